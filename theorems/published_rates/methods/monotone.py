"""Fixed points of nonexpansive operators and zeros of monotone ones; the fixed point or zero is the origin."""

from __future__ import annotations

from fractions import Fraction

from numerics.worst_case import Problem
from theorems.published_rates.methods.descent import Number, at_rest

__all__ = [
    "accelerated_resolvent",
    "contractive_halpern",
    "douglas_rachford_cocoercive",
    "halpern",
    "krasnoselskii_mann",
    "optimal_resolvent",
    "resolvent",
]


def halpern(n: int) -> Problem:
    p = Problem()
    A = p.operator("lipschitz", "A", L=1)
    at_rest(A)
    x0 = x = p.vector("x0")
    for t in range(n):
        x = Fraction(1, t + 2) * x0 + Fraction(t + 1, t + 2) * A.gradient(x)
    return p.claim((x - A.gradient(x)).abs2, x0.abs2)


def contractive_halpern(n: int, gamma: Number) -> Problem:
    p = Problem()
    A = p.operator("lipschitz", "A", L=1 / gamma)
    at_rest(A)
    x0 = x = p.vector("x0")
    for t in range(n):
        phi = sum((gamma ** (2 * i) for i in range(t + 2)), Fraction(0))
        x = 1 / phi * x0 + (1 - 1 / phi) * A.gradient(x)
    return p.claim((x - A.gradient(x)).abs2, x0.abs2)


def krasnoselskii_mann(n: int, gamma: Number) -> Problem:
    p = Problem()
    A = p.operator("lipschitz", "A", L=1)
    at_rest(A)
    x0 = x = p.vector("x0")
    for _ in range(n):
        x = (1 - gamma) * x + gamma * A.gradient(x)
    return p.claim((x - A.gradient(x)).abs2 / 4, x0.abs2)


def resolvent(n: int, alpha: Number) -> Problem:
    p = Problem()
    A = p.operator("monotone", "A")
    at_rest(A)
    x0 = old = x = p.vector("x0")
    for _ in range(n):
        old, x = x, A.prox(x, alpha).x
    return p.claim((x - old).abs2, x0.abs2)


def accelerated_resolvent(n: int, alpha: Number) -> Problem:
    p = Problem()
    A = p.operator("monotone", "A")
    at_rest(A)
    x0 = p.vector("x0")
    x, y, before = x0, x0, x0  # x_t, y_t and y_{t-1}
    for t in range(n):
        old, x = x, A.prox(y, alpha).x
        if t < n - 1:
            part = Fraction(t, t + 2)
            before, y = y, x + part * (x - old) - part * (old - before)
    return p.claim((x - y).abs2, x0.abs2)


def optimal_resolvent(n: int, mu: Number) -> Problem:
    p = Problem()
    A = p.operator("strongly-monotone", "A", mu=mu)
    at_rest(A)
    x0 = x = y = before = p.vector("x0")

    def phi(t: int) -> Fraction:
        return sum(((1 + 2 * mu) ** (2 * i) for i in range(t + 1)), Fraction(0))

    for t in range(n):
        new = A.prox(y, 1).x
        following = (
            new
            + (phi(t) - 1) / phi(t + 1) * (new - x)
            - 2 * mu * phi(t) / phi(t + 1) * (y - new)
            + (1 + 2 * mu) * phi(t - 1) / phi(t + 1) * (before - x)
        )
        x, before, y = new, y, following
    return p.claim((before - x).abs2, x0.abs2)


def douglas_rachford_cocoercive(beta: Number, mu: Number, theta: Number) -> Problem:
    """One relaxed step with a beta-cocoercive and a mu-strongly monotone operator, from two points."""
    p = Problem()
    A, B = p.operator("cocoercive", "A", beta=beta), p.operator("strongly-monotone", "B", mu=mu)
    ends, starts = [], [p.vector("w"), p.vector("v")]
    for w in starts:
        x = B.prox(w, 1).x
        ends.append(w - theta * (x - A.prox(2 * x - w, 1).x))
    return p.claim((ends[0] - ends[1]).abs2, (starts[0] - starts[1]).abs2)

"""Proximal, splitting and conditional gradient methods for sums of convex functions."""

from __future__ import annotations

from fractions import Fraction

from numerics.worst_case import Form, Oracle, Problem, Vector
from theorems.published_rates.methods.accelerated import root
from theorems.published_rates.methods.descent import Number, at_rest

__all__ = [
    "accelerated_proximal_gradient",
    "accelerated_proximal_point",
    "accelerated_proximal_simplified",
    "difference_of_convex",
    "douglas_rachford_contraction",
    "frank_wolfe",
    "proximal_gradient",
    "proximal_gradient_gap",
    "proximal_point",
]


def composite(L: Number, mu: Number | int = 0) -> tuple[Problem, Oracle, Oracle, Vector]:
    """f smooth and h convex, f + h minimal at the origin: opposite (sub)gradients there, both values zero."""
    p = Problem()
    f, h = p.function("smooth", "f", L=L, mu=mu), p.function("convex", "h")
    star = f.add(Vector(), f=Form())
    h.add(Vector(), -star.g, Form())
    return p, f, h, p.vector("x0")


def proximal_point(n: int, gamma: Number) -> Problem:
    p = Problem()
    f = p.function("convex")
    at_rest(f)
    x0 = x = p.vector("x0")
    for _ in range(n):
        sample = f.prox(x, gamma)
        x = sample.x
    return p.claim(f(x), x0.abs2)


def accelerated_proximal_point(n: int, A0: Number, gamma: Number) -> Problem:
    """The method of Güler with steps gamma, 2 gamma, 4 gamma, ...: rational where A0·gamma = 1/2."""
    p = Problem()
    f = p.function("convex")
    at_rest(f)
    x0 = x = v = p.vector("x0")
    start, A = f(x0) + A0 / 2 * x0.abs2, A0
    for t in range(n):
        step = gamma * 2**t
        alpha = (root((A * step) ** 2 + 4 * A * step) - A * step) / 2
        y = (1 - alpha) * x + alpha * v
        x = f.prox(y, step).x
        v, A = v + (x - y) / alpha, (1 - alpha) * A
    return p.claim(f(x), start)


def proximal_gradient(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    p, f, h, x0 = composite(L, mu)
    x = x0
    for _ in range(n):
        x = h.prox(x - gamma * f.gradient(x), gamma).x
    return p.claim(x.abs2, x0.abs2)


def proximal_gradient_gap(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    p, f, h, x0 = composite(L, mu)
    x, start = x0, f(x0) + h(x0)
    for _ in range(n):
        x = h.prox(x - gamma * f.gradient(x), gamma).x
    return p.claim(f(x) + h(x), start)


def accelerated_proximal_gradient(n: int, L: Number) -> Problem:
    """FISTA: its momentum is zero in the first step and irrational from the second on, so n is 1 or 2."""
    if n > 2:
        raise ValueError("the momentum is irrational from the second step on: n is 1 or 2")
    p, f, h, x0 = composite(L)
    x = x0
    for _ in range(n):
        x = h.prox(x - f.gradient(x) / L, 1 / L).x
    return p.claim(f(x) + h(x), x0.abs2)


def accelerated_proximal_simplified(n: int, L: Number) -> Problem:
    p, f, h, x0 = composite(L)
    x = y = x0
    for t in range(n):
        old, x = x, h.prox(y - f.gradient(y) / L, 1 / L).x
        y = x + Fraction(t, t + 3) * (x - old)
    return p.claim(f(x) + h(x), x0.abs2)


def douglas_rachford_contraction(n: int, L: Number, mu: Number, alpha: Number) -> Problem:
    p = Problem()
    f, h = p.function("smooth", "f", L=L, mu=mu), p.function("convex", "h")
    ends, starts = [], [p.vector("w"), p.vector("v")]
    for w in starts:
        for _ in range(n):
            x = h.prox(w, alpha).x
            w = w + f.prox(2 * x - w, alpha).x - x
        ends.append(w)
    return p.claim((ends[0] - ends[1]).abs2, (starts[0] - starts[1]).abs2)


def frank_wolfe(n: int, L: Number, D: Number) -> Problem:
    p = Problem()
    f, ball = p.function("smooth", "f", L=L, mu=0), p.function("bounded-indicator", "h", D=D)
    star = f.add(Vector(), f=Form())
    ball.add(Vector(), -star.g)
    x = p.vector("x0")
    ball.add(x, Vector())
    for t in range(n):
        y = ball.add(p.vector(f"y{t}"), -f.gradient(x)).x
        x = Fraction(t, t + 2) * x + Fraction(2, t + 2) * y
    return p.claim(f(x))


def difference_of_convex(n: int, L1: Number, mu1: Number, L2: Number, mu2: Number) -> Problem:
    """f - h, each smooth and strongly convex; the value at the origin is a lower bound of f - h."""
    p = Problem()
    f, h = p.function("smooth", "f", L=L1, mu=mu1), p.function("smooth", "h", L=L2, mu=mu2)
    x = p.vector("x0")
    start, goals = f(x) - h(x), []
    for t in range(n + 1):
        gap = f.gradient(x) - h.gradient(x)
        goals.append(gap.abs2)
        p.require(f(x) - h(x) - gap.abs2 / (2 * (L1 - mu2)))  # no value is below zero, nor after one more step
        if t < n:
            x = f.add(p.vector(f"x{t + 1}"), h.gradient(x)).x
    p.relaxed = True
    return p.claim(goals, start)

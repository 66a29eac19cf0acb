"""Methods with errors: of gradients, subgradients and proximal steps."""

from __future__ import annotations

from numerics.worst_case import Oracle, Problem, Vector
from theorems.published_rates.methods.descent import Number, at_rest, search, smooth
from theorems.published_rates.methods.proximal import composite

__all__ = [
    "epsilon_subgradient",
    "inexact_descent",
    "inexact_douglas_rachford",
    "inexact_forward_backward",
    "inexact_line_search",
    "inexact_proximal_point",
]


def _wrong_gradient(p: Problem, f: Oracle, x: Vector, epsilon: Number, name: str) -> Vector:
    """A vector within the relative error epsilon of the gradient."""
    d = p.vector(name)
    p.require(epsilon**2 * f.gradient(x).abs2 - (d - f.gradient(x)).abs2)
    return d


def inexact_descent(n: int, L: Number, mu: Number, epsilon: Number) -> Problem:
    p, f, x = smooth(L, mu)
    start, gamma = f(x), 2 / ((1 + epsilon) * L + (1 - epsilon) * mu)
    for t in range(n):
        x = x - gamma * _wrong_gradient(p, f, x, epsilon, f"e{t}")
    return p.claim(f(x), start)


def inexact_line_search(n: int, L: Number, mu: Number, epsilon: Number) -> Problem:
    p, f, x = smooth(L, mu)
    start = f(x)
    for t in range(n):
        x = search(p, f, x, [_wrong_gradient(p, f, x, epsilon, f"e{t}")], f"x{t + 1}")
    return p.claim(f(x), start)


def epsilon_subgradient(n: int, M: Number, gamma: Number, epsilon: Number, R: Number) -> Problem:
    """Each step follows an epsilon-subgradient: a subgradient at some other point y that is nearly one at x."""
    p = Problem()
    f = p.function("convex")
    at_rest(f)
    x = p.vector("x0")
    p.require(R * R - x.abs2)
    goals = []
    for t in range(n + 1):
        goals.append(f(x))
        g = f.gradient(x)
        if t < n:
            near = f.add(p.vector(f"y{t}"))
            g = near.g
            p.require(epsilon - (f(x) - near.f - near.g @ (x - near.x)))
        p.require(M * M - g.abs2)
        x = x - gamma * g
    return p.claim(goals)


def inexact_proximal_point(n: int, gamma: Number, sigma: Number) -> Problem:
    p = Problem()
    f = p.function("convex")
    at_rest(f)
    x0 = x = p.vector("x0")
    for t in range(n):
        error, old = p.vector(f"e{t}"), x
        g = p.vector(f"s{t}")
        x = old - gamma * g + error
        f.add(x, g)
        p.require(sigma**2 * (x - old).abs2 - error.abs2)
    return p.claim(f(x), x0.abs2)


def inexact_douglas_rachford(n: int, L: Number, mu: Number, gamma: Number, sigma: Number) -> Problem:
    p, f, h, z0 = composite(L, mu)
    fixed = gamma * f.gradient(Vector())
    z = z0
    for t in range(n):
        error, g = p.vector(f"e{t}"), p.vector(f"s{t}")
        x = z - gamma * g + error
        f.add(x, g)
        y = h.prox(x - gamma * g, gamma).x
        p.require(sigma**2 * (y - z + gamma * g).abs2 - error.abs2)
        z = z + y - x
    return p.claim((z - fixed).abs2, (z0 - fixed).abs2)


def inexact_forward_backward(n: int, L: Number, zeta: Number) -> Problem:
    """One accelerated step with an inexact proximal map; from the second on its weights are irrational."""
    if n != 1:
        raise ValueError("the weights are irrational from the second step on: n is 1")
    p, f, h, x0 = composite(L)
    gamma, g = 1 / L, f.gradient(x0)
    x, v, w = p.vector("x1"), p.vector("v"), p.vector("w")
    hx, hw = h.add(x).f, h.add(w, v).f
    gap = (x - (x0 - gamma * g) + gamma * v).abs2 / 2 + gamma * (hx - hw - v @ (x - w))
    p.require((zeta * gamma) ** 2 / 2 * (v + g).abs2 - gap)
    return p.claim(f(x) + hx, x0.abs2)

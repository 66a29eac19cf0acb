"""Continuous time: the derivative of a potential along the trajectory, at one moment."""

from __future__ import annotations

from numerics.worst_case import Oracle, Problem, Vector
from theorems.published_rates.methods.accelerated import root
from theorems.published_rates.methods.descent import Number, at_rest

__all__ = [
    "accelerated_flow_convex",
    "accelerated_flow_strongly_convex",
    "accelerated_flow_strongly_convex_sharp",
    "gradient_flow_convex",
    "gradient_flow_strongly_convex",
]


def _convex(mu: Number | None = None) -> tuple[Problem, Oracle, Vector]:
    p = Problem()
    f = p.function("convex") if mu is None else p.function("strongly-convex", mu=mu)
    at_rest(f)
    return p, f, p.vector("x")


def gradient_flow_strongly_convex(mu: Number) -> Problem:
    p, f, x = _convex(mu)
    return p.claim(-1 * f.gradient(x).abs2, f(x))


def gradient_flow_convex(t: Number) -> Problem:
    p, f, x = _convex()
    g = f.gradient(x)
    return p.claim(f(x) - t * g.abs2 - x @ g)


def accelerated_flow_convex(t: Number) -> Problem:
    p, f, x = _convex()
    v, g = p.vector("v"), f.gradient(x)
    turn = -3 / t * v - g
    return p.claim(2 * t * f(x) + t**2 * (v @ g) + 4 * ((x + t / 2 * v) @ (3 * v / 2 + t / 2 * turn)))


def accelerated_flow_strongly_convex(mu: Number) -> Problem:
    p, f, x = _convex(mu)
    v, g, r = p.vector("v"), f.gradient(x), root(mu)
    turn = -2 * r * v - g
    return p.claim(g @ v + (r * x + v) @ (r * v + turn), f(x) + (r * x + v).abs2 / 2)


def accelerated_flow_strongly_convex_sharp(mu: Number) -> Problem:
    """With the potential of f - f* + (4 mu/9)|x - x*|² + (4 r/3)<x - x*, v> + |v|²/2, r the root of mu."""
    p, f, x = _convex(mu)
    v, g, r = p.vector("v"), f.gradient(x), root(mu)
    turn = -2 * r * v - g
    potential = f(x) + mu * 4 / 9 * x.abs2 + 4 * r / 3 * (x @ v) + v.abs2 / 2
    return p.claim(g @ v + mu * 8 / 9 * (x @ v) + 4 * r / 3 * (v.abs2 + x @ turn) + turn @ v, potential)

"""Methods that draw one of finitely many functions or blocks: the expectation is an average over the draws."""

from __future__ import annotations

from fractions import Fraction

from numerics.worst_case import Form, Oracle, Problem, Vector
from theorems.published_rates.methods.accelerated import root
from theorems.published_rates.methods.descent import Number, at_rest

__all__ = ["coordinate_distance", "coordinate_potential", "point_saga", "saga", "sgd", "sgd_interpolated"]


def _functions(p: Problem, n: int, L: Number, mu: Number, rest: Vector) -> list[Oracle]:
    """n functions whose gradients at the origin add up to ``rest``, with value zero there."""
    found = [p.function("smooth", f"f{i}_", L=L, mu=mu) for i in range(n)]
    for f in found[:-1]:
        rest = rest - f.add(Vector(), f=Form()).g
    found[-1].add(Vector(), rest, Form())
    return found


def _mean(forms: list[Form]) -> Form:
    return sum(forms, Form()) / len(forms)


def sgd(n: int, L: Number, mu: Number, gamma: Number, v: Number, R: Number) -> Problem:
    """One step; the mean square of the gradients at the minimiser is at most v²."""
    p = Problem()
    functions = _functions(p, n, L, mu, Vector())
    x = p.vector("x0")
    p.require(R * R - x.abs2)
    p.require(v * v - _mean([f.gradient(Vector()).abs2 for f in functions]))
    return p.claim(_mean([(x - gamma * f.gradient(x)).abs2 for f in functions]))


def sgd_interpolated(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    """One step, where the minimiser is one of every function."""
    p = Problem()
    functions = [p.function("smooth", f"f{i}_", L=L, mu=mu) for i in range(n)]
    for f in functions:
        at_rest(f)
    x = p.vector("x0")
    return p.claim(_mean([(x - gamma * f.gradient(x)).abs2 for f in functions]), x.abs2)


def saga(n: int, L: Number, mu: Number) -> Problem:
    """One step, in terms of c|x - x*|² + mean of the Bregman distances at the stored points."""
    p = Problem()
    h = p.function("convex", "h")
    star = h.add(Vector(), f=Form())
    functions = _functions(p, n, L, mu, -n * star.g)
    gamma = 1 / (2 * (mu * n + L))
    c = 1 / (2 * gamma * (1 - mu * gamma) * n)
    x = p.vector("x0")
    stored = [p.vector(f"p{i}") for i in range(n)]

    def distance(f: Oracle, y: Vector) -> Form:
        return f(y) - f.gradient(Vector()) @ y

    start = c * x.abs2 + _mean([distance(f, y) for f, y in zip(functions, stored, strict=True)])
    table = [f.gradient(y) for f, y in zip(functions, stored, strict=True)]
    average = sum(table[1:], table[0]) / n
    finals = []
    for i, f in enumerate(functions):
        new = h.prox(x - gamma * (f.gradient(x) - table[i] + average), gamma).x
        points = [x if j == i else y for j, y in enumerate(stored)]
        finals.append(c * new.abs2 + _mean([distance(g, y) for g, y in zip(functions, points, strict=True)]))
    return p.claim(_mean(finals), start)


def point_saga(n: int, L: Number, mu: Number) -> Problem:
    p = Problem()
    functions = _functions(p, n, L, mu, Vector())
    gamma = root(Fraction((n - 1) ** 2) + 4 * n * L / mu) / (2 * L * n) - (1 - Fraction(1, n)) / (2 * L)
    x, c = p.vector("x0"), 1 / (mu * L)
    stored = [p.vector(f"p{i}") for i in range(n)]
    stars = [f.gradient(Vector()) for f in functions]
    start = x.abs2 + c * _mean([(s - g).abs2 for s, g in zip(stars, stored, strict=True)])
    average = sum(stored[1:], stored[0]) / n
    finals = []
    for i, f in enumerate(functions):
        sample = f.prox(x + gamma * (stored[i] - average), gamma)
        table = [sample.g if j == i else g for j, g in enumerate(stored)]
        finals.append(sample.x.abs2 + c * _mean([(s - g).abs2 for s, g in zip(stars, table, strict=True)]))
    return p.claim(_mean(finals), start)


def _blocks(p: Problem, d: int) -> tuple[list[Vector], list[Vector]]:
    """The blocks of a point and of a gradient; different blocks are orthogonal."""
    x, g = [p.vector(f"x0_{i}") for i in range(d)], [p.vector(f"g0_{i}") for i in range(d)]
    for i in range(d):
        for j in range(d):
            if i != j:
                p.require_zero(x[i] @ g[j])
                if i < j:
                    p.require_zero(x[i] @ x[j])
                    p.require_zero(g[i] @ g[j])
    return x, g


def coordinate_distance(d: int, L: Number, mu: Number, gamma: Number) -> Problem:
    """One step along one of d blocks, drawn uniformly."""
    p = Problem()
    f = p.function("smooth", L=L, mu=mu)
    at_rest(f)
    xs, gs = _blocks(p, d)
    x = sum(xs[1:], xs[0])
    f.add(x, sum(gs[1:], gs[0]))
    return p.claim(_mean([(x - gamma * g).abs2 for g in gs]), x.abs2)


def coordinate_potential(t: int, d: int, L: Number, gamma: Number) -> Problem:
    """(t gamma L/d + 1)(f - f*) + (L/2)|x - x*|² from one iterate to the next, in expectation."""
    p = Problem()
    f = p.function("smooth", L=L, mu=0)
    at_rest(f)
    xs, gs = _blocks(p, d)
    x = sum(xs[1:], xs[0])
    f.add(x, sum(gs[1:], gs[0]))

    def potential(k: int, y: Vector) -> Form:
        return (k * gamma * L / d + 1) * f(y) + L / 2 * y.abs2

    finals = [potential(t, x - gamma * g) for g in gs]
    p.relaxed = True  # the gradients after the step have blocks too, which are left out
    return p.claim(_mean(finals), potential(t - 1, x))

"""Gradient and subgradient methods without momentum."""

from __future__ import annotations

from fractions import Fraction

from numerics.worst_case import Form, Oracle, Problem, Vector

__all__ = [
    "conjugate_gradient",
    "conjugate_gradient_growth",
    "contraction",
    "descent_distance",
    "descent_gap",
    "descent_gradient",
    "descent_gradient_from_gap",
    "descent_growth",
    "descent_nonconvex",
    "descent_secant",
    "descent_value",
    "line_search",
    "line_search_witness",
    "polyak_distance",
    "polyak_value",
    "potential_gradient",
    "potential_values",
    "subgradient",
]

Number = Fraction


def at_rest(oracle: Oracle) -> None:
    """The gradient or image is zero at the origin, and so is the value: the origin is where these methods aim."""
    oracle.add(Vector(), Vector(), Form())


def smooth(L: Number, mu: Number | int = 0) -> tuple[Problem, Oracle, Vector]:
    """A smooth (strongly) convex function with its minimiser at the origin, and a starting point."""
    p = Problem()
    f = p.function("smooth", L=L, mu=mu)
    at_rest(f)
    return p, f, p.vector("x0")


def steps(f: Oracle, x: Vector, gamma: Number, n: int) -> Vector:
    for _ in range(n):
        x = x - gamma * f.gradient(x)
    return x


def descent_value(n: int, L: Number, gamma: Number) -> Problem:
    p, f, x0 = smooth(L)
    return p.claim(f(steps(f, x0, gamma, n)), x0.abs2)


def descent_gradient(n: int, L: Number, gamma: Number) -> Problem:
    p, f, x0 = smooth(L)
    return p.claim(f.gradient(steps(f, x0, gamma, n)).abs2, x0.abs2)


def descent_gradient_from_gap(n: int, L: Number, gamma: Number) -> Problem:
    p, f, x0 = smooth(L)
    start = f(x0)
    return p.claim(f.gradient(steps(f, x0, gamma, n)).abs2, start)


def descent_gap(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    start = f(x0)
    return p.claim(f(steps(f, x0, gamma, n)), start)


def descent_distance(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    return p.claim(steps(f, x0, gamma, n).abs2, x0.abs2)


def contraction(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    """Two runs of gradient descent on one function; no minimiser is asked for."""
    p = Problem()
    f = p.function("smooth", L=L, mu=mu)
    x0, y0 = p.vector("x0"), p.vector("y0")
    return p.claim((steps(f, x0, gamma, n) - steps(f, y0, gamma, n)).abs2, (x0 - y0).abs2)


def descent_nonconvex(n: int, L: Number, gamma: Number) -> Problem:
    p = Problem()
    f = p.function("smooth", L=L, mu=-L)
    x0 = x = p.vector("x0")
    f.add(x0)
    goals = [f.gradient(x).abs2]
    for _ in range(n):
        x = x - gamma * f.gradient(x)
        goals.append(f.gradient(x).abs2)
    return p.claim(goals, f(x0) - f(x))


def descent_growth(n: int, L: Number, gamma: Number) -> Problem:
    p = Problem()
    f = p.function("growth", L=L)
    at_rest(f)
    x0 = p.vector("x0")
    return p.claim(f(steps(f, x0, gamma, n)), x0.abs2)


def descent_secant(n: int, L: Number, mu: Number, gamma: Number) -> Problem:
    p = Problem()
    f = p.function("secant", L=L, mu=mu)
    at_rest(f)
    x0 = p.vector("x0")
    return p.claim(steps(f, x0, gamma, n).abs2, x0.abs2)


def subgradient(n: int, M: Number, gamma: Number, R: Number) -> Problem:
    p = Problem()
    f = p.function("convex-lipschitz", M=M)
    at_rest(f)
    x = p.vector("x0")
    p.require(R * R - x.abs2)
    goals = [f(x)]
    for _ in range(n):
        x = x - gamma * f.gradient(x)
        goals.append(f(x))
    return p.claim(goals)


def search(p: Problem, f: Oracle, x: Vector, directions: list[Vector], name: str) -> Vector:
    """A point whose gradient is orthogonal to the way there and to the directions, as a search in their span gives."""
    y = p.vector(name)
    g = f.gradient(y)
    for direction in [y - x, *directions]:
        p.require_zero(g @ direction)
    p.relaxed = True  # the point need not lie in the span
    return y


def line_search(n: int, L: Number, mu: Number) -> Problem:
    p, f, x = smooth(L, mu)
    start = f(x)
    for t in range(n):
        x = search(p, f, x, [f.gradient(x)], f"x{t + 1}")
    return p.claim(f(x), start)


def line_search_witness(n: int, L: Number, mu: Number) -> Problem:
    """Those instances on which the exact search takes the step 2/(L + mu) each time."""
    p, f, x = smooth(L, mu)
    start = f(x)
    for _ in range(n):
        g = f.gradient(x)
        x = x - 2 / (L + mu) * g
        p.require_zero(f.gradient(x) @ g)
    return p.claim(f(x), start)


def _conjugate(p: Problem, f: Oracle, n: int) -> Problem:
    x0 = x = p.vector("x0")
    span = [f.gradient(x)]
    for t in range(n):
        old, x = x, search(p, f, x, span, f"x{t + 1}")
        span += [f.gradient(x), x - old]
    return p.claim(f(x), x0.abs2)


def conjugate_gradient(n: int, L: Number) -> Problem:
    p = Problem()
    f = p.function("smooth", L=L, mu=0)
    at_rest(f)
    return _conjugate(p, f, n)


def conjugate_gradient_growth(n: int, L: Number) -> Problem:
    p = Problem()
    f = p.function("growth", L=L)
    at_rest(f)
    return _conjugate(p, f, n)


def polyak_distance(L: Number, mu: Number, gamma: Number) -> Problem:
    """One step whose length happens to be the one that the rule of Polyak gives."""
    p, f, x = smooth(L, mu)
    p.require_zero(gamma * f.gradient(x).abs2 - 2 * f(x))
    y = x - gamma * f.gradient(x)
    f.add(y)
    return p.claim(y.abs2, x.abs2)


def polyak_value(L: Number, mu: Number, gamma: Number) -> Problem:
    p, f, x = smooth(L, mu)
    p.require_zero(f.gradient(x).abs2 - 2 * L * (2 - L * gamma) * f(x))
    return p.claim(f(x - gamma * f.gradient(x)), f(x))


def potential_values(n: int, L: Number, gamma: Number) -> Problem:
    """n·(f - f*) + (L/2)|x - x*|² from one iterate to the next."""
    p, f, x = smooth(L)
    y = x - gamma * f.gradient(x)
    return p.claim((n + 1) * f(y) + L / 2 * y.abs2 - (n * f(x) + L / 2 * x.abs2))


def potential_gradient(n: int, L: Number, gamma: Number) -> Problem:
    p, f, x = smooth(L)
    y = x - gamma * f.gradient(x)
    old = (2 * n + 1) * L * f(x) + n * (n + 2) * f.gradient(x).abs2 + L**2 * x.abs2
    new = (2 * n + 3) * L * f(y) + (n + 1) * (n + 3) * f.gradient(y).abs2 + L**2 * y.abs2
    return p.claim(new - old)

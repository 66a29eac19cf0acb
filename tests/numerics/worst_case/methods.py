"""Small methods with known worst cases, for the tests of the instrument and of the checker."""

from __future__ import annotations

from fractions import Fraction

from numerics.worst_case import Problem


def descent(n: int, L: Fraction = Fraction(1), step: Fraction = Fraction(1), mu: Fraction = Fraction(0)) -> Problem:
    p = Problem()
    f = p.function("smooth", L=L, mu=mu)
    xs, fs = f.minimiser()
    x0 = x = p.vector("x0")
    for _ in range(n):
        x = x - step * f.gradient(x)
    return p.claim(f(x) - fs, (x0 - xs).abs2)


def proximal(n: int, step: Fraction = Fraction(1)) -> Problem:
    p = Problem()
    f = p.function("convex")
    xs, fs = f.minimiser()
    x0 = x = p.vector("x0")
    value = fs
    for _ in range(n):
        sample = f.prox(x, step)
        x, value = sample.x, sample.f
    return p.claim(value - fs, (x0 - xs).abs2)


def subgradient(root: int, M: int = 1) -> Problem:
    """n + 1 = root² iterates, the least value is measured; nothing here scales, so the distance is at most 1."""
    p = Problem()
    f = p.function("convex-lipschitz", M=M)
    xs, fs = f.minimiser()
    x = p.vector("x0")
    p.require(1 - (x - xs).abs2)
    goals = [f(x) - fs]
    for _ in range(root * root - 1):
        x = x - Fraction(1, M * root) * f.gradient(x)
        goals.append(f(x) - fs)
    return p.claim(goals)


def halpern(n: int) -> Problem:
    p = Problem()
    A = p.operator("lipschitz", L=1)
    xs = A.fixed_point()
    x0 = x = p.vector("x0")
    for t in range(n):
        x = Fraction(1, t + 2) * x0 + Fraction(t + 1, t + 2) * A.gradient(x)
    return p.claim((x - A.gradient(x)).abs2, (x0 - xs).abs2)


def line_search(n: int, L: Fraction, mu: Fraction) -> Problem:
    """Exact line search, relaxed: the new gradient is orthogonal to the old one and to the step."""
    p = Problem()
    f = p.function("smooth", L=L, mu=mu)
    _, fs = f.minimiser()
    x = p.vector("x0")
    start, g = f(x) - fs, f.gradient(x)
    for t in range(n):
        y = p.vector(f"x{t + 1}")
        p.require_zero(f.gradient(y) @ g)
        p.require_zero(f.gradient(y) @ (y - x))
        x, g = y, f.gradient(y)
    p.relaxed = True
    return p.claim(f(x) - fs, start)

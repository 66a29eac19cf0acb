"""Methods in the geometry of a convex function h: relative smoothness is written as convexity of L h - f (and + f)."""

from __future__ import annotations

from numerics.worst_case import Form, Problem, Vector
from theorems.published_rates.methods.descent import Number, at_rest

__all__ = [
    "bregman_proximal_point",
    "no_lips_divergence",
    "no_lips_nonconvex",
    "no_lips_nonconvex_back",
    "no_lips_value",
]


def bregman_proximal_point(n: int, gamma: Number) -> Problem:
    """f is minimised, h gives the geometry; the minimiser is the origin and the measure D_h(x*, x0)."""
    p = Problem()
    f, h = p.function("convex", "f"), p.function("convex", "h")
    at_rest(f)
    h.add(Vector())
    x0 = p.vector("x0")
    mirror = h.gradient(x0)
    start, value = h(Vector()) - h(x0) + mirror @ x0, Form()
    for t in range(n):
        x, g = p.vector(f"x{t + 1}"), p.vector(f"s{t + 1}")
        mirror = mirror - gamma * g
        value = f.add(x, g).f
        h.add(x, mirror)
    p.relaxed = True  # h need not be differentiable
    return p.claim(value, start)


class _Pair:
    """Two convex functions d1, d2 with f and h in their span: f = (a·d1 + b·d2), h = (d1 + d2)/c."""

    def __init__(self, p: Problem, f: tuple[Number, Number], h: Number) -> None:
        self.p, self.one, self.two = p, p.function("convex", "d"), p.function("convex", "e")
        self.set, self.weights, self.scale = p.function("indicator", "i"), f, h
        p.relaxed = True  # h need not be differentiable

    def _sum(self, a: Number, b: Number, x: Vector) -> tuple[Vector, Form]:
        return a * self.one.gradient(x) + b * self.two.gradient(x), a * self.one(x) + b * self.two(x)

    def f(self, x: Vector) -> tuple[Vector, Form]:
        return self._sum(*self.weights, x)

    def h(self, x: Vector) -> tuple[Vector, Form]:
        return self._sum(1 / self.scale, 1 / self.scale, x)

    def divergence(self, x: Vector, y: Vector) -> Form:
        """D_h(x, y)."""
        return self.h(x)[1] - self.h(y)[1] - self.h(y)[0] @ (x - y)

    def step(self, x: Vector, gamma: Number, name: str) -> Vector:
        """The y with h'(y) + a normal vector of the set = h'(x) - gamma f'(x)."""
        y = self.p.vector(name)
        normal = self.set.add(y, self.p.vector(f"n{name}")).g
        first = self.one.add(y).g
        wanted = self.h(x)[0] - gamma * self.f(x)[0] - normal
        self.two.add(y, self.scale * wanted - first)
        return y


def _relative(L: Number) -> tuple[_Pair, Problem, Vector]:
    """f = e convex and L h = d + e, with f + indicator minimal at the origin."""
    p = Problem()
    pair = _Pair(p, (0 * L, 1 + 0 * L), L)
    pair.one.add(Vector())
    star = pair.two.add(Vector(), f=Form())
    pair.set.add(Vector(), -star.g)
    x0 = p.vector("x0")
    pair.set.add(x0, Vector())
    return pair, p, x0


def no_lips_value(n: int, L: Number, gamma: Number) -> Problem:
    pair, p, x = _relative(L)
    start = pair.divergence(Vector(), x)
    for t in range(n):
        x = pair.step(x, gamma, f"x{t + 1}")
    return p.claim(pair.f(x)[1], start)


def no_lips_divergence(n: int, L: Number, gamma: Number) -> Problem:
    pair, p, x = _relative(L)
    start, goals = pair.divergence(Vector(), x), []
    for t in range(n):
        old, x = x, pair.step(x, gamma, f"x{t + 1}")
        goals.append(pair.divergence(old, x))
    return p.claim(goals, start)


def _nonconvex(n: int, L: Number, gamma: Number, back: bool) -> Problem:
    """f = (e - d)/2 and L h = (d + e)/2: L h + f and L h - f are convex."""
    p = Problem()
    half = 1 / (2 + 0 * L)
    pair = _Pair(p, (-half, half), 2 * L)
    x0 = x = p.vector("x0")
    pair.set.add(x0, Vector())
    goals = []
    for t in range(n):
        old, x = x, pair.step(x, gamma, f"x{t + 1}")
        goals.append(pair.divergence(old, x) if back else pair.divergence(x, old))
    return p.claim(goals, pair.f(x0)[1] - pair.f(x)[1])


def no_lips_nonconvex(n: int, L: Number, gamma: Number) -> Problem:
    return _nonconvex(n, L, gamma, back=False)


def no_lips_nonconvex_back(n: int, L: Number, gamma: Number) -> Problem:
    return _nonconvex(n, L, gamma, back=True)

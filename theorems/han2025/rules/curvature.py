"""Second derivatives of the model at explicit points, by hyper-dual numbers, written for the checker alone.

A hyper-dual number carries a value, its derivatives along two directions s and t, and the mixed second derivative.
With both directions equal to w the last part of ŷ is wᵀ Hess ŷ w, which bounds the spectral norm from below; with two
unit vectors it is an entry.  The Jacobian of ŷ∇ŷ is the Hessian of ŷ²/2.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .transformer import ONE_INPUT, Point, bits, parity_set, place

Direction = Sequence[tuple[arb, arb]]  # one pair (a13, a14) a head


class Hyper:
    def __init__(self, value: arb, s: arb, t: arb, st: arb) -> None:
        self.value, self.s, self.t, self.st = value, s, t, st

    def __add__(self, other: Hyper) -> Hyper:
        return Hyper(self.value + other.value, self.s + other.s, self.t + other.t, self.st + other.st)

    def __mul__(self, other: Hyper) -> Hyper:
        return Hyper(
            self.value * other.value,
            self.s * other.value + self.value * other.s,
            self.t * other.value + self.value * other.t,
            self.st * other.value + self.s * other.t + self.t * other.s + self.value * other.st,
        )

    def map(self, value: arb, slope: arb, bend: arb) -> Hyper:
        """The chain rule for a function with the given value and two derivatives."""
        return Hyper(value, slope * self.s, slope * self.t, slope * self.st + bend * self.s * self.t)


NOTHING = (arb(0), arb(0), arb(0), arb(0))


def weights(point: Point, entry: Any, first: tuple[arb, arb], second: tuple[arb, arb]) -> list[Hyper]:
    """The attention of one head with its derivatives along two directions."""
    a, c = point.head(entry)
    tau = ball(point.tau)
    scores = []
    for p in range(1, point.n + 1):
        u, v = point.position(p)
        value, s, t = ((d[0] * u + d[1] * v) / tau for d in ((a, c), first, second))
        scores.append(Hyper(value, s, t, arb(0)))
    top = arb(max(float(score.value.mid()) for score in scores))  # a common shift changes no weight
    raised = []
    for score in scores:
        power = (score.value - top).exp()
        raised.append(score.map(power, power, power))
    total = sum(raised, Hyper(*NOTHING))
    inverse = 1 / total.value
    divisor = total.map(inverse, -inverse * inverse, 2 * inverse * inverse * inverse)
    return [item * divisor for item in raised]


def classifier(point: Point, s: Hyper) -> Hyper:
    """f(S) = 1 + Σ_q (-1)^q (8q-4) σ(S + 1/2 - q) with σ(z) = (z + sqrt(z² + b))/2."""
    value, slope, bend, b = arb(1), arb(0), arb(0), ball(point.b)
    for q in range(1, point.k + 1):
        z = s.value + ball(Fraction(1, 2) - q)
        root = (z * z + b).sqrt()
        weight = (-1) ** q * (8 * q - 4)
        value += weight * (z + root) / 2
        slope += weight * (1 + z / root) / 2
        bend += weight * b / (2 * root * root * root)
    return s.map(value, slope, bend)


def share_sum(heads: list[list[Hyper]], x: Sequence[int]) -> Hyper:
    return sum((w for row in heads for w, bit in zip(row, x, strict=True) if bit), Hyper(*NOTHING))


class Undecided(Exception):
    """The balls do not tell whether the hinge is active: more precision is needed."""


def squared_hinge(output: Hyper, label: int) -> Hyper:
    margin = label * output.value
    if margin > 1:
        return Hyper(*NOTHING)
    if not margin < 1:
        raise Undecided
    gap = Hyper(1 - margin, -label * output.s, -label * output.t, -label * output.st)
    return gap * gap


def _mixed(point: Point, body: dict[str, Any], name: str, first: Direction, second: Direction) -> arb:
    """The second derivative along two directions of the function that the quantity names."""
    heads = [weights(point, entry, d, e) for entry, d, e in zip(point.raw, first, second, strict=True)]
    if name == "risk-hessian":
        chosen = parity_set(body, point.n, point.k)
        total = arb(0)
        for x in itertools.product((0, 1), repeat=point.n):
            label = (-1) ** sum(x[p - 1] for p in chosen)
            total += squared_hinge(classifier(point, share_sum(heads, x)), label).st
        return total / 2**point.n
    x = bits(body, point.n)
    s = share_sum(heads, x)
    if name == "share-second-derivative":
        return s.st / point.k
    if name == "slope-derivative":  # the second direction moves v1* = S/k itself
        return classifier(point, Hyper(s.value, s.s, arb(point.k), arb(0))).st
    output = classifier(point, s)
    if name == "product-norm":
        return (output * output).st / 2
    if name == "loss-hessian":
        chosen = parity_set(body, point.n, point.k)
        return squared_hinge(output, (-1) ** sum(x[p - 1] for p in chosen)).st
    return output.st


def _unit(k: int, entry: int) -> Direction:
    return [(arb(int(entry == 2 * i)), arb(int(entry == 2 * i + 1))) for i in range(k)]


def _size(point: Point, name: str, body: dict[str, Any]) -> arb:
    """The quantity: a Rayleigh quotient, an entry, or the Frobenius norm."""
    if name in _NORMS:
        entries = [as_rational(v, "vector") for v in listing(body, "vector", 2 * point.k, 2 * point.k)]
        length = sum(v * v for v in entries)
        if length == 0:
            raise Rejected("vector must not be zero")
        balls = [ball(v) for v in entries]
        direction = list(zip(balls[::2], balls[1::2], strict=True))
        return abs(_mixed(point, body, name, direction, direction)) / ball(length)
    if name == "frobenius":
        total = arb(0)
        for i, j in itertools.combinations_with_replacement(range(2 * point.k), 2):
            entry = _mixed(point, body, name, _unit(point.k, i), _unit(point.k, j))
            total += entry * entry * (1 if i == j else 2)
        return total.sqrt()
    first, second = (_as_entry(v, point.k) for v in listing(body, "entries", 2, 2))
    return abs(_mixed(point, body, name, _unit(point.k, first), _unit(point.k, second)))


def _as_entry(value: Any, k: int) -> int:
    return integer({"entries": value}, "entries", 0, 2 * k - 1)


_NORMS = ("hessian-norm", "product-norm", "loss-hessian", "risk-hessian")
_EXTRA = {
    "hessian-norm": ("x", "vector"),
    "product-norm": ("x", "vector"),
    "loss-hessian": ("x", "parity_set", "vector"),
    "risk-hessian": ("parity_set", "vector"),
    "hessian-entry": ("x", "entries"),
    "share-second-derivative": ("x", "entries"),
    "slope-derivative": ("x", "entries"),
    "frobenius": ("x",),
}


def curvature_point(body: dict[str, Any]) -> str:
    """A second derivative of the model lies above or below a rational at an explicit point.

    For a norm the certificate gives a vector w, and what is compared is |wᵀHw|/|w|², which the norm is not below:
    so only "above" is allowed there.
    """
    name = choice(body, "quantity", _EXTRA)
    only(body, (*Point.FIELDS, "quantity", "relation", "value", *_EXTRA[name]))
    point = Point(body, ONE_INPUT if name in _NORMS and "x" in _EXTRA[name] else Point.MOST)
    bound = rational(body, "value")
    relation = choice(body, "relation", (">",) if name in _NORMS else ("<", ">"))
    if point.b == 0 and name != "share-second-derivative":
        raise Rejected("b must be positive: ReLU has no second derivative at its kink")
    if name == "risk-hessian" and point.n > 8:
        raise Rejected("enumeration is checked for n up to 8 only")

    def predicate() -> bool | None:
        try:
            return compare(_size(point, name, body), relation, ball(bound))
        except Undecided:
            return None

    if not decide(predicate):
        raise Rejected(f"{name} is not {relation} {bound} there")
    return f"{name} {relation} {bound} at {place(body, (*Point.FIELDS, *_EXTRA[name]))}"


KINDS = {"curvature-point": curvature_point}

"""Second derivatives of a function of a sum of soft shares at explicit vectors, by hyper-dual numbers.

A hyper-dual number carries a value, its derivatives along two directions s and t, and the mixed second derivative.
With both directions equal to w the last part is wᵀHw, which bounds the spectral norm of H from below; with two unit
vectors it is an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, listing
from verify.rules.neurons.line import Layer
from verify.rules.neurons.smoothed_units import layer

Vector = Sequence[arb]
Form = Callable[[Sequence[Vector], Sequence[Vector]], arb]  # of two directions, each one vector a softmax


class Hyper:
    def __init__(self, value: arb, s: arb | None = None, t: arb | None = None, st: arb | None = None) -> None:
        self.value, self.s, self.t, self.st = (arb(0) if part is None else part for part in (value, s, t, st))

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


Sample = tuple[Sequence[int], Callable[[Hyper], Hyper]]  # a subset by its bits, and a function of the sum of shares


def _dot(one: Vector, two: Vector) -> arb:
    return sum((a * b for a, b in zip(one, two, strict=True)), arb(0))


def weights(at: Sequence[Vector], vector: Vector, first: Vector, second: Vector) -> list[Hyper]:
    """The softmax of the scores ⟨vector, u⟩ over the points, with its derivatives along two directions."""
    scores = [Hyper(_dot(vector, u), _dot(first, u), _dot(second, u)) for u in at]
    top = arb(max(float(score.value.mid()) for score in scores))  # a common shift changes no weight
    raised = []
    for score in scores:
        power = (score.value - top).exp()
        raised.append(score.map(power, power, power))
    total = sum(raised, Hyper(arb(0)))
    inverse = 1 / total.value
    divisor = total.map(inverse, -inverse * inverse, 2 * inverse * inverse * inverse)
    return [item * divisor for item in raised]


def form(at: Sequence[Vector], vectors: Sequence[Vector], samples: Sequence[Sample]) -> Form:
    """The second derivative along two directions of the mean, over subsets, of functions of the sum of their shares."""

    def mixed(first: Sequence[Vector], second: Sequence[Vector]) -> arb:
        softmaxes = [weights(at, *parts) for parts in zip(vectors, first, second, strict=True)]
        total = arb(0)
        for x, function in samples:
            shares = (w for row in softmaxes for w, bit in zip(row, x, strict=True) if bit)
            total += function(sum(shares, Hyper(arb(0)))).st
        return total / len(samples)

    return mixed


def of_units(units: list[Layer], b: Fraction, s: Hyper) -> Hyper:
    """1 + Σ_q w_q σ(s + h_q) with σ(z) = (z + √(z² + b))/2, b > 0."""
    value, slope, bend, smooth = arb(1), arb(0), arb(0), ball(b)
    for weight, shift in units:
        first, second, third = layer(s.value + ball(shift), smooth)
        value, slope, bend = value + weight * first, slope + weight * second, bend + weight * third
    return s.map(value, slope, bend)


class Undecided(Exception):
    """The balls do not tell whether the hinge is active: more precision is needed."""


def squared_hinge(output: Hyper, label: int) -> Hyper:
    """max(0, 1 - label·output)²."""
    margin = label * output.value
    if margin > 1:
        return Hyper(arb(0))
    if not margin < 1:
        raise Undecided
    gap = Hyper(1 - margin, -label * output.s, -label * output.t, -label * output.st)
    return gap * gap


def _split(entries: Sequence[arb], size: int) -> list[Sequence[arb]]:
    return [entries[at : at + size] for at in range(0, len(entries), size)]


def _unit(entry: int, count: int, size: int) -> list[Sequence[arb]]:
    return _split([arb(int(at == entry)) for at in range(count * size)], size)


def quotient(form: Form, entries: list[Fraction], size: int) -> arb:
    """|wᵀHw|/|w|² for vectors of ``size`` coordinates."""
    direction = _split([ball(entry) for entry in entries], size)
    return abs(form(direction, direction)) / ball(sum((v * v for v in entries), Fraction(0)))


def entry(form: Form, first: int, second: int, count: int, size: int) -> arb:
    """An entry of H by the numbers of its coordinates, in size."""
    return abs(form(_unit(first, count, size), _unit(second, count, size)))


def frobenius(form: Form, count: int, size: int) -> arb:
    total = arb(0)
    for i, j in combinations_with_replacement(range(count * size), 2):
        found = entry(form, i, j, count, size)
        total += found * found * (1 if i == j else 2)
    return total.sqrt()


def measured(body: dict[str, Any], form: Form, count: int, size: int) -> arb:
    """What a certificate asks of H: a quotient by ``vector``, an entry by ``entries``, or the Frobenius norm."""
    total = count * size
    if "vector" in body:
        entries = [as_rational(value, "vector") for value in listing(body, "vector", total, total)]
        if not any(entries):
            raise Rejected("vector must not be zero")
        return quotient(form, entries, size)
    if "entries" in body:
        first, second = (integer({"entries": at}, "entries", 0, total - 1) for at in listing(body, "entries", 2, 2))
        return entry(form, first, second, count, size)
    return frobenius(form, count, size)

"""Sizes far out: s(z) = z**k exp(c1 z + c2 z**2) for z >= a > 0, times an interval."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from flint import arb, fmpq

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Interval, Untold

__all__ = ["ONE", "Scale", "Scaled", "added", "ratio", "times"]

_ZERO = Form.of(0)


@dataclass(frozen=True)
class Scale:
    k: Fraction = Fraction(0)
    c1: Form = _ZERO
    c2: Form = _ZERO

    def __mul__(self, other: Scale) -> Scale:
        return Scale(self.k + other.k, self.c1 + other.c1, self.c2 + other.c2)

    def power(self, n: Fraction) -> Scale:
        return Scale(self.k * n, self.c1 * Form.of(n), self.c2 * Form.of(n))

    def is_above(self, other: Scale) -> bool:
        """Does it grow faster, or as fast?"""
        for one, two in ((self.c2, other.c2), (self.c1, other.c1)):
            side = exact.sign(one - two)
            if side is None:
                raise Untold("two sizes that are not told apart")
            if side:
                return side > 0
        return self.k >= other.k


ONE = Scale()


@dataclass(frozen=True)
class Scaled:
    """Numbers s(z) w with w in an interval."""

    scale: Scale
    w: Interval


def ratio(one: Scale, two: Scale, a: float) -> Interval:
    """The range of one/two on z >= a, where two grows at least as fast; Untold unless it falls from a on."""
    k, c1, c2 = one.k - two.k, one.c1 - two.c1, one.c2 - two.c2
    if k == 0 and not c1.terms and not c2.terms:
        return 1.0, 1.0
    z = (a, a)
    size, first, second = intervals.of_rational(k), exact.enclosure(c1), exact.enclosure(c2)
    bend = intervals.mul((2.0, 2.0), intervals.mul(second, z))
    slope = intervals.add(size, intervals.mul(z, intervals.add(first, bend)))
    later = intervals.add(first, intervals.mul((2.0, 2.0), bend))
    falls = slope[1] <= 0 and (later[1] <= 0 or not (c1.terms or c2.terms)) and exact.sign(c2) in (0, -1)
    if not falls:
        raise Untold("a size that still grows here")
    number = arb(a)
    value = (
        number.log() * fmpq(k.numerator, k.denominator) + exact.ball(c1) * number + exact.ball(c2) * number * number
    ).exp()
    return 0.0, intervals.of_ball(value)[1]


def added(one: Scaled | None, two: Scaled | None, a: float) -> Scaled | None:
    if one is None or two is None:
        return one if two is None else two
    if not one.scale.is_above(two.scale):
        one, two = two, one
    smaller = intervals.mul(ratio(two.scale, one.scale, a), two.w)
    return Scaled(one.scale, intervals.add(one.w, smaller))


def times(one: Scaled | None, two: Scaled | None) -> Scaled | None:
    if one is None or two is None:
        return None
    return Scaled(one.scale * two.scale, intervals.mul(one.w, two.w))

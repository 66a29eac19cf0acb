"""A tape far out: one variable goes to infinity, or to an end that is left out, as z goes to infinity.

x is z, -z, c + 1/z or c - 1/z with z >= a > 0.  A value is a Laurent polynomial in z with exact coefficients, and a
rest that is a size (:mod:`scale`) times an interval; beside it stands a plain interval.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import WHOLE, Interval, Untold
from verify.statement.boxes.scale import ONE, Scale, Scaled, added, ratio, times

__all__ = ["ORDER", "Operations", "Tail", "meet"]

ORDER = 8  # terms of a Taylor expansion
DEEPEST = -10  # the lowest power of z that is kept exactly


@dataclass(frozen=True)
class Tail:
    """``terms``: power of z -> exact coefficient; ``lost``: nothing is known but ``plain``."""

    terms: dict[int, Form]
    rest: Scaled | None
    plain: Interval
    lost: bool = False

    @property
    def top(self) -> int | None:
        return max(self.terms) if self.terms else None


class Operations:
    """Sums, products and quotients on z >= a."""

    def __init__(self, a: float) -> None:
        if not a > 0 or math.isinf(a):
            raise Untold("no tail begins here")
        self.a = a

    # --- making

    def make(self, terms: dict[int, Form], rest: Scaled | None, plain: Interval = WHOLE) -> Tail:
        kept = {}
        for power, value in terms.items():
            if not value.terms:
                continue
            if power >= DEEPEST:
                kept[power] = value
            else:
                rest = added(rest, Scaled(Scale(Fraction(power)), exact.enclosure(value)), self.a)
        if rest is not None and rest.w == (0.0, 0.0):
            rest = None
        found = Tail(kept, rest, plain)
        return Tail(kept, rest, meet(plain, self._range(found)))

    def exact(self, value: Form) -> Tail:
        return self.make({0: value}, None, exact.enclosure(value))

    def plain(self, around: Interval) -> Tail:
        if math.isinf(around[0]) or math.isinf(around[1]):
            return Tail({}, None, around, lost=True)
        return Tail({}, Scaled(ONE, around), around)

    def whole(self, value: Tail) -> Scaled:
        """All of a value as one size times an interval."""
        if value.lost:
            raise Untold("nothing is known of a value far out")
        found = value.rest
        top = value.top
        if top is not None:
            around = (0.0, 0.0)
            for power, coefficient in value.terms.items():
                part = ratio(Scale(Fraction(power)), Scale(Fraction(top)), self.a)
                around = intervals.add(around, intervals.mul(exact.enclosure(coefficient), part))
            found = added(found, Scaled(Scale(Fraction(top)), around), self.a)
        return found if found is not None else Scaled(ONE, (0.0, 0.0))

    def _range(self, value: Tail) -> Interval:
        try:
            found = self.whole(value)
            return intervals.mul(ratio(found.scale, ONE, self.a), found.w)
        except Untold:
            pass
        try:  # it may grow without end, with a sign
            found = self.whole(value)
            least = ratio(ONE, found.scale, self.a)[1]
            low = intervals.div((1.0, 1.0), (least, least))[0] if least > 0 else 0.0
            return intervals.mul((low, math.inf), found.w)
        except Untold:
            return WHOLE

    def sign(self, value: Tail) -> int | None:
        """-1 or 1 if it has that sign everywhere, 0 if it is zero."""
        if value.plain[0] > 0 or value.plain[1] < 0:
            return 1 if value.plain[0] > 0 else -1
        if value.lost:
            return None
        if not value.terms and value.rest is None:
            return 0
        try:
            w = self.whole(value).w
        except Untold:
            return None
        return 1 if w[0] > 0 else -1 if w[1] < 0 else None

    def never_negative(self, value: Tail) -> bool:
        if value.plain[0] >= 0:
            return True
        try:
            return not value.lost and self.whole(value).w[0] >= 0
        except Untold:
            return False

    # --- operations

    def add(self, x: Tail, y: Tail) -> Tail:
        plain = intervals.add(x.plain, y.plain)
        if x.lost or y.lost:
            return Tail({}, None, plain, lost=True)
        terms = dict(x.terms)
        for power, value in y.terms.items():
            terms[power] = terms[power] + value if power in terms else value
        return self._kept(lambda: self.make(terms, added(x.rest, y.rest, self.a), plain), plain)

    def _kept(self, build: Callable[[], Tail], plain: Interval) -> Tail:
        """What is built, or else the plain interval."""
        try:
            return build()
        except Untold:
            bounded = not (math.isinf(plain[0]) or math.isinf(plain[1]))
            return self.plain(plain) if bounded else Tail({}, None, plain, lost=True)

    def neg(self, x: Tail) -> Tail:
        rest = None if x.rest is None else Scaled(x.rest.scale, intervals.neg(x.rest.w))
        return Tail({p: -v for p, v in x.terms.items()}, rest, intervals.neg(x.plain), x.lost)

    def sub(self, x: Tail, y: Tail) -> Tail:
        return self.add(x, self.neg(y))

    def mul(self, x: Tail, y: Tail) -> Tail:
        plain = intervals.mul(x.plain, y.plain)
        if x.lost or y.lost:
            return Tail({}, None, plain, lost=True)
        return self._kept(lambda: self._product(x, y, plain), plain)

    def _product(self, x: Tail, y: Tail, plain: Interval) -> Tail:
        terms: dict[int, Form] = {}
        for one, a in x.terms.items():
            for two, b in y.terms.items():
                terms[one + two] = terms[one + two] + a * b if one + two in terms else a * b
        rest = times(x.rest, y.rest)
        for known, other in ((x, y), (y, x)):
            if known.terms and other.rest is not None:
                rest = added(rest, times(self.whole(Tail(known.terms, None, WHOLE)), other.rest), self.a)
        return self.make(terms, rest, plain)

    def scaled(self, factor: Form, x: Tail) -> Tail:
        return self.mul(self.exact(factor), x)

    def power(self, x: Tail, n: int) -> Tail:
        found = x
        for _ in range(n - 1):
            found = self.mul(found, x)
        return Tail(found.terms, found.rest, meet(found.plain, intervals.power(x.plain, n)), found.lost)

    def div(self, x: Tail, y: Tail) -> Tail:
        if self.sign(y) not in (1, -1):
            raise Untold("a division by what may be zero")
        plain = WHOLE if y.plain[0] <= 0 <= y.plain[1] else intervals.div(x.plain, y.plain)
        if x.lost or y.lost:
            return Tail({}, None, plain, lost=True)
        return self._kept(lambda: self._quotient(x, y, plain), plain)

    def _quotient(self, x: Tail, y: Tail, plain: Interval) -> Tail:
        try:
            power, lead, small = self._leading(y)
            series = self._series(small, [Form.of((-1) ** j) for j in range(ORDER)], _inverse_remainder)
            inverse = self.mul(series, self.make({-power: lead.inverse()}, None))
        except Untold:
            found = self.whole(y)
            inverse = self.make({}, Scaled(found.scale.power(Fraction(-1)), intervals.div((1.0, 1.0), found.w)))
        product = self.mul(x, inverse)
        return Tail(product.terms, product.rest, meet(product.plain, plain), product.lost)

    def _leading(self, x: Tail) -> tuple[int, Form, Tail]:
        """x as lead z**power (1 + small), with small tending to 0."""
        power = x.top
        if power is None:
            raise Untold("no leading term")
        lead = x.terms[power]
        others = Tail({p: v for p, v in x.terms.items() if p != power}, x.rest, WHOLE)
        small = self.mul(others, self.make({-power: lead.inverse()}, None))
        return power, lead, small

    def _series(self, v: Tail, coefficients: Sequence[Form], remainder: Callable[[float], Interval]) -> Tail:
        """sum c_j v**j + remainder(sup |v|) v**len."""
        size = intervals.absolute(v.plain)[1]
        if v.lost or not size < 0.75:
            raise Untold("an expansion that does not converge here")
        found, power = self.exact(coefficients[0]), v
        for value in coefficients[1:]:
            if value.terms:
                found = self.add(found, self.scaled(value, power))
            power = self.mul(power, v)
        if not power.terms and power.rest is None:
            return found
        return self.add(found, self.mul(power, self.plain(remainder(size))))


def meet(a: Interval, b: Interval) -> Interval:
    low, high = max(a[0], b[0]), min(a[1], b[1])
    return (low, high) if low <= high else a


def _inverse_remainder(size: float) -> Interval:
    top = intervals.div((1.0, 1.0), intervals.sub((1.0, 1.0), (size, size)))[1]
    return -top, top

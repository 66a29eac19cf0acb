"""A tape far out: one variable goes to infinity, or to an end that is left out, as z goes to infinity.

x is z, -z, c + 1/z or c - 1/z with z >= a > 0.  A value is a Laurent polynomial in z with exact coefficients, and a rest
that is a size (:mod:`scale`) times an interval; beside it stands a plain interval.  Functions are expanded where their
argument tends to a number at which that can be done, with Taylor's remainder; exponentials move into the size.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import WHOLE, Interval, Untold
from verify.statement.boxes.program import told
from verify.statement.boxes.scale import ONE, Scale, Scaled, added, ratio, times

__all__ = ["Far", "Tail"]

ORDER = 5  # terms of a Taylor expansion
DEEPEST = -8  # the lowest power of z that is kept exactly
_NUMBER = Form.of(1)


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


class Far:
    """The arithmetic on z >= a."""

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
        return Tail(kept, rest, _meet(plain, self._range(found)))

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

    def is_nonnegative(self, value: Tail) -> bool:
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
        return Tail(found.terms, found.rest, _meet(found.plain, intervals.power(x.plain, n)), found.lost)

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
        return Tail(product.terms, product.rest, _meet(product.plain, plain), product.lost)

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

    # --- functions

    def fun(self, name: str, x: Tail) -> Tail:
        plain = self._plain(name, x)
        if x.lost:
            return self.plain(plain) if name != "log" else Tail({}, None, plain, lost=True)
        try:
            found = getattr(self, f"_{name}")(x)
        except Untold:
            return self._kept(lambda: self.plain(plain), plain)
        return Tail(found.terms, found.rest, _meet(found.plain, plain), found.lost)

    def _plain(self, name: str, x: Tail) -> Interval:
        if name == "log":
            if self.sign(x) != 1:
                raise Untold("log of what may not be positive")
            low = x.plain[0]
            high = intervals.FUNCTIONS["log"]((x.plain[1], x.plain[1]))[1]
            return (intervals.FUNCTIONS["log"]((low, low))[0] if low > 0 else -math.inf), high
        return intervals.FUNCTIONS[name](x.plain)

    def _parts(self, x: Tail) -> tuple[Form, Form, Form, Tail]:
        """x as c2 z**2 + c1 z + c0 + small."""
        if x.top is not None and x.top > 2:
            raise Untold("an exponent of a higher degree")
        if x.rest is not None and not ONE.is_above(x.rest.scale):
            raise Untold("an exponent that grows")
        zero = Form.of(0)
        c2, c1, c0 = (x.terms.get(p, zero) for p in (2, 1, 0))
        return c2, c1, c0, self.make({p: v for p, v in x.terms.items() if p < 0}, x.rest)

    def _exp(self, x: Tail) -> Tail:
        c2, c1, c0, small = self._parts(x)
        if not c2.terms and not c1.terms:
            try:
                taylor = [Form.of(Fraction(1, math.factorial(j))) for j in range(ORDER)]
                return self.scaled(exact.apply("exp", c0), self._series(small, taylor, _exp_remainder))
            except Untold:
                return self.plain(intervals.FUNCTIONS["exp"](intervals.add(exact.enclosure(c0), small.plain)))
        around = intervals.FUNCTIONS["exp"](intervals.add(exact.enclosure(c0), small.plain))
        return self.make({}, Scaled(Scale(Fraction(0), c1, c2), around))

    def _log(self, x: Tail) -> Tail:
        leads = x.rest is None or (x.top is not None and Scale(Fraction(x.top)).is_above(x.rest.scale))
        if leads:
            try:
                power, lead, small = self._leading(x)
                taylor = [Form.of(Fraction((-1) ** (j + 1), j) if j else 0) for j in range(ORDER)]
                near = self.add(self.exact(exact.apply("log", lead)), self._series(small, taylor, _log_remainder))
                return near if power == 0 else self.add(near, self.scaled(Form.of(power), self._log_z()))
            except Untold:
                pass
        found = self.whole(x)
        around = self.plain(intervals.FUNCTIONS["log"](found.w))
        grown = self.make({1: found.scale.c1, 2: found.scale.c2}, None)
        total = self.add(around, grown)
        k = found.scale.k
        return total if k == 0 else self.add(total, self.scaled(Form.of(k), self._log_z()))

    def _log_z(self) -> Tail:
        """log z <= sqrt(z) log(a)/sqrt(a) for z >= a >= e**2."""
        if self.a < 8:
            raise Untold("a logarithm too near")
        low, high = intervals.FUNCTIONS["log"]((self.a, self.a))
        top = intervals.div((high, high), intervals.FUNCTIONS["sqrt"]((self.a, self.a)))[1]
        return Tail({}, Scaled(Scale(Fraction(1, 2)), (0.0, top)), (low, math.inf))

    def _sqrt(self, x: Tail) -> Tail:
        if not self.is_nonnegative(x):
            raise Untold("a root of what may be negative")
        try:
            power, lead, small = self._leading(x)
            if power % 2:
                raise Untold("an odd power under a root")
            series = self._series(small, _binomials(), _sqrt_remainder)
            return self.mul(series, self.make({power // 2: lead.root()}, None))
        except Untold:
            found = self.whole(x)
            return self.make({}, Scaled(found.scale.power(Fraction(1, 2)), intervals.FUNCTIONS["sqrt"](found.w)))

    def _sin(self, x: Tail) -> Tail:
        return self._wave("sin", x)

    def _cos(self, x: Tail) -> Tail:
        return self._wave("cos", x)

    def _wave(self, name: str, x: Tail) -> Tail:
        c2, c1, c0, small = self._parts(x)
        if c2.terms or c1.terms:
            return self.plain((-1.0, 1.0))
        s, c = exact.apply("sin", c0), exact.apply("cos", c0)
        turn = [s, c, -s, -c] if name == "sin" else [c, -s, -c, s]
        taylor = [turn[j % 4] * Form.of(Fraction(1, math.factorial(j))) for j in range(ORDER)]
        return self._series(small, taylor, _wave_remainder)

    def _tanh(self, x: Tail) -> Tail:
        side = self._odd(x, [Form.of(v) for v in (0, 1, 0, Fraction(-1, 3), 0)], 0.134)
        if not isinstance(side, int):
            return side
        grown = self.fun("exp", self.scaled(Form.of(2 * side), x))
        part = self.div(self.exact(Form.of(2)), self.add(self.exact(_NUMBER), grown))
        return self.scaled(Form.of(side), self.sub(self.exact(_NUMBER), part))

    def _erf(self, x: Tail) -> Tail:
        slope = Form.of(2) * Form.atom("pi", Fraction(-1, 2))
        side = self._odd(x, [Form.of(v) * slope for v in (0, 1, 0, Fraction(-1, 3), 0)], 0.117)
        if not isinstance(side, int):
            return side
        part = self.fun("erfc", self.scaled(Form.of(side), x))
        return self.scaled(Form.of(side), self.sub(self.exact(_NUMBER), part))

    def _odd(self, x: Tail, taylor: list[Form], bound: float) -> Tail | int:
        """An odd function: expanded at zero, or the side of infinity to which its argument goes.

        ``bound`` is above |f'''''|/120: 16/120 for tanh, 24/sqrt(pi)/120 for erf, both taken at zero.
        """
        c2, c1, c0, small = self._parts(x)
        for lead in (c2, c1):
            if side := exact.sign(lead):
                return side
        if c0.terms:
            raise Untold("no expansion here")
        return self._series(small, taylor, lambda size: (-bound, bound))

    def _erfc(self, x: Tail) -> Tail:
        """erfc(u) exp(u**2) falls, so it is at most its value at the beginning."""
        if self.sign(x) == -1:
            return self.sub(self.exact(Form.of(2)), self.fun("erfc", self.neg(x)))
        c2, c1, c0, small = self._parts(x)
        if c2.terms or exact.sign(c1) != 1 or small.terms or small.rest is not None or x.plain[0] < 0:
            raise Untold("no expansion here")
        start = arb(x.plain[0])
        most = intervals.of_ball(start.erfc() * (start * start).exp())[1]
        factor = intervals.FUNCTIONS["exp"](intervals.neg(exact.enclosure(c0 * c0)))
        scale = Scale(Fraction(0), -(Form.of(2) * c0 * c1), -(c1 * c1))
        return self.make({}, Scaled(scale, intervals.mul((0.0, most), factor)))

    def _sech2(self, x: Tail) -> Tail:
        side = self.sign(x)
        c2, c1, _, _ = self._parts(x)
        if side not in (1, -1) or not (c1.terms or c2.terms):
            raise Untold("no expansion here")
        fallen = self.fun("exp", self.scaled(Form.of(-2 * side), x))
        below = self.power(self.add(self.exact(_NUMBER), fallen), 2)
        return self.div(self.scaled(Form.of(4), fallen), below)

    # --- cases

    def absolute(self, x: Tail) -> Tail:
        side = self.sign(x)
        if side is not None:
            return x if side >= 0 else self.neg(x)
        plain = intervals.absolute(x.plain)
        if x.lost:
            return Tail({}, None, plain, lost=True)
        found = self.whole(x)
        return self.make({}, Scaled(found.scale, intervals.absolute(found.w)), plain)

    def larger(self, name: str, x: Tail, y: Tail) -> Tail:
        side = self.sign(self.sub(x, y))
        if side is not None:
            return x if (side >= 0) == (name == "max") else y
        pick = max if name == "max" else min
        return self.plain((pick(x.plain[0], y.plain[0]), pick(x.plain[1], y.plain[1])))

    def choice(self, op: str, name: str, a: Tail, b: Tail, x: Tail, y: Tail) -> Tail:
        side = self.sign(self.sub(a, b))
        if side in (1, -1) or (side == 0 and op == "case"):
            if op in ("case", "settled"):
                return x if told(name, (float(side), float(side)), (0.0, 0.0)) else y
            return x if (side < 0) == (name == "min") else y
        if op in ("case", "cpick"):
            return self.plain(intervals.hull(x.plain, y.plain))
        raise Untold("a derivative at a tie")


def run(nodes: Sequence[tuple[Any, ...]], slots: dict[int, int], far: Far, sides: Sequence[Tail]) -> list[Tail]:
    """All steps of a program."""
    held: list[Tail] = []
    for node in nodes:
        op, *args = node
        if op in ("num", "pi"):
            held.append(far.exact(Form.atom("pi") if op == "pi" else Form.of(args[0])))
        elif op == "var":
            held.append(sides[args[0]])
        elif op == "pow":
            held.append(far.power(held[slots[args[0]]], args[1]))
        elif op in ("case", "settled", "pick", "cpick", "bpick"):
            held.append(far.choice(op, args[0], *(held[slots[arg]] for arg in args[1:])))
        else:
            held.append(_one(op, far, [held[slots[arg]] for arg in args]))
    return held


def _one(op: str, far: Far, args: list[Tail]) -> Tail:
    if op in ("add", "sub", "mul", "div", "neg"):
        return getattr(far, op)(*args)
    if op in ("max", "min"):
        return far.larger(op, *args)
    if op == "abs":
        return far.absolute(args[0])
    if op in ("sgn", "csgn", "kink"):
        side = far.sign(args[0])
        if side not in (1, -1):
            raise Untold("a derivative at a kink of abs")
        return far.exact(Form.of(0 if op == "kink" else side))
    return far.fun(op, args[0])


def _meet(a: Interval, b: Interval) -> Interval:
    low, high = max(a[0], b[0]), min(a[1], b[1])
    return (low, high) if low <= high else a


# --- remainders, from the largest |v|


def _inverse_remainder(size: float) -> Interval:
    top = intervals.div((1.0, 1.0), intervals.sub((1.0, 1.0), (size, size)))[1]
    return -top, top


def _exp_remainder(size: float) -> Interval:
    top = intervals.mul(intervals.FUNCTIONS["exp"]((size, size)), intervals.of_rational(Fraction(1, math.factorial(ORDER))))
    return 0.0, top[1]


def _log_remainder(size: float) -> Interval:
    top = intervals.power(intervals.div((1.0, 1.0), intervals.sub((1.0, 1.0), (size, size))), ORDER)[1]
    return -top, top


def _binomials() -> list[Form]:
    found, value = [], Fraction(1)
    for j in range(ORDER):
        found.append(Form.of(value))
        value *= (Fraction(1, 2) - j) / (j + 1)
    return found


def _sqrt_remainder(size: float) -> Interval:
    return _log_remainder(size)


def _wave_remainder(size: float) -> Interval:
    top = intervals.of_rational(Fraction(1, math.factorial(ORDER)))[1]
    return -top, top

"""Functions and cases far out, and a whole tape there.

Functions are expanded where their argument tends to a number at which that can be done, with Taylor's remainder;
exponentials move into the size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import WHOLE, Interval, Untold
from verify.statement.boxes.program import told
from verify.statement.boxes.scale import ONE, Scale, Scaled
from verify.statement.boxes.unbounded_ends import ORDER, Operations, Tail, meet

__all__ = ["Far", "Sharp", "run"]

_NUMBER = Form.of(1)


class Far(Operations):
    """The arithmetic on z >= a."""

    # --- functions

    def fun(self, name: str, x: Tail) -> Tail:
        plain = self._plain(name, x)
        if x.lost:
            return self.plain(plain) if name not in ("log", "arsinh") else Tail({}, None, plain, lost=True)
        try:
            found = getattr(self, f"_{name}")(x)
        except Untold:
            return self._kept(lambda: self.plain(plain), plain)
        return Tail(found.terms, found.rest, meet(found.plain, plain), found.lost)

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
            raise Untold("a higher degree")
        if x.rest is not None and not ONE.is_above(x.rest.scale):
            raise Untold("an exponent that grows")
        zero = Form.of(0)
        c2, c1, c0 = (x.terms.get(p, zero) for p in (2, 1, 0))
        return c2, c1, c0, self.make({p: v for p, v in x.terms.items() if p < 0}, x.rest)

    def _exp(self, x: Tail) -> Tail:
        if x.top is not None and x.top > 2:
            return self._exp_of_high_degree(x)
        c2, c1, c0, small = self._parts(x)
        if not c2.terms and not c1.terms:
            try:
                taylor = [Form.of(Fraction(1, math.factorial(j))) for j in range(ORDER)]
                return self.scaled(exact.apply("exp", c0), self._series(small, taylor, _exp_remainder))
            except Untold:
                return self.plain(intervals.FUNCTIONS["exp"](intervals.add(exact.enclosure(c0), small.plain)))
        around = intervals.FUNCTIONS["exp"](intervals.add(exact.enclosure(c0), small.plain))
        return self.make({}, Scaled(Scale(Fraction(0), c1, c2), around))

    def _exp_of_high_degree(self, x: Tail) -> Tail:
        """If all powers above 2 have coefficients c < 0: c z**p <= c a**(p - 2) z**2 from a on; if c > 0, >=."""
        terms = {p: v for p, v in x.terms.items() if p <= 2}
        signs = {exact.sign(value) for p, value in x.terms.items() if p > 2}
        if signs not in ({1}, {-1}):
            raise Untold("an exponent of a high degree that goes both ways")
        for p, value in x.terms.items():
            if p > 2:
                nearer = value * Form.of(Fraction(self.a) ** (p - 2))
                terms[2] = terms[2] + nearer if 2 in terms else nearer
        found = self.whole(self._exp(self.make(terms, x.rest)))
        around = (0.0, max(0.0, found.w[1])) if signs == {-1} else (found.w[0], math.inf)
        return self.make({}, Scaled(found.scale, around))

    def _log(self, x: Tail) -> Tail:
        leads = x.rest is None or (x.top is not None and Scale(Fraction(x.top)).is_above(x.rest.scale))
        if leads:
            try:
                power, lead, small = self._leading(x)
                near = self.add(self.exact(exact.apply("log", lead)), self._log_series(small))
                return near if power == 0 else self.add(near, self.scaled(Form.of(power), self._log_z()))
            except Untold:
                pass
        try:
            scale, around = self._log_of_size(x)
        except Untold:
            found = self.whole(x)
            scale, around = found.scale, self.plain(intervals.FUNCTIONS["log"](found.w))
        total = self.add(around, self.make({1: scale.c1, 2: scale.c2}, None))
        return total if scale.k == 0 else self.add(total, self.scaled(Form.of(scale.k), self._log_z()))

    def _log_of_size(self, x: Tail) -> tuple[Scale, Tail]:
        """x as s(z) w (1 + small) with an exact w, as 1 + exp(z) is: the size, and log w + log(1 + small)."""
        if x.rest is None or x.rest.w[0] != x.rest.w[1] or x.rest.w[0] <= 0:
            raise Untold("no exact size")
        scale, w = x.rest.scale, Form.of(Fraction(x.rest.w[0]))
        inverse = Scaled(scale.power(Fraction(-1)), exact.enclosure(w.inverse()))
        small = self.mul(Tail(x.terms, None, WHOLE), self.make({}, inverse))
        return scale, self.add(self.exact(exact.apply("log", w)), self._log_series(small))

    def _log_series(self, small: Tail) -> Tail:
        taylor = [Form.of(Fraction((-1) ** (j + 1), j) if j else 0) for j in range(ORDER)]
        return self._series(small, taylor, _log_remainder)

    def _log_z(self) -> Tail:
        """log z <= sqrt(z) log(a)/sqrt(a) for z >= a >= e**2."""
        if self.a < 8:
            raise Untold("a logarithm too near")
        low, high = intervals.FUNCTIONS["log"]((self.a, self.a))
        top = intervals.div((high, high), intervals.FUNCTIONS["sqrt"]((self.a, self.a)))[1]
        return Tail({}, Scaled(Scale(Fraction(1, 2)), (0.0, top)), (low, math.inf))

    def _sqrt(self, x: Tail) -> Tail:
        if not self.never_negative(x):
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

    def _arctan(self, x: Tail) -> Tail:
        """pi/2 - arctan(1/x) far out, and near zero its expansion."""
        side = self._odd(x, [Form.of(v) for v in (0, 1, 0, Fraction(-1, 3), 0)], 1.0)
        if not isinstance(side, int):
            return side
        if self.sign(x) != side:  # the identity needs the sign everywhere, and the side is that of a part of x
            raise Untold("arctan of what may have either sign")
        quarter = self.exact(Form.of(Fraction(side, 2)) * Form.atom("pi"))
        return self.sub(quarter, self.fun("arctan", self.div(self.exact(_NUMBER), x)))

    def _arcsin(self, x: Tail) -> Tail:
        raise Untold("no expansion here")

    _arsinh = _arcsin

    def _erf(self, x: Tail) -> Tail:
        slope = Form.of(2) * Form.atom("pi", Fraction(-1, 2))
        side = self._odd(x, [Form.of(v) * slope for v in (0, 1, 0, Fraction(-1, 3), 0)], 0.117)
        if not isinstance(side, int):
            return side
        part = self.fun("erfc", self.scaled(Form.of(side), x))
        return self.scaled(Form.of(side), self.sub(self.exact(_NUMBER), part))

    def _odd(self, x: Tail, taylor: list[Form], bound: float) -> Tail | int:
        """An odd function: expanded at zero, or the side of infinity to which its argument goes.

        ``bound`` is above |f'''''|/120: 16/120 for tanh, 24/sqrt(pi)/120 for erf, both taken at zero, and 1 for
        arctan, all of whose derivatives are f^(n)(x) = (n - 1)! times a number between -1 and 1.
        """
        if x.top is not None and x.top > 2 and (side := exact.sign(x.terms[x.top])):
            return side
        terms = ONE if x.top is None else Scale(Fraction(max(0, x.top)))
        if x.rest is not None and not terms.is_above(x.rest.scale) and (x.rest.w[0] > 0 or x.rest.w[1] < 0):
            return 1 if x.rest.w[0] > 0 else -1  # the rest grows, such as an exponential, faster than all terms
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

    def _erfcx(self, x: Tail) -> Tail:
        """Its expansion in v = 1/(2 u**2) far out: the error is below the first term that is left out."""
        if self.sign(x) != 1 or x.top is None or x.top < 1:
            raise Untold("no expansion here")
        inverse = self.div(self.exact(_NUMBER), x)
        v = self.scaled(Form.of(Fraction(1, 2)), self.power(inverse, 2))
        found, power, factor = self.exact(_NUMBER), v, 1
        for k in range(1, 5):
            factor *= 1 - 2 * k  # (-1)**k (2k - 1)!!
            found = self.add(found, self.scaled(Form.of(factor), power))
            power = self.mul(power, v)
        found = self.add(found, self.mul(power, self.plain((-945.0, 0.0))))
        return self.scaled(Form.atom("pi", Fraction(-1, 2)), self.mul(found, inverse))

    def _sech2(self, x: Tail) -> Tail:
        side = self.sign(x)
        if side not in (1, -1) or x.top is None or x.top < 1:
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


class Sharp(Far):
    """The same with tighter sizes: erfc from both sides, powers with fractions, and log z below a small power of z."""

    def _erfc(self, x: Tail) -> Tail:
        """For u > 0: 2u/(u + sqrt(u**2 + 2)) < sqrt(pi) u exp(u**2) erfc(u) < 1; the left side grows with u."""
        if self.sign(x) == -1:
            return self.sub(self.exact(Form.of(2)), self.fun("erfc", self.neg(x)))
        c2, c1, c0, small = self._parts(x)
        rising = not c2.terms and not c0.terms and exact.sign(c1) == 1 and not small.terms and small.rest is None
        if not rising or not x.plain[0] > 0:
            return super()._erfc(x)
        start = arb(x.plain[0])
        high = intervals.of_ball(1 / arb.pi().sqrt())[1]
        low = intervals.of_ball(2 * start / (start + (start * start + 2).sqrt()) / arb.pi().sqrt())[0]
        w = intervals.div((max(0.0, low), high), exact.enclosure(c1))
        return self.make({}, Scaled(Scale(Fraction(-1), Form.of(0), -(c1 * c1)), w))

    def _log_z(self) -> Tail:
        """log z <= z**(1/m) log(a)/a**(1/m) for z >= a >= e**m; 3000 is above e**8, 55 above e**4."""
        halvings = 3 if self.a >= 3000 else 2 if self.a >= 55 else 0
        if not halvings:
            return super()._log_z()
        low, high = intervals.FUNCTIONS["log"]((self.a, self.a))
        root = (self.a, self.a)
        for _ in range(halvings):
            root = intervals.FUNCTIONS["sqrt"](root)
        top = intervals.div((high, high), root)[1]
        return Tail({}, Scaled(Scale(Fraction(1, 2**halvings)), (0.0, top)), (low, math.inf))

    def raised(self, x: Tail, c: Fraction) -> Tail:
        """x**c for a positive x."""
        if self.sign(x) != 1 or x.lost:
            raise Untold("a power of what may not be positive")
        found = self.whole(x)
        if not found.w[0] > 0:
            raise Untold("a power of what may not be positive")
        w = intervals.FUNCTIONS["exp"](intervals.mul(intervals.of_rational(c), intervals.FUNCTIONS["log"](found.w)))
        return self.make({}, Scaled(found.scale.power(c), w))


def _root_of(nodes: Sequence[tuple[Any, ...]], slots: dict[int, int], at: int) -> tuple[int, Fraction] | None:
    """u and c where a node is c log u."""
    op, *args = nodes[slots[at]]
    if op == "log":
        return args[0], Fraction(1)
    if op == "mul":
        (factor, *value), (inner, *of) = nodes[slots[args[0]]], nodes[slots[args[1]]]
        if factor == "num" and inner == "log":
            return of[0], Fraction(value[0])
    return None


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
        elif op == "exp" and isinstance(far, Sharp) and (root := _root_of(nodes, slots, args[0])) is not None:
            held.append(far.raised(held[slots[root[0]]], root[1]))
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


# --- remainders, from the largest |v|


def _exp_remainder(size: float) -> Interval:
    last = intervals.of_rational(Fraction(1, math.factorial(ORDER)))
    return 0.0, intervals.mul(intervals.FUNCTIONS["exp"]((size, size)), last)[1]


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

"""The arithmetic of the evaluator: exact rationals that go over to Arb balls.

Undefined is never a value: it is raised.  A sign is -1, 0, 1 or, if the balls do not tell, None.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq, fmpz

from verify.statement.errors import Undecided, Undefined
from verify.statement.values import Dual, Unknown, constant, is_moving

__all__ = ["INVERSE", "Arithmetic", "Exact"]

MAX_EXPONENT = 20_000  # of a power by multiplications
MAX_ROOT = 64  # denominator of an exponent under which a rational value is looked for
MAX_ENCLOSED = 10**9  # of a power as an exponential
MAX_BITS = 30_000  # of an exact rational; a longer one becomes a ball
FREE_BITS = 512  # of an exact number: each operation on a longer one is counted once more for every so many
INVERSE = {"arctan": "atan", "arcsin": "asin", "arccos": "acos", "arsinh": "asinh", "artanh": "atanh"}  # elsewhere
HALVES = {0: 0, 1: fmpq(1, 2), 3: 1, 5: fmpq(1, 2), 6: 0, 7: fmpq(-1, 2), 9: -1, 11: fmpq(-1, 2)}  # sin of sixths of pi


class Arithmetic:
    """What is common: derivatives and unknowns.  The plain operations are the subclass's."""

    def __init__(self, pay: Callable[[int], None] = lambda amount: None) -> None:
        self.pay = pay  # counts the work; the machine that computes with it puts its own here

    def number(self, value: Fraction) -> Any:
        raise NotImplementedError

    def pi(self) -> Any:
        raise NotImplementedError

    def turn(self, name: str, q: Any) -> Any:
        """sin or cos of q pi for a rational q."""
        raise NotImplementedError

    def _div(self, a: Any, b: Any) -> Any:
        raise NotImplementedError

    def _fun(self, name: str, a: Any) -> Any:
        raise NotImplementedError

    def _power(self, a: Any, e: int) -> Any:
        raise NotImplementedError

    def _sign(self, a: Any) -> int | None:
        raise NotImplementedError

    def whole(self, a: Any) -> int | None:
        """The integer that this number is, exactly."""
        raise NotImplementedError

    def may_be_whole(self, a: Any) -> bool:
        """Is it not told that this number is no integer?"""
        value = constant(a)
        return isinstance(value, Unknown) or self.whole(value) is not None

    def hull(self, name: str, a: Any, b: Any) -> Any:
        """min or max of numbers whose order is not told."""
        raise NotImplementedError

    def short(self, value: Any) -> Any:
        """The number, or a ball around it where it has grown too long to carry."""
        return value

    # --- signs

    def sign(self, value: Any) -> int | None:
        value = constant(value)
        if not isinstance(value, Unknown):
            return self._sign(value)
        signs = {self._sign(c) for c in value.c.values()} - {0}
        return 0 if not signs else signs.pop() if len(signs) == 1 else None

    def side(self, value: Any, why: str) -> int:
        """A sign that must be told, and must not be a tie through which a derivative is taken."""
        found = self.sign(value)
        if found is None:
            raise Undecided(why)
        if found == 0 and is_moving(value):
            raise Undefined(f"a derivative at a kink ({why})")
        return found

    def root(self, square: Any) -> Any:
        """The root of a sum of squares: what the balls put below zero is not there."""
        return self.fun("sqrt", square)

    # --- operations

    def div(self, a: Any, b: Any) -> Any:
        if isinstance(a, Dual) or isinstance(b, Dual):
            return self._div_dual(a, b)
        if isinstance(a, Unknown) or isinstance(b, Unknown):
            if self.sign(a) == 0 and self.sign(b) in (1, -1):
                return 0
            one = a if isinstance(a, Unknown) else Unknown({(): a})
            return one.over(b, self.div)
        return self._div(a, b)

    def _div_dual(self, a: Any, b: Any) -> Any:
        if isinstance(b, Dual) and (not isinstance(a, Dual) or a.level <= b.level):
            level, w, e, pay = b.level, b.v, b.d, b.pay
            v, d = (a.v, a.d) if isinstance(a, Dual) and a.level == level else (a, {})
        else:
            level, v, d, w, e, pay = a.level, a.v, a.d, b, {}, a.pay
        pay(1 + 2 * (len(d) + len(e)))
        one = self.div(v, w)
        parts = {key: d.get(key, 0) - one * e.get(key, 0) for key in {**d, **e}}
        return Dual(level, one, {key: self.div(value, w) for key, value in parts.items()}, pay)

    def power(self, a: Any, e: Any) -> Any:
        exponent = self.whole(e) if not isinstance(e, (Dual, Unknown)) else None
        if exponent is None:
            if (exact := self._rational_power(a, e)) is not None:
                return exact
            if self.side(a, "the base of a power") <= 0:
                if self.may_be_whole(e):
                    raise Undecided("a power of a number that is not positive, with an exponent that may be an integer")
                raise Undefined("a power of a number that is not positive, with an exponent that is no integer")
            return self.fun("exp", e * self.fun("log", a))
        if abs(exponent) > MAX_EXPONENT:
            if abs(exponent) > MAX_ENCLOSED or isinstance(a, (Dual, Unknown)) or self.sign(a) != 1:
                raise Undecided("an exponent that is too large")
            return self.fun("exp", exponent * self.fun("log", a))
        if exponent < 0:
            return self.div(1, self.power(a, -exponent))
        return self._squared(a, exponent) if isinstance(a, (Dual, Unknown)) else self._power(a, exponent)

    def _rational_power(self, a: Any, e: Any) -> Any:
        """A power with a broken exponent where it is rational; None where it is not, or where that is not looked at."""
        return None

    def _squared(self, a: Any, exponent: int) -> Any:
        result: Any = 1
        while exponent:
            if exponent & 1:
                result = result * a
            exponent >>= 1
            if exponent:
                a = a * a
        return result

    def fun(self, name: str, a: Any) -> Any:
        if isinstance(a, Dual):
            return self._fun_dual(name, a)
        if isinstance(a, Unknown):
            return self._fun_unknown(name, a)
        return self._fun(name, a)

    def _fun_unknown(self, name: str, a: Unknown) -> Any:
        if (side := self.sign(a)) == 0:
            return self._fun(name, 0)
        if name == "abs" and side is not None:
            return a if side > 0 else -a
        raise Undecided(f"{name} of a number that nobody chose")

    def _fun_dual(self, name: str, a: Dual) -> Any:
        if not is_moving(a):
            return self.fun(name, constant(a))
        v = self.fun(name, a.v)
        match name:
            case "exp":
                return a.chain(v, v)
            case "log":
                return a.chain(v, self.div(1, a.v))
            case "sqrt":
                return a.chain(v, self.div(1, 2 * v))
            case "sin":
                return a.chain(v, self.fun("cos", a.v))
            case "cos":
                return a.chain(v, -self.fun("sin", a.v))
            case "tanh":
                return a.chain(v, 1 - v * v)
            case "tan":
                return a.chain(v, 1 + v * v)
            case "sinh" | "cosh":
                return a.chain(v, self.fun("cosh" if name == "sinh" else "sinh", a.v))
            case "arctan":
                return a.chain(v, self.div(1, 1 + a.v * a.v))
            case "artanh":
                return a.chain(v, self.div(1, 1 - a.v * a.v))
            case "arsinh":
                return a.chain(v, self.div(1, self.fun("sqrt", 1 + a.v * a.v)))
            case "arcsin" | "arccos":  # at 1 and at -1 there is none
                return a.chain(v, self.div(1 if name == "arcsin" else -1, self.fun("sqrt", 1 - a.v * a.v)))
            case "erf":
                return a.chain(v, self.div(2 * self.fun("exp", -(a.v * a.v)), self.fun("sqrt", self.pi())))
            case "abs":
                return a if self.side(a, "abs at zero") > 0 else -a
        raise Undefined(f"{name} is not differentiated")

    def larger(self, name: str, a: Any, b: Any) -> Any:
        """``min`` or ``max`` of two."""
        side = self.sign(a - b)
        if side is None:
            if any(isinstance(v, (Dual, Unknown)) for v in (a, b)):
                raise Undecided(f"{name} of two that are not told apart")
            return self.hull(name, a, b)
        if side == 0 and is_moving(a - b):
            raise Undefined(f"a derivative at a tie of {name}")
        return a if (side >= 0) == (name == "max") else b

    def positive(self, a: Any, e: int) -> Any:
        """max(0, a)**e for e >= 1: from e = 2 on its slope is e max(0, a)**(e - 1), at the kink as well."""
        if e == 1 or self.sign(a) in (1, -1) or not isinstance(a, Dual):
            return self.power(self.larger("max", 0, a), e)
        return a.chain(self.positive(a.v, e), e * self.positive(a.v, e - 1))


class Exact(Arithmetic):
    """Integers and rationals as long as they are short, then balls at flint's current precision."""

    def number(self, value: Fraction) -> Any:
        return value.numerator if value.denominator == 1 else fmpq(value.numerator, value.denominator)

    def pi(self) -> Any:
        return arb.pi()

    def turn(self, name: str, q: Any) -> Any:
        sixths = fmpq(q) * 6 + (3 if name == "cos" else 0)
        if sixths.q == 1 and int(sixths.p) % 12 in HALVES:
            return HALVES[int(sixths.p) % 12]
        return getattr(arb, f"{name}_pi_fmpq")(fmpq(q))

    def short(self, value: Any) -> Any:
        kind = type(value)
        if kind is fmpq or kind is int:
            bits = value.height_bits() if kind is fmpq else value.bit_length()
            if bits > FREE_BITS:  # a long number costs more than a node
                self.pay(bits // FREE_BITS)
            return arb(value) if bits > MAX_BITS else value
        if kind is Dual:
            return Dual(value.level, self.short(value.v), {k: self.short(d) for k, d in value.d.items()}, value.pay)
        return Unknown({key: self.short(c) for key, c in value.c.items()}) if kind is Unknown else value

    def _div(self, a: Any, b: Any) -> Any:
        if not isinstance(b, arb):
            if b == 0:
                raise Undefined("a division by zero")
            return a / b if isinstance(a, arb) else self.short(fmpq(a) / fmpq(b))
        return _finite(a / b, "a division by what may be zero")

    def _power(self, a: Any, e: int) -> Any:
        if e == 0:
            return 1
        if isinstance(a, arb):
            return _finite(self._squared(a, e), "a power")
        bits = a.bit_length() if isinstance(a, int) else a.height_bits()
        if bits * e <= MAX_BITS:
            return a**e
        return _finite(self._squared(arb(a), e), "a power")

    def _rational_power(self, a: Any, e: Any) -> Any:
        if not isinstance(a, (int, fmpq)) or not isinstance(e, fmpq) or a <= 0 or e.q > MAX_ROOT:
            return None
        if abs(e.p) > MAX_EXPONENT:
            return None
        roots = [fmpz(part).root(int(e.q)) for part in (fmpq(a).p, fmpq(a).q)]
        root = fmpq(*roots)
        return self.power(root, int(e.p)) if root ** int(e.q) == a else None

    def _sign(self, a: Any) -> int | None:
        if a > 0:
            return 1
        if a < 0:
            return -1
        return 0 if a == 0 else None

    def whole(self, a: Any) -> int | None:
        if isinstance(a, fmpq):
            return int(a.p) if a.q == 1 else None
        return a if isinstance(a, int) else None

    def may_be_whole(self, a: Any) -> bool:
        value = constant(a)
        return bool(value.contains_integer()) if isinstance(value, arb) else super().may_be_whole(value)

    def hull(self, name: str, a: Any, b: Any) -> Any:
        return _finite(getattr(arb(a), name)(arb(b)), name)

    def _fun(self, name: str, a: Any) -> Any:
        if name == "abs":
            return abs(a)
        if name in ("floor", "ceil"):
            return self._rounded(name, a)
        if not isinstance(a, arb):
            if (known := _exact_value(name, a)) is not None:
                return known
            a = arb(a)
        self.pay(1 + ctx.prec // 256)  # a function costs more than a node, and more so with many digits
        if name == "log" and a <= 0:
            raise Undefined("log of a number that is not positive")
        if name == "sqrt" and a < 0:
            raise Undefined("a root of a negative number")
        if name in ("arcsin", "arccos") and (a < -1 or a > 1):
            raise Undefined(f"{name} of a number that is not between -1 and 1")
        if name == "artanh" and (a <= -1 or a >= 1):
            raise Undefined("artanh of a number that is not inside -1 and 1")
        return _finite(getattr(a, INVERSE.get(name, name))(), name)

    def root(self, square: Any) -> Any:
        if isinstance(square, arb) and not square > 0:
            return _finite(arb(0).union(_finite(square.upper(), "a norm").sqrt()), "a norm")
        return self.fun("sqrt", square)

    def _rounded(self, name: str, a: Any) -> int:
        if not isinstance(a, arb):
            return int(getattr(fmpq(a), name)())
        found = _finite(getattr(a, name)(), name).unique_fmpz()
        if found is None:
            raise Undecided(f"{name} near a jump")
        return int(found)


def _finite(value: Any, what: str) -> Any:
    if not value.is_finite():
        raise Undecided(f"{what} is not told to be finite")
    return value


def _exact_value(name: str, a: Any) -> Any:
    """Values that are rational, of rational arguments."""
    if a == 0 and name in ("exp", "cos", "cosh"):
        return 1
    if a == 0 and name in ("sin", "tan", "sinh", "tanh", "arctan", "arcsin", "arsinh", "artanh", "erf", "sqrt"):
        return 0
    if a == 1 and name in ("log", "arccos"):
        return 0
    if name == "sqrt" and a > 0:
        top, bottom = (a, 1) if isinstance(a, int) else (int(a.p), int(a.q))
        roots = math.isqrt(top), math.isqrt(bottom)
        if roots[0] ** 2 == top and roots[1] ** 2 == bottom:
            return roots[0] if roots[1] == 1 else fmpq(*roots)
    return None

"""The operations of :mod:`numerics.formula.grammar`, each in exact rationals and in balls.

An exact operation returns None where the value is irrational or too long to write out; the ball operation
then takes over.  A ball operation returns an enclosure or raises: NaN and infinities are never values.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import flint

__all__ = ["BALL", "EXACT", "MAX_BITS", "ExpressionError", "InexactError", "Value", "bounded", "to_ball"]

MAX_BITS = 1 << 17  # of an exact numerator or denominator
MAX_EXPONENT = 1 << 40  # |log2| of the ends of a ball

Value = Any  # Fraction while exact, flint.arb after that


class ExpressionError(ValueError):
    """The text is not in the grammar, or has no value where it was evaluated."""


class InexactError(ExpressionError):
    """The value is irrational, or too long to write out as an exact rational."""


def to_ball(value: Value) -> flint.arb:
    from flint import arb, fmpq

    return arb(fmpq(value.numerator, value.denominator)) if isinstance(value, Fraction) else value


def bounded(operator: str, value: flint.arb) -> flint.arb:
    """Only a finite ball of a sensible magnitude is a value."""
    if not value.is_finite():
        raise ExpressionError(f"{operator}: the value is not a finite number")
    for end in (value.abs_lower(), value.abs_upper()):
        mantissa, exponent = end.man_exp()
        if abs(exponent) > MAX_EXPONENT and mantissa != 0:
            raise ExpressionError(f"{operator}: the value is too large or too small to work with")
    return value


def _exact_divide(x: Fraction, y: Fraction) -> Fraction:
    if y == 0:
        raise ExpressionError("division by zero")
    return x / y


def _exact_root(x: Fraction, degree: int) -> Fraction | None:
    from flint import fmpz

    parts = []
    for part in x.as_integer_ratio():
        root = int(fmpz(part).root(degree))
        if root**degree != part:
            return None
        parts.append(root)
    return Fraction(*parts)


def _exact_sqrt(x: Fraction) -> Fraction | None:
    if x < 0:
        raise ExpressionError("sqrt of a negative number")
    return _exact_root(x, 2)


def _exact_power(x: Fraction, y: Fraction) -> Fraction | None:
    if x == 0 and y < 0:
        raise ExpressionError("division by zero: 0 to a negative power")
    if x < 0 and y.denominator != 1:
        raise ExpressionError("a negative number to a power that is not an integer")
    if x in (0, 1) or y == 0:
        return x if y else Fraction(1)
    bits = max(map(int.bit_length, x.as_integer_ratio()))
    if abs(y.numerator) * (bits - 1) > MAX_BITS or y.denominator > 64:
        return None
    root = x if y.denominator == 1 else _exact_root(x, y.denominator)
    return None if root is None else root**y.numerator


def _exact_log(x: Fraction) -> Fraction | None:
    if x <= 0:
        raise ExpressionError("log of a number that is not positive")
    return Fraction(0) if x == 1 else None


EXACT: dict[str, Callable[..., Fraction | None]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "/": _exact_divide,
    "neg": lambda x: -x,
    "**": _exact_power,
    "sqrt": _exact_sqrt,
    "log": _exact_log,
    "exp": lambda x: Fraction(1) if x == 0 else None,
    "ceil": lambda x: Fraction(math.ceil(x)),
    "floor": lambda x: Fraction(math.floor(x)),
    "min": lambda *xs: min(xs),
    "max": lambda *xs: max(xs),
}


def _ball_divide(x: flint.arb, y: flint.arb) -> flint.arb:
    if y.contains(0):
        raise ExpressionError("division by zero, or by a ball that contains zero")
    return x / y


def _ball_power(x: flint.arb, y: flint.arb) -> flint.arb:
    if y.is_integer() and abs(y) <= 1 << 20:  # looked at before it is written out: 2**(2**1000000) is an integer, too
        exponent = int(y.unique_fmpz())
        result, square = 1 + 0 * y, x
        for bit in bin(abs(exponent))[:1:-1]:  # products, since a power of a ball around 0 may give NaN
            result = result * square if bit == "1" else result
            square = square * square
        return _ball_divide(1 + 0 * y, result) if exponent < 0 else result
    if x < 0 and y.is_integer():
        size = ((-x).log() * y).exp()
        return -size if y.man_exp()[1] == 0 else size  # an odd mantissa times a power of two
    if not x > 0:
        raise ExpressionError("a power that is not an integer needs a base that is certainly positive")
    return (x.log() * y).exp()


def _ball_sqrt(x: flint.arb) -> flint.arb:
    if not x >= 0:
        raise ExpressionError("sqrt of a number that is not certainly nonnegative")
    return x.sqrt()


def _ball_log(x: flint.arb) -> flint.arb:
    if not x > 0:
        raise ExpressionError("log of a number that is not certainly positive")
    return x.log()


def _ball_step(name: str, result: flint.arb) -> flint.arb:
    if not result.is_integer() and (result.abs_upper() > 1 << 4096 or result.unique_fmpz() is None):
        raise ExpressionError(f"{name}: the ball of the argument contains an integer, the value is undecided")
    return result


def _fold(method: str) -> Callable[..., flint.arb]:
    def fold(first: flint.arb, *rest: flint.arb) -> flint.arb:
        for other in rest:
            first = getattr(first, method)(other)
        return first

    return fold


BALL: dict[str, Callable[..., Any]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "/": _ball_divide,
    "neg": lambda x: -x,
    "**": _ball_power,
    "sqrt": _ball_sqrt,
    "log": _ball_log,
    "exp": lambda x: x.exp(),
    "ceil": lambda x: _ball_step("ceil", x.ceil()),
    "floor": lambda x: _ball_step("floor", x.floor()),
    "min": _fold("min"),
    "max": _fold("max"),
}

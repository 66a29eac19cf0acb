"""The value of a formula at a rational point: an exact rational, a ball, "undefined" or "cannot tell".

``Undefined`` is raised only where it is certain (an exact zero below a bar, a ball that is negative under a root);
``Unsure`` where balls cannot tell or a value is too large.  Neither is ever a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq, fmpz

from numerics.formula.grammar import Node

__all__ = ["Compiled", "Undefined", "Unsure", "compiled", "sign_at"]

MAX_BITS = 6000  # of an exact numerator or denominator; beyond that, balls
MAX_POWER = 100_000  # of an exponent that is written out on balls
PRECISIONS = (64, 256, 1100)

Value = Any  # fmpq or arb
Compiled = Callable[[Mapping[str, fmpq]], Value]


class Undefined(ArithmeticError):
    """The formula has no value there, for certain."""


class Unsure(ArithmeticError):
    """It could not be told."""


def _ball(value: Value) -> arb:
    return arb(value) if type(value) is fmpq else value


def _kept(value: fmpq) -> Value:
    return arb(value) if value.height_bits() > MAX_BITS else value


def _finite(value: arb) -> arb:
    if not value.is_finite():
        raise Unsure("not a finite ball")
    return value


def _add(x: Value, y: Value) -> Value:
    return x + y if type(x) is fmpq and type(y) is fmpq else _finite(_ball(x) + _ball(y))


def _subtract(x: Value, y: Value) -> Value:
    return x - y if type(x) is fmpq and type(y) is fmpq else _finite(_ball(x) - _ball(y))


def _multiply(x: Value, y: Value) -> Value:
    if type(x) is fmpq and type(y) is fmpq:
        return _kept(x * y)
    if (type(x) is fmpq and x == 0) or (type(y) is fmpq and y == 0):
        return fmpq(0)
    return _finite(_ball(x) * _ball(y))


def _divide(x: Value, y: Value) -> Value:
    if type(y) is fmpq:
        if y == 0:
            raise Undefined("division by zero")
        return _kept(x / y) if type(x) is fmpq else _finite(x / arb(y))
    if y.contains(0):
        raise Unsure("division by a ball around zero")
    return _finite(_ball(x) / y)


def _root(x: fmpq, degree: int) -> fmpq | None:
    parts = []
    for part in (x.p, x.q):
        root = int(fmpz(part).root(degree))
        if root**degree != int(part):
            return None
        parts.append(root)
    return fmpq(*parts)


def _sqrt(x: Value) -> Value:
    if type(x) is fmpq:
        if x < 0:
            raise Undefined("a root of a negative number")
        exact = _root(x, 2)
        return exact if exact is not None else arb(x).sqrt()
    if x < 0:
        raise Undefined("a root of a negative number")
    if not x >= 0:
        raise Unsure("a root of a ball around zero")
    return _finite(x.sqrt())


def _log(x: Value) -> Value:
    if type(x) is fmpq:
        if x <= 0:
            raise Undefined("a logarithm of a number that is not positive")
        return fmpq(0) if x == 1 else arb(x).log()
    if x < 0:
        raise Undefined("a logarithm of a negative number")
    if not x > 0:
        raise Unsure("a logarithm of a ball around zero")
    return _finite(x.log())


def _exp(x: Value) -> Value:
    return fmpq(1) if type(x) is fmpq and x == 0 else _finite(_ball(x).exp())


def _floor(x: Value) -> Value:
    if type(x) is fmpq:
        return fmpq(int(x.p) // int(x.q))
    if x.abs_upper() > arb(2) ** 3000:
        raise Unsure("a floor of a huge ball")
    below = x.floor().unique_fmpz()
    if below is None:
        raise Unsure("a floor of a ball around an integer")
    return fmpq(below)


def _negated(x: Value) -> Value:
    return -x


def _ceil(x: Value) -> Value:
    return -_floor(-x)


def _extreme(largest: bool) -> Callable[..., Value]:
    def choose(first: Value, *rest: Value) -> Value:
        for other in rest:
            if isinstance(first, fmpq) and isinstance(other, fmpq):
                first = max(first, other) if largest else min(first, other)
            else:
                one, two = _ball(first), _ball(other)
                if one > two or one < two:  # keeps what is exact
                    first = first if (one > two) == largest else other
                else:
                    first = one.max(two) if largest else one.min(two)
        return first

    return choose


def _power(x: Value, y: Value) -> Value:
    if type(y) is fmpq:
        if y.q == 1:
            return _integer_power(x, int(y.p))
        if type(x) is fmpq:
            return _rational_power(x, y)
    elif type(x) is fmpq and x == 1:
        return fmpq(1)
    base = _ball(x)
    if base > 0:
        return _finite((base.log() * _ball(y)).exp())
    raise Unsure("a power of a base that is not certainly positive")


def _integer_power(x: Value, power: int) -> Value:
    if power == 0:
        return fmpq(1)
    if type(x) is fmpq:
        if x == 0 and power < 0:
            raise Undefined("division by zero: 0 to a negative power")
        if x in (0, 1):
            return x
        if x == -1 or abs(power) * x.height_bits() <= 2 * MAX_BITS:
            return _kept(x**power) if x != -1 else fmpq(1 if power % 2 == 0 else -1)
    base = _ball(x)
    if abs(power) <= MAX_POWER:
        result = _products(base, abs(power))
        return _divide(fmpq(1), result) if power < 0 else _finite(result)
    size = abs(base)
    if not size > 0:
        raise Unsure("a high power of a ball around zero")
    result = _finite((size.log() * power).exp())
    return -result if base < 0 and power % 2 else result


def _products(base: arb, power: int) -> arb:
    """By squaring, with products: a square of a ball around zero may be NaN as a power."""
    result, square = arb(1), base
    while power:
        if power & 1:
            result = result * square
        square = square * square
        power >>= 1
    return result


def _rational_power(x: fmpq, y: fmpq) -> Value:
    if x < 0:
        raise Undefined("a negative number to a power that is not an integer")
    if x == 0:
        if y < 0:
            raise Undefined("division by zero: 0 to a negative power")
        return x
    if int(y.q) <= 64 and (root := _root(x, int(y.q))) is not None:
        return _integer_power(root, int(y.p))
    return _finite((arb(x).log() * arb(y)).exp())


_OPERATORS: dict[str, Callable[..., Value]] = {
    "+": _add,
    "-": _subtract,
    "*": _multiply,
    "/": _divide,
    "neg": _negated,
    "**": _power,
    "sqrt": _sqrt,
    "log": _log,
    "exp": _exp,
    "floor": _floor,
    "ceil": _ceil,
    "min": _extreme(False),
    "max": _extreme(True),
}


def compiled(node: Node) -> Compiled:
    """A function from a point (names to fmpq) to a value, at flint's current precision."""
    if node[0] == "number":
        value = fmpq(node[1].numerator, node[1].denominator)
        return lambda _: value
    if node[0] == "symbol":
        name = node[1]
        return lambda at: at[name]
    operator, parts = _OPERATORS[node[0]], [compiled(child) for child in node[1:]]
    if len(parts) == 1:
        (only,) = parts
        return lambda at: operator(only(at))
    if len(parts) == 2:
        one, two = parts
        return lambda at: operator(one(at), two(at))
    return lambda at: operator(*(part(at) for part in parts))


def sign_at(
    larger: Compiled, smaller: Compiled, at: Mapping[str, fmpq], precisions: Sequence[int] = PRECISIONS
) -> int | None:
    """The sign of larger - smaller there; None where no precision tells; Undefined is raised where it is certain."""
    for precision in precisions:
        with ctx.workprec(precision):
            try:
                difference = _subtract(larger(at), smaller(at))
            except Unsure:
                continue
            if isinstance(difference, fmpq):
                return int(difference > 0) - int(difference < 0)
            if difference > 0:
                return 1
            if difference < 0:
                return -1
    return None


def exact(value: Fraction | int) -> fmpq:
    """A rational of Python as one of flint."""
    return fmpq(value.numerator, value.denominator)

"""Closed intervals with doubles as ends, infinite ones among them; every operation rounds outwards.

An interval is a pair (low, high) with low < inf and high > -inf.  Sums, products and quotients are IEEE doubles,
rounded to nearest and then moved by one; functions are Arb's at 64 bits, moved by two.  An interval with an infinite
end stands for the finite numbers in it, so 0 times infinity is 0.  What may be undefined raises :class:`Untold`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq

__all__ = [
    "FUNCTIONS",
    "WHOLE",
    "Interval",
    "Untold",
    "absolute",
    "add",
    "cut",
    "div",
    "hull",
    "mul",
    "neg",
    "of_ball",
    "of_rational",
    "power",
    "precise",
    "sub",
]

Interval = tuple[float, float]
INF = math.inf
WHOLE: Interval = (-INF, INF)
BITS = 64


class Untold(ArithmeticError):
    """Nothing is told on this piece: a pole, a root of what may be negative, a kink under a derivative."""


def _down(x: float) -> float:
    return math.nextafter(x, -INF)


def _up(x: float) -> float:
    return math.nextafter(x, INF)


def precise(make: Callable[[], Any]) -> Any:
    """Run with Arb at the precision that the functions below expect."""
    saved = ctx.prec
    ctx.prec = BITS
    try:
        return make()
    finally:
        ctx.prec = saved


def of_rational(value: fmpq | Fraction | int) -> Interval:
    top, bottom = (value.numerator, value.denominator) if not isinstance(value, fmpq) else (int(value.p), int(value.q))
    exact = Fraction(int(top), int(bottom))
    try:
        near = float(exact)
    except OverflowError:
        return (_down(INF), INF) if exact > 0 else (-INF, _up(-INF))
    if math.isinf(near):
        return (_down(INF), INF) if exact > 0 else (-INF, _up(-INF))
    found = Fraction(near)
    return (near, near) if found == exact else (near, _up(near)) if found < exact else (_down(near), near)


def of_ball(ball: arb) -> Interval:
    """An interval around a ball."""
    if not ball.is_finite():
        return WHOLE
    low, high = float(ball.lower()), float(ball.upper())
    if low == high and ball.is_exact() and arb(low) == ball:
        return low, low
    return _down(_down(low)), _up(_up(high))


def add(a: Interval, b: Interval) -> Interval:
    if a == (0.0, 0.0):
        return b
    if b == (0.0, 0.0):
        return a
    return _sum(a[0], b[0]), -_sum(-a[1], -b[1])


def _sum(x: float, y: float) -> float:
    """A lower bound of x + y: the rounded sum if its error, which two-sum finds exactly, is not negative."""
    s = x + y
    if math.isinf(s):
        return s if s < 0 and (math.isinf(x) or math.isinf(y)) else _down(s)
    part = s - x
    error = (x - (s - part)) + (y - part)
    return s if error >= 0 else _down(s)


def neg(a: Interval) -> Interval:
    return -a[1], -a[0]


def sub(a: Interval, b: Interval) -> Interval:
    return add(a, (-b[1], -b[0]))


def _times(x: float, y: float) -> float:
    return 0.0 if x == 0 or y == 0 else x * y


def mul(a: Interval, b: Interval) -> Interval:
    if a == (0.0, 0.0) or b == (0.0, 0.0):
        return 0.0, 0.0
    if a[0] >= 0 and b[0] >= 0:
        low = _times(a[0], b[0])
        if low > 0 and not _is_exact(a[0], b[0], low):
            low = _down(low)
        return low, _times_up(a[1], b[1])
    if a == (1.0, 1.0) or b == (1.0, 1.0):
        return b if a == (1.0, 1.0) else a
    if a[1] <= 0:
        return neg(mul((-a[1], -a[0]), b))
    if b[1] <= 0:
        return neg(mul(a, (-b[1], -b[0])))
    if a[0] < 0 and b[0] < 0:  # both have zero inside
        return -max(_times_up(-a[0], b[1]), _times_up(a[1], -b[0])), max(_times_up(a[0], b[0]), _times_up(a[1], b[1]))
    if b[0] < 0:
        a, b = b, a
    return -_times_up(-a[0], b[1]), _times_up(a[1], b[1])


def _times_up(x: float, y: float) -> float:
    if x == 0 or y == 0:
        return 0.0
    found = x * y
    return found if _is_exact(x, y, found) else _up(found)


def _is_exact(x: float, y: float, found: float) -> bool:
    """A product with a power of two, far from both ends of the doubles."""
    return 1e-290 < found < 1e290 and (math.frexp(x)[0] == 0.5 or math.frexp(y)[0] == 0.5)


def div(a: Interval, b: Interval) -> Interval:
    if b[0] > 0:
        return mul(a, (_over(b[1], _down), _over(b[0], _up)))
    if b[1] < 0:
        return mul(neg(a), (_over(-b[0], _down), _over(-b[1], _up)))
    raise Untold("a division by what may be zero")


def _over(x: float, way: Callable[[float], float]) -> float:
    """1/x of a positive number; exact for powers of two."""
    near = 1.0 / x
    if x == INF:
        return 0.0
    if math.frexp(x)[0] == 0.5 and not math.isinf(near) and math.frexp(near)[0] == 0.5:
        return near
    return max(0.0, way(near))


def absolute(a: Interval) -> Interval:
    if a[0] >= 0:
        return a
    return neg(a) if a[1] <= 0 else (0.0, max(-a[0], a[1]))


def power(a: Interval, n: int) -> Interval:
    """A positive whole power."""
    base = absolute(a) if n % 2 == 0 else a
    low, high = _raised(base[0], n, _down), _raised(base[1], n, _up)
    return (max(0.0, low) if base[0] >= 0 else low), high


def _raised(x: float, n: int, way: Callable[[float], float]) -> float:
    if x in (0.0, 1.0, -1.0) or math.isinf(x):
        return x**n if not math.isinf(x) else (x if n % 2 or x > 0 else INF)
    if x < 0:
        other = _up if way is _down else _down
        return -_raised(-x, n, other if n % 2 else way) if n % 2 else _raised(-x, n, way)
    found = x
    for _ in range(n - 1) if n <= 8 else ():
        found = way(found * x)
    if n <= 8:
        return max(0.0, found)
    return of_ball(_ball_power(x, n))[0 if way is _down else 1]


def _ball_power(x: float, n: int) -> arb:
    found, base = arb(1), arb(x)
    while n:
        if n & 1:
            found = found * base
        n >>= 1
        base = base * base if n else base
    return found


def hull(a: Interval, b: Interval) -> Interval:
    return min(a[0], b[0]), max(a[1], b[1])


def cut(low: float, high: float) -> float:
    """Where a side is halved: the middle, and on a ray a number beyond its end."""
    if low == -INF and high == INF:
        return 0.0
    if high == INF:
        return max(2.0 * low, low / 2, low + 1.0)
    if low == -INF:
        return -cut(-high, INF)
    middle = low + (high - low) / 2
    return middle if not math.isinf(middle) else low / 2 + high / 2


# --- functions

QUARTER = 1.5707963267948968  # above pi/2, the double below it is not
_LIMITS = {  # value at -inf, value at inf
    "exp": (0.0, INF),
    "tanh": (-1.0, 1.0),
    "erf": (-1.0, 1.0),
    "erfc": (2.0, 0.0),
    "erfcx": (INF, 0.0),
    "log": (-INF, INF),
    "sqrt": (0.0, INF),
    "sech2": (0.0, 0.0),
    "arctan": (-QUARTER, QUARTER),
    "arsinh": (-INF, INF),
}
_RANGES = {
    "exp": (0.0, INF),
    "tanh": (-1.0, 1.0),
    "erf": (-1.0, 1.0),
    "erfc": (0.0, 2.0),
    "erfcx": (0.0, INF),
    "sqrt": (0.0, INF),
    "sech2": (0.0, 1.0),
    "log": WHOLE,
    "arctan": (-QUARTER, QUARTER),
    "arcsin": (-QUARTER, QUARTER),
    "arsinh": WHOLE,
}


def _at(name: str, x: float) -> Interval:
    """Around the value of a function at a double."""
    if math.isinf(x):
        found = _LIMITS[name][0 if x < 0 else 1]
        return found, found
    if x == 0.0 and name in ("exp", "erfc", "erfcx", "sech2"):
        return 1.0, 1.0
    if (x == 0.0 and name in ("tanh", "erf", "sqrt", "arctan", "arcsin", "arsinh")) or (x == 1.0 and name == "log"):
        return 0.0, 0.0
    value = _MADE[name](x) if name in _MADE else getattr(arb(x), name)()
    bottom, top = _RANGES[name]
    if not value.is_finite() or value.rel_accuracy_bits() < 58:
        return bottom, top
    near = float(value)
    return max(bottom, _down(_down(near))), min(top, _up(_up(near)))


def _sech2(x: float) -> arb:
    found = arb(x).sech()
    return found * found


def _erfcx(x: float) -> arb:
    """exp(x**2) erfc(x); far out its expansion, whose error is below the first term that is left out."""
    u = arb(x)
    if x < 1000.0:
        return (u * u).exp() * u.erfc()
    v = 1 / (2 * u * u)
    around = (105 * v**4).union(arb(0))
    return (1 - v + 3 * v**2 - 15 * v**3 + around) / (u * arb.pi().sqrt())


_MADE: dict[str, Callable[[float], arb]] = {
    "sech2": _sech2,
    "erfcx": _erfcx,
    "arctan": lambda x: arb(x).atan(),
    "arcsin": lambda x: arb(x).asin(),
    "arsinh": lambda x: arb(x).asinh(),
}


def _rising(name: str) -> Callable[[Interval], Interval]:
    def run(a: Interval) -> Interval:
        low, high = _at(name, a[0])[0], _at(name, a[1])[1]
        return min(low, _down(INF)), max(high, _up(-INF))

    return run


def _falling(name: str) -> Callable[[Interval], Interval]:
    return lambda a: (_at(name, a[1])[0], _at(name, a[0])[1])


def _sech2_on(a: Interval) -> Interval:
    low, high = absolute(a)
    return _at("sech2", high)[0], _at("sech2", low)[1]


def _log(a: Interval) -> Interval:
    if a[0] <= 0:
        raise Untold("log of what may not be positive")
    return _at("log", a[0])[0], _at("log", a[1])[1]


def _arcsin(a: Interval) -> Interval:
    if a[0] < -1.0 or a[1] > 1.0:
        raise Untold("arcsin of what may not be between -1 and 1")
    return _at("arcsin", a[0])[0], _at("arcsin", a[1])[1]


def _sqrt(a: Interval) -> Interval:
    """What lies below zero is not there: that the argument is not negative is a goal of its own."""
    if a[1] < 0:
        raise Untold("a root of a negative number")
    return (_at("sqrt", a[0])[0] if a[0] > 0 else 0.0), _at("sqrt", a[1])[1]


def _wave(name: str) -> Callable[[Interval], Interval]:
    def run(a: Interval) -> Interval:
        if a[1] - a[0] > 7.0 or max(abs(a[0]), abs(a[1])) > 1e15:
            return -1.0, 1.0
        ball = arb(a[0]) if a[0] == a[1] else arb(a[0]).union(arb(a[1]))
        low, high = of_ball(getattr(ball, name)())
        return max(-1.0, low), min(1.0, high)

    return run


FUNCTIONS: dict[str, Callable[[Interval], Interval]] = {
    "exp": _rising("exp"),
    "tanh": _rising("tanh"),
    "erf": _rising("erf"),
    "arctan": _rising("arctan"),
    "arsinh": _rising("arsinh"),
    "arcsin": _arcsin,
    "erfc": _falling("erfc"),
    "erfcx": _falling("erfcx"),
    "sech2": _sech2_on,
    "log": _log,
    "sqrt": _sqrt,
    "sin": _wave("sin"),
    "cos": _wave("cos"),
}

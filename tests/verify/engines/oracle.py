"""Trees evaluated by a recursion of its own on Fractions and balls, at points drawn by a rule of its own.

Nothing here uses the instrument.
"""

from __future__ import annotations

from fractions import Fraction

from flint import arb, ctx, fmpq


class NoValue(ArithmeticError):
    """Undefined there."""


class Unclear(ArithmeticError):
    """The balls do not tell."""


# ------------------------------------------------------------------------------------------------ evaluation


def value(node, at, bits):
    """A Fraction, or a ball."""
    kind = node[0]
    if kind == "number":
        return node[1]
    if kind == "symbol":
        return at[node[1]]
    parts = [value(child, at, bits) for child in node[1:]]
    exact = all(isinstance(part, Fraction) for part in parts)
    if kind in ("+", "-", "*"):
        return _arithmetic(kind, *parts)
    if kind == "neg":
        return -parts[0]
    if kind == "/":
        return _arithmetic("*", parts[0], _inverse(parts[1]))
    if kind in ("min", "max"):
        if exact:
            return (min if kind == "min" else max)(parts)
        best = parts[0]
        for part in parts[1:]:
            best = _extreme(kind, best, part)
        return best
    if kind in ("floor", "ceil"):
        return _step(kind, parts[0])
    if kind == "sqrt":
        return _power(parts[0], Fraction(1, 2))
    if kind == "**":
        return _power(*parts)
    if kind == "log":
        if exact and parts[0] <= 0:
            raise NoValue
        return Fraction(0) if exact and parts[0] == 1 else _log(_ball(parts[0]))
    if kind == "exp":
        if exact and parts[0] == 0:
            return Fraction(1)
        return _limited(_ball(parts[0]).exp())
    raise AssertionError(kind)


def _ball(x):
    return arb(fmpq(x.numerator, x.denominator)) if isinstance(x, Fraction) else x


def _extreme(kind, x, y):
    one, two = _ball(x), _ball(y)
    if one < two:
        return x if kind == "min" else y
    if one > two:
        return y if kind == "min" else x
    return one.min(two) if kind == "min" else one.max(two)


def _limited(x):
    if not x.is_finite():
        raise Unclear
    return x


def _arithmetic(kind, x, y):
    if not (isinstance(x, Fraction) and isinstance(y, Fraction)):
        x, y = _ball(x), _ball(y)
    return x + y if kind == "+" else x - y if kind == "-" else x * y


def _inverse(x):
    if isinstance(x, Fraction):
        if x == 0:
            raise NoValue
        return 1 / x
    if x.contains(0):
        raise Unclear
    return 1 / x


def _log(x):
    if x > 0:
        return _limited(x.log())
    if x < 0:
        raise NoValue
    raise Unclear


def _step(kind, x):
    if isinstance(x, Fraction):
        return Fraction(x.__floor__() if kind == "floor" else x.__ceil__())
    found = x.floor() if kind == "floor" else x.ceil()
    if not found.is_finite() or abs(found) > arb(2) ** 2000 or found.unique_fmpz() is None:
        raise Unclear
    return Fraction(int(found.unique_fmpz()))


def _power(x, y):
    if isinstance(x, Fraction) and isinstance(y, Fraction):
        if (x == 0 and y < 0) or (x < 0 and y.denominator != 1):
            raise NoValue
        if y == 0 or x == 1:
            return Fraction(1)
        if x == 0:
            return Fraction(0)
        if y.denominator == 1 and abs(y) * (x.numerator.bit_length() + x.denominator.bit_length()) < 20000:
            return x ** int(y)
        if y.denominator == 2 and abs(y) < 40:
            from math import isqrt

            root = Fraction(isqrt(x.numerator), isqrt(x.denominator))
            if root * root == x:
                return root**y.numerator
        if x < 0:
            raise Unclear
    base = _ball(x)
    if isinstance(y, Fraction) and y.denominator == 1 and 0 < y <= 60:
        result = arb(1)
        for _ in range(int(y)):
            result = result * base
        return _limited(result)
    if isinstance(y, Fraction) and y == Fraction(1, 2):
        if base < 0:
            raise NoValue
        if not base >= 0:
            raise Unclear
        return _limited(base.sqrt())
    if not base > 0:
        raise Unclear
    return _limited((base.log() * _ball(y)).exp())


def sign(larger, smaller, at, most=800):
    """-1, 0, 1 or None; NoValue where a side is undefined."""
    bits = 90
    while bits <= most:
        with ctx.workprec(bits):
            try:
                gap = _arithmetic("-", value(larger, at, bits), value(smaller, at, bits))
            except Unclear:
                bits *= 3
                continue
            if gap > 0:
                return 1
            if gap < 0:
                return -1
            if isinstance(gap, Fraction):
                return 0
        bits *= 3
    return None


def fails(relation, found):
    return {">=": found < 0, ">": found <= 0, "==": found != 0, "<=": found > 0, "<": found >= 0}[relation]


# ---------------------------------------------------------------------------------------------------- points


def inside(home, at):
    if home == 0:
        whole = at["n"].denominator == at["k"].denominator == 1
        return whole and at["n"] >= at["k"] >= 1 and 0 < at["tau"] <= 1 and at["b"] > 0
    if home == 3:
        return set(at) == {"x", "y"}
    if not (at["n"].denominator == at["m"].denominator == 1 and at["n"] >= 1 and at["m"] >= 1):
        return False
    return at["norm"] >= 0 if home == 1 else at["m"] <= at["n"] and 0 < at["c2"] < at["c1"]


def point(rng, home):
    size = rng.choice((3, 6, 12, 50, 10**3, 10**5, 10**7, 10**13))
    n = rng.randint(1, size)
    real = Fraction(rng.randint(1, 30), rng.randint(1, 30)) * rng.choice((1, 1, 1, Fraction(1, 10**6), 10**6))
    if home == 3:
        return {"x": rng.choice((1, -1, 0)) * real, "y": rng.choice((1, -1)) * Fraction(rng.randint(0, 40), 7)}
    if home == 2:
        return {
            "n": Fraction(n),
            "m": Fraction(rng.choice((1, n, rng.randint(1, n)))),
            "c2": real,
            "c1": real * (1 + Fraction(1, rng.choice((1, 3, 10**6)))),
        }
    if home == 1:
        m = rng.choice((1, 2, n, rng.randint(1, 9), rng.randint(1, size)))
        return {"n": Fraction(n), "m": Fraction(m), "norm": rng.choice((Fraction(0), Fraction(1), real))}
    k = rng.choice((1, n, rng.randint(1, n), min(n, 2)))
    little = Fraction(1, 10 ** rng.randint(1, 20))
    tau = rng.choice((Fraction(1), Fraction(1, n), Fraction(rng.randint(1, 99), 100), little))
    return {"n": Fraction(n), "k": Fraction(k), "tau": tau, "b": rng.choice((Fraction(1), real))}

"""Is a formula with a planted error true?  Decided by brute force and by numbers known exactly, never by our checks.

Formulas are evaluated by a small evaluator of its own (rationals, and 60 digits where a value is irrational); the
transformer is written out once more (:mod:`theorems.han2025.mutants.oracle_model`); counts are sums of binomial
coefficients. A formula is called false only where it is on the wrong side of something attained, by a clear margin,
at a point that is returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from math import ceil, comb, floor
from typing import Any

import mpmath

__all__ = [
    "Point",
    "above",
    "below",
    "bits",
    "differs",
    "evaluate",
    "iterations_fail",
    "network_fails",
    "real",
    "short",
    "watching",
]

Point = Mapping[str, Any]
_MARGIN = Fraction(1, 10**9)  # relative; what is closer than that is not decided


# ----------------------------------------------------------------------------------- values of a formula


class Undefined(ValueError):
    """Divided by zero, or a root or a logarithm of what has none: certain, not a matter of digits."""


_met: list[str] | None = None  # where the formula that is looked at has no value, while somebody asks


@contextmanager
def watching() -> Iterator[list[str]]:
    """Collect the points at which formulas turn out to have no value."""
    global _met
    found: list[str] = []
    _met = found
    try:
        yield found
    finally:
        _met = None


def evaluate(node: tuple[Any, ...], at: Point) -> Any:
    """A Fraction where the value is rational and short, else an mpf; None where there is no value."""
    try:
        value = _value(node, at)
    except Undefined as error:
        if _met is not None:
            _met.append(f"{_show(at)}: no value ({error})")
        return None
    except (ArithmeticError, ValueError):
        return None
    return value if isinstance(value, Fraction) or _real(value) else None


def _real(value: Any) -> bool:

    return isinstance(value, mpmath.mpf) and bool(mpmath.isfinite(value))


def _value(node: tuple[Any, ...], at: Point) -> Any:

    if node[0] == "number":
        return node[1]
    if node[0] == "symbol":
        found = at[node[1]]
        return Fraction(found) if isinstance(found, int | Fraction) else found
    arguments = [_value(child, at) for child in node[1:]]
    exact = all(isinstance(a, Fraction) for a in arguments)
    with mpmath.workdps(60):
        if node[0] == "**":
            return _power(*arguments)
        if node[0] in ("sqrt", "log", "exp"):
            inside = real(arguments[0])
            if abs(inside) < mpmath.mpf(10) ** -40 and not exact:
                raise ValueError("a sign that 60 digits do not decide")
            if (node[0] != "exp" and inside < 0) or (node[0] == "log" and inside == 0):
                raise Undefined(f"{node[0]} of {short(arguments[0])}")
            return {"sqrt": mpmath.sqrt, "log": mpmath.log, "exp": mpmath.exp}[node[0]](inside)
        if node[0] in ("ceil", "floor"):
            if exact:
                return Fraction({"ceil": ceil, "floor": floor}[node[0]](arguments[0]))
            if abs(arguments[0] - mpmath.nint(arguments[0])) < mpmath.mpf(10) ** -40:
                raise ValueError("a rounding that 60 digits do not decide")
            return Fraction(int({"ceil": mpmath.ceil, "floor": mpmath.floor}[node[0]](arguments[0])))
        if not exact:
            arguments = [real(a) for a in arguments]
        match node[0]:
            case "+":
                return arguments[0] + arguments[1]
            case "-":
                return arguments[0] - arguments[1]
            case "*":
                return arguments[0] * arguments[1]
            case "/":
                if isinstance(arguments[1], Fraction) and not arguments[1]:
                    raise Undefined("division by zero")
                return arguments[0] / arguments[1]
            case "neg":
                return -arguments[0]
            case name:
                return {"max": max, "min": min}[name](arguments)


def real(value: Any) -> Any:

    return mpmath.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def _power(base: Any, exponent: Any) -> Any:

    if isinstance(base, Fraction) and isinstance(exponent, Fraction) and exponent.denominator == 1:
        size = max(base.numerator.bit_length(), base.denominator.bit_length())
        if abs(exponent) * size < 100_000:
            return base ** int(exponent)
    if isinstance(base, Fraction) and base == 0 and exponent < 0:
        raise Undefined("division by zero")
    if abs(real(exponent)) > 10**6 or (base == 0 and exponent <= 0):
        raise ValueError("power")
    if base < 0:
        if isinstance(exponent, Fraction) and exponent.denominator != 1 and isinstance(base, Fraction):
            raise Undefined(f"a power of {short(base)}")
        if not isinstance(exponent, Fraction) or exponent.denominator != 1:
            raise ValueError("power")
        return real(base) ** int(exponent)
    return mpmath.power(real(base), real(exponent))


# --------------------------------------------------------------------------------- points of comparison


def _show(at: Point) -> str:
    return ", ".join(f"{name} = {value}" for name, value in at.items())


def above(tree: tuple[Any, ...], points: Iterable[Point], most: Callable[[Point], Any]) -> str:
    """Where the formula exceeds what is attained: a false lower bound.  Empty if nowhere."""
    return _beyond(tree, points, most, 1)


def below(tree: tuple[Any, ...], points: Iterable[Point], least: Callable[[Point], Any]) -> str:
    """Where the formula stays below what is attained: a false upper bound.  Empty if nowhere."""
    return _beyond(tree, points, least, -1)


def _beyond(tree: tuple[Any, ...], points: Iterable[Point], limit: Callable[[Point], Any], sign: int) -> str:

    for at in points:
        value = evaluate(tree, at)
        if value is None:
            continue
        reached = limit(at)
        if isinstance(value, Fraction) and isinstance(reached, int | Fraction):
            beyond = sign * (value - reached) > 0
        else:
            reached = real(Fraction(reached)) if isinstance(reached, int | float) else real(reached)
            gap = sign * (real(value) - reached)
            beyond = gap > abs(reached) * real(_MARGIN) + mpmath.mpf(10) ** -40
        if beyond:
            return f"{_show(at)}: {short(value)} against {short(reached)}"
    return ""


def differs(tree: tuple[Any, ...], points: Iterable[Point], right: Callable[[Point], Any]) -> str:
    points = list(points)
    return above(tree, points, right) or below(tree, points, right)


def short(value: Any) -> str:

    if isinstance(value, int | Fraction):
        exact = Fraction(value)
        long = max(exact.numerator.bit_length(), exact.denominator.bit_length()) > 70
        if not long:
            return str(exact)
        value = real(exact)
    return str(mpmath.nstr(value, 8))


# --------------------------------------------------------------------------- networks, counts, iterations


def network_fails(weights: Callable[[int], Any], offsets: Callable[[int], Any], largest: int = 12) -> str:
    """1 + Σ_j (-1)^j w_j ReLU(s + o_j) against (-1)^s for every number k of neurons and every s ≤ k."""
    for k in range(1, largest + 1):
        for s in range(k + 1):
            rows = [(weights(j), offsets(j)) for j in range(1, k + 1)]
            if any(w is None or o is None for w, o in rows):
                continue
            total = 1 + sum((-1) ** j * w * max(0, s + o) for j, (w, o) in enumerate(rows, 1))
            if abs(real(Fraction(total) if isinstance(total, int) else total) - (-1) ** s) > 1e-30:
                return f"k = {k}, {s} ones: the output is {short(total)}"
    return ""


def iterations_fail(tree: tuple[Any, ...]) -> str:
    """Exact powers: some whole t ≥ 0 above the number has c^t ≥ ε."""
    for c in (Fraction(1, 2), Fraction(2, 3), Fraction(9, 10), Fraction(99, 100), Fraction(1, 1000)):
        powers = [c**j for j in (1, 2, 5, 20)]
        for eps in (
            *powers,
            *(p * Fraction(101, 100) for p in powers),
            *(p * Fraction(99, 100) for p in powers),
            Fraction(1, 10**9),
        ):
            value = evaluate(tree, {"eps": eps, "c": c}) if eps <= 1 else None
            if value is None or _undecided(value):
                continue
            t = max(0, floor(value) + 1)
            if t <= 3000 and c**t >= eps:
                return f"c = {c}, eps = {eps}: t = {t} is allowed"
    return ""


def _undecided(value: Any) -> bool:
    """Near a whole number the value decides only if it is rational."""

    return not isinstance(value, Fraction) and bool(abs(value - mpmath.nint(value)) < mpmath.mpf(10) ** -30)


def bits(count: int, fewer_than: int) -> int:
    """Words of that many bits with fewer ones than that."""
    return sum(comb(count, i) for i in range(fewer_than))

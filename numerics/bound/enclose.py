"""Enclosures of a program on many boxes at once, in floats: they propose how to halve, and are never believed.

The operations are those of the interval arithmetic that decides (``verify.statement.boxes.intervals``), each a little
wider, so that what is enclosed well enough here is so there.  ``bad`` marks boxes on which something may be undefined.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from scipy import special

__all__ = ["Enclosures", "enclosed", "truth"]

Array = np.ndarray[Any, Any]
Pair = tuple[Array, Array]
TINY = 3e-16  # relative rounding of one operation
ROUGH = 2e-15  # of a function
WIDE = 4e-9  # of a wave on a wide box
SUBNORMAL = 1e-300
_RISING = {
    "exp": (np.exp, 0.0, math.inf),
    "tanh": (np.tanh, -1.0, 1.0),
    "erf": (special.erf, -1.0, 1.0),
    "arctan": (np.arctan, -1.5707963267948968, 1.5707963267948968),
    "arsinh": (np.arcsinh, -math.inf, math.inf),
    "arcsin": (np.arcsin, -1.5707963267948968, 1.5707963267948968),
    "log": (np.log, -math.inf, math.inf),
    "sqrt": (np.sqrt, 0.0, math.inf),
}
_FALLING = {"erfc": (special.erfc, 0.0, 2.0), "erfcx": (special.erfcx, 0.0, math.inf)}


class Enclosures:
    """Of the roots, as pairs of arrays, and where nothing is told."""

    def __init__(self, roots: list[Pair], bad: Array) -> None:
        self.roots, self.bad = roots, bad


def enclosed(nodes: Sequence[Any], slots: dict[int, int], roots: Sequence[int], low: Array, high: Array) -> Enclosures:
    """The places ``roots`` on boxes, given by the ends of their sides (a row a box)."""
    bad = np.zeros(len(low), dtype=bool)
    held: list[Pair] = []
    with np.errstate(all="ignore"):
        for node in nodes:
            held.append(_value(node, slots, held, low, high, bad))
    found = [held[root] for root in roots]
    for a, b in found:
        bad |= ~(np.isfinite(a) & np.isfinite(b))
    return Enclosures(found, bad)


def truth(said: Any, sides: dict[int, Pair]) -> tuple[Array, Array]:
    """Where a condition holds on all of a box, and where on none of it; ``sides``: what its relations compare."""
    op, *parts = said
    if op == "cmp":
        return _told(parts[0], sides[parts[1]], sides[parts[2]])
    found = [truth(part, sides) for part in parts if not isinstance(part, bool)]
    plain = [part for part in parts if isinstance(part, bool)]
    if op == "not":
        return (found[0][1], found[0][0]) if found else (np.array(not plain[0]), np.array(plain[0]))
    yes, no = [pair[0] for pair in found], [pair[1] for pair in found]
    yes, no = [*yes, *map(np.array, plain)], [*no, *(np.array(not part) for part in plain)]
    if op == "and":
        return _joined(np.logical_and, yes), _joined(np.logical_or, no)
    return _joined(np.logical_or, yes), _joined(np.logical_and, no)


def _joined(join: Any, parts: list[Array]) -> Array:
    found = parts[0]
    for part in parts[1:]:
        found = join(found, part)
    return found


def _told(relation: str, a: Pair, b: Pair) -> tuple[Array, Array]:
    if relation in (">", ">="):
        return _told("<" if relation == ">" else "<=", b, a)
    apart = (a[1] < b[0]) | (b[1] < a[0])
    equal = (a[0] == a[1]) & (b[0] == b[1]) & (a[0] == b[0])
    if relation == "==":
        return equal, apart
    if relation == "!=":
        return apart, equal
    if relation == "<":
        return a[1] < b[0], a[0] >= b[1]
    return a[1] <= b[0], a[0] > b[1]


def _out(low: Array, high: Array, part: float = TINY) -> Pair:
    return low - np.abs(low) * part - SUBNORMAL, high + np.abs(high) * part + SUBNORMAL


def _value(node: Any, slots: dict[int, int], held: list[Pair], low: Array, high: Array, bad: Array) -> Pair:
    op, *args = node
    if op == "num":
        return _number(args[0], len(low))
    if op == "pi":
        return np.full(len(low), 3.141592653589793), np.full(len(low), 3.1415926535897936)
    if op == "var":
        return low[:, args[0]], high[:, args[0]]
    if op == "pow":
        return _power(held[slots[args[0]]], args[1])
    if op in ("case", "settled", "pick", "cpick", "bpick"):
        a, b, x, y = (held[slots[arg]] for arg in args[1:])
        return _chosen(op, args[0], a, b, x, y, bad)
    parts = [held[slots[arg]] for arg in args]
    return _binary(op, parts[0], parts[1], bad) if len(parts) == 2 else _unary(op, parts[0], bad)


def _number(value: Fraction, count: int) -> Pair:
    try:
        near = float(value)
    except OverflowError:
        near = math.inf if value > 0 else -math.inf
    low = high = near
    if math.isfinite(near) and Fraction(near) != value:
        low, high = (
            (near, math.nextafter(near, math.inf))
            if Fraction(near) < value
            else (math.nextafter(near, -math.inf), near)
        )
    return np.full(count, low), np.full(count, high)


def _binary(op: str, a: Pair, b: Pair, bad: Array) -> Pair:
    match op:
        case "add":
            return _out(a[0] + b[0], a[1] + b[1])
        case "sub":
            return _out(a[0] - b[1], a[1] - b[0])
        case "mul":
            return _product(a, b)
        case "div":
            bad |= (b[0] <= 0) & (b[1] >= 0)
            return _product(a, _out(1 / b[1], 1 / b[0]))
        case "max":
            return np.maximum(a[0], b[0]), np.maximum(a[1], b[1])
        case "min":
            return np.minimum(a[0], b[0]), np.minimum(a[1], b[1])
    raise ValueError(op)


def _product(a: Pair, b: Pair) -> Pair:
    if a is b:
        return _power(a, 2)
    one, two, three, four = a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1]
    low = np.minimum(np.minimum(one, two), np.minimum(three, four))
    high = np.maximum(np.maximum(one, two), np.maximum(three, four))
    low, high = _out(low, high)
    return np.where((a[0] >= 0) & (b[0] >= 0), np.maximum(low, 0.0), low), high


def _power(a: Pair, n: int) -> Pair:
    low, high = _size(a) if n % 2 == 0 else a
    found = _out(low**n, high**n, n * TINY)
    return np.where(low >= 0, np.maximum(found[0], 0.0), found[0]), found[1]


def _size(a: Pair) -> Pair:
    return np.maximum(np.maximum(a[0], -a[1]), 0.0), np.maximum(-a[0], a[1])


def _unary(op: str, a: Pair, bad: Array) -> Pair:
    match op:
        case "neg":
            return -a[1], -a[0]
        case "abs":
            return _size(a)
        case "sgn":
            bad |= (a[0] <= 0) & (a[1] >= 0)
            return np.sign(a[0]), np.sign(a[1])
        case "csgn":
            return np.where(a[0] >= 0, 1.0, -1.0), np.where(a[1] <= 0, -1.0, 1.0)
        case "kink":
            bad |= (a[0] < 0) & (a[1] > 0)
            return 0 * a[0], 0 * a[0]
        case "sech2":
            near, far = _size(a)
            return _clipped(_sech2(far), _sech2(near), 0.0, 1.0)
        case "sin":
            return _wave(a, np.sin, -0.5)
        case "cos":
            return _wave(a, np.cos, 0.0)
        case "sqrt":
            bad |= a[1] < 0
            a = np.maximum(a[0], 0.0), a[1]
        case "log":
            bad |= a[0] <= 0
        case "arcsin":
            bad |= (a[0] < -1) | (a[1] > 1)
    if op in _FALLING:
        make, bottom, top = _FALLING[op]
        return _clipped(make(a[1]), make(a[0]), bottom, top)
    make, bottom, top = _RISING[op]
    return _clipped(make(a[0]), make(a[1]), bottom, top)


def _clipped(low: Array, high: Array, bottom: float, top: float) -> Pair:
    low, high = _out(low, high, ROUGH)
    return np.maximum(low, bottom), np.minimum(high, top)


def _sech2(x: Array) -> Array:
    return 1 / np.cosh(np.clip(x, -300, 300)) ** 2


def _wave(a: Pair, make: Any, shift: float) -> Pair:
    """A wave whose highest points are at 2 pi (k - shift/2)."""
    one, two = make(a[0]), make(a[1])
    low, high = np.minimum(one, two) - WIDE, np.maximum(one, two) + WIDE
    first, last = a[0] / math.pi + shift - 1e-9, a[1] / math.pi + shift + 1e-9
    top = np.floor(last / 2) >= np.ceil(first / 2)
    bottom = np.floor((last - 1) / 2) >= np.ceil((first - 1) / 2)
    far = (a[1] - a[0] > 6.2) | (np.maximum(np.abs(a[0]), np.abs(a[1])) > 1e7)
    return np.where(bottom | far, -1.0, np.maximum(low, -1.0)), np.where(top | far, 1.0, np.minimum(high, 1.0))


def _chosen(op: str, name: str, a: Pair, b: Pair, x: Pair, y: Pair, bad: Array) -> Pair:
    hull = np.minimum(x[0], y[0]), np.maximum(x[1], y[1])
    if op == "case":
        yes, no = _told(name, a, b)
        return tuple(np.where(yes, one, np.where(no, two, both)) for one, two, both in zip(x, y, hull, strict=True))  # type: ignore[return-value]
    apart = (a[1] < b[0]) | (b[1] < a[0])
    if op in ("cpick", "bpick"):
        apart |= (a[1] <= b[0]) | (b[1] <= a[0])
    if op != "cpick":
        bad |= ~apart
    first = _told(name, a, b)[0] if op == "settled" else (a[1] <= b[0]) == (name == "min")
    return tuple(np.where(apart, np.where(first, one, two), both) for one, two, both in zip(x, y, hull, strict=True))  # type: ignore[return-value]

"""Where a gap is smallest, in floats: random points at many scales, then steps that shrink.

A program is plain data: nodes (operation, then places of earlier nodes or data), as ``verify``'s tapes write them.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from scipy import special

__all__ = ["drawn", "evaluate", "lowest"]

Array = np.ndarray[Any, Any]
Node = tuple[Any, ...]
_TESTS = {
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
    "==": np.equal,
    "!=": np.not_equal,
}
_ONE: dict[str, Any] = {
    "neg": np.negative,
    "abs": np.abs,
    "sqrt": np.sqrt,
    "exp": np.exp,
    "log": np.log,
    "sin": np.sin,
    "cos": np.cos,
    "tanh": np.tanh,
    "arctan": np.arctan,
    "arcsin": np.arcsin,
    "arsinh": np.arcsinh,
    "erf": special.erf,
    "erfc": special.erfc,
    "erfcx": special.erfcx,
    "sgn": np.sign,
    "csgn": np.sign,
    "kink": lambda x: 0 * x,
    "sech2": lambda x: 1 / np.cosh(np.clip(x, -300, 300)) ** 2,
}
_TWO: dict[str, Any] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "max": np.maximum,
    "min": np.minimum,
}


def evaluate(nodes: Sequence[Node], slots: dict[int, int], points: Array) -> list[Array]:
    """Every node at many points (rows); undefined is NaN."""
    held: list[Any] = []
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for node in nodes:
            held.append(_value(node, slots, held, points))
    return held


def _value(node: Node, slots: dict[int, int], held: list[Any], points: Array) -> Any:
    op, *args = node
    match op:
        case "num":
            return np.full(len(points), _float(args[0]))
        case "pi":
            return np.full(len(points), math.pi)
        case "var":
            return points[:, args[0]]
        case "pow":
            return held[slots[args[0]]] ** args[1]
        case "case" | "settled":
            a, b, x, y = (held[slots[arg]] for arg in args[1:])
            return np.where(_TESTS[args[0]](a, b), x, y)
        case "pick" | "cpick" | "bpick":
            a, b, x, y = (held[slots[arg]] for arg in args[1:])
            return np.where((a < b) == (args[0] == "min"), x, y)
    parts = [held[slots[arg]] for arg in args]
    return _TWO[op](*parts) if len(parts) == 2 else _ONE[op](*parts)


def _float(value: Fraction) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def lowest(
    nodes: Sequence[Node],
    slots: dict[int, int],
    root: int,
    box: Sequence[tuple[float, float]],
    allowed: Any = None,
    seed: int = 0,
    points: int = 3_000,
    rounds: int = 70,
    tick: Callable[[], None] = lambda: None,
) -> list[tuple[float, Array]]:
    """The lowest values of a node that were found, with their points, the lowest first.

    ``allowed`` is a function of (held, points) that tells which points count; ``tick`` is called before every round
    and may raise to end the search.
    """
    rng = np.random.default_rng(seed)
    tick()
    x = drawn(rng, box, points)
    value = _kept(nodes, slots, root, x, allowed)
    best = np.argsort(value)[:40]
    x, value = x[best], value[best]
    size = 0.3 * np.maximum(np.abs(x), 0.05)
    for _ in range(rounds):
        tick()
        with np.errstate(over="ignore"):  # beyond all floats is clipped like any other
            new = np.repeat(x, 8, axis=0) + np.repeat(size, 8, axis=0) * rng.standard_normal((8 * len(x), len(box)))
        new = _clipped(new, box)
        found = _kept(nodes, slots, root, new, allowed).reshape(len(x), 8)
        pick = found.argmin(axis=1)
        better = found[np.arange(len(x)), pick] < value
        x[better] = new.reshape(len(x), 8, -1)[np.arange(len(x)), pick][better]
        value[better] = found[np.arange(len(x)), pick][better]
        size = np.where(better[:, None], size * 1.1, size * 0.7)
    order = np.argsort(value)
    return [(float(value[i]), x[i]) for i in order if math.isfinite(value[i])]


def _kept(nodes: Sequence[Node], slots: dict[int, int], root: int, x: Array, allowed: Any) -> Array:
    held = evaluate(nodes, slots, x)
    value = np.asarray(held[slots[root]], dtype=float)
    good = np.isfinite(value)
    for part in held:
        good &= ~np.isnan(part)
    if allowed is not None:
        good &= allowed(held, x)
    return np.where(good, value, np.inf)


def _clipped(x: Array, box: Sequence[tuple[float, float]]) -> Array:
    return np.clip(x, [low for low, _ in box], [high for _, high in box])


def drawn(rng: Any, box: Sequence[tuple[float, float]], count: int) -> Array:
    return np.column_stack([_column(rng, low, high, count) for low, high in box])


def _column(rng: Any, low: float, high: float, count: int) -> Array:
    """Uniform, at many scales from each end (or from zero), and a few plain numbers."""
    third = count // 3
    scales = 10.0 ** rng.uniform(-8, 4, count)
    signs = rng.choice([-1.0, 1.0], count)
    if math.isinf(low) and math.isinf(high):
        x = np.concatenate([rng.uniform(-8, 8, third), (scales * signs)[: count - third]])
    elif math.isinf(low) or math.isinf(high):
        base, way = (low, 1.0) if math.isinf(high) else (high, -1.0)
        x = base + way * np.concatenate([rng.uniform(0, 8, third), scales[: count - third]])
    else:
        width = high - low
        near = width * np.minimum(1.0, 10.0 ** rng.uniform(-9, 0, count - third))
        ends = np.where(signs[: count - third] > 0, low + near, high - near)
        x = np.concatenate([rng.uniform(low, high, third), ends])
    plain = rng.choice([-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, low, high], count)
    x = np.where((rng.random(count) < 0.1) & np.isfinite(plain), plain, rng.permutation(x))
    return np.clip(x, low, high)

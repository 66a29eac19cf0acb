r"""Upper ends of single entries and of the output: the axis of a13 is fixed, so rows are about e·C and eᵀKe."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Flags
from numerics.arithmetic.subdivision import preorder
from numerics.parity.suprema.lines import curve, intervals
from numerics.parity.suprema.upper import CONCAVE, MARGIN, _best_slope, _digits, ceiling, finished, grid
from numerics.soft_share.row_boxes import prove
from numerics.soft_share.rows import Row, estimate
from numerics.soft_share.several import Heads, Problems, direct

__all__ = ["entry_bound", "output_bound"]


@lru_cache(maxsize=256)
def entry_bound(name: str, n: int, k: int, b: Fraction, goal: float) -> tuple[Fraction, dict[str, Any]]:
    """(upper bound at τ = 1, the certificate's fields that show it)."""
    smooth = float(b)
    rows = [finished(Row("axis", 0.0, 1, 0.0), n)]
    if name == "share-curvature":
        upper, lines = ceiling(rows[0].offset / k * (1 + 1e-6)), []
    else:
        rows = _choose(name, n, k, smooth, goal)
        heads, points = Heads(k, rows), grid(k, smooth)
        upper = ceiling(float(_sizes(name, heads, smooth, points, points).max()) * MARGIN)
        lines = [_bisect(name, heads, smooth, float(upper) * (1 - 1e-9))]
    radius, planes = prove(n, rows)
    return upper, {"rows": [row.text() for row in rows], "radius": str(radius), "planes": planes, "lines": lines}


def _sizes(name: str, heads: Heads, b: float, low: Array, high: Array) -> Array:
    """The bound on each interval of S."""
    k = heads.k
    if name == "hessian-entry":
        problems, where = intervals("hessian", k, b, low, high)
        result = np.zeros(len(low))
        np.maximum.at(result, np.asarray(where, dtype=np.intp), direct(heads, problems))
        return result
    bend = curve(k, b, low, high)[2].magnitude
    best = np.full(len(low), np.inf)
    count = 2 if name == "cross-entry" else 1
    shares = np.maximum(low - (k - count), 0), np.minimum(high, count)
    for row in heads.plain:
        square = np.maximum(*(count * row.offset + row.slope * p for p in shares))
        value = bend * square / 2 if count == 2 else k * bend * np.sqrt(np.maximum(square, 0))
        best = np.minimum(best, value)
    return best


def _choose(name: str, n: int, k: int, b: float, goal: float, limit: int = 10) -> list[Row]:
    rows = [finished(Row("axis", 1.0, 0, 0.0), n), finished(Row("axis", 0.0, 1, 0.0), n)]
    points = grid(k, b)
    if name == "hessian-entry":
        problems, where = intervals("hessian", k, b, points, points)
    for _ in range(limit):
        sizes = _sizes(name, Heads(k, rows), b, points, points)
        worst = int(sizes.argmax())
        if sizes[worst] <= 1.02 * goal or len(rows) >= limit:
            break
        if name == "hessian-entry":
            own = problems.take(where == worst)
            i = int(direct(Heads(k, rows), own).argmax())
            new = _entry_row(n, k, own.take(np.array([i])))
        else:
            new = Row("axis", 1.0, 0, abs(_plain_slope(name, n, k, float(points[worst]))))
        row = finished(new, n)
        if row in rows or _sizes(name, Heads(k, [*rows, row]), b, points, points)[worst] > 0.998 * sizes[worst]:
            break
        rows.append(row)
    if name != "hessian-entry":
        rows = [row for row in rows if row.second == 0]
    return rows


def _entry_row(n: int, k: int, problem: Problems) -> Row:
    a, c, s = float(problem.a[0]), max(float(problem.c[0]), 1e-12), float(problem.low[0])
    ratio = _digits(a / c * (1.0001 if a > 0 else 0.9999)) if n <= CONCAVE else _digits(max(a, 0.0) / c * 1.0001)
    shares = (max(0.0, s - k + 1), min(1.0, s))
    if ratio > 1e4:
        return Row("axis", 1.0, 0, abs(_plain_slope("slope-derivative", n, k, s)))

    def value(t: float) -> float:
        return max(estimate(Row("axis", ratio, 1, t), n), 0.0, -t) + max(t * p for p in shares)

    return Row("axis", ratio, 1, _best_slope(value))


def _plain_slope(name: str, n: int, k: int, s: float) -> float:
    count = 2 if name == "cross-entry" else 1
    shares = (max(0.0, s - k + count), min(float(count), s))

    def value(t: float) -> float:
        return count * max(estimate(Row("axis", 1.0, 0, t), n), 0.0, -t) + max(t * p for p in shares)

    return _best_slope(value)


def _bisect(name: str, heads: Heads, b: float, bound: float) -> str:
    level, width = np.zeros(1), float(heads.k)
    flags: list[Flags] = []
    while len(level):
        bad = ~(_sizes(name, heads, b, level, level + width) <= bound)
        flags.append(bad)
        width /= 2
        level = (level[bad][:, None] + np.array([0.0, width])).ravel()
        if len(flags) > 36 or len(level) > 60_000:
            raise ArithmeticError(f"the bisection for {name}, k = {heads.k}, b = {b} does not end")
    return preorder(flags, 2)


@lru_cache(maxsize=256)
def output_bound(k: int, b: Fraction) -> tuple[Fraction, str]:
    """(upper bound of |f| on [0, k], the intervals that show it)."""
    if b == 0:
        return Fraction(1), "0"
    smooth, points = float(b), grid(k, float(b))
    upper = ceiling(float(curve(k, smooth, points, points)[0].magnitude.max()) * (1 + 1e-5))
    level, width = np.zeros(1), float(k)
    flags: list[Flags] = []
    while len(level):
        bad = ~(curve(k, smooth, level, level + width)[0].magnitude <= float(upper) * (1 - 1e-9))
        flags.append(bad)
        width /= 2
        level = (level[bad][:, None] + np.array([0.0, width])).ravel()
        if len(flags) > 36 or len(level) > 60_000:
            raise ArithmeticError(f"the bisection of the output for k = {k}, b = {b} does not end")
    return upper, preorder(flags, 2)

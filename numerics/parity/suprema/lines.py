r"""From rows on one head to a bound on all heads: eigenvalues of a C Cᵀ + c diag(K_i) at a given sum S of shares.

For c ≥ 0 (else complement the input: K, C change sign and S becomes k - S) two arguments give an upper bound λ:

* inner: a Σ_i C_iᵀ(I - ρK_i)⁻¹C_i ≤ λ with ρ = c/λ, the secular equation; rows at two values of ρ interpolate;
* top: a Σ_{i≥2} |C_i|² + λ_max(a C_1C_1ᵀ + c K_1) for the worst head, whose share lies between S - (k-1) and S;
* split: for a < 0 and several heads, the one with the largest share apart from the others.

Everything is vectorised over problems (a, c, S between two ends); the checker repeats it one by one in balls.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.ball_arrays import Array, Balls, Flags
from numerics.soft_share.rows import Row

__all__ = ["Problems", "below", "curve", "intervals", "least"]


@dataclass(frozen=True)
class Problems:
    """a, c ≥ 0 and the ends of S, one entry a problem."""

    a: Array
    c: Array
    low: Array
    high: Array

    def take(self, rows: Any) -> Problems:
        return Problems(self.a[rows], self.c[rows], self.low[rows], self.high[rows])


def joined(parts: list[Problems]) -> Problems:
    return Problems(*(np.concatenate([getattr(p, name) for p in parts]) for name in ("a", "c", "low", "high")))


def curve(k: int, b: float, low: Array, high: Array) -> tuple[Balls, Balls, Balls]:
    """f, f', f'' on intervals: layer by layer and by the mean value theorem, as the checker does it."""
    layers = np.arange(1, k + 1)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)
    size = np.abs(weight)
    ends = [s[:, None] + 0.5 - layers for s in (low, high)]
    z = (ends[0] + ends[1]) / 2
    value, slope, bend = _layer(z, b)
    first = [_layer(end, b) for end in ends]
    slopes = Balls((first[0][1] + first[1][1]) @ weight / 2, (first[1][1] - first[0][1]) @ size / 2)
    top = np.maximum(first[0][2], first[1][2])
    top = np.where((ends[0] < 0) & (ends[1] > 0), 0.5 / math.sqrt(b), top)
    bottom = np.minimum(first[0][2], first[1][2])
    bends = Balls((top + bottom) @ weight / 2, (top - bottom) @ size / 2)
    near = np.where((ends[0] < 0) & (ends[1] > 0), 0.0, np.minimum(np.abs(ends[0]), np.abs(ends[1])))
    far = np.maximum(np.abs(ends[0]), np.abs(ends[1]))
    third = np.minimum(_third_top() / b, 3 * b * far / (2 * (near * near + b) ** 2.5)) @ size
    half = (high - low) / 2
    bends = _tighter(bends, Balls(bend @ weight, half * third))
    slopes = _tighter(slopes, Balls(slope @ weight, half * bends.magnitude))
    return Balls(1 + value @ weight, half * slopes.magnitude), slopes, bends


@cache
def _third_top() -> float:
    """max b|σ'''|, rounded up."""
    from numerics.parity.facts.bounds import third_derivative_top

    return float(third_derivative_top()) * (1 + 1e-12)


def _layer(z: Array, b: float) -> tuple[Array, Array, Array]:
    root = np.sqrt(z * z + b)
    size = np.abs(z)
    value = np.where(z < 0, b / (2 * (root + size)), (z + root) / 2)
    slope = np.where(z < 0, b / (2 * root * (root + size)), (1 + z / root) / 2)
    return value, slope, b / (2 * root**3)


def _tighter(first: Balls, second: Balls) -> Balls:
    better = first.rad < second.rad
    return Balls(np.where(better, first.mid, second.mid), np.where(better, first.rad, second.rad))


def intervals(name: str, k: int, b: float, low: Array, high: Array) -> tuple[Problems, Array]:
    """The problems of a named matrix on intervals of S (four an interval), and the interval of each."""
    f, slope, bend = curve(k, b, low, high)
    active = np.arange(len(low))
    if name == "hessian":
        a, c = bend, slope
    elif name == "product":
        a, c = f * bend + slope * slope, f * slope
    else:
        label = {"loss+": 1.0, "loss-": -1.0}[name]
        gap = f + -label
        a, c = (slope * slope + gap * bend) * 2.0, gap * slope * 2.0
        active = np.flatnonzero(~((f * label).lower > 1))
    parts = []
    for sign in (1.0, -1.0):
        height = (a * sign).upper
        for end in ((c * sign).lower, (c * sign).upper):
            ends = np.where(end >= 0, low, k - high), np.where(end >= 0, high, k - low)
            parts.append(Problems(height, np.abs(end), *ends).take(active))
    return joined(parts), np.tile(active, 4)


def _mirrored(rows: list[Row]) -> list[Row]:
    return rows + [replace(row, slope=-row.slope, offset=row.offset + row.slope) for row in rows]


class Heads:
    """The rows, sorted by what they are for."""

    def __init__(self, k: int, rows: list[Row]) -> None:
        self.k = k
        self.tops = [row for row in rows if row.type != "inner" and row.second == 1]
        inner = [row for row in rows if row.type == "inner"]
        self.plain = _mirrored([row for row in inner if row.first == 0])
        self.plain += _mirrored([row for row in rows if row.type == "axis" and row.second == 0])
        self.inner = [row for row in inner if row.first > 0] + [row for row in self.plain if row.type == "inner"]
        self.table = np.array([(row.first, row.offset, row.slope) for row in self.inner], dtype=float).reshape(-1, 3)


def _secular(heads: Heads, problems: Problems, bound: Array) -> Flags:
    """Where the inner argument gives the bound."""
    rho = problems.c / bound
    reach = max((row.first for row in heads.inner), default=0.0)
    good = (problems.a <= 0) & (rho <= reach)
    left = np.flatnonzero((problems.a > 0) & (rho <= reach))
    if len(left):
        a, k_low, k_high = problems.a[left], problems.low[left], problems.high[left]
        good[left] = _interpolated(heads.table, heads.k, rho[left], a, k_low, k_high, bound[left])
    return good


@njit(cache=True, error_model="numpy")
def _interpolated(rows: Any, k: int, rho: Any, a: Any, low: Any, high: Any, bound: Any) -> Any:
    """Where some row, or two of them with the weights that give this ρ, show the bound; rows are (ρ, offset, slope)."""
    good = np.zeros(len(rho), np.bool_)
    for index in range(len(rho)):
        r = rho[index]
        for i in range(len(rows)):
            if good[index] or rows[i, 0] > r:
                continue
            for j in range(len(rows)):
                if rows[i, 0] == rows[j, 0]:
                    fits, t = i == j and r == rows[i, 0], 0.0
                else:
                    fits, t = rows[i, 0] <= r <= rows[j, 0], (r - rows[i, 0]) / (rows[j, 0] - rows[i, 0])
                if not fits:
                    continue
                offset = rows[i, 1] + t * (rows[j, 1] - rows[i, 1])
                slope = rows[i, 2] + t * (rows[j, 2] - rows[i, 2])
                s = max(slope * low[index], slope * high[index])
                if a[index] * (k * offset + s) <= bound[index]:
                    good[index] = True
                    break
    return good


def direct(heads: Heads, problems: Problems) -> Array:
    """The best bound by the top argument."""
    k, c = heads.k, problems.c
    axis = bool(heads.tops) and heads.tops[0].type == "axis"
    a = np.maximum(problems.a, 0) if k > 1 and not axis else problems.a
    best = np.full(len(a), np.inf)
    shares = np.maximum(problems.low - (k - 1), 0), np.minimum(problems.high, 1)
    others = heads.plain if k > 1 and not axis else []
    for first in heads.tops:
        for second in [*heads.tops, *heads.plain]:
            fits, offset, slope = _mix(first, second, a, c)
            if not fits.any():
                continue
            alone = _linear(offset, 0.0 * slope, slope, problems, shares)
            best = np.where(fits & ((a <= 0) if others else True) & (alone < best), alone, best)
            for other in others:
                tilt = a * other.slope
                value = _linear(offset + a * (k - 1) * other.offset, tilt, slope - tilt, problems, shares)
                best = np.where(fits & (value < best), value, best)
    return best


def _linear(constant: Array, by_sum: Array, by_share: Array, problems: Problems, shares: tuple[Array, Array]) -> Array:
    return np.asarray(
        constant
        + np.maximum(by_sum * problems.low, by_sum * problems.high)
        + np.maximum(by_share * shares[0], by_share * shares[1])
    )


def _mix(first: Row, second: Row, a: Array, c: Array) -> tuple[Flags, Array, Array]:
    if second.second == 1:
        if first is second:
            return c * first.first >= a, c * first.offset, c * first.slope
        low, high = c * first.first, c * second.first
        fits = (low < a) & (a <= high)
        t = np.where(fits, (a - low) / np.where(fits, high - low, 1.0), 0.0)
        slope = c * (first.slope + t * (second.slope - first.slope))
        return fits, c * (first.offset + t * (second.offset - first.offset)), slope
    extra = a - c * first.first
    return extra >= 0, c * first.offset + extra * second.offset, c * first.slope + extra * second.slope


_PIECES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def split(heads: Heads, problems: Problems) -> Array:
    """The best bound for a < 0 and several heads, where the head with the largest share is treated apart."""
    own_rows = [row for row in heads.tops if row.type == "top" and row.first < 0]
    rows = [row for row in heads.tops if row.type == "top" and row.first == 0]
    bound = np.full(len(problems.a), np.inf)
    where = np.flatnonzero(problems.a < 0)
    if heads.k == 1 or not own_rows or not rows or not heads.plain or not len(where):
        return bound
    a, c, low, high = (getattr(problems, name)[where] for name in ("a", "c", "low", "high"))
    worst = np.min([c * (row.offset + np.maximum(0.0, row.slope * high / 2)) for row in rows], axis=0)
    for start, stop in itertools.pairwise(_PIECES):
        shares = start * low, stop * high
        rest = np.maximum(low - shares[1], 0.0), high - shares[0]
        second = np.minimum(rest[1], high / 2)
        alone = np.min([c * (row.offset + np.maximum(0.0, row.slope * second)) for row in rows], axis=0)
        square = np.min(
            [(heads.k - 1) * row.offset + np.maximum(row.slope * rest[0], row.slope * rest[1]) for row in heads.plain],
            axis=0,
        )
        best = np.full(len(where), np.inf)
        for row, other, part in itertools.product(own_rows, rows, (1.0, 0.75, 0.5, 0.25)):
            eta = 1 + part * c * row.first / -a
            cross = np.where(eta > 0, -a * (1 / np.where(eta > 0, eta, 1.0) - 1) * square, np.inf)
            slope = part * row.slope + (1 - part) * other.slope
            own = c * (part * row.offset + (1 - part) * other.offset + np.maximum(slope * shares[0], slope * shares[1]))
            best = np.minimum(best, np.maximum(own, alone + cross))
        worst = np.maximum(worst, best)
    bound[where] = worst
    return bound


def below(heads: Heads, problems: Problems, bound: float) -> Flags:
    """Where either argument shows the bound (with a hair of room for the checker)."""
    goal = bound * (1 - 1e-9)
    good = _secular(heads, problems, np.full(len(problems.a), goal))
    rest = np.flatnonzero(~good)
    if len(rest):
        good[rest] = np.minimum(direct(heads, problems.take(rest)), split(heads, problems.take(rest))) <= goal
    return good


def least(heads: Heads, problems: Problems) -> Array:
    """The smallest bound that either argument shows, problem by problem (the inner one by bisection)."""
    best = np.minimum(direct(heads, problems), split(heads, problems))
    reach = max((row.first for row in heads.inner), default=0.0)
    if reach == 0 or not len(best):
        return best
    low = np.maximum(problems.c / reach, 1e-12) * (1 + 1e-9)
    high = np.where(np.isfinite(best), best, 1.0) * 4 + low * 4 + np.abs(problems.a) * heads.k
    works = _secular(heads, problems, high)
    for _ in range(30):
        middle = np.sqrt(low * high)
        good = _secular(heads, problems, middle)
        low, high = np.where(good, low, middle), np.where(good, middle, high)
    return np.where(works, np.minimum(best, high), best)

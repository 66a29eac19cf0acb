r"""From rows on one softmax to a bound on several: eigenvalues of a C Cᵀ + c diag(K_i) at a given sum S of k shares.

For c ≥ 0 (else complement the subset: K, C change sign and S becomes k - S) two arguments give an upper bound λ:

* inner: a Σ_i C_iᵀ(I - ρK_i)⁻¹C_i ≤ λ with ρ = c/λ, the secular equation; rows at two values of ρ interpolate;
* top: a Σ_{i≥2} |C_i|² + λ_max(a C_1C_1ᵀ + c K_1) for the worst one, whose share lies between S - (k-1) and S;
* split: for a < 0 and several, the one with the largest share apart from the others.

Everything is vectorised over problems (a, c, S between two ends); a checker repeats it one by one in balls.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.ball_arrays import Array, Flags
from numerics.soft_share.rows import Row

__all__ = ["Heads", "Problems", "below", "direct", "joined", "least", "split"]


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


def _mirrored(rows: list[Row]) -> list[Row]:
    return rows + [replace(row, slope=-row.slope, offset=row.offset + row.slope) for row in rows]


class Heads:
    """k softmaxes and the rows on each of them, sorted by what they are for."""

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
    """The best bound for a < 0 and several softmaxes, where the one with the largest share is treated apart."""
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

r"""How share, gradient and Hessian of one softmax on a regular polygon bound each other: rows, and what they are worth.

For a vector v and a subset x of the corners let P, C, K be as in :mod:`numerics.soft_share.moments`.  A row is an
inequality that shall hold for every vector in the plane and every subset:

* ``top``   (a, 1):  λ_max(a C Cᵀ + K) - βP ≤ α;
* ``inner`` (ρ, 0):  Cᵀ(I - ρK)⁻¹C - βP ≤ α;
* ``axis``  (a, 1) or (1, 0):  a (e·C)² + eᵀKe - βP ≤ α, or (e·C)² - βP ≤ α, with e the first axis.

All are convex in x for a ≥ 0, hence largest at a half-plane of corners or the complement of a slab; for a < 0 every
subset is tried.  This module estimates the best α from samples; ``row_boxes`` proposes a quad-tree over the wedge of
vectors, and the checker proves the rows.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.soft_share.circle import arcs, polar

__all__ = ["Row", "estimate", "refined", "slabs", "values"]


@dataclass(frozen=True)
class Row:
    """One inequality; ``offset`` is α and ``slope`` is β."""

    type: str
    first: float
    second: int
    slope: float
    offset: float = 0.0

    @property
    def kind(self) -> str:
        """Which subsets must be tried."""
        if self.type == "inner" and self.first == 0:
            return "arcs"  # |C|² alone: a half-plane
        return ("axis" if self.type == "axis" else "plane") + (" all" if self.first < 0 else "")

    def text(self) -> list[str]:
        return [self.type, *(str(Fraction(str(value))) for value in (self.first, self.second, self.slope, self.offset))]


def _slabs(n: int, direction: int) -> set[tuple[int, ...]]:
    """Complements of slabs in the order of a direction, in units of π/2n, corners at multiples of 4."""
    distance = [min((4 * p - direction) % (4 * n), (direction - 4 * p) % (4 * n)) for p in range(n)]
    levels = sorted(set(distance))
    found = set()
    for low, high in itertools.combinations(range(len(levels) + 1), 2):
        found.add(tuple(int(not levels[low] <= value <= levels[high - 1]) for value in distance))
    return found


def _angle(units: int, n: int) -> Array:
    return np.array([math.cos(math.pi * units / (2 * n)), math.sin(math.pi * units / (2 * n))])


@lru_cache(maxsize=64)
def slabs(n: int, kind: str) -> tuple[tuple[Array | None, Array], ...]:
    """(axis, subsets) pairs: one without an axis for ``plane`` and ``arcs``, else one an image of the first axis."""
    if kind == "arcs":
        return ((None, arcs(n)),)
    everything = np.array(list(itertools.product((0.0, 1.0), repeat=n))) if kind.endswith("all") else None
    if kind.startswith("plane"):
        sets = set().union(*(_slabs(n, 2 * sector + 1) for sector in range(n)))
        return ((None, np.array(sorted(sets), dtype=float) if everything is None else everything),)
    units = sorted({(n + 4 * j) % (2 * n) for j in range(n)})
    return tuple(
        (_angle(unit, n), np.array(sorted(_slabs(n, unit)), dtype=float) if everything is None else everything)
        for unit in units
    )


# --- estimates from samples ------------------------------------------------------------------------------------


def _wedge(n: int, radii: Array, angles: Array) -> Array:
    """Vectors seen from corner 0 at angle 0, in the coordinates of :func:`numerics.soft_share.circle.circle`."""
    return polar(n, radii, angles).reshape(-1, 2)


def _top_radius(n: int) -> float:
    return 14.0 / (1 - math.cos(2 * math.pi / n))


def _moments(n: int, heads: Array, inputs: Array) -> tuple[Array, Array, Array]:
    """(P, C, K) of every vector at every subset, in wedge coordinates: corner p at angle 2πp/n, x and y are cos, sin.

    The last corner of :func:`numerics.soft_share.circle.circle` comes first here.  Matrix products, not one
    big table: at n = 20 there are thousands of subsets.
    """
    angle = 2 * np.pi * np.arange(n) / n
    u = np.stack([np.cos(angle), np.sin(angle)], -1)
    scores = heads[:, ::-1] @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    apart = u - (weights @ u)[:, None, :]
    share = weights @ inputs.T
    first = weights[..., None] * apart
    cov = np.stack([first[..., c] @ inputs.T for c in range(2)], -1)
    third = [first[..., i] * apart[..., j] for i, j in ((0, 0), (0, 1), (1, 1))]
    return share, cov, np.stack([t @ inputs.T - share * t.sum(-1, keepdims=True) for t in third], -1)


def values(row: Row, axis: Array | None, share: Array, cov: Array, third: Array) -> Array:
    """The left side of a row without the slope."""
    x, y = cov[..., 0], cov[..., 1]
    xx, xy, yy = (third[..., c] for c in range(3))
    if row.type == "inner":
        p, q, r = 1 - row.first * xx, -row.first * xy, 1 - row.first * yy
        det = p * r - q * q
        with np.errstate(divide="ignore", invalid="ignore"):
            result = (r * x * x - 2 * q * x * y + p * y * y) / det
        return np.where((det > 0) & (p > 0), result, np.inf)
    a, c = row.first, row.second
    xx, xy, yy = a * x * x + c * xx, a * x * y + c * xy, a * y * y + c * yy
    if axis is not None:
        return axis[0] ** 2 * xx + 2 * axis[0] * axis[1] * xy + axis[1] ** 2 * yy
    return (xx + yy) / 2 + np.sqrt(((xx - yy) / 2) ** 2 + xy * xy)


@lru_cache(maxsize=8)
def _samples(n: int, kind: str) -> tuple[tuple[Array | None, Array, Array, Array, Array], ...]:
    radii = np.sinh(np.linspace(0, math.asinh(_top_radius(n)), 44))
    heads = _wedge(n, radii, np.linspace(0, math.pi / n, 9))
    return tuple((axis, heads, *_moments(n, heads, inputs)) for axis, inputs in slabs(n, kind))


@lru_cache(maxsize=1024)
def _frontier(n: int, type_: str, first: float, second: int, bins: int = 400) -> tuple[Array, Array]:
    """(P, largest left side) in bins of P, over all samples."""
    row = Row(type_, first, second, 0.0)
    best, where = np.full(bins, -np.inf), np.zeros(bins)
    for axis, _, share, cov, third in _samples(n, row.kind):
        value, flat = values(row, axis, share, cov, third).ravel(), share.ravel()
        order = np.argsort(value)
        box = np.minimum((flat[order] * bins).astype(int), bins - 1)
        top = np.full(bins, -np.inf)
        place = np.zeros(bins)
        top[box], place[box] = value[order], flat[order]  # the last, largest one stays
        better = top > best
        best, where = np.where(better, top, best), np.where(better, place, where)
    keep = best > -np.inf
    return where[keep], best[keep]


def estimate(row: Row, n: int) -> float:
    """sup of left side minus slope times share, from the samples."""
    share, best = _frontier(n, row.type, row.first, row.second)
    return float((best - row.slope * share).max())


@lru_cache(maxsize=4096)
def refined(row: Row, n: int) -> float:
    """The same after a zoom around the best sample."""
    best = -np.inf
    for index, (axis, heads, share, cov, third) in enumerate(_samples(n, row.kind)):
        value = values(row, axis, share, cov, third) - row.slope * share
        i, j = np.unravel_index(np.argmax(value), value.shape)
        if value[i, j] > best:
            best, start, chosen = float(value[i, j]), heads[i], (index, int(j))
    if not math.isfinite(best):
        return best
    axis, inputs = slabs(n, row.kind)[chosen[0]]
    one, step = inputs[chosen[1]][None], 0.3
    grid = np.array(list(itertools.product((-1.0, -0.5, 0.0, 0.5, 1.0), repeat=2)))
    for _ in range(24):
        trial = start + grid * step * (1 + 0.1 * np.abs(start))
        share, cov, third = _moments(n, trial, one)
        value = (values(row, axis, share, cov, third) - row.slope * share)[:, 0]
        top = int(value.argmax())
        if value[top] > best:
            best, start = float(value[top]), trial[top]
        else:
            step /= 2
    return best

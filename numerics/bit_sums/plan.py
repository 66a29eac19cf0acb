"""Tables for the meet in the middle: what two halves need to know of a pair of functions, for cells of a given width.

S = u + v, and each half is cut into cells of width h.  For a pair of cells only the sum of their numbers
matters; there a function is a smooth base, kept as a matrix of products of Chebyshev polynomials in u and v, and
at each kink t a smooth function is added to the right of t, kept as a polynomial in (S - t)/2h.
For quadratic pieces degree 2 is exact, and one cell does where the first piece is constant.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import circle, product
from numerics.bit_sums.analytic_branches import Chains

__all__ = ["Plan", "plan_for"]

Array = np.ndarray[Any, Any]
MAX_CELLS = 3000


@dataclass(frozen=True)
class Plan:
    width: float  # h
    quadratic: bool  # one cell and degree 2: the fast path
    start: Array  # per sign the first branch, where it is constant
    tables: Array  # [slope or value, A or D, cell sum, i, j]: base = sum of tables T_i(u) T_j(v)
    kinks: Array  # positions t, both signs
    labels: Array  # 0 for the sign 1, 1 for -1
    jumps: Array  # [kink, i]: what is added right of t, in powers of (S - t)/2h
    error: float  # largest difference from the functions at dense test points
    slope_error: float

    @cached_property
    def corners(self) -> Array:
        """Of a quadratic plan: the jumps of the slope and of half the curvature."""
        return np.ascontiguousarray(self.jumps[:, 1:] / np.array([2 * self.width, 4 * self.width * self.width]))


def _nodes(degree: int) -> Array:
    return circle(np.pi * (np.arange(degree + 1) + 0.5) / (degree + 1))[0]


def _transform(degree: int) -> Array:
    """Values at the nodes to Chebyshev coefficients."""
    size = degree + 1
    angles = np.pi * np.outer(np.arange(size), np.arange(size) + 0.5) / size
    table = circle(angles.ravel())[0].reshape(size, size) * 2.0 / size
    table[0] /= 2.0
    return table


def _both_sides(change: Array, values: Array) -> Array:
    """change V change^T for each of many V."""
    size = len(change)
    right = product(values.reshape(-1, size), change.T).reshape(-1, size, size)
    left = product(right.transpose(0, 2, 1).reshape(-1, size), change.T)
    return left.reshape(-1, size, size).transpose(0, 2, 1)


@lru_cache(maxsize=16)
def _in_powers(degree: int) -> Array:
    """Row i: the Chebyshev polynomial T_i(2z - 1) in powers of z; integers, which doubles hold exactly."""
    rows = [[1], [-1, 2]]
    for _ in range(2, degree + 1):
        twice = [0, *(4 * x for x in rows[-1])]
        for i, x in enumerate(rows[-1]):
            twice[i] -= 2 * x
        for i, x in enumerate(rows[-2]):
            twice[i] -= x
        rows.append(twice)
    table = np.zeros((degree + 1, degree + 1))
    for i, row in enumerate(rows[: degree + 1]):
        table[i, : len(row)] = row
    return table


def _powers(series: Array) -> Array:
    """A Chebyshev series on [0, 1] in powers of z."""
    return product(_in_powers(len(series) - 1).T, series)


def _bases(pair: Chains, label: int, cells: int, h: float) -> list[Any]:
    """For each cell sum the branch that is in force where its window begins."""
    before = np.floor(pair.kinks[label] / h)
    return [pair.branches[label][int(np.sum(before < s))] for s in range(cells)]


def _cell_tables(pair: Chains, h: float, degree: int) -> tuple[Array, Array, float, float]:
    """Coefficients of the base for every cell sum, and the largest misses at test points up to the top."""
    cells = int(np.floor(pair.top / h * (1 + 1e-12))) + 1
    one, two = np.linspace(-1, 1, 9), np.linspace(-0.97, 0.97, 8)
    pairs = 0.5 * h * (_nodes(degree)[:, None] + _nodes(degree)[None, :])
    tests = 0.5 * h * (one[:, None] + two[None, :])
    left = np.polynomial.chebyshev.chebvander(one, degree)
    right = np.polynomial.chebyshev.chebvander(two, degree)
    change = _transform(degree)
    middles = (np.arange(cells) + 1.0)[:, None, None] * h
    inside = middles + tests <= pair.top
    tables = np.zeros((2, 2, cells, degree + 1, degree + 1))
    errors = [0.0, 0.0]
    for row, label in enumerate((1, -1)):
        bases = _bases(pair, label, cells, h)
        for branch in set(bases):
            mine = np.array([base == branch for base in bases])
            for which, function in enumerate((pair.value, pair.slope)):
                found = _both_sides(change, function(label, middles[mine] + pairs, branch))
                tables[which, row, mine] = found
                missed = left @ found @ right.T - function(label, middles[mine] + tests, branch)
                errors[which] = max(errors[which], float(np.abs(missed * inside[mine]).max()))
    return tables[0], tables[1], errors[0], errors[1]


def _jump_tables(pair: Chains, h: float, degree: int) -> tuple[Array, Array, Array, float, float]:
    """Polynomials in z = (S - t)/2h on [0, 1] for what is added right of each kink."""
    kinks, labels, jumps = [], [], []
    errors = [0.0, 0.0]
    z = 0.5 + 0.5 * _nodes(degree)
    exact = pair.quadratic
    for row, label in enumerate((1, -1)):
        for index, t in enumerate(pair.kinks[label]):
            before, after = pair.branches[label][index], pair.branches[label][index + 1]

            def added(
                which: Any, at: Array, y: int = label, t: float = float(t), one: Any = before, two: Any = after
            ) -> Array:
                return which(y, t + 2 * h * at, two) - which(y, t + 2 * h * at, one)

            if exact:  # continuous at t, so only the slope and the curvature jump
                steeper = float(added(pair.slope, np.zeros(1))[0])
                curved = pair.curvature(after) - pair.curvature(before)
                coefficients = np.array([0.0, 2 * h * steeper, 4 * h * h * curved])
            else:
                coefficients = _powers(product(_transform(degree), added(pair.value, z)))
            fine = np.linspace(0.0, min(1.0, (pair.top - t) / (2 * h)), 41)
            polynomial = np.polynomial.Polynomial(coefficients)
            errors[0] = max(errors[0], float(np.abs(polynomial(fine) - added(pair.value, fine)).max()))
            missed = polynomial.deriv()(fine) / (2 * h) - added(pair.slope, fine)
            errors[1] = max(errors[1], float(np.abs(missed).max()))
            kinks.append(float(t))
            labels.append(row)
            jumps.append(coefficients)
    table = np.array(jumps) if jumps else np.zeros((0, degree + 1))
    return np.array(kinks, dtype=float), np.array(labels, dtype=np.int64), table, errors[0], errors[1]


def _begins_flat(pair: Chains) -> bool:
    """Whether the pieces are quadratic and the first one is constant for both signs, as the fast path has it."""
    return pair.quadratic and all(pair.constant(pair.branches[y][0]) for y in (1, -1))


def _build(pair: Chains, h: float, degree: int) -> Plan:
    values, slopes, error, slope_error = _cell_tables(pair, h, degree)
    both = np.stack([slopes, values])
    tables = 0.5 * np.stack([both[:, 0] + both[:, 1], both[:, 0] - both[:, 1]], axis=1)
    start = np.array([float(pair.value(y, np.zeros(1), pair.branches[y][0])[0]) for y in (1, -1)])
    quadratic = _begins_flat(pair) and tables.shape[2] == 1
    kinks, labels, jumps, jump_error, jump_slope_error = _jump_tables(pair, h, degree)
    if quadratic:  # what is lost when the pieces are put together is rounding, and all of it shows here
        error = 0.5 * _reassembled(pair, start, kinks, labels, jumps, h)
        jump_error = 0.0
    crowd = int(max((np.sum((kinks >= t) & (kinks <= t + 2 * h)) for t in kinks), default=0))  # in one window
    return Plan(
        h,
        quadratic,
        start,
        tables,
        kinks,
        labels,
        jumps,
        2 * (error + crowd * jump_error),
        2 * (slope_error + crowd * jump_slope_error),
    )


def _reassembled(pair: Chains, start: Array, kinks: Array, labels: Array, jumps: Array, h: float) -> float:
    """Four times the largest difference between a function and the sum of its jumps."""
    s = np.linspace(0.0, pair.top, 2001)
    worst = 0.0
    for row, label in enumerate((1, -1)):
        total = np.full_like(s, start[row])
        for t, coefficients in zip(kinks[labels == row], jumps[labels == row], strict=True):
            total += np.where(s > t, np.polynomial.polynomial.polyval((s - t) / (2 * h), coefficients), 0.0)
        worst = max(worst, float(np.abs(total - pair.value(label, s)).max()))
    return 4 * worst


@lru_cache(maxsize=64)
def plan_for(pair: Chains, degree: int, accuracy: float) -> Plan:
    """The coarsest plan of a degree that meets the accuracy, or the finest there is (its error says so)."""
    if pair.quadratic:
        return _build(pair, pair.top / -(-pair.top // 3) * (1 + 1e-9), 2)  # cells not too wide: powers lose digits
    cells, best = max(2, math.ceil(pair.top)), None
    idle = 0  # refinements in a row that gained nothing: from there on all is rounding
    while cells <= MAX_CELLS and idle < 3:
        plan = _build(pair, pair.top / cells, degree)
        if plan.error <= accuracy and plan.slope_error <= 100 * accuracy:
            return plan
        idle = 0 if best is None or plan.error < 0.5 * best.error or plan.error > 1e-9 else idle + 1
        if best is None or plan.error < best.error:
            best = plan
        cells = int(cells * 1.25) + 1
    assert best is not None
    return best

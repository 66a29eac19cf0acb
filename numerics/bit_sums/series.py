"""Tables for :mod:`numerics.bit_sums.windows`: functions on windows of S as power series, and what a kink adds.

Both parts of the bits are cut into cells of width h; u in cell a and v in cell b add up to a window of width 2h
that begins at (a + b)h.  There a function is a polynomial in z = (S - (a + b)h)/2h, the branch in force where the
window begins; right of a kink t a polynomial in (S - t)/2h is added.  Slopes are interpolated, values their integrals.
Coefficients are kept times m!, so that a polynomial of a sum is a Hankel matrix between powers over factorials.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import circle, product
from numerics.bit_sums.analytic_branches import Chains

__all__ = ["Series", "series_for"]

Array = np.ndarray[Any, Any]
MAX_CELLS = 3000
DEGREE, BEND = (
    20,
    10,
)  # of a window's polynomial, and of what is added at a kink: kinks should lie where a function is calm
TESTS = 24  # points of a window at which the polynomials are measured


@dataclass(frozen=True)
class Series:
    width: float  # h
    base: Array  # [sign, power, window]
    kinks: Array  # positions t, both signs
    labels: Array  # 0 for the sign 1, 1 for -1
    jumps: Array  # [kink, power]
    error: float  # largest difference from the functions at dense test points
    slope_error: float


@lru_cache(maxsize=16)
def _nodes(count: int) -> tuple[Array, Array, Array]:
    """Chebyshev nodes in [0, 1], the matrix from values there to a Chebyshev series, and that from it to powers."""
    angles = np.pi * (np.arange(count) + 0.5) / count
    cosines = circle(angles)[0]
    table = circle(np.outer(np.arange(count), angles).ravel())[0].reshape(count, count) * 2.0 / count
    table[0] /= 2.0
    rows = [[1], [-1, 2]]  # Chebyshev polynomials of 2z - 1 in powers of z: integers that doubles hold
    for _ in range(2, count):
        twice = [0, *(4 * x for x in rows[-1])]
        for i, x in enumerate(rows[-1]):
            twice[i] -= 2 * x
        for i, x in enumerate(rows[-2]):
            twice[i] -= x
        rows.append(twice)
    powers = np.zeros((count, count))
    for i, row in enumerate(rows[:count]):
        powers[: len(row), i] = row
    return 0.5 + 0.5 * cosines, table, powers


def _integrals(slopes: Array, width: float) -> Array:
    """From values of slopes at the nodes (rows) to coefficients of their integrals from 0; column 0 is left at 0."""
    count = slopes.shape[1]
    _, series, in_powers = _nodes(count)
    powers = product(product(slopes, series.T), in_powers.T)  # one after the other: the series falls fast
    return np.column_stack([np.zeros(len(slopes)), 2 * width * powers / np.arange(1, count + 1)])


def _at(coefficients: Array, z: Array) -> tuple[Array, Array]:
    """Values and slopes in z of polynomials (rows) at points (columns), by Horner's rule."""
    value, slope = np.zeros((len(coefficients), len(z))), np.zeros((len(coefficients), len(z)))
    for column in coefficients.T[::-1]:
        slope = slope * z + value
        value = value * z + column[:, None]
    return value, slope


class _Missed:
    """The largest differences so far, of values and of slopes."""

    def __init__(self) -> None:
        self.value = self.slope = 0.0

    def note(self, coefficients: Array, width: float, z: Array, value: Array, slope: Array, inside: Array) -> None:
        found, change = _at(coefficients, z)
        self.value = max(self.value, float(np.abs((found - value) * inside).max(initial=0.0)))
        self.slope = max(self.slope, float(np.abs((change / (2 * width) - slope) * inside).max(initial=0.0)))


def _windows(pair: Chains, h: float, degree: int, missed: _Missed) -> Array:
    cells = int(np.floor(pair.top / h * (1 + 1e-12))) + 1
    base = np.zeros((2, degree + 1, cells))
    nodes, tests = _nodes(degree)[0], np.linspace(0.0, 1.0, TESTS)
    begins = np.arange(cells)[:, None] * h
    for row, label in enumerate((1, -1)):
        before = np.floor(pair.kinks[label] / h)
        at = np.array([int(np.sum(before < s)) for s in range(cells)])
        for number, branch in enumerate(pair.branches[label]):
            mine = np.flatnonzero(at == number)
            if not len(mine):
                continue
            points, fine = begins[mine] + 2 * h * nodes, begins[mine] + 2 * h * tests
            found = _integrals(pair.slope(label, points, branch), h)
            found[:, 0] = (pair.value(label, points, branch) - _at(found, nodes)[0]).mean(axis=1)
            base[row][:, mine] = found.T
            inside = fine <= pair.top
            missed.note(found, h, tests, pair.value(label, fine, branch), pair.slope(label, fine, branch), inside)
    return base


def _kinks(pair: Chains, h: float, degree: int, missed: _Missed) -> tuple[Array, Array, Array]:
    kinks, labels, jumps = [], [], []
    nodes = _nodes(degree)[0]
    for row, label in enumerate((1, -1)):
        for index, t in enumerate(pair.kinks[label].tolist()):
            before, after = pair.branches[label][index], pair.branches[label][index + 1]

            def added(which: Any, s: Array, y: int = label, one: Any = before, two: Any = after) -> Array:
                return which(y, s, two) - which(y, s, one)

            found = _integrals(added(pair.slope, t + 2 * h * nodes)[None], h)
            fine = np.linspace(0.0, min(1.0, (pair.top - t) / (2 * h)), 41)
            s = t + 2 * h * fine
            missed.note(found, h, fine, added(pair.value, s)[None], added(pair.slope, s)[None], np.ones(len(s)))
            kinks.append(t)
            labels.append(row)
            jumps.append(found[0])
    table = np.array(jumps) if jumps else np.zeros((0, degree + 1))
    return np.array(kinks, dtype=float), np.array(labels, dtype=np.int64), table


def _build(pair: Chains, h: float, degree: int, bend: int) -> Series:
    windows, added = _Missed(), _Missed()
    base = _windows(pair, h, degree, windows)
    kinks, labels, jumps = _kinks(pair, h, bend, added)
    crowd = int(max((np.sum((kinks >= t) & (kinks <= t + 2 * h)) for t in kinks), default=0))  # in one window
    factorials = np.cumprod(np.maximum(np.arange(degree + 1), 1).astype(float))
    return Series(
        h,
        base * factorials[:, None],
        kinks,
        labels,
        jumps * factorials[: bend + 1],
        2 * (windows.value + crowd * added.value),
        2 * (windows.slope + crowd * added.slope),
    )


@lru_cache(maxsize=64)
def series_for(pair: Chains, accuracy: float, degree: int = DEGREE, bend: int = BEND) -> Series:
    """The coarsest cells that meet the accuracy, or the finest there are (the error says so)."""
    if pair.quadratic:  # cells not too wide: powers lose digits
        return _build(pair, pair.top / -(-pair.top // 3) * (1 + 1e-9), 2, 2)
    cells, best = max(2, math.ceil(pair.top)), None
    idle = 0  # refinements in a row that gained nothing: from there on all is rounding
    while cells <= MAX_CELLS and idle < 3:
        series = _build(pair, pair.top / cells, degree, bend)
        if series.error <= accuracy and series.slope_error <= 100 * accuracy:
            return series
        idle = 0 if best is None or series.error < 0.5 * best.error or series.error > 1e-9 else idle + 1
        if best is None or series.error < best.error:
            best = series
        cells = int(cells * 1.15) + 1
    assert best is not None
    return best

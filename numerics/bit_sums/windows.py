"""Functions that are not quadratic, in two parts: cells of u and v, and a power series for each sum of two cells.

See :mod:`numerics.bit_sums.series` for the tables.  With powers over factorials as moments of a cell, the series of
cell a is a sum of Hankel matrices times the moments of the cells b; the loops run along a, so that lanes share the
work and every sum has one order.  At a kink the v of two cells count from some place on: their moments are suffix sums
within a cell, about its left and its right end, and the places are looked up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.bit_partition import chosen, fold, grid_of, labelled_sums, place, sorted_sums

__all__ = ["smooth_meet"]

BATCH = 128


@njit(cache=True)
def _starts(values: Any, h: float) -> Any:
    """Where each cell begins in a sorted list; the last entry is the end."""
    size = len(values)
    cells = int(values[size - 1] / h) + 1
    starts = np.empty(cells + 1, np.int64)
    cell = 0
    starts[0] = 0
    for i in range(size):
        here = int(values[i] / h)
        while cell < here:
            cell += 1
            starts[cell] = i
    starts[cells] = size
    return starts


@njit(cache=True)
def _moments(values: Any, weights: Any, starts: Any, h: float, degree: int) -> Any:
    """For each cell the sums of weight z^j / j!, z = (value - left end)/2h: [j, cell]."""
    cells, half = len(starts) - 1, 0.5 / h
    rows = np.zeros((cells, degree + 1))
    for b in range(cells):
        row = rows[b]
        for i in range(starts[b], starts[b + 1]):
            z, term = values[i] * half - 0.5 * b, weights[i]
            for j in range(degree + 1):
                row[j] += term
                term *= z
    factorial, found = 1.0, np.zeros((degree + 1, cells + 4))
    for j in range(degree + 1):
        if j > 1:
            factorial *= j
        for b in range(cells):
            found[j, b] = rows[b, j] / factorial
    return found


@njit(cache=True)
def _suffixes(values: Any, weights: Any, starts: Any, h: float, degree: int) -> Any:
    """For each place the sums from there to the end of its cell, about the cell's left end and about its right end."""
    size, half = len(values), 0.5 / h
    found = np.zeros((2, size + 1, degree + 1))
    inverse = 1.0 / np.arange(1, degree + 2)
    for b in range(len(starts) - 1):
        for i in range(starts[b + 1] - 1, starts[b] - 1, -1):
            fresh = i + 1 == starts[b + 1]
            z, other = values[i] * half - 0.5 * b, values[i] * half - 0.5 * b - 0.5
            at, left, right = size if fresh else i + 1, weights[i], weights[i]
            for j in range(degree + 1):  # two sums side by side
                found[0, i, j], found[1, i, j] = found[0, at, j] + left, found[1, at, j] + right
                left *= z * inverse[j]
                right *= other * inverse[j]
    return found


@njit(cache=True)
def _hankel(base: Any, moments: Any, cells: int, series: Any) -> None:
    """series[i, a] += the sum over b and j of base[i + j, a + b] moments[j, b], for a below ``cells``."""
    degree, count = len(base) - 1, moments.shape[1] - 4
    for b in range(0, count, 4):  # four cells at a time, one after the other; beyond the last they are empty
        for i in range(degree + 1):
            row = series[i]
            for j in range(degree + 1 - i):
                w0, w1, w2, w3 = moments[j, b], moments[j, b + 1], moments[j, b + 2], moments[j, b + 3]
                table = base[i + j, b:]
                for a in range(cells):
                    row[a] = (((row[a] + table[a] * w0) + table[a + 1] * w1) + table[a + 2] * w2) + table[a + 3] * w3


@njit(cache=True)
def _evaluate(values: Any, starts: Any, h: float, series: Any, slopes: Any, sums: Any, both: bool) -> None:
    """The series of each cell at its values: slopes and, with ``both``, sums."""
    degree, half = len(series) - 1, 0.5 / h
    terms, room = np.empty(degree + 1), np.empty((3, len(values)))
    for a in range(len(starts) - 1):
        low, high = starts[a], starts[a + 1]
        if low == high:
            continue
        factorial = 1.0
        for i in range(degree + 1):
            if i > 1:
                factorial *= i
            terms[i] = series[i, a] / factorial
        z, slope, value = room[0, low:high], room[1, low:high], room[2, low:high]
        for i in range(high - low):
            z[i], slope[i], value[i] = values[low + i] * half - 0.5 * a, 0.0, 0.0
        for j in range(degree, -1, -1):  # the loops run along the values, so that lanes share the work
            term = terms[j]
            for i in range(high - low):
                slope[i] = slope[i] * z[i] + value[i]
                value[i] = value[i] * z[i] + term
        for i in range(high - low):
            slopes[low + i] = slope[i] * half
        if both:
            sums[low:high] = value


@njit(cache=True)
def _add_batch(room: Any, jump: Any, count: int, at: Any, half: float, slopes: Any, sums: Any, both: bool) -> None:
    """What a kink adds for a batch of u: moments are the rows of ``room``, then z, then what is worked in."""
    degree = len(jump) - 1
    z, slope, value, shifted = room[degree + 1], room[degree + 2], room[degree + 3], room[degree + 4]
    for i in range(count):
        slope[i], value[i] = 0.0, 0.0
    for power in range(degree, -1, -1):
        for i in range(count):
            shifted[i] = jump[power] * room[0, i]
        for j in range(1, degree + 1 - power):
            weight, row = jump[power + j], room[j]
            for i in range(count):
                shifted[i] += weight * row[i]
        inverse, before = 1.0 / (power + 1), 1.0 / max(power, 1)
        if power > 0:
            for i in range(count):
                slope[i] = slope[i] * (z[i] * before) + shifted[i]
        if both:
            for i in range(count):
                value[i] = value[i] * (z[i] * inverse) + shifted[i]
    for i in range(count):
        slopes[at[i]] += slope[i] * half
    if both:
        for i in range(count):
            sums[at[i]] += value[i]


@njit(cache=True)
def _kink(
    u: Any,
    starts_u: Any,
    v: Any,
    starts_v: Any,
    suffixes: Any,
    padded: Any,
    before: Any,
    rate: float,
    h: float,
    t: float,
    jump: Any,
    room: Any,
    slopes: Any,
    sums: Any,
    both: bool,
) -> None:
    """What one kink adds for every u: the v of the two cells in which t - u may lie, from there on."""
    degree, half, cells, size = len(jump) - 1, 0.5 / h, len(starts_v) - 1, len(v)
    first = int(np.floor(t / h))
    left, right = suffixes[0], suffixes[1]
    at, count = np.empty(BATCH, np.int64), 0
    for a in range(len(starts_u) - 1):
        top = first - a
        if starts_u[a] == starts_u[a + 1] or top < 0:
            continue
        low, middle, high = (
            starts_v[min(max(top - 1, 0), cells)],
            starts_v[min(top, cells)],
            starts_v[min(top + 1, cells)],
        )
        if low == high:
            continue
        begin = (first * h - t) * half - 0.5 * a
        for i in range(starts_u[a], starts_u[a + 1]):
            x = t - u[i]
            if x >= v[size - 1]:
                continue
            r = max(np.int64(place(padded, before, rate, x)), low) if x >= v[0] else low
            if r >= high:
                continue
            if r < middle:
                for j in range(degree + 1):
                    room[j, count] = right[r, j]
                if middle < high:
                    for j in range(degree + 1):
                        room[j, count] += left[middle, j]
            else:
                for j in range(degree + 1):
                    room[j, count] = left[r, j]
            room[degree + 1, count] = u[i] * half + begin
            at[count] = i
            count += 1
            if count == BATCH:
                _add_batch(room, jump, count, at, half, slopes, sums, both)
                count = 0
    _add_batch(room, jump, count, at, half, slopes, sums, both)


@njit(cache=True)
def smooth_meet(
    c: Any, odd: Any, chance: float, offset: float, flip: bool, h: float, base: Any, kinks: Any, labels: Any, jumps: Any
) -> tuple[float, float, Any]:
    """E[f], E[f'] and E[x_p f']; ``flip`` turns all signs."""
    order, first, even = chosen(c, odd)
    lists = labelled_sums(c[order[:first]], even, chance, offset)
    v, weight_v, number_v = sorted_sums(c[order[first:]], chance)
    degree, bend = base.shape[1] - 1, jumps.shape[1] - 1
    starts_v = _starts(v, h)
    cells_v = len(starts_v) - 1
    moments_v, before_v = _moments(v, weight_v, starts_v, h, degree), grid_of(v)
    room = np.empty((bend + 5, BATCH))
    suffix_v = _suffixes(v, weight_v, starts_v, h, bend)
    slope_v, series_v = np.zeros(len(v)), np.zeros((degree + 1, cells_v))
    table, value = np.empty(max(1 << first, len(v))), 0.0
    for side in range(2):
        u, weight_u, number_u = lists[0] if side == 0 else lists[1]
        if len(u) == 0:
            continue
        label = 1 - side if flip else side
        starts_u = _starts(u, h)
        cells_u = len(starts_u) - 1
        padded = np.zeros((degree + 1, cells_u + cells_v + 8))
        width = min(base.shape[2], padded.shape[1])
        padded[:, :width] = base[label, :, :width]
        series_u = np.zeros((degree + 1, cells_u))
        _hankel(padded, moments_v, cells_u, series_u)
        _hankel(padded, _moments(u, weight_u, starts_u, h, degree), cells_v, series_v)
        slopes, sums = np.empty(len(u)), np.empty(len(u))
        _evaluate(u, starts_u, h, series_u, slopes, sums, True)
        suffix_u, before_u = _suffixes(u, weight_u, starts_u, h, bend), grid_of(u)
        for index in range(len(kinks)):
            if labels[index] == label:
                t, jump = kinks[index], jumps[index]
                _kink(u, starts_u, v, starts_v, suffix_v, *before_v, h, t, jump, room, slopes, sums, True)
                _kink(v, starts_v, u, starts_u, suffix_u, *before_u, h, t, jump, room, slope_v, sums, False)
        for i in range(len(u)):
            value += weight_u[i] * sums[i]
            table[number_u[i]] = weight_u[i] * slopes[i]
    found, result = np.empty(len(c)), np.empty(len(c))
    whole = fold(table[: 1 << first], found[:first])
    more = np.empty(len(v))
    _evaluate(v, starts_v, h, series_v, more, more, False)
    for i in range(len(v)):
        table[number_v[i]] = weight_v[i] * (slope_v[i] + more[i])
    fold(table[: len(v)], found[first:])
    for p in range(len(c)):
        result[order[p]] = found[p]
    return value, whole, result

"""Functions of quadratic pieces, in two parts: for every u of the first a look into suffix moments of the second.

The second part v is sorted.  A kink t adds slope (S - t) + curve (S - t)^2 to the right of it; for a given u these are
the v from some place on, so the sum over v is a quadratic in u of three moments.  What the pair gives to v is a line
in v that begins at the same place: two numbers are noted there, and one pass in the end adds up the lines of all u and
all kinks.  The bits of the set are the high bits of u: each of their settings is a block with one sign, and all
blocks are one sorted list, shifted.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.bit_partition import chosen, fold, grid_of, place, sorted_sums

__all__ = ["quadratic_meet"]


@njit(cache=True)
def _suffixes(values: Any, weights: Any) -> Any:
    """Sums from each place on of the weights, and of weighted values and squares."""
    size = len(values)
    found = np.empty((size + 1, 4))
    m0 = m1 = m2 = 0.0
    found[size] = 0.0
    for i in range(size - 1, -1, -1):
        w, x = weights[i], values[i]
        m0, m1, m2 = m0 + w, m1 + w * x, m2 + w * x * x
        found[i, 0], found[i, 1], found[i, 2] = m0, m1, m2
    return found


@njit(cache=True)
def _first_above(values: Any, shift: float) -> int:
    """The first place whose value plus the shift is positive."""
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) >> 1
        if values[middle] + shift > 0.0:
            high = middle
        else:
            low = middle + 1
    return low


@njit(cache=True)
def _kink(
    e: Any,
    weights: Any,
    own: Any,
    begin: float,
    mass: float,
    t: float,
    slope: float,
    curve: float,
    v: Any,
    moments: Any,
    padded: Any,
    before: Any,
    rate: float,
    to_u: Any,
    late_u: Any,
    late_v: Any,
) -> float:
    """What one kink adds in one block, u = begin + e: slopes for u, lines for u and v; the value."""
    twice, shift, value = 2.0 * curve, begin - t, 0.0
    start, end = _first_above(e, v[len(v) - 1] + shift), _first_above(e, v[0] + shift)
    for i in range(start, end):
        x = e[i] + shift
        r = place(padded, before, rate, -x)
        m0, m1, w = moments[r, 0], moments[r, 1], mass * weights[i]
        line = x * m0 + m1
        to_u[i] += slope * m0 + twice * line
        value += w * (slope * line + curve * (x * (line + m1) + moments[r, 2]))
        late_v[r, 0] += w * (slope + twice * x)
        late_v[r, 1] += w * twice
    # from here on u meets all v
    m0, m1, m2 = moments[0, 0], moments[0, 1], moments[0, 2]
    late_u[end, 0] += (slope + twice * shift) * m0 + twice * m1
    late_u[end, 1] += twice * m0
    x0, x1, x2 = mass * own[end, 0], mass * own[end, 1], mass * own[end, 2]
    x1, x2 = x1 + shift * x0, x2 + shift * (2.0 * x1 + shift * x0)
    late_v[0, 0] += slope * x0 + twice * x1
    late_v[0, 1] += twice * x0
    return value + slope * (x1 * m0 + x0 * m1) + curve * (x2 * m0 + 2.0 * x1 * m1 + x0 * m2)


@njit(cache=True)
def quadratic_meet(
    c: Any, odd: Any, chance: float, offset: float, flip: bool, start: Any, kinks: Any, labels: Any, jumps: Any
) -> tuple[float, float, Any]:
    """E[f], E[f'] and E[x_p f']; ``jumps`` are of the slope and of half the curvature; ``flip`` turns all signs."""
    order, first, even = chosen(c, odd)
    e, weights, numbers = sorted_sums(c[order[:even]], chance)
    v, weight_v, number_v = sorted_sums(c[order[first:]], chance)
    own, moments = _suffixes(e, weights), _suffixes(v, weight_v)
    grid = grid_of(v)
    late_v = np.zeros((len(v) + 1, 2))
    to_u, late_u, whole_e = np.empty(len(e) + 1), np.empty((len(e) + 1, 2)), np.zeros(len(e))
    slopes, value = np.zeros(len(c)), 0.0
    found = np.empty(len(c))
    for block in range(1 << (first - even)):
        begin, mass, label = offset, 1.0, 1 if flip else 0
        for p in range(even, first):
            inside = (block >> (p - even)) & 1
            begin += c[order[p]] * inside
            mass *= chance if inside else 1.0 - chance
            label ^= inside
        for i in range(len(e) + 1):  # by hand: to fill short slices costs more than what is done with them
            to_u[i], late_u[i, 0], late_u[i, 1] = 0.0, 0.0, 0.0
        value += mass * start[label]
        for index in range(len(kinks)):
            slope, curve = jumps[index, 0], jumps[index, 1]
            if labels[index] == label and (slope != 0.0 or curve != 0.0):
                t = kinks[index]
                value += _kink(e, weights, own, begin, mass, t, slope, curve, v, moments, *grid, to_u, late_u, late_v)
        plain = rising = total = 0.0
        for i in range(len(e)):
            plain, rising = plain + late_u[i, 0], rising + late_u[i, 1]
            term = mass * weights[i] * (to_u[i] + plain + e[i] * rising)
            whole_e[i] += term
            total += term
        for p in range(even, first):
            if (block >> (p - even)) & 1:
                slopes[order[p]] += total
    table = np.empty(max(len(e), len(v)))
    for i in range(len(e)):
        table[numbers[i]] = whole_e[i]
    whole = fold(table[: len(e)], found[:even])
    plain = rising = 0.0
    for i in range(len(v)):
        plain, rising = plain + late_v[i, 0], rising + late_v[i, 1]
        table[number_v[i]] = weight_v[i] * (plain + v[i] * rising)
    fold(table[: len(v)], found[first:])
    for p in range(even):
        slopes[order[p]] = found[p]
    for p in range(first, len(c)):
        slopes[order[p]] = found[p]
    return value, whole, slopes

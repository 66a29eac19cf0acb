"""Kinks of :mod:`numerics.bit_sums.smooth_functions`, summed as in :mod:`numerics.bit_sums.quadratic_pieces`.

What a kink adds is a polynomial of degree four in (S - t), so four moments of the sorted part answer for every u, and
what the pair gives to v is a cubic in v that begins at one place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.bit_partition import chosen, fold, grid_of, place, sorted_sums
from numerics.bit_sums.quadratic_pieces import _first_above
from numerics.bit_sums.smooth_functions import tone_sums

__all__ = ["tone_meet"]


@njit(cache=True)
def _suffixes(values: Any, weights: Any) -> Any:
    """Sums from each place on of weight value^j / j!, j = 0 to 4."""
    size = len(values)
    found = np.empty((size + 1, 5))
    m0 = m1 = m2 = m3 = m4 = 0.0
    found[size] = 0.0
    for i in range(size - 1, -1, -1):
        w, x = weights[i], values[i]
        m0 += w
        w *= x
        m1 += w
        w *= 0.5 * x
        m2 += w
        w *= x * (1.0 / 3.0)
        m3 += w
        w *= 0.25 * x
        m4 += w
        found[i, 0], found[i, 1], found[i, 2], found[i, 3], found[i, 4] = m0, m1, m2, m3, m4
    return found


@njit(cache=True, inline="always")
def _derivatives(jump: Any, x: float) -> tuple[float, float, float, float, float]:
    """The polynomial and its derivatives at x."""
    d4 = jump[4]
    d3 = jump[3] + x * d4
    d2 = jump[2] + x * (jump[3] + 0.5 * x * d4)
    d1 = jump[1] + x * (jump[2] + 0.5 * x * (jump[3] + (1.0 / 3.0) * x * d4))
    d0 = x * (jump[1] + 0.5 * x * (jump[2] + (1.0 / 3.0) * x * (jump[3] + 0.25 * x * d4)))
    return d0, d1, d2, d3, d4


@njit(cache=True)
def _kink(
    e: Any,
    weights: Any,
    own: Any,
    begin: float,
    mass: float,
    t: float,
    jump: Any,
    v: Any,
    moments: Any,
    padded: Any,
    before: Any,
    rate: float,
    to_u: Any,
    late_u: Any,
    late_v: Any,
) -> float:
    """What one kink adds in one block, u = begin + e: slopes for u, cubics for u and v; the value."""
    shift, value = begin - t, 0.0
    start, end = _first_above(e, v[len(v) - 1] + shift), _first_above(e, v[0] + shift)
    for i in range(start, end):
        x = e[i] + shift
        r = place(padded, before, rate, -x)
        m0, m1, m2, m3 = moments[r, 0], moments[r, 1], moments[r, 2], moments[r, 3]
        d0, d1, d2, d3, d4 = _derivatives(jump, x)
        w = mass * weights[i]
        to_u[i] += d1 * m0 + d2 * m1 + d3 * m2 + d4 * m3
        value += w * (d0 * m0 + d1 * m1 + d2 * m2 + d3 * m3 + d4 * moments[r, 4])
        late_v[r, 0] += w * d1
        late_v[r, 1] += w * d2
        late_v[r, 2] += w * d3
        late_v[r, 3] += w * d4
    d = _derivatives(jump, shift)  # from here on u meets all v
    for j in range(4):
        for i in range(4 - j):
            late_u[end, j] += d[i + j + 1] * moments[0, i]
            late_v[0, j] += mass * own[end, i] * d[i + j + 1]
    for j in range(5):
        for i in range(5 - j):
            value += mass * own[end, i] * d[i + j] * moments[0, j]
    return value


@njit(cache=True)
def tone_meet(
    c: Any, odd: Any, offset: float, flip: bool, frequency: float, waves: Any, kinks: Any, labels: Any, jumps: Any
) -> tuple[float, float, Any]:
    """E[f], E[f'] and E[x_p f'] over fair bits; ``flip`` turns all signs."""
    slopes, found = np.zeros(len(c)), np.empty(len(c))
    value, whole = tone_sums(c, odd, offset, flip, frequency, waves, slopes)
    if len(kinks) == 0:
        return value, whole, slopes
    order, first, even = chosen(c, odd)
    e, weights, numbers = sorted_sums(c[order[:even]], 0.5)
    v, weight_v, number_v = sorted_sums(c[order[first:]], 0.5)
    own, moments = _suffixes(e, weights), _suffixes(v, weight_v)
    grid = grid_of(v)
    late_v = np.zeros((len(v) + 1, 4))
    to_u, late_u, whole_e = np.empty(len(e) + 1), np.empty((len(e) + 1, 4)), np.zeros(len(e))
    mass = 0.5 ** (first - even)
    for block in range(1 << (first - even)):
        begin, label = offset, 1 if flip else 0
        for p in range(even, first):
            inside = (block >> (p - even)) & 1
            begin += c[order[p]] * inside
            label ^= inside
        for i in range(len(e) + 1):  # by hand: to fill short slices costs more than what is done with them
            to_u[i], late_u[i, 0], late_u[i, 1], late_u[i, 2], late_u[i, 3] = 0.0, 0.0, 0.0, 0.0, 0.0
        for index in range(len(kinks)):
            if labels[index] == label:
                t, jump = kinks[index], jumps[index]
                value += _kink(e, weights, own, begin, mass, t, jump, v, moments, *grid, to_u, late_u, late_v)
        q0 = q1 = q2 = q3 = total = 0.0
        for i in range(len(e)):
            q0, q1, q2, q3 = q0 + late_u[i, 0], q1 + late_u[i, 1], q2 + late_u[i, 2], q3 + late_u[i, 3]
            x = e[i]
            term = mass * weights[i] * (to_u[i] + q0 + x * (q1 + 0.5 * x * (q2 + (1.0 / 3.0) * x * q3)))
            whole_e[i] += term
            total += term
        for p in range(even, first):
            if (block >> (p - even)) & 1:
                slopes[order[p]] += total
    table = np.empty(max(len(e), len(v)))
    for i in range(len(e)):
        table[numbers[i]] = whole_e[i]
    whole += fold(table[: len(e)], found[:even])
    q0 = q1 = q2 = q3 = 0.0
    for i in range(len(v)):
        q0, q1, q2, q3 = q0 + late_v[i, 0], q1 + late_v[i, 1], q2 + late_v[i, 2], q3 + late_v[i, 3]
        x = v[i]
        table[number_v[i]] = weight_v[i] * (q0 + x * (q1 + 0.5 * x * (q2 + (1.0 / 3.0) * x * q3)))
    fold(table[: len(v)], found[first:])
    for p in range(even):
        slopes[order[p]] += found[p]
    for p in range(first, len(c)):
        slopes[order[p]] += found[p]
    return value, whole, slopes

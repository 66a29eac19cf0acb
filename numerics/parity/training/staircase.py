"""Losses of quadratic pieces over two sorted halves with signs: one walk down the staircase of pairs serves both.

The first order of summation of :mod:`numerics.parity.training.meet_in_the_middle`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["both_sums"]


@njit(cache=True, error_model="numpy")
def _suffixes(values: Any, weights: Any, signs: Any) -> Any:
    """Sums from each place on: weights, weighted values and squares, and the same with signs."""
    size = len(values)
    found = np.zeros((size + 1, 6))
    for i in range(size - 1, -1, -1):
        w, x = weights[i], values[i]
        wx, s = w * x, signs[i]
        found[i, 0] = found[i + 1, 0] + w
        found[i, 1] = found[i + 1, 1] + wx
        found[i, 2] = found[i + 1, 2] + wx * x
        found[i, 3] = found[i + 1, 3] + s * w
        found[i, 4] = found[i + 1, 4] + s * wx
        found[i, 5] = found[i + 1, 5] + s * wx * x
    return found


@njit(cache=True, error_model="numpy")
def _first_above(values: Any, shift: float) -> int:
    """The first place whose value plus the shift is positive."""
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if values[middle] + shift > 0.0:
            high = middle
        else:
            low = middle + 1
    return low


@njit(cache=True, error_model="numpy")
def _product(one: Any, two: Any, t: float, slope: float, curve: float, shift: int) -> float:
    """The sum over all pairs of two suffixes of slope (u + v - t) + curve (u + v - t)^2, plain or signed."""
    u0, u1, u2 = one[shift], one[shift + 1] - t * one[shift], 0.0
    u2 = one[shift + 2] - 2.0 * t * one[shift + 1] + t * t * one[shift]
    v0, v1, v2 = two[shift], two[shift + 1], two[shift + 2]
    return slope * (u1 * v0 + u0 * v1) + curve * (u2 * v0 + 2.0 * u1 * v1 + u0 * v2)


@njit(cache=True, error_model="numpy")
def _staircase(
    u: Any,
    sign_u: Any,
    one: Any,
    v: Any,
    sign_v: Any,
    two: Any,
    t: float,
    y: float,
    slope: float,
    curve: float,
    to_u: Any,
    to_v: Any,
    late_u: Any,
    late_v: Any,
    weight_u: Any,
) -> float:
    """What one kink adds: slopes for every u and v, and twice the value; pairs u + v > t, labels y.

    Between the first u that meets the last v and the first that meets all of them the staircase is walked; from there
    on, and for the v that every u meets, what is added is a line in u or v, left in ``late_u`` and ``late_v``.
    """
    size, twice = len(v), 2.0 * curve
    begin, end, at = _first_above(u, v[size - 1] - t), _first_above(u, v[0] - t), size
    if begin == 0:
        at = _first_above(v, u[0] - t)
        for side in range(2):
            sign = 1.0 if side == 0 else y
            whole, first = sign * one[0, 3 * side], sign * one[0, 3 * side + 1]
            late_v[at, 2 * side] += (slope - twice * t) * whole + twice * first
            late_v[at, 2 * side + 1] += twice * whole
    value = 0.0
    for i in range(begin, end + 1 if end < len(u) else end):
        x = u[i] - t
        n0, n1, s0, s1 = one[i, 0], one[i, 1], y * one[i, 3], y * one[i, 4]
        while at > 0 and (i == end or v[at - 1] + x > 0.0):
            at -= 1
            m0 = n0 + sign_v[at] * s0
            to_v[at] += slope * m0 + twice * ((v[at] - t) * m0 + n1 + sign_v[at] * s1)
        if i == end:
            break
        sign = y * sign_u[i]
        m0 = two[at, 0] + sign * two[at, 3]
        m1 = two[at, 1] + sign * two[at, 4]
        line = x * m0 + m1
        to_u[i] += slope * m0 + twice * line
        value += weight_u[i] * (slope * line + curve * (x * (line + m1) + two[at, 2] + sign * two[at, 5]))
    for side in range(2):
        sign = 1.0 if side == 0 else y
        whole, first = sign * two[0, 3 * side], sign * two[0, 3 * side + 1]
        late_u[end, 2 * side] += (slope - twice * t) * whole + twice * first
        late_u[end, 2 * side + 1] += twice * whole
        value += sign * _product(one[end], two[0], t, slope, curve, 3 * side)
    return value


@njit(cache=True, error_model="numpy")
def _spread(values: Any, signs: Any, late: Any, sums: Any) -> None:
    """The lines that begin at some place, added to all places from there on."""
    plain0 = plain1 = signed0 = signed1 = 0.0
    for i in range(len(values)):
        plain0, plain1 = plain0 + late[i, 0], plain1 + late[i, 1]
        signed0, signed1 = signed0 + late[i, 2], signed1 + late[i, 3]
        sums[i] += plain0 + values[i] * plain1 + signs[i] * (signed0 + values[i] * signed1)


@njit(cache=True, error_model="numpy")
def both_sums(
    u: Any,
    weight_u: Any,
    sign_u: Any,
    v: Any,
    weight_v: Any,
    sign_v: Any,
    start: Any,
    kinks: Any,
    labels: Any,
    jumps: Any,
    width: float,
) -> Any:
    """The value, and for every u and v the sum over the other half of weight times slope."""
    one, two = _suffixes(u, weight_u, sign_u), _suffixes(v, weight_v, sign_v)
    to_u, to_v = np.zeros(len(u)), np.zeros(len(v))
    late_u, late_v = np.zeros((len(u) + 1, 4)), np.zeros((len(v) + 1, 4))
    value = (start[0] + start[1]) * one[0, 0] * two[0, 0] + (start[0] - start[1]) * one[0, 3] * two[0, 3]
    for index in range(len(kinks)):
        slope, curve = jumps[index, 1] / (2.0 * width), jumps[index, 2] / (4.0 * width * width)
        y = 1.0 - 2.0 * labels[index]
        if slope == 0.0 and curve == 0.0:  # the loss of this label has no kink here
            continue
        value += _staircase(
            u, sign_u, one, v, sign_v, two, kinks[index], y, slope, curve, to_u, to_v, late_u, late_v, weight_u
        )
    _spread(u, sign_u, late_u, to_u)
    _spread(v, sign_v, late_v, to_v)
    return 0.5 * value, 0.5 * to_u, 0.5 * to_v

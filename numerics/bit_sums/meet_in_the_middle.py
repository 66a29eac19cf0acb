"""Meet in the middle, compiled: sums over all pairs (u, v) of two sorted halves without listing the pairs.

For every u the sum over v of a function at u + v and of its slope: the smooth base through Chebyshev moments of
the cells of v, the kinks by moments that grow as the threshold t - u falls while u rises.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["bit_sums", "half", "pair_sums", "quadratic_sums"]


@njit(cache=True, error_model="numpy")
def half(c: Any, odd: Any, chance: float, start: float) -> Any:
    """All subset sums of c from ``start``, sorted by merging, with weights, signs and bit masks."""
    size = 1 << len(c)
    values, weights = np.empty(size), np.empty(size)
    signs, masks = np.empty(size), np.empty(size, np.int64)
    other_v, other_w = np.empty(size), np.empty(size)
    other_s, other_m = np.empty(size), np.empty(size, np.int64)
    values[0], weights[0], signs[0], masks[0] = start, 1.0, 1.0, 0
    count = 1
    for p in range(len(c)):
        sign = -1.0 if odd[p] else 1.0
        i = j = 0
        for out in range(2 * count):
            if j == count or (i < count and values[i] <= values[j] + c[p]):
                other_v[out], other_w[out] = values[i], weights[i] * (1.0 - chance)
                other_s[out], other_m[out] = signs[i], masks[i]
                i += 1
            else:
                other_v[out], other_w[out] = values[j] + c[p], weights[j] * chance
                other_s[out], other_m[out] = signs[j] * sign, masks[j] | (1 << p)
                j += 1
        values, other_v = other_v, values
        weights, other_w = other_w, weights
        signs, other_s = other_s, signs
        masks, other_m = other_m, masks
        count *= 2
    return values, weights, signs, masks


@njit(cache=True, error_model="numpy")
def bit_sums(masks: Any, terms: Any, bits: int) -> Any:
    """For each bit the sum of the terms whose mask has it: the table is folded in half, bit by bit."""
    size = len(terms)
    table = np.empty(size)
    for i in range(size):
        table[masks[i]] = terms[i]
    sums = np.zeros(bits)
    for p in range(bits - 1, -1, -1):
        size //= 2
        total = 0.0
        for i in range(size):
            total += table[size + i]
            table[i] += table[size + i]
        sums[p] = total
    return sums


@njit(cache=True, error_model="numpy")
def _cells(values: Any, h: float, cells: int) -> Any:
    """Where each cell begins in a sorted half; entry ``cells`` is the end."""
    starts = np.full(cells + 1, len(values), np.int64)
    cell = 0
    starts[0] = 0
    for i in range(len(values)):
        here = min(int(values[i] / h), cells - 1)
        while cell < here:
            cell += 1
            starts[cell] = i
    for rest in range(cell + 1, cells + 1):
        starts[rest] = len(values)
    return starts


@njit(cache=True, error_model="numpy")
def _base_sums(
    u: Any, sign_u: Any, start_u: Any, v: Any, weight_v: Any, sign_v: Any, start_v: Any, h: float, tables: Any
) -> Any:
    """For every u the sum over v of the smooth base; tables[0] is for plain, tables[1] for signed moments."""
    kinds, cells, size = tables.shape[0], tables.shape[2], tables.shape[3]
    moments = np.zeros((2, cells, size))
    chebyshev = np.empty(max(size, 2))
    for b in range(cells):
        for i in range(start_v[b], start_v[b + 1]):
            x = 2.0 * (v[i] / h - b) - 1.0
            chebyshev[0], chebyshev[1] = 1.0, x
            for j in range(2, size):
                chebyshev[j] = 2.0 * x * chebyshev[j - 1] - chebyshev[j - 2]
            w, ws = weight_v[i], weight_v[i] * sign_v[i]
            for j in range(size):
                moments[0, b, j] += w * chebyshev[j]
                moments[1, b, j] += ws * chebyshev[j]
    sums = np.zeros((kinds, len(u)))
    series = np.empty((2, kinds, size))  # [plain or signed, value or slope, coefficient]
    for a in range(cells):
        if start_u[a] == start_u[a + 1]:
            continue
        series[:] = 0.0
        for b in range(cells - a):
            if start_v[b] == start_v[b + 1]:
                continue
            for kind in range(kinds):
                for side in range(2):
                    table, moment, to = tables[kind, side, a + b], moments[side, b], series[side, kind]
                    for j in range(size):  # coefficient (i, j) is (j, i): a function of u + v
                        weight = moment[j]
                        for i in range(size):
                            to[i] += table[j, i] * weight
        for i in range(start_u[a], start_u[a + 1]):
            x = 2.0 * (u[i] / h - a) - 1.0
            for kind in range(kinds):
                before, now = 1.0, x
                plain, signed = series[0, kind, 0], series[1, kind, 0]
                for j in range(1, size):
                    plain += series[0, kind, j] * now
                    signed += series[1, kind, j] * now
                    before, now = now, 2.0 * x * now - before
                sums[kind, i] = plain + sign_u[i] * signed
    return sums


@njit(cache=True, error_model="numpy")
def _by_powers(jump: Any) -> Any:
    """A polynomial at x + y as a table: entry (j, i) is the coefficient of x^i y^j."""
    size = len(jump)
    table = np.zeros((size, size))
    for total in range(size):
        choose = 1.0
        for j in range(total + 1):
            table[j, total - j] = jump[total] * choose
            choose *= (total - j) / (j + 1)
    return table


@njit(cache=True, error_model="numpy")
def _beyond_a_kink(moments: Any, spread: Any, x: Any, h: float, room: Any, sums: Any) -> None:
    """What a kink adds for each of some u: the polynomial of its moments and the slope of it, by Horner's rule.

    Loops run over the u, so that lanes share the work; for every u the terms are added in the same order.
    """
    kinds, degree, count = len(sums), len(spread) - 1, len(x)
    slope, value, shifted = room[0, :count], room[1, :count], room[2, :count]
    room[:2, :count] = 0.0
    for power in range(degree, -1, -1):
        shifted[:] = 0.0
        for j in range(degree + 1 - power):
            weight = spread[j, power]
            for i in range(count):
                shifted[i] += weight * moments[j, i]
        for i in range(count):
            slope[i] = slope[i] * x[i] + value[i]
            value[i] = value[i] * x[i] + shifted[i]
    for i in range(count):
        sums[0, i] += slope[i] / (2.0 * h)
        if kinds == 2:
            sums[1, i] += value[i]


@njit(cache=True, error_model="numpy")
def pair_sums(
    u: Any, sign_u: Any, v: Any, weight_v: Any, sign_v: Any, h: float, tables: Any, kinks: Any, labels: Any, jumps: Any
) -> Any:
    """For every u the sum over v of weight * slope at u + v and, with two tables, of weight * value."""
    cells, degree = tables.shape[2], jumps.shape[1] - 1
    start_u, start_v = _cells(u, h, cells), _cells(v, h, cells)
    sums = _base_sums(u, sign_u, start_u, v, weight_v, sign_v, start_v, h, tables)
    plain, signed = np.empty(degree + 1), np.empty(degree + 1)
    most = np.max(start_u[1:] - start_u[:-1])
    moments, room = np.empty((degree + 1, most)), np.empty((4, most))
    for index in range(len(kinks)):
        t, y = kinks[index], 1.0 - 2.0 * labels[index]
        first = int(np.floor(t / h))
        spread = _by_powers(jumps[index])
        for a in range(cells):
            top = first - a  # the window of the kink is the cells top - 1 and top of v
            if start_u[a] == start_u[a + 1] or top < 0:
                continue
            high = start_v[min(top + 1, cells)]
            low = start_v[min(max(top - 1, 0), cells)]
            if low == high:
                continue
            centre = top * h
            plain[:] = 0.0
            signed[:] = 0.0
            at, count = high, 0
            for i in range(start_u[a], start_u[a + 1]):
                threshold = t - u[i]
                while at > low and v[at - 1] > threshold:
                    at -= 1
                    x = 0.5 * (v[at] - centre) / h
                    power, ws = 0.5 * weight_v[at], sign_v[at]
                    for j in range(degree + 1):
                        plain[j] += power
                        signed[j] += power * ws
                        power *= x
                if at == high:
                    continue
                sign = y * sign_u[i]
                for j in range(degree + 1):
                    moments[j, count] = plain[j] + sign * signed[j]
                room[3, count] = 0.5 * (u[i] + centre - t) / h
                count += 1
            begin, end = start_u[a + 1] - count, start_u[a + 1]  # u rises: those that meet a v are the last ones
            _beyond_a_kink(moments, spread, room[3, :count], h, room, sums[:, begin:end])
    return sums


@njit(cache=True, error_model="numpy")
def quadratic_sums(
    u: Any, sign_u: Any, v: Any, weight_v: Any, sign_v: Any, start: Any, kinks: Any, labels: Any, jumps: Any, both: bool
) -> Any:
    """The same in one cell where every piece is quadratic: ``start`` per sign, then jumps of slope and curvature."""
    size = len(v)
    suffix = np.zeros((size + 1, 6))
    for i in range(size - 1, -1, -1):
        w = 0.5 * weight_v[i]
        ws, x = w * sign_v[i], v[i]
        suffix[i, 0] = suffix[i + 1, 0] + w
        suffix[i, 1] = suffix[i + 1, 1] + w * x
        suffix[i, 2] = suffix[i + 1, 2] + w * x * x
        suffix[i, 3] = suffix[i + 1, 3] + ws
        suffix[i, 4] = suffix[i + 1, 4] + ws * x
        suffix[i, 5] = suffix[i + 1, 5] + ws * x * x
    sums = np.zeros((2, len(u)))
    for i in range(len(u)):
        sums[1, i] = start[0] * (suffix[0, 0] + sign_u[i] * suffix[0, 3]) + start[1] * (
            suffix[0, 0] - sign_u[i] * suffix[0, 3]
        )
    for index in range(len(kinks)):
        t, y = kinks[index], 1.0 - 2.0 * labels[index]
        slope, curve = jumps[index, 0], jumps[index, 1]
        at = size
        for i in range(len(u)):
            x = u[i] - t
            while at > 0 and v[at - 1] + x > 0.0:
                at -= 1
            sign = y * sign_u[i]
            m0 = suffix[at, 0] + sign * suffix[at, 3]
            m1 = suffix[at, 1] + sign * suffix[at, 4]
            first = x * m0 + m1
            sums[0, i] += slope * m0 + 2.0 * curve * first
            if both:
                m2 = suffix[at, 2] + sign * suffix[at, 5]
                sums[1, i] += slope * first + curve * (x * first + x * m1 + m2)
    return sums

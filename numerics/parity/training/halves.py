"""Training between 15 and 24 positions, compiled: whole runs whose every step meets in the middle.

As :mod:`numerics.bit_sums.meet`, with what a run of many small steps allows: the order of the two halves' sums is
kept from one step to the next and only mended, and one walk down the staircase of pairs serves both halves.  Positions
outside of the parity set that hold a negligible part of the attention are replaced by their mean, as there.

A run may also be summed in the second order of :mod:`numerics.bit_sums.meeting`, which is faster and differs in the
last bits; a chaotic run then ends elsewhere.  What the reports count is summed in the first.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.bends import tone_meet
from numerics.bit_sums.corners import quadratic_meet
from numerics.bit_sums.meet import pair_sums
from numerics.bit_sums.windows import smooth_meet
from numerics.parity.training.kernels import NON_FINITE, _attend, _by_bit, _judged, _move, _to_heads

__all__ = ["descend", "descend_all", "value_and_gradient"]

MENDED = 8  # places that a sum may move on average before the order is made anew


@njit(cache=True, error_model="numpy")
def _negligible(c: Any, odd: Any, steepest: float, curved: float, budget: float, kept: Any) -> None:
    """Positions replaced by their mean, smallest first, while what that can cost stays within the budget."""
    kept[:] = True
    spent = 0.0
    while True:
        least, place = np.inf, -1
        for p in range(len(c)):
            cost = min(steepest * c[p], curved * c[p] * c[p])
            if kept[p] and not odd[p] and cost < least:
                least, place = cost, p
        if place < 0 or spent + least > budget:
            return
        spent += least
        kept[place] = False


@njit(cache=True, error_model="numpy")
def _merged(sums: Any, order: Any) -> None:
    """The order of all subset sums, by merging; bit p of a number is whether position p is in it."""
    other = np.empty_like(order)
    order[0] = 0
    count = 1
    while count < len(sums):
        i = j = 0
        for out in range(2 * count):
            if j == count or (i < count and sums[order[i]] <= sums[order[j] + count]):
                other[out] = order[i]
                i += 1
            else:
                other[out] = order[j] + count
                j += 1
        count *= 2
        order[:count] = other[:count]


@njit(cache=True, error_model="numpy")
def _mended(sums: Any, order: Any, values: Any) -> bool:
    """Insertion into the order of the step before; False where too much has moved.

    Equal sums stand in the order of their numbers, as after merging: a step's numbers do not depend on those before.
    """
    moves, most = 0, MENDED * len(sums)
    for i in range(len(sums)):
        number = order[i]
        x = sums[number]
        j = i - 1
        while j >= 0 and (values[j] > x or (values[j] == x and order[j] > number)):
            values[j + 1], order[j + 1] = values[j], order[j]
            j -= 1
            moves += 1
        values[j + 1], order[j + 1] = x, number
        if moves > most:
            return False
    return True


@njit(cache=True, error_model="numpy")
def _half(c: Any, odd: Any, chance: float, start: float, order: Any, again: bool) -> Any:
    """All subset sums of c from ``start`` in rising order, their weights and signs; ``order`` is mended or made."""
    size = 1 << len(c)
    sums, mass, sign = np.empty(size), np.empty(size), np.empty(size)
    sums[0], mass[0], sign[0] = start, 1.0, 1.0
    count = 1
    for p in range(len(c)):
        turn = -1.0 if odd[p] else 1.0
        for i in range(count):
            sums[count + i], sign[count + i] = sums[i] + c[p], sign[i] * turn
            mass[count + i] = mass[i] * chance
            mass[i] *= 1.0 - chance
        count *= 2
    values, weights, signs = np.empty(size), np.empty(size), np.empty(size)
    if not (again and _mended(sums, order, values)):
        _merged(sums, order)
    for i in range(size):
        number = order[i]
        values[i], weights[i], signs[i] = sums[number], mass[number], sign[number]
    return values, weights, signs


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
def _quadratic(
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


@njit(cache=True, error_model="numpy")
def _slopes(
    c: Any,
    odd: Any,
    chance: float,
    quadratic: bool,
    width: float,
    start: Any,
    tables: Any,
    kinks: Any,
    labels: Any,
    jumps: Any,
    offset: float,
    orders: Any,
    again: bool,
    slopes: Any,
) -> tuple[float, float]:
    """E[l], E[l'], and E[x_p l'] of the kept positions into ``slopes``."""
    middle = (len(c) + 1) // 2
    one, two = orders[0, : 1 << middle], orders[1, : 1 << (len(c) - middle)]
    u, weight_u, sign_u = _half(c[:middle], odd[:middle], chance, offset, one, again)
    v, weight_v, sign_v = _half(c[middle:], odd[middle:], chance, 0.0, two, again)
    if quadratic:
        value, to_u, to_v = _quadratic(u, weight_u, sign_u, v, weight_v, sign_v, start, kinks, labels, jumps, width)
    else:
        both = pair_sums(u, sign_u, v, weight_v, sign_v, width, tables, kinks, labels, jumps)
        to_u, value = both[0], 0.0
        for i in range(len(u)):
            value += weight_u[i] * both[1, i]
        to_v = pair_sums(v, sign_v, u, weight_u, sign_u, width, tables[:1], kinks, labels, jumps)[0]
    by_u, by_v, whole = np.empty(len(u)), np.empty(len(v)), 0.0
    for i in range(len(u)):
        by_u[one[i]] = weight_u[i] * to_u[i]
        whole += weight_u[i] * to_u[i]
    for i in range(len(v)):
        by_v[two[i]] = weight_v[i] * to_v[i]
    _by_bit(by_u, slopes[:middle])
    _by_bit(by_v, slopes[middle : len(c)])
    return value, whole


@njit(cache=True, error_model="numpy")
def value_and_gradient(
    heads: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    plan: Any,
    kept: Any,
    orders: Any,
    again: bool,
    gradient: Any,
) -> float:
    """The risk, its gradient in the heads into ``gradient``; ``kept`` and ``orders`` are those of the step before."""
    way, first, second, third, steepest, curved, budget = plan
    gamma = np.empty((len(heads), len(table)))
    _attend(heads, table, tau, gamma)
    c = np.zeros(len(table))
    for h in range(len(heads)):
        c += scale * gamma[h]
    now = np.empty(len(table), np.bool_)
    _negligible(c, odd, steepest, curved, budget, now)
    same = again and (now == kept).all()
    kept[:] = now
    offset = chance * (c * ~now).sum()
    found = np.empty(len(table))
    if way == 1:
        value, whole = _slopes(c[now], odd[now], chance, *first, offset, orders, same, found)
    elif way == 3:
        value, whole, found = tone_meet(c[now], odd[now], offset, False, *third)
    else:
        quadratic, start, width, base, kinks, labels, jumps = second
        if quadratic:
            value, whole, found = quadratic_meet(c[now], odd[now], chance, offset, False, start, kinks, labels, jumps)
        else:
            value, whole, found = smooth_meet(
                c[now], odd[now], chance, offset, False, width, base, kinks, labels, jumps
            )
    slopes, place = np.empty(len(table)), 0
    for p in range(len(table)):
        slopes[p] = found[place] if now[p] else chance * whole
        place += now[p]
    _to_heads(gamma, slopes, table, scale / tau, gradient)
    return value


@njit(cache=True, error_model="numpy")
def descend(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    until: int,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    plan: Any,
    adam: bool,
    rate: float,
    steps: int,
    target: float,
    gradient: Any,
    best: Any,
) -> Any:
    """As :func:`numerics.parity.training.kernels.descend`."""
    n = len(table)
    kept, orders = np.ones(n, np.bool_), np.empty((2, 1 << ((n + 1) // 2)), np.int64)
    again = False
    while True:
        if not np.isfinite(heads).all():
            return step, np.nan, NON_FINITE
        value = value_and_gradient(heads, odd, table, tau, scale, chance, plan, kept, orders, again, gradient)
        again = True
        code = _judged(value, gradient, step, until, steps, target, best)
        if code >= 0:
            return step, value, code
        step += 1
        _move(heads, mean, square, gradient, step, adam, rate)


@njit(cache=True, error_model="numpy")
def descend_all(
    heads: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    plan: Any,
    adam: bool,
    rates: Any,
    steps: int,
    target: float,
) -> Any:
    """As :func:`numerics.parity.training.kernels.descend_all`."""
    runs = len(heads)
    ends, codes, values = np.empty(runs, np.int64), np.empty(runs, np.int64), np.empty(runs)
    firsts, gradients, best = np.empty(runs), np.zeros_like(heads), np.full((runs, 3), -1.0)
    best[:, 0] = np.inf
    for r in range(runs):
        mean, square = np.zeros_like(heads[r]), np.zeros_like(heads[r])
        fixed = (odd[r], table, tau, scale, chance, plan)
        _, firsts[r], _ = descend(
            heads[r], mean, square, 0, 0, *fixed, adam, rates[r], steps, -1.0, gradients[r], best[r]
        )
        ends[r], values[r], codes[r] = descend(
            heads[r], mean, square, 0, -1, *fixed, adam, rates[r], steps, target, gradients[r], best[r]
        )
    return ends, codes, values, firsts, gradients, best

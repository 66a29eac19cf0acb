"""Training between 15 and 24 positions, compiled: whole runs whose every step meets in the middle.

There are the two orders of summation of :mod:`numerics.bit_sums.table_choice`, with what a run of many small steps
allows.  In the first the order of the two halves' sums is kept from one step to the next and only mended, and one walk
down the staircase of pairs serves both halves; the second, which is the faster one where the parity set is at most half
of the positions, is in :mod:`numerics.parity.training.quadratic_losses` and :mod:`numerics.bit_sums.kinks`.
They differ in the last bits,
so a chaotic run ends elsewhere.  Positions outside of the parity set that hold a negligible part of the
attention are replaced by their mean.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.kinks import tone_meet
from numerics.bit_sums.meet_in_the_middle import pair_sums
from numerics.bit_sums.windows import smooth_meet
from numerics.parity.training.kernels import NON_FINITE, _attend, _by_bit, _judged, _move, _to_heads
from numerics.parity.training.quadratic_losses import memory_of, mended_meet
from numerics.parity.training.staircase import both_sums

__all__ = ["descend", "descend_all", "memory_for", "value_and_gradient"]

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
        value, to_u, to_v = both_sums(u, weight_u, sign_u, v, weight_v, sign_v, start, kinks, labels, jumps, width)
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
def memory_for(n: int, odd: Any, plan: Any) -> Any:
    """What a run keeps from step to step: which positions count, and the orders of either order of summation."""
    way, second = plan[0], plan[2]
    kept, orders = np.ones(n, np.bool_), np.empty((2, 1 << ((n + 1) // 2) if way == 1 else 1), np.int64)
    mends = way == 2 and second[0]
    return kept, orders, memory_of(n if mends else 1, odd.sum() if mends else 0, len(second[4]))


@njit(cache=True, error_model="numpy")
def value_and_gradient(
    heads: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    plan: Any,
    memory: Any,
    again: bool,
    gradient: Any,
) -> float:
    """The risk, its gradient in the heads into ``gradient``; ``memory`` is that of the step before if ``again``."""
    kept, orders, mended = memory
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
            value, whole, found = mended_meet(
                c[now], odd[now], chance, offset, start, kinks, labels, jumps, mended, same
            )
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
    memory, again = memory_for(len(table), odd, plan), False
    while True:
        if not np.isfinite(heads).all():
            return step, np.nan, NON_FINITE
        value = value_and_gradient(heads, odd, table, tau, scale, chance, plan, memory, again, gradient)
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

"""Losses of quadratic pieces in two parts (:mod:`numerics.bit_sums.quadratic_pieces`), for many small steps.

From one step to the next little moves, so three things are kept and only mended: the order of the sums of each part,
where the first and the last sum stand that meet some of the other part and not all of it, and the place in the other
part that each sum was found at.  All three are exact after mending, whatever they began with: a step's numbers do not
depend on the steps before, and are those of ``quadratic_meet`` to the bit.  Where much has moved the order is merged
anew and places are looked up in a grid.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.bit_sums.bit_partition import UP, _masses, _sorted, chosen, fold, grid_of, half_of, place
from numerics.bit_sums.quadratic_pieces import _first_above

__all__ = ["memory_of", "mended_meet", "rising"]

MOST = 3  # places that a sum may move on average before merging is cheaper
PATIENCE = 8  # steps before mending is tried again
ROOM = 1 << 18  # places that are kept at the most


@njit(cache=True)
def memory_of(n: int, odd: int, kinks: int) -> Any:
    """Room for a run: positions in their order; numbers, sums and weights of both parts; places; three counters.

    Those are of steps until mending is tried again, of steps that were mended, and of those where it was given up."""
    first = min(n, half_of(n, odd))
    sizes = 1 << (first - odd), 1 << (n - first)
    most = max(sizes)
    slots = kinks << odd
    if slots * sizes[0] > ROOM:
        slots = 0
    order, numbers = np.full(n, -1), np.empty((2, most), np.int64)
    sums, bounds = np.empty((6, most + 4)), np.empty((slots, 2), np.int64)
    places = np.empty((slots, sizes[0] if slots else 1), np.int32)
    return order, numbers, sums, bounds, places, np.zeros(3, np.int64)


@njit(cache=True)
def _in_order(values: Any, numbers: Any, size: int) -> bool:
    """Whether the sums rise, equal ones by their numbers."""
    wrong = 0
    for i in range(1, size):
        wrong += (values[i - 1] > values[i]) | ((values[i - 1] == values[i]) & (numbers[i - 1] > numbers[i]))
    return wrong == 0


@njit(cache=True)
def _inserted(values: Any, numbers: Any, size: int, most: int) -> bool:
    """Brought into that order by insertion; False where too much would have to move."""
    moves = 0
    for i in range(1, size):
        x, number = values[i], numbers[i]
        j = i - 1
        while j >= 0 and (values[j] > x or (values[j] == x and numbers[j] > number)):
            values[j + 1], numbers[j + 1] = values[j], numbers[j]
            j -= 1
        values[j + 1], numbers[j + 1] = x, number
        moves += i - 1 - j
        if moves > most:
            return False
    return True


@njit(cache=True)
def rising(c: Any, values: Any, numbers: Any, table: Any, mend: bool) -> bool:
    """All subset sums of c in rising order into ``values``; ``numbers`` are mended if they can be, else made."""
    size = 1 << len(c)
    if mend:
        table[0] = 0.0
        count = 1
        for p in range(len(c)):
            for i in range(count):
                table[count + i] = table[i] + c[p]
            count *= 2
        for i in range(size):
            values[i] = table[UP(numbers[i])]
        if _in_order(values, numbers, size) or _inserted(values, numbers, size, MOST * size):
            return True
    sums, names = _sorted(c, 0.0)
    values[:size], numbers[:size] = sums, names
    if not _in_order(values, numbers, size):  # sums that are equal by rounding alone
        _inserted(values, numbers, size, size * size)
    return False


@njit(cache=True)
def _weigh(bits: int, chance: float, numbers: Any, weights: Any) -> None:
    """The probabilities of the sums in their order."""
    if chance == 0.5:  # all the same, and halves of halves are exact
        weights[: 1 << bits] = 0.5**bits
        return
    masses = _masses(bits, chance)
    for i in range(1 << bits):
        weights[i] = masses[UP(numbers[i])]


@njit(cache=True)
def _suffixes(values: Any, weights: Any, size: int) -> Any:
    """Sums from each place on of the weights, and of weighted values and squares."""
    found = np.empty((size + 1, 4))
    m0 = m1 = m2 = 0.0
    found[size] = 0.0
    for i in range(size - 1, -1, -1):
        w, x = weights[i], values[i]
        m0, m1, m2 = m0 + w, m1 + w * x, m2 + w * x * x
        found[i, 0], found[i, 1], found[i, 2] = m0, m1, m2
    return found


@njit(cache=True)
def _looked_up(e: Any, shift: float, start: int, end: int, padded: Any, before: Any, rate: float, places: Any) -> None:
    """For every e how many v are at most -(e + shift)."""
    for i in range(start, end):
        places[i] = place(padded, before, rate, -(e[i] + shift))


@njit(cache=True)
def _corrected(e: Any, shift: float, start: int, end: int, v: Any, places: Any) -> None:
    """The same from the places of the step before."""
    for i in range(start, end):
        x = -(e[i] + shift)
        r = UP(places[i])
        while v[r] <= x:
            r += UP(1)
        while r > UP(0) and v[r - UP(1)] > x:
            r -= UP(1)
        places[i] = r


@njit(cache=True)
def _moved(values: Any, size: int, shift: float, at: int) -> int:
    """The first place whose value plus the shift is positive, looked for from a place on."""
    while at < size and not values[at] + shift > 0.0:
        at += 1
    while at > 0 and values[at - 1] + shift > 0.0:
        at -= 1
    return at


@njit(cache=True)
def _between(
    e: Any,
    weights: Any,
    mass: float,
    shift: float,
    slope: float,
    curve: float,
    start: int,
    end: int,
    places: Any,
    moments: Any,
    to_u: Any,
    late_v: Any,
) -> float:
    """What the u add that meet some v and not all of them."""
    twice, value = 2.0 * curve, 0.0
    for i in range(start, end):
        x, r, w = e[i] + shift, UP(places[i]), mass * weights[i]
        m0, m1 = moments[r, 0], moments[r, 1]
        line = x * m0 + m1
        to_u[i] += slope * m0 + twice * line
        value += w * (slope * line + curve * (x * (line + m1) + moments[r, 2]))
        late_v[r, 0] += w * (slope + twice * x)
        late_v[r, 1] += w * twice
    return value


@njit(cache=True)
def _beyond(
    value: float, shift: float, slope: float, curve: float, mass: float, own: Any, all_v: Any, late_u: Any, late_v: Any
) -> float:
    """The value with what the u add that meet all v, and lines for u and v."""
    twice = 2.0 * curve
    m0, m1, m2 = all_v[0], all_v[1], all_v[2]
    late_u[0] += (slope + twice * shift) * m0 + twice * m1
    late_u[1] += twice * m0
    x0, x1, x2 = mass * own[0], mass * own[1], mass * own[2]
    x1, x2 = x1 + shift * x0, x2 + shift * (2.0 * x1 + shift * x0)
    late_v[0] += slope * x0 + twice * x1
    late_v[1] += twice * x0
    return value + slope * (x1 * m0 + x0 * m1) + curve * (x2 * m0 + 2.0 * x1 * m1 + x0 * m2)


@njit(cache=True)
def mended_meet(
    c: Any,
    odd: Any,
    chance: float,
    offset: float,
    start: Any,
    kinks: Any,
    labels: Any,
    jumps: Any,
    memory: Any,
    again: bool,
) -> tuple[float, float, Any]:
    """E[l], E[l'] and E[x_p l']; ``memory`` is of the step before if ``again``, which had the same positions."""
    kept_order, numbers, sums, bounds, all_places, counters = memory
    order, first, even = chosen(c, odd)
    size_e, size_v = 1 << even, 1 << (len(c) - first)
    same = again
    if same:
        for p in range(len(c)):
            same &= order[p] == kept_order[p]
    kept_order[: len(c)] = order
    e, v, table = sums[0], sums[1], sums[2]
    weights, weight_v = sums[3], sums[4]
    mend = same and counters[0] == 0
    counters[0] = max(0, counters[0] - 1)
    still = rising(c[order[:even]], e, numbers[0], table, mend)
    still &= rising(c[order[first:]], v, numbers[1], table, mend)
    if mend:
        counters[1 if still else 2] += 1
        counters[0] = 0 if still else PATIENCE
    _weigh(even, chance, numbers[0], weights)
    _weigh(len(c) - first, chance, numbers[1], weight_v)
    v[size_v : size_v + 4] = np.inf
    own, moments = _suffixes(e, weights, size_e), _suffixes(v, weight_v, size_v)
    keeps = len(all_places) > 0
    grid = grid_of(v[: 1 if still and keeps else size_v])
    late_v = np.zeros((size_v + 1, 2))
    to_u, late_u, whole_e = np.empty(size_e + 1), np.empty((size_e + 1, 2)), np.zeros(size_e)
    once = np.empty(1 if keeps else size_e, np.int32)
    slopes, value = np.zeros(len(c)), 0.0
    found = np.empty(len(c))
    for block in range(1 << (first - even)):
        begin, mass, label = offset, 1.0, 0
        for p in range(even, first):
            inside = (block >> (p - even)) & 1
            begin += c[order[p]] * inside
            mass *= chance if inside else 1.0 - chance
            label ^= inside
        for i in range(size_e + 1):  # by hand: to fill short slices costs more than what is done with them
            to_u[i], late_u[i, 0], late_u[i, 1] = 0.0, 0.0, 0.0
        value += mass * start[label]
        for index in range(len(kinks)):
            slope, curve = jumps[index, 0], jumps[index, 1]
            if labels[index] != label or (slope == 0.0 and curve == 0.0):
                continue
            shift, slot = begin - kinks[index], block * len(kinks) + index
            places = all_places[slot] if keeps else once
            if still and keeps:
                low = _moved(e, size_e, v[size_v - 1] + shift, bounds[slot, 0])
                high = _moved(e, size_e, v[0] + shift, bounds[slot, 1])
                _corrected(e, shift, low, high, v, places)
            else:
                low = _first_above(e[:size_e], v[size_v - 1] + shift)
                high = _first_above(e[:size_e], v[0] + shift)
                _looked_up(e, shift, low, high, *grid, places)
                for i in range(low):
                    places[i] = size_v
                for i in range(high, size_e):
                    places[i] = 0
            if keeps:
                bounds[slot, 0], bounds[slot, 1] = low, high
            part = _between(e, weights, mass, shift, slope, curve, low, high, places, moments, to_u, late_v)
            value += _beyond(part, shift, slope, curve, mass, own[high], moments[0], late_u[high], late_v[0])
        plain = steep = total = 0.0
        for i in range(size_e):
            plain, steep = plain + late_u[i, 0], steep + late_u[i, 1]
            term = mass * weights[i] * (to_u[i] + plain + e[i] * steep)
            whole_e[i] += term
            total += term
        for p in range(even, first):
            if (block >> (p - even)) & 1:
                slopes[order[p]] += total
    for i in range(size_e):
        table[UP(numbers[0, i])] = whole_e[i]
    whole = fold(table[:size_e], found[:even])
    plain = steep = 0.0
    for i in range(size_v):
        plain, steep = plain + late_v[i, 0], steep + late_v[i, 1]
        table[UP(numbers[1, i])] = weight_v[i] * (plain + v[i] * steep)
    fold(table[:size_v], found[first:])
    for p in range(even):
        slopes[order[p]] = found[p]
    for p in range(first, len(c)):
        slopes[order[p]] = found[p]
    return value, whole, slopes

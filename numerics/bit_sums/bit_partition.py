"""The bits in two parts, those of a chosen set all in the first: then the second knows nothing of the sign.

Subset sums of a part are sorted by merging.  Places in a sorted part are looked up in a grid, so that the other part
may come in any order; the place is exact, however it is found.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["chosen", "fold", "grid_of", "half_of", "labelled_sums", "place", "sorted_sums"]

UP = np.uint64


@njit(cache=True)
def half_of(size: int, odd: int) -> int:
    """How many of so many bits are in the first part; it holds the set."""
    return max((size + 1) // 2 + (2 if size > 30 else 0), odd)


@njit(cache=True)
def chosen(c: Any, odd: Any) -> tuple[Any, int, int]:
    """The order of the bits, the size of the first part and how many of it are outside of the set.

    First the larger ones outside of the set, then the set, then the smaller ones: the second part has a
    short range.
    """
    size, count = len(c), 0
    others, order = np.empty(size, np.int64), np.empty(size, np.int64)
    for p in range(size):
        if not odd[p]:
            at = count
            while at > 0 and c[others[at - 1]] < c[p]:
                others[at] = others[at - 1]
                at -= 1
            others[at] = p
            count += 1
    first = min(size, half_of(size, size - count))
    even = first - (size - count)
    order[:even] = others[:even]
    at = even
    for p in range(size):
        if odd[p]:
            order[at] = p
            at += 1
    order[first:] = others[even:count]
    return order, first, even


@njit(cache=True)
def _merged(
    one: Any, ones: Any, two: Any, twos: Any, count: int, step: float, bit: int, values: Any, numbers: Any
) -> None:
    """Two sorted lists of ``count`` entries, a step and a bit added to the second, as one; equal ones as they stand.

    Half of the result comes from the front and half from the back: no list ends on the way, there is nothing to
    predict, and the two share the processor.
    """
    i, j, k, m = UP(0), UP(0), UP(count - 1), UP(count - 1)  # unsigned: no index may count from the end
    end = UP(2 * count - 1)
    for position in range(count):
        out = UP(position)
        x, y = one[i], two[j] + step
        first = x <= y
        values[out] = x if first else y
        numbers[out] = ones[i] if first else twos[j] + bit
        i += UP(first)
        j += UP(not first)
        x, y = one[k], two[m] + step
        last = x <= y
        values[end - out] = y if last else x
        numbers[end - out] = twos[m] + bit if last else ones[k]
        m -= UP(last)
        k -= UP(not last)


@njit(cache=True)
def _masses(bits: int, chance: float) -> Any:
    """The probability of every setting of so many bits."""
    mass = np.empty(1 << bits)
    mass[0] = 1.0
    count = 1
    for _ in range(bits):
        for i in range(count):
            mass[count + i] = mass[i] * chance
            mass[i] *= 1.0 - chance
        count *= 2
    return mass


@njit(cache=True)
def _weights(numbers: Any, mass: Any) -> Any:
    weights = np.empty(len(numbers))
    for i in range(len(numbers)):
        weights[i] = mass[numbers[i]]
    return weights


@njit(cache=True)
def _sorted(c: Any, begin: float) -> tuple[Any, Any]:
    size = 1 << len(c)
    values, other = np.empty(size), np.empty(size)
    numbers, others = np.empty(size, np.int64), np.empty(size, np.int64)
    values[0], numbers[0] = begin, 0
    count = 1
    for p in range(len(c)):
        _merged(values, numbers, values, numbers, count, c[p], count, other, others)
        values, other = other, values
        numbers, others = others, numbers
        count *= 2
    return values, numbers


@njit(cache=True)
def sorted_sums(c: Any, chance: float) -> tuple[Any, Any, Any]:
    """All subset sums in rising order, their probabilities, and their numbers: bit p says whether c[p] is in it."""
    values, numbers = _sorted(c, 0.0)
    return values, _weights(numbers, _masses(len(c), chance)), numbers


@njit(cache=True)
def labelled_sums(c: Any, even: int, chance: float, begin: float) -> Any:
    """The same from ``begin``, in two lists by the parity of the bits from number ``even`` on."""
    values, numbers = _sorted(c[:even], begin)
    mass = _masses(len(c), chance)
    plus, ones, minus, twos = values, numbers, values[:0], numbers[:0]
    count = 1 << even
    for p in range(even, len(c)):
        if p == even:  # one list and nothing: the parity is the new bit
            minus, twos = plus + c[p], ones + count
            continue
        bit = 1 << p
        size = len(plus)
        both, names = np.empty((2, 2 * size)), np.empty((2, 2 * size), np.int64)
        _merged(plus, ones, minus, twos, size, c[p], bit, both[0], names[0])
        _merged(minus, twos, plus, ones, size, c[p], bit, both[1], names[1])
        plus, ones, minus, twos = both[0], names[0], both[1], names[1]
    return (plus, _weights(ones, mass), ones), (minus, _weights(twos, mass), twos)


@njit(cache=True)
def grid_of(values: Any) -> tuple[Any, Any, float]:
    """The sorted values and four that are beyond; for cells of equal width how many lie before each; cells a unit."""
    size = len(values)
    padded = np.empty(size + 4)
    padded[:size], padded[size:] = values, np.inf
    cells = 2 * size
    width = values[size - 1] - values[0]
    rate = cells / width if width > 0.0 else 0.0
    if not rate < np.inf:
        rate = 0.0
    before = np.zeros(cells + 1, np.int32)
    for i in range(size):
        before[UP(min(int((values[i] - values[0]) * rate), cells - 1) + 1)] += 1
    total = 0
    for g in range(1, cells + 1):
        total += before[g]
        before[g] = total
    return padded, before, rate


@njit(cache=True, inline="always")
def place(padded: Any, before: Any, rate: float, x: float) -> Any:
    """How many of the sorted values are at most x, which is not less than the first of them."""
    g = UP(min(max(int((x - padded[0]) * rate), 0), len(before) - 2))
    low = UP(before[g])  # four are looked at whatever the cell holds: nothing to predict
    r = low + UP(padded[low] <= x) + UP(padded[low + UP(1)] <= x)
    r += UP(padded[low + UP(2)] <= x) + UP(padded[low + UP(3)] <= x)
    if r == low + UP(4):
        last = UP(len(padded) - 1)
        while padded[r] <= x:  # a crowded cell: by steps of 1, 2, 4, ...
            step = UP(1)
            while padded[min(r + step, last)] <= x:
                r += step
                step += step
            r += UP(1)
    return r


@njit(cache=True)
def fold(table: Any, sums: Any) -> float:
    """For each bit the sum of the entries whose number has it, and the sum of all; the table is folded away."""
    size = len(table)
    for p in range(len(sums) - 1, -1, -1):
        size //= 2
        total = 0.0
        for i in range(size):
            total += table[size + i]
            table[i] += table[size + i]
        sums[p] = total
    return table[0]

"""Shuffling in compiled code: a generator of our own for new runs, and numpy's for runs that began with it.

numpy's ``Generator.shuffle`` calls its generator through a pointer for every place, and is for items of eight bytes.
Here the places come a block at a time and items may be smaller: the same order in a third of the time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["as_numpy_shuffles", "shuffle", "state_of"]

AT_ONCE = 128  # places that are drawn before they are used: then their items are fetched at the same time
AHEAD = 128  # numbers that a generator is ahead of its use
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
TIMES_HIGH, TIMES_LOW = np.uint64(0x2360ED051FC65DA4), np.uint64(0x4385DF649FCCF645)  # the multiplier of PCG64
TIMES_LOW_HIGH, TIMES_LOW_LOW = np.uint64(0x4385DF64), np.uint64(0x9FCCF645)


@njit(cache=True)
def _places(state: Any, most: int, places: Any) -> None:
    """Places up to ``most``, ``most - 1``, ... by SplitMix64, whose state counts on: lanes can share the work."""
    stride, state_now = np.uint64(0x9E3779B97F4A7C15), state[0]
    for t in range(len(places)):
        z = state_now + np.uint64(t + 1) * stride
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        below = (z ^ (z >> np.uint64(31))) >> np.uint64(32)  # the next number below 2^32
        places[t] = np.uint32((below * np.uint64(most - t + 1)) >> np.uint64(32))
    state[0] = state_now + np.uint64(len(places)) * stride


@njit(cache=True)
def _swap(items: Any, last: int, places: Any) -> None:
    """The items at ``last``, ``last - 1``, ... with those at the given places, in place."""
    for t in range(len(places)):
        here, there = np.uint64(last - t), np.uint64(places[t])  # unsigned: no question whether it counts from the end
        items[here], items[there] = items[there], items[here]


@njit(cache=True)
def shuffle(items: Any, state: Any) -> None:
    """Fisher and Yates, in place; a place is chosen with a bias below 2^-32 times the number of items."""
    drawn, last = np.empty(AT_ONCE, np.uint32), len(items) - 1
    while last > 0:
        count = min(len(drawn), last)
        _places(state, last, drawn[:count])
        _swap(items, last, drawn[:count])
        last -= count


def state_of(generator: np.random.Generator) -> Any:
    """What :func:`as_numpy_shuffles` goes on from: a PCG64 as four halves, and numbers that it has drawn already."""
    found = generator.bit_generator.state
    if found["bit_generator"] != "PCG64":
        raise ValueError(f"the generator is {found['bit_generator']}; allowed is PCG64")
    number, step, mask = found["state"]["state"], found["state"]["inc"], (1 << 64) - 1
    drawn = np.zeros(AHEAD, dtype=np.uint64)
    drawn[0] = found["uinteger"]
    head = (number >> 64, number & mask, step >> 64, step & mask, 0, found["has_uint32"])
    return np.concatenate([np.array(head, dtype=np.uint64), drawn])


@njit(cache=True)
def _halves_drawn(state: Any, halves: Any) -> None:
    """The next numbers below 2^32 of PCG64 (XSL-RR), an even number of them: the low half of a draw before the high."""
    high, low, step_high, step_low = state[0], state[1], state[2], state[3]
    for t in range(0, len(halves), 2):
        # the number times the multiplier plus the increment, modulo 2^128, from products of 32 bits
        a, b = low >> HALF, low & LOW
        one = a * TIMES_LOW_LOW + (b * TIMES_LOW_LOW >> HALF)
        two = b * TIMES_LOW_HIGH + (one & LOW)
        carried = a * TIMES_LOW_HIGH + (one >> HALF) + (two >> HALF)
        high = carried + high * TIMES_LOW + low * TIMES_HIGH + step_high
        low = low * TIMES_LOW + step_low
        high += np.uint64(1) if low < step_low else np.uint64(0)
        turn, mixed = high >> np.uint64(58), high ^ low
        drawn = (mixed >> turn) | (mixed << ((np.uint64(64) - turn) & np.uint64(63)))
        halves[t], halves[t + 1] = drawn & LOW, drawn >> HALF
    state[0], state[1] = high, low


@njit(cache=True)
def _accepted(numbers: Any, mask: Any, last: Any, places: Any, count: Any) -> int:
    """Behind ``count`` places those that numbers make; no branch: what is too large is written over by the next."""
    bound = last - count
    for t in range(len(numbers)):
        place = numbers[t] & mask
        places[count] = np.uint32(place)
        fits = np.uint64(place <= bound)
        count += fits
        bound -= fits
    return int(count)


@njit(cache=True)
def as_numpy_shuffles(items: Any, state: Any) -> None:
    """What ``Generator.shuffle`` does to fewer than 2^32 items in a row; the next call goes on as the generator would.

    A place up to ``last`` is the next number's last bits, as many as ``last`` has; what is above ``last`` is left out.
    """
    halves, places = state[6:], np.empty(AT_ONCE, np.uint32)
    used, filled, last = int(state[4]), int(state[5]), len(items) - 1
    while last > 0:
        mask = 1
        while mask < last:
            mask = 2 * mask + 1
        most, count = min(last - mask // 2, AT_ONCE), 0  # so long it is the same mask
        while count < most:
            if used == filled:
                _halves_drawn(state, halves)
                used, filled = 0, len(halves)
            until = min(filled, used + most - count)
            count = _accepted(halves[used:until], np.uint64(mask), np.uint64(last), places, np.uint64(count))
            used = until
        _swap(items, last, places[:count])
        last -= count
    state[4], state[5] = used, filled

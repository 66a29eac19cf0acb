"""Mini-batches of a fixed sample of strings, compiled: strings are numbers, their S two looked-up halves.

Two losses of public experiments: a library's hinge loss on outputs 0 and 1 (:func:`epoch`), and the mean hinge loss on
outputs 1 and -1, squared or not (:func:`hinge_epochs`, which shuffles inside compiled code: 2000 epochs in seconds).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import scalar_exp
from numerics.parity.training.kernels import _attend, _by_bit, _loss, _move, _to_heads

__all__ = ["batch_sums", "epoch", "hinge_epochs", "hinge_sums", "loss_epochs", "loss_sums", "shuffle"]

BLOCK = 512  # strings of one pass: what is known of them stays in the fastest cache


@njit(cache=True)
def batch_sums(numbers: Any, odd: Any, first: Any, second: Any, low: int, offsets: Any, slopes: Any) -> Any:
    """The mean loss, and dloss/dS summed by the low and by the high half of the string (ReLU zigzag)."""
    count, last = len(numbers), len(offsets) - 1
    outputs, changes = np.empty(count), np.empty(count)
    inside = True
    for i in range(count):
        s = first[numbers[i] & ((1 << low) - 1)] + second[numbers[i] >> low]
        line = min(int(s + 0.5), last)
        outputs[i] = 0.5 * (1.0 - offsets[line] - slopes[line] * s)
        changes[i] = -0.5 * slopes[line]
        inside = inside and 0.0 <= outputs[i] <= 1.0
    total = 0.0
    bins = np.zeros((2, max(len(first), len(second))))
    for i in range(count):
        output, change = outputs[i], changes[i]
        if not inside:
            output = 1.0 / (1.0 + scalar_exp(-output))
            change *= output * (1.0 - output)
        measure = 1.0 - output if odd[i] else 1.0 + output
        if measure > 0:
            total += measure
            slope = (-change if odd[i] else change) / count
            bins[0, numbers[i] & ((1 << low) - 1)] += slope
            bins[1, numbers[i] >> low] += slope
    return total / count, bins


@njit(cache=True)
def _subset_sums(c: Any, sums: Any) -> None:
    sums[0] = 0.0
    size = 1
    for p in range(len(c)):
        for i in range(size):
            sums[size + i] = sums[i] + c[p]
        size *= 2


@njit(cache=True)
def epoch(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    numbers: Any,
    odd: Any,
    batch: int,
    table: Any,
    tau: float,
    scale: float,
    offsets: Any,
    slopes: Any,
    rate: float,
    square_of_mean: bool,
) -> Any:
    """One pass over the shuffled strings with Adam: the step reached and the mean loss of the last batch."""
    n = len(table)
    low = n // 2
    first, second = np.empty(1 << low), np.empty(1 << (n - low))
    gamma, gradient, along = np.empty((len(heads), n)), np.empty_like(heads), np.empty(n)
    value = np.nan
    for start in range(0, len(numbers), batch):
        if not np.isfinite(heads).all():
            return step, np.nan
        _attend(heads, table, tau, gamma)
        c = np.zeros(n)
        for h in range(len(heads)):
            c += scale * gamma[h]
        _subset_sums(c[:low], first)
        _subset_sums(c[low:], second)
        end = min(start + batch, len(numbers))
        value, bins = batch_sums(numbers[start:end], odd[start:end], first, second, low, offsets, slopes)
        _by_bit(bins[0, : 1 << low], along[:low])
        _by_bit(bins[1, : 1 << (n - low)], along[low:])
        if square_of_mean:
            along *= 2.0 * value
        _to_heads(gamma, along, table, scale / tau, gradient)
        step += 1
        _move(heads, mean, square, gradient, step, True, rate)
    return step, value


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
def shuffle(items: Any, state: Any) -> None:
    """Fisher and Yates, in place; a place is chosen with a bias below 2^-32 times the number of items."""
    drawn, last = np.empty(64, np.uint32), len(items) - 1
    while last > 0:
        count = min(len(drawn), last)
        _places(state, last, drawn[:count])
        for t in range(count):
            here, there = (
                np.uint64(last - t),
                np.uint64(drawn[t]),
            )  # unsigned: no question whether it counts from the end
            items[here], items[there] = items[there], items[here]
        last -= count


@njit(cache=True)
def _margins(part: Any, n: int, offsets: Any, slopes: Any, s: Any, output: Any, change: Any) -> None:
    """The hinge of strings whose S is ``s`` into ``output``, minus its slope in S into ``change``; no branch."""
    for i in range(len(part)):
        output[i], change[i] = offsets[0], slopes[0]
    for line in range(1, len(offsets)):
        offset, slope = offsets[line], slopes[line]
        for i in range(len(part)):
            on = s[i] + 0.5 >= line
            output[i] = offset if on else output[i]
            change[i] = slope if on else change[i]
    for i in range(len(part)):
        label = 1.0 - 2.0 * (part[i] >> n)
        margin = 1.0 - label * (output[i] + change[i] * s[i])
        active = 1.0 if margin > 0.0 else 0.0
        output[i] = active * margin
        change[i] = active * label * change[i]


@njit(cache=True)
def hinge_sums(marked: Any, n: int, first: Any, second: Any, low: int, offsets: Any, slopes: Any, bins: Any) -> float:
    """The mean of max(0, 1 - y f(S)) over strings whose label is bit n; dloss/dS summed by low and by high half.

    In blocks, and each block in passes: what can be computed in lanes is, and sums are taken string by string.
    """
    below, above, shift = np.uint32((1 << low) - 1), np.uint32((1 << (n - low)) - 1), np.uint32(low)
    room, total = np.empty((3, min(BLOCK, len(marked)))), 0.0
    bins[:] = 0.0
    for start in range(0, len(marked), BLOCK):
        part = marked[start : start + BLOCK]
        s, values, changes = room[0], room[1], room[2]
        for i in range(len(part)):
            number = np.uint32(part[i])
            s[i] = first[np.uint64(number & below)] + second[np.uint64((number >> shift) & above)]
        _margins(part, n, offsets, slopes, s, values, changes)
        for i in range(len(part)):
            number = np.uint32(part[i])
            total += values[i]
            bins[0, np.uint64(number & below)] -= changes[i]
            bins[1, np.uint64((number >> shift) & above)] -= changes[i]
    return total / len(marked)


@njit(cache=True)
def hinge_epochs(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    epochs: int,
    marked: Any,
    batch: int,
    state: Any,
    table: Any,
    tau: float,
    scale: float,
    offsets: Any,
    slopes: Any,
    rate: float,
    square_of_mean: bool,
) -> Any:
    """So many passes over the sample with Adam, shuffled before each: the step reached and the last batch's mean."""
    n = len(table)
    low = n // 2
    first, second = np.empty(1 << low), np.empty(1 << (n - low))
    bins = np.empty((2, max(len(first), len(second))))
    gamma, gradient, along = np.empty((len(heads), n)), np.empty_like(heads), np.empty(n)
    value = np.nan
    for _ in range(epochs):
        shuffle(marked, state)
        for start in range(0, len(marked), batch):
            if not np.isfinite(heads).all():
                return step, np.nan
            _attend(heads, table, tau, gamma)
            c = np.zeros(n)
            for h in range(len(heads)):
                c += scale * gamma[h]
            _subset_sums(c[:low], first)
            _subset_sums(c[low:], second)
            end = min(start + batch, len(marked))
            value = hinge_sums(marked[start:end], n, first, second, low, offsets, slopes, bins)
            _by_bit(bins[0, : 1 << low], along[:low])
            _by_bit(bins[1, : 1 << (n - low)], along[low:])
            along *= (2.0 * value if square_of_mean else 1.0) / (end - start)
            _to_heads(gamma, along, table, scale / tau, gradient)
            step += 1
            _move(heads, mean, square, gradient, step, True, rate)
    return step, value


@njit(cache=True)
def loss_sums(
    marked: Any, n: int, first: Any, second: Any, low: int, offsets: Any, slopes: Any, kind: int, bins: Any
) -> float:
    """As :func:`hinge_sums` for the losses of :mod:`numerics.parity.training.kernels` by their number (ReLU zigzag).

    Number 4 follows the library: the outputs go through the logistic function only if one of the batch leaves [0, 1].
    """
    last, below, above = len(offsets) - 1, (1 << low) - 1, (1 << (n - low)) - 1
    bins[:] = 0.0
    inside = kind == 4
    for i in range(len(marked) if inside else 0):
        s = first[marked[i] & below] + second[(marked[i] >> low) & above]
        line = min(int(s + 0.5), last)
        output = offsets[line] + slopes[line] * s
        if not -1.0 <= output <= 1.0:
            inside = False
            break
    total = 0.0
    for i in range(len(marked)):
        one, two = marked[i] & below, (marked[i] >> low) & above
        s = first[one] + second[two]
        line = min(int(s + 0.5), last)
        label = 1.0 - 2.0 * (marked[i] >> n)
        output = offsets[line] + slopes[line] * s
        if inside:
            value, slope = 1.0 + label * 0.5 * (1.0 - output), -0.5 * label * slopes[line]
        else:
            value, slope = _loss(label, output, slopes[line], kind)
        total += value
        bins[0, one] += slope
        bins[1, two] += slope
    return total / len(marked)


@njit(cache=True)
def loss_epochs(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    epochs: int,
    marked: Any,
    batch: int,
    state: Any,
    table: Any,
    tau: float,
    scale: float,
    offsets: Any,
    slopes: Any,
    rate: float,
    kind: int,
) -> Any:
    """As :func:`hinge_epochs` for a loss by its number."""
    n = len(table)
    low = n // 2
    first, second = np.empty(1 << low), np.empty(1 << (n - low))
    bins = np.empty((2, max(len(first), len(second))))
    gamma, gradient, along = np.empty((len(heads), n)), np.empty_like(heads), np.empty(n)
    value = np.nan
    for _ in range(epochs):
        shuffle(marked, state)
        for start in range(0, len(marked), batch):
            if not np.isfinite(heads).all():
                return step, np.nan
            _attend(heads, table, tau, gamma)
            c = np.zeros(n)
            for h in range(len(heads)):
                c += scale * gamma[h]
            _subset_sums(c[:low], first)
            _subset_sums(c[low:], second)
            end = min(start + batch, len(marked))
            value = loss_sums(marked[start:end], n, first, second, low, offsets, slopes, kind, bins)
            _by_bit(bins[0, : 1 << low], along[:low])
            _by_bit(bins[1, : 1 << (n - low)], along[low:])
            along /= end - start
            _to_heads(gamma, along, table, scale / tau, gradient)
            step += 1
            _move(heads, mean, square, gradient, step, True, rate)
    return step, value

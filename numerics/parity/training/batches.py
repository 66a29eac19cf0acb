"""Mini-batches of a fixed sample of strings, compiled: strings are numbers, their S two looked-up halves.

Two losses of public experiments: a library's hinge loss on outputs 0 and 1 (:func:`library_epochs`), and the mean hinge
loss on outputs 1 and -1, squared or not (:func:`hinge_epochs`: 2000 epochs in seconds).  Sums are taken string by
string; all else goes in blocks, each in passes that lanes can share, which changes no bit of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import scalar_exp
from numerics.arithmetic.shuffling import as_numpy_shuffles, shuffle
from numerics.parity.training.kernels import _attend, _by_bit, _move, _to_heads
from numerics.parity.training.pointwise import losses_at

__all__ = ["batch_sums", "hinge_epochs", "hinge_sums", "library_epochs", "loss_epochs", "loss_sums"]

BLOCK = 512  # strings of one pass: what is known of them stays in the fastest cache


@njit(cache=True, error_model="numpy")
def _looked_up(marked: Any, n: int, first: Any, second: Any, low: int, s: Any) -> None:
    """S of each string, from the sums over its two halves."""
    below, above, shift = np.uint32((1 << low) - 1), np.uint32((1 << (n - low)) - 1), np.uint32(low)
    for i in range(len(marked)):
        number = np.uint32(marked[i])
        s[i] = first[np.uint64(number & below)] + second[np.uint64((number >> shift) & above)]


@njit(cache=True, error_model="numpy")
def _lines(s: Any, offsets: Any, slopes: Any, offset: Any, slope: Any) -> None:
    """The line of the zigzag (ReLU) that each S is on; no branch."""
    for i in range(len(s)):
        offset[i], slope[i] = offsets[0], slopes[0]
    for line in range(1, len(offsets)):
        here, steep = offsets[line], slopes[line]
        for i in range(len(s)):
            on = s[i] + 0.5 >= line
            offset[i] = here if on else offset[i]
            slope[i] = steep if on else slope[i]


@njit(cache=True, error_model="numpy")
def _gathered(marked: Any, n: int, low: int, values: Any, changes: Any, bins: Any, total: float) -> float:
    """``total`` and the values, and the changes by low and by high half: string by string, in their order."""
    below, above, shift = np.uint32((1 << low) - 1), np.uint32((1 << (n - low)) - 1), np.uint32(low)
    for i in range(len(marked)):
        number = np.uint32(marked[i])
        total += values[i]
        bins[0, np.uint64(number & below)] += changes[i]
        bins[1, np.uint64((number >> shift) & above)] += changes[i]
    return total


@njit(cache=True, error_model="numpy")
def _block(room: Any, start: int, part: Any) -> Any:
    return room[start : start + len(part)]


@njit(cache=True, error_model="numpy")
def _to_outputs(s: Any, outputs: Any, changes: Any) -> int:
    """From lines to outputs of 0 and 1 and their slopes; how many are outside of [0, 1]."""
    outside = 0
    for i in range(len(s)):
        outputs[i] = 0.5 * (1.0 - outputs[i] - changes[i] * s[i])
        changes[i] = -0.5 * changes[i]
        outside += 0 if 0.0 <= outputs[i] <= 1.0 else 1
    return outside


@njit(cache=True, error_model="numpy")
def _through_logistic(outputs: Any, changes: Any) -> None:
    for i in range(len(outputs)):
        outputs[i] = 1.0 / (1.0 + scalar_exp(-outputs[i]))
        changes[i] *= outputs[i] * (1.0 - outputs[i])


@njit(cache=True, error_model="numpy")
def batch_sums(
    marked: Any, n: int, first: Any, second: Any, low: int, offsets: Any, slopes: Any, bins: Any, room: Any
) -> float:
    """The mean loss of strings whose label is bit n; dloss/dS summed by low and by high half (ReLU zigzag)."""
    count, outside, total = len(marked), 0, 0.0
    for start in range(0, count, BLOCK):
        part = marked[start : start + BLOCK]
        outputs, changes, s = _block(room[0], start, part), _block(room[1], start, part), _block(room[2], start, part)
        _looked_up(part, n, first, second, low, s)
        _lines(s, offsets, slopes, outputs, changes)
        outside += _to_outputs(s, outputs, changes)
    bins[:] = 0.0
    for start in range(0, count, BLOCK):
        part = marked[start : start + BLOCK]
        outputs, changes = _block(room[0], start, part), _block(room[1], start, part)
        if outside:
            _through_logistic(outputs, changes)
        for i in range(len(part)):
            odd = part[i] >> n
            measure = 1.0 + (-outputs[i] if odd else outputs[i])
            turned = (-changes[i] if odd else changes[i]) / count
            outputs[i] = measure if measure > 0.0 else 0.0
            changes[i] = turned if measure > 0.0 else 0.0
        total = _gathered(part, n, low, outputs, changes, bins, total)
    return total / count


@njit(cache=True, error_model="numpy")
def _subset_sums(c: Any, sums: Any) -> None:
    sums[0] = 0.0
    size = 1
    for p in range(len(c)):
        for i in range(size):
            sums[size + i] = sums[i] + c[p]
        size *= 2


@njit(cache=True, error_model="numpy")
def library_epochs(
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
    """So many passes over the sample with Adam, each over the sample shuffled anew by the generator's ``state``.

    The step reached and the mean loss of the last batch.
    """
    n = len(table)
    low = n // 2
    first, second = np.empty(1 << low), np.empty(1 << (n - low))
    bins, room = np.empty((2, max(len(first), len(second)))), np.empty((3, min(batch, len(marked))))
    gamma, gradient, along = np.empty((len(heads), n)), np.empty_like(heads), np.empty(n)
    value, strings = np.nan, np.empty_like(marked)
    for _ in range(epochs):
        strings[:] = marked
        as_numpy_shuffles(strings, state)
        for start in range(0, len(strings), batch):
            if not np.isfinite(heads).all():
                return step, np.nan
            _attend(heads, table, tau, gamma)
            c = np.zeros(n)
            for h in range(len(heads)):
                c += scale * gamma[h]
            _subset_sums(c[:low], first)
            _subset_sums(c[low:], second)
            end = min(start + batch, len(strings))
            value = batch_sums(strings[start:end], n, first, second, low, offsets, slopes, bins, room)
            _by_bit(bins[0, : 1 << low], along[:low])
            _by_bit(bins[1, : 1 << (n - low)], along[low:])
            if square_of_mean:
                along *= 2.0 * value
            _to_heads(gamma, along, table, scale / tau, gradient)
            step += 1
            _move(heads, mean, square, gradient, step, True, rate)
    return step, value


@njit(cache=True, error_model="numpy")
def hinge_sums(marked: Any, n: int, first: Any, second: Any, low: int, offsets: Any, slopes: Any, bins: Any) -> float:
    """The mean of max(0, 1 - y f(S)) over strings whose label is bit n; dloss/dS summed by low and by high half."""
    room, total = np.empty((3, min(BLOCK, len(marked)))), 0.0
    bins[:] = 0.0
    for start in range(0, len(marked), BLOCK):
        part = marked[start : start + BLOCK]
        s, values, changes = room[0][: len(part)], room[1][: len(part)], room[2][: len(part)]
        _looked_up(part, n, first, second, low, s)
        _lines(s, offsets, slopes, values, changes)
        for i in range(len(part)):
            label = 1.0 - 2.0 * (part[i] >> n)
            margin = 1.0 - label * (values[i] + changes[i] * s[i])
            active = 1.0 if margin > 0.0 else 0.0
            values[i] = active * margin
            changes[i] = -(active * label * changes[i])
        total = _gathered(part, n, low, values, changes, bins, total)
    return total / len(marked)


@njit(cache=True, error_model="numpy")
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


@njit(cache=True, error_model="numpy")
def loss_sums(
    marked: Any, n: int, first: Any, second: Any, low: int, offsets: Any, slopes: Any, kind: int, bins: Any
) -> float:
    """As :func:`hinge_sums` for the losses of :mod:`numerics.parity.training.kernels` by their number (ReLU zigzag).

    Number 4 follows the library: the outputs go through the logistic function only if one of the batch leaves [0, 1].
    """
    last, below, above = len(offsets) - 1, (1 << low) - 1, (1 << (n - low)) - 1
    room, total = np.empty((5, min(BLOCK, len(marked)))), 0.0
    bins[:] = 0.0
    inside = kind == 4
    for i in range(len(marked) if inside else 0):
        s = first[marked[i] & below] + second[(marked[i] >> low) & above]
        line = min(int(s + 0.5), last)
        output = offsets[line] + slopes[line] * s
        if not -1.0 <= output <= 1.0:
            inside = False
            break
    for start in range(0, len(marked), BLOCK):
        part = marked[start : start + BLOCK]
        sums, values, changes = room[0][: len(part)], room[1][: len(part)], room[2][: len(part)]
        labels = room[3][: len(part)]
        _looked_up(part, n, first, second, low, sums)
        _lines(sums, offsets, slopes, values, changes)
        for i in range(len(part)):
            labels[i] = 1.0 - 2.0 * (part[i] >> n)
            values[i] = values[i] + changes[i] * sums[i]
        if inside:
            for i in range(len(part)):
                values[i], changes[i] = 1.0 + labels[i] * 0.5 * (1.0 - values[i]), -0.5 * labels[i] * changes[i]
        else:
            losses_at(labels, kind, values, changes, room[4])
        total = _gathered(part, n, low, values, changes, bins, total)
    return total / len(marked)


@njit(cache=True, error_model="numpy")
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

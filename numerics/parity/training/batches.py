"""Mini-batches under the library's hinge loss, compiled: strings are numbers, their S two looked-up halves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import scalar_exp
from numerics.parity.training.kernels import _attend, _by_bit, _move, _to_heads

__all__ = ["batch_sums", "epoch"]


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
def epoch(heads: Any, mean: Any, square: Any, step: int, numbers: Any, odd: Any, batch: int, table: Any, tau: float,
          scale: float, offsets: Any, slopes: Any, rate: float, square_of_mean: bool) -> Any:
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
        _by_bit(bins[0, :1 << low], along[:low])
        _by_bit(bins[1, :1 << (n - low)], along[low:])
        if square_of_mean:
            along *= 2.0 * value
        _to_heads(gamma, along, table, scale / tau, gradient)
        step += 1
        _move(heads, mean, square, gradient, step, True, rate)
    return step, value

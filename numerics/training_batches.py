"""One mini-batch under the library's hinge loss, compiled: strings are numbers, their S two looked-up halves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["batch_sums"]


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
            output = 1.0 / (1.0 + np.exp(-output))
            change *= output * (1.0 - output)
        measure = 1.0 - output if odd[i] else 1.0 + output
        if measure > 0:
            total += measure
            slope = (-change if odd[i] else change) / count
            bins[0, numbers[i] & ((1 << low) - 1)] += slope
            bins[1, numbers[i] >> low] += slope
    return total / count, bins

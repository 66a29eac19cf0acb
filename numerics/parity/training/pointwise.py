"""The losses of training, compiled: value and slope at one output, and at many.

At many there is a loop for each loss, short enough for the lanes of a processor to share it: three times as fast as a
choice at every place, and the same bits.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from numerics.arithmetic.portable import log1p_of_a_share, scalar_exp, scalar_log1p_exp

__all__ = ["loss_at", "losses_at"]


@njit(cache=True, error_model="numpy")
def loss_at(label: float, output: float, change: float, kind: int) -> tuple[float, float]:
    """Value and slope in S, by number: 0 squared hinge, 1 hinge, 2 square, 3 logistic, 4 the hinge of logistic outputs.

    The last is a library's hinge loss on outputs (1 - f)/2 once one leaves [0, 1]: with p = 1/(1 + e^{-(1 - f)/2}) it
    is 1 - p where the parity is odd and 1 + p where it is even.
    """
    if kind == 3:
        share = 1.0 / (1.0 + scalar_exp(label * output))
        return scalar_log1p_exp(-label * output), -label * change * share
    if kind == 4:
        share = 1.0 / (1.0 + scalar_exp(0.5 * (output - 1.0)))
        return 1.0 + label * share, -0.5 * label * change * share * (1.0 - share)
    margin = 1.0 - label * output
    if kind != 2 and not margin > 0.0:
        return 0.0 * margin, 0.0  # 0 times NaN stays NaN
    if kind == 1:
        return margin, -label * change
    return margin * margin, -2.0 * label * margin * change


@njit(cache=True, error_model="numpy")
def _logistic(labels: Any, values: Any, changes: Any, room: Any) -> None:
    """Number 3 in passes: :func:`~numerics.arithmetic.portable.scalar_log1p_exp` in one piece is too long for lanes."""
    for i in range(len(labels)):
        margin = labels[i] * values[i]
        changes[i] = -labels[i] * changes[i] * (1.0 / (1.0 + scalar_exp(margin)))
        values[i] = -margin
    for i in range(len(labels)):
        room[i] = scalar_exp(values[i] if values[i] <= 0.0 else -values[i])
    for i in range(len(labels)):
        values[i] = (values[i] if values[i] > 0.0 else 0.0) + log1p_of_a_share(room[i])


@njit(cache=True, error_model="numpy")
def losses_at(labels: Any, kind: int, values: Any, changes: Any, room: Any) -> None:
    """Outputs into losses, slopes of outputs into slopes of losses, in place; what is in ``room`` is lost."""
    if kind == 3:
        _logistic(labels, values, changes, room)
    elif kind == 4:
        for i in range(len(labels)):
            values[i], changes[i] = loss_at(labels[i], values[i], changes[i], 4)
    elif kind == 1:
        for i in range(len(labels)):
            values[i], changes[i] = loss_at(labels[i], values[i], changes[i], 1)
    elif kind == 0:
        for i in range(len(labels)):
            values[i], changes[i] = loss_at(labels[i], values[i], changes[i], 0)
    else:
        for i in range(len(labels)):
            values[i], changes[i] = loss_at(labels[i], values[i], changes[i], 2)

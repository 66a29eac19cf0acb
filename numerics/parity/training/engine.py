"""Where a run gets its risks, gradients and mini-batches from: compiled code for small n, the exact engine beyond.

Compiled enumeration covers heads that see positions only, a ReLU or its smoothing, and the losses of a model file, up
to n = 14; from there to n = 24 compiled code meets in the middle; everything else goes through
:func:`numerics.parity.risk.exact.risk`, one step at a time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import exp, product
from numerics.bit_sums.plan import plan_for
from numerics.bit_sums.smooth_functions import tones_for
from numerics.bit_sums.table_choice import second_tables
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import MAX_ENUMERATE, attention, drawn_heads, positions, risk, temperature
from numerics.parity.risk.loss import Loss, loss_of

__all__ = [
    "batch_gradient",
    "compiled",
    "descents",
    "drawn_inputs",
    "evaluate",
    "kernel_arguments",
    "meets",
    "odd_bits",
    "order_of",
    "require_trainable",
    "through_engine",
]

Array = np.ndarray[Any, Any]
MAX_COMPILED = 14
LOSSES = {"squared-hinge": 0, "hinge": 1, "square": 2, "logistic": 3, "sigmoid-hinge": 4}  # the last in no model file
BLOCK = 1 << 20  # bits that are drawn at once


def compiled(spec: ModelSpec) -> bool:
    """Is this a model whose steps the compiled loops over all inputs can take?"""
    return spec.n <= MAX_COMPILED and _known(spec)


def _known(spec: ModelSpec) -> bool:
    return (
        not spec.whole_rows
        and spec.loss in LOSSES
        and spec.head == "zigzag"
        and spec.effective_activation in ("relu", "smoothed-relu")
    )


@lru_cache(maxsize=64)
def kernel_arguments(spec: ModelSpec) -> tuple[Any, ...]:
    """Positions, temperature, k/m, chance of a 1, outer weights, b, is it a ReLU, number of the loss."""
    loss, relu = loss_of(spec), spec.effective_activation == "relu"
    return (
        positions(spec),
        temperature(spec),
        spec.k / spec.heads,
        float(spec.bit_probability),
        loss.outer,
        0.0 if relu else float(spec.smoothing),
        relu,
        LOSSES[spec.loss],
    )


def meets(spec: ModelSpec) -> bool:
    """Is this a model whose steps the compiled meeting in the middle can take?"""
    return MAX_COMPILED < spec.n <= MAX_ENUMERATE and _known(spec)


@lru_cache(maxsize=64)
def meeting_arguments(spec: ModelSpec, accuracy: float, order: int) -> tuple[Any, ...]:
    """Positions, temperature, k/m, chance of a 1, and what either order of summation needs to know of the loss.

    The second order has three ways: quadratic pieces; waves and short polynomials, for fair bits; windows for the rest.
    """
    loss, chance = loss_of(spec), float(spec.bit_probability)
    _, steepest, growth = loss.bounds()
    smooth = loss.smooth
    curved = 0.5 * chance * (1 - chance) * float(growth) if smooth else math.inf
    first, second, third = _first(loss, accuracy / 4) if order == 1 else _FIRST, _SECOND, _THIRD
    tones = tones_for(loss, accuracy / 4) if order == 2 and chance == 0.5 else None
    if tones is not None:
        third = (tones.frequency, tones.waves, tones.kinks, tones.labels, tones.jumps)
    elif order == 2:
        second = second_tables(loss, accuracy / 4)
    way = 3 if tones is not None else order
    data = (way, first, second, third, float(steepest), curved, 0.25 * accuracy)
    return positions(spec), temperature(spec), spec.k / spec.heads, chance, data


def _first(loss: Loss, accuracy: float) -> tuple[Any, ...]:
    plan = plan_for(loss, 10, accuracy)
    return plan.quadratic, plan.width, plan.start, plan.tables, plan.kinks, plan.labels, plan.jumps


# what stands for the tables of the order that is not taken: compiled code knows arrays by their number of axes
_NONE = (np.zeros(1), np.zeros(1, dtype=np.int64), np.zeros((1, 1)))
_FIRST = (False, 1.0, np.zeros(1), np.zeros((1, 1, 1, 1, 1)), *_NONE)
_SECOND = (False, np.zeros(1), 1.0, np.zeros((1, 1, 1)), *_NONE)
_THIRD = (1.0, np.zeros((1, 1, 1)), *_NONE)


def order_of(spec: ModelSpec) -> int:
    """The order of summation that is the faster one: the second, unless the parity set is more than half."""
    return 2 if spec.k <= (spec.n + 1) // 2 else 1


def descents(spec: ModelSpec, accuracy: float, order: int | None = None) -> tuple[Any, Any, tuple[Any, ...]]:
    """One run and many runs in compiled code, with what both are told of the model; by default the faster order."""
    if compiled(spec):
        from numerics.parity.training import kernels

        return kernels.descend, kernels.descend_all, kernel_arguments(spec)
    from numerics.parity.training import meet_in_the_middle

    return (
        meet_in_the_middle.descend,
        meet_in_the_middle.descend_all,
        meeting_arguments(spec, accuracy, order or order_of(spec)),
    )


def odd_bits(n: int, parity_set: Sequence[int]) -> Array:
    """The parity set as n flags."""
    flags = np.zeros(n, dtype=bool)
    flags[np.asarray(parity_set, dtype=int) - 1] = True
    return flags


def evaluate(spec: ModelSpec, heads: Array, parity_set: Sequence[int], accuracy: float) -> tuple[float, Array]:
    """The exact risk and its gradient by the way that is fastest for this model."""
    if compiled(spec):
        from numerics.parity.training.kernels import value_and_gradient

        gradient = np.empty_like(heads)
        value = value_and_gradient(heads, odd_bits(spec.n, parity_set), *kernel_arguments(spec), gradient)
        return float(value), gradient
    return through_engine(spec, heads, parity_set, accuracy)


def through_engine(spec: ModelSpec, heads: Array, parity_set: Sequence[int], accuracy: float) -> tuple[float, Array]:
    # beside the compiled code, which sums in the other order: two ways that have little in common
    found = risk(spec, heads, parity_set, gradient=True, accuracy=accuracy, order=1)
    return found.value, np.asarray(found.gradient)


def require_trainable(spec: ModelSpec, heads: Array | None = None) -> None:
    """One evaluation before anything is written: a model without an exact risk is refused here, in one line."""
    start = drawn_heads(spec, 0) if heads is None else np.asarray(heads, dtype=float)
    if np.isfinite(start).all():
        evaluate(spec, start, tuple(range(1, spec.k + 1)), 1e-3)


# -- mini-batches


@lru_cache(maxsize=8)
def _drawn_block(n: int, chance: float, batch: int, seed: int, number: int) -> Array:
    rng = np.random.default_rng([seed, 7, number])
    shape = (_steps_in_a_block(n, batch), batch, n)
    if chance == 0.5:
        return rng.integers(0, 2, shape, dtype=np.int8)
    return (rng.random(shape) < chance).astype(np.int8)


def _steps_in_a_block(n: int, batch: int) -> int:
    return max(1, min(256, BLOCK // (n * batch)))


def drawn_inputs(spec: ModelSpec, batch: int, seed: int, step: int) -> Array:
    """The mini-batches from this step to the end of its block: drawn from the seed and the number of the block."""
    number, within = divmod(step, _steps_in_a_block(spec.n, batch))
    chance = 0.5 if spec.inputs == "uniform" else float(spec.bit_probability)
    return _drawn_block(spec.n, chance, batch, seed, number)[within:]


def batch_gradient(
    spec: ModelSpec, heads: Array, parity_set: Sequence[int], inputs: Array, loss: Loss | None = None
) -> tuple[float, Array]:
    """Mean loss and gradient over given inputs; another loss than the model's may be given."""
    loss = loss or loss_of(spec)
    labels = 1 - 2 * (inputs[:, [p - 1 for p in parity_set]].sum(axis=1) % 2)
    if spec.whole_rows:
        return _row_gradient(spec, heads, labels, inputs, loss)
    gamma = attention(spec, heads)
    scale = spec.k / spec.heads
    value, slopes = _slopes(loss, product(inputs, scale * gamma.sum(axis=0)), labels)
    weighted = gamma * product(slopes[None], inputs)[0]
    table = positions(spec)
    moved = product(weighted, table) - weighted.sum(axis=1, keepdims=True) * product(gamma, table)
    return value, moved * (scale / temperature(spec))


def _slopes(loss: Loss, s: Array, labels: Array) -> tuple[float, Array]:
    """The mean loss, and dloss/dS of each input with the mean's division."""
    positive = labels > 0
    value = float(np.where(positive, loss.value(1, s), loss.value(-1, s)).mean())
    return value, np.where(positive, loss.slope(1, s), loss.slope(-1, s)) / len(s)


def _row_gradient(spec: ModelSpec, heads: Array, labels: Array, inputs: Array, loss: Loss) -> tuple[float, Array]:
    """Heads that see tokens: the score of a position is a11 x + a12 (1 - x) + <(a13, a14), its vector>."""
    x = inputs.astype(float)
    places = product(np.asarray(heads, dtype=float)[:, 2:], positions(spec).T)  # heads x positions
    with np.errstate(over="ignore", invalid="ignore"):
        scores = (np.where(x[:, None, :] > 0, *heads[:, :2].T[..., None]) + places) / temperature(spec)
        gamma = exp(scores - scores.max(axis=-1, keepdims=True))
    gamma /= gamma.sum(axis=-1, keepdims=True)
    scale = spec.k / spec.heads
    shares = (gamma * x[:, None, :]).sum(axis=-1)
    value, slopes = _slopes(loss, scale * shares.sum(axis=1), labels)
    if not math.isfinite(value):
        return math.nan, np.full((spec.heads, 4), np.nan)
    weighted = gamma * (x[:, None, :] - shares[:, :, None]) * slopes[:, None, None]  # dS_h/dscore = γ (x - share)
    ones = (weighted * x[:, None, :]).sum(axis=(0, 2))
    zeros = (weighted * (1.0 - x)[:, None, :]).sum(axis=(0, 2))
    along = product(weighted.sum(axis=0), positions(spec))
    return value, np.column_stack([ones, zeros, along]) * (scale / temperature(spec))

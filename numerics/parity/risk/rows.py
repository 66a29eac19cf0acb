"""Heads whose whole first row is trained: the risk and its gradient by going through inputs.

Such a head sees the tokens too: its score at p is a11 x_p + a12 (1 - x_p) + a13 u_p + a14 v_p.  So S is no longer
linear in the input, and neither sorted halves nor products over positions apply.  What is left is small all the same.
With γ the attention of (a13, a14) alone, T = <γ, x> and δ = (a11 - a12)/τ,

    P = e^δ T / (e^δ T + 1 - T),      so      ∂P/∂a11 = -∂P/∂a12 = P (1 - P)/τ,      ∂P/∂T = e^δ / (e^δ T + 1 - T)²,

and T moves with a13 and a14 as for heads that see positions only.  Ones and zeros are summed apart, so nothing cancels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from numerics.arithmetic.portable import dot, exp, log, log_add_exp, power, product
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.loss import Loss, loss_of

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["MAX_ROWS", "row_error_rate", "row_gradient", "row_risk", "row_shares"]

Array = np.ndarray[Any, Any]
MAX_ROWS = 24  # largest n whose 2^n inputs are gone through
CHUNK = 1 << 14
FAR = 300.0  # |δ| and the range of the scores up to here leave room in double precision


def row_shares(spec: ModelSpec, heads: Any, inputs: Array, *, hard: bool = False) -> Array:
    """P of every head (columns) at every input (rows); ``hard`` looks at the first position of the largest score."""
    table = np.asarray(heads, dtype=float)
    if hard:
        return _hard(spec, table, inputs)
    return _attended(spec, table, inputs)[0]


def row_gradient(
    spec: ModelSpec, heads: Any, parity_set: Sequence[int], inputs: Array, mass: Array | float, loss: Loss | None = None
) -> tuple[float, Array]:
    """The sum over inputs of ``mass`` times the loss, and its gradient (heads x 4: a11, a12, a13, a14)."""
    from numerics.parity.risk.exact import positions, temperature

    table = np.asarray(heads, dtype=float)
    loss = loss or loss_of(spec)
    bits = np.asarray(inputs, dtype=float)
    shares, others, grows, gamma = _attended(spec, table, bits)
    scale, tau = spec.k / spec.heads, temperature(spec)
    s = scale * shares.sum(axis=1)
    positive = bits[:, [p - 1 for p in parity_set]].sum(axis=1) % 2 == 0
    value = np.where(positive, loss.value(1, s), loss.value(-1, s))
    slope = mass * np.where(positive, loss.slope(1, s), loss.slope(-1, s))
    token = product(slope[None], shares * others)[0] * (scale / tau)
    reached = product((slope[:, None] * grows).T, bits)  # dL/dT_i dT_i/dγ_p, heads x positions
    weighted = gamma * reached
    places = positions(spec)
    moved = (product(weighted, places) - weighted.sum(axis=1, keepdims=True) * product(gamma, places)) * (scale / tau)
    return float(np.sum(mass * value)), np.column_stack([token, -token, moved])


def row_risk(spec: ModelSpec, heads: Any, parity_set: Sequence[int], *, hard: bool = False) -> tuple[float, Array]:
    """The expected risk and its gradient, through all 2^n inputs; with ``hard`` the gradient is all zeros."""
    value, gradient = 0.0, np.zeros((spec.heads, 4))
    loss = loss_of(spec)
    for bits, mass in _everything(spec):
        if hard:
            s, positive = _sums(spec, heads, parity_set, bits, hard=True)
            value += dot(mass, np.where(positive, loss.value(1, s), loss.value(-1, s)))
        else:
            part, slopes = row_gradient(spec, heads, parity_set, bits, mass, loss)
            value, gradient = value + part, gradient + slopes
    return value, gradient


def row_error_rate(spec: ModelSpec, heads: Any, parity_set: Sequence[int], *, hard: bool = False) -> float:
    """The probability that the sign of the output is not the label (a zero output is an error)."""
    loss, found = loss_of(spec), 0.0
    for bits, mass in _everything(spec):
        s, positive = _sums(spec, heads, parity_set, bits, hard=hard)
        found += dot(mass, np.where(positive, 1.0, -1.0) * loss.output(s) <= 0)
    return found


def _sums(spec: ModelSpec, heads: Any, parity_set: Sequence[int], bits: Array, *, hard: bool) -> tuple[Array, Array]:
    s = spec.k / spec.heads * row_shares(spec, heads, bits, hard=hard).sum(axis=1)
    return s, bits[:, [p - 1 for p in parity_set]].sum(axis=1) % 2 == 0


def _everything(spec: ModelSpec) -> Iterator[tuple[Array, Array]]:
    """All inputs in chunks, with their probabilities."""
    chance = float(spec.bit_probability)
    for start in range(0, 1 << spec.n, CHUNK):
        numbers = np.arange(start, min(start + CHUNK, 1 << spec.n), dtype=np.int64)
        bits = ((numbers[:, None] >> np.arange(spec.n)) & 1).astype(float)
        ones = bits.sum(axis=1)
        yield bits, _chances(chance, spec.n)[ones.astype(int)]


def _chances(chance: float, n: int) -> Array:
    """The probability of an input by its number of ones."""
    return np.array([power(chance, ones) * power(1.0 - chance, n - ones) for ones in range(n + 1)])


def _attended(spec: ModelSpec, heads: Array, bits: Array) -> tuple[Array, Array, Array, Array]:
    """P, 1 - P and ∂P/∂T (inputs x heads), and γ of the positions alone (heads x positions)."""
    from numerics.parity.risk.exact import attention, positions, temperature

    gamma = attention(spec, heads[:, 2:])
    delta = (heads[:, 0] - heads[:, 1]) / temperature(spec)
    scores = product(heads[:, 2:], positions(spec).T) / temperature(spec)
    if np.abs(delta).max() > FAR or (scores.max(axis=1) - scores.min(axis=1)).max() > FAR:
        return *_far(scores, delta, bits), gamma
    ones, zeros = product(bits, gamma.T), product(1.0 - bits, gamma.T)
    # both tokens' masses are divided by the larger factor, so that nothing overflows
    up, down = exp(np.minimum(delta, 0.0)), exp(np.minimum(-delta, 0.0))
    whole = up * ones + down * zeros
    return up * ones / whole, down * zeros / whole, up * down / (whole * whole), gamma


def _far(scores: Array, delta: Array, bits: Array) -> tuple[Array, Array, Array]:
    """The same from logarithms of the masses: scores that are hundreds apart leave double precision otherwise."""
    with np.errstate(divide="ignore", over="ignore"):

        def mass(chosen: Array) -> Array:
            return np.stack([_log_sum(np.where(chosen > 0, row, -np.inf)) for row in scores], axis=1)

        ones, zeros = mass(bits), mass(1.0 - bits)
        whole = _log_sum(scores)
        log_one, log_zero = ones + delta, zeros
        top = np.maximum(log_one, log_zero)
        total = top + log_add_exp(np.minimum(log_one, log_zero) - top)
        grows = exp(np.minimum(delta + 2 * whole - 2 * total, 700.0))
        return exp(log_one - total), exp(log_zero - total), grows


def _log_sum(values: Array) -> Array:
    top = values.max(axis=-1, keepdims=True)
    safe = np.where(np.isfinite(top), top, 0.0)
    return (safe + log(exp(values - safe).sum(axis=-1, keepdims=True)))[..., 0]


def _hard(spec: ModelSpec, heads: Array, bits: Array) -> Array:
    from numerics.parity.risk.exact import positions

    places = product(heads[:, 2:], positions(spec).T)
    columns = []
    for row, place in zip(heads, places, strict=True):
        scores = place + np.where(bits > 0, row[0], row[1])
        columns.append(np.take_along_axis(bits, scores.argmax(axis=1)[:, None], axis=1)[:, 0])
    return np.stack(columns, axis=1)

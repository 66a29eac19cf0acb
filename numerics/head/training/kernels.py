"""The head with a context token, compiled: outputs, losses, gradients and steps of Adam, one trial after the other.

Written out so that every processor adds the same numbers in the same order (see :mod:`numerics.arithmetic.portable`):
libraries choose the order of a product by what the processor can do, and a count of successes would depend on it.
The strings are zeros and ones, so the sums over positions need no multiplication: a row goes to the ones or to the
zeros. A trial's parameters are one flat row: bits, positions, context, query, key, value, inner, its bias, outer, its
bias.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import log1p_of_a_share, power, scalar_exp

__all__ = ["outputs", "steps_of_adam"]

F = np.float32


@njit(cache=True, error_model="numpy")
def _dot(x: Any, y: Any) -> Any:
    """Eight sums side by side, then joined: one order for vectors of any width."""
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = F(0.0)
    whole = len(x) // 8 * 8
    for i in range(0, whole, 8):
        a0 += x[i] * y[i]
        a1 += x[i + 1] * y[i + 1]
        a2 += x[i + 2] * y[i + 2]
        a3 += x[i + 3] * y[i + 3]
        a4 += x[i + 4] * y[i + 4]
        a5 += x[i + 5] * y[i + 5]
        a6 += x[i + 6] * y[i + 6]
        a7 += x[i + 7] * y[i + 7]
    total = ((a0 + a4) + (a2 + a6)) + ((a1 + a5) + (a3 + a7))
    for i in range(whole, len(x)):
        total += x[i] * y[i]
    return total


@njit(cache=True, error_model="numpy")
def _add(target: Any, factor: Any, row: Any) -> None:
    for i in range(len(target)):
        target[i] += factor * row[i]


@njit(cache=True, error_model="numpy")
def _product(x: Any, y: Any, result: Any) -> None:
    """result = x y, each entry from the first term to the last, four at a time."""
    result[:] = F(0.0)
    whole = x.shape[1] // 4 * 4
    for i in range(x.shape[0]):
        target = result[i]
        for j in range(0, whole, 4):
            a, b, c, d = x[i, j], x[i, j + 1], x[i, j + 2], x[i, j + 3]
            one, two, three, four = y[j], y[j + 1], y[j + 2], y[j + 3]
            for column in range(len(target)):
                target[column] = (
                    ((target[column] + a * one[column]) + b * two[column]) + c * three[column]
                ) + d * four[column]
        for j in range(whole, x.shape[1]):
            _add(target, x[i, j], y[j])


@njit(cache=True, error_model="numpy")
def _parts(row: Any, length: int, d: int, h: int) -> Any:
    """A flat row as its ten parameters, without copying."""
    a = 2 * d
    b = a + length * d
    c = b + d
    q, k, v = c + d * d, c + 2 * d * d, c + 3 * d * d
    i = v + d * h
    return (
        row[:a].reshape((2, d)),
        row[a:b].reshape((length, d)),
        row[b:c],
        row[c:q].reshape((d, d)),
        row[q:k].reshape((d, d)),
        row[k:v].reshape((d, d)),
        row[v:i].reshape((d, h)),
        row[i : i + h],
        row[i + h : i + 2 * h],
        row[i + 2 * h : i + 2 * h + 1],
    )


@njit(cache=True, error_model="numpy")
def _masses(scores: Any, root: Any) -> None:
    """e^{(score - greatest)/root}, in place."""
    largest = scores[0]
    for t in range(len(scores)):
        largest = max(largest, scores[t])
    for t in range(len(scores)):
        scores[t] = F(scalar_exp(float((scores[t] - largest) / root)))


@njit(cache=True, error_model="numpy")
def _attend(
    bit: Any,
    position: Any,
    context: Any,
    query: Any,
    key: Any,
    looked: Any,
    direction: Any,
    bits_mass: Any,
    mass: Any,
    rows: Any,
) -> None:
    """W_Q^T c, W_K W_Q^T c, the masses of the two bits and of the positions, and the positions times their masses."""
    d = len(context)
    root = F(np.sqrt(float(d)))
    looked[:] = F(0.0)
    for i in range(d):
        _add(looked, context[i], query[i])
    for i in range(d):
        direction[i] = _dot(key[i], looked)
    for i in range(2):
        bits_mass[i] = _dot(bit[i], direction)
    for t in range(len(position)):
        mass[t] = _dot(position[t], direction)
    _masses(bits_mass, root)
    _masses(mass, root)
    for t in range(len(position)):
        for i in range(d):
            rows[t, i] = mass[t] * position[t, i]


@njit(cache=True, error_model="numpy")
def _gather(string: Any, mass: Any, rows: Any, sums: Any, masses: Any) -> None:
    """Rows and masses of the zeros (0) and of the ones (1) of a string."""
    sums[:] = F(0.0)
    masses[:] = F(0.0)
    for t in range(len(string)):
        side = string[t]
        masses[side] += mass[t]
        target = sums[side]
        for i in range(rows.shape[1]):
            target[i] += rows[t, i]


@njit(cache=True, error_model="numpy")
def _mix(bit: Any, bits_mass: Any, sums: Any, masses: Any, mixed: Any) -> Any:
    """What the context token gets: a mean of tokens.  The whole mass is returned."""
    zeros, ones = bits_mass[0] * masses[0], bits_mass[1] * masses[1]
    whole = ones + zeros
    for i in range(len(mixed)):
        mixed[i] = (
            (bits_mass[1] * sums[1, i] + bits_mass[0] * sums[0, i]) + (ones * bit[1, i] + zeros * bit[0, i])
        ) / whole
    return whole


@njit(cache=True, error_model="numpy")
def _activate(before: Any, bias: Any, hidden: Any) -> None:
    """The bias added in place, and the ReLU of it."""
    for s in range(len(before)):
        for j in range(len(bias)):
            before[s, j] += bias[j]
            hidden[s, j] = F(0.0) if before[s, j] <= F(0.0) else before[s, j]  # NaN stays NaN


@njit(cache=True, error_model="numpy")
def outputs(flat: Any, bits: Any, d: int, h: int) -> Any:
    """The logit of every string (trials x strings x positions) of every trial."""
    trials, count, length = bits.shape
    found = np.empty((trials, count), F)
    looked, direction, bits_mass, mass = np.empty(d, F), np.empty(d, F), np.empty(2, F), np.empty(length, F)
    rows, joined, sums, masses = np.empty((length, d), F), np.empty((d, h), F), np.empty((2, d), F), np.empty(2, F)
    mixed, before, hidden = np.empty((count, d), F), np.empty((count, h), F), np.empty((count, h), F)
    for r in range(trials):
        bit, position, context, query, key, value, inner, bias, outer, last = _parts(flat[r], length, d, h)
        _attend(bit, position, context, query, key, looked, direction, bits_mass, mass, rows)
        _product(value, inner, joined)
        for s in range(count):
            _gather(bits[r, s], mass, rows, sums, masses)
            _mix(bit, bits_mass, sums, masses, mixed[s])
        _product(mixed, joined, before)
        _activate(before, bias, hidden)
        for s in range(count):
            found[r, s] = _dot(hidden[s], outer) + last[0]
    return found


@njit(cache=True, error_model="numpy")
def _loss(output: Any, label: Any) -> Any:
    """The logistic loss, and its slope: in double precision."""
    x = float(output)
    away = scalar_exp(x if x <= 0.0 else -x)
    value = (x if x > 0.0 else 0.0 * x) + log1p_of_a_share(away) - float(label) * x
    share = 1.0 / (1.0 + away) if x > 0.0 else away / (1.0 + away)
    return value, share - float(label)


@njit(cache=True, error_model="numpy")
def _slopes(row: Any, bits: Any, labels: Any, d: int, h: int, gradient: Any) -> Any:
    """The mean loss of one trial's strings; its gradient into ``gradient``, laid out as the parameters are."""
    count, length = bits.shape
    bit, position, context, query, key, value, inner, bias, outer, last = _parts(row, length, d, h)
    gradient[:] = F(0.0)
    to_bit, to_position, to_context, to_query, to_key, to_value, to_inner, to_bias, to_outer, to_last = _parts(
        gradient, length, d, h
    )
    looked, direction, bits_mass, mass = np.empty(d, F), np.empty(d, F), np.empty(2, F), np.empty(length, F)
    rows, joined = np.empty((length, d), F), np.empty((d, h), F)
    mixed, whole = np.empty((count, d), F), np.empty(count, F)
    sums, masses = np.empty((count, 2, d), F), np.empty((count, 2), F)
    before, hidden, to_before = np.empty((count, h), F), np.empty((count, h), F), np.empty((count, h), F)
    _attend(bit, position, context, query, key, looked, direction, bits_mass, mass, rows)
    _product(value, inner, joined)
    for s in range(count):
        _gather(bits[s], mass, rows, sums[s], masses[s])
        whole[s] = _mix(bit, bits_mass, sums[s], masses[s], mixed[s])
    _product(mixed, joined, before)
    _activate(before, bias, hidden)
    total = 0.0
    for s in range(count):
        loss, away = _loss(_dot(hidden[s], outer) + last[0], labels[s])
        total += loss
        slope = F(away / count)
        _add(to_outer, slope, hidden[s])
        to_last[0] += slope
        for j in range(h):
            to_before[s, j] = slope * outer[j] if before[s, j] > F(0.0) else F(0.0)
            to_bias[j] += to_before[s, j]
    to_joined, to_mixed = np.empty((d, h), F), np.empty((count, d), F)
    _product(mixed.T.copy(), to_before, to_joined)
    _product(to_before, joined.T.copy(), to_mixed)
    to_rows, to_mass, to_bits_mass = np.zeros((length, d), F), np.zeros(length, F), np.zeros(2, F)
    to_sums, to_masses = np.empty((2, d), F), np.empty(2, F)
    for s in range(count):
        _from_mean(
            bit,
            bits_mass,
            sums[s],
            masses[s],
            mixed[s],
            whole[s],
            to_mixed[s],
            to_bit,
            to_bits_mass,
            to_sums,
            to_masses,
        )
        for t in range(length):
            side = bits[s, t]
            to_mass[t] += to_masses[side]
            source = to_sums[side]
            for i in range(d):
                to_rows[t, i] += source[i]
    _from_joined(value, inner, to_joined, to_value, to_inner)
    _from_attention(
        bit,
        position,
        context,
        query,
        key,
        looked,
        direction,
        bits_mass,
        mass,
        to_rows,
        to_mass,
        to_bits_mass,
        to_bit,
        to_position,
        to_context,
        to_query,
        to_key,
    )
    return total / count


@njit(cache=True, error_model="numpy")
def _from_mean(
    bit: Any,
    bits_mass: Any,
    sums: Any,
    masses: Any,
    mixed: Any,
    whole: Any,
    to_mixed: Any,
    to_bit: Any,
    to_bits_mass: Any,
    to_sums: Any,
    to_masses: Any,
) -> None:
    """Back through the mean of tokens: to the bits, their masses, and the two sums over positions with their masses."""
    back = -_dot(to_mixed, mixed) / whole
    for i in range(len(mixed)):
        to_mixed[i] /= whole
    for side in range(2):
        along = _dot(to_mixed, bit[side]) + back
        _add(to_bit[side], bits_mass[side] * masses[side], to_mixed)
        to_bits_mass[side] += _dot(to_mixed, sums[side]) + along * masses[side]
        to_masses[side] = along * bits_mass[side]
        for i in range(len(mixed)):
            to_sums[side, i] = bits_mass[side] * to_mixed[i]


@njit(cache=True, error_model="numpy")
def _from_joined(value: Any, inner: Any, to_joined: Any, to_value: Any, to_inner: Any) -> None:
    _product(to_joined, inner.T.copy(), to_value)
    _product(value.T.copy(), to_joined, to_inner)


@njit(cache=True, error_model="numpy")
def _from_attention(
    bit: Any,
    position: Any,
    context: Any,
    query: Any,
    key: Any,
    looked: Any,
    direction: Any,
    bits_mass: Any,
    mass: Any,
    to_rows: Any,
    to_mass: Any,
    to_bits_mass: Any,
    to_bit: Any,
    to_position: Any,
    to_context: Any,
    to_query: Any,
    to_key: Any,
) -> None:
    d = len(context)
    root = F(np.sqrt(float(d)))
    to_direction, to_looked = np.zeros(d, F), np.zeros(d, F)
    for t in range(len(position)):
        score = (to_mass[t] + _dot(to_rows[t], position[t])) * mass[t] / root
        _add(to_position[t], mass[t], to_rows[t])
        _add(to_position[t], score, direction)
        _add(to_direction, score, position[t])
    for side in range(2):
        score = to_bits_mass[side] * bits_mass[side] / root
        _add(to_bit[side], score, direction)
        _add(to_direction, score, bit[side])
    for i in range(d):
        _add(to_key[i], to_direction[i], looked)
        _add(to_looked, to_direction[i], key[i])
    for i in range(d):
        _add(to_query[i], context[i], to_looked)
        to_context[i] = _dot(query[i], to_looked)


@njit(cache=True, error_model="numpy")
def steps_of_adam(
    flat: Any, mean: Any, square: Any, bits: Any, labels: Any, d: int, h: int, step: int, rate: float
) -> Any:
    """One step of every trial in place (``step`` counts from 1); the losses before it."""
    losses = np.empty(len(flat))
    gradient = np.empty(flat.shape[1], F)
    first, second = F(1.0 - 0.9), F(1.0 - 0.999)
    keep, small = F(0.999), F(1e-8)
    spread, ahead = F(1.0 / (1.0 - power(0.999, step))), F(rate / (1.0 - power(0.9, step)))
    for r in range(len(flat)):
        losses[r] = _slopes(flat[r], bits[r], labels[r], d, h, gradient)
        row, moved, squares = flat[r], mean[r], square[r]
        for i in range(len(row)):
            g = gradient[i]
            moved[i] += first * (g - moved[i])
            squares[i] = keep * squares[i] + second * (g * g)
            row[i] -= ahead * moved[i] / (np.sqrt(squares[i] * spread) + small)
    return losses

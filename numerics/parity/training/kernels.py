"""Training compiled: whole runs of gradient descent and Adam on the risk over all inputs, many runs in one call.

While 2^n is small, listing the inputs inside compiled code is faster than any method that is clever about them: a
step costs microseconds, and what Python adds to a step disappears.  A run's numbers do not depend on the runs that
share the call: a sweep gives the same results however it is cut into pieces; nor on the processor: nothing is fused
(:mod:`numerics.arithmetic.portable`), and sums are folded so that vector units of any width add the same pairs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import folded_sum, power, scalar_exp
from numerics.parity.training.pointwise import loss_at, losses_at

__all__ = [
    "DUE",
    "NON_FINITE",
    "REACHED",
    "SPENT",
    "descend",
    "descend_all",
    "error_shares",
    "sample_steps",
    "value_and_gradient",
]

DUE, REACHED, SPENT, NON_FINITE = 0, 1, 2, 3
BLOCK = 8  # bits of the inner table: 256 inputs, which stay in the fastest cache


@njit(cache=True, error_model="numpy")
def _table(c: Any, odd: Any, chance: float, sums: Any, signs: Any, mass: Any) -> None:
    """Sum, sign of the label and probability of every setting of a few bits."""
    sums[0], signs[0], mass[0] = 0.0, 1.0, 1.0
    size = 1
    for p in range(len(c)):
        sign = -1.0 if odd[p] else 1.0
        for i in range(size):
            sums[size + i], signs[size + i] = sums[i] + c[p], signs[i] * sign
            mass[size + i] = mass[i] * chance
            mass[i] *= 1.0 - chance
        size *= 2


@njit(cache=True, error_model="numpy")
def _zigzag(s: Any, outer: Any, b: float, relu: bool, output: Any, change: Any) -> None:
    """The classifier's output and its slope at many S."""
    for i in range(len(s)):
        output[i], change[i] = 1.0, 0.0
    for q in range(len(outer)):
        shift, a = -0.5 - q, outer[q]
        if relu:
            for i in range(len(s)):
                x = s[i] + shift
                output[i] += a * (0.0 if x <= 0.0 else x)  # NaN stays NaN
                change[i] += a if x > 0.0 else 0.0
        else:
            half = 0.5 * a
            for i in range(len(s)):
                x = s[i] + shift
                root = np.sqrt(x * x + b)
                output[i] += half * (x + root)
                change[i] += half * (1.0 + x / root)


@njit(cache=True, error_model="numpy")
def _over_all_inputs(
    c: Any, odd: Any, chance: float, outer: Any, b: float, relu: bool, kind: int, slopes: Any
) -> float:
    """E[l] over every input; dE/dc into ``slopes``."""
    n = len(c)
    low = min(n, BLOCK)
    inner, outside = 1 << low, 1 << (n - low)
    rows, columns, labels = np.empty((8, inner)), np.empty((4, outside)), np.empty(inner)
    sums, signs, mass, s = rows[0], rows[1], rows[2], rows[3]
    output, change, within, gathered = rows[4], rows[5], rows[6], rows[7]
    starts, flips, weights, across = columns[0], columns[1], columns[2], columns[3]
    _table(c[:low], odd[:low], chance, sums, signs, mass)
    _table(c[low:], odd[low:], chance, starts, flips, weights)
    rows[6:] = 0.0
    summed = s  # S is not needed any more when the slopes are known
    for j in range(outside):
        for i in range(inner):
            s[i] = sums[i] + starts[j]
        _zigzag(s, outer, b, relu, output, change)
        flip, weight = flips[j], weights[j]
        if kind == 0:  # the squared hinge without a branch; NaN times 0 stays NaN
            turned = -2.0 * weight * flip
            for i in range(inner):
                margin = 1.0 - signs[i] * flip * output[i]
                margin *= margin > 0.0
                gathered[i] += weight * (mass[i] * margin * margin)
                summed[i] = mass[i] * (signs[i] * margin * change[i])
                within[i] += turned * summed[i]
            across[j] = turned * folded_sum(summed, inner)
        else:
            for i in range(inner):
                labels[i] = signs[i] * flip
            losses_at(labels, kind, output, change, s)
            for i in range(inner):
                gathered[i] += weight * (mass[i] * output[i])
                summed[i] = mass[i] * change[i]
                within[i] += weight * summed[i]
            across[j] = weight * folded_sum(summed, inner)
    _by_bit(within, slopes[:low])
    _by_bit(across, slopes[low:])
    return folded_sum(gathered, inner)


@njit(cache=True, error_model="numpy")
def _by_bit(table: Any, sums: Any) -> None:
    """For each bit the sum of the entries whose number has it; the table is folded away."""
    size = len(table)
    for p in range(len(sums) - 1, -1, -1):
        size //= 2
        for i in range(size):
            table[i] += table[size + i]
        sums[p] = folded_sum(table[size:], size)


@njit(cache=True, error_model="numpy")
def _over_a_batch(c: Any, odd: Any, inputs: Any, outer: Any, b: float, relu: bool, kind: int, slopes: Any) -> float:
    """The mean loss of given inputs (rows of 0 and 1), and its slopes."""
    count, n = inputs.shape
    s, labels = np.zeros(count), np.ones(count)
    output, change = np.empty(count), np.empty(count)
    for i in range(count):
        for p in range(n):
            if inputs[i, p]:
                s[i] += c[p]
                if odd[p]:
                    labels[i] = -labels[i]
    _zigzag(s, outer, b, relu, output, change)
    slopes[:] = 0.0
    total = 0.0
    for i in range(count):
        value, slope = loss_at(labels[i], output[i], change[i], kind)
        total += value
        for p in range(n):
            if inputs[i, p]:
                slopes[p] += slope
    slopes /= count
    return total / count


@njit(cache=True, error_model="numpy")
def _attend(heads: Any, table: Any, tau: float, gamma: Any) -> None:
    for h in range(len(heads)):
        largest = -np.inf
        for p in range(len(table)):
            gamma[h, p] = (heads[h, 0] * table[p, 0] + heads[h, 1] * table[p, 1]) / tau
            largest = max(largest, gamma[h, p])
        total = 0.0
        for p in range(len(table)):
            gamma[h, p] = scalar_exp(gamma[h, p] - largest)
            total += gamma[h, p]
        for p in range(len(table)):
            gamma[h, p] /= total


@njit(cache=True, error_model="numpy")
def _to_heads(gamma: Any, slopes: Any, table: Any, factor: float, gradient: Any) -> None:
    """dγ_p/da = γ_p (u_p - E_γ u)/τ; ``factor`` is (k/m)/τ."""
    for h in range(len(gamma)):
        mean0 = mean1 = along0 = along1 = whole = 0.0
        for p in range(len(table)):
            weight = gamma[h, p] * slopes[p]
            whole += weight
            along0 += weight * table[p, 0]
            along1 += weight * table[p, 1]
            mean0 += gamma[h, p] * table[p, 0]
            mean1 += gamma[h, p] * table[p, 1]
        gradient[h, 0] = (along0 - whole * mean0) * factor
        gradient[h, 1] = (along1 - whole * mean1) * factor


@njit(cache=True, error_model="numpy")
def value_and_gradient(
    heads: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    outer: Any,
    b: float,
    relu: bool,
    kind: int,
    gradient: Any,
) -> float:
    """The risk over all inputs; its gradient in the heads into ``gradient``."""
    gamma = np.empty((len(heads), len(table)))
    _attend(heads, table, tau, gamma)
    c, slopes = np.zeros(len(table)), np.empty(len(table))
    for h in range(len(heads)):
        c += scale * gamma[h]
    value = _over_all_inputs(c, odd, chance, outer, b, relu, kind, slopes)
    _to_heads(gamma, slopes, table, scale / tau, gradient)
    return value


@njit(cache=True, error_model="numpy")
def _move(heads: Any, mean: Any, square: Any, gradient: Any, step: int, adam: bool, rate: float) -> None:
    """One step of the optimiser in place; ``step`` counts from 1."""
    for h in range(heads.shape[0]):
        for j in range(heads.shape[1]):
            g = gradient[h, j]
            if adam:
                mean[h, j] = 0.9 * mean[h, j] + (1.0 - 0.9) * g
                square[h, j] = 0.999 * square[h, j] + (1.0 - 0.999) * g * g
                spread = np.sqrt(square[h, j] / (1.0 - power(0.999, step)))
                heads[h, j] -= rate * (mean[h, j] / (1.0 - power(0.9, step))) / (spread + 1e-8)
            else:
                heads[h, j] -= rate * g


@njit(cache=True, error_model="numpy")
def _judged(value: float, gradient: Any, step: int, until: int, steps: int, target: float, best: Any) -> int:
    """How a run stands at this risk: the code of its end, or -1; the least risk and the levels are noted."""
    if not np.isfinite(value) or not np.isfinite(gradient).all():
        return NON_FINITE
    best[0] = min(best[0], value)
    if best[1] < 0 and value < 0.01:
        best[1] = step
    if best[2] < 0 and value < 1e-4:
        best[2] = step
    if value < target:
        return REACHED
    if step >= steps:
        return SPENT
    return DUE if step == until else -1


@njit(cache=True, error_model="numpy")
def descend(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    until: int,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    outer: Any,
    b: float,
    relu: bool,
    kind: int,
    adam: bool,
    rate: float,
    steps: int,
    target: float,
    gradient: Any,
    best: Any,
) -> Any:
    """From a state to step ``until``, the target, the last step or a number that is none: (step, risk, how it ended).

    The risk is that of the heads as they are left.  ``best`` is the least risk so far and the first steps below 1/100
    and 1/10,000 (-1: not yet).
    """
    while True:
        if not np.isfinite(heads).all():
            return step, np.nan, NON_FINITE
        value = value_and_gradient(heads, odd, table, tau, scale, chance, outer, b, relu, kind, gradient)
        code = _judged(value, gradient, step, until, steps, target, best)
        if code >= 0:
            return step, value, code
        step += 1
        _move(heads, mean, square, gradient, step, adam, rate)


@njit(cache=True, error_model="numpy")
def descend_all(
    heads: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    chance: float,
    outer: Any,
    b: float,
    relu: bool,
    kind: int,
    adam: bool,
    rates: Any,
    steps: int,
    target: float,
) -> Any:
    """Whole runs from many starts: what each ended with, its gradient, and the least risk met."""
    runs = len(heads)
    ends, codes, values = np.empty(runs, np.int64), np.empty(runs, np.int64), np.empty(runs)
    firsts, gradients, best = np.empty(runs), np.zeros_like(heads), np.full((runs, 3), -1.0)
    best[:, 0] = np.inf
    for r in range(runs):
        mean, square = np.zeros_like(heads[r]), np.zeros_like(heads[r])
        firsts[r] = value_and_gradient(heads[r], odd[r], table, tau, scale, chance, outer, b, relu, kind, gradients[r])
        ends[r], values[r], codes[r] = descend(
            heads[r],
            mean,
            square,
            np.int64(0),  # literal numbers would have it compiled once more, for them alone
            np.int64(-1),
            odd[r],
            table,
            tau,
            scale,
            chance,
            outer,
            b,
            relu,
            kind,
            adam,
            rates[r],
            steps,
            target,
            gradients[r],
            best[r],
        )
    return ends, codes, values, firsts, gradients, best


@njit(cache=True, error_model="numpy")
def sample_steps(
    heads: Any,
    mean: Any,
    square: Any,
    step: int,
    inputs: Any,
    odd: Any,
    table: Any,
    tau: float,
    scale: float,
    outer: Any,
    b: float,
    relu: bool,
    kind: int,
    adam: bool,
    rate: float,
) -> int:
    """One step for each batch of ``inputs`` (batches x inputs x positions); the step reached."""
    gamma, gradient = np.empty((len(heads), len(table))), np.empty_like(heads)
    slopes = np.empty(len(table))
    for t in range(len(inputs)):
        if not np.isfinite(heads).all():
            return step
        _attend(heads, table, tau, gamma)
        c = np.zeros(len(table))
        for h in range(len(heads)):
            c += scale * gamma[h]
        _over_a_batch(c, odd, inputs[t], outer, b, relu, kind, slopes)
        _to_heads(gamma, slopes, table, scale / tau, gradient)
        step += 1
        _move(heads, mean, square, gradient, step, adam, rate)
    return step


@njit(cache=True, error_model="numpy")
def error_shares(heads: Any, odd: Any, table: Any, tau: float, scale: float, outer: Any, b: float, relu: bool) -> Any:
    """For each run the share of all inputs whose output has the wrong sign or none; 1 for heads that are not finite."""
    runs, n = len(heads), len(table)
    shares, gamma = np.ones(runs), np.empty((heads.shape[1], n))
    sums, signs, mass = np.empty(1 << n), np.empty(1 << n), np.empty(1 << n)
    output, change = np.empty(1 << n), np.empty(1 << n)
    for r in range(runs):
        if not np.isfinite(heads[r]).all():
            continue
        _attend(heads[r], table, tau, gamma)
        c = np.zeros(n)
        for h in range(len(gamma)):
            c += scale * gamma[h]
        _table(c, odd[r], 0.5, sums, signs, mass)
        _zigzag(sums, outer, b, relu, output, change)
        wrong = 0
        for i in range(1 << n):
            wrong += not signs[i] * output[i] > 0.0
        shares[r] = wrong / (1 << n)
    return shares

"""The mean over independent bits of a pair of functions of their weighted sum, and its gradient in the weights.

Three methods, one function:

``enumerate``       every setting of the bits; the oracle, up to 24 bits;
``meet``            two sorted halves; exact up to rounding for quadratic pieces, else up to the error of the
                    polynomials, which is measured at dense points;
``characteristic``  products over the bits, a frequency at a time; its error is an estimate.

``auto`` takes the cheapest that meets the asked accuracy, and says which.  Bits whose weight is negligible are
replaced by their mean, and what that can cost is part of the error.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.portable import dot, power
from numerics.bit_sums.analytic_branches import Chains

__all__ = ["MAX_ENUMERATE", "MAX_MEET", "METHODS", "Mean", "SumError", "mean", "rounding", "subset_sums"]

Array = np.ndarray[Any, Any]
METHODS = ("auto", "enumerate", "meet", "characteristic")
MAX_ENUMERATE, MAX_MEET, CHEAP_MEET = 24, 44, 32
ROUNDING = 2e-15


class SumError(ValueError):
    """A mean that was asked for and cannot be had: one line with what is allowed."""


class Mean(NamedTuple):
    value: float
    slopes: Array  # in the weights
    error: float  # of the value: a bound for enumerate, measured for meet, an estimate for characteristic
    method: str
    kept: int  # bits that were not replaced by their mean
    detail: str  # how the error was come by


def mean(
    pair: Chains,
    weights: Any,
    inside: Iterable[int] = (),
    *,
    chance: float = 0.5,
    method: str = "auto",
    accuracy: float = 1e-12,
    gradient: bool = True,
    order: int = 2,
) -> Mean:
    """E of the pair's function at ⟨weights, x⟩; ``inside`` are the bits (from 0 on) whose ones are counted.

    Where S meets a kink the slope is that of one side, and which is not said.
    """
    c = np.asarray(weights, dtype=float)
    if c.ndim != 1 or not (c >= 0).all() or not c.sum() <= pair.top * (1 + 1e-12):
        raise SumError(f"weights of sum {c.sum()}; allowed are numbers from 0 on whose sum is at most {pair.top}")
    if method not in METHODS:
        raise SumError(f"method {method!r}; allowed are {', '.join(METHODS)}")
    if not 0 < accuracy < 1 or not 0 <= chance <= 1:
        raise SumError(f"accuracy {accuracy}, chance {chance}; allowed are numbers between 0 and 1")
    odd, chosen = np.zeros(len(c), dtype=bool), list(inside)
    if len(set(chosen)) != len(chosen) or not all(0 <= p < len(c) for p in chosen):
        raise SumError(f"bits {chosen}; allowed are different ones from 0 to {len(c) - 1}")
    odd[chosen] = True
    if method != "enumerate":
        return _reduced(pair, c, odd, chance, method, accuracy, gradient, order)
    if len(c) > MAX_ENUMERATE:
        raise SumError(f"method enumerate: {len(c)} bits; allowed are up to {MAX_ENUMERATE}")
    return Mean(*_enumerate(pair, c, odd, chance), rounding(pair), method, len(c), "all inputs, rounding only")


def rounding(pair: Chains) -> float:
    """What going through all inputs leaves as error."""
    return ROUNDING * 64 * max(1.0, _sizes(pair)[0])


def subset_sums(c: Array, odd: Array, chance: float) -> tuple[Array, Array, Array]:
    """<c, x>, the sign (-1)^(sum of the odd bits) and the probability of every x; bit p of the index is x_p."""
    sums, signs, mass = np.zeros(1), np.ones(1), np.ones(1)
    for x, flag in zip(c, odd, strict=True):
        sums = np.concatenate([sums, sums + x])
        signs = np.concatenate([signs, -signs if flag else signs])
        mass = np.concatenate([mass * (1 - chance), mass * chance])
    return sums, signs, mass


def _enumerate(pair: Chains, c: Array, odd: Array, chance: float) -> tuple[float, Array]:
    """Every input, in blocks of the low bits; the high bits are the outer loop."""
    n = len(c)
    low = min(n, 16)

    sums, signs, mass = subset_sums(c[:low], odd[:low], chance)
    outer = subset_sums(c[low:], odd[low:], chance)
    value, slopes = 0.0, np.zeros(n)
    for number, (start, sign, weight) in enumerate(zip(*outer, strict=True)):
        s, positive = sums + start, signs * sign > 0
        value += weight * dot(mass, np.where(positive, pair.value(1, s), pair.value(-1, s)))
        slope = weight * mass * np.where(positive, pair.slope(1, s), pair.slope(-1, s))
        for p in range(low):
            slopes[p] += slope.reshape(-1, 2, 1 << p)[:, 1].sum()
        for p in range(low, n):
            if number >> (p - low) & 1:
                slopes[p] += slope.sum()
    return value, slopes


@lru_cache(maxsize=64)
def _sizes(pair: Chains) -> tuple[float, float, float]:
    return pair.bounds()


def _negligible(c: Array, odd: Array, pair: Chains, chance: float, budget: float) -> tuple[Array, float]:
    """Which bits may be replaced by their mean, smallest first, and what that can cost.

    Outside the set the first order vanishes where f' is Lipschitz: c^2 p(1-p)/2 times that constant.
    A bit of the set, and any bit where f' jumps, costs c times the largest slope.
    """
    _, steepest, growth = _sizes(pair)
    cost = steepest * c
    if pair.smooth:
        cost = np.where(odd, cost, np.minimum(cost, 0.5 * chance * (1 - chance) * growth * c * c))
    order = np.argsort(cost, kind="stable")
    running = np.cumsum(cost[order])
    count = int(np.searchsorted(running, budget, side="right"))
    dropped = np.zeros(len(c), dtype=bool)
    dropped[order[:count]] = True
    return dropped, float(running[count - 1]) if count else 0.0


def _reduced(
    pair: Chains, c: Array, odd: Array, chance: float, method: str, accuracy: float, gradient: bool, order: int
) -> Mean:
    dropped, lost = _negligible(c, odd, pair, chance, 0.25 * accuracy)
    kept = np.flatnonzero(~dropped)
    offset = chance * float(c[dropped].sum())
    # a dropped bit of the set multiplies what knows the sign by E[(-1)^x] = 1 - 2p
    hidden = dropped & odd
    factor = power(1.0 - 2.0 * chance, int(hidden.sum()))
    size = len(kept)
    if method == "meet" and size > MAX_MEET:
        raise SumError(f"method meet: {size} bits hold weight at accuracy {accuracy}; allowed is up to {MAX_MEET}")
    waves = None
    if method == "characteristic" or (method == "auto" and size > CHEAP_MEET):
        from numerics.bit_sums.characteristic_function import wave_sums

        waves = wave_sums(pair, c[kept], odd[kept], chance, offset, factor, accuracy / 2, gradient)
        if method == "auto" and waves[4] > accuracy / 2 and size <= MAX_MEET:
            waves = None
    if waves is not None:
        value, mean_a, mean_d, inner, error, count = waves
        method, detail = "characteristic", f"estimated from the last octave of {count} frequencies"
    else:
        from numerics.bit_sums.table_choice import meeting

        value, mean_a, mean_d, inner, error = meeting(pair, c[kept], odd[kept], chance, offset, factor, accuracy, order)
        method = "meet"
        detail = "rounding only" if pair.quadratic else "polynomials measured at dense points"
    slopes = np.empty(len(c))
    slopes[kept] = inner
    slopes[dropped] = chance * (mean_a + factor * mean_d)
    if hidden.any():  # E[x (-1)^x] = -p, and the other hidden bits keep their factor
        others = power(1.0 - 2.0 * chance, int(hidden.sum()) - 1)
        slopes[hidden] = chance * (mean_a - others * mean_d)
    return Mean(float(value), slopes, float(error + lost), method, size, detail)

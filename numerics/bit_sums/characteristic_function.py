"""Characteristic functions: E[e^{iwS}] and E[χ_B e^{iwS}] are products over the bits, O(n) a frequency.

The two functions are continued beyond [0, top], faded out smoothly, and expanded in waves of the longer interval.
The tail that is left out is estimated from the last octave of frequencies: four times the sum of the absolute
terms there, while coefficients that fall like 1/w^2 leave at most once that sum where the products stay as
they are.  It is an estimate and not a bound; it is large where the products do not decay, as they do not when
few bits hold the weight.
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import turn
from numerics.bit_sums.analytic_branches import Chains

__all__ = ["MAX_WAVES", "wave_sums"]

Array = np.ndarray[Any, Any]
MARGIN = 1.0  # how far functions are continued beyond [0, top]
FIRST, MAX_WAVES = 256, 4096
GAUSS = 16


@njit(cache=True)
def _wave(angle: float) -> complex:
    """e^{i angle}."""
    cosine, sine = turn(angle)
    return complex(cosine, sine)


@njit(cache=True)
def _coefficients(points: Any, weighted: Any, base: float, count: int) -> Any:
    """sum over points of weighted * e^{-i m base x}, m = 0..count-1, for every column."""
    result = np.zeros((weighted.shape[1], count), np.complex128)
    for j in range(len(points)):
        step = _wave(-base * points[j])
        wave = 1.0 + 0j
        for m in range(count):
            if m % 64 == 0:
                wave = _wave(-(m * base) * points[j])
            for column in range(weighted.shape[1]):
                result[column, m] += weighted[j, column] * wave
            wave *= step
    return result


@lru_cache(maxsize=1)
def _gauss() -> tuple[Array, Array]:
    """Nodes and weights of the quadrature, from enclosures."""
    from flint import arb

    found = [arb.legendre_p_root(GAUSS, i, weight=True) for i in reversed(range(GAUSS))]
    return np.array([float(x.mid()) for x, _ in found]), np.array([float(w.mid()) for _, w in found])


@lru_cache(maxsize=32)
def _expansion(pair: Chains, count: int) -> tuple[float, Array]:
    """The base frequency and the coefficients of A = (f+ + f-)/2 and D = (f+ - f-)/2, m = 0..count-1."""
    import math

    low, high = -MARGIN, pair.top + MARGIN
    period = high - low
    kinks = np.unique(np.concatenate([[low, 0.0, float(pair.top), high], pair.kinks[1], pair.kinks[-1]]))
    widest = period / max(64, count / 2)
    widest = min(widest, pair.finest)
    ends = np.concatenate(
        [np.linspace(a, b, 1 + max(1, math.ceil((b - a) / widest)))[:-1] for a, b in itertools.pairwise(kinks)]
        + [[high]]
    )
    nodes, weights = _gauss()
    middles, halves = 0.5 * (ends[1:] + ends[:-1]), 0.5 * np.diff(ends)
    points = (middles[:, None] + halves[:, None] * nodes).ravel()
    mass = (halves[:, None] * weights).ravel() / period
    beyond = np.abs(points - 0.5 * pair.top) - 0.5 * pair.top
    fade = np.array([0.5 * math.erfc((x - 0.5 * MARGIN) * 11.0 / MARGIN) for x in beyond])
    plus, minus = (_continued(pair, label, points) for label in (1, -1))
    weighted = (mass * fade)[:, None] * np.stack([0.5 * (plus + minus), 0.5 * (plus - minus)], axis=1)
    base = 2 * math.pi / period
    return base, _coefficients(points, np.ascontiguousarray(weighted), base, count)


def _continued(pair: Chains, label: int, s: Array) -> Array:
    """A function on [0, top], and beyond it the continuation of its first and last branches."""
    first, last = pair.branches[label][0], pair.branches[label][-1]

    def on(branch: Any, where: Array) -> Array:
        return pair.value(label, where, branch)

    inside = pair.value(label, np.clip(s, 0.0, pair.top))
    return np.where(s < 0, on(first, s), np.where(s > pair.top, on(last, s), inside))


@njit(cache=True)
def _products(
    c: Any,
    odd: Any,
    chance: float,
    base: float,
    offset: float,
    coefficients: Any,
    begin: int,
    end: int,
    signed_factor: float,
    gradient: bool,
) -> Any:
    """Sums over the frequencies begin..end-1: value, E[A'], E[χ D'], slopes in c; and the sum of absolute terms."""
    n = len(c)
    total = mean_a = mean_d = absolute = 0.0
    slopes = np.zeros(n)
    ahead, wave = np.empty(n, np.complex128), np.empty(n, np.complex128)
    for p in range(n):  # e^{i base c}, raised frequency by frequency
        ahead[p], wave[p] = _wave(base * c[p]), _wave(begin * base * c[p])
    plain, signed = np.empty(n + 1, np.complex128), np.empty(n + 1, np.complex128)
    for m in range(begin, end):
        if m % 64 == 0:
            for p in range(n):
                wave[p] = _wave(m * base * c[p])
        frequency = m * base
        double = 1.0 if m == 0 else 2.0  # the functions are real: negative frequencies are conjugates
        shift = _wave(frequency * offset)
        plain[0], signed[0] = shift, shift
        for p in range(n):
            w = chance * wave[p]
            plain[p + 1] = plain[p] * (1.0 - chance + w)
            signed[p + 1] = signed[p] * (1.0 - chance - w if odd[p] else 1.0 - chance + w)
        a = double * coefficients[0, m]
        d = double * coefficients[1, m]
        total += (a * plain[n] + signed_factor * d * signed[n]).real
        da, dd = a * 1j * frequency, d * 1j * frequency
        mean_a += (da * plain[n]).real
        mean_d += (dd * signed[n]).real
        absolute += abs(a * plain[n]) + abs(d * signed[n])
        if gradient:
            after_a, after_d = da, dd * signed_factor
            for p in range(n - 1, -1, -1):
                w = chance * wave[p]
                if odd[p]:
                    slopes[p] += (w * (after_a * plain[p] - after_d * signed[p])).real
                    after_d *= 1.0 - chance - w
                else:
                    slopes[p] += (w * (after_a * plain[p] + after_d * signed[p])).real
                    after_d *= 1.0 - chance + w
                after_a *= 1.0 - chance + w
        for p in range(n):
            wave[p] *= ahead[p]
    return total, mean_a, mean_d, slopes, absolute


def wave_sums(
    pair: Chains,
    c: Array,
    odd: Array,
    chance: float,
    offset: float,
    signed_factor: float,
    accuracy: float,
    gradient: bool,
) -> tuple[float, float, float, Array, float, int]:
    """Value, E[A'], E[χ D'], the gradient in c, estimated error and the number of frequencies."""
    total = mean_a = mean_d = 0.0
    slopes = np.zeros(len(c))
    begin, count = 0, FIRST
    while True:
        base, coefficients = _expansion(pair, count)
        part = _products(c, odd, chance, base, offset, coefficients, begin, count, signed_factor, gradient)
        total, mean_a, mean_d = total + part[0], mean_a + part[1], mean_d + part[2]
        slopes += part[3]
        tail = part[4]
        if begin == 0:  # the first stretch is not an octave: look at its second half alone
            half = count // 2
            tail = _products(c, odd, chance, base, offset, coefficients, half, count, signed_factor, False)[4]
        error = 4.0 * tail + 1e-15 * float(np.abs(coefficients).sum())
        if error <= accuracy or count >= MAX_WAVES:
            return total, mean_a, mean_d, slopes, error, count
        begin, count = count, 2 * count

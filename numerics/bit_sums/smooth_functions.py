"""Functions that are not quadratic, for fair bits: some hundred waves for what is smooth, polynomials at the kinks.

A kink t of a function is taken off as a polynomial of degree BEND in (S - t), to the right of t.  What is left has as
many derivatives; continued beyond [0, top] and faded out it is a sum of few waves.  The mean of a wave over fair bits
is a product of cosines, one a bit (of sines in the set), and so are the means behind its gradient.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numba import njit

from numerics.arithmetic.portable import circle, product, turn
from numerics.bit_sums.analytic_branches import Chains
from numerics.bit_sums.characteristic_function import _coefficients, _continued
from numerics.bit_sums.plan import _nodes, _transform

__all__ = ["BEND", "Tones", "tone_sums", "tones_for"]

Array = np.ndarray[Any, Any]
BEND = 4  # degree of what is taken off at a kink
MARGIN = 1.0  # how far functions are continued beyond [0, top]
CHUNK = 64  # waves that are summed side by side
COUNTS = tuple(CHUNK * size for size in (3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32))
TESTS = 20_011  # points of [0, top] at which the sum is compared with the function


@dataclass(frozen=True)
class Tones:
    frequency: float  # of the first wave
    waves: Array  # [mean of both functions or half their difference, real or imaginary, number]
    kinks: Array  # positions t, both signs
    labels: Array  # 0 for the sign 1, 1 for -1
    jumps: Array  # [kink, j]: the j-th derivative at t of what is added right of it
    error: float  # largest difference from the functions at the test points
    slope_error: float


def _jump(pair: Chains, label: int, index: int) -> Array:
    """Derivatives at a kink of the difference of its two branches, by interpolation around it."""
    t, reach, count = float(pair.kinks[label][index]), 0.06, 14
    before, after = pair.branches[label][index], pair.branches[label][index + 1]
    points = t + reach * _nodes(count - 1)
    added = pair.value(label, points, after) - pair.value(label, points, before)
    powers = np.polynomial.chebyshev.cheb2poly(product(_transform(count - 1), added))
    found = np.array([powers[j] * math.factorial(j) / reach**j for j in range(BEND + 1)])
    found[0] = 0.0  # the functions are continuous
    return found


def _kinks(pair: Chains) -> tuple[Array, Array, Array]:
    found = [
        (float(t), row, _jump(pair, label, index))
        for row, label in enumerate((1, -1))
        for index, t in enumerate(pair.kinks[label].tolist())
    ]
    jumps = np.array([jump for *_, jump in found]) if found else np.zeros((0, BEND + 1))
    return np.array([t for t, *_ in found]), np.array([row for _, row, _ in found], dtype=np.int64), jumps


def _taken_off(s: Array, kinks: Array, jumps: Array, order: int) -> Array:
    """The polynomials right of the kinks, or their derivative."""
    total = np.zeros_like(s)
    for t, jump in zip(kinks, jumps, strict=True):
        x, value = np.maximum(s - t, 0.0), np.zeros_like(s)
        for j in range(BEND, order - 1, -1):
            value = value * x + jump[j] / math.factorial(j - order)
        total += np.where(s > t, value, 0.0)
    return total


def _waves(pair: Chains, count: int, kinks: Array, labels: Array, jumps: Array) -> tuple[float, Array]:
    """The frequency of the first wave and the coefficients: what is left, sampled over one period."""
    period, size = pair.top + 2 * MARGIN, 4 * count
    points = -MARGIN + period * np.arange(size) / size
    beyond = np.abs(points - 0.5 * pair.top) - 0.5 * pair.top
    fade = np.array([0.5 * math.erfc((x - 0.5 * MARGIN) * 11.0 / MARGIN) for x in beyond.tolist()])
    plus, minus = (
        _continued(pair, label, points) - _taken_off(points, kinks[labels == row], jumps[labels == row], 0)
        for row, label in enumerate((1, -1))
    )
    both = np.stack([0.5 * (plus + minus), 0.5 * (plus - minus)], axis=1) * (fade / size)[:, None]
    found = _coefficients(points, np.ascontiguousarray(both), 2 * math.pi / period, count)
    found[:, 1:] *= 2.0  # the functions are real: a negative frequency is the conjugate of a positive one
    return 2 * math.pi / period, np.stack([found.real, found.imag], axis=1)


def _turned(angles: Array) -> Array:
    cosine, sine = circle(angles)
    return cosine + 1j * sine


def _build(pair: Chains, count: int) -> Tones:
    kinks, labels, jumps = _kinks(pair)
    frequency, waves = _waves(pair, count, kinks, labels, jumps)
    s = np.linspace(0.0, pair.top, TESTS)
    missed = np.zeros(2)
    parts = waves[:, 0] + 1j * waves[:, 1]
    for row, label in enumerate((1, -1)):
        mine = parts[0] + (1 if row == 0 else -1) * parts[1]
        here, bends = kinks[labels == row], jumps[labels == row]
        value, slope = _taken_off(s, here, bends, 0), _taken_off(s, here, bends, 1)
        wave, ahead = np.ones(TESTS, complex), _turned(frequency * s)
        for m in range(count):
            if m % CHUNK == 0:
                wave = _turned(m * frequency * s)
            value += (mine[m] * wave).real
            slope += (1j * m * frequency * mine[m] * wave).real
            wave = wave * ahead
        near = np.min(np.abs(s[:, None] - here[None, :]), axis=1, initial=1.0) < 1e-9  # a slope may jump there
        missed[0] = max(missed[0], float(np.abs(value - pair.value(label, s)).max()))
        missed[1] = max(missed[1], float(np.abs(np.where(near, 0.0, slope - pair.slope(label, s))).max()))
    return Tones(frequency, np.ascontiguousarray(waves), kinks, labels, jumps, 2 * missed[0], 2 * missed[1])


@lru_cache(maxsize=64)
def tones_for(pair: Chains, accuracy: float) -> Tones | None:
    """The fewest waves that meet the accuracy, and a hundred times it in the slope; or nothing."""
    if pair.quadratic:
        return None
    for count in COUNTS:
        found = _build(pair, count)
        if found.error <= accuracy and found.slope_error <= 100 * accuracy:
            return found
    return None


@njit(cache=True)
def _first_turns(c: Any, frequency: float, turns: Any, ahead: Any) -> None:
    """For each bit cosines and sines of the first waves of half its weight, and those of a whole chunk."""
    for p in range(len(c)):
        one, two = turn(0.5 * frequency * c[p])
        turns[0, p, 0], turns[1, p, 0] = 1.0, 0.0
        size = 1
        while size < CHUNK:
            for i in range(size):
                x, y = turns[0, p, i], turns[1, p, i]
                turns[0, p, size + i], turns[1, p, size + i] = x * one - y * two, x * two + y * one
            one, two = one * one - two * two, 2.0 * one * two
            size *= 2
        ahead[p, 0], ahead[p, 1] = one, two


@njit(cache=True)
def _onwards(turns: Any, ahead: Any) -> None:
    """From one chunk of waves to the next."""
    for p in range(len(ahead)):
        one, two = ahead[p, 0], ahead[p, 1]
        for i in range(CHUNK):
            x, y = turns[0, p, i], turns[1, p, i]
            turns[0, p, i], turns[1, p, i] = x * one - y * two, x * two + y * one


@njit(cache=True)
def _total(row: Any) -> float:
    """The sum of a chunk, halved again and again."""
    size = CHUNK // 2
    while size >= 1:
        for i in range(size):
            row[i] += row[size + i]
        size //= 2
    return row[0]


@njit(cache=True)
def tone_sums(c: Any, odd: Any, offset: float, flip: bool, frequency: float, waves: Any, slopes: Any) -> Any:
    """E[f] and E[f'] of the waves over fair bits, and E[x_p f'] into ``slopes``."""
    n, count = len(c), waves.shape[2]
    turns, ahead = np.empty((2, n + 1, CHUNK)), np.empty((n + 1, 2))
    middle, ones = 2.0 * offset, 0
    for p in range(n):
        middle += c[p]
        ones += odd[p]
    moved = np.empty(n + 1)
    moved[:n], moved[n] = c, middle  # the last one turns the whole
    _first_turns(moved, frequency, turns, ahead)
    real, imaginary = (1.0, 0.0) if ones % 4 == 0 else (0.0, -1.0)  # (-i) to the size of the set
    if ones % 4 == 2:
        real, imaginary = -1.0, 0.0
    elif ones % 4 == 3:
        real, imaginary = 0.0, 1.0
    if flip:
        real, imaginary = -real, -imaginary
    plain, signed = np.empty((n + 1, CHUNK)), np.empty((n + 1, CHUNK))
    after, later = np.empty(CHUNK), np.empty(CHUNK)
    found, value, whole = np.zeros((n, CHUNK)), np.zeros(CHUNK), np.zeros(CHUNK)
    for begin in range(0, count, CHUNK):
        if begin:
            _onwards(turns, ahead)
        plain[0] = 1.0
        signed[0] = 1.0
        for p in range(n):
            cosine, sine = turns[0, p], turns[1, p] if odd[p] else turns[0, p]
            for i in range(CHUNK):
                plain[p + 1, i] = plain[p, i] * cosine[i]
                signed[p + 1, i] = signed[p, i] * sine[i]
        for i in range(CHUNK):
            x, y, w = turns[0, n, i], turns[1, n, i], (begin + i) * frequency
            a, b = waves[0, 0, begin + i], waves[0, 1, begin + i]
            d, e = waves[1, 0, begin + i], waves[1, 1, begin + i]
            d, e = d * real - e * imaginary, d * imaginary + e * real
            mean, slope = a * x - b * y, -(a * y + b * x)
            difference, change = d * x - e * y, -(d * y + e * x)
            value[i] += mean * plain[n, i] + difference * signed[n, i]
            whole[i] += w * (slope * plain[n, i] + change * signed[n, i])
            after[i], later[i] = -w * mean, -w * difference
        for p in range(n - 1, -1, -1):
            cosine, sine = turns[0, p], turns[1, p]
            if odd[p]:
                for i in range(CHUNK):
                    found[p, i] += plain[p, i] * after[i] * sine[i] - signed[p, i] * later[i] * cosine[i]
                    after[i] *= cosine[i]
                    later[i] *= sine[i]
            else:
                for i in range(CHUNK):
                    found[p, i] += (plain[p, i] * after[i] + signed[p, i] * later[i]) * sine[i]
                    after[i] *= cosine[i]
                    later[i] *= cosine[i]
    total = _total(whole)
    for p in range(n):
        slopes[p] = 0.5 * (total + _total(found[p]))
    return _total(value), total

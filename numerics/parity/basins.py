"""Heads that look at their bits with all but half of one attention: how flat the risk is there at the most, searched.

For b = 0 the risk near aligned heads has no stationary point if ‖∇L‖τ√k is at least some multiple of ΔL, with
Δ = 1 - cos(2π/n).  Local searches look for heads with Σ(1 - attention of head i at its bit) < 1/2 where the multiple is
small.  A temperature only scales the heads, so it is 1 here.  What is found is a number, not a bound.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numba import njit

from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.engine import kernel_arguments, odd_bits
from numerics.parity.training.kernels import _attend, value_and_gradient

__all__ = ["flattest", "parity_sets", "short_of"]

Array = np.ndarray[Any, Any]
LEAST = 1e-18  # risks below are rounding


@njit(cache=True)
def _multiple(
    heads: Any, bits: Any, odd: Any, table: Any, tau: float, scale: float, chance: float, rest: Any, room: Any
) -> float:
    """‖∇L‖τ√k/(ΔL), infinite outside of the region."""
    gamma, gradient = room
    _attend(heads, table, tau, gamma)
    missing = 0.0
    for h in range(len(heads)):
        missing += 1.0 - gamma[h, bits[h] - 1]
    if not missing < 0.5:
        return np.inf
    outer, b, relu, kind = rest
    value = value_and_gradient(heads, odd, table, tau, scale, chance, outer, b, relu, kind, gradient)
    if not value > LEAST:
        return np.inf
    gap = 1.0 - np.cos(2.0 * np.pi / len(table))
    return np.sqrt((gradient * gradient).sum()) * tau * np.sqrt(len(heads)) / (gap * value)


@njit(cache=True)
def _climbed(
    start: Any, moves: Any, bits: Any, odd: Any, table: Any, tau: float, scale: float, chance: float, rest: Any
) -> tuple[float, Any]:
    """From ``start`` to smaller multiples, by given moves whose size falls when nothing is gained."""
    room = np.empty((len(start), len(table))), np.empty_like(start)
    here, size = start.copy(), 1.0
    best = _multiple(here, bits, odd, table, tau, scale, chance, rest, room)
    for i in range(len(moves)):
        other = here + size * moves[i]
        found = _multiple(other, bits, odd, table, tau, scale, chance, rest, room)
        if found < best:
            here, best, size = other, found, min(1.5 * size, 2.0)
        else:
            size = max(0.93 * size, 1e-4)
    return best, here


def short_of(n: int, bits: Sequence[int], heads: Array) -> float:
    """Σ(1 - attention of head i at its bit), at temperature 1."""
    angles = 2 * np.pi * np.arange(1, n + 1) / n
    scores = heads @ np.stack([np.sin(angles), np.cos(angles)])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return float(sum(1 - row[p - 1] / row.sum() for row, p in zip(weights, bits, strict=True)))


def flattest(n: int, bits: Sequence[int], searches: int, seed: int, steps: int = 400) -> tuple[float, Array]:
    """The smallest multiple that so many searches met, with its heads."""
    k = len(bits)
    spec = ModelSpec(n=n, k=k, b="0", temperature="1")
    table, tau, scale, chance, *rest = kernel_arguments(spec)
    rng = np.random.default_rng([seed, n, *bits])
    best, where = math.inf, np.zeros((k, 2))
    gap = 1 - math.cos(2 * math.pi / n)
    for _ in range(searches):
        angles = 2 * np.pi / n * (np.array(bits) + rng.uniform(-0.5, 0.5, k))
        lengths = np.exp(rng.uniform(math.log(1.0), math.log(12.0), k)) / gap
        start = lengths[:, None] * np.stack([np.sin(angles), np.cos(angles)], axis=1)
        while not short_of(n, bits, start) < 0.5:  # nearer to the bits, and longer
            angles = 0.5 * (angles + 2 * np.pi / n * np.array(bits))
            lengths *= 1.3
            start = lengths[:, None] * np.stack([np.sin(angles), np.cos(angles)], axis=1)
        moves = rng.normal(size=(steps, k, 2)) / gap
        found, heads = _climbed(start, moves, np.array(bits), odd_bits(n, bits), table, tau, scale, chance, tuple(rest))
        if found < best:
            best, where = found, heads
    return best, where


def parity_sets(n: int, k: int) -> Iterator[tuple[int, ...]]:
    """One set of a size of each kind, up to turns and reflections of the circle."""
    seen = set()
    for rest in itertools.combinations(range(1, n), k - 1):
        turned = [tuple(sorted((sign * p + turn) % n for p in (0, *rest))) for turn in range(n) for sign in (1, -1)]
        least = min(turned)
        if least not in seen:
            seen.add(least)
            yield tuple(p + 1 for p in least)

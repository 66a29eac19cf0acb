r"""Explicit places with large second derivatives: the lower ends, by a seeded random ascent.

A state is two groups of equal heads, an input, and the sum S that the heads shall reach.  Every proposal is
moved back to that S by Newton steps along ∇S = C, so that the spikes of f'' (as narrow as sqrt(b)) do not
matter; S itself is one more coordinate of the ascent.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Flags
from numerics.parity.suprema.moments import MATRICES, classifier, coefficients, first_moments, moments, top_pairs
from numerics.soft_share.circle import circle

__all__ = ["TARGETS", "CurvaturePoint", "equal_heads", "largest", "largest_output"]

TARGETS = (*MATRICES, "hessian-entry", "cross-entry", "share-curvature", "slope-derivative", "frobenius")
_CHAINS, _PROPOSALS, _ROUNDS, _STARTS = 40, 24, 110, 4000


@dataclass(frozen=True)
class CurvaturePoint:
    """A place, in units where τ = 1: the value there, the heads, the input and, for a norm, a test vector."""

    value: float
    heads: tuple[tuple[Fraction, Fraction], ...]
    bits: str
    vector: tuple[Fraction, ...] | None = None
    parity_set: tuple[int, ...] | None = None


@dataclass(frozen=True)
class States:
    sizes: Array  # (m, 2)
    heads: Array  # (m, 2, 2)
    x: Array  # (m, n)
    goal: Array  # (m,)

    def take(self, rows: Any) -> States:
        return States(*(getattr(self, name)[rows] for name in ("sizes", "heads", "x", "goal")))


Target = Callable[[int, float, Array, Array, Array, Array], tuple[Array, Array]]


def _norm(name: str) -> Target:
    def value(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
        return top_pairs(sizes, *coefficients(name, k, b, s), cov, third)

    return value


def _entry(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    _, slope, bend = classifier(k, b, s)
    return np.abs(bend * cov[..., 0, 0] ** 2 + slope * third[..., 0, 0]), cov


def _cross(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    return np.abs(classifier(k, b, s)[2]) * cov[..., 0, 0] ** 2, cov


def _share(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    return np.abs(third[..., 0, 0]) / k, cov


def _slope(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    return k * np.abs(classifier(k, b, s)[2] * cov[..., 0, 0]), cov


def _frobenius(k: int, b: float, s: Array, sizes: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    """‖a C Cᵀ + b diag K‖² = a²(Σ|C|²)² + 2ab Σ CᵀKC + b² Σ‖K‖²."""
    _, slope, bend = classifier(k, b, s)
    length = (sizes * (cov**2).sum(-1)).sum(-1)
    x, y, (xx, xy, yy) = cov[..., 0], cov[..., 1], np.moveaxis(third, -1, 0)
    mixed = (sizes * (x * x * xx + 2 * x * y * xy + y * y * yy)).sum(-1)
    third_size = (sizes * (xx**2 + 2 * xy**2 + yy**2)).sum(-1)
    square = (bend * length) ** 2 + 2 * bend * slope * mixed + slope**2 * third_size
    return np.sqrt(np.maximum(square, 0)), cov


_VALUES: dict[str, Target] = {name: _norm(name) for name in MATRICES} | {
    "hessian-entry": _entry,
    "cross-entry": _cross,
    "share-curvature": _share,
    "slope-derivative": _slope,
    "frobenius": _frobenius,
}
_FIRST_GROUP = {"hessian-entry": 1, "cross-entry": 2, "share-curvature": 1, "slope-derivative": 1}


@lru_cache(maxsize=4096)
def largest(name: str, n: int, k: int, b: Fraction, effort: float = 1.0) -> CurvaturePoint:
    """The best place found for a target at τ = 1; the same for the same arguments."""
    if n == 1 or (name == "cross-entry" and k == 1):
        return CurvaturePoint(0.0, ((Fraction(0), Fraction(0)),) * k, "1" * n)
    rng = np.random.default_rng(14)
    states, scores = _starts(name, n, k, float(b), rng, effort)
    step = np.full(len(scores), 0.3)
    for _ in range(max(20, int(_ROUNDS * effort))):
        trial = _project(n, _propose(states, step, k, rng))
        value = _score(name, n, k, float(b), trial)[0].reshape(len(scores), _PROPOSALS)
        best = value.argmax(1)
        found = value[np.arange(len(scores)), best]
        better = found > scores
        chosen = trial.take(np.arange(len(scores)) * _PROPOSALS + best)
        states = _merge(states, chosen, better)
        scores = np.where(better, found, scores)
        step = np.clip(np.where(better, step * 1.1, step * 0.75), 1e-9, 1.0)
    return _exact(name, n, k, b, states.take(np.argsort(-scores)[:8]))


@lru_cache(maxsize=1024)
def equal_heads(name: str, n: int, k: int, b: Fraction) -> CurvaturePoint:
    """The best place with equal heads on an arc of ones, in no time: for sizes that :func:`largest` is slow at."""
    radius = np.array([0.0, 1e-3, 0.03, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0])
    turn = np.array([0.0, 0.25, 0.5, 1.0]) * np.pi
    heads = (radius[:, None, None] * np.stack([np.sin(turn), np.cos(turn)], -1)).reshape(-1, 2)
    lengths = np.unique(np.linspace(0, n, min(n, 64) + 1).astype(int))
    arcs = (np.arange(n) < lengths[:, None]).astype(float)
    count = len(heads) * len(arcs)
    states = States(
        np.tile([float(k), 0.0], (count, 1)),
        np.repeat(heads[:, None, :], 2, 1).repeat(len(arcs), 0),
        np.tile(arcs, (len(heads), 1)),
        np.zeros(count),
    )
    scores = _score(name, n, k, float(b), states)[0]
    return _exact(name, n, k, b, states.take(np.argsort(-scores)[:8]))


def _starts(name: str, n: int, k: int, b: float, rng: np.random.Generator, effort: float) -> tuple[States, Array]:
    count = int(_STARTS * effort)
    top = math.asinh(20.0 / (1 - math.cos(2 * math.pi / n)))
    radius, angle = np.sinh(rng.uniform(0, top, (count, 2))), rng.uniform(0, 2 * np.pi, (count, 2))
    heads = radius[..., None] * np.stack([np.sin(angle), np.cos(angle)], -1)
    twins = rng.random(count) < 0.4  # all heads nearly equal
    heads[twins, 1] = heads[twins, 0]
    group = np.full(count, min(_FIRST_GROUP[name], k)) if name in _FIRST_GROUP else rng.choice(_sizes(k), count)
    sizes = np.stack([group, k - group], -1).astype(float)
    spread = np.where(rng.random(count) < 0.5, 0.5, 0.0)
    goal = np.where(
        rng.random(count) < 0.6,
        rng.integers(0, k + 1, count) + spread + math.sqrt(b) * rng.normal(size=count),
        rng.uniform(0, k, count),
    )
    states = _project(n, States(sizes, heads, _inputs(n, count, rng), np.clip(goal, 0, k)), 12)
    scores = _score(name, n, k, b, states)[0]
    order = np.argsort(-scores)
    bucket = np.round(2 * states.goal[order])
    leaders = [order[np.flatnonzero(bucket == q)[:3]] for q in np.unique(bucket)]
    rest = order[: max(4, _CHAINS - sum(map(len, leaders)))]
    rows = np.unique(np.concatenate([*leaders, rest]))
    return states.take(rows), scores[rows]


def _sizes(k: int) -> list[int]:
    """How many heads the first group has; the others may attend to ones only."""
    return list(range(1, k + 1)) if k <= 12 else sorted({k, k - 1, k // 2, k // 3, (2 * k) // 3, 3, 2, 1})


def _inputs(n: int, count: int, rng: np.random.Generator) -> Array:
    """Arcs, slabs and anything."""
    angle = 2 * np.pi * np.arange(1, n + 1) / n
    height = np.cos(angle - rng.uniform(0, 2 * np.pi, (count, 1)))
    low = rng.uniform(-1.1, 1.1, (count, 1))
    kind = rng.random((count, 1))
    slab = (height > low) & ((kind < 0.5) | (height < low + rng.uniform(0, 1.5, (count, 1))))
    slab ^= kind > 0.75
    return np.where(kind > 0.95, rng.random((count, n)) < 0.5, slab).astype(float)


def _propose(states: States, step: Array, k: int, rng: np.random.Generator) -> States:
    n = states.x.shape[1]
    wide = States(*(np.repeat(part, _PROPOSALS, 0) for part in (states.sizes, states.heads, states.x, states.goal)))
    scale = np.repeat(step, _PROPOSALS)
    noise = rng.normal(size=wide.heads.shape) * scale[:, None, None]
    heads = wide.heads + noise * (1 + 0.1 * np.abs(wide.heads))
    goal = wide.goal + rng.normal(size=len(scale)) * scale * np.exp(rng.uniform(-6, 0, len(scale)))
    x = wide.x.copy()
    flipped = np.flatnonzero(rng.random(len(scale)) < 0.15)
    where = rng.integers(0, n, len(flipped))
    x[flipped, where] = 1 - x[flipped, where]
    return States(wide.sizes, heads, x, np.clip(goal, 0, k))


def _project(n: int, states: States, steps: int = 3) -> States:
    heads = states.heads
    for _ in range(steps):
        share, cov = first_moments(n, heads, states.x[:, None, :])
        short = states.goal - (states.sizes * share).sum(-1)
        length = (states.sizes * (cov**2).sum(-1)).sum(-1)
        move = (short / np.maximum(length, 1e-12))[:, None, None] * cov
        size = np.sqrt((move**2).sum(-1, keepdims=True))
        heads = heads + move / np.maximum(1, size)
    return replace(states, heads=heads)


def _score(name: str, n: int, k: int, b: float, states: States, off: float = 0.0) -> tuple[Array, Array]:
    share, cov, third = moments(n, states.heads, states.x[:, None, :])
    s = (states.sizes * share).sum(-1) + off
    value, vector = _VALUES[name](k, b, s, states.sizes, cov, third)
    if name in ("loss+", "loss-"):
        value = np.where(_attainable(n, k, name[-1])[states.x.sum(-1).astype(int)], value, 0.0)
    return np.nan_to_num(value, nan=0.0), vector


def _parity_ones(n: int, k: int, ones: int, sign: str) -> list[int]:
    """How many of an input's ones a parity set of k positions may hold so that the label has that sign."""
    return [j for j in range(max(0, k - (n - ones)), min(k, ones) + 1) if (j % 2 == 0) == (sign == "+")]


def _attainable(n: int, k: int, sign: str) -> Flags:
    """By the count of ones in the input: does some parity set give the label?"""
    return np.array([bool(_parity_ones(n, k, ones, sign)) for ones in range(n + 1)])


def _parity_set(k: int, bits: str, sign: str) -> tuple[int, ...]:
    ones = [p for p, bit in enumerate(bits, 1) if bit == "1"]
    zeros = [p for p, bit in enumerate(bits, 1) if bit == "0"]
    inside = _parity_ones(len(bits), k, len(ones), sign)[0]
    return tuple(sorted(ones[:inside] + zeros[: k - inside]))


def _merge(old: States, new: States, better: Flags) -> States:
    def pick(name: str) -> Array:
        first, second = getattr(old, name), getattr(new, name)
        return np.where(better.reshape(-1, *[1] * (first.ndim - 1)), second, first)

    return States(*(pick(name) for name in ("sizes", "heads", "x", "goal")))


def _exact(name: str, n: int, k: int, b: Fraction, states: States) -> CurvaturePoint:
    """Round the best states to rationals, evaluate again and keep the best of them."""
    digits = 8 if b > Fraction(1, 10**8) else 12
    rounded = replace(states, heads=np.round(states.heads, digits))
    scores, vectors = _score(name, n, k, float(b), rounded)
    if b < Fraction(1, 10**9):  # the sum S in doubles is off by more than the width of the activation's bend
        slack = 2e-15 * (k + 1)
        scores = np.min([scores, *(_score(name, n, k, float(b), rounded, off)[0] for off in (-slack, slack))], axis=0)
    i = int(scores.argmax())
    heads = [tuple(Fraction(f"{c:.{digits}f}") for c in head) for head in rounded.heads[i]]
    sizes = rounded.sizes[i].astype(int)
    chosen = tuple(heads[0] if row < sizes[0] else heads[1] for row in range(k))
    vector = None
    if name in MATRICES:
        parts = vectors[i] / np.sqrt(np.maximum(sizes, 1))[:, None]
        rows = [parts[0] if row < sizes[0] else parts[1] for row in range(k)]
        vector = tuple(Fraction(f"{c:.9f}") for row in rows for c in row)
    bits = "".join(str(int(v)) for v in rounded.x[i])
    parity = _parity_set(k, bits, name[-1]) if name in ("loss+", "loss-") and scores[i] > 0 else None
    return CurvaturePoint(float(scores[i]), chosen, bits, vector, parity)  # type: ignore[arg-type]


def largest_output(n: int, k: int, b: Fraction) -> CurvaturePoint:
    """|ŷ| at the best S in [0, k]: equal heads on the ray through the one position where x is 1."""
    ends = np.array([0.0, float(k)])
    grid = ends if n == 1 else np.concatenate([ends, np.linspace(0, k, 8001)])
    value = classifier(k, float(b), grid)[0]
    best = int(np.abs(value).argmax())
    s, zero = float(grid[best]), (Fraction(0), Fraction(0))
    if best < 2:
        return CurvaturePoint(float(value[best]), (zero,) * k, str(best) * n)
    x = np.array([1.0] + [0.0] * (n - 1))
    low, high = -1e4, 1e4
    for _ in range(200):
        middle = (low + high) / 2
        share = first_moments(n, middle * circle(n)[0], x)[0]
        low, high = (low, middle) if share > s / k else (middle, high)
    head = np.round(low * circle(n)[0], 10)
    exact = (Fraction(f"{head[0]:.10f}"), Fraction(f"{head[1]:.10f}"))
    reached = classifier(k, float(b), k * first_moments(n, head, x)[0])[0]
    return CurvaturePoint(float(reached), (exact,) * k, "1" + "0" * (n - 1))

r"""A rough place of the expected risk: heads where its Hessian, averaged over all inputs, has a large eigenvalue.

Starts put each head on a position or between two neighbours, with every sharpness: then the sum S is a half-integer,
where f'' has its spike, for many inputs at once.  A seeded random ascent does the rest.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import lru_cache

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.suprema.moments import coefficients, moments
from numerics.parity.suprema.search import CurvaturePoint
from numerics.soft_share.circle import circle

__all__ = ["roughest_risk"]


def _inputs(n: int) -> Array:
    return np.array(list(itertools.product((0.0, 1.0), repeat=n)))


def hessians(n: int, k: int, b: float, parity: tuple[int, ...], heads: Array) -> Array:
    """Hessians of the risk at τ = 1 for heads (m, k, 2): shape (m, 2k, 2k)."""
    x = _inputs(n)
    labels = np.where(x[:, [p - 1 for p in parity]].sum(-1) % 2 == 0, 1.0, -1.0)
    share, cov, third = moments(n, heads[:, None, :, :], x[None, :, None, :])  # (m, inputs, k, …)
    s = share.sum(-1)
    pairs = [coefficients(name, k, b, s) for name in ("loss+", "loss-")]
    a, c = (np.where(labels > 0, plus, minus) / len(x) for plus, minus in zip(*pairs, strict=True))
    flat = cov.reshape(*cov.shape[:2], 2 * k)
    matrix = np.einsum("mx,mxi,mxj->mij", a, flat, flat)
    blocks = np.einsum("mx,mxic->mic", c, third)
    for i in range(k):
        xx, xy, yy = (blocks[:, i, j] for j in range(3))
        matrix[:, 2 * i : 2 * i + 2, 2 * i : 2 * i + 2] += np.stack([xx, xy, xy, yy], -1).reshape(-1, 2, 2)
    return matrix


def _sizes(matrices: Array) -> tuple[Array, Array]:
    values, vectors = np.linalg.eigh(matrices)
    last = np.abs(values[:, -1]) >= np.abs(values[:, 0])
    return np.where(last, values[:, -1], -values[:, 0]), np.where(last[:, None], vectors[:, :, -1], vectors[:, :, 0])


def _starts(n: int, k: int, count: int, rng: np.random.Generator) -> Array:
    u = circle(n)
    first = rng.integers(0, n, (count, k))
    between = rng.random((count, k)) < rng.choice([0.0, 0.2, 0.5, 1.0], (count, 1))
    together = rng.random((count, 1)) < 0.4
    first = np.where(together, first[:, :1], first)
    direction = u[first] + np.where(between[..., None], u[(first + 1) % n], 0.0)
    direction /= np.linalg.norm(direction, axis=-1, keepdims=True) + 1e-12
    radius = np.exp(rng.uniform(-1, np.log(40 * n), (count, 1)))
    noise = rng.normal(size=(count, k, 2)) * rng.choice([0.0, 1e-3, 0.1, 1.0], (count, 1, 1))
    return np.asarray(direction * radius[..., None] + noise)


def _parity_sets(n: int, k: int) -> list[tuple[int, ...]]:
    spread = tuple(sorted({1 + (i * n) // k for i in range(k)}))
    return sorted({tuple(range(1, k + 1)), spread if len(spread) == k else tuple(range(1, k + 1))})


@lru_cache(maxsize=256)
def roughest_risk(n: int, k: int, b: Fraction, rounds: int = 60) -> CurvaturePoint:
    """The best place found at τ = 1, over two parity sets (neighbours, and spread out)."""
    best: tuple[float, Array, tuple[int, ...]] = (0.0, np.zeros((k, 2)), tuple(range(1, k + 1)))
    for parity in _parity_sets(n, k):
        rng = np.random.default_rng(7)
        chunks = [_starts(n, k, 100, rng) for _ in range(6)]
        scores = np.concatenate([_sizes(hessians(n, k, float(b), parity, chunk))[0] for chunk in chunks])
        order = np.argsort(-scores)[:6]
        states, scores, step = np.concatenate(chunks)[order], scores[order], np.full(6, 0.1)
        for _ in range(rounds):
            scale = step[:, None, None, None] * np.exp(rng.uniform(-5, 0, (6, 12, 1, 1)))
            trial = states[:, None] + rng.normal(size=(6, 12, k, 2)) * scale * (1 + 0.1 * np.abs(states[:, None]))
            found = _sizes(hessians(n, k, float(b), parity, trial.reshape(-1, k, 2)))[0].reshape(6, 12)
            pick = found.argmax(1)
            value = found[np.arange(6), pick]
            better = value > scores
            states = np.where(better[:, None, None], trial[np.arange(6), pick], states)
            scores, step = np.where(better, value, scores), np.where(better, step * 1.2, step * 0.8)
        if scores.max() > best[0]:
            best = (float(scores.max()), states[int(scores.argmax())], parity)
    _, heads, parity = best
    rounded = np.round(heads, 9)
    value, vector = _sizes(hessians(n, k, float(b), parity, rounded[None]))
    exact = tuple((Fraction(f"{a:.9f}"), Fraction(f"{c:.9f}")) for a, c in rounded)
    chosen = tuple(Fraction(f"{v:.9f}") for v in vector[0])
    return CurvaturePoint(float(value[0]), exact, "", chosen, parity)

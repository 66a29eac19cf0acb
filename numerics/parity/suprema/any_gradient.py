r"""sup ‖∇ŷ‖ on the circle for any activation and classifier of the model file and any number of heads: both ends.

The envelope of one head (:mod:`numerics.soft_share.circle`) knows neither the activation nor the classifier.
Upper end: the envelope, then one dimension in S, with a certificate.  Lower end: two groups of equal heads on one arc
of ones, refined, and a pair of heads whose quotient of differences comes close to the gradient.  Nothing here is
rigorous by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.model.spec import ModelSpec
from numerics.parity.suprema.gradient import _frontiers, _group_sizes
from numerics.soft_share.circle import arcs, covariances, envelope

__all__ = ["STEP", "AnyEnclosure", "any_gradient", "classifier_slope", "highest", "surely"]

MARGIN = 1.002  # claimed over found maximum on the line: what the checker's halving has to bridge
STEP = 1e-5  # length of the difference beside the strongest heads, in units of τ


@dataclass(frozen=True)
class AnyEnclosure:
    """``upper`` is certified by ``bound``; ``heads``, ``others`` and ``bits`` are a pair that is only proposed."""

    lower: float
    upper: Fraction
    bound: dict[str, Any]
    heads: tuple[tuple[Fraction, ...], ...]
    others: tuple[tuple[Fraction, ...], ...]
    bits: str


def classifier_slope(spec: ModelSpec, s: Array) -> Array:
    """f'(S); at a corner the slope from the left."""
    shape, sigma = spec.classifier, spec.sigma
    layers = [shape.weight(q) * sigma.slope(np.asarray(s) + float(shape.bias) - q) for q in range(1, spec.k + 1)]
    return float(shape.scale) * np.sum(layers, axis=0)


def any_gradient(spec: ModelSpec) -> AnyEnclosure:
    """Both ends for a model with positions on the circle and trained entries in the plane; n ≥ 2."""
    if spec.positions != "circle" or spec.whole_rows or spec.n < 2:
        raise ValueError("the circle, entries in the plane and at least two positions are needed")
    heads, bits, value = _strongest(spec)
    tau, shape, head = spec.tau, envelope(spec.n), spec.classifier
    upper = highest(spec, shape.slopes, shape.offsets) / tau
    bound = {
        "kind": "gradient-supremum-any",
        "n": spec.n,
        "k": spec.k,
        "heads": spec.heads,
        "tau": str(tau),
        "b": str(spec.smoothing),
        "activation": spec.effective_activation,
        "shape": head.shape,
        "scale": str(head.scale),
        "upper": str(upper),
        "radius": str(shape.radius),
        "slopes": [str(s) for s in shape.slopes],
        "offsets": [str(a) for a in shape.offsets],
        "plane": shape.tree,
    }
    exact, others = _pair(spec, heads, bits)
    return AnyEnclosure(value / float(tau), upper, bound, exact, others, "".join(str(int(v)) for v in bits))


def highest(spec: ModelSpec, slopes: Sequence[Fraction], offsets: Sequence[Fraction], unit: float = 1.0) -> Fraction:
    """τ·upper from rows: a little above the largest value on a grid that is fine at the transitions of f'."""
    k, m = spec.k, spec.heads
    steps = np.sinh(np.linspace(-12, 12, 401)) * 1e-5
    near = (np.arange(0, 2 * k + 1)[:, None] / 2 + steps).ravel()
    grid = np.unique(np.clip(np.concatenate([np.linspace(0, k, 4001), near]), 0, k))
    slope = np.maximum(*(np.abs(classifier_slope(spec, grid + side)) for side in (-1e-9, 1e-9)))
    folded = np.minimum(grid, k - grid) * m / k
    lines = [unit * (m * float(a) + float(b) * folded) for a, b in zip(offsets, slopes, strict=True)]
    best = float((slope * np.sqrt(np.min(lines, axis=0))).max()) * k / m
    return Fraction(math.ceil(best * MARGIN * 10**6), 10**6)


# --- the lower end


def _strongest(spec: ModelSpec) -> tuple[Array, Array, float]:
    """(heads in units of τ, input, τ‖∇ŷ‖): the best two groups of a table, then a seeded descent."""
    n, k, m = spec.n, spec.k, spec.heads
    best: tuple[float, int, int, Array] = (-1.0, 1, m, np.zeros((2, 2)))
    for length, (heads, share, square) in enumerate(_frontiers(n), 1):
        for group in _group_sizes(m):
            total = (group * share[:, None] + (m - group) * share[None, :]) * k / m
            size = group * square[:, None] + (m - group) * square[None, :]
            found = surely(spec, total) ** 2 * size
            i, j = np.unravel_index(np.argmax(found), found.shape)
            if found[i, j] > best[0]:
                best = (float(found[i, j]), length, group, np.stack([heads[i], heads[j]]))
    _, length, group, start = best
    bits = arcs(n)[(length - 1) * n]
    pair, reached = _refined(spec, bits, group, start)
    return np.repeat(pair, [group, m - group], axis=0), bits, reached


def surely(spec: ModelSpec, s: Array, away: float = 1e-6) -> Array:
    """|f'|, with corners the smaller of both sides: a rounded point must not cross one."""
    if spec.sigma.has_gradient:
        return np.abs(classifier_slope(spec, s))
    return np.minimum(*(np.abs(classifier_slope(spec, s + side)) for side in (-away, away)))


def _refined(spec: ModelSpec, bits: Array, group: int, start: Array) -> tuple[Array, float]:
    k, m, draw = spec.k, spec.heads, np.random.default_rng(15)

    def value(pairs: Array, away: float = 1e-6) -> Array:
        share, cov = covariances(spec.n, pairs, bits[None])
        p, c = share[..., 0], (cov[..., 0, :] ** 2).sum(-1)
        total = (group * p[:, 0] + (m - group) * p[:, 1]) * k / m
        return surely(spec, total, away) * np.sqrt(group * c[:, 0] + (m - group) * c[:, 1]) * k / m

    best, step = start, 0.3
    score = float(value(best[None])[0])
    for _ in range(120):
        trial = best + draw.normal(size=(64, 2, 2)) * step * (1 + 0.1 * np.abs(best))
        scores = value(trial)
        i = int(np.argmax(scores))
        best, score, step = (trial[i], float(scores[i]), step) if scores[i] > score else (best, score, step * 0.8)
    rounded = np.round(best, 8)  # moves S by less than the margin
    return rounded, float(value(rounded[None], 1e-8)[0])


Rows = tuple[tuple[Fraction, Fraction], ...]


def _pair(spec: ModelSpec, heads: Array, bits: Array) -> tuple[Rows, Rows]:
    """The heads, and heads a little further along the gradient, as rationals in the units of the model."""
    _, cov = covariances(spec.n, heads, bits[None])
    ahead = cov[:, 0, :] / max(1e-300, float(np.sqrt((cov**2).sum())))
    tau = spec.tau

    def exact(rows: Array, digits: int) -> Rows:
        return tuple((Fraction(f"{a:.{digits}f}") * tau, Fraction(f"{c:.{digits}f}") * tau) for a, c in rows)

    return exact(heads, 8), exact(heads + STEP * ahead, 14)

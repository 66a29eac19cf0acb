"""Heads of any model with a small ratio of squared gradient and risk: unit ones, or within bounds on the attention.

A search in doubles at small sizes; what it finds is exact data for somebody else to certify.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.risk.any_landscape import AnyLandscape
from numerics.parity.risk.any_stationary import MOST, Found, model_fields, proposes

__all__ = ["any_ratio", "within_bounds"]

DRAWS, TRIED, ROUNDS, KEPT = 3000, 1500, 8, 40
DIGITS = 5  # of turns
CLEAR = 1e-3  # from corners


def within_bounds(gamma: Array, tau: float, c2: float) -> Array:
    """Where the bounds on the attention of the appendix hold with c1 = nτ, a little inside; weights are rows."""
    n = gamma.shape[1]
    peak, rows = gamma.argmax(1), np.arange(len(gamma))
    top = gamma[rows, peak]
    apart = np.abs(np.arange(n)[None] - peak[:, None])
    near = 8 * np.minimum(apart, n - apart) <= n
    low, high = c2 * tau, n * tau * tau
    others = np.where(near, (gamma >= low * 1.001) & (gamma <= high * 0.999), gamma <= low * 0.999)
    others[rows, peak] = True
    found: Array = others.all(1) & (top >= 1.001 / n) & (top <= 0.999 - high)
    return found


@proposes
def any_ratio(model: Any, n: int, k: int, tau: Fraction, c2: Fraction | None) -> Found | None:
    """The smallest ratio that was met: of unit heads, or where the bounds with c2 hold; None if no such heads were."""
    if n > MOST or (model.seed is not None and n != model.n):
        return None
    rng, best = np.random.default_rng(11), None
    for parity_set in ((1, 2), (1, 3)) if k == 2 < n else (tuple(range(1, k + 1)),):
        landscape = AnyLandscape(model, n, k, parity_set)
        found = _searched(landscape, rng, float(tau), None if c2 is None else float(c2))
        if found is not None and (best is None or found[0] < best[0]):
            best = (found[0], landscape, found[1])
    if best is None:
        return None
    ratio, landscape, heads = best
    size = 10 ** max(3, 3 - math.floor(math.log10(max(ratio, 1e-30))))
    body = model_fields(model, landscape, tau) | {"value": str(Fraction(math.ceil(ratio * size) + 1, size))}
    body |= {"places": _places(landscape, heads, c2 is None), "regime": None if c2 is None else str(c2)}
    return Found(body, float(landscape.risks(_table(landscape, heads, float(tau)))[0]), ratio)


def _places(landscape: AnyLandscape, heads: Array, unit: bool) -> list[Any]:
    """As rational turns of unit heads, or as rational entries."""
    if unit:
        return [{"turn": str(Fraction(round(float(angle) * 10**DIGITS), 10**DIGITS))} for angle, _ in heads]
    table = _entries(landscape, heads)
    return [[str(Fraction(round(float(entry) * 10**6), 10**6)) for entry in head] for head in table]


def _entries(landscape: AnyLandscape, heads: Array) -> Array:
    """Turns and lengths as entries of heads; whole rows do not look at the tokens."""
    angle = 2 * np.pi * heads[..., 0]
    plane = heads[..., 1:] * np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    table = np.round(plane[..., : landscape.u.shape[1]], 6) if (heads[..., 1] != 1).any() else plane
    if landscape.d > landscape.u.shape[1]:
        table = np.concatenate([np.zeros((*table.shape[:-1], 1)), table], axis=-1)
    found: Array = table[..., : landscape.d]
    return found


def _table(landscape: AnyLandscape, heads: Array, tau: float) -> Array:
    found: Array = _entries(landscape, heads).reshape(-1, landscape.m * landscape.d) / tau
    return found


def _allowed(landscape: AnyLandscape, heads: Array, tau: float, c2: float | None) -> Array:
    """Which rows of heads (turns and lengths) keep the bounds."""
    rows = heads.reshape(-1, 2)
    if c2 is None:
        return np.ones(len(heads), dtype=bool)
    scores = _entries(landscape, rows)[:, -landscape.u.shape[1] :] @ landscape.u.T / tau
    sizes = np.exp(scores - scores.max(1, keepdims=True))
    inside = within_bounds(sizes / sizes.sum(1, keepdims=True), tau, c2)
    return np.array([bool(row.all()) for row in inside.reshape(len(heads), -1)])


def _searched(
    landscape: AnyLandscape, rng: np.random.Generator, tau: float, c2: float | None
) -> tuple[float, Array] | None:
    """The least ratio by a search: drawn heads, then the best ones moved a little; away from corners."""
    turns = np.round(rng.uniform(size=DRAWS), DIGITS)
    lengths = np.ones(DRAWS) if c2 is None else np.exp(rng.uniform(np.log(0.2), np.log(4), size=DRAWS))
    single = np.stack([turns, lengths], axis=1)
    single = single[_allowed(landscape, single[:, None], tau, c2)]
    if not len(single):
        return None
    count = TRIED if landscape.n < 8 else TRIED // 2
    heads = single[rng.integers(0, len(single), size=(count, landscape.m))]
    heads[: len(single)] = single[:count, None]  # all heads alike
    step, kept = np.array([0.05, 0.1 if c2 is not None else 0.0]), heads[:0]
    for _ in range(ROUNDS):
        heads = np.concatenate([kept, heads])
        ratios = landscape.ratios(_table(landscape, heads, tau)) / tau**2
        order = np.argsort(ratios)[:KEPT]
        kept, least = heads[order], ratios[order]
        moved = kept[rng.integers(0, len(kept), size=count)] + rng.normal(size=(count, landscape.m, 2)) * step
        moved[..., 0] = np.round(moved[..., 0], DIGITS) % 1
        heads, step = moved[_allowed(landscape, moved, tau, c2)], step / 2
    for ratio, row in zip(least, kept, strict=True):
        if landscape.clear(landscape.totals(_table(landscape, row, tau))) > CLEAR:
            return float(ratio), row
    return None

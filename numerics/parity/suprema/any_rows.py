r"""sup ‖∇ŷ‖ for any positions, activation, classifier and number of heads, and for whole rows: both ends.

Upper end: rows on one head (the circle's envelope for circle:F, those of :mod:`numerics.soft_share.points` for a line
and for random positions, those of P²(1-P)² for whole rows), then one dimension in S, with a certificate.  Lower end: a
seeded climb with two groups of equal heads; for whole rows the heads are known: one bit at one end of a diameter, all
the rest of the weight at the other.  Nothing here is rigorous by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.model.spec import ModelSpec
from numerics.parity.suprema.any_gradient import STEP, AnyEnclosure, any_gradient, highest, surely
from numerics.soft_share.circle import arcs, envelope
from numerics.soft_share.points import Points, chosen_rows, rows_on

__all__ = ["LARGEST", "gradient_of", "rows_of", "vectors"]

LARGEST = 12  # positions: beyond it cells take long
_STARTS, _CHAINS, _ROUNDS = 12_000, 160, 260


class _Upper(NamedTuple):
    slopes: Sequence[Fraction]
    offsets: Sequence[Fraction]
    radius: Fraction
    trees: Sequence[str]
    unit: float


def vectors(spec: ModelSpec) -> Array:
    """The positions' vectors, in their order."""
    found: Array = spec.position_law.doubles(spec.n)
    return found


def _points(spec: ModelSpec) -> tuple[tuple[int, ...], Points]:
    """A line or random positions as points, and which of the positions, from 0, each of them is."""
    n, law = spec.n, spec.position_law
    if law.rationals is None:
        raise ValueError(f"positions {spec.positions}: a line or drawn positions are needed")
    exact = law.rationals(n)
    if law.flat:
        return tuple(range(n)), Points(tuple((x, 0) for x, _ in exact), flat=True, reach=60.0 * n)
    order = tuple(sorted(range(n), key=lambda p: math.atan2(exact[p][1], exact[p][0]) % (2 * math.pi)))
    return order, Points(tuple(exact[p] for p in order))


def rows_of(spec: ModelSpec) -> _Upper | None:
    """Rows on one head; None where the instrument has none."""
    u = vectors(spec)
    if spec.whole_rows:
        rows = chosen_rows()
        apart = float(((u[:, None] - u[None]) ** 2).sum(-1).max())
        return _Upper(rows.slopes, rows.offsets, rows.radius, rows.trees, 2 + apart)
    if spec.frequency is not None:
        taken = spec.n // math.gcd(spec.frequency, spec.n)
        if taken < 2:
            return None
        shape = envelope(taken)
        return _Upper(shape.slopes, shape.offsets, shape.radius, (shape.tree,), 1.0)
    if spec.n > LARGEST or (spec.seed is not None and (spec.n < 3 or len({tuple(row) for row in u.tolist()}) < spec.n)):
        return None
    found = rows_on(_points(spec)[1])
    return _Upper(found.slopes, found.offsets, found.radius, found.trees, 1.0)


@lru_cache(maxsize=64)
def gradient_of(spec: ModelSpec) -> AnyEnclosure | None:
    """Both ends; None for positions in one place, random ones that coincide, and more of them than :data:`LARGEST`."""
    if spec.n < 2:
        return None
    if spec.positions == "circle" and not spec.whole_rows:
        return any_gradient(spec)
    if (rows := rows_of(spec)) is None:
        return None
    tau, head = spec.tau, spec.classifier
    upper = highest(spec, rows.slopes, rows.offsets, rows.unit) / tau
    bound: dict[str, Any] = {
        "kind": "gradient-supremum-places",
        "positions": spec.positions,
        "trained": spec.trained,
        "n": spec.n,
        "k": spec.k,
        "heads": spec.heads,
        "tau": str(tau),
        "b": str(spec.smoothing),
        "activation": spec.effective_activation,
        "shape": head.shape,
        "scale": str(head.scale),
        "upper": str(upper),
        "radius": str(rows.radius),
        "slopes": [str(value) for value in rows.slopes],
        "offsets": [str(value) for value in rows.offsets],
        "trees": list(rows.trees),
    }
    heads, bits = _chosen(spec) if spec.whole_rows else _climbed(spec)
    heads = np.round(heads, 8)
    value, ahead = _gradient(spec, heads[None], bits[None], 1e-8)
    exact = [_exact(rows, 8, tau) for rows in (heads,)] + [_exact(heads + STEP * ahead[0], 14, tau)]
    text = "".join(str(int(bit)) for bit in bits)
    return AnyEnclosure(float(value[0]) / float(tau), upper, bound, exact[0], exact[1], text)


def _exact(rows: Array, digits: int, tau: Fraction) -> tuple[tuple[Fraction, ...], ...]:
    return tuple(tuple(Fraction(f"{value:.{digits}f}") * tau for value in row) for row in rows)


# --- the lower end


def _gradient(spec: ModelSpec, heads: Array, bits: Array, away: float = 1e-6) -> tuple[Array, Array]:
    """τ‖∇ŷ‖ and the unit vector along it, for heads (…, m, entries) in units of τ and inputs (…, n)."""
    u, k, m = vectors(spec), spec.k, spec.heads
    plane = heads[..., -2:]
    scores = plane @ u.T
    if spec.whole_rows:
        scores = scores + heads[..., :1] * bits[..., None, :] + heads[..., 1:2] * (1 - bits[..., None, :])
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    lit = weights * bits[..., None, :]
    share = lit.sum(-1)
    cov = lit @ u - share[..., None] * (weights @ u)
    if spec.whole_rows:
        chosen = (share * (1 - share))[..., None]
        cov = np.concatenate([chosen, -chosen, cov], axis=-1)
    length = np.sqrt((cov**2).sum((-1, -2)))
    size = surely(spec, share.sum(-1) * k / m, away) * length * k / m
    return size, cov / np.maximum(length, 1e-300)[..., None, None]


def _inputs(spec: ModelSpec) -> Array:
    """Runs of places; positions in one place have one bit."""
    n = spec.n
    if spec.frequency is not None:
        taken = n // math.gcd(spec.frequency, n)
        at = (spec.frequency // math.gcd(spec.frequency, n)) * np.arange(1, n + 1) % taken
        found: Array = arcs(taken)[:, at - 1]
        return found
    order, points = _points(spec)
    found = np.zeros((len(points.runs), n))
    found[:, list(order)] = points.runs
    return found


def _climbed(spec: ModelSpec) -> tuple[Array, Array]:
    """Two groups of equal heads and an input, by a seeded climb."""
    draw, m, inputs = np.random.default_rng(15), spec.heads, _inputs(spec)
    pairs = draw.normal(size=(_STARTS, 2, 2)) * np.exp(draw.uniform(-1, 4, size=(_STARTS, 1, 1)))
    pairs[::2, 1] = pairs[::2, 0]
    group = draw.integers(1, m + 1, size=_STARTS)
    bits = inputs[draw.integers(len(inputs), size=_STARTS)]
    score = _score(spec, pairs, group, bits)
    top = np.argsort(-score)[:_CHAINS]
    pairs, group, bits, score, step = pairs[top], group[top], bits[top], score[top], np.full(_CHAINS, 0.4)
    for turn in range(_ROUNDS):
        width = step * (1 + 0.1 * np.abs(pairs).max((1, 2)))
        trial = pairs[:, None] + draw.normal(size=(_CHAINS, 6, 2, 2)) * width[:, None, None, None]
        other = np.repeat(bits[:, None], 6, 1)
        if turn % 3 == 0:  # another input now and then
            other[:, 0] = inputs[draw.integers(len(inputs), size=_CHAINS)]
            flip = draw.integers(spec.n, size=_CHAINS)
            other[np.arange(_CHAINS), 1, flip] = 1 - other[np.arange(_CHAINS), 1, flip]
        values = _score(spec, trial, np.repeat(group[:, None], 6, 1), other)
        at, rows = values.argmax(1), np.arange(_CHAINS)
        better = values[rows, at] > score
        pairs = np.where(better[:, None, None], trial[rows, at], pairs)
        bits = np.where(better[:, None], other[rows, at], bits)
        score, step = np.where(better, values[rows, at], score), np.where(better, step * 1.2, step * 0.9)
    best = int(score.argmax())
    return np.repeat(pairs[best], [group[best], m - group[best]], axis=0), bits[best]


def _score(spec: ModelSpec, pairs: Array, group: Any, bits: Array) -> Array:
    """τ‖∇ŷ‖ for ``group`` heads like the first of each pair, and the rest like the second."""
    u, k, m = vectors(spec), spec.k, spec.heads
    scores = pairs @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    lit = weights * bits[..., None, :]
    share = lit.sum(-1)
    cov = lit @ u - share[..., None] * (weights @ u)
    counts = np.stack([group, m - group], -1)
    total = (counts * share).sum(-1) * k / m
    found: Array = surely(spec, total) * np.sqrt((counts * (cov**2).sum(-1)).sum(-1)) * k / m
    return found


def _chosen(spec: ModelSpec) -> tuple[Array, Array]:
    """Whole rows: one bit at p, all other weight at q, the widest apart; the shares of two groups from a table."""
    u, n, k, m = vectors(spec), spec.n, spec.k, spec.heads
    p, q = max(combinations(range(n), 2), key=lambda pair: float(((u[pair[0]] - u[pair[1]]) ** 2).sum()))
    toward = u[q] - u.mean(0) if spec.seed is None and spec.frequency is None else u[q]
    ahead = u @ toward
    rivals = [i for i in range(n) if i != p and np.abs(u[i] - u[q]).max() > 1e-9]
    gap = min((float(ahead[q] - ahead[i]) for i in rivals), default=1.0)
    plane = toward * min(25.0 / gap, 1e6)
    grid = np.linspace(0, 1, 401)[1:-1]
    value = (grid * (1 - grid)) ** 2
    best = (-1.0, m, 0.5, 0.5)
    for group in range(1, m + 1):
        total = (group * grid[:, None] + (m - group) * grid[None, :]) * k / m
        found = surely(spec, total) * np.sqrt(group * value[:, None] + (m - group) * value[None, :])
        i, j = np.unravel_index(np.argmax(found), found.shape)
        best = max(best, (float(found[i, j]), group, float(grid[i]), float(grid[j])))
    _, group, one, two = best
    draw, step = np.random.default_rng(15), 2e-3
    at, score = np.array([one, two]), best[0]
    for _ in range(200):
        trial = np.clip(at + draw.normal(size=(64, 2)) * step, 1e-9, 1 - 1e-9)
        v = (trial * (1 - trial)) ** 2
        found = surely(spec, (group * trial[:, 0] + (m - group) * trial[:, 1]) * k / m) * np.sqrt(
            group * v[:, 0] + (m - group) * v[:, 1]
        )
        top = int(found.argmax())
        at, score, step = (trial[top], float(found[top]), step) if found[top] > score else (at, score, step * 0.9)
    bits = np.zeros(n)
    bits[p] = 1.0
    scores = plane @ u.T
    others = np.delete(scores, p)
    level = others.max() + math.log(np.exp(others - others.max()).sum()) - scores[p]
    lift = [level + math.log(share / (1 - share)) for share in at]
    rows = np.array([[value / 2, -value / 2, *plane] for value in lift])
    return np.repeat(rows, [group, m - group], axis=0), bits

r"""Along a ray on which the attention saturates the gradient of the risk falls to zero, the risk does not: any model.

All heads are r e, with e a direction in which one place lies ahead of all others by a gap g > 0.  The weight elsewhere
is at most n exp(-r g/τ), so the shares tend to the mean of the bits at that place and every covariance to zero.  The
slopes of the classifier and of the loss are bounded where the outputs lie, so the gradient tends to zero; the risk is
continuous and tends to

    L∞ = Σ_x chance(x) ℓ(y(x), f(k·mean of x at the place)),

and if the parity set has a position elsewhere, flipping it turns the label and not the output: L∞ > 0, since no output
costs nothing under both labels.  So no w > 0 has ½‖∇L‖² ≥ w L for all heads, and if some heads have a risk below L∞
none has ½‖∇L‖² ≥ w (L - inf L).  An activation or a loss with corners changes nothing: along almost every direction
near e the shares of an input are constant for all heads or meet a corner at isolated r only.

Here the gap, L∞, the ratio at one head of the ray and the lower risk are enclosed by balls, over all 2ⁿ inputs.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from flint import arb, fmpq

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.model.spec import ModelSpec

__all__ = ["MOST", "Ray", "any_ray"]

MOST = 10  # positions whose inputs are gone through
WEIGHT = 40  # the weight elsewhere is at most n exp(-40)
_TRIES, _ROUNDS = 400, 60
Point = tuple[arb, arb]


class Ray(NamedTuple):
    """At n, k and temperature 1: a head of the ray, L∞ from below, ½‖∇L‖²/L there from above, and a lower risk."""

    n: int
    k: int
    parity_set: tuple[int, ...]
    head: tuple[float, float]
    limit: float
    ratio: float
    better: float | None  # risk of some heads, from above, if that is certainly below the limit
    heads: tuple[tuple[float, ...], ...]


def _ball(value: Fraction | int) -> arb:
    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


def _classified(model: ModelSpec, k: int, s: arb) -> tuple[arb, arb]:
    """f and f'."""
    shape, sigma, value, slope = model.classifier, model.sigma, arb(1), arb(0)
    for q in range(1, k + 1):
        one, two = sigma.enclose(s + _ball(shape.bias - q), 1)
        value, slope = value + shape.weight(q) * one, slope + shape.weight(q) * two
    return _ball(shape.scale) * value, _ball(shape.scale) * slope


def _loss(model: ModelSpec, label: int, value: arb) -> tuple[arb, arb]:
    """ℓ and its derivative by the output; at a corner all slopes between."""
    cost, slope = model.loss_record.enclosure(label * value)
    return cost, label * slope


def _heads(model: ModelSpec, k: int) -> int:
    return k if model.heads == model.k else model.heads


class _Inputs(NamedTuple):
    """All inputs with their chances and labels."""

    bits: list[tuple[int, ...]]
    chances: list[arb]
    labels: list[int]


def _inputs(model: ModelSpec, n: int, parity_set: tuple[int, ...]) -> _Inputs:
    bits, one = list(itertools.product((0, 1), repeat=n)), model.bit_probability
    by_count = [_ball(one**j * (1 - one) ** (n - j)) for j in range(n + 1)]
    labels = [(-1) ** sum(x[p - 1] for p in parity_set) for x in bits]
    return _Inputs(bits, [by_count[sum(x)] for x in bits], labels)


def _weights(model: ModelSpec, at: list[Point], head: tuple[arb, ...], x: tuple[int, ...] | None) -> list[arb]:
    scores = [head[-2] * a + head[-1] * c for a, c in at]
    if model.whole_rows and x is not None:
        scores = [score + (head[0] if bit else head[1]) for score, bit in zip(scores, x, strict=True)]
    first = scores[max(range(len(at)), key=lambda p: float(scores[p]))]
    sizes = [(score - first).exp() for score in scores]
    total = sum(sizes, arb(0))
    return [size / total for size in sizes]


def _on_the_ray(model: ModelSpec, k: int, at: list[Point], head: tuple[arb, ...], inputs: _Inputs) -> tuple[arb, arb]:
    """The risk of equal heads, whose entries for the bits are zero, and its squared gradient, at τ = 1."""
    weights = _weights(model, at, head, None)
    mean = [sum((w * u[j] for w, u in zip(weights, at, strict=True)), arb(0)) for j in (0, 1)]
    risk, steep, slopes = arb(0), arb(0), [arb(0), arb(0)]
    for x, chance, label in zip(inputs.bits, inputs.chances, inputs.labels, strict=True):
        share = sum((w for w, bit in zip(weights, x, strict=True) if bit), arb(0))
        value, slope = _classified(model, k, k * share)
        cost, first = _loss(model, label, value)
        risk += chance * cost
        if 0 < sum(x) < len(x):  # else no head changes its share
            outer = chance * first * slope
            for j in (0, 1):
                moved = sum((w * (u[j] - mean[j]) for w, u, bit in zip(weights, at, x, strict=True) if bit), arb(0))
                slopes[j] += outer * moved
            steep += outer * share * (1 - share)
    square = slopes[0] * slopes[0] + slopes[1] * slopes[1]
    if model.whole_rows:
        square += 2 * steep * steep
    return risk, square * k * k / _heads(model, k)  # (k/m)² for each of m heads


def _risk(model: ModelSpec, k: int, at: list[Point], heads: Array, inputs: _Inputs) -> arb:
    rows = [tuple(_ball(Fraction(float(value))) for value in head) for head in heads]
    fixed = [_weights(model, at, row, None) for row in rows]
    risk = arb(0)
    for x, chance, label in zip(inputs.bits, inputs.chances, inputs.labels, strict=True):
        shares = [sum((w for w, bit in zip(weights, x, strict=True) if bit), arb(0)) for weights in fixed]
        value = _classified(model, k, sum(shares, arb(0)) * k / len(rows))[0]
        risk += chance * _loss(model, label, value)[0]
    return risk


def _limit(model: ModelSpec, k: int, same: list[int], inputs: _Inputs) -> arb:
    """L∞ for the positions of one place."""
    found = arb(0)
    for x, chance, label in zip(inputs.bits, inputs.chances, inputs.labels, strict=True):
        total = _ball(Fraction(k * sum(x[p] for p in same), len(same)))
        found += chance * _loss(model, label, _classified(model, k, total)[0])[0]
    return found


@lru_cache(maxsize=64)
def any_ray(model: Any, n: int, k: int) -> Ray | None:
    """None where all positions are in one place, for more than :data:`MOST`, or where balls do not tell."""
    places = model.position_law.places(n)
    if len(set(places)) < 2 or n > MOST or not 1 <= k <= n:
        return None
    at, last = (
        model.position_law.balls(n),
        n - 1,
    )  # a unit vector is ahead in its own direction, the end of a line in its own
    same = [p for p in range(n) if places[p] == places[last]]
    others = [p for p in range(n) if p not in same]
    parity_set = tuple(sorted((others + same)[:k]))
    toward = (arb(1), arb(0)) if model.position_law.flat else at[last]
    ahead = [toward[0] * (at[last][0] - at[p][0]) + toward[1] * (at[last][1] - at[p][1]) for p in others]
    gap = min((value.lower() for value in ahead), key=float)
    if not gap > 0:
        return None
    radius = (WEIGHT / gap).mid()
    head = tuple(arb((radius * part).mid()) for part in toward)
    inputs = _inputs(model, n, tuple(p + 1 for p in parity_set))
    limit = _limit(model, k, same, inputs).lower()
    risk, square = _on_the_ray(model, k, at, head, inputs)
    ratio = (square / (2 * risk)).upper()
    if not (limit > 0 and ratio.is_finite() and ratio < arb("1e-12")):
        return None
    heads = _lower(model, n, k, np.array([[float(a), float(c)] for a, c in at]), inputs)
    better = _risk(model, k, at, heads, inputs).upper()
    below = float(better) if bool(better < limit) else None
    named = tuple(p + 1 for p in parity_set)
    place = tuple(tuple(float(value) for value in row) for row in heads)
    return Ray(n, k, named, (float(head[0]), float(head[1])), float(limit), float(ratio), below, place)


def _lower(model: ModelSpec, n: int, k: int, u: Array, inputs: _Inputs) -> Array:
    """Heads in the plane with a small risk, by a seeded search in doubles."""
    draw, m = np.random.default_rng(17), _heads(model, k)
    bits, labels = np.array(inputs.bits, dtype=float), np.array(inputs.labels, dtype=float)
    chances = np.array([float(value) for value in inputs.chances])
    grid = np.linspace(0, k, 2001)
    table = np.array([[float(_classified(model, k, arb(s))[0]) for s in grid]])[0]

    def risks(heads: Array) -> Array:
        scores = heads @ u.T
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        total = (weights @ bits.T).mean(-2) * k
        margin = labels * np.interp(total, grid, table)
        cost = model.loss_record.doubles(margin, 0)[0]
        found: Array = cost @ chances
        return found

    single = {x.index(1): label for x, label in zip(inputs.bits, inputs.labels, strict=True) if sum(x) == 1}
    named = [p for p in range(n) if single[p] < 0]
    starts = draw.normal(size=(_TRIES, m, 2)) * np.exp(draw.uniform(-1, 4, size=(_TRIES, 1, 1)))
    starts[0] = 0.0
    away = u - u.mean(0)
    starts[1] = 60.0 * np.array([away[named[i % len(named)]] for i in range(m)])
    scores = risks(starts)
    top = np.argsort(scores)[:8]
    best, score, step = starts[top], scores[top], np.full(8, 0.5)
    for _ in range(_ROUNDS):
        trial = (
            best[:, None]
            + draw.normal(size=(8, 12, m, 2)) * (step * (1 + 0.1 * np.abs(best).max((1, 2))))[:, None, None, None]
        )
        values = risks(trial)
        at, rows = values.argmin(1), np.arange(8)
        better = values[rows, at] < score
        best = np.where(better[:, None, None], trial[rows, at], best)
        score, step = np.where(better, values[rows, at], score), np.where(better, step * 1.2, step * 0.85)
    found: Array = np.round(best[int(score.argmin())], 6)
    return found

r"""sup of second derivatives on the circle for any smooth activation, classifier, loss and number of heads: both ends.

With m heads the classifier reads S = (k/m) Σ P_i.  As a function g(T) = f(kT/m) of T = Σ P_i it is another classifier
of m heads, so the Hessian of the output, the Jacobian of ŷ∇ŷ and the Hessian of the loss are A(T) C Cᵀ + B(T) diag(K_i)
with the P, C, K of :mod:`numerics.parity.suprema.moments`, which know nothing of it.  The rows on one head and what
follows from them for several (:mod:`rows`, :mod:`lines`) are those of the paper's model; only A and B are others.

Positions circle:F are the circle of n/gcd(F, n) places, each taken equally often.  Bits of merged positions average to
anything in [0, 1]; every row that is convex in the input holds there too, and no other is used.

Nothing here is rigorous by itself: the checker proves the rows and halves the line.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.model.spec import ModelSpec
from numerics.parity.suprema.moments import moments, top_pairs
from numerics.parity.suprema.search import States, _inputs, _merge, _project, _propose
from numerics.parity.suprema.upper import ceiling, choose, relaxed
from numerics.soft_share.row_boxes import prove
from numerics.soft_share.several import Heads, Problems, joined, least

__all__ = ["LABELS", "MARGIN", "AnyMatrix", "any_matrix", "coefficients", "grid", "places_of", "strongest"]

MARGIN = 1.003  # claimed over found maximum: what the checker's halving has to bridge
MOST = 12  # positions and heads
_CHAINS, _STARTS, _ROUNDS = 32, 3000, 90
LABELS = {"hessian": (0,), "product": (0,), "loss": (1, -1)}


class AnyMatrix(NamedTuple):
    """``lower`` was reached by ``point`` in doubles; ``upper`` is shown by ``bound``."""

    lower: float
    upper: Fraction
    bound: dict[str, Any]
    point: Place


@dataclass(frozen=True)
class Place:
    """Heads in units of τ, an input on all positions, a label (0 for none) and a unit vector of the heads' shape."""

    value: float
    heads: Array
    bits: str
    label: int
    vector: Array


def places_of(model: ModelSpec) -> int | None:
    """How many places of the circle the positions take; None for other positions."""
    return None if model.frequency is None else model.n // math.gcd(model.frequency, model.n)


Triple = tuple[Array, Array, Array]


def _classifier(model: ModelSpec, total: Array) -> Triple:
    """g, g', g'' at T = Σ P_i."""
    shape, sigma, factor = model.classifier, model.sigma, model.k / model.heads
    value, slope, bend = np.ones_like(total), np.zeros_like(total), np.zeros_like(total)
    for q in range(1, model.k + 1):
        weight, parts = shape.weight(q), sigma.doubles(factor * total + float(shape.bias) - q)
        value, slope, bend = (old + weight * new for old, new in zip((value, slope, bend), parts, strict=True))
    scale = float(shape.scale)
    return scale * value, scale * factor * slope, scale * factor**2 * bend


def coefficients(model: ModelSpec, name: str, label: int, total: Array) -> tuple[Array, Array]:
    """A and B."""
    f, slope, bend = _classifier(model, total)
    if name == "hessian":
        return bend, slope
    if name == "product":
        return f * bend + slope**2, f * slope
    if name != "loss":
        raise ValueError(f"{name!r}; allowed are {', '.join(LABELS)}")
    _, first, second = model.loss_record.doubles(label * f)
    first = label * first
    return second * slope**2 + first * bend, first * slope


def grid(model: ModelSpec) -> Array:
    """Values of T, dense where a layer bends."""
    m, width = model.heads, model.sigma.width
    shape = model.classifier
    steps = np.sinh(np.linspace(-12, 12, 161)) * width * 1e-3
    near = (np.arange(1, model.k + 1)[:, None] - float(shape.bias) + steps).ravel() * m / model.k
    return np.unique(np.concatenate([np.linspace(0, m, 1201), near[(near > 0) & (near < m)]]))


def _problems(model: ModelSpec, name: str) -> Problems:
    points, parts = grid(model), []
    for label in LABELS[name]:
        a, c = coefficients(model, name, label, points)
        for sign in (1.0, -1.0):
            at = np.where(sign * c >= 0, points, model.heads - points)
            parts.append(Problems(sign * a, np.abs(c), at, at))
    return joined(parts)


@lru_cache(maxsize=64)
def any_matrix(model: ModelSpec, name: str) -> AnyMatrix | None:
    """Both ends for a norm of second derivatives, or None: corners, other positions, rows, large sizes."""
    n, m = places_of(model), model.heads
    rough = not model.sigma.twice_differentiable or (name == "loss" and model.loss_record.tops is None)
    if n is None or rough or model.whole_rows or not 2 <= n <= MOST or m > MOST or model.k > MOST:
        return None
    point = strongest(model, name)
    problems = _problems(model, name)
    rows = [row for row in choose(n, m, problems, point.value) if n == model.n or row.first >= 0]
    rows = relaxed(m, rows, problems)
    upper = ceiling(float(least(Heads(m, rows), problems).max()) * MARGIN)
    radius, planes = prove(n, rows, wary=True)
    shape, tau = model.classifier, model.tau
    bound = {
        "kind": "matrix-supremum-any",
        "name": name,
        "positions": model.positions,
        "n": model.n,
        "k": model.k,
        "heads": m,
        "tau": str(tau),
        "b": str(model.smoothing),
        "activation": model.effective_activation,
        "shape": shape.shape,
        "scale": str(shape.scale),
        "loss": model.loss if model.loss_record.tops is not None else "squared-hinge",  # has no part in the others
        "upper": str(upper / tau**2),
        "rows": [row.text() for row in rows],
        "radius": str(radius),
        "planes": planes,
    }
    return AnyMatrix(point.value / float(tau) ** 2, upper / tau**2, bound, point)


# --- the lower end


def _score(model: ModelSpec, name: str, label: int, states: States) -> tuple[Array, Array]:
    share, cov, third = moments(states.x.shape[1], states.heads, states.x[:, None, :])
    a, c = coefficients(model, name, label, (states.sizes * share).sum(-1))
    value, vector = top_pairs(states.sizes, a, c, cov, third)
    return np.nan_to_num(value, nan=0.0), vector


@lru_cache(maxsize=64)
def strongest(model: ModelSpec, name: str) -> Place:
    """The best place of a seeded ascent with two groups of equal heads, as for the paper's model."""
    places = [_ascent(model, name, label) for label in LABELS[name]]
    return max(places, key=lambda place: place.value)


def _ascent(model: ModelSpec, name: str, label: int) -> Place:
    n, m, rng = places_of(model) or 2, model.heads, np.random.default_rng(14)
    radius = np.sinh(rng.uniform(0, math.asinh(20.0 / (1 - math.cos(2 * math.pi / n))), (_STARTS, 2)))
    angle = rng.uniform(0, 2 * np.pi, (_STARTS, 2))
    heads = radius[..., None] * np.stack([np.sin(angle), np.cos(angle)], -1)
    twins = rng.random(_STARTS) < 0.4
    heads[twins, 1] = heads[twins, 0]
    group = rng.integers(1, m + 1, _STARTS)
    sizes = np.stack([group, m - group], -1).astype(float)
    bends = (rng.integers(0, 2 * model.k + 1, _STARTS) / 2 + 0.1 * rng.normal(size=_STARTS)) * m / model.k
    goal = np.clip(np.where(rng.random(_STARTS) < 0.6, bends, rng.uniform(0, m, _STARTS)), 0, m)
    states = _project(n, States(sizes, heads, _inputs(n, _STARTS, rng), goal), 12)
    scores = _score(model, name, label, states)[0]
    best = np.argsort(-scores)[:_CHAINS]
    states, scores, step = states.take(best), scores[best], np.full(_CHAINS, 0.3)
    for _ in range(_ROUNDS):
        trial = _project(n, _propose(states, step, m, rng))
        value = _score(model, name, label, trial)[0].reshape(_CHAINS, -1)
        at = value.argmax(1)
        found = value[np.arange(_CHAINS), at]
        better = found > scores
        states = _merge(states, trial.take(np.arange(_CHAINS) * value.shape[1] + at), better)
        scores = np.where(better, found, scores)
        step = np.clip(np.where(better, step * 1.1, step * 0.75), 1e-9, 1.0)
    states = states.take(np.argsort(-scores)[:1])
    states = States(states.sizes, np.round(states.heads, 8), states.x, states.goal)
    value, vector = _score(model, name, label, states)
    size = states.sizes[0].astype(int)
    unit = vector[0] / np.sqrt(np.maximum(size, 1))[:, None]
    return Place(
        float(value[0]),
        np.repeat(states.heads[0], size, axis=0),
        "".join(str(int(v)) for v in states.x[0]),
        label,
        np.repeat(unit, size, axis=0),
    )

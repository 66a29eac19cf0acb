"""The best risk of a Lipschitz classifier on labelled points: a bound from below, and a classifier from above.

Points of R^d with labels ±1, all of the same weight, and the squared hinge loss.  A network of one hidden layer, with
slopes of its activation in [0, 1] and path norm Σ_t |α_t| ‖β_t‖₁ at most P, is P-Lipschitz in the maximum norm.

*Below*, for every P-Lipschitz function: (1 - yh)_+² ≥ 2μ(1 - yh) - μ² for any μ ≥ 0, so masses that pair points of
opposite labels, with μ their sum at a point, give the mean of 2μ - μ² less 2P Σ mass·δ over the number of points, δ the
distance of the pair.  The best masses are a concave problem, and any masses are a certificate.  *Above*: with many
fixed neurons the best outer weights with Σ|α| ≤ P are a convex problem, solved by accelerated projected gradients and
rounded to rationals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Fit", "fit", "lower_bound"]

Array = npt.NDArray[np.float64]
Points = Sequence[Sequence[Fraction]]
_ROUND = 10**6
_PLAN = 2**12  # masses of a plan are multiples of 1/_PLAN


def lower_bound(exact: Points, labels: Sequence[int], norm: Fraction) -> tuple[Fraction, list[list[Any]]]:
    """A proved lower bound (rounded down) for every function of that Lipschitz norm, and the plan that proves it.

    The dual is a concave quadratic in the masses, bounded below by zero: no other constraint.
    """
    from scipy.optimize import minimize

    plus, minus = ([i for i, label in enumerate(labels) if label == sign] for sign in (1, -1))
    points = np.array([[float(e) for e in row] for row in exact])
    cost = float(norm) * np.abs(points[plus][:, None, :] - points[minus][None, :, :]).max(axis=2)
    shape = cost.shape

    def negative(flat: Array) -> tuple[float, Array]:
        plan = flat.reshape(shape)
        rows, columns = plan.sum(axis=1), plan.sum(axis=0)
        value = (2 * rows - rows**2).sum() + (2 * columns - columns**2).sum() - 2 * (plan * cost).sum()
        slope = 2 * (1 - rows)[:, None] + 2 * (1 - columns)[None, :] - 2 * cost
        return -float(value), -slope.ravel()

    found = minimize(
        negative,
        np.full(cost.size, 1 / (2 * shape[0])),
        jac=True,
        method="L-BFGS-B",
        bounds=[(0, None)] * cost.size,
        options={"maxiter": 2000, "maxfun": 4000},
    )
    masses = np.asarray(found.x).reshape(shape)
    plan = [
        [plus[r], minus[c], Fraction(math.trunc(masses[r, c] * _PLAN), _PLAN)]
        for r, c in zip(*np.nonzero(masses * _PLAN >= 1), strict=True)
    ]
    value = _dual(plan, exact, norm)
    return Fraction(math.floor(value * _ROUND), _ROUND), [[a, b, str(mass)] for a, b, mass in plan]


def _dual(plan: list[list[Any]], exact: Points, norm: Fraction) -> Fraction:
    """(Σ (2μ - μ²) - 2P Σ mass·δ) over the number of points, exactly."""
    mu, moved = [Fraction(0)] * len(exact), Fraction(0)
    for a, b, mass in plan:
        mu[a] += mass
        mu[b] += mass
        moved += mass * max(abs(u - v) for u, v in zip(exact[a], exact[b], strict=True))
    return (sum((2 * m - m * m for m in mu), Fraction(0)) - 2 * norm * moved) / len(exact)


@dataclass(frozen=True)
class Fit:
    """An explicit classifier in rationals, its risk rounded up."""

    alpha: list[Fraction]
    beta: list[list[Fraction]]
    bias: list[Fraction]
    offset: Fraction
    value: Fraction

    def outputs(self, points: Array, b: float) -> Array:
        result = np.full(len(points), float(self.offset))
        for a, row, c in zip(self.alpha, self.beta, self.bias, strict=True):
            result += float(a) * _sigma(points @ np.array([float(e) for e in row]) + float(c), b)
        return result

    def body(self) -> dict[str, Any]:
        return {
            "alpha": [str(a) for a in self.alpha],
            "beta": [[str(e) for e in row] for row in self.beta],
            "bias": [str(c) for c in self.bias],
            "offset": str(self.offset),
            "value": str(self.value),
        }


def fit(exact: Points, signs: Sequence[int], norm: Fraction, b: Fraction, *, steps: int = 3000) -> Fit:
    """The best outer weights on a grid of sharp neurons (z + √(z² + b))/2, Σ|α|‖β‖₁ ≤ norm."""
    points = np.array([[float(e) for e in row] for row in exact])
    labels = np.array(signs, dtype=float)
    sharp = 1000 * max(1, math.isqrt(math.ceil(b)))
    rows, shifts = _neurons(points)
    features = _sigma(sharp * (points @ rows.T + shifts), float(b)) / sharp
    weights, _ = _fista(features, labels, float(norm), steps)
    keep = np.sort(np.argsort(-np.abs(weights))[:60])
    weights, offset = _fista(features[:, keep], labels, float(norm), steps)  # again, with the neurons that matter
    kept = [(Fraction(math.trunc(w * _ROUND), _ROUND * sharp), i) for w, i in zip(weights, keep, strict=True)]
    kept = [(a, i) for a, i in kept if a]
    alpha, centre = [a for a, _ in kept], Fraction(round(offset * _ROUND), _ROUND)
    beta = [[Fraction(round(e * 64), 64) * sharp for e in rows[i]] for _, i in kept]
    bias = [Fraction(round(shifts[i] * 4096), 4096) * sharp for _, i in kept]
    found = Fit(alpha, beta, bias, centre, Fraction(0))
    risk = float((np.maximum(1 - labels * found.outputs(points, float(b)), 0) ** 2).mean())
    if risk >= 1:
        return Fit([], [], [], Fraction(0), Fraction(1))  # the output 0
    return Fit(alpha, beta, bias, centre, Fraction(math.ceil(risk * _ROUND) + 2, _ROUND))


def _sigma(z: Array, b: float) -> Array:
    return np.asarray((z + np.sqrt(z * z + b)) / 2, dtype=np.float64)


def _neurons(points: Array, directions: int = 16, shifts: int = 40) -> tuple[Array, Array]:
    """Directions on the unit sphere of the sum norm (multiples of 1/64), kinks between the projected points."""
    size = points.shape[1]
    rng = np.random.default_rng(0)
    raw: list[Array] = [sign * axis for axis in np.eye(size) for sign in (1.0, -1.0)]
    while len(raw) < directions and size > 1:
        drawn = rng.standard_normal(size)
        raw.append(np.trunc(drawn / np.abs(drawn).sum() * 64) / 64)
    rows, biases = [], []
    for row in raw:
        values = np.unique(points @ row)
        kinks = np.unique(np.quantile(values, np.linspace(0, 1, shifts)))
        for kink in kinks:
            rows.append(row)
            biases.append(-np.round(kink * 4096) / 4096)
    return np.array(rows), np.array(biases)


def _fista(features: Array, labels: Array, norm: float, steps: int) -> tuple[Array, float]:
    """min mean (1 - y (Φα + c))_+² over Σ|α| ≤ norm and free c, by accelerated projected gradients."""
    count, width = features.shape
    centre = features.mean(axis=0)
    phi = features - centre  # decouples the offset
    stretch = float(np.linalg.norm(phi, 2) or 1.0)
    scale = stretch / math.sqrt(count)  # the offset's column is scaled alike
    rate = count / (4 * stretch**2)
    alpha, momentum = np.zeros(width), np.zeros(width)
    offset, lead, t = 0.0, 0.0, 1.0
    for _ in range(steps):
        margin = np.maximum(1 - labels * (phi @ momentum + scale * lead), 0)
        pull = -2 * labels * margin / count
        new = _project(momentum - rate * (phi.T @ pull), norm)
        newer = lead - rate * scale * float(pull.sum())
        following = (1 + math.sqrt(1 + 4 * t * t)) / 2
        push = (t - 1) / following
        momentum, lead = new + push * (new - alpha), newer + push * (newer - offset)
        alpha, offset, t = new, newer, following
    return alpha, scale * offset - float(centre @ alpha)


def _project(vector: Array, radius: float) -> Array:
    """The nearest point with sum norm at most ``radius``."""
    size = np.abs(vector)
    if size.sum() <= radius:
        return vector
    ordered = np.sort(size)[::-1]
    excess = (np.cumsum(ordered) - radius) / np.arange(1, len(ordered) + 1)
    cut = excess[np.nonzero(ordered > excess)[0][-1]] if radius > 0 else np.inf
    return np.asarray(np.sign(vector) * np.maximum(size - cut, 0), dtype=np.float64)

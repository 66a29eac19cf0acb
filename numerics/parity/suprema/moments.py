r"""Second derivatives of the model on the circle, in batches of doubles.

With v a head in units of τ, γ its weights, P = E_γ[x], C = Cov(x, u) and the third cumulant
K = E[(x - P)(u - ū)(u - ū)ᵀ], S = Σ_i P_i and f the frozen classification head,

    ŷ = f(S),   ∇_i ŷ = f'(S) C_i / τ,   Hess_(i,r) ŷ = (f''(S) C_i C_rᵀ + δ_ir f'(S) K_i) / τ².

The Jacobian of ŷ∇ŷ and the Hessian of the squared hinge loss have the same shape A(S) C Cᵀ + B(S) diag(K)
with other scalar functions A and B of S: one table of names for all of them.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.soft_share.circle import circle

__all__ = ["MATRICES", "classifier", "coefficients", "first_moments", "moments", "top_pairs"]

MATRICES = ("hessian", "product", "loss+", "loss-")  # the sign is that of the label


class _Terms(NamedTuple):
    """What is summed over the positions, which come first: sums along the first axis go through memory in order."""

    share: Array  # the sum itself, P
    inputs: Array  # x_p
    apart: tuple[Array, Array]  # u_p - ū
    first: tuple[Array, Array]  # γ_p (u_p - ū)


def _terms(n: int, heads: Array, inputs: Array) -> _Terms:
    u = circle(n)
    scores = heads @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    centre, share = weights @ u, (weights * inputs).sum(-1)

    def positions_first(values: Array) -> Array:
        missing = (1,) * (share.ndim + 1 - values.ndim)
        return np.ascontiguousarray(np.moveaxis(values.reshape(missing + values.shape), -1, 0))

    gamma, lead = positions_first(weights), (1,) * share.ndim
    x, y = (u[:, c].reshape(n, *lead) - centre[..., c] for c in range(2))
    return _Terms(share, positions_first(inputs), (x, y), (gamma * x, gamma * y))


def _summed(values: Array) -> Array:
    """Position by position, also where there is but one number a position: numpy sums a plain list in another order."""
    return values.sum(0) if values[0].size > 1 else reduce(np.add, values)


def first_moments(n: int, heads: Array, inputs: Array) -> tuple[Array, Array]:
    """(P, C) of heads (…, 2) at inputs (…, n): shapes (…) and (…, 2)."""
    at = _terms(n, heads, inputs)
    return at.share, np.stack([_summed(first * at.inputs) for first in at.first], -1)


def moments(n: int, heads: Array, inputs: Array) -> tuple[Array, Array, Array]:
    """(P, C, K) of heads (…, 2) at inputs (…, n): shapes (…), (…, 2) and (…, 3) with K = (xx, xy, yy)."""
    at = _terms(n, heads, inputs)
    cov = np.stack([_summed(first * at.inputs) for first in at.first], -1)
    squares = (at.first[0] * at.apart[0], at.first[0] * at.apart[1], at.first[1] * at.apart[1])
    third = np.stack([_summed(part * at.inputs) - at.share * _summed(part) for part in squares], -1)
    return at.share, cov, third


def classifier(k: int, b: float, s: Array) -> tuple[Array, Array, Array]:
    """f, f' and f'' of the frozen classification head (b > 0 for the last two)."""
    layers = np.arange(1, k + 1, dtype=float)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)
    z: Array = np.asarray(s, dtype=float)[..., None] + 0.5 - layers
    root = np.sqrt(z * z + b)
    if b == 0:
        nothing = np.zeros(np.shape(s))
        return 1 + ((z + root) / 2) @ weight, ((np.sign(z) + 1) / 2) @ weight, nothing
    # (z + root)/2 loses digits for z far below zero
    value: Array = np.where(z < 0, b / (2 * (root + np.abs(z))), (z + root) / 2)
    slope = np.where(z < 0, b / (2 * root * (root + np.abs(z))), (1 + z / root) / 2)
    return 1 + value @ weight, slope @ weight, (b / (2 * root**3)) @ weight


def coefficients(name: str, k: int, b: float, s: Array) -> tuple[Array, Array]:
    """(A, B) of a named matrix at S; zero where the loss is inactive."""
    f, slope, bend = classifier(k, b, s)
    if name == "hessian":
        return bend, slope
    if name == "product":
        return f * bend + slope**2, f * slope
    label = {"loss+": 1.0, "loss-": -1.0}[name]
    active = np.where(label * f < 1, 2.0, 0.0)
    return active * (slope**2 + (f - label) * bend), active * (f - label) * slope


def top_pairs(sizes: Array, a: Array, b: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    """Largest |eigenvalue| of A C Cᵀ + B diag(K) for groups of equal heads, and its vector by group.

    ``sizes`` (…, G), ``cov`` (…, G, 2), ``third`` (…, G, 3); a vector (…, G, 2) gives each head of a group its
    entry divided by the square root of the group's size, so that it is a unit vector of all heads.
    """
    groups = sizes.shape[-1]
    stacked = (np.sqrt(sizes)[..., None] * cov).reshape(*cov.shape[:-2], 2 * groups)
    matrix = a[..., None, None] * stacked[..., :, None] * stacked[..., None, :]
    for g in range(groups):
        xx, xy, yy = (b * third[..., g, c] * (sizes[..., g] > 0) for c in range(3))
        matrix[..., 2 * g, 2 * g] += xx
        matrix[..., 2 * g, 2 * g + 1] += xy
        matrix[..., 2 * g + 1, 2 * g] += xy
        matrix[..., 2 * g + 1, 2 * g + 1] += yy
    values, vectors = np.linalg.eigh(matrix)
    last = np.abs(values[..., -1]) >= np.abs(values[..., 0])
    value = np.where(last, values[..., -1], -values[..., 0])
    vector = np.where(last[..., None], vectors[..., -1], vectors[..., 0])
    return value, vector.reshape(*cov.shape)

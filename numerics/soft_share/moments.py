r"""Share, gradient and Hessian of the share for one softmax over points of the plane, in batches of doubles.

With γ the weights of a vector v on the points u, P = E_γ[x], C = Cov(x, u) = ∇P and the third cumulant
K = E[(x - P)(u - ū)(u - ū)ᵀ] = Hess P.  For a function f of the sum S of the shares of several softmaxes

    ∇_i f = f'(S) C_i,   Hess_(i,r) f = f''(S) C_i C_rᵀ + δ_ir f'(S) K_i.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array

__all__ = ["first_moments", "moments", "top_pairs"]


class _Terms(NamedTuple):
    """What is summed over the points, which come first: sums along the first axis go through memory in order."""

    share: Array  # the sum itself, P
    inputs: Array  # x_p
    apart: tuple[Array, Array]  # u_p - ū
    first: tuple[Array, Array]  # γ_p (u_p - ū)


def _terms(u: Array, heads: Array, inputs: Array) -> _Terms:
    n = len(u)
    scores = heads @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    centre, share = weights @ u, (weights * inputs).sum(-1)

    def points_first(values: Array) -> Array:
        missing = (1,) * (share.ndim + 1 - values.ndim)
        return np.ascontiguousarray(np.moveaxis(values.reshape(missing + values.shape), -1, 0))

    gamma, lead = points_first(weights), (1,) * share.ndim
    x, y = (u[:, c].reshape(n, *lead) - centre[..., c] for c in range(2))
    return _Terms(share, points_first(inputs), (x, y), (gamma * x, gamma * y))


def _summed(values: Array) -> Array:
    """Point by point, also where there is but one number a point: numpy sums a plain list in another order."""
    return values.sum(0) if values[0].size > 1 else reduce(np.add, values)


def first_moments(u: Array, heads: Array, inputs: Array) -> tuple[Array, Array]:
    """(P, C) of vectors (…, 2) on points (n, 2) at subsets (…, n): shapes (…) and (…, 2)."""
    at = _terms(u, heads, inputs)
    return at.share, np.stack([_summed(first * at.inputs) for first in at.first], -1)


def moments(u: Array, heads: Array, inputs: Array) -> tuple[Array, Array, Array]:
    """(P, C, K) of vectors (…, 2) on points (n, 2) at subsets (…, n): (…), (…, 2) and (…, 3), K = (xx, xy, yy)."""
    at = _terms(u, heads, inputs)
    cov = np.stack([_summed(first * at.inputs) for first in at.first], -1)
    squares = (at.first[0] * at.apart[0], at.first[0] * at.apart[1], at.first[1] * at.apart[1])
    third = np.stack([_summed(part * at.inputs) - at.share * _summed(part) for part in squares], -1)
    return at.share, cov, third


def top_pairs(sizes: Array, a: Array, b: Array, cov: Array, third: Array) -> tuple[Array, Array]:
    """Largest |eigenvalue| of A C Cᵀ + B diag(K) for groups of equal softmaxes, and its vector by group.

    ``sizes`` (…, G), ``cov`` (…, G, 2), ``third`` (…, G, 3); a vector (…, G, 2) gives each member of a group its
    entry divided by the square root of the group's size, so that it is a unit vector of all.
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

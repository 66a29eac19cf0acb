r"""Second derivatives of the model on the circle, in batches of doubles.

With v a head in units of τ, γ its weights, P = E_γ[x], C = Cov(x, u) and the third cumulant
K = E[(x - P)(u - ū)(u - ū)ᵀ], S = Σ_i P_i and f the frozen classification head,

    ŷ = f(S),   ∇_i ŷ = f'(S) C_i / τ,   Hess_(i,r) ŷ = (f''(S) C_i C_rᵀ + δ_ir f'(S) K_i) / τ².

The Jacobian of ŷ∇ŷ and the Hessian of the squared hinge loss have the same shape A(S) C Cᵀ + B(S) diag(K)
with other scalar functions A and B of S: one table of names for all of them.
"""

from __future__ import annotations

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.soft_share import moments as shares
from numerics.soft_share.circle import circle
from numerics.soft_share.moments import top_pairs

__all__ = ["MATRICES", "classifier", "coefficients", "first_moments", "moments", "top_pairs"]

MATRICES = ("hessian", "product", "loss+", "loss-")  # the sign is that of the label


def first_moments(n: int, heads: Array, inputs: Array) -> tuple[Array, Array]:
    """(P, C) of heads (…, 2) at inputs (…, n): shapes (…) and (…, 2)."""
    return shares.first_moments(circle(n), heads, inputs)


def moments(n: int, heads: Array, inputs: Array) -> tuple[Array, Array, Array]:
    """(P, C, K) of heads (…, 2) at inputs (…, n): shapes (…), (…, 2) and (…, 3) with K = (xx, xy, yy)."""
    return shares.moments(circle(n), heads, inputs)


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

r"""The Hessian of the output by its structure: a scalar function of S, covariances and third cumulants.

∂²ŷ/∂a_i∂a_r = (f''(S) C_i C_rᵀ + δ_ir f'(S) K_i)/τ² with C_i = Cov_γ(x, u) and K_i = E_γ[(x - P_i)(u - ū)(u - ū)ᵀ].
:func:`output_hessian` is written once for numbers of any kind that add, multiply and divide (mpmath's or Arb's), given
``exp`` and ``sqrt``; :func:`ball_hessian` does the same with Arb's matrices.  A test holds both to the functions that
are generated from the symbolic model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["ball_hessian", "output_hessian"]

Number = Any
Function = Callable[[Number], Number]


def _moments(scores: Sequence[Number], x: Sequence[int], u: Sequence[tuple[Number, Number]],
             exp: Function) -> tuple[Number, tuple[Number, Number], tuple[Number, Number, Number]]:
    """(P, C, K) of one head from its scores over τ; the inputs are bits, so sums run over the ones only."""
    top = scores[0]
    raised = [exp(s - top) for s in scores]
    total = sum(raised)
    weights = [r / total for r in raised]
    mean = [sum(w * v[c] for w, v in zip(weights, u, strict=True)) for c in (0, 1)]
    centred = [(v[0] - mean[0], v[1] - mean[1]) for v in u]
    products = [(w, w * d[0], w * d[1], w * d[0] * d[0], w * d[0] * d[1], w * d[1] * d[1])
                for w, d in zip(weights, centred, strict=True)]
    spread = [sum(column) for column in list(zip(*products, strict=True))[3:]]
    ones = [row for row, bit in zip(products, x, strict=True) if bit]
    if not ones:
        zero = total - total
        return zero, (zero, zero), (zero, zero, zero)
    share, cx, cy, *second = (sum(column) for column in zip(*ones, strict=True))
    third = tuple(m - share * s for m, s in zip(second, spread, strict=True))
    return share, (cx, cy), (third[0], third[1], third[2])


def output_hessian(heads: Sequence[tuple[Number, Number]], x: Sequence[int], u: Sequence[tuple[Number, Number]],
                   tau: Number, b: Number, exp: Function, sqrt: Function) -> list[list[Number]]:
    """2k × 2k, ordered a13 and a14 of head 1, a13 of head 2, ..."""
    k = len(heads)
    parts = [_moments([(a * v[0] + c * v[1]) / tau for v in u], x, u, exp) for a, c in heads]
    s = sum(part[0] for part in parts)
    slope = curvature = s - s
    for q in range(1, k + 1):
        z = s - q + (tau / tau) / 2
        square = z * z + b
        root = sqrt(square)
        weight = (-1) ** q * (8 * q - 4)
        slope += weight * (1 + z / root) / 2
        curvature += weight * b / (2 * square * root)
    scale = tau * tau
    flat = [entry for part in parts for entry in part[1]]
    table = [[curvature * one * two / scale for two in flat] for one in flat]
    for i, (_, _, (xx, xy, yy)) in enumerate(parts):
        block = ((xx, xy), (xy, yy))
        for r in (0, 1):
            for c in (0, 1):
                table[2 * i + r][2 * i + c] += slope * block[r][c] / scale
    return table


def ball_hessian(heads: Any, x: Sequence[int], features: Any, tau: Any, b: Any) -> list[list[Any]]:
    """The same in Arb: ``heads`` is a k × 2 and ``features`` an n × 6 matrix with rows (1, u, v, uu, uv, vv)."""
    from flint import arb, arb_mat

    k, n = heads.nrows(), features.nrows()
    plane = arb_mat([[features[p, 1] for p in range(n)], [features[p, 2] for p in range(n)]])
    scores = (heads * plane).tolist()
    raised = [[((s - row[0]) / tau).exp() for s in row] for row in scores]
    everything = (arb_mat(raised) * features).tolist()
    kept = [[r if bit else arb(0) for r, bit in zip(row, x, strict=True)] for row in raised]
    attended = (arb_mat(kept) * features).tolist()
    total = arb(0)
    flat: list[Any] = []
    thirds: list[tuple[Any, Any, Any]] = []
    for (mass, *whole), part in zip(everything, attended, strict=True):
        inverse = 1 / mass
        mx, my, mxx, mxy, myy = (value * inverse for value in whole)
        p, px, py, pxx, pxy, pyy = (value * inverse for value in part)
        cx, cy = px - p * mx, py - p * my
        total, flat = total + p, [*flat, cx, cy]
        thirds.append((pxx - p * mxx - 2 * mx * cx, pxy - p * mxy - mx * cy - my * cx, pyy - p * myy - 2 * my * cy))
    slope = curvature = arb(0)
    half = arb(1) / 2
    for q in range(1, k + 1):
        z = total - q + half
        square = z * z + b
        root, weight = square.sqrt(), (-1) ** q * (8 * q - 4)
        slope += weight * (1 + z / root)
        curvature += weight * b / (square * root)
    inverse = 1 / (2 * tau * tau)
    slope, curvature = slope * inverse, curvature * inverse
    table = (arb_mat([[entry] for entry in flat]) * arb_mat([[curvature * entry for entry in flat]])).tolist()
    for i, (xx, xy, yy) in enumerate(thirds):
        for r, c, value in ((0, 0, xx), (0, 1, xy), (1, 0, xy), (1, 1, yy)):
            table[2 * i + r][2 * i + c] += slope * value
    return table

r"""The Hessian of the output by its structure: a scalar function of S, covariances and third cumulants.

∂²ŷ/∂a_i∂a_r = (f''(S) C_i C_rᵀ + δ_ir f'(S) K_i)/τ² with C_i = Cov_γ(x, u) and K_i = E_γ[(x - P_i)(u - ū)(u - ū)ᵀ].
:func:`output_hessian` is written once for numbers of any kind that add, multiply and divide (mpmath's or Arb's), given
``exp`` and ``sqrt``; :func:`ball_hessian` does the same with Arb's matrices.  A test holds both to the functions that
are generated from the symbolic model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

__all__ = ["Circle", "Parts", "ball_hessian", "ball_parts", "output_hessian"]

Number = Any
Function = Callable[[Number], Number]


def _moments(
    scores: Sequence[Number], x: Sequence[int], u: Sequence[tuple[Number, Number]], exp: Function
) -> tuple[Number, tuple[Number, Number], tuple[Number, Number, Number]]:
    """(P, C, K) of one head from its scores over τ; the inputs are bits, so sums run over the ones only."""
    top = scores[0]
    raised = [exp(s - top) for s in scores]
    total = sum(raised)
    weights = [r / total for r in raised]
    mean = [sum(w * v[c] for w, v in zip(weights, u, strict=True)) for c in (0, 1)]
    centred = [(v[0] - mean[0], v[1] - mean[1]) for v in u]
    products = [
        (w, w * d[0], w * d[1], w * d[0] * d[0], w * d[0] * d[1], w * d[1] * d[1])
        for w, d in zip(weights, centred, strict=True)
    ]
    spread = [sum(column) for column in list(zip(*products, strict=True))[3:]]
    ones = [row for row, bit in zip(products, x, strict=True) if bit]
    if not ones:
        zero = total - total
        return zero, (zero, zero), (zero, zero, zero)
    share, cx, cy, *second = (sum(column) for column in zip(*ones, strict=True))
    third = tuple(m - share * s for m, s in zip(second, spread, strict=True))
    return share, (cx, cy), (third[0], third[1], third[2])


def output_hessian(
    heads: Sequence[tuple[Number, Number]],
    x: Sequence[int],
    u: Sequence[tuple[Number, Number]],
    tau: Number,
    b: Number,
    exp: Function,
    sqrt: Function,
) -> list[list[Number]]:
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


class Circle:
    """n positions at flint's current precision, as the matrices that :func:`ball_parts` multiplies with."""

    def __init__(self, n: int) -> None:
        from flint import arb, arb_mat, fmpq

        self.n = n
        turns = [fmpq(2 * p, n) for p in range(1, n + 1)]
        points = [(arb.sin_pi_fmpq(turn), arb.cos_pi_fmpq(turn)) for turn in turns]
        first = points[: n // 2] if n % 2 == 0 else points  # the other half is opposite
        self.half = arb_mat([[point[c] for point in first] for c in (0, 1)])
        self.features = arb_mat([[1, a, c, a * a, a * c, c * c] for a, c in points])


class Parts(NamedTuple):
    """f, f' and f'' at S, and of each head P, C and K; all in units where τ = 1."""

    value: Any
    slope: Any
    bend: Any
    shares: list[Any]
    firsts: list[Any]  # C of head 1 along a13, along a14, of head 2, ...
    thirds: list[tuple[Any, Any, Any]]


def ball_parts(heads: Any, x: Sequence[int], circle: Circle, tau: Any, b: Any) -> Parts:
    """Everything that the derivatives are made of, in Arb: ``heads`` is a k × 2 matrix of balls.

    A handful of matrix products, and one exponential for two opposite positions.  Arb's exponents have no limits, so
    no score needs to be taken off the others first.
    """
    from flint import arb, arb_mat

    k, n, zero, one = heads.nrows(), circle.n, arb(0), arb(1)
    raised = [score.exp() for score in (heads * (one / tau) * circle.half).entries()]
    if n % 2 == 0:
        parts = [raised[i : i + n // 2] for i in range(0, len(raised), n // 2)]
        raised = [weight for part in parts for weight in part + [one / other for other in part]]
    kept = [weight if x[i % n] else zero for i, weight in enumerate(raised)]
    sums = (arb_mat(2 * k, n, raised + kept) * circle.features).entries()
    total, shares, thirds = zero, [], []
    firsts: list[Any] = []
    for at in range(0, 6 * k, 6):
        inverse = one / sums[at]
        mx, my, mxx, mxy, myy = [value * inverse for value in sums[at + 1 : at + 6]]
        p, px, py, pxx, pxy, pyy = [value * inverse for value in sums[6 * k + at : 6 * k + at + 6]]
        cx, cy = px - p * mx, py - p * my
        mixed = mx * cx
        thirds.append((pxx - p * mxx - mixed - mixed, pxy - p * mxy - mx * cy - my * cx, pyy - p * myy - 2 * my * cy))
        shares.append(p)
        firsts += (cx, cy)
        total += p
    value, slope, bend, half = one, zero, zero, one / 2
    for q in range(1, k + 1):
        z = total - q + half
        square = z * z + b
        root, weight = square.sqrt(), (-1) ** q * (4 * q - 2)
        value += weight * (z + root)
        slope += weight * (1 + z / root)
        bend += weight * b / (square * root)
    return Parts(value, slope, bend, shares, firsts, thirds)


def ball_hessian(heads: Any, x: Sequence[int], circle: Circle, tau: Any, b: Any) -> list[list[Any]]:
    """The same as :func:`output_hessian` in Arb, from :func:`ball_parts`."""
    _, slope, bend, _, firsts, thirds = ball_parts(heads, x, circle, tau, b)
    scale = 1 / (tau * tau)
    slope, bend = slope * scale, bend * scale
    table = [[factor * other for other in firsts] for factor in [bend * entry for entry in firsts]]
    for i, (xx, xy, yy) in enumerate(thirds):
        upper, lower, mixed = table[2 * i], table[2 * i + 1], slope * xy
        upper[2 * i] += slope * xx
        upper[2 * i + 1] += mixed
        lower[2 * i] += mixed
        lower[2 * i + 1] += slope * yy
    return table

r"""A softmax over the corners of a regular polygon: the envelope of |C|² against the share P of a subset.

A vector v puts weights γ_p ∝ exp⟨v, u_p⟩ on n points u_p of the unit circle.  For a subset with the indicator x let
P = Σ_p x_p γ_p and C = Σ_p x_p γ_p (u_p - ū), the covariance of x and u, which is the gradient of P: every Lipschitz
constant of a function of such shares is a question about pairs (P, |C|).

For a slope β ≥ 0 let α(β) = sup (|C|² - βP) over all vectors in the plane and all subsets.  Then |C|² ≤ α + βP, and by
complementing x also |C|² ≤ α + β(1 - P): finitely many slopes give a concave majorant.

* For fixed weights |C|² - βP is convex in x, so its maximum over the cube is at a linear functional's maximiser,
  which is the indicator of a half-plane: only the n(n-1) arcs of consecutive corners matter (and x = 0, with
  value 0).
* The dihedral symmetry of the circle brings v into the wedge 0 ≤ angle ≤ π/n.
* Beyond radius K all weight but ε = (n-2)exp(-K(1 - cos 2π/n)) sits on two neighbours, where |C| ≤ d P(1-P) + 4ε; or,
  sooner on long circles, |C|² ≤ P(1-P)λ with λ the trace of Cov u, which falls along a ray (its mean direction grows).

This module finds α(β) numerically and proposes a quad-tree over the wedge; the checker proves it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Balls, Flags
from numerics.arithmetic.subdivision import preorder

__all__ = ["Envelope", "arcs", "circle", "concentrated", "covariances", "envelope", "support"]

SLOPES = (0.0, 0.8, 1.5, 2.0, 2.4)  # in units of the largest |C|²
SLACK = 0.008  # claimed minus found α, in units of the largest |C|²: what the subdivision has to bridge
STEEP, LITTLE = 1.02, Fraction(1, 10_000)  # the last line: nearly through the origin, this much steeper than the chord


@dataclass(frozen=True)
class Envelope:
    """α_r ≥ sup(|C|² - β_r P) with the evidence to check it: the radius of the tail and the quad-tree."""

    n: int
    slopes: tuple[Fraction, ...]
    offsets: tuple[Fraction, ...]
    radius: Fraction
    tree: str  # of the square [0, radius]² in preorder: 1 splits in four, 0 is a leaf

    def majorant(self, share: Array) -> Array:
        """Concave upper bound of |C|² at given P."""
        folded = np.minimum(share, 1 - share)
        lines = [float(a) + float(b) * folded for a, b in zip(self.offsets, self.slopes, strict=True)]
        return np.min(lines, axis=0)


def circle(n: int) -> Array:
    """Corners 1..n, corner p at (sin, cos) of 2πp/n."""
    angle = 2 * np.pi * np.arange(1, n + 1) / n
    return np.stack([np.sin(angle), np.cos(angle)], axis=-1)


@lru_cache
def arcs(n: int) -> Array:
    """Indicators of all arcs of consecutive corners, neither empty nor everything."""
    rows = [[float((p - start) % n < length) for p in range(n)] for length in range(1, n) for start in range(n)]
    return np.array(rows)


def covariances(n: int, heads: Array, inputs: Array) -> tuple[Array, Array]:
    """(P, C) for an array of vectors (…, 2) and subsets (m, n): shapes (…, m) and (…, m, 2)."""
    u = circle(n)
    scores = heads @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    mean = weights @ u
    share = weights @ inputs.T
    moment = np.stack([(weights * u[:, c]) @ inputs.T for c in range(2)], -1)
    return share, moment - share[..., None] * mean[..., None, :]


def polar(n: int, radii: Array, angles: Array) -> Array:
    """Vectors at the given radii and angles; angle 0 points at corner n."""
    r, t = np.meshgrid(radii, angles, indexing="ij")
    return np.stack([r * np.sin(t), r * np.cos(t)], axis=-1)


def support(n: int, slope: float, *, rounds: int = 26) -> float:
    """sup over vectors and arcs of |C|² - slope·P."""
    return _zoom(n, lambda share, square: square - slope * share, rounds)


def chord(n: int) -> float:
    """sup of |C|²/P: what counts where the share is small."""
    return _zoom(n, lambda share, square: square / np.maximum(share, 1e-300), 26)


def concentrated(n: int, radius: float) -> Array:
    """Upper bounds of the trace of Cov u beyond a radius, by direction: 1 - ⟨ū, e⟩², which falls along a ray."""
    apart = np.cos(np.linspace(0, math.pi / n, 33)[:, None] - 2 * np.pi * np.arange(n) / n)
    weights = np.exp(radius * (apart - apart.max(-1, keepdims=True)))
    return np.asarray((1 - ((weights * apart).sum(-1) / weights.sum(-1)) ** 2) * 1.01)


def _zoom(n: int, value_of: Callable[[Array, Array], Array], rounds: int) -> float:
    """The largest value over vectors and arcs, by a zooming grid over the wedge."""
    top = 40.0 / (1 - math.cos(2 * math.pi / n)) if n > 2 else 20.0
    low, high = np.array([0.0, 0.0]), np.array([math.asinh(top), math.pi / n])
    best = 0.0
    for _ in range(rounds):
        radii = np.sinh(np.linspace(low[0], high[0], 25))
        angles = np.linspace(low[1], high[1], 13)
        share, cov = covariances(n, polar(n, radii, angles), arcs(n))
        value = value_of(share, (cov**2).sum(-1)).max(-1)
        i, j = np.unravel_index(np.argmax(value), value.shape)
        best = max(best, float(value[i, j]))
        centre, span = np.array([math.asinh(radii[i]), angles[j]]), (high - low) * 0.35
        low = np.maximum(centre - span, [0.0, 0.0])
        high = np.minimum(centre + span, [math.asinh(top), math.pi / n])
    return best


def _rational(value: float, digits: int = 6) -> Fraction:
    return Fraction(math.ceil(value * 10**digits), 10**digits)


@lru_cache
def envelope(n: int) -> Envelope:
    """Offsets, tail radius and quad-tree for n ≥ 2 corners (two need no tree: |C| = 2P(1-P))."""
    if n < 2:
        raise ValueError(f"the envelope is for n >= 2 points, not {n}: one point has no covariance")
    peak = support(n, 0.0)
    slopes = tuple(_rational(s * peak) for s in SLOPES)
    offsets = tuple(_rational(support(n, float(s)) + SLACK * peak) for s in slopes)
    slopes, offsets = (*slopes, _rational(STEEP * chord(n))), (*offsets, LITTLE)
    if n == 2:
        return Envelope(n, slopes, offsets, Fraction(1), "0")
    radius = _tail_radius(n, slopes, offsets)
    return Envelope(n, slopes, offsets, radius, _subdivide(n, slopes, offsets, float(radius)))


def _tail_radius(n: int, slopes: tuple[Fraction, ...], offsets: tuple[Fraction, ...]) -> Fraction:
    """The smallest half-integer radius beyond which concentration or two neighbours decide everything."""
    share = np.linspace(0, 1, 4001)
    distance = 2 * math.sin(math.pi / n)
    for half in range(1, 10**6):
        tail = 4 * (n - 2) * math.exp(-half / 2 * (1 - math.cos(2 * math.pi / n)))
        worst = (distance * share * (1 - share) + tail) ** 2
        spread = float(concentrated(n, half / 2).max())
        if all(
            (worst - b * share).max() < a * 0.999 or max(spread - b, 0.0) ** 2 < 3.996 * spread * a
            for a, b in zip(map(float, offsets), map(float, slopes), strict=True)
        ):
            return Fraction(half, 2)
    raise ArithmeticError(f"no tail radius found for n = {n}")


def _subdivide(n: int, slopes: tuple[Fraction, ...], offsets: tuple[Fraction, ...], radius: float) -> str:
    """Level by level: which boxes need four children?  Returned as a preorder string."""
    level = np.array([[radius / 2, radius / 2]])
    half = radius / 2
    split_levels: list[Flags] = []
    while len(level):
        done = np.concatenate(
            [
                _accepted(n, chunk, half, slopes, offsets, radius)
                for chunk in np.array_split(level, -(-len(level) // 256))
            ]
        )
        split_levels.append(~done)
        half /= 2
        corners = np.array([[-half, -half], [-half, half], [half, -half], [half, half]])
        level = (level[~done][:, None, :] + corners).reshape(-1, 2)
        if len(split_levels) > 24 or len(level) > 400_000:
            raise ArithmeticError(f"the subdivision for n = {n} does not end")
    return preorder(split_levels, 4)


def _accepted(
    n: int, centres: Array, half: float, slopes: tuple[Fraction, ...], offsets: tuple[Fraction, ...], radius: float
) -> Flags:
    """Which boxes lie outside the wedge or satisfy every inequality; the same tests as the checker's."""
    low, high = centres - half, centres + half
    sure = 1 + 1e-9  # on the border the checker cannot tell: leave no doubt
    outside = (low[:, 1] > high[:, 0] * math.tan(math.pi / n) * sure) | ((low**2).sum(-1) > radius**2 * sure)
    accepted = outside.copy()
    rest = np.flatnonzero(~outside)
    if len(rest):
        alpha = np.array([float(a) for a in offsets]) - 1e-10
        beta = np.array([float(b) for b in slopes])
        accepted[rest] = _inside(n, centres[rest], half, alpha, beta)
    return accepted


def _inside(n: int, centres: Array, half: float, alpha: Array, beta: Array) -> Flags:
    angle = 2 * np.pi * np.arange(n) / n
    u = np.stack([np.cos(angle), np.sin(angle)], axis=-1)  # wedge coordinates: angle 0 is a corner
    gaps = u[None, :, :] - u[:, None, :]  # [p, j] = u_j - u_p
    spread = half * np.abs(gaps).sum(-1)

    def weights(rad: float) -> Balls:
        exponents = np.einsum("bc,pjc->bpj", centres, gaps)
        return Balls(exponents, np.broadcast_to(spread * rad, exponents.shape)).exp().sum(2).reciprocal()

    ok = np.zeros(len(centres), dtype=bool)
    if spread.max() > 3:  # weights that vary by such factors are of no use
        return ok
    gamma, at_centre = weights(1.0), weights(0.0)
    usable = np.flatnonzero(np.isfinite(gamma.rad).all(-1))
    ok[usable] = _coarse(gamma.take(usable), u, alpha, beta)
    rest = np.flatnonzero(np.isfinite(gamma.rad).all(-1) & ~ok)
    if len(rest):
        ok[rest] = _fine(gamma.take(rest), at_centre.mid[rest], u, half, alpha, beta)
    return ok


def _coarse(gamma: Balls, u: Array, alpha: Array, beta: Array) -> Flags:
    """|C|² ≤ P(1-P) λ with λ the largest eigenvalue of the covariance of u."""
    xx, xy, yy = _second_moments(gamma, u)
    spread = xx - yy
    root = np.sqrt(spread.magnitude**2 + 4 * xy.magnitude**2)
    top = (xx.upper + yy.upper + root) / 2
    excess = np.maximum(top[:, None] - beta, 0) ** 2 / (4 * top[:, None])
    return np.asarray((excess <= alpha).all(-1))


def _second_moments(gamma: Balls, u: Array) -> tuple[Balls, Balls, Balls]:
    n = len(u)
    first, second = np.triu_indices(n, 1)
    pairs = Balls(gamma.mid[:, first], gamma.rad[:, first]) * Balls(gamma.mid[:, second], gamma.rad[:, second])
    d = u[first] - u[second]
    table = np.stack([d[:, 0] ** 2, d[:, 0] * d[:, 1], d[:, 1] ** 2], axis=-1)
    moments = pairs.matmul(table)
    parts = [Balls(moments.mid[:, c], moments.rad[:, c]) for c in range(3)]
    return parts[0], parts[1], parts[2]


def _fine(gamma: Balls, centre: Array, u: Array, half: float, alpha: Array, beta: Array) -> Flags:
    """Centred form g(c) + |∇g| r over the box, for every arc and slope."""
    n = len(u)
    mask = arcs(n).T  # (n, m)
    share, cx, cy, jxx, jxy, jyy = _derivatives(gamma, u, mask)
    exact = Balls(centre, np.zeros_like(centre))
    share0, cx0, cy0, *_ = _derivatives(exact, u, mask)
    value = (cx0.mid**2 + cy0.mid**2)[..., None] - share0.mid[..., None] * beta
    gx = (jxx * cx + jxy * cy) * 2.0
    gy = (jxy * cx + jyy * cy) * 2.0
    slope_x = _lift(gx) - _lift(cx) * beta
    slope_y = _lift(gy) - _lift(cy) * beta
    bound = value + half * (slope_x.magnitude + slope_y.magnitude)
    natural = (cx.magnitude**2 + cy.magnitude**2)[..., None] - beta * share.lower[..., None]
    return np.asarray((np.minimum(bound, natural) <= alpha).all((-1, -2)))


def _lift(balls: Balls) -> Balls:
    return Balls(balls.mid[..., None], balls.rad[..., None])


def _derivatives(gamma: Balls, u: Array, mask: Array) -> tuple[Balls, ...]:
    """P, C and the Jacobian J = M_x - P·Cov(u) of C for every arc: shapes (boxes, arcs)."""
    mean = [gamma.matmul(u[:, c]) for c in range(2)]
    dx, dy = (
        Balls(u[:, c] - mean[c].mid[:, None], np.broadcast_to(mean[c].rad[:, None], gamma.mid.shape)) for c in range(2)
    )
    gx, gy = gamma * dx, gamma * dy
    share = gamma.matmul(mask)
    xx, xy, yy = _second_moments(gamma, u)

    def jacobian(product: Balls, moment: Balls) -> Balls:
        return product.matmul(mask) - share * Balls(moment.mid[:, None], moment.rad[:, None])

    return (
        share,
        gx.matmul(mask),
        gy.matmul(mask),
        jacobian(gx * dx, xx),
        jacobian(gx * dy, xy),
        jacobian(gy * dy, yy),
    )

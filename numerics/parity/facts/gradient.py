"""Symbolic facts about the risk's gradient, for all sizes; each is true only if SymPy confirms it.

The optional arguments put a wrong formula in the place of the right one: the tests do, and must get False.
"""

from __future__ import annotations

import sympy as sp

__all__ = [
    "attention_gradient_by_pairs",
    "averages_square",
    "classifier_is_piecewise_linear",
    "cosines_are_positive_within_a_quarter_turn",
    "descent_from_smoothness",
    "four_cosines",
    "hinge_derivative_squared",
    "residual_is_twice_the_difference",
    "share_gradient_is_a_covariance",
    "smoothing_vanishes",
]

_J = sp.Symbol("j", integer=True, nonnegative=True)


def _zero(expr: sp.Expr) -> bool:
    return bool(sp.simplify(expr) == 0)


def classifier_is_piecewise_linear(constant: sp.Expr | None = None) -> bool:
    """With ReLU, f(S) = (-1)^j (4jS - 4j² + 1) where j = ceil(S - 1/2) layers are on, for every j, by induction.

    ``constant`` replaces -4j² + 1.  The slope (-1)^j 4j is the coefficient of S.
    """
    s = sp.Symbol("S", real=True)
    constant = 1 - 4 * _J**2 if constant is None else constant

    def piece(j: sp.Expr) -> sp.Expr:
        return (-1) ** j * (4 * j * s + constant.subs(_J, j))

    layer = (-1) ** (_J + 1) * (8 * (_J + 1) - 4) * (s + sp.Rational(1, 2) - (_J + 1))
    return _zero(piece(sp.Integer(0)) - 1) and _zero(piece(_J) + layer - piece(_J + 1))


def smoothing_vanishes() -> bool:
    """As b → 0 the smoothed activation tends to ReLU, and its slope to that of ReLU at every z other than 0."""
    z, b = sp.symbols("z b", positive=True)
    right, left = (z + sp.sqrt(z**2 + b)) / 2, (-z + sp.sqrt(z**2 + b)) / 2
    slopes = (1 + z / sp.sqrt(z**2 + b)) / 2, (1 - z / sp.sqrt(z**2 + b)) / 2
    limits = [sp.limit(f, b, 0, "+") for f in (right, left, *slopes)]
    return [sp.simplify(f) for f in limits] == [z, 0, 1, 0]


def residual_is_twice_the_difference(factor: int = 2) -> bool:
    """For a label of ±1 the derivative of (1 - y ŷ)² by ŷ is 2(ŷ - y)."""
    out = sp.Symbol("out", real=True)
    return all(_zero(sp.diff((1 - y * out) ** 2, out) - factor * (out - y)) for y in (-1, 1))


def hinge_derivative_squared(factor: sp.Expr | int = 4) -> bool:
    """The squared derivative of the squared hinge loss is ``factor`` times the loss (1 - y ŷ)²."""
    out = sp.Symbol("out", real=True)
    return all(_zero(sp.diff((1 - y * out) ** 2, out) ** 2 - factor * (1 - y * out) ** 2) for y in (-1, 1))


def attention_gradient_by_pairs(sign: int = -1) -> bool:
    """γ_p Σ_{j≠p} γ_j (u_p - u_j) = γ_p (u_p - m) when the weights sum to one; ``sign`` = +1 is the display.

    With w = γ_p and r = Σ_{j≠p} γ_j u_j, Σ_{j≠p} γ_j = 1 - w and m = w u_p + r.
    """
    w, u, r = sp.symbols("w u r", real=True)
    return _zero(w * ((1 - w) * u + sign * r) - w * (u - (w * u + r)))


def share_gradient_is_a_covariance() -> bool:
    """∂P/∂a = Cov_γ(x, u)/τ for symbolic n, τ and weights, from the symbolic model."""
    from numerics.parity.model import symbolic

    model = symbolic.symbolic_model()
    return all(
        symbolic.same(derived, symbolic.covariance(model, symbolic.x[symbolic.p], feature) / symbolic.tau)
        for derived, feature in zip(model.share_gradient, model.features, strict=True)
    )


def averages_square(cross: int = 2) -> bool:
    """(Σ_N g_N)² = Σ_N g_N² + 2 Σ_{N<M} g_N g_M, here for four samples as a polynomial identity."""
    g = sp.symbols("g1:5", real=True)
    pairs = sum((g[i] * g[j] for i in range(4) for j in range(i + 1, 4)), sp.Integer(0))
    return _zero(sp.expand(sum(g) ** 2 - sum(v**2 for v in g) - cross * pairs))


def four_cosines(sign: int = 1) -> bool:
    """⟨u_p + u_j, u_q + u_r⟩ is the sum of the cosines of the four differences."""
    p, q, j, r = sp.symbols("p q j r", real=True)
    left = (sp.sin(p) + sp.sin(j)) * (sp.sin(q) + sp.sin(r)) + (sp.cos(p) + sp.cos(j)) * (sp.cos(q) + sp.cos(r))
    right = sp.cos(p - q) + sp.cos(p - r) + sp.cos(j - q) + sign * sp.cos(j - r)
    return _zero(sp.expand(sp.expand_trig(left - right)))


def cosines_are_positive_within_a_quarter_turn(largest: int, share: int = 8) -> bool:
    """Positions within 2π/share of a head differ by at most 2⌊n/share⌋ steps: for π/4 all those cosines are ≥ 0."""
    from flint import arb, fmpq

    return all(
        arb.cos_pi_fmpq(fmpq(2 * d, n)) > -(arb(2) ** -40) and 4 * d <= n
        for n in range(8, largest + 1)
        for d in range(2 * (n // share) + 1)
    )


def descent_from_smoothness(share: sp.Expr | None = None) -> bool:
    """A step -η g with η = 1/M: ⟨g, -η g⟩ + (M/2)|η g|² = -(η/2)|g|²."""
    eta, g2 = sp.symbols("eta g2", positive=True)
    share = sp.Rational(1, 2) if share is None else share
    return _zero(-eta * g2 + (1 / eta) / 2 * eta**2 * g2 + share * eta * g2)

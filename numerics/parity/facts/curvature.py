r"""Facts about second derivatives of the model for all sizes; each function is true only if SymPy confirms it.

With P = E_γ[x], C = Cov(x, u) and K = E_γ[(x - P)(u - ū)(u - ū)ᵀ] of a head, and f the frozen classification head,
the second derivative of the output is (f'' C_i C_rᵀ + δ_ir f' K_i)/τ².  The bounds that follow for every n, k, τ, b:

* |f'| ≤ 4k, |f''| ≤ 4k/√b, |f| ≤ 2k - 1 + 4k√b on [0, k], by Abel summation with the partial sums (-1)^j 4j of the
  layer weights: σ' falls from layer to layer, σ'' and σ - ReLU rise and then fall, and never exceed 1/(2√b) and √b/2;
* |C| ≤ 1/2 (see :mod:`numerics.parity.facts.classifier`) and ‖K‖ ≤ 2/(3√3), which two opposite positions attain.

The last one.  Let t = ⟨e, u⟩ ∈ [-1, 1] for a unit vector e, A the positions with x = 1, a and c the means of t on A and
off it, d = a - c, so that the mean of t is c + Pd.  From t² ≤ 1 on A and Jensen off A,
eᵀKe ≤ P(1-P)G with G = 1 - c² - 2cd - 2Pd².  Complementing x changes the sign of K, so this bounds |eᵀKe|.
G = 1 + c²(1/(2P) - 1) - 2P(d + c/(2P))² gives P(1-P)G ≤ 1/4 for P ≥ 1/2 and ≤ (1-P)/2 ≤ 3/8 for 1/4 ≤ P ≤ 1/2.  For
P < 1/4 let c ≥ 0 (reflect t).  If c < 2P/(1-2P) the square's form gives G ≤ 1/(1-2P) ≤ 2 ≤ 4(1-2P); otherwise the top
of the parabola lies left of d = -1 - c, the least d allowed, and G ≤ (1+c)²(1-2P) ≤ 4(1-2P).  Last, with s = 1 - 2P,
4P(1-P)(1-2P) = s(1 - s²) and 2/(3√3) - s(1 - s²) = (s - 1/√3)²(s + 2/√3).
"""

from __future__ import annotations

import sympy as sp

__all__ = ["KAPPA", "hessian_has_two_terms", "second_derivative_is_a_cumulant"]

KAPPA = "2/(3*sqrt(3))"  # sup ‖K‖ over all heads, inputs and n, in the expression grammar


def second_derivative_is_a_cumulant() -> bool:
    """∂²P/∂a∂a' = κ₃(x, φ, φ')/τ² for both trained entries, with symbolic n."""
    from numerics.parity.model import symbolic

    model = symbolic.symbolic_model()
    return all(
        symbolic.same(
            model.share_hessian[r][s],
            symbolic.third_cumulant(model, symbolic.x[symbolic.p], one, two) / symbolic.tau**2,
        )
        for r, one in enumerate(model.features)
        for s, two in enumerate(model.features)
        if r <= s
    )


def hessian_has_two_terms(within: int = 1, across: int = 0) -> bool:
    """Within a head f'·∂²P + f''·∂P·∂P, across two heads f''·∂P·∂Q alone, with symbolic k and one head a bit.

    ``within`` and ``across`` multiply the term with f' in the two cases: any other number makes it false.
    """
    from numerics.parity.model import symbolic

    model = symbolic.symbolic_model()
    found = symbolic.output_derivatives(model)
    here, there, second = found.here, found.there, found.second
    place = {symbolic.S: symbolic.total}
    slope, bend = model.slope.subs(place), _curvature(model).subs(place)

    def alike(derived: sp.Expr, expected: sp.Expr) -> bool:
        return symbolic.same(derived.subs(symbolic.m, symbolic.k), expected)

    return all(
        alike(found.within[r][s], within * slope * second[r][s] + bend * here[r] * here[s])
        and alike(found.across[r][s], bend * here[r] * there[s] + across * slope * second[r][s])
        for r in range(2)
        for s in range(2)
    )


def _curvature(model: object) -> sp.Expr:
    bend: sp.Expr | None = model.curvature  # type: ignore[attr-defined]
    if bend is None:
        raise ValueError("the activation has a kink")
    return bend

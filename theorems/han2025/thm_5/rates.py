"""The checks of Theorem 5 on rates: the inferences, what no rate can do, and the law on one head."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from numerics.parity.facts import classifier as identities
from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, softmax_facts
from theorems.han2025.shared.floor import single_bits_need_weight_one
from theorems.han2025.shared.scope import carries_over, for_every_smoothing
from theorems.han2025.shared.smooth_models import differentiable
from verify.records import Context, Evidence

if TYPE_CHECKING:
    pass

NO_RATE = (
    "For b = 0 and k < n no linear rate is possible from any initialisation, with any bounded step size. "
    r"The squared hinge loss has $\lVert\nabla\ell\rVert\le\frac{4k\sqrt k}{\tau}\sqrt\ell$, so $\mathcal "
    r"L_t\le c^t\mathcal L_0$ makes the steps summable and the heads converge to finite heads of risk "
    r"zero; but these do not exist, since risk zero needs $c_p\ge1$ for each parity bit, which leaves no "
    "attention for the other positions. (The facts are computed for all sizes; not machine-checked: "
    "the sum of the steps, the limit point, and that its risk is zero.)"
)


@functools.cache
def no_linear_rate_facts() -> dict[str, bool]:

    return {
        "slopes are at most 4k": identities.layer_weights_telescope()
        and identities.activation_slope_grows_from_zero_to_one(),
        "covariances are at most 1/2": identities.bit_variance_is_at_most_a_quarter()
        and identities.positions_are_unit_vectors(),
        "the gradient is at most a multiple of the root of the loss": closed_forms.hinge_derivative_squared(),
        **single_bits_need_weight_one(),
        **softmax_facts(),
        "the gradient of a share is a covariance": closed_forms.share_gradient_is_a_covariance(),
    }


@carries_over(differentiable)
@for_every_smoothing
def smooth_descent_lowers_the_risk(ctx: Context) -> Evidence:

    return by_proof(
        {"the quadratic upper bound at a step of 1/M": closed_forms.descent_from_smoothness()},
        (
            r"As an inference it is right: if the gradient is M-Lipschitz, $\mathcal L(\mathbf A-\eta "
            r"g)\le\mathcal L(\mathbf A)-\eta\lVert g\rVert^2+\frac M2\eta^2\lVert g\rVert^2$, and $\eta=1/M$ "
            r"gives $-\frac\eta2\lVert g\rVert^2$. Whether the printed M is a Lipschitz constant is Lemma 7. Not "
            r"machine-checked"
            ": the quadratic upper bound from a Lipschitz gradient."
        ),
    )


def right_risk(w: Fraction) -> Fraction:
    return 4 * (1 - w) ** 2


def left_risk(w: Fraction) -> Fraction:
    return 1 + (1 - 2 * w) ** 2


@functools.cache
def axis_risk_decreases(share: Fraction = Fraction(1, 2)) -> dict[str, bool]:
    """L' = (4/τ)(-εγ(1-m) + Σγ_p²(cos_p - m)) < 0 for γ > 1/2, m the mean cosine, sums over p other than the bit.

    Σγ_p²(cos_p - m) <= (1-m)Σγ_p² <= (1-m)ε² and ε² < εγ; ``share`` in the place of 1/2 for a mutant.
    """

    r, tau = sp.symbols("R tau", positive=True)
    cosines = sp.symbols("c1 c2", real=True)  # two positions stand for all: every term enters alike
    raised = [sp.exp((c - 1) * r / tau) for c in cosines]
    total = 1 + sum(raised)
    weights = [value / total for value in raised]
    rest, mean = sum(weights), (1 + sum(w * c for w, c in zip(raised, cosines, strict=True))) / total
    slope = -rest * (1 / total) * (1 - mean) + sum(w**2 * (c - mean) for w, c in zip(weights, cosines, strict=True))
    risk = 2 * (rest**2 + sum(w**2 for w in weights))
    parts = sp.symbols("g1:5")
    over = sp.Symbol("h")  # by how much the attention on the bit exceeds the share
    bit = sp.Rational(share.numerator, share.denominator) + over
    return {
        "the derivative along the ray": bool(sp.simplify(sp.diff(risk, r) - 4 / tau * slope) == 0),
        "a sum of squares is at most the square of the sum": bool(
            min(sp.Poly(sum(parts) ** 2 - sum(g**2 for g in parts), *parts).coeffs()) >= 0
        ),
        "above a half the bit has more than the rest": bool(min(sp.Poly(bit - (1 - bit), over).coeffs()) > 0),
    }

"""The checks of Lemma 17: what the products of two samples' gradients are, and where the displays part from it."""

from __future__ import annotations

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, display, for_the_papers_risk, layers, refuted_by, zero_heads
from theorems.han2025.shared.otherwise import carries_over, otherwise
from theorems.han2025.shared.wider import (
    any_model,
    nothing_vanishes,
    on_the_grid,
    same_classifier,
    sharp_output,
    smoothed_gradient,
    squares,
)
from verify.records import Context, Evidence, Scope, asks

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}
CEIL = ["ceil-z1"]


@carries_over(smoothed_gradient)
@for_the_papers_risk
def loss_gradient_with_a_minus_is_right(ctx: Context) -> Evidence:

    return by_proof(
        {
            "softmax derivatives are covariances": closed_forms.share_gradient_is_a_covariance(),
            "the covariance as a double sum": closed_forms.attention_gradient_by_pairs(),
            "the derivative of the loss": closed_forms.residual_is_twice_the_difference(),
        },
        (
            "With a minus between the two positions the formula is the derivative, for all sizes: its factors are "
            "computed with symbolic n. Not machine-checked: the chain rule that multiplies them."
        ),
    )


@otherwise(sharp_output)
@for_the_papers_risk
def closed_form_of_the_output_needs_a_sharp_activation(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["S"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        "With $S=k(v^*)_1$ it is the output of the ReLU classifier; the smoothed one differs for every b > 0.",
        ("lemma-17.output-smoothed", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
    )


@otherwise(nothing_vanishes)
@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_output_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
            "the smoothing vanishes with b": closed_forms.smoothing_vanishes(),
        },
        (
            r"As $b\to0$ it becomes exact: by induction over the layers $f(S)=(-1)^j(4jS-4j^2+1)$ with $j=\lceil "
            r"S-\frac12\rceil$ (not machine-checked: which layers are on at S)."
        ),
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def closed_form_of_the_slope_needs_a_sharp_activation(ctx: Context) -> Evidence:
    printed = ["*", ["alternating", CEIL], "4", CEIL]
    return refuted_by(
        (
            "For every b > 0 the slope of the smoothed classifier passes through all values between its plateaus; "
            "the display is that of the ReLU classifier away from its kinks."
        ),
        ("lemma-17.slope", display({**SMALL, "x": "11"}, layers(), "=", printed)),
    )


@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_slope_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
            "the smoothing vanishes with b": closed_forms.smoothing_vanishes(),
        },
        (
            r"As $b\to0$ it becomes exact at every S that is not half an odd integer (not machine-checked: a "
            "finite sum of layers tends to the sum of their limits)."
        ),
        scope=Scope.LIMIT,
    )


@carries_over(squares)
@for_the_papers_risk
def pairs_of_positions_are_enough(ctx: Context) -> Evidence:
    """The product is s s' Σ_p Σ_q x_p x'_q ⟨d_p, d_q⟩: with s, s' and all ⟨d_p, d_q⟩ ≥ 0 a sum of such terms."""
    return by_proof(
        {"bilinear expansion": bilinear_expansion()},
        (
            "As an inference it is right: if both scalar factors are not negative and all products of two "
            "positions are not, then the product is a sum of terms that are not negative (written out for three "
            "positions; for all sizes it is not machine-checked: bilinearity). The first of these hypotheses is "
            "the sign step."
        ),
    )


def bilinear_expansion(sign: int = 1) -> bool:
    """(Σ_p x_p d_p)(Σ_q y_q d_q) = Σ_p Σ_q x_p y_q d_p d_q, as a polynomial identity in one coordinate."""

    d, x, y = sp.symbols("d1:4"), sp.symbols("x1:4"), sp.symbols("y1:4")
    left = sum(a * b for a, b in zip(x, d, strict=True)) * sum(a * b for a, b in zip(y, d, strict=True))
    right = sum(x[p] * y[q] * d[p] * d[q] for p in range(3) for q in range(3))
    return bool(sp.expand(left - sign * right) == 0)


@carries_over(on_the_grid)
@for_the_papers_risk
def products_of_sums_are_four_cosines(ctx: Context) -> Evidence:

    return by_proof(
        {"addition theorem": closed_forms.four_cosines()},
        (
            "The rewriting is right, for all sizes: the inner product of two sums of unit vectors is a sum of "
            "four cosines, by the addition theorem. Not machine-checked: the double sum over j and r."
        ),
    )


@carries_over(any_model)
@for_the_papers_risk
def truncated_products_are_not_negative(ctx: Context) -> Evidence:

    largest = (64, 256, 1024)[ctx.profile.level]
    return by_proof(
        {
            "addition theorem": closed_forms.four_cosines(),
            "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(largest),
        },
        (
            r"If attention beyond $\pi/4$ is replaced by zero, all four cosines are of angles up to $\pi/2$ and "
            "the displayed sum is not negative (the angles are enclosed up to the largest size tried; beyond, it "
            "is not machine-checked"
            "). It is still not the sum that the derivative gives."
        ),
    )

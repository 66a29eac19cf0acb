"""The checks of Lemma 17: what the products of two samples' gradients are, and where the displays part from it."""

from __future__ import annotations

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import (
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    refuted_by,
    term,
    zero_heads,
)
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
from verify.court.words import words_beside
from verify.records import Context, Evidence, Scope, asks

say = words_beside(__package__)

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}
CEIL = ["ceil-z1"]


@carries_over(smoothed_gradient)
@for_the_papers_risk
def loss_gradient_with_a_minus_is_right(ctx: Context) -> Evidence:

    return by_proof(
        {
            say("loss_gradient_with_a_minus_is_right.fact"): closed_forms.share_gradient_is_a_covariance(),
            say("loss_gradient_with_a_minus_is_right.fact-2"): closed_forms.attention_gradient_by_pairs(),
            say("loss_gradient_with_a_minus_is_right.fact-3"): closed_forms.residual_is_twice_the_difference(),
        },
        say("loss_gradient_with_a_minus_is_right.yes"),
    )


@otherwise(sharp_output)
@for_the_papers_risk
def closed_form_of_the_output_needs_a_sharp_activation(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["S"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        say("closed_form_of_the_output_needs_a_sharp_activation.refuted_by"),
        ("lemma-17.output-smoothed", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
    )


@otherwise(nothing_vanishes)
@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_output_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            say(
                "closed_form_of_the_output_holds_without_smoothing.fact"
            ): closed_forms.classifier_is_piecewise_linear(),
            say("closed_form_of_the_output_holds_without_smoothing.fact-2"): closed_forms.smoothing_vanishes(),
        },
        say("closed_form_of_the_output_holds_without_smoothing.yes"),
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def closed_form_of_the_slope_needs_a_sharp_activation(ctx: Context) -> Evidence:
    printed = ["*", ["alternating", CEIL], "4", CEIL]
    return refuted_by(
        say("closed_form_of_the_slope_needs_a_sharp_activation.refuted_by"),
        ("lemma-17.slope", display({**SMALL, "x": "11"}, layers(), "=", printed)),
    )


@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_slope_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            say("closed_form_of_the_slope_holds_without_smoothing.fact"): closed_forms.classifier_is_piecewise_linear(),
            say("closed_form_of_the_slope_holds_without_smoothing.fact-2"): closed_forms.smoothing_vanishes(),
        },
        say("closed_form_of_the_slope_holds_without_smoothing.yes"),
        scope=Scope.LIMIT,
    )


@carries_over(squares)
@for_the_papers_risk
def pairs_of_positions_are_enough(ctx: Context) -> Evidence:
    """The product is s s' Σ_p Σ_q x_p x'_q ⟨d_p, d_q⟩: with s, s' and all ⟨d_p, d_q⟩ ≥ 0 a sum of such terms."""
    return by_proof({"bilinear expansion": bilinear_expansion()}, say("pairs_of_positions_are_enough.yes"))


def bilinear_expansion(sign: int = 1) -> bool:
    """(Σ_p x_p d_p)(Σ_q y_q d_q) = Σ_p Σ_q x_p y_q d_p d_q, as a polynomial identity in one coordinate."""

    d, x, y = sp.symbols("d1:4"), sp.symbols("x1:4"), sp.symbols("y1:4")
    left = sum(a * b for a, b in zip(x, d, strict=True)) * sum(a * b for a, b in zip(y, d, strict=True))
    right = sum(x[p] * y[q] * d[p] * d[q] for p in range(3) for q in range(3))
    return bool(sp.expand(left - sign * right) == 0)


@carries_over(on_the_grid)
@for_the_papers_risk
def products_of_sums_are_four_cosines(ctx: Context) -> Evidence:

    return by_proof({"addition theorem": closed_forms.four_cosines()}, say("products_of_sums_are_four_cosines.yes"))


def _pair(p: str, q: str) -> list:
    return ["+", ["*", term("sin", p), term("sin", q)], ["*", term("cos", p), term("cos", q)]]


@carries_over(any_model)
@for_the_papers_risk
def truncated_products_are_not_negative(ctx: Context) -> Evidence:

    largest = (64, 256, 1024)[ctx.profile.level]
    return by_proof(
        {
            "addition theorem": closed_forms.four_cosines(),
            say("truncated_products_are_not_negative.fact"): closed_forms.cosines_are_positive_within_a_quarter_turn(
                largest
            ),
        },
        say("truncated_products_are_not_negative.yes"),
    )

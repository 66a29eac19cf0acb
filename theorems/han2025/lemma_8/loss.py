"""Parts (ii) and (iii) of the proof where they are about the loss."""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, of_part, refuted_by
from theorems.han2025.shared.opposite_inputs import even_pair, judged_pair, sharp_pair
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import composed, decide, lower_value
from theorems.han2025.shared.wider import ends_cost_nothing, ends_cost_nothing_without_smoothing
from verify.records import Context, Evidence


def loss_ratio() -> Fraction | None:
    """(∂ℓ/∂ŷ)²/ℓ inside the margin, for both labels, by differentiation; None if it is not one number."""

    out = sp.Symbol("out")
    ratios = {sp.cancel(sp.diff((1 - y * out) ** 2, out) ** 2 / (1 - y * out) ** 2) for y in (-1, 1)}
    (ratio,) = ratios if len(ratios) == 1 else (out,)
    return Fraction(int(ratio)) if ratio.is_Integer else None


@for_every_smoothing
@of_part("loss", "loss_factor")
def loss_derivative_squared_is_four_losses(ctx: Context) -> Evidence:
    """(∂ℓ/∂ŷ)² = 4(1 - yŷ)² = 4ℓ exactly inside the margin."""
    ratio, stated = loss_ratio(), ctx.quantities["loss_factor"]
    if ratio is None:
        return Evidence.unknown("The ratio is not one number.")
    found = decide(str(ratio), ">=", stated, "k >= 1")
    if found.answer == "yes":
        return by_proof(
            {"the square of the derivative over the loss": True},
            rf"With equality for the factor {ratio}: $(2(\hat y-y))^2=4(1-y\hat y)^2$, because $y^2=1$.",
            derived=r"(\partial\ell/\partial\hat y)^2=4\ell",
        )
    bound = lower_value(stated, {})
    if found.answer != "no" or found.undefined or bound is None or bound <= ratio:
        return Evidence.unknown(f"It was not decided whether the factor is at most {ratio}: {found.reason}.")
    body = {
        "kind": "relation-fails",
        "at": [["out", "0"], ["label", "1"]],
        "define": [
            ["loss", ["^", ["max", "0", ["-", "1", ["*", "label", "out"]]], "2"]],
            ["slope", ["*", "2", ["-", "out", "label"]]],
        ],
        "given": [["loss", ">", "0"]],
        "left": ["^", "slope", "2"],
        "relation": ">=",
        "right": ["*", str(bound), "loss"],
    }
    return refuted_by(
        f"The ratio is exactly {ratio} wherever the loss is positive, less than {stated.text}.",
        ("lemma-8.part-ii-loss", body),
    )


@for_the_papers_risk
@of_part("pair", "mu2")
def pair_can_have_loss_without_gradient(ctx: Context) -> Evidence:

    return judged_pair(composed(ctx, "mu2"), "lemma-8.part-iii")


@carries_over(ends_cost_nothing)
@for_every_smoothing
@of_part("pair", "mu2")
def mu2_says_nothing_for_even_k(ctx: Context) -> Evidence:

    return even_pair(ctx, composed(ctx, "mu2"))


@carries_over(ends_cost_nothing_without_smoothing)
@for_every_smoothing
@of_part("pair", "mu2")
def mu2_says_nothing_without_smoothing(ctx: Context) -> Evidence:

    return sharp_pair(composed(ctx, "mu2"))

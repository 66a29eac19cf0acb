"""The entries of the Hessian that belong to two heads: the product rule, and the bounds of its parts."""

from __future__ import annotations

from numerics.parity.facts.curvature import hessian_has_two_terms
from theorems.han2025.lemma_14.checks import ID
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_any_attention, for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.smooth_models import CHAIN_RULE, smooth_output
from theorems.han2025.shared.suprema import by_proof, shown
from verify.records import Context, Evidence, Kind, derives


@for_any_attention
def mixed_derivatives_of_two_heads_vanish(ctx: Context) -> Evidence:
    """v1* is a sum of one function a head: in the derived Hessian across heads there is no term with f'."""

    facts = {"across heads only f''·∂P·∂Q": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Each head adds a function of its own entries to the attention vector, so derivatives by entries of "
            "two heads vanish (the inference in words: a sum of functions of different variables)."
        ),
    )


@otherwise(smooth_output(CHAIN_RULE))
@for_the_papers_model
def product_rule_is_right(ctx: Context) -> Evidence:

    facts = {"within a head f'·∂²P + f''·∂P·∂P": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The product rule is applied correctly; SymPy derives the same for symbolic k. (No formula of the "
            "display is a quantity: nothing in it can be changed.)"
        ),
        derived=(
            r"\frac{\partial^2\hat y}{\partial a_{13}^2}=f'(S)\,\frac{K_{11}}{\tau^2}+f''(S)\,"
            r"\frac{C_1^2}{\tau^2}"
        ),
    )


@derives
@otherwise(bounded("cross", "cross-entry"))
@for_the_papers_model
def cross_entries_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "cross",
        "cross-entry",
        (
            "The bound is true of the true entry for all sizes: it is at most ${cross_entry}$. The arithmetic of "
            r"the chain is right, $\frac2{{\sqrt b}}\cdot4k^2\cdot2\cdot2=32k^2/\sqrt b$."
        ).format(cross_entry=shown("cross-entry")),
    )


@otherwise(attacked("cross", "cross-entry"))
@for_the_papers_model
def no_explicit_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "cross", "cross-entry", "a mixed second derivative of the output")


@derives
@otherwise(bounded("mixed", "slope-derivative"))
@for_the_papers_model
def slope_derivatives_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "mixed",
        "slope-derivative",
        r"True of the true quantity for all sizes: $k|f''||C|/\tau\le {slope_derivative}$.".format(
            slope_derivative=shown("slope-derivative")
        ),
    )


@otherwise(attacked("mixed", "slope-derivative"))
@for_the_papers_model
def no_explicit_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "mixed", "slope-derivative", "the derivative of the slope")

"""Our constant of the product: proved for all sizes, and attacked."""

from __future__ import annotations

from theorems.han2025.lemma_16.checks import ID
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof
from verify.records import Context, Evidence


@otherwise(bounded("repair.constant", "product", OURS))
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "repair.constant",
        "product",
        (
            "At least what is computed for all sizes from the product rule, the largest output, the bound of "
            "Lemma 14's repair and the square of Lemma 15's."
        ),
        OURS,
    )


@otherwise(attacked("repair.constant", "product", OURS))
@for_the_papers_model
def no_explicit_product_exceeds_our_constant(ctx: Context) -> Evidence:
    return attack(ctx, ID, "repair.constant", "product", "the derivative of the product", OURS)

"""Equation (11) of Lemma 14: the second derivative of the attention vector, against its bound."""

from __future__ import annotations

from theorems.han2025.shared.other_models import bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.suprema import by_proof, shown
from verify.records import Context, Evidence


@otherwise(bounded("second_one", "share-curvature"))
@for_the_papers_model
def second_derivative_has_one_factor_of_k(ctx: Context) -> Evidence:
    """With 1/k in the place of 1/k²."""
    return by_proof(
        ctx,
        "second_one",
        "share-curvature",
        (
            "With one factor of $k$ it is true for all sizes: the second derivative is at most ${share_curvature}$."
        ).format(share_curvature=shown("share-curvature")),
    )

"""Our constant of the loss, and the part of the printed maximum that is enough."""

from __future__ import annotations

from theorems.han2025.lemma_7.cases import any_smooth_output, case, hinge_facts
from theorems.han2025.lemma_7.checks import ID, NO_MAXIMUM, SUFFICIENT
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_risk, missing, otherwise, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, of_part
from verify.records import Context, Evidence, Scope, about, asks


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(bounded("repair.constant", "loss", OURS))
@for_the_papers_risk
def our_constant_is_proved(ctx: Context) -> Evidence:
    if unknown := missing(hinge_facts()):
        return unconfirmed(unknown)
    return of_part(
        "constant",
        by_proof(
            ctx,
            "repair.constant",
            "loss",
            (
                "At least what is computed for all sizes from the largest output, Hessian and gradient, for the loss "
                "and so for the risk. (Not machine-checked: the slope of the loss is continuous across the margin, "
                "and the average.)"
            ),
            OURS,
        ),
    )


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(attacked("repair.constant", "loss", OURS))
@for_the_papers_risk
def no_explicit_loss_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part("constant", attack(ctx, ID, "repair.constant", "loss", "the second derivative of the loss", OURS))


@about("repair.enough")
@asks(Scope.STATED, "no maximum")
@otherwise(any_smooth_output("repair.enough"))
@for_the_papers_risk
def second_part_is_enough(ctx: Context) -> Evidence:
    """2(l2 + B) without the maximum, by the argument of ``the_three_cases_give_the_constant``."""
    linear = "False for a linear output: ŷ = 1 + a on a ≤ 0 has l1 = l2 = C = 1 and B = 0, and its loss bends by 2."
    return of_part(
        "no maximum", case(ctx, "repair.enough", SUFFICIENT, linear, f"{NO_MAXIMUM} Not machine-checked: the segment.")
    )

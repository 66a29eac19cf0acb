"""Our constant of the loss, and the part of the printed maximum that is enough."""

from __future__ import annotations

from theorems.han2025.lemma_7.cases import any_smooth_output, case, hinge_facts
from theorems.han2025.lemma_7.checks import ID, NO_MAXIMUM, SUFFICIENT
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_risk, missing, otherwise, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, of_part
from verify.court.words import words_beside
from verify.records import Context, Evidence, Scope, about, asks

say = words_beside(__package__)


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(bounded("repair.constant", "loss", OURS))
@for_the_papers_risk
def our_constant_is_proved(ctx: Context) -> Evidence:
    if unknown := missing(hinge_facts()):
        return unconfirmed(unknown)
    return of_part("constant", by_proof(ctx, "repair.constant", "loss", say("our_constant_is_proved.yes"), OURS))


@about("repair.constant")
@asks(Scope.STATED, "constant")
@otherwise(attacked("repair.constant", "loss", OURS))
@for_the_papers_risk
def no_explicit_loss_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part(
        "constant", attack(ctx, ID, "repair.constant", "loss", say("no_explicit_loss_exceeds_our_constant.of"), OURS)
    )


@about("repair.enough")
@asks(Scope.STATED, "no maximum")
@otherwise(any_smooth_output("repair.enough"))
@for_the_papers_risk
def second_part_is_enough(ctx: Context) -> Evidence:
    """2(l2 + B) without the maximum, by the argument of ``the_three_cases_give_the_constant``."""
    linear = say("second_part_is_enough.linear")
    return of_part(
        "no maximum",
        case(ctx, "repair.enough", SUFFICIENT, linear, say("second_part_is_enough.case", no_maximum=NO_MAXIMUM)),
    )

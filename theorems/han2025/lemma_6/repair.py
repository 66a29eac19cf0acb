"""Our constant for smoothed activations, and why none exists without smoothing."""

from __future__ import annotations

from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, exact, of_part
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks


@about("repair.constant")
@asks(Scope.STATED, "smoothed")
@otherwise(bounded("repair.constant", "hessian", OURS))
@for_the_papers_model
def our_constant_is_one(ctx: Context) -> Evidence:
    return of_part(
        "smoothed", by_proof(ctx, "repair.constant", "hessian", "At least what is computed for all sizes.", OURS)
    )


@about("repair.constant")
@asks(Scope.STATED, "smoothed")
@otherwise(attacked("repair.constant", "hessian", OURS))
@for_the_papers_model
def no_explicit_hessian_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part("smoothed", attack(ctx, "lemma-6", "repair.constant", "hessian", "the norm of the Hessian", OURS))


@about("repair.least")
@asks(Scope.STATED, "ReLU")
@for_the_papers_model
def no_constant_exists_without_smoothing(ctx: Context) -> Evidence:
    """b = 0 and zero heads on n positions: ŷ has a kink where S crosses a half-integer, which equal heads do at b = 0.

    From n = 2 on there is an input with both bits, one head's share takes every value in (0, 1), and f has slopes 0 and
    -4 on the two sides of S = 1/2: with k heads, keep the others away from the ones.  On one position ŷ is constant.
    """

    least = exact(ctx, "repair.least")
    if least is None or least.denominator != 1 or least < 1:
        return Evidence.unknown("No number of positions is named.", part="ReLU")
    if least == 1:
        return Evidence.no(
            Kind.ARGUED,
            (
                "On one position softmax gives it the weight 1 whatever the head is: the output is constant and every "
                "B serves."
            ),
            part="ReLU",
        )
    sides = [
        {
            "kind": "model-point",
            "n": 2,
            "k": 1,
            "tau": "1",
            "b": "0",
            "heads": [["0", head]],
            "x": "10",
            "quantity": "gradient-norm",
            "relation": relation,
            "value": value,
        }
        for head, relation, value in (("-1/1000", ">", "199/100"), ("1/1000", "<", "1/100"))
    ]
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"The smoothing is needed from {least} positions on: one head's share passes 1/2 on an input with "
            "both bits, where the classifier's slope jumps from 0 to -4, so the gradient jumps and no B bounds "
            "its change over its distance. Certified on two positions: 1.99 and 0.01 at heads 1/500 apart. Not "
            "machine-checked"
            ": the same on every longer circle, with the other heads kept away from the ones."
        ),
        part="ReLU",
        certificates=tuple(
            Certificate(name=f"lemma-6.relu-{side}.json", body=body)
            for side, body in zip(("above", "below"), sides, strict=True)
        ),
    )

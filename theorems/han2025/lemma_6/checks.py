r"""Lemma 6: the output is B-smooth in the heads; B is not given there, the details are those of Lemma 14."""

from __future__ import annotations

from theorems.han2025.shared.scope import for_the_papers_model, missing, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, facts, of_part, shown
from verify.records import (
    Certificate,
    Context,
    Evidence,
    Finding,
    Kind,
    Scope,
    about,
    asks,
    derives,
)


@about()
@for_the_papers_model
def some_constant_exists(ctx: Context) -> Evidence:
    """The Hessian is bounded for each n, k, τ, b > 0, uniformly in heads and inputs."""
    unknown = missing(facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain=OURS,
                    summary=rf"True for every b > 0 with $B={shown('hessian')}$, whatever the heads and the input. "
                            rf"(The "
                            "inference in words: the mean value theorem.)")


@derives
@for_the_papers_model
def printed_constant_is_one(ctx: Context) -> Evidence:
    which = "The given constant" if "constant" in ctx.replaced else "The constant of Lemma 14"
    return by_proof(ctx, "constant", "hessian", f"{which} is one such B, for all sizes and b > 0.")


@for_the_papers_model
def no_explicit_hessian_exceeds_the_constant(ctx: Context) -> Evidence:
    return attack(ctx, "lemma-6", "constant", "hessian", "the norm of the Hessian")


@about("repair.constant")
@derives
@asks(Scope.STATED, "smoothed")
@for_the_papers_model
def our_constant_is_one(ctx: Context) -> Evidence:
    return of_part("smoothed", by_proof(ctx, "repair.constant", "hessian", "At least what is computed for all sizes.",
                                        OURS))


@about("repair.constant")
@asks(Scope.STATED, "smoothed")
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
    from theorems.han2025.shared.suprema import exact

    least = exact(ctx, "repair.least")
    if least is None or least.denominator != 1 or least < 1:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, part="ReLU",
                        summary="No number of positions is named.")
    if least == 1:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, part="ReLU",
                        summary="On one position softmax gives it the weight 1 whatever the head is: the output is "
                                "constant and every B serves.")
    sides = [{"kind": "model-point", "n": 2, "k": 1, "tau": "1", "b": "0", "heads": [["0", head]], "x": "10",
              "quantity": "gradient-norm", "relation": relation, "value": value}
             for head, relation, value in (("-1/1000", ">", "199/100"), ("1/1000", "<", "1/100"))]
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, part="ReLU",
        certificates=tuple(Certificate(name=f"lemma-6.relu-{side}.json", body=body)
                           for side, body in zip(("above", "below"), sides, strict=True)),
        summary=f"The smoothing is needed from {least} positions on: one head's share passes 1/2 on an input with both "
                "bits, where the classifier's slope jumps from 0 to -4, so the gradient jumps and no B bounds its "
                "change "
                "over its distance. Certified on two positions: 1.99 and 0.01 at heads 1/500 apart. The inference in "
                "words: the same on every longer circle, with the other heads kept away from the ones.")

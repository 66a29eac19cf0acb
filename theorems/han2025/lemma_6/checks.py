r"""Lemma 6: the output is B-smooth in the heads; B is not given there, the details are those of Lemma 14."""

from __future__ import annotations

from theorems.han2025.shared.other_models import attacked, bounded, some_bound
from theorems.han2025.shared.scope import for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, by_proof, facts, shown
from verify.records import Context, Evidence, Kind, about


@about()
@otherwise(some_bound("hessian"))
@for_the_papers_model
def some_constant_exists(ctx: Context) -> Evidence:
    """The Hessian is bounded for each n, k, τ, b > 0, uniformly in heads and inputs."""
    unknown = missing(facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "True for every b > 0 with $B={hessian}$, whatever the heads and the input. (Not machine-checked: "
            "the mean value theorem.)"
        ).format(hessian=shown("hessian")),
        domain=OURS,
    )


@otherwise(bounded("constant", "hessian"))
@for_the_papers_model
def printed_constant_is_one(ctx: Context) -> Evidence:
    which = "The given constant" if "constant" in ctx.replaced else "The constant of Lemma 14"
    return by_proof(ctx, "constant", "hessian", f"{which} is one such B, for all sizes and b > 0.")


@otherwise(attacked("constant", "hessian"))
@for_the_papers_model
def no_explicit_hessian_exceeds_the_constant(ctx: Context) -> Evidence:
    return attack(ctx, "lemma-6", "constant", "hessian", "the norm of the Hessian")

r"""Remark 10: the result holds for uniform inputs and for every k, odd or even.

What it adds to Theorem 5 is that neither assumption is needed.  For the existence of heads with risk zero that is
true, by the rescaled weights of Proposition 3's repair; for learning it stands and falls with Theorem 5.
"""

from __future__ import annotations

import msgspec

from theorems.han2025.common import for_any_model, for_the_papers_risk
from theorems.han2025.prop_3_transformer import margins_at_least_one, rescaled_transformer_has_risk_zero
from theorems.han2025.review_runs import counts, effort, majority, minority, outcomes
from theorems.han2025.thm_5_checks import floor_is_positive_for_all_heads
from theorems.han2025.thm_11_attention import unknown
from verify.records import Certificate, Claim, Context, Evidence, Finding, Reading, Scope, asks

__all__ = ["CLAIM"]

STEPS = 1000


@for_any_model
def learning_rests_on_theorem_5(ctx: Context) -> Evidence:
    return unknown("Open: it rests on Theorem 5, which is refuted as stated; whether the heads can learn every "
                   "k from uniform inputs in another way is not decided here. The comparison with the distribution "
                   "and the odd k of Daniely and Malach (2020) is "
                   "about another paper.")


@for_the_papers_risk
def the_floor_is_there_for_both_parities(ctx: Context) -> Evidence:
    """What refutes Theorem 5 needs neither another distribution nor one parity of k."""
    found = floor_is_positive_for_all_heads(ctx)
    if found.finding is not Finding.YES:
        return found
    renamed = tuple(Certificate(name=c.name.replace("thm-5.", "rem-10.", 1), body=c.body) for c in found.certificates)
    return msgspec.structs.replace(
        found, finding=Finding.NO, certificates=renamed,
        summary="For uniform inputs and every k, odd or even, the risk of heads in the plane stays above a positive "
                "floor "
                "where b > 0, so it does not fall below every epsilon. " + found.summary)


def _runs(ctx: Context, k: int) -> list[dict[str, object]]:
    spec = ctx.model.at(n=8, k=k, heads=k, temperature="1/n", parity_set=None)
    return outcomes(ctx, spec, "random", effort(ctx, 12, 200, 2000), optimiser="adam", rate=0.08, steps=STEPS)


PROTOCOL = f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets"


@asks(Scope.STATED, part="one bit")
@for_the_papers_risk
def one_bit_is_learned(ctx: Context) -> Evidence:
    rate = counts(_runs(ctx, 1))
    found = majority(rate, f"At n = 8 and temperature 1/n, k = 1: {rate} came below risk 0.01.", PROTOCOL)
    return msgspec.structs.replace(found, part="one bit")


@asks(Scope.STATED, part="more bits")
@for_the_papers_risk
def more_bits_are_seldom_learned(ctx: Context) -> Evidence:
    rates = {k: counts(_runs(ctx, k)) for k in (2, 3, 4)}
    told = "; ".join(f"k = {k}: {rate}" for k, rate in rates.items())
    found = minority(list(rates.values()), f"For more bits, {told}: the parity of k is not what decides.", PROTOCOL)
    return msgspec.structs.replace(found, part="more bits")


@margins_at_least_one
def both_parities_can_be_expressed(ctx: Context) -> Evidence:
    found = rescaled_transformer_has_risk_zero(ctx)
    renamed = tuple(Certificate(name=c.name.replace("prop-3.", "rem-10.", 1), body=c.body) for c in found.certificates)
    return msgspec.structs.replace(found, certificates=renamed)


CLAIM = Claim(
    id="rem-10", where="Section 4", title="The result holds for uniform inputs and every k, odd or even",
    statement=r"The convergence result holds for the uniform distribution over the inputs, and for every $k$ "
              r"regardless of its parity.",
    depends_on=("thm-5",),
    readings=(
        Reading(id="literal", text="gradient descent on the heads learns k-parity with uniform inputs for every k",
                checks=(learning_rests_on_theorem_5,)),
        Reading(id="expressivity", text="for uniform inputs and every k there are heads and a classifier of the "
                                        "stated size with risk zero", checks=(both_parities_can_be_expressed,)),
        Reading(id="theorem-5", text="the conclusion of Theorem 5, a risk below every epsilon, for uniform inputs, "
                                     "every "
                                     "k and b > 0", checks=(the_floor_is_there_for_both_parities,)),
        Reading(id="counted", text=f"in runs at n = 8, temperature 1/n: {STEPS} steps of Adam with rate 0.08 come "
                                   f"below "
                                   f"risk 0.01 in most runs for k = 1, and in fewer than half for k = 2, 3 and 4",
                checks=(one_bit_is_learned, more_bits_are_seldom_learned)),
    ))

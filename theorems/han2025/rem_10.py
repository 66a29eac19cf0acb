r"""Remark 10: the result holds for uniform inputs and for every k, odd or even.

What it adds to Theorem 5 is that neither assumption is needed.  For the existence of heads with risk zero that is
true, by the rescaled weights of Proposition 3's repair; for learning it stands and falls with Theorem 5.
"""

from __future__ import annotations

import msgspec

from theorems.han2025.prop_3_transformer import rescaled_transformer_has_risk_zero
from theorems.han2025.thm_11_attention import unknown
from verify.records import Certificate, Claim, Context, Evidence, Reading

__all__ = ["CLAIM"]


def learning_rests_on_theorem_5(ctx: Context) -> Evidence:
    return unknown("Open: it rests on Theorem 5, which is refuted as stated; whether the heads can learn every "
                   "k from uniform inputs in another way is not decided here. The comparison with the distribution "
                   "and the odd k of Daniely and Malach (2020) is "
                   "about another paper.")


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
    ))

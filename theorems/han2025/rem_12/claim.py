r"""Remark 12: if m²‖α‖‖β‖ = o(n), both factors of Theorem 11 tend to one, and so does the risk.

The second factor does.  The first need not: the hypothesis allows many heads with tiny weights, and for m = n it
tends to minus infinity.  With arbitrary embeddings the conclusion falls with the theorem.  With embeddings in [-1, 1]
and the path norm the conclusion is true for every such sequence, by two cases: few heads (the theorem) or many heads
(then the weights vanish, and so does the output's variation).  The sentence before says O(n) where Ω(n) is meant.
"""

from __future__ import annotations

from theorems.han2025.rem_12 import checks
from theorems.han2025.shared.orders import part
from verify.records import Claim, Context, Evidence, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]


@checks.for_frozen_heads
@part("limit", "repair.product", "repair.order")
def the_limit_follows(ctx: Context) -> Evidence:
    return checks.requires(ctx.quantities["repair.product"], ctx.quantities["repair.order"])


HYPOTHESIS = ("product", "order")

CLAIM = Claim(
    id="rem-12", where="Section 4", title="With fixed soft attention the risk is at chance level in the limit",
    statement=r"The risk is near chance level unless ${=product}=O({=order})$, where norm is $\|\alpha\|\|\beta\|$: if "
              r"${=product}=o({=order})$, then ${=first}\to0$ and ${=second}\to0$, hence by Theorem 11 the risk tends "
              r"to 1.",
    depends_on=("thm-11",),
    readings=(
        Reading(id="literal", text="arbitrary embeddings, as in Theorem 11; every sequence m(n), ‖α‖‖β‖(n) that meets "
                                   "the hypothesis: the risk tends to 1", about=HYPOTHESIS,
                checks=(checks.risk_can_be_zero_for_every_set,)),
        Reading(id="charitable", text="embeddings in [-1, 1] in every coordinate and the path norm", about=HYPOTHESIS,
                checks=(checks.risk_tends_to_one_for_bounded_embeddings,), uses=()),
        Reading(id="threshold-as-printed", text="the first sentence with O(n), embeddings in [-1, 1]: near chance "
                                                "whenever the product is not O(n)", about=HYPOTHESIS,
                checks=(checks.large_norms_read_everything,)),
    ),
    steps=(
        Step(id="rem-12.limit-first-factor", text="the first factor tends to one",
             printed=r"\lim_{n\to\infty}{=first}=0", about=HYPOTHESIS,
             checks=(checks.many_heads_with_tiny_weights,),
             readings=(Reading(id="weights-bounded-below", text="‖α‖‖β‖ stays away from 0, or m is fixed",
                               checks=(checks.weights_that_do_not_vanish_bound_the_heads,)),)),
        Step(id="rem-12.limit-second-factor", text="the second factor tends to one",
             printed=r"\lim_{n\to\infty}{=second}=0", about=HYPOTHESIS, checks=(checks.second_factor_tends_to_one,)),
        Step(id="rem-12.conclusion", text="the risk tends to one", about=HYPOTHESIS,
             printed=r"\lim_{n\to\infty}\mathcal L_{\mathcal D}(\mathcal H_{\bar{\mathbf A}_{1:m}})=1",
             checks=(checks.risk_can_be_zero_for_every_set,),
             uses=("rem-12.limit-first-factor", "rem-12.limit-second-factor", "thm-11"),
             readings=(Reading(id="bounded-embeddings", text="embeddings in [-1, 1] and the path norm",
                               checks=(checks.risk_tends_to_one_for_bounded_embeddings,)),)),
    ),
    repair=Repair(
        text=r"With embeddings in $[-1,1]$ in every coordinate and path norm $P$ (norm in the formulas), uniform bits "
             r"and the squared hinge loss: for any $m$ heads and every $1\le k\le n$ there is a parity set of size $k$ "
             r"such that every classifier has risk at least ${=repair.bound}$. So if ${=repair.product}=o({=repair."
             r"order})$, the best risk of these sets tends to 1, and a risk that stays below $1-\varepsilon$ for a "
             r"fixed $\varepsilon>0$ and all parity sets needs ${=repair.product}=\Omega({=repair.order})$.",
        checks=(checks.mixed_bound_is_derived, the_limit_follows)),
    quantities=(
        Quantity(name="product", text="m**2*norm", symbols=("n", "m", "norm"), meaning="what the hypothesis bounds"),
        Quantity(name="order", text="n", symbols=("n",), meaning="the order that it is compared with"),
        Quantity(name="first", text=checks.FIRST, symbols=("n", "m"), meaning="what the first factor lacks to 1"),
        Quantity(name="second", text="norm*5*m**2/n", symbols=("n", "m", "norm"), meaning="what is subtracted under "
                                                                                          "the square"),
        Quantity(name="repair.bound", symbols=("n", "m", "norm"), ours=True, meaning="least risk; norm is the path "
                                                                                     "norm",
                 text="(1 - 2*sqrt(n)/2**((sqrt(n) - 1/sqrt(n))/5))*max(0, 1 - 5*m**2*norm/n)**2"),
        Quantity(name="repair.product", text="m**2*norm", symbols=("n", "m", "norm"), ours=True,
                 meaning="what has to be of the order of n"),
        Quantity(name="repair.order", text="n", symbols=("n",), ours=True, meaning="that order"),
    ))

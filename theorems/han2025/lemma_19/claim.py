r"""Lemma 19: where the attention sees no one, the pair of an input and its complement satisfies a gradient inequality.

Under softmax only the zero input has attention vector zero.  Its complement is the input of ones.  On both the attended
sum S does not depend on the heads (0 and k), so neither has a gradient.  The labels are 1 and (-1)^k.  With
δ = σ - ReLU, f(0) = 1 - g_1 + g_2 - … ± g_k with g_q = 8zδ(z) at z = q - 1/2 increasing, so f(0) < 1 for odd k and
b > 0, and f(0) ≥ 1 otherwise; (-1)^k f(k) ≥ 1 always.  So the inequality is 0 ≥ 0 for even k or b = 0, and false for
odd k and every b > 0.
"""

from __future__ import annotations

from theorems.han2025.lemma_19.checks import (
    both_losses_vanish_for_even_k,
    both_losses_vanish_without_smoothing,
    both_sides_are_zero,
    both_wrong_never_happens,
    complement_has_sum_k,
    complement_has_value_one,
    losses_do_not_sum_to_two,
    losses_vanish_where_both_are_right,
    only_the_zero_input_is_unseen,
    outputs_are_labels_only_without_smoothing,
    outputs_are_not_zero,
    outputs_tend_to_the_labels,
    there_is_no_such_case,
    zero_input_has_a_loss_without_a_gradient,
)
from theorems.han2025.lemma_19.repair import pair_is_settled_for_all_heads
from theorems.han2025.shared.vanishing import CONSTANTS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="lemma-19",
    title="Gradient bound for the pair of an input and its complement",
    where="Appendix A",
    statement=r"If $(v^*)_1^{(N)}=0$ and $\bar N$ is the complement of $N$, the squared loss gradients of both, "
    r"summed over the "
    r"heads, are at least ${=bound}\,(\ell^{(N)}+\ell^{(\bar N)})$.",
    depends_on=("appendix-a-setup", "lemma-18", "eq-2"),
    readings=(
        Reading(
            id="literal",
            text="For every $n\\ge k\\ge1$, $0<\\tau\\le1$, $b>0$ and all heads, with some $0<c_2<c_1=n\\tau$.",
            checks=(zero_input_has_a_loss_without_a_gradient,),
        ),
        Reading(
            id="even",
            text="For even k only.",
            checks=(both_losses_vanish_for_even_k, both_sides_are_zero),
        ),
        Reading(
            id="relu",
            text="For b = 0, every k.",
            checks=(both_losses_vanish_without_smoothing, both_sides_are_zero),
        ),
    ),
    steps=(
        Step(
            id="lemma-19.zero-gradient",
            text="An input whose attention vector is zero has no gradient.",
            printed=r"(v^*)_1^{(N)}=0\Rightarrow\frac{\partial\ell^{(N)}}{\partial "
            r"a_{13}^{(i)}}=\frac{\partial\ell^{(N)}}{\partial "
            r"a_{14}^{(i)}}=0",
            checks=(only_the_zero_input_is_unseen,),
        ),
        Step(
            id="lemma-19.complement-value",
            text="The attention vector of the complement is ${=complement}$.",
            printed=r"(v^*)_1^{(\bar N)}={=complement}",
            checks=(complement_has_value_one,),
            readings=(
                Reading(id="sum", text=r"Of $k(v^*)_1$, which the classifier reads: it is ${=complement}$.",
                        checks=(complement_has_sum_k,)),
            ),
        ),
        Step(
            id="lemma-19.outputs",
            text="The two outputs, for both parities of k.",
            printed=r"\hat y(\mathbf x^{(N)})=0,\quad\hat y(\mathbf x^{(\bar N)})=0\ (k\text{ even}),\ 1\ (k\text{ "
            r"odd})",
            checks=(outputs_are_not_zero,),
            readings=(
                Reading(
                    id="parities",
                    text="As the parities 0 and 1 that stand for the labels 1 and -1.",
                    checks=(outputs_are_labels_only_without_smoothing, outputs_tend_to_the_labels),
                ),
            ),
        ),
        Step(
            id="lemma-19.case-1",
            text="Both right: the losses vanish.",
            printed=r"\hat yy=1\Rightarrow\ell^{(N)}+\ell^{(\bar N)}=0",
            checks=(losses_vanish_where_both_are_right,),
            uses=("lemma-19.outputs",),
        ),
        Step(
            id="lemma-19.case-2",
            text="Both wrong: the losses sum to ${=wrong}$, and the bound follows from the lemma before.",
            printed=r"\hat yy=-1\Rightarrow\ell^{(N)}+\ell^{(\bar N)}={=wrong}",
            checks=(losses_do_not_sum_to_two,),
            uses=("lemma-18", "lemma-19.complement-value", "lemma-19.outputs", "lemma-19.zero-gradient"),
            readings=(
                Reading(
                    id="occurs", about=(),
                    text="As a statement about the inputs that fall into this case.",
                    checks=(both_wrong_never_happens, there_is_no_such_case),
                ),
            ),
        ),
    ),
    repair=Repair(
        text=r"For all heads, $n\ge k\ge1$ and $b\ge0$ the losses of the zero input and of the input of ones have "
        r"no gradient, and "
        r"they sum to ${=repair.sum}$ with $f_0=f(0)$, which is zero for even k or b = 0 and positive for odd k and "
        r"b > 0.",
        checks=(pair_is_settled_for_all_heads,),
    ),
    quantities=(
        Quantity(name="bound", text="64*k**2*c2**2/n**2", symbols=CONSTANTS, meaning="factor of the two losses (mu_2)"),
        Quantity(name="complement", text="k", symbols=("k",), meaning="attention vector of the complement"),
        Quantity(name="wrong", text="2", symbols=(), meaning="sum of the losses where both outputs are wrong"),
        Quantity(name="repair.sum", text="max(0, 1 - f0)**2", symbols=("f0",), ours=True,
                 meaning="sum of the two losses, by the output f(0) at the zero input"),
    ),
)

"""Corollary 20, the proof: its displays one by one, in the order of the text."""

from __future__ import annotations

from theorems.han2025.cor_20 import argument as proof
from verify.records import Reading, Step

__all__ = ["STEPS"]

STEPS = (
    Step(id="cor-20.pigeonhole", text="some position is among the first ⌈(n-1)/m⌉ - 1 of no head's ranking",
         printed=r"\exists p\in P^{(1)}_{\lceil\frac{n-1}{m}\rceil:n},\ \forall i\in[m]\ "
                 r"\bigl(p\notin P^{(i)}_{1:\lceil\frac{n-1}{m}\rceil-1}\bigr)",
         checks=(proof.some_position_is_in_no_prefix,), uses=("thm-11.pigeonhole",)),
    Step(id="cor-20.subset", text="the inputs with a maximising token in the prefix of every head",
         printed=r"\mathbf x\in\mathcal X'\equiv\forall i\in[m],\ \exists j\in "
                 r"P^{(i)}_{1:\lceil\frac{n-1}{m}\rceil-1}\ (x_j=u_i)",
         checks=(proof.subset_does_not_depend_on_the_bit,), uses=("cor-20.pigeonhole",)),
    Step(id="cor-20.never-attended", text="on these inputs no head attends to p",
         printed=r"\exists j:\ \mathbf w_0^T\mathbf A_i f'_{\text{pos}}(j)>\mathbf w_0^T\mathbf A_i "
                 r"f'_{\text{pos}}(p)\ \wedge\ \mathbf w_0^T\mathbf A_i f'_{\text{emb}}(x_j)\ge\mathbf "
                 r"w_0^T\mathbf A_i f'_{\text{emb}}(x_p)\implies p\ne\arg\max_j",
         checks=(proof.tied_scores_break_the_strict_inequality,), uses=("cor-20.pigeonhole", "cor-20.subset"),
         readings=(
             Reading(id="distinct", text="no two positions have the same position score in a head",
                     checks=(proof.distinct_scores_leave_the_position_unattended,)),
             Reading(id="fixed-order", text="ties are broken by a fixed order of the positions, which the "
                                            "ranking follows; the conclusion alone is judged",
                     checks=(proof.a_fixed_order_leaves_the_position_unattended,)))),
    Step(id="cor-20.flip-invariance", text="flipping the bit at p changes neither what is attended nor the "
                                           "output",
         printed=r"s=\arg\max_{j\in[n]}\ \wedge\ s\ne p\implies s=\arg\max_{j\in[n]\setminus\{p\}}\implies "
                 r"s=\arg\max_{j\in[n]}\text{ for }f_{\text{flip-}p}(\mathbf x)",
         checks=(proof.flipping_the_position_changes_nothing,), uses=("cor-20.never-attended", "cor-20.subset")),
    Step(id="cor-20.pair-loss", text=r"one output against two opposed labels costs at least ${=pair_loss}$",
         printed=r"\ell(f_{\mathcal B}(\mathbf x),\hat y)+\ell(f_{\mathcal B}(f_{\text{flip-}p}(\mathbf "
                 r"x)),\hat y)\ge {=pair_loss}",
         checks=(proof.opposed_labels_cost_at_least_two,), uses=("cor-20.flip-invariance",)),
    Step(id="cor-20.count", text="the size of the subset",
         printed=r"|\mathcal X'|=|\mathcal X\setminus\mathcal X'|={=subset_size}",
         checks=(proof.subset_is_not_as_large_as_its_complement,), uses=("cor-20.subset",),
         readings=(
             Reading(id="size", text="the subset alone has that size",
                     checks=(proof.size_of_the_subset_depends_on_the_heads,)),
             Reading(id="at-least", text="the subset has at least that size, which is all that the "
                                         "conclusion needs",
                     checks=(proof.size_of_the_subset_is_bounded_below,)))),
    Step(id="cor-20.final", text="the bound is the share of the subset among all inputs",
         printed=r"\mathcal L_{\mathcal D_{\mathcal B}}(\mathcal H_{\bar{\mathbf "
                 r"A}_{1:m}})\ge\frac{|\mathcal X'|}{2^n}={=bound}", about=("subset_size", "pair_loss"),
         checks=(proof.bound_follows_from_the_count,), uses=("cor-20.count", "cor-20.pair-loss")),
)

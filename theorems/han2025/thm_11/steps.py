"""Theorem 11, the proof: its displays one by one, in the order of the text."""

from __future__ import annotations

from theorems.han2025.thm_11 import attention, count, pairs
from verify.records import Reading, Step

__all__ = ["STEPS"]

STEPS = (
    Step(id="thm-11.split-embedding", text="an embedding is the sum of a token part and a position part",
         printed=r"\mathbf w_j=(f_{\text{embed}}(x_j)\circ\mathbf 0_d)+(\mathbf 0_d\circ f_{\text{pos}}(j))",
         checks=(attention.concatenation_is_a_sum,)),
    Step(id="thm-11.permutation", text="each head orders the positions by score and prefers one token",
         printed=r"P^{(i)},\qquad u_i=\arg\max_u\mathbf w_0^T\mathbf A_i f'_{\text{emb}}(u)",
         checks=(attention.positions_can_be_ranked,)),
    Step(id="thm-11.pigeonhole", text="some position is among the first ⌈(n-1)/m⌉ - 1 of no head",
         printed=r"\exists p\in[n],\forall i\in[m]\ \bigl(p\notin P^{(i)}_{1:\lceil\frac{n-1}{m}\rceil-1}\bigr)",
         checks=(attention.some_position_is_in_no_prefix,), uses=("thm-11.permutation",)),
    Step(id="thm-11.subset", text="the inputs with at least n/(5m) maximising tokens in front of every head",
         printed=r"\mathbf x\in\mathcal X'\iff\forall i\,\exists\mathcal M_i\subseteq "
                 r"P^{(i)}_{1:\lceil\frac{n-1}{m}\rceil-1}\ \bigl(|\mathcal M_i|\ge\tfrac n{5m}\wedge(j\in\mathcal "
                 r"M_i\Rightarrow x_j=u_i)\bigr)",
         checks=(attention.subset_is_closed_under_the_flip,), uses=("thm-11.pigeonhole",)),
    Step(id="thm-11.score-order", text="on them p scores no more than the maximisers",
         printed=r"\mathbf w_0^T\mathbf A_i(f'_{\text{pos}}(p)+\mathbf A_if'_{\text{emb}}(x_p))\le\mathbf "
                 r"w_0^T\mathbf A_i(f'_{\text{pos}}(j)+\mathbf A_if'_{\text{emb}}(x_j))",
         checks=(attention.matrix_is_applied_twice_to_the_token,), uses=("thm-11.subset",),
         readings=(Reading(id="once", text="the matrix inside the brackets is a slip: s_p ≤ s_j",
                           checks=(attention.maximisers_score_at_least_as_much,)),)),
    Step(id="thm-11.attention-cap", text="so its attention is capped",
         printed=r"\gamma_p^{(i)}\le {=attention_cap}", checks=(attention.attention_is_capped,),
         uses=("thm-11.score-order",)),
    Step(id="thm-11.delta-gamma-other", text=r"flipping it changes another position's attention by at most "
                                             r"${=delta_other}$ of itself",
         printed=r"|\Delta\gamma_r^{(i)}|=\gamma_r^{(i)}\,\frac{\exp(\tilde s_p^{(i)})-\exp(s_p^{(i)})}{G+\exp(\tilde "
                 r"s_p^{(i)})}\le {=delta_other}\,\gamma_r^{(i)}",
         checks=(attention.other_attention_changes_little,), uses=("thm-11.attention-cap",),
         readings=(Reading(id="raw-scores", text="the exponentials are of the raw scores, at a temperature below 1: "
                                                 "the "
                                               "equation of the display", about=(),
                           checks=(attention.raw_scores_need_temperature_one,)),)),
    Step(id="thm-11.delta-gamma-p", text=r"and its own by at most ${=delta_p}$", printed=r"|\Delta\gamma_p^{(i)}|\le "
                                                                                         r"{=delta_p}",
         checks=(attention.own_attention_changes_little,), uses=("thm-11.attention-cap",)),
    Step(id="thm-11.lipschitz", text="the slope of the output by an attention score is at most the product of the "
                                     "norms",
         printed=r"\frac{\partial\hat "
                 r"y}{\partial\gamma_j^{(i)}}=\sum_{r=1}^{2d}\sum_{t=1}^q\alpha_q\sigma'\beta_r^{(q)}w_r^{(j)}\le\sum_r\sum_t\alpha_q\beta_r^{(q)}=\|\alpha\beta\|\le\|\alpha\|\|\beta\|",
         checks=(pairs.slope_grows_with_the_embedding,),
         readings=(Reading(id="path-norm", text="embeddings in [-1, 1] in every coordinate, absolute values, and "
                                                "norms whose product is at least the path norm",
                           checks=(pairs.slope_is_bounded_by_the_path_norm,)),
                   Reading(id="euclidean", text="embeddings in [-1, 1] in every coordinate and Euclidean norms",
                           checks=(pairs.euclidean_norms_do_not_fit_bounded_coordinates,)))),
    Step(id="thm-11.change-bound", text=r"so the output changes by at most ${=change}$ times that product",
         printed=r"\|\hat y(\gamma)-\hat "
                 r"y(\gamma+\Delta\gamma)\|\le\|\alpha\|\|\beta\|\sum_{i,j}\Delta\gamma_j^{(i)}\le\|\alpha\|\|\beta\|\sum_{i,j}|\Delta\gamma_j^{(i)}|\le\|\alpha\|\|\beta\|\,{=change}",
         checks=(pairs.changes_of_attention_sum_to_zero,),
         uses=("thm-11.delta-gamma-other", "thm-11.delta-gamma-p", "thm-11.lipschitz"),
         readings=(Reading(id="absolute", text="embeddings in [-1, 1], path norm, absolute values; the change of the "
                                               "output when the bit at p is flipped, its own embedding included",
                           checks=(pairs.output_changes_little,)),)),
    Step(id="thm-11.pair-loss", text=r"so the two losses sum to at least ${=pair}$, norm being that product",
         printed=r"\ell(\hat y(\mathbf x),f_{\mathcal B}(\mathbf x))+\ell(\hat y(f_{\text{flip-}p}(\mathbf "
                 r"x)),f_{\mathcal B}(f_{\text{flip-}p}(\mathbf "
                 r"x)))\ge {=pair}",
         checks=(pairs.pair_of_zero_outputs_costs_two,), uses=("thm-11.change-bound",),
         readings=(Reading(id="positive-part", text=r"given the change ${=change}$ of the output, for 5m²‖α‖‖β‖ ≤ n",
                           checks=(pairs.pair_costs_the_positive_part,)),)),
    Step(id="thm-11.sum-over-subset", text="(9): summed over the subset, given the pair loss",
         printed=r"\mathcal L_{\mathcal D_{\mathcal B}}(\mathcal H_{\bar{\mathbf A}_{1:m}})\ge\frac{|\mathcal "
                 r"X'|}{2^n}\cdot\tfrac12\cdot {=pair}",
         checks=(pairs.pairs_add_up,), uses=("thm-11.pair-loss", "thm-11.subset"),
         readings=(Reading(id="unconditional", text="as an inequality of its own, for arbitrary embeddings",
                           checks=(pairs.sum_fails_for_scaled_embeddings,)),)),
    Step(id="thm-11.complement-count", text="the number of inputs outside of the subset: the display of four lines "
                                            "as a whole, with the equality in its third",
         printed=r"|\mathcal X\setminus\mathcal X'|\le {=complement}",
         checks=(count.printed_sum_is_not_the_count,),
         readings=(Reading(id="ends", text="from its first to its last line only",
                           checks=(count.complement_is_at_most_the_formula,)),),
         uses=tuple(f"thm-11.complement-count-{line}" for line in range(1, 5))),
    Step(id="thm-11.complement-count-1", text="line 1: the complement is a union over the heads",
         printed=r"|\mathcal X\setminus\mathcal X'|=\Bigl|\bigcup_{i}\{\mathbf x:|\{j\in P^{(i)}:x_j=u_i\}|<\tfrac "
                 r"n{5m}\}\Bigr|", checks=(count.complement_is_a_union,)),
    Step(id="thm-11.complement-count-2", text="line 2: the union bound",
         printed=r"\le\sum_{i\in[m]}|\{\mathbf x:|\{j\in P^{(i)}:x_j=u_i\}|<\tfrac n{5m}\}|",
         checks=(count.union_is_at_most_the_sum,)),
    Step(id="thm-11.complement-count-3", text="line 3: a partial sum of binomial coefficients for each head",
         printed=r"=m\Bigl(\sum_{i=1}^{\lceil\frac "
                 r"n{5m}\rceil}\binom{\lceil\frac{n-1}m\rceil-1}i\Bigr)2^{n-\lceil\frac{n-1}m\rceil+1}",
         checks=(count.printed_sum_is_not_the_count,),
         readings=(Reading(id="at-most", text="an upper bound in place of the equality, for m ≤ n - 2",
                           checks=(count.printed_sum_is_at_least_the_count,)),)),
    Step(id="thm-11.complement-count-4", text="line 4: the bounds by powers of 5e and of 2^4",
         printed=r"\le {=line_4}\le {=complement}", checks=(count.powers_bound_the_sum,)),
    Step(id="thm-11.final", text="the stated bound, by putting the last line of the count into (9)",
         printed=r"\mathcal L_{\mathcal D_{\mathcal B}}\ge {=bound}", about=("complement",),
         checks=(count.factor_does_not_follow,), uses=("thm-11.complement-count", "thm-11.sum-over-subset"),
         readings=(Reading(id="exact-count", text="the first factor from the exact count instead of the last line",
                           about=("bound",),
                           checks=(count.factor_follows_from_the_exact_count,)),)),
)

r"""Proposition 21: if no two parity bits are neighbours, heads with soft risk zero have hard risk zero as τ → 0.

True if neighbours are meant on the circle, where the positions live, and if heads look at positions only; as printed,
with |i - j| > 1, the bits 1 and n break it.  The three cases of the proof leave out heads between other positions and
the zero head, and the mean is taken for the sum; the weights of the heads summing to k give a proof without cases.
"""

from __future__ import annotations

from theorems.han2025.prop_21 import checks
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="prop-21", where="Appendix B",
    title="Soft zero-risk heads stay so under hard attention without neighbouring parity bits",
    statement=r"Let $\tau\to0$. If $|i-j|>{=gap}$ for any two bits $i\ne j$ of $\mathcal B$, then $k$ heads for which "
              r"the "
              r"soft transformer has risk zero also have risk zero when each attends to its position of largest score "
              r"only.",
    depends_on=("def-2", "model", "eq-2", "eq-3"),
    readings=(
        Reading(id="literal", text="the limit of the attention as τ → 0, the classifier of equation (2) with ReLU (b "
                                   "= 0), that distance for different bits, ties broken by a fixed order",
                checks=(checks.positions_one_and_n_are_neighbours,)),
        Reading(id="charitable", text=r"no two parity bits are at a distance of at most ${=gap}$ on the circle, that "
                                      r"is neighbours; heads "
                                      "look at positions only",
                checks=(checks.heads_without_circular_neighbours_stay,)),
        Reading(id="averaged-ties", text="hard attention averages tied positions; heads that do not move with τ",
                checks=(checks.averaged_ties_change_nothing,)),
        Reading(id="token-heads", text="no neighbours on the circle; the whole first row of a head, which may look at "
                                       "tokens",
                checks=(checks.heads_that_see_tokens_break_it,)),
        Reading(id="smoothed", text="the model's own classifier, b > 0; heads look at positions only",
                checks=(checks.smoothed_classifier_never_has_risk_zero,
                        checks.premise_is_empty_for_smoothed_classifiers)),
    ),
    steps=(
        Step(id="prop-21.unique-optimum", text=r"at risk zero every parity bit has a head that gives it more than "
                                               r"${=majority}$", about=("gap",),
             printed=r"\forall i\in\mathcal B,\exists j\in[k]\ \bigl(\gamma_i^{(j)}>{=majority}\bigr)",
             checks=(checks.midpoint_heads_have_no_majority,), uses=("prop-21.half-off", "prop-21.three-cases"),
             readings=(Reading(id="circle", text="no neighbours on the circle",
                               checks=(checks.every_bit_has_a_head_of_its_own,)),)),
        Step(id="prop-21.three-cases", text=r"a head that gives a bit at most ${=majority}$ is in one of three "
                                            "positions",
             printed=r"(1)\ \exists p\ne i:\gamma_p^{(j)}=1;\quad(2)\ "
                     r"\gamma_i^{(j)}=\gamma_{i+1}^{(j)}=\tfrac12;\quad(3)\ \gamma_i^{(j)}=\gamma_{i-1}^{(j)}=\tfrac12",
             checks=(checks.heads_elsewhere_are_a_fourth_case,),
             readings=(Reading(id="faces", text="the limit is supported on one position, two adjacent ones, or "
                                                "all", about=(),
                               checks=(checks.limits_are_faces_of_the_polygon,)),)),
        Step(id="prop-21.half-off", text="sharing with a position outside of the set puts the attention vector "
                                         r"${=off}$ off in half of the inputs",
             printed=r"(v^*)_1\ \text{is }{=off}\text{ off from}\ \sum_{p\in\mathcal B}x_p",
             checks=(checks.mean_is_off_by_less,),
             readings=(Reading(id="sum", text=r"k times it, the other heads right: off by ${=off}$ in half of the "
                                              "inputs",
                               checks=(checks.sum_over_heads_is_half_off,)),
                       Reading(id="costs-risk", text="what is needed: weight outside of the set costs risk", about=(),
                               checks=(checks.weight_off_the_set_costs_risk,)),)),
        Step(id="prop-21.conclusion", text="so hard attention picks the same bits",
             printed=r"\forall i\in\mathcal B,\exists j\ (\gamma_i^{(j)}>{=majority})\implies\forall i\,\exists j\ "
                     r"(i=\arg\max_p\gamma_p^{(j)})\implies\mathcal L_{\mathcal D_{\mathcal B}}(h^{\text{hard}})=0",
             checks=(checks.majorities_decide_hard_attention,), uses=("prop-21.unique-optimum",)),
    ),
    repair=Repair(
        text=r"Let $b=0$ and let heads look at positions only. If $\min(|i-j|,n-|i-j|)>{=repair.gap}$ for any two bits "
             r"$i\ne j$ of $\mathcal B$, then heads whose risk vanishes as $\tau\to0$ attend in the limit to one "
             r"parity bit each, all different, and have risk zero under hard attention.",
        checks=(checks.heads_stay_as_the_repair_says,)),
    quantities=(
        Quantity(name="gap", text="1", symbols=(), meaning="parity bits are further apart than this"),
        Quantity(name="majority", text="1/2", symbols=(), meaning="attention that decides"),
        Quantity(name="off", text="1/2", symbols=(), meaning="how far the attention vector is off"),
        Quantity(name="repair.gap", text="1", symbols=(), ours=True, meaning="distance on the circle of n positions "
                                                                             "that "
                                                                             "is exceeded"),
    ))

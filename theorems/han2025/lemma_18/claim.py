r"""Lemma 18: where the attention vector sees a one, its squared gradient is at least 2c2²τ²/n² (without 1/(τk)²).

The display has the wrong sign of the softmax derivative.  With the right one the left side is Σ_i |C_i|², the squared
covariances of bit and position, and on the input of ones it is exactly zero for all heads.  With the printed sign it is
exactly zero for the zero head and balanced inputs, and tiny for inputs that a head hardly attends to.
"""

from __future__ import annotations

from theorems.han2025.lemma_18.checks import (
    balanced_input_has_no_gradient,
    far_input_has_almost_no_gradient,
    full_input_has_no_gradient,
    last_line_fails_for_a_far_position,
    mixed_terms_are_negative_within_the_bounds,
    mixed_terms_can_be_negative,
    one_term_can_exceed_the_whole,
    some_head_sees_a_one,
    square_of_the_term_is_expanded,
    truncated_display_is_bounded,
)
from theorems.han2025.lemma_18.repair import average_over_inputs_is_exact, constants, single_inputs_have_no_bound
from theorems.han2025.shared.vanishing import CONSTANTS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

_TRUNCATED = Reading(
    id="truncated",
    text=r"Of the display as printed, with all attention beyond an angle of $\pi/4$ replaced by zero, $n\ge8$, and "
    r"the appendix's "
    r"bounds for the rest: at least ${=bound}$.",
    checks=(truncated_display_is_bounded,),
)

CLAIM = Claim(
    id="lemma-18",
    title="Lower bound on the squared gradient of the attention vector",
    where="Appendix A",
    statement=r"If $(v^*)_1>0$, the sum over the heads of the squared brackets "
    r"$\sum_px_p(\gamma_p(1-\gamma_p)\sin\frac{2\pi p}{n}+"
    r"\sum_{j\ne p}\gamma_p\gamma_j\sin\frac{2\pi j}{n})$, and the same with cosines, is at least ${=bound}$.",
    depends_on=("appendix-a-setup", "lemma-17"),
    readings=(
        Reading(
            id="literal",
            text="The brackets as printed, for all sizes, heads and inputs with $(v^*)_1>0$ and some "
                 "$0<c_2<c_1=n\\tau$.",
            checks=(balanced_input_has_no_gradient,),
        ),
        Reading(
            id="appendix-bounds",
            text="The brackets as printed, where the appendix's bounds on the attention hold with $c_1=1$, "
            "$c_2=\\frac12$.",
            checks=(far_input_has_almost_no_gradient,),
        ),
        Reading(
            id="derivative",
            text="The true derivative of the attention vector (a minus in the brackets), where the appendix's "
            "bounds hold, for all $0<c_2<c_1=n\\tau$.",
            checks=(full_input_has_no_gradient,),
        ),
        _TRUNCATED,
    ),
    steps=(
        Step(
            id="lemma-18.existence",
            text="Some head attends to some position that holds a one.",
            checks=(some_head_sees_a_one,),
        ),
        Step(
            id="lemma-18.expansion",
            text="The whole is at least the term of that position alone, which is expanded.",
            printed=r"\mathrm{LHS}\ge\Bigl[\gamma_{p^*}(1-\gamma_{p^*})\sin\frac{2\pi p^*}{n}+\sum_{j\ne "
            r"p^*}\gamma_{p^*}\gamma_j"
            r"\sin\frac{2\pi j}{n}\Bigr]^2\Bigl[\cdots\cos\cdots\Bigr]^2",
            checks=(one_term_can_exceed_the_whole,),
            uses=("lemma-18.existence",),
            readings=(
                Reading(
                    id="equality",
                    text="Only the expansion of the chosen term.",
                    checks=(square_of_the_term_is_expanded,),
                ),
            ),
        ),
        Step(
            id="lemma-18.reuse-of-17",
            text="The mixed terms are not negative, as in the lemma before.",
            printed=r"\sum_{j\ne r}\gamma_j\gamma_r\Bigl[(\sin p^*+\sin j)(\sin p^*+\sin r)+(\cos p^*+\cos j)(\cos "
            r"p^*+\cos r)\Bigr]"
            r"\ge0",
            checks=(mixed_terms_can_be_negative,),
            uses=("lemma-17.conclusion",),
            readings=(
                Reading(
                    id="appendix-bounds",
                    text="Where the appendix's bounds on the attention hold with $c_1=1$, $c_2=\\frac12$.",
                    checks=(mixed_terms_are_negative_within_the_bounds,),
                ),
            ),
        ),
        Step(
            id="lemma-18.final",
            text="What is left is at least the stated bound, here with $c_1=1$, $c_2=\\frac12$.",
            printed=r"\gamma_{p^*}^2\sum_{j\ne "
            r"p^*}\gamma_j^2\Bigl(2+2\cos\frac{2\pi(p^*-j)}{n}\Bigr)\ge{=bound}",
            checks=(last_line_fails_for_a_far_position,),
            uses=("lemma-18.expansion", "lemma-18.reuse-of-17", "appendix-a-setup"),
            readings=(_TRUNCATED,),
        ),
    ),
    repair=Repair(
        text=r"For $n\ge2$ and all heads the average over uniform inputs of $\sum_i\lVert C_i\rVert^2$ is exactly "
        r"${=repair.factor}\sum_i\sum_p(\gamma_p^{(i)})^2\lVert u_p-\bar u_i\rVert^2>0$; for single inputs with "
        r"$(v^*)_1>0$ its infimum is ${=repair.single}$, attained on the input of ones.",
        checks=(average_over_inputs_is_exact, single_inputs_have_no_bound),
    ),
    quantities=(
        Quantity(name="bound", text="2*c2**2*tau**2/n**2", symbols=CONSTANTS, meaning="lower bound of the squares"),
        Quantity(name="repair.factor", text="1/4", symbols=(), ours=True, meaning="factor of the average"),
        Quantity(name="repair.single", text="0", symbols=("n", "k", "tau"), ours=True,
                 meaning="infimum over single inputs"),
    ),
    constants=(constants,),
)

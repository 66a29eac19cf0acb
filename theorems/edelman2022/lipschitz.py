r"""The head is Lipschitz: softmax from the maximum norm of the scores to the sum norm of the weights, then the head.

The constant that is commonly quoted for softmax is 2.  The exact modulus is 2 tanh(δ/2) for every length T ≥ 2, so the
best constant is 1 and is reached only in the limit δ → 0.  The argument is in :mod:`numerics.softmax_bounds`.  For the
scalar head L⟨v, Σ_t p_t x_t⟩ with ‖x_t‖, ‖z‖ ≤ B_X, ‖v‖ ≤ B_V, ‖W_QK‖_F ≤ B_QK every part has its own best constant.
"""

from __future__ import annotations

from theorems.edelman2022.common import NORMS, ours
from theorems.edelman2022.lipschitz_checks import (
    best_constants_are_proved,
    constant_one_is_attained_in_the_limit,
    derivative_has_norm_at_most_one,
    derivative_of_softmax_is_a_covariance,
    head_is_lipschitz_in_scores_and_values,
    head_is_lipschitz_in_the_context,
    head_is_lipschitz_in_the_score_matrix,
    head_is_lipschitz_in_the_tokens,
    head_is_lipschitz_in_the_value_map,
    modulus_is_exact_for_every_length,
    softmax_has_the_constant,
)
from theorems.edelman2022.lipschitz_numbers import change_of_the_weights, constants
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="edelman-lipschitz",
    title="An attention head is Lipschitz in the maximum norm, in parameters and inputs",
    where="Lemma 4.3",
    statement=ours + r"With tokens and context of norm at most $B_X$, a value map of norm at most $B_V$, a score "
                     r"matrix of Frobenius norm at most $B_{QK}$ and an $L$-Lipschitz output, the scalar head "
                     r"satisfies $|f-f'|\le 2LB_VB_X^3\lVert W_{QK}-W_{QK}'\rVert_F+LB_X\lVert v-v'\rVert$ for every "
                     r"context length $T$; the factor 2 is the constant of softmax, $\lVert p-p'\rVert_1\le2\lVert "
                     r"s-s'\rVert_\infty$, as it is commonly quoted.",
    depends_on=("edelman-head",),
    readings=(
        Reading(id="literal", text="In the parameters: all lengths T, all norms, every input.",
                checks=(softmax_has_the_constant, head_is_lipschitz_in_the_score_matrix,
                        head_is_lipschitz_in_the_value_map)),
        Reading(id="inputs", text="In the inputs: the tokens (largest change of one) and the context token.",
                checks=(head_is_lipschitz_in_the_tokens, head_is_lipschitz_in_the_context)),
        Reading(id="softmax", text="Softmax alone, from the maximum norm to the sum norm.",
                checks=(softmax_has_the_constant,)),
    ),
    steps=(
        Step(id="edelman-lipschitz.jacobian", text=r"The derivative of softmax: $\frac{\partial p}{\partial "
                  r"s}=\operatorname{diag}(p)-pp^T$.",
             checks=(derivative_of_softmax_is_a_covariance,)),
        Step(id="edelman-lipschitz.norm", text=r"Its norm from the maximum norm to the sum norm is at most 1: "
                  r"$\lVert\operatorname{diag}(p)-pp^T\rVert_{\infty\to1}\le1$.",
             checks=(derivative_has_norm_at_most_one,), uses=("edelman-lipschitz.jacobian",)),
        Step(id="edelman-lipschitz.softmax", text=r"Softmax is Lipschitz with the quoted constant: $\lVert "
                  r"p-p'\rVert_1\le2\lVert s-s'\rVert_\infty$.",
             checks=(softmax_has_the_constant,), uses=("edelman-lipschitz.modulus",)),
        Step(id="edelman-lipschitz.modulus", text=r"The exact modulus, for every length $T\ge2$: $\sup_{\lVert "
                  r"s-s'\rVert_\infty\le\delta}\lVert p-p'\rVert_1=2\tanh(\delta/2)$.",
             checks=(modulus_is_exact_for_every_length,)),
        Step(id="edelman-lipschitz.scores",
             text=r"The head in its scores and values: $|f-f'|\le L(2B_VB_X\lVert s-s'\rVert_\infty+\lVert "
                  r"y-y'\rVert_\infty)$.",
             checks=(head_is_lipschitz_in_scores_and_values,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.score-matrix", text=r"The head in its score matrix: $|f-f'|\le2LB_VB_X^3\,\lVert "
                  r"W_{QK}-W_{QK}'\rVert_F$.",
             checks=(head_is_lipschitz_in_the_score_matrix,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.value-map", text=r"The head in its value map: $|f-f'|\le LB_X\,\lVert "
                  r"v-v'\rVert$.", checks=(head_is_lipschitz_in_the_value_map,)),
        Step(id="edelman-lipschitz.tokens", text=r"The head in its tokens: $|f-f'|\le LB_V(1+2B_{QK}B_X^2)\max_t\lVert "
                  r"x_t-x_t'\rVert$.",
             checks=(head_is_lipschitz_in_the_tokens,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.context", text=r"The head in its context token: $|f-f'|\le2LB_VB_{QK}B_X^2\,\lVert "
                  r"z-z'\rVert$.",
             checks=(head_is_lipschitz_in_the_context,), uses=("edelman-lipschitz.softmax",)),
    ),
    repair=Repair(
        text=r"The best constant of softmax is 1 for every $T\ge2$, and $2\tanh(\delta/2)$ is the exact modulus. The "
             r"best constants of the head for all $T$ and $d$ together, approached at $T=2$, $d=2$, are $LB_VB_X^3$ "
             r"(score matrix), $LB_X$ (value map), $LB_V\sqrt{1+B_{QK}^2B_X^4}$ (tokens) and $LB_VB_{QK}B_X^2$ "
             r"(context).",
        checks=(best_constants_are_proved, constant_one_is_attained_in_the_limit)),
    quantities=(
        Quantity(name="constant", text="2", symbols=("T",), meaning="Lipschitz constant of softmax"),
        Quantity(name="weights", text="2*L*B_V*B_X**3", symbols=NORMS, meaning="of the head in the score matrix"),
        Quantity(name="values", text="L*B_X", symbols=NORMS, meaning="of the head in the value map"),
        Quantity(name="tokens", text="L*B_V*(1 + 2*B_QK*B_X**2)", symbols=NORMS, meaning="of the head in the tokens"),
        Quantity(name="context", text="2*L*B_V*B_QK*B_X**2", symbols=NORMS, meaning="of the head in the context token"),
    ),
    constants=(constants,),
    figures=(change_of_the_weights,),
)

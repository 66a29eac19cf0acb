r"""The head is Lipschitz: softmax from the maximum norm of the scores to the sum norm of the weights, then the head.

The constant that is commonly quoted for softmax is 2.  The exact modulus is 2 tanh(δ/2) for every length T ≥ 2, so the
best constant is 1 and is reached only in the limit δ → 0.  The argument is in :mod:`numerics.head.softmax`.  For the
scalar head L⟨v, Σ_t p_t x_t⟩ with ‖x_t‖, ‖z‖ ≤ B_X, ‖v‖ ≤ B_V, ‖W_QK‖_F ≤ B_QK every part has its own best constant.
"""

from __future__ import annotations

from theorems.edelman2022.edelman_lipschitz.checks import (
    BEST_CHECKS,
    head_is_lipschitz_in_scores_and_values,
    head_is_lipschitz_in_the_context,
    head_is_lipschitz_in_the_score_matrix,
    head_is_lipschitz_in_the_tokens,
    head_is_lipschitz_in_the_value_map,
)
from theorems.edelman2022.edelman_lipschitz.numbers import change_of_the_weights, constants
from theorems.edelman2022.edelman_lipschitz.softmax import (
    constant_of_softmax_is_the_best,
    derivative_has_norm_at_most_one,
    derivative_of_softmax_is_a_covariance,
    modulus_is_exact_for_every_length,
    modulus_of_the_repair_is_exact,
    softmax_has_the_constant,
)
from theorems.edelman2022.shared import NORMS, ours
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

MODULUS = "2*(exp(delta) - 1)/(exp(delta) + 1)"

CLAIM = Claim(
    id="edelman-lipschitz",
    title="An attention head is Lipschitz in the maximum norm, in parameters and inputs",
    where="Lemma 4.3",
    statement=ours + r"With tokens and context of norm at most $B_X$, a value map of norm at most $B_V$, a score "
                     r"matrix of Frobenius norm at most $B_{QK}$ and an $L$-Lipschitz output, the scalar head "
                     r"satisfies $|f-f'|\le {=weights}\,\lVert W_{QK}-W_{QK}'\rVert_F+{=values}\,\lVert v-v'\rVert$ "
                     r"for "
                     r"every context length $T$; the constant of softmax, as it is commonly quoted, is $\lVert "
                     r"p-p'\rVert_1\le{=constant}\,\lVert s-s'\rVert_\infty$.",
    depends_on=("edelman-head",),
    readings=(
        Reading(id="literal", text="In the parameters: all lengths T, all norms, every input.",
                checks=(softmax_has_the_constant, head_is_lipschitz_in_the_score_matrix,
                        head_is_lipschitz_in_the_value_map)),
        Reading(id="inputs", text=r"In the inputs: ${=tokens}$ for the tokens (largest change of one) and "
                                  r"${=context}$ for the context "
                                  "token.", about=(),
                checks=(head_is_lipschitz_in_the_tokens, head_is_lipschitz_in_the_context)),
        Reading(id="softmax", text="Softmax alone, from the maximum norm to the sum norm.", about=("constant",),
                checks=(softmax_has_the_constant,)),
    ),
    steps=(
        Step(id="edelman-lipschitz.jacobian", text=r"The derivative of softmax, for two weights $p$ and $q$ with "
                  r"scores $s$ and $t$: $\frac{\partial p}{\partial s}={=own}$, $\frac{\partial p}{\partial "
                  r"t}={=cross}$, that "
                  r"is $\operatorname{diag}(p)-pp^T$.",
             checks=(derivative_of_softmax_is_a_covariance,)),
        Step(id="edelman-lipschitz.norm", text=r"Its norm from the maximum norm to the sum norm: "
                  r"$\lVert\operatorname{diag}(p)-pp^T\rVert_{\infty\to1}\le{=derivative_norm}$.",
             checks=(derivative_has_norm_at_most_one,), uses=("edelman-lipschitz.jacobian",)),
        Step(id="edelman-lipschitz.softmax", text=r"Softmax is Lipschitz with the quoted constant: $\lVert "
                  r"p-p'\rVert_1\le{=constant}\,\lVert s-s'\rVert_\infty$.",
             checks=(softmax_has_the_constant,), uses=("edelman-lipschitz.modulus",)),
        Step(id="edelman-lipschitz.modulus", text=r"The exact modulus, for every length $T\ge2$: $\sup_{\lVert "
                  r"s-s'\rVert_\infty\le\delta}\lVert p-p'\rVert_1={=modulus}=2\tanh(\delta/2)$.",
             checks=(modulus_is_exact_for_every_length,)),
        Step(id="edelman-lipschitz.scores",
             text=r"The head in its scores and values: $|f-f'|\le{=score_factor}\,\lVert "
                  r"s-s'\rVert_\infty+{=value_factor}\,"
                  r"\lVert y-y'\rVert_\infty$.",
             checks=(head_is_lipschitz_in_scores_and_values,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.score-matrix", text=r"The head in its score matrix: $|f-f'|\le{=weights}\,\lVert "
                  r"W_{QK}-W_{QK}'\rVert_F$.",
             checks=(head_is_lipschitz_in_the_score_matrix,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.value-map", text=r"The head in its value map: $|f-f'|\le{=values}\,\lVert "
                  r"v-v'\rVert$.", checks=(head_is_lipschitz_in_the_value_map,)),
        Step(id="edelman-lipschitz.tokens", text=r"The head in its tokens: $|f-f'|\le{=tokens}\max_t\lVert "
                  r"x_t-x_t'\rVert$.",
             checks=(head_is_lipschitz_in_the_tokens,), uses=("edelman-lipschitz.softmax",)),
        Step(id="edelman-lipschitz.context", text=r"The head in its context token: $|f-f'|\le{=context}\,\lVert "
                  r"z-z'\rVert$.",
             checks=(head_is_lipschitz_in_the_context,), uses=("edelman-lipschitz.softmax",)),
    ),
    repair=Repair(
        text=r"The best constant of softmax is ${=repair.constant}$ for every $T\ge2$, and ${=repair.modulus}$ is the "
             r"exact modulus. The best constants of the head for all $T$ and $d$ together, approached at $T=2$, $d=2$, "
             r"are ${=repair.weights}$ (score matrix), ${=repair.values}$ (value map), ${=repair.tokens}$ (tokens) and "
             r"${=repair.context}$ (context).",
        checks=(constant_of_softmax_is_the_best, modulus_of_the_repair_is_exact, *BEST_CHECKS)),
    quantities=(
        Quantity(name="constant", text="2", symbols=("T",), meaning="Lipschitz constant of softmax"),
        Quantity(name="weights", text="2*L*B_V*B_X**3", symbols=NORMS, meaning="of the head in the score matrix"),
        Quantity(name="values", text="L*B_X", symbols=NORMS, meaning="of the head in the value map"),
        Quantity(name="tokens", text="L*B_V*(1 + 2*B_QK*B_X**2)", symbols=NORMS, meaning="of the head in the tokens"),
        Quantity(name="context", text="2*L*B_V*B_QK*B_X**2", symbols=NORMS, meaning="of the head in the context token"),
        Quantity(name="own", text="p*(1 - p)", symbols=("p", "q"), meaning="derivative of a weight by its own score"),
        Quantity(name="cross", text="-p*q", symbols=("p", "q"), meaning="derivative of a weight by another's score"),
        Quantity(name="derivative_norm", text="1", symbols=(), meaning="norm of the derivative of softmax"),
        Quantity(name="modulus", text=MODULUS, symbols=("delta",), meaning="exact modulus of softmax"),
        Quantity(name="score_factor", text="2*L*B_V*B_X", symbols=NORMS, meaning="of the head in its scores"),
        Quantity(name="value_factor", text="L", symbols=NORMS, meaning="of the head in its values"),
        Quantity(name="repair.constant", text="1", symbols=(), ours=True, meaning="best constant of softmax"),
        Quantity(name="repair.modulus", text=MODULUS, symbols=("delta",), ours=True, meaning="its exact modulus"),
        Quantity(name="repair.weights", text="L*B_V*B_X**3", symbols=NORMS, ours=True, meaning="best, score matrix"),
        Quantity(name="repair.values", text="L*B_X", symbols=NORMS, ours=True, meaning="best, value map"),
        Quantity(name="repair.tokens", text="L*B_V*sqrt(1 + B_QK**2*B_X**4)", symbols=NORMS, ours=True,
                 meaning="best, tokens"),
        Quantity(name="repair.context", text="L*B_V*B_QK*B_X**2", symbols=NORMS, ours=True, meaning="best, context"),
    ),
    constants=(constants,),
    figures=(change_of_the_weights,),
)

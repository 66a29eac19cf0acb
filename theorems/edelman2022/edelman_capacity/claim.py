r"""The covering number of a head: at most logarithmic in the context length, with constants, and when T matters at all.

The proof is self-contained (:mod:`numerics.head.covering`): an update rule covers linear functions, scores and values
are linear in their parameters, softmax has the constant 1, and the accuracy is split in the best way.  Two facts are
about the logarithm.  Where the score norm grows like log T there are T heads that are far apart on ⌈log2 T⌉ samples.
At fixed norms there is a bound without T.  Whether any bound must contain T is not settled by either.
"""

from __future__ import annotations

from numerics.head.covering import SYMBOLS
from theorems.edelman2022.edelman_capacity.checks import (
    bound_holds_for_all_sizes,
    columns_of_a_value_matrix_share_the_accuracy,
    number_of_updates_is_attained,
    random_instances_respect_the_count,
    scores_are_linear_in_the_matrix,
    the_split_of_the_accuracy_is_the_best,
    updates_are_fewer_than_stated,
    values_are_linear_in_the_value_map,
)
from theorems.edelman2022.edelman_capacity.figures import (
    bound_and_counts_against_the_length,
    small_heads_show_both_regimes,
)
from theorems.edelman2022.edelman_capacity.length import (
    bound_holds_at_the_sizes_of_the_model,
    bound_is_below_the_trivial_one,
    bound_is_logarithmic_in_the_length,
    bound_with_the_length_holds,
    bound_without_the_length_holds,
    constants,
    fixed_norms_need_no_logarithm,
    number_of_boxes_holds,
    selectors_reach_a_logarithm,
)
from theorems.edelman2022.shared import ours
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

WITH_LENGTH = "(L*B_V*B_X)**2*((B_QK*B_X**2)**(2/3) + 1)**3/epsilon**2*log(2*m*T + 1)"

CLAIM = Claim(
    id="edelman-capacity",
    title="The covering-number capacity of a head is logarithmic in the context length T",
    where="Theorem 4.2",
    statement=ours + r"For scalar heads with $\lVert x_t\rVert,\lVert z\rVert\le B_X$, $\lVert v\rVert\le B_V$, "
    r"$\lVert W_{QK}\rVert_F\le B_{QK}$ and one $L$-Lipschitz output map, the covering number at accuracy "
    r"$\varepsilon$ in the maximum norm over any $m$ samples of $T$ tokens satisfies $\log\mathcal "
    r"N_\infty\le {=bound}$.",
    depends_on=("edelman-head", "edelman-lipschitz"),
    readings=(
        Reading(id="literal", text="As an upper bound, for all lengths, sample sizes, dimensions, norms and "
                                   "accuracies; the elements of the cover need not be heads.",
                checks=(bound_holds_for_all_sizes, bound_is_logarithmic_in_the_length)),
        Reading(id="selectors", text="The logarithm of the covering number can be as large as log T on ⌈log2 T⌉ "
                                     "samples, at a fixed accuracy, where the score norm grows like log T.", about=(),
                checks=(selectors_reach_a_logarithm, small_heads_show_both_regimes)),
        Reading(id="fixed-norms", text="At fixed norms and ε, on ⌈log2 T⌉ samples, the logarithm of the covering "
                                       "number can still grow like log T.", about=(),
                checks=(fixed_norms_need_no_logarithm,)),
        Reading(id="this-model", text="At the sizes of the model file alone: the bound is true there, and says more "
                                      "than counting boxes.",
                checks=(bound_holds_at_the_sizes_of_the_model, bound_is_below_the_trivial_one)),
    ),
    steps=(
        Step(id="edelman-capacity.linear-cover",
             text=r"A cover of linear functions by an update rule: how many updates: "
                  r"$k<{=updates},\qquad\log\mathcal N_\infty\le k\log(2N+1)$.",
             checks=(updates_are_fewer_than_stated, number_of_updates_is_attained, random_instances_respect_the_count)),
        Step(id="edelman-capacity.score-cover", text=r"A cover of the scores: $\log\mathcal "
                  r"N\le {=score_cover}$.", checks=(scores_are_linear_in_the_matrix,),
             uses=("edelman-capacity.linear-cover",)),
        Step(id="edelman-capacity.value-cover", text=r"A cover of the values of a scalar head: $\log\mathcal "
                  r"N\le {=value_cover}$.", checks=(values_are_linear_in_the_value_map,),
             uses=("edelman-capacity.linear-cover",)),
        Step(id="edelman-capacity.vector-values",
             text=r"A value matrix with k columns whose norms add up to at most B, in the Euclidean norm of the "
                  r"output: $\log\mathcal N\le {=vector_cover}$.",
             checks=(columns_of_a_value_matrix_share_the_accuracy,), uses=("edelman-capacity.linear-cover",)),
        Step(id="edelman-capacity.split", text=r"The best split of the accuracy between scores and values: "
                  r"$\min_\theta\frac{a^2}{\theta^2}+\frac{b^2}{(1-\theta)^2}={=split}$.",
             checks=(the_split_of_the_accuracy_is_the_best,)),
        Step(id="edelman-capacity.assembly", text=r"The bound from its parts: $\log\mathcal "
                  r"N_\infty\le {=bound}$.",
             checks=(bound_holds_for_all_sizes,),
             uses=("edelman-capacity.score-cover", "edelman-capacity.value-cover", "edelman-capacity.split",
                   "edelman-lipschitz.softmax")),
        Step(id="edelman-capacity.log-T", text=r"The bound is logarithmic in T: $\log\mathcal N_\infty=O(\log "
                  r"T)$.", about=("bound",), checks=(bound_is_logarithmic_in_the_length,),
             uses=("edelman-capacity.assembly",),
             readings=(
                 Reading(id="selectors", text="log T is reached on ⌈log2 T⌉ samples where the score norm grows like "
                                              "log T", about=(),
                         checks=(selectors_reach_a_logarithm, small_heads_show_both_regimes)),
                 Reading(id="fixed-norms", text="log T is reached on ⌈log2 T⌉ samples at fixed norms", about=(),
                         checks=(fixed_norms_need_no_logarithm,)))),
    ),
    repair=Repair(
        text=r"$\log\mathcal N_\infty$ is at most the least of ${=repair.with_length}$, ${=repair.without_length}$, "
             r"which "
        r"has no $T$, and ${=repair.boxes}$.",
        checks=(bound_with_the_length_holds, bound_without_the_length_holds, number_of_boxes_holds)),
    quantities=(
        Quantity(name="bound", text=WITH_LENGTH, symbols=SYMBOLS, meaning="bound on the logarithm of the covering "
                                                                         "number"),
        Quantity(name="updates", text="(B*R/epsilon)**2", symbols=("B", "R", "epsilon"),
                 meaning="bound on the number of updates"),
        Quantity(name="score_cover", text="(B_QK*B_X**2/delta)**2*log(2*m*T + 1)", meaning="cover of the scores",
                 symbols=("T", "m", "B_X", "B_QK", "delta")),
        Quantity(name="value_cover", text="(B_V*B_X/eta)**2*log(2*m*T + 1)", meaning="cover of the values",
                 symbols=("T", "m", "B_X", "B_V", "eta")),
        Quantity(name="vector_cover", text="(2*B*R/epsilon)**2*log(2*N + 1) + k*log(4)", meaning="cover of vector "
                                                                                                 "values",
                 symbols=("N", "k", "B", "R", "epsilon")),
        Quantity(name="split", text="(a**(2/3) + b**(2/3))**3", symbols=("a", "b"), meaning="least cost of a split"),
        Quantity(name="repair.with_length", text=WITH_LENGTH, symbols=SYMBOLS, ours=True, meaning="bound with log T"),
        Quantity(name="repair.without_length", symbols=SYMBOLS, ours=True, meaning="bound without T",
                 text="8*(L*B_V*B_X)**2*exp(4*B_QK*B_X**2)/epsilon**2*log(2*m + 1)"),
        Quantity(name="repair.boxes", text="m*log(ceil(L*B_V*B_X/epsilon))", symbols=SYMBOLS, ours=True,
                 meaning="number of boxes"),
    ),
    constants=(constants,),
    figures=(bound_and_counts_against_the_length,),
)

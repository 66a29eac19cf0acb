r"""Theorem 5: gradient descent on the heads converges to risk zero at a linear rate, for every parity set.

With the frozen classifier and b > 0 the risk has a positive floor for all heads, so it does not converge to zero.  For
b = 0 and k < n zero is an infimum that is approached only as the heads grow without bound, and then no linear rate is
possible: it would make the path of the heads finite.  What is possible is a law like 1/t, proved here for one head on
the ray of its bit.  And descent can end in a strict local minimum with risk above 1.7, from an open set of unit heads.
"""

from __future__ import annotations

from theorems.han2025.thm_5.checks import (
    descent_converges_to_a_spurious_minimum,
    floor_contradicts_the_rate,
    floor_is_there_for_every_set,
    infimum_is_zero_without_smoothing,
    initial_risk_can_be_far_from_one,
    initial_risk_is_not_one_on_average,
    other_rows_get_no_gradient,
    risk_has_a_floor,
    risk_of_aligned_heads_vanishes_in_the_limit,
    risk_zero_is_not_attained,
    token_entries_get_a_gradient,
)
from theorems.han2025.thm_5.numbers import (
    PRINTED_RATE,
    constants,
    law_of_the_family,
    risk_over_one_head,
    steps_against_length,
)
from theorems.han2025.thm_5.rates import (
    PRINTED_ITERATIONS,
    count_follows_from_a_linear_rate,
    count_is_too_small_for_the_actual_start,
    half_of_the_initialisations_stall,
    no_linear_rate_without_smoothing,
    rate_follows_from_the_inequality,
    smooth_descent_lowers_the_risk,
)
from theorems.han2025.thm_5.repair import (
    floor_is_positive_for_even_k,
    floor_is_positive_for_odd_k,
    no_linear_rate_is_proved,
    one_head_obeys_the_law,
    wrong_side_tends_to_one,
)
from theorems.han2025.thm_5.runs import (
    initial_risk_is_far_from_one_in_most_draws,
    no_kind_of_set_is_learned,
    printed_step_hardly_moves,
    risk_of_successful_runs_falls_like_one_over_t,
    success_by_size,
)
from theorems.han2025.thm_5.step_size import step_is_below_the_inverse_smoothness
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="thm-5",
    title="Gradient descent on the heads converges linearly to risk zero, for every parity set",
    where="Section 4",
    statement=r"With the frozen classification head and heads drawn uniformly from the unit circle, gradient "
    r"descent has $\mathcal L(\mathbf "
    r"A^{(t)})\le c^t\mathcal L(\mathbf A^{(0)})$ for some $0<c<1$; so for every $\varepsilon>0$ the risk is below "
    r"$\varepsilon$ for "
    r"$t>{=iterations}$ with $\mathrm{eps}=\varepsilon\le1$, whatever the parity set.",
    depends_on=("init", "model", "eq-2", "eq-3", "prop-3", "lemma-7", "lemma-8"),
    readings=(
        Reading(
            id="literal",
            text="In the model's range $0<\\tau\\le1$, $b>0$, for every $\\varepsilon>0$.",
            checks=(risk_has_a_floor,),
        ),
        Reading(
            id="relu", about=(),
            text="For the ReLU classifier, b = 0 and k < n, whose infimum over the heads is zero.",
            checks=(no_linear_rate_without_smoothing, half_of_the_initialisations_stall),
        ),
        Reading(
            id="infimum", about=(),
            text="Convergence to the infimum of the risk, at any rate, from almost every draw of the heads.",
            checks=(descent_converges_to_a_spurious_minimum,),
        ),
    ),
    steps=(
        Step(
            id="thm-5.trained-entries",
            text="Entries in other rows than the first and other columns than 3 and 4 get no gradient.",
            printed=r"r\ne1\text{ and }l\notin\{3,4\}",
            checks=(other_rows_get_no_gradient,),
            readings=(
                Reading(
                    id="only-two",
                    text="As it is used: only $a_{13}$ and $a_{14}$ ever get a gradient.",
                    checks=(token_entries_get_a_gradient,),
                ),
            ),
        ),
        Step(
            id="thm-5.optimum-exists",
            text="The risk zero is attained by the aligned heads.",
            checks=(risk_zero_is_not_attained, risk_of_aligned_heads_vanishes_in_the_limit),
            uses=("prop-3",),
            readings=(
                Reading(
                    id="infimum",
                    text="For b = 0 and fixed temperature: zero is the infimum over all heads.",
                    checks=(infimum_is_zero_without_smoothing,),
                ),
            ),
        ),
        Step(
            id="thm-5.initial-risk",
            text="The risk at initialisation is ${=initial}$, or close to it.",
            checks=(initial_risk_can_be_far_from_one,),
            readings=(
                Reading(id="average", text="On average over the draws.", checks=(initial_risk_is_not_one_on_average,)),
                Reading(
                    id="counted",
                    text="The other way round, at temperature 1/n: fewer than half of the draws have a risk within 0.1 "
                    "of ${=initial}$, at n = 8 with k = 2 and 3 and at n = 20 with k = 3.",
                    checks=(initial_risk_is_far_from_one_in_most_draws,),
                ),
            ),
        ),
        Step(
            id="thm-5.descent-lemma",
            text="As an inference: if the gradient is M-Lipschitz, a step of 1/M lowers the risk by eta/2 times the "
            "squared gradient.",
            printed=r"\nabla\mathcal L\ M\text{-Lipschitz},\ \eta=\tfrac1M\implies"
            r"\mathcal L(\mathbf A^{(t+1)})\le\mathcal L(\mathbf A^{(t)})-\frac\eta2\lVert\nabla\mathcal "
            r"L(\mathbf A^{(t)})"
            r"\rVert_2^2",
            checks=(smooth_descent_lowers_the_risk,),
            uses=("lemma-7",),
            readings=(
                Reading(
                    id="printed-step",
                    text="That the step size with the printed numbers, ${=rate}$, is positive and at most 1/M for some "
                    "Lipschitz constant M of the gradient, for every $n\\ge k\\ge1$, $0<\\tau\\le1$, $b>0$.",
                    checks=(step_is_below_the_inverse_smoothness,),
                ),
            ),
        ),
        Step(
            id="thm-5.linear-rate",
            text="The risk shrinks by the factor ${=contraction}$ a step.",
            printed=r"\mathcal L(\mathbf A^{(t)})\le\left({=contraction}\right)^t\mathcal L(\mathbf A^{(0)})",
            checks=(floor_contradicts_the_rate,),
            uses=("lemma-8", "thm-5.descent-lemma"),
            readings=(
                Reading(
                    id="inference",
                    text="As an inference from the descent lemma and the gradient inequality.",
                    checks=(rate_follows_from_the_inequality,),
                ),
                Reading(
                    id="relu", about=(), text="For b = 0 and k < n, with any factor.",
                    checks=(no_linear_rate_without_smoothing,),
                ),
                Reading(
                    id="observed-law", about=(),
                    text="What long runs show instead, b = 0: most runs that succeed fall like 1/t (slope of log risk "
                    "against log t between -1.1 and -0.9).",
                    checks=(risk_of_successful_runs_falls_like_one_over_t,),
                ),
                Reading(
                    id="printed-step", about=(),
                    text="What the printed step size ${=rate}$ does: in most runs 100,000 steps lower the risk by "
                         "less than "
                         "a "
                    "tenth (n = 8, k = 2 and 3, temperature 1/n).",
                    checks=(printed_step_hardly_moves,),
                ),
            ),
        ),
        Step(
            id="thm-5.iteration-count",
            text="As an inference: from a risk of at most 1, if there is a linear rate, so many iterations "
            "reach a given epsilon.",
            printed=r"\mathcal L(\mathbf A^{(t)})\le c^t\mathcal L(\mathbf A^{(0)}),\ \mathcal L(\mathbf A^{(0)})\le1"
            r"\implies\Bigl(t>{=iterations}\Rightarrow\mathcal L(\mathbf A^{(t)})<\varepsilon\Bigr)",
            checks=(count_follows_from_a_linear_rate,),
            uses=("thm-5.initial-risk", "thm-5.linear-rate"),
            readings=(
                Reading(
                    id="actual-start",
                    text="From the risk that the initialisation really has.",
                    checks=(count_is_too_small_for_the_actual_start,),
                ),
            ),
        ),
        Step(
            id="thm-5.every-parity-set",
            text="All of this holds whatever the parity set.",
            checks=(floor_is_there_for_every_set,),
            uses=("thm-5.linear-rate",),
            readings=(
                Reading(
                    id="infimum",
                    text="Convergence to the infimum from almost every draw, for every parity set.",
                    checks=(descent_converges_to_a_spurious_minimum,),
                ),
                Reading(
                    id="counted",
                    text="The other way round: at n = 8, k = 2 and 3, temperature 1/n, fewer than half of the runs of "
                         "gradient descent with rate 0.3 come below risk 0.01, be the set spread, adjacent (around "
                         "the end is the same up to a rotation) or random.",
                    checks=(no_kind_of_set_is_learned,),
                ),
            ),
        ),
    ),
    repair=Repair(
        text=r"(i) For b > 0 the risk of heads in the plane never falls below a positive floor: ${=repair.odd}$ for "
             r"odd "
        r"k, with $f_0=f(0)$, and ${=repair.even}$ for even k, with $\mathrm{low}=\min_{[0,1]}f$. "
        r"(ii) For b = 0 and k up to ${=repair.most}$ zero is the infimum, not attained, and no linear rate is "
        r"possible "
        r"from any initialisation. (iii) For k = 1, b = 0, $n\ge2$ and a head on the ray of its bit with attention "
        r"above "
        r"${=repair.share}$ on it, gradient descent with any constant step has $\mathcal L_t\sim{=repair.law}$ with "
        r"$\mathrm{gap}=1-\cos\frac{2\pi}n$. (iv) At n = 2 it tends to ${=repair.limit}$ from the opposite ray, for "
        r"steps up to ${=repair.step}$.",
        checks=(floor_is_positive_for_odd_k, floor_is_positive_for_even_k, no_linear_rate_is_proved,
                one_head_obeys_the_law, wrong_side_tends_to_one),
    ),
    quantities=(
        Quantity(name="iterations", text=PRINTED_ITERATIONS, symbols=("eps", "c"), meaning="iterations from 1 to eps"),
        Quantity(name="rate", text=PRINTED_RATE, symbols=("n", "k", "tau", "b"),
                 meaning="the step size 1/M, as printed"),
        Quantity(name="contraction", text="1 - eta*mu", symbols=("eta", "mu"), meaning="factor of the risk a step"),
        Quantity(name="initial", text="1", symbols=("n", "k", "tau", "b"), meaning="the risk at initialisation"),
        Quantity(name="repair.odd", text="(1 - f0)**2/2**n", symbols=("n", "f0"), ours=True,
                 meaning="floor of the risk for odd k"),
        Quantity(name="repair.even", text="(1 + low)**2/2**n", symbols=("n", "low"), ours=True,
                 meaning="floor of the risk for even k"),
        Quantity(name="repair.most", text="n - 1", symbols=("n",), ours=True,
                 meaning="the largest k for which zero is not attained"),
        Quantity(name="repair.share", text="1/2", symbols=(), ours=True, meaning="attention that a start needs"),
        Quantity(name="repair.law", text="tau**2/(4*eta*gap**2*t)", symbols=("tau", "eta", "gap", "t"), ours=True,
                 meaning="the risk after t steps, in the limit"),
        Quantity(name="repair.limit", text="1", symbols=(), ours=True, meaning="limit of the risk on the wrong side"),
        Quantity(name="repair.step", text="tau**2/2", symbols=("tau",), ours=True, meaning="largest step there"),
    ),
    constants=(constants,),
    figures=(steps_against_length, law_of_the_family, risk_over_one_head, success_by_size),
)

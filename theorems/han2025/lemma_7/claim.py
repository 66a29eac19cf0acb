r"""Lemma 7: the risk is smooth with the constant max{2 l1 C, 2(l2 + B)}.

l1 and l2 are Lipschitz constants of ŷ and ŷ∇ŷ, B one of ∇ŷ, and C bounds ‖∇ŷ‖.  The argument works for any output with
these constants: the slope of the squared hinge loss is 2(ŷ - 1) below the margin and 0 beyond it, two points lie both
beyond, on both sides or both below, and an average keeps a Lipschitz constant.  Whether the *printed* constants may be
put in is another question, and has its own readings.
"""

from __future__ import annotations

from theorems.han2025.ledger import USES
from theorems.han2025.lemma_7 import checks as check
from theorems.han2025.lemma_7 import numbers
from theorems.han2025.shared.suprema import SYMBOLS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="lemma-7",
    title="The risk is smooth with constant max{2 l1 C, 2 (l2 + B)}",
    where="Section 4",
    statement=r"If $l_1$ and $l_2$ are Lipschitz constants of $\hat y$ and $\hat y\nabla\hat y$, $B$ one of "
              r"$\nabla\hat y$ and $C$ a bound of $\lVert\nabla\hat y\rVert$, then the gradient of the expected risk "
              r"is Lipschitz in the heads with the constant ${=constant}$.",
    depends_on=("def-1", "lemma-6", "lemma-15", "lemma-16"),
    readings=(
        Reading(id="literal", text="The letters stand for valid constants, whatever they are.", uses=("def-1",),
                checks=(check.the_three_cases_give_the_constant,)),
        Reading(id="any-output", text="As a statement about any differentiable output with these constants "
                "on a convex set of heads.", uses=("def-1",),
                checks=(check.any_output_has_the_constant,)),
        Reading(id="printed-constants", text="With the numbers printed in Lemmas 14, 15 and 16, for every b > 0.",
                checks=(check.printed_constants_fail_for_huge_smoothing,)),
        Reading(id="printed-small-smoothing", text="With the printed numbers, for b up to ${=ceiling}$.",
                checks=(check.printed_constants_are_valid_for_small_smoothing,)),
        Reading(id="this-model", text="With the printed numbers, at the sizes of the model file only.",
                checks=(check.assembled_number_is_compared_at_this_model,)),
    ),
    steps=(
        Step(id="lemma-7.case-i", text="Both outputs at or above the margin.",
             printed=r"\hat y(\mathbf A),\hat y(\mathbf A')\ge1:\ \lVert\nabla\ell(\mathbf A)-\nabla\ell(\mathbf "
                     r"A')\rVert=0",
             checks=(check.gradients_vanish_beyond_the_margin,)),
        Step(id="lemma-7.case-ii", text="One output on each side of the margin.",
             printed=r"\lVert\nabla\ell(\mathbf A)-\nabla\ell(\mathbf A')\rVert\le\lVert2(\hat y(\mathbf A)-\hat "
                     r"y(\mathbf A'))\rVert\,\lVert\nabla\hat y(\mathbf A)\rVert\le{=case_ii}\,\lVert\mathbf A-\mathbf "
                     r"A'\rVert",
             checks=(check.margin_is_between,), uses=USES["lemma-7.case-ii"]),
        Step(id="lemma-7.case-iii", text="Both outputs at or below the margin.",
             printed=r"\lVert\nabla\ell(\mathbf A)-\nabla\ell(\mathbf A')\rVert\le2\lVert\hat y\nabla\hat y-\hat "
                     r"y'\nabla\hat y'\rVert+2\lVert\nabla\hat y-\nabla\hat y'\rVert\le{=case_iii}\,\lVert\mathbf "
                     r"A-\mathbf "
                     r"A'\rVert",
             checks=(check.triangle_inequality_below_the_margin,), uses=USES["lemma-7.case-iii"]),
        Step(id="lemma-7.loss-to-risk", text="Smoothness of the loss carries over to its expectation (said in words; "
             "the formula is ours).",
             ours=True, printed=r"\lVert\nabla\mathcal L(\mathbf A)-\nabla\mathcal L(\mathbf "
                                r"A')\rVert\le{=factor}\cdot\max_{\mathbf "
                     r"x}\lVert\nabla\ell(\mathbf A)-\nabla\ell(\mathbf A')\rVert",
             checks=(check.smoothness_passes_to_the_expectation,)),
    ),
    repair=Repair(
        text=r"For every $n\ge k\ge1$, $\tau>0$, $b>0$ the loss and the risk are smooth with the constant "
             r"${=repair.constant}$. No maximum is needed: ${=repair.enough}$ alone is a smoothness constant of the "
             r"risk whenever $l_2$ and $B$ are valid.",
        checks=(check.our_constant_is_proved, check.no_explicit_loss_exceeds_our_constant, check.second_part_is_enough),
    ),
    quantities=(
        Quantity(name="constant", text="max(2*l1*C, 2*(l2 + B))", symbols=check.NAMES,
                 meaning="smoothness of the risk"),
        Quantity(name="case_ii", text="2*l1*C", symbols=check.NAMES, meaning="constant of case (ii)"),
        Quantity(name="case_iii", text="2*(l2 + B)", symbols=check.NAMES, meaning="constant of case (iii)"),
        Quantity(name="factor", text="1", symbols=(), meaning="smoothness of the risk over that of the loss"),
        Quantity(name="ceiling", text="17860", symbols=(), ours=True,
                 meaning="smoothing up to which the printed constants are valid"),
        Quantity(name="repair.constant", symbols=SYMBOLS, ours=True, meaning="our smoothness constant of the risk",
                 text="2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"),
        Quantity(name="repair.enough", text="2*(l2 + B)", symbols=check.NAMES, ours=True,
                 meaning="smoothness of the risk without a maximum"),
    ),
    constants=(numbers.constants,),
    figures=(numbers.ratio_against_every_parameter,),
)

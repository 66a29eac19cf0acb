r"""Lemma 16: ŷ∇ŷ is Lipschitz in the heads with the constant √(2k)(4k³(20/τ² + 32k²/(τ²√b)) + (8k²/τ)²).

Its derivative is ŷ·Hess ŷ + ∇ŷ∇ŷᵀ.  With |ŷ| ≤ 2k - 1 + 4k√b and the bounds of Lemmas 14 and 15 (repaired) this gives a
constant for every b > 0.  The printed one is much larger for small b, and too small for b beyond 17 862, because
the bound 4k³ of the output leaves b out.
"""

from __future__ import annotations

from theorems.han2025.ledger import USES
from theorems.han2025.lemma_16 import checks as check
from theorems.han2025.lemma_16 import entries
from theorems.han2025.shared.suprema import SYMBOLS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

_ENTRY = "{=component}"

CLAIM = Claim(
    id="lemma-16",
    title="Lipschitz constant of the output times its gradient",
    where="Appendix A",
    statement=r"The product $\hat y\,\nabla\hat y$ is Lipschitz in the $2k$ trained entries with the constant "
              r"${=constant}$ (called $l_2$), for every input.",
    depends_on=("lemma-14", "lemma-15"),
    readings=(
        Reading(id="literal", text="For every n ≥ k ≥ 1, τ in (0, 1], b > 0, every input and all heads in the plane.",
                checks=(check.product_is_bounded_for_every_smoothing,
                        check.product_exceeds_the_constant_for_huge_smoothing)),
        Reading(id="small-smoothing", text="The same for b up to ${=small}$.",
                checks=(check.product_is_bounded_for_small_smoothing, check.no_explicit_product_exceeds_the_constant)),
        Reading(id="located", text="The same for b up to ${=located}$.",
                checks=(check.product_is_bounded_up_to_the_located_smoothing,)),
        Reading(id="this-model", text="At the sizes of the model file only.",
                checks=(check.constant_is_compared_at_this_model,)),
    ),
    steps=(
        Step(id="lemma-16.product-rule", text="The derivative of the product by one entry.",
             printed=r"\Bigl|\frac{\partial(\hat y\nabla\hat y)}{\partial a_{13}^{(i)}}\Bigr|=\Bigl|\hat "
                     r"y\frac{\partial^2\hat y}{\partial(a_{13}^{(i)})^2}+\Bigl(\frac{\partial\hat y}{\partial "
                     r"a_{13}^{(i)}}\Bigr)^2\Bigr|",
             checks=(check.derivative_of_the_product_has_other_components,),
             readings=(Reading(id="one-component", text="The component along the same entry.",
                               checks=(check.component_of_the_product_is_right,)),)),
        Step(id="lemma-16.output-bound", text="The output is at most ${=output}$ in size (used without a display of "
                                              "its own).",
             printed=r"|\hat y|\le{=output}", ours=True, checks=(check.output_exceeds_its_bound_for_large_smoothing,),
             readings=(Reading(id="small-smoothing", text="For b up to ${=output_ceiling}$.",
                               checks=(check.output_is_bounded_for_small_smoothing,)),)),
        Step(id="lemma-16.entry-bound", text="The displayed bound of the component along the same entry.",
             printed=r"\Bigl|\hat y\frac{\partial^2\hat y}{\partial(a_{13}^{(i)})^2}+\Bigl(\frac{\partial\hat y}{"
                     rf"\partial a_{{13}}^{{(i)}}}}\Bigr)^2\Bigr|\le{_ENTRY}",
             checks=(entries.component_exceeds_its_bound_for_large_smoothing,),
             uses=("lemma-16.output-bound", "lemma-14.entry-bound", "lemma-15.entry-bound"),
             readings=(Reading(id="moderate-smoothing", text="For b up to ${=moderate}$.",
                               checks=(entries.component_is_bounded_for_moderate_smoothing,)),)),
        Step(id="lemma-16.norm", text="From a bound M of the derivative of the vector by each of the 2k entries to the "
             "Lipschitz constant, with the factor √(2k).",
             printed=r"\Bigl|\frac{\partial(\hat y\nabla\hat y)}{\partial a_{13}^{(i)}}\Bigr|\le M="
                     r"{=component}\ \Rightarrow\ \hat y\nabla\hat y\text{ is "
                     r"}\sqrt{2k}\,M={=constant}\text{-Lipschitz}",
             checks=(entries.columns_give_the_norm,), uses=(*USES["lemma-16.norm"], "lemma-16.entry-bound"),
             readings=(Reading(id="entries", text="M bounds the single entries of the Jacobian only, as the middle of "
                               "the display does.", checks=(entries.entries_do_not_give_the_norm,)),
                       Reading(id="one-column", text="As a bound of the derivative by a single entry.",
                               checks=(entries.column_follows_from_the_entries,)))),
    ),
    repair=Repair(
        text=r"$\hat y\nabla\hat y$ is ${=repair.constant}$-Lipschitz for every $n\ge k\ge1$, $\tau>0$, $b>0$.",
        checks=(check.our_constant_is_proved, check.no_explicit_product_exceeds_our_constant),
    ),
    quantities=(
        Quantity(name="constant", text=check.CONSTANT, symbols=SYMBOLS, meaning="Lipschitz constant of ŷ∇ŷ"),
        Quantity(name="output", text="4*k**3", symbols=SYMBOLS, meaning="bound of the output"),
        Quantity(name="component", text=f"4*k**3*({check.ENTRY}) + (8*k**2/tau)**2", symbols=SYMBOLS,
                 meaning="bound M of the derivative by one entry"),
        Quantity(name="small", text="1", symbols=(), ours=True, meaning="a smoothing up to which it is true"),
        Quantity(name="located", text="17860", symbols=(), ours=True, meaning="the smoothing up to which it is true"),
        Quantity(name="output_ceiling", text="15/4", symbols=(), ours=True,
                 meaning="the smoothing up to which the bound of the output is true"),
        Quantity(name="moderate", text="2000", symbols=(), ours=True,
                 meaning="a smoothing up to which the bound M is true"),
        Quantity(name="repair.constant", symbols=SYMBOLS, ours=True, meaning="our Lipschitz constant of ŷ∇ŷ",
                 text="((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"),
    ),
    constants=(check.constants,),
)

r"""The set-up of Appendix A: with τ = c1/n soft attention is said to be close to hard attention.

A head of length r gives a position at the angle δ_j from it the weight γ_j ∝ exp(r cos δ_j/τ).  What is claimed of the
weights leaves open for which heads (they start on the unit circle, and nothing bounds them later) and in which order n
and the constants are chosen; each choice is a reading.
"""

from __future__ import annotations

from theorems.han2025.appendix_a_setup import checks as check
from theorems.han2025.appendix_a_setup import repair as mended
from theorems.han2025.shared.constants import SYMBOLS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="appendix-a-setup",
    title="A temperature c1/n makes soft attention approximate hard attention",
    where="Appendix A",
    statement=r"With $\tau=c_1/n$ the position $p_i$ nearest to head i has a weight from ${=peak_lower}$ to "
              r"${=peak_upper}$, "
              r"positions at an angle of more than $\pi/4$ have weights close to 0, and the others have weights from "
              r"${=near_lower}$ to ${=near_upper}$, for some $0<c_2<c_1$.",
    depends_on=("model", "eq-3"),
    readings=(
        Reading(id="literal", text="Constants chosen before n; heads of any length.",
                checks=(check.band_decides_the_statement, check.an_aligned_head_leaves_the_band,
                        check.peak_is_at_least_the_mean, check.long_heads_exceed_the_cap)),
        Reading(id="unit-heads", text="Constants chosen before n; heads of length 1, as at the start of training.",
                about=("near_lower", "near_upper"),
                checks=(check.band_decides_the_statement, check.an_aligned_head_leaves_the_band)),
        Reading(id="constants-for-each-n", text="Constants that may depend on n, heads of length 1, n ≥ 11; the bounds "
                "of the nearest and of the other positions.", checks=(check.constants_exist_for_each_length,)),
    ),
    steps=(
        Step(id="appendix-a-setup.peak", text="The weight of the nearest position lies between these bounds.",
             printed=r"{=peak_lower}\le\gamma_{p_i}^{(i)}\le{=peak_upper}",
             checks=(check.peak_is_at_least_the_mean, check.long_heads_exceed_the_cap,
                     check.a_long_head_exceeds_the_cap),
             readings=(
                 Reading(id="lower-half", text="The lower half alone.", about=("peak_lower",),
                         checks=(check.peak_is_at_least_the_mean,)),
                 Reading(id="unit-heads", text="Heads of length 1, every n and c1: the upper half.",
                         about=("peak_upper",),
                         checks=(check.short_circles_exceed_the_cap,)),
                 Reading(id="long-circles", text="Heads of length 1, c1 fixed, n large enough: the upper half.",
                         about=("peak_upper",),
                         checks=(check.cap_holds_on_long_circles,)))),
        Step(id="appendix-a-setup.far", text="Positions at an angle of more than π/4 have a weight close to zero.",
             printed=r"\angle(j,p_i)>\tfrac\pi4\ \Rightarrow\ \gamma_j^{(i)}\approx0",
             checks=(check.close_to_zero_is_not_defined,),
             readings=(
                 Reading(id="unit-heads", text="Heads of length 1, c1 fixed: the weights tend to 0 as n grows.",
                         checks=(check.far_weights_vanish_for_unit_heads,)),
                 Reading(id="any-length", text="Heads of any length: small beside the peak.",
                         checks=(check.far_weights_of_short_heads_equal_the_peak,)))),
        Step(id="appendix-a-setup.near", text="The other weights lie between these bounds.",
             printed=r"{=near_lower}\le\gamma_j^{(i)}\le {=near_upper},\quad0<c_2<c_1",
             checks=(check.near_weights_leave_the_band, check.an_aligned_head_leaves_the_band),
             readings=(
                 Reading(id="any-length", text="Heads of any length, constants that may depend on n, n ≥ 8.",
                         checks=(check.near_weights_of_long_heads_vanish,)),
                 Reading(id="constants-for-each-n", text="Heads of length 1, constants that may depend on n, n ≥ 11.",
                         about=("peak_lower", "peak_upper", "near_lower", "near_upper"),
                         checks=(check.constants_exist_for_each_length,)))),
    ),
    repair=Repair(
        text=r"A head of length r that is aligned with a position gives it a weight of at least $1-\varepsilon$ as "
             r"soon as "
             r"$\tau\cdot{=repair.reach}\le r(1-\cos\frac{2\pi}n)$, for every $n\ge2$, $0<\varepsilon<1$ (written "
             r"eps), "
             r"$r\ge0$, $\tau>0$; the others have $\gamma_j=\gamma_{p_i}\exp\bigl({=repair.exponent}\bigr)$, with the "
             r"cosine of "
             r"the angle to it.",
        checks=(mended.sharp_attention_needs_a_lower_temperature, mended.other_weights_are_smaller_by_the_score),
    ),
    quantities=(
        Quantity(name="peak_lower", text="1/n", symbols=SYMBOLS, meaning="least weight of the nearest position"),
        Quantity(name="peak_upper", text="1 - c1*tau", symbols=SYMBOLS, meaning="largest weight of it"),
        Quantity(name="near_lower", text="c2*tau", symbols=SYMBOLS, meaning="least weight of the others"),
        Quantity(name="near_upper", text="c1*tau", symbols=SYMBOLS, meaning="largest weight of them"),
        Quantity(name="repair.reach", text="log((n - 1)/eps)", symbols=("n", "eps"), ours=True,
                 meaning="how far the other scores are below the peak, in units of the temperature"),
        Quantity(name="repair.exponent", text="-r*(1 - cosine)/tau", symbols=("r", "cosine", "tau"), ours=True,
                 meaning="logarithm of another weight over the peak"),
    ),
    figures=(mended.peak_and_band,),
)

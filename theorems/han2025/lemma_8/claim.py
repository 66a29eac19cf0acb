r"""Lemma 8: the expected risk satisfies ½‖∇L‖² ≥ μ L for all heads, with μ = min{64μ1, μ2}/2^(n+1).

It does not, for any μ > 0: there are stationary points with positive risk.  At zero heads the gradient by a head is
Σ_p G_p u_p, where G_p is the same for positions that a turn of the circle fixing the parity set exchanges; if there is
such a turn the gradient is exactly zero.  Strict local minima are found by descent and certified by Krawczyk's test.
Along rays on which the attention saturates the ratio falls to zero exponentially.
"""

from __future__ import annotations

from theorems.han2025.lemma_8.assembly import (
    mu_follows_from_the_assembled_inequality,
    mu_is_not_a_number,
    parts_give_the_assembled_inequality,
)
from theorems.han2025.lemma_8.checks import (
    PRINTED_MU,
    gradient_vanishes_where_the_risk_does_not,
    minimum_is_not_global,
    ratio_is_smaller_within_the_appendix_bounds,
    ratio_is_tiny_on_the_unit_circle,
    small_constants_are_not_settled,
)
from theorems.han2025.lemma_8.expansion import (
    common_factor_is_taken_out,
    ends_of_the_expansion_agree,
    norm_is_a_sum_over_entries,
    square_of_a_mean_is_not_the_mean_of_squares,
    square_of_the_sum_is_split,
    third_line_is_not_the_second,
    third_line_is_the_squared_norm,
)
from theorems.han2025.lemma_8.numbers import constants, ratio_along_rays
from theorems.han2025.lemma_8.repair import best_constant_is_compared, infimum_is_attained_at_a_stationary_point
from theorems.han2025.lemma_8.steps import (
    attention_can_have_no_gradient,
    attention_has_almost_no_gradient_within_the_bounds,
    loss_derivative_squared_is_four_losses,
    mu2_says_nothing_for_even_k,
    mu2_says_nothing_without_smoothing,
    output_can_be_flat,
    output_is_almost_flat_within_the_bounds,
    output_is_steep_without_smoothing,
    pair_can_have_loss_without_gradient,
    products_of_pairs_can_be_negative,
)
from theorems.han2025.lemma_19.checks import both_sides_are_zero
from theorems.han2025.shared.vanishing import CONSTANTS
from verify.records import Check, Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]


def _step(
    name: str, text: str, *checks: Check, printed: str = "", uses: tuple[str, ...] = (),
    readings: tuple[Reading, ...] = (), about: tuple[str, ...] = (),
) -> Step:
    return Step(
        id=f"lemma-8.{name}", text=text, printed=printed, checks=checks, readings=readings, about=about,
        uses=tuple(f"lemma-8.{use}" if not use.startswith("lemma-") else use for use in uses),
    )


def _bounds(check: Check) -> Reading:
    return Reading(
        id="appendix-bounds", text="Where the appendix's bounds on the attention hold with $c_1=1$, $c_2=\\frac12$.",
        checks=(check,),
    )


CLAIM = Claim(
    id="lemma-8",
    title="The risk satisfies the Polyak-Lojasiewicz inequality with constant mu",
    where="Section 4",
    statement=r"For all heads $\frac12\lVert\nabla\mathcal L(\mathbf A_{1:k})\rVert_2^2\ge\mu\,\mathcal L(\mathbf "
    r"A_{1:k})$ with $\mu={=mu}$, where $\mu_1={=mu1}$ and $\mu_2={=mu2}$.",
    depends_on=("def-1", "lemma-17", "lemma-18", "lemma-19"),
    readings=(
        Reading(
            id="literal",
            text="For all heads in the plane and all parity sets, every $n\\ge k\\ge1$, $0<\\tau\\le1$, $b>0$, with "
                 "some "
            "$0<c_2<c_1=n\\tau$.",
            checks=(gradient_vanishes_where_the_risk_does_not,),
        ),
        Reading(
            id="appendix-bounds",
            text="With the printed $\\mu$ at $c_1=1$, $c_2=\\frac12$, where the appendix's bounds on the attention "
            "hold with these.",
            checks=(ratio_is_smaller_within_the_appendix_bounds,),
        ),
        Reading(
            id="some-c2",
            text="With the printed $\\mu$ for some $c_2>0$ that may be as small as one likes, within the appendix's "
            "bounds.",
            checks=(small_constants_are_not_settled,),
        ),
        Reading(
            id="initialisation",
            text="With the printed $\\mu$ at $c_2=\\frac12$ ($c_1=n\\tau$), for heads on the unit circle, as they are "
            "drawn.",
            checks=(ratio_is_tiny_on_the_unit_circle,),
        ),
        Reading(
            id="infimum",
            text="With the risk above its infimum in the place of the risk.",
            checks=(minimum_is_not_global,),
        ),
    ),
    steps=(
        _step(
            "expansion", "The squared gradient of the risk, expanded over pairs of samples: five equalities.",
            square_of_a_mean_is_not_the_mean_of_squares,
            uses=tuple(f"expansion-{line}" for line in range(1, 6)),
            readings=(
                Reading(id="ends", text="Only the last line.", checks=(ends_of_the_expansion_agree,)),
            ),
        ),
        _step(
            "expansion-1", "Line 1: the squared norm is a sum over the heads and their two entries.",
            norm_is_a_sum_over_entries,
            printed=r"\sum_i\Bigl[\Bigl(\frac{\partial\mathcal L}{\partial "
            r"a_{13}^{(i)}}\Bigr)^2+\Bigl(\frac{\partial\mathcal L}"
            r"{\partial a_{14}^{(i)}}\Bigr)^2\Bigr]",
        ),
        _step(
            "expansion-2", "Line 2: a squared derivative of the risk is the mean square of the loss's.",
            square_of_a_mean_is_not_the_mean_of_squares,
            printed=r"\sum_i\Bigl[\mathbb E\Bigl[\Bigl(\frac{\partial\ell}{\partial "
            r"a_{13}^{(i)}}\Bigr)^2\Bigr]+\cdots\Bigr]",
        ),
        _step(
            "expansion-3", "Line 3: the squared norm as an average over the 2^n samples.",
            third_line_is_the_squared_norm,
            printed=r"\sum_i\Bigl[\frac1{2^{2n}}\Bigl(\sum_N\frac{\partial\ell^{(N)}}{\partial "
            r"a_{13}^{(i)}}\Bigr)^2+\cdots\Bigr]",
            readings=(
                Reading(id="from-line-2", text="As equal to line 2.", checks=(third_line_is_not_the_second,)),
            ),
        ),
        _step(
            "expansion-4", "Line 4: the common factor is taken out.", common_factor_is_taken_out, uses=("expansion-3",)
        ),
        _step(
            "expansion-5", "Line 5: the square of the sum is split into squares and products of pairs.",
            square_of_the_sum_is_split, uses=("expansion-4",),
        ),
        _step(
            "part-i", "(6): the gradients of two samples are never opposed.", products_of_pairs_can_be_negative,
            printed=r"\frac{\partial\ell^{(N)}}{\partial a_{13}^{(i)}}\frac{\partial\ell^{(M)}}{\partial "
            r"a_{13}^{(i)}}+\frac{\partial"
            r"\ell^{(N)}}{\partial a_{14}^{(i)}}\frac{\partial\ell^{(M)}}{\partial a_{14}^{(i)}}\ge0",
            uses=("lemma-17",),
        ),
        _step(
            "part-ii", "(7): where the attention sees a one, three bounds on derivatives, as a whole.",
            attention_can_have_no_gradient, output_can_be_flat, loss_derivative_squared_is_four_losses,
            about=("mu1", "slope", "loss_factor"),
            uses=("part-ii-attention", "part-ii-output", "part-ii-loss"),
        ),
        _step(
            "part-ii-attention", "(7), first: that of the attention vector, squared, is at least mu_1, with some "
                                 "$c_2$.",
            attention_can_have_no_gradient, uses=("lemma-18",),
            readings=(_bounds(attention_has_almost_no_gradient_within_the_bounds),),
            printed=r"\sum_i\Bigl[\Bigl(\frac{\partial(v^*)_1}{\partial "
            r"a_{13}^{(i)}}\Bigr)^2+\Bigl(\frac{\partial(v^*)_1}{\partial "
            r"a_{14}^{(i)}}\Bigr)^2\Bigr]\ge{=mu1}",
        ),
        _step(
            "part-ii-output", "(7), second: that of the output, squared, is at least ${=slope}$.", output_can_be_flat,
            printed=r"\Bigl(\frac{\partial\hat y}{\partial(v^*)_1}\Bigr)^2\ge{=slope}",
            readings=(
                _bounds(output_is_almost_flat_within_the_bounds),
                Reading(
                    id="relu", text="For b = 0 and $S>\\frac12$, away from the kinks.",
                    checks=(output_is_steep_without_smoothing,),
                ),
            ),
        ),
        _step(
            "part-ii-loss", "(7), third: that of the loss, squared, is at least ${=loss_factor}$ times the loss.",
            loss_derivative_squared_is_four_losses,
            printed=r"\Bigl(\frac{\partial\ell}{\partial\hat y}\Bigr)^2\ge{=loss_factor}\,\ell",
        ),
        _step(
            "part-iii", "(8): where it sees none, the pair of a sample and its complement.",
            pair_can_have_loss_without_gradient, uses=("lemma-19",),
            printed=r"\sum_i\lVert\nabla_i\ell^{(N)}\rVert^2+\lVert\nabla_i\ell^{(\bar N)}\rVert^2\ge{=mu2}\,"
            r"(\ell^{(N)}+\ell^{(\bar N)})",
            readings=(
                Reading(
                    id="even", text="For even k only.", checks=(mu2_says_nothing_for_even_k, both_sides_are_zero)
                ),
                Reading(
                    id="relu", text="For b = 0, every k.",
                    checks=(mu2_says_nothing_without_smoothing, both_sides_are_zero),
                ),
            ),
        ),
        _step(
            "assembly", "As an inference: if the three parts hold, the assembled inequality does.",
            parts_give_the_assembled_inequality,
            printed=r"(6),(7),(8)\implies\lVert\nabla\mathcal L\rVert_2^2\ge{=assembled}\,\mathcal L",
            about=("slope", "loss_factor"),
            uses=("expansion", "part-i", "part-ii", "part-iii"),
        ),
        _step(
            "mu", "As an inference: if the assembled inequality holds, the lemma does with this mu.",
            mu_follows_from_the_assembled_inequality,
            printed=r"\lVert\nabla\mathcal L\rVert_2^2\ge{=assembled}\,\mathcal L\implies\tfrac12"
            r"\lVert\nabla\mathcal L\rVert_2^2\ge\mu\mathcal L,\ \mu={=mu}",
            uses=("assembly",),
            readings=(Reading(id="number", text="As a number for given n, k and tau, with $\\mu_1={=mu1}$, "
                              "$\\mu_2={=mu2}$.", about=("mu",), checks=(mu_is_not_a_number,)),),
        ),
    ),
    repair=Repair(
        text=r"For every $n\ge k\ge1$, $0<\tau\le1$, $b>0$ and parity set the best $\mu$ for all heads is "
        r"${=repair.mu}$: it is approached along rays of heads on which the attention saturates, and attained where a "
        r"turn of the circle by fewer than n positions maps the parity set to itself, at zero heads, whose gradient "
        r"is then exactly zero while their risk is positive.",
        checks=(best_constant_is_compared, infimum_is_attained_at_a_stationary_point),
    ),
    quantities=(
        Quantity(name="mu", text=PRINTED_MU, symbols=("n", "k", "mu1", "mu2"), meaning="constant of the inequality"),
        Quantity(name="assembled", text="min(64*mu1, mu2)/2**n", symbols=("n", "k", "mu1", "mu2"),
                 meaning="factor of the risk that the three parts give"),
        Quantity(name="mu1", text="2*c2**2/(n**2*k**2)", symbols=CONSTANTS, ours=True,
                 meaning="first bound in (7): what Lemma 18 gives, divided by (tau k)^2"),
        Quantity(name="mu2", text="64*k**2*c2**2/n**2", symbols=CONSTANTS, meaning="factor in (8), from Lemma 19"),
        Quantity(name="slope", text="16", symbols=(), meaning="second bound in (7)"),
        Quantity(name="loss_factor", text="4", symbols=(), meaning="factor in the third bound in (7)"),
        Quantity(name="repair.mu", text="0", symbols=("n", "k", "tau", "b"), ours=True, meaning="the best constant"),
    ),
    constants=(constants,),
    figures=(ratio_along_rays,),
)

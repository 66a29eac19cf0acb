r"""Corollary 20 where tied scores are treated otherwise than by a fixed order of the positions: it fails.

The zero matrix ties all positions.  A head that may attend to any of them, as the input pleases, tells more
than a position and its bit; one that averages them tells the number of ones.
"""

from __future__ import annotations

from numerics.enclosures import shorter
from numerics.frozen.hard_bounds import enclosure_at
from numerics.frozen.hard_heads import SELECTIONS, selection_risk
from numerics.frozen.minimax import averaged_tie_risk
from theorems.han2025.shared.hard import for_squared_losses
from theorems.han2025.shared.other_floor import zero_output_costs_less
from theorems.han2025.shared.otherwise import otherwise
from verify.records import Certificate, Context, Evidence, Kind


@for_squared_losses
def choosing_among_ties_by_the_input_breaks_the_bound(ctx: Context) -> Evidence:

    formula = ctx.quantities["bound"]
    for tried, selection in enumerate(SELECTIONS, 1):
        n, worst = len(selection).bit_length() - 1, selection_risk(selection)
        value = enclosure_at(formula, n, 1)
        if value is not None and value[0] > worst:
            claimed = shorter(value[0], worst)
            body = {
                "kind": "tie-selection",
                "n": n,
                "selection": list(selection),
                "value": str(worst),
                "claimed": str(claimed),
            }
            text = (
                "If a head may attend to any maximiser, chosen by the input, the zero head (all positions tied) has a "
                f"choice with best risk at most {worst} on every parity set at n = {n}, m = 1, where the bound is at "
                f"least {claimed}: which of the tied positions is attended then carries information about the other "
                "bits."
            )
            return Evidence.no(
                Kind.EXHAUSTIVE,
                text,
                cases=tried,
                derived=rf"\max_{{\mathcal B}}\mathcal L={worst}\quad(n={n},\ m=1)",
                certificates=(Certificate(name=f"cor-20.any-maximiser.n{n}.json", body=body),),
            )
    return Evidence.unknown(
        f"the choices among ties that are known, for n = 3 and 4, do not fall below {formula.text}."
    )


@otherwise(zero_output_costs_less("bound"))
@for_squared_losses
def averaging_over_ties_breaks_the_bound(ctx: Context) -> Evidence:

    formula = ctx.quantities["bound"]
    for n in range(1, 15):
        value, worst = enclosure_at(formula, n, 1), averaged_tie_risk(n, n // 2 or 1)
        if value is not None and value[0] > worst:
            claimed = shorter(value[0], worst)
            body = {"kind": "tie-average", "n": n, "value": str(worst), "claimed": str(claimed)}
            text = (
                "If tied positions are averaged, the head of constant score shows the number of ones, and the best "
                f"risk for |B| = k is 1 - 1/C(n,k): at most {worst} at n = {n}, m = 1, where the bound is at least "
                f"{claimed}. (Remark 13 has a head decide a single position, so this is outside its wording; it shows "
                "that the word matters.)"
            )
            return Evidence.no(
                Kind.EXHAUSTIVE,
                text,
                cases=n,
                derived=r"1-\binom{n}{\lfloor n/2\rfloor}^{-1}",
                certificates=(Certificate(name=f"cor-20.averaged-ties.n{n}.json", body=body),),
            )
    return Evidence.unknown(f"the head of constant score does not fall below {formula.text} for n up to 14.")

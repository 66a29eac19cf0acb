"""The checks of the three parts of Lemma 8, inequalities (6), (7) and (8)."""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, display, layers, refuted_by, zero_heads
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import decide, lower_value
from theorems.han2025.shared.wider import same_classifier
from verify.records import Context, Evidence, Kind


def least_square_without_smoothing() -> Fraction | None:
    """The least of (k f'(S))² for S > 1/2 away from kinks, b = 0: f' = ±4j on the piece with j >= 1 layers on.

    The slope is read off the pieces that induction over the layers gives; (j + 1)²(k + 1)² without its constant term
    has no negative coefficient, so j = k = 1 is least.
    """

    j, k, s = sp.symbols("j k S")
    slope = sp.diff(4 * (j + 1) * s - 4 * (j + 1) ** 2 + 1, s)  # up to its sign, on the piece with j + 1 layers
    square = sp.Poly(sp.expand(((k + 1) * slope) ** 2), j, k)
    if not closed_forms.classifier_is_piecewise_linear() or min(square.coeffs()) < 0:
        return None
    return Fraction(int(square.eval((0, 0))))


@carries_over(same_classifier)
@for_every_smoothing
def output_is_steep_without_smoothing(ctx: Context) -> Evidence:
    """b = 0: on the piece with j layers on the derivative by (v*)_1 is k f'(S) = ±4jk, and j >= 1 where S > 1/2."""
    least, stated = least_square_without_smoothing(), ctx.quantities["slope"]
    if least is None:
        return Evidence.unknown("The pieces of the classifier were not confirmed.")
    found = decide(str(least), ">=", stated, "k >= 1")
    if found.answer == "no" and not found.undefined:
        text = f"For k = 1 and S between 1/2 and 3/2 it is exactly {least}, less than {stated.text}."
        if (bound := lower_value(stated, {})) is None or bound <= least:
            return Evidence.no(Kind.ARGUED, text)
        point = {"n": 1, "k": 1, "tau": "1", "b": "0", "heads": zero_heads(1), "parity_set": [1], "x": "1"}
        square = ["square", ["*", ["k"], layers()]]
        return refuted_by(text, ("lemma-8.part-ii-output-relu", display(point, square, ">=", str(bound))))
    if found.answer != "yes":
        return Evidence.unknown(f"It was not decided whether the bound is at most {least}: {found.reason}.")
    return by_proof(
        {"the least square": True},
        (
            r"For b = 0, $S>\frac12$ and S not half an odd integer the derivative is $\pm4jk$ with $j=\lceil "
            rf"S-\frac12\rceil\ge1$, so its square is at least {least}. (Below $\frac12$ it is zero.)"
        ),
    )

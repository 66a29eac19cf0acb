"""Proposition 21 for models that are not the paper's: what its argument needs of them, checked.

Without smoothing the classifier is above -1 on [0, 1), so a loss that is positive below margin 1 asks for a weight of
at least 1 on each parity bit; the weights of all positions sum to k, whatever the number of heads.  That uses neither
which such loss it is nor how likely an input is, as long as each occurs.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

from theorems.han2025.prop_21.circle import number
from theorems.han2025.shared.scope import SHARP, Instrument, missing, unconfirmed
from theorems.han2025.shared.wider import counts_are_exact, needs_a_whole_weight
from verify.records import Context, Evidence, Kind

__all__ = [
    "averages_ties",
    "ends_of_a_line",
    "half_off",
    "hard_heads_are_right",
    "heads_stay",
    "heads_stay_on_a_line",
    "looks_at_the_circle",
    "never_zero",
    "off_the_set_costs",
]

POSITIVE_BELOW = ("squared-hinge", "hinge", "square")  # zero only where the margin is at least 1, and zero at margin 1


def _hypotheses(model: Any) -> dict[str, bool] | None:
    """None where the argument is not about the model; else its facts."""
    fits = model.effective_activation in SHARP and model.classifier.scale == 1 and model.loss in POSITIVE_BELOW
    if not fits or not 0 < model.bit_probability < 1:
        return None
    return {
        "the classifier is above -1 on [0, 1)": needs_a_whole_weight(model),
        "the classifier is exact at whole numbers": counts_are_exact(model),
    }


def _yes(ctx: Context, text: str) -> Evidence | None:
    facts = _hypotheses(ctx.model)
    if facts is None:
        return None
    return unconfirmed(gaps) if (gaps := missing(facts)) else Evidence.yes(Kind.ARGUED, text)


def looks_at_the_circle(model: Any) -> bool:
    """Heads that look at the positions of the circle and at nothing else."""
    return bool(model.positions == "circle" and not model.whole_rows)


def ends_of_a_line(ctx: Context) -> Evidence | None:
    """On a line a score is linear in the position: largest at one end, or everywhere the same for the zero head."""
    if ctx.model.positions != "line" or ctx.model.whole_rows:
        return None
    return Evidence.yes(
        Kind.ARGUED,
        (
            "On a line the score of a head is its first entry times p/n: the largest is at the last position or "
            "at the first, alone, or everywhere the same for a head whose first entry is zero (not machine-checked"
            ", for every n)."
        ),
    )


def heads_stay_on_a_line(ctx: Context) -> Evidence | None:
    """There the first and the last position are not tied, so the printed distance is enough."""
    return heads_stay("gap")(ctx) if ctx.model.positions == "line" and not ctx.model.whole_rows else None


def averages_ties(model: Any) -> bool:
    """Softmax of any scores that do not depend on the input: any positions, any number of heads."""
    return bool(not model.whole_rows)


def heads_stay(gap: str, majority: str = "", *, all_different: bool = False) -> Instrument:
    """Heads of risk zero sit on one parity bit each, in the limit and under hard attention.

    On a line a head that is not zero has its largest score at one end.
    """

    def instrument(ctx: Context) -> Evidence | None:
        model = ctx.model
        if (all_different and model.heads != model.k) or (majority and model.whole_rows):
            return None  # two heads on one bit; a head that looks at tokens
        least, most = number(ctx, gap), number(ctx, majority) if majority else Fraction(0)
        if model.positions not in ("circle", "line") or least is None or least < 1 or most is None or not 0 <= most < 1:
            return None
        return _yes(
            ctx,
            (
                "For this model as well: each input occurs, its loss is positive below margin 1, and for b = 0 the "
                "classifier is above -1 on [0, 1), so on an input with a single one at a parity bit the weight must "
                "be at least 1. The weights sum to k, so each bit has exactly 1 and nothing is left for other "
                "positions. A head attends in the limit to one position, to two adjacent ones or to all, so without "
                "neighbours each sits on one bit, and hard attention, which then counts the ones, costs nothing. "
                "Not machine-checked"
                ", for every n and k."
            ),
        )

    return instrument


def off_the_set_costs(ctx: Context) -> Evidence | None:
    """Weight outside of the set costs risk: wherever the positions are, with any number of heads that see no tokens."""
    if ctx.model.whole_rows:
        return None
    if ctx.model.loss == "logistic":
        return Evidence.yes(
            Kind.ARGUED,
            ("With this loss every input costs something, whatever the output is: the risk is positive for all heads."),
        )
    return _yes(
        ctx,
        (
            "For this model as well: the weights of the positions sum to k, so weight outside of the set leaves "
            "some parity bit with less than 1; for b = 0 the classifier is above -1 there, and the input with a "
            "single one at that bit, which occurs, costs risk. Not machine-checked, for every n and k."
        ),
    )


def hard_heads_are_right(ctx: Context) -> Evidence | None:
    """As many heads as bits, each bit with a share above 1/2 of one: hard attention counts the ones exactly."""
    majority = number(ctx, "majority")
    plain = ctx.model.heads == ctx.model.k and not ctx.model.whole_rows
    if not plain or majority is None or majority < Fraction(1, 2):
        return None
    return _yes(
        ctx,
        (
            "For this model as well: a share above 1/2 is the only largest one, there are as many heads as bits, "
            "so each bit is taken by one head and the attended sum is the number of ones; without smoothing the "
            "classifier is exact there (computed up to 39 ones), which costs nothing under this loss. Not "
            "machine-checked"
            ": for every n and k."
        ),
    )


def half_off(ctx: Context) -> Evidence | None:
    """Weights alone: one head has 1/2 at p and at q, the others together the indicator of the other bits."""
    plain = ctx.model.heads == ctx.model.k and not ctx.model.whole_rows
    if not plain or number(ctx, "off") != Fraction(1, 2):
        return None
    cases = 0
    for n in range(2, 6):
        for k in range(1, n):
            for bits in combinations(range(n), k):
                for p, q in product(bits, (q for q in range(n) if q not in bits)):
                    weights = [Fraction(int(j in bits and j != p)) + Fraction(int(j in (p, q)), 2) for j in range(n)]
                    off = [
                        sum((w for w, bit in zip(weights, x, strict=True) if bit), Fraction(0))
                        - sum(x[j] for j in bits)
                        for x in product((0, 1), repeat=n)
                    ]
                    cases += 1
                    if 2 * sum(abs(value) == Fraction(1, 2) for value in off) != 2**n:
                        return unconfirmed([f"half of the inputs at n = {n}"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Whatever the positions, the activation and the loss are: if all other heads are right, the sum is "
            f"off by (x_q - x_p)/2, and two different bits differ in half of the inputs. All {cases} cases of "
            "weights with n <= 5 were counted. Not machine-checked: for every n."
        ),
        cases=cases,
    )


def never_zero(model: Any) -> bool:
    """The smoothed zigzag with b > 0: weights sum to k wherever the positions are, however many heads there are."""
    return bool(model.effective_activation == "smoothed-relu" and model.head == "zigzag")

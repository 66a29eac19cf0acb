"""What is put in the place of Theorem 11, judged by its own formulas: the threshold left free, and a closed form."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.frozen import (
    attacked,
    closed_bounds,
    fitted,
    for_frozen_heads,
    is_proved,
    movement,
    movement_facts,
    smoothing,
)
from theorems.han2025.shared.orders import HEADS, below, part, whole
from theorems.han2025.shared.scope import unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

say = words_beside(__package__)

NORMS = tuple(Fraction(value) for value in ("1/4", "1/2", "1", "2", "4"))


def threshold_bound(ctx: Context, n: int, m: int, norm: Fraction) -> Fraction | None:
    """max over t of (1 - m Pr[Bin(prefix, 1/2) < t]) (1 - P·movement(t))_+², as stated; None where it has no value."""
    from numerics.formula.grammar import ExpressionError
    from numerics.frozen.counting import tail

    try:
        length = ctx.quantities["repair.prefix"].exact({"n": n, "m": m})
        if length.denominator != 1 or not 0 <= length <= 400:
            return None
        size, best = int(length), None
        for t in range(size + 2):
            left = max(Fraction(0), 1 - norm * ctx.quantities["repair.movement"].exact({"t": t}))
            value = (1 - Fraction(m * tail(size, t), 2**size)) * left * left
            best = value if best is None else max(best, value)
        return best
    except ExpressionError:
        return None


@for_frozen_heads
@part("threshold", "repair.prefix", "repair.movement")
def threshold_bound_is_derived(ctx: Context) -> Evidence:
    """Attacked by explicit classifiers for [n]; then prefixes that miss a position, and a movement from 1/(t+1) on."""
    prefix, moved, b = ctx.quantities["repair.prefix"], ctx.quantities["repair.movement"], smoothing(ctx)
    for n, m in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)):
        for norm in NORMS:
            value = threshold_bound(ctx, n, m, norm)
            if value is None or value <= 0:
                continue
            risk, body = fitted(n, m, norm, b)
            if value > risk:
                return Evidence.no(
                    Kind.CERTIFIED,
                    say("threshold_bound_is_derived.no", n=n, m=m, norm=norm, risk=float(risk), value=float(value)),
                    certificates=(Certificate(name="thm-11.repair.threshold.json", body=dict(body)),),
                )
    if (missed := without_a_value(prefix, HEADS) or without_a_value(moved, "integers t >= 0")) is not None:
        return missed
    derived = movement()
    if derived is None:
        return unconfirmed(movement_facts())
    orders = {
        say("threshold_bound_is_derived.fact"): below(f"m*({prefix.text})", "n - 1", HEADS),
        say("threshold_bound_is_derived.fact-2"): below("0", prefix, HEADS),
        say("threshold_bound_is_derived.fact-3"): below(derived, moved, "integers t >= 0"),
    }
    open_ones = [name for name, order in orders.items() if order.answer != "yes"]
    if open_ones or not whole(prefix):
        return Evidence.unknown(
            say(
                "threshold_bound_is_derived.unknown-2",
                open_ones="; ".join(open_ones) or say("threshold_bound_is_derived.unknown"),
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("threshold_bound_is_derived.yes"),
        domain=say("threshold_bound_is_derived.domain"),
        derived=(
            r"\mathcal L\ge\max_{t\ge0}\bigl(1-m\Pr[\mathrm{Bin}(\lceil\tfrac nm\rceil-1,\tfrac12)<t]\bigr)"
            r"\bigl(1-\tfrac{P}{t+1}\bigr)_+^2"
        ),
    )


@for_frozen_heads
@part("closed", "repair.bound")
def closed_bound_is_derived(ctx: Context) -> Evidence:
    from theorems.han2025.thm_11.checks import facts

    formula = ctx.quantities["repair.bound"]
    if (found := attacked(formula, smoothing(ctx), "thm-11.repair")) is not None:
        return found
    if missing := facts():
        return unconfirmed(missing)
    if not is_proved(formula, closed_bounds()):
        return Evidence.unknown(say("closed_bound_is_derived.unknown", formula=formula.text))
    return Evidence.yes(Kind.ARGUED, say("closed_bound_is_derived.yes"), domain=say("closed_bound_is_derived.domain"))

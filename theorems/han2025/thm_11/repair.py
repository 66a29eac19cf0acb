"""What is put in the place of Theorem 11, judged by its own formulas: the threshold left free, and a closed form."""

from __future__ import annotations

from fractions import Fraction

from numerics.frozen.counting import tail
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.frozen import (
    attacked,
    closed_bounds,
    fitted,
    is_proved,
    movement,
    movement_facts,
    smoothing,
)
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.orders import HEADS, below, part, whole
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.thm_11.checks import facts
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import FormulaError

NORMS = tuple(Fraction(value) for value in ("1/4", "1/2", "1", "2", "4"))


def threshold_bound(ctx: Context, n: int, m: int, norm: Fraction) -> Fraction | None:
    """max over t of (1 - m Pr[Bin(prefix, 1/2) < t]) (1 - P·movement(t))_+², as stated; None where it has no value."""

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
    except FormulaError:
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
                    (
                        f"At n = {n}, m = {m} and path norm {norm} a classifier has a risk of at most "
                        f"{float(risk):.4f} for the "
                        f"set of all positions, less than the stated {float(value):.4f}."
                    ),
                    certificates=(Certificate(name="thm-11.repair.threshold.json", body=dict(body)),),
                )
    if (missed := without_a_value(prefix, HEADS) or without_a_value(moved, "t : int, t >= 0")) is not None:
        return missed
    derived = movement()
    if derived is None:
        return unconfirmed(movement_facts())
    orders = {
        "m prefixes miss a position": below(f"m*({prefix.text})", "n - 1", HEADS),
        "a prefix is not negative": below("0", prefix, HEADS),
        "the movement is at least 1/(t+1)": below(derived, moved, "t : int, t >= 0"),
    }
    open_ones = [name for name, order in orders.items() if order.answer != "yes"]
    if open_ones or not whole(prefix):
        return Evidence.unknown(
            "not decided: {open_ones} was not shown, and no classifier with a smaller risk is known.".format(
                open_ones="; ".join(open_ones) or "a prefix is whole"
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "As in the printed argument with its slips mended and the threshold t left free: the prefixes have at "
            "most n - 1 positions together, t positions that score as much as p leave it 1/(t+1), and two outputs "
            "of opposed labels that differ by 2P/(t+1) cost 2(1 - P/(t+1))². Not machine-checked: the union "
            "bound, and the path norm as a Lipschitz constant."
        ),
        domain="all n >= 1, m >= 1, all norms",
        derived=(
            r"\mathcal L\ge\max_{t\ge0}\bigl(1-m\Pr[\mathrm{Bin}(\lceil\tfrac nm\rceil-1,\tfrac12)<t]\bigr)"
            r"\bigl(1-\tfrac{P}{t+1}\bigr)_+^2"
        ),
    )


@for_frozen_heads
@part("closed", "repair.bound")
def closed_bound_is_derived(ctx: Context) -> Evidence:

    formula = ctx.quantities["repair.bound"]
    if (found := attacked(formula, smoothing(ctx), "thm-11.repair")) is not None:
        return found
    if missing := facts():
        return unconfirmed(missing)
    if not is_proved(formula, closed_bounds()):
        return Evidence.unknown(
            f"not decided: {formula.text} is not shown to be at most a bound that is put together from the share of "
            "good inputs and the movement, and no classifier with a smaller risk is known."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "At t = ⌈n/(5m)⌉ the movement is at most 5m/n, and the Chernoff rate 4(5/8)^5 < 1/2 gives the first "
            "factor. Not machine-checked: the two cases of ⌈(n-1)/m⌉ mod 5."
        ),
        domain="all n, m >= 1, all norms",
    )

"""The checks of Proposition 21: limit heads on the circle, exactly."""

from __future__ import annotations

from numerics.formula.order import decide
from numerics.frozen.limit_heads import hard_risk, soft_risk
from numerics.parity.facts.classifier import activation_excess_decreases, weighted_excess_grows
from theorems.han2025.prop_21.circle import midpoint_certificate, number, on_the_circle, stay
from theorems.han2025.prop_21.other_models import averages_ties, heads_stay, heads_stay_on_a_line, never_zero
from theorems.han2025.shared.scope import ANY, carries_over, otherwise, speaks_of, unconfirmed
from verify.records import Context, Evidence, Kind, Scope, about, asks

smoothed = speaks_of(temperature=ANY)


@otherwise(heads_stay_on_a_line)
@on_the_circle
def positions_one_and_n_are_neighbours(ctx: Context) -> Evidence:
    """Bits 1 and n with n - 1 > gap: two heads half-way between them, exactly, at the first n from 4 on."""

    gap = number(ctx, "gap")
    n = 4 if gap is None else max(4, int(gap) + 2)
    if gap is None or n > 10 or not n - 1 > gap:
        return Evidence.unknown(
            "not decided: {gap} is not a number for which two bits were found.".format(gap=ctx.quantities["gap"].text)
        )
    if soft_risk(n, [1, 1], (1, n)) != 0 or hard_risk(n, [1, 1], (1, n)) == 0:
        return unconfirmed([f"the two risks at n = {n}"])
    shown = (midpoint_certificate("wrap-around"),) if n == 4 else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        (
            f"On the circle positions 1 and n are neighbours, although |1 - n| > {gap}: at n = {n} with parity "
            f"bits 1 and {n} two heads half-way between them have risk 0 as the temperature vanishes, and under "
            "hard attention both take the same bit and the risk is 2. No tie is needed: two heads turned by 10τ² "
            "from there have, at n = 4 and τ = 0.001, soft risk 2.0e-4, which vanishes with τ, and hard risk 2. "
            "With the distance on the circle the statement is true."
        ),
        cases=2**n,
        certificates=shown,
        derived=r"\min(|i-j|,\,n-|i-j|)>1",
    )


@otherwise(heads_stay("gap"))
@on_the_circle
@about("gap")
def heads_without_circular_neighbours_stay(ctx: Context) -> Evidence:
    return stay(ctx, number(ctx, "gap"), "neighbours")


@otherwise(heads_stay("repair.gap", all_different=True))
@on_the_circle
def heads_stay_as_the_repair_says(ctx: Context) -> Evidence:
    return stay(ctx, number(ctx, "repair.gap"), "repair")


def softmax_tends_to_the_ties() -> bool:
    """r positions of largest score and q others, at least d below: 1/r ≥ the weight of one of them ≥ 1/(r + qτ/d), as
    exp(-d/τ) ≤ τ/d; and that is within τ of 1/r for some multiple that does not depend on τ."""

    domain = "integers r >= 1, q >= 0; d > 0; 0 < tau <= 1"
    small = decide("tau/d", ">=", "exp(-d/tau)", domain).answer
    above = decide("1/r", ">=", "1/(r + q*exp(-d/tau))", domain).answer
    below = decide("1/(r + q*tau/d)", ">=", "1/r - q*tau/(d*r**2)", domain).answer
    return (small, above, below) == ("yes", "yes", "yes")


@carries_over(averages_ties)
@on_the_circle
@about()  # it does not matter which sets are allowed
def averaged_ties_change_nothing(ctx: Context) -> Evidence:
    if not softmax_tends_to_the_ties():
        return unconfirmed(["the limit of softmax"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "For heads that do not move with τ: with r positions of largest score and the others at least d "
            "below, each of the r has a weight between 1/r - qτ/(dr²) and 1/r, so the limit of softmax is the "
            "uniform distribution on them. If hard attention averages ties, it is that limit, and the statement "
            "holds for every parity set, neighbours or not. Heads that move with τ can come close to a tie "
            "without one, and then differ. The inference in words: from the weights to the risk, which is "
            "continuous in them."
        ),
        domain="every fixed choice of heads, every parity set",
        derived=r"\frac1r-\frac{q\tau}{dr^2}\le\gamma\le\frac1r",
    )


@carries_over(never_zero)
@smoothed
@about()
def smoothed_classifier_never_has_risk_zero(ctx: Context) -> Evidence:
    """Σ c_p = k still holds in the limit, and that is all that the argument of Proposition 3 uses."""

    if not (activation_excess_decreases() and weighted_excess_grows()):
        return unconfirmed(["the excess of the smoothing"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "With b > 0 there is nothing to prove: the smoothed classifier has a positive risk for all heads that "
            "look at positions only, also in the limit (see Proposition 3), so the premise is never met."
        ),
        domain="b > 0, every n, k, all heads that look at positions only",
    )


@carries_over(never_zero)
@smoothed
@asks(Scope.INFORMATIVE)
@about()
def premise_is_empty_for_smoothed_classifiers(ctx: Context) -> Evidence:
    return Evidence.no(
        Kind.ARGUED,
        (
            "No heads that look at positions only have risk zero with b > 0, in the limit τ → 0 as before it: the "
            "statement is empty there."
        ),
        scope=Scope.INFORMATIVE,
        domain="b > 0",
    )

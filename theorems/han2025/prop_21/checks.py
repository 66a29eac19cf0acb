"""The checks of Proposition 21: limit heads on the circle, exactly."""

from __future__ import annotations

from numerics.formula.order import decide
from numerics.frozen.limit_heads import hard_risk, soft_risk
from numerics.parity.facts.classifier import activation_excess_decreases, weighted_excess_grows
from theorems.han2025.prop_21.circle import heads, midpoint_certificate, number, on_the_circle, stay
from theorems.han2025.prop_21.other_models import averages_ties, heads_stay, heads_stay_on_a_line, never_zero
from theorems.han2025.shared.scope import ANY, SHARP, carries_over, otherwise, speaks_of, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks

say = words_beside(__package__)

smoothed = speaks_of(temperature=ANY)


@otherwise(heads_stay_on_a_line)
@on_the_circle
def positions_one_and_n_are_neighbours(ctx: Context) -> Evidence:
    """Bits 1 and n with n - 1 > gap: two heads half-way between them, exactly, at the first n from 4 on."""

    gap = number(ctx, "gap")
    n = 4 if gap is None else max(4, int(gap) + 2)
    if gap is None or n > 10 or not n - 1 > gap:
        return Evidence.unknown(say("positions_one_and_n_are_neighbours.unknown", gap=ctx.quantities["gap"].text))
    if soft_risk(n, [1, 1], (1, n)) != 0 or hard_risk(n, [1, 1], (1, n)) == 0:
        return unconfirmed([say("positions_one_and_n_are_neighbours.unknown-2", n=n)])
    shown = (midpoint_certificate("wrap-around"),) if n == 4 else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        say("positions_one_and_n_are_neighbours.no", gap=gap, n=n),
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
        return unconfirmed([say("averaged_ties_change_nothing.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("averaged_ties_change_nothing.yes"),
        domain=say("averaged_ties_change_nothing.domain"),
        derived=r"\frac1r-\frac{q\tau}{dr^2}\le\gamma\le\frac1r",
    )


@speaks_of(temperature=ANY, activation=SHARP, trained=ANY)
@about()  # one parity bit: any condition on two of them is met
def heads_that_see_tokens_break_it(ctx: Context) -> Evidence:
    bodies = {
        "first": heads([2], [["2", "0", "1", "-3"]], "first", "1"),
        "last": heads([1], [["2", "0", "3", "-1"]], "last", "1"),
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("heads_that_see_tokens_break_it.no"),
        cases=32,
        certificates=tuple(Certificate(name=f"prop-21.tokens.{tie}.json", body=body) for tie, body in bodies.items()),
    )


@carries_over(never_zero)
@smoothed
@about()
def smoothed_classifier_never_has_risk_zero(ctx: Context) -> Evidence:
    """Σ c_p = k still holds in the limit, and that is all that the argument of Proposition 3 uses."""

    if not (activation_excess_decreases() and weighted_excess_grows()):
        return unconfirmed([say("smoothed_classifier_never_has_risk_zero.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("smoothed_classifier_never_has_risk_zero.yes"),
        domain=say("smoothed_classifier_never_has_risk_zero.domain"),
    )


@carries_over(never_zero)
@smoothed
@asks(Scope.INFORMATIVE)
@about()
def premise_is_empty_for_smoothed_classifiers(ctx: Context) -> Evidence:
    return Evidence.no(
        Kind.ARGUED, say("premise_is_empty_for_smoothed_classifiers.no"), scope=Scope.INFORMATIVE, domain="b > 0"
    )

"""The checks of the representation claim: levels that stay apart, heads that equal their functions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.head.sparse import clash, gap, gap_facts, represents
from theorems.edelman2022.shared import about, above, ball, below, decimal, failed, model_of, shown, undecided, value_at
from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    from flint import arb

LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 32, 64, 100, 1000, 10**4, 10**6, 10**9, 10**12)
MAX_ODDS = 10**30


def sizes() -> Iterator[tuple[int, int]]:
    """(s, T) of the attack: both ends of every range."""
    for length in LENGTHS:
        for chosen in sorted({1, 2, 3, 5, length // 2, length - 1, length}):
            if 1 <= chosen <= min(length, 10**6):
                yield chosen, length


def all_sizes(*, counted: bool) -> str:
    """All 1 ≤ s ≤ T, with N = s where ones are counted and any N ≥ 1 otherwise."""
    return (
        "T : int, s : int, N : int, T >= s >= 1, N == s"
        if counted
        else "T : int, s : int, N : int, T >= s >= 1, N >= 1"
    )


# ------------------------------------------------------------------------------------------- levels apart


def off_mass_is_small(ctx: Context) -> Evidence:
    """T - s positions with score 0 against s with score β: (T - s)/(s e^β + T - s), against the formula."""

    quantity, domain = ctx.quantities["off_mass"], "T : int, s : int, beta : real, T >= s >= 1"
    order = decide(quantity, "==", "(T - s)/(s*exp(beta) + (T - s))", domain)
    if order.answer == "no" and not order.undefined:
        return Evidence.no(Kind.ARGUED, f"{quantity.text} is not the weight outside the set: {order.reason}.", cases=1)
    if order.answer != "yes":
        return undecided(f"{quantity.text} is not shown to be the weight outside the set for all sizes.")
    return Evidence.yes(
        Kind.ARGUED,
        "The weight outside the set is one quotient of exponentials.",
        domain="all T >= s >= 1, all beta",
        derived=r"\frac{(T-s)e^{-\beta}}{s+(T-s)e^{-\beta}}",
    )


def _apart(ctx: Context, *, counted: bool) -> Evidence:
    """e^β (lip - N) ≥ (T - s)(lip + 1) and lip ≥ N: neighbouring levels are at least 1/lip apart."""

    beta, lipschitz = ctx.quantities["beta"], ctx.quantities["lipschitz"]
    if (bad := failed(gap_facts())) is not None:
        return bad
    points = 0
    for chosen, length in sizes():
        if not counted and chosen > 20:
            continue
        points += 1
        top = chosen if counted else 2**chosen - 1
        found = _clash(ctx, (chosen, length, top), _odds(ctx, chosen, length))
        if found is not None:
            return found
    domain, lip = all_sizes(counted=counted), f"({lipschitz.text})"
    enough = shown(f"exp({beta.text})*({lip} - N)", ">=", f"(T - s)*({lip} + 1)", domain)
    enough = enough or (
        shown(beta, ">=", "log(2*T)", domain) and shown(f"2*T*({lip} - N)", ">=", f"(T - s)*({lip} + 1)", domain)
    )
    if not (enough and shown(lipschitz, ">=", "N", domain)):
        return undecided(
            f"with the scale {beta.text} and the constant {lipschitz.text} the levels are neither shown to be "
            "apart for "
            f"all sizes nor seen to be too close at {points} sizes."
        )
    what = "number of ones on the set" if counted else "number that the bits of the set write"
    which = "every symmetric function" if counted else "every function"
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"With the score {beta.text} on the set one head equals {which} of its bits on every input: inputs of "
            f"neighbouring levels (the {what}) have means at least 1/({lipschitz.text}) apart, whatever the other "
            "bits are, so a piecewise linear readout is exact. Its value at the mean 0 is the function's at no "
            "ones, a bias where that is 1. Not machine-checked: from the distance of levels to the readout."
        ),
        domain="all 1 <= s <= T, all sets, all inputs",
        cases=points,
        derived=r"\frac{1-\rho}{N+\rho}\ge\frac1{2N+1}\iff\rho=(T-s)e^{-\beta}\le\tfrac12",
    )


def _odds(ctx: Context, chosen: int, length: int) -> arb | None:
    scale = value_at(ctx.quantities["beta"], {"s": chosen, "T": length})
    if scale is None or scale > 10**6 or scale < -(10**6):
        return None
    odds = scale.exp()
    return odds if odds.is_finite() else None


def _clash(ctx: Context, at: tuple[int, int, int], odds: arb | None) -> Evidence | None:
    """Two inputs that the head cannot tell apart well enough at (s, T, N), or None."""

    chosen, length, top = at
    lip = value_at(ctx.quantities["lipschitz"], {"s": chosen, "T": length, "N": top})
    if lip is None or odds is None or not odds < MAX_ODDS or not odds > ball(Fraction(1, MAX_ODDS)):
        return None
    if not lip * gap(length, top, chosen, odds) < 1:
        return None
    low, high = below(odds, 100), above(odds, 100)
    if low <= 0:
        return None
    allowed = max(above(lip, 40), Fraction(1, 2**40))  # to refute a larger constant refutes this one
    first, second = clash(length, chosen, top, low)
    rest = length - chosen
    for end in (low, high):
        distance = abs((end * first[0] + first[1]) - (end * second[0] + second[1])) / (end * top + rest)
        if allowed * distance >= 1:
            return None
    what = "no bit of the set" if first[0] == 0 else "one bit"
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At s = {chosen}, T = {length} the input with {what} and {first[1]} other bits set and the input "
            "with one bit of the set alone have different parity, and means too close for a readout with the "
            f"constant {decimal(lip, 6)}."
        ),
        cases=1,
    )


def _near_integer(odds: arb) -> Fraction | None:
    """e^{log(2T)} is 2T: the integer inside a narrow ball (an example only; the proof does not use it)."""
    found = odds.unique_fmpz()
    return None if found is None else Fraction(int(found))


@about("levels", "beta", "lipschitz")
def levels_of_ones_stay_apart(ctx: Context) -> Evidence:
    return _apart(ctx, counted=True)


@about("levels", "beta", "lipschitz")
def levels_of_all_bits_stay_apart(ctx: Context) -> Evidence:
    return _apart(ctx, counted=False)


@about("small sizes", "beta")
def small_heads_equal_their_functions(ctx: Context) -> Evidence:
    """Exact rationals: every set, every (symmetric) function, all inputs; AND, OR, majority and parity among them."""

    largest, total, at = (5, 6, 8)[ctx.profile.level], 0, []
    for length in range(1, largest + 1):
        for chosen in range(1, min(length, 4) + 1):
            odds = _odds(ctx, chosen, length)
            if odds is None:
                return undecided("the scale has no value at a small size.")
            exact = _near_integer(odds)
            low = exact if exact is not None else below(odds, 20)
            if low <= length - chosen:
                return undecided(f"at s = {chosen}, T = {length} neighbouring levels overlap.")
            total += represents(length, chosen, low, binary=False)
            if chosen <= 2 or (chosen == 3 and length <= 4 + ctx.profile.level):
                total += represents(length, chosen, low, binary=True)
            at.append((chosen, length))
    return Evidence.yes(
        Kind.EXHAUSTIVE,
        (
            f"Head and function agree in all {total} exact comparisons up to T = {largest}: AND, OR, majority, "
            "parity and every other symmetric function, and all functions of up to two (partly three) bits."
        ),
        cases=total,
        corroborates=True,
        domain=f"1 <= s <= min(T, 4), T <= {largest}: every set, every input, every function of the level",
    )


def model_is_exact(ctx: Context) -> Evidence:
    """At the model's own s, T and scale, whatever the quantity is."""

    spec = model_of(ctx)
    scale = value_at(spec.law, {"s": spec.s, "T": spec.T})
    lip = value_at(ctx.quantities["lipschitz"], {"s": spec.s, "T": spec.T, "N": spec.s})
    if scale is None or lip is None or abs(scale) > 60:
        return undecided("the model's scale or the constant has no value that could be worked with.")
    odds, at = scale.exp(), f"s = {spec.s}, T = {spec.T}, scale {spec.beta}"
    found = _clash(ctx, (spec.s, spec.T, spec.s), odds)
    if found is not None:
        return found
    low, constant = _near_integer(odds) or below(odds, 40), above(lip, 40)
    if not (low > 0 and constant * gap(spec.T, spec.s, spec.s, low) >= 1):
        return undecided(f"at {at} the levels could not be told apart or together.")
    return Evidence.yes(
        Kind.ARGUED, f"At {at} every symmetric function of any {spec.s} bits is represented exactly.", cases=1
    )

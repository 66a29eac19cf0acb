"""Weights near the peak: the band that is claimed for them, for unit heads, long heads, and each length."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import sympy as sp
from flint import arb, fmpq

from numerics.parity.aligned import peak_attention
from theorems.han2025.appendix_a_setup.checks import ID, PRINTED, head, value
from theorems.han2025.shared.constants import always, never_at, weaker
from theorems.han2025.shared.scope import for_one_head, missing, unconfirmed
from theorems.han2025.shared.suprema import ball
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, about

say = words_beside(__package__)


def _trivial_band(ctx: Context) -> bool:
    """near_lower ≤ 0 and near_upper ≥ 1/2: weights are positive, and only the largest is above 1/2."""
    return (
        always(ctx.quantities["near_lower"], "<=", "0").answer == "yes"
        and always(ctx.quantities["near_upper"], ">=", "1/2").answer == "yes"
    )


_TRIVIAL = say("trivial.trivial")
MULTIPLES = (1, 10**3, 10**6)  # of the printed ends of the band: the argument does not see such factors


@about("near_lower", "near_upper")
@for_one_head
def near_weights_leave_the_band(ctx: Context) -> Evidence:
    """Unit heads, for all constants: γ_{p+1} ≥ exp(-2π²/(n c1))/(1 + √(π n c1/8)), times n/c1² tends to infinity.

    And the positions near π/4 carry about e^(-0.29n/c1), which times n tends to 0.
    """

    if _trivial_band(ctx):
        return Evidence.yes(Kind.ARGUED, _TRIVIAL, part="near")
    n, c = sp.symbols("n c", positive=True)
    neighbour = sp.exp(-2 * sp.pi**2 / (n * c)) / (1 + sp.sqrt(sp.pi * n * c / 8))
    quarter = sp.exp(-(1 - sp.sqrt(2) / 2) * n / c)  # at exactly π/4, where 8 divides n, over the peak
    facts = {
        say("near_weights_leave_the_band.fact"): sp.limit(neighbour * n / c**2, n, sp.oo) == sp.oo,
        say("near_weights_leave_the_band.fact-2"): sp.limit(quarter * n, n, sp.oo) == 0,
        say("near_weights_leave_the_band.fact-3"): _neighbours_are_above_the_estimate(ctx),
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    upper, lower = ctx.quantities["near_upper"], ctx.quantities["near_lower"]
    high = next((m for m in MULTIPLES if always(upper, "<=", f"{m}*c1*tau").answer == "yes"), None)
    low = next((m for m in MULTIPLES if always(lower, ">=", f"c2*tau/{m}").answer == "yes"), None)
    if high is None and low is None:
        return Evidence.unknown(say("near_weights_leave_the_band.unknown"), part="near")
    above = say("near_weights_leave_the_band.above", upper=upper.text) if high else ""
    under = say("near_weights_leave_the_band.under", lower=lower.text) if low else ""
    return Evidence.no(
        Kind.ARGUED,
        (
            say("near_weights_leave_the_band.no")
            + ", and ".join(filter(None, (above, under)))
            + say("near_weights_leave_the_band.no-2")
        ),
        part="near",
        derived=say("near_weights_leave_the_band.derived"),
    )


@about("near_lower", "near_upper")
@for_one_head
def an_aligned_head_leaves_the_band(ctx: Context) -> Evidence:
    """c1 = 1, c2 = 1/1000: the neighbour at n = 20, the position at π/4 at n = 64, certified; it only corroborates."""
    found = near_weights_leave_the_band(ctx)
    upper, lower = value(ctx, "near_upper", 20, Fraction(1, 20)), value(ctx, "near_lower", 64, Fraction(1, 64))
    if found.finding is not Finding.NO or {"near_upper", "near_lower"} & ctx.replaced or upper is None or lower is None:
        return msgspec.structs.replace(found, corroborates=True, certificates=())
    return Evidence.no(
        Kind.CERTIFIED,
        say("an_aligned_head_leaves_the_band.no"),
        part="near",
        corroborates=True,
        certificates=_band(upper, lower),
    )


@about("near_lower", "near_upper")
@for_one_head
def band_decides_the_statement(ctx: Context) -> Evidence:
    """A band that fails refutes the whole set-up; one that is true is not yet the whole of it."""
    found = near_weights_leave_the_band(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence.unknown(say("band_decides_the_statement.unknown"), part="near")


def _band(upper: Fraction, lower: Fraction) -> tuple[Certificate, ...]:
    high = head(20, "1/20", "1") | {"left": ["gamma", "1", "2"], "relation": ">", "right": str(upper)}
    low = head(64, "1/64", "1") | {"left": ["gamma", "1", "9"], "relation": "<", "right": str(lower)}
    return (Certificate(name=f"{ID}.near-upper.json", body=high), Certificate(name=f"{ID}.near-lower.json", body=low))


def _cosine(numerator: int, denominator: int) -> Any:

    return arb.cos_pi_fmpq(fmpq(numerator, denominator))


def _neighbours_are_above_the_estimate(ctx: Context) -> bool:

    for c in (Fraction(1, 2), Fraction(1), Fraction(4)):
        for n in (8, 32, (128, 500, 2000)[ctx.profile.level]):
            exact = peak_attention(n, c / n) * (-(1 - _cosine(2, n)) * n / ball(c)).exp()
            estimate = (-2 * arb.pi() * arb.pi() / ball(n * c)).exp() / (1 + (arb.pi() * ball(n * c) / 8).sqrt())
            if not exact >= estimate:
                return False
    return True


@for_one_head
def near_weights_of_long_heads_vanish(ctx: Context) -> Evidence:
    """As a head grows the neighbour's weight tends to 0, below a lower end that is positive for all constants."""
    if _trivial_band(ctx):
        return Evidence.yes(Kind.ARGUED, _TRIVIAL)
    if (n := never_at(ctx.quantities["near_lower"], "<=", "0", (8, 11, 64))) is None:
        return Evidence.unknown(say("near_weights_of_long_heads_vanish.unknown"))
    return Evidence.no(Kind.ARGUED, say("near_weights_of_long_heads_vanish.no", n=n))


_REASONS = (  # quantity, what constants would have to bring about at n = 11, why they cannot
    ("peak_upper", ">=", "1/n", say("reasons.reasons")),
    ("peak_lower", "<=", "1", say("reasons.reasons-2")),
    ("near_upper", ">", "0", say("reasons.reasons-3")),
    ("near_lower", "<=", "1/3", say("reasons.reasons-4")),
)


def _impossible(ctx: Context) -> str:
    """Why no constants can help at n = 11: a bound that is out of reach for every choice of them."""
    found = (
        why for name, relation, target, why in _REASONS if never_at(ctx.quantities[name], relation, target, (11,)) == 11
    )
    why = next(found, "")
    return say("impossible.says", why=why) if why else ""


@for_one_head
def constants_exist_for_each_length(ctx: Context) -> Evidence:
    """Unit heads, n ≥ 11, c1 = √(n/2): c1τ = 1/2 bounds every weight but the largest, and the peak is at most 1/2.

    The peak is largest for an aligned head (its inverse is a sum of exp((cos θ - 1)cos φ/τ) cosh(sin θ sin φ/τ), which
    grows with the angle φ), and then 1/peak ≥ 1 + 2exp(-2√2π²n^-3/2) + 2exp(-8√2π²n^-3/2), which grows with n.
    """

    power = 2 * arb(2).sqrt() * arb.pi() * arb.pi() / (11 * arb(11).sqrt())
    facts = {say("constants_exist_for_each_length.fact"): bool(2 * (-power).exp() + 2 * (-4 * power).exp() >= 1)}
    for n in (18, 32, 50, 72):  # 2n is a square: τ is rational
        root = {18: 6, 32: 8, 50: 10, 72: 12}[n]
        facts[say("constants_exist_for_each_length.says", n=n)] = bool(peak_attention(n, Fraction(1, root)) <= arb(0.5))
    if missing(facts):
        return unconfirmed(missing(facts))
    if reason := _impossible(ctx):
        return Evidence.no(Kind.ARGUED, reason)
    if not_weaker := weaker(ctx, PRINTED):
        kept = _trivial_band(ctx) and not set(not_weaker) - {"near_lower", "near_upper"}
        if not kept:
            return Evidence.unknown(say("constants_exist_for_each_length.unknown", not_weaker=", ".join(not_weaker)))
    return Evidence.yes(Kind.ARGUED, say("constants_exist_for_each_length.yes"), cases=4, domain="n >= 11, unit heads")

"""The checks of the set-up of Appendix A; the claim and its readings are in ``appendix_a``."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from theorems.han2025.shared.constants import always, for_some_constants, never_at, weaker
from theorems.han2025.shared.scope import decimal, for_one_head, missing, unconfirmed
from theorems.han2025.shared.suprema import ball
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, about

say = words_beside(__package__)

ID = "appendix-a-setup"
PRINTED = {  # what asks for no more than the printed bounds
    "peak_lower": ("<=", "1/n"),
    "peak_upper": (">=", "1 - c1*tau"),
    "near_lower": ("<=", "c2*tau"),
    "near_upper": (">=", "c1*tau"),
}
_ONE = {"kind": "formula-inequality", "k": 1, "b": "1/100"}


def _head(n: int, tau: str, radius: str) -> dict[str, Any]:
    """One head of the given length, aligned with position 1; the input does not matter."""
    return _ONE | {"n": n, "tau": tau, "heads": [{"radius": radius, "position": "1"}], "x": "0" * n}


def _value(ctx: Context, name: str, n: int, tau: Fraction, c2: Fraction = Fraction(1, 1000)) -> Fraction | None:
    """A printed bound at c1 = nτ, as a rational; None where it has no exact value."""
    from numerics.formula.grammar import ExpressionError

    try:
        return ctx.quantities[name].exact({"n": n, "tau": tau, "c1": n * tau, "c2": c2})
    except ExpressionError:
        return None


def _trivial_band(ctx: Context) -> bool:
    """near_lower ≤ 0 and near_upper ≥ 1/2: weights are positive, and only the largest is above 1/2."""
    return (
        always(ctx.quantities["near_lower"], "<=", "0").answer == "yes"
        and always(ctx.quantities["near_upper"], ">=", "1/2").answer == "yes"
    )


_TRIVIAL = say("trivial.trivial")


# --- peak --------------------------------------------------------------------------------------------------


@about("peak_lower")
@for_one_head
def peak_is_at_least_the_mean(ctx: Context) -> Evidence:
    """The nearest position has the largest score, and the largest of n weights with sum 1 is at least 1/n."""
    found = for_some_constants(
        ctx,
        "peak_lower",
        "<=",
        "1/n",
        part="lower",
        yes=say("peak_is_at_least_the_mean.yes"),
        no=say("peak_is_at_least_the_mean.no"),
    )
    bound = _value(ctx, "peak_lower", found.data["n"], Fraction(1, found.data["n"])) if "n" in found.data else None
    if bound is None or found.data["n"] > 64 or ctx.quantities["peak_lower"].used - {"n"}:
        return found
    n = found.data["n"]
    body = _head(n, f"1/{n}", "1/1000000000000") | {"left": ["gamma", "1", "1"], "relation": "<", "right": str(bound)}
    return msgspec.structs.replace(found, certificates=(Certificate(name=f"{ID}.peak-lower.json", body=body),))


@about("peak_upper")
@for_one_head
def long_heads_exceed_the_cap(ctx: Context) -> Evidence:
    """The peak tends to 1 as the head grows: a cap must be at least 1."""
    found = for_some_constants(
        ctx,
        "peak_upper",
        ">=",
        "1",
        part="upper",
        yes=say("long_heads_exceed_the_cap.yes"),
        no=say("long_heads_exceed_the_cap.no"),
    )
    shown = r"1-\gamma_{p_i}\le(n-1)\exp\Bigl(-\frac r\tau\bigl(\cos\delta-\cos(\tfrac{2\pi}n-\delta)\bigr)\Bigr)"
    return msgspec.structs.replace(found, derived=shown) if found.finding is Finding.NO else found


@about("peak_upper")
@for_one_head
def a_long_head_exceeds_the_cap(ctx: Context) -> Evidence:
    """n = 8, c1 = 1, a head of length 10: certified; one choice of the constants, so it only corroborates."""
    found, bound = long_heads_exceed_the_cap(ctx), _value(ctx, "peak_upper", 8, Fraction(1, 8))
    if found.finding is not Finding.NO or bound is None or bound > Fraction(99, 100):
        return msgspec.structs.replace(found, corroborates=True)
    body = _head(8, "1/8", "10") | {"left": ["gamma", "1", "1"], "relation": ">", "right": str(bound)}
    return Evidence.no(
        Kind.CERTIFIED,
        say("a_long_head_exceeds_the_cap.no", bound=bound),
        part="upper",
        corroborates=True,
        certificates=(Certificate(name=f"{ID}.peak-long.json", body=body),),
    )


@for_one_head
def short_circles_exceed_the_cap(ctx: Context) -> Evidence:
    """Unit heads: n = 8, c1 = 1/2, the aligned head; a cap of the user's at other sizes as well."""
    from numerics.parity.aligned import peak_attention

    if always(ctx.quantities["peak_upper"], ">=", "1").answer == "yes":
        return Evidence.yes(Kind.ARGUED, say("short_circles_exceed_the_cap.yes"))
    places = ((8, Fraction(1, 16)), (4, Fraction(1, 4)), (4, Fraction(1, 8)), (4, Fraction(1, 16)))
    for n, tau in places if "peak_upper" in ctx.replaced else places[:1]:
        bound, peak = _value(ctx, "peak_upper", n, tau, n * tau / 2), peak_attention(n, tau)
        if bound is None or not peak > ball(bound):
            continue
        body = _head(n, str(tau), "1") | {"left": ["gamma", "1", "1"], "relation": ">", "right": str(bound)}
        return Evidence.no(
            Kind.CERTIFIED,
            say("short_circles_exceed_the_cap.no", n=n, n_2=n * tau, peak=decimal(peak, 5), bound=decimal(bound, 5)),
            certificates=(Certificate(name=f"{ID}.peak-unit.json", body=body),),
        )
    return Evidence.unknown(say("short_circles_exceed_the_cap.unknown"))


@for_one_head
def cap_holds_on_long_circles(ctx: Context) -> Evidence:
    """Unit heads, fixed c1: Σ_d exp(-(1-cos θ_d)n/c1) ≥ (2⌊√(2 n c1)/(2π)⌋ + 1)/e → ∞, so the peak tends to 0."""
    import sympy as sp

    n, c = sp.symbols("n c", positive=True)
    count = (2 * (sp.sqrt(2 * n * c) / (2 * sp.pi) - 1) + 1) / sp.E
    facts = {
        say("cap_holds_on_long_circles.fact"): sp.limit(count, n, sp.oo) == sp.oo,
        say("cap_holds_on_long_circles.fact-2"): sp.limit(1 - c**2 / n, n, sp.oo) == 1,
        say("cap_holds_on_long_circles.fact-3"): _peaks_are_below_the_estimate(ctx),
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    if (found := always(ctx.quantities["peak_upper"], ">=", PRINTED["peak_upper"][1])).answer != "yes":
        return Evidence.unknown(say("cap_holds_on_long_circles.unknown", reason=found.reason))
    return Evidence.yes(Kind.ARGUED, say("cap_holds_on_long_circles.yes"))


def _peaks_are_below_the_estimate(ctx: Context) -> bool:
    """peak ≤ e/(2⌊√(2 n c1)/(2π)⌋ + 1) wherever that many positions fit on the circle, in ball arithmetic."""
    import math

    from flint import arb

    from numerics.parity.aligned import peak_attention

    for c in (Fraction(1, 4), Fraction(1), Fraction(3)):
        for n in (16, 64, 256, (256, 1000, 4000)[ctx.profile.level]):
            reach = math.isqrt(int(2 * n * c)) * 100 // 629  # at most √(2 n c1)/(2π)
            if 2 * reach >= n:
                continue
            if not peak_attention(n, c / n) <= arb(1).exp() / (2 * reach + 1):
                return False
    return True


# --- far ---------------------------------------------------------------------------------------------------


@for_one_head
def close_to_zero_is_not_defined(ctx: Context) -> Evidence:
    """Two meanings of "approximately zero", one true and one false: what is said is not fixed."""
    unit, short = far_weights_vanish_for_unit_heads(ctx), far_weights_of_short_heads_equal_the_peak(ctx)
    if unit.finding is not Finding.YES or short.finding is not Finding.NO:
        return Evidence.unknown(say("close_to_zero_is_not_defined.unknown"), scope=Scope.DEFINED)
    return Evidence.no(
        Kind.ARGUED, say("close_to_zero_is_not_defined.no"), scope=Scope.DEFINED, certificates=short.certificates
    )


@for_one_head
def far_weights_vanish_for_unit_heads(ctx: Context) -> Evidence:
    """γ_j ≤ exp(-(cos(π/n) - cos(π/4 - π/n)) n/c1), which tends to 0; checked against exact weights."""
    import sympy as sp
    from flint import arb, fmpq

    n, c = sp.symbols("n c", positive=True)
    exponent = (sp.cos(sp.pi / n) - sp.cos(sp.pi / 4 - sp.pi / n)) / c
    facts = {say("far_weights_vanish_for_unit_heads.fact"): sp.limit(exponent, n, sp.oo) == (1 - sp.sqrt(2) / 2) / c}
    for size in (16, 32, 64):
        for turn in (0, 1, 2):  # head at 0, a quarter and half of the way to the next position
            angle = fmpq(turn, 2 * size)  # in units of π
            scores = [(arb.cos_pi_fmpq(fmpq(2 * j, size) - angle)) * size for j in range(size)]
            total = sum((s.exp() for s in scores), arb(0))
            bound = (-(arb.cos_pi_fmpq(fmpq(1, size)) - arb.cos_pi_fmpq(fmpq(1, 4) - fmpq(1, size))) * size).exp()
            far = [s.exp() / total for j, s in enumerate(scores) if 8 * min(j, size - j) > size]
            facts[f"n = {size}, turn {turn}"] = all(bool(w <= bound) for w in far)
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(Kind.ARGUED, say("far_weights_vanish_for_unit_heads.yes"), cases=9)


@for_one_head
def far_weights_of_short_heads_equal_the_peak(ctx: Context) -> Evidence:
    """n = 16, a head of length 10^-6: the opposite position has more than 99 % of the peak."""
    body = _head(16, "1/16", "1/1000000") | {
        "left": ["gamma", "1", "9"],
        "relation": ">",
        "right": ["*", "99/100", ["gamma", "1", "1"]],
    }
    return Evidence.no(
        Kind.ARGUED,
        say("far_weights_of_short_heads_equal_the_peak.no"),
        certificates=(Certificate(name=f"{ID}.far-short.json", body=body),),
    )


# --- near --------------------------------------------------------------------------------------------------


MULTIPLES = (1, 10**3, 10**6)  # of the printed ends of the band: the argument does not see such factors


@about("near_lower", "near_upper")
@for_one_head
def near_weights_leave_the_band(ctx: Context) -> Evidence:
    """Unit heads, for all constants: γ_{p+1} ≥ exp(-2π²/(n c1))/(1 + √(π n c1/8)), times n/c1² tends to infinity.

    And the positions near π/4 carry about e^(-0.29n/c1), which times n tends to 0.
    """
    import sympy as sp

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
    upper, lower = _value(ctx, "near_upper", 20, Fraction(1, 20)), _value(ctx, "near_lower", 64, Fraction(1, 64))
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
    high = _head(20, "1/20", "1") | {"left": ["gamma", "1", "2"], "relation": ">", "right": str(upper)}
    low = _head(64, "1/64", "1") | {"left": ["gamma", "1", "9"], "relation": "<", "right": str(lower)}
    return (Certificate(name=f"{ID}.near-upper.json", body=high), Certificate(name=f"{ID}.near-lower.json", body=low))


def _cosine(numerator: int, denominator: int) -> Any:
    from flint import arb, fmpq

    return arb.cos_pi_fmpq(fmpq(numerator, denominator))


def _neighbours_are_above_the_estimate(ctx: Context) -> bool:
    from flint import arb

    from numerics.parity.aligned import peak_attention

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
    from flint import arb

    from numerics.parity.aligned import peak_attention

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

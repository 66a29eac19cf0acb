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
from verify.records import Certificate, Context, Evidence, Finding, Kind, about


def _trivial_band(ctx: Context) -> bool:
    """near_lower ≤ 0 and near_upper ≥ 1/2: weights are positive, and only the largest is above 1/2."""
    return (
        always(ctx.quantities["near_lower"], "<=", "0").answer == "yes"
        and always(ctx.quantities["near_upper"], ">=", "1/2").answer == "yes"
    )


_TRIVIAL = "True of every head: all weights are positive, and of n weights with sum 1 only the largest is above 1/2."
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
        "the neighbour outgrows c1 τ": sp.limit(neighbour * n / c**2, n, sp.oo) == sp.oo,
        "the position at π/4 falls below c2 τ": sp.limit(quarter * n, n, sp.oo) == 0,
        "the estimate on a grid": _neighbours_are_above_the_estimate(ctx),
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    upper, lower = ctx.quantities["near_upper"], ctx.quantities["near_lower"]
    high = next((m for m in MULTIPLES if always(upper, "<=", f"{m}*c1*tau").answer == "yes"), None)
    low = next((m for m in MULTIPLES if always(lower, ">=", f"c2*tau/{m}").answer == "yes"), None)
    if high is None and low is None:
        return Evidence.unknown("The ends are not shown to be of the order that the argument excludes.", part="near")
    above = (
        rf"the nearest neighbours carry about $\sqrt{{2\pi/(nc_1)}}$ each, far more than {upper.text}" if high else ""
    )
    under = (
        rf"the positions near $\pi/4$ carry about $e^{{-0.29n/c_1}}$ of that, far less than {lower.text}" if low else ""
    )
    return Evidence.no(
        Kind.ARGUED,
        (
            "No constants $0<c_2<c_1$ serve all n, already for unit heads: "
            + ", and ".join(filter(None, (above, under)))
            + ". (The inference in words: the two estimates, as n grows.)"
        ),
        part="near",
        derived=(
            r"\gamma_j=\gamma_{p_i}\exp\Bigl(-\frac{r}{\tau}(\cos\delta-\cos\delta_j)\Bigr),\quad"
            r"\gamma_{p_i}\approx\sqrt{\tfrac{2\pi}{nc_1}}\ "
            r"\text{for unit heads}"
        ),
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
        (
            r"Certified at $c_1=1$: the neighbour at n = 20, and the position at $\pi/4$ at n = 64 with "
            "$c_2=1/1000$."
        ),
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
    return Evidence.unknown("Only the band is shown, not the rest.", part="near")


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


_REASONS = (  # quantity, what constants would have to bring about at n = 11, why they cannot
    ("peak_upper", ">=", "1/n", "the largest of n weights with sum 1 is at least 1/n, above the cap"),
    ("peak_lower", "<=", "1", "no weight is above 1, and the least weight of the nearest is"),
    ("near_upper", ">", "0", "every weight is positive, and the upper end of the others is not"),
    ("near_lower", "<=", "1/3", "a peak and its two neighbours cannot all have more than 1/3"),
)


def _impossible(ctx: Context) -> str:
    """Why no constants can help at n = 11: a bound that is out of reach for every choice of them."""
    found = (
        why for name, relation, target, why in _REASONS if never_at(ctx.quantities[name], relation, target, (11,)) == 11
    )
    why = next(found, "")
    return f"Impossible at n = 11, whatever the constants are: {why}." if why else ""


@for_one_head
def constants_exist_for_each_length(ctx: Context) -> Evidence:
    """Unit heads, n ≥ 11, c1 = √(n/2): c1τ = 1/2 bounds every weight but the largest, and the peak is at most 1/2.

    The peak is largest for an aligned head (its inverse is a sum of exp((cos θ - 1)cos φ/τ) cosh(sin θ sin φ/τ), which
    grows with the angle φ), and then 1/peak ≥ 1 + 2exp(-2√2π²n^-3/2) + 2exp(-8√2π²n^-3/2), which grows with n.
    """

    power = 2 * arb(2).sqrt() * arb.pi() * arb.pi() / (11 * arb(11).sqrt())
    facts = {"1/peak is at least 2 from n = 11 on": bool(2 * (-power).exp() + 2 * (-4 * power).exp() >= 1)}
    for n in (18, 32, 50, 72):  # 2n is a square: τ is rational
        root = {18: 6, 32: 8, 50: 10, 72: 12}[n]
        facts[f"the peak at n = {n}"] = bool(peak_attention(n, Fraction(1, root)) <= arb(0.5))
    if missing(facts):
        return unconfirmed(missing(facts))
    if reason := _impossible(ctx):
        return Evidence.no(Kind.ARGUED, reason)
    if not_weaker := weaker(ctx, PRINTED):
        kept = _trivial_band(ctx) and not set(not_weaker) - {"near_lower", "near_upper"}
        if not kept:
            return Evidence.unknown(
                "Shown for bounds that ask for no more than the printed ones: {not_weaker}.".format(
                    not_weaker=", ".join(not_weaker)
                )
            )
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"If the constants may depend on n they exist for unit heads from n = 11 on: $c_1=\sqrt{n/2}$ makes "
            r"$c_1\tau=\frac12$, which bounds every weight but the largest, and the largest is at most $\frac12$; "
            r"$c_2$ is the least weight over τ. But then $\tau=1/\sqrt{2n}$ is not of the order $1/n$, and the "
            "peak tends to 0: this attention is far from hard. (From n = 11 on this choice of $c_1$ works; other "
            "choices were not sought below it. The inference in words: the aligned head has the largest peak, and "
            "it falls with n.)"
        ),
        cases=4,
        domain="n >= 11, unit heads",
    )

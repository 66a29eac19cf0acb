"""Weights near the peak: the band that is claimed for them, for unit heads, long heads, and each length."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.parity.aligned import peak_attention
from theorems.han2025.appendix_a_setup.checks import PRINTED
from theorems.han2025.shared.constants import always, never_at, weaker
from theorems.han2025.shared.scope import for_one_head, missing, unconfirmed
from verify.records import Context, Evidence, Kind


def _trivial_band(ctx: Context) -> bool:
    """near_lower ≤ 0 and near_upper ≥ 1/2: weights are positive, and only the largest is above 1/2."""
    return (
        always(ctx.quantities["near_lower"], "<=", "0").answer == "yes"
        and always(ctx.quantities["near_upper"], ">=", "1/2").answer == "yes"
    )


def _cosine(numerator: int, denominator: int) -> Any:

    return arb.cos_pi_fmpq(fmpq(numerator, denominator))


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
            "choices were not sought below it. Not machine-checked: the aligned head has the largest peak, and "
            "it falls with n.)"
        ),
        cases=4,
        domain="n >= 11, unit heads",
    )

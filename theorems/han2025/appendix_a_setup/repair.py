"""What replaces the set-up of Appendix A: which temperature makes an aligned head sharp."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.parity.aligned import peak_attention
from theorems.han2025.appendix_a_setup.checks import ID, head
from theorems.han2025.appendix_a_setup.near import _cosine
from theorems.han2025.shared.attacks import place
from theorems.han2025.shared.scope import for_one_head
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import ball, value_at
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks
from verify.statement.formula import read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision


@about("repair.reach")
@asks(Scope.STATED, "peak")
@for_one_head
def sharp_attention_needs_a_lower_temperature(ctx: Context) -> Evidence:
    """With scores below the peak by τ·reach or more: γ_peak ≥ 1/(1 + (n-1)exp(-reach)), compared with 1 - ε."""

    reach = ctx.quantities["repair.reach"]
    text = f"1/(1 + (n - 1)*exp(-({reach.text})))"
    found = decide(read_formula(text, ("n", "eps")), ">=", "1 - eps", "n : int, n >= 2, 0 < eps < 1")
    if found.undefined:
        return Evidence.unknown(f"{reach.text} has no value everywhere: {found.reason}.", part="peak")
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                r"For every n: all other scores are smaller by at least $r(1-\cos\frac{2\pi}n)$ (the inference in "
                r"words), so the peak has at least $1/(1+(n-1)e^{-\mathrm{reach}})\ge1-\varepsilon$."
            ),
            part="peak",
        )
    return _flat_peak(ctx, found) or _no_reach(ctx) or Evidence.unknown(f"Not decided: {found.reason}.", part="peak")


def _flat_peak(ctx: Context, found: Decision) -> Evidence | None:
    """A unit head at τ = (1 - cos 2π/n)/reach, or at τ = 1 if the reach is not positive, whose peak is below 1 - ε."""

    places = [(n, Fraction(1, d)) for n in (2, 3, 4, 8, 16, 32) for d in (2, 10, 1000, 10**9)]
    if found.witness and 2 <= found.witness["n"] <= 64:
        places.insert(0, (int(found.witness["n"]), found.witness["eps"]))
    for n, eps in places:
        reach = value_at(ctx, "repair.reach", {"n": n, "eps": eps})
        if reach is None:
            continue
        size = float(reach.mid())
        tau = Fraction(f"{(1 - math.cos(2 * math.pi / n)) / size * (1 - 1e-9):.15f}") if size > 0.01 else Fraction(1)
        if size > 0.01 and not reach * ball(tau) <= 1 - _cosine(2, n):
            continue
        peak = peak_attention(n, tau) if tau > 0 else None
        if peak is not None and peak < 1 - ball(eps):
            body = head(n, str(tau), "1") | {"left": ["gamma", "1", "1"], "relation": "<", "right": str(1 - eps)}
            return Evidence.no(
                Kind.CERTIFIED,
                f"At n = {n}, r = 1, τ = {decimal(tau, 6)} the condition is met and the peak is "
                f"{decimal(peak, 6)}, below 1 - {eps}.",
                part="peak",
                certificates=(Certificate(name=f"{ID}.flat.json", body=body),),
            )
    return None


def _no_reach(ctx: Context) -> Evidence | None:
    """Where the reach is not positive the zero head meets the condition, and its peak is 1/n ≤ 1/2 < 1 - ε."""

    found = decide(ctx.quantities["repair.reach"], ">", "0", "n : int, n >= 2, 0 < eps < 1/2")
    if found.answer != "no" or found.undefined:
        return None
    return Evidence.no(
        Kind.ARGUED,
        (
            "At {place} the reach is not positive: the zero head meets the condition, and all its weights are 1/n."
        ).format(place=place(found, ("n", "eps"))),
        part="peak",
    )


@about("repair.exponent")
@asks(Scope.STATED, "others")
@for_one_head
def other_weights_are_smaller_by_the_score(ctx: Context) -> Evidence:
    """log(γ_j/γ_p) is the difference of the scores r cos θ_j and r over τ."""

    given = ctx.quantities["repair.exponent"]
    found = decide(given, "==", "(r*cosine - r)/tau", "r >= 0, tau > 0, -1 <= cosine <= 1")
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            "The quotient of two softmax weights is the exponential of the difference of their scores.",
            part="others",
        )
    if found.answer == "no" and not found.undefined:
        return Evidence.no(
            Kind.ARGUED, f"The exponent is (r cos θ - r)/τ, and {given.text} is not: {found.reason}.", part="others"
        )
    return Evidence.unknown(f"Not decided: {found.reason}.", part="others")

"""The set-up of Appendix A: how large the peak of a head is, and how small weights far from it are."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import sympy as sp
from flint import arb, fmpq

from theorems.han2025.shared.constants import for_some_constants
from theorems.han2025.shared.scope import for_one_head, missing, unconfirmed
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, about
from verify.statement.formula import FormulaError

ID = "appendix-a-setup"
_ONE = {"kind": "formula-inequality", "k": 1, "b": "1/100"}


def head(n: int, tau: str, radius: str) -> dict[str, Any]:
    """One head of the given length, aligned with position 1; the input does not matter."""
    return _ONE | {"n": n, "tau": tau, "heads": [{"radius": radius, "position": "1"}], "x": "0" * n}


def value(ctx: Context, name: str, n: int, tau: Fraction, c2: Fraction = Fraction(1, 1000)) -> Fraction | None:
    """A printed bound at c1 == nτ"""

    try:
        return ctx.quantities[name].exact({"n": n, "tau": tau, "c1": n * tau, "c2": c2})
    except FormulaError:
        return None


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
        yes=(
            "The lower half is true for every head: the largest of n weights with sum 1 is at least $1/n$ (not "
            "machine-checked"
            "), and this is no larger."
        ),
        no=(
            "The zero head gives every position exactly 1/n, and at n = {n} {text} is larger for every choice of "
            "the constants."
        ),
    )
    bound = value(ctx, "peak_lower", found.data["n"], Fraction(1, found.data["n"])) if "n" in found.data else None
    if bound is None or found.data["n"] > 64 or ctx.quantities["peak_lower"].used - {"n"}:
        return found
    n = found.data["n"]
    body = head(n, f"1/{n}", "1/1000000000000") | {"left": ["gamma", "1", "1"], "relation": "<", "right": str(bound)}
    return msgspec.structs.replace(found, certificates=(Certificate(name=f"{ID}.peak-lower.json", body=body),))


# --- far ---------------------------------------------------------------------------------------------------


@for_one_head
def close_to_zero_is_not_defined(ctx: Context) -> Evidence:
    """Two meanings of "approximately zero", one true and one false: what is said is not fixed."""
    unit, short = far_weights_vanish_for_unit_heads(ctx), far_weights_of_short_heads_equal_the_peak(ctx)
    if unit.finding is not Finding.YES or short.finding is not Finding.NO:
        return Evidence.unknown("The meanings that were tried do not part.", scope=Scope.DEFINED)
    return Evidence.no(
        Kind.ARGUED,
        (
            "How close, in which limit and for heads of which length is not said; the word approximately stands "
            "in front of it. Softmax gives every position a positive weight. Of two meanings that were tried one "
            "is true and one is false; see the readings."
        ),
        scope=Scope.DEFINED,
        certificates=short.certificates,
    )


@for_one_head
def far_weights_vanish_for_unit_heads(ctx: Context) -> Evidence:
    """γ_j ≤ exp(-(cos(π/n) - cos(π/4 - π/n)) n/c1), which tends to 0; checked against exact weights."""

    n, c = sp.symbols("n c", positive=True)
    exponent = (sp.cos(sp.pi / n) - sp.cos(sp.pi / 4 - sp.pi / n)) / c
    facts = {"the exponent stays away from zero": sp.limit(exponent, n, sp.oo) == (1 - sp.sqrt(2) / 2) / c}
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
    return Evidence.yes(
        Kind.ARGUED,
        (
            "For unit heads and fixed $c_1$ these weights tend to 0 exponentially: they are at most "
            r"$\exp(-(\cos\frac\pi n-\cos(\frac\pi4-\frac\pi n))\,n/c_1)$. (Not machine-checked: the difference "
            "of the two scores, for every head.)"
        ),
        cases=9,
    )


@for_one_head
def far_weights_of_short_heads_equal_the_peak(ctx: Context) -> Evidence:
    """n = 16, a head of length 10^-6: the opposite position has more than 99 % of the peak."""
    body = head(16, "1/16", "1/1000000") | {
        "left": ["gamma", "1", "9"],
        "relation": ">",
        "right": ["*", "99/100", ["gamma", "1", "1"]],
    }
    return Evidence.no(
        Kind.ARGUED,
        (
            "For heads of every length it is false at every n ≥ 2: as a head shrinks, all weights tend to 1/n, "
            "and the far ones come as near to the peak as one likes (certified: more than 99 % of it at n = 16)."
        ),
        certificates=(Certificate(name=f"{ID}.far-short.json", body=body),),
    )

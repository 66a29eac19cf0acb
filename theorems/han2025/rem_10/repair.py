"""What is true of every k: heads of that risk exist, and the floors of Theorem 5's repair."""

from __future__ import annotations

import functools

import msgspec

from theorems.han2025.rem_10.checks import both_parities_can_be_expressed
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.floor_formula import floor_is_positive_for_even_k, floor_is_positive_for_odd_k
from theorems.han2025.shared.rescaled import margins_at_least_one
from theorems.han2025.shared.vanishing import decide
from verify.records import Check, Context, Evidence, Finding, Kind, Scope, about, asks


@about("repair.least")
@asks(Scope.STATED, "expressed")
@margins_at_least_one
def heads_of_that_risk_exist(ctx: Context) -> Evidence:
    """Ours have risk exactly zero, and no risk is negative: the stated one must not be below zero anywhere."""
    stated, domain = ctx.quantities["repair.least"], "n : int, k : int, n >= k >= 1, tau > 0, b >= 0"
    sign = decide(stated, ">=", "0", domain)
    if sign.answer == "yes":
        return msgspec.structs.replace(both_parities_can_be_expressed(ctx), part="expressed")
    if (missed := without_a_value(stated, domain, "expressed")) is not None:
        return missed
    no = sign.answer == "no"
    return Evidence(
        finding=Finding.NO if no else Finding.UNKNOWN,
        kind=Kind.ARGUED if no else Kind.NONE,
        part="expressed",
        summary=f"No risk is negative, and {sign.reason}.",
    )


def _here(check: Check) -> Check:
    """A check of Theorem 5's repair whose certificates go by the name of the claim that shows them."""

    @functools.wraps(check)
    def renamed(ctx: Context) -> Evidence:
        found = check(ctx)
        own = tuple(
            msgspec.structs.replace(c, name=c.name.replace("thm-5.", "rem-10.ours-", 1)) for c in found.certificates
        )
        return msgspec.structs.replace(found, certificates=own)

    return renamed


odd_sets_have_a_floor = _here(floor_is_positive_for_odd_k)
even_sets_have_a_floor = _here(floor_is_positive_for_even_k)

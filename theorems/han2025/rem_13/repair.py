"""The repair: a position that few inputs reveal, and the number of heads up to its order."""

from __future__ import annotations

import math
from typing import Any

from numerics.enclosures import enclosure
from numerics.frozen.hard_bounds import against_minimax
from numerics.frozen.minimax import minimax
from theorems.han2025.rem_13.heads import derived_bound, needed, reads_all
from theorems.han2025.shared.attacks import above_the_known, without_a_value
from theorems.han2025.shared.hard import (
    as_json,
    for_uniform_inputs,
    known_risks,
    minimax_certificates,
    within_the_checker,
)
from theorems.han2025.shared.orders import HEADS, at_most_one_of, below, part
from theorems.han2025.shared.scope import unconfirmed
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind


@for_uniform_inputs
@part("bound", "repair.bound")
def some_position_is_seldom_revealed(ctx: Context) -> Evidence:
    """Attack with exact minimax values over sets of one bit; then the order against the bound derived above."""

    formula, derived = ctx.quantities["repair.bound"], derived_bound()
    sizes = ((3, 1), (4, 1), (4, 2)) if ctx.profile.level == 0 else ((3, 1), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2))
    exact = {(n, m): minimax(n, m, 1) for n, m in sizes}
    found = against_minimax(formula, exact, 1)
    if found.outcome == "exceeds":
        return _exceeds(formula.text, found)
    if (missed := above_the_known(formula, known_risks(1)) or without_a_value(formula, HEADS)) is not None:
        return missed
    if derived is None:
        return unconfirmed(["the mean number of revealed positions"])
    order = below(formula, derived, HEADS)
    if order.answer != "yes" and not at_most_one_of(formula, (f"max(0, {derived})", "0"), HEADS):
        return Evidence.unknown(
            f"not decided: {formula.text} is not shown to be at most {derived} for all n and m, and no heads with a "
            f"smaller risk are known ({order.reason})."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The expected number of positions that one head reveals is 2 - 2^(1-L) < 2 for a list of length L, so "
            "some position is revealed with probability below 2m/n, and every parity set that contains it has a "
            "risk above 1 - 2m/n. Not machine-checked: the mean over the positions is at least the least of "
            "them, and an unrevealed bit leaves the label at chance. Compared with the exact minimax at "
            f"{len(exact)} sizes."
        ),
        domain="all n, m >= 1, every size of the parity set",
        cases=found.points,
        derived=r"\mathcal L\ge1-\frac{2m}n\ \text{for some }\mathcal B\text{ of every size }k",
    )


def _exceeds(text: str, found: Any) -> Evidence:
    body = {
        "kind": "hard-witness",
        "n": found.n,
        "m": found.m,
        "k": 1,
        "representation": "tuple",
        "heads": as_json(found.heads),
        "value": str(found.best),
        "claimed": str(found.claimed),
    }
    shown = (Certificate(name="rem-13.bound.json", body=body),) if within_the_checker(found.n, found.m) else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        f"At n = {found.n}, m = {found.m} there are heads with a smaller risk than {text} for every single bit.",
        certificates=shown,
    )


@for_uniform_inputs
@part("order", "repair.heads")
def a_fixed_margin_needs_as_many_heads(ctx: Context) -> Evidence:
    return needed(ctx.quantities["repair.heads"])


@for_uniform_inputs
@part("enough", "repair.enough")
def so_many_heads_suffice(ctx: Context) -> Evidence:
    """m ≥ n heads on one position each read everything; fewer leave Pr[Bin(n-1, 1/2) ≥ m] > 0."""

    formula = ctx.quantities["repair.enough"]
    order = decide(formula, ">=", "n", "n : int, n >= 1")
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"{formula.text} is at least n for every n, and n heads with lists of one position each show all bits "
                "(certified at n = 3; not machine-checked: the same at every n)."
            ),
            domain="all n >= 1",
            certificates=reads_all(3, 3, "rem-13.enough.json"),
        )
    if (missed := without_a_value(formula, "n : int, n >= 1")) is not None:
        return missed
    n = int(order.witness.get("n", 0)) if order.answer == "no" and not order.undefined else 0
    value = enclosure(formula, {"n": n}) if n else None
    if value is None or not value[1] < n:
        return Evidence.unknown(f"not decided: {formula.text} is not shown to be at least n ({order.reason}).")
    m = math.floor(value[1])
    small = minimax(n, m) if m >= 1 and n <= 4 else None
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At n = {n} {formula.text} allows at most {m} heads, and by Corollary 20's repair the set of all "
            "positions then has risk at least Pr[Bin(n-1, 1/2) ≥ m] > 0."
        ),
        certificates=minimax_certificates(small, claim="rem-13") if small is not None else (),
    )

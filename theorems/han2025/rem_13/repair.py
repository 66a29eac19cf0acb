"""The repair: a position that few inputs reveal, and the number of heads up to its order."""

from __future__ import annotations

import math
from typing import Any

from numerics.formula.order import decide
from numerics.formula.rationals import enclosure
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
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

say = words_beside(__package__)


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
    if (missed := without_a_value(formula, HEADS) or above_the_known(formula, known_risks(1))) is not None:
        return missed
    if derived is None:
        return unconfirmed([say("some_position_is_seldom_revealed.unknown")])
    order = below(formula, derived, HEADS)
    if order.answer != "yes" and not at_most_one_of(formula, (f"max(0, {derived})", "0"), HEADS):
        return Evidence.unknown(
            say(
                "some_position_is_seldom_revealed.unknown-2", formula=formula.text, derived=derived, reason=order.reason
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("some_position_is_seldom_revealed.yes", number_of_exact=len(exact)),
        domain=say("some_position_is_seldom_revealed.domain"),
        cases=found.points,
        derived=say("some_position_is_seldom_revealed.derived"),
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
        say("exceeds.no", n=found.n, m=found.m, text=text),
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
    order = decide(formula, ">=", "n", "integers n >= 1")
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("so_many_heads_suffice.yes", formula=formula.text),
            domain="all n >= 1",
            certificates=reads_all(3, 3, "rem-13.enough.json"),
        )
    if (missed := without_a_value(formula, "integers n >= 1")) is not None:
        return missed
    n = int(order.witness.get("n", 0)) if order.answer == "no" and not order.undefined else 0
    value = enclosure(formula, {"n": n}) if n else None
    if value is None or not value[1] < n:
        return Evidence.unknown(say("so_many_heads_suffice.unknown", formula=formula.text, reason=order.reason))
    m = math.floor(value[1])
    small = minimax(n, m) if m >= 1 and n <= 4 else None
    return Evidence.no(
        Kind.ARGUED,
        say("so_many_heads_suffice.no", n=n, formula=formula.text, m=m),
        certificates=minimax_certificates(small, claim="rem-13") if small is not None else (),
    )

"""How little attention a single position gets, and how little it moves: against the peak 1/(t+1)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.enclosures import enclosure, shorter
from numerics.frozen.counting import pairs, prefix, threshold
from numerics.frozen.soft import capped_attention, largest_relative_change, own_change, with_few_maximisers
from theorems.han2025.shared.attacks import without_a_value
from theorems.han2025.shared.frozen import movement
from theorems.han2025.shared.orders import HEADS, below
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11.attention import MOST
from verify.records import Certificate, Context, Evidence, Kind

THRESHOLD = "ceil(n/(5*m))"  # preferred tokens in front: at least n/(5m), a whole number


def peak() -> str | None:
    """The supremum 1/(t+1) at the threshold, from the algebra of :mod:`theorems.han2025.shared.frozen`."""

    moved = movement()
    return None if moved is None else moved.replace("t", THRESHOLD)


def _against_the_peak(ctx: Context, name: str, what: str, text: str) -> Evidence:
    """A bound that has to be at least 1/(t+1), t = ⌈n/(5m)⌉: that is the supremum of all three quantities."""

    formula, proved, count = ctx.quantities[name], peak(), 0
    if proved is None:
        return unconfirmed(["the cap 1/(t+1)"])
    order = below(proved, formula, HEADS)
    if order.answer == "yes":
        return Evidence.yes(Kind.ARGUED, text, domain="all n, m >= 1", derived=r"\sup=\frac{1}{\lceil n/(5m)\rceil+1}")
    attained = {"cap": capped_attention, "other": largest_relative_change, "own": own_change}[what]
    followed = size_of(order)
    for n, m in (*pairs(MOST), *followed):
        if threshold(n, m) > prefix(n, m):
            continue  # no input is in the subset
        count += 1
        value, most = enclosure(formula, {"n": n, "m": m}), Fraction(1, threshold(n, m) + 1)
        if value is None or not value[1] < most:
            continue
        reached = attained(n) if m == 1 else None
        if reached is not None and value[1] < reached and n <= 400:
            return _exceeded(n, what, with_few_maximisers(n), formula.text, -shorter(-value[1], -reached), reached)
        return _approached(formula.text, n, m, most)
    if (missed := without_a_value(formula, f"{HEADS}, m == 1, n >= 20")) is not None:  # there the subset is not empty
        return missed
    return Evidence.unknown(
        f"not decided: {formula.text} is not shown to be at least {proved} for all n and m, and not below it at "
        f"{count} sizes ({order.reason})."
    )


def size_of(order: Any) -> list[tuple[int, int]]:
    """The size at which an engine finds it false."""
    if order.answer != "no" or order.undefined or not {"n", "m"} <= order.witness.keys():
        return []
    return [(int(order.witness["n"]), int(order.witness["m"]))]


def _approached(text: str, n: int, m: int, peak: Fraction) -> Evidence:
    """All heads alike, ⌈n/(5m)⌉ maximisers of the same score as p after the flip, all other scores far below."""
    return Evidence.no(
        Kind.ARGUED,
        (
            f"{text} is below {peak} at n = {n}, m = {m}; heads whose {1 / peak - 1} maximisers score as much as p, "
            f"and all others far less, come as close to {peak} as one likes."
        ),
        cases=1,
    )


def _exceeded(n: int, what: str, example: dict[str, Any], text: str, claimed: Fraction, reached: Fraction) -> Evidence:
    body = {"kind": "frozen-attention", **example, "what": what, "claimed": str(claimed)}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        f"{text} is at most {claimed} at n = {n}, m = 1, and {float(reached):.6f} is reached.",
        cases=1,
        certificates=(Certificate(name=f"thm-11.{what}.n{n}.json", body=body),),
    )


@for_any_model
def attention_is_capped(ctx: Context) -> Evidence:
    return _against_the_peak(
        ctx,
        "attention_cap",
        "cap",
        (
            "The scores of at least n/(5m) positions are not below that of p, so exp of each is at least as "
            "large. As their number is an integer, the cap is 1/(⌈n/(5m)⌉ + 1), which is approached. Not "
            "machine-checked"
            ": the sum over the positions, from the two terms that were compared."
        ),
    )


@for_any_model
def other_attention_changes_little(ctx: Context) -> Evidence:

    e, g, p, q = sp.symbols("e g p q", positive=True)  # exp of s_r, the sum G, exp of s_p before and after
    if sp.simplify(e / (g + p) - e / (g + q) - e / (g + p) * (q - p) / (g + q)) != 0:
        return unconfirmed(["the identity"])
    return _against_the_peak(
        ctx,
        "delta_other",
        "other",
        (
            "The displayed identity is right, and its last factor is at most the attention of p after the flip. "
            "The scores stand without their temperature, which can be absorbed in the matrices, as these are "
            "arbitrary. Not machine-checked: from the factor to the cap of the attention at p."
        ),
    )


@for_any_model
def own_attention_changes_little(ctx: Context) -> Evidence:
    return _against_the_peak(
        ctx,
        "delta_p",
        "own",
        (
            "The attention of p grows from something positive to at most the cap, and the cap 1/(n/(5m) + 1) is "
            "below 5m/n. Not machine-checked: a difference of two numbers between 0 and the cap."
        ),
    )

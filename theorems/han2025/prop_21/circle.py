"""Heads on the circle: whose limits read the parity, and what a census of them shows."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

from numerics.enclosures import enclosure
from numerics.frozen.limit_heads import census, zigzag
from theorems.han2025.shared.scope import ANY, SHARP, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Kind

SIZES = (((3, 3), (4, 4), (5, 2)), ((5, 3), (6, 3)), ((6, 4), (7, 3)))  # (n, largest k), by level of the profile
# The proposition is about the limit of a vanishing temperature, so that of the model does not matter.
on_the_circle = speaks_of(temperature=ANY, activation=SHARP)


def heads(bits: list[int], rows: list[list[str]], tie: str, hard: str) -> dict[str, Any]:
    return {"kind": "limit-heads", "parity_set": bits, "heads": rows, "tie": tie, "soft": "0", "hard": hard}


def number(ctx: Context, name: str) -> Fraction | None:
    """The value of a quantity without letters, or, of an irrational one, a number on its side of every quarter."""

    value = enclosure(ctx.quantities[name], {})
    if value is None or value[0] == value[1]:
        return None if value is None else value[0]
    low, high = value
    return (low + high) / 2 if (4 * low) // 1 == (4 * high) // 1 and low % Fraction(1, 4) else None


def midpoint_certificate(name: str, tie: str = "first") -> Certificate:
    return Certificate(name=f"prop-21.{name}.json", body=heads([1, 4], [["0", "0", "1", "1"]] * 2, tie, "2"))


@functools.lru_cache(maxsize=4)
def censuses(level: int) -> list[Any]:

    return [census(n, k) for sizes in SIZES[: level + 1] for n, k in sizes]


def weights_sum_to_the_indicator() -> list[str]:
    """The ReLU zigzag is above -1 on [0, 1), so zero risk needs weight at least 1 on each bit; the sum is k.

    On [0, 1] the kinks are at j - 1/2, so only that of j = 1 is inside, whatever k is: the zigzag is linear on [0, 1/2]
    and on [1/2, 1], and its values at 0, 1/2 and 1 tell all.
    """

    half = Fraction(1, 2)
    ends = (Fraction(0), half, Fraction(1))
    inside = [j for j in range(1, 100) if 0 < j - half < 1]
    later = all(max(end + half - j, Fraction(0)) == 0 for end in ends for j in range(2, 100))  # j ≥ 2 is silent there
    facts = {
        "one kink in [0, 1]": inside == [1] and later,
        "f is 1, 1, -1 at 0, 1/2, 1": all([zigzag(k, end) for end in ends] == [1, 1, -1] for k in range(1, 30)),
        "f is linear between": all(
            zigzag(k, (a + b) / 2) * 2 == zigzag(k, a) + zigzag(k, b)
            for k in range(1, 30)
            for a, b in ((ends[0], ends[1]), (ends[1], ends[2]))
        ),
    }
    return [name for name, confirmed in facts.items() if not confirmed]


def stay(ctx: Context, gap: Fraction | None, name: str) -> Evidence:
    """No two parity bits within ``gap`` on the circle: true from 1 on, false below, where neighbours are allowed."""
    if gap is None:
        return Evidence.unknown("not decided: the distance is no exact number.")
    if gap < 1:
        return Evidence.no(
            Kind.EXHAUSTIVE,
            (
                f"A distance above {gap} on the circle allows neighbours: at n = 4 two heads half-way between the "
                "parity bits 1 and 4 have risk 0 in the limit and 2 under hard attention."
            ),
            certificates=(midpoint_certificate(name),),
            cases=16,
        )
    found, missing = censuses(ctx.profile.level), weights_sum_to_the_indicator()
    cases, zero = sum(c.cases for c in found), sum(c.zero for c in found)
    if any(c.apart_circle or c.not_one_each for c in found):
        missing.append("the enumeration")
    if missing:
        return unconfirmed(missing)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "On an input with a single one at a parity bit the output is at most -1 only if that bit has weight "
            "at least 1; the k weights sum to k, so each is exactly 1 and nothing is left for other positions. In "
            "the limit a head attends to one position, to two adjacent ones or to all, so without neighbours on "
            f"the circle each head sits on one bit and hard attention is the same. All {cases} choices of limit "
            f"heads and sets at small n were also tried; {zero} have soft risk 0, and none of them without "
            "circular neighbours changes. Not machine-checked: from the weights of single inputs to the heads, "
            "for every n and k."
        ),
        cases=cases,
        domain="every n and k, heads that look at positions only, b = 0",
        derived=(
            r"\sum_i\gamma^{(i)}=\mathbf 1_{\mathcal B}\implies\gamma^{(i)}=\mathbf 1_{p_i},\ "
            r"\{p_1,\dots,p_k\}=\mathcal B"
        ),
    )

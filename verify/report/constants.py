"""Printed constants beside the best certified ones, in few digits, rounded so that a bound stays one."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from verify.report.text import shorten
from verify.results.schema import ClaimResult, ConstantResult

__all__ = ["NOTE", "Range", "at", "best", "loosest", "ranges", "ratio", "side", "sort_key"]

NOTE = (
    "Each printed constant beside an enclosure of the best one. Printed ÷ best is 1 where the paper is tight. An "
    "upper bound above 1 gives that factor away; a lower bound below 1 does, and below 0 it says nothing. On the "
    "other side of 1 a bound is wrong at that point; a value that is printed as exact is wrong outside the enclosure. "
    "Enclosures are rounded outwards and ratios down; "
    "`results.json` has every digit."
)


class Range(NamedTuple):
    """One printed constant over all its points: where it is tightest and where it is loosest."""

    claim: str
    name: str
    points: int
    least: str
    greatest: str


def at(constant: ConstantResult) -> str:
    return ", ".join(f"{name} = {value}" for name, value in constant.at.items())


def best(constant: ConstantResult) -> str:
    if constant.best_lower == constant.best_upper:
        return shorten(constant.best_lower)
    return f"{shorten(constant.best_lower, 'down')} … {shorten(constant.best_upper, 'up')}"


def ratio(constant: ConstantResult) -> str:
    return shorten(constant.ratio, "down", 4)


def ranges(claims: list[ClaimResult]) -> list[Range]:
    found = []
    for claim in claims:
        for name in dict.fromkeys(constant.name for constant in claim.constants):
            points = [constant for constant in claim.constants if constant.name == name]
            measured = sorted((p for p in points if _number(p.ratio) is not None), key=_order) or points
            least, greatest = (f"{ratio(end)} at {at(end)}" for end in (measured[0], measured[-1]))
            found.append(Range(claim.id, name, len(points), least, greatest if len(measured) > 1 else ""))
    return found


def side(constant: ConstantResult) -> str:
    """Where the printed value lies: above, below or inside the enclosure; it does not say which is right."""
    paper, low, high = (_number(text) for text in (constant.paper, constant.best_lower, constant.best_upper))
    if paper is None or low is None or high is None:
        return "not comparable"
    if low == high == paper:
        return "equal"
    if paper > high:
        return "above the best"
    return "below the best" if paper < low else "inside the enclosure"


def loosest(claims: list[ClaimResult]) -> list[tuple[ClaimResult, ConstantResult]]:
    """For each claim the printed value that is most above the best one, by at least a factor of two."""
    found = []
    for claim in claims:
        above = [c for c in claim.constants if side(c) == "above the best" and (_number(c.ratio) or 0) >= 2]
        if above:
            found.append((claim, max(above, key=_order)))
    return sorted(found, key=lambda pair: -_order(pair[1]))


def sort_key(text: str) -> str:
    """A number that a script can read, or the text itself."""
    number = _number(text)
    return text if number is None else f"{float(number):.15g}"


def _order(constant: ConstantResult) -> Decimal:
    number = _number(constant.ratio)
    assert number is not None
    return number


def _number(text: str) -> Decimal | None:
    try:
        number = Decimal(text)
    except InvalidOperation:
        return None
    return number if number.is_finite() else None

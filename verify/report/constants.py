"""Printed constants beside the best certified ones, in few digits, rounded so that a bound stays one."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from verify.report.text import shorten
from verify.results import ClaimResult, ConstantResult

__all__ = ["Range", "at", "best", "ranges", "ratio"]


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

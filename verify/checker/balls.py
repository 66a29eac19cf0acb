"""Balls that tell or do not: exact numbers as balls, and a precision that is raised until the answer is certain."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from flint import arb, ctx, fmpq

from .reading import Rejected

__all__ = ["ball", "compare", "decide"]


def ball(value: Fraction | int) -> arb:
    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


def decide(predicate: Callable[[], bool | None]) -> bool:
    """Raise the precision until the balls tell; None means that they still overlap."""
    saved = ctx.prec
    try:
        for precision in (96, 256, 1024, 4096):
            ctx.prec = precision
            answer = predicate()
            if answer is not None:
                return answer
    finally:
        ctx.prec = saved
    raise Rejected("undecided at 4096 bits: the two sides are equal or too close")


def compare(left: arb, relation: str, right: arb) -> bool | None:
    """Three-valued: yes, no, cannot tell (NaN is never yes)."""
    if relation == "<":
        left, right = right, left
    return True if left > right else False if left <= right else None

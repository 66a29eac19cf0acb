"""A formula in n and m against what is known of hard attention: exact values, else proved bounds."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import flint

from numerics.expression import Expression, ExpressionError, InexactError
from numerics.hard_attention import MinimaxResult
from numerics.hard_heads import Head, binomial_bound, closed_form, prefix_length, split_bound

__all__ = ["Comparison", "against_minimax", "against_subset", "enclosure", "points", "shorter"]

_GRID = 2**352  # an irrational value is enclosed by multiples of 1/_GRID: enough digits for n up to 300
_PRECISION = 1024


@dataclass(frozen=True)
class Comparison:
    """``exceeds``: it is false at (n, m); ``below``: true in the whole range; else undecided at (n, m)."""

    outcome: str  # "exceeds", "below", "undecided"
    points: int
    n: int = 0
    m: int = 0
    claimed: Fraction = Fraction(0)  # a number that the formula is not below
    best: Fraction = Fraction(0)  # the true value at (n, m)
    heads: tuple[Head, ...] = ()


def points(most: int) -> Iterator[tuple[int, int]]:
    """(n, m) with n up to ``most`` and m from 1 to one more than there are positions."""
    return ((n, m) for n in range(1, most + 1) for m in range(1, n + 2))


def enclosure(formula: Expression, values: Mapping[str, Any]) -> tuple[Fraction, Fraction] | None:
    """Two rationals around the value (twice the same where it is rational); None where it has none."""
    try:
        try:
            exact = formula.exact(values)
            return exact, exact
        except InexactError:
            with flint.ctx.workprec(_PRECISION):
                ball = formula.ball(values) * _GRID
                low, high = ball.lower().floor().unique_fmpz(), ball.upper().ceil().unique_fmpz()
    except ExpressionError:
        return None
    if low is None or high is None:
        return None
    return Fraction(int(low), _GRID), Fraction(int(high), _GRID)


def against_minimax(
    formula: Expression, most: int, table: Mapping[tuple[int, int], MinimaxResult], k: int | None = None
) -> Comparison:
    """Is the formula a lower bound on the minimax risk (over parity sets of size k, or of any size)?

    ``table`` holds exact values; beside them there are the closed forms, and below them the proved bounds.
    """
    undecided, count = None, 0
    for n, m in points(most):
        count += 1
        found = enclosure(formula, {"n": n, "m": m})
        if found is None:
            undecided = undecided or (n, m)
            continue
        known = _exact(n, m, k, table)
        if known is not None and found[0] > known[0]:
            return Comparison("exceeds", count, n, m, shorter(found[0], known[0]), *known)
        proved = known[0] if known else max(Fraction(0), split_bound(n, m), _whole(n, m, k))
        if found[1] > proved:
            undecided = undecided or (n, m)
    return Comparison("undecided", count, *undecided) if undecided else Comparison("below", count)


def shorter(claimed: Fraction, best: Fraction) -> Fraction:
    """A number with few digits that is still above ``best``: who claims more claims this as well."""
    claimed = min(claimed, best + 2)
    if claimed.denominator < 10**12:
        return claimed
    grid = 2
    while Fraction(math.floor(claimed * grid), grid) <= best:
        grid *= 2
    return Fraction(math.floor(claimed * grid), grid)


def _exact(
    n: int, m: int, k: int | None, table: Mapping[tuple[int, int], MinimaxResult]
) -> tuple[Fraction, tuple[Head, ...]] | None:
    if (n, m) in table:
        return table[n, m].value, table[n, m].heads
    return closed_form(n, m, k)


def _whole(n: int, m: int, k: int | None) -> Fraction:
    """Every set of size k has risk at least this; of any size: the set [n] has."""
    return binomial_bound(n if k is None else k, m)


def against_subset(formula: Expression, most: int) -> Comparison:
    """Is the formula a lower bound on the number of inputs that hold each head's token in its prefix?

    The prefixes have length L = ⌈(n-1)/m⌉ - 1.  By the union bound at most m 2^(n-L) inputs fail.  One head
    attains this, and so do two with the same ranking and different tokens, unless L = 0, where all fail.
    """
    undecided, count = None, 0
    for n, m in points(most):
        count += 1
        found = enclosure(formula, {"n": n, "m": m})
        length = prefix_length(n, m)
        least = Fraction(max(0, 2**n - m * 2 ** (n - length)))
        if found is None:
            undecided = undecided or (n, m)
        elif found[0] > least and (m <= 2 or length == 0):
            ranking = tuple(range(1, n + 1))
            heads = tuple(Head(ranking, i % 2) for i in range(m))
            return Comparison("exceeds", count, n, m, shorter(found[0], least), least, heads)
        elif found[1] > least:
            undecided = undecided or (n, m)
    return Comparison("undecided", count, *undecided) if undecided else Comparison("below", count)

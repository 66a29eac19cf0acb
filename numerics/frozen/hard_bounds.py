"""A formula in n and m against what is known of hard attention: exact values, else proved bounds.

The points do not depend on the effort that is spent: what is said of a formula after a short run must not be
taken back after a longer one.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

import flint

from numerics.enclosures import BITS, enclosure, shorter
from numerics.formulas import Formula
from numerics.frozen.hard_heads import Head, binomial_bound, closed_form, closed_value, prefix_length, split_bound
from numerics.frozen.minimax import MinimaxResult

__all__ = [
    "DOMAIN",
    "MOST",
    "Comparison",
    "against_minimax",
    "against_subset",
    "enclosure_at",
    "far_signs",
    "most_heads",
    "points",
    "tried",
]

MOST = 100
FAR = (128, 200, 256, 300, 500, 1000, 10_000)
DOMAIN = (
    f"n <= {MOST} with m <= n + 1 and m = n + 2, 2n, n², 1000; n = {', '.join(map(str, FAR))} with m = 1, 2, 3, n, 2n"
)
_FAR_OUT = (10**5, 10**6, 10**9, 10**18, 10**30)  # where only the sign of a formula is looked at


@dataclass(frozen=True)
class Comparison:
    """``exceeds``: it is false at (n, m); ``below``: true in the whole range; else not decided at (n, m)."""

    outcome: str  # "exceeds", "below", "undecided", "undefined"
    points: int
    n: int = 0
    m: int = 0
    claimed: Fraction = Fraction(0)  # a number that the formula is not below
    best: Fraction = Fraction(0)  # the true value at (n, m)
    heads: tuple[Head, ...] = ()


def points(most: int = MOST) -> Iterator[tuple[int, int]]:
    """(n, m) with n up to ``most`` and m from 1 to one more than there are positions."""
    return ((n, m) for n in range(1, most + 1) for m in range(1, n + 2))


def tried() -> Iterator[tuple[int, int]]:
    """All points of a comparison: the triangle, many more heads than positions, and a few far sizes."""
    yield from points()
    for n in range(1, MOST + 1):
        yield from ((n, m) for m in sorted({n + 2, 2 * n, n * n, 1000}) if m > n + 1)
    for n in FAR:
        yield from ((n, m) for m in (1, 2, 3, n, 2 * n))


@functools.lru_cache(maxsize=2**14)
def enclosure_at(formula: Formula, n: int, m: int) -> tuple[Fraction, Fraction] | None:
    """With as many digits as a comparison with 1 - 2^(1-n) needs."""
    return enclosure(formula, {"n": n, "m": m}, max(BITS, n + 128))


def against_minimax(
    formula: Formula, table: Mapping[tuple[int, int], MinimaxResult], k: int | None = None
) -> Comparison:
    """Is the formula a lower bound on the minimax risk (over parity sets of size k, or of any size)?

    ``table`` holds exact values; beside them there are the closed forms, and below them the proved bounds.
    """
    doubt, count = None, 0
    for n, m in tried():
        count += 1
        found = enclosure_at(formula, n, m)
        if found is None:
            doubt = doubt or ("undefined", n, m)
            continue
        known = table[n, m].value if (n, m) in table else closed_value(n, m, k)
        if known is not None and found[0] > known:
            heads = table[n, m].heads if (n, m) in table else (closed_form(n, m, k) or (known, ()))[1]
            return Comparison("exceeds", count, n, m, shorter(found[0], known), known, heads)
        proved = max(Fraction(0), split_bound(n, m), _whole(n, m, k)) if known is None else known
        if found[1] > proved:
            doubt = doubt or ("undecided", n, m)
    return Comparison(doubt[0], count, *doubt[1:]) if doubt else Comparison("below", count)


def _whole(n: int, m: int, k: int | None) -> Fraction:
    """Every set of size k has risk at least this; of any size: the set [n] has."""
    return binomial_bound(n if k is None else k, m)


def against_subset(formula: Formula) -> Comparison:
    """Is the formula a lower bound on the number of inputs that hold each head's token in its prefix?

    The prefixes have length L = ⌈(n-1)/m⌉ - 1.  By the union bound at most m 2^(n-L) inputs fail.  One head
    attains this, and so do two with the same ranking and different tokens, unless L = 0, where all fail.
    """
    doubt, count = None, 0
    for n, m in tried():
        count += 1
        found = enclosure_at(formula, n, m)
        length = prefix_length(n, m)
        least = Fraction(max(0, 2**n - m * 2 ** (n - length)))
        if found is None:
            doubt = doubt or ("undefined", n, m)
        elif found[0] > least and (m <= 2 or length == 0):
            ranking = tuple(range(1, n + 1))
            heads = tuple(Head(ranking, i % 2) for i in range(m))
            return Comparison("exceeds", count, n, m, shorter(found[0], least), least, heads)
        elif found[1] > least:
            doubt = doubt or ("undecided", n, m)
    return Comparison(doubt[0], count, *doubt[1:]) if doubt else Comparison("below", count)


def most_heads(formula: Formula, n: int) -> int:
    """The largest m up to n + 1 at which the formula is certainly positive; 0 if there is none."""
    for m in range(n + 1, 0, -1):
        found = enclosure(formula, {"n": n, "m": m})
        if found is not None and found[0] > 0:
            return m
    return 0


def far_signs(formula: Formula) -> dict[tuple[int, int], bool | None]:
    """Whether the formula is positive at sizes too large for exact numbers; None where a ball cannot tell."""
    signs: dict[tuple[int, int], bool | None] = {}
    for n, m in ((n, m) for n in _FAR_OUT for m in (1, 2, 3)):
        try:
            with flint.ctx.workprec(512):
                ball = formula.ball({"n": n, "m": m})
                signs[n, m] = True if ball > 0 else False if ball <= 0 else None
        except ValueError:
            signs[n, m] = None
    return signs

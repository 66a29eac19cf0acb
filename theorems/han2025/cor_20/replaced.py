"""Corollary 20 with a formula of the user's: what makes it true for all n and m, and not only where it was tried.

A comparison at finitely many points never says that a formula holds.  What does is an order of formulas: at most the
printed one (or its positive part, or 0), or a share of it between nothing and all, which is at most its positive part.
"""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING

import flint

from theorems.han2025.shared.orders import HEADS, at_most_one_of, below, part_by_part
from verify.engines.relation import decide, proportional
from verify.records import Context
from verify.statement.formula import Formula, FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision

__all__ = [
    "bound_against_the_share",
    "exceeds",
    "is_at_most",
    "positive_for_as_many_heads",
    "proved_bounds",
    "proved_size",
]
PREFIX = "ceil((n-1)/m) - 1"  # the length of the prefixes, as printed
WRITTEN = ("1 - 2*m/2**ceil((n-1)/m)", "1 - 2*m/2**ceil(n/m)")  # as one writes what is proved
LONGER = "ceil(n/m) - 1"  # m of these miss a position as well


@functools.lru_cache(maxsize=2)
def _misses(prefix: str = PREFIX) -> bool:
    """m prefixes of that length have fewer than n positions, so they miss one."""
    return below(f"m*({prefix})", "n - 1", HEADS).answer == "yes"


def proved_size() -> str | None:
    """All inputs but m·2^(n-L): 2^(n-L) have no preferred token among L given positions."""
    return f"2**n - m*2**(n - ({PREFIX}))" if _misses() else None


def proved_bounds() -> tuple[str, ...]:
    """Their share; a pair of opposed labels costs 2, half of it for each."""
    return tuple(f"1 - m/2**({prefix})" for prefix in (PREFIX, LONGER) if _misses(prefix))


FAR = (10**8, 10**9, 10**12)  # sizes at which a ball tells what exact numbers cannot


def _far(formula: Formula, heads: int | None, least: Fraction) -> int | None:
    """A far size at which the formula is certainly above a number; None if it is not seen to be."""

    limit = flint.arb(flint.fmpq(least.numerator, least.denominator))
    for n in FAR:
        try:
            if formula.ball({"n": n, "m": heads or n}) > limit:
                return n
        except FormulaError:
            continue
    return None


def exceeds(formula: Formula, most: Fraction) -> int | None:
    """A far size at which the formula for one head is above ``most``."""
    return _far(formula, 1, most)


def positive_for_as_many_heads(formula: Formula) -> int | None:
    """A far size at which the formula is positive for as many heads as positions."""
    return _far(formula, None, Fraction(0))


def is_at_most(formula: Formula, proved: str) -> bool:
    """Shown to be at most the positive part of a formula in n and m that is proved, for all n, m ≥ 1."""

    if any(
        below(text, proved, HEADS).answer == "yes" and part_by_part(formula, read_formula(text, ("n", "m")), HEADS)
        for text in WRITTEN
    ):
        return True
    return at_most_one_of(formula, (proved, f"max(0, {proved})", "0"), HEADS) or _is_share_of(formula, proved)


def _is_share_of(formula: Formula, proved: str) -> bool:
    """Whether the formula is shown to be a number from 0 to 1 times a proved one."""
    share = proportional(formula, proved, HEADS)
    return share is not None and 0 <= share <= 1


def bound_against_the_share(ctx: Context) -> Decision:
    """bound ≤ pair/2 · min(max(size, 0), 2^n)/2^n for all n, m: from two orders and a sign, or a bound of at most 0."""

    bound, size, pair = (ctx.quantities[name] for name in ("bound", "subset_size", "pair_loss"))
    nothing = below(bound, "0", HEADS)
    if nothing.answer == "yes":
        return nothing
    if bound.tree[0] == "max" and bound.tree[1] == ("number", Fraction(0)) and len(bound.tree) == 3:
        bound = Formula.of(bound.tree[2], bound.symbols, bound.text)  # the share is not negative, either
    try:
        share = read_formula(f"({pair.text})/2*({size.text})/2**n", bound.symbols)
        half = read_formula(f"({pair.text})/2", bound.symbols)
    except FormulaError:
        return nothing
    whole = below(bound, share, HEADS)
    for order in (whole, below(bound, half, HEADS), decide(half, ">=", "0", HEADS)):
        if order.answer != "yes":
            return order
    return whole

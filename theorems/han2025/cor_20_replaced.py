"""Corollary 20 with a formula of the user's: what makes it true for all n and m, and not only where it was tried.

A comparison at finitely many points never says that a formula holds.  What does is an order of formulas: at most the
printed one (or its positive part, or 0), or a share of it between nothing and all, which is at most its positive part.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from verify.records import Context

if TYPE_CHECKING:
    from numerics.expression import Expression

__all__ = ["BOUND", "SIZE", "bound_is_at_most_the_share", "exceeds", "is_at_most", "positive_for_as_many_heads"]

BOUND = "1 - 2*m/2**ceil((n-1)/m)"
SIZE = "2**n - m*2**(n - ceil((n-1)/m) + 1)"


FAR = (10**8, 10**9, 10**12)  # sizes at which a ball tells what exact numbers cannot


def _far(formula: Expression, heads: int | None, least: Fraction) -> int | None:
    """A far size at which the formula is certainly above a number; None if it is not seen to be."""
    import flint

    from numerics.expression import ExpressionError

    limit = flint.arb(flint.fmpq(least.numerator, least.denominator))
    for n in FAR:
        try:
            if formula.ball({"n": n, "m": heads or n}) > limit:
                return n
        except ExpressionError:
            continue
    return None


def exceeds(formula: Expression, most: Fraction) -> int | None:
    """A far size at which the formula for one head is above ``most``."""
    return _far(formula, 1, most)


def positive_for_as_many_heads(formula: Expression) -> int | None:
    """A far size at which the formula is positive for as many heads as positions."""
    return _far(formula, None, Fraction(0))


def is_at_most(formula: Expression, proved: str) -> bool:
    """Shown to be at most the positive part of a formula in n and m that is proved, for all n, m ≥ 1."""
    from numerics.symbolic_order import at_most_one_of, is_share_of

    return at_most_one_of(formula, (proved, f"max(0, {proved})", "0")) or is_share_of(formula, proved)


def bound_is_at_most_the_share(ctx: Context) -> bool:
    """bound ≤ pair/2 · min(max(size, 0), 2^n)/2^n for all n, m: from two orders and a sign, or a bound of at most 0."""
    from numerics.expression import ExpressionError, parse
    from numerics.symbolic_order import at_least_one_of, at_most_one_of

    bound, size, pair = (ctx.quantities[name] for name in ("bound", "subset_size", "pair_loss"))
    if at_most_one_of(bound, ("0",)):
        return True
    if bound.tree[0] == "max" and bound.tree[1] == ("number", Fraction(0)) and len(bound.tree) == 3:
        bound = type(bound)(bound.text, bound.symbols, bound.tree[2])  # the share is not negative, either
    try:
        pair_here = parse(pair.text, bound.symbols)
        share = f"({pair.text})/2*({size.text})/2**n"
        parse(share, bound.symbols)
    except ExpressionError:
        return False
    half = f"({pair.text})/2"
    return at_least_one_of(pair_here, ("0",)) and at_most_one_of(bound, (half,)) and at_most_one_of(bound, (share,))

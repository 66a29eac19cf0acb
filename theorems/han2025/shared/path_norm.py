"""The lower bound on the risk of fixed soft heads, for any number of them."""

from __future__ import annotations

from fractions import Fraction

__all__ = ["least_risk"]


def least_risk(n: int, norm: Fraction) -> Fraction:
    """(1 - 2P/n)₊² for a path norm P: proved in ``thm-11-any-heads``."""
    return max(Fraction(0), 1 - 2 * norm / n) ** 2

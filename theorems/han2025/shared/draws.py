"""Random starts: the baseline of every rate of success."""

from __future__ import annotations

from fractions import Fraction
from math import factorial

__all__ = ["lucky"]


def lucky(n: int, k: int) -> Fraction:
    """The share of the draws whose heads are nearest to the k bits of the set from the start."""
    return Fraction(factorial(k), n**k)

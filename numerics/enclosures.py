"""What a formula is worth between two rationals, and numbers with few digits: for who compares with exact values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import flint

from numerics.formulas import Formula

__all__ = ["BITS", "enclosure", "shorter"]

BITS = 352  # an irrational value is enclosed by multiples of 2^-BITS


def enclosure(formula: Formula, values: Mapping[str, Any], bits: int = BITS) -> tuple[Fraction, Fraction] | None:
    """Two rationals around the value (twice the same where it is rational); None where it has none."""
    grid = 2**bits
    try:
        if (exact := formula.rational(values)) is not None:
            return exact, exact
        with flint.ctx.workprec(3 * bits):
            ball = formula.ball(values) * grid
            if not ball.abs_upper() < flint.arb(2) ** (1 << 22):  # it is not written out, whoever asks for it
                return None
            low, high = ball.lower().floor().unique_fmpz(), ball.upper().ceil().unique_fmpz()
    except ValueError:
        return None
    if low is None or high is None:
        return None
    return Fraction(int(low), grid), Fraction(int(high), grid)


def shorter(claimed: Fraction, best: Fraction) -> Fraction:
    """A number with few digits that is still above ``best``: who claims more claims this as well."""
    claimed = min(claimed, best + 2)
    if claimed.denominator < 10**12:
        return claimed
    grid = 2
    while Fraction(math.floor(claimed * grid), grid) <= best:
        grid *= 2
    return Fraction(math.floor(claimed * grid), grid)

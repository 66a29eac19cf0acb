"""The risk at the start: of one draw and on average."""

from __future__ import annotations

from fractions import Fraction

from verify.records import Context
from verify.statement.formula import FormulaError


def initial_risk(ctx: Context, n: int, k: int) -> float | None:
    """The stated risk at initialisation at a size, temperature 1/n and b = 1/100; None where it has no value."""

    at = {"n": n, "k": k, "tau": Fraction(1, n), "b": Fraction(1, 100)}
    try:
        return float(ctx.quantities["initial"].ball(at).mid())
    except (FormulaError, OverflowError):
        return None

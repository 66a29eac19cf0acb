"""The constant of Lemma 8 as one formula, and its value at a size."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from theorems.han2025.shared.vanishing import composed
from verify.records import Context
from verify.statement.formula import FormulaError

__all__ = ["exceeds", "full_mu", "mu_at"]


def full_mu(ctx: Context) -> Any:
    """The printed μ (or the user's) with μ1 and μ2 put in, as one formula."""
    return composed(ctx, "mu", "mu1", "mu2")


def mu_at(ctx: Context, n: int, k: int, tau: Fraction, c2: Fraction) -> Any:
    """A ball of it; NaN where it has no value."""

    try:
        return full_mu(ctx).ball({"n": n, "k": k, "tau": tau, "c1": n * tau, "c2": c2})
    except FormulaError:
        return arb("nan")


def exceeds(ctx: Context, n: int, k: int, tau: Fraction, value: Fraction) -> bool:
    """Whether μ at c2 = 1/2 is above a rational at a size, for certain."""

    return bool(mu_at(ctx, n, k, tau, Fraction(1, 2)) > arb(fmpq(value.numerator, value.denominator)))

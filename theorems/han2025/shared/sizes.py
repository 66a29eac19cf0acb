"""The sizes of the model file, and numbers as they are shown."""

from __future__ import annotations

from fractions import Fraction

from flint import arb, fmpq

from verify.records import Context
from verify.statement.formula import InexactError


def decimal(value: Fraction | arb, digits: int = 10) -> str:
    """A decimal string of a rational or of a ball's midpoint, without trailing noise."""

    ball = arb(fmpq(value.numerator, value.denominator)) if isinstance(value, Fraction) else value
    return str(ball.str(digits, radius=False))


def own_sizes(ctx: Context) -> tuple[int, int, Fraction, Fraction] | None:
    """The same, or None where the temperature is irrational: for arguments that need no number of this model."""

    try:
        return sizes(ctx)
    except InexactError:
        return None


def own_temperatures(ctx: Context) -> set[Fraction]:
    """The model's temperature where an attack inside 0 < τ <= 1 can use it; an irrational one is left out."""
    own = own_sizes(ctx)
    return {own[2]} if own and own[2] <= 1 else set()


def sizes(ctx: Context) -> tuple[int, int, Fraction, Fraction]:
    """(n, k, τ, b) of the model in exact numbers."""
    return ctx.model.n, ctx.model.k, ctx.model.tau, ctx.model.smoothing

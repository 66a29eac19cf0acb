"""What the claims of this paper share: when a claim speaks of a model at all, and how numbers are shown."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING

from verify.records import Check, Context, Evidence, Finding, silent

if TYPE_CHECKING:
    from flint import arb

__all__ = ["decimal", "for_the_papers_model", "missing", "not_applicable", "sizes", "unconfirmed"]


def not_applicable(ctx: Context) -> str:
    """Why this paper's derivations say nothing of the given model; empty where they do."""
    model = ctx.model
    if model.activation not in ("smoothed-relu", "relu"):
        return f"the activation is {model.activation}, the claim is about the smoothed ReLU"
    if model.positions != "circle":
        return f"the positions are {model.positions}, the claim is about the circle"
    if model.heads != model.k:
        return f"there are {model.heads} heads for {model.k} bits, the claim is about one head a bit"
    if model.head != "zigzag":
        return f"the classification head is {model.head}, the claim is about the zigzag of equation (2)"
    if model.trained != "plane":
        return f"the trained entries are {model.trained}, the claim is about a13 and a14"
    return ""


def for_the_papers_model(check: Check) -> Check:
    """A check of a claim that has no meaning for another activation, other positions or other head counts."""

    @functools.wraps(check)
    def guarded(ctx: Context) -> Evidence:
        reason = not_applicable(ctx)
        if reason:
            return silent(check, Finding.NOT_RUN, f"not applicable: {reason}.")
        return check(ctx)

    return guarded


def unconfirmed(facts: list[str], check: Check | None = None) -> Evidence:
    """A fact that an argument needs was not confirmed: the check has failed, whatever else it found."""
    return silent(check, Finding.FAILED, f"not confirmed: {'; '.join(facts)}.")


def missing(facts: dict[str, bool]) -> list[str]:
    """The names of the facts that are not confirmed; only True itself confirms."""
    return [name for name, confirmed in facts.items() if confirmed is not True]


def decimal(value: Fraction | arb, digits: int = 10) -> str:
    """A decimal string of a rational or of a ball's midpoint, without trailing noise."""
    from flint import arb, fmpq

    ball = arb(fmpq(value.numerator, value.denominator)) if isinstance(value, Fraction) else value
    return str(ball.str(digits, radius=False))


def sizes(ctx: Context) -> tuple[int, int, Fraction, Fraction]:
    """(n, k, τ, b) of the model in exact numbers."""
    return ctx.model.n, ctx.model.k, ctx.model.tau, ctx.model.smoothing

"""Traps of gradient descent, strict minima and drawn heads of models that are not the paper's: what they refute."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.formula.grammar import ExpressionError
from numerics.parity.risk.any_stationary import any_draws
from theorems.han2025.shared.displays import refuted_by
from theorems.han2025.shared.scope import Instrument
from verify.records import Context, Evidence

__all__ = ["draws_differ"]


def _place(body: dict[str, Any]) -> str:
    bits = ", ".join(map(str, body["parity_set"]))
    return f"n = {body['n']}, k = {body['k']}, tau = {float(Fraction(body['tau'])):.4g}, bits {bits}"


def _stated(ctx: Context, quantity: str, body: dict[str, Any]) -> float | None:
    at = {"n": body["n"], "k": body["k"], "tau": Fraction(body["tau"]), "b": ctx.model.smoothing or Fraction(1, 100)}
    try:
        return float(ctx.quantities[quantity].ball(at).mid())
    except (ExpressionError, OverflowError, KeyError):
        return None


def draws_differ(claim: str, quantity: str) -> Instrument:
    """Unit heads, as they are drawn, whose risk is less than half or more than twice the stated one."""

    def instrument(ctx: Context) -> Evidence | None:
        if (found := any_draws(ctx.model)) is None or (stated := _stated(ctx, quantity, found[0].body)) is None:
            return None
        small, large = found
        low, high = (Fraction(item.body["value"]) for item in found)
        far = [(f"{claim}.initial-small", small)] if low <= stated / 2 else []
        far += [(f"{claim}.initial-large", large)] if high >= 2 * stated else []
        if not far or stated <= 0:
            return None
        said = (
            f"Heads on the unit circle, as they are drawn, have risks from {small.risk:.4g} to "
            f"{large.risk:.4g} among 400 "
            f"draws at {_place(small.body)}; stated is {stated:.4g}."
        )
        return refuted_by(said, *((name, {"kind": "risk-any", **item.body}) for name, item in far))

    return instrument

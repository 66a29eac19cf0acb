"""Traps of gradient descent, strict minima and drawn heads of models that are not the paper's: what they refute."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.parity.risk.any_stationary import Found, any_draws, any_mean, any_minimum, any_trap
from theorems.han2025.shared.displays import refuted_by
from theorems.han2025.shared.scope import Instrument
from theorems.han2025.shared.suprema import ball
from verify.records import Context, Evidence
from verify.statement.formula import FormulaError

__all__ = ["descent_is_trapped", "draws_differ", "gap_without_gradient", "mean_differs"]


def _sizes(ctx: Context, found: Found) -> dict[str, Any]:
    """Where the formulas of a statement are read: a model without b is no other for any b."""
    body = found.body
    b = ctx.model.smoothing or Fraction(1, 100)
    return {"n": body["n"], "k": body["k"], "tau": Fraction(body["tau"]), "b": b}


def _place(body: dict[str, Any]) -> str:
    bits = ", ".join(map(str, body["parity_set"]))
    return f"n = {body['n']}, k = {body['k']}, tau = {float(Fraction(body['tau'])):.4g}, bits {bits}"


def descent_is_trapped(claim: str, rate: str = "rate") -> Instrument:
    """Descent from drawn heads does not come near the infimum, for every step up to one that is above the printed."""

    def instrument(ctx: Context) -> Evidence | None:
        if (found := any_trap(ctx.model)) is None:
            return None
        try:
            printed = ctx.quantities[rate].ball(_sizes(ctx, found))
        except (FormulaError, KeyError):
            return None
        if not bool(printed <= ball(Fraction(found.body["step"]))):
            return None
        said = (
            "Gradient descent can stay far above the infimum, whatever its constant step up to {step:.2g}; the "
            "printed one is {printed:.2g}. At {place} there are unit heads in a ball on which the Hessian of "
            "the risk is positive definite, with a risk below that on the sphere around it; a step does not raise "
            "the risk, so it meets no sphere, from these heads or any near them. The risk stays above "
            "{value:.4g}, and other heads have {lower:.4g}."
        ).format(
            place=_place(found.body),
            step=float(Fraction(found.body["step"])),
            printed=float(printed),
            value=float(Fraction(found.body["value"])),
            lower=found.lower,
        )
        return refuted_by(said, (f"{claim}.trap", {"kind": "trap-any", **found.body}))

    return instrument


def gap_without_gradient(claim: str, *replaceable: str) -> Instrument:
    """No constant serves with the risk above its infimum: in a trap the gradient falls to zero, and the gap stays."""

    def instrument(ctx: Context) -> Evidence | None:
        if ctx.replaced & set(replaceable) or (found := any_trap(ctx.model)) is None:
            return None
        bodies = [(f"{claim}.trap", {"kind": "trap-any", **found.body})]
        said = (
            "Nor with the infimum in the place of zero: at {place} gradient descent with small steps from "
            "certain heads never comes below risk {value:.4g}, and other heads have {lower:.4g}. Its squared "
            "gradients have a finite sum, so they tend to zero while the gap does not, and no positive constant "
            "serves. The inference in words: that a small step lowers the risk by its share of the squared "
            "gradient."
        ).format(place=_place(found.body), value=float(Fraction(found.body["value"])), lower=found.lower)
        if (strict := any_minimum(ctx.model)) is not None:
            bodies.append((f"{claim}.strict", {"kind": "stationary-any", **strict.body}))
            level = float(Fraction(strict.body["value"]))
            place = _place(strict.body)
            said += (
                f" At {place} a strict local minimum has a risk above {level:.4g}, other heads have {strict.lower:.4g}."
            )
        return refuted_by(said, *bodies)

    return instrument


def _stated(ctx: Context, quantity: str, body: dict[str, Any]) -> float | None:
    at = {"n": body["n"], "k": body["k"], "tau": Fraction(body["tau"]), "b": ctx.model.smoothing or Fraction(1, 100)}
    try:
        return float(ctx.quantities[quantity].ball(at).mid())
    except (FormulaError, OverflowError, KeyError):
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


def mean_differs(claim: str, quantity: str) -> Instrument:
    """One bit and one head: the mean risk over the unit circle is more than 1/4 away from the stated one."""

    def instrument(ctx: Context) -> Evidence | None:
        stated = _stated(ctx, quantity, {"n": 4, "k": 1, "tau": "1/4"})
        if stated is None or (found := any_mean(ctx.model, stated)) is None:
            return None
        if (there := _stated(ctx, quantity, found.body)) is None or abs(there - found.lower) < 0.25 - 1e-9:
            return None
        said = (
            "Not on average: the mean risk of one head that is drawn from the unit circle is about "
            f"{found.risk:.4g} at "
            f"{_place(found.body)}; stated is {there:.4g}."
        )
        return refuted_by(said, (f"{claim}.initial-average", {"kind": "average-risk-any", **found.body}))

    return instrument

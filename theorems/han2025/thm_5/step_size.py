"""Theorem 5's step size, 1/M with the numbers that Lemmas 14 to 16 print: is it at most 1 over a Lipschitz constant?"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.parity.facts.bounds import Unproved, bound
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, refuted_by
from theorems.han2025.shared.printed import rough_risk
from theorems.han2025.shared.vanishing import decide
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError

ALL = "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0"
_ENDS = ("402000", "1000000", "1000000000", "1000000000000", "1", "1/1000000", "1/1000000000000")
SMOOTHINGS = (*map(Fraction, _ENDS), Fraction(10**30))


def _curved(b: Fraction, tau: Fraction) -> dict[str, Any]:
    """A Hessian of the risk at n = 2, k = 1: heads enter as a/τ, so the point scales with τ, and the value by 1/τ²."""

    body = rough_risk(b)
    heads = [[str(Fraction(entry) * tau) for entry in head] for head in body["heads"]]
    value = Fraction(body["value"]) / tau**2 * Fraction(999999, 1000000)
    return {**body, "tau": str(tau), "heads": heads, "value": str(value)}


@for_the_papers_risk
def step_is_below_the_inverse_smoothness(ctx: Context) -> Evidence:
    """Positive and at most 1/M for all sizes, M proved for all of them; or a point with a larger second derivative."""
    stated = ctx.quantities["rate"]
    positive = decide(stated, ">", "0", ALL)
    if positive.answer == "no":
        return _not_a_step(stated, positive)
    for b in SMOOTHINGS:
        for tau in (Fraction(1), Fraction(1, 100)):
            body = _curved(b, tau)
            if _exceeds(stated, Fraction(body["value"]), {"n": 2, "k": 1, "tau": tau, "b": b}):
                return refuted_by(
                    (
                        "At n = 2, k = 1, tau = {tau}, b = {b} a second derivative of the risk exceeds {fraction:.6g}, "
                        "which times the step is more than 1: no Lipschitz constant of the gradient is so small."
                    ).format(tau=tau, b=b, fraction=float(Fraction(body["value"]))),
                    ("thm-5.step-too-long", body),
                )
    if positive.answer != "yes":
        return Evidence.unknown(f"It was not decided whether {stated.text} is positive: {positive.reason}.")
    return _proved(stated)


def _not_a_step(stated: Any, found: Any) -> Evidence:
    if found.undefined:
        return Evidence.unknown(f"The step size {stated.text} has no value somewhere: {found.reason}.")
    return Evidence.no(Kind.ARGUED, f"A step size is positive; {found.reason}.")


def _exceeds(stated: Any, value: Fraction, at: dict[str, Any]) -> bool:

    try:
        return bool(stated.ball(at) * arb(fmpq(value.numerator, value.denominator)) > 1)
    except (FormulaError, OverflowError):
        return False


def _proved(stated: Any) -> Evidence:
    """The smoothness of every loss, so of the risk, computed for all sizes from the model."""

    try:
        ours = bound("loss")
    except Unproved as error:
        return Evidence.unknown(f"The smoothness of the loss was not confirmed: {error}.")
    found = decide("1", ">=", f"({stated.text})*({ours})", ALL)
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was neither contradicted nor shown to be small enough: {found.reason}.")
    text = (
        f"It is at most 1/M for M = {ours}, which is computed for all sizes. The inference in words: a second "
        "derivative bounded off the margin is a Lipschitz constant of the gradient of each loss and of their "
        "mean."
    )
    return by_proof({"the smoothness of the loss": True}, text)

"""What stands in the place of Lemma 19: the two losses, settled for all heads."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from theorems.han2025.shared.displays import by_proof, refuted_by
from theorems.han2025.shared.opposite_inputs import constant_outputs
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import decide
from theorems.han2025.shared.wider import same_classifier_and_loss
from verify.records import Context, Evidence


def sum_of_the_two_losses() -> str:
    """The squared hinge losses of the zero input, label 1, and of the input of ones, from their margins, in f0 = f(0).

    The margin m = (-1)^k f(k) of the second is at least 1 (a fact of its own), so its loss is max(0, -d)² with d >= 0.
    """

    d = sp.Symbol("d", nonnegative=True)
    second = sp.Max(0, sp.expand(1 - (1 + d))) ** 2
    if second.subs(d, 0) != 0 or any(second.subs(d, value) != 0 for value in (sp.Rational(1, 9), 1, 10**9)):
        raise ArithmeticError("the loss beyond the margin is not zero")
    return "max(0, 1 - f0)**2"


@carries_over(same_classifier_and_loss)
@for_every_smoothing
def pair_is_settled_for_all_heads(ctx: Context) -> Evidence:
    stated = ctx.quantities["repair.sum"]
    found = decide(stated, "==", sum_of_the_two_losses(), "f0**2 >= 0")
    if found.answer == "no" and not found.undefined:
        return _other_sum(found.witness["f0"], stated)
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with the sum of the losses: {found.reason}.")
    return by_proof(
        constant_outputs(ctx),
        (
            "The sum is compared by the engines; the signs of f(0) and f(k) at all sizes follow from "
            "alternating sums, which is not machine-checked."
        ),
    )


def _other_sum(f0: Fraction, stated: Any) -> Evidence:
    try:
        value = stated.exact({"f0": f0})
    except ValueError:
        return Evidence.unknown(
            f"{stated.text} differs from the sum of the losses at f(0) = {f0}, and is irrational there."
        )
    if f0 > 1:
        k, note = 2, "for even k"
    else:
        k, note = 1, "for odd k"
    body = {
        "kind": "relation-fails",
        "at": [["f0", str(f0)]],
        "define": [],
        "given": [],
        "left": ["^", ["max", "0", ["-", "1", "f0"]], "2"],
        "relation": "=",
        "right": str(value),
    }
    return refuted_by(
        (
            f"An output f(0) = {f0} occurs {note}, as k = {k} and some b show, and the losses sum to "
            f"{max(Fraction(0), 1 - f0) ** 2} there."
        ),
        ("lemma-19.sum", body),
    )

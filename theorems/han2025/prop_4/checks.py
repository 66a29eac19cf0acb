r"""Proposition 4: a feed-forward network needs a number of parameters linear in n to learn k-parity.

Counted in edges of the computation graph, as Section 3 introduces it, this is true for every 1 ≤ k ≤ n, and needs no
gradient descent: a graph without an edge from some bit cannot represent the parity sets that contain it.  The printed
risk of exactly 1 is only the least such a network can have.  The argument does not count weights that are shared, and
counted in trained numbers the statement is false: two are enough (:mod:`numerics.parity.two_parameters`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from numerics.enclosures import enclosure
from theorems.han2025.shared.frozen_models import FROZEN
from theorems.han2025.shared.scope import ANY, for_any_model, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    pass


@for_any_model
def descent_moves_numbers_on_the_edges(ctx: Context) -> Evidence:
    """One step of gradient descent on a network without an edge from x3, for any activation and any loss."""

    x, w = sp.symbols("x1:4"), sp.symbols("w1:3")
    rate, label, outer = sp.symbols("eta y a")
    activation, loss = sp.Function("s"), sp.Function("l")

    def output(weights: list[sp.Expr]) -> sp.Expr:
        return outer * activation(weights[0] * x[0] + weights[1] * x[1])

    seen, bit = sp.symbols("u1:4"), sp.Symbol("v")  # the sample on which the step is made
    cost = loss(output(list(w)).subs(dict(zip(x, seen, strict=True))) - label)
    moved = [weight - rate * sp.diff(cost, weight) for weight in w]
    after = output(moved)
    if (
        x[2] in after.free_symbols
        or sp.diff(after, x[2]) != 0
        or bit in after.free_symbols
        or x[0] not in after.free_symbols
    ):
        return unconfirmed(["the step of gradient descent"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "If a missing edge is a weight that is not there, gradient descent has nothing to change: it moves "
            "numbers on the edges of a fixed graph. One step was written out for a network with edges from two of "
            "three inputs, any activation and any loss: the output after it is still free of the third. The "
            "inference in words: the same for every graph and every number of steps."
        ),
        domain="the graph as an architecture",
    )


@speaks_of(**FROZEN, activation=ANY)
def constant_output_can_cost_more(ctx: Context) -> Evidence:
    """Two constant outputs have two risks, so no one number is the risk."""

    formula = ctx.quantities["risk"]
    value = enclosure(formula, {})
    if value is None:
        return Evidence.unknown(f"{formula.text} has no value.")
    output, risk = ("2", Fraction(9, 2)) if not value[0] <= Fraction(9, 2) <= value[1] else ("3", Fraction(8))
    body = {"kind": "ignored-bit", "n": 2, "parity_set": [1], "output": output, "risk": str(risk)}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        (
            f"A network that ignores a parity bit has a risk of at least 1, not of exactly {formula.text}: the "
            f"constant output {output} has risk {risk}. At least 1 is what the conclusion needs."
        ),
        certificates=(Certificate(name="prop-4.ignored-bit.json", body=body),),
        derived=r"\mathcal L_{\mathcal D_{\mathcal B}}(h)\ge1",
    )


@for_any_model
def shared_weights_are_not_covered(ctx: Context) -> Evidence:
    return Evidence.unknown(
        "Not decided: the argument counts edges. If a weight that is shared by many edges counts once, as in "
        "the 2k + 2 of Proposition 3, n edges may carry few parameters, and no argument for a lower bound is "
        "given; whether such a class can be trained to every parity set was not settled here. What would "
        "decide it: such a class with fewer distinct weights than order n that is trained to every parity "
        "set, or a proof that there is none."
    )

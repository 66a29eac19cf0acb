r"""Proposition 4: a feed-forward network needs a number of parameters linear in n to learn k-parity.

Counted in edges of the computation graph, as Section 3 introduces it, this is true for every 1 ≤ k ≤ n, and needs no
gradient descent: a graph without an edge from some bit cannot represent the parity sets that contain it.  The printed
risk of exactly 1 is only the least such a network can have.  The argument does not count weights that are shared, and
counted in trained numbers the statement is false: two are enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sympy as sp

from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.records import Context, Evidence, Kind

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


@for_any_model
def shared_weights_are_not_covered(ctx: Context) -> Evidence:
    return Evidence.unknown(
        "Not decided: the argument counts edges. If a weight that is shared by many edges counts once, as in "
        "the 2k + 2 of Proposition 3, n edges may carry few parameters, and no argument for a lower bound is "
        "given; whether such a class can be trained to every parity set was not settled here. What would "
        "decide it: such a class with fewer distinct weights than order n that is trained to every parity "
        "set, or a proof that there is none."
    )

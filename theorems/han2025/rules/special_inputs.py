"""Certificates on the balanced input and the two constant ones (Lemmas 18 and 19)."""

from __future__ import annotations

from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, integer, only, rational
from verify.rules.alike.risks import misses

from .display import Stage
from .landscape import classifier
from .transformer import Point, bits, parity_set, place


def balanced_input(body: dict[str, Any]) -> str:
    """Zero heads and an input that a turn of the circle maps to itself: no head's attention has a gradient on it.

    All γ are 1/n and their mean position is 0, so both Σ_p x_p γ_p (u_p - m) and the display with the other sign,
    Σ_p x_p γ_p ((1 - 2γ_p) u_p + m), are multiples of Σ_p x_p u_p, which vanishes over orbits of a proper turn.
    """
    only(body, (*Point.FIELDS, "x", "parity_set", "turn"))
    point, turn = Point(body), integer(body, "turn", 1, 63)
    x, parity = bits(body, point.n), parity_set(body, point.n, point.k)
    if any(entry != ["0", "0"] for entry in point.raw) or not any(x):
        raise Rejected("all heads must be zero and the input not")
    if turn >= point.n or point.n % turn or x[turn:] + x[:turn] != x:
        raise Rejected("the turn must divide n and fix the input")
    if not decide(lambda: Stage(point, x, parity).sample.active):
        raise Rejected("the loss of the input is zero")
    where = place(body, (*Point.FIELDS, "x", "parity_set"))
    return (
        f"the attention vector of this input is positive, its loss is positive, and its derivative by a13 and a14 of "
        f"every head is exactly zero, with either sign in the display: {where}; turn of {turn} positions"
    )


def constant_inputs(body: dict[str, Any]) -> str:
    """On the zero input and on the input of ones S is 0 and k whatever the heads: no gradient, and a stated loss."""
    only(body, ("n", "k", "b", "value"))
    n, b, value = integer(body, "n", 1, 10**6), rational(body, "b"), rational(body, "value")
    k = integer(body, "k", 1, min(n, 1000))
    if b <= 0:
        raise Rejected("b must be positive")
    ends = ((arb(0), 1), (arb(k), (-1) ** k))  # S and the label
    if not decide(lambda: compare(misses(y * classifier(k, b, s) for s, y in ends), ">", ball(value))):
        raise Rejected("the losses are not above the bound")
    return (
        f"for n = {n}, k = {k}, b = {b}, every tau, parity set and heads, the losses of the zero input and "
        f"of its complement sum to more than {value}, while their gradients are exactly zero"
    )


KINDS = {"balanced-input": balanced_input, "constant-inputs": constant_inputs}

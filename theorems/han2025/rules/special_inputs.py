"""Certificates on the balanced input and the two constant ones (Lemmas 18 and 19)."""

from __future__ import annotations

from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, integer, only, rational
from verify.rules.indistinguishable_inputs.risks import misses

from .landscape import classifier


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


KINDS = {"constant-inputs": constant_inputs}

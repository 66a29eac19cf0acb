r"""Section 3 says of itself that its results also hold for other marginal distributions and for noisy labels.

Expressivity without noise does: a loss that is zero on every input has mean zero under every distribution.  With noisy
labels no predictor has risk zero, since an input that carries both labels costs something whatever the output.  The
lower bound of Proposition 4 does not hold for every marginal: under a point mass a network without any edge is right.
"""

from __future__ import annotations

from collections.abc import Callable

import sympy as sp

from numerics.parity.facts.classifier import zigzag_is_parity
from theorems.han2025.shared.displays import by_proof
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, speaks_of
from verify.records import Check, Context, Evidence, Scope, about, asks

for_the_squared_hinge = speaks_of(**{**dict.fromkeys(PAPERS_OWN, ANY), "loss": ("squared-hinge",)})


def part(name: str) -> Callable[[Check], Check]:
    return asks(Scope.STATED, part=name)


@for_the_squared_hinge
@about()
@part("expressivity")
def risk_zero_is_risk_zero_under_every_marginal(ctx: Context) -> Evidence:
    """The network of Proposition 3 is right on every input, so its loss is zero there, and so is every mean of it."""

    j = sp.Symbol("j", integer=True, nonnegative=True)
    exact = zigzag_is_parity(8 * j - 4, sp.Rational(1, 2) - j, j)
    return by_proof(
        {"the network equals the parity on every input": exact},
        (
            "Without noise risk zero carries over to every marginal: the feed-forward network of Proposition 3 "
            "equals the parity on every input (induction over the number of ones, computed). Not machine-checked"
            ": a loss that is zero on every input has mean zero under every distribution."
        ),
        part="expressivity",
        domain="every k, every marginal, the feed-forward class",
    )

"""Which models the claims on frozen heads speak of, and to which others their lower bounds carry over."""

from __future__ import annotations

from typing import Any

import msgspec
import sympy as sp

from numerics.parity.suprema.any_activation import contracts
from theorems.han2025.shared.scope import ANY, SHARP, otherwise, speaks_of
from verify.records import Check, Context, Evidence, Finding

__all__ = ["FROZEN", "differentiable_and_does_not_stretch", "does_not_stretch", "for_frozen_heads", "for_smooth_heads"]

# The claims on frozen heads take heads, embeddings, positions, classifier and temperature as they come; they are about
# fair bits, the squared hinge loss and a (smoothed) ReLU.
FROZEN = {"positions": ANY, "heads": ANY, "head": ANY, "trained": ANY, "temperature": ANY}
_sharp = speaks_of(**FROZEN, activation=SHARP)


def _no_loss_is_cheaper(loss: str) -> str | None:
    """Why a lower bound for the squared hinge loss, by pairs of opposed labels, is one for this loss; None if not.

    With D the distance of the two outputs, 0 <= D <= 2: squared hinges cost at least (2 - D)²/2, hinges at least 2 - D.
    """
    if loss == "squared-hinge":
        return ""
    d = sp.Symbol("D")
    if loss == "square":  # the same up to margin 1, and beyond it not below zero
        return "The square loss is nowhere below the squared hinge loss, so the bound is one for it too."
    if loss == "hinge" and sp.expand((2 - d) - (2 - d) ** 2 / 2 - d * (2 - d) / 2) == 0:
        return (
            "Without squares two outputs at a distance D cost at least 2 - D, which for D up to 2 is no less than "
            "the (2 - D)²/2 of squared hinges, so the bound is one for the hinge loss too."
        )
    return None


def for_frozen_heads(check: Check) -> Check:
    """Declared for the ReLU, smoothed or not, and the squared hinge; what it shows holds for every activation that does
    not stretch, and for losses that cost no less.  Its yes counts there, and nothing else."""
    sharp = _sharp(check)
    argument = sharp.__wrapped__  # type: ignore[attr-defined]

    def instrument(ctx: Context) -> Evidence | None:
        model, why = ctx.model, _no_loss_is_cheaper(ctx.model.loss)
        if why is None or model.inputs != "uniform" or not contracts(model.effective_activation):
            return None
        found: Evidence = argument(ctx)
        if found.finding is not Finding.YES:
            return None
        return msgspec.structs.replace(found, certificates=(), summary=f"{found.summary} {why}".rstrip())

    return otherwise(instrument)(sharp)


for_smooth_heads = speaks_of(**FROZEN)  # explicit networks with b > 0


def does_not_stretch(model: Any) -> bool:
    """|σ'| ≤ 1: the path norm is a Lipschitz constant of the classifier, whatever the loss and the inputs are."""
    return contracts(model.effective_activation)


def differentiable_and_does_not_stretch(model: Any) -> bool:
    return bool(model.sigma.has_gradient) and does_not_stretch(model)

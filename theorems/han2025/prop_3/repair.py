"""The weights that the repair states."""

from __future__ import annotations

from theorems.han2025.shared.rescaled import judged, margins_at_least_one
from verify.engines.relation import decide
from verify.records import Context, Evidence, Scope, asks


@asks(Scope.STATED, "transformer")
@margins_at_least_one
def our_transformer_has_risk_zero(ctx: Context) -> Evidence:
    """The weights that the repair states."""
    names = ("repair.reach", "repair.sharpness", "repair.scale")
    reach, sharpness, scale = (ctx.quantities[name] for name in names)
    if not _zigzag(ctx):
        return Evidence.unknown("Judged with the weights and biases of the zigzag only.", part="transformer")
    return judged(ctx, reach, sharpness, scale)


def _zigzag(ctx: Context) -> bool:
    """Are the weights and biases those that the estimates are about?"""

    return all(
        decide(ctx.quantities[name], "==", text, "j : int, j >= 1").answer == "yes"
        for name, text in (("coefficient", "8*j - 4"), ("offset", "1/2 - j"))
    )

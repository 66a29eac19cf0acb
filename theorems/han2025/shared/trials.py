"""Sets, steps and losses of the trials that the review asks for; the same in every profile, which changes counts."""

from __future__ import annotations

from typing import Any

from theorems.han2025.shared.runs import effort, outcomes
from verify.records import Context

NEIGHBOURS, SEPARATE = (8, 16, 17), (8, 11, 18)
STEPS, LARGE_STEPS = 1000, 200
OTHERS = ("hinge", "logistic", "sigmoid-hinge")
ADAM = f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets"


def large(ctx: Context) -> Any:
    return ctx.model.at(n=20, k=3, heads=3, parity_set=None)


def trained(ctx: Context, members: tuple[int, ...]) -> list[dict[str, Any]]:
    return outcomes(ctx, large(ctx), members, effort(ctx, 2, 40, 400), optimiser="adam", rate=0.08, steps=LARGE_STEPS)

"""check-2: does some temperature make training succeed, and does another loss?"""

from __future__ import annotations

from typing import Any

from theorems.han2025.shared.runs import counted, counts, effort, losses, outcomes, rarely_wrong
from theorems.han2025.shared.scope import for_trained_heads
from theorems.han2025.shared.trials import OTHERS, STEPS
from verify.records import Context, Evidence

LAWS = ("1/n**2", "1/n", "1/sqrt(n)", "1")
TEMPERATURES = "Adam 0.08 on the exact risk, 1000 steps, random parity sets, four temperatures"


def by_temperature(ctx: Context, k: int) -> dict[str, Any]:
    spec = ctx.model.at(k=min(k, ctx.model.n), heads=min(k, ctx.model.n), parity_set=None)
    return {
        law: counts(
            outcomes(
                ctx,
                spec.at(temperature=law),
                "random",
                effort(ctx, 12, 200, 2000),
                optimiser="adam",
                rate=0.08,
                steps=STEPS,
            )
        )
        for law in LAWS
    }


def _temperatures(ctx: Context, k: int, laws: tuple[str, ...] = LAWS) -> Evidence:
    rates = {f"temperature {law}": rate for law, rate in by_temperature(ctx, k).items() if law in laws}
    return counted(rates, f"Runs below risk 0.01 at n = {ctx.model.n}, k = {k} with the model's loss, by", TEMPERATURES)


@for_trained_heads
def some_temperature_makes_training_succeed(ctx: Context) -> Evidence:
    return _temperatures(ctx, ctx.model.k)


@for_trained_heads
def temperature_one_suits_one_bit(ctx: Context) -> Evidence:
    return _temperatures(ctx, 1, ("1",))


def _by_loss(ctx: Context, law: str, count: int) -> dict[str, Any]:
    """Success of Adam with each other loss at a temperature, at the model's own size."""
    spec = ctx.model.at(temperature=law, loss="squared-hinge", parity_set=None)
    return {
        f"{loss}, temperature {law}": rarely_wrong(
            losses(ctx, spec, loss, count, optimiser="adam", rate=0.08, steps=STEPS)
        )
        for loss in OTHERS
    }


@for_trained_heads
def another_loss_makes_training_succeed(ctx: Context) -> Evidence:
    cells = {
        name: rate
        for law in ("1/n", "1", "n/4")
        for name, rate in _by_loss(ctx, law, effort(ctx, 12, 100, 1000)).items()
    }
    return counted(
        cells,
        f"Runs with fewer than 1 % errors at n = {ctx.model.n}, k = {ctx.model.k}, by the loss that is trained on:",
        "Adam 0.08 on the expected loss, 1000 steps, random parity sets, fresh seeds",
    )

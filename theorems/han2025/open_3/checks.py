"""open-3: does a temperature that stays put do?  It asks for a theorem; counted is how often training succeeds."""

from __future__ import annotations

from typing import Any

from theorems.han2025.shared.runs import counted, counts, effort, losses, outcomes, rarely_wrong
from theorems.han2025.shared.scope import for_trained_heads
from theorems.han2025.shared.trials import ADAM, OTHERS, STEPS
from verify.court.words import words_beside
from verify.records import Context, Evidence

say = words_beside(__package__)
SIZES, BITS = (8, 10, 12), (1, 2, 3, 4)


def _warm(ctx: Context, n: int, k: int) -> Any:
    """Rate of success at temperature 1 with Adam, the optimiser that does best there."""
    spec = ctx.model.at(n=n, k=k, heads=k, temperature="1", parity_set=None)
    return counts(outcomes(ctx, spec, "random", effort(ctx, 12, 200, 1000), optimiser="adam", rate=0.08, steps=STEPS))


def _warm_cells(ctx: Context, *sizes: tuple[int, int]) -> Evidence:
    cells = {f"n = {n}, k = {k}": _warm(ctx, n, k) for n, k in sizes}
    return counted(cells, say("warm_cells.counted"), ADAM)


@for_trained_heads
def training_succeeds_at_temperature_one(ctx: Context) -> Evidence:
    return _warm_cells(ctx, (ctx.model.n, ctx.model.k))


@for_trained_heads
def one_bit_is_learned_at_temperature_one(ctx: Context) -> Evidence:
    return _warm_cells(ctx, (4, 1), (6, 1), (8, 1))


@for_trained_heads
def three_bits_are_learned_at_temperature_one(ctx: Context) -> Evidence:
    return _warm_cells(ctx, (6, 3), (8, 3), (10, 3))


@for_trained_heads
def another_loss_is_learned_at_temperature_one(ctx: Context) -> Evidence:
    spec = ctx.model.at(temperature="1", loss="squared-hinge", parity_set=None)
    count = effort(ctx, 12, 400, 2000)
    cells = {
        loss: rarely_wrong(
            losses(
                ctx, spec, loss, count if loss == "hinge" else count // 4 or 1, optimiser="adam", rate=0.08, steps=STEPS
            )
        )
        for loss in OTHERS
    }
    return counted(
        cells, say("another_loss_is_learned_at_temperature_one.counted", n=spec.n, k=spec.k), f"{ADAM}, fresh seeds"
    )


def recipe(ctx: Context, n: int, k: int) -> Any:
    """Rate of success of the authors' loss at temperature 1; fewer runs where there are more inputs."""
    spec = ctx.model.at(
        n=n, k=k, heads=k, temperature="1", b="0", loss="squared-hinge", activation="smoothed-relu", parity_set=None
    )
    count = effort(ctx, 12, 160, 1000) // {8: 1, 10: 2, 12: 4}[n]
    return rarely_wrong(losses(ctx, spec, "sigmoid-hinge", count, optimiser="adam", rate=0.08, steps=STEPS))


@for_trained_heads
def the_authors_loss_learns_at_temperature_one(ctx: Context) -> Evidence:
    cells = {f"n = {n}, k = {k}": recipe(ctx, n, k) for n in SIZES for k in BITS}
    return counted(cells, say("the_authors_loss_learns_at_temperature_one.counted"), f"{ADAM}, fresh seeds")

"""open-3: does a temperature that stays put do?  It asks for a theorem; counted is how often training succeeds."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from numerics.statistics.rates import rate_of
from theorems.han2025.open_3 import recorded
from theorems.han2025.shared.kept import sample
from theorems.han2025.shared.runs import counted, counts, effort, errors_of, losses, outcomes, rarely_wrong
from theorems.han2025.shared.scope import SHARP, for_trained_heads, speaks_of
from theorems.han2025.shared.trials import ADAM, OTHERS, STEPS
from verify.records import Context, Evidence, Finding, Kind

SIZES, BITS = (8, 10, 12), (1, 2, 3, 4)


def _warm(ctx: Context, n: int, k: int) -> Any:
    """Rate of success at temperature 1 with Adam, the optimiser that does best there."""
    spec = ctx.model.at(n=n, k=k, heads=k, temperature="1", parity_set=None)
    return counts(outcomes(ctx, spec, "random", effort(ctx, 12, 200, 1000), optimiser="adam", rate=0.08, steps=STEPS))


def _warm_cells(ctx: Context, *sizes: tuple[int, int]) -> Evidence:
    cells = {f"n = {n}, k = {k}": _warm(ctx, n, k) for n, k in sizes}
    return counted(cells, "At temperature 1 with the model's loss, runs below risk 0.01:", ADAM)


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
        cells,
        (
            f"At temperature 1, n = {spec.n}, k = {spec.k}, runs with fewer than 1 % errors, by the loss that "
            "is trained "
            "on:"
        ),
        f"{ADAM}, fresh seeds",
    )


def recipes(ctx: Context) -> dict[tuple[int, int], Any]:
    """Rates of success of the authors' loss at temperature 1; fewer runs where there are more inputs."""
    fixed = {"temperature": "1", "b": "0", "loss": "squared-hinge", "activation": "smoothed-relu", "parity_set": None}
    cells = list(itertools.product(SIZES, BITS))
    asked = [
        (ctx.model.at(n=n, k=k, heads=k, **fixed), effort(ctx, 12, 160, 1000) // {8: 1, 10: 2, 12: 4}[n])
        for n, k in cells
    ]
    found = errors_of(ctx, "sigmoid-hinge", asked, optimiser="adam", rate=0.08, steps=STEPS)
    return {cell: rate_of(error < 0.01 for error in errors) for cell, errors in zip(cells, found, strict=True)}


@for_trained_heads
def the_authors_loss_learns_at_temperature_one(ctx: Context) -> Evidence:
    cells = {f"n = {n}, k = {k}": rate for (n, k), rate in recipes(ctx).items()}
    return counted(
        cells,
        (
            "With the authors' hinge of logistic outputs at temperature 1, ReLU, one head a bit, runs with fewer "
            "than 1 % errors (counted, not proved):"
        ),
        f"{ADAM}, fresh seeds",
    )


@functools.cache
def wide(n: int, k: int, more: int = 0) -> Any:
    """Rate of success of the kept runs on fresh strings, and of ``more`` that are made now."""
    made = (recorded.record(n, k, recorded.FIRST + recorded.PLANNED + index) for index in range(more))
    return rate_of(recorded.errors(run) < 0.01 for run in (*recorded.kept(n, k), *made))


def wider(ctx: Context) -> dict[tuple[int, int], Any]:
    return {(n, k): wide(n, k, effort(ctx, 0, 0, 100)) for n, k in recorded.CELLS}


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def the_recipe_learns_on_fresh_strings(ctx: Context) -> Evidence:
    cells = {f"n = {n}, k = {k}": rate for (n, k), rate in wider(ctx).items()}
    return counted(
        cells,
        (
            "With the authors' hinge of logistic outputs at temperature 1, ReLU, one head a bit, batches of 1000 "
            "fresh strings and 4000 steps, runs that get fewer than 1 % of 20,000 further strings wrong (counted, "
            "not proved):"
        ),
        "Adam 0.08 on batches drawn afresh, kept runs; 100 new ones a cell with the thorough profile",
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def kept_runs_come_out_again(ctx: Context) -> Evidence:
    """Of a sample of the kept runs the beginnings are repeated, and some to the end; one that differs spoils all."""
    begun = sample(
        [run for cell in recorded.CELLS for run in recorded.kept(*cell)], effort(ctx, 2, 24, 10**6), ctx.seed
    )
    ended = min(effort(ctx, 0, 4, 60), len(begun))
    wrong = recorded.differing(begun, ended)
    told = f"those with seeds {wrong} differ" if wrong else "every bit agrees"
    return Evidence(
        finding=Finding.YES if begun and not wrong else Finding.UNKNOWN,
        kind=Kind.EMPIRICAL,
        corroborates=True,
        cases=len(begun),
        search="kept runs repeated bit by bit",
        summary=(
            f"Of the kept runs the first {recorded.EARLY} steps of {len(begun)} were repeated and {ended} were "
            "run to the "
            f"end: {told}."
        ),
    )

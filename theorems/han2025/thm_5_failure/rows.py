"""The same starts with the whole first row of every head trained: gaps in the walls, and what runs do."""

from __future__ import annotations

from typing import Any

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import risk
from numerics.parity.training.runs import Settings, train
from numerics.statistics.rates import rate_of
from theorems.han2025.shared import confirm
from theorems.han2025.shared.confirm import confirmed, seeds_of
from theorems.han2025.shared.runs import effort, majority
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.thm_5_failure.checks import APART, LEVEL, MODEL
from verify.records import Context, Evidence

ROWS = ModelSpec(n=8, k=2, b="1/100", temperature="1/8", trained="row")
RATE, STEPS, FAILED = 0.01, 500, 0.5
LENGTH, TOKENS = 10.0, 20.0  # of a head in a gap, and (a11 - a12)/tau


def _row(place: float, tokens: float) -> list[float]:
    angle = 2 * np.pi * place / MODEL.n
    return [tokens * MODEL.tau, 0.0, LENGTH * np.sin(angle), LENGTH * np.cos(angle)]


def in_the_wall(mine: int, other: int, side: float, tokens: float) -> Any:
    """One head midway from its position to a neighbour, the other at its own."""
    return np.array([_row(mine + side, tokens), _row(other, 0.0)])


@for_every_smoothing
def the_walls_have_gaps(ctx: Context) -> Evidence:
    """On the walls that hold heads in the plane: the risk with and without a11 - a12, in floating point."""
    walls = [(*pair, side) for one, two in APART for pair in ((one, two), (two, one)) for side in (-0.5, 0.5)]
    closed, gap = (
        [risk(ROWS, in_the_wall(*where, tokens), MODEL.bits).value for where in walls] for tokens in (0.0, TOKENS)
    )
    return Evidence.unknown(
        "Open: the walls have gaps there. Where a head points midway between two positions, has length "
        rf"{LENGTH:g} and $a_{{11}}-a_{{12}}={TOKENS:g}\tau$, it sees whether one of the two bits is 1, and on "
        f"each of the walls the risk is then at most {max(gap):.3f}, not {min(closed):.3f} and more as with "
        f"$a_{{11}}=a_{{12}}$: descent that begins below {LEVEL} is not held by them (in floating point; it is no "
        "claim that it gets through). What would decide it: walls in all six numbers around the local minima "
        "that runs end at, at a level below that of the gaps, or draws from which descent does get through."
    )


def _end(seed: int) -> float:
    """The risk after the steps; NaN, which is above nothing, where a run was not finite."""
    settings = Settings(optimiser="gd", rate=RATE, steps=STEPS, every=10**6, accuracy=1e-8, target=1e-4, seed=seed)
    value = train(ROWS, MODEL.bits, settings)[-1]["risk"]
    return np.nan if value is None else float(value)


@for_every_smoothing
def rows_end_far_from_zero(ctx: Context) -> Evidence:
    first = 10**6 * ctx.seed
    ends = [_end(first + index) for index in range(effort(ctx, 1, 20, 400))]
    rate = rate_of(value > FAILED for value in ends)
    return majority(
        rate,
        f"With whole rows trained, {rate} ended above risk 1/2, and above risk 1 "
        f"{rate_of(value > 1 for value in ends)}.",
        f"gradient descent with rate {RATE} on the exact risk, {STEPS} steps, drawn heads",
    )


@for_every_smoothing
def torch_repeats_the_rows(ctx: Context) -> Evidence:
    found = [confirm._steps(ROWS, "gd", RATE, None, seed) for seed in seeds_of(ctx)]
    return confirmed(found, f"whole rows, the first {confirm.STEPS} steps of gradient descent 0.01")

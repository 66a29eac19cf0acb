"""Where training ends, and the basins of two heads, drawn."""

from __future__ import annotations

from numerics.parity.training.sweep_figures import at_rest, basins, ends
from theorems.han2025.open_1.checks import own_runs
from theorems.han2025.shared.runs import came_below, effort, outcomes
from theorems.han2025.shared.trials import STEPS
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def where_training_ends(ctx: Context) -> Figure:

    runs = own_runs(ctx)
    failed = [run for run in runs if run["status"] != "non-finite" and not came_below(run, 0.01)]
    return Figure(
        name="open-1.ends.svg",
        svg=ends(ctx.model.at(parity_set=None), runs),
        caption=say("where_training_ends.caption", at_rest=sum(map(at_rest, failed)), number_of_failed=len(failed)),
    )


def basins_of_two_heads(ctx: Context) -> Figure:

    spec = ctx.model.at(n=8, k=2, heads=2, parity_set=None)
    runs = outcomes(ctx, spec, "spread", effort(ctx, 40, 600, 2000), optimiser="gd", rate=0.3, steps=STEPS, target=1e-3)
    return Figure(name="open-1.basins.svg", svg=basins(spec, runs), caption=say("basins_of_two_heads.caption"))

"""Where training ends, and the basins of two heads, drawn."""

from __future__ import annotations

from numerics.parity.training.sweep_figures import at_rest, basins, ends
from theorems.han2025.open_1.checks import own_runs
from theorems.han2025.shared.runs import came_below, effort, outcomes
from theorems.han2025.shared.trials import STEPS
from verify.records import Context, Figure


def where_training_ends(ctx: Context) -> Figure:

    runs = own_runs(ctx)
    failed = [run for run in runs if run["status"] != "non-finite" and not came_below(run, 0.01)]
    return Figure(
        name="open-1.ends.svg",
        svg=ends(ctx.model.at(parity_set=None), runs),
        caption=(
            f"How runs from drawn heads end at the model's size: {sum(map(at_rest, failed))} of {len(failed)} "
            "failures have "
            "come to rest (gradient norm below 0.01, smallest curvature above -0.001). On the right stand the "
            "ends of their heads, next to the directions in which a head looks at a position."
        ),
    )


def basins_of_two_heads(ctx: Context) -> Figure:

    spec = ctx.model.at(n=8, k=2, heads=2, parity_set=None)
    runs = outcomes(ctx, spec, "spread", effort(ctx, 40, 600, 2000), optimiser="gd", rate=0.3, steps=STEPS, target=1e-3)
    return Figure(
        name="open-1.basins.svg",
        svg=basins(spec, runs),
        caption=(
            "Each mark is a drawn pair of heads at n = 8, k = 2 with the bits 1 and 5, by the distance of head 1 "
            "from the first bit and of head 2 from the second. In the centre each head begins near a bit of its "
            "own, in the corners near that of the other."
        ),
    )

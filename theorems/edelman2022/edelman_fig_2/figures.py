"""The smallest size that trains, against the length."""

from __future__ import annotations

from numerics.statistics.thresholds import thresholds
from numerics.trials.figures import threshold_figure
from theorems.edelman2022.edelman_fig_2.runs import comparison, design, share, study
from verify.records import Context, Figure


def smallest_size_against_length(ctx: Context) -> Figure:
    from numerics import drawing

    found = comparison(ctx)
    if isinstance(found, str):
        with drawing.figure() as (figure, axes):
            for length in design(ctx).lengths:
                cells = [count for count in study(ctx).counts if count.length == length]
                axes.plot([c.size for c in cells], [c.successes / c.runs for c in cells], label=f"T = {length}")
            axes.set(
                xlabel="sample size m",
                ylabel="share of successful runs",
                ylim=(-0.03, 1.03),
                title=f"{design(ctx).trials} runs a point",
            )
            axes.legend()
            svg = drawing.to_svg(figure)
        return Figure(
            name="edelman-fig-2.threshold.svg",
            svg=svg,
            caption=f"Share of runs that get every validation string right; {found}.",
        )
    wanted = share(ctx) or 0.8
    law = ctx.quantities["law"].text
    points = thresholds(study(ctx).counts, wanted)
    verdict = {
        "law": f"the counts decide for {law}",
        "power": f"the counts decide against {law} and for a power of T",
        "constant": "the counts decide for a constant",
        "": "the counts do not decide between the growing laws",
    }
    return Figure(
        name="edelman-fig-2.threshold.svg",
        svg=threshold_figure(points, found, law, wanted),
        caption=(
            f"The smallest sample size that learns a 3-sparse AND in {100 * wanted:g} % of the runs, with three laws "
            f"fitted to all counts: {verdict[found.decided]}. Thick bars are 95 % likelihood intervals; thin "
            "bars end at the "
            "sizes whose exact 95 % intervals exclude the share."
        ),
    )

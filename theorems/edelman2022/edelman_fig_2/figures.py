"""The smallest size that trains, against the length."""

from __future__ import annotations

from numerics.statistics.thresholds import thresholds
from numerics.trials.figures import threshold_figure
from theorems.edelman2022.edelman_fig_2.runs import comparison, design, share, study
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


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
                ylabel=say("smallest_size_against_length.ylabel"),
                ylim=(-0.03, 1.03),
                title=f"{design(ctx).trials} runs a point",
            )
            axes.legend()
            svg = drawing.to_svg(figure)
        return Figure(
            name="edelman-fig-2.threshold.svg",
            svg=svg,
            caption=say("smallest_size_against_length.caption", found=found),
        )
    wanted = share(ctx) or 0.8
    law = ctx.quantities["law"].text
    points = thresholds(study(ctx).counts, wanted)
    verdict = {
        "law": say("smallest_size_against_length.verdict", law=law),
        "power": say("smallest_size_against_length.verdict-2", law=law),
        "constant": say("smallest_size_against_length.verdict-3"),
        "": say("smallest_size_against_length.verdict-4"),
    }
    return Figure(
        name="edelman-fig-2.threshold.svg",
        svg=threshold_figure(points, found, law, wanted),
        caption=say("smallest_size_against_length.caption-2", wanted=100 * wanted, verdict=verdict[found.decided]),
    )

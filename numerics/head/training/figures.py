"""Pictures of the sparse experiments: thresholds with fitted laws, and loss curves with their transitions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from numerics import drawing
from numerics.head.training.online import CHANCE, Curve
from numerics.statistics.thresholds import Comparison, Threshold

__all__ = ["curves_figure", "threshold_figure"]


def threshold_figure(points: Sequence[Threshold], found: Comparison, law: str, share: float) -> str:
    """m* against T, on a logarithmic axis of T: a logarithmic law is a straight line there."""
    lengths = [point.length for point in points]
    names = {"constant": "constant", "law": f"a + b {law}", "power": f"a T^{found.fits['power'].exponent:.2f}"}
    with drawing.figure(6.4, 4.0) as (figure, axes):
        for index, (name, label) in enumerate(names.items()):
            fit = found.fits[name]
            axes.plot(
                lengths,
                [fit.sizes[length] for length in lengths],
                marker="",
                color=drawing.COLOURS[index + 1],
                label=f"{label} (AIC {fit.aic:.1f})",
            )
        for point in points:
            ends = point.surely_more_than, point.surely_at_most
            if ends[0] is not None and ends[1] is not None:
                axes.plot([point.length] * 2, ends, color=drawing.COLOURS[0], linewidth=0.7, linestyle="-", marker="_")
        middle = np.array([point.estimate for point in points])
        bars = [middle - [point.low for point in points], [point.high for point in points] - middle]
        axes.errorbar(
            lengths,
            middle,
            yerr=bars,
            color=drawing.COLOURS[0],
            linestyle="",
            marker="o",
            linewidth=2.2,
            label=f"size with {100 * share:g} % successes",
        )
        axes.set_xscale("log")
        axes.set_xticks(lengths, [str(length) for length in lengths])
        axes.minorticks_off()
        axes.set(xlabel="length T (logarithmic)", ylabel="smallest sample size m*", ylim=(0, None))
        axes.legend(loc="upper left")
        return drawing.to_svg(figure)


def curves_figure(curves: Mapping[int, Sequence[Curve]]) -> str:
    """Loss against step for each length; a dot where a run first has every string right."""
    with drawing.figure(6.8, 3.6, columns=len(curves)) as (figure, all_axes):
        for axes, (length, runs) in zip(np.atleast_1d(all_axes), curves.items(), strict=True):
            axes.axhline(CHANCE, color="#808080", linewidth=0.8, linestyle=":", marker="")
            for index, run in enumerate(runs):
                colour = drawing.COLOURS[index % len(drawing.COLOURS)]
                steps = run.every * np.arange(1, len(run.losses) + 1)
                axes.plot(steps, run.losses, color=colour, linestyle="-", marker="", linewidth=1.0)
                if run.reached is not None:
                    at = run.losses[run.reached // run.every - 1]
                    axes.plot([run.reached], [at], color=colour, marker="o", linestyle="")
            settled = [run.every * len(run.losses) for run in runs if run.succeeded]  # a stuck run goes on to the right
            axes.set(
                xlabel="step",
                ylim=(0, None),
                xlim=(0, 1.25 * max(settled) if settled else None),
                title=f"T = {length}: {sum(run.succeeded for run in runs)} of {len(runs)} runs reach 100 %",
            )
        np.atleast_1d(all_axes)[0].set_ylabel("loss on fresh strings")
        return drawing.to_svg(figure)

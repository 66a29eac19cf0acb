"""Pictures of the sparse experiments: thresholds with fitted laws, and loss curves with their transitions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from numerics import drawing
from numerics.statistics.thresholds import Comparison, Threshold
from numerics.trials.online import CHANCE, Curve

__all__ = ["curves_figure", "threshold_figure"]


def threshold_figure(points: Sequence[Threshold], found: Comparison, law: str, share: float) -> str:
    """m* against T, on a logarithmic axis of T: a logarithmic law is a straight line there."""
    lengths = [point.length for point in points]
    names = {"constant": "constant", "law": f"a + b {law}", "power": f"a T^{found.fits['power'].exponent:.2f}"}
    with drawing.figure(height=4.2) as (figure, axes):
        for index, (name, label) in enumerate(names.items()):
            fit = found.fits[name]
            sizes = [fit.sizes[length] for length in lengths]
            axes.plot(
                lengths, sizes, marker="", color=drawing.COLOURS[index + 1], label=f"{label} (AIC\u00a0{fit.aic:.1f})"
            )
        key = axes.get_lines()[-1:]
        for point in points:
            ends = point.surely_more_than, point.surely_at_most
            if ends[0] is not None and ends[1] is not None:
                thin = {"color": drawing.COLOURS[0], "linewidth": 0.8, "linestyle": "-", "marker": "_"}
                key = axes.plot([point.length] * 2, ends, **thin)
        middle = np.array([point.estimate for point in points])
        bars = [middle - [point.low for point in points], [point.high for point in points] - middle]
        marks = {"color": drawing.COLOURS[0], "linestyle": "", "marker": "o", "linewidth": 2.4}
        drawn = axes.errorbar(lengths, middle, yerr=bars, **marks)
        axes.set_xscale("log")
        axes.set_xticks(lengths, [str(length) for length in lengths])
        axes.minorticks_off()
        axes.set(xlabel="length T (logarithmic)", ylabel="smallest sample size m*", ylim=(0, None))
        words = f"size with {100 * share:g} % successes, likely range (95 %)", "sizes that exact intervals leave"
        axes.legend([drawn, *key], words, loc="upper left")
        drawing.name_lines(axes, wide=14)  # when the limits are the final ones
        return drawing.to_svg(figure)


def curves_figure(curves: Mapping[int, Sequence[Curve]]) -> str:
    """Loss against step for each length; a dot where a run first has every string right."""
    with drawing.figure(height=3.9, columns=len(curves)) as (figure, drawn):
        all_axes = np.atleast_1d(drawn)
        for axes, (length, runs) in zip(all_axes, curves.items(), strict=True):
            axes.axhline(CHANCE, color=drawing.FAINT, linewidth=1.2, linestyle=":", marker="", label="chance, log 2")
            for run in runs:
                _curve(axes, run)
            settled = [run.every * len(run.losses) for run in runs if run.succeeded]  # a stuck run goes on to the right
            axes.set(
                xlabel="step",
                ylim=(0, None),
                xlim=(0, 1.25 * max(settled) if settled else None),
                title=f"T = {length}: {sum(run.succeeded for run in runs)} of {len(runs)} runs reach 100 %",
            )
        all_axes[0].set_ylabel("loss on fresh strings")
        keys = {name: key for axes in all_axes for key, name in zip(*axes.get_legend_handles_labels(), strict=True)}
        figure.legend(keys.values(), keys.keys(), loc=drawing.BELOW, ncols=2)
        return drawing.to_svg(figure)


def _curve(axes: Any, run: Curve) -> None:
    steps = run.every * np.arange(1, len(run.losses) + 1)
    colour, name = (drawing.COLOURS[2], "reaches 100 %") if run.succeeded else (drawing.COLOURS[1], "does not")
    axes.plot(steps, run.losses, color=colour, linestyle="-" if run.succeeded else "--", marker="", label=name)
    if run.reached is not None:
        at = run.losses[run.reached // run.every - 1]
        axes.plot(
            [run.reached], [at], color=drawing.COLOURS[0], marker="o", linestyle="", label="first look without an error"
        )

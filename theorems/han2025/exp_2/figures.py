"""The risk of frozen heads, drawn."""

from __future__ import annotations

from theorems.han2025.exp_2.checks import best_fits, risks_by_size
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def risk_of_frozen_heads(ctx: Context) -> Figure:
    from numerics import drawing

    table, fits = risks_by_size(ctx), best_fits(ctx)
    with drawing.figure(6.4, 3.4) as (figure, axes):
        for colour, width in enumerate((3, 64)):
            sizes = sorted({n for n, w in table if w == width})
            middle = [sorted(table[n, width])[len(table[n, width]) // 2] for n in sizes]
            axes.plot(
                sizes, middle, color=drawing.COLOURS[colour], label=say("risk_of_frozen_heads.label", width=width)
            )
            axes.plot(
                sizes,
                [fits[n, width] for n in sizes],
                color=drawing.COLOURS[colour],
                linestyle="--",
                marker="",
                label=say("risk_of_frozen_heads.label-2", width=width),
            )
            for n in sizes:
                axes.plot([n] * len(table[n, width]), table[n, width], ".", color="#888888", markersize=3)
        axes.axhline(1.0, color="black", linewidth=0.8, linestyle=":", marker="")
        axes.set(xlabel="positions n", ylabel="risk", ylim=(0, 1.1), title=say("risk_of_frozen_heads.title"))
        axes.legend(fontsize=7)
        svg = drawing.to_svg(figure)
    return Figure(name="exp-2.frozen.svg", svg=svg, caption=say("risk_of_frozen_heads.caption"))

"""The risk of frozen heads, drawn."""

from __future__ import annotations

from theorems.han2025.exp_2.checks import best_fits, risks_by_size
from verify.records import Context, Figure


def risk_of_frozen_heads(ctx: Context) -> Figure:
    from numerics import drawing

    table, fits = risks_by_size(ctx), best_fits(ctx)
    with drawing.figure(height=3.7, columns=2, sharey=True) as (figure, axes):
        for axis, width in zip(axes, (3, 64), strict=True):
            sizes = sorted({n for n, w in table if w == width})
            runs = [(n, risk) for n in sizes for risk in table[n, width]]
            dots = {"linestyle": "", "marker": ".", "color": drawing.FAINT}
            axis.plot(*zip(*runs, strict=True), label="single runs", **dots)
            middle = [sorted(table[n, width])[len(table[n, width]) // 2] for n in sizes]
            axis.plot(sizes, middle, color=drawing.COLOURS[0], label="trained, median")
            floor = {"color": drawing.COLOURS[1], "marker": "", "linestyle": "--"}
            axis.plot(sizes, [fits[n, width] for n in sizes], label="exact floor, median", **floor)
            axis.axhline(1.0, color="black", linewidth=0.8, linestyle=":", marker="")
            axis.set(xlabel="positions n", ylim=(0, 1.15), title=f"{width} neurons on 3 frozen heads")
            axis.set_xticks(sizes)
        drawing.note(axes[0], "guessing", 0.02, 1.0)
        axes[0].set_ylabel("risk")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=3)
        svg = drawing.to_svg(figure)
    return Figure(
        name="exp-2.frozen.svg",
        svg=svg,
        caption=(
            "Risk of a classifier trained on frozen random attention (k = 3), beside the exact floor: the least "
            "share of errors of any classifier of that width on the same heads, below which its risk cannot come. "
            "A wide classifier can use the distinct values of S at small n."
        ),
    )

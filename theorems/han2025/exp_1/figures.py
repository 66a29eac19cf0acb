"""Parameters and accuracy, drawn."""

from __future__ import annotations

from collections.abc import Sequence

from numerics.parity.training.classifiers import network_parameters
from theorems.han2025.exp_1.checks import WIDTH, WIDTHS, errors_at_twenty, network
from verify.records import Context, Figure


def parameters_and_accuracy(ctx: Context) -> Figure:
    from numerics import drawing

    heads = [1 - error for error in errors_at_twenty(ctx)]
    widths = WIDTHS if ctx.profile.level else (3, WIDTH)
    networks = {network_parameters(20, width): network(ctx, width) for width in widths}
    with drawing.figure() as (figure, axes):
        middle = [sorted(values)[len(values) // 2] for values in networks.values()]
        axes.plot(list(networks), middle, label="feed-forward network, median")
        for i, (size, values) in enumerate(networks.items()):
            label = "" if i else f"the same, single runs ({len(values)} a size)"
            axes.plot([size] * len(values), values, linestyle="", marker=".", color=drawing.FAINT, label=label)
        axes.plot(
            [56] * len(heads),
            heads,
            linestyle="",
            marker="x",
            color=drawing.COLOURS[1],
            label=f"three heads, {len(heads)} runs",
        )
        axes.axhline(0.5, color="black", linewidth=0.8, linestyle=":", marker="")
        drawing.note(axes, "guessing", 0.99, 0.5, ha="right")
        axes.set(
            xscale="log",
            xlabel="trained parameters (logarithmic)",
            ylabel="accuracy on all inputs",
            ylim=(0.4, 1.03),
            title="n = 20, k = 3, bits 8, 11, 18",
        )
        axes.set_xticks([56, *networks], [str(size) for size in (56, *networks)])
        axes.set_xticks([], minor=True)
        axes.legend(loc="center right")
        svg = drawing.to_svg(figure)
    size = network_parameters(20, 3)
    caption = (
        "Three heads could be exact with 56 parameters; trained from drawn heads with the model's loss and "
        f"temperature, {_good(heads)} of them exceed 99 % accuracy (for another protocol see fig-2). Of the "
        f"feed-forward networks of {size} parameters {_good(networks[size])} do."
    )
    return Figure(name="exp-1.parameters.svg", svg=svg, caption=caption)


def _good(values: Sequence[float]) -> str:
    return f"{sum(value > 0.99 for value in values)}/{len(values)}"

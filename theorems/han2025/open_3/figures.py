"""Success of the best recipe against n and k, drawn."""

from __future__ import annotations

from theorems.han2025.open_3.checks import BITS, SIZES, recipe
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def success_of_the_recipe(ctx: Context) -> Figure:

    from numerics import drawing

    with drawing.figure() as (figure, axes):
        for k in BITS:
            rates = [recipe(ctx, n, k) for n in SIZES]
            middle = [rate.successes / rate.runs for rate in rates]
            spread = [
                [max(0.0, m - r.low) for m, r in zip(middle, rates, strict=True)],
                [max(0.0, r.high - m) for m, r in zip(middle, rates, strict=True)],
            ]
            axes.errorbar([n + 0.06 * (k - 2.5) for n in SIZES], middle, yerr=spread, capsize=3)
            axes.get_lines()[-3].set_label(f"k = {k}")
        axes.set_xticks(SIZES, [str(n) for n in SIZES])
        axes.set(
            xlabel="n",
            ylabel=say("success_of_the_recipe.ylabel"),
            ylim=(-0.03, 1.03),
            title=say("success_of_the_recipe.title"),
        )
        drawing.name_lines(axes)
        svg = drawing.to_svg(figure)
    return Figure(name="open-3.recipe.svg", svg=svg, caption=say("success_of_the_recipe.caption"))

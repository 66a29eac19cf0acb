"""Success of the best recipe against n and k, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theorems.han2025.open_3 import recorded
from theorems.han2025.open_3.checks import BITS, SIZES, recipes, wider
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)
WIDE = tuple(dict.fromkeys(n for n, _ in recorded.CELLS))


def _drawn(axes: Any, k: int, sizes: Sequence[int], rates: Sequence[Any], **style: Any) -> Any:
    middle = [rate.successes / rate.runs for rate in rates]
    spread = [
        [max(0.0, m - r.low) for m, r in zip(middle, rates, strict=True)],
        [max(0.0, r.high - m) for m, r in zip(middle, rates, strict=True)],
    ]
    return axes.errorbar([n + 0.12 * (k - 2.5) for n in sizes], middle, yerr=spread, capsize=3, **style)


def success_of_the_recipe(ctx: Context) -> Figure:

    from numerics import drawing

    found, large = recipes(ctx), wider(ctx)
    with drawing.figure() as (figure, axes):
        for k in BITS:
            line = _drawn(axes, k, SIZES, [found[n, k] for n in SIZES])[0]
            line.set_label(f"k = {k}")
            if (WIDE[0], k) in recorded.CELLS:  # on fresh strings: open circles
                style = {"color": line.get_color(), "linestyle": ":", "marker": "o", "markerfacecolor": "white"}
                _drawn(axes, k, WIDE, [large[n, k] for n in WIDE], **style)
        axes.set_xticks((*SIZES, *WIDE), [str(n) for n in (*SIZES, *WIDE)])
        axes.set(
            xlabel="n",
            ylabel=say("success_of_the_recipe.ylabel"),
            ylim=(-0.03, 1.15),
            title=say("success_of_the_recipe.title"),
        )
        drawing.name_lines(axes)
        svg = drawing.to_svg(figure)
    return Figure(name="open-3.recipe.svg", svg=svg, caption=say("success_of_the_recipe.caption"))

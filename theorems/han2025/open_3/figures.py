"""Success of the best recipe against n and k, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theorems.han2025.open_3 import recorded
from theorems.han2025.open_3.checks import BITS, SIZES, recipes, wider
from theorems.han2025.shared.draws import lucky
from verify.records import Context, Figure

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
            style = {"color": line.get_color(), "linestyle": "--", "linewidth": 0.8, "marker": ""}
            axes.plot(SIZES, [float(lucky(n, k)) for n in SIZES], **style)
        axes.set_xticks((*SIZES, *WIDE), [str(n) for n in (*SIZES, *WIDE)])
        axes.set(
            xlabel="n",
            ylabel="share of runs below 1 % errors",
            ylim=(-0.03, 1.15),
            title="the authors' loss, temperature 1, Adam 0.08",
        )
        drawing.name_lines(axes)
        svg = drawing.to_svg(figure)
    return Figure(
        name="open-3.recipe.svg",
        svg=svg,
        caption=(
            "How often training on the authors' hinge of logistic outputs at temperature 1 ends with fewer than 1 "
            "% errors, against the number of positions n, for k parity bits: on all inputs (lines), on strings "
            "drawn afresh (open circles). Bars are exact 95 % intervals. Dashed: the share k!/n^k of draws whose heads "
            "are at the bits from the start."
        ),
    )

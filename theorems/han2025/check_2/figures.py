"""Success against the temperature, drawn."""

from __future__ import annotations

import numpy as np

from theorems.han2025.check_2.checks import LAWS, by_temperature
from theorems.han2025.shared.draws import lucky
from verify.records import Context, Figure


def success_against_temperature(ctx: Context) -> Figure:

    from numerics import drawing

    with drawing.figure() as (figure, axes):
        for k in (1, 2, 3):
            rates = list(by_temperature(ctx, k).values())
            middle = [rate.successes / rate.runs for rate in rates]
            spread = [
                [m - r.low for m, r in zip(middle, rates, strict=True)],
                [r.high - m for m, r in zip(middle, rates, strict=True)],
            ]
            places = np.arange(len(LAWS)) + 0.08 * (k - 2)
            axes.errorbar(places, middle, yerr=spread, capsize=3)
            axes.get_lines()[-3].set_label(f"k = {k}")
        axes.set_xticks(range(len(LAWS)), [_readable(law) for law in LAWS])
        axes.set(
            xlabel="temperature τ",
            ylabel="share of runs below risk 0.01",
            ylim=(-0.03, 1.03),
            title=f"n = {ctx.model.n}, {rates[0].runs} runs a point",
        )
        drawing.name_lines(axes)
        svg = drawing.to_svg(figure)
    return Figure(
        name="check-2.temperature.svg",
        svg=svg,
        caption=(
            "How often training from drawn heads comes below risk 0.01, against the temperature, for one, two and "
            "three parity bits k. Bars are exact 95 % intervals. Of the draws, "
            f"{_shares(ctx.model.n)} have their heads at the bits from the start (k!/n^k)."
        ),
    )


def _shares(n: int) -> str:
    return ", ".join(f"{float(lucky(n, k)):.2g}" for k in (1, 2, 3))


def _readable(law: str) -> str:
    return law.replace("**2", "²").replace("sqrt(n)", "√n")

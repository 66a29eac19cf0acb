"""Printed over proved constant against every parameter, drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.formula.grammar import parse
from numerics.parity.suprema.curvature import strongest_curvature
from theorems.han2025.lemma_7.checks import assembled
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.suprema import SYMBOLS, proved
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def ratio_against_every_parameter(ctx: Context) -> Figure:
    """Printed smoothness of the loss over the largest found and over the proved one, as n, k, τ and b vary."""
    from numerics.drawing import figure, to_svg

    paper, ours = parse(assembled(), SYMBOLS), proved("loss")
    base = {"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)}
    every = ctx.profile.level > 0
    ranges: dict[str, list[Any]] = {
        "n": [3, 4, 6, 8, 12, 16, 20] if every else [4, 8],
        "k": [1, 2, 3, 4, 6, 8] if every else [1, 3],
        "tau": [Fraction(1, d) for d in (64, 32, 8, 4, 2, 1)],
        "b": [Fraction(10) ** p for p in (range(-6, 7, 2) if every else (-2, 6))],
    }
    with figure(7.2, 4.6, rows=2, columns=2) as (fig, axes):
        for ax, (name, values) in zip(axes.flat, ranges.items(), strict=True):
            places = [base | {name: value} for value in values]
            x = [float(value) for value in values]
            ax.plot(x, [float(paper.ball(at)) / _found(at) for at in places], marker="o", label="printed / found")
            ax.plot(
                x,
                [float(paper.ball(at) / ours.ball(at)) for at in places],
                linestyle="--",
                label=say("ratio_against_every_parameter.label"),
            )
            if name == "n":
                ax.set_xticks(values)
            ax.set(
                xlabel={"tau": "τ"}.get(name, name),
                ylabel="ratio",
                yscale="log",
                xscale="linear" if name in ("n", "k") else "log",
                ylim=(0.1, 1e6),
            )
        axes.flat[0].legend()
        svg = to_svg(fig)
    at_base, gain = float(paper.ball(base)) / _found(base), float(paper.ball(base) / ours.ball(base))
    return Figure(
        name="lemma-7.ratio.svg",
        svg=svg,
        caption=say("ratio_against_every_parameter.caption", at_base=at_base, gain=gain, survey=bounds_table.SURVEY),
    )


def _found(at: dict[str, Any]) -> float:
    """The largest smoothness of the loss at explicit points, by a quick search; it scales as 1/τ² exactly."""

    place = strongest_curvature("loss", at["n"], at["k"], Fraction(at["b"]), 0.25)
    return place.value / float(at["tau"]) ** 2

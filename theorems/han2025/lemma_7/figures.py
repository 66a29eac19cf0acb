"""Printed over proved constant against every parameter, drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.parity.suprema.curvature import strongest_curvature
from theorems.han2025.lemma_7.checks import assembled
from theorems.han2025.shared.suprema import SYMBOLS, proved
from verify.records import Context, Figure
from verify.statement.formula import read_formula

BASE: dict[str, Any] = {"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)}


def ratio_against_every_parameter(ctx: Context) -> Figure:
    """Printed smoothness of the loss over the largest found and over the proved one, as k and b vary."""
    from numerics.drawing import COLOURS, figure, name_lines, to_svg

    paper, ours = read_formula(assembled(), SYMBOLS), proved("loss")
    every = ctx.profile.level > 0
    ranges: dict[str, list[Any]] = {
        "k": [1, 2, 3, 4, 6, 8] if every else [1, 3],
        "b": [Fraction(10) ** p for p in (range(-6, 7, 2) if every else (-2, 6))],
    }
    names = "printed ÷ largest found", "printed ÷ proved for all sizes"
    with figure(height=3.6, columns=2, sharey=True) as (fig, axes):
        for ax, (name, values) in zip(axes, ranges.items(), strict=True):
            places, x = [BASE | {name: value} for value in values], [float(value) for value in values]
            ax.plot(x, [float(paper.ball(at)) / _found(at) for at in places], label=names[0])
            ax.plot(x, [float(paper.ball(at) / ours.ball(at)) for at in places], label=names[1])
            ax.axhline(1, color=COLOURS[0], linewidth=0.8, linestyle=":", marker="")
            ax.set(yscale="log", ylim=(0.1, 1e6))
        axes[0].set(xlabel="heads k (b = 1/100)", ylabel="how many times too large")
        axes[0].set_xticks(ranges["k"])
        axes[1].set(xlabel="smoothing b (k = 3)", xscale="log")
        name_lines(axes[1], wide=14)
        svg = to_svg(fig)
    at_base, gain = float(paper.ball(BASE)) / _found(BASE), float(paper.ball(BASE) / ours.ball(BASE))
    words = (
        f"At n = 8, k = 3, τ = 1/8, b = 1/100 the assembled smoothness constant is {at_base:.0f} times the "
        f"largest second derivative that a search found and {gain:.0f} times the one proved for all sizes, so "
        "one over a smoothness constant of the loss may be larger by the second for certain, and by no more "
        "than the first. Below the dotted line it would be too small: it does not grow with b as it should, "
        "and at b = 10⁶ is below the proved one."
    )
    return Figure(name="lemma-7.ratio.svg", svg=svg, caption=words)


def _found(at: dict[str, Any]) -> float:
    """The largest smoothness of the loss at explicit points, by a quick search; it scales as 1/τ² exactly."""

    place = strongest_curvature("loss", at["n"], at["k"], Fraction(at["b"]), 0.25)
    return place.value / float(at["tau"]) ** 2

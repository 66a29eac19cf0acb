"""Printed and proved constants of the Hessian, drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.parity.suprema.curvature import strongest_curvature
from theorems.han2025.shared.suprema import proved
from verify.records import Context, Figure


def printed_and_proved(ctx: Context) -> Figure:
    """The printed constant against ours and against the largest Hessian found, for k and b."""
    from numerics.drawing import COLOURS, figure, name_lines, to_svg

    printed, ours = ctx.quantities["constant"], proved("hessian")

    def place(k: int, b: Fraction) -> dict[str, Any]:
        return {"n": max(k, 8), "k": k, "tau": Fraction(1), "b": b}

    def ratio(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b)) / ours.ball(place(k, b)))

    def found(k: int, b: Fraction) -> float:
        return float(printed.ball(place(k, b))) / strongest_curvature("hessian", 8, k, b, 0.25).value

    powers, few = range(-6, 7), range(-6, 7, 2) if ctx.profile.level else (-2, 2)
    with figure(height=3.6, columns=2, sharey=True) as (fig, axes):
        for colour, k in enumerate((1, 3, 10, 30)):
            ratios = [ratio(k, Fraction(10) ** p) for p in powers]
            axes[0].plot([10.0**p for p in powers], ratios, label=f"k = {k}", markevery=2, color=COLOURS[colour])
            if k <= 3:
                gaps = [found(k, Fraction(10) ** p) for p in few]
                axes[1].plot([10.0**p for p in few], gaps, label=f"k = {k}", color=COLOURS[colour])
        for ax, title in zip(axes, ("printed ÷ proved for all sizes", "printed ÷ largest found, n = 8"), strict=True):
            ax.set(xlabel="smoothing b", xscale="log", yscale="log", ylim=(10, 5000), title=title)
            name_lines(ax)
        axes[0].set_ylabel("how many times too large")
        svg = to_svg(fig)
    return Figure(
        name="lemma-14.ratio.svg",
        svg=svg,
        caption=(
            "The printed smoothness constant is at least 25 times larger than one that is proved for all sizes "
            f"(left), and {ratio(30, Fraction(1, 10**6)):.0f} times at k = 30, b = 10⁻⁶; the ratio does not "
            "depend on n or τ. Against the "
            "largest Hessian found at an explicit point (right, a search) it is larger still."
        ),
    )

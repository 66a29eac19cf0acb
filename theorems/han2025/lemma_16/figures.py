"""Where the printed constant of the product becomes too small, drawn."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from numerics.parity.suprema.moments import coefficients, moments
from theorems.han2025.shared.suprema import proved
from verify.records import Context, Figure

SMOOTHINGS = 10.0 ** np.linspace(-3, 6, 91)
LENGTHS = np.linspace(-3, 3, 1201)


def constants_against_the_smoothing(ctx: Context) -> Figure:
    """n = 2, k = 1: the printed constant, ours, and the largest derivative of the product on a fine grid of heads."""
    from numerics.drawing import figure, name_lines, to_svg

    heads = np.stack([np.zeros_like(LENGTHS), LENGTHS], -1)[:, None, :]
    share, cov, third = moments(2, heads, np.array([1.0, 0.0]))
    found, printed, ours = [], [], []
    for b in SMOOTHINGS:
        outer, inner = coefficients("product", 1, float(b), share)
        found.append(float(np.abs(outer * cov[..., 1] ** 2 + inner * third[..., 2]).max()))
        at = {"n": 2, "k": 1, "tau": 1, "b": Fraction(f"{b:.6g}")}
        printed.append(float(ctx.quantities["constant"].ball(at).mid()))
        ours.append(float(proved("product").ball(at)))
    short = [b for b, above, value in zip(SMOOTHINGS, printed, found, strict=True) if above < value]
    with figure() as (fig, ax):
        ax.plot(SMOOTHINGS, printed, marker="", label="printed")
        ax.plot(SMOOTHINGS, ours, marker="", label="proved for all n")
        ax.plot(SMOOTHINGS, found, marker="", label="largest on a grid of heads")
        if short:
            ax.axvspan(short[0], SMOOTHINGS[-1], color="0.93", zorder=0)
        ax.set(xlabel="smoothing b", ylabel="Lipschitz constant × τ²")
        ax.set(xscale="log", yscale="log")
        name_lines(ax, wide=20)
        svg = to_svg(fig)
    caption = (
        (
            "n = 2, k = 1: for small b the printed constant is far larger than anything found; from about b = "
            f"{round(short[0], -3):.0f} on, in the shaded part, explicit heads exceed it, since its bound of "
            "the output leaves "
            "b out."
        )
        if short
        else "n = 2, k = 1: on this grid of heads and of smoothings nothing exceeds the constant."
    )
    return Figure(name="lemma-16.smoothing.svg", svg=svg, caption=caption)

"""The ratio of gradient and risk along rays, drawn."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from numerics.parity.landscape import Landscape, aligned
from theorems.han2025.lemma_8.mu import mu_at
from verify.records import Context, Figure


def ratio_along_rays(ctx: Context) -> Figure:

    from numerics.drawing import FAINT, figure, note, to_svg

    n, bits = 8, (1, 3, 6)
    landscape, radii = Landscape(n, 3, 1 / n, 0.01, bits), np.logspace(-2, 1, 61)
    rays = (("on the parity bits 1, 3, 6", bits), ("on wrong bits 2, 4, 7", (2, 4, 7)), ("all on bit 1", (1, 1, 1)))
    with figure() as (fig, ax):
        for label, positions in rays:
            ratios = [max(landscape.ratio(aligned(n, positions, r)), 1e-22) for r in radii]
            ax.plot(radii, ratios, label=label, markevery=6)
        mu = float(mu_at(ctx, n, 3, Fraction(1, n), Fraction(1)).mid())
        ax.axhline(mu, color=FAINT, linewidth=1, linestyle=":", marker="")
        note(ax, "μ as printed with c₂ = 1: the ratio should stay above", 0.01, mu, va="top")
        ax.set(xscale="log", yscale="log", ylim=(1e-20, 1e3), xlabel="radius of the heads", ylabel="½‖∇L‖² / L")
        ax.legend()
        svg = to_svg(fig)
    return Figure(
        name="lemma-8.rays.svg",
        svg=svg,
        caption=(
            "Along rays of heads the ratio that Lemma 8 bounds from below falls to zero exponentially, on wrong "
            "bits and on the right ones. Here n = 8, k = 3, τ = 1/8, b = 1/100, with all 256 inputs in double "
            "precision."
        ),
    )

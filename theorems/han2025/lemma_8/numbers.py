"""Lemma 8 in numbers: the printed constant beside the best one, and the ratio along rays."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.lemma_8.checks import mu_at
from theorems.han2025.shared.displays import other_risk
from verify.court.words import words_beside
from verify.records import Constant, Context, Figure, Kind

say = words_beside(__package__)


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed μ with the most generous constant c2 = c1 = nτ, to 50 digits; the best possible μ is zero."""
    import flint

    if other_risk(ctx):
        return ()
    rows = []
    grid = ((6, 2, "1/6"), (8, 3, "1/8"), (10, 3, "1/10"), (20, 3, "1/20"))
    with flint.ctx.workprec(400):
        for n, k, tau in grid[: (2, 4, 4)[ctx.profile.level]]:
            mu = mu_at(ctx, n, k, Fraction(tau), n * Fraction(tau))
            rows.append(
                Constant(
                    name="mu",
                    at={"n": n, "k": k, "tau": tau, "c2": str(n * Fraction(tau))},
                    paper=mu.str(50, radius=False),
                    best_lower="0",
                    best_upper="0",
                    ratio="unbounded",
                    bound="lower",
                    best=ctx.quantities["repair.mu"].text,
                    kind=Kind.ARGUED,
                )
            )
    return tuple(rows)


def ratio_along_rays(ctx: Context) -> Figure:
    import numpy as np

    from numerics.drawing import figure, to_svg
    from numerics.parity.landscape import Landscape, aligned

    n, bits = 8, (1, 3, 6)
    landscape, radii = Landscape(n, 3, 1 / n, 0.01, bits), np.logspace(-2, 1, 61)
    rays = (
        (say("ratio_along_rays.rays"), bits),
        (say("ratio_along_rays.rays-2"), (2, 4, 7)),
        (say("ratio_along_rays.rays-3"), (1, 1, 1)),
    )
    with figure() as (fig, ax):
        for label, positions in rays:
            ratios = [max(landscape.ratio(aligned(n, positions, r)), 1e-22) for r in radii]
            ax.plot(radii, ratios, label=label, markevery=6)
        mu = float(mu_at(ctx, n, 3, Fraction(1, n), Fraction(1)).mid())
        ax.axhline(mu, color="0.4", linewidth=1, linestyle=":")
        ax.annotate(say("ratio_along_rays.annotate"), (radii[0], mu * 1.5), color="0.3", va="bottom")
        ax.set(
            xscale="log", yscale="log", ylim=(1e-20, 1e3), xlabel=say("ratio_along_rays.xlabel"), ylabel="½‖∇L‖² / L"
        )
        ax.legend()
        svg = to_svg(fig)
    return Figure(name="lemma-8.rays.svg", svg=svg, caption=say("ratio_along_rays.caption"))

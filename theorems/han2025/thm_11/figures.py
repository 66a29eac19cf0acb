"""Lower bounds and explicit classifiers, against length and norm."""

from __future__ import annotations

from fractions import Fraction

from numerics.enclosures import enclosure
from numerics.frozen.sandwich import fit, lower_bound
from numerics.frozen.soft import proved_bound
from theorems.han2025.shared.frozen import smoothing
from theorems.han2025.shared.path_norm import least_risk
from theorems.han2025.thm_11.numbers import STEPS, heads, missed
from verify.records import Context, Figure


def bounds_against_length(ctx: Context) -> Figure:
    from numerics import drawing

    norm = Fraction(1)
    with drawing.figure(height=3.2, columns=3, sharey=True) as (figure, axes):
        for m, axis in zip((1, 2, 3), axes, strict=True):
            sizes = range(2, 161, 2)
            values = {n: enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": norm}) for n in sizes}
            judged = [(n, value[0]) for n, value in values.items() if value]
            inside = [(n, value) for n, value in judged if n >= 5 * m * m * norm]
            axis.plot([n for n, _ in inside], [max(-0.2, float(v)) for _, v in inside], marker="", label="judged bound")
            axis.plot(
                sizes,
                [float(proved_bound(n, m, norm)) for n in sizes],
                marker="",
                label="bound that counts heads, proved",
            )
            axis.plot(
                sizes, [float(least_risk(n, norm)) for n in sizes], marker="", label="bound for any heads, proved"
            )
            axis.set(ylim=(-0.05, 1.05), title=f"{m} frozen head{'s'[: m > 1]}", xlabel="positions n")
        axes[0].set_ylabel("least risk")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=2)
        svg = drawing.to_svg(figure)
    return Figure(
        name="thm-11.length.svg",
        svg=svg,
        caption=(
            "Lower bounds on the risk of every classifier of path norm 1 on m frozen soft heads with embeddings "
            "in [-1, 1]. The judged bound is drawn where 5m² ≤ n and says nothing below zero. The two others are "
            "proved; that of thm-11-any-heads does not depend on the number of heads."
        ),
    )


def sandwich_against_the_norm(ctx: Context) -> Figure:
    from numerics import drawing

    n, exponents = (4, (-1, 1, 3)) if ctx.profile.level == 0 else (7, range(-2, 5))
    norms = [Fraction(2) ** e for e in exponents]
    b = smoothing(ctx)
    with drawing.figure(height=4.0, columns=3, sharey=True) as (figure, axes):
        for (name, frozen), axis in zip(heads(n, 1, ctx.seed).items(), axes, strict=True):
            bits, x = (missed(frozen),), [float(p) for p in norms]
            low = [float(lower_bound(frozen, bits, p)[0]) for p in norms]
            high = [float(fit(frozen, bits, p, b, steps=STEPS[ctx.profile.level]).value) for p in norms]
            axis.plot(x, high, label="risk of an explicit classifier", color=drawing.COLOURS[0])
            band = {"alpha": 0.3, "linewidth": 0, "color": drawing.COLOURS[2]}
            axis.fill_between(x, low, high, label="where the least risk lies", **band)
            axis.plot(x, low, label="bound for every classifier on this head", color=drawing.COLOURS[1])
            ours = [float(proved_bound(n, 1, p)) for p in norms]
            axis.plot(x, ours, marker="", label="bound that counts heads, proved", color=drawing.COLOURS[2])
            other = [float(least_risk(n, p)) for p in norms]
            axis.plot(x, other, marker="", label="bound for any heads, proved", color=drawing.COLOURS[4])
            values = [enclosure(ctx.quantities["bound"], {"n": n, "m": 1, "norm": p}) for p in norms if 5 * p <= n]
            judged = [float(v[0]) if v else float("nan") for v in values]
            axis.plot(x[: len(values)], judged, label="judged bound", color=drawing.COLOURS[3])
            axis.set(xscale="log", ylim=(-0.05, 1.05), title=name, xlabel="path norm")
            axis.set_xticks(x[::2], [str(p) for p in norms[::2]])
            axis.minorticks_off()
        axes[0].set_ylabel("risk, for one bit")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=2)
        svg = drawing.to_svg(figure)
    return Figure(
        name="thm-11.sandwich.svg",
        svg=svg,
        caption=(
            f"The least risk of a classifier on one frozen head of three kinds (n = {n}, a single bit that no "
            "prefix holds), between a dual bound and an explicit classifier. The two proved bounds hold for all "
            "heads at once; the judged one is drawn where five times the path norm is at most n."
        ),
    )

"""Peak and band of an aligned head, drawn."""

from __future__ import annotations

from fractions import Fraction

from numerics.parity.aligned import peak_attention
from theorems.han2025.appendix_a_setup.checks import ID
from theorems.han2025.appendix_a_setup.near import _cosine
from verify.records import Context, Figure


def peak_and_band(ctx: Context) -> Figure:
    """Peak, neighbour and the position at π/4 for unit heads at τ = 1/n, beside the printed cap and band."""
    from numerics.drawing import figure, name_lines, to_svg

    ns = [8, 16, 24, 32, 48, 64, 96, 128]
    peaks = [peak_attention(n, Fraction(1, n)) for n in ns]
    neighbours = [peak * (-(1 - _cosine(2, n)) * n).exp() for n, peak in zip(ns, peaks, strict=True)]
    edges = [peak * (-(1 - _cosine(1, 4)) * n).exp() for n, peak in zip(ns, peaks, strict=True)]
    with figure() as (fig, ax):
        ax.plot(ns, [float(v) for v in peaks], label="nearest position")
        ax.plot(ns, [float(v) for v in neighbours], label="its neighbour")
        ax.plot(ns, [float(v) for v in edges], label="position at π/4")
        ax.plot(ns, [1 / n for n in ns], label="printed upper end of the band, 1/n", marker="")
        ax.set(
            xlabel="positions n (logarithmic)", ylabel="attention weight", xscale="log", yscale="log", ylim=(1e-12, 2)
        )
        ax.minorticks_off()
        ax.set_xticks(ns, list(map(str, ns)))
        name_lines(ax)
        svg = to_svg(fig)
    return Figure(
        name=f"{ID}.band.svg",
        svg=svg,
        caption=(
            "An aligned unit head at τ = 1/n: the neighbour soon carries far more than the printed band allows "
            "and the position at π/4 far less than any fixed multiple of 1/n. The nearest position itself falls "
            "towards 0."
        ),
    )

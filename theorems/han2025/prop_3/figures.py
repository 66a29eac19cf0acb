"""The printed construction against temperature and length, drawn."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from numerics.parity.aligned import aligned_risk, peak_attention
from verify.records import Context, Figure


def risk_against_temperature(ctx: Context) -> Figure:

    from numerics.drawing import FAINT, figure, note, to_svg

    n, bits = 8, (1, 3, 6)
    taus = np.logspace(-2.2, 0, 45)
    with figure() as (fig, ax):
        for b in (0.0, 1e-4, 1e-2):
            label = "b = 0 (ReLU)" if b == 0 else f"b = {b:g}"
            ax.plot(taus, [max(aligned_risk(n, t, b, bits), 1e-16) for t in taus], label=label, markevery=4)
        ax.axhline(1, color=FAINT, linewidth=1, marker="", linestyle="-")
        ax.axvline(1 / n, color=FAINT, linewidth=1, linestyle=":", marker="")
        ax.annotate("τ = 1/n", (1 / n, 1e-14), rotation=90, ha="right", va="bottom", color=FAINT)
        note(ax, "best constant output", 0.02, 1)
        ax.set(
            xscale="log",
            yscale="log",
            ylim=(1e-15, 1e3),
            xlabel="temperature τ",
            ylabel="expected risk of the aligned heads",
        )
        ax.legend()
        svg = to_svg(fig)
    return Figure(
        name="prop-3.risk.svg",
        svg=svg,
        caption=(
            "The aligned unit heads (n = 8, k = 3, parity set 1, 3, 6; all 256 inputs in double precision) "
            "approach risk 0 only as τ and b vanish together. At τ = 1/n and b = 0.01 their risk is "
            f"{aligned_risk(n, 1 / n, 0.01, bits):.2f}, worse than that of the best constant output."
        ),
    )


def peak_against_length(ctx: Context) -> Figure:
    from numerics.drawing import figure, name_lines, to_svg

    lengths = [2, 3, 4, 6, 8, 12, 20, 32, 50, 80, 128, 200, 320, 500]
    with figure() as (fig, ax):
        for label, law in (
            ("τ = 1/n", lambda n: Fraction(1, n)),
            ("τ = 10/n²", lambda n: Fraction(10, n * n)),
            ("τ = 1/n²", lambda n: Fraction(1, n * n)),
        ):
            ax.plot(lengths, [float(peak_attention(n, law(n)).mid()) for n in lengths], label=label)
        ax.set(xscale="log", xlabel="input length n", ylabel="attention on the aligned bit", ylim=(0, 1.05))
        name_lines(ax)
        svg = to_svg(fig)
    return Figure(
        name="prop-3.peak.svg",
        svg=svg,
        caption=(
            "Unit heads do not become hard at τ = 1/n: the attention on the aligned bit, enclosed in ball "
            "arithmetic, tends to 0 like √(2π/n). At τ = c/n² it tends to a constant below 1 "
            f"({float(peak_attention(500, Fraction(10, 500**2)).mid()):.2f} for c = 10), and to 1 only if τ = o(1/n²)."
        ),
    )

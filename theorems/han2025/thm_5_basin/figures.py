"""The proved part of the basin, drawn."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.engine import descents, odd_bits
from theorems.han2025.shared.runs import effort
from theorems.han2025.thm_5_basin.checks import LENGTHS
from verify.records import Context, Figure

PANELS = ((8, Fraction(1, 8), (1, 3, 6)), (20, Fraction(1, 20), (8, 11, 18)))
RATE, STEPS = 0.05, 600


def _pointing(n: int, place: float, length: float) -> tuple[float, float]:
    angle = 2 * np.pi * place / n
    return float(length * np.sin(angle)), float(length * np.cos(angle))


def _ends(n: int, tau: Fraction, bits: tuple[int, ...], starts: np.ndarray) -> np.ndarray:
    """Which runs end below risk 0.01, head 1 beginning at these places and the others far out at their bits."""
    spec = ModelSpec(n=n, k=len(bits), b="0", temperature=str(tau))
    rest = [_pointing(n, place, 1.5 * LENGTHS[n]) for place in bits[1:]]
    heads = np.array([[start, *rest] for start in starts.tolist()])
    _, together, arguments = descents(spec, 1e-9)
    odd = np.repeat(odd_bits(n, bits)[None], len(heads), axis=0)
    _, _, values, *_ = together(heads, odd, *arguments, False, np.full(len(heads), RATE), STEPS, 0.01)
    return np.isfinite(values) & (values <= 0.01)


def wedges_in_the_plane(ctx: Context) -> Figure:
    from numerics.drawing import BELOW, COLOURS, FAINT, figure, to_svg

    across = effort(ctx, 7, 13, 41)
    counts = {}
    with figure(height=4.6, columns=2) as (fig, axes):
        for ax, (n, tau, bits) in zip(axes, PANELS, strict=True):
            reach = 1.6 * LENGTHS[n]
            for place in bits:
                edges = [
                    _pointing(n, place + side, length) for side in (-0.25, 0.25) for length in (LENGTHS[n], 2 * reach)
                ]
                low, far, high_near, high_far = edges
                ring = [_pointing(n, place + side, LENGTHS[n]) for side in np.linspace(0.25, -0.25, 9)]
                mine = place == bits[0]
                label = "proved: starts of head 1" if mine else "proved: starts of heads 2 and 3"
                shade = 0.7 if mine else 0.25
                ax.fill(
                    *np.array([low, far, high_far, high_near, *ring]).T,
                    color=FAINT,
                    alpha=shade,
                    label=label if place in bits[:2] else None,
                )
            grid = np.linspace(-reach, reach, across)
            starts = np.array([(a, c) for a in grid for c in grid])
            good = _ends(n, tau, bits, starts)
            counts[n] = int(good.sum()), len(good)
            ends = ((good, COLOURS[2], ".", "run ends below risk 0.01"), (~good, COLOURS[1], "x", "run does not"))
            for here, colour, marker, words in ends:
                ax.plot(*starts[here].T, ls="", marker=marker, markersize=3, color=colour, label=words)
            angle = np.linspace(0, 2 * np.pi, 200)
            ax.plot(np.sin(angle), np.cos(angle), color="black", lw=0.8, marker="", label="unit heads")
            names = ", ".join(map(str, bits))
            ax.set(title=f"n = {n}, τ = {tau!s}, bits {names}", aspect="equal")
            ax.set(xlabel="a13 of head 1", ylabel="a14 of head 1", xlim=(-reach, reach), ylim=(-reach, reach))
            ax.grid(False)
        fig.legend(*axes[0].get_legend_handles_labels(), loc=BELOW, ncols=2)
        svg = to_svg(fig)
    (good_8, all_8), (good_20, all_20) = counts[8], counts[20]
    caption = (
        "The plane of a head with the proved part of the basin: three heads, each of which begins in the "
        f"shaded wedge of its bit, learn the parity set at the rate 1/t. Dots are runs (ReLU, {STEPS} steps "
        f"of gradient descent with rate {RATE}) in which head 1 begins at the dot and the two others in the "
        f"middle of their wedges: {good_8} of {all_8} end below risk 0.01 at n = 8 and {good_20} of "
        f"{all_20} at n = 20."
    )
    return Figure(name="thm-5-basin.wedges.svg", svg=svg, caption=caption)

"""The change of the weights against its bound, drawn."""

from __future__ import annotations

import numpy as np

from numerics.head.model import softmax
from verify.records import Context, Figure


def change_of_the_weights(ctx: Context) -> Figure:
    """The modulus between the two straight lines that bound it."""

    from numerics.drawing import BELOW, COLOURS, FAINT, figure, name_lines, to_svg

    delta = np.linspace(0, 4, 81)
    rng = np.random.default_rng(ctx.seed)
    with figure(height=4.2) as (fig, ax):
        ax.plot(delta, np.minimum(2 * delta, 2), label="constant 2 (and never above 2)", marker="")
        ax.plot(delta, np.minimum(delta, 2), label="constant 1, the best", marker="")
        ax.plot(delta, 2 * np.tanh(delta / 2), label="largest change, 2 tanh(δ/2)", marker="")
        ax.set(xlabel="largest change δ of a score", ylabel="change of the weights (sum norm)", ylim=(-0.05, 2.4))
        name_lines(ax, wide=16)
        dots = []
        for i, length in enumerate((2, 8, 64)):
            scores = rng.normal(size=(40, length)) * 1.5
            shift = rng.uniform(0, 4, size=(40, 1))
            signs = np.where(rng.random((40, length)) < 0.5, -1, 1)
            moved = np.abs(softmax(scores + shift * signs) - softmax(scores)).sum(axis=1)
            marks = {"linestyle": "", "marker": "os^"[i], "markersize": 3.5, "color": (FAINT, *COLOURS[3:5])[i]}
            dots += ax.plot(shift[:, 0], moved, label=f"T = {length}", **marks)
        fig.legend(handles=dots, loc=BELOW, ncols=3, title="random scores, each moved by ±δ")
        svg = to_svg(fig)
    return Figure(
        name="edelman-lipschitz.modulus.svg",
        svg=svg,
        caption=(
            "Softmax moves by at most 2 tanh(δ/2) in the sum norm when no score moves by more than δ, for every T "
            "≥ 2. The constant 1 is the best one and 2 gives away a factor of two or more."
        ),
    )

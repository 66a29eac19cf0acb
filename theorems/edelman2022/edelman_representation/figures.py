"""The norms of the construction against the length, drawn."""

from __future__ import annotations

import numpy as np

from numerics.head.sparse import gap
from theorems.edelman2022.edelman_representation.numbers import needed_norm
from theorems.edelman2022.shared import ball, decimal, model_of, value_at
from verify.records import Context, Figure


def norms_against_the_length(ctx: Context) -> Figure:

    from numerics.drawing import FAINT, figure, name_lines, to_svg

    spec, lengths = model_of(ctx), [2**e for e in range(3, 21)]
    kept = [length for length in lengths if length >= spec.s]
    product = value_at(ctx.quantities["lipschitz"], {"s": spec.s, "T": spec.T, "N": spec.s})
    least = [] if product is None else [float(needed_norm(length, product * ball(2).sqrt()).mid()) for length in kept]
    norms = [value_at(ctx.quantities["norm"], {"s": spec.s, "T": length}) for length in kept]
    with figure(height=3.6, columns=2) as (fig, axes):
        left, right = axes
        left.plot(kept, [np.nan if n is None else float(n.mid()) for n in norms], label="construction, √(2s) β")
        left.plot(kept, least, label="needed by any head")
        left.set(xscale="log", xlabel="context length T", ylabel="score norm", title=f"norm, s = {spec.s}")
        left.legend(loc="upper left")
        left.set_ylim(0, 1.35 * left.get_ylim()[1])
        scales = np.linspace(0, 2, 81)
        for length in (16, 256, 65536):
            means = [gap(length, spec.s, spec.s, float(length) ** c) for c in scales]
            right.plot(scales, means, label=f"T = {length}", marker="")
        right.axhline(0, color=FAINT, linewidth=0.8, marker="")
        right.set(
            xlabel="score scale β / log T",
            ylabel="distance of neighbouring levels",
            title="levels part at β = log(T - s)",
            ylim=(-0.6, 0.4),
        )
        name_lines(right, wide=9)
        svg = to_svg(fig)
    caption = (
        "A head reads s of T bits exactly once its score scale passes log(T - s), where neighbouring levels "
        "part (right). Its score norm grows like log T, and at this s and with this readout no head can do "
        "with less than about half of log T"
    )
    if product is not None:
        caption += f" (here at s = {spec.s} with a readout of Lipschitz constant {decimal(product, 4)})"
    return Figure(name="edelman-representation.norms.svg", svg=svg, caption=caption + ".")

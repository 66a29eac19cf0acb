"""Curves of the loss, drawn."""

from __future__ import annotations

from numerics.trials.figures import curves_figure
from theorems.edelman2022.edelman_fig_4.checks import ten
from verify.records import Context, Figure


def loss_curves(ctx: Context) -> Figure:

    curves = ten(ctx)
    reached = sum(c.succeeded for runs in curves.values() for c in runs)
    return Figure(
        name="edelman-fig-4.curves.svg",
        svg=curves_figure(curves),
        caption=(
            "Loss on fresh strings (means of ten steps) of the seeds at each length: a plateau at chance, then a "
            f"fall. {reached} of {sum(map(len, curves.values()))} runs end with every string right."
        ),
    )

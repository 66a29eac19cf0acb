"""Curves of the loss, drawn."""

from __future__ import annotations

from numerics.trials.figures import curves_figure
from theorems.edelman2022.edelman_fig_4.checks import ten
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def loss_curves(ctx: Context) -> Figure:

    curves = ten(ctx)
    reached = sum(c.succeeded for runs in curves.values() for c in runs)
    return Figure(
        name="edelman-fig-4.curves.svg",
        svg=curves_figure(curves),
        caption=say("loss_curves.caption", reached=reached, map=sum(map(len, curves.values()))),
    )

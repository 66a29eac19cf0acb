"""Attention after training, drawn."""

from __future__ import annotations

import numpy as np

from numerics.parity.risk.exact import attention
from numerics.parity.training.figures import attention_maps
from theorems.han2025.fig_2.checks import LEFT, RIGHT, as_later, described, model
from theorems.han2025.shared.published import as_published, public_model
from verify.records import Context, Figure


def attention_after_training(ctx: Context) -> Figure:

    panels = []
    for members in (LEFT, RIGHT):
        name = ", ".join(map(str, members))
        usable = [r for r in described(ctx, members) if r["status"] != "non-finite"]
        best = min(usable, key=lambda run: run["last"])
        gamma = attention(model(ctx), np.array(best["heads"]))
        panels.append(
            (
                "bits {name}, as described: best of {number_of_usable}, risk {last:.3g}".format(
                    name=name, number_of_usable=len(usable), last=best["last"]
                ),
                gamma,
                members,
            )
        )
        both = (
            ("published", "as the public code ran it", as_published(ctx, members)),
            ("later", "as its later version does", as_later(members)),
        )
        for variant, words, found in both:
            if found:
                heads, value, _ = min(found, key=lambda item: item[1])
                panels.append(
                    (
                        f"bits {name}, {words}: best of {len(found)}, risk {value:.3g}",
                        attention(public_model(variant), heads),
                        members,
                    )
                )
    return Figure(
        name="fig-2.attention.svg",
        svg=attention_maps(panels),
        caption=(
            "Attention of the three heads at the end of the best run of each kind, with the exact risk there. "
            "Whether a kind of training reproduces the picture of the paper can be read off, even where it does "
            "so rarely."
        ),
    )

"""Attention after training, drawn."""

from __future__ import annotations

import numpy as np

from numerics.parity.risk.exact import attention
from numerics.parity.training.figures import attention_maps
from theorems.han2025.fig_2.checks import LEFT, RIGHT, as_later, described, model
from theorems.han2025.shared.published import as_published, public_model
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def attention_after_training(ctx: Context) -> Figure:

    panels = []
    for members in (LEFT, RIGHT):
        name = ", ".join(map(str, members))
        usable = [r for r in described(ctx, members) if r["status"] != "non-finite"]
        best = min(usable, key=lambda run: run["last"])
        gamma = attention(model(ctx), np.array(best["heads"]))
        panels.append(
            (
                say("attention_after_training.says", name=name, number_of_usable=len(usable), last=best["last"]),
                gamma,
                members,
            )
        )
        both = (
            ("published", say("attention_after_training.both"), as_published(ctx, members)),
            ("later", say("attention_after_training.both-2"), as_later(members)),
        )
        for variant, words, found in both:
            if found:
                heads, value, _ = min(found, key=lambda item: item[1])
                panels.append(
                    (
                        say(
                            "attention_after_training.says-2",
                            name=name,
                            words=words,
                            number_of_found=len(found),
                            value=value,
                        ),
                        attention(public_model(variant), heads),
                        members,
                    )
                )
    return Figure(
        name="fig-2.attention.svg", svg=attention_maps(panels), caption=say("attention_after_training.caption")
    )

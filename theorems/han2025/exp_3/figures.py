"""Attention after training, drawn."""

from __future__ import annotations

import numpy as np

from numerics.parity.risk.exact import attention
from numerics.parity.training.figures import attention_maps
from theorems.han2025.shared.trials import NEIGHBOURS, SEPARATE, large, trained
from verify.court.words import words_beside
from verify.records import Context, Figure

say = words_beside(__package__)


def maps_after_training(ctx: Context) -> Figure:

    panels = []
    for members in (SEPARATE, NEIGHBOURS):
        finite = [run for run in trained(ctx, members) if run["status"] != "non-finite"]
        usable = sorted(finite, key=lambda run: run["last"])
        for word, run in (("best", usable[0]), ("median", usable[len(usable) // 2])):
            panels.append(
                (
                    say(
                        "maps_after_training.says",
                        map=", ".join(map(str, members)),
                        word=word,
                        number_of_usable=len(usable),
                        last=run["last"],
                    ),
                    attention(large(ctx), np.array(run["heads"])),
                    members,
                )
            )
    return Figure(name="exp-3.maps.svg", svg=attention_maps(panels), caption=say("maps_after_training.caption"))

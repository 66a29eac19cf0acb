"""Attention after training, drawn."""

from __future__ import annotations

from typing import Any

import numpy as np

from numerics.parity.risk.exact import attention
from numerics.parity.training.figures import attention_maps
from theorems.han2025.exp_3.checks import OTHERWISE
from theorems.han2025.shared.published import as_published, changed, public_model, takes_one_bit_each
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
    svg = attention_maps([*panels, *_by_loss(ctx)])
    return Figure(name="exp-3.maps.svg", svg=svg, caption=say("maps_after_training.caption"))


def _by_loss(ctx: Context) -> list[Any]:
    """The public experiment at temperature 1 with each loss: a run that works, or where none does the first one."""
    ends = {"sigmoid-hinge": [run[0] for run in as_published(ctx, SEPARATE)]}
    ends |= {loss: changed(ctx, SEPARATE, loss, law) for loss, law in OTHERWISE if law == "1"}
    panels = []
    for loss, found in ends.items():
        good = [heads for heads in found if takes_one_bit_each(heads, SEPARATE)]
        for heads in (good or found)[:1]:  # in the quick profile there is none
            title = say("maps_after_training.says-2", loss=loss, found=len(good), runs=len(found))
            panels.append((title, attention(public_model("published"), heads), SEPARATE))
    return panels

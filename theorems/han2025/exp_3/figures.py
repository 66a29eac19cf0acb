"""Attention after training, drawn."""

from __future__ import annotations

from typing import Any

import numpy as np

from numerics.parity.risk.exact import attention
from numerics.parity.training.figures import attention_maps
from theorems.han2025.exp_3.checks import OTHERWISE
from theorems.han2025.shared.published import as_published, changed, public_model, takes_one_bit_each
from theorems.han2025.shared.trials import NEIGHBOURS, SEPARATE, large, trained
from verify.records import Context, Figure


def maps_after_training(ctx: Context) -> Figure:

    panels = []
    for members in (SEPARATE, NEIGHBOURS):
        finite = [run for run in trained(ctx, members) if run["status"] != "non-finite"]
        usable = sorted(finite, key=lambda run: run["last"])
        for word, run in (("best", usable[0]), ("median", usable[len(usable) // 2])):
            panels.append(
                (
                    "bits {map}: {word} of {number_of_usable} runs, risk {last:.3g}".format(
                        map=", ".join(map(str, members)), word=word, number_of_usable=len(usable), last=run["last"]
                    ),
                    attention(large(ctx), np.array(run["heads"])),
                    members,
                )
            )
    svg = attention_maps([*panels, *_by_loss(ctx)])
    return Figure(
        name="exp-3.maps.svg",
        svg=svg,
        caption=(
            "Attention of the three heads after training on the exact risk from drawn heads (best and median "
            "run), and in the standard profile after the authors' public experiment by loss (the first run with "
            "one bit a head, or the first; sigmoid-hinge is their own). A head that found its bit is black on a "
            "dotted line."
        ),
    )


def _by_loss(ctx: Context) -> list[Any]:
    """The public experiment at temperature 1 with each loss: a run that works, or where none does the first one."""
    ends = {"sigmoid-hinge": [run[0] for run in as_published(ctx, SEPARATE)]}
    ends |= {loss: changed(ctx, SEPARATE, loss, law) for loss, law in OTHERWISE if law == "1"}
    panels = []
    for loss, found in ends.items():
        good = [heads for heads in found if takes_one_bit_each(heads, SEPARATE)]
        for heads in (good or found)[:1]:  # in the quick profile there is none
            title = f"public experiment, {loss}: one bit a head in {len(good)} of {len(found)} runs"
            panels.append((title, attention(public_model("published"), heads), SEPARATE))
    return panels

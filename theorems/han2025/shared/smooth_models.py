"""What any smooth output has: inferences that are about no activation, position or number of heads in particular."""

from __future__ import annotations

from typing import Any

from numerics.parity.suprema.any_bounds import Key, is_smooth, key_of
from theorems.han2025.shared.scope import Instrument
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind

say = words_beside(__package__)

__all__ = [
    "CHAIN_RULE",
    "ENTRIES",
    "MEAN_VALUE",
    "averaged_in_the_plane",
    "differentiable",
    "for_every_size",
    "in_the_plane",
    "smooth_output",
]

CHAIN_RULE = say("other_models.chain")
MEAN_VALUE = say("other_models.mean")
ENTRIES = say("other_models.entries")


def for_every_size(model: Any) -> Key | None:
    """What the bounds need of the model.

    Random positions are drawn for one n; the bounds hold for any positions of length at most 1, whatever is drawn.
    """
    return key_of(model)


def differentiable(model: Any) -> bool:
    """Is the risk differentiable at all heads, for every size?"""
    key = for_every_size(model)
    return key is not None and is_smooth(key) and model.loss != "hinge"


def in_the_plane(model: Any) -> bool:
    """The same with entries a13 and a14 alone."""
    return differentiable(model) and model.trained == "plane"


def averaged_in_the_plane(model: Any) -> bool:
    """... and fair bits."""
    return in_the_plane(model) and model.inputs == "uniform"


def smooth_output(text: str, *, own_heads: bool = False, plane: bool = False) -> Instrument:
    """An inference about any twice differentiable output: for a smooth activation, whatever the rest.

    ``own_heads`` and ``plane``: it counts 2k entries, or entries in the plane.
    """

    def instrument(ctx: Context) -> Evidence | None:
        model, key = ctx.model, for_every_size(ctx.model)
        if key is None or not is_smooth(key):
            return None
        if (own_heads and model.heads != model.k) or (plane and model.trained != "plane"):
            return None
        return Evidence.yes(Kind.ARGUED, text)

    return instrument

"""What any smooth output has: inferences that are about no activation, position or number of heads in particular."""

from __future__ import annotations

from typing import Any

from numerics.parity.suprema.any_bounds import Key, has_gradient, key_of, twice_differentiable
from theorems.han2025.shared.scope import Instrument
from verify.records import Context, Evidence, Kind

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

CHAIN_RULE = "The chain rule, for any output that is twice differentiable: this model's is, at all heads."
MEAN_VALUE = (
    "The output of this model is twice continuously differentiable on all heads, which are a convex set: "
    "the mean value theorem (not machine-checked)."
)
ENTRIES = (
    r"A vector of $2k$ entries of size at most $c$ has norm at most $c\sqrt{2k}$, and so has a matrix of "
    "$2k$ columns of norm at most $c$, whatever the output is."
)


def for_every_size(model: Any) -> Key:
    """What the bounds need of the model.

    Random positions are drawn for one n; the bounds hold for any positions of length at most 1, whatever is drawn.
    """
    return key_of(model)


def differentiable(model: Any) -> bool:
    """Is the risk differentiable at all heads, for every size?"""
    return has_gradient(for_every_size(model)) and model.loss_record.has_gradient


def in_the_plane(model: Any) -> bool:
    """The same with entries a13 and a14 alone."""
    return differentiable(model) and not model.whole_rows


def averaged_in_the_plane(model: Any) -> bool:
    """... and fair bits."""
    return in_the_plane(model) and model.inputs == "uniform"


def smooth_output(text: str, *, own_heads: bool = False, plane: bool = False) -> Instrument:
    """An inference about any twice differentiable output: for a smooth activation, whatever the rest.

    ``own_heads`` and ``plane``: it counts 2k entries, or entries in the plane.
    """

    def instrument(ctx: Context) -> Evidence | None:
        model = ctx.model
        if not twice_differentiable(for_every_size(model)):
            return None
        if (own_heads and model.heads != model.k) or (plane and model.whole_rows):
            return None
        return Evidence.yes(Kind.ARGUED, text)

    return instrument

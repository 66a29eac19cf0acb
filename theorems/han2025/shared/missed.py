"""Aligned heads that miss their bit at every temperature: positions that coincide or outshine it.

The attended mean is then wrong in the limit too, and so is the label of some input, whatever the smoothing.  The heads
of equation (2) are zero but for a13 and a14, so they are the same where whole rows are trained.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.parity.model.positions import random_positions
from theorems.han2025.shared.wider import same_classifier
from verify.records import Context, Evidence, Kind

__all__ = ["aligned_heads_find", "aligned_heads_miss", "aligned_risk_vanishes", "outshone"]


def outshone(table: Any) -> tuple[int, int] | None:
    """Positions p ≠ j, counted from 1, with ⟨u_p, u_j⟩ ≥ ⟨u_p, u_p⟩: a head along u_p looks at j at least as much."""
    places = [tuple(Fraction(entry) for entry in pair) for pair in table]
    for p, one in enumerate(places, 1):
        own = sum(a * a for a in one)
        for j, two in enumerate(places, 1):
            if j != p and sum(a * b for a, b in zip(one, two, strict=True)) >= own:
                return p, j
    return None


def aligned_heads_find(ctx: Context) -> Evidence | None:
    """Random positions, all different on the unit circle: the score at the bit is 1 and less elsewhere."""
    model = ctx.model
    plain = model.heads == model.k and model.seed is not None
    if not plain or outshone(random_positions(model.n, model.seed)) is not None:
        return None
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"At n = {model.n}, for which positions are drawn, they are different unit vectors (compared in exact "
            "rationals): a unit head along one has the score 1 there and less elsewhere, so as the temperature "
            "vanishes its weight tends to 1; the rest is as on the circle. Not machine-checked: a sum of "
            "exponentials whose largest exponent is alone."
        ),
    )


def aligned_risk_vanishes(ctx: Context) -> Evidence | None:
    """... and then the outputs tend to the labels, as on the circle."""
    zero = ctx.model.loss in ("squared-hinge", "hinge", "square")
    return aligned_heads_find(ctx) if zero and same_classifier(ctx.model) else None


def aligned_heads_miss(ctx: Context) -> Evidence | None:
    """A no to the limit, where unit heads along the bits do not find them at some size; nothing where they do."""
    model = ctx.model
    if model.heads != model.k:
        return None
    if (turns := model.frequency) is not None and turns > 1:
        return Evidence.no(
            Kind.ARGUED,
            (
                f"No limit mends it: at n = {turns} all positions of this model coincide, so a head gives each the "
                "same weight at every temperature; for one bit the inputs with a single one at it and elsewhere have "
                "the same output and opposed labels."
            ),
        )
    if model.positions == "line":
        return Evidence.no(
            Kind.ARGUED,
            (
                "No limit mends it: on a line the head of a bit has its largest score at the last position. At n = 2 "
                "with the bit 1 it attends in the limit to position 2, and the input with a single one at the bit has "
                "the output of the zero input."
            ),
        )
    if model.seed is not None and (pair := outshone(random_positions(model.n, model.seed))) is not None:
        return Evidence.no(
            Kind.ARGUED,
            (
                f"No limit mends it: at n = {model.n} the head of the bit {pair[0]} has at position {pair[1]} "
                "a score at least as "
                "large as at its own, so the bit never has more weight than that position."
            ),
        )
    return None

"""Parts (ii) and (iii) of the proof where they are about the loss."""

from __future__ import annotations

from theorems.han2025.shared.displays import of_part
from theorems.han2025.shared.opposite_inputs import even_pair, sharp_pair
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import composed
from theorems.han2025.shared.wider import ends_cost_nothing, ends_cost_nothing_without_smoothing
from verify.records import Context, Evidence


@carries_over(ends_cost_nothing)
@for_every_smoothing
@of_part("pair", "mu2")
def mu2_says_nothing_for_even_k(ctx: Context) -> Evidence:

    return even_pair(ctx, composed(ctx, "mu2"))


@carries_over(ends_cost_nothing_without_smoothing)
@for_every_smoothing
@of_part("pair", "mu2")
def mu2_says_nothing_without_smoothing(ctx: Context) -> Evidence:

    return sharp_pair(composed(ctx, "mu2"))

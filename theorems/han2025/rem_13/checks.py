"""The checks of Remark 13: what one hard head reveals on average, and what many of them read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theorems.han2025.rem_13.heads import needed
from theorems.han2025.shared.hard import for_uniform_inputs
from verify.records import Context, Evidence

if TYPE_CHECKING:
    pass


@for_uniform_inputs
def linearly_many_heads_are_needed(ctx: Context) -> Evidence:
    return needed(ctx.quantities["heads"])

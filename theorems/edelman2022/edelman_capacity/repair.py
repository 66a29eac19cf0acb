"""The bounds that the report puts in their place."""

from __future__ import annotations

from theorems.edelman2022.edelman_capacity.checks import holds_for_all_sizes
from theorems.edelman2022.shared import about
from verify.records import Context, Evidence


@about("with T", "repair.with_length")
def bound_with_the_length_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.with_length"])


@about("without T", "repair.without_length")
def bound_without_the_length_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.without_length"])


@about("boxes", "repair.boxes")
def number_of_boxes_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.boxes"])

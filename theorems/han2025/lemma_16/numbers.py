"""Printed and certified constants of the product, as a table."""

from __future__ import annotations

from theorems.han2025.lemma_16.checks import ID
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.scope import ANY, not_applicable, rows_for
from verify.records import Constant, Context


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant and the printed bound of the output beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = (("constant", "product"), ("output", "output"))
    return tuple(
        bounds_table.constant_row(ctx, ID, quantity, name, row)
        for row in bounds_table.rows(ctx)
        for quantity, name in wanted
    )

"""Printed and certified constants of the Hessian, as a table."""

from __future__ import annotations

from theorems.han2025.lemma_14.checks import ID
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.scope import ANY, not_applicable, rows_for
from theorems.han2025.shared.searches import ENTRIES
from verify.records import Constant, Context


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed bounds beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = [
        ("constant", "hessian"),
        ("entry", "hessian-entry"),
        ("cross", "cross-entry"),
        ("second", "share-curvature"),
        ("mixed", "slope-derivative"),
    ]
    rows = bounds_table.rows(ctx)
    full = rows[: (0, 1, len(rows))[ctx.profile.level]]  # where every bound of the proof gets its row
    return tuple(
        bounds_table.constant_row(ctx, ID, quantity, name, row)
        for row in rows
        for quantity, name in (wanted if row in full and row[0] <= bounds_table.ENCLOSED else wanted[:1])
        if not (name == "cross-entry" and row[1] == 1) and not (name in ENTRIES and row[0] == 2)
    )

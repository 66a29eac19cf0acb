"""The stated bound beside the best one that is proved."""

from __future__ import annotations

from typing import Any

import flint

from numerics.head.covering import SYMBOLS, head_bound
from theorems.edelman2022.edelman_capacity.length import length_free
from theorems.edelman2022.shared import decimal, model_of, value_at
from verify.records import Constant, Context, Kind
from verify.statement.formula import read_formula


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The bound beside the smallest one that is known, for some lengths, to the digits that were asked for."""

    base, saved = model_of(ctx).values(), flint.ctx.prec
    flint.ctx.prec = max(saved, int(3.33 * ctx.digits) + 32)
    try:
        rows = [_row(ctx, base | {"T": length}) for length in sorted({int(base["T"]), 16, 1024, 10**6})]
    finally:
        flint.ctx.prec = saved
    return tuple(row for row in rows if row is not None)


def _row(ctx: Context, values: dict[str, Any]) -> Constant | None:

    value, ours = value_at(ctx.quantities["bound"], values), read_formula(head_bound() or "0", SYMBOLS).ball(values)
    if value is None:
        return None
    free = length_free(values)
    best = free if free < ours else ours
    at: dict[str, int | str] = {"T": values["T"], "m": int(values["m"]), "epsilon": str(values["epsilon"])}
    return Constant(
        name="bound",
        at=at,
        paper=decimal(value, ctx.digits),
        best_lower="0",
        best_upper=decimal(best, 12),
        ratio=decimal(value / best, 6),
        kind=Kind.ARGUED,
        letters={key: str(item) for key, item in values.items() if key not in at},
    )

"""The head's numbers as a table."""

from __future__ import annotations

from fractions import Fraction

from theorems.edelman2022.shared import NORMS, ball, decimal, model_of, value_at
from verify.records import Constant, Context, Kind


def constants(ctx: Context) -> tuple[Constant, ...]:
    norms = {key: value for key, value in model_of(ctx).values().items() if key in NORMS}
    value = value_at(ctx.quantities["size"], dict(norms))
    if value is None:
        return ()
    best = Fraction(norms["L"]) * norms["B_V"] * norms["B_X"]

    return (
        Constant(
            name="size",
            at={key: str(size) for key, size in norms.items()},
            paper=decimal(value, 12),
            best_lower=decimal(best),
            best_upper=decimal(best),
            ratio=decimal(value / ball(best), 6),
            kind=Kind.ARGUED,
        ),
    )

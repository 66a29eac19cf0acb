"""The printed constant beside the certified supremum."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.lemma_15.checks import ID, confirmed
from theorems.han2025.shared.any_model import gradient_row, is_another
from theorems.han2025.shared.scope import ANY, rows_for
from theorems.han2025.shared.sizes import decimal, sizes
from theorems.han2025.shared.suprema import ball
from verify.records import Certificate, Constant, Context

TABLE = {
    0: (),
    1: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100")),
    2: ((6, 2, "1/6", "1/100"), (10, 3, "1/10", "1/10"), (12, 12, "1/144", "1"), (20, 3, "1/20", "1/100")),
}


@rows_for(activation=ANY, positions=ANY, heads=ANY, head=ANY, trained=ANY, loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant beside the certified supremum."""
    if is_another(ctx):
        return gradient_row(ctx, ID)
    n, k, tau, b = sizes(ctx)
    rows = [(n, k, tau, b)] if 2 <= n <= 20 else []
    rows += [row for r in TABLE[ctx.profile.level] if (row := (r[0], r[1], Fraction(r[2]), Fraction(r[3]))) not in rows]
    return tuple(_row(ctx, *row) for row in rows)


def _row(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Constant:
    found = confirmed(ctx, n, k, tau, b)
    paper = ctx.quantities["constant"].ball({"n": n, "k": k, "tau": tau, "b": b})
    stem = f"n{n}.k{k}.tau{tau}.b{b}".replace("/", "-")
    return Constant(
        name="constant",
        best=ctx.quantities["repair.constant"].text,
        at={"n": n, "k": k, "tau": str(tau), "b": str(b)},
        paper=decimal(paper, 12),
        best_lower=decimal(found.lower),
        best_upper=decimal(found.upper),
        ratio=decimal(paper / ball(found.upper), 5),
        certificates=(
            Certificate(name=f"lemma-15.table-upper.{stem}.json", body=found.bound or {}),
            Certificate(name=f"lemma-15.table-lower.{stem}.json", body=found.point or {}),
        ),
    )

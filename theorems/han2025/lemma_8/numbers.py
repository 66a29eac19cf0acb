"""Lemma 8 in numbers: the printed constant beside the best one."""

from __future__ import annotations

from fractions import Fraction

import flint

from theorems.han2025.lemma_8.mu import mu_at
from theorems.han2025.shared.displays import other_risk
from verify.records import Constant, Context, Kind


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed μ with the most generous constant c2 == c1 == nτ"""

    if other_risk(ctx):
        return ()
    rows = []
    grid = ((6, 2, "1/6"), (8, 3, "1/8"), (10, 3, "1/10"), (20, 3, "1/20"))
    with flint.ctx.workprec(400):
        for n, k, tau in grid[: (2, 4, 4)[ctx.profile.level]]:
            mu = mu_at(ctx, n, k, Fraction(tau), n * Fraction(tau))
            rows.append(
                Constant(
                    name="mu",
                    at={"n": n, "k": k, "tau": tau, "c2": str(n * Fraction(tau))},
                    paper=mu.str(50, radius=False),
                    best_lower="0",
                    best_upper="0",
                    ratio="unbounded",
                    bound="lower",
                    best=ctx.quantities["repair.mu"].text,
                    kind=Kind.ARGUED,
                )
            )
    return tuple(rows)

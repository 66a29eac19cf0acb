"""Numbers of Lemma 7: printed constants assembled, learning rates at 50 digits, certified smoothness."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.bound.symbolic import as_sympy
from theorems.han2025.lemma_7.checks import assembled
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.printed import LETTERS, PRINTED
from theorems.han2025.shared.scope import not_applicable
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import SYMBOLS, ball, proved
from verify.records import Constant, Context
from verify.statement.formula import read_formula


def learning_rate(text: str, at: dict[str, Any], digits: int) -> str:
    """1/constant by mpmath (through SymPy) at the given number of digits."""

    exact = {name: sp.Rational(Fraction(at[name]).numerator, Fraction(at[name]).denominator) for name in SYMBOLS}
    return str(sp.N(1 / as_sympy(read_formula(text, SYMBOLS).tree, exact), digits))


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constants assembled and the learning rate, beside the certified smoothness of the loss."""
    if not_applicable(ctx):
        return ()
    return tuple(row for place in bounds_table.rows(ctx) for row in _rows(ctx, *place))


def _rows(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> list[Constant]:

    at: dict[str, int | str] = {"n": n, "k": k, "tau": str(tau), "b": str(b)}
    exact = {"n": n, "k": k, "tau": tau, "b": b}
    found = bounds_table.ends(ctx, "lemma-7", "loss", (n, k, tau, b))
    paper, ours = read_formula(assembled(), SYMBOLS).ball(exact), proved("loss").text
    low, high = decimal(1 / found.upper), decimal(1 / found.lower)
    return [
        Constant(
            name="smoothness of the loss",
            at=at,
            paper=decimal(paper, 12),
            best_lower=decimal(found.lower),
            best_upper=decimal(found.upper),
            ratio=decimal(paper / ball(found.upper), 5),
            kind=found.kind,
            certificates=found.certificates,
            formula=LETTERS,
            best=ours,
            letters=PRINTED,
        ),
        Constant(
            name="step size, one over the smoothness",
            at=at,
            bound="lower",
            paper=learning_rate(assembled(), exact, ctx.digits),
            best_lower=low,
            best_upper=high,
            ratio=decimal(ball(found.upper) / paper, 5),
            kind=found.kind,
            formula=f"1/({LETTERS})",
            best=f"1/({ours})",
            letters=PRINTED,
        ),
    ]

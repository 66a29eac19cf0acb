r"""The attention head, the layer and the scalar output at [CLS]: what follows from the definitions alone.

    head    f(X, z) = σ(W_Vᵀ Xᵀ softmax(X W_QKᵀ z)),    layer   row t is f(X, x_t),    scalar   wᵀ f at [CLS].

In every argument two tokens are named and the others enter through two sums, R = Σ e^{s_t} and N = Σ e^{s_t} y_t, so
that each line is about any context length.  The model in code is :mod:`numerics.head.model`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.edelman2022.shared import ALL_NORMS, NORMS, decimal, shown, undecided, value_at
from verify.records import Context, Evidence, Kind
from verify.statement.formula import read_formula


def output_is_bounded_by_the_norms(ctx: Context) -> Evidence:
    """|σ(⟨v, Σ p_t x_t⟩)| ≤ L |⟨v, Σ p_t x_t⟩| ≤ L B_V B_X as σ(0) = 0; equal tokens attain it."""

    quantity, best = ctx.quantities["size"], read_formula("L*B_V*B_X", NORMS)
    for size in (Fraction(1), Fraction(1, 10), Fraction(10)):
        for name in (*NORMS, ""):
            norms = dict.fromkeys(NORMS, Fraction(1)) | ({name: size} if name else dict.fromkeys(NORMS, size))
            value = value_at(quantity, dict(norms))
            if value is None:
                return undecided(f"{quantity.text} has no value at {norms}.")
            if value < best.ball(dict(norms)):
                return _too_small(quantity.text, value)
    if not shown(quantity, ">=", best, ALL_NORMS):
        return undecided(f"{quantity.text} is not shown to be at least L·B_V·B_X for all norms.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "A mean of tokens is no longer than the longest, and σ(0) = 0; equal tokens along v attain the bound "
            "where σ is multiplication by L. With σ before w, the bound of wᵀf is ‖w‖ times the one with the "
            "spectral norm of W_V in place of B_V. Not machine-checked: the triangle inequality and Cauchy and "
            "Schwarz."
        ),
        domain="all T >= 1, all norms",
        derived=r"|\sigma(\langle v,\bar x\rangle)|\le LB_VB_X,\quad\bar x=\sum_tp_tx_t",
    )


def _too_small(text: str, value: Any) -> Evidence:
    return Evidence.no(
        Kind.ARGUED, f"Two equal tokens along the value map give more than {text} = {decimal(value, 6)}.", cases=1
    )

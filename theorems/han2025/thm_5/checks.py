"""The checks of Theorem 5: what the risk cannot fall below, where descent stalls, and the rate that is possible."""

from __future__ import annotations

import msgspec
import sympy as sp

from theorems.han2025.shared.aligned import risk_vanishes_with_temperature_and_smoothing
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, refuted_by
from theorems.han2025.shared.floor import floors
from theorems.han2025.shared.other_floor import floor_refutes, no_limit_either
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, SPREAD, otherwise, speaks_of
from verify.records import Context, Evidence, Scope, asks


def scores_use_the_first_row_only(row: int = 1) -> bool:
    """The score w_0ᵀ A w_j with w_0 = e_1 contains no entry of another row; ``row`` for a mutant."""

    matrix = sp.Matrix(4, 4, lambda i, j: sp.Symbol(f"a{i + 1}{j + 1}"))
    token, first = sp.Matrix(sp.symbols("w1:5")), sp.zeros(4, 1)
    first[row - 1] = 1
    score = sp.expand((first.T * matrix * token)[0])
    return all(sp.diff(score, matrix[r, c]) == 0 for r in range(1, 4) for c in range(4))


@speaks_of(**{**dict.fromkeys(PAPERS_OWN, ANY), "positions": SPREAD})
def other_rows_get_no_gradient(ctx: Context) -> Evidence:
    return by_proof(
        {"the score uses the first row only": scores_use_the_first_row_only()},
        (
            "As it is worded (row other than the first, and column neither 3 nor 4) it is right: the embedding of "
            "the classification token is the first unit vector, so only the first row of a matrix enters the "
            "scores (computed for all sixteen entries; not machine-checked: what no score contains moves no "
            "risk)."
        ),
    )


@otherwise(floor_refutes())
@for_the_papers_risk
def risk_zero_is_not_attained(ctx: Context) -> Evidence:
    odd, even = floors(ctx)
    return refuted_by(
        (
            "With the frozen classifier and b > 0 no heads in the plane have risk zero, the aligned ones of "
            "equation (2) among them (for odd k no heads at all do)."
        ),
        ("thm-5.optimum", odd),
        ("thm-5.optimum-even", even),
    )


@otherwise(no_limit_either)
@for_the_papers_risk
@asks(Scope.LIMIT)
def risk_of_aligned_heads_vanishes_in_the_limit(ctx: Context) -> Evidence:

    return msgspec.structs.replace(risk_vanishes_with_temperature_and_smoothing(ctx), part="")

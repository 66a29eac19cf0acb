"""The checks of Theorem 5: what the risk cannot fall below, where descent stalls, and the rate that is possible."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import sympy as sp

from theorems.han2025.shared.aligned import risk_vanishes_with_temperature_and_smoothing
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, refuted_by
from theorems.han2025.shared.floor import floors
from theorems.han2025.shared.other_floor import floor_refutes, no_limit_either
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, SPREAD, otherwise, speaks_of
from theorems.han2025.shared.vanishing import decide, defined
from verify.records import Context, Evidence, Scope, asks


def _floor_refutes(ctx: Context, consequence: str) -> Evidence:
    odd, even = floors(ctx)
    return refuted_by(
        (
            "The risk cannot reach zero: with the frozen classifier and b > 0 it is bounded below by a positive number "
            "for all position-only heads and, if k is odd, for all heads. At n = {n}, k = {k}, b = "
            "{b} it is above {fraction:.3g} whatever the heads, because the zero input has $S=0$ and $f(0)<1$. "
            "{consequence}"
        ).format(n=odd["n"], k=odd["k"], b=odd["b"], fraction=float(Fraction(odd["value"])), consequence=consequence),
        ("thm-5.floor", odd),
        ("thm-5.floor-even", even),
        derived=r"\mathcal L(\mathbf A)\ge(1-f(0))^2/2^n>0\quad(k\text{ odd},\ b>0,\ \text{all heads})",
    )


@otherwise(floor_refutes("iterations"))
@for_the_papers_risk
def risk_has_a_floor(ctx: Context) -> Evidence:
    """b > 0: on the zero input (odd k) or a single parity bit (even k) the classifier misses the margin, always.

    A number of iterations that has a value for all c and ε is exceeded by some t, and the risk is not below ε then.
    """
    stated = ctx.quantities["iterations"]
    if "iterations" in ctx.replaced and (found := defined(stated, "0 < c < 1, 0 < eps <= 1")).answer != "yes":
        return Evidence.unknown(
            f"The number of iterations {stated.text} was not shown to have a value: {found.reason}."
        )
    return _floor_refutes(ctx, r"So for smaller $\varepsilon$ no number of steps suffices, and no $c<1$ exists.")


@otherwise(floor_refutes("contraction", "rate"))
@for_the_papers_risk
def floor_contradicts_the_rate(ctx: Context) -> Evidence:
    """A factor below 1 for all step sizes and constants would bring the risk below its floor."""
    stated = ctx.quantities["contraction"]
    found = decide(stated, "<", "1", "eta > 0, mu > 0, eta*mu <= 1")
    if found.answer != "yes":
        return Evidence.unknown(f"It was not decided whether {stated.text} is below 1: {found.reason}.")
    return _floor_refutes(
        ctx, "Powers of a factor below 1 tend to zero, so the printed rate would bring it below that."
    )


@otherwise(floor_refutes())
@for_the_papers_risk
def floor_is_there_for_every_set(ctx: Context) -> Evidence:
    return _floor_refutes(ctx, "The floor is the same for every parity set of a size.")


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

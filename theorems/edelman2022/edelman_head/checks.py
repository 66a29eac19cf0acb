r"""The attention head, the layer and the scalar output at [CLS]: what follows from the definitions alone.

    head    f(X, z) = σ(W_Vᵀ Xᵀ softmax(X W_QKᵀ z)),    layer   row t is f(X, x_t),    scalar   wᵀ f at [CLS].

In every argument two tokens are named and the others enter through two sums, R = Σ e^{s_t} and N = Σ e^{s_t} y_t, so
that each line is about any context length.  The model in code is :mod:`numerics.head.model`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import sympy as sp

from numerics.head.model import head, layer, scalar_output
from theorems.edelman2022.shared import ALL_NORMS, NORMS, decimal, proved, shown, undecided, value_at
from verify.records import Context, Evidence, Finding, Kind, about
from verify.statement.formula import FormulaError, read_formula


def _mixture() -> dict[str, Any]:
    """Scores s, t and values y, u of two tokens; the others through R and N."""

    s, t, y, u, N, c = sp.symbols("s t y u N c", real=True)
    R = sp.Symbol("R", nonnegative=True)
    mean = (sp.exp(s) * y + sp.exp(t) * u + N) / (sp.exp(s) + sp.exp(t) + R)
    return {"s": s, "t": t, "y": y, "u": u, "N": N, "R": R, "c": c, "mean": mean}


def weights_are_positive_and_add_up_to_one(ctx: Context) -> Evidence:
    """With a = e^s, b = e^t > 0 and the rest R ≥ 0 of the others: a weight is a/(a + b + R), and all of them add up."""

    a, b, rest = sp.symbols("a b R")
    whole = a + b + rest
    total = sp.cancel(sp.together(a / whole + b / whole + rest / whole))
    positive = shown("a/(a + b + R)", ">", "0", "a > 0, b > 0, R >= 0")
    below_one = shown("1", ">=", "a/(a + b + R)", "a > 0, b >= 0, R >= 0")
    if not (positive and below_one and total.is_Integer):
        return undecided("the sum of the weights, or their sign, was not confirmed.")
    try:
        stated = ctx.quantities["total"].exact({})
    except FormulaError:
        return undecided("{total} has no exact value.".format(total=ctx.quantities["total"].text))
    if stated != int(total):
        return Evidence.no(Kind.ARGUED, f"The weights add up to {total}.", cases=1)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The denominator is a sum of exponentials, so it is positive, every weight lies in (0, 1] and they "
            "add up to 1: before σ the output is a convex combination of the T values."
        ),
        domain="all T >= 1, all real tokens and weights",
        derived=r"p_t=\frac{e^{s_t}}{\sum_re^{s_r}}>0,\quad\sum_tp_t=1",
    )


def a_common_shift_of_the_scores_cancels(ctx: Context) -> Evidence:

    m = _mixture()
    moved = m["mean"].subs(
        {
            m["s"]: m["s"] + m["c"],
            m["t"]: m["t"] + m["c"],
            m["R"]: m["R"] * sp.exp(m["c"]),
            m["N"]: m["N"] * sp.exp(m["c"]),
        },
        simultaneous=True,
    )
    return proved(
        (
            "Adding one number to all scores multiplies numerator and denominator by the same factor: computed "
            "for two tokens and the sums of the others, so in words only that these are all."
        ),
        {"the shift cancels": sp.simplify(moved - m["mean"]) == 0},
        domain="all T >= 1",
    )


def exchanging_two_tokens_changes_nothing(ctx: Context) -> Evidence:

    m = _mixture()
    pairs = {m["s"]: m["t"], m["t"]: m["s"], m["y"]: m["u"], m["u"]: m["y"]}
    swapped = m["mean"].subs(pairs, simultaneous=True)
    return proved(
        (
            "Exchanging two tokens exchanges their weights and leaves the mean; exchanges generate all "
            "permutations. So without positions the head is invariant, and the layer, whose row t has the context "
            "x_t, is equivariant. Not machine-checked: exchanges generate all permutations."
        ),
        {"the mean is symmetric": sp.simplify(swapped - m["mean"]) == 0},
        domain="all T >= 2",
    )


def copies_of_every_token_change_nothing(ctx: Context) -> Evidence:
    """The head over the list with every token r times, summed entry by entry, for three tokens and r up to 6."""

    raised, values = sp.symbols("a1:4", positive=True), sp.symbols("y1:4", real=True)  # e^s, and y
    tokens = list(zip(raised, values, strict=True))

    def mean(rows: list[tuple[Any, Any]]) -> Any:
        return sum(a * y for a, y in rows) / sum(a for a, _ in rows)

    facts = {
        f"{r} copies": sp.cancel(mean([token for token in tokens for _ in range(r)]) - mean(tokens)) == 0
        for r in range(1, 7)
    }
    return proved(
        (
            "Repeating every token r times multiplies both sums by r: a context of length T behaves like one of "
            "length rT, so the functions on length T are among those on length rT. The length enters through the "
            "softmax sums only. Written out for three tokens and r up to 6; not machine-checked: for every T "
            "and r."
        ),
        facts,
        domain="all T, r >= 1",
    )


@about()
def layer_and_scalar_output_are_heads(ctx: Context) -> Evidence:
    """Row t of the layer is the head with context x_t; the scalar output is a head over T + 1 tokens read by w."""

    size, dim = 3, 2
    X = sp.Matrix(size, dim, sp.symbols(f"x:{size * dim}", real=True))
    W = sp.Matrix(dim, dim, sp.symbols(f"w:{dim * dim}", real=True))
    table = X * W * X.T  # row t: the scores of context x_t
    rows = [(X * W.T * X[t, :].T).T for t in range(size)]
    facts = {
        "row t of X W_QK Xᵀ has the scores of context x_t": all(
            sp.expand(table[t, r] - rows[t][r]) == 0 for t in range(size) for r in range(size)
        )
    }
    return proved(
        (
            "Entry $(t,r)$ of $XW_{QK}X^T$ is the number $x_t^TW_{QK}x_r$, which equals its transpose "
            "$x_r^TW_{QK}^Tx_t$, entry $r$ of $XW_{QK}^Tx_t$: row $t$ has the scores of the head with context "
            "$x_t$, for every $T$ and $d$ (written out at $T=3$, $d=2$). With [CLS] as one more token the scalar "
            "output is that head's output read by $w$. In words: for every $T$ and $d$."
        ),
        facts,
        domain="all T, d >= 1",
    )


@about()
def code_agrees_with_high_precision(ctx: Context) -> Evidence:
    """numerics.head.model against the formula in plain loops at 50 digits, layer and scalar output included."""

    rng, worst, cases = np.random.default_rng(ctx.seed), 0.0, 0
    with mpmath.workdps(50):
        for length in (1, 2, 7):
            X, W, V = rng.normal(size=(length, 3)), rng.normal(size=(3, 3)), rng.normal(size=(3, 2))
            z, w = rng.normal(size=3), rng.normal(size=2)
            whole = np.vstack([z[None, :], X])
            pairs = [
                (head(X, z, W, V, np.tanh), _slow(X, z, W, V)),
                (layer(X, W, V, np.tanh)[-1], _slow(X, X[-1], W, V)),
                ([scalar_output(X, z, W, V, w, np.tanh)], [mpmath.fdot(map(float, w), _slow(whole, z, W, V))]),
            ]
            for fast, slow in pairs:
                worst = max([worst, *(abs(float(a - b)) for a, b in zip(fast, slow, strict=True))])
                cases += 1
    good = worst < 1e-12
    return Evidence(
        finding=Finding.YES if good else Finding.FAILED,
        kind=Kind.NUMERIC,
        cases=cases,
        corroborates=True,
        summary="The code agrees with the formula at 50 digits." if good else f"the code is off by {worst}.",
    )


def _slow(X: Any, z: Any, W: Any, V: Any) -> list[Any]:

    d, k = W.shape[0], V.shape[1]
    scores = [
        mpmath.fsum(mpmath.mpf(float(x[i])) * float(W[j, i]) * float(z[j]) for i in range(d) for j in range(d))
        for x in X
    ]
    whole = mpmath.fsum(map(mpmath.exp, scores))
    out = []
    for c in range(k):
        terms = [
            mpmath.exp(s) * mpmath.fsum(mpmath.mpf(float(x[i])) * float(V[i, c]) for i in range(d))
            for s, x in zip(scores, X, strict=True)
        ]
        out.append(mpmath.tanh(mpmath.fsum(terms) / whole))
    return out


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

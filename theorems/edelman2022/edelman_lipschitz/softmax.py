"""The checks of the Lipschitz lemma that are about softmax alone; the head is in ``lipschitz_checks``."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.bound.symbolic import as_sympy
from numerics.softmax import mean_deviation, modulus_facts, softmax_constant, widest_shift
from theorems.edelman2022.shared import about, above, ball, decimal, failed, shown, undecided, value_at
from verify.engines.relation import decide, defined
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError

if TYPE_CHECKING:
    from flint import arb

    from verify.statement.formula import Formula

LENGTHS = (*range(2, 65), 100, 128, 256, 512, 1000, 1024)


def _in_weights(quantity: Formula, weights: dict[str, Any]) -> Any:
    """A formula in p and q with the weights put in, as a quotient of polynomials; None where it is none."""

    try:
        return sp.together(as_sympy(quantity.tree, weights))
    except (FormulaError, TypeError, ValueError):
        return None


def derivative_of_softmax_is_a_covariance(ctx: Context) -> Evidence:
    """Two scores are named and the rest is one positive number; a = e^s and b = e^t, so d/ds is a·d/da."""

    a, b, rest = sp.symbols("a b R", positive=True)
    p, q = a / (a + b + rest), b / (a + b + rest)
    exact = {"own": a * sp.diff(p, a), "cross": b * sp.diff(p, b)}
    for name, value in exact.items():
        if defined(ctx.quantities[name], "0 < p < 1, 0 < q < 1, p + q <= 1").answer != "yes":
            return undecided(f"{ctx.quantities[name].text} is not shown to have a value for all weights.")
        given = _in_weights(ctx.quantities[name], {"p": p, "q": q})
        if given is None or not given.is_rational_function(a, b, rest):
            return undecided(f"{ctx.quantities[name].text} is not a quotient of polynomials in the weights.")
        top = sp.expand(sp.numer(sp.together(given - value)))
        if top != 0:
            return Evidence.no(
                Kind.ARGUED,
                f"{ctx.quantities[name].text} is not the derivative: the difference is a quotient whose "
                "numerator does not vanish.",
                cases=1,
            )
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"$\partial p_i/\partial s_j=p_i([i=j]-p_j)$ for any number of scores: two are named, the rest is one "
            "positive number."
        ),
        domain="all T >= 2, all real scores",
        derived=r"J=\operatorname{diag}(p)-pp^T",
    )


def derivative_has_norm_at_most_one(ctx: Context) -> Evidence:

    value, most = value_at(ctx.quantities["derivative_norm"], {}), mean_deviation()
    if most is None or value is None:
        return undecided("the largest mean deviation was not confirmed, or the norm has no value.")
    if value < ball(most):
        return Evidence.no(
            Kind.ARGUED, f"Two equal scores, moved in opposite directions, give the norm {most}.", cases=1
        )
    if not value >= ball(most):
        return undecided("the norm cannot be told from the largest mean deviation.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"$\lVert Jv\rVert_1=\sum_t p_t|v_t-E_pv|$ is convex in $v$, so it is largest at a vector of signs, "
            r"where it is $4P(1-P)\le1$ with $P$ the weight of the plus signs; $P=1/2$ gives 1. Not machine-checked"
            ": convexity."
        ),
        domain="all T >= 2, all real scores",
        derived=r"\lVert J\rVert_{\infty\to1}=\max_P 4P(1-P)=1-\min_P(1-2P)^2\le1",
    )


@about("softmax", "constant")
def softmax_has_the_constant(ctx: Context) -> Evidence:
    """Yes if c(T) ≥ 1 is shown for T ≥ 2 and c(1) ≥ 0; no at the first length with a smaller value."""

    quantity, best = ctx.quantities["constant"], softmax_constant()
    if (bad := failed(modulus_facts() | {"the slope at 0": best is not None})) is not None:
        return bad
    for length in (1, *LENGTHS, *_length_of(quantity, str(best))):
        value = value_at(quantity, {"T": length})
        if value is None:
            return undecided(f"{quantity.text} has no value at T = {length}.")
        if value < (ball(best or 0) if length > 1 else 0):
            return _softmax_refuted(quantity.text, length, value)
    first = value_at(quantity, {"T": 1})
    if not shown(quantity, ">=", str(best), "T : int, T >= 2") or first is None or not first >= 0:
        return undecided(f"{quantity.text} is not shown to be at least 1 for all T ≥ 2.")
    opening = "True, and twice the best: " if "constant" not in ctx.replaced else "True: "
    return Evidence.yes(
        Kind.ARGUED,
        opening
        + (
            r"the weights move by at most $2\tanh(\delta/2)<\delta$ when no score moves by more than $\delta$, for "
            r"every $T\ge2$ (and not at all for $T=1$), so the best constant is 1. Not machine-checked: from "
            "the scores to the odds of a set."
        ),
        domain="all T >= 1, all real scores",
        derived=r"\lVert p-p'\rVert_1\le2\tanh(\delta/2)\le\delta,\quad\delta=\lVert s-s'\rVert_\infty",
    )


def _length_of(quantity: Formula, least: str) -> list[int]:
    """A length at which the engines found the constant too small, if there is one."""

    order = decide(quantity, ">=", least, "T : int, T >= 2")
    found = order.witness.get("T") if order.answer == "no" and not order.undefined else None
    return [int(found)] if found is not None else []


def _softmax_refuted(text: str, length: int, value: arb) -> Evidence:
    if length == 1:
        if above(value) >= 0:
            return undecided(f"{text} cannot be told from 0 at T = 1.")
    else:
        constant = above(value)
        if constant >= 1 or widest_shift(ball(constant + (1 - constant) / 4)) is None:
            return undecided(f"{text} is below 1 at T = {length}, by too little to show it with two scores.")
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At T = {length} the constant {text} is {decimal(value, 6)}, and two scores that are exchanged, the "
            "others far below, move the weights further."
        ),
        cases=1,
    )


def _modulus(ctx: Context, name: str) -> Evidence:
    """(E - 1)/(E + 1) is the largest gain of a set at E = e^δ, and the weights move by twice that."""

    quantity = ctx.quantities[name]
    if (bad := failed(modulus_facts())) is not None:
        return bad
    order = decide(quantity, "==", "2*(exp(delta) - 1)/(exp(delta) + 1)", "delta > 0")
    if order.answer == "no" and not order.undefined:
        at = order.witness["delta"]
        return Evidence.no(
            Kind.ARGUED,
            f"At δ = {at} {quantity.text} is not 2 tanh(δ/2), which two exchanged scores attain and nothing exceeds.",
            cases=1,
        )
    if order.answer != "yes":
        return undecided(f"{quantity.text} is not shown to be 2(e^δ - 1)/(e^δ + 1) for all δ > 0.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"The odds of any set of positions grow at most by $e^{2\delta}$, so it gains at most "
            r"$\tanh(\delta/2)$; two exchanged scores attain it. Not machine-checked: from the scores to the "
            "odds of a set."
        ),
        domain="all T >= 2, all delta > 0",
        derived=r"\sup\lVert p-p'\rVert_1=2\tanh(\delta/2)",
    )


@about("modulus", "modulus")
def modulus_is_exact_for_every_length(ctx: Context) -> Evidence:
    return _modulus(ctx, "modulus")


@about("modulus", "repair.modulus")
def modulus_of_the_repair_is_exact(ctx: Context) -> Evidence:
    return _modulus(ctx, "repair.modulus")


@about("softmax", "repair.constant")
def constant_of_softmax_is_the_best(ctx: Context) -> Evidence:

    quantity, best = ctx.quantities["repair.constant"], softmax_constant()
    if best is None:
        return undecided("the slope of the modulus was not confirmed.")
    value = value_at(quantity, {})
    if value is None:
        return undecided(f"{quantity.text} has no value.")
    if value < ball(best):
        return _softmax_refuted(quantity.text, 2, value)
    share = Fraction(999999, 10**6) * best
    shift = widest_shift(ball(share))
    if not value <= ball(best) or shift is None:
        text = f"It is not the best: the constant {best} is proved for every length."
        return Evidence.no(Kind.ARGUED, text) if value > ball(best) else undecided("")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "It is the slope at 0 of the exact modulus, which is nowhere steeper; two scores reach 0.999999 of "
            "it. Not machine-checked: more positions with low scores change nothing."
        ),
        domain="all T >= 2",
    )

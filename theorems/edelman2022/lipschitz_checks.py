"""The checks of the Lipschitz lemma; the claim itself and the argument are in ``lipschitz``."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.edelman2022.common import (
    ALL_NORMS,
    NORMS,
    about,
    above,
    ball,
    below,
    decimal,
    failed,
    proved,
    shown,
    undecided,
    value_at,
)
from verify.records import Certificate, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from flint import arb

BEST = {  # the best constant of each part, for all norms
    "weights": "L*B_V*B_X**3",
    "values": "L*B_X",
    "tokens": "L*B_V*sqrt(1 + (B_QK*B_X**2)**2)",
    "context": "L*B_V*B_QK*B_X**2",
}
VARIED = {"weights": "scores", "values": "values", "tokens": "tokens", "context": "context"}
WORDS = {
    "weights": "score matrix (Frobenius norm)", "values": "value map (Euclidean norm)",
    "tokens": "tokens (largest Euclidean norm of one)", "context": "context token (Euclidean norm)",
}
LENGTHS = (*range(2, 65), 100, 128, 256, 512, 1000, 1024)
SIZES = tuple(Fraction(value) for value in ("1", "1/10", "10", "1/1000", "1000"))


def all_facts() -> dict[str, bool]:
    from numerics.softmax_bounds import derivative_facts, modulus_facts, moment_facts

    return modulus_facts() | derivative_facts() | moment_facts()


# ------------------------------------------------------------------------------------------------ softmax

def derivative_of_softmax_is_a_covariance(ctx: Context) -> Evidence:
    from numerics.softmax_bounds import derivative_facts

    return proved(
        r"$\partial p_i/\partial s_j=p_i([i=j]-p_j)$ for any number of scores: two are named, the rest is one positive "
        r"number.", derivative_facts(), domain="all T >= 2, all real scores",
        derived=r"J=\operatorname{diag}(p)-pp^T")


def derivative_has_norm_at_most_one(ctx: Context) -> Evidence:
    from numerics.softmax_bounds import derivative_facts

    return proved(
        r"$\lVert Jv\rVert_1=\sum_t p_t|v_t-E_pv|$ is convex in $v$, so it is largest at a vector of signs, where it "
        r"is $4P(1-P)\le1$ with $P$ the weight of the plus signs; $P=1/2$ gives 1.", derivative_facts(),
        domain="all T >= 2, all real scores",
        derived=r"\lVert J\rVert_{\infty\to1}=\max_P 4P(1-P)=1-\min_P(1-2P)^2\le1")


@about("softmax")
def softmax_has_the_constant(ctx: Context) -> Evidence:
    """Yes if c(T) ≥ 1 is shown for T ≥ 2 and c(1) ≥ 0; no at the first length with a smaller value."""
    from numerics.softmax_bounds import modulus_facts

    quantity = ctx.quantities["constant"]
    if (bad := failed(modulus_facts())) is not None:
        return bad
    for length in (1, *LENGTHS):
        value = value_at(quantity, {"T": length})
        if value is None:
            return undecided(f"{quantity.text} has no value at T = {length}.")
        if value < (1 if length > 1 else 0):
            return _softmax_refuted(quantity.text, length, value)
    first = value_at(quantity, {"T": 1})
    if not shown(quantity, ">=", "1", "integers T >= 2") or first is None or not first >= 0:
        return undecided(f"{quantity.text} is not shown to be at least 1 for all T ≥ 2.")
    opening = "True, and twice the best: " if "constant" not in ctx.replaced else "True: "
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all T >= 1, all real scores",
        derived=r"\lVert p-p'\rVert_1\le2\tanh(\delta/2)\le\delta,\quad\delta=\lVert s-s'\rVert_\infty",
        summary=opening + r"the weights move by at most $2\tanh(\delta/2)<\delta$ when no score moves by more than "
                          r"$\delta$, for every $T\ge2$ (and not at all for $T=1$), so the best constant is 1.")


def _softmax_refuted(text: str, length: int, value: arb) -> Evidence:
    from numerics.softmax_bounds import two_scores, widest_shift

    if length == 1:
        body = {"kind": "softmax-change", "T": 1, "first": ["0"], "second": ["1"], "constant": str(above(value))}
        if above(value) >= 0:
            return undecided(f"{text} cannot be told from 0 at T = 1.")
    else:
        constant = above(value)
        shift = None if constant >= 1 else widest_shift(ball(constant + (1 - constant) / 4))
        if shift is None:
            return undecided(f"{text} is below 1 at T = {length}, by too little to show it with two scores.")
        rest = ["-1000"] * (length - 2)
        first, second = ([str(s) for s in scores] + rest for scores in two_scores(shift))
        body = {"kind": "softmax-change", "T": length, "first": first, "second": second, "constant": str(constant)}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, cases=1,
        summary=f"At T = {length} the constant {text} is {decimal(value, 6)}, and two scores that are exchanged move "
                "the weights further.",
        certificates=(Certificate(name=f"edelman-lipschitz.softmax.T{length}.json", body=body),))


def modulus_is_exact_for_every_length(ctx: Context) -> Evidence:
    """2 tanh(δ/2), with a table of enclosures for the checker."""
    from numerics.softmax_bounds import modulus, modulus_facts

    rows = []
    for delta in (Fraction(1, 100), Fraction(1, 2), Fraction(2), Fraction(10)):
        value = modulus(delta)
        body = {"kind": "softmax-modulus", "delta": str(delta), "lower": str(below(value) - Fraction(1, 2**40)),
                "upper": str(above(value) + Fraction(1, 2**40))}
        rows.append(Certificate(name=f"edelman-lipschitz.modulus.{str(delta).replace('/', '-')}.json", body=body))
    return proved(
        r"The odds of any set of positions grow at most by $e^{2\delta}$, so it gains at most $\tanh(\delta/2)$; two "
        r"exchanged scores attain it.", modulus_facts(),
        domain="all T >= 2, all delta > 0", certificates=tuple(rows),
        derived=r"\sup\lVert p-p'\rVert_1=2\tanh(\delta/2)")


# ---------------------------------------------------------------------------------------------- the head

def _at_least_the_best(ctx: Context, name: str) -> bool:
    """The constant is at least the best one for all norms."""
    return shown(ctx.quantities[name], ">=", BEST[name], ALL_NORMS)


def _part(ctx: Context, name: str, why: str) -> Evidence:
    """One constant of the head: refuted by two explicit heads, or shown to be at least the best one for all norms."""
    quantity = ctx.quantities[name]
    if (bad := failed(all_facts())) is not None:
        return bad
    if (found := _counterexample(ctx, name)) is not None:
        return found
    best = _latex(name)
    if not _at_least_the_best(ctx, name):
        return undecided(f"{quantity.text} is not shown to be at least the best constant for all norms.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all T, all positive norms", derived=best,
                    summary=f"{why} The best constant for all T and d together is ${best}$.")


def _latex(name: str) -> str:
    from numerics.expression import parse

    text = parse(BEST[name], NORMS).latex()
    return text.replace(r"\mathrm{B\_V}", "B_V").replace(r"\mathrm{B\_X}", "B_X").replace(r"\mathrm{B\_QK}", "B_{QK}")


def _points() -> list[dict[str, Fraction]]:
    rows = [dict.fromkeys(NORMS, size) for size in SIZES]
    rows += [dict.fromkeys(NORMS, Fraction(1)) | dict.fromkeys(group, size)
             for n in (1, 2) for group in itertools.combinations(NORMS, n) for size in SIZES[1:]]
    return rows


def _counterexample(ctx: Context, name: str) -> Evidence | None:
    from numerics.expression import parse
    from numerics.softmax_bounds import change_quotient, sharp_change

    best = parse(BEST[name], NORMS)
    for norms in _points():
        value = value_at(ctx.quantities[name], dict(norms))
        if value is None:
            return undecided(f"{ctx.quantities[name].text} has no value at {norms}.")
        if not value < best.ball(dict(norms)):
            continue
        for digits in range(1, 12):
            body: dict[str, Any] = sharp_change(VARIED[name], norms, _small(norms, digits))
            constant = _short_above(value, change_quotient(body))
            if constant is not None:
                at = ", ".join(f"{key} = {size}" for key, size in norms.items())
                return Evidence(
                    finding=Finding.NO, kind=Kind.CERTIFIED,
                    summary=f"At {at} two explicit heads that differ in the {WORDS[name]} only move the output by more "
                            f"than {decimal(value, 6)} times the distance.",
                    certificates=(Certificate(name=f"edelman-lipschitz.{name}.json", body={
                        "kind": "head-change", **body, "constant": str(constant)}),))
    return None


def _small(norms: dict[str, Fraction], digits: int) -> Fraction:
    """A step that keeps the scores small, whatever the norms are."""
    return Fraction(1, 10**digits) / max(Fraction(1), norms["B_QK"] * norms["B_X"] ** 2)


def _short_above(value: arb, quotient: arb) -> Fraction | None:
    """A rational from the value to the quotient, or None if they cannot be told apart."""
    for bits in (8, 20, 40, 80):
        constant = above(value, bits)
        if ball(constant) < quotient:
            return constant
    return None


@about("scores")
def head_is_lipschitz_in_scores_and_values(ctx: Context) -> Evidence:
    """p·y - p'·y' = (p - p')·y + p'·(y - y'), and (p - p') sums to zero."""
    import sympy as sp

    from numerics.softmax_bounds import modulus_facts

    p, q, y, u = (sp.symbols(f"{name}1:4", real=True) for name in "pqyu")
    dot = [sum(a * b for a, b in zip(*pair, strict=True)) for pair in ((p, y), (q, u))]
    parts = sum((a - b) * c for a, b, c in zip(p, q, y, strict=True)) + sum(
        b * (c - e) for b, c, e in zip(q, y, u, strict=True))
    return proved(
        r"Scores move the mean of values in $[-M,M]$, $M=B_VB_X$, by at most $2M\tanh(\delta/2)$, and values by at "
        r"most the largest change of one. With the quoted constant of softmax the factor of the scores is $2LM$, with "
        r"the best one $LM$; values $\pm M$ on two exchanged scores attain the modulus.",
        modulus_facts() | {"the difference splits": sp.expand(dot[0] - dot[1] - parts) == 0},
        domain="all T >= 1, all scores and values",
        derived=r"|f-f'|\le L\bigl(2B_VB_X\tanh(\tfrac12\lVert s-s'\rVert_\infty)+\lVert y-y'\rVert_\infty\bigr)")


@about("score matrix")
def head_is_lipschitz_in_the_score_matrix(ctx: Context) -> Evidence:
    return _part(ctx, "weights", r"A change of $W_{QK}$ moves no score by more than $B_X^2$ times its norm, and scores "
                                 r"move the mean of values in $[-B_VB_X,B_VB_X]$ by at most $B_VB_X$ times the "
                                 r"constant of softmax.")


@about("value map")
def head_is_lipschitz_in_the_value_map(ctx: Context) -> Evidence:
    return _part(ctx, "values", "A mean of values moves at most as far as the value that moves furthest.")


@about("tokens")
def head_is_lipschitz_in_the_tokens(ctx: Context) -> Evidence:
    return _part(ctx, "tokens", r"A token moves its value by at most $B_V$ and its score by at most $B_{QK}B_X$ times "
                                r"its own change; the two effects are orthogonal on average, so they add like the "
                                r"sides of a right angle.")


@about("context")
def head_is_lipschitz_in_the_context(ctx: Context) -> Evidence:
    return _part(ctx, "context", r"The context moves no score by more than $B_{QK}B_X$ times its own change.")


def constant_one_is_attained_in_the_limit(ctx: Context) -> Evidence:
    """Sharpness: for every constant below the best there are two heads; here the quotient 0.999999 of each."""
    from numerics.expression import parse
    from numerics.softmax_bounds import change_quotient, sharp_change, two_scores, widest_shift

    share, rows = Fraction(999999, 10**6), []
    shift = widest_shift(ball(share))
    if shift is None:
        return undecided("no two scores were found.")
    first, second = ([str(s) for s in scores] for scores in two_scores(shift))
    rows.append(Certificate(name="edelman-lipschitz.sharp.softmax.json", body={
        "kind": "softmax-change", "T": 2, "first": first, "second": second, "constant": str(share)}))
    norms = dict.fromkeys(NORMS, Fraction(1))
    for name in BEST:
        wanted = above(parse(BEST[name], NORMS).ball(dict(norms)) * ball(share))
        for digits in range(3, 10):
            body = sharp_change(VARIED[name], norms, Fraction(1, 10**digits))
            if change_quotient(body) > ball(wanted):
                rows.append(Certificate(name=f"edelman-lipschitz.sharp.{name}.json", body={
                    "kind": "head-change", **body, "constant": str(wanted)}))
                break
        else:
            return undecided(f"no two heads were found for the {WORDS[name]}.")
    return Evidence(
        finding=Finding.YES, kind=Kind.CERTIFIED, cases=len(rows), certificates=tuple(rows),
        summary="None of the five can be lowered: explicit scores and heads reach 0.999999 of each constant at unit "
                "norms with two tokens in two dimensions, and the quotient tends to the constant as the step goes to "
                "0. Each is the best for all T and d together.")


def best_constants_are_proved(ctx: Context) -> Evidence:
    return proved(
        r"With the constants $1$ for softmax, $LB_VB_X^3$ for the score matrix, $LB_X$ for the value map, "
        r"$LB_V\sqrt{1+B_{QK}^2B_X^4}$ for the tokens and $LB_VB_{QK}B_X^2$ for the context the statement stands. By "
        r"duality the same holds for the Euclidean norm of an output with several coordinates and a value matrix of "
        r"spectral norm $B_V$.",
        all_facts(), domain="all T >= 1, all norms",
        derived=r"\sum_tp_t\lVert v+(y_t-\bar y)q\rVert\le\sqrt{\lVert v\rVert^2+\operatorname{Var}_p(y)\lVert "
                r"q\rVert^2}")

"""The checks of the Lipschitz lemma, one for each thing that is varied."""

from __future__ import annotations

import functools
import itertools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.softmax import (
    best_constants,
    change_quotient,
    derivative_facts,
    modulus_facts,
    moment_facts,
    sharp_change,
    softmax_constant,
)
from theorems.edelman2022.shared import ALL_NORMS, NORMS, about, decimal, failed, shown, undecided, value_at
from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind
from verify.statement.formula import read_formula

if TYPE_CHECKING:
    pass

VARIED = {"weights": "scores", "values": "values", "tokens": "tokens", "context": "context"}
WORDS = {
    "weights": "score matrix (Frobenius norm)",
    "values": "value map (Euclidean norm)",
    "tokens": "tokens (largest Euclidean norm of one)",
    "context": "context token (Euclidean norm)",
}
SIZES = tuple(Fraction(value) for value in ("1", "1/10", "10", "1/1000", "1000"))


@functools.lru_cache(maxsize=1)
def best_texts() -> dict[str, str]:
    """The best constant of each part, for all norms, as the instrument puts it together."""

    return best_constants()


def _plain(name: str) -> str:
    return name.removeprefix("repair.")


@functools.lru_cache(maxsize=1)
def all_facts() -> dict[str, bool]:

    together = {"the constants are put together": bool(best_texts())}
    return modulus_facts() | derivative_facts() | moment_facts() | together


# ---------------------------------------------------------------------------------------------- the head


def _at_least_the_best(ctx: Context, name: str) -> bool:
    """The constant is at least the best one for all norms."""
    return shown(ctx.quantities[name], ">=", best_texts()[_plain(name)], ALL_NORMS)


def part(ctx: Context, name: str, why: str) -> Evidence:
    """One constant of the head: refuted by two explicit heads, or shown to be at least the best one for all norms."""
    quantity = ctx.quantities[name]
    if (bad := failed(all_facts())) is not None:
        return bad
    if (found := _counterexample(ctx, name)) is not None:
        return found
    best = _latex(name)
    if not _at_least_the_best(ctx, name):
        return undecided(f"{quantity.text} is not shown to be at least the best constant for all norms.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"{why} The best constant for all T and d together is ${best}$. Not machine-checked: from the "
            "scores and values to the mean, by Cauchy and Schwarz."
        ),
        domain="all T, all positive norms",
        derived=best,
    )


def _latex(name: str) -> str:

    shown_as = {"weights": "L*B_V*B_X**3", "tokens": "L*B_V*sqrt(1 + (B_QK*B_X**2)**2)", "context": "L*B_V*B_QK*B_X**2"}
    return read_formula(shown_as.get(_plain(name), "L*B_X"), NORMS).latex()


def _points() -> list[dict[str, Fraction]]:
    rows = [dict.fromkeys(NORMS, size) for size in SIZES]
    rows += [
        dict.fromkeys(NORMS, Fraction(1)) | dict.fromkeys(group, size)
        for n in (1, 2)
        for group in itertools.combinations(NORMS, n)
        for size in SIZES[1:]
    ]
    return rows


def _counterexample(ctx: Context, name: str) -> Evidence | None:

    plain = _plain(name)
    best = read_formula(best_texts()[plain], NORMS)
    for norms in (*_points(), *_followed(ctx, name)):
        value = value_at(ctx.quantities[name], dict(norms))
        if value is None:
            return undecided(f"{ctx.quantities[name].text} has no value at {norms}.")
        if not value < best.ball(dict(norms)):
            continue
        for digits in range(1, 12):
            body: dict[str, Any] = sharp_change(VARIED[plain], norms, _small(norms, digits))
            if value < change_quotient(body):
                at = ", ".join(f"{key} = {size}" for key, size in norms.items())
                return Evidence.no(
                    Kind.ARGUED,
                    (
                        f"At {at} two explicit heads that differ in the {WORDS[plain]} only move the output by "
                        f"more than {decimal(value, 6)} "
                        "times the distance."
                    ),
                )
    return None


def _followed(ctx: Context, name: str) -> list[dict[str, Fraction]]:
    """Where the engines found the formula below the best constant."""

    order = decide(ctx.quantities[name], ">=", best_texts()[_plain(name)], ALL_NORMS)
    if order.answer != "no" or order.undefined or set(order.witness) != set(NORMS):
        return []
    return [dict(order.witness)] if max(len(str(v)) for v in order.witness.values()) < 40 else []


def _small(norms: dict[str, Fraction], digits: int) -> Fraction:
    """A step that keeps the scores small, whatever the norms are."""
    return Fraction(1, 10**digits) / max(Fraction(1), norms["B_QK"] * norms["B_X"] ** 2)


@about("scores", "score_factor", "value_factor")
def head_is_lipschitz_in_scores_and_values(ctx: Context) -> Evidence:
    """p·y - p'·y' = (p - p')·y + p'·(y - y'), and (p - p') sums to zero."""

    p, q, y, u = (sp.symbols(f"{name}1:4", real=True) for name in "pqyu")
    dot = [sum(a * b for a, b in zip(*pair, strict=True)) for pair in ((p, y), (q, u))]
    parts = sum((a - b) * c for a, b, c in zip(p, q, y, strict=True)) + sum(
        b * (c - e) for b, c, e in zip(q, y, u, strict=True)
    )
    facts = modulus_facts() | {"the difference splits": sp.expand(dot[0] - dot[1] - parts) == 0}
    if (bad := failed(facts)) is not None:
        return bad
    for name, least in (("score_factor", f"L*({softmax_constant()})*(B_V*B_X)"), ("value_factor", "L")):
        order = decide(ctx.quantities[name], ">=", least, ALL_NORMS)
        if order.answer == "no" and not order.undefined:
            return Evidence.no(
                Kind.ARGUED,
                (
                    "{quantities} is less than {least} {split}, and two exchanged scores with values of both signs, or "
                    "equal values that move together, come as close to that as one likes."
                ).format(quantities=ctx.quantities[name].text, least=least, split=order.reason.split(" the ")[0]),
                cases=1,
            )
        if order.answer != "yes":
            return undecided(f"{ctx.quantities[name].text} is not shown to be at least {least} for all norms.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"Scores move the mean of values in $[-M,M]$, $M=B_VB_X$, by at most $2M\tanh(\delta/2)$, and values "
            "by at most the largest change of one. With the quoted constant of softmax the factor of the scores "
            r"is $2LM$, with the best one $LM$; values $\pm M$ on two exchanged scores attain the modulus. Not "
            r"machine-checked"
            ": a mean of numbers of size M against the change of its weights."
        ),
        domain="all T >= 1, all scores and values",
        derived=r"|f-f'|\le L\bigl(2B_VB_X\tanh(\tfrac12\lVert s-s'\rVert_\infty)+\lVert y-y'\rVert_\infty\bigr)",
    )


@about("score matrix", "weights")
def head_is_lipschitz_in_the_score_matrix(ctx: Context) -> Evidence:
    return part(
        ctx,
        "weights",
        (
            "A change of $W_{QK}$ moves no score by more than $B_X^2$ times its norm, and scores move the mean of "
            "values in $[-B_VB_X,B_VB_X]$ by at most $B_VB_X$ times the constant of softmax."
        ),
    )


@about("value map", "values")
def head_is_lipschitz_in_the_value_map(ctx: Context) -> Evidence:
    return part(ctx, "values", "A mean of values moves at most as far as the value that moves furthest.")


@about("tokens", "tokens")
def head_is_lipschitz_in_the_tokens(ctx: Context) -> Evidence:
    return part(
        ctx,
        "tokens",
        (
            "A token moves its value by at most $B_V$ and its score by at most $B_{QK}B_X$ times its own change; "
            "the two effects are orthogonal on average, so they add like the sides of a right angle."
        ),
    )


@about("context", "context")
def head_is_lipschitz_in_the_context(ctx: Context) -> Evidence:
    return part(ctx, "context", "The context moves no score by more than $B_{QK}B_X$ times its own change.")

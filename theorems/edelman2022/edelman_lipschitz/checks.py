"""The checks of the Lipschitz lemma, one for each thing that is varied."""

from __future__ import annotations

import functools
import itertools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.formula.grammar import parse
from numerics.formula.order import decide
from numerics.softmax import (
    best_constants,
    change_quotient,
    derivative_facts,
    modulus_facts,
    moment_facts,
    sharp_change,
    softmax_constant,
)
from theorems.edelman2022.shared import (
    ALL_NORMS,
    NORMS,
    about,
    above,
    ball,
    decimal,
    failed,
    shown,
    undecided,
    value_at,
)
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

if TYPE_CHECKING:
    from flint import arb

say = words_beside(__package__)

VARIED = {"weights": "scores", "values": "values", "tokens": "tokens", "context": "context"}
WORDS = {
    "weights": say("words.text"),
    "values": say("words.text-2"),
    "tokens": say("words.text-3"),
    "context": say("words.text-4"),
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

    together = {say("all_facts.fact"): bool(best_texts())}
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
        return undecided(say("part.unknown", quantity=quantity.text))
    return Evidence.yes(Kind.ARGUED, say("part.yes", why=why, best=best), domain=say("part.domain"), derived=best)


def _latex(name: str) -> str:

    shown_as = {"weights": "L*B_V*B_X**3", "tokens": "L*B_V*sqrt(1 + (B_QK*B_X**2)**2)", "context": "L*B_V*B_QK*B_X**2"}
    return parse(shown_as.get(_plain(name), "L*B_X"), NORMS).latex()


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
    best = parse(best_texts()[plain], NORMS)
    for norms in (*_points(), *_followed(ctx, name)):
        value = value_at(ctx.quantities[name], dict(norms))
        if value is None:
            return undecided(say("counterexample.unknown", quantities=ctx.quantities[name].text, norms=norms))
        if not value < best.ball(dict(norms)):
            continue
        for digits in range(1, 12):
            body: dict[str, Any] = sharp_change(VARIED[plain], norms, _small(norms, digits))
            constant = _short_above(value, change_quotient(body))
            if constant is not None:
                at = ", ".join(f"{key} = {size}" for key, size in norms.items())
                return Evidence.no(
                    Kind.CERTIFIED,
                    say("counterexample.no", at=at, words=WORDS[plain], value=decimal(value, 6)),
                    certificates=(
                        Certificate(
                            name=f"edelman-lipschitz.{name}.json",
                            body={"kind": "head-change", **body, "constant": str(constant)},
                        ),
                    ),
                )
    return None


def _followed(ctx: Context, name: str) -> list[dict[str, Fraction]]:
    """Where the test of order found the formula below the best constant."""

    order = decide(ctx.quantities[name], ">=", best_texts()[_plain(name)], ALL_NORMS)
    if order.answer != "no" or order.undefined or set(order.witness) != set(NORMS):
        return []
    return [dict(order.witness)] if max(len(str(v)) for v in order.witness.values()) < 40 else []


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


@about("scores", "score_factor", "value_factor")
def head_is_lipschitz_in_scores_and_values(ctx: Context) -> Evidence:
    """p·y - p'·y' = (p - p')·y + p'·(y - y'), and (p - p') sums to zero."""

    p, q, y, u = (sp.symbols(f"{name}1:4", real=True) for name in "pqyu")
    dot = [sum(a * b for a, b in zip(*pair, strict=True)) for pair in ((p, y), (q, u))]
    parts = sum((a - b) * c for a, b, c in zip(p, q, y, strict=True)) + sum(
        b * (c - e) for b, c, e in zip(q, y, u, strict=True)
    )
    facts = modulus_facts() | {
        say("head_is_lipschitz_in_scores_and_values.fact"): sp.expand(dot[0] - dot[1] - parts) == 0
    }
    if (bad := failed(facts)) is not None:
        return bad
    for name, least in (("score_factor", f"L*({softmax_constant()})*(B_V*B_X)"), ("value_factor", "L")):
        order = decide(ctx.quantities[name], ">=", least, ALL_NORMS)
        if order.answer == "no" and not order.undefined:
            return Evidence.no(
                Kind.ARGUED,
                say(
                    "head_is_lipschitz_in_scores_and_values.no",
                    quantities=ctx.quantities[name].text,
                    least=least,
                    split=order.reason.split(" the ")[0],
                ),
                cases=1,
            )
        if order.answer != "yes":
            return undecided(
                say("head_is_lipschitz_in_scores_and_values.unknown", quantities=ctx.quantities[name].text, least=least)
            )
    return Evidence.yes(
        Kind.ARGUED,
        say("head_is_lipschitz_in_scores_and_values.yes"),
        domain=say("head_is_lipschitz_in_scores_and_values.domain"),
        derived=r"|f-f'|\le L\bigl(2B_VB_X\tanh(\tfrac12\lVert s-s'\rVert_\infty)+\lVert y-y'\rVert_\infty\bigr)",
    )


@about("score matrix", "weights")
def head_is_lipschitz_in_the_score_matrix(ctx: Context) -> Evidence:
    return part(ctx, "weights", say("head_is_lipschitz_in_the_score_matrix.part"))


@about("value map", "values")
def head_is_lipschitz_in_the_value_map(ctx: Context) -> Evidence:
    return part(ctx, "values", say("head_is_lipschitz_in_the_value_map.part"))


@about("tokens", "tokens")
def head_is_lipschitz_in_the_tokens(ctx: Context) -> Evidence:
    return part(ctx, "tokens", say("head_is_lipschitz_in_the_tokens.part"))


@about("context", "context")
def head_is_lipschitz_in_the_context(ctx: Context) -> Evidence:
    return part(ctx, "context", say("head_is_lipschitz_in_the_context.part"))

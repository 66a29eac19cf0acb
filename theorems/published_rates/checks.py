"""What is asked of a published rate, and what two exact ends answer at each size.

======================  ==========================================  =============================================
question                yes                                         no
======================  ==========================================  =============================================
is it an upper bound?   at every size a proof                       at some size an instance above it
is it attained?         at every size an instance that reaches it   at some size a proof of a smaller bound
======================  ==========================================  =============================================

A rate that is said to be tight is both; these are two parts of that statement.  Everything else is unknown.  An
irrational rate is enclosed: it is proved with a rational below it and refuted with one above it, so it cannot be found
to be attained.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from numerics.worst_case import WorstCase, certificate
from theorems.published_rates.methods import METHODS
from theorems.published_rates.table import Rate, Size, shown
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind, Scope, asks
from verify.statement.formula import InexactError

__all__ = ["attained", "constants", "guaranteed"]

SMALLER = Fraction(999_999, 1_000_000)  # how much smaller a bound must be provable to say that a rate is not attained
DIGITS = 10**15


def _worst(method: str, size: Size) -> WorstCase:

    return WorstCase(METHODS[method](**size))


def _enclosed(ctx: Context, size: Size) -> tuple[Fraction, Fraction]:
    """Two rationals around the rate; the same twice where it is rational."""

    rate = ctx.quantities["rate"]
    try:
        value: Fraction = rate.exact(size)
        return value, value
    except InexactError:
        scaled = rate.ball(size) * DIGITS
        low, high = scaled.lower().floor().unique_fmpz(), scaled.upper().ceil().unique_fmpz()
        return Fraction(int(low), DIGITS), Fraction(int(high), DIGITS)


def _named(rate: Rate, end: str, number: int, body: dict[str, Any]) -> Certificate:
    return Certificate(name=f"{rate.id}.{end}.{number + 1}.json", body=body)


Answer = tuple[Finding, str, tuple[Certificate, ...]]


def _above(rate: Rate, number: int, size: Size, tau: Fraction, *, strictly: bool) -> Certificate | None:
    """An instance on which the measure is above (or at least) tau times the scale."""

    worst = _worst(rate.witness or rate.method, size)
    found = worst.lower(tau, strictly=strictly)
    if found is None:
        return None
    body = certificate.instance(worst.problem, found, tau, strictly=strictly)
    return _named(rate, "above" if strictly else "reached", number, body)


def _below(rate: Rate, number: int, size: Size, tau: Fraction, end: str = "bound") -> Certificate | None:
    """A proof that the measure is at most tau times the scale."""

    worst = _worst(rate.method, size)
    proof = worst.upper(tau)
    return None if proof is None else _named(rate, end, number, certificate.bound(worst.problem, proof))


def _is_a_bound(ctx: Context, rate: Rate, number: int, size: Size) -> Answer:
    low, high = _enclosed(ctx, size)
    if (proof := _below(rate, number, size, low)) is not None:
        return Finding.YES, "proved", (proof,)
    if (found := _above(rate, number, size, high, strictly=True)) is not None:
        return Finding.NO, "exceeded by an instance", (found,)
    return Finding.UNKNOWN, "not decided", ()


def _is_attained(ctx: Context, rate: Rate, number: int, size: Size) -> Answer:
    low, high = _enclosed(ctx, size)
    if low == high and (found := _above(rate, number, size, low, strictly=False)) is not None:
        return Finding.YES, "reached by an instance", (found,)
    smaller = low * SMALLER if low > 0 else low / SMALLER
    if (proof := _below(rate, number, size, smaller, "smaller")) is not None:
        return Finding.NO, "a smaller bound is proved", (proof,)
    return Finding.UNKNOWN, "not decided", ()


Question = Callable[[Context, Rate, int, Size], Answer]


def _judged(question: Question, part: str, ctx: Context, rate: Rate) -> Evidence:
    """One size that says no decides; one that cannot tell leaves all open."""
    answers: list[tuple[Size, Answer]] = []
    for number, size in enumerate(rate.sizes()):
        finding, words, certificates = question(ctx, rate, number, size)
        if finding is Finding.NO:
            return Evidence.no(
                Kind.CERTIFIED, f"At {shown(size)}: {words}.", certificates=certificates, cases=number + 1, part=part
            )
        answers.append((size, (finding, words, certificates)))
    undecided = [shown(size) for size, (finding, _, _) in answers if finding is not Finding.YES]
    if undecided:
        return Evidence.unknown("Not decided at {undecided}.".format(undecided="; ".join(undecided)), part=part)
    return Evidence.yes(
        Kind.CERTIFIED,
        f"At all {len(answers)} sizes {answers[0][1][1]}.",
        cases=len(answers),
        part=part,
        domain="; ".join(shown(size) for size, _ in answers),
        certificates=tuple(c for _, (_, _, found) in answers for c in found),
    )


def guaranteed(rate: Rate) -> Callable[[Context], Evidence]:
    """The rate is an upper bound at every size that is listed."""
    return asks(Scope.STATED, "bound")(functools.partial(_judged, _is_a_bound, "bound", rate=rate))


def attained(rate: Rate) -> Callable[[Context], Evidence]:
    """The worst case is at least the rate at every size that is listed."""
    return asks(Scope.STATED, "value")(functools.partial(_judged, _is_attained, "value", rate=rate))


def constants(rate: Rate) -> Callable[[Context], tuple[Constant, ...]]:
    """The rate at the last size beside an enclosure of the worst case there, where both ends are found."""

    def found(ctx: Context) -> tuple[Constant, ...]:
        size, number = rate.sizes()[-1], len(rate.at) - 1
        low, high = _enclosed(ctx, size)
        middle = _worst(rate.method, size).proposal
        if middle is None or middle.tau <= 0 or low <= 0:
            return ()
        ends = [Fraction(middle.tau * factor).limit_denominator(10**9) for factor in (1 - 1e-5, 1 + 1e-5)]
        upper = min(low, ends[1])
        instance = _above(rate, number, size, ends[0], strictly=True)
        proof = _below(rate, number, size, upper)
        if instance is None or proof is None:
            return ()
        renamed = (
            Certificate(name=f"{rate.id}.at-least.json", body=instance.body),
            Certificate(name=f"{rate.id}.at-most.json", body=proof.body),
        )
        at = {name: value if isinstance(value, int) else str(value) for name, value in size.items()}
        return (
            Constant(
                name="rate",
                at=at,
                paper=f"{float(high):.10g}",
                best_lower=f"{float(ends[0]):.10g}",
                best_upper=f"{float(upper):.10g}",
                ratio=f"{float(low / upper):.6g}",
                certificates=renamed,
            ),
        )

    return found

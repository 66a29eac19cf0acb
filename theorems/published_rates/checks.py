"""What is asked of a published rate, and what two exact ends answer at each size.

======================  ==========================================  =============================================
question                yes                                         no
======================  ==========================================  =============================================
is it an upper bound?   at every size a proof                       at some size an instance above it
is it attained?         at every size an instance that reaches it   at some size a proof of a smaller bound
is it the worst case?   both                                        one of the two
======================  ==========================================  =============================================

Everything else is unknown.  An irrational rate is enclosed: it is proved with a rational below it and refuted with one
above it, so it cannot be found to be attained.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.published_rates.table import Rate, Size, shown
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from numerics.worst_case import WorstCase

__all__ = ["attained", "constants", "guaranteed", "worst"]

SMALLER = Fraction(999_999, 1_000_000)  # how much smaller a bound must be provable to say that a rate is not attained
DIGITS = 10**15


def _worst(method: str, size: Size) -> WorstCase:
    from numerics.worst_case import WorstCase
    from theorems.published_rates.methods import METHODS

    return WorstCase(METHODS[method](**size))


def _enclosed(ctx: Context, size: Size) -> tuple[Fraction, Fraction]:
    """Two rationals around the rate; the same twice where it is rational."""
    from numerics.formula.values import InexactError

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
    from numerics.worst_case import certificate

    worst = _worst(rate.witness or rate.method, size)
    found = worst.lower(tau, strictly=strictly)
    if found is None:
        return None
    body = certificate.instance(worst.problem, found, tau, strictly=strictly)
    return _named(rate, "instance", number, body)


def _below(rate: Rate, number: int, size: Size, tau: Fraction) -> Certificate | None:
    """A proof that the measure is at most tau times the scale."""
    from numerics.worst_case import certificate

    worst = _worst(rate.method, size)
    proof = worst.upper(tau)
    return None if proof is None else _named(rate, "bound", number, certificate.bound(worst.problem, proof))


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
    if (proof := _below(rate, number, size, smaller)) is not None:
        return Finding.NO, "a smaller bound is proved", (proof,)
    return Finding.UNKNOWN, "not decided", ()


def _is_the_worst_case(ctx: Context, rate: Rate, number: int, size: Size) -> Answer:
    """Both ends; a no to one of them is a no."""
    first, second = _is_a_bound(ctx, rate, number, size), _is_attained(ctx, rate, number, size)
    for answer in (first, second):
        if answer[0] is Finding.NO:
            return answer
    if first[0] is second[0] is Finding.YES:
        return Finding.YES, "proved and reached", (*first[2], *second[2])
    return Finding.UNKNOWN, f"bound {first[1]}, value {second[1]}", ()


Question = Callable[[Context, Rate, int, Size], Answer]


def _judged(question: Question, ctx: Context, rate: Rate) -> Evidence:
    """One size that says no decides; one that cannot tell leaves all open."""
    answers: list[tuple[Size, Answer]] = []
    for number, size in enumerate(rate.sizes()):
        finding, words, certificates = question(ctx, rate, number, size)
        if finding is Finding.NO:
            return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary=f"At {shown(size)}: {words}.",
                            certificates=certificates, cases=number + 1)
        answers.append((size, (finding, words, certificates)))
    undecided = [f"{shown(size)} ({words})" for size, (finding, words, _) in answers if finding is not Finding.YES]
    if undecided:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=f"Not decided at {'; '.join(undecided)}.")
    return Evidence(
        finding=Finding.YES, kind=Kind.CERTIFIED, cases=len(answers),
        domain="; ".join(shown(size) for size, _ in answers),
        summary=f"At all {len(answers)} sizes {answers[0][1][1]}.",
        certificates=tuple(c for _, (_, _, found) in answers for c in found))


def _check(question: Question, name: str, rate: Rate) -> Callable[[Context], Evidence]:
    @functools.wraps(question)
    def check(ctx: Context) -> Evidence:
        return _judged(question, ctx, rate)

    check.__name__ = check.__qualname__ = name
    return check


def guaranteed(rate: Rate) -> Callable[[Context], Evidence]:
    """The rate is an upper bound at every size that is listed."""
    return _check(_is_a_bound, "the_rate_is_proved_or_exceeded_at_every_size", rate)


def attained(rate: Rate) -> Callable[[Context], Evidence]:
    """The worst case is at least the rate at every size that is listed."""
    return _check(_is_attained, "the_rate_is_reached_or_undercut_at_every_size", rate)


def worst(rate: Rate) -> Callable[[Context], Evidence]:
    """The rate is the worst case itself at every size that is listed."""
    return _check(_is_the_worst_case, "the_rate_is_proved_and_reached_at_every_size", rate)


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
        renamed = (Certificate(name=f"{rate.id}.at-least.json", body=instance.body),
                   Certificate(name=f"{rate.id}.at-most.json", body=proof.body))
        at = {name: value if isinstance(value, int) else str(value) for name, value in size.items()}
        return (Constant(name="rate", at=at, paper=f"{float(high):.10g}", best_lower=f"{float(ends[0]):.10g}",
                         best_upper=f"{float(upper):.10g}", ratio=f"{float(low / upper):.6g}", certificates=renamed),)

    return found

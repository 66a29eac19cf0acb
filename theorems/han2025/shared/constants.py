"""Bounds with constants: what is true for every admitted 0 < c2 < c1, and what no choice of them can make true.

The set-up says *for some* constants, with τ = c1/n ≤ 1.  A bound that holds for every choice holds for some; a bound
that fails at one n for every choice fails for all.  What holds for some choices and fails for others is left open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula

SYMBOLS = ("n", "tau", "c1", "c2")
EVERY = "n : int, n >= 1, 0 < c2 < c1, c1 <= n, tau == c1/n"
LENGTHS = (2, 3, 8, 11, 64, 10**9)
_CONTRARY = {"<=": ">", ">=": "<", ">": "<=", "<": ">="}


def at_length(n: int) -> str:
    return f"n == {n}, 0 < c2 < c1, c1 <= {n}, tau == c1/{n}"


def always(given: Formula, relation: str, target: str, domain: str = EVERY) -> Decision:
    """For every n and every admitted choice of the constants."""

    return decide(given, relation, target, domain)


def never_at(given: Formula, relation: str, target: str, lengths: tuple[int, ...]) -> int | None:
    """One of the lengths, if the relation fails there for every admitted choice of the constants."""

    return next((n for n in lengths if decide(given, _CONTRARY[relation], target, at_length(n)).answer == "yes"), None)


def never(given: Formula, relation: str, target: str) -> int | None:
    """A length from which on (or, of a formula in n alone, at which) the relation fails for every admitted choice.

    A constant c1 speaks of n ≥ c1 only, so one length is not enough against a formula in the constants.
    """

    if given.used <= {"n"}:
        found = always(given, relation, target)
        seen = found.witness.get("n") if found.answer == "no" and not found.undefined else None
        return never_at(given, relation, target, (*LENGTHS, *((int(seen),) if seen is not None else ())))
    return next(
        (n for n in (2, 8, 64) if decide(given, _CONTRARY[relation], target, f"{EVERY}, n >= {n}").answer == "yes"),
        None,
    )


def for_some_constants(
    ctx: Context, name: str, relation: str, target: str, *, yes: str, no: str, part: str
) -> Evidence:
    """Yes if every choice will do, no if none does at some n, else open."""
    given = ctx.quantities[name]
    found = always(given, relation, target)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, yes, part=part)
    if (n := never(given, relation, target)) is not None:
        return Evidence.no(Kind.ARGUED, no.format(n=n, text=given.text), part=part, data={"n": n})
    return Evidence.unknown(
        f"{given.text} {relation} {target} holds for some constants at most: {found.reason}.", part=part
    )

"""A point that meets what is given, for certificates that need one; without it a statement is not shown."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from verify.engines import attack, solutions
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.boxes.domain import Problem
from verify.statement.boxes.intervals import Untold
from verify.statement.certificate import POINTED
from verify.statement.said import require_point
from verify.statement.search import Budget, hunt
from verify.statement.statement import read_statement

__all__ = ["MISSING", "completed", "has_point", "point_of"]

MISSING = "no point was found that meets what is given"
FUEL = 2_000_000
EXACT = 400  # short fractions that are tried
FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError, RecursionError)


def completed(statement: Statement, data: dict[str, Any] | None) -> dict[str, Any] | None:
    """The body of a certificate with a point where it needs one; None if none is found."""
    if data is None or data["kind"] not in POINTED or "inside" in data or _is_plain(statement):
        return data
    found = point_of(statement)
    return None if found is None else {**data, "inside": found}


def has_point(statement: Statement) -> bool:
    return _is_plain(statement) or point_of(statement) is not None


def _is_plain(statement: Statement) -> bool:
    """Is it one of those that the checker tries by itself?"""
    with contextlib.suppress(*FAILED):
        require_point(statement, None, FUEL)
        return True
    return False


def point_of(statement: Statement) -> dict[str, Any] | None:
    """Floats find it, or short fractions do, or a search for equations, or one over all types."""
    for point in _proposed(statement):
        with contextlib.suppress(*FAILED):
            require_point(statement, point, FUEL)
            return point
    return None


def _proposed(statement: Statement) -> Iterator[dict[str, Any]]:
    with contextlib.suppress(*FAILED):
        if not attack.fits(statement):
            for problem in attack.cases_of(statement):
                yield from _near(statement, problem)
    with contextlib.suppress(*FAILED):
        if (found := solutions.inside(statement)) is not None:
            yield found
    with contextlib.suppress(*FAILED):
        rows = statement.text.splitlines()[:-1]
        nothing = read_statement("\n".join([*rows, "says 1 <= 0"]), statement.prelude_before)
        if (point := hunt(nothing, Budget(seconds=5, tries=400))[0]) is not None:
            yield dict(point.assignment)


def _near(statement: Statement, problem: Problem) -> Iterator[dict[str, Any]]:
    for _, at in attack.lowest_points(problem, problem.goals[0].gap, 0)[:4]:
        for most in attack.SHORT:
            yield attack.assignment(statement, problem, [str(Fraction(x).limit_denominator(most)) for x in at])
    rng = random.Random(0)
    plain = [str(Fraction(x, y)) for x in range(-4, 5) for y in (1, 2, 3, 5)]
    for _ in range(EXACT):
        yield attack.assignment(statement, problem, [rng.choice(plain) for _ in problem.names])

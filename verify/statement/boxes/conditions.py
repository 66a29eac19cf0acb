"""Are the conditions of a statement defined?  Each has to be, wherever those before it hold.

A certificate says nothing about this: the checker decides it by itself, by a small cover.  So a condition cannot
exclude the very numbers at which it has no value (``x >= 1 + 0*(1/x)``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.tree import Grown, grow
from verify.statement.errors import Refused, TooMuch
from verify.statement.statement import Statement
from verify.statement.terms import Term

__all__ = ["require_defined"]

WORK = 200_000  # operations on intervals for one goal
TOTAL = ("num", "pi", "var", "neg", "+", "-", "*", "min", "max", "cmp", "and", "or", "not")


def require_defined(statement: Statement) -> None:
    """Show that each condition has a value wherever those before it hold.

    Raises:
        Refused: that is not shown for one of them.
    """
    for before in _questions(statement):
        try:
            told = precise(lambda own=before: _is_shown(own))  # type: ignore[misc]
        except (Refused, TooMuch, Untold):
            told = False
        if not told:
            raise Refused("a condition may be undefined where those before it hold")


def _questions(statement: Statement) -> Iterator[Statement]:
    """For each condition that may be undefined, the statement up to it, which says this condition."""
    for i, part in enumerate(statement.parts):
        for j, asked in enumerate(part.asked):
            if not _is_total(asked):
                parts = (*statement.parts[:i], replace(part, asked=part.asked[:j]))
                yield replace(statement, parts=parts, says=asked)


def _is_total(term: Term) -> bool:
    if term.op == "/":
        known = bool(term.args[1].op == "num" and term.args[1].number)
    elif term.op == "**":
        known = term.args[1].op == "num" and (term.args[1].number or 0) >= 0 and term.args[1].type.sort == "int"
    else:
        known = term.op in TOTAL or (term.op == "fun" and term.name in ("abs", "exp", "sin", "cos"))
    return known and all(map(_is_total, term.args))


def _is_shown(statement: Statement) -> bool:
    return all(
        isinstance(grow(Sheet(problem, goal), work=WORK), Grown)
        for problem in problems(statement, defined=True)
        for goal in problem.goals
    )

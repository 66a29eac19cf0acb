"""Are the conditions of a statement defined?  Each has to be, wherever those before it hold.

A certificate says nothing about this: the checker decides it by itself, by a small cover.  So a condition cannot
exclude the very numbers at which it has no value (``x >= 1 + 0*(1/x)``).  What exists is not chosen here: its
conditions are asked for a value wherever those before them hold.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace

from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.tree import Grown, grow
from verify.statement.errors import Refused, TooMuch
from verify.statement.existence import spans
from verify.statement.statement import Statement
from verify.statement.terms import has_value

__all__ = ["require_defined", "require_defined_choice"]

WORK = 200_000  # operations on intervals for one goal


def require_defined(statement: Statement, lines: Container[int] | None = None) -> None:
    """Show that each condition (of these lines, of all unless they are given) has a value wherever those before hold.

    Raises:
        Refused: that is not shown for one of them.
    """
    for before in _questions(statement, lines):
        try:
            told = precise(lambda own=before: _is_shown(own))  # type: ignore[misc]
        except (Refused, TooMuch, Untold):
            told = False
        if not told:
            raise Refused("a condition may be undefined where those before it hold")


def require_defined_choice(statement: Statement, kind: str) -> None:
    """The same of the conditions that a certificate which chooses does not look at everywhere: those on what exists,
    and for limits those on the scale and the bound of the ``for_all`` line before it.

    Raises:
        Refused: that is not shown for one of them.
    """
    asked = {at for start, end in spans(statement).items() for at in range(start, end)}
    if kind in ("eventually", "along") and statement.parts[-1].word == "exists":
        asked.add(len(statement.parts) - 2)
    require_defined(statement, asked)


def _questions(statement: Statement, lines: Container[int] | None) -> Iterator[Statement]:
    """For each condition that may be undefined, the statement up to it, over all values, which says this condition."""
    flat = tuple(replace(part, word="for_all") if part.word == "exists" else part for part in statement.parts)
    for i, part in enumerate(flat):
        for j, asked in enumerate(part.asked if lines is None or i in lines else ()):
            if not has_value(asked):
                parts = (*flat[:i], replace(part, asked=part.asked[:j]))
                yield replace(statement, parts=parts, says=asked)


def _is_shown(statement: Statement) -> bool:
    return all(
        isinstance(grow(Sheet(problem, goal), work=WORK), Grown)
        for problem in problems(statement, defined=True)
        for goal in problem.goals
    )

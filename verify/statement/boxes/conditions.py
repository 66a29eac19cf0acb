"""Are the conditions of a statement defined?  Each has to be, wherever those before it hold.

A certificate says nothing about this: the checker decides it by itself, by a small cover.  So a condition cannot
exclude the very numbers at which it has no value (``x >= 1 + 0*(1/x)``).  What exists is not chosen here: its
conditions are asked for a value wherever those before them hold.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace

from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.domain import Problem
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.signs import NEGATIVE, POSITIVE, signs
from verify.statement.boxes.tree import Grown, grow
from verify.statement.errors import Refused, TooMuch
from verify.statement.statement import Statement
from verify.statement.terms import has_value

__all__ = ["require_defined"]

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
        _is_shown_by_signs(problem)
        or all(isinstance(grow(Sheet(_without_safe(problem), goal), work=WORK), Grown) for goal in problem.goals)
        for problem in problems(statement, defined=True)
    )


def _is_shown_by_signs(problem: Problem) -> bool:
    """Have all divisors, radicands and arguments of logarithms a sign by their form and the ends of the sides?"""
    for at in problem.risky:
        op, *args = problem.tape.nodes[at]
        if op not in ("div", "log") or signs(problem, args[-1]) not in (POSITIVE, *([NEGATIVE] if op == "div" else [])):
            return False
    given = set(_given(problem))
    found = [(goal, signs(problem, goal.gap)) for goal in problem.goals if goal.strict or goal.gap not in given]
    return not any(-1 in own or (goal.strict and 0 in own) for goal, own in found)


def _given(problem: Problem) -> Iterator[int]:
    """What is not negative because a condition before says so."""
    for said in problem.given:
        if not isinstance(said, bool) and said[0] == "cmp" and said[1] in ("<", "<=", ">", ">="):
            one, two = said[2:] if "<" in said[1] else said[:1:-1]
            yield problem.tape.sub(two, one)


def _without_safe(problem: Problem) -> Problem:
    """Without the quotients and logarithms of what is positive by its form: these are defined where their parts are."""
    nodes = problem.tape.nodes
    safe = {at for at in problem.risky if nodes[at][0] in ("div", "log") and signs(problem, nodes[at][-1]) == POSITIVE}
    return replace(problem, risky=[at for at in problem.risky if at not in safe])

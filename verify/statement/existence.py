"""Which conditions have to be defined at every value of what exists, whatever kind of certificate shows it.

A choice looks at one value and says nothing of the others.  So the conditions of an ``exists`` line, and those of the
``given`` and ``exists`` lines that follow it before anything is for all again, are asked for a value everywhere.
"""

from __future__ import annotations

from verify.statement.statement import Statement
from verify.statement.terms import Term

__all__ = ["has_value", "spans"]

TOTAL = ("num", "pi", "var", "neg", "+", "-", "*", "min", "max", "cmp", "and", "or", "not")
FUNCTIONS = ("abs", "exp", "sin", "cos")


def has_value(term: Term) -> bool:
    """Whether the form alone tells that the term is defined."""
    if term.op == "/":
        known = bool(term.args[1].op == "num" and term.args[1].number)
    elif term.op == "**":
        known = term.args[1].op == "num" and (term.args[1].number or 0) >= 0 and term.args[1].type.sort == "int"
    else:
        known = term.op in TOTAL or (term.op == "fun" and term.name in FUNCTIONS)
    return known and all(map(has_value, term.args))


def spans(statement: Statement) -> dict[int, int]:
    """The lines from an ``exists`` to the next ``for_all``: place of the first -> place after the last.

    Those whose conditions all have a value by their form are left out.
    """
    found: dict[int, int] = {}
    start: int | None = None
    for at, part in enumerate(statement.parts):
        if part.word == "for_all":
            start = None
        elif start is None and part.word == "exists":
            start = at
        if start is not None:
            found[start] = at + 1
    return {
        start: end
        for start, end in found.items()
        if not all(has_value(term) for part in statement.parts[start:end] for term in part.asked)
    }

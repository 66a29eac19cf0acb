"""Which conditions have to be defined at every value of what exists, whatever kind of certificate shows it.

A choice looks at one value and says nothing of the others.  So the conditions of an ``exists`` line, and those of the
``given`` and ``exists`` lines that follow it before anything is for all again, are asked for a value everywhere.
"""

from __future__ import annotations

from verify.statement.statement import Statement
from verify.statement.terms import has_value

__all__ = ["chosen_lines", "spans"]


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


def chosen_lines(statement: Statement, kind: str) -> set[int]:
    """The lines whose conditions a certificate of this kind, which chooses, does not look at everywhere.

    They are those on what exists, and for limits the ``for_all`` line before it with the scale and the bound.
    """
    asked = {at for start, end in spans(statement).items() for at in range(start, end)}
    if kind in ("eventually", "along") and statement.parts[-1].word == "exists":
        asked.add(len(statement.parts) - 2)
    return asked

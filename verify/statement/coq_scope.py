"""Where names stand while a statement is written as data for Coq: what is bound at which depth, and the shared tables.

Naturals and bits keep a name of Coq; a real, a vector or a matrix is a table with a number.  A definition whose
parameters are naturals is computed once, in the outermost place where all that it depends on is known.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from verify.statement.coq_support import HELPER
from verify.statement.errors import Refused
from verify.statement.terms import Term

__all__ = ["Bound", "Env", "Scope", "Shared", "Stack"]


@dataclass(frozen=True)
class Bound:
    """What a name stands for: a term over naturals and bits, or the number of a table of reals."""

    depth: int
    term: Term | None = None
    table: int = 0
    limit: int = 0  # the largest value of a natural, where it is known
    rows: int = 1
    cols: int = 1

    @property
    def known(self) -> tuple[int, str]:
        return (self.table, repr(self.term) if self.term is not None else "")


Env = dict[str, Bound]


@dataclass
class Shared:
    """A table: its number, how many rows and columns are filled, and the function that fills it."""

    number: int
    rows: int = 1
    cols: int = 1
    text: str = ""


@dataclass
class Scope:
    tables: list[Shared] = field(default_factory=list)
    found: dict[object, Shared] = field(default_factory=dict)

    def around(self, text: str, word: str) -> str:
        """The text under the tables of this place, the first outermost."""
        for table in reversed(self.tables):
            text = f"({word} {table.number} {table.rows} {table.cols} {table.text} {text})"
        return text


class Stack:
    """The open scopes, the outermost first, and fresh names and numbers."""

    def __init__(self) -> None:
        self.scopes: list[Scope] = []
        self.count = 0

    @property
    def depth(self) -> int:
        return len(self.scopes) - 1

    def number(self) -> int:
        self.count += 1
        return self.count

    def name(self) -> str:
        """A fresh name, apart from every name of the language."""
        return f"{HELPER}v{self.number()}"

    def enter(self) -> int:
        self.scopes.append(Scope())
        return self.depth

    def close(self, text: str, word: str) -> str:
        return self.scopes.pop().around(text, word)

    def cut(self, depth: int) -> list[Scope]:
        """Only the scopes up to this depth; what is put back later is returned."""
        if not 0 <= depth <= self.depth:
            raise Refused("a name is used outside of where it stands")
        later = self.scopes[depth + 1 :]
        del self.scopes[depth + 1 :]
        return later

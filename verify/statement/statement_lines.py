"""The lines of a statement as data, and statements made from others: a line left out, turned, or with a term put in.

Terms are put in by :mod:`verify.statement.substitution`; a ``let`` line that depends on what is replaced is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled
from verify.statement.prelude import pieces
from verify.statement.statement import Statement, read_statement
from verify.statement.substitution import names_in, substitute
from verify.statement.tokens import Token, tokens

__all__ = ["Row", "made", "put_in", "rows_of", "term"]


@dataclass(frozen=True)
class Row:
    """``names`` are those that the line binds; ``kinds`` their types where they are said."""

    word: str
    names: tuple[str, ...] = ()
    kinds: Mapping[str, Syntax] = field(default_factory=dict)
    conditions: tuple[Syntax, ...] = ()
    text: str = ""  # of a let line

    def spelled(self) -> str:
        typed = [f"{name} : {spelled(kind)}" for name, kind in self.kinds.items()]
        return f"{self.word} {self.text or ', '.join([*typed, *map(spelled, self.conditions)])}"


def rows_of(statement: Statement) -> list[Row]:
    parts = iter(statement.parts)
    return [
        _row(text, statement, None if text.startswith(("let ", "says ")) else next(parts).names)
        for text in statement.text.splitlines()
    ]


def _row(text: str, statement: Statement, names: tuple[str, ...] | None) -> Row:
    word, _, rest = text.partition(" ")
    if word == "let":
        return Row(word, text=rest)
    kinds: dict[str, Syntax] = {}
    conditions: list[Syntax] = []
    waiting: list[Token] = []
    for piece in pieces(tokens(rest)):
        left, *kind = pieces(piece, ":")
        if kind:
            own = [token.text for token in [*waiting, *left] if token.text != ","]
            kinds |= dict.fromkeys(own, Parser(kind[0]).whole())
            waiting = []
        elif names and len(piece) == 1 and piece[0].text in names:
            waiting.append(piece[0])
        else:
            conditions.append(Parser(piece).whole())
    for token in waiting:
        kinds[token.text] = term(statement.prelude.declared[token.text])
    return Row(word, names or (), kinds, tuple(conditions))


def term(text: str) -> Syntax:
    if not isinstance(text, str) or len(text) > 2_000:
        raise Refused("a term is a short text")
    return Parser(tokens(text)).whole()


def put_in(row: Row, table: Mapping[str, Syntax], statement: Statement) -> Row:
    """The line with terms in the place of names that lines before it bind.

    Raises:
        Refused: the line binds a name that is replaced or that a term speaks of, a ``let`` line depends on such a name,
            or the substitution itself is refused.
    """
    names = statement.prelude
    if row.word == "let":
        words = [token.text for token in tokens(row.text)]
        if set(table) & {*words, *names.definitions[words[0]].free}:
            raise Refused("a let line speaks of what is chosen")
        return row
    spoken = set(table).union(*(names_in(node, names) for node in table.values()))
    if both := sorted(spoken & set(row.names)):
        raise Refused(f"{both[0]} is bound by a line that terms are put into")
    return replace(
        row,
        kinds={name: substitute(kind, table, names) for name, kind in row.kinds.items()},
        conditions=tuple(substitute(node, table, names) for node in row.conditions),
    )


def made(statement: Statement, rows: Iterable[Row], says: Sequence[str]) -> Statement:
    """A statement of these lines over the same definitions, that says all of this."""
    said = " and ".join(f"({text})" for text in says) if len(says) > 1 else says[0]
    return read_statement("\n".join([*(row.spelled() for row in rows), f"says {said}"]), statement.prelude_before)

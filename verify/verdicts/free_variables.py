"""Numbers that a statement speaks of and its paper has no type for: ``for_all x > -1`` where no prelude names x.

A condition binds them as real numbers where it can mean nothing else.  Where it can (two new names in one condition, a
name that may be a slip for another, a letter that is mostly an integer), the refusal says what to write.  This is about
what an author may leave out; the statement that is judged, and its certificates, carry the types.

So with rates: ``says F = O(G) as t -> oo`` is written out with its quantifiers, and that is what is judged and shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from verify.errors import BadInput
from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled, walk
from verify.statement.prelude import Prelude, pieces
from verify.statement.reader import BUILTIN
from verify.statement.statement import Statement, read_statement
from verify.statement.terms import REAL
from verify.statement.tokens import Token, lines

__all__ = ["read_with_numbers", "says_rate"]

_NAME = re.compile(r"[A-Za-z_]\w*")
_RATE = re.compile(r"says\s.*\sas\s.*->")
WHOLE = frozenset("dijklmnpqDKMNT")  # letters that mostly stand for integers: real or not is the author's to say


def read_with_numbers(text: str, prelude: Prelude) -> Statement:
    """The statement; where it is none, the one in which its conditions bind real numbers without a type."""
    text, prelude = _written_out(text, prelude)
    try:
        return read_statement(text, prelude)
    except Refused as error:
        search = _Search(prelude)
        search.through(text)
        if not search.new:
            raise error from None
    found = prelude.copy()
    for name in search.new:
        found.types[name], found.declared[name] = REAL, "real"
    return read_statement(text, found)


@dataclass
class _Search:
    prelude: Prelude
    bound: set[str] = field(default_factory=set)
    new: list[str] = field(default_factory=list)
    own: dict[str, int] = field(default_factory=dict)  # how often its condition says the name

    def through(self, text: str) -> None:
        said: list[Token] = []
        for line in lines(text):
            word, rest = line.tokens[0], line.tokens[1:]
            said += rest
            if word.text == "let" and rest:
                self.bound.add(rest[0].text)
            elif word.text in ("for_all", "exists"):
                for piece in pieces(rest):
                    self._piece(piece)
        for name in self.new:
            if sum(token.text == name for token in said) == self.own[name]:
                raise _first(said, name).refuse(f"{name} has no type and no meaning outside of its condition")

    def _piece(self, piece: Sequence[Token]) -> None:
        left, *kind = pieces(piece, ":") or [[]]
        if kind or len(piece) < 2:
            self.bound |= {token.text for token in left if token.kind == "name"}
            return
        condition = Parser(piece).whole()
        unknown = {node.token.text: node for _, node in walk(condition) if self._is_new(node, condition)}
        self.bound |= {node.token.text for _, node in walk(condition) if node.op == "name"} - set(unknown)
        for name, node in unknown.items():
            if len(unknown) > 1 or not self._stands_alone(condition, name):
                raise node.refuse(_write(unknown, condition))
            self.new.append(name)
            self.own[name] = sum(token.text == name for token in piece)
            self.bound.add(name)

    def _is_new(self, node: Syntax, condition: Syntax) -> bool:
        name, known = node.token.text, self.prelude
        if node.op != "name" or name in self.bound or name in BUILTIN:
            return False
        folded = {inner for _, fold in walk(condition) if fold.op == "fold" for inner in fold.names}
        return not any(name in table for table in (folded, known.types, known.definitions, known.absent, known.aliases))

    def _stands_alone(self, condition: Syntax, name: str) -> bool:
        """A side by itself, held against something that no variable is in: ``0 < t``, not ``x <= t``."""
        if condition.op != "chain" or "." in name or _may_be_whole(name):
            return False
        for place, sign in enumerate(condition.names):
            for one, other in ((place, place + 1), (place + 1, place)):
                side, against = condition.args[one], condition.args[other]
                alone = side.op == "name" and side.token.text == name
                if alone and sign != "==" and not any(self._varies(node) for _, node in walk(against)):
                    return True
        return False

    def _varies(self, node: Syntax) -> bool:
        return node.op == "name" and node.token.text not in BUILTIN and node.token.text not in self.prelude.quantities


def says_rate(text: str) -> bool:
    rows = _rows(text)
    return bool(rows) and _RATE.match(rows[-1]) is not None


def _rows(text: str) -> list[str]:
    return [shown for row in text.splitlines() if (shown := row.split("#")[0].rstrip())]


def _written_out(text: str, prelude: Prelude) -> tuple[str, Prelude]:
    """A statement that says a rate or a limit with its quantifiers; any other as it is."""
    if not says_rate(text):
        return text, prelude
    rows = _rows(text)
    from verify.engines.growth import growth  # how `verify certify` reads the same words

    taken = {*_NAME.findall(text), *prelude.types, *prelude.definitions, *prelude.absent, *prelude.aliases, *BUILTIN}
    try:
        found = growth(rows[-1].split(None, 1)[1].strip(), taken)
    except BadInput as error:
        raise Refused(str(error)) from None
    if found is None:
        return text, prelude
    before: list[str] = []
    own: list[str] = []
    for row in rows[:-1]:
        word, _, rest = row.strip().partition(" ")
        if word == "given" and not set(found.names) & set(_NAME.findall(rest)):
            before.append(row.strip())
        elif word == "for_all" and row[0] not in " \t":
            parts = [" ".join(token.text for token in piece) for piece in pieces(lines(rest)[0].tokens)]
            mine = [part for part in parts if set(found.names) & set(_NAME.findall(part))]
            own += mine
            before += [f"for_all {', '.join(p for p in parts if p not in mine)}"] * (mine != parts)
        else:
            raise Refused("beside a rate or a limit stand for_all lines, and given lines on what does not move")
    if loose := [name for name in found.names if name not in prelude.types and not any(_names(p, name) for p in own)]:
        raise Refused(f"{loose[0]} has no type; write `for_all {loose[0]} : real` (or nat) before what is said")
    typed = prelude.copy()
    for name in found.fresh:
        typed.types[name], typed.declared[name] = REAL, "real"
    last = f"for_all {', '.join([*own, found.last])}"
    return "\n".join([*before, *found.first, last, f"says {found.says}"]), typed


def _names(part: str, name: str) -> bool:
    return name in _NAME.findall(part)


def _may_be_whole(name: str) -> bool:
    return name[0] in WHOLE and len(name.rstrip("_0123456789")) == 1


def _first(said: Sequence[Token], name: str) -> Token:
    return next(token for token in said if token.text == name)


def _write(unknown: dict[str, Syntax], condition: Syntax) -> str:
    """What would say it, in the words of the language."""
    typed = ", ".join(f"{name} : real" for name in unknown)
    has = "has" if len(unknown) == 1 else "have"
    kinds = " (or nat, int)" if any(map(_may_be_whole, unknown)) else ""
    return f"{' and '.join(unknown)} {has} no type; write `{typed}, {spelled(condition)}`{kinds}"

"""A statement: lines of quantifiers and hypotheses in their order, and what it says.

for_all n >= k >= 1, 0 < tau <= 1, x : bits(n), A, A_ : heads(k)
exists  c2 > 0
given   attended > 0, i != r
let     z(q) = attended + 1/2 - q
says    norm(grad(yhat, A)) <= constant
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, spelled, walk
from verify.statement.prelude import Prelude, define, names_list, pieces
from verify.statement.reader import LINES, Reader
from verify.statement.terms import Definition, Term, Type, free, nodes, type_terms, uses
from verify.statement.tokens import Line, Token, lines

__all__ = ["Part", "Statement", "read_statement"]


@dataclass(frozen=True)
class Part:
    """One line before ``says``: its word, the names that it binds in their order, and its conditions."""

    word: str
    names: tuple[str, ...]
    asked: tuple[Term, ...]


@dataclass(frozen=True)
class Statement:
    """``prelude`` has the definitions that it is about, those of its own ``let`` lines among them."""

    parts: tuple[Part, ...]
    says: Term
    types: Mapping[str, Type]
    prelude: Prelude
    text: str  # one line a part, spelled canonically
    prelude_before: Prelude  # the same without its own let lines

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for part in self.parts for name in part.names)

    @property
    def digest(self) -> str:
        """SHA-256 of the statement and of every definition and type that it uses, in a canonical spelling."""
        return hashlib.sha256(self.source().encode()).hexdigest()

    def source(self) -> str:
        """All that fixes the meaning, as text that can be read again: declarations, definitions, the statement."""
        return f"{self.definitions()}\n---\n{self.text}\n"

    def definitions(self) -> str:
        """The part of the prelude that this statement uses, as a prelude of its own."""
        every, needed = self._needed()
        local, rows = self._local(), []
        for name in self.prelude.types:
            if name in needed:
                word = "model" if name in self.prelude.model else "names"
                rows.append(f"{word} {name} : {self.prelude.declared[name]}")
        shown = [d.shown for d in every if d.name not in local]
        return "\n".join([*self._aliases([*rows, *shown, self.text]), *rows, *shown])

    def _needed(self) -> tuple[list[Definition], set[str]]:
        """The definitions that this statement uses and the names whose types they need, until nothing is added: the
        type of a name may call definitions, and these speak of further names."""
        types, definitions = self.prelude.types, self.prelude.definitions
        folded = _folded(self.says).union(*(_folded(t) for part in self.parts for t in part.asked))
        called, count = self.called(), -1
        needed = {*self.names, *folded}
        while len(called) + len(needed) != count:
            count = len(called) + len(needed)
            every = self.prelude.closure(called)
            needed = needed.union(*({*d.free, *d.params} | _folded(d.body) for d in every))
            for name in reversed(types):  # a type may speak of names before it
                if name in needed:
                    terms = list(type_terms(types[name]))
                    needed = needed.union(*(free(t, definitions) for t in terms))
                    called = called.union(*(uses(t) for t in terms))
        return every, needed

    def _aliases(self, texts: Sequence[str]) -> list[str]:
        """The types that these texts name, and those that these types name."""
        found: set[str] = set()
        waiting = list(texts)
        while waiting:
            for name in re.findall(r"[A-Za-z_]\w*", waiting.pop()):
                if name in self.prelude.shown_types and name not in found:
                    found.add(name)
                    waiting.append(self.prelude.shown_types[name])
        return [f"type {shown}" for name, shown in self.prelude.shown_types.items() if name in found]

    def called(self) -> set[str]:
        found = uses(self.says).union(*(uses(t) for part in self.parts for t in part.asked))
        for kind in self.types.values():
            found |= set().union(*(uses(t) for t in type_terms(kind)))
        for name in self._local():
            found |= {name}
        return found

    def _local(self) -> set[str]:
        rows = (row.split(None, 1) for row in self.text.splitlines())
        return {rest.split("=")[0].split("(")[0].strip() for word, rest in rows if word == "let"}


def _folded(term: Term) -> set[str]:
    return {node.loop.name for node in nodes(term) if node.loop is not None}


def read_statement(text: str, prelude: Prelude) -> Statement:
    return _Builder(prelude).whole(text)


class _Builder:
    def __init__(self, prelude: Prelude) -> None:
        self.before, self.prelude = prelude, prelude.copy()
        self.reader = Reader(self.prelude, open_model=False)
        self.bound: dict[str, Type] = {}
        self.parts: list[Part] = []
        self.rows: list[str] = []

    def whole(self, text: str) -> Statement:
        says: Term | None = None
        for line in lines(text):
            word, rest = line.tokens[0], line.tokens[1:]
            if word.text not in LINES or says is not None:
                raise word.refuse(f"a statement has lines {', '.join(LINES)}, and says is the last; not {word.text!r}")
            if word.text == "says":
                syntax = Parser(rest).whole()
                says = self.reader.condition(syntax)
                self.rows.append(f"says {spelled(syntax)}")
            else:
                self._line(line, word, rest)
        if says is None:
            raise Refused("a statement says something: its last line begins with says")
        self._closed(says, "what it says")
        text = "\n".join(self.rows)
        return Statement(tuple(self.parts), says, dict(self.bound), self.prelude, text, self.before)

    def _line(self, line: Line, word: Token, rest: Sequence[Token]) -> None:
        if word.text == "let":
            self._let(rest, word)
        elif word.text == "given":
            syntax = [Parser(piece).whole() for piece in pieces(rest)]
            self._part("given", (), syntax)
            self.rows.append("given " + ", ".join(map(spelled, syntax)))
        else:
            self._binder(word.text, rest)

    def _part(self, word: str, names: tuple[str, ...], conditions: Sequence[Syntax]) -> None:
        asked = tuple(map(self.reader.condition, conditions))
        for term in asked:
            self._closed(term, f"a {word} line")
        self.parts.append(Part(word, names, asked))

    def _closed(self, term: Term, where: str) -> None:
        if loose := sorted(free(term, self.prelude.definitions) - set(self.bound)):
            raise Refused(f"{where} depends on {', '.join(loose)}, which nothing binds")
        if both := sorted(self.reader.folded & set(self.bound)):
            raise Refused(f"{both[0]} is bound twice")

    def _let(self, rest: Sequence[Token], word: Token) -> None:
        head, *body = pieces(rest, "=")
        if len(body) != 1 or not head:
            raise word.refuse("let NAME(ARGUMENTS) = TERM is expected")
        params = names_list(head[2:-1]) if len(head) > 1 else []
        for param in params:
            if param.text not in self.prelude.types or param.text in self.bound:
                raise param.refuse(f"{param.text} has no type in the prelude, or is bound already")
        if head[0].text in {*self.bound, *self.reader.folded}:
            raise head[0].refuse(f"{head[0].text} is bound already: a let line cannot shadow")
        syntax = Parser(body[0]).whole()
        named = tuple(p.text for p in params)
        define(self.prelude, head[0].text, named, self.prelude.types, syntax, head[0], self.bound)
        self.rows.append(f"let {self.prelude.definitions[head[0].text].shown}")

    # --- binders

    def _binder(self, word: str, rest: Sequence[Token]) -> None:
        names: list[str] = []
        waiting: list[Token] = []
        conditions: list[Syntax] = []
        shown: list[str] = []
        for piece in pieces(rest):
            if not piece:
                raise rest[0].refuse("something is missing between two commas")
            left, *kind = pieces(piece, ":")
            if kind:
                waiting += names_list(left)
                self._typed(waiting, kind[0], names)
                shown.append(f"{', '.join(t.text for t in waiting)} : {spelled(Parser(kind[0]).whole())}")
                waiting = []
            elif len(piece) == 1 and piece[0].kind == "name":
                waiting.append(piece[0])
            else:
                if waiting:
                    raise waiting[0].refuse(f"{waiting[0].text} stands before a condition; give it a type")
                conditions.append(Parser(piece).whole())
                self._numbers(conditions[-1], names)
                shown.append(spelled(conditions[-1]))
        for token in waiting:
            if token.text not in self.prelude.types:
                raise token.refuse(f"{token.text} has no type")
            self._bind(token, self.prelude.types[token.text], names)
            shown.append(token.text)
        if not names:
            raise (rest or [Token("end", "", 1, 1)])[0].refuse(f"{word} binds no name")
        self._part(word, tuple(names), conditions)
        self.rows.append(f"{word} {', '.join(shown)}")

    def _typed(self, waiting: Sequence[Token], kind: Sequence[Token], names: list[str]) -> None:
        found = self.reader.type(Parser(kind).whole())
        for token in waiting:
            self._bind(token, found, names)

    def _numbers(self, condition: Syntax, names: list[str]) -> None:
        """Names of numbers that a condition speaks of for the first time are bound by it."""
        for _, node in walk(condition):
            known, name = self.prelude.types.get(node.token.text), node.token.text
            if node.op != "name" or known is None or not known.is_number:
                continue
            if name not in self.bound and name not in self.prelude.definitions and name not in _folds(condition):
                self._bind(node.token, known, names)

    def _bind(self, token: Token, kind: Type, names: list[str]) -> None:
        for term in type_terms(kind):
            self._closed(term, f"the type of {token.text}")
        self.reader.may_bind(Syntax("name", token), token.text, kind)
        self.bound[token.text] = self.reader.scope[token.text] = kind
        names.append(token.text)


def _folds(condition: Syntax) -> set[str]:
    return {name for _, node in walk(condition) if node.op == "fold" for name in node.names}

"""Tokens to a syntax tree, and the tree back to text.  No sorts yet: that is :mod:`verify.statement.reader`.

term      = choice [ "if" choice "else" term ]
choice    = joint { "or" joint }          joint = denial { "and" denial }      denial = "not" denial | relation
relation  = sum { ("<" | "<=" | ">" | ">=" | "==" | "!=") sum }
sum       = product { ("+" | "-") product }        product = signed { ("*" | "/") signed }
signed    = "-" signed | power                     power = entry [ "**" signed ]
entry     = atom { "[" terms "]" }
atom      = number | name | name "(" inside ")" | "(" term ")"
inside    = term { "for" name "in" term [ "if" choice ] } | terms and "name = term"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from verify.statement.errors import Refused
from verify.statement.tokens import Token

__all__ = ["MAX_DEPTH", "RELATIONS", "Parser", "Syntax", "spelled", "walk"]

MAX_DEPTH = 40  # thirteen calls a level: far below the limit of the interpreter
MAX_TREE = 200  # operations in each other; a sum of n terms has n - 1: what walks a tree calls itself so often
RELATIONS = ("<", "<=", ">", ">=", "==", "!=")
WORDS = {"for", "in", "if", "else", "and", "or", "not"}


@dataclass(frozen=True, slots=True)
class Syntax:
    """``op`` is number, name, call, fold, index, if, not, neg, and, or, + - * / **, chain.

    A call has its keywords in ``names`` (for the last ``len(names)`` arguments); a fold has the body, then for each
    loop its set and its condition (or an absent one); a chain of relations has the relations in ``names``.
    """

    op: str
    token: Token
    args: tuple[Syntax, ...] = ()
    names: tuple[str, ...] = ()

    def refuse(self, what: str) -> Refused:
        return self.token.refuse(what)


class Parser:
    """One logical line, read from left to right."""

    def __init__(self, given: Sequence[Token]) -> None:
        last = given[-1] if given else Token("end", "", 1, 1)
        end = Token("end", "the end of the line", last.line, last.column + len(last.text) if given else 1)
        self.given, self.at, self.depth = [*given, end], 0, 0

    @property
    def here(self) -> Token:
        return self.given[self.at]

    def ahead(self, *texts: str) -> bool:
        return self.here.kind in ("op", "name") and self.here.text in texts

    def take(self) -> Token:
        token = self.here
        self.at = min(self.at + 1, len(self.given) - 1)
        return token

    def expect(self, text: str) -> Token:
        if not self.ahead(text):
            raise self.here.refuse(f"{text!r} is expected here, not {self.here.text!r}")
        return self.take()

    def name(self) -> Token:
        if self.here.kind != "name" or self.here.text in WORDS:
            raise self.here.refuse(f"a name is expected here, not {self.here.text!r}")
        return self.take()

    def end(self) -> None:
        if self.here.kind != "end":
            raise self.here.refuse(f"{self.here.text!r} cannot stand here")

    def whole(self) -> Syntax:
        try:
            found = self.term()
        except RecursionError:
            raise self.here.refuse("nested too deeply") from None
        self.end()
        if _is_deeper(found, MAX_TREE):
            raise found.refuse(f"more than {MAX_TREE} operations in each other, as in a long sum: define parts of it")
        return found

    def term(self) -> Syntax:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.here.refuse(f"nested deeper than {MAX_DEPTH}")
        found = self.choice()
        if self.ahead("if"):
            token = self.take()
            test = self.choice()
            self.expect("else")
            found = Syntax("if", token, (test, found, self.term()))
        self.depth -= 1
        return found

    def choice(self) -> Syntax:
        return self._joined("or", self.joint)

    def joint(self) -> Syntax:
        return self._joined("and", self.denial)

    def _joined(self, word: str, part: Callable[[], Syntax]) -> Syntax:
        found = [part()]
        token = self.here
        while self.ahead(word):
            token = self.take()
            found.append(part())
        return found[0] if len(found) == 1 else Syntax(word, token, tuple(found))

    def denial(self) -> Syntax:
        if not self.ahead("not"):
            return self.relation()
        token = self.take()
        return Syntax("not", token, (self._deeper(self.denial),))

    def _deeper(self, part: Callable[[], Syntax]) -> Syntax:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.here.refuse(f"nested deeper than {MAX_DEPTH}")
        found = part()
        self.depth -= 1
        return found

    def relation(self) -> Syntax:
        sides, signs, token = [self.sum()], [], self.here
        while self.ahead(*RELATIONS):
            token = self.take()
            signs.append(token.text)
            sides.append(self.sum())
        return Syntax("chain", token, tuple(sides), tuple(signs)) if signs else sides[0]

    def sum(self) -> Syntax:
        found = self.product()
        while self.ahead("+", "-"):
            token = self.take()
            found = Syntax(token.text, token, (found, self.product()))
        return found

    def product(self) -> Syntax:
        found = self.signed()
        while self.ahead("*", "/"):
            token = self.take()
            found = Syntax(token.text, token, (found, self.signed()))
        return found

    def signed(self) -> Syntax:
        if not self.ahead("-"):
            return self.power()
        token = self.take()
        return Syntax("neg", token, (self._deeper(self.signed),))

    def power(self) -> Syntax:
        base = self.entry()
        if not self.ahead("**"):
            return base
        token = self.take()
        return Syntax("**", token, (base, self._deeper(self.signed)))

    def entry(self) -> Syntax:
        found = self.atom()
        while self.ahead("["):
            token = self.take()
            found = Syntax("index", token, (found, *self._terms("]")))
        return found

    def _terms(self, closing: str) -> list[Syntax]:
        found = [self.term()]
        while self.ahead(","):
            self.take()
            found.append(self.term())
        self.expect(closing)
        return found

    def atom(self) -> Syntax:
        token = self.here
        if token.kind == "number":
            return Syntax("number", self.take())
        if self.ahead("("):
            self.take()
            found = self.term()
            self.expect(")")
            return found
        self.name()
        return self._call(token) if self.ahead("(") else Syntax("name", token)

    def _call(self, token: Token) -> Syntax:
        self.expect("(")
        given: list[Syntax] = []
        names: list[str] = []
        while not self.ahead(")"):
            if self.here.kind == "name" and self.given[self.at + 1].text == "=":
                names.append(self.name().text)
                self.take()
            elif names:
                raise self.here.refuse("what is given by name stands last")
            given.append(self.term())
            if self.ahead("for") and len(given) == 1 and not names:
                return self._fold(token, given[0])
            if not self.ahead(")"):
                self.expect(",")
        self.take()
        return Syntax("call", token, tuple(given), tuple(names))

    def _fold(self, token: Token, body: Syntax) -> Syntax:
        parts, names = [body], []
        while self.ahead("for"):
            self.take()
            names.append(self.name().text)
            self.expect("in")
            parts.append(self._deeper(self.sum))
            absent = Syntax("absent", self.here)
            if self.ahead("if"):
                self.take()
                absent = self._deeper(self.choice)
            parts.append(absent)
        self.expect(")")
        return Syntax("fold", token, tuple(parts), tuple(names))


def _is_deeper(node: Syntax, limit: int) -> bool:
    level = [node]
    for _ in range(limit):
        level = [child for parent in level for child in parent.args]
        if not level:
            return False
    return True


def walk(node: Syntax, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Syntax]]:
    """Every node with the way to it."""
    yield path, node
    for place, child in enumerate(node.args):
        yield from walk(child, (*path, place))


def put(node: Syntax, path: tuple[int, ...], new: Syntax) -> Syntax:
    """The tree with one node replaced."""
    if not path:
        return new
    args = list(node.args)
    args[path[0]] = put(args[path[0]], path[1:], new)
    return replace(node, args=tuple(args))


_LEVEL = {"if": 0, "or": 1, "and": 2, "not": 3, "chain": 4, "+": 5, "-": 5, "*": 6, "/": 6, "neg": 7, "**": 8}


def spelled(node: Syntax, above: int = 0) -> str:
    """The text of a tree: reading it again gives the same tree."""
    level = _LEVEL.get(node.op, 9)
    text = _spelled(node, level)
    return text if level >= above else f"({text})"


def _spelled(node: Syntax, level: int) -> str:
    args = node.args
    if node.op in ("number", "name"):
        return node.token.text
    if node.op == "neg":
        return "-" + spelled(args[0], 7)
    if node.op == "**":
        return f"{spelled(args[0], 9)}**{spelled(args[1], 7)}"
    if node.op in ("*", "/"):
        return f"{spelled(args[0], 6)}{node.op}{spelled(args[1], 7)}"
    if node.op in ("+", "-"):
        return f"{spelled(args[0], 5)} {node.op} {spelled(args[1], 6)}"
    if node.op == "chain":
        return spelled(args[0], 5) + "".join(f" {s} {spelled(a, 5)}" for s, a in zip(node.names, args[1:], strict=True))
    if node.op == "not":
        return "not " + spelled(args[0], 3)
    if node.op in ("and", "or"):
        return f" {node.op} ".join(spelled(a, level + 1) for a in args)
    if node.op == "if":
        return f"{spelled(args[1], 1)} if {spelled(args[0], 1)} else {spelled(args[2], 0)}"
    if node.op == "index":
        return f"{spelled(args[0], 9)}[{', '.join(map(spelled, args[1:]))}]"
    if node.op == "call":
        plain = len(args) - len(node.names)
        named = zip(node.names, args[plain:], strict=True)
        parts = [*map(spelled, args[:plain]), *(f"{name}={spelled(a)}" for name, a in named)]
        return f"{node.token.text}({', '.join(parts)})"
    loops = ""
    for name, where, test in zip(node.names, args[1::2], args[2::2], strict=True):
        loops += f" for {name} in {spelled(where, 5)}" + ("" if test.op == "absent" else f" if {spelled(test, 1)}")
    return f"{node.token.text}({spelled(args[0])}{loops})"

"""Other statements, each one slip away: sign, constant, exponent, strictness, index range, quantifier, domain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from verify.statement.errors import Refused
from verify.statement.parser import Parser, Syntax, put, spelled, walk
from verify.statement.prelude import Prelude, pieces
from verify.statement.statement import Statement, read_statement
from verify.statement.tokens import Token, lines, tokens

__all__ = ["Mutant", "mutants"]

STRICT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "<=", "!=": "=="}
TURN = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


@dataclass(frozen=True)
class Mutant:
    """``kind`` is the slip, ``where`` the line that it is in."""

    kind: str
    where: str
    statement: Statement


def _number(node: Syntax, value: int) -> Syntax:
    return Syntax("number", replace(node.token, kind="number", text=str(value)))


def _plus(node: Syntax, way: str) -> Syntax:
    return Syntax(way, replace(node.token, kind="op", text=way), (node, _number(node, 1)))


def _edits(node: Syntax) -> Iterator[tuple[str, Syntax]]:
    """What may be changed at a node."""
    match node.op:
        case "+" | "-":
            way = "-" if node.op == "+" else "+"
            yield "sign", Syntax(way, replace(node.token, text=way), node.args)
        case "neg":
            yield "sign", node.args[0]
        case "**" if node.args[1].op == "number" and node.args[1].token.text.isdigit():
            power = int(node.args[1].token.text)
            for new in (power + 1, power - 1):
                yield "exponent", replace(node, args=(node.args[0], _number(node.args[1], new)))
        case "number" if node.token.text.isdigit():
            value = int(node.token.text)
            for new in sorted({value + 1, 2 * value, value - 1} - {value, -1}):
                yield "constant", _number(node, new)
        case "chain":
            for place, sign in enumerate(node.names):
                for kind, table in (("strictness", STRICT), ("direction", TURN)):
                    if sign in table:
                        names = (*node.names[:place], table[sign], *node.names[place + 1 :])
                        yield kind, replace(node, names=names)
        case "call" if node.token.text == "span" and len(node.args) == 2:
            low, high = node.args
            yield "range", replace(node, args=(_plus(low, "+"), high))
            yield "range", replace(node, args=(low, _plus(high, "-")))
        case "call" if node.token.text == "sqrt" and len(node.args) == 1:
            yield "root", node.args[0]
        case "fold":
            yield from _fold_edits(node)


def _fold_edits(node: Syntax) -> Iterator[tuple[str, Syntax]]:
    other = {"every": "some", "some": "every", "sum": "most", "mean": "sum", "most": "least", "least": "most"}
    if node.token.text in other:
        kind = "quantifier" if node.token.text in ("every", "some") else "fold"
        yield kind, replace(node, token=replace(node.token, text=other[node.token.text]))
    for place in range(2, len(node.args), 2):
        if node.args[place].op != "absent":
            gone = Syntax("absent", node.token)
            yield "range", replace(node, args=(*node.args[:place], gone, *node.args[place + 1 :]))


def _changed(tree: Syntax) -> Iterator[tuple[str, str]]:
    for path, node in walk(tree):
        for kind, new in _edits(node):
            yield kind, spelled(put(tree, path, new))


def _texts(statement: Statement) -> Iterator[tuple[str, str, str]]:
    """Kind, line and text of every candidate."""
    rows = [(line.tokens[0].text, list(line.tokens[1:])) for line in lines(statement.text)]
    for at, (word, given) in enumerate(rows):
        for kind, new in _line(word, given):
            yield kind, word, _joined(rows, at, None if new is None else f"{word} {new}")
        if word == "exists":
            yield "quantifier", word, _joined(rows, at, f"for_all {_shown(given)}")
        if at and {word, rows[at - 1][0]} == {"for_all", "exists"}:
            swapped = [*rows[: at - 1], rows[at], rows[at - 1], *rows[at + 1 :]]
            yield "quantifier", word, _joined(swapped, -1, "")


def _shown(given: list[Token]) -> str:
    return " ".join(token.text for token in given)


def _joined(rows: list[tuple[str, list[Token]]], at: int, new: str | None) -> str:
    found = [new if place == at else f"{word} {_shown(given)}" for place, (word, given) in enumerate(rows)]
    return "\n".join(row for row in found if row)


def _line(word: str, given: list[Token]) -> Iterator[tuple[str, str | None]]:
    if word == "says":
        yield from _changed(Parser(given).whole())
        return
    if word == "let":
        head, body = pieces(given, "=")
        for kind, new in _changed(Parser(body).whole()):
            yield kind, f"{_shown(head)} = {new}"
        return
    parts = pieces(given)
    for place, part in enumerate(parts):
        others = [_shown(p) for p in parts]
        if any(token.text == ":" for token in part) or len(part) == 1:
            continue
        for kind, new in _changed(Parser(part).whole()):
            yield f"domain {kind}", ", ".join([*others[:place], new, *others[place + 1 :]])
        if word == "given":
            left = ", ".join([*others[:place], *others[place + 1 :]])
            yield "dropped hypothesis", left or None
        else:
            yield from _dropped(part, place, others)


def _dropped(part: list[Token], place: int, others: list[str]) -> Iterator[tuple[str, str]]:
    """``0 < tau <= 1`` without its condition: the name stays, with the type that the prelude gives it."""
    names = {token.text for token in part if token.kind == "name"}
    if len(names) == 1 and place == len(others) - 1:
        yield "dropped hypothesis", ", ".join([*others[:place], names.pop()])


def mutants(statement: Statement) -> Iterator[Mutant]:
    """Every readable statement that differs by one slip, in its text or in a printed quantity, and says otherwise."""
    seen = {statement.digest}
    for kind, where, text, prelude in _candidates(statement):
        try:
            found = read_statement(text, prelude)
        except Refused:
            continue
        if found.digest not in seen:
            seen.add(found.digest)
            yield Mutant(kind, where, found)


def _candidates(statement: Statement) -> Iterator[tuple[str, str, str, Prelude]]:
    for kind, where, text in _texts(statement):
        yield kind, where, text, statement.prelude_before
    for known in statement.prelude.closure(statement.called()):
        if known.name not in statement.prelude.quantities:
            continue
        body = Parser(tokens(known.shown.split(" = ", 1)[1])).whole()
        for kind, new in _changed(body):
            changed = statement.prelude_before.redefined(known.name, Parser(tokens(new)).whole())
            yield kind, known.name, statement.text, changed

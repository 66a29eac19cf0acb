"""Rules for quantifiers: each makes one or two statements from another, which have certificates of their own.

``witness``  terms for what the first ``exists`` line binds; they meet its conditions, and what is left holds
``denial``   the negation holds: for_all and exists exchanged, what is said denied
``branch``   of what is said with ``or`` (or !=), one part holds where the others do not, or everywhere

What may be undefined stays in what is made: a part that is dropped is still asked to have a value.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from verify.statement.errors import Refused
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.reach import require_reach_after
from verify.statement.reader import FUNCTIONS, Reader
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row, made, put_in, rows_of, term
from verify.statement.substitution import names_in, substitute

__all__ = ["alternatives", "branches", "denied", "is_term", "is_total", "typed", "witnessed"]

OPERATIONS = ("number", "name", "neg", "+", "-", "*", "/", "**", "call")
CALLS = FUNCTIONS | {"min", "max"}
TOTAL = ("exp", "abs", "min", "max", "floor", "ceil")
MAX_BRANCHES = 32
DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


def is_term(node: Syntax, allowed: set[str], statement: Statement) -> bool:
    """Plain arithmetic over names that are bound before."""
    if any(inner.op not in OPERATIONS or inner.names for _, inner in walk(node)):
        return False
    called = {inner.token.text for _, inner in walk(node) if inner.op == "call"}
    return called <= CALLS and names_in(node, statement.prelude) <= allowed | called | {"pi"}


def witnessed(statement: Statement, choice: dict[str, str]) -> list[Statement]:
    """That the chosen terms are defined, of their type, and meet the conditions; and what is left to be shown."""
    rows = rows_of(statement)
    at = next((i for i, row in enumerate(rows) if row.word == "exists"), None)
    if at is None or not isinstance(choice, dict) or set(choice) != set(rows[at].names):
        raise Refused("a choice has a term for each name that the first exists line binds")
    before = {name for row in rows[:at] for name in row.names}
    table = {name: term(text) for name, text in choice.items()}
    if not all(is_term(node, before, statement) for node in table.values()):
        raise Refused("a choice is a term of what is bound before it")
    require_reach_after(rows[at + 1 : -1], rows[at].names, statement)
    rest = [put_in(row, table, statement) for row in rows[at + 1 :]]
    own = [text for name, node in table.items() for text in typed(statement, name, node, before)]
    own += [spelled(substitute(node, table, statement.prelude)) for node in rows[at].conditions]
    left = made(statement, [*rows[:at], *rest[:-1]], [spelled(rest[-1].conditions[0])])
    return [made(statement, rows[:at], own), left]


def typed(statement: Statement, name: str, node: Syntax, before: set[str]) -> list[str]:
    """That the term is a value of the type; whole numbers are so by their form."""
    kind = statement.types[name]
    if kind.name not in ("real", "nat", "int"):
        raise Refused(f"{name} is {kind.name}: a term is a number")
    if kind.sort == "int":
        Reader(statement.prelude, {n: statement.types[n] for n in before}).integer(node)
    return [f"({spelled(node)})*0 == 0", *([f"{spelled(node, 5)} >= 0"] if kind.name == "nat" else [])]


def denied(statement: Statement) -> Statement:
    """The negation."""
    rows = rows_of(statement)
    found: list[Row] = []
    extra: list[str] = []
    for at, row in enumerate(rows[:-1]):
        if row.word == "given":
            _deny_given(rows, at, found, extra)
        else:
            found.append(replace(row, word={"for_all": "exists", "exists": "for_all"}.get(row.word, row.word)))
    said = [text for node in rows[-1].conditions for text in [_not(node)]]
    return made(statement, found, [*extra, *said])


def _deny_given(rows: Sequence[Row], at: int, found: list[Row], extra: list[str]) -> None:
    """A hypothesis becomes a condition on what exists; or a part of what is said, if nothing is for all after it."""
    if any(row.word == "let" for row in rows[:at]):
        raise Refused("a denial of a hypothesis after a let line is not made")
    if found and found[-1].word == "exists":
        found[-1] = replace(found[-1], conditions=(*found[-1].conditions, *rows[at].conditions))
    elif any(row.word == "exists" for row in rows[at:]):
        raise Refused("a hypothesis between what exists is not denied")
    else:
        extra += [spelled(node) for node in rows[at].conditions]


def _not(node: Syntax) -> str:
    if node.op == "chain" and len(node.names) == 1 and node.names[0] != "==":
        return f"{spelled(node.args[0], 5)} {DENIED[node.names[0]]} {spelled(node.args[1], 5)}"
    return spelled(node.args[0]) if node.op == "not" else f"not ({spelled(node)})"


def branches(statement: Statement) -> list[list[Statement]]:
    """What shows a statement that says one thing or another: each part alone, then each where the others fail, and
    that every part has a value, also where another one holds."""
    rows = rows_of(statement)
    parts = alternatives(rows[-1].conditions[0], True)
    if not 2 <= len(parts) <= MAX_BRANCHES:
        raise Refused("what is said has no parts, or too many")
    unsure = [part for part in parts if not is_total(term(part), set(statement.names))]
    defined = [made(statement, rows[:-1], [text for part in unsure for text in _defined(part)])] if unsure else []
    alone, beside = [], []
    for i, part in enumerate(parts):
        others = [other for j, other in enumerate(parts) if j != i]
        alone.append([made(statement, rows[:-1], [part, *(text for other in others for text in _defined(other))])])
        failing = tuple(term(_not(term(other))) for other in others)
        beside.append([made(statement, [*rows[:-1], Row("given", conditions=failing)], [part]), *defined])
    if any(row.word == "exists" for row in rows):  # a part and its value would be shown for different choices
        return alone
    return [*alone, *beside]


def is_total(node: Syntax, names: set[str]) -> bool:
    """Has it a value whatever the variables are?  What is not known to have one is asked for it."""
    if node.op == "name":
        return node.token.text in names
    if node.op == "**":
        return is_total(node.args[0], names) and node.args[1].op == "number" and node.args[1].token.text.isdigit()
    if node.op == "call" and (node.token.text not in TOTAL or node.names):
        return False
    known = ("number", "neg", "+", "-", "*", "call", "chain", "and", "or", "not")
    return node.op in known and all(is_total(arg, names) for arg in node.args)


def _defined(text: str) -> list[str]:
    """That both sides of every relation have a value; a proposition that is no relation is not known to have one."""
    return [f"({side})*0 == 0" for side in sorted(set(_sides(term(text))))]


def _sides(node: Syntax) -> Iterator[str]:
    if node.op == "chain":
        yield from map(spelled, node.args)
    elif node.op in ("and", "or", "not"):
        for arg in node.args:
            yield from _sides(arg)
    else:
        raise Refused("a part that is dropped is made of relations: they are asked to have values")


def alternatives(node: Syntax, wanted: bool) -> list[str]:
    """Propositions of which one has to hold, as texts; a single one if there is no choice."""
    if node.op == "not":
        return alternatives(node.args[0], not wanted)
    if node.op in ("and", "or"):
        parts = [alternatives(arg, wanted) for arg in node.args]
        if (node.op == "or") is wanted:
            return [text for part in parts for text in part]
        if len(list(itertools.islice(itertools.product(*parts), MAX_BRANCHES + 1))) > MAX_BRANCHES:
            raise Refused("too many parts")
        return [" and ".join(f"({text})" for text in row) for row in itertools.product(*parts)]
    if node.op == "chain" and len(node.names) == 1:
        relation = node.names[0] if wanted else DENIED[node.names[0]]
        one, two = (spelled(arg, 5) for arg in node.args)
        return [f"{one} {r} {two}" for r in (("<", ">") if relation == "!=" else (relation,))]
    return [spelled(node) if wanted else f"not ({spelled(node)})"]

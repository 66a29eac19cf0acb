"""``composed``: a statement follows from others that are certified inside: what they say becomes hypotheses.

A source S holds for all of its names.  At each point of the target T the names of S have values: names of T of the same
type, or numbers given by terms (``instance``).  The checker makes these statements, each of which has a certificate:

1. every source, as it is;
2. for each source, over the names and conditions of T: the values have the types and meet the conditions of S;
3. T with what the sources say there among its conditions.

In 3 a term that some source compares with another (so it has a value) may be an ``opaque`` number: a new name in its
place, and names that nothing speaks of any more are left out.  ``inside`` is a point that meets all conditions of T.
Source and target have the same definitions: both are read over all of them, and their digests have to stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from verify.statement.errors import Refused
from verify.statement.parser import Syntax, spelled
from verify.statement.prelude import read_prelude
from verify.statement.quantified import is_term
from verify.statement.reader import Reader
from verify.statement.reduced import is_total
from verify.statement.statement import Statement, read_statement
from verify.statement.statement_lines import Row, made, rows_of, term
from verify.statement.substitution import MOVING, names_in, substitute
from verify.statement.terms import free

__all__ = ["comparable", "composed"]

MAX_SOURCES = 8
MAX_OPAQUE = 8
FIELDS = {"digest", "definitions", "statement", "instance"}
NUMBERS = ("real", "int", "nat")
EVALUATED = ("neg", "+", "-", "*", "/", "chain", "and")  # all parts are evaluated


def composed(statement: Statement, sources: Any, opaque: Any) -> list[Statement]:
    """The statements that together are enough for this one; Refused if the sources do not fit it."""
    from verify.statement.certificate import statement_of

    if not isinstance(sources, list) or not 1 <= len(sources) <= MAX_SOURCES:
        raise Refused(f"there are 1 to {MAX_SOURCES} sources")
    if not all(isinstance(item, dict) and set(item) == FIELDS for item in sources):
        raise Refused(f"the fields of a source are {', '.join(sorted(FIELDS))}")
    if not all(isinstance(item[key], str) for item in sources for key in FIELDS - {"instance"}):
        raise Refused("a source has texts, and a table of terms")
    own = [statement_of(item) for item in sources]
    whole, *read = _together([statement, *own])
    rows = _rows(whole)
    asked, known = [], []
    for one, item in zip(read, sources, strict=True):
        conditions, said = _instance(whole, one, item["instance"])
        asked += [made(whole, rows, conditions)] if conditions else []
        known.append(said)
    last = _opaque(whole, rows, known, opaque) if opaque else _with(whole, rows, known)
    return [*own, *asked, last]


def _together(every: Sequence[Statement]) -> list[Statement]:
    """The same statements over all of their definitions; each has to stay what it is."""
    lines = dict.fromkeys(line for one in every for line in one.definitions().splitlines())
    prelude = read_prelude("\n".join(lines))
    found = [read_statement(one.text, prelude) for one in every]
    if any(one.digest != was.digest for one, was in zip(found, every, strict=True)):
        raise Refused("a source and the statement do not have the same definitions")
    return found


def _rows(statement: Statement) -> list[Row]:
    rows = rows_of(statement)
    if any(row.word not in ("for_all", "given") for row in rows[:-1]) or len(rows[-1].conditions) != 1:
        raise Refused("only statements for all of their names, without let lines, are composed")
    return rows[:-1]


def _instance(whole: Statement, source: Statement, instance: Any) -> tuple[list[str], Syntax]:
    """What has to hold for the source to speak of these values, and what it then says."""
    if not isinstance(instance, dict) or not set(instance) <= set(source.names):
        raise Refused("an instance has terms for names of the source")
    rows, table, found = _rows(source), dict[str, Syntax](), list[str]()
    for name in source.names:
        kind = source.types[name]
        if name not in instance and name in whole.names and whole.types[name] == kind:
            if any(free(size, whole.prelude.definitions) & set(instance) for size in kind.sizes):
                raise Refused(f"{name}: its type speaks of what has a value")
            continue
        node = term(instance.get(name, name))
        if kind.name not in NUMBERS or not is_term(node, set(whole.names), whole):
            raise Refused(f"{name} is a name of the statement, of the same type, or a number given by a term")
        table[name] = node
        if kind.name != "real":
            Reader(whole.prelude, whole.types).integer(node)
        found += [f"({spelled(node)})*0 == 0", *([f"{spelled(node, 5)} >= 0"] if kind.name == "nat" else [])]
    found += [spelled(substitute(node, table, whole.prelude)) for row in rows for node in row.conditions]
    return found, substitute(rows_of(source)[-1].conditions[0], table, whole.prelude)


def _with(whole: Statement, rows: Sequence[Row], known: Sequence[Syntax]) -> Statement:
    return made(whole, [*rows, Row("given", conditions=tuple(known))], [spelled(rows_of(whole)[-1].conditions[0])])


# --- terms that are taken for numbers


def comparable(node: Syntax) -> Iterator[Syntax]:
    """Parts of a proposition that have a value where it is true."""
    yield node
    if node.op in EVALUATED:
        for arg in node.args:
            yield from comparable(arg)


def _opaque(whole: Statement, rows: Sequence[Row], known: Sequence[Syntax], opaque: Any) -> Statement:
    if not isinstance(opaque, list) or len(opaque) > MAX_OPAQUE:
        raise Refused(f"at most {MAX_OPAQUE} terms are opaque")
    said = rows_of(whole)[-1].conditions[0]
    table: dict[str, str] = {}
    for text in opaque:
        node = term(text)
        Reader(whole.prelude, whole.types).number(node)
        if not any(spelled(node) == spelled(part) for one in known for part in comparable(one)):
            raise Refused("an opaque term is compared by a source")
        table[spelled(node)] = f"opaque{len(table)}"
    if set(table.values()) & {*whole.names, *whole.prelude.types, *whole.prelude.definitions}:
        raise Refused("opaque0, … mean something else here")
    names = {name: spelled(_kind(whole, rows, name)) for name in whole.names if whole.types[name].name in NUMBERS}
    names |= dict.fromkeys(table.values(), "real")
    conditions = [_put(node, table) for row in rows for node in row.conditions]
    kept = [node for node in conditions if not _other_names(node, names, whole)]
    if not all(is_total(node, names) for node in conditions if node not in kept):
        raise Refused("a condition that is left out has a value everywhere")
    last = [*kept, *(node for one in known if not _other_names(node := _put(one, table), names, whole))]
    says = _put(said, table)
    if _other_names(says, names, whole):
        raise Refused("what is said speaks of more than numbers")
    head = f"for_all {', '.join(f'{name} : {kind}' for name, kind in names.items())}"
    given = [f"given {', '.join(map(spelled, last))}"] if last else []
    return read_statement("\n".join([head, *given, f"says {spelled(says)}"]), whole.prelude_before)


def _kind(whole: Statement, rows: Sequence[Row], name: str) -> Syntax:
    found = next((row.kinds[name] for row in rows if name in row.kinds), None)
    return found if found is not None else term(whole.prelude.declared[name])


def _other_names(node: Syntax, names: Mapping[str, Any], whole: Statement) -> set[str]:
    return (names_in(node, whole.prelude) & set(whole.names)) - set(names)


def _put(node: Syntax, table: Mapping[str, str]) -> Syntax:
    """Names in the place of terms, except below what binds or moves names."""
    if (name := table.get(spelled(node))) is not None:
        return term(name)
    if node.op == "fold" or (node.op == "call" and node.token.text in MOVING):
        return node
    return replace(node, args=tuple(_put(arg, table) for arg in node.args))

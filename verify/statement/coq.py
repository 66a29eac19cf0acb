"""Statements for Coq with Coquelicot: definitions, the statement as a ``Prop``, and when all of it is defined.

``/``, ``sqrt``, ``ln`` and ``Derive`` are total in Coq and say nothing outside of their domain, so each definition and
each statement has a companion (``ok_name``, ``title_means``): a proof of a statement needs a proof of both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from verify.statement.coq_means import Means
from verify.statement.coq_support import SUPPORT, companion_of, ident, natural, title_of, type_of
from verify.statement.coq_terms import Printer
from verify.statement.errors import Refused
from verify.statement.statement import Statement
from verify.statement.terms import Definition, Type, nodes

__all__ = ["definitions", "failure", "script", "statement"]


def definitions(said: Statement) -> str:
    """The definitions that a statement uses, each with its companion."""
    printer = Printer(said.prelude.definitions)
    return "\n\n".join(_definition(known, printer) for known in said.prelude.closure(said.called()))


def statement(said: Statement, title: str) -> str:
    """``Definition title : Prop`` and ``title_means``."""
    printer = Printer(said.prelude.definitions)
    printer.scope = dict(said.types)
    return _statement(said, title, printer) + "\n\n" + Means(printer).statement(said, title)


def failure(said: Statement, title: str) -> str:
    """``Definition title : Prop``: somewhere all conditions hold, all of it is defined, and what it says is false."""
    printer = Printer(said.prelude.definitions)
    printer.scope, means = dict(said.types), Means(printer)
    if any(part.word == "exists" for part in said.parts):
        raise Refused("one point does not refute that something exists")
    names = "".join(f" ({ident(name)} : {type_of(said.types[name])})" for name in said.names)
    rows = []
    for part in said.parts:
        rows += [p for name in part.names for both in means.binder(name, said.types[name]) for p in both]
        for term in part.asked:
            rows += [means.of(term), printer.proposition(term)]
    rows += [means.of(said.says), f"~ {printer.proposition(said.says)}"]
    body = " /\\\n  ".join(row for row in rows if row != "True")
    return f"Definition {title} : Prop :=\n  exists{names},\n  {body}."


def script(said: Statement, title: str) -> str:
    """A whole file: support, the definitions that are used, the statement, and when all of it is defined."""
    parts = (SUPPORT, definitions(said), statement(said, title_of(title)))
    return "\n\n".join(part for part in parts if part) + "\n"


def _definition(known: Definition, printer: Printer) -> str:
    head = _binder(zip(known.free, known.free_types, strict=True), known)
    wide = _binder(printer.companion(known).items(), known)
    printer.scope = printer.companion(known) | dict(zip(known.params, known.types, strict=True))
    match known.body.sort:
        case "prop":
            sort, body = "Prop", printer.proposition(known.body)
        case "bits":
            sort, body = "nat -> bool", printer.bits(known.body)
        case "array":
            sort, body = type_of(known.body.type), printer.argument(known.body, "array")
        case "int" if not natural(known.body, printer.definitions):
            sort, body = "Z", printer.integer(known.body)
        case "int":
            sort, body = "nat", printer.index(known.body)
        case "bit":
            sort, body = "bool", printer.argument(known.body, "bit")
        case "real":
            sort, body = "R", printer.real(known.body)
        case other:
            raise Refused(f"a definition of the sort {other} is not written for Coq yet")
    _require_bound(known, body)
    text = f"Definition {ident(known.name)}{head} : {sort} :=\n  {body}."
    return f"{text}\nDefinition {companion_of(known.name)}{wide} : Prop :=\n  {Means(printer).of(known.body)}."


def _require_bound(known: Definition, body: str) -> None:
    """Refuse a body that speaks of a size which the definition does not take, as that of the array in ``norm(A)``."""
    inside = [node.loop.name for node in nodes(known.body) if node.loop is not None]
    inside += [node.args[1].name for node in nodes(known.body) if node.op == "after"]
    bound = {ident(name) for name in (*known.free, *known.params, *known.calls, *inside)}
    if lacking := sorted(set(re.findall(r"\bv_[\w']+", body)) - bound):
        raise Refused(f"{known.name} does not take {lacking[0][2:]}, a size of what it reads: not written for Coq yet")


def _binder(names: Iterable[tuple[str, Type]], known: Definition) -> str:
    pairs = [*names, *zip(known.params, known.types, strict=True)]
    return "".join(f" ({ident(name)} : {type_of(kind)})" for name, kind in pairs)


def _statement(said: Statement, title: str, printer: Printer) -> str:
    rows, close = [], 0
    for part in said.parts:
        asked = [p for name in part.names for p in printer.inside(name, said.types[name])]
        asked += [printer.proposition(term) for term in part.asked]
        names = "".join(f" ({ident(name)} : {type_of(said.types[name])})" for name in part.names)
        if part.word == "exists":
            rows.append(f"exists{names}, " + "".join(rf"{p} /\ " for p in asked) + "(")
            close += 1
        else:
            rows.append((f"forall{names}, " if names else "") + "".join(f"{p} -> " for p in asked))
    body = "\n  ".join([*rows, printer.proposition(said.says) + ")" * close])
    return f"Definition {title} : Prop :=\n  {body}."

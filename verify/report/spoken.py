"""A certificate's statement in readable mathematics: for a terminal, beside what the checker establishes.

``refuted at n = 2, τ = 1/2: ∀ n ≥ k ≥ 1, …: ‖∇ŷ‖ ≤ c (left 3, right 2)``.  The checker's own sentence is the one that
counts; this one says the same with its quantifiers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from verify.report.plain import unicode_maths
from verify.statement import latex
from verify.statement.certificate import REFUTING, statement_of
from verify.statement.instance import shown, sides
from verify.statement.statement import Statement

__all__ = ["spoken"]


def spoken(data: Mapping[str, Any]) -> str:
    """What an accepted certificate of version 2 shows."""
    statement = statement_of(data)
    said = unicode_maths(latex.statement(statement))
    given = {**data.get("assignment", {}), **data.get("fixed", {})}
    at = [f"{_named(statement, name)} = {shown(given[name])}" for name in statement.names if name in given]
    at += [f"{_named(statement, name)} ∈ {shown(box)}" for name, box in data.get("boxes", {}).items()]
    word = "refuted" if data["kind"] in REFUTING else "holds"
    return f"{word}{' at ' + ', '.join(at) if at else ''}: {said}{_where(statement)}{_values(statement, data)}"


def _where(statement: Statement) -> str:
    """The numbers that stand under a name in it; what depends on something has its place in the definitions."""
    used = statement.prelude.closure(statement.called())
    plain = [known for known in used if not (known.params or known.free or known.calls)]
    rows = [f"{_named(statement, known.name)} = {known.shown.partition(' = ')[2]}" for known in plain]
    return f", where {', '.join(rows)}" if rows else ""


def _values(statement: Statement, data: Mapping[str, Any]) -> str:
    values = sides(statement, data["assignment"]) if data["kind"] == "point" else None
    return f" (left {values[0]}, right {values[1]})" if values else ""


def _named(statement: Statement, name: str) -> str:
    return unicode_maths(latex.Printer(statement.prelude).name(name))

"""Counterexamples: an assignment at which every hypothesis of a statement holds and what it says is false.

This is all that runs when one is accepted, beside the reader of statements and the evaluator.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from flint import arb, ctx

from verify.statement.assign import bound, refutes
from verify.statement.certificate_form import CHECK_FUEL, Checked, require_form, statement_of
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.statement import Statement
from verify.statement.values import Unknown

__all__ = ["check", "point", "refuted_at", "sentence", "shown", "sides"]

KEPT = 256  # assignments that are known to refute, in one process
_REFUTED: set[tuple[str, str, int]] = set()


def check(data: Any, fuel: int = CHECK_FUEL) -> Checked:
    """Re-derive a certificate of kind ``point``; Refused if it does not show what it is for."""
    try:
        require_form(data)
        if data["kind"] != "point":
            raise Refused("no counterexample")
        return point(statement_of(data), data, fuel)
    except (Undefined, Undecided, TooMuch) as error:
        raise Refused(f"nothing is shown: {error}") from None
    except RecursionError:
        raise Refused("nested too deeply") from None


def refuted_at(statement: Statement, assignment: Mapping[str, Any], fuel: int = CHECK_FUEL) -> bool:
    """Whether an assignment refutes the statement: evaluated once a process where it does.

    Nothing but content counts: the digest is of the definitions and the statement, and whoever reads a certificate has
    compared it with its text before.  A no is evaluated again, for it is never what a verdict rests on.
    """
    try:
        key = (statement.digest, json.dumps(assignment, sort_keys=True), fuel)
    except (TypeError, ValueError):  # no JSON, so no certificate either
        return refutes(statement, assignment, fuel)
    if key not in _REFUTED:
        if not refutes(statement, assignment, fuel):
            return False
        if len(_REFUTED) >= KEPT:
            _REFUTED.clear()
        _REFUTED.add(key)
    return True


def point(statement: Statement, data: Mapping[str, Any], fuel: int) -> Checked:
    """The rule of this kind, for data of the right form."""
    assignment = data["assignment"]
    if not refuted_at(statement, assignment, fuel):
        raise Refused("the assignment does not refute the statement")
    return Checked("point", statement.digest, True, 1, sentence(statement, assignment))


# --- words


def sentence(statement: Statement, assignment: Mapping[str, Any]) -> str:
    """In mathematics: the point, what is said, and both sides there."""
    at = ", ".join(f"{name} = {shown(assignment[name])}" for name in statement.names if name in assignment)
    said = statement.text.splitlines()[-1].removeprefix("says ")
    values = sides(statement, assignment)
    tail = f" (left {values[0]}, right {values[1]})" if values else ""
    return f"at {at}: {said} is false{tail}" if at else f"{said} is false{tail}"


def shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, dict) and set(value) == {"by", "is"}:
        return "one for each value of what exists"  # not all of it need have been looked at
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return str(value)


def sides(statement: Statement, assignment: Mapping[str, Any]) -> tuple[str, str] | None:
    """The two sides of a relation at a point, as decimals."""
    if statement.says.op != "cmp" or any(part.word == "exists" for part in statement.parts):
        return None
    saved, ctx.prec = ctx.prec, 192
    machine = Machine(statement.prelude.definitions, fuel=2_000_000)
    env: dict[str, Any] = {}
    try:
        for part in statement.parts:
            for name in part.names:
                env[name] = bound(statement.types[name], assignment[name], machine, env)
        one, two = (machine.value(side, env) for side in statement.says.args)
        return _decimal(one), _decimal(two)
    except (Undecided, Undefined, TooMuch):
        return None  # it was decided with more digits than are shown
    finally:
        ctx.prec = saved


def _decimal(value: Any) -> str:
    if isinstance(value, Unknown) or not isinstance(value, arb):
        return str(value)
    return value.str(12, radius=not (value > 0 or value < 0))

"""``finite``: every case of a statement whose variables have finitely many values.

Integers count if the conditions of the statement bound them (``2 <= n <= 9``, ``n**2 <= 50``); the checker derives the
bounds again.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.certificate import CHECK_FUEL, certificate
from verify.statement.evaluate import Machine
from verify.statement.instance import bindings
from verify.statement.variable_ranges import MAX_LISTED, ranges

__all__ = ["about", "fits", "run"]

about = "all cases, exactly, of a statement whose variables have finitely many values"
LISTED = ("bits", "subset", "span", "bit")
MOST_CASES = 2_000_000


def fits(statement: Statement) -> str:
    known, count = ranges(statement), 1
    for name in statement.names:
        kind, (low, high) = statement.types[name], known[name]
        if kind.name in LISTED:
            continue
        if kind.sort != "int" or low is None or high is None:
            return f"{name} is {kind.name}: its values cannot be listed"
        own = math.floor(high) - math.ceil(low) + 1
        if own > MAX_LISTED:
            return f"{name} has {own} values; at most {MAX_LISTED} are listed"
        count *= max(0, own)
    return "" if count <= MOST_CASES else f"{count} cases; at most {MOST_CASES} are listed"


def run(statement: Statement, effort: int) -> Outcome:
    if (false := _false_case(statement)) is None:
        return Outcome(certificate=certificate(statement, "finite", fixed={}), note="every case")
    return Outcome(
        certificate=certificate(statement, "point", assignment=false),
        counterexample=false,
        note="a case in which it is false",
    )


def _false_case(statement: Statement) -> dict[str, Any] | None:
    """The first case that meets what is given and is false; a statement in which something exists has none here."""
    if any(part.word == "exists" for part in statement.parts):
        return None
    machine = Machine(statement.prelude.definitions, fuel=CHECK_FUEL)
    cases = _cases(statement, machine, 0, {})
    try:
        false = next((env for env in cases if machine.holds(statement.says, env) is False), None)
    except (Refused, TooMuch, Undecided, Undefined):
        return None
    return None if false is None else {name: _written(statement, name, false[name]) for name in statement.names}


def _cases(statement: Statement, machine: Machine, at: int, env: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The values that meet all conditions from a part of the statement on."""
    if at == len(statement.parts):
        yield env
        return
    part = statement.parts[at]
    for inner in bindings(statement, part.names, {}, machine, env):
        if all(machine.holds(term, inner) for term in part.asked):
            yield from _cases(statement, machine, at + 1, inner)


def _written(statement: Statement, name: str, value: Any) -> Any:
    kind = statement.types[name].name
    if kind == "bits":
        return "".join(map(str, value))
    return [place for place, bit in enumerate(value, 1) if bit] if kind == "subset" else value

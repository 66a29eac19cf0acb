"""An assignment in the shapes that a statement asks for: the point of another model, as a proposal for this one."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from verify.statement.arithmetic import Exact
from verify.statement.assign import bound
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.statement import Statement
from verify.statement.values import Unknown

__all__ = ["fitted"]


def fitted(statement: Statement, assignment: Mapping[str, Any]) -> dict[str, Any] | None:
    """The assignment with its arrays resized, rows repeated in turn and short ones filled with zeros in front; None
    where nothing had to be changed, or where it cannot be."""
    machine, env, found = Machine(statement.prelude.definitions, Exact(), fuel=400_000), {}, dict(assignment)
    with contextlib.suppress(Refused, TooMuch, Undecided, Undefined, KeyError, TypeError, ValueError):
        for part in statement.parts:
            for name in part.names:
                if part.word == "exists":
                    env[name] = Unknown.named(name)
                    continue
                kind = statement.types[name]
                if kind.name == "array":
                    found[name] = _resized(found[name], [machine.value(size, env) for size in kind.sizes])
                env[name] = bound(kind, found[name], machine, env)
        return found if found != dict(assignment) else None
    return None


def _resized(value: Any, sizes: list[int]) -> Any:
    if not sizes or not isinstance(value, list) or not value:
        return value
    if len(sizes) == 1:
        return ["0"] * (sizes[0] - len(value)) + value[-sizes[0] :]
    return [_resized(value[row % len(value)], sizes[1:]) for row in range(sizes[0])]

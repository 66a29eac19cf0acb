"""What exists, by Krawczyk's test: a box in which equations have exactly one common zero.

The statement's ``for_all`` variables are fixed, what ``exists`` is in boxes; ``says`` is a conjunction with as many
equations as there are unknown numbers, and whatever else it says must hold on all of the box.  With the middle c, a
matrix Y near the inverse of the Jacobian at c, and the enclosure J of the Jacobian on the box X, the image

    K = c - Y F(c) + (1 - Y J)(X - c)

inside of X shows a zero in X.  Nothing of it is believed: Y may be any matrix.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from flint import arb, arb_mat, fmpq

from verify.statement.assign import bound
from verify.statement.errors import Refused, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.instance import MAX_SIDES, in_type, interval, middle, pairs, placed
from verify.statement.statement import Statement
from verify.statement.terms import REAL, Term, Type
from verify.statement.values import Table

__all__ = ["has_zero"]

Box = tuple[tuple[Any, Any], ...]
Equation = tuple[Term, dict[str, Any]]  # what is to be zero, and the indices of the folds around it


def has_zero(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], machine: Machine) -> int | None:
    """How many unknown numbers have a common zero in the boxes, if what is said holds there; None if it is not told."""
    names = _unknowns(statement, fixed, boxes)
    box = tuple(interval(pair, machine) for name in boxes for pair in pairs(boxes[name]))
    if not 1 <= len(box) <= MAX_SIDES or any(low >= high for low, high in box):
        raise Refused(f"there are 1 to {MAX_SIDES} unknown numbers, each in a box with an inside")
    try:
        wide, point = (_env(statement, fixed, boxes, at, machine) for at in (box, middle(box)))
        if wide is None or point is None:
            return None
        equations, others = _said(statement.says, wide, machine)
        if len(equations) != len(box):
            raise Refused(f"{len(equations)} equations for {len(box)} unknown numbers")
        if not all(machine.holds(term, {**wide, **more}) for term, more in others):
            return None
        return len(box) if _contracts(equations, names, box, wide, point, machine) else None
    except (Undecided, Undefined):
        return None


def _unknowns(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any]) -> tuple[str, ...]:
    """The names that exist, in their order; everything is fixed before them, and nothing is bound after."""
    if extra := sorted({*fixed, *boxes} - set(statement.names)):
        raise Refused(f"the statement has no variable {extra[0][:40]}")
    exists = [name for part in statement.parts if part.word == "exists" for name in part.names]
    before = [name for part in statement.parts if part.word != "exists" for name in part.names]
    words = [part.word for part in statement.parts if part.names]
    if not exists or set(exists) != set(boxes) or set(before) != set(fixed) or words != sorted(words, reverse=True):
        raise Refused("what is for all is fixed, and then what exists is in boxes")
    return tuple(boxes)


def _env(
    statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], box: Box, machine: Machine
) -> dict[str, Any] | None:
    """Values of all names, where every condition holds on all of the box; None where that is not told."""
    machine.forget()
    balls = placed(boxes, box)
    env: dict[str, Any] = {}
    for part in statement.parts:
        for name in part.names:
            env[name] = (
                bound(statement.types[name], fixed[name], machine, env)
                if name in fixed
                else in_type(statement, name, balls[name], machine, env)
            )
        asked = [machine.holds(term, env) for term in part.asked]
        if False in asked:
            raise Refused("a condition fails: nothing is said")
        if None in asked:
            return None
    return env


def _said(term: Term, env: dict[str, Any], machine: Machine) -> tuple[list[Equation], list[Equation]]:
    """The equations, and what else is said."""
    equations: list[Equation] = []
    others: list[Equation] = []
    for part, more in _parts(term, {}, env, machine):
        if part.op == "cmp" and part.name == "==":
            equations.append((Term("-", REAL, part.args), more))
        else:
            others.append((part, more))
    return equations, others


def _parts(term: Term, more: dict[str, Any], env: dict[str, Any], machine: Machine) -> Iterator[Equation]:
    if term.op == "and":
        for part in term.args:
            yield from _parts(part, more, env, machine)
    elif term.op == "fold" and term.name == "every" and term.loop is not None:
        for item in machine.items(term.loop.domain)({**env, **more}):
            inner = {**more, term.loop.name: item}
            if term.loop.test is None or _told(machine.holds(term.loop.test, {**env, **inner})):
                yield from _parts(term.args[0], inner, env, machine)
    else:
        yield term, more


def _told(found: bool | None) -> bool:
    if found is None:
        raise Undecided("which equations there are is not told")
    return found


def _contracts(
    equations: list[Equation],
    names: tuple[str, ...],
    box: Box,
    wide: dict[str, Any],
    point: dict[str, Any],
    machine: Machine,
) -> bool:
    """Krawczyk's image of the box lies inside of it."""
    size = len(box)
    machine.forget()
    values = arb_mat([[arb(machine.value(term, {**point, **more}))] for term, more in equations])
    near = arb_mat([_slopes(term, {**point, **more}, names, machine) for term, more in equations])
    machine.forget()
    jacobian = arb_mat([_slopes(term, {**wide, **more}, names, machine) for term, more in equations])
    try:
        inverse = near.inv().mid()
    except ZeroDivisionError:
        return False
    one = arb_mat([[int(i == j) for j in range(size)] for i in range(size)])
    away = arb_mat([[arb(low).union(arb(high)) - arb((fmpq(low) + fmpq(high)) / 2)] for low, high in box])
    step = (one - inverse * jacobian) * away - inverse * values
    image = [arb((fmpq(low) + fmpq(high)) / 2) + step[i, 0] for i, (low, high) in enumerate(box)]
    return all(at > arb(low) and at < arb(high) for at, (low, high) in zip(image, box, strict=True))


def _slopes(term: Term, env: dict[str, Any], names: tuple[str, ...], machine: Machine) -> list[arb]:
    """The derivatives by all unknown numbers, in the order of the boxes."""
    row: list[arb] = []
    for name in names:
        if isinstance(env[name], Table):
            by = Term("var", Type("array"), name=name)  # its shape is the table's own
            row += [arb(entry) for entry in machine.value(Term("grad", by.type, (term, by)), env).entries]
        else:
            row.append(arb(machine.value(Term("D", REAL, (term, Term("var", REAL, name=name))), env)))
    return row

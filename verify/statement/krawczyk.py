"""What exists, by Krawczyk's test: a box in which equations have exactly one common zero.

The statement's ``for_all`` variables are fixed, what ``exists`` is fixed too or in boxes.  ``says`` and the conditions
on what exists are a conjunction with as many equations as there are numbers in boxes, apart from those that are seen to
hold, and whatever else it says must hold on all of the box.  With the middle c, a matrix Y near the inverse of the
Jacobian at c, and the enclosure J of the Jacobian on the box X, the image

    K = c - Y F(c) + (1 - Y J)(X - c)

inside of X shows a zero in X.  Nothing of it is believed: Y may be any matrix.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
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
_DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
Equation = tuple[Term, dict[str, Any]]  # what is to be zero, and the indices of the folds around it


def has_zero(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any], machine: Machine) -> int | None:
    """How many unknown numbers have a common zero in the boxes, if what is said holds there; None if it is not told."""
    names = _unknowns(statement, fixed, boxes)
    box = tuple(interval(pair, machine) for name in boxes for pair in pairs(boxes[name]))
    if len(box) > MAX_SIDES or any(low >= high for low, high in box):
        raise Refused(f"there are at most {MAX_SIDES} unknown numbers, each in a box with an inside")
    try:
        found, wide = _env(statement, fixed, boxes, box, machine)
        equations = _different([*found, *_equations(statement.says, wide, machine)])
        if len(equations) != len(box):
            raise Refused(f"{len(equations)} equations for {len(box)} unknown numbers")
        if not box:
            return 1
        point = {**wide, **_env(statement, fixed, boxes, middle(box), machine, told=False)[1]}
        return len(box) if _contracts(equations, names, box, wide, point, machine) else None
    except (Undecided, Undefined):
        return None


def _unknowns(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any]) -> tuple[str, ...]:
    """The names in boxes; what is for all is fixed before them, and nothing is for all after."""
    if extra := sorted({*fixed, *boxes} - set(statement.names)):
        raise Refused(f"the statement has no variable {extra[0][:40]}")
    exists = {name for part in statement.parts if part.word == "exists" for name in part.names}
    words = [part.word for part in statement.parts if part.names]
    covered = set(fixed) | set(boxes) == set(statement.names) and not set(fixed) & set(boxes)
    if not exists or not set(boxes) <= exists or not covered or words != sorted(words, reverse=True):
        raise Refused("what is for all is fixed, and then what exists is fixed or in boxes")
    return tuple(boxes)


def _env(
    statement: Statement,
    fixed: Mapping[str, Any],
    boxes: Mapping[str, Any],
    box: Box,
    machine: Machine,
    told: bool = True,
) -> tuple[list[Equation], dict[str, Any]]:
    """The equations among the conditions on what exists, and values of all names, where every other condition holds on
    all of the box; Undecided where that is not told.  Without ``told`` the values alone."""
    machine.forget()
    balls = placed(boxes, box)
    env: dict[str, Any] = {}
    equations: list[Equation] = []
    for part in statement.parts:
        for name in part.names:
            env[name] = (
                bound(statement.types[name], fixed[name], machine, env)
                if name in fixed
                else in_type(statement, name, balls[name], machine, env)
            )
        for term in part.asked if told else ():
            if part.word == "exists":
                equations += _equations(term, env, machine)
            elif not _told(machine.holds(term, env), "a hypothesis"):
                raise Refused("a condition fails: nothing is said")
    return equations, env


def _equations(term: Term, env: dict[str, Any], machine: Machine) -> list[Equation]:
    """The equations that are not seen to hold; all else holds, or it is Refused or Undecided.  Where <= or >= is not
    told, equality is enough for it."""
    found: list[Equation] = []
    for part, more in _parts(term, {}, env, machine):
        holds = machine.holds(part, {**env, **more})
        if holds is None and part.op == "cmp" and part.name in ("==", "<=", ">="):
            found.append((Term("-", REAL, part.args), more))
        elif not _told(holds, "a condition"):
            raise Refused("a condition fails on the box")
    return found


def _different(equations: list[Equation]) -> list[Equation]:
    """Without those that are there twice, perhaps with their sides exchanged: a <= b and b <= a are one equation."""
    found: list[Equation] = []
    for term, more in equations:
        same = (term.args, term.args[::-1])
        if not any(known.args in same and own == more for known, own in found):
            found.append((term, more))
    return found


def _parts(
    term: Term, more: dict[str, Any], env: dict[str, Any], machine: Machine, wanted: bool = True
) -> Iterator[Equation]:
    """Propositions that together are the term, or its negation."""
    if term.op == "not":
        yield from _parts(term.args[0], more, env, machine, not wanted)
    elif term.op == ("and" if wanted else "or"):
        for part in term.args:
            yield from _parts(part, more, env, machine, wanted)
    elif not wanted:
        turned = {"name": _DENIED[term.name]} if term.op == "cmp" else {"op": "not", "args": (term,), "name": ""}
        yield replace(term, **turned), more
    elif term.op == "fold" and term.name == "every" and term.loop is not None:
        for item in machine.items(term.loop.domain)({**env, **more}):
            inner = {**more, term.loop.name: item}
            test = term.loop.test
            if test is None or _told(machine.holds(test, {**env, **inner}), "which equations there are"):
                yield from _parts(term.args[0], inner, env, machine)
    else:
        yield term, more


def _told(found: bool | None, what: str) -> bool:
    if found is None:
        raise Undecided(f"{what} is not told")
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

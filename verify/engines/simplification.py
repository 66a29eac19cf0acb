"""Steps that free a case of what does not matter, as ``rewriting`` tries them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from verify.statement import Refused, TooMuch
from verify.statement.boxes.domain import Problem
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.symmetry import is_free, scalable, stepped

__all__ = ["choices"]

MISSING = (Refused, Untold, TooMuch, ArithmeticError, ValueError)
Steps = list[list[Any]]


def choices(problem: Problem) -> Iterator[Steps]:
    """Steps that are tried, those that lose nothing first."""
    plain = [*_scales(problem)]
    shifts = [*_shifts(problem, plain)]
    seen: list[Steps] = []
    bounded = [i for i in range(len(problem.names)) if not is_free(problem, i) and _varies(problem, i)]
    wide: Steps = [["free", *bounded]] if bounded else []
    wider = [*wide, *moved] if wide and (moved := _shifts(problem, wide)) else []
    slid = _slides(problem, plain)
    for steps in (slid, [*plain, *shifts], plain, wider, []) if slid else ([*plain, *shifts], plain, wider, []):
        if steps not in seen:
            seen.append(steps)
            yield steps


def _varies(problem: Problem, side: int) -> bool:
    return problem.low[side].at < problem.high[side].at


def _scales(problem: Problem) -> Steps:
    found: Steps = []
    for _ in problem.names:
        try:
            sides = scalable(stepped(problem, found))
        except MISSING:
            break
        if not sides:
            break
        found.append(["scale", sides[-1]])
    return found


def _slides(problem: Problem, before: Steps) -> Steps:
    """With a bias in the place of the whole sum that it is in; nothing if there is none."""
    found: Steps = []
    for side in range(len(problem.names)):
        try:
            stepped(problem, [*before, *found, ["slide", side]])
        except MISSING:
            continue
        found.append(["slide", side])
    return [*before, *found] if found else []


def _shifts(problem: Problem, before: Steps) -> Steps:
    """Of all numbers without ends together; or of the entries of one array."""
    try:
        stood = stepped(problem, before)
    except MISSING:
        return []
    free = [i for i in range(len(stood.names)) if is_free(stood, i)]
    groups = [free]
    for i in free:
        own = [j for j in free if stood.names[j].split("[")[0] == stood.names[i].split("[")[0]]
        if own not in groups:
            groups.append(own)
    for group in groups:
        try:
            stepped(stood, [["shift", *group]])
        except MISSING:
            continue
        return [["shift", *group]]
    return []

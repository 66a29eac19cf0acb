"""What a cover is about: sides with their ends, what is given, and gaps that must not be negative."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from verify.statement.boxes import exact
from verify.statement.boxes.exact import Form
from verify.statement.boxes.signs import is_positive
from verify.statement.boxes.tape import Tape

__all__ = ["End", "Goal", "Problem", "compared", "cut", "high_end", "is_above_zero", "is_empty", "is_inner", "low_end"]


@dataclass(frozen=True)
class End:
    """One end of a side: a double beyond or at it, its exact value if there is one, and whether it is left out.

    :func:`low_end` and :func:`high_end` round outwards; only a value that is a double is given here as it is.
    """

    at: float
    value: Form | None = None
    left_out: bool = True


def low_end(value: Form, left_out: bool) -> End:
    """The lower end of a side at a number: no number above it is below the double."""
    return End(exact.enclosure(value)[0], value, left_out)


def high_end(value: Form, left_out: bool) -> End:
    """The upper end of a side at a number: no number below it is above the double."""
    return End(exact.enclosure(value)[1], value, left_out)


@dataclass
class Goal:
    """``gap`` >= 0, or > 0 if strict.

    ``what``: ``said`` (the statement is false where it fails), ``slope`` (it is enough for what is said), or in words
    what has to be defined.
    """

    gap: int
    strict: bool
    what: str = "said"


@dataclass
class Problem:
    """One case of a statement: its tape, its sides, what is given, what is to be shown."""

    tape: Tape
    names: list[str] = field(default_factory=list)
    low: list[End] = field(default_factory=list)
    high: list[End] = field(default_factory=list)
    given: list[Any] = field(default_factory=list)
    asked: list[Any] = field(default_factory=list)  # every condition of the statement: the sides may reach beyond them
    goals: list[Goal] = field(default_factory=list)
    risky: list[int] = field(default_factory=list)
    hints: list[int] = field(default_factory=list)  # gaps for an attack where the goals are slopes
    ends: list[tuple[End, End]] = field(default_factory=list)  # of the sides as the statement has them
    case: dict[str, int] = field(default_factory=dict)
    whole: tuple[str, ...] = ()  # integers without end, which are sides here: what holds for all reals holds for them


def cut(problem: Problem, side: int, hole: Form) -> list[Problem]:
    """The parts below and above a value that is left out."""
    below, above = list(problem.high), list(problem.low)
    if is_inner(high_end(hole, True), below[side], 1):
        below[side] = high_end(hole, True)
    if is_inner(low_end(hole, True), above[side], -1):
        above[side] = low_end(hole, True)
    return [replace(problem, high=below), replace(problem, low=above)]


def is_empty(problem: Problem, side: int | None = None) -> bool:
    """Has a side (or this one) no numbers at all?  Only what is told so is left out."""
    sides = list(zip(problem.low, problem.high, strict=True))
    for low, high in sides if side is None else [sides[side]]:
        if low.value is not None and high.value is not None:
            side = exact.sign(high.value - low.value)
            if side == -1 or (side == 0 and (low.left_out or high.left_out)):
                return True
        elif low.at > high.at:
            return True
    return False


def compared(given: Sequence[Any]) -> list[int]:
    """The nodes of both sides of all relations among what is given."""
    found: list[int] = []
    for said in given:
        if not isinstance(said, bool):
            found += list(said[2:4]) if said[0] == "cmp" else compared(said[1:])
    return found


def is_inner(new: End, old: End, way: int) -> bool:
    """Is the new end further inside?"""
    if old.value is not None and new.value is not None:
        side = exact.sign(new.value - old.value)
        if side == 0:
            return new.left_out and not old.left_out
        if side is not None:
            return side * way < 0
    return new.at * way < old.at * way


def is_above_zero(problem: Problem, at: int) -> bool:
    """Is it positive on the whole case: products and roots of x with x > 0 and of c - x with x < c, and the like?"""
    tape = problem.tape
    op, *args = tape.nodes[at]
    if op == "var":
        return args[0] < len(problem.low) and _is_beyond(problem.low[args[0]], Fraction(0), 1)
    if op == "sub" and (value := tape.is_number(args[0])) is not None and tape.nodes[args[1]][0] == "var":
        side = tape.nodes[args[1]][1]
        return side < len(problem.high) and _is_beyond(problem.high[side], value, -1)
    if op in ("mul", "div"):
        return all(is_above_zero(problem, arg) for arg in args)
    if op in ("sqrt", "pow"):
        return is_above_zero(problem, args[0])
    return is_positive(tape, at)


def _is_beyond(end: End, value: Fraction, way: int) -> bool:
    """Are all numbers inside of an end beyond a value?"""
    if end.value is None:
        return False
    side = exact.sign((end.value - Form.of(value)) * Form.of(way))
    return side == 1 or (side == 0 and end.left_out)

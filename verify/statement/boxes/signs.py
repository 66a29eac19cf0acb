"""Signs that a formula shows by itself: sums with an exponential in them, squares, and what is made of these."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from verify.statement.boxes import exact
from verify.statement.boxes.domain import End, Problem
from verify.statement.boxes.exact import Form
from verify.statement.boxes.tape import Tape

__all__ = ["NEGATIVE", "POSITIVE", "is_nonnegative", "is_positive", "signs"]

POSITIVE, NEGATIVE, ANY = frozenset({1}), frozenset({-1}), frozenset({-1, 0, 1})
KNOWN = ("neg", "mul", "div", "add", "sub", "sqrt", "abs")
Signs = frozenset[int]


def is_positive(tape: Tape, at: int) -> bool:
    """As the formula shows: sums with an exponential or a positive number in them, and what is made of them."""
    op, *args = tape.nodes[at]
    if op in ("exp", "erfc", "erfcx", "sech2", "pi"):
        return True
    if op == "add":
        one, two = args
        return (is_positive(tape, one) and is_nonnegative(tape, two)) or (
            is_nonnegative(tape, one) and is_positive(tape, two)
        )
    if op in ("mul", "div"):
        return all(is_positive(tape, arg) for arg in args)
    return args[0] > 0 if op == "num" else op in ("pow", "sqrt", "abs") and is_positive(tape, args[0])


def is_nonnegative(tape: Tape, at: int) -> bool:
    """As the formula shows: squares, exponentials, and what is made of them."""
    op, *args = tape.nodes[at]
    if op in ("exp", "abs", "sqrt", "erfc", "erfcx", "sech2", "pi"):
        return True
    if op in ("add", "mul", "div", "max", "min"):
        return all(is_nonnegative(tape, arg) for arg in args)
    return args[0] >= 0 if op == "num" else op == "pow" and (args[1] % 2 == 0 or is_nonnegative(tape, args[0]))


def signs(problem: Problem, at: int) -> Signs:
    """The signs that a node may have where it is defined, by its form and the ends of the sides alone."""
    held: dict[int, Signs] = {}
    for node in problem.tape.reach((at,)):
        op, *args = problem.tape.nodes[node]
        parts = [held[arg] for arg in args] if op in KNOWN else []
        held[node] = _of_node(problem, op, args, held[args[0]] if op == "pow" else None, parts)
    return held[at]


def _of_node(problem: Problem, op: str, args: list[Any], base: Signs | None, parts: list[Signs]) -> Signs:
    if op == "num":
        return frozenset({(args[0] > 0) - (args[0] < 0)})
    if op == "var" and args[0] < len(problem.low):
        return _of_end(problem.low[args[0]], 1) & _of_end(problem.high[args[0]], -1)
    if op in ("add", "sub") and (told := _of_distance(problem, op, *args)) is not None:
        return told
    if op == "pow" and base is not None:
        return frozenset(s ** args[1] for s in base) if args[1] > 0 else ANY
    match op:
        case "exp" | "pi":
            return frozenset({1})
        case "sqrt" | "abs":
            return frozenset(abs(s) for s in parts[0])
        case "neg":
            return frozenset(-s for s in parts[0])
        case "mul":
            return frozenset(a * b for a in parts[0] for b in parts[1])
        case "div":
            return frozenset(a * b for a in parts[0] for b in parts[1] if b)
        case "add" | "sub":
            pairs = [(a, b if op == "add" else -b) for a in parts[0] for b in parts[1]]
            return frozenset().union(*(ANY if a * b < 0 else {a or b} for a, b in pairs))
    return ANY


def _of_distance(problem: Problem, op: str, one: int, two: int) -> Signs | None:
    """Of x + c, x - c or c - x for a number c and a variable x, by the exact ends of x; nothing of another sum."""
    tape, way = problem.tape, 1
    if tape.nodes[one][0] == "num":
        one, two, way = two, one, 1 if op == "add" else -1
    if tape.nodes[one][0] != "var" or (value := tape.is_number(two)) is None:
        return None
    side, at = tape.nodes[one][1], value if op == "sub" else -value
    if side >= len(problem.low):
        return None
    found = ANY
    for end, direction in ((problem.low[side], 1), (problem.high[side], -1)):
        if end.value is not None:
            found &= _of_end(replace(end, at=0.0, value=end.value - Form.of(at)), direction)
    return frozenset(way * sign for sign in found)


def _of_end(end: End, way: int) -> Signs:
    """Of a number above a lower end (way 1) or below an upper one (-1)."""
    if end.at * way > 0:
        return frozenset({way})
    told = exact.sign(end.value) if end.value is not None else None
    if told == way:
        return frozenset({way})
    if told == 0:
        return frozenset({way}) if end.left_out else frozenset({0, way})
    return ANY

"""Derivatives, as further operations on a tape."""

from __future__ import annotations

from typing import Any

from verify.statement.boxes import exact
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.program import at_point
from verify.statement.boxes.tape import Tape

__all__ = ["derivative"]


def derivative(tape: Tape, root: int, symbol: int, strict: bool) -> int:
    """By a symbol.  ``strict``: undefined at a kink; else for boxes: the slopes of what the node is on the box, and
    all between those at the two sides of a kink inside of it."""
    found: dict[int, int | None] = {}
    for at in tape.reach((root,)):
        node = tape.nodes[at]
        moving = at == symbol or any(found[arg] is not None for arg in tape.inside(node))
        found[at] = _slope(tape, at, node, symbol, found, strict) if moving else None
    slope = found[root]
    return tape.number(0) if slope is None else slope


def _slope(tape: Tape, at: int, node: tuple[Any, ...], symbol: int, table: dict[int, int | None], strict: bool) -> int:
    if at == symbol:
        return tape.number(1)
    op, *args = node
    zero = tape.number(0)

    def d(place: int) -> int:
        slope = table[args[place]]
        return zero if slope is None else slope

    match op:
        case "add":
            return tape.add(d(0), d(1))
        case "sub":
            return tape.sub(d(0), d(1))
        case "neg":
            return tape.neg(d(0))
        case "mul":
            return tape.add(tape.mul(d(0), args[1]), tape.mul(args[0], d(1)))
        case "div":
            return tape.div(tape.sub(d(0), tape.mul(at, d(1))), args[1])
        case "log":
            return tape.div(d(0), args[0])
        case "pow":
            lower = tape.mul(tape.number(args[1]), tape.power(args[0], args[1] - 1))
            return tape.mul(lower, d(0))
        case "max" | "min":
            return tape.put("pick" if strict else "cpick", op, *args, d(0), d(1))
        case "pick" | "cpick" | "bpick":
            return tape.put("pick" if op == "pick" else "bpick", *args[:3], d(3), d(4))
        case "case" if not strict and _is_joined(tape, *args):
            name = "max" if args[0] in (">", ">=") else "min"  # x where a > b, y where a < b, all between at the border
            return tape.put("cpick", name, *args[1:3], d(3), d(4))
        case "case" | "settled":
            return tape.put("settled", *args[:3], d(3), d(4))
    return tape.mul(_chain(tape, op, at, args[0], strict), d(0))


def _is_joined(tape: Tape, relation: str, a: int, b: int, x: int, y: int) -> bool:
    """Do both sides of a case agree at its border, as those of ELU and Huber's loss do?"""
    border, value = (a, b) if tape.is_number(b) is not None else (b, a)
    number, (op, *args) = tape.is_number(value), tape.nodes[border]
    if relation not in ("<", "<=", ">", ">=") or number is None:
        return False
    symbol = args[0] if op == "abs" else border
    if tape.nodes[symbol][0] != "var" or (op == "abs" and number <= 0):
        return False
    ends = (number, -number) if op == "abs" else (number,)
    return all(_agree(tape, x, y, symbol, tape.number(end)) for end in ends)


def _agree(tape: Tape, x: int, y: int, symbol: int, value: int) -> bool:
    table = tape.replaced([x, y], symbol, value)
    if any(tape.nodes[n][0] == "var" for n in tape.reach((table[x], table[y]))):
        return False
    try:
        held = at_point(tape, (table[x], table[y]), ())
    except Untold:
        return False
    return exact.sign(held[table[x]] - held[table[y]]) == 0


def _chain(tape: Tape, op: str, at: int, a: int, strict: bool) -> int:
    """The slope of a function of a; ``at`` is its value."""
    one = tape.number(1)
    match op:
        case "exp":
            return at
        case "sqrt":
            return tape.div(one, tape.mul(tape.number(2), at))
        case "sin":
            return tape.fun("cos", a)
        case "cos":
            return tape.neg(tape.fun("sin", a))
        case "tanh":
            return tape.fun("sech2", a)
        case "arctan":
            return tape.div(one, tape.add(one, tape.power(a, 2)))
        case "arsinh" | "arcsin":
            join = tape.add if op == "arsinh" else tape.sub
            return tape.div(one, tape.fun("sqrt", join(one, tape.power(a, 2))))
        case "sech2":
            return tape.mul(tape.number(-2), tape.mul(tape.fun("tanh", a), at))
        case "erf" | "erfc":
            bell = tape.fun("exp", tape.neg(tape.power(a, 2)))
            factor = tape.mul(tape.number(2 if op == "erf" else -2), tape.div(one, tape.fun("sqrt", tape.pi())))
            return tape.mul(factor, bell)
        case "erfcx":  # exp(u**2) erfc(u)
            factor = tape.div(tape.number(2), tape.fun("sqrt", tape.pi()))
            return tape.sub(tape.mul(tape.number(2), tape.mul(a, at)), factor)
        case "abs":
            return tape.put("sgn" if strict else "csgn", a)
    return tape.put("kink", a) if op == "csgn" else tape.number(0)

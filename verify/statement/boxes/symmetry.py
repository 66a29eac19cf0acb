"""A case whose numbers may be scaled or moved without changing what is said: one of them is put to 1, or to 0.

t log(exp(x/t) + exp(y/t)) <= max(x, y) + t log 2 says the same at (sx, sy, st) for every s > 0, so t = 1 is enough;
then it says the same at (x + s, y + s), so y = 0 is enough.  Steps are named in a certificate and verified here:

``free``   a side runs from -oo to oo (more is shown than is asked)
``close``  a side has its ends
``scale``  a positive number is put to 1
``shift``  of numbers without ends the last is put to 0
``slide``  a number b without ends that is only in one sum b + r (w x + b of a neuron) stands for the whole sum, since
           b + r runs through all numbers as b does; numbers without ends that nothing speaks of any more are put to 0
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from verify.statement.boxes.domain import End, Goal, Problem, compared, high_end, low_end
from verify.statement.boxes.exact import Form
from verify.statement.boxes.signs import is_positive
from verify.statement.boxes.tape import RISKY, Tape
from verify.statement.errors import Refused

__all__ = ["MAX_STEPS", "is_fixed", "is_free", "joined", "placed", "put", "scalable", "stepped"]

MAX_STEPS = 12
Weights = tuple[Fraction, ...]  # how a node's degree depends on the weights of the sides


def stepped(problem: Problem, steps: Any) -> Problem:
    """The case after these steps; Refused if one of them changes what is said."""
    if not isinstance(steps, list) or len(steps) > MAX_STEPS:
        raise Refused(f"a case has at most {MAX_STEPS} steps")
    for step in steps:
        if not isinstance(step, list) or not step or not all(type(side) is int for side in step[1:]):
            raise Refused("a step is a name and sides")
        name, *sides = step
        if not sides or not all(0 <= side < len(problem.names) for side in sides) or len(set(sides)) < len(sides):
            raise Refused("a step is about sides of the case")
        problem = _step(problem, name, sides)
    return problem


def _step(problem: Problem, name: Any, sides: list[int]) -> Problem:
    match name:
        case "free":
            return _widened(problem, sides, End(-math.inf), End(math.inf))
        case "close":
            return _widened(problem, sides, None, None)
        case "scale" if len(sides) == 1 and sides[0] in scalable(problem):
            return put(problem, sides[0], Fraction(1))
        case "shift" if _is_steady(problem, sides):
            return put(problem, sides[-1], Fraction(0))
        case "slide" if len(sides) == 1:
            return _slid(problem, sides[0])
    raise Refused("a step that may change what is said")


def _widened(problem: Problem, sides: list[int], low: End | None, high: End | None) -> Problem:
    lows, highs = list(problem.low), list(problem.high)
    for i in sides:
        if is_fixed(problem, i):
            raise Refused("a side that is put to a number stays there")
        lows[i] = low or (lows[i] if math.isinf(lows[i].at) else replace(lows[i], left_out=False))
        highs[i] = high or (highs[i] if math.isinf(highs[i].at) else replace(highs[i], left_out=False))
    return replace(problem, low=lows, high=highs, ends=list(zip(lows, highs, strict=True)))


def is_fixed(problem: Problem, side: int) -> bool:
    return problem.low[side].at == problem.high[side].at


def is_free(problem: Problem, side: int) -> bool:
    return problem.low[side].at == -math.inf and problem.high[side].at == math.inf


def put(problem: Problem, side: int, value: Fraction) -> Problem:
    """The case at one value of a side.  What may be undefined is carried over, each part by itself."""
    tape = problem.tape
    if Fraction(float(value)) != value:
        raise Refused("a side is put to a number that a double is")
    moved = _replaced(problem, tape.known[("var", side)], tape.number(value))
    return _at(moved, [side], value)


def placed(problem: Problem, side: int, value: Fraction) -> Problem:
    """The same for any fraction: nothing speaks of the side any more, so where it stands does not matter."""
    tape = problem.tape
    return _at(_replaced(problem, tape.known[("var", side)], tape.number(value)), [side], Fraction(0))


def joined(problem: Problem, side: int, other: int) -> Problem:
    """The case where a side is equal to another one."""
    tape = problem.tape
    return _replaced(problem, tape.known[("var", side)], tape.known[("var", other)])


def _at(problem: Problem, sides: Sequence[int], value: Fraction) -> Problem:
    """The same with these sides at one value."""
    low, high = list(problem.low), list(problem.high)
    for side in sides:
        low[side], high[side] = low_end(Form.of(value), False), high_end(Form.of(value), False)
    return replace(problem, low=low, high=high, ends=list(zip(low, high, strict=True)))


def _roots(problem: Problem) -> list[int]:
    return [*(goal.gap for goal in problem.goals), *problem.risky, *compared(problem.given)]


def _replaced(problem: Problem, node: int, new: int) -> Problem:
    """All that is said with another node in the place of one."""
    tape = problem.tape
    table = tape.replaced(_roots(problem), node, new)
    return replace(
        problem,
        goals=[Goal(table[goal.gap], goal.strict, goal.what) for goal in problem.goals],
        risky=[new for at in problem.risky for new in _still_risky(tape, at, table)],
        given=[_mapped(said, table) for said in problem.given],
    )


def _still_risky(tape: Tape, at: int, table: dict[int, int]) -> list[int]:
    """What may be undefined of a node that was copied: 1/(y - x) at y = 0 is -(1/x), which hides its divisor."""
    if tape.nodes[table[at]][0] in RISKY:
        return [table[at]]
    op, *args = tape.nodes[at]
    if op != "div":
        raise Refused(f"{op} that is no longer there may have been undefined")
    divisor = table[args[1]]
    value = tape.is_number(divisor)
    is_safe = is_positive(tape, divisor) if value is None else value != 0
    return [] if is_safe else [tape.put("div", tape.number(1), divisor)]


def _mapped(said: Any, table: dict[int, int]) -> Any:
    if isinstance(said, bool):
        return said
    if said[0] == "cmp":
        return ("cmp", said[1], table[said[2]], table[said[3]])
    return (said[0], *(_mapped(part, table) for part in said[1:]))


# --- moved


def _slid(problem: Problem, side: int) -> Problem:
    tape = problem.tape
    symbol = tape.known[("var", side)]
    above = [n for n in tape.reach(_roots(problem)) if symbol in set(tape.inside(tape.nodes[n]))]
    if symbol in _roots(problem) or len(above) != 1 or not is_free(problem, side) or problem.whole:
        raise Refused("a slide is of a real number without ends that is in one sum only")
    op, *args = tape.nodes[above[0]]
    if op not in ("add", "sub") or args.count(symbol) != 1:
        raise Refused("a slide is of a number in a sum")
    moved = _replaced(problem, above[0], symbol)
    spoken = tape.reach(_roots(moved))
    unused = [i for i in range(len(problem.names)) if is_free(moved, i) and tape.known.get(("var", i)) not in spoken]
    return _at(moved, unused, Fraction(0))


def _is_steady(problem: Problem, sides: list[int]) -> bool:
    if len(sides) < 2 or not all(is_free(problem, side) for side in sides):
        return False
    return all(problem.tape.is_steady(root, set(sides)) for root in _roots(problem))


# --- scaled


def scalable(problem: Problem) -> list[int]:
    """The positive sides that some scaling of all sides changes, while every gap keeps its sign."""
    size = len(problem.names)
    equations = list(_equations(problem))
    positive = [i for i in range(size) if _is_positive(problem.low[i]) and problem.high[i].at == math.inf]
    return [i for i in positive if not _follows(equations, i)]


def _is_positive(end: End) -> bool:
    return end.left_out and end.value is not None and end.value.rational == 0


def _equations(problem: Problem) -> Iterator[Weights]:
    """Linear forms of the weights that have to be zero."""
    size = len(problem.names)
    roots = _roots(problem)
    degrees: dict[int, Weights] = {}
    for at in problem.tape.reach(roots):
        degrees[at], wanted = _degree(problem.tape, at, degrees, size)
        yield from wanted
    for said in problem.given:
        for one, two in _sides(said):
            if 0 not in (problem.tape.is_number(one), problem.tape.is_number(two)):
                yield _minus(degrees[one], degrees[two])
    for i, (low, high) in enumerate(zip(problem.low, problem.high, strict=True)):
        if not all(math.isinf(end.at) or (end.value is not None and end.value.rational == 0) for end in (low, high)):
            yield _unit(i, size)


def _sides(said: Any) -> Iterator[tuple[int, int]]:
    if not isinstance(said, bool):
        if said[0] == "cmp":
            yield said[2], said[3]
        else:
            for part in said[1:]:
                yield from _sides(part)


def _degree(tape: Tape, at: int, degrees: dict[int, Weights], size: int) -> tuple[Weights, list[Weights]]:
    """The degree of a node, and what has to be zero for it to have one."""
    node = tape.nodes[at]
    op, *args = node
    none = (Fraction(0),) * size
    if op == "var":
        if args[0] >= size:
            raise Refused("a variable that is no side")
        return _unit(args[0], size), []
    parts = [degrees[arg] for arg in tape.inside(node)]
    match op:
        case "mul":
            return tuple(x + y for x, y in zip(*parts, strict=True)), []
        case "div":
            return _minus(parts[0], parts[1]), []
        case "max" | "min" if 0 in (zero := [tape.is_number(arg) for arg in args]):  # max(0, x) grows as x does
            return parts[1 if zero[0] == 0 else 0], []
        case "add" | "sub" | "max" | "min":
            return parts[0], [_minus(parts[0], parts[1])]
        case "neg" | "abs":
            return parts[0], []
        case "pow":
            return tuple(args[1] * x for x in parts[0]), []
        case "sqrt":
            return tuple(x / 2 for x in parts[0]), []
    return none, parts  # of all else only what does not change is known not to change


def _unit(i: int, size: int) -> Weights:
    return tuple(Fraction(int(i == j)) for j in range(size))


def _minus(one: Weights, two: Weights) -> Weights:
    return tuple(x - y for x, y in zip(one, two, strict=True))


def _follows(equations: Sequence[Weights], side: int) -> bool:
    """Is the weight of this side zero wherever all equations are?"""
    rows: list[list[Fraction]] = []
    for equation in equations:
        rest = _reduced(list(equation), rows)
        if any(rest):
            rows.append(rest)
    return not any(_reduced([Fraction(int(i == side)) for i in range(len(equations[0]))], rows)) if rows else False


def _reduced(row: list[Fraction], rows: Sequence[list[Fraction]]) -> list[Fraction]:
    """What is left of a row after elimination; each of the rows has its own first entry."""
    for other in sorted(rows, key=_first):
        place = _first(other)
        if row[place]:
            factor = row[place] / other[place]
            row = [x - factor * y for x, y in zip(row, other, strict=True)]
    return row


def _first(row: Sequence[Fraction]) -> int:
    return next(i for i, x in enumerate(row) if x)

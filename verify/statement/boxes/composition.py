"""A gap that depends on its variables through one number only: that number's range is all that matters.

p*(1 - p) <= 1/4 with p an entry of softmax touches along a surface; over p in [0, 1] it touches at a point.  The range
is an enclosure of the number on the whole domain, so what is shown over the range holds on the domain.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction

from verify.statement.boxes.domain import End, Goal, Problem
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Interval, Untold
from verify.statement.boxes.program import Program
from verify.statement.boxes.tape import Tape

__all__ = ["narrows", "through"]

MOST = 3  # numbers that are tried for a gap
FUNCTIONS = ("exp", "log", "sin", "cos", "tanh", "erf", "sqrt", "div")  # a single variable is only changed by these


def narrows(problem: Problem, goal: Goal) -> list[int]:
    """The nodes that every way from the gap to a variable passes, those nearest to the variables first."""
    if problem.given or not problem.names:
        return []
    tape = problem.tape
    order = tape.reach((goal.gap,))
    varying = {at for at in order if any(tape.nodes[n][0] == "var" for n in tape.reach((at,)))}
    plain = [at for at in order if at in varying and tape.nodes[at][0] != "var" and at != goal.gap]
    if len(problem.names) == 1:  # 2s(1 - s²) with s = tanh x touches where s has a short name and x has none
        plain = [at for at in plain if tape.nodes[at][0] in FUNCTIONS]
    return [at for at in plain if not _reaches_past(tape, goal.gap, at)][:MOST]


def _reaches_past(tape: Tape, root: int, narrow: int) -> bool:
    """Can a variable be reached without passing this node?"""
    seen, waiting = {narrow}, [root]
    while waiting:
        at = waiting.pop()
        if at in seen or _follows(tape, at, narrow):
            continue
        seen.add(at)
        if tape.nodes[at][0] == "var":
            return True
        waiting.extend(tape.inside(tape.nodes[at]))
    return False


def _follows(tape: Tape, at: int, narrow: int) -> bool:
    """Is it 1 - tanh(u)**2, where tanh(u) is the number?"""
    (op, *args), (own, *of) = tape.nodes[at], tape.nodes[narrow]
    return op == "sech2" and own == "tanh" and args == of


def through(problem: Problem, goal: Goal, narrow: int) -> Problem:
    """The gap as a goal over one number; Untold if something may be undefined on the way to it."""
    tape = problem.tape
    box = [(low.at, high.at) for low, high in zip(problem.low, problem.high, strict=True)]
    above = [at for at in problem.risky if narrow in tape.reach((at,)) and not _reaches_past(tape, at, narrow)]
    below = [at for at in problem.risky if at not in above]
    around = Program(tape, [narrow, *below]).run(box)[0]  # what is not above has to be defined on the whole domain
    new = Tape()
    table = _copied(tape, new, narrow, [goal.gap, *above])
    found = Problem(new, names=["t"], low=[_end(around, 0)], high=[_end(around, 1)])
    found.goals = [Goal(table[goal.gap], goal.strict, goal.what)]
    found.risky = [table[at] for at in above if new.nodes[table[at]][0] != "num"]
    found.ends = list(zip(found.low, found.high, strict=True))
    return found


def _end(around: Interval, place: int) -> End:
    at = around[place]
    if math.isnan(at):
        raise Untold("a range that is not told")
    return End(at) if math.isinf(at) else End(at, Form.of(Fraction(at)), False)


def _copied(tape: Tape, new: Tape, narrow: int, roots: list[int]) -> dict[int, int]:
    """The nodes of these roots on another tape, with a variable in the place of one of them."""
    table = {narrow: new.symbol()}
    for at in _above(tape, roots, narrow):
        op, *args = tape.nodes[at]
        if _follows(tape, at, narrow):
            table[at] = new.sub(new.number(1), new.power(table[narrow], 2))
        elif op in ("num", "pi"):
            table[at] = new.number(args[0]) if op == "num" else new.pi()
        else:
            inside = set(tape.inside(tape.nodes[at]))
            new_args = [
                table[arg] if arg in inside and place not in _DATA.get(op, ()) else arg
                for place, arg in enumerate(args)
            ]
            table[at] = new.put(op, *new_args)
    return table


_DATA = {"pow": (1,), "case": (0,), "settled": (0,), "pick": (0,), "cpick": (0,), "bpick": (0,)}


def _above(tape: Tape, roots: list[int], narrow: int) -> Iterator[int]:
    seen, waiting = {narrow}, list(roots)
    while waiting:
        at = waiting.pop()
        if at not in seen:
            seen.add(at)
            waiting.extend(() if _follows(tape, at, narrow) else tape.inside(tape.nodes[at]))
    return iter(sorted(seen - {narrow}))

"""What a certificate of boxes shows: by ``tiling`` a statement holds everywhere, by ``exact`` it fails at a point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from verify.statement.assign import bound
from verify.statement.boxes import exact
from verify.statement.boxes.composition import narrows, through
from verify.statement.boxes.conditions import require_defined
from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.exact import Form
from verify.statement.boxes.goals import Goal, Problem, problems
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.program import at_point
from verify.statement.boxes.reading import Reading
from verify.statement.boxes.tape import Tape
from verify.statement.boxes.tree import walk
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.parser import Parser
from verify.statement.reader import Names, Reader
from verify.statement.statement import Statement
from verify.statement.steps import told as relation_told
from verify.statement.tokens import tokens

__all__ = ["MAX_WORK", "exact_value", "holds_everywhere", "is_false_at", "points_of", "sentence", "tree_of", "work_of"]

MAX_WORK = 20_000_000  # operations on intervals: some twelve seconds
MAX_POINTS = 12
MAX_POINT = 200  # characters of one coordinate


def exact_value(text: str) -> Form:
    """A number such as 1/3, pi/2, sqrt(2), log(2), exactly."""
    if not isinstance(text, str) or len(text) > MAX_POINT:
        raise Refused("a coordinate is a text such as 1/3 or pi/2")
    tape = Tape()
    at = Reading(tape, {}).number(Reader(Names(), {}).number(Parser(tokens(text)).whole()), {})
    try:
        return at_point(tape, range(len(tape.nodes)), ())[at]  # all that is written has to be defined
    except Untold as error:
        raise Refused(f"{text[:40]} has no exact value ({error})") from None


def work_of(sheet: Sheet, text: str) -> int:
    """How many operations a walk through this tree takes at the most."""
    one = len(sheet.value.steps) + len(sheet.given.steps)
    count = text.count("v") + text.count("n") + 60 * (text.count("h") + text.count("l"))
    if "m" in text or "c" in text or "t" in text:
        count += (text.count("m") + text.count("c") + text.count("t")) * (2 + len(sheet.first.steps) // max(1, one))
        count += text.count("m") * sheet.size
    if "c" in text or "t" in text:
        count += (text.count("c") + text.count("t")) * (1 + len(sheet.second.steps) // max(1, one))
    return one * count


def holds_everywhere(statement: Statement, cases: Any) -> int:
    """How many pieces show it, in all cases and for all goals."""
    return precise(lambda: _holds(statement, cases))


def _holds(statement: Statement, cases: Any) -> int:
    require_defined(statement)
    every = problems(statement)
    if not isinstance(cases, list) or len(cases) != len(every):
        raise Refused(f"there are {len(every)} cases to cover")
    work = [MAX_WORK]
    return sum(_case(problem, case, work) for problem, case in zip(every, cases, strict=True))


def _case(problem: Problem, case: Any, work: list[int]) -> int:
    if not isinstance(case, dict) or set(case) != {"points", "trees"}:
        raise Refused("a case has points and trees")
    points, trees = case["points"], case["trees"]
    if not isinstance(trees, list) or len(trees) != len(problem.goals):
        raise Refused(f"a case has {len(problem.goals)} trees here")
    read = points_of(points, len(problem.names))
    return sum(tree_of(problem, goal, tree, read, work) for goal, tree in zip(problem.goals, trees, strict=True))


def points_of(points: Any, size: int) -> list[list[Form]]:
    if not isinstance(points, list) or len(points) > MAX_POINTS or not all(isinstance(p, list) for p in points):
        raise Refused(f"a case has at most {MAX_POINTS} points")
    if any(len(point) != size for point in points):
        raise Refused(f"a point has {size} coordinates")
    return [[exact_value(text) for text in point] for point in points]


def tree_of(problem: Problem, goal: Goal, tree: Any, points: Sequence[Sequence[Form]], work: list[int]) -> int:
    """A tree as text; or a table: over the one number through which the gap depends on the variables."""
    if isinstance(tree, dict):
        if set(tree) != {"through", "points", "tree"}:
            raise Refused("a tree through one number has through, points and tree")
        choices, which = narrows(problem, goal), tree["through"]
        if type(which) is not int or not 0 <= which < len(choices):
            raise Refused(f"there are {len(choices)} numbers that the gap depends through")
        inner = through(problem, goal, choices[which])
        return tree_of(inner, inner.goals[0], tree["tree"], points_of(tree["points"], 1), work)
    if not isinstance(tree, str):
        raise Refused("a tree is a text")
    sheet = Sheet(problem, goal)
    work[0] -= work_of(sheet, tree)
    if work[0] < 0:
        raise TooMuch("a tree that takes more work than is allowed")
    return walk(sheet, tree, points)


# --- a point at which it is false, exactly


def is_false_at(statement: Statement, assignment: Mapping[str, Any]) -> bool:
    """Is everything defined at this point, all that is given true, and what is said false?"""
    return precise(lambda: _false(statement, assignment))


def _false(statement: Statement, assignment: Mapping[str, Any]) -> bool:
    if not isinstance(assignment, dict):
        raise Refused("an assignment is a table by name")
    _require_types(statement, assignment)
    for problem in problems(statement):
        if problem.whole:
            continue  # a real number in the place of an integer refutes nothing
        if any("[" in name for name in problem.names):
            raise Refused("an exact point is of numbers, not of arrays")
        variables = [name for name in problem.names if name]  # one without a name is there where no number varies
        if set(assignment) != {*variables, *problem.case}:
            raise Refused(f"the variables are {', '.join([*problem.case, *variables])}")
        if all(assignment[name] == value and type(assignment[name]) is int for name, value in problem.case.items()):
            point = [exact_value(assignment[name]) if name else Form.of(0) for name in problem.names]
            if all(_is_true(problem, said, point) for said in problem.asked) and _fails(problem, point):
                return True
    return False


def _require_types(statement: Statement, assignment: Mapping[str, Any]) -> None:
    """Each value is of its type: the cases of an integer may go beyond a span whose ends vary."""
    machine, env = Machine(statement.prelude.definitions), dict[str, Any]()
    for name in statement.names:
        if name not in assignment:
            raise Refused(f"the assignment has no value for {name}")
        try:
            env[name] = bound(statement.types[name], assignment[name], machine, env)
        except (Undecided, Undefined) as error:
            raise Refused(f"the value of {name} is not told ({error})") from None


def _is_true(problem: Problem, said: Any, point: Sequence[Form]) -> bool:
    if isinstance(said, bool):
        return said
    op, *parts = said
    if op == "cmp":
        held = at_point(problem.tape, parts[1:], point)
        side = exact.sign(held[parts[1]] - held[parts[2]])
        if side is None:
            raise Untold("what is given is not told")
        return relation_told(parts[0], side)
    found = [_is_true(problem, part, point) for part in parts]
    return not found[0] if op == "not" else all(found) if op == "and" else any(found)


def _fails(problem: Problem, point: Sequence[Form]) -> bool:
    held = at_point(problem.tape, [*(goal.gap for goal in problem.goals), *problem.risky], point)
    signs = [(goal, exact.sign(held[goal.gap])) for goal in problem.goals]
    if any(goal.what != "said" and side not in (0, 1) for goal, side in signs):
        return False
    return any(side == -1 or (side == 0 and goal.strict) for goal, side in signs if goal.what == "said")


def sentence(statement: Statement, by: str) -> str:
    """In the statement's own words."""
    rows = statement.text.splitlines()
    head = "; ".join(row for row in rows[:-1])
    return f"{head}{': ' if head else ''}{rows[-1].removeprefix('says ')} holds everywhere ({by})"

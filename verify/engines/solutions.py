"""``solutions``: points that meet equations and inequalities: what exists, or where a statement with hypotheses fails.

Gauss-Newton in floats proposes (:mod:`numerics.bound.solve`).  As many numbers as there are equations are then put in
boxes, in which Krawczyk's test shows a common zero, and all others are short fractions.  The certificate is ``zero``,
in a ``denial`` where it refutes, or a ``point`` where short fractions meet the equations.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from flint import ctx

from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.assign import refutes
from verify.statement.boxes.conditions import require_defined
from verify.statement.boxes.domain import Problem
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.program import Program, told
from verify.statement.boxes.slopes import derivative
from verify.statement.certificate import certificate
from verify.statement.evaluate import Machine
from verify.statement.existence import chosen_lines
from verify.statement.krawczyk import has_zero
from verify.statement.quantified import denied
from verify.statement.reduced import is_met
from verify.statement.statement import Part
from verify.statement.work_limits import spend

if TYPE_CHECKING:
    from numerics.bound.solve import System

__all__ = ["about", "fits", "inside", "run"]

about = "points that meet equations and inequalities, which show what exists or refute; Krawczyk's test decides"
FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError, RecursionError)
DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
POINTS = (80, 150, 400)  # random starts, by effort
MOST_BRANCHES = 24
MOST_TRIED = 1_000
MOST_NAMES = 16
TIGHT = 1e-7
ENDLESS = 1e300
MOST_POINTS = 24  # of one branch
PRECISION = 128
FUEL = 2_000_000
SHORT = (1, 4, 30, 1000, 10**6)  # denominators of the numbers that are not in boxes
WIDTHS = (Fraction(1, 10**7), Fraction(1, 10**10), Fraction(1, 10**4))
Relation = tuple[str, int, int]  # op, one, two: places of nodes


def fits(statement: Statement) -> str:
    words = {part.word for part in statement.parts if part.names}
    if len(words) != 1:
        return "names of one kind only, for all or existing, are for it"
    if any(statement.types[name].name != "real" for name in statement.names):
        return "only real numbers are for it"
    if any(part.word == "given" for part in statement.parts) and words == {"exists"}:
        return "a hypothesis about what exists is not for it"
    return f"more than {MOST_NAMES} numbers" if len(statement.names) > MOST_NAMES else ""


def run(statement: Statement, effort: int) -> Outcome:
    whole = statement if statement.parts[0].word == "exists" else denied(statement)
    for problem, branch in _branches(statement):
        for point in itertools.islice(_points(problem, branch, effort), MOST_POINTS):
            if (found := _certified(statement, whole, problem, point)) is not None:
                return found
    return Outcome(note="no point was found that meets all of it, which is no proof")


def inside(statement: Statement, effort: int = 0) -> dict[str, Any] | None:
    """Where all that is given is met, for a certificate: a point, or numbers that are fixed and boxes."""
    if fits(statement) or any(part.word == "exists" for part in statement.parts):
        return None
    parts = tuple(replace(part, word="for_all") for part in statement.parts)
    for problem in problems(replace(statement, parts=parts), defined=True):
        for branch in itertools.islice(_rows(problem), MOST_BRANCHES):
            for point in itertools.islice(_points(problem, branch, effort), 4):
                if (found := _met(statement, problem, point)) is not None:
                    return found
    return None


def _met(statement: Statement, problem: Problem, point: _Point) -> dict[str, Any] | None:
    for most in SHORT:
        short = [Fraction(x).limit_denominator(most) for x in point.at]
        given = {name: str(x) for name, x in zip(problem.names, short, strict=True) if name}
        for fixed, boxes in [(given, {}), *_enclosed(problem, point, short)]:
            found: dict[str, Any] = {"fixed": fixed, "boxes": boxes} if boxes else fixed
            with contextlib.suppress(*FAILED):
                if is_met(statement, found, FUEL):
                    return found
    return None


# --- what has to be met


def _branches(statement: Statement) -> Iterator[tuple[Problem, list[Relation]]]:
    """Relations that are enough, all together: for what exists, or for the statement to be false."""
    wanted = statement.says
    if statement.parts[0].word != "exists":
        wanted = replace(wanted, op="not", args=(wanted,), name="")
    parts = tuple(replace(part, word="for_all") for part in statement.parts)
    asked = replace(statement, parts=(*parts, Part("given", (), (wanted,))), says=statement.says)
    for problem in problems(asked, defined=True):
        yield from ((problem, branch) for branch in itertools.islice(_rows(problem), MOST_BRANCHES))


def _rows(problem: Problem) -> Iterator[list[Relation]]:
    """Each choice of one relation of every ``or``, without those that intervals decide."""
    seen: list[list[Relation]] = []
    every = [list(_alternatives(said, True)) for said in problem.given]
    for row in itertools.islice(itertools.product(*every), MOST_TRIED):
        known = {relation: _told(problem, relation) for part in row for relation in part}
        left = [relation for relation, truth in known.items() if truth is None]
        if False not in known.values() and left not in seen:
            seen.append(left)
            yield left


def _told(problem: Problem, relation: Relation) -> bool | None:
    op, one, two = relation
    program = Program(problem.tape, [one, two])
    try:
        sides = program.run([(low.at, high.at) for low, high in zip(problem.low, problem.high, strict=True)])
    except Untold:
        return None
    return told(op, *sides)


def _alternatives(said: Any, wanted: bool) -> Iterator[list[Relation]]:
    if isinstance(said, bool):
        if said is wanted:
            yield []
        return
    op, *parts = said
    if op == "not":
        yield from _alternatives(parts[0], not wanted)
    elif op == "cmp":
        relation = parts[0] if wanted else DENIED[parts[0]]
        for one in ("<", ">") if relation == "!=" else (relation,):
            yield [(one, parts[1], parts[2])]
    elif (op == "and") is wanted:
        inner = [list(_alternatives(part, wanted)) for part in parts]
        for row in itertools.islice(itertools.product(*inner), MOST_BRANCHES):
            yield [relation for part in row for relation in part]
    else:
        for part in parts:
            yield from _alternatives(part, wanted)


# --- points, in floats


@dataclass(frozen=True)
class _Point:
    at: tuple[float, ...]
    equations: tuple[int, ...]  # nodes that are zero there: those of inequalities that have no room are among them
    dependent: tuple[int, ...]  # places of as many numbers as there are equations, which depend on the others


def _points(problem: Problem, branch: Sequence[Relation], effort: int) -> Iterator[_Point]:
    """Points in floats that meet all relations and lie inside of all sides, those with the most room first."""
    from numerics.bound.solve import solve

    system, loose = _system(problem, branch)
    if not system.slopes:
        return
    count, box = POINTS[min(effort, 2)], [_side(problem, i) for i in range(len(problem.names))]
    for seed in range(1 + effort):
        for _, x in solve(system, box, seed, count, tick=lambda: spend(len(system.nodes) * (5 + count // 15))):
            values, jacobian = system.at(x[None, :])
            first = len(system.equations)
            zeros = {node: row for row, node in loose.items() if row < first or abs(values[0, row]) < TIGHT}
            yield _Point(tuple(map(float, x)), tuple(zeros), _pivots(jacobian[0, list(zeros.values())]))


def _system(problem: Problem, branch: Sequence[Relation]) -> tuple[System, dict[int, int]]:
    """Equations, then inequalities, with their slopes; and the nodes that may be zero, by their row."""
    from numerics.bound.solve import System

    tape = problem.tape
    symbols = [tape.known[("var", i)] for i in range(len(problem.names))]
    equals = [relation for relation in branch if relation[0] == "=="]
    unequal = [relation for relation in branch if relation[0] != "=="]
    loose = {
        row: tape.sub(min(one, two), max(one, two))
        for row, (op, one, two) in enumerate([*equals, *unequal])
        if "=" in op
    }
    equations = [loose[row] for row in range(len(equals))]
    others = [tape.sub(two, one) if "<" in op else tape.sub(one, two) for op, one, two in unequal]
    strict = [op in "<>" for op, _, _ in unequal]
    for symbol, low, high in zip(symbols, problem.low, problem.high, strict=True):
        for end, sign in ((low, 1), (high, -1)) if low.at < high.at else ():
            if abs(end.at) < ENDLESS:
                unit = sign / Fraction(min(1.0, high.at - low.at))  # of a short side
                others.append(tape.mul(tape.number(unit), tape.sub(symbol, tape.number(Fraction(end.at)))))
                strict.append(end.left_out)
    roots = [*equations, *others]
    slopes = [[derivative(tape, root, symbol, strict=False) for symbol in symbols] for root in roots]
    program = Program(tape, [*roots, *itertools.chain(*slopes), *problem.risky])
    slot = program.slots
    rows = [[slot[at] for at in row] for row in slopes]
    system = System(program.nodes, slot, [slot[n] for n in equations], [slot[n] for n in others], strict, rows)
    return system, loose


def _side(problem: Problem, i: int) -> tuple[float, float]:
    """The ends of a side; of one that nothing depends on, a point well inside."""
    low, high = problem.low[i].at, problem.high[i].at
    first, last = (end.at for end in problem.ends[i])
    if low < high or not first < last:
        return low, high
    inside = (first + last) / 2 if max(abs(first), abs(last)) < ENDLESS else min(max(0.0, first + 1), last - 1)
    return inside, inside


def _pivots(jacobian: Any) -> tuple[int, ...]:
    """Columns in which the equations are solved: by elimination with the largest pivots; none for dependent rows."""
    import numpy as np

    rows, found = np.array(jacobian, dtype=float), list[int]()
    for row in range(len(rows)):
        left = np.abs(rows[row:])
        for column in found:
            left[:, column] = 0.0
        if not left.size or not left.max() > 1e-9:
            break
        k, column = divmod(int(left.argmax()), left.shape[1])
        rows[[row, row + k]] = rows[[row + k, row]]
        found.append(column)
        for other in range(row + 1, len(rows)):
            rows[other] -= rows[other, column] / rows[row, column] * rows[row]
    return tuple(sorted(found))


# --- and exactly


def _certified(statement: Statement, whole: Statement, problem: Problem, point: _Point) -> Outcome | None:
    """``whole`` says that there is such a point: the statement, or its denial."""
    names = [name for name in problem.names if name]
    for most in SHORT:
        short = [Fraction(x).limit_denominator(most) for x in point.at]
        given = dict(zip(names, map(str, short), strict=False))
        if whole is not statement and set(given) == set(statement.names) and _is_refuted(statement, given):
            made = certificate(statement, "point", assignment=given)
            return Outcome(certificate=made, counterexample=given, note="a point that meets all hypotheses")
        for fixed, boxes in _enclosed(problem, point, short):
            if not _is_shown(whole, fixed, boxes):
                continue
            data = certificate(whole, "zero", fixed=fixed, boxes=boxes)
            if whole is statement:
                return Outcome(certificate=data, note="a point that meets all of it")
            if not _is_defined(whole):  # then a denial is not accepted, and a point is
                exact = {**fixed, **{name: _short(low, high) for name, (low, high) in boxes.items()}}
                if set(exact) != set(statement.names) or not _is_refuted(statement, exact):
                    continue
                made = certificate(statement, "point", assignment=exact)
                return Outcome(certificate=made, counterexample=exact, note="a point that meets all hypotheses")
            near = {**fixed, **{name: f"in [{low}, {high}]" for name, (low, high) in boxes.items()}}
            made = certificate(statement, "denial", inner=[data])
            return Outcome(certificate=made, counterexample=near, note="a point that meets all hypotheses")
    return None


def _is_refuted(statement: Statement, given: dict[str, str]) -> bool:
    with contextlib.suppress(*FAILED):
        return refutes(statement, given, FUEL)
    return False


def _is_defined(whole: Statement) -> bool:
    """Whether the checker sees that all conditions on what exists have a value."""
    with contextlib.suppress(*FAILED):
        require_defined(whole, chosen_lines(whole, "zero"))
        return True
    return False


def _short(low: str, high: str) -> str:
    """A short fraction in a box, or its middle."""
    middle = (Fraction(low) + Fraction(high)) / 2
    found = (middle.limit_denominator(most) for most in SHORT)
    return str(next((x for x in found if Fraction(low) <= x <= Fraction(high)), middle))


def _is_shown(whole: Statement, fixed: dict[str, str], boxes: dict[str, list[str]]) -> bool:
    spend(5_000)
    with contextlib.suppress(*FAILED), ctx.workprec(PRECISION):
        return has_zero(whole, fixed, boxes, Machine(whole.prelude.definitions, fuel=FUEL)) is not None
    return False


def _enclosed(
    problem: Problem, point: _Point, short: Sequence[Fraction]
) -> Iterator[tuple[dict[str, str], dict[str, list[str]]]]:
    """Some numbers fixed, and boxes around the others, where Newton's method leads in floats."""
    names = problem.names
    if not point.dependent:
        yield {name: str(value) for name, value in zip(names, short, strict=True) if name}, {}
        return
    at = _newton(problem, point, short)
    if at is None:
        return
    fixed = {
        name: str(value) for i, (name, value) in enumerate(zip(names, short, strict=True)) if i not in point.dependent
    }
    for width in WIDTHS:
        boxes = {}
        for i in point.dependent:
            centre = Fraction(at[i]).limit_denominator(10**14)
            reach = width * max(Fraction(1), Fraction(round(abs(at[i]))))
            boxes[names[i]] = [str(centre - reach), str(centre + reach)]
        yield fixed, boxes


def _newton(problem: Problem, point: _Point, short: Sequence[Fraction]) -> list[float] | None:
    """The dependent numbers where the others are as given, in floats; None if it leads far away, or nowhere."""
    import numpy as np

    from numerics.bound.propose import evaluate

    tape, equations, dependent, start = problem.tape, point.equations, point.dependent, point.at
    symbols = [tape.known[("var", i)] for i in dependent]
    slopes = [[derivative(tape, root, symbol, strict=False) for symbol in symbols] for root in equations]
    program = Program(tape, [*equations, *itertools.chain(*slopes)])
    x = np.array([float(start[i]) if i in dependent else float(value) for i, value in enumerate(short)])
    for _ in range(30):
        spend(2 * len(program.nodes))
        held = evaluate(program.nodes, program.slots, x[None, :])
        values = np.array([held[program.slots[at]][0] for at in equations], dtype=float)
        jacobian = np.array([[held[program.slots[at]][0] for at in row] for row in slopes], dtype=float)
        if not (np.isfinite(values).all() and np.isfinite(jacobian).all()):
            return None
        step = np.linalg.lstsq(jacobian, values, rcond=None)[0]
        x[list(dependent)] -= step
        if np.abs(step).max() <= 1e-15 * max(1.0, np.abs(x).max()):
            break
    away = np.abs(x - np.array(start)).max()
    return [float(v) for v in x] if np.isfinite(x).all() and away < 1 + 0.5 * np.abs(np.array(start)).max() else None

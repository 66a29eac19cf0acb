"""``attack``: points at which the statement is false.  Floats propose, exact arithmetic decides."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from flint import ctx

from verify.checker import PRECISION
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.assign import refutes, undefined
from verify.statement.boxes.domain import Goal, Problem, compared
from verify.statement.boxes.goals import problems
from verify.statement.boxes.program import Program
from verify.statement.certificate import certificate
from verify.statement.work_limits import Exhausted, current, limited, spend

__all__ = [
    "about",
    "assignment",
    "cases_of",
    "fits",
    "forget",
    "lowest_points",
    "point",
    "proposed",
    "run",
    "undefined_place",
]

about = "counterexamples, from a search in floating point that exact evaluation decides"
FUEL = 2_000_000
SHORT = (1, 2, 10, 100, 10**4, 10**7, 10**12)  # largest denominators that are tried, the shortest first


SMALL = 12  # integers up to this one are left as they are found
EXTREMES = [sign * Fraction(10) ** power for power in (-9, -15, -25, -45, -70, 9, 15, 25, 45, 70) for sign in (1, -1)]
POINTS, ROUNDS = 3_000, 70  # of one search in floats
MOST_HELD = 20_000_000  # floats of one search at a time
_LAST: dict[str, list[Problem] | Refused | TooMuch] = {}  # the statement that was asked about last
_LOWEST: dict[
    tuple[int, int, int], tuple[Problem, list[tuple[float, Sequence[float]]]]
] = {}  # by problem, gap and effort


def forget() -> None:
    """Before a question: what is counted does not depend on what was asked before."""
    _LAST.clear()
    _LOWEST.clear()


def cases_of(statement: Statement) -> list[Problem]:
    """The cases of a statement, read once for all engines, at the precision at which the checker will read them."""
    if statement.digest not in _LAST:
        with ctx.workprec(PRECISION):
            found = _read(statement)
        _LAST.clear()
        _LOWEST.clear()
        _LAST[statement.digest] = found
    known = _LAST[statement.digest]
    if isinstance(known, Exception):
        raise known
    return known


def _read(statement: Statement) -> list[Problem] | Refused | TooMuch:
    """The cases, or why there are none; reading them takes a third of what is left at the most."""
    outer = current()
    own = limited(outer.seconds / 3) if outer is not None else contextlib.nullcontext()
    try:
        with own:
            return problems(statement)
    except (Refused, TooMuch) as error:
        return error
    except Exhausted as error:
        if error.work is not own:
            raise
        return TooMuch("to write it out takes more work than the limit allows")


def fits(statement: Statement) -> str:
    try:
        cases_of(statement)
    except (Refused, TooMuch) as error:
        return str(error)
    return ""


def run(statement: Statement, effort: int) -> Outcome:
    for problem in cases_of(statement):
        for goal in [*(Goal(hint, False) for hint in problem.hints), *(g for g in problem.goals if g.what != "slope")]:
            for value, at in lowest_points(problem, goal.gap, effort):
                if value >= 0 and goal.what == "said":
                    break
                if goal.what == "said" and (found := point(statement, problem, at)) is not None:
                    return Outcome(
                        certificate=certificate(statement, "point", assignment=found),
                        counterexample=found,
                        note="a counterexample",
                    )
    for problem in cases_of(statement):
        for at in _extreme_points(problem):
            if (found := point(statement, problem, at)) is not None:
                return Outcome(
                    certificate=certificate(statement, "point", assignment=found),
                    counterexample=found,
                    note="a counterexample with very small or large numbers",
                )
    return Outcome(note="no counterexample was found")


def _extreme_points(problem: Problem) -> list[list[Any]]:
    """Very small and very large points at which floats find what is said false, at most a few for each gap."""
    import numpy as np

    from numerics.bound.propose import evaluate

    said, names = [goal.gap for goal in problem.goals if goal.what == "said"], len(problem.names)
    program = Program(problem.tape, [*said, *problem.risky, *compared(problem.given)])
    rows = [[value] * names for value in EXTREMES]
    rows += [
        [value if i == k else Fraction(1) for i in range(names)]
        for value in EXTREMES
        for k in range(names)
        if names > 1
    ]
    points = np.array([[float(x) for x in row] for row in rows])
    spend(len(program.nodes) * (8 + len(points) // 100))
    held = evaluate(program.nodes, program.slots, points)
    good = _allowed(problem, program)(held, points)
    found: list[list[Any]] = []
    for gap in said:
        false = np.flatnonzero(good & (np.asarray(held[program.slots[gap]], dtype=float) < 0))
        found += [rows[i] for i in false[:3]]
    return found


def lowest_points(problem: Problem, gap: int, effort: int) -> list[tuple[float, Sequence[float]]]:
    """The points at which a gap is lowest, as floats find them."""
    mark = (id(problem), gap, effort)
    if mark not in _LOWEST:  # the case is kept with it, so that no other one gets its id
        _LOWEST[mark] = (problem, proposed(problem, gap, effort))
    return _LOWEST[mark][1]


def proposed(problem: Problem, gap: int, effort: int) -> list[tuple[float, Sequence[float]]]:
    from numerics.bound.propose import lowest

    program = Program(problem.tape, [gap, *problem.risky, *compared(problem.given)])
    box = [(low.at, high.at) for low, high in problem.ends]
    found: list[tuple[float, Sequence[float]]] = []
    if any(low > high for low, high in box):  # no number is inside
        return found
    points = max(60, min(POINTS, MOST_HELD // len(program.nodes)))
    each = len(program.nodes) * (8 + points // 100)  # units of one evaluation at all points, or of one round
    for seed in range(1 + effort):
        best = lowest(
            program.nodes,
            program.slots,
            gap,
            box,
            _allowed(problem, program),
            seed,
            points=points,
            rounds=ROUNDS,
            tick=lambda: spend(each),
        )
        found += [(value, tuple(map(float, at))) for value, at in best[:8]]
    return sorted(found, key=lambda pair: pair[0])[:12]


def _allowed(problem: Problem, program: Program) -> Any:
    import numpy as np

    tests = {
        "<": np.less,
        "<=": np.less_equal,
        ">": np.greater,
        ">=": np.greater_equal,
        "==": np.equal,
        "!=": np.not_equal,
    }

    def truth(said: Any, held: list[Any]) -> Any:
        if isinstance(said, bool):
            return said
        op, *parts = said
        if op == "cmp":
            return tests[parts[0]](held[program.slots[parts[1]]], held[program.slots[parts[2]]])
        found = [truth(part, held) for part in parts]
        join = np.logical_and if op == "and" else np.logical_or
        return ~found[0] if op == "not" else join.reduce(found)

    def allowed(held: list[Any], points: Any) -> Any:
        good = np.ones(len(points), dtype=bool)
        for said in problem.given:
            good &= truth(said, held)
        for i, (low, high) in enumerate(problem.ends):
            good &= (points[:, i] > low.at) | (not low.left_out and points[:, i] >= low.at)
            good &= (points[:, i] < high.at) | (not high.left_out and points[:, i] <= high.at)
        return good

    return allowed


def point(statement: Statement, problem: Problem, at: Sequence[float]) -> dict[str, Any] | None:
    """A refuting assignment near a point, with short numbers if there is one."""
    for most in (*SHORT, None):
        values = [Fraction(x) if most is None else Fraction(x).limit_denominator(most) for x in at]
        given = assignment(statement, problem, [str(value) for value in values])
        if _is_refuted(statement, given):
            return _with_smaller_integers(statement, problem, given)
    return None


def _is_refuted(statement: Statement, given: Mapping[str, Any]) -> bool:
    with contextlib.suppress(Refused, Undefined, Undecided, TooMuch):
        return refutes(statement, given, FUEL)
    return False


def _with_smaller_integers(statement: Statement, problem: Problem, given: dict[str, Any]) -> dict[str, Any]:
    """The same with integers nearer to zero, as far as halving the distance finds them."""
    for name in (name for name in problem.whole if abs(given[name]) > SMALL):
        good, kept = 0, given[name]  # it may not refute at the first, and does at the second
        while abs(kept - good) > 1:
            middle = (kept + good) // 2
            good, kept = (good, middle) if _is_refuted(statement, {**given, name: middle}) else (middle, kept)
        given = {**given, name: kept}
    return given


def assignment(statement: Statement, problem: Problem, values: Sequence[str]) -> dict[str, Any]:
    """The numbers of a point under the names of the statement, arrays nested."""
    flat = dict(zip(problem.names, values, strict=True))
    found: dict[str, Any] = {}
    for name in statement.names:
        if name in problem.case:
            found[name] = problem.case[name]
        elif name in flat:
            found[name] = round(Fraction(flat[name])) if name in problem.whole else flat[name]
        else:
            entries = [(key[len(name) + 1 : -1], value) for key, value in flat.items() if key.startswith(f"{name}[")]
            found[name] = _nested([(tuple(map(int, key.split(","))), value) for key, value in entries])
    return found


def _nested(entries: list[tuple[tuple[int, ...], str]]) -> Any:
    if len(entries) == 1 and not entries[0][0]:
        return entries[0][1]
    rows: dict[int, list[tuple[tuple[int, ...], str]]] = {}
    for place, value in entries:
        rows.setdefault(place[0], []).append((place[1:], value))
    return [_nested(rows[key]) for key in sorted(rows)]


def undefined_place(statement: Statement) -> str:
    """A point of the domain at which the statement has no value, and why; floats propose it, an evaluation decides."""
    for problem in cases_of(statement):
        tape = problem.tape
        bottoms = [(tape.nodes[at][0], tape.nodes[at][-1]) for at in problem.risky]
        roots = [tape.mul(at, at) if op == "div" else at for op, at in bottoms if isinstance(at, int)]
        roots += [goal.gap for goal in problem.goals if goal.what not in ("said", "slope")]
        few = 0 < len(problem.names) <= 3 and bool(roots)
        simple = itertools.product((0.0, 1.0, -1.0), repeat=len(problem.names)) if few else ()
        near = (at for root in dict.fromkeys(roots) for _, at in proposed(problem, root, 0))
        for at in itertools.chain(simple, near):
            for given in _rounded(statement, problem, at):
                if why := undefined(statement, given, FUEL):
                    return f"{_shown(given)} ({why})" if given else why
    return ""


def _rounded(statement: Statement, problem: Problem, at: Sequence[float]) -> Iterator[dict[str, Any]]:
    for most in SHORT:
        yield assignment(statement, problem, [str(Fraction(x).limit_denominator(most)) for x in at])


def _shown(given: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in given.items())

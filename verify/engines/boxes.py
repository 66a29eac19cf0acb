"""``boxes``: the whole domain in pieces, rays and open ends among them, each decided by an enclosure."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from math import exp, log, pi
from typing import Any

from verify.engines import attack
from verify.engines.frontier import grown
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement
from verify.statement.boxes import exact
from verify.statement.boxes.composition import narrows, through
from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.goals import Goal, Problem
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.program import at_point
from verify.statement.boxes.shown import MAX_POINTS, exact_value, is_false_at
from verify.statement.boxes.tree import Grown, Stuck
from verify.statement.certificate import certificate

__all__ = ["about", "fits", "is_false", "named", "run", "tree"]

about = "pieces that tile the domain, each decided by intervals, slopes, curvature, tails or an exact touching point"
WORK = (1_000_000, 30_000_000, 100_000_000)  # operations, by effort
NEAR = 1e-5
TINY = 1e-6
fits = attack.fits


def run(statement: Statement, effort: int) -> Outcome:
    return precise(lambda: _run(statement, effort))


def _run(statement: Statement, effort: int) -> Outcome:
    cases, pieces, work = [], 0, [WORK[min(effort, 2)]]
    trees: list[Any]
    if (tie := _tie(statement, effort)) is not None:
        return tie
    for problem in attack.cases_of(statement):
        points = _guessed(problem, effort)
        trees = []
        for goal in problem.goals:
            found = _grown(statement, problem, goal, points, work)
            if isinstance(found, Outcome) and found.certificate is None:
                found = _narrowed(problem, goal, work) or found
            if isinstance(found, Outcome):
                return found
            trees.append(
                found.text
                if found.through is None
                else {"through": found.through, "points": found.points, "tree": found.text}
            )
            pieces += found.leaves
        cases.append({"points": points, "trees": trees})
    return Outcome(certificate=certificate(statement, "tiling", cases=cases), note=f"{pieces} pieces")


def tree(problem: Problem, goal: Goal, work: list[int], each: int) -> tuple[Grown | None, list[list[str]]]:
    """A tree for one goal, over its domain or over one number, and the points at which it touches.

    ``work`` is counted down; one tree takes ``each`` at the most.
    """
    points = _guessed(replace(problem, goals=[goal]), 0)
    grown = _tiled(problem, goal, points, work, each)
    if isinstance(grown, Grown):
        return grown, points
    return _narrowed(replace(problem, goals=[goal]), goal, work, each), points


def _tiled(
    problem: Problem, goal: Goal, points: list[list[str]], work: list[int], each: int | None = None
) -> Grown | Stuck:
    sheet = Sheet(problem, goal)
    while True:
        most = work[0] if each is None else min(each, work[0])
        found = grown(sheet, [[exact_value(text) for text in point] for point in points], most)
        work[0] -= 0 if each is None else found.spent
        if isinstance(found, Grown) or found.negative or len(points) == MAX_POINTS:
            return found
        touching = _touching(problem, goal, found, points)
        if touching is None:
            return found
        points.append(touching)


def _grown(
    statement: Statement, problem: Problem, goal: Goal, points: list[list[str]], work: list[int]
) -> Grown | Outcome:
    """A tree for a goal; points at which its gap is exactly zero are added as they are met."""
    sheet = Sheet(problem, goal)
    stuck: Stuck | None = None
    while True:
        found = grown(sheet, [[exact_value(text) for text in point] for point in points], work[0])
        if isinstance(found, Grown):
            return found
        stuck = found
        if found.negative:
            return _negative(statement, problem, goal, found)
        touching = _touching(problem, goal, found, points)
        if touching is None or len(points) == MAX_POINTS:
            break
        if goal.strict and goal.what == "said" and (false := is_false(statement, problem, touching)) is not None:
            return false
        points.append(touching)
    if goal.what == "said" and (at := _around(statement, problem, stuck)) is not None:
        return Outcome(
            certificate=certificate(statement, "point", assignment=at),
            counterexample=at,
            note="a point beside a piece that was not decided",
        )
    return Outcome(note=f"not decided near {_near(problem, stuck)}: {stuck.why}")


def _tie(statement: Statement, effort: int) -> Outcome | None:
    """A point at which a strict inequality is an equality."""
    for problem in attack.cases_of(statement):
        for goal in [goal for goal in problem.goals if goal.strict and goal.what == "said"]:
            for value, at in attack.lowest_points(problem, goal.gap, effort)[:3]:
                if value > TINY:
                    break
                choices = [list(itertools.islice(named(x), 4)) for x in at]
                for texts in itertools.islice(itertools.product(*choices), 32):
                    if (found := is_false(statement, problem, texts)) is not None:
                        return found
    return None


def _narrowed(problem: Problem, goal: Goal, work: list[int], each: int | None = None) -> Grown | None:
    """A tree over the one number through which the gap depends on the variables, if there is one."""
    for place, narrow in enumerate(narrows(problem, goal)):
        try:
            inner = through(problem, goal, narrow)
        except Untold:
            continue
        points = _guessed(inner, 0)
        found = _tiled(inner, inner.goals[0], points, work, each)
        if isinstance(found, Grown):
            return replace(found, through=place, points=points)
    return None


def _around(statement: Statement, problem: Problem, stuck: Stuck) -> dict[str, Any] | None:
    """A refuting point some way off: where floats are too coarse to see a gap, an exact evaluation may."""
    for factor in (Fraction(1), Fraction(101, 100), Fraction(99, 100), Fraction(3, 2), Fraction(2), Fraction(8)):
        at = [float(Fraction(x) * factor) if abs(x) < 1e12 else x for x in stuck.at]
        if (found := attack.point(statement, problem, at)) is not None:
            return found
    return None


def _guessed(problem: Problem, effort: int) -> list[list[str]]:
    """Points at which a gap is exactly zero, near those at which floats find it smallest."""
    found: list[list[str]] = []
    for goal in problem.goals:
        for value, at in attack.lowest_points(problem, goal.gap, effort)[:4]:
            if abs(value) > TINY or len(found) >= MAX_POINTS // 2:
                break
            choices = [list(itertools.islice(named(x), 4)) for x in at]
            for texts in itertools.islice(itertools.product(*choices), 32):
                if list(texts) not in found and _gap_sign(problem, goal, texts) == 0:
                    found.append(list(texts))
                    break
    return found


def _negative(statement: Statement, problem: Problem, goal: Goal, found: Stuck) -> Outcome:
    if goal.what == "slope":
        return _steep(statement, problem, found)
    if goal.what != "said":
        return Outcome(note=f"not defined near {_near(problem, found)}: {goal.what}")
    at = attack.point(statement, problem, found.at)
    if at is None:
        return Outcome(note=f"it seems false near {_near(problem, found)}, which no exact evaluation confirms")
    return Outcome(
        certificate=certificate(statement, "point", assignment=at),
        counterexample=at,
        note="a piece on which it is false",
    )


def _steep(statement: Statement, problem: Problem, found: Stuck) -> Outcome:
    """Two points near one at which a slope is larger than the constant."""
    for i, k in itertools.permutations(range(len(found.at)), 2):
        for step in (1e-1, -1e-1, 1e-2, -1e-2, 1e-4, -1e-4, 1e-6):
            near = [found.at[i] + step if place == k else x for place, x in enumerate(found.at)]
            if (at := attack.point(statement, problem, near)) is not None:
                return Outcome(
                    certificate=certificate(statement, "point", assignment=at),
                    counterexample=at,
                    note="two points between which it is too steep",
                )
    return Outcome(note=f"a slope is larger than the constant near {_near(problem, found)}")


def is_false(statement: Statement, problem: Problem, at: Sequence[str]) -> Outcome | None:
    if problem.whole:  # an exact number may be no integer: it is rounded, and evaluated
        rounded = attack.point(statement, problem, [sum(exact.enclosure(exact_value(text))) / 2 for text in at])
        return (
            None
            if rounded is None
            else Outcome(
                certificate=certificate(statement, "point", assignment=rounded),
                counterexample=rounded,
                note="a counterexample",
            )
        )
    given = attack.assignment(statement, problem, at)
    try:
        if is_false_at(statement, given):
            return Outcome(
                certificate=certificate(statement, "exact", assignment=given),
                counterexample=given,
                note="equality at a point, where it says less or more",
            )
    except (Refused, Untold):
        pass
    return None


def _near(problem: Problem, found: Stuck) -> str:
    return ", ".join(f"{name} = {value:.6g}" for name, value in zip(problem.names, found.at, strict=True))


# --- exact points near a piece that is not decided


def _touching(problem: Problem, goal: Goal, found: Stuck, known: list[list[str]]) -> list[str] | None:
    choices = [list(itertools.islice(named(value), 4)) for value in found.at]
    for texts in itertools.islice(itertools.product(*choices), 64):
        if list(texts) not in known and _gap_sign(problem, goal, texts) in (0, 1):
            return list(texts)
    return None


def _gap_sign(problem: Problem, goal: Goal, texts: Sequence[str]) -> int | None:
    try:
        point = [exact_value(text) for text in texts]
        return exact.sign(at_point(problem.tape, (goal.gap,), point)[goal.gap])
    except (Untold, Refused):
        return None


def named(value: float) -> Iterator[str]:
    """Numbers with a short name that are near: fractions, multiples of pi, roots, logarithms."""
    if abs(value) > 1e6:
        return
    near = NEAR * max(1.0, abs(value))
    for most in (1, 12, 100):
        yield from _fraction(value, most, near, "{}")
    yield from _fraction(value / pi, 12, near, "({})*pi")
    if abs(value) > near:
        sign = "-" if value < 0 else ""
        yield from _fraction(value * value, 60, 2 * near * abs(value), sign + "sqrt({})")
    if value > 0:
        yield from _fraction(log(value), 12, near / value, "exp({})")
    if abs(value) < 30:
        yield from _fraction(exp(value), 60, near * exp(value), "log({})")


def _fraction(value: float, most: int, near: float, form: str) -> Iterator[str]:
    found = Fraction(value).limit_denominator(most)
    if abs(float(found) - value) <= near and (found > 0 or form in ("{}", "({})*pi", "exp({})")):
        yield form.format(found)

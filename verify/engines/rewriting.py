"""``rewriting``: what is said in another form of the same sign, where boxes and squares alone do not decide.

Numbers are scaled and moved to 1 and 0, exponentials become powers, logarithms exponentials, and a gap that touches
along a line is shown by its slopes.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from verify.engines import attack, boxes, nonneg
from verify.engines.inside import MISSING as NO_POINT
from verify.engines.inside import has_point
from verify.engines.outcome import Outcome
from verify.engines.simplification import choices
from verify.statement import Refused, Statement, TooMuch
from verify.statement.boxes.domain import Goal, Problem
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.symmetry import stepped
from verify.statement.boxes.tree import Grown
from verify.statement.certificate import certificate
from verify.statement.forms import bells_of, exponentials_of, factors_of, has_fractions, sizes_of, terms_of
from verify.statement.rewritten import (
    FORMS,
    exponentiated,
    kinks_of,
    parts_of_diagonal,
    parts_of_rise,
    parts_of_signs,
    ring_of,
    risks,
    squared,
    tells,
)
from verify.statement.work_limits import spend

__all__ = ["about", "fits", "plainly", "product", "run", "settled", "shown"]

about = "scaled and moved, exponentials as powers, slopes from a line on which it touches; then squares or boxes"
WORK = (150_000, 400_000, 4_000_000)  # operations on intervals for one tree, by effort
TREES = 16  # times as many for all trees of a statement
SQUARES = (1_500_000, 6_000_000, 60_000_000)  # for all squares of a statement, as they are counted in numerics.nonneg
GLANCES = (60, 200, 800)  # searches in floats
RISES = (Fraction(0), Fraction(1), Fraction(1, 2))  # besides the ends of a side
MOST_KINKS = 3
PLAIN_LEVELS = 4  # forms in one another, as many as the checker takes
MOST_FUNCTIONS = 8  # names of a ring that are no sides
MOST_FACTORED = 300  # terms of a polynomial that is factored
MOST_DEGREE, MOST_FACTS = 8, 3  # beyond both, squares are rarely found and take long
MISSING = (Refused, Untold, TooMuch, ArithmeticError, ValueError)
fits = attack.fits
Steps = list[list[Any]]
Proof = dict[str, Any]


@dataclass
class Left:
    """What may still be done for a statement, counted: never a time, which depends on the machine."""

    trees: list[int]
    squares: list[int]
    glances: int
    each: int

    @classmethod
    def of(cls, effort: int) -> Left:
        each = WORK[effort]
        return cls([TREES * each], [SQUARES[effort]], GLANCES[effort], each)


def run(statement: Statement, effort: int) -> Outcome:
    if not has_point(statement):
        return Outcome(note=NO_POINT)
    return shown(statement, effort)


def shown(statement: Statement, effort: int) -> Outcome:
    """The same where it does not matter whether anything meets what is given."""
    return precise(lambda: _shown_by(statement, effort))


def _shown_by(statement: Statement, effort: int) -> Outcome:
    cases, left = [], Left.of(min(effort, 2))
    for problem in attack.cases_of(statement):
        case = next((found for steps in choices(problem) if (found := _case(problem, steps, left, effort))), None)
        if case is None:
            return Outcome(note="no other form was found that is shown")
        cases.append(case)
    return Outcome(certificate=certificate(statement, "rewritten", cases=cases), note="another form of it is shown")


def plainly(statement: Statement) -> Proof | None:
    """A certificate by trees of a few forms of the same sign, the first that is found: what takes little time."""
    return precise(lambda: _plainly(statement, replace(Left.of(0), glances=GLANCES[1])))


def _plainly(statement: Statement, left: Left) -> Proof | None:
    cases: list[Proof] = []
    for problem in attack.cases_of(statement):
        goals = [_plain(problem, goal, left, PLAIN_LEVELS) for goal in problem.goals]
        if None in goals or not any(map(tells, goals)):
            return None
        cases.append({"steps": [], "goals": goals, "defined": []})
    return certificate(statement, "rewritten", cases=cases)


def _plain(problem: Problem, goal: Goal, left: Left, levels: int) -> Proof | None:
    """Without absolute values of one sign, denominators and common factors of a sum; then a tree."""
    tape = problem.tape
    places: list[tuple[str, int]] = []
    if levels:
        sizes = range(len(sizes_of(tape, goal.gap)))
        places = [("unsigned", place) for p in sizes for place in (p, -1 - p)]
        places += [("cleared", 0)] * has_fractions(tape, goal.gap)
        if len(terms_of(tape, goal.gap, Fraction(1))) > 1:
            places += [("factors", place) for place in range(len(factors_of(tape, goal.gap)))]
    for by, place in places:
        found = _in_parts(problem, goal, by, place, left, lambda own, part: _plain(own, part, left, levels - 1))
        if found is not None:
            return found
    return _tree(problem, goal, left)


def _case(problem: Problem, steps: Steps, left: Left, effort: int) -> dict[str, Any] | None:
    try:
        problem = stepped(problem, steps)
    except MISSING:
        return None
    goals = []
    for goal in problem.goals:
        proof = _proof(problem, goal, left, effort, 2)
        if proof is None:
            return None
        goals.append(proof)
    defined = [] if any(tells(proof) for proof in goals) else _defined(problem, left, effort)
    return None if defined is None else {"steps": steps, "goals": goals, "defined": defined}


def _defined(problem: Problem, left: Left, effort: int) -> list[Proof] | None:
    try:
        own = replace(left, squares=[SQUARES[0]])  # what was looked for before may have taken all
        found = [_squares(problem, goal, own, effort, either) for goal, either in risks(problem)]
    except MISSING:
        return None
    return None if None in found else [proof for proof in found if proof is not None]


def _proof(problem: Problem, goal: Goal, left: Left, effort: int, rises: int) -> Proof | None:
    """One way to show a gap: without its roots, by squares, squares of its exponential, a tree, or slopes."""
    said = goal.what in ("said", "slope")
    if said and rises and (found := _bell(problem, goal, left)) is not None:
        return found
    if said and (found := _squared(problem, goal, left, effort)) is not None:
        return found
    if said and (found := _at_ends(problem, goal, left, effort)) is not None:
        return found
    if (found := _squares(problem, goal, left, effort)) is not None:
        return found
    if said and (found := _exponential(problem, goal, left, effort)) is not None:
        return found
    if (found := _tree(problem, goal, left)) is not None:
        return found
    if not said or not rises:
        return None
    if (found := _formed(problem, goal, left, effort, rises)) is not None:
        return found
    if (found := _signs(problem, goal, left, effort, MOST_KINKS)) is not None:
        return found
    return _diagonal(problem, goal, left, effort) or _rise(problem, goal, left, effort, rises)


def _squares(problem: Problem, goal: Goal, left: Left, effort: int, either: bool = False) -> Proof | None:
    try:
        ring = ring_of(problem, goal, either)
        if ring.wanted[0].value.is_constant():
            return settled(ring.wanted[0])
        if not either and (factors := _product(ring, left, effort)) is not None:
            return {"by": "product", "factors": factors}
        found = _summed(ring, ring.wanted[0], left, effort)
    except MISSING:
        return None
    return None if found is None else {"by": "squares", "proof": found}


def _summed(ring: Any, wanted: Any, left: Left, effort: int) -> Proof | None:
    large = wanted.value.total_degree() > MOST_DEGREE and len(ring.facts) > MOST_FACTS
    if large or ring.functions > MOST_FUNCTIONS:
        return None
    return nonneg.proof_of(ring, wanted, max(0, effort - 1), left.squares)


def _product(ring: Any, left: Left, effort: int) -> list[Proof] | None:
    if len(ring.wanted[0].value) > MOST_FACTORED:
        return None
    return product(ring, lambda wanted: _summed(ring, wanted, left, effort))


def product(ring: Any, show: Callable[[Any], Proof | None]) -> list[Proof] | None:
    """The factors of a polynomial that is no power of one, the sign of each by squares."""
    wanted = ring.wanted[0]
    spend(100 * len(wanted.value))
    constant, parts = wanted.value.factor()
    if sum(n for _, n in parts) < 2:
        return None
    found: list[Proof] = []
    sign = 1 if Fraction(int(constant.p), int(constant.q)) > 0 else -1
    for value, n in sorted(parts, key=lambda part: len(part[0])):
        single = n if wanted.strict else n % 2
        proof = show(replace(wanted, value=value, either=True)) if single else None
        if single and proof is None:
            return None
        sign *= proof["sign"] ** single if proof is not None else 1
        found += [{"value": nonneg.table(value), "proof": proof}] * single
        found += [{"value": nonneg.table(value), "proof": None}] * ((n - single) // 2)
    if sign < 0:
        return None
    lead = settled(replace(wanted, value=ring.one * constant, either=True))
    return None if lead is None else [{"value": nonneg.table(ring.one * constant), "proof": lead["proof"]}, *found]


def settled(wanted: Any) -> Proof | None:
    """A number: it is its own proof."""
    value = wanted.value
    number = Fraction(0)
    for c in value.to_dict().values():
        number = Fraction(int(c.p), int(c.q))
    sign = -1 if wanted.either and number < 0 else 1
    if number * sign < 0 or (number == 0 and wanted.strict):
        return None
    terms: list[Proof] = [{"weight": str(number * sign), "facts": [], "square": None}] if number else []
    return {"by": "squares", "proof": {"sign": sign, "by": [], "terms": terms, "cofactors": []}}


def _exponential(problem: Problem, goal: Goal, left: Left, effort: int) -> Proof | None:
    tape = problem.tape
    if not any(tape.nodes[n][0] == "log" for n in tape.reach((goal.gap,))):
        return None
    for times in (1, 2, 3, 4, 6):
        try:
            gap = exponentiated(tape, goal.gap, times)
        except MISSING:
            continue
        found = _squares(problem, replace(goal, gap=gap), left, effort)
        if found is not None:
            return {"by": "exponential", "times": times, "inner": found}
    return None


def _squared(problem: Problem, goal: Goal, left: Left, effort: int) -> Proof | None:
    tape = problem.tape
    if not any(tape.nodes[n][0] in ("sqrt", "abs") for n in tape.reach((goal.gap,))):
        return None
    try:
        inner = replace(goal, gap=squared(tape, goal.gap))
    except MISSING:
        return None
    found = _squares(problem, inner, left, effort)
    return None if found is None else {"by": "squared", "inner": found}


def _tree(problem: Problem, goal: Goal, left: Left) -> Proof | None:
    if left.trees[0] < 0:
        return None
    try:
        found, points = boxes.tree(problem, goal, left.trees, left.each)
    except MISSING:
        return None
    if not isinstance(found, Grown):
        return None
    own = found.text if found.through is None else _through(found)
    return {"by": "tree", "points": points, "tree": own}


def _through(found: Grown) -> dict[str, Any]:
    return {"through": found.through, "points": found.points, "tree": found.text}


def _bell(problem: Problem, goal: Goal, left: Left) -> Proof | None:
    """Where an erfc is beside an exponential: both in one, by a tree."""
    tape = problem.tape
    if not {"erfc", "exp"} <= {tape.nodes[at][0] for at in tape.reach((goal.gap,))}:
        return None
    for place in range(len(bells_of(tape, goal.gap))):
        try:
            ((own, part),) = FORMS["bell"](problem, goal, place)
        except MISSING:
            continue
        if _is_likely(own, part, left) and (found := _tree(own, part, left)) is not None:
            return {"by": "bell", "at": place, "inner": [found]}
    return None


def _at_ends(problem: Problem, goal: Goal, left: Left, effort: int) -> Proof | None:
    """All numbers in which the gap is affine at their ends, and then squares."""
    for side in range(len(problem.names)):
        try:
            parts = FORMS["ends"](problem, goal, side)
        except MISSING:
            continue
        inner: list[Proof] = []
        for own, part in parts:
            found = _at_ends(own, part, left, effort) or _squares(own, part, left, effort)
            if found is None:
                return None
            inner.append(found)
        return {"by": "ends", "at": side, "inner": inner}
    return None


def _formed(problem: Problem, goal: Goal, left: Left, effort: int, rises: int) -> Proof | None:
    """A logarithm of both sides, both ends of a side, a common factor taken out, or denominators multiplied out."""
    tape, sides = problem.tape, range(len(problem.names))
    places_of = {"factors": range(len(factors_of(tape, goal.gap))), "ends": sides}
    places_of["cleared"] = range(has_fractions(tape, goal.gap))
    for by, places in (places_of | {"logarithm": exponentials_of(tape, goal.gap)}).items():

        def show(own: Problem, part: Goal, again: int = rises - (by == "logarithm")) -> Proof | None:
            return _proof(own, part, left, effort, again)

        for place in places:
            if (found := _in_parts(problem, goal, by, place, left, show)) is not None:
                return found
    return None


def _in_parts(
    problem: Problem, goal: Goal, by: str, place: int, left: Left, show: Callable[[Problem, Goal], Proof | None]
) -> Proof | None:
    """A form of a gap, each of its parts shown; None if floats find one false, or one is not shown."""
    try:
        parts = FORMS[by](problem, goal, place)
        if not all(_is_likely(own, part, left) for own, part in parts):
            return None
    except MISSING:
        return None
    inner: list[Proof] = []
    for own, part in parts:
        if (found := show(own, part)) is None:
            return None
        inner.append(found)
    return {"by": by, "at": place, "inner": inner}


def _rise(problem: Problem, goal: Goal, left: Left, effort: int, rises: int) -> Proof | None:
    for side, at in _starts(problem):
        try:
            parts = parts_of_rise(problem, goal, side, str(at))
            if not all(_is_likely(own, part, left) for own, part in parts):
                continue
        except MISSING:
            continue
        inner = []
        for own, part in parts:
            found = _proof(own, part, left, effort, rises - 1)
            if found is None:
                break
            inner.append(found)
        else:
            return {"by": "rise", "side": side, "at": str(at), "inner": inner}
    return None


def _signs(problem: Problem, goal: Goal, left: Left, effort: int, most: int) -> Proof | None:
    """All kinks are gone for either sign of what they are of, and then squares are found."""
    kinks = kinks_of(problem.tape, goal.gap)
    if not kinks or len(kinks) > most:
        return None
    inner = []
    for own, part in parts_of_signs(problem, goal, 0):
        if kinks_of(own.tape, part.gap):
            found = _signs(own, part, left, effort, most - 1)
        else:
            found = _squares(own, part, left, effort)
        if found is None:
            return None
        inner.append(found)
    return {"by": "signs", "kink": 0, "inner": inner}


def _diagonal(problem: Problem, goal: Goal, left: Left, effort: int) -> Proof | None:
    """From where two sides are equal, and it touches: one of them moves away."""
    for side, other in itertools.permutations(range(len(problem.names)), 2):
        try:
            (start, touching), *slopes = parts_of_diagonal(problem, goal, side, other)
        except MISSING:
            continue
        inner = [_squares(start, touching, left, effort)]
        for own, part in slopes:
            inner.append(None if inner[-1] is None else _squares(own, part, left, effort))
        if None not in inner:
            return {"by": "diagonal", "side": side, "other": other, "inner": inner}
    return None


def _starts(problem: Problem) -> Iterator[tuple[int, Fraction]]:
    for side in range(len(problem.names)):
        low, high = problem.low[side], problem.high[side]
        if low.at < high.at:
            ends = [end.value.rational for end in (low, high) if end.value is not None]
            starts = [Fraction(0), *(end for end in ends if end is not None), *RISES]
            yield from ((side, at) for at in dict.fromkeys(starts) if low.at <= at <= high.at)


def _is_likely(problem: Problem, goal: Goal, left: Left) -> bool:
    """Do floats find no point at which it is clearly negative?"""
    left.glances -= 1
    if left.glances < 0:
        return False
    found = attack.proposed(problem, goal.gap, 0)
    return not found or found[0][0] > -1e-6

"""``cones``: polynomials, quotients and roots of few numbers, whose factors are squares times coordinates of a cone.

The gap is factored, so that denominators are apart, and each factor has its sign by :mod:`numerics.nonneg.cones`, which
uses homogeneity, symmetry and the points where it touches.  Where that fails, the same is tried in every order of the
variables, and on both sides of a point at which the gap touches.  The certificates are ``rewritten`` and ``reduced``.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from verify.engines import attack, nonneg, ordered, rewriting, solutions
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.boxes.domain import Problem
from verify.statement.boxes.goals import Goal
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.certificate import certificate
from verify.statement.polynomials import Polynomials, Wanted
from verify.statement.reduced import flat, parts
from verify.statement.rewritten import ring_of, risks

__all__ = ["about", "fits", "leaf", "run"]

about = "polynomials, quotients and roots by squares in a cone, with their factors, symmetry and touching points"
WORK = (500_000, 1_500_000, 10_000_000)  # for one factor, by effort
NAMES = range(1, 6)
MOST_NAMES = 8
ATOMS = ("var", "sqrt", "abs", "max", "min")
MOST_FACTORED = 800  # terms of a polynomial that is factored
MOST_SPLITS = 4
NEAR = 1e-6
FAILED = (Refused, TooMuch, Undecided, Undefined, Untold, ArithmeticError, ValueError)
Proof = dict[str, Any]
Leaf = Callable[[Statement], Proof | None]


def fits(statement: Statement) -> str:
    if why := attack.fits(statement):
        return why
    try:
        own, rings = flat(statement), precise(lambda: [Polynomials(problem) for problem in attack.cases_of(statement)])
    except (Refused, TooMuch) as error:
        return str(error)
    if any(kind != "real" for kind in own.names.values()) or len(own.names) not in NAMES:
        return "it is for one to five real numbers"
    if any(len(ring.gens) > MOST_NAMES for ring in rings):
        return f"more than {MOST_NAMES} numbers and roots"
    if any(ring.tape.nodes[at][0] not in ATOMS for ring in rings for at in ring.gens):
        return "not only polynomials, quotients and roots"
    return ""


def run(statement: Statement, effort: int) -> Outcome:
    inside = next(ordered.points(statement), None) or solutions.inside(statement)
    if inside is None:
        return Outcome(note="no point was found that meets what is given")
    if (body := leaf(statement, effort)) is not None:
        return Outcome(certificate=certificate(statement, **body), note="squares in a cone")

    def show(own: Statement) -> Proof | None:
        return leaf(own, effort)

    for proof in _split(statement, show):
        if proof is not None:
            made = certificate(statement, "reduced", inside=inside, proof=proof)
            return Outcome(certificate=made, note="squares in a cone, in several cases")
    return Outcome(note="no squares in a cone were found")


def leaf(statement: Statement, effort: int) -> Proof | None:
    """A body of a certificate without further cases."""
    with contextlib.suppress(*FAILED):
        return precise(lambda: _leaf(statement, effort))
    return None


def _leaf(statement: Statement, effort: int) -> Proof | None:
    cases = []
    for problem in attack.cases_of(statement):
        goals = [_goal(problem, goal, effort) for goal in problem.goals]
        if None in goals:
            return None
        defined = [_goal(problem, goal, effort, either) for goal, either in risks(problem)]
        if None in defined:
            return None
        cases.append({"steps": [], "goals": goals, "defined": defined})
    return {"kind": "rewritten", "cases": cases}


def _goal(problem: Problem, goal: Goal, effort: int, either: bool = False) -> Proof | None:
    ring = ring_of(problem, goal, either)
    (wanted,) = ring.wanted
    if wanted.value.is_constant():
        return rewriting.settled(wanted)
    if not either and len(wanted.value) <= MOST_FACTORED:
        factors = rewriting.product(ring, lambda own: _squares(ring, own, effort))
        if factors is not None:
            return {"by": "product", "factors": factors}
    found = _squares(ring, wanted, effort)
    return None if found is None else {"by": "squares", "proof": found}


def _squares(ring: Any, wanted: Wanted, effort: int) -> Proof | None:
    from numerics.nonneg import prove_in_cones

    def prove(target: Any, known: Any, zeros: Any, strict: bool, effort: int, work: list[int]) -> Any:
        return prove_in_cones(target, known, zeros, strict, work)

    found = nonneg.proof_of(ring, wanted, effort, [WORK[min(effort, 2)]], prover=prove)
    if found is None and wanted.either:
        return nonneg.proof_of(ring, wanted, 0, [WORK[0]])
    if found is None and any(fact.zero or fact.value.total_degree() > 1 for fact in ring.facts):
        return nonneg.contrary_of(ring, wanted, prove, [WORK[0]])
    return found


# --- cases


def _split(statement: Statement, show: Leaf) -> Iterator[Proof | None]:
    names = [name for name in flat(statement).names if not name.startswith("pi")]
    if 2 <= len(names) <= MOST_SPLITS:
        yield ordered.in_order(statement, names, show)
    for at in _touching(statement):
        splits = [f"{name} <= {_number(at[name])}" for name in names if name in at]
        yield _at(statement, splits[:MOST_SPLITS], show)


def _at(statement: Statement, splits: list[str], show: Leaf) -> Proof | None:
    """Both sides of each condition; a leaf as soon as one is shown."""
    if not splits:
        return show(statement)
    rule = {"by": "split", "condition": splits[0]}
    inner = []
    for own in parts(statement, {**rule, "inner": []}):
        found = _at(own, splits[1:], show)
        if found is None:
            return None
        inner.append(found)
    return {**rule, "inner": inner}


def _touching(statement: Statement) -> Iterator[dict[str, Fraction]]:
    """Short numbers near which the gap is lowest, if it is small there."""
    for problem in attack.cases_of(statement):
        for goal in problem.goals:
            if goal.what == "said":
                for value, at in attack.lowest_points(problem, goal.gap, 0)[:1]:
                    if abs(value) < NEAR:
                        short = [Fraction(x).limit_denominator(12) for x in at]
                        yield dict(zip(problem.names, short, strict=True))


def _number(value: Fraction) -> str:
    text = f"{abs(value.numerator)}" + (f"/{value.denominator}" if value.denominator > 1 else "")
    return f"-({text})" if value < 0 else text

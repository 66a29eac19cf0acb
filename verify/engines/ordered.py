"""``ordered``: polynomial inequalities in two to four variables, in every order of their values.

In one order of the values, such as a <= b <= c, the differences are coordinates that are not negative, in which many
symmetric and cyclic inequalities are sums of monomials and binomial squares (:mod:`numerics.nonneg.ordered`).  It is
tried without cases first.  The certificates are ``squares`` and, with cases, ``reduced`` by ``split``.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from verify.engines import attack, nonneg, solutions
from verify.engines.outcome import Outcome
from verify.statement import Refused, Statement, TooMuch, Undecided, Undefined
from verify.statement.boxes.intervals import precise
from verify.statement.certificate import certificate
from verify.statement.polynomials import Polynomials
from verify.statement.reduced import flat, is_met, parts

__all__ = ["about", "fits", "in_order", "points", "run"]

about = "polynomials and quotients of them, in every order of two to four variables; a linear program proposes"
WORK = (1_000_000, 4_000_000, 20_000_000)  # by effort
NAMES = range(1, 5)
FUEL = 200_000
MOST_TRIES = 3_000
VALUES = tuple(Fraction(*pair) for pair in ((1, 1), (1, 3), (1, 2), (2, 1), (1, 4), (0, 1), (3, 1), (2, 3), (3, 2)))
Proof = dict[str, Any]


def fits(statement: Statement) -> str:
    if why := attack.fits(statement):
        return why
    try:
        own, rings = flat(statement), _rings(statement)
    except (Refused, TooMuch) as error:
        return str(error)
    if any(kind != "real" for kind in own.names.values()) or len(own.names) not in NAMES:
        return "it is for one to four real numbers"
    if any(ring.tape.nodes[at][0] != "var" for ring in rings for at in ring.gens):
        return "not only polynomials and quotients of them"
    return ""


def _rings(statement: Statement) -> list[Polynomials]:
    return precise(lambda: [Polynomials(problem) for problem in attack.cases_of(statement)])


def run(statement: Statement, effort: int) -> Outcome:
    inside = next(points(statement), None) or solutions.inside(statement)
    if inside is None:
        return Outcome(note="no point was found that meets the conditions")
    if (body := _leaf(statement, effort)) is not None:
        return Outcome(certificate=certificate(statement, "squares", cases=body["cases"]), note="in coordinates")
    names = [name for name in flat(statement).names if not name.startswith("pi")]
    if len(names) < 2 or (proof := in_order(statement, names, lambda own: _leaf(own, effort))) is None:
        return Outcome(note="no sum of monomials and binomial squares was found in an order of the variables")
    return Outcome(certificate=certificate(statement, "reduced", inside=inside, proof=proof), note="in every order")


def points(statement: Statement) -> Iterator[dict[str, Any]]:
    """Short fractions that meet what is given, equal ones first."""
    names = list(statement.names)
    equal = ([value] * len(names) for value in VALUES)
    for row in itertools.islice(itertools.chain(equal, itertools.product(VALUES, repeat=len(names))), MOST_TRIES):
        point = {name: str(value) for name, value in zip(names, row, strict=True)}
        with contextlib.suppress(Refused, Undecided, Undefined, TooMuch, ArithmeticError, ValueError):
            if is_met(statement, point, FUEL):
                yield point


def in_order(statement: Statement, names: list[str], show: Callable[[Statement], Proof | None]) -> Proof | None:
    """A proof of a statement in every order of some of its numbers."""
    return _sorted(statement, names, [names[0]], show)


def _sorted(
    statement: Statement, names: list[str], order: list[str], show: Callable[[Statement], Proof | None], place: int = 0
) -> Proof | None:
    """Insert the next name into an order of those before it, from the least on; a leaf where all are ordered."""
    if len(order) == len(names):
        return show(statement)
    name = names[len(order)]
    if place == len(order):
        return _sorted(statement, names, [*order, name], show)
    rule = {"by": "split", "condition": f"{name} <= {order[place]}"}
    below, above = parts(statement, {**rule, "inner": []})
    first = _sorted(below, names, [*order[:place], name, *order[place:]], show)
    if first is None:
        return None
    second = _sorted(above, names, order, show, place + 1)
    return None if second is None else {**rule, "inner": [first, second]}


def _leaf(statement: Statement, effort: int) -> Proof | None:
    work, cases = [WORK[min(effort, 2)]], []
    for ring in _rings(statement):
        proofs = []
        for wanted in ring.wanted:
            proof = nonneg.proof_of(ring, wanted, effort, work, prover=_prove)
            if proof is None and (wanted.either or wanted.level < 2):
                proof = nonneg.proof_of(ring, wanted, 0, work)
            if proof is None:
                return None
            proofs.append(proof)
        cases.append(proofs)
    return {"kind": "squares", "cases": cases}


def _prove(target: Any, known: Any, zeros: Any, strict: bool, effort: int, work: list[int]) -> Any:
    from numerics.nonneg.ordered import prove_ordered

    return prove_ordered(target, known, zeros, strict, work)

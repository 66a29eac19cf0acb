"""One point made the origin and values made zero, where nothing that is assumed or measured notices.

A translation moves every point by the same vector and no (sub)gradient; images of an operator may all be moved too,
since its class is about differences.  A shift adds one number to all values of one function.  Whether a problem is
the same after them is decided by linear equations over the rationals: a weight for each basis vector, and for each
value.  Where it is not, the point stays a vector like any other, which is as true and only larger.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from numerics.worst_case.classes import Sample
from numerics.worst_case.exact import near
from numerics.worst_case.forms import Form, Vector
from numerics.worst_case.problem import Oracle, Problem

__all__ = ["settled"]

Row = dict[int, Fraction]


def settled(problem: Problem) -> Problem:
    """The same problem with one of its special points at the origin and values there zero."""
    _read(problem)
    if not problem.vectors:
        problem = replace(problem, vectors=["unused"])  # a Hilbert space has one, and so has a certificate
    there = [name for name in problem.special_points if name in problem.vectors and len(problem.vectors) > 1]
    point = next((name for name in there if _is_movable(problem, name)), None)
    if point is not None:
        problem = _without(problem, {point})
    for level in dict.fromkeys(problem.levels):
        if _is_shiftable(problem, level):
            problem = _without(problem, {level})
    return problem


def _asked(problem: Problem) -> list[Form]:
    return [*problem.given, *problem.equal, *problem.goals, problem.scale]


def _read(problem: Problem) -> None:
    """Every name is one of this problem, and something is claimed."""
    vectors, values = set(problem.vectors), set(problem.values)
    samples = [sample for oracle in problem.oracles for sample in oracle.samples]
    forms = [*_asked(problem), *(sample.f for sample in samples)]
    used = {name for sample in samples for vector in (sample.x, sample.g) for name in vector.terms}
    used |= {name for form in forms for pair in form.products for name in pair}
    strange = sorted((used - vectors) | ({name for form in forms for name in form.values} - values))
    if strange:
        raise ValueError(f"{', '.join(strange[:3])}: not a vector or value of this problem, but of another one")
    if not problem.goals:
        raise ValueError("nothing is claimed: p.claim(goal, scale) says what is measured")
    if not problem.oracles:
        raise ValueError("there is no function and no operator: p.function(...) or p.operator(...)")


def _is_movable(problem: Problem, point: str) -> bool:
    """Weights with 1 at every point of a sample, 0 at every gradient, one number at the images of an operator."""
    place = {name: i for i, name in enumerate(problem.vectors)}
    images = {id(o): len(place) + k for k, o in enumerate(problem.oracles) if not o.rule.values}
    rows: list[Row] = [{place[point]: Fraction(1)}]
    right = [Fraction(1)]
    for oracle in problem.oracles:
        for sample in oracle.samples:
            rows.append(_weighed(sample.x.terms, place))
            right.append(Fraction(1))
            rows.append(_weighed(sample.g.terms, place))
            if id(oracle) in images:
                rows[-1][images[id(oracle)]] = Fraction(-1)
            right.append(Fraction(0))
    for form in [*_asked(problem), *(s.f for o in problem.oracles for s in o.samples)]:
        by: dict[str, Row] = {}
        for (u, v), number in form.products.items():  # the derivative along the weights, which must vanish
            for one, other in ((u, v), (v, u)):
                row = by.setdefault(one, {})
                row[place[other]] = row.get(place[other], Fraction(0)) + number
        rows += by.values()
        right += [Fraction(0)] * len(by)
    return _has_solution(rows, right, len(place) + len(problem.oracles))


def _is_shiftable(problem: Problem, level: str) -> bool:
    """Weights with 1 at every value of the function that has this one, 0 at the others'; nothing asked changes."""
    if level not in problem.values:
        return False
    place = {name: i for i, name in enumerate(problem.values)}
    rows: list[Row] = [{place[level]: Fraction(1)}]
    right = [Fraction(1)]
    for oracle in problem.oracles:
        own = _owns(oracle, level)
        for sample in oracle.samples if oracle.has_values else ():
            rows.append(_weighed(sample.f.values, place))
            right.append(Fraction(int(own)))
    rows += [_weighed(form.values, place) for form in _asked(problem)]
    right += [Fraction(0)] * len(_asked(problem))
    return _has_solution(rows, right, len(place))


def _owns(oracle: Oracle, level: str) -> bool:
    return any(sample.f.values == {level: 1} for sample in oracle.samples)


def _weighed(terms: Mapping[str, Fraction], place: Mapping[str, int]) -> Row:
    return {place[name]: number for name, number in terms.items()}


def _has_solution(rows: list[Row], right: list[Fraction], width: int) -> bool:
    return near(rows, right, [Fraction(0)] * width, [1.0] * width) is not None


# ---------------------------------------------------------------------------------------------- leaving names out


def _without(problem: Problem, names: set[str]) -> Problem:
    """The same with these vectors and values zero."""
    found = replace(
        problem,
        vectors=[name for name in problem.vectors if name not in names],
        values=[name for name in problem.values if name not in names],
        given=[_form(form, names) for form in problem.given],
        equal=[_form(form, names) for form in problem.equal],
        goals=[_form(form, names) for form in problem.goals],
        scale=_form(problem.scale, names),
        oracles=[],
    )
    for oracle in problem.oracles:
        same = Oracle(found, oracle.name, oracle.kind, dict(oracle.parameters))
        same.samples = [Sample(_vector(s.x, names), _vector(s.g, names), _form(s.f, names)) for s in oracle.samples]
        found.oracles.append(same)
    return found


def _vector(vector: Vector, names: set[str]) -> Vector:
    return Vector({name: number for name, number in vector.terms.items() if name not in names})


def _form(form: Form, names: set[str]) -> Form:
    return Form(
        form.constant,
        {name: number for name, number in form.values.items() if name not in names},
        {pair: number for pair, number in form.products.items() if not names & set(pair)},
    )

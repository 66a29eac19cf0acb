"""One step of a method for every k: exact proofs at some k, the pattern of their multipliers, a proof of the pattern.

``step(k)`` is a problem that says goal <= scale of one step, such as a potential after it and before it.  All its
numbers are polynomials in k, which is seen from their values and then checked.  Multipliers are proposed in the same
way, from the proofs at single k; that they prove it for every k >= 0 is decided exactly: no coefficient of a
multiplier is negative, no function value remains, and what remains is positive semidefinite for every k > 0 by
elimination over the polynomials.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

import numpy as np
from flint import fmpq, fmpq_poly

from numerics.worst_case import certificate
from numerics.worst_case.ends import Proof, WorstCase
from numerics.worst_case.forms import Form
from numerics.worst_case.normalisation import settled
from numerics.worst_case.problem import Place, Problem

__all__ = ["Every", "Pattern", "for_every", "pattern", "polynomial"]

Step = Callable[[Fraction], Problem]
SIZES = tuple(Fraction(k) for k in range(1, 10))
BETWEEN = (Fraction(0), Fraction(1, 2), Fraction(1, 8))  # further k at which it may fail
CHECKED = 2  # further values that a polynomial has to meet
MOST_TRIED = 400  # sets of conditions
MOST_IN_A_SET = 7


@dataclass(frozen=True)
class Every:
    """``proved`` for every k >= 0 with a certificate; ``seen`` at these k only; ``no`` at this one; ``unknown``."""

    finding: Literal["proved", "seen", "no", "unknown"]
    sizes: tuple[Fraction, ...]
    certificate: dict[str, Any] | None = None


def polynomial(values: Sequence[Fraction], at: Sequence[Fraction] = SIZES) -> fmpq_poly | None:
    """The polynomial through these values, if it needs fewer of them than there are."""
    points = [fmpq(x.numerator, x.denominator) for x in at]
    found, product = fmpq_poly([0]), fmpq_poly([1])
    for i, (x, y) in enumerate(zip(points, values, strict=True)):
        rest = fmpq(y.numerator, y.denominator) - found(x)
        if rest != 0:
            if i + CHECKED >= len(points):
                return None
            found = found + product * (rest / product(x))
        product = product * fmpq_poly([-x, 1])
    return found


def coefficients(value: fmpq_poly) -> list[str]:
    return [str(Fraction(int(c.p), int(c.q))) for c in value.coeffs()] or ["0"]


def for_every(step: Step) -> Every:
    """Is goal <= scale at every real k >= 0?"""
    worst = [WorstCase(step(k)) for k in SIZES]
    problems = [one.problem for one in worst]
    proofs: list[Proof] = []
    for k, one in zip(SIZES, worst, strict=True):
        proof = one.upper(Fraction(1))
        if proof is None:
            return _failing(one, k) or Every("unknown", SIZES[: len(proofs)])
        proofs.append(proof)
    stage = _stage(problems)
    if stage is not None and not any(problem.equal for problem in problems) and len(problems[0].goals) == 1:
        for multipliers in _patterns(worst, proofs):
            if _proves(step, multipliers, _degree(stage)):
                rows = [[n, *label, coefficients(value)] for (n, label), value in multipliers.items()]
                return Every("proved", SIZES, {"kind": "worst-case-every", **stage, "multipliers": rows})
    return next(_failures(step), Every("seen", SIZES))


def _failures(step: Step) -> Iterator[Every]:
    """Instances at k between those that were tried, where the step can be written down."""
    for k in BETWEEN:
        with contextlib.suppress(ZeroDivisionError):
            found = _failing(WorstCase(step(k)), k)
            if found is not None:
                yield found


def _failing(one: WorstCase, k: Fraction) -> Every | None:
    """An instance at this k whose goal is above its scale."""
    found = one.lower(Fraction(1), strictly=True)
    if found is None:
        return None
    return Every("no", (k,), certificate.instance(one.problem, found, Fraction(1), strictly=True))


def _stage(problems: Sequence[Problem]) -> dict[str, Any] | None:
    """What is assumed and measured, its numbers as polynomials; None if one is none."""
    return _joined([certificate.stage(problem, Fraction(1)) for problem in problems], "")


def _joined(parts: Sequence[Any], key: str) -> Any | None:
    """The same data with polynomials in the place of numbers."""
    first = parts[0]
    if isinstance(first, dict):
        if any(set(part) != set(first) for part in parts):
            return None
        fixed = {"name", "class", "parameters", "vectors", "tau"}
        if any(part[name] != first[name] for part in parts for name in fixed & set(first)):
            return None
        own = {name: _joined([part[name] for part in parts], name) for name in first if name not in fixed}
        own |= {name: first[name] for name in fixed & set(first)}
        return None if any(value is None for value in own.values()) else {name: own[name] for name in first}
    if isinstance(first, str):
        found = polynomial([Fraction(part) for part in parts])
        return None if found is None else coefficients(found)
    if key == "values" and all(isinstance(item, str) for part in parts for item in part):
        return first if all(part == first for part in parts) else None
    if key in ("values", "products", "vector"):
        return _terms(parts)
    inner = "sample" if key == "samples" else "vector" if key == "sample" else ""
    if any(len(part) != len(first) for part in parts):
        return None
    found_ = [_joined([part[i] for part in parts], inner) for i in range(len(first))]
    return None if any(value is None for value in found_) else found_


def _terms(parts: Sequence[Any]) -> list[Any] | None:
    """Combinations: a term that is missing somewhere is zero there."""
    tables = [{tuple(item[:-1]): Fraction(item[-1]) for item in part} for part in parts]
    found = []
    for name in sorted(set().union(*tables)):
        value = polynomial([table.get(name, Fraction(0)) for table in tables])
        if value is None:
            return None
        found.append([*name, coefficients(value)])
    return found


def _patterns(worst: Sequence[WorstCase], proofs: Sequence[Proof]) -> Iterator[dict[Place, fmpq_poly]]:
    """Multipliers as polynomials: those of the proofs, then those on few of their conditions."""
    yield from _polynomials([proof.multipliers for proof in proofs])
    used = sorted(set().union(*(proof.multipliers for proof in proofs)))
    sets = (chosen for size in range(1, MOST_IN_A_SET) for chosen in itertools.combinations(used, size))
    for chosen in itertools.islice(sets, MOST_TRIED):
        found: list[Mapping[Place, Fraction]] = []
        for one in worst:
            proof = _on(one, chosen)
            if proof is None:
                break
            found.append(proof.multipliers)
        else:
            yield from _polynomials(found)


def _on(one: WorstCase, chosen: Sequence[Place]) -> Proof | None:
    """A proof by these conditions alone, the numbers left free by the equations being zero."""
    kept = [i for i, (place, _) in enumerate(one.labelled) if place in chosen]
    kept += range(len(one.labelled), len(one.forms))
    return one._proof(Fraction(1), np.zeros(len(one.forms)), kept, [])


def _polynomials(found: Sequence[Mapping[Place, Fraction]]) -> Iterator[dict[Place, fmpq_poly]]:
    places = sorted(set().union(*found))
    values = {place: polynomial([row.get(place, Fraction(0)) for row in found]) for place in places}
    table = {place: value for place, value in values.items() if value is not None}
    if len(table) == len(places) and all(is_plainly_positive(value) for value in table.values()):
        yield table


# ---------------------------------------------------------------------------------------------- deciding


def is_plainly_positive(value: fmpq_poly) -> bool:
    """No coefficient is negative, so it is not negative for k >= 0; and positive for k > 0 if it is not zero."""
    return all(c >= 0 for c in value.coeffs())


def _degree(stage: Any) -> int:
    """The largest degree of a number."""
    if isinstance(stage, dict):
        return max((_degree(part) for name, part in stage.items() if name != "vectors"), default=0)
    if isinstance(stage, list) and stage and all(isinstance(item, str) for item in stage):
        return len(stage) - 1
    return max((_degree(part) for part in stage), default=0) if isinstance(stage, list) else 0


def _proves(step: Step, multipliers: Mapping[Place, fmpq_poly], degree: int) -> bool:
    """scale - goal - Σ multiplier·condition as polynomials: no value, and positive semidefinite.

    A condition is a product of two numbers at the most, so as many values as this fix what remains.
    """
    most = 2 * degree + max((value.degree() for value in multipliers.values()), default=0)
    at = [Fraction(k) for k in range(1, most + 2 + CHECKED)]
    problems = [settled(step(k)) for k in at]
    rests: list[Form] = []
    for k, problem in zip(at, problems, strict=True):
        rest, table = problem.scale - problem.goals[0], dict(problem.conditions())
        for place, value in multipliers.items():
            number = value(fmpq(k.numerator, k.denominator))
            if place in table:  # a condition that says 0 >= 0 there is left out
                rest = rest - Fraction(int(number.p), int(number.q)) * table[place]
        rests.append(rest)
    if any(rest.values for rest in rests):
        return False
    constant = polynomial([rest.constant for rest in rests], at)
    if constant is None or not is_plainly_positive(constant):
        return False
    names = problems[0].vectors
    matrix = [[fmpq_poly([0]) for _ in names] for _ in names]
    for (i, u), (j, v) in itertools.combinations_with_replacement(enumerate(names), 2):
        key = (u, v) if u <= v else (v, u)
        entry = polynomial([rest.products.get(key, Fraction(0)) for rest in rests], at)
        if entry is None:
            return False
        matrix[i][j] = matrix[j][i] = entry if i == j else entry / 2
    return is_psd_for_all(matrix)


def is_psd_for_all(matrix: list[list[fmpq_poly]]) -> bool:
    """For every k > 0, and so for k = 0: pivots have no negative coefficient, and rows of zero pivots are zero."""
    rest = [list(row) for row in matrix]
    for k in range(len(rest)):
        pivot = rest[k][k]
        if not is_plainly_positive(pivot) or (pivot == 0 and any(entry != 0 for entry in rest[k][k:])):
            return False
        if pivot == 0:
            continue
        for i in range(k + 1, len(rest)):
            for j in range(k + 1, len(rest)):
                rest[i][j] = pivot * rest[i][j] - rest[i][k] * rest[k][j]
    return True


# ---------------------------------------------------------------------------------------------- patterns in n


@dataclass(frozen=True)
class Pattern:
    """Exact worst cases at these sizes, and a formula in n that meets them all; nothing more is shown."""

    values: dict[int, Fraction]
    formula: str | None

    def told(self) -> str:
        seen = ", ".join(map(str, self.values))
        return f"pattern seen at n = {seen}: {self.formula}" if self.formula else f"no pattern in n = {seen}"


def pattern(family: Callable[[int], Problem], sizes: Sequence[int] = range(1, 7)) -> Pattern:
    """Both ends exact at each size, then the simplest quotient through them, with two values to spare."""
    values: dict[int, Fraction] = {}
    for n in sizes:
        worst = WorstCase(family(n))
        value = _exactly(worst)
        if value is None:
            return Pattern(values, None)
        values[n] = value
    return Pattern(values, _quotient(values))


def _exactly(worst: WorstCase) -> Fraction | None:
    """The worst case, if it is a short fraction that is both reached and never exceeded."""
    if worst.proposal is None:
        return None
    for most in (100, 1_000, 10_000, 100_000):
        near = Fraction(worst.proposal.tau).limit_denominator(most)
        close = abs(float(near) - worst.proposal.tau) <= 1e-6 * abs(worst.proposal.tau)
        if close and worst.upper(near) is not None and worst.lower(near, strictly=False) is not None:
            return near
    return None


def _quotient(values: Mapping[int, Fraction]) -> str | None:
    """1/p(n), then p(n), by differences: the first that needs fewer values than there are."""
    at = [Fraction(n) for n in values]
    if all(values.values()):
        below = polynomial([1 / value for value in values.values()], at)
        if below is not None:
            return f"1/({_written(below)})"
    above = polynomial(list(values.values()), at)
    return None if above is None else _written(above)


def _written(value: fmpq_poly) -> str:
    parts = [f"{c}*n**{i}" if i > 1 else f"{c}*n" if i else c for i, c in enumerate(coefficients(value)) if c != "0"]
    return " + ".join(parts[::-1]) or "0"

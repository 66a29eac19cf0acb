"""Both ends of a worst case, exactly: multipliers that prove a bound, and an instance that reaches a value.

A solver proposes in floats.  An upper end is kept only if its rational multipliers are not negative and what remains is
exactly a psd form; a lower end only if a rational psd Gram matrix and rational values satisfy every condition.  Where a
claim is exactly the worst case neither has room for rounding: then the multipliers that are zero are left out, what
remains is made to vanish on the range of the worst Gram matrix, and the linear equations that are left are solved
exactly.  What is not found is None, which says nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from numerics.worst_case import cone
from numerics.worst_case.exact import is_psd, near, rational, rounded
from numerics.worst_case.forms import Form
from numerics.worst_case.normalisation import settled
from numerics.worst_case.problem import Place, Problem

__all__ = ["Instance", "Proof", "WorstCase"]

Matrix = list[list[Fraction]]
GRID = 10**10  # denominators of rounded numbers
RANKS = (1e-4, 1e-6, 1e-3)  # eigenvalues below this part of the largest are taken for zero
ZEROS = (1e-4, 1e-6, 1e-3, 1e-5)  # multipliers below this are taken for zero
TURNS = 6  # times that negative multipliers are left out
COARSER = (1e-9, 1e-8, 1e-7)  # tolerances of the solver
SHARP = 1e-7  # with room, what is zero for all multipliers is told from what is only small
MEANT = (12, 30, 60, 110, 200, 400, 1000, 4000, 20000, 100000)  # denominators that a float may be meant to have


@dataclass(frozen=True)
class Proof:
    """tau·scale - Σ weight·goal = Σ multiplier·condition + Σ factor·equality + a psd form."""

    tau: Fraction
    multipliers: dict[Place, Fraction]
    weights: list[Fraction]
    factors: list[Fraction]


@dataclass(frozen=True)
class Instance:
    """A Gram matrix of the basis vectors and function values that satisfy every condition."""

    gram: Matrix
    values: list[Fraction]
    goal: Fraction  # the least of the goals
    scale: Fraction


class WorstCase:
    """What a solver proposes for a problem, and what exact arithmetic makes of it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem = settled(problem)
        self.labelled = problem.conditions()
        self.forms = [form for _, form in self.labelled] + problem.goals + problem.equal
        self.rows = cone.Rows.of(problem, self.forms)
        self._value = {name: i for i, name in enumerate(problem.values)}
        self._vector = {name: i for i, name in enumerate(problem.vectors)}

    @cached_property
    def proposal(self) -> cone.Proposal | None:
        return cone.propose(self.rows)

    # ---------------------------------------------------------------------------------------------- upper end

    def upper(self, tau: Fraction) -> Proof | None:
        """A proof that the least goal is at most tau times the scale."""
        proposal = self.proposal
        if proposal is None or proposal.tau > float(tau) + 1e-4 * abs(float(tau)) + 1e-5:
            return None
        loose = proposal.tau < float(tau) - 1e-8 * abs(float(tau))
        if loose and (inner := self._inner(tau)) is not None:
            return inner
        if (proof := self._on_faces(tau, proposal.multipliers, proposal.gram)) is not None:
            return proof
        middle = cone.multipliers_with_margin(self.rows, float(tau), inside=False)
        return None if middle is None else self._on_faces(tau, middle[1], proposal.gram)

    def _inner(self, tau: Fraction) -> Proof | None:
        found = cone.multipliers_with_margin(self.rows, float(tau))
        if found is None:
            return None
        every = list(range(len(self.forms)))
        proof = self._proof(tau, found[1], every, []) if found[0] > 1e-11 else None
        return proof or self._with_room(tau, found[1])

    def _with_room(self, tau: Fraction, guess: cone.Array) -> Proof | None:
        """What remains vanishes only where it does so for all multipliers, such as along moves of all points.

        That may hold some multipliers at zero: those that come out negative are left out, and the rest is solved again.
        """
        for kernel in itertools.islice(_ranges(self._null(tau, guess, SHARP)), 2):
            kept = list(range(len(self.forms)))
            for _ in range(TURNS):
                numbers = self._solved(tau, guess, kept, kernel)
                below = [] if numbers is None else [i for i in kept if i < self.rows.signed and numbers[i] < 0]
                if not below:
                    break
                kept = [i for i in kept if i not in below]
            if (proof := self._proof(tau, guess, kept, kernel)) is not None:
                return proof
        return None

    def _on_faces(self, tau: Fraction, guess: cone.Array, gram: cone.Array) -> Proof | None:
        """The multipliers that look like zero are zero, and what remains vanishes where it looks like it does."""
        choices: list[list[int]] = []
        for zero in ZEROS:
            kept = [i for i in range(len(self.forms)) if i >= self.rows.signed or guess[i] > zero]
            choices += [kept] if kept not in choices else []
        for kernel in _with_parts(itertools.chain(_ranges(gram), _ranges(self._null(tau, guess)))):
            for kept in choices:
                if (proof := self._proof(tau, guess, kept, kernel)) is not None:
                    return proof
        return None

    def _null(self, tau: Fraction, guess: cone.Array, part: float = 1e-5) -> cone.Array:
        """The projection on the directions in which nothing seems to remain."""
        rest = float(tau) * self.rows.scale - guess @ self.rows.table
        numbers, vectors = np.linalg.eigh(cone.matrix(rest[1 + self.rows.values :], self.rows.size))
        small = vectors[:, np.abs(numbers) <= part * max(1.0, float(np.max(np.abs(numbers))))]
        projection: cone.Array = small @ small.T
        return projection

    def _proof(self, tau: Fraction, guess: cone.Array, kept: list[int], kernel: Matrix) -> Proof | None:
        """Multipliers near the guess, zero outside of ``kept``, whose remainder vanishes on the kernel; checked."""
        numbers = self._solved(tau, guess, kept, kernel)
        if numbers is None or min(numbers[: self.rows.signed], default=Fraction(0)) < 0:
            return None
        rest = self._remainder(tau, numbers)
        if rest.values or rest.constant < 0 or not is_psd(self._matrix(rest)):
            return None
        m, g = self.rows.conditions, self.rows.signed
        multipliers = {place: number for (place, _), number in zip(self.labelled, numbers, strict=False) if number}
        return Proof(tau, multipliers, numbers[m:g], numbers[g:])

    def _solved(self, tau: Fraction, guess: cone.Array, kept: list[int], kernel: Matrix) -> list[Fraction] | None:
        """All multipliers of the equations that these leave, near the guess."""
        rows, right = self._equations(tau, kept, kernel)
        start = [rounded(float(guess[i]), GRID) for i in kept]
        weight = [abs(float(guess[i])) + (1e6 if i >= self.rows.signed else 0) for i in kept]
        found = near(rows, right, start, weight)
        if found is None:
            return None
        chosen = dict(zip(kept, found, strict=True))
        return [chosen.get(i, Fraction(0)) for i in range(len(self.forms))]

    def _remainder(self, tau: Fraction, numbers: list[Fraction]) -> Form:
        rest = tau * self.problem.scale
        for number, form in zip(numbers, self.forms, strict=True):
            if number:
                rest = rest - number * form
        return rest

    def _equations(
        self, tau: Fraction, kept: list[int], kernel: Matrix
    ) -> tuple[list[dict[int, Fraction]], list[Fraction]]:
        """Weights add up to one, no function value remains, and what remains vanishes on the kernel."""
        rows: list[dict[int, Fraction]] = [{}]
        right = [Fraction(1)]
        goals = range(self.rows.conditions, self.rows.signed)
        rows[0] = {k: Fraction(1) for k, i in enumerate(kept) if i in goals}
        parts = [self.forms[i] for i in kept]
        scale = self.problem.scale
        for name in self.problem.values:
            rows.append({k: form.values[name] for k, form in enumerate(parts) if name in form.values})
            right.append(tau * scale.values.get(name, Fraction(0)))
        if kernel and self._has_constants():
            rows.append({k: form.constant for k, form in enumerate(parts) if form.constant})
            right.append(tau * scale.constant)
        images = [self._times(form, kernel) for form in parts]
        target = self._times(scale, kernel)
        for place in sorted({key for image in [*images, target] for key in image}):
            rows.append({k: image[place] for k, image in enumerate(images) if place in image})
            right.append(tau * target.get(place, Fraction(0)))
        return rows, right

    def _has_constants(self) -> bool:
        return any(form.constant for form in [*self.forms, self.problem.scale])

    def _times(self, form: Form, columns: Matrix) -> dict[tuple[int, int], Fraction]:
        """The matrix of a form times the columns, twice; zero entries are left out."""
        result: dict[tuple[int, int], Fraction] = {}
        for (a, b), value in form.products.items():
            i, j = self._vector[a], self._vector[b]
            for c, column in enumerate(columns):
                for row, entry in ((i, column[j]), (j, column[i])):
                    if entry:
                        result[row, c] = result.get((row, c), Fraction(0)) + value * entry
        return {place: value for place, value in result.items() if value}

    def _matrix(self, form: Form) -> Matrix:
        size = len(self._vector)
        result = [[Fraction(0)] * size for _ in range(size)]
        for (a, b), value in form.products.items():
            i, j = self._vector[a], self._vector[b]
            result[i][j] += value / 2
            result[j][i] += value / 2
        return result

    # ---------------------------------------------------------------------------------------------- lower end

    def lower(self, tau: Fraction, *, strictly: bool) -> Instance | None:
        """An instance on which every goal is above (or at least) tau times the scale."""
        if not self.problem.has_instances:
            return None
        for proposal in self._proposals():
            for found in self._instances(tau, proposal, strictly):
                if found is not None and found.scale > 0:
                    margin = found.goal - tau * found.scale
                    if margin > 0 or (margin == 0 and not strictly):
                        return found
        return None

    def _proposals(self) -> Iterator[cone.Proposal | None]:
        """The proposal, then those of a coarser solver: the last digits differ between processors."""
        yield self.proposal
        for tolerance in COARSER if self.proposal is not None else ():
            if (other := cone.propose(self.rows, tolerance)) is not None:
                yield other

    def _instances(self, tau: Fraction, proposal: cone.Proposal | None, strictly: bool) -> Iterator[Instance | None]:
        """Without a proposal, as where nothing bounds the worst case, only those with room."""
        if proposal is not None and proposal.tau < float(tau) - 1e-5 * abs(float(tau)) - 1e-7:
            return
        if strictly:
            found = cone.instance_with_margin(self.rows, float(tau))
            if found is not None and found[0] > 1e-11:
                basis = [[Fraction(int(i == j)) for i in range(self.rows.size)] for j in range(self.rows.size)]
                yield self._instance(tau, found[1], found[2], basis, [], [])
        if proposal is None:
            return
        m, g = self.rows.conditions, self.rows.signed
        for basis_, zero in itertools.product(_ranges(proposal.gram), ZEROS):
            equal = [] if strictly else [i for i in range(m, g) if proposal.multipliers[i] > zero]
            for signs in (proposal.multipliers > zero, self._numbers(proposal) < zero):
                tight = [i for i in range(m) if signs[i]]
                yield self._instance(tau, proposal.gram, proposal.values, basis_, tight, equal)

    def _numbers(self, proposal: cone.Proposal) -> cone.Array:
        """The forms at the proposed instance."""
        triangle = [
            proposal.gram[i, j] * (1 if i == j else 2**0.5) for j in range(self.rows.size) for i in range(j + 1)
        ]
        numbers: cone.Array = self.rows.table @ np.concatenate([[1.0], proposal.values, triangle])
        return numbers

    def _instance(
        self, tau: Fraction, gram: cone.Array, values: cone.Array, basis: Matrix, tight: list[int], equal: list[int]
    ) -> Instance | None:
        """Gram = B M B^T with the tight conditions exactly zero and these goals exactly tau·scale; checked."""
        columns = np.array([[float(v) for v in column] for column in basis]).T
        inverse = np.linalg.pinv(columns)
        small = inverse @ gram @ inverse.T
        pairs = [(i, j) for j in range(len(basis)) for i in range(j + 1)]
        start = [rounded(float(small[i, j]), GRID) for i, j in pairs] + [rounded(float(v), GRID) for v in values]
        weight = [1e3 * abs(float(small[i, j])) + (1e6 if i == j else 0) for i, j in pairs] + [1.0] * len(values)
        wanted = [self.forms[i] for i in tight] + self.problem.equal
        wanted += [self.forms[i] - tau * self.problem.scale for i in equal]
        if self.problem.scale.products or self.problem.scale.values:
            wanted.append(self.problem.scale - 1)
        rows = [self._row(form, basis, pairs) for form in wanted]
        found = near(rows, [-form.constant for form in wanted], start, weight)
        return None if found is None else self._checked(found, basis, pairs)

    def _row(self, form: Form, basis: Matrix, pairs: list[tuple[int, int]]) -> dict[int, Fraction]:
        """A form as a linear function of the small matrix and the values."""
        row = {len(pairs) + self._value[name]: value for name, value in form.values.items()}
        for (a, b), value in form.products.items():
            u, v = self._vector[a], self._vector[b]
            for k, (i, j) in enumerate(pairs):
                entry = basis[i][u] * basis[j][v] + (basis[j][u] * basis[i][v] if i != j else 0)
                if entry:
                    row[k] = row.get(k, Fraction(0)) + value * entry
        return row

    def _checked(self, found: list[Fraction], basis: Matrix, pairs: list[tuple[int, int]]) -> Instance | None:
        count = len(basis)
        small = [[Fraction(0)] * count for _ in range(count)]
        for (i, j), value in zip(pairs, found, strict=False):
            small[i][j] = small[j][i] = value
        if not is_psd(small):
            return None
        half = [
            [sum((basis[i][u] * small[i][j] for i in range(count)), Fraction(0)) for j in range(count)]
            for u in range(self.rows.size)
        ]
        gram = [
            [sum((half[u][j] * basis[j][v] for j in range(count)), Fraction(0)) for v in range(self.rows.size)]
            for u in range(self.rows.size)
        ]
        values = found[len(pairs) :]
        numbers = [self._at(form, gram, values) for form in self.forms]
        m, g = self.rows.conditions, self.rows.signed
        if min(numbers[:m], default=Fraction(0)) < 0 or any(numbers[g:]):
            return None
        return Instance(gram, values, min(numbers[m:g]), self._at(self.problem.scale, gram, values))

    def _at(self, form: Form, gram: Matrix, values: list[Fraction]) -> Fraction:
        total = form.constant + sum((c * values[self._value[k]] for k, c in form.values.items()), Fraction(0))
        products = ((c, gram[self._vector[a]][self._vector[b]]) for (a, b), c in form.products.items())
        return total + sum((c * entry for c, entry in products), Fraction(0))


def _ranges(gram: cone.Array) -> Iterator[Matrix]:
    """Rational bases of the range of a matrix: for several ideas of its rank and of what its entries are meant for."""
    numbers, vectors = np.linalg.eigh(gram)
    found: list[Matrix] = []
    for part in RANKS if numbers[-1] > 0 else ():
        entries = _reduced(vectors[:, numbers > part * numbers[-1]])
        for largest in MEANT:
            basis = [[rational(float(entry), largest, 0.1 / largest) for entry in column] for column in entries.T]
            known = [[entry for entry in column if entry is not None] for column in basis]
            if known not in found and all(len(column) == len(gram) for column in known):
                found.append(known)
                yield known


def _with_parts(bases: Iterator[Matrix]) -> Iterator[Matrix]:
    """The bases; then of each the vectors with small denominators, on which what remains may vanish; then nothing."""
    parts: list[Matrix] = []
    for basis in bases:
        yield basis
        part = [column for column in basis if all(entry.denominator <= 4 for entry in column)]
        if 0 < len(part) < len(basis) and part not in parts:
            parts.append(part)
    yield from parts
    yield []


def _reduced(span: cone.Array) -> cone.Array:
    """The basis of the same space that is the identity in some rows: it does not depend on the basis that is given."""
    pivots: list[int] = []
    rest = span.copy()
    for _ in range(span.shape[1]):  # rows of greatest norm, one after another
        pivot = int(np.argmax(np.sum(rest * rest, axis=1)))
        pivots.append(pivot)
        unit = rest[pivot] / np.linalg.norm(rest[pivot])
        rest = rest - np.outer(rest @ unit, unit)
    reduced: cone.Array = span @ np.linalg.inv(span[pivots])
    return reduced

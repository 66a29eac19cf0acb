"""A proof that a polynomial is not negative (or is positive) where facts are not negative and equations are zero.

by·target = Σ weight·(product of facts)·square² + Σ cofactor·equation, with ``by`` = 1 or a positive sum of squares.
Where the squares have no room (the target touches zero), the kernel of what floats propose is recognised as rational,
and the squares are looked for among the polynomials that vanish there.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.nonneg.blocks import Array, Block, Polynomial, Table, monomials, squares_of
from numerics.worst_case.exact import rational

__all__ = ["Fact", "Proof", "Term", "prove", "shown_by"]

ENTRIES = (900, 2_500, 6_000)  # of all Gram matrices, by effort
GRIDS = (1, 2, 12, 60, 10**3, 10**5, 10**8, 10**11)
KERNELS = (1e-5, 1e-7, 1e-4, 1e-3)  # eigenvalues below this part of the largest are taken for zero
MEANT = (6, 12, 60, 400)  # denominators that a float may be meant to have
ROUNDS = 5
UNITS = 500_000  # of work, a second
MOST_MONOMIALS = 3_000  # that are listed for one block, before those that no square has are dropped
MOST_FACTORED = 600  # terms of a polynomial that is factored
WORK = (2_000_000, 8_000_000, 100_000_000)  # of one question, by effort: rows times columns of every program and of
# every elimination; about two microseconds each


class _TooLarge(Exception):
    """More monomials than are listed."""


@dataclass(frozen=True)
class Fact:
    """A polynomial that is not negative, or positive if ``strict``."""

    value: Polynomial
    strict: bool


@dataclass(frozen=True)
class Term:
    """weight·(product of facts)·square²; without a square it is 1."""

    weight: Fraction
    facts: tuple[int, ...]
    square: Polynomial | None = None


@dataclass(frozen=True)
class Proof:
    by: tuple[Term, ...]
    terms: tuple[Term, ...]
    cofactors: tuple[tuple[int, Polynomial], ...]


def prove(
    target: Polynomial,
    facts: Sequence[Fact],
    equations: Sequence[Polynomial],
    strict: bool = False,
    effort: int = 1,
    work: list[int] | None = None,
) -> Proof | None:
    """A proof, or None: nothing was found.  ``work``: what several questions may cost together, counted down."""
    work = [WORK[min(effort, 2)]] if work is None else work
    if not strict and (found := _of_squarefree(target, facts, equations, effort, work)) is not None:
        return found
    return _proved(target, facts, equations, strict, effort, work)


def _of_squarefree(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], effort: int, work: list[int]
) -> Proof | None:
    """Factors of even power are squares: what is left has to be shown."""
    if target == 0:
        return Proof((), (), ())
    if len(target) > MOST_FACTORED:
        return None
    content, factors = target.factor_squarefree()
    root, rest = _one(target), content * _one(target)
    for factor, power in factors:
        root *= factor ** (power // 2)
        rest *= factor ** (power % 2)
    if root.is_constant():
        return None
    found = Proof((), (), ()) if rest == 0 else _proved(rest, facts, equations, False, effort, work)
    if found is None:
        return None
    terms = tuple(replace(t, square=root if t.square is None else t.square * root) for t in found.terms)
    return Proof(found.by, terms, tuple((i, c * root * root) for i, c in found.cofactors))


def _proved(
    target: Polynomial,
    facts: Sequence[Fact],
    equations: Sequence[Polynomial],
    strict: bool,
    effort: int,
    work: list[int],
) -> Proof | None:
    for by, extra, most in _ladder(target, facts, equations, strict, effort):
        goal = target if by is None else target * sum((_value(t, facts, target) for t in by), 0 * target)
        cofactored = [(i, p) for i, eq in enumerate(equations) for p in _shifts(eq, goal.total_degree() + extra)]
        try:
            blocks = list(_blocks(goal, facts, extra, most, bool(cofactored)))
        except _TooLarge:
            continue
        if not _small(blocks, cofactored, ENTRIES[min(effort, 2)]):
            continue
        if work[0] < 0:
            return None
        found = (
            _with_room(goal, facts, blocks, cofactored, work) if strict else shown_by(goal, blocks, cofactored, work)
        )
        if found is not None:
            return _collected(found, by or (), equations)
    return None


def _small(blocks: Sequence[Block], cofactored: Sequence[Any], most: int) -> bool:
    return bool(blocks) and sum(len(block.pairs) for block in blocks) + len(cofactored) <= most


def _ladder(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, effort: int
) -> Iterator[tuple[tuple[Term, ...] | None, int, int]]:
    """Multiplier, degrees beyond the target's, facts in one product: the cheap ones first."""
    if facts or equations:
        yield None, target.total_degree() % 2, 1
    yield None, target.total_degree() % 2, 2
    if facts or equations:
        yield None, 2 + target.total_degree() % 2, 2
        yield None, target.total_degree() % 2, 3
    for i in [i for i, fact in enumerate(facts) if fact.value == target]:  # f is positive if f (1 + f) is
        yield (Term(Fraction(1), ()), Term(Fraction(1), (i,))), target.total_degree() % 2, 2
    for i in [i for i, fact in enumerate(facts) if fact.strict][:3]:
        yield (Term(Fraction(1), (i,)),), (target.total_degree() + facts[i].value.total_degree()) % 2, 2
    if strict:  # 1 - p + p e is positive since it is so times 1 + e
        for i in [i for i, fact in enumerate(facts) if fact.strict][:3]:
            yield (Term(Fraction(1), ()), Term(Fraction(1), (i,))), target.total_degree() % 2, 2
    if effort or not facts:
        one = Term(Fraction(1), ())
        yield (one, *(Term(Fraction(1), (), x) for x in _used(target))), target.total_degree() % 2, 1
    if effort and facts:
        yield None, 4 + target.total_degree() % 2, 3


def _value(term: Term, facts: Sequence[Fact], target: Polynomial) -> Polynomial:
    found = _flint(term.weight) * (_one(target) if term.square is None else term.square**2)
    for i in term.facts:
        found *= facts[i].value
    return found


def _used(target: Polynomial) -> list[Polynomial]:
    return [gen for gen, degree in zip(target.context().gens(), target.degrees(), strict=True) if degree]


def _one(target: Polynomial) -> Polynomial:
    return target.context().from_dict({(0,) * target.context().nvars(): 1})


def _shifts(equation: Polynomial, degree: int) -> Iterator[Polynomial]:
    """An equation times each monomial that the degree leaves room for, in its own variables and few others."""
    context = equation.context()
    room = degree - equation.total_degree()
    if room >= 0:
        for exponents in monomials(context.nvars(), min(room, 3), [room] * context.nvars()):
            yield equation * context.from_dict({exponents: 1})


def _blocks(goal: Polynomial, facts: Sequence[Fact], extra: int, most: int, loose: bool) -> Iterator[Block]:
    """Squares alone, then squares times one fact, times two, …"""
    context, degree = goal.context(), goal.total_degree() + extra
    used = set(_names(goal)).union(*(_names(fact.value) for fact in facts)) if facts or loose else set(_names(goal))
    if loose:
        used = set(range(context.nvars()))
    for count in range(most + 1):
        for chosen in itertools.combinations(range(len(facts)), count):
            factor = _one(goal)
            for i in chosen:
                factor *= facts[i].value
            half = (degree - factor.total_degree()) // 2
            if half >= 0:
                if math.comb(len(used) + half, half) > MOST_MONOMIALS:
                    raise _TooLarge
                caps = [half if i in used else 0 for i in range(context.nvars())]
                basis = list(monomials(context.nvars(), half, caps))
                if not facts and not loose:
                    basis = _pruned(basis, goal)
                if basis:
                    yield Block(chosen, factor, tuple(context.from_dict({e: 1}) for e in basis))


def _names(value: Polynomial) -> list[int]:
    return [i for i, degree in enumerate(value.degrees()) if degree]


def _pruned(basis: list[tuple[int, ...]], goal: Polynomial) -> list[tuple[int, ...]]:
    """Without facts: a monomial whose square nothing can cancel and the goal has not is in no square."""
    support = set(goal.to_dict())
    while True:
        products = {tuple(x + y for x, y in zip(a, b, strict=True)) for a, b in itertools.combinations(basis, 2)}
        kept = [e for e in basis if tuple(2 * x for x in e) in support or tuple(2 * x for x in e) in products]
        if kept == basis:
            return basis
        basis = kept


# --- one program

Found = tuple[list[Term], list[tuple[int, Polynomial]]]


def _with_room(
    goal: Polynomial,
    facts: Sequence[Fact],
    blocks: list[Block],
    cofactored: list[tuple[int, Polynomial]],
    work: list[int],
) -> Found | None:
    """Positive: some of what is positive by itself is set aside, and the rest shown to be not negative."""
    strict = [block for block in blocks if all(facts[i].strict for i in block.facts)]
    for block in sorted(strict, key=lambda block: len(block.facts)):
        for room in (Fraction(1), Fraction(1, 8), Fraction(1, 100), Fraction(1, 10**4)):
            rest = goal - _flint(room) * block.factor
            found = shown_by(rest, blocks, cofactored, work)
            if found is not None:
                return [Term(room, block.facts), *found[0]], found[1]
    return None


def _flint(value: Fraction) -> Any:
    from flint import fmpq

    return fmpq(value.numerator, value.denominator)


def shown_by(
    goal: Polynomial,
    blocks: list[Block],
    cofactored: list[tuple[int, Polynomial]],
    work: list[int],
    make: Callable[..., Table] = Table,
) -> Found | None:
    """The goal by squares of the blocks and cofactors; ``make`` makes the equations."""
    for _ in range(ROUNDS):
        if work[0] < 0:
            return None
        table = make(goal, blocks, cofactored)
        seconds = max(1.0, 8 * work[0] / UNITS)
        work[0] -= table.program_cost
        if work[0] < -3 * table.program_cost // 4:  # more than four times what was left
            work[0] = -1
            return None
        inner = table.proposal(inside=True, seconds=seconds)
        if inner is None or inner[0] < -1e-5:
            return None
        if inner[0] > 1e-9 and (found := _rounded(table, inner[1], inner[2])) is not None:
            return found
        work[0] -= table.cost + table.program_cost
        middle = table.proposal(inside=False, seconds=seconds)
        grams = (middle or inner)[1]
        if middle is not None and (found := _rounded(table, middle[1], middle[2])) is not None:
            return found
        smaller = _faces(blocks, grams)
        if smaller == blocks or not smaller:
            return None
        blocks = smaller
    return None


def _rounded(table: Table, grams: Sequence[Array], cofactors: Array) -> Found | None:
    for entries in table.solutions(grams, cofactors, GRIDS):
        terms = _terms(table, entries)
        if terms is not None:
            values = zip(table.cofactors, entries[table.gram_entries :], strict=True)
            return terms, [(i, value * product) for (i, product), value in values if value != 0]
    return None


def _terms(table: Table, entries: Sequence[Any]) -> list[Term] | None:
    """The squares of all blocks; None if a block is not semidefinite."""
    found: list[Term] = []
    place = 0
    for block in table.blocks:
        squares = squares_of(entries[place : place + len(block.pairs)], block)
        if squares is None:
            return None
        found += [Term(weight, block.facts, None if square == 1 else square) for weight, square in squares]
        place += len(block.pairs)
    return found


def _faces(blocks: list[Block], grams: Sequence[Array]) -> list[Block]:
    """Each block on the complement of the kernel that floats show, if that is recognised as rational."""
    top = max(float(np.max(np.abs(gram))) for gram in grams)
    found = []
    for block, gram in zip(blocks, grams, strict=True):
        kept = _kept(block, gram, top)
        if kept is None:
            found.append(block)
        elif kept:
            found.append(replace(block, basis=tuple(kept)))
    return found


def _kept(block: Block, gram: Array, top: float) -> list[Polynomial] | None:
    """A basis of what does not vanish on the kernel; None if no kernel is recognised."""
    numbers, vectors = np.linalg.eigh(gram)
    for part in KERNELS:
        small = numbers < part * top
        if not small.any():
            continue
        if small.all():
            return []
        kernel = _reduced(vectors[:, small])
        for largest in MEANT:
            columns = [[rational(float(x), largest, 0.02 / largest) for x in column] for column in kernel[0].T]
            if all(x is not None for column in columns for x in column):
                return _complement(block.basis, columns, kernel[1])
    return None


def _complement(basis: Sequence[Polynomial], columns: list[Any], pivots: list[int]) -> list[Polynomial]:
    """Polynomials that are zero on the kernel: each other basis element minus what the pivots have of it."""
    found = []
    for i, element in enumerate(basis):
        if i not in pivots:
            found.append(
                element
                - sum(
                    (_flint(column[i]) * basis[pivot] for column, pivot in zip(columns, pivots, strict=True)),
                    0 * element,
                )
            )
    return found


def _reduced(span: Array) -> tuple[Array, list[int]]:
    """The basis of the same space that is the identity in some rows, and these rows."""
    pivots: list[int] = []
    rest = span.copy()
    for _ in range(span.shape[1]):
        pivot = int(np.argmax(np.sum(rest * rest, axis=1)))
        pivots.append(pivot)
        unit = rest[pivot] / np.linalg.norm(rest[pivot])
        rest = rest - np.outer(rest @ unit, unit)
    return span @ np.linalg.inv(span[pivots]), pivots


def _collected(found: Found, by: tuple[Term, ...], equations: Sequence[Polynomial]) -> Proof:
    """Cofactors as polynomials, one for each equation."""
    terms, products = found
    cofactors: dict[int, Polynomial] = {}
    for i, product in products:
        cofactors[i] = cofactors.get(i, 0 * product) + product
    exact = tuple((i, value / equations[i]) for i, value in sorted(cofactors.items()) if value != 0)
    return Proof(by, tuple(terms), exact)

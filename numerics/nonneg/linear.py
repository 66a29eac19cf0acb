"""Products of facts with positive weights that add up to a polynomial, by a linear program; no squares.

by·target = Σ weight·(product of at most three facts), where ``by`` is 1, a positive fact, or a positive number plus a
fact.  A vertex that floats propose is solved again in fractions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from flint import fmpq, fmpq_mat

from numerics.nonneg.blocks import Polynomial
from numerics.nonneg.proof import Fact, Proof, Term

__all__ = ["prove_linear", "weights_of"]

MOST_PRODUCTS = 700
MOST_FACTORS = 3
TINY = 1e-9
ROOM = 4.0  # for the weights of what is positive


def prove_linear(target: Polynomial, facts: Sequence[Fact], strict: bool, work: list[int]) -> Proof | None:
    """A proof without squares, or None.  ``work`` is counted down."""
    for by in _multipliers(facts):
        factor = _one(target) if not by else sum((_value(term, facts, target) for term in by), 0 * target)
        goal = target * factor
        products = list(_products(goal, facts))
        work[0] -= len(products) * (len(goal) + 40) // 8
        if work[0] < 0:
            return None
        if (
            weights := weights_of(goal, [value for _, value in products], _positive(products, facts), strict)
        ) is not None:
            terms = [Term(w, chosen) for (chosen, _), w in zip(products, weights, strict=True) if w]
            return Proof(by, tuple(terms), ())
    return None


def _one(target: Polynomial) -> Polynomial:
    return target.context().from_dict({(0,) * target.context().nvars(): 1})


def _value(term: Term, facts: Sequence[Fact], target: Polynomial) -> Polynomial:
    found = _one(target) * fmpq(term.weight.numerator, term.weight.denominator)
    for i in term.facts:
        found *= facts[i].value
    return found


def _multipliers(facts: Sequence[Fact]) -> Iterator[tuple[Term, ...]]:
    yield ()
    for i, fact in enumerate(facts):
        table = fact.value.to_dict()
        constant = next((Fraction(int(c.p), int(c.q)) for key, c in table.items() if not any(key)), Fraction(0))
        if fact.strict and len(table) == 1:
            yield (Term(Fraction(1), (i,)),)
        elif constant < 0 and len(table) == 2:  # x - c, and x is positive
            yield (Term(-constant, ()), Term(Fraction(1), (i,)))


def _products(goal: Polynomial, facts: Sequence[Fact]) -> Iterator[tuple[tuple[int, ...], Polynomial]]:
    degree, count = max(goal.total_degree(), 1) + 1, 0
    yield (), _one(goal)
    for many in range(1, MOST_FACTORS + 1):
        for chosen in itertools.combinations_with_replacement(range(len(facts)), many):
            if sum(facts[i].value.total_degree() for i in chosen) <= degree:
                count += 1
                if count > MOST_PRODUCTS:
                    return
                value = _one(goal)
                for i in chosen:
                    value *= facts[i].value
                yield chosen, value


def _positive(products: Sequence[tuple[tuple[int, ...], Polynomial]], facts: Sequence[Fact]) -> list[bool]:
    return [all(facts[i].strict for i in chosen) for chosen, _ in products]


def weights_of(
    goal: Polynomial, products: Sequence[Polynomial], positive: Sequence[bool], strict: bool
) -> list[Fraction] | None:
    from scipy.optimize import linprog

    tables = [product.to_dict() for product in products]
    wanted = goal.to_dict()
    rows = {key: i for i, key in enumerate({*wanted, *itertools.chain.from_iterable(tables)})}
    matrix, right = np.zeros((len(rows), len(tables))), np.zeros(len(rows))
    for j, table in enumerate(tables):
        for key, c in table.items():
            matrix[rows[key], j] = _float(c)
    for key, c in wanted.items():
        right[rows[key]] = _float(c)
    cost = [-1.0 if strict and p else 1e-3 for p in positive]
    bounds = [(0, ROOM if strict and p else None) for p in positive]
    options = {"time_limit": 5.0}
    found = linprog(cost, A_eq=matrix, b_eq=right, bounds=bounds, method="highs-ds", options=options)
    if found.status != 0:
        return None
    used = [j for j, x in enumerate(found.x) if x > TINY]
    if strict and not any(positive[j] for j in used):
        return None
    return _exact(rows, tables, wanted, used, list(found.x), [strict and positive[j] for j in range(len(tables))])


def _float(value: Any) -> float:
    return float(Fraction(int(value.p), int(value.q)))


def _exact(
    rows: dict[Any, int], tables: Sequence[Any], wanted: Any, used: list[int], near: list[float], bounded: list[bool]
) -> list[Fraction] | None:
    """The same weights as fractions: those at their bound are taken from there, the others are solved for."""
    fixed = {j: Fraction(int(ROOM)) for j in used if bounded[j] and near[j] > ROOM - 1e-7}
    free = [j for j in used if j not in fixed]
    right = [fmpq(0)] * len(rows)
    for key, c in wanted.items():
        right[rows[key]] += c
    for j, weight in fixed.items():
        for key, c in tables[j].items():
            right[rows[key]] -= c * fmpq(weight.numerator, weight.denominator)
    matrix = [[fmpq(0)] * (len(free) + 1) for _ in rows]
    for column, j in enumerate(free):
        for key, c in tables[j].items():
            matrix[rows[key]][column] = fmpq(c)
    for i, c in enumerate(right):
        matrix[i][len(free)] = c
    reduced, rank = fmpq_mat(matrix).rref()
    weights = {j: Fraction(0) for j in free}
    for i in range(rank):
        pivot = next(c for c in range(len(free) + 1) if reduced[i, c] != 0)
        if pivot == len(free):
            return None
        weights[free[pivot]] = Fraction(int(reduced[i, len(free)].p), int(reduced[i, len(free)].q))
    if any(weight < 0 for weight in weights.values()):
        return None
    return [weights.get(j, fixed.get(j, Fraction(0))) for j in range(len(tables))]

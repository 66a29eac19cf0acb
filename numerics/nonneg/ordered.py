"""Polynomials whose variables lie in a cone of affine facts, as sums of monomials and binomial squares in those facts.

As many independent affine facts as there are variables are taken for coordinates y >= 0 (where a <= b <= c these are a,
b - a, c - b).  A linear program looks for by·target = Σ weight·y^e + Σ weight·y^m·(y^p - t·y^q)² + cofactor·equation
with few values of t.  An equation h = k with h homogeneous makes the target homogeneous first.  The weights are solved
for in fractions; nothing here is trusted, as the proof is compared as polynomials afterwards.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq

from numerics.nonneg.blocks import Polynomial
from numerics.nonneg.cones import (
    MOST_DEGREE,
    MOST_REPEATED,
    MOST_TERMS,
    SYSTEMS,
    System,
    homogeneous,
    is_positive,
    multiplier,
    names,
    systems,
)
from numerics.nonneg.linear import weights_of
from numerics.nonneg.proof import Fact, Proof, Term

__all__ = ["prove_ordered"]

RATIOS = tuple(Fraction(*pair) for pair in ((1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1), (1, 4), (4, 1)))
MOST_COLUMNS = 5_000
MOST_ROWS = 700
POWERS = (0, 1, 2)  # of the sum of the coordinates, which is multiplied by
Exponents = tuple[int, ...]
Column = tuple[Polynomial, Exponents, Exponents | None, Fraction]  # value, monomial, difference, ratio


def prove_ordered(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, work: list[int]
) -> Proof | None:
    """A proof, or None: nothing was found.  ``work`` is counted down, about two microseconds a unit."""
    if target == 0 or len(target) > MOST_TERMS or target.total_degree() > MOST_DEGREE:
        return None
    for goal, cofactors in homogeneous(target, equations):
        for system in itertools.islice(_full(goal, facts), SYSTEMS):
            value = goal.compose(*system.back, ctx=goal.context())
            if len(value) > MOST_TERMS:
                continue
            for power in POWERS:
                terms = _by_weights(value, facts, system.chosen, power, strict, work)
                if terms is not None:
                    factor = sum((goal.context().gens()[k] for k in system.used), 0 * goal) ** power
                    factor = factor.compose(*_forth(system, goal), ctx=goal.context())
                    by = tuple(multiplier(power, system.chosen, False))
                    return Proof(by, tuple(terms), tuple((i, c * factor) for i, c in cofactors))
                if work[0] < 0:
                    return None
    return None


def _full(goal: Polynomial, facts: Sequence[Fact]) -> Iterator[System]:
    return (own for own in systems(names(goal), facts, goal) if len(own.chosen) == len(own.used))


def _forth(system: System, goal: Polynomial) -> list[Polynomial]:
    """What stands in the place of each variable, in terms of the variables."""
    found = list(goal.context().gens())
    for k, value in zip(system.used, system.places, strict=True):
        found[k] = value
    return found


def _by_weights(
    value: Polynomial, facts: Sequence[Fact], chosen: list[int], power: int, strict: bool, work: list[int]
) -> list[Term] | None:
    """Monomials and binomial squares; ``by`` is the sum of the coordinates to a power, if that is positive."""
    used = names(value)
    if power and (min(value.to_dict().values()) >= 0 or not any(facts[i].strict for i in chosen)):
        return None
    value *= sum((value.context().gens()[k] for k in used), 0 * value) ** power
    columns = list(_columns(value, used, work))
    if not columns:
        return None
    positive = [d is None and _is_sure(e, facts, chosen, used) for _, e, d, _ in columns]
    if strict:  # weights of what is positive are bounded: the same columns once more, without the bound
        again = [column for column, sure in zip(columns, positive, strict=True) if sure]
        columns, positive = columns + again, positive + [False] * len(again)
    weights = weights_of(value, [column[0] for column in columns], positive, strict)
    if weights is None:
        return None
    return [
        _term(weight, column, facts, chosen, used, sure and strict)
        for weight, column, sure in zip(weights, columns, positive, strict=True)
        if weight
    ]


def _columns(value: Polynomial, used: list[int], work: list[int]) -> Iterator[Column]:
    """Monomials, and binomial squares around each monomial, those of near monomials first."""
    context, table = value.context(), value.to_dict()
    degrees = {sum(key) for key in table}
    caps = [max(key[k] for key in table) for k in used]
    rows = [key for degree in sorted(degrees) for key in _keys(context.nvars(), used, caps, degree)]
    if len(degrees) > 1:
        rows = [key for d in range(max(degrees) + 1) for key in _keys(context.nvars(), used, caps, d)]
    negative = [c < 0 for c in table.values()]
    if len(rows) > MOST_ROWS:
        return
    inside = [key for key in rows if any(negative) or key in table]
    work[0] -= 20 * len(rows)
    for key in inside:
        yield context.from_dict({key: fmpq(1)}), key, None, Fraction(1)
    if not any(negative):
        return
    differences = sorted(_differences(used, caps, len(degrees) == 1), key=lambda d: (sum(map(abs, d)), d))
    count = 0
    for ratio, (difference, key) in itertools.product(RATIOS, itertools.product(differences, rows)):
        low = list(key)
        for k, step in zip(used, difference, strict=True):
            low[k] -= abs(step)
        if min(low) < 0:
            continue
        one, two = list(low), list(low)
        for k, step in zip(used, difference, strict=True):
            one[k] += 2 * max(step, 0)
            two[k] += 2 * max(-step, 0)
        t = fmpq(ratio.numerator, ratio.denominator)
        yield context.from_dict({tuple(one): fmpq(1), key: -2 * t, tuple(two): t * t}), tuple(low), difference, ratio
        count += 1
        if count >= MOST_COLUMNS:
            break
    work[0] -= count * (len(rows) // 4 + 20)


def _keys(size: int, used: list[int], caps: list[int], degree: int) -> Iterator[Exponents]:
    def spread(place: int, left: int) -> Iterator[list[int]]:
        if place == len(used) - 1:
            if left <= caps[place]:
                yield [left]
            return
        for first in range(min(caps[place], left) + 1):
            for rest in spread(place + 1, left - first):
                yield [first, *rest]

    for own in spread(0, degree):
        key = [0] * size
        for k, e in zip(used, own, strict=True):
            key[k] = e
        yield tuple(key)


def _differences(used: list[int], caps: list[int], homogeneous: bool) -> Iterator[Exponents]:
    """One of each pair d, -d; steps are small where there are many variables."""
    most = {1: 6, 2: 4, 3: 2, 4: 1}.get(len(used), 1)
    for found in itertools.product(*(range(-min(most, cap), min(most, cap) + 1) for cap in caps)):
        first = next((x for x in found if x), 0)
        if first > 0 and (not homogeneous or sum(found) == 0):
            yield found


def _is_sure(exponents: Exponents, facts: Sequence[Fact], chosen: list[int], used: list[int]) -> bool:
    own = [exponents[k] for k in used]
    return sum(own) <= MOST_REPEATED and is_positive(tuple(own), [facts[i].strict for i in chosen])


def _term(
    weight: Fraction, column: Column, facts: Sequence[Fact], chosen: list[int], used: list[int], sure: bool
) -> Term:
    """A column in the variables themselves: odd powers of facts as facts, all else as a square."""
    _, exponents, difference, ratio = column
    powers = [exponents[k] for k in used]
    if sure:
        return Term(weight, tuple(i for i, e in zip(chosen, powers, strict=True) for _ in range(e)))
    one = facts[chosen[0]].value ** 0
    root = math.prod((facts[i].value ** (e // 2) for i, e in zip(chosen, powers, strict=True)), start=one)
    if difference is not None:
        up = math.prod((facts[i].value ** max(d, 0) for i, d in zip(chosen, difference, strict=True)), start=one)
        down = math.prod((facts[i].value ** max(-d, 0) for i, d in zip(chosen, difference, strict=True)), start=one)
        root *= up - fmpq(ratio.numerator, ratio.denominator) * down
    odd = tuple(i for i, e in zip(chosen, powers, strict=True) if e % 2)
    return Term(weight, odd, None if root == 1 else root)

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
from typing import Any

from flint import fmpq, fmpq_mat

from numerics.nonneg.blocks import Block, Polynomial
from numerics.nonneg.linear import weights_of
from numerics.nonneg.proof import Fact, Proof, Term, squares_in

__all__ = ["prove_ordered"]

RATIOS = tuple(Fraction(*pair) for pair in ((1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1), (1, 4), (4, 1)))
MOST_COLUMNS = 5_000
MOST_ROWS = 700
MOST_ENTRIES = 1_500  # of the matrices of one program over cones
MOST_DEGREE = 24
MOST_TERMS = 1_500  # of the target in coordinates
MOST_FACTS = 14  # affine ones, of which the coordinates are chosen
MOST_REPEATED = 4  # facts in a term without a square
SYSTEMS = 2  # of coordinates that are tried
Exponents = tuple[int, ...]
Column = tuple[Polynomial, Exponents, Exponents | None, Fraction]  # value, monomial, difference, ratio


def prove_ordered(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, work: list[int]
) -> Proof | None:
    """A proof, or None: nothing was found.  ``work`` is counted down, about two microseconds a unit."""
    if target == 0 or len(target) > MOST_TERMS or target.total_degree() > MOST_DEGREE:
        return None
    for goal, cofactors in _homogeneous(target, equations):
        for chosen, back in itertools.islice(_systems(goal, facts), SYSTEMS):
            for power in (0, 1, 2):
                found = _in_coordinates(goal, facts, chosen, back, strict, power, work)
                if found is not None:
                    by, terms = found
                    factor = sum((_term_value(term, facts, target) for term in by), 0 * target) if by else 1
                    return Proof(tuple(by), tuple(terms), tuple((i, value * factor) for i, value in cofactors))
                if work[0] < 0:
                    return None
    return None


def _homogeneous(
    target: Polynomial, equations: Sequence[Polynomial]
) -> Iterator[tuple[Polynomial, list[tuple[int, Polynomial]]]]:
    """The target, if it is homogeneous or there is no equation; or made so by an equation h = k."""
    parts = _parts(target)
    if len(parts) == 1 or not equations:
        yield target, []
    top = max(parts)
    for i, equation in enumerate(equations):
        own = _parts(equation)
        degree = max(own)
        if len(own) != 2 or 0 not in own or len(parts) == 1 or any((top - j) % degree for j in parts):
            continue
        if (top - min(parts)) // degree > 8:
            continue
        ratio = own[degree] / -next(iter(own[0].to_dict().values()))
        goal = sum((part * ratio ** ((top - j) // degree) for j, part in parts.items()), 0 * target)
        if len(goal) <= MOST_TERMS:
            yield goal, [(i, (target - goal) / equation)]
    if len(parts) > 1 and equations:
        yield target, []


def _parts(value: Polynomial) -> dict[int, Polynomial]:
    found: dict[int, dict[Exponents, Any]] = {}
    for key, c in value.to_dict().items():
        found.setdefault(sum(key), {})[key] = c
    return {degree: value.context().from_dict(table) for degree, table in found.items()}


def _systems(goal: Polynomial, facts: Sequence[Fact]) -> Iterator[tuple[list[int], list[Polynomial]]]:
    """Facts that are coordinates, and each variable in terms of them; first those that imply the other affine facts."""
    context = goal.context()
    used = [i for i, d in enumerate(goal.degrees()) if d]
    rows: dict[int, list[Any]] = {}
    for i, fact in enumerate(facts):
        table = fact.value.to_dict()
        if all(sum(key) <= 1 for key in table) and {key.index(1) for key in table if any(key)} <= set(used):
            row = [table.get(tuple(int(j == k) for j in range(context.nvars())), fmpq(0)) for k in used]
            row.append(table.get((0,) * context.nvars(), fmpq(0)))
            if row not in rows.values():
                rows[i] = row
    indices, found = list(rows)[:MOST_FACTS], []
    for chosen in itertools.combinations(indices, len(used)):
        matrix = fmpq_mat([rows[i][:-1] for i in chosen])
        if matrix.det() == 0:
            continue
        inverse = matrix.inv()
        others = 0
        for i in indices:
            if i not in chosen:
                weights = fmpq_mat([rows[i][:-1]]) * inverse
                own = [weights[0, j] for j in range(len(used))]
                rest = rows[i][-1] - sum((w * rows[c][-1] for w, c in zip(own, chosen, strict=True)), fmpq(0))
                others += all(w >= 0 for w in own) and rest >= 0
        found.append((-others, chosen, inverse))
    for _, chosen, inverse in sorted(found, key=lambda one: one[:2]):
        back = list(context.gens())
        for place, k in enumerate(used):
            back[k] = sum(
                (
                    inverse[place, j] * (context.gens()[used[j]] - rows[i][-1])
                    for j, i in enumerate(chosen)
                    if inverse[place, j] != 0
                ),
                0 * goal,
            )
        yield list(chosen), back


def _in_coordinates(
    goal: Polynomial,
    facts: Sequence[Fact],
    chosen: list[int],
    back: list[Polynomial],
    strict: bool,
    power: int,
    work: list[int],
) -> tuple[list[Term], list[Term]] | None:
    """``by`` is the sum of the coordinates to a power, if that is positive."""
    context = goal.context()
    used = [i for i, d in enumerate(goal.degrees()) if d]
    if power and not any(facts[i].strict for i in chosen):
        return None
    total = sum((context.gens()[k] for k in used), 0 * goal)
    value = goal.compose(*back, ctx=context)
    if len(value) > MOST_TERMS:
        return None
    if min(value.to_dict().values()) < 0:
        value *= total**power
    elif power:
        return None
    columns = list(_columns(value, used, work))
    if not columns:
        return None
    positive = [d is None and _is_positive(e, facts, chosen, used) for _, e, d, _ in columns]
    if strict:  # weights of what is positive are bounded: the same columns once more, without the bound
        again = [column for column, sure in zip(columns, positive, strict=True) if sure]
        columns, positive = columns + again, positive + [False] * len(again)
    weights = weights_of(value, [column[0] for column in columns], positive, strict)
    if weights is None:
        own = None if power or strict else _by_cones(value, facts, chosen, used, work)
        return None if own is None else ([], own)
    terms = [
        _term(weight, column, facts, chosen, used, sure and strict)
        for weight, column, sure in zip(weights, columns, positive, strict=True)
        if weight
    ]
    by = [] if power == 0 else [Term(Fraction(1), (i,)) for i in chosen]
    if power == 2:
        by = [Term(Fraction(1 + (i != j)), (i, j)) for i, j in itertools.combinations_with_replacement(chosen, 2)]
    return by, terms


def _by_cones(
    value: Polynomial, facts: Sequence[Fact], chosen: list[int], used: list[int], work: list[int]
) -> list[Term] | None:
    """Squares of forms in the coordinates, times products of coordinates, for a homogeneous polynomial."""
    degrees = {sum(key) for key in value.to_dict()}
    if len(degrees) > 1:
        return None
    (degree,), context = degrees, value.context()
    blocks = []
    for count in range(degree % 2, min(len(used), degree, 4) + 1, 2):
        half = (degree - count) // 2
        for product in itertools.combinations(range(len(used)), count):
            factor = math.prod((context.gens()[used[j]] for j in product), start=value**0)
            basis = _keys(context.nvars(), used, [half] * len(used), half)
            blocks.append(Block(product, factor, tuple(context.from_dict({key: fmpq(1)}) for key in basis)))
    if sum(len(block.pairs) for block in blocks) > MOST_ENTRIES:
        return None
    found = squares_in(value, blocks, work)
    if found is None:
        return None
    places = list(context.gens())
    for k, i in zip(used, chosen, strict=True):
        places[k] = facts[i].value
    return [
        Term(
            term.weight,
            tuple(chosen[j] for j in term.facts),
            None if term.square is None else term.square.compose(*places, ctx=context),
        )
        for term in found
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


def _is_positive(exponents: Exponents, facts: Sequence[Fact], chosen: list[int], used: list[int]) -> bool:
    own = [(i, exponents[k]) for i, k in zip(chosen, used, strict=True) if exponents[k]]
    return all(facts[i].strict for i, _ in own) and sum(e for _, e in own) <= MOST_REPEATED


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


def _term_value(term: Term, facts: Sequence[Fact], target: Polynomial) -> Polynomial:
    found = target**0 * fmpq(term.weight.numerator, term.weight.denominator)
    for i in term.facts:
        found *= facts[i].value
    return found

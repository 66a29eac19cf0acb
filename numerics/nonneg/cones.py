"""A polynomial that is not negative where facts hold, by coordinates in which the affine facts are y >= 0.

As many independent affine facts as there are are taken for coordinates, besides variables where there are too few.
An equation h = k with h homogeneous makes the target homogeneous; otherwise one more coordinate is 1, and the other
facts and equations are used as they are.  :mod:`numerics.nonneg.forms` looks for the squares.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import Ordering, fmpq, fmpq_mat, fmpq_mpoly_ctx

from numerics.nonneg.blocks import Polynomial
from numerics.nonneg.forms import MOST_NAMES, Cone, squares_in_cone
from numerics.nonneg.proof import Fact, Proof, Term

__all__ = [
    "MOST_DEGREE",
    "MOST_REPEATED",
    "MOST_TERMS",
    "SYSTEMS",
    "System",
    "homogeneous",
    "is_positive",
    "multiplier",
    "names",
    "prove_in_cones",
    "systems",
]

MOST_DEGREE = 24
MOST_TERMS = 1_500  # of the target in coordinates
MOST_FACTS = 14  # affine ones, of which the coordinates are chosen
MOST_OTHERS = 6  # facts beside the coordinates
MOST_REPEATED = 4  # facts in a term without a square
SYSTEMS = 2  # of coordinates that are tried
ROOMS = (8, 1_000)
MORE = (0, 1, 2)  # degrees beyond that of the target, where facts beside the coordinates are used
Exponents = tuple[int, ...]


@dataclass(frozen=True)
class System:
    """Coordinates: the facts ``chosen``, then variables; each in the place of one of the variables ``used``.

    ``back`` has every variable in terms of them, ``places`` has them in terms of the variables, and ``implied`` the
    facts that follow from their signs.
    """

    used: list[int]
    chosen: list[int]
    back: list[Polynomial]
    places: list[Polynomial]
    implied: frozenset[int]


def prove_in_cones(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, work: list[int]
) -> Proof | None:
    """A proof, or None: nothing was found.  ``work`` is counted down, about two microseconds a unit."""
    if target == 0 or len(target) > MOST_TERMS:
        return None
    ideal = _Ideal(equations, target)
    known = [Fact(ideal.reduced(fact.value)[0], fact.strict) for fact in facts]
    goal = ideal.reduced(target)[0]
    for lower, quotients in [(goal, {}), *ideal.lowered(goal)]:
        if lower == 0 or len(lower) > MOST_TERMS or lower.total_degree() > MOST_DEGREE or work[0] < 0:
            return None
        found = _alone(lower, known, ideal.left, strict, work) or _beside(lower, known, ideal.left, strict, work)
        if found is None:
            continue
        by = _sum(found.by, known, target) if found.by else target**0
        rest = target * (_sum(found.by, facts, target) if found.by else 1) - _sum(found.terms, facts, target)
        cofactors = ideal.reduced(rest)[1]
        for i, value in [*found.cofactors, *((i, by * quotient) for i, quotient in quotients.items())]:
            _add(cofactors, ideal.made[i], value)
        return Proof(found.by, found.terms, tuple((i, value) for i, value in sorted(cofactors.items()) if value != 0))
    return None


class _Ideal:
    """Equations, without variables that one of them has alone in a linear term beside others of higher degree.

    ``left`` are the equations that are left, and ``made`` what each is as a combination of the first ones.
    """

    def __init__(self, equations: Sequence[Polynomial], target: Polynomial) -> None:
        self.steps: list[tuple[Polynomial, dict[int, Polynomial], list[Polynomial]]] = []
        own = [(equation, {i: target**0}) for i, equation in enumerate(equations)]
        while (found := next((i for i, (value, _) in enumerate(own) if _solved(value) is not None), None)) is not None:
            value, made = own.pop(found)
            place, other = _solved(value) or (0, value)
            moved = list(target.context().gens())
            moved[place] = other
            self.steps.append((value, made, moved))
            own = [self._moved(one, how, len(self.steps) - 1) for one, how in own]
        own = [(value, made) for value, made in own if value != 0]
        self.left, self.made = [value for value, _ in own], [made for _, made in own]

    def _moved(self, value: Polynomial, made: dict[int, Polynomial], first: int) -> tuple[Polynomial, Any]:
        """A value without the variables of the steps from the first on, and what was taken off, as a combination."""
        found = dict(made)
        for equation, how, moved in self.steps[first:]:
            new = value.compose(*moved, ctx=value.context())
            if new != value:
                _add(found, how, (new - value) / equation)
                value = new
        return value, found

    def reduced(self, value: Polynomial) -> tuple[Polynomial, dict[int, Polynomial]]:
        """A value without the variables, and the combination of equations that the two differ by."""
        new, found = self._moved(value, {}, 0)
        return new, {i: -c for i, c in found.items()}

    def lowered(self, value: Polynomial) -> Iterator[tuple[Polynomial, dict[int, Polynomial]]]:
        """A value of a lower degree, if there is one, and multiples of the equations that are left: they differ by."""
        found: dict[int, Polynomial] = {}
        for i, equation in enumerate(self.left):
            if equation.total_degree() > 1:
                quotient, rest = divmod(value, equation)
                if rest.total_degree() < value.total_degree():
                    value, found[i] = rest, quotient
        if found:
            yield value, found


def _solved(equation: Polynomial) -> tuple[int, Polynomial] | None:
    """A variable that occurs once, in a linear term, beside terms of higher degree; and what it is equal to."""
    if equation.total_degree() < 2:
        return None
    table = {tuple(map(int, key)): c for key, c in equation.to_dict().items()}
    for place in names(equation):
        own = [key for key in table if key[place]]
        if len(own) == 1 and sum(own[0]) == 1:
            return place, equation.context().gens()[place] - equation / table[own[0]]
    return None


def _add(total: dict[int, Polynomial], how: dict[int, Polynomial], times: Polynomial) -> None:
    for i, value in how.items():
        total[i] = total.get(i, 0 * value) + value * times


def _alone(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, work: list[int]
) -> Proof | None:
    """In coordinates alone, and by one equation that makes the target homogeneous."""
    for goal, cofactors in homogeneous(target, equations, 1):
        for system in itertools.islice(systems(names(goal), facts, goal), SYSTEMS):
            for power in (0, 1):
                by = [] if power == 0 else _sum_of(system, goal, facts)
                found = None if by is None else _proved(goal, facts, [], system, strict, by, 0, [], work)
                if found is not None:
                    factor = _sum(found.by, facts, target) if found.by else 1
                    return Proof(found.by, found.terms, tuple((i, c * factor) for i, c in cofactors))
                if work[0] < 0:
                    return None
    return None


def _sum_of(system: System, goal: Polynomial, facts: Sequence[Fact]) -> list[Term] | None:
    """The sum of the coordinates, and of 1 if the goal is not homogeneous, where it is positive."""
    one = len(_parts(goal.compose(*system.back, ctx=goal.context()))) > 1
    if len(system.chosen) < len(system.used) or not (one or any(facts[i].strict for i in system.chosen)):
        return None
    return multiplier(1, system.chosen, one)


def _beside(
    target: Polynomial, facts: Sequence[Fact], equations: Sequence[Polynomial], strict: bool, work: list[int]
) -> Proof | None:
    """The same with facts that are no coordinates, and equations."""
    used = sorted({k for value in (target, *(f.value for f in facts), *equations) for k in names(value)})
    for system in itertools.islice(systems(used, facts, target), 1):
        others = [
            i
            for i, fact in enumerate(facts)
            if i not in system.chosen and i not in system.implied and not _is_plain(fact.value, facts, system)
        ]
        if len(others) > MOST_OTHERS or not (others or equations):
            return None
        sure = [i for i in system.chosen if facts[i].strict]
        ways: list[tuple[list[Term], int]] = [([], more) for more in MORE]
        if others and sure:
            ways += [([Term(Fraction(1), tuple(sure))], 0)] if len(sure) <= MOST_REPEATED else []
            ways += [(multiplier(1, system.chosen, True), 0)]
        for by, more in ways:
            found = _proved(target, facts, equations, system, strict, by, more, others, work)
            if found is not None or work[0] < 0:
                return found
    return None


def _is_plain(value: Polynomial, facts: Sequence[Fact], system: System) -> bool:
    """Is it a sum of products of coordinates with positive coefficients, or of even powers?"""
    signed = {system.used[j] for j in range(len(system.chosen))}
    moved = value.compose(*system.back, ctx=value.context())
    return all(c > 0 and all(i in signed or not e % 2 for i, e in enumerate(key)) for key, c in moved.to_dict().items())


def _proved(
    goal: Polynomial,
    facts: Sequence[Fact],
    equations: Sequence[Polynomial],
    system: System,
    strict: bool,
    by: list[Term],
    more: int,
    others: Sequence[int],
    work: list[int],
) -> Proof | None:
    """``by``: what the goal is multiplied by; ``more``: degrees beyond the highest."""
    size, signed = len(system.used), len(system.chosen)
    values = [goal * (_sum(by, facts, goal) if by else 1), *(facts[i].value for i in others), *equations]
    values = [value.compose(*system.back, ctx=goal.context()) for value in values]
    fixed = int(any(len({sum(key) for key in value.to_dict()}) > 1 for value in values))
    if size + fixed > MOST_NAMES or any(len(value) > MOST_TERMS for value in values) or (more and not fixed):
        return None
    context = fmpq_mpoly_ctx.get([f"y{i}" for i in range(size + fixed)], Ordering.degrevlex)
    degrees = [int(value.total_degree()) for value in values]
    degrees[0] = max(degrees) + more
    tables = [
        {
            (*(int(key[k]) for k in system.used), *([degree - int(sum(key))] * fixed)): c
            for key, c in value.to_dict().items()
        }
        for value, degree in zip(values, degrees, strict=True)
    ]
    forms = [context.from_dict(table) for table in tables]
    cone = Cone(signed, fixed, tuple(forms[1 : 1 + len(others)]), tuple(forms[1 + len(others) :]))
    places = [*system.places, *([goal**0] * fixed)]
    sure = [*(facts[i].strict for i in system.chosen), *([False] * (size - signed)), *([True] * fixed)]
    for key, room in _rooms(tables[0], sure, size) if strict else [(None, Fraction(0))]:
        form = forms[0]
        if key is not None:
            form = form - context.from_dict({key: fmpq(room.numerator, room.denominator)})
        found = squares_in_cone(form, cone, work) if form != 0 else ([], [])
        if found is None:
            continue
        known = [*system.chosen, *([-1] * (size - signed + fixed)), *others]
        terms = [
            Term(
                term.weight,
                tuple(known[j] for j in term.facts if known[j] >= 0),
                None if term.square is None else term.square.compose(*places, ctx=goal.context()),
            )
            for term in found[0]
        ]
        if key is not None:
            terms.append(Term(room, tuple(i for i, e in zip(system.chosen, key, strict=False) for _ in range(e))))
        cofactors = tuple((i, value.compose(*places, ctx=goal.context())) for i, value in found[1])
        return Proof(tuple(by), tuple(terms), cofactors)
    return None


def _rooms(table: dict[Exponents, Any], sure: Sequence[bool], size: int) -> Iterator[tuple[Exponents, Fraction]]:
    """Positive monomials of the form, and a part of each that is set aside."""
    keys = sorted((key for key in table if table[key] > 0), key=lambda key: sum(key[:size]))
    keys = [key for key in keys if is_positive(key, sure) and sum(key[:size]) <= MOST_REPEATED]
    for key, part in itertools.product(keys[:3], ROOMS):
        yield key, Fraction(int(table[key].p), int(table[key].q)) / part


def is_positive(exponents: Exponents, sure: Sequence[bool]) -> bool:
    return all(strict for e, strict in zip(exponents, sure, strict=True) if e)


def multiplier(power: int, chosen: Sequence[int], one: bool) -> list[Term]:
    """The sum of the coordinates, and of 1 if ``one``, to a power; nothing for 1."""
    own: list[tuple[int, ...]] = [*((i,) for i in chosen), *([()] if one else [])]
    if power == 0:
        return []
    if power == 1:
        return [Term(Fraction(1), facts) for facts in own]
    pairs = itertools.combinations_with_replacement(own, 2)
    return [Term(Fraction(1 + (a != b)), (*a, *b)) for a, b in pairs]


def _sum(terms: Sequence[Term], facts: Sequence[Fact], target: Polynomial) -> Polynomial:
    total = 0 * target
    for term in terms:
        found = target**0 * fmpq(term.weight.numerator, term.weight.denominator)
        for i in term.facts:
            found *= facts[i].value
        total += found if term.square is None else found * term.square**2
    return total


def homogeneous(
    target: Polynomial, equations: Sequence[Polynomial], more: int = 0
) -> Iterator[tuple[Polynomial, list[tuple[int, Polynomial]]]]:
    """The target, if it is homogeneous or there is no equation; or made so by an equation h = k.

    ``more``: times h to a power up to this one as well.
    """
    parts = _parts(target)
    if len(parts) == 1 or not equations:
        yield target, []
    for i, equation in enumerate(equations):
        own = _parts(equation)
        degree = max(own)
        if len(own) != 2 or 0 not in own or any((max(parts) - j) % degree for j in parts):
            continue
        ratio = own[degree] / -next(iter(own[0].to_dict().values()))
        for times in range(int(len(parts) == 1), more + 1):
            top = max(parts) + times * degree
            if (top - min(parts)) // degree > 8:
                continue
            goal = sum((part * ratio ** ((top - j) // degree) for j, part in parts.items()), 0 * target)
            if len(goal) <= MOST_TERMS:
                yield goal, [(i, (target - goal) / equation)]
    if len(parts) > 1 and equations:
        yield target, []


def names(value: Polynomial) -> list[int]:
    return [i for i, degree in enumerate(value.degrees()) if degree]


def _parts(value: Polynomial) -> dict[int, Polynomial]:
    found: dict[int, dict[Exponents, Any]] = {}
    for key, c in value.to_dict().items():
        found.setdefault(int(sum(key)), {})[key] = c
    return {degree: value.context().from_dict(table) for degree, table in found.items()}


def systems(used: list[int], facts: Sequence[Fact], goal: Polynomial) -> Iterator[System]:
    """Coordinates for the variables ``used``; first those that imply the most of the other affine facts."""
    context = goal.context()
    rows: dict[int, list[Any]] = {}
    for i, fact in enumerate(facts):
        table = fact.value.to_dict()
        if all(sum(key) <= 1 for key in table) and set(names(fact.value)) <= set(used):
            row = [table.get(tuple(int(j == k) for j in range(context.nvars())), fmpq(0)) for k in used]
            row.append(table.get((0,) * context.nvars(), fmpq(0)))
            if row not in rows.values():
                rows[i] = row
    indices, found = list(rows)[:MOST_FACTS], []
    rank = fmpq_mat([rows[i][:-1] for i in indices]).rank() if indices else 0
    for chosen in itertools.combinations(indices, rank):
        table = [rows[i][:-1] for i in chosen]
        if rank and fmpq_mat(table).rank() < rank:
            continue
        free: list[int] = []
        for place, k in enumerate(used):
            unit = [fmpq(int(place == j)) for j in range(len(used))]
            if len(table) < len(used) and fmpq_mat([*table, unit]).rank() > len(table):
                table, free = [*table, unit], [*free, k]
        inverse = fmpq_mat(table).inv()
        implied = set()
        for i in indices:
            if i not in chosen:
                weights = fmpq_mat([rows[i][:-1]]) * inverse
                own = [weights[0, j] for j in range(len(used))]
                rest = rows[i][-1] - sum((w * rows[c][-1] for w, c in zip(own, chosen, strict=False)), fmpq(0))
                if all(w >= 0 for w in own[:rank]) and not any(own[rank:]) and rest >= 0:
                    implied.add(i)
        found.append((-len(implied), chosen, free, inverse, frozenset(implied)))
    for _, chosen, free, inverse, implied_by in sorted(found, key=lambda one: one[:2]):
        moved = [rows[i][-1] for i in chosen] + [fmpq(0)] * len(free)
        back = list(context.gens())
        for place, k in enumerate(used):
            parts = [
                inverse[place, j] * (context.gens()[used[j]] - moved[j])
                for j in range(len(used))
                if inverse[place, j] != 0
            ]
            back[k] = sum(parts, 0 * goal)
        places = [*(facts[i].value for i in chosen), *(context.gens()[k] for k in free)]
        yield System(used, list(chosen), back, places, implied_by)

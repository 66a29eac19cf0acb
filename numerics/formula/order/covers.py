"""The covers of a domain by non-negative unknowns: constraints as bounds, and orders of the names."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from flint import fmpq

from numerics.formula.grammar import Node
from numerics.formula.order.case import Bound
from numerics.formula.order.domain import Domain
from numerics.formula.order.normal import Reader
from numerics.formula.order.ring import (
    GiveUp,
    Quotient,
    coefficients_in,
    degree_in,
    generator,
    is_constant,
    number,
    raised,
)

__all__ = ["Constraint", "Covers", "Step", "read_constraints"]

Step = tuple[int, str, tuple[Bound, ...], Any]  # how a name is covered: generator, rule, bounds, more


@dataclass(frozen=True)
class Constraint:
    """``value`` >= 0 (or > 0), in the generators of names; None where it is not so read."""

    value: Quotient | None
    strict: bool
    fixes: tuple[int, fmpq] | None = None  # a generator of a name that has this value


def read_constraints(domain: Domain, reader: Reader) -> tuple[Constraint, ...]:
    """At a point of the domain every constraint is true and so defined: its divisors need no proof here."""
    found = []
    for c in domain.constraints:
        try:
            value = _arithmetic(c.larger, reader) - _arithmetic(c.smaller, reader)
        except GiveUp:
            found.append(Constraint(None, c.strict))
            continue
        if c.strict and _whole(reader, value):
            found.append(Constraint(value - number(1), False))
        else:
            found.append(Constraint(value, c.strict))
    return tuple(found)


def _arithmetic(node: Node, reader: Reader) -> Quotient:
    match node:
        case ("number", value):
            return number(value)
        case ("symbol", name):
            i = reader.known["name", name]
            return Quotient(raised(generator(i), reader.generators[i].degree))
        case ("+", a, b):
            return _arithmetic(a, reader) + _arithmetic(b, reader)
        case ("-", a, b):
            return _arithmetic(a, reader) - _arithmetic(b, reader)
        case ("*", a, b):
            return _arithmetic(a, reader) * _arithmetic(b, reader)
        case ("/", a, b):
            return _arithmetic(a, reader) / _arithmetic(b, reader)
        case ("neg", a):
            return -_arithmetic(a, reader)
        case ("**", a, ("number", power)) if power.denominator == 1 and 0 <= power <= 8:
            return _arithmetic(a, reader).power(int(power))
    raise GiveUp("a constraint that is no arithmetic")


def _whole(reader: Reader, value: Quotient) -> bool:
    """An integer polynomial in names that are integers, whatever root they are read by."""
    if not is_constant(value.bottom) or any(fmpq(c).q != 1 for c in value.top.coeffs()):
        return False
    return all(reader.generators[i].name in reader.domain.integers for i in value.used())


class Covers:
    """The covers for one goal."""

    def __init__(self, reader: Reader, goal: Quotient) -> None:
        self.reader = reader
        self.needed = self._needed(goal)
        self.bounds: dict[tuple[int, int], tuple[object, list[Bound]]] = {}  # by the identity of what is kept with it

    def _needed(self, goal: Quotient) -> list[int]:
        """The generators in the goal and in what they are made of."""
        found: set[int] = set()
        todo = list(goal.used())
        while todo:
            i = todo.pop()
            if i in found:
                continue
            found.add(i)
            made = self.reader.generators[i]
            todo += [] if made.argument is None else made.argument.used()
            todo += [] if made.base is None else [made.base]
        return sorted(found)

    def _bounds(self, i: int, constraints: tuple[Constraint, ...]) -> list[Bound]:
        key = (i, id(constraints))
        if key not in self.bounds:
            self.bounds[key] = (
                constraints,
                [bound for place, c in enumerate(constraints) if (bound := self._bound(i, place, c)) is not None],
            )
        return self.bounds[key][1]

    def _bound(self, i: int, place: int, c: Constraint) -> Bound | None:
        """The constraint as a·x + b over d, with a/d a number: a bound of x."""
        if c.value is None or c.fixes is not None:
            return None
        degree, top, bottom = self.reader.generators[i].degree, c.value.top, c.value.bottom
        if degree_in(top, i) != degree or degree_in(bottom, i):
            return None
        rows = coefficients_in(top, i)
        if any(len(row) for row in rows[1:degree]):
            return None
        slope = Quotient(rows[degree], bottom)
        if not slope.is_number():
            return None
        size = slope.number()
        value = Quotient(-rows[0], bottom) * number(1 / size)
        return Bound(place, bool(size > 0), c.strict, value, frozenset(value.used()))

    def _covers(self, constraints: tuple[Constraint, ...]) -> Iterator[list[Step]]:
        """Orders of the names with a rule for each, those that use most constraints first."""
        plans = []
        names = self._closure(constraints)
        orders = itertools.islice(itertools.permutations(names), 120)
        for order in orders:
            plans += self._plans(order, constraints)
        seen = set()
        for plan in sorted(plans, key=_used):
            key = str([(i, rule, [b.place for b in bounds]) for i, rule, bounds, _ in plan])
            if key not in seen:
                seen.add(key)
                yield plan

    def _closure(self, constraints: tuple[Constraint, ...]) -> list[int]:
        """The names of the goal, and those in bounds of them."""
        names = [i for i in self.needed if self.reader.generators[i].kind == "name"]
        for i in names:
            for bound in self._bounds(i, constraints):
                names += [j for j in bound.names if j not in names]
            for c in constraints:
                if c.fixes is not None and c.fixes[0] < 0 and c.value is not None and i in c.value.used():
                    names += [j for j in c.value.used() if j not in names]
        return names

    def _plans(self, order: tuple[int, ...], constraints: tuple[Constraint, ...]) -> list[list[Step]]:
        options: list[list[Step]] = []
        for at, i in enumerate(order):
            options.append(self._options(i, frozenset(order[:at]), constraints))
        return [list(plan) for plan in itertools.islice(itertools.product(*options), 8)]

    def _options(self, i: int, earlier: frozenset[int], constraints: tuple[Constraint, ...]) -> list[Step]:
        for c in constraints:
            if c.fixes is not None and c.fixes[0] == i:
                return [(i, "equal", (), (Fraction(int(c.fixes[1].p), int(c.fixes[1].q)),))]
        bounds = [b for b in self._bounds(i, constraints) if b.names <= earlier]
        for place, c in enumerate(constraints):
            equation = c.fixes is not None and c.fixes[0] < 0
            b = self._bound(i, place, replace(c, fixes=None)) if equation else None
            if b is not None and b.names <= earlier:
                return [(i, "at", (b,), ())]
        lows, highs = [b for b in bounds if b.lower], [b for b in bounds if not b.lower]
        lows.sort(key=lambda b: (-len(b.names), -b.place))
        pairs = [(low, high) for low in lows for high in highs if low.strict or high.strict]
        found: list[Step] = [(i, "between", pair, ()) for pair in pairs[:2]]
        found += [(i, "lower", (b,), ()) for b in lows[:3]]
        found += [(i, "upper", (b,), ()) for b in highs[:2]]
        if self.reader.generators[i].degree > 1:
            found.append((i, "half", (), ()))
        return found or [(i, "free", (), ())]


def _used(plan: list[Step]) -> int:
    """Less for a plan that uses more constraints."""
    return -sum(len(bounds) + 3 * (rule in ("equal", "at")) for _, rule, bounds, _ in plan)

"""The search for a proof that a quotient has a sign on a domain: covers, rules for atoms, and cases.

What is found is only a proposal: :func:`numerics.formula.order.recheck` decides whether it is one.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from flint import fmpq

from numerics.expression import Node
from numerics.formula.order.case import Bound, Case
from numerics.formula.order.derivation import Leaf, Proof, Sign, Split
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
    plain,
    plain_quotient,
    raised,
    unplain,
)

__all__ = ["Prover"]

Step = tuple[int, str, tuple[Bound, ...], Any]  # how a name is covered: generator, rule, bounds, more

MAX_LEAVES = 24  # rule combinations for one cover
MAX_COVERS = 6
MAX_DEPTH = 4


@dataclass(frozen=True)
class Constraint:
    """``value`` >= 0 (or > 0), in the generators of names; None where it is not so read."""

    value: Quotient | None
    strict: bool
    fixes: tuple[int, fmpq] | None = None  # a generator of a name that has this value


class Prover:
    """Proofs over one domain, for one reader."""

    def __init__(self, domain: Domain, until: float) -> None:
        self.domain, self.until = domain, until
        self.constraints: tuple[Constraint, ...] | None = None
        self.found: dict[object, Sign | None] = {}
        self.efforts: dict[object, int] = {}

    def show(self, reader: Reader, value: Quotient, relation: str, effort: int = MAX_DEPTH) -> Sign | None:
        """>=, > or != for a quotient of generators; None where no proof is found with so many splits."""
        if self.constraints is None:
            self.constraints = read_constraints(self.domain, reader)
        key = (value.key, relation)
        if key not in self.found or (self.found[key] is None and effort > self.efforts[key]):
            self.found[key], self.efforts[key] = self._show(reader, reader.simple(value), relation, effort), effort
        return self.found[key]

    def _show(self, reader: Reader, value: Quotient, relation: str, effort: int) -> Sign | None:
        ways = [(False, relation)] if relation != "!=" else [(False, ">"), (True, ">")]
        if relation == "!=" and reader.sample_value(value) < 0:
            ways = ways[::-1][:1]
        elif relation == "!=":
            ways = ways[:1]
        for negative, sign in ways:
            goal = -value if negative else value
            ball = reader.sample_value(goal)
            if ball < 0:
                continue
            assert self.constraints is not None
            attempt = _Attempt(self, reader, goal, sign == ">")
            for depth in range(effort + 1):
                proof = attempt.prove(self.constraints, depth)
                if proof is not None:
                    return Sign(relation, plain_quotient(goal), negative, proof)
                if attempt.hopeless(depth):
                    break
        return None

    def check_time(self) -> None:
        if time.perf_counter() > self.until:
            raise GiveUp("out of time")


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


class _Attempt:
    """One goal."""

    def __init__(self, prover: Prover, reader: Reader, goal: Quotient, strict: bool) -> None:
        self.prover, self.reader, self.goal, self.strict = prover, reader, goal, strict
        self.needed = self._needed(goal)
        self.leaves = 0

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

    def hopeless(self, depth: int) -> bool:
        return self.leaves > 400

    # ------------------------------------------------------------------------------------------- cases

    def prove(self, constraints: tuple[Constraint, ...], depth: int) -> Proof | None:
        self.prover.check_time()
        if depth == 0:
            return self._leaf(constraints)
        for split in self._splits(constraints):
            if (found := self._split(split, constraints, depth)) is not None:
                return found
        return None

    def _split(self, split: Split, constraints: tuple[Constraint, ...], depth: int) -> Proof | None:
        cases = []
        for more in self._sides(split, constraints):
            proof = self.prove(more, 0)
            if proof is None and depth > 1:
                proof = self.prove(more, depth - 1)
            if proof is None:
                return None
            cases.append(proof)
        return replace(split, cases=tuple(cases))

    def _sides(self, split: Split, constraints: tuple[Constraint, ...]) -> Iterator[tuple[Constraint, ...]]:
        i = self.reader.known.get(("name", split.name))
        if split.kind == "integer":
            assert i is not None
            value = Quotient(raised(generator(i), self.reader.generators[i].degree))
            at = fmpq(split.at.numerator, split.at.denominator)
            yield (*constraints, Constraint(None, False, (i, at)))
            yield (*constraints, Constraint(value - number(at + 1), False))
        elif split.kind == "end":
            place = int(split.at)
            yield (*constraints, Constraint(constraints[place].value, False, (-1 - place, fmpq(0))))
            yield (*constraints[:place], replace(constraints[place], strict=True), *constraints[place + 1:])
        else:
            assert split.term is not None
            value = Quotient(unplain(split.term))
            yield (*constraints, Constraint(value, False))
            yield (*constraints, Constraint(-value, False))

    def _splits(self, constraints: tuple[Constraint, ...]) -> Iterator[Split]:
        names = [i for i in self.needed if self.reader.generators[i].kind == "name"]
        fixed = {c.fixes[0] for c in constraints if c.fixes is not None}
        for i in self.needed:
            made = self.reader.generators[i]
            if made.kind == "positive" and made.argument is not None and self._only_names(made.argument):
                yield Split("sign", term=plain(made.argument.top))
        for i in names:
            made = self.reader.generators[i]
            low = self._least(i, constraints)
            if i not in fixed and made.name in self.reader.domain.integers and low is not None:
                yield Split("integer", made.name, low)
        for bound in self._closed(names, constraints):
            yield Split("end", "", Fraction(bound.place))
        for i, j in itertools.combinations([i for i in names if i not in fixed], 2):
            yield Split("sign", term=plain((self._name(i) - self._name(j)).top))
        for i in names:
            if i not in fixed and self.reader.generators[i].name not in self.reader.domain.integers:
                yield Split("sign", term=plain((self._name(i) - number(1)).top))

    def _name(self, i: int) -> Quotient:
        return Quotient(raised(generator(i), self.reader.generators[i].degree))

    def _only_names(self, value: Quotient) -> bool:
        return all(self.reader.generators[i].kind == "name" for i in value.used())

    def _least(self, i: int, constraints: tuple[Constraint, ...]) -> Fraction | None:
        """An integer that the name is at least, by one constraint."""
        low = self.reader.lowest.get(self.reader.generators[i].name)
        found = None if low is None else Fraction(math.ceil(low))
        for bound in self._bounds(i, constraints):
            if bound.lower and bound.value.is_number():
                value = bound.value.number()
                least = Fraction(-((-int(value.p)) // int(value.q)))
                found = least if found is None else max(found, least)
        return found

    def _closed(self, names: list[int], constraints: tuple[Constraint, ...]) -> Iterator[Bound]:
        for i in names:
            bounds = self._bounds(i, constraints)
            if any(not b.lower and not b.strict for b in bounds):
                yield from (b for b in bounds if b.lower and not b.strict)

    # ------------------------------------------------------------------------------------------ covers

    def _bounds(self, i: int, constraints: tuple[Constraint, ...]) -> list[Bound]:
        return [bound for place, c in enumerate(constraints)
                if (bound := self._bound(i, place, c)) is not None]

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

    def _plans(self, order: tuple[int, ...],
               constraints: tuple[Constraint, ...]) -> list[list[Step]]:
        options: list[list[Step]] = []
        for at, i in enumerate(order):
            options.append(self._options(i, frozenset(order[:at]), constraints))
        return [list(plan) for plan in itertools.islice(itertools.product(*options), 8)]

    def _options(self, i: int, earlier: frozenset[int],
                 constraints: tuple[Constraint, ...]) -> list[Step]:
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

    def _leaf(self, constraints: tuple[Constraint, ...]) -> Leaf | None:
        for plan in itertools.islice(self._covers(constraints), MAX_COVERS):
            self.prover.check_time()
            case = Case(self.reader)
            try:
                if all(case.cover(i, rule, bounds, extra) for i, rule, bounds, extra in plan):
                    self.tries = 0
                    if (found := self._plainly(case)) is not None:
                        return found
                    if (found := self._with_atoms(case, 0)) is not None:
                        return found
            except (GiveUp, KeyError):
                continue
        return None

    # -------------------------------------------------------------------------------------------- atoms

    def _plainly(self, case: Case) -> Leaf | None:
        """With nothing known of the atoms but that powers are positive and roots are not negative."""
        atoms = [i for i in self.needed if self.reader.generators[i].kind != "name"]
        new = case.copy()
        for i in atoms:
            made = self.reader.generators[i]
            if not new.apply(i, "number" if made.fixed else "atom" if made.kind == "root" else "free"):
                return None
        return self._signs(new) if atoms else None

    def _with_atoms(self, case: Case, at: int) -> Leaf | None:
        atoms = [i for i in self.needed if self.reader.generators[i].kind != "name"]
        if at == len(atoms):
            return self._signs(case)
        for rule, extra in self._rules(case, atoms[at], atoms[:at]):
            if self.tries > MAX_LEAVES:
                return None
            new = case.copy()
            try:
                if new.apply(atoms[at], rule, extra) and (found := self._with_atoms(new, at + 1)) is not None:
                    return found
            except GiveUp:
                continue
        return None

    def _signs(self, case: Case) -> Leaf | None:
        self.tries += 1
        self.leaves += 1
        top, _ = case.raw(self.goal.top)
        bottom, _ = case.raw(self.goal.bottom)
        for negated in (False, True):
            above, below = (-top, -bottom) if negated else (top, bottom)
            under = case.sign(below, strict=True, depth=1)
            over = case.sign(above, strict=self.strict) if under is not None else None
            if under is not None and over is not None:
                return Leaf(tuple(case.rules), over, under, negated)
        return None

    def _rules(self, case: Case, i: int, earlier: list[int]) -> list[tuple[str, tuple[Any, ...]]]:
        made = self.reader.generators[i]
        if made.fixed:
            return [("number", ())]
        assert made.argument is not None
        if made.kind == "root":
            return [("perfect", ()), ("atom", ())]
        if made.kind == "positive":
            return [("self", ()), ("zero", ()), ("free", ()), ("over", ())]
        if made.kind == "floor":
            ends = [("least", (Fraction(c),)) for c in (2, 1, 0)] + [("most", (Fraction(c),)) for c in (-2, -1, 0)]
            value = case.put(made.argument)
            return [("exact", ())] if value.is_number() else [
                ("slack", ()), ("sharp", ()), ("under", ()), *ends, ("free", ())]
        logs = [j for j in earlier if self.reader.generators[j].kind == "log" and not self.reader.generators[j].fixed]
        if made.kind == "log":
            return [("zero", ()), *(("over", (j,)) for j in logs), *(("under", (j,)) for j in logs), ("nonneg", ()),
                    ("nonpos", ()), ("below", ()), ("above", ()), ("free", ())]
        others = [j for j in earlier if self.reader.generators[j].kind == "exp" and not self.reader.generators[j].fixed]
        compared = [(rule, (j,)) for j in others for rule in ("over", "under")]
        base = None if made.base is None else self.reader.generators[made.base].argument
        return [("exact", ()), *compared, *self._exp_rules(base)]

    def _exp_rules(self, base: Quotient | None) -> list[tuple[str, tuple[Any, ...]]]:
        series: list[tuple[str, tuple[Any, ...]]] = []
        if base is None:
            series = [("tangent", ()), ("taylor", (2, Fraction(1))), ("taylor", (3, Fraction(1)))]
        elif base.is_number() and base.number() > 1:
            rate = _log_below(base.number())
            series = [("binomial", (1, Fraction(0))), ("binomial", (2, Fraction(0))), ("binomial", (3, Fraction(0))),
                      ("taylor", (1, rate)), ("taylor", (2, rate))]
        return [*series, ("one", ()), ("less", ()), ("free", ())]


def _used(plan: list[Step]) -> int:
    """Less for a plan that uses more constraints."""
    return -sum(len(bounds) + 3 * (rule in ("equal", "at")) for _, rule, bounds, _ in plan)


def _log_below(value: fmpq) -> Fraction:
    """A rational just below the logarithm."""
    from flint import arb

    scaled = (arb(value).log() * 10**6).floor().unique_fmpz()
    return Fraction(int(scaled), 10**6)


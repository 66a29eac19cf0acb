"""The search for a proof that a quotient has a sign on a domain: covers, rules for atoms, and cases.

What is found is only a proposal: :func:`numerics.formula.order.recheck` decides whether it is one.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from flint import fmpq

from numerics.formula.order.case import Bound
from numerics.formula.order.covers import Constraint, Covers, read_constraints
from numerics.formula.order.derivation import Integral, Leaf, Proof, Sign, Split
from numerics.formula.order.domain import Domain
from numerics.formula.order.normal import Reader
from numerics.formula.order.ring import (
    ONE,
    GiveUp,
    Poly,
    Quotient,
    generator,
    is_constant,
    number,
    plain,
    raised,
    unplain,
)
from numerics.formula.order.rules import Case

__all__ = ["Prover"]

MAX_LEAVES = 24  # rule combinations for one cover
MAX_COVERS = 6
MAX_ATTEMPTS = 250  # leaves for one goal
MAX_WORK = 900  # leaves for one question
MAX_DEPTH = 4
AGAINST = ("over", "under", "ratio below", "ratio above")  # rules for a logarithm beside another


class Prover:
    """Proofs over one domain, for one reader."""

    def __init__(self, domain: Domain, until: float) -> None:
        self.domain, self.until = domain, until
        self.constraints: tuple[Constraint, ...] | None = None
        self.found: dict[object, Sign | None] = {}
        self.efforts: dict[object, int] = {}
        self.spent = 0

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
            top, bottom = goal.top, goal.bottom
            if reader.at_sample(bottom) < 0:
                top, bottom = -top, -bottom
            below = None if is_constant(bottom) else self._polynomial(reader, bottom, True, effort)
            if below is None and not is_constant(bottom):
                continue
            if (above := self._polynomial(reader, top, sign == ">", effort)) is not None:
                return Sign(relation, (plain(top), plain(bottom)), negative, above, below)
        return None

    def _polynomial(self, reader: Reader, goal: Poly, strict: bool, effort: int) -> Proof | None:
        attempts = [_Attempt(self, reader, Quotient(goal), strict)]
        if not strict and reader.whole(Quotient(goal)):
            attempts.append(_Attempt(self, reader, Quotient(goal + ONE), True))
        assert self.constraints is not None
        for depth in range(effort + 1):
            for place, attempt in enumerate(attempts):
                if attempt.leaves <= MAX_ATTEMPTS and (proof := attempt.prove(self.constraints, depth)) is not None:
                    return Integral(proof) if place else proof
        return None

    def spend(self) -> None:
        """One leaf; the work is bounded by their number, so that an answer does not depend on the machine."""
        self.spent += 1
        if self.spent > MAX_WORK:
            raise GiveUp("too much work")

    def check_time(self) -> None:
        if time.process_time() > self.until:
            raise GiveUp("out of time")


class _Attempt(Covers):
    """One goal."""

    def __init__(self, prover: Prover, reader: Reader, goal: Quotient, strict: bool) -> None:
        super().__init__(reader, goal)
        self.prover, self.goal, self.strict, self.leaves, self.tries = prover, goal, strict, 0, 0
        self.constraints: tuple[Constraint, ...] = ()

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
            yield (*constraints[:place], replace(constraints[place], strict=True), *constraints[place + 1 :])
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

    def _leaf(self, constraints: tuple[Constraint, ...]) -> Leaf | None:
        self.constraints = constraints
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
        self.prover.spend()
        top, _ = case.raw(self.goal.top)
        found = case.sign(top, strict=self.strict)
        return None if found is None else Leaf(tuple(case.rules), found)

    def _rules(self, case: Case, i: int, earlier: list[int]) -> list[tuple[str, tuple[Any, ...]]]:
        made = self.reader.generators[i]
        if made.fixed:
            return [("number", ())]
        assert made.argument is not None
        if made.kind == "root":
            return [("perfect", ()), ("atom", ())]
        if made.kind == "positive":
            return [("self", ()), ("zero", ()), *self._given(made.argument), ("free", ()), ("over", ())]
        if made.kind == "floor":
            ends = [("least", (Fraction(c),)) for c in (2, 1, 0)] + [("most", (Fraction(c),)) for c in (-2, -1, 0)]
            value = case.put(made.argument)
            others = [j for j in earlier if self.reader.generators[j].kind == "floor"]
            beside = [(rule, (j,)) for j in others for rule in ("above", "below")]
            return (
                [("exact", ())]
                if value.is_number()
                else [*beside, ("slack", ()), ("sharp", ()), ("under", ()), *ends, ("free", ())]
            )
        logs = [j for j in earlier if self.reader.generators[j].kind == "log" and not self.reader.generators[j].fixed]
        if made.kind == "log":
            return [
                ("zero", ()),
                *((rule, (j,)) for j in logs for rule in AGAINST),
                ("nonneg", ()),
                ("nonpos", ()),
                ("below", ()),
                ("above", ()),
                ("free", ()),
            ]
        others = [j for j in earlier if self.reader.generators[j].kind == "exp" and not self.reader.generators[j].fixed]
        compared = [(rule, (j,)) for j in others for rule in ("over", "under")]
        base = None if made.base is None else self.reader.generators[made.base].argument
        return [("exact", ()), *compared, *self._exp_rules(base)]

    def _given(self, argument: Quotient) -> list[tuple[str, tuple[Any, ...]]]:
        """A case that says which sign the argument of a positive part has."""
        found: list[tuple[str, tuple[Any, ...]]] = []
        for place, c in enumerate(self.constraints):
            if c.value is not None and c.fixes is None and is_constant(c.value.bottom):
                if c.value.top == argument.top:
                    found.append(("given", (place,)))
                elif c.value.top == -argument.top:
                    found.append(("given not", (place,)))
        return found

    def _exp_rules(self, base: Quotient | None) -> list[tuple[str, tuple[Any, ...]]]:
        series: list[tuple[str, tuple[Any, ...]]] = []
        if base is None:
            series = [("tangent", ()), ("taylor", (2, Fraction(1))), ("taylor", (3, Fraction(1)))]
        elif base.is_number() and base.number() > 1:
            rate = _log_below(base.number())
            series = [
                ("binomial", (1, Fraction(0))),
                ("binomial", (2, Fraction(0))),
                ("binomial", (3, Fraction(0))),
                ("taylor", (1, rate)),
                ("taylor", (2, rate)),
            ]
        steps = [("step", (Fraction(c), way)) for c in (0, 1, 2) for way in ("more", "less")]
        return [*series, *steps, ("free", ())]


def _log_below(value: fmpq) -> Fraction:
    """A rational just below the logarithm."""
    from flint import arb

    scaled = (arb(value).log() * 10**6).floor().unique_fmpz()
    return Fraction(int(scaled), 10**6)

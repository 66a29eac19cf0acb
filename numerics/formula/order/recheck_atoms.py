"""The re-check of generators, signs and limits of a derivation; the trees are read in ``recheck_book``."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.grammar import Node
from numerics.formula.order.derivation import Atom, Derivation, Integral, Leaf, Proof, Sign, Split
from numerics.formula.order.domain import Domain
from numerics.formula.order.recheck_case import Limit, number
from numerics.formula.order.recheck_rules import CaseCheck
from numerics.formula.order.recheck_terms import (
    Fail,
    Poly,
    Term,
    add,
    equal,
    gens,
    multiply,
    power,
    powers_of,
    reduce,
    scale,
    variable,
)

__all__ = ["Atoms"]

MAX_LEAVES = 3000


class Atoms:
    """Generators are verified one by one, signs and limits when they are asked for."""

    def __init__(self, domain: Domain, derivation: Derivation) -> None:
        self.domain, self.derivation, self.atoms = domain, derivation, derivation.atoms
        self.arguments: dict[int, Term] = {}
        self.roots: dict[int, tuple[int, Poly]] = {}
        self.values: dict[Node, Term] = {}
        self.names: dict[str, int] = {}
        self.balls: dict[int, arb] = {}
        self.leaves = 0
        self.least = _least(domain)
        self.limits: tuple[Limit, ...] = ()

    # -------------------------------------------------------------------------------------------- generators

    def name(self, i: int, atom: Atom) -> None:
        if atom.name not in self.domain.free or atom.name in self.names or not 1 <= atom.degree <= 12:
            raise Fail("a generator of no name")
        if atom.degree > 1 and not self.least.get(atom.name, Fraction(-1)) >= 0:
            raise Fail("a root of a name that may be negative")
        self.names[atom.name] = i

    def atom(self, i: int, atom: Atom) -> None:
        if atom.argument is None:
            raise Fail("an atom of nothing")
        argument = Term(*atom.argument)
        if any(not isinstance(j, int) or (j >= i and self.atoms[j].kind != "name") for j in argument.gens()):
            raise Fail("an atom of what comes later")
        self._made_before(i, argument)
        if gens(argument.bottom):
            self.sign(("bottom", i), Term(argument.bottom), "!=", before=i)
        if atom.kind == "root":
            if gens(argument.bottom) or not 2 <= atom.degree <= 12:
                raise Fail("a root of a quotient")
            self.sign(("atom", i), argument, ">=", before=i)
            self.roots[i] = (atom.degree, scale(argument.top, 1 / argument.bottom[()]))
        elif atom.kind == "log":
            self.sign(("atom", i), argument, ">", before=i)
        elif atom.kind == "exp":
            if atom.base is not None and (atom.base >= i or self.atoms[atom.base].kind != "log"):
                raise Fail("a power of no base")
        elif atom.kind not in ("floor", "positive"):
            raise Fail("an unknown kind of atom")
        self.arguments[i] = argument

    def _made_before(self, i: int, term: Term) -> None:
        for j in term.gens():
            if self.atoms[j].kind != "name" and (j >= i or j not in self.arguments):
                raise Fail("an atom that is not made yet")

    def reduce(self, a: Mapping[Any, Fraction]) -> Poly:
        return reduce(a, self.roots, sorted(self.roots, reverse=True))

    def same(self, one: Term, two: Term) -> bool:
        """Equal as quotients, up to what roots are."""
        left, right = multiply(one.top, two.bottom), multiply(two.top, one.bottom)
        return equal(left, right) or equal(self.reduce(left), self.reduce(right))

    def whole(self, a: Term) -> bool:
        """An integer at every point of the domain."""
        if gens(a.bottom) or not all(self._whole_generator(i) for i in gens(a.top)):
            return False
        values = scale(a.top, 1 / a.bottom[()])
        return all(c.denominator == 1 for c in values.values()) or _integer_valued(values)

    def _whole_generator(self, i: int) -> bool:
        atom = self.atoms[i]
        if atom.kind == "name":
            return atom.degree == 1 and atom.name in self.domain.integers
        if atom.kind == "floor":
            return True
        if atom.kind == "positive":
            return self.whole(self.arguments[i])
        if atom.kind != "exp" or atom.base is None or ("whole", i) not in self.derivation.signs:
            return False
        base = self.arguments[atom.base].number()
        if base is None or base.denominator != 1 or not self.whole(self.arguments[i]):
            return False
        self.sign(("whole", i), self.arguments[i], ">=")
        return True

    def ball(self, i: int) -> arb:
        """The value of a generator in which there is no name."""
        if i in self.balls:
            return self.balls[i]
        atom = self.atoms[i]
        if atom.kind == "name":
            raise Fail("a name is no number")
        value = self._ball(self.arguments[i].top) / self._ball(self.arguments[i].bottom)
        if atom.kind == "root":
            value = value.root(atom.degree)
        elif atom.kind == "log":
            value = value.log()
        elif atom.kind == "exp":
            value = (value if atom.base is None else value * self.ball(atom.base)).exp()
        elif atom.kind == "floor":
            value = arb(value.floor().unique_fmpz())
        else:
            value = value.max(arb(0))
        if not value.is_finite():
            raise Fail("a number without a value")
        self.balls[i] = value
        return value

    def _ball(self, a: Poly) -> arb:
        total = arb(0)
        for monomial, value in a.items():
            term = arb(fmpq(value.numerator, value.denominator))
            for i, e in monomial:
                for _ in range(e):
                    term = term * self.ball(i)
            total = total + term
        return total

    def known(self, term: Term) -> None:
        if not all(isinstance(i, int) and (i in self.arguments or self.atoms[i].kind == "name") for i in term.gens()):
            raise Fail("a reading in unknown generators")

    # ------------------------------------------------------------------------------------------------ signs

    def sign(self, key: tuple[Any, ...], subject: Term, relation: str, before: int | None = None) -> None:
        """Fail unless the derivation shows the sign of the subject."""
        size = subject.number()
        if size is not None:
            if not {">=": size >= 0, ">": size > 0, "!=": size != 0}[relation]:
                raise Fail("a number of the wrong sign")
            return
        sign: Sign = self.derivation.signs[key]
        value = Term(*sign.value)
        if before is not None:
            self._made_before(before, value)
        self.known(value)
        if sign.negative and relation != "!=":
            raise Fail("a sign on the wrong side")
        if not self.same(-subject if sign.negative else subject, value):
            raise Fail("a sign of something else")
        below = Term(value.bottom).number()
        if sign.bottom is not None:
            self._follow(sign.bottom, value.bottom, self.limits, strict=True)
        elif below is None or not below > 0:
            raise Fail("a denominator that may be zero")
        self._follow(sign.top, value.top, self.limits, strict=relation != ">=")

    def _follow(self, proof: Proof, goal: Poly, limits: tuple[Limit, ...], *, strict: bool) -> None:
        self.leaves += 1
        if self.leaves > MAX_LEAVES:
            raise Fail("too many cases")
        if isinstance(proof, Integral):
            if strict or not self.whole(Term(goal)):
                raise Fail("a value that is no integer")
            self._follow(proof.case, add(goal, {(): Fraction(1)}), limits, strict=True)
            return
        if isinstance(proof, Leaf):
            CaseCheck(self, limits).run(proof, goal, strict=strict)
            return
        sides = self._sides(proof, limits)
        for case, side in zip(proof.cases, sides, strict=True):
            self._follow(case, goal, side, strict=strict)

    def _sides(self, split: Split, limits: tuple[Limit, ...]) -> list[tuple[Limit, ...]]:
        if split.kind == "integer":
            i = self.names[split.name]
            if split.name not in self.domain.integers or split.at.denominator != 1:
                raise Fail("a name that is no integer")
            if not any(end > split.at - 1 for end in self._ends_below(limits, i)):
                raise Fail("an integer that may be smaller")
            value = Term(power(variable(i), self.atoms[i].degree)) - number(split.at)
            return [(*limits, Limit(value, equation=True)), (*limits, Limit(value - number(1)))]
        if split.kind == "end":
            place = int(split.at)
            old = limits[place]
            return [
                (*limits, Limit(old.value, equation=True)),
                (*limits[:place], Limit(old.value, strict=True), *limits[place + 1 :]),
            ]
        if split.kind == "sign" and split.term is not None:
            term = Term(split.term)
            if any(self.atoms[i].kind != "name" for i in term.gens()):
                raise Fail("a case that is no polynomial in names")
            return [(*limits, Limit(term)), (*limits, Limit(-term))]
        raise Fail("an unknown kind of case")

    # ------------------------------------------------------------------------------------------------ limits

    def limit(self, larger: Node, smaller: Node, strict: bool) -> Limit:
        """A constraint; at a point of the domain it is true, and so defined."""
        try:
            value = _arithmetic(larger, self) - _arithmetic(smaller, self)
        except Fail:
            return Limit(None)
        integers = all(self.atoms[i].name in self.domain.integers for i in value.gens()) and not gens(value.bottom)
        if strict and integers and all((c / value.bottom[()]).denominator == 1 for c in value.top.values()):
            return Limit(value - number(1))
        return Limit(value, strict=strict)

    def fixed_value(self, limits: tuple[Limit, ...], i: int, value: Fraction) -> Fraction:
        """The value, if an equation of this case says that the name has it."""
        name = Term(power(variable(i), self.atoms[i].degree))
        if not any(
            limit.equation and limit.value is not None and self.same(limit.value, name - number(value))
            for limit in limits
        ):
            raise Fail("a name that is not fixed")
        return value

    def _ends_below(self, limits: tuple[Limit, ...], i: int) -> list[Fraction]:
        """Numbers that a name is at least, by one limit or by a chain of constraints."""
        found = [self.least[self.atoms[i].name]] if self.atoms[i].name in self.least else []
        for place in range(len(limits)):
            try:
                value, lower, _, _ = self.bound(limits, i, place)
            except Fail:
                continue
            end = value.number()
            if lower and end is not None:
                found.append(end)
        return found

    def bound(self, limits: tuple[Limit, ...], i: int, place: int) -> tuple[Term, bool, bool, bool]:
        """A limit a·x + b >= 0 (over d, with a/d a number) as a bound of x: value, is it lower, strict, an equation."""
        limit, degree = limits[place], self.atoms[i].degree
        if limit.value is None or i in gens(limit.value.bottom):
            raise Fail("no bound")
        rows = powers_of(limit.value.top, i)
        if len(rows) != degree + 1 or any(rows[1:degree]):
            raise Fail("no bound")
        slope = _ratio(rows[degree], limit.value.bottom)
        return Term(scale(rows[0], -1 / slope), limit.value.bottom), slope > 0, limit.strict, limit.equation


def _ratio(a: Poly, b: Poly) -> Fraction:
    """The number that a is times b."""
    monomial = next(iter(b))
    size = a.get(monomial, Fraction(0)) / b[monomial]
    if not size or not equal(a, scale(b, size)):
        raise Fail("no bound")
    return size


def _arithmetic(node: Node, book: Atoms) -> Term:
    match node:
        case ("number", value):
            return number(value)
        case ("symbol", name):
            i = book.names[name]
            return Term(power(variable(i), book.atoms[i].degree))
        case ("+", a, b):
            return _arithmetic(a, book) + _arithmetic(b, book)
        case ("-", a, b):
            return _arithmetic(a, book) - _arithmetic(b, book)
        case ("*", a, b):
            return _arithmetic(a, book) * _arithmetic(b, book)
        case ("/", a, b):
            return _arithmetic(a, book) / _arithmetic(b, book)
        case ("neg", a):
            return -_arithmetic(a, book)
        case ("**", a, ("number", size)) if size.denominator == 1 and 0 <= size <= 8:
            return _arithmetic(a, book).power(int(size))
    raise Fail("no arithmetic")


def _integer_valued(a: Poly) -> bool:
    """Integer at all points of a grid as long as its degrees: then everywhere, by Newton's series."""
    names = sorted(gens(a))
    ranges = [range(max(dict(m).get(name, 0) for m in a) + 1) for name in names]
    if math.prod(len(r) for r in ranges) > 500:
        return False
    for point in itertools.product(*ranges):
        at = dict(zip(names, point, strict=True))
        total = sum((c * math.prod(at[name] ** e for name, e in m) for m, c in a.items()), Fraction(0))
        if total.denominator != 1:
            return False
    return True


def _least(domain: Domain) -> dict[str, Fraction]:
    """A number below each name, by chains of constraints between names and numbers."""
    found: dict[str, Fraction] = {}
    for _ in range(len(domain.names) + 1):
        for c in domain.constraints:
            if c.larger[0] == "symbol" and c.smaller[0] in ("symbol", "number"):
                low = c.smaller[1] if c.smaller[0] == "number" else found.get(c.smaller[1])
                if low is not None:
                    found[c.larger[1]] = max(low, found.get(c.larger[1], low))
    return found

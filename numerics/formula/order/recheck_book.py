"""The re-check of a derivation, from the two trees and the domain alone.

It shares no code with the search: polynomials are dictionaries over Fractions, every reading of a root, a power, a
logarithm, a floor or an extreme is verified by an identity, every divisor and every argument needs a proof of its
sign, and every proof is followed case by case.  Anything that is not understood is a no.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq

from numerics.expression import Node
from numerics.formula.order.decision import Decision
from numerics.formula.order.derivation import Atom, Derivation, Leaf, Proof, Sign, Split
from numerics.formula.order.domain import Domain
from numerics.formula.order.recheck_case import CaseCheck, Limit
from numerics.formula.order.recheck_terms import (
    Fail,
    Poly,
    Term,
    constant,
    equal,
    gens,
    multiply,
    power,
    powers_of,
    reduce,
    scale,
    variable,
)

__all__ = ["recheck"]

MAX_LEAVES = 3000


def recheck(decision: Decision) -> bool:
    """True only if the decision is a yes whose derivation shows it."""
    if decision.answer != "yes" or not isinstance(decision.derivation, Derivation):
        return False
    try:
        with ctx.workprec(200):
            _Book(decision.domain, decision.derivation).check(decision.larger, decision.relation, decision.smaller)
    except (Fail, KeyError, IndexError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError):
        return False
    return True


def _number(value: Fraction | int) -> Term:
    return Term(constant(value))


class _Book:
    """A derivation being checked: its generators are verified one by one, then the trees, then the goal."""

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

    def check(self, larger: Node, relation: str, smaller: Node) -> None:
        for i, atom in enumerate(self.atoms):
            if atom.kind == "name":
                self._name(i, atom)
        self.limits = tuple(self._limit(c.larger, c.smaller, c.strict) for c in self.domain.constraints)
        for i, atom in enumerate(self.atoms):
            if atom.kind != "name":
                self._atom(i, atom)
        difference = self._read(larger) - self._read(smaller)
        if relation == "==":
            if self._reduce(difference.top):
                raise Fail("the two are not identical")
        elif relation in (">=", ">"):
            self._sign(("goal",), difference, relation)
        else:
            raise Fail("no such relation")

    # -------------------------------------------------------------------------------------------- generators

    def _name(self, i: int, atom: Atom) -> None:
        if atom.name not in self.domain.free or atom.name in self.names or not 1 <= atom.degree <= 12:
            raise Fail("a generator of no name")
        if atom.degree > 1 and not self.least.get(atom.name, Fraction(-1)) >= 0:
            raise Fail("a root of a name that may be negative")
        self.names[atom.name] = i

    def _atom(self, i: int, atom: Atom) -> None:
        if atom.argument is None:
            raise Fail("an atom of nothing")
        argument = Term(*atom.argument)
        if any(not isinstance(j, int) or (j >= i and self.atoms[j].kind != "name") for j in argument.gens()):
            raise Fail("an atom of what comes later")
        self._made_before(i, argument)
        if gens(argument.bottom):
            self._sign(("bottom", i), Term(argument.bottom), "!=", before=i)
        if atom.kind == "root":
            if gens(argument.bottom) or not 2 <= atom.degree <= 12:
                raise Fail("a root of a quotient")
            self._sign(("atom", i), argument, ">=", before=i)
            self.roots[i] = (atom.degree, scale(argument.top, 1 / argument.bottom[()]))
        elif atom.kind == "log":
            self._sign(("atom", i), argument, ">", before=i)
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

    def _reduce(self, a: Mapping[Any, Fraction]) -> Poly:
        return reduce(a, self.roots, sorted(self.roots, reverse=True))

    def _same(self, one: Term, two: Term) -> bool:
        """Equal as quotients, up to what roots are."""
        left, right = multiply(one.top, two.bottom), multiply(two.top, one.bottom)
        return equal(left, right) or equal(self._reduce(left), self._reduce(right))

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
        self._sign(("whole", i), self.arguments[i], ">=")
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

    # ------------------------------------------------------------------------------------------------ trees

    def _read(self, node: Node) -> Term:
        if node not in self.values:
            self.values[node] = self._value(node)
        return self.values[node]

    def _value(self, node: Node) -> Term:
        match node:
            case ("number", value):
                return _number(value)
            case ("symbol", name):
                i = self.names[name]
                return Term(power(variable(i), self.atoms[i].degree))
            case ("+", a, b):
                return self._read(a) + self._read(b)
            case ("-", a, b):
                return self._read(a) - self._read(b)
            case ("*", a, b):
                return self._read(a) * self._read(b)
            case ("neg", a):
                return -self._read(a)
            case ("/", a, b):
                top, below = self._read(a), self._read(b)
                self._sign(("node", b, "!="), below, "!=")
                return top / below
            case ("sqrt", a):
                return self._root(node, a, Fraction(1, 2))
            case ("**", a, b):
                return self._power(node, a, b)
            case ("log", a):
                value = self._read(a)
                self._sign(("node", a, ">"), value, ">")
                return self._log(value, self.derivation.readings[node])
            case ("exp", a):
                return self._exp(self._read(a), self.derivation.readings[node])
            case ("floor", a):
                return self._floor(self._read(a), self.derivation.readings[node])
            case ("ceil", a):
                return -self._floor(-self._read(a), self.derivation.readings[node])
            case ("max" | "min" as name, *parts):
                return self._extreme(node, 1 if name == "max" else -1, [self._read(part) for part in parts],
                                     self.derivation.readings[node])
        raise Fail(f"{node[0]} is not known")

    def _power(self, node: Node, base: Node, exponent: Node) -> Term:
        size, value = self._read(exponent), self._read(base)
        number = size.number()
        if number is None:
            self._sign(("node", base, ">"), value, ">")
            return self._raised(value, size, node)
        if number.denominator != 1:
            return self._root(node, base, number)
        if abs(number) > 64:
            raise Fail("a high power")
        if number < 0:
            self._sign(("node", base, "!="), value, "!=")
        return value.power(int(number))

    def _raised(self, value: Term, size: Term, node: Node) -> Term:
        """A positive base to any power: log(base) is a sum of pieces, and the exponent of e is that times the size."""
        logs, pieces = self.derivation.readings[node]
        return self._exp(size * self._log(value, logs), pieces)

    def _root(self, node: Node, base: Node, size: Fraction) -> Term:
        """v = a^(p/q) if v >= 0 and v^q = a^p."""
        value, relation = self._read(base), ">=" if size > 0 else ">"
        self._sign(("node", base, relation), value, relation)
        found = Term(*self.derivation.readings[node])
        self._known(found)
        self._sign(("value", node), found, ">=")
        if not self._same(found.power(size.denominator), value.power(size.numerator)):
            raise Fail("this is not the root")
        return found

    def _known(self, term: Term) -> None:
        if not all(isinstance(i, int) and (i in self.arguments or self.atoms[i].kind == "name") for i in term.gens()):
            raise Fail("a reading in unknown generators")

    def _log(self, value: Term, pieces: Any) -> Term:
        """Σ c·log(Q) where the value, to a common power, is the product of the Q to theirs; all are positive."""
        common = math.lcm(*(Fraction(size).denominator for _, _, size in pieces)) if pieces else 1
        if common > 24:
            raise Fail("a high root")
        product, total = _number(1), _number(0)
        for kind, i, size in pieces:
            if self.atoms[i].kind != kind or kind not in ("log", "exp"):
                raise Fail("a piece of another kind")
            inside = self.arguments[i] if kind == "log" else Term(variable(i))
            product = product * inside.power(int(size * common))
            total = total + self._logarithm(i) * _number(size)
        if not self._same(value.power(common), product):
            raise Fail("this is not the logarithm")
        return total

    def _logarithm(self, i: int) -> Term:
        """A logarithm's own generator, or the logarithm of a power."""
        atom = self.atoms[i]
        if atom.kind == "log":
            return Term(variable(i))
        return self.arguments[i] if atom.base is None else self.arguments[i] * Term(variable(atom.base))

    def _exp(self, exponent: Term, pieces: Any) -> Term:
        """A product of powers whose logarithms sum to the exponent."""
        product, total = _number(1), _number(0)
        for kind, i, size, *more in pieces:
            if kind == "atom" and self.atoms[i].kind == "exp" and isinstance(size, int):
                product = product * Term(variable(i)).power(size)
            elif kind == "base" and self.atoms[i].kind == "log":
                product = product * self._base_power(i, size, Term(*more[0]))
            else:
                raise Fail("a piece of another kind")
            total = total + self._logarithm(i) * _number(size)
        if not self._same(exponent, total):
            raise Fail("this is not the exponent")
        return product

    def _base_power(self, i: int, size: Fraction, root: Term) -> Term:
        if size.denominator != 1:
            self._known(root)
            self._sign(("root", i, size.denominator), root, ">=")
            if not self._same(root.power(size.denominator), self.arguments[i]):
                raise Fail("this is not the root")
            return root.power(size.numerator)
        return self.arguments[i].power(size.numerator)

    def _floor(self, value: Term, reading: Any) -> Term:
        """⌊v⌋ = I + ⌊v - I⌋ for an integer I."""
        i, outside = reading[0], Term(*reading[1])
        self._known(outside)
        if not self.whole(outside):
            raise Fail("what is taken out of a floor is no integer")
        if i is None:
            rest = Term(self._reduce((value - outside).top), (value - outside).bottom).number()
            if rest is None or not 0 <= rest < 1:
                raise Fail("a floor that is not the integer")
            return outside
        if self.atoms[i].kind != "floor" or not self._same(value, outside + self.arguments[i]):
            raise Fail("a floor of something else")
        return outside + Term(variable(i))

    def _extreme(self, node: Node, sign: int, parts: list[Term], reading: Any) -> Term:
        """max(x, y) = x + max(0, y - x) = y + max(0, x - y), and min(x, y) = x - max(0, x - y) = y - max(0, y - x)."""
        total = parts[0]
        for other, (way, i, size) in zip(parts[1:], reading, strict=True):
            if way == "same":
                if not self._same(total, other):
                    raise Fail("two that are not the same")
                continue
            if way in ("stays", "moves"):
                gap = (other - total) * _number(sign if way == "moves" else -sign)
                self._sign(("order", node, i), gap, ">=")
                total = other if way == "moves" else total
                continue
            one, two = (total, other) if way == "first" else (other, total)
            if self.atoms[i].kind != "positive" or not size > 0 or way not in ("first", "second"):
                raise Fail("a piece of another kind")
            if not self._same((two - one) * _number(sign), self.arguments[i] * _number(size)):
                raise Fail("a positive part of something else")
            total = one + Term(variable(i)) * _number(size * sign)
        return total

    # ------------------------------------------------------------------------------------------------ signs

    def _sign(self, key: tuple[Any, ...], subject: Term, relation: str, before: int | None = None) -> None:
        """Fail unless the derivation shows the sign of the subject."""
        number = subject.number()
        if number is not None:
            if not {">=": number >= 0, ">": number > 0, "!=": number != 0}[relation]:
                raise Fail("a number of the wrong sign")
            return
        sign: Sign = self.derivation.signs[key]
        value = Term(*sign.value)
        if before is not None:
            self._made_before(before, value)
        self._known(value)
        if sign.negative and relation != "!=":
            raise Fail("a sign on the wrong side")
        if sign.proof is None or not self._same(-subject if sign.negative else subject, value):
            raise Fail("a sign of something else")
        self._follow(sign.proof, value, self.limits, strict=relation != ">=")

    def _follow(self, proof: Proof, goal: Term, limits: tuple[Limit, ...], *, strict: bool) -> None:
        self.leaves += 1
        if self.leaves > MAX_LEAVES:
            raise Fail("too many cases")
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
            value = Term(power(variable(i), self.atoms[i].degree)) - _number(split.at)
            return [(*limits, Limit(value, equation=True)), (*limits, Limit(value - _number(1)))]
        if split.kind == "end":
            place = int(split.at)
            old = limits[place]
            return [(*limits, Limit(old.value, equation=True)),
                    (*limits[:place], Limit(old.value, strict=True), *limits[place + 1:])]
        if split.kind == "sign" and split.term is not None:
            term = Term(split.term)
            if any(self.atoms[i].kind != "name" for i in term.gens()):
                raise Fail("a case that is no polynomial in names")
            return [(*limits, Limit(term)), (*limits, Limit(-term))]
        raise Fail("an unknown kind of case")

    # ------------------------------------------------------------------------------------------------ limits

    def _limit(self, larger: Node, smaller: Node, strict: bool) -> Limit:
        """A constraint; at a point of the domain it is true, and so defined."""
        try:
            value = _arithmetic(larger, self) - _arithmetic(smaller, self)
        except Fail:
            return Limit(None)
        integers = all(self.atoms[i].name in self.domain.integers for i in value.gens()) and not gens(value.bottom)
        if strict and integers and all((c / value.bottom[()]).denominator == 1 for c in value.top.values()):
            return Limit(value - _number(1))
        return Limit(value, strict=strict)

    def fixed_value(self, limits: tuple[Limit, ...], i: int, value: Fraction) -> Fraction:
        """The value, if an equation of this case says that the name has it."""
        name = Term(power(variable(i), self.atoms[i].degree))
        if not any(limit.equation and limit.value is not None and self._same(limit.value, name - _number(value))
                   for limit in limits):
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
    number = a.get(monomial, Fraction(0)) / b[monomial]
    if not number or not equal(a, scale(b, number)):
        raise Fail("no bound")
    return number


def _arithmetic(node: Node, book: _Book) -> Term:
    match node:
        case ("number", value):
            return _number(value)
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

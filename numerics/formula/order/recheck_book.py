"""The re-check of a derivation, from the two trees and the domain alone.

It shares no code with the search: polynomials are dictionaries over Fractions, every reading of a root, a power, a
logarithm, a floor or an extreme is verified by an identity, every divisor and every argument needs a proof of its
sign, and every proof is followed case by case.  Anything that is not understood is a no.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import ctx

from numerics.formula.grammar import Node
from numerics.formula.order.answer import Decision
from numerics.formula.order.derivation import Derivation
from numerics.formula.order.recheck_atoms import Atoms
from numerics.formula.order.recheck_case import number
from numerics.formula.order.recheck_terms import Fail, Term, power, variable

__all__ = ["recheck"]


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


class _Book(Atoms):
    """A derivation being checked: its generators, then the trees, then the goal."""

    def check(self, larger: Node, relation: str, smaller: Node) -> None:
        for i, atom in enumerate(self.atoms):
            if atom.kind == "name":
                self.name(i, atom)
        self.limits = tuple(self.limit(c.larger, c.smaller, c.strict) for c in self.domain.constraints)
        for i, atom in enumerate(self.atoms):
            if atom.kind != "name":
                self.atom(i, atom)
        difference = self._read(larger) - self._read(smaller)
        if relation == "==":
            if self.reduce(difference.top):  # not identical: then two inequalities
                self.sign(("goal",), difference, ">=")
                self.sign(("goal", "back"), -difference, ">=")
        elif relation in (">=", ">"):
            self.sign(("goal",), difference, relation)
        else:
            raise Fail("no such relation")

    def _read(self, node: Node) -> Term:
        if node not in self.values:
            self.values[node] = self._value(node)
        return self.values[node]

    def _value(self, node: Node) -> Term:
        match node:
            case ("number", value):
                return number(value)
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
                self.sign(("node", b, "!="), below, "!=")
                return top / below
            case ("sqrt", a):
                return self._root(node, a, Fraction(1, 2))
            case ("**", a, b):
                return self._power(node, a, b)
            case ("log", a):
                value = self._read(a)
                self.sign(("node", a, ">"), value, ">")
                return self._log(value, self.derivation.readings[node])
            case ("exp", a):
                return self._exp(self._read(a), self.derivation.readings[node])
            case ("floor", a):
                return self._floor(self._read(a), self.derivation.readings[node])
            case ("ceil", a):
                return -self._floor(-self._read(a), self.derivation.readings[node])
            case ("max" | "min" as name, *parts):
                return self._extreme(
                    node,
                    1 if name == "max" else -1,
                    [self._read(part) for part in parts],
                    self.derivation.readings[node],
                )
        raise Fail(f"{node[0]} is not known")

    def _power(self, node: Node, base: Node, exponent: Node) -> Term:
        raised, value = self._read(exponent), self._read(base)
        size = raised.number()
        if size is None:
            self.sign(("node", base, ">"), value, ">")
            return self._raised(value, raised, node)
        if size.denominator != 1:
            return self._root(node, base, size)
        if abs(size) > (64 if value.number() is None else 1000):
            raise Fail("a high power")
        if size < 0:
            self.sign(("node", base, "!="), value, "!=")
        return value.power(int(size))

    def _raised(self, value: Term, size: Term, node: Node) -> Term:
        """A positive base to any power: log(base) is a sum of pieces, and the exponent of e is that times the size."""
        logs, pieces = self.derivation.readings[node]
        return self._exp(size * self._log(value, logs), pieces)

    def _root(self, node: Node, base: Node, size: Fraction) -> Term:
        """v = a^(p/q) if v >= 0 and v^q = a^p."""
        value, relation = self._read(base), ">=" if size > 0 else ">"
        self.sign(("node", base, relation), value, relation)
        found = self._given(self.derivation.readings[node])
        self.sign(("value", node), found, ">=")
        if not self.same(found.power(size.denominator), value.power(size.numerator)):
            raise Fail("this is not the root")
        return found

    def _given(self, data: Any) -> Term:
        """A quotient of the derivation; if it is a number, that number (its denominator may vanish otherwise)."""
        term = Term(*data)
        self.known(term)
        size = term.number()
        return term if size is None else number(size)

    def _log(self, value: Term, pieces: Any) -> Term:
        """Σ c·log(Q) where the value, to a common power, is the product of the Q to theirs; all are positive."""
        common = math.lcm(*(Fraction(size).denominator for _, _, size in pieces)) if pieces else 1
        if common > 24:
            raise Fail("a high root")
        product, total = number(1), number(0)
        for kind, i, size in pieces:
            if self.atoms[i].kind != kind or kind not in ("log", "exp"):
                raise Fail("a piece of another kind")
            inside = self.arguments[i] if kind == "log" else Term(variable(i))
            product = product * inside.power(int(size * common))
            total = total + self._logarithm(i) * number(size)
        if not self.same(value.power(common), product):
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
        product, total = number(1), number(0)
        for kind, i, size, *more in pieces:
            if kind == "atom" and self.atoms[i].kind == "exp" and isinstance(size, int):
                product = product * Term(variable(i)).power(size)
            elif kind == "base" and self.atoms[i].kind == "log":
                product = product * self._base_power(i, size, self._given(more[0]))
            else:
                raise Fail("a piece of another kind")
            total = total + self._logarithm(i) * number(size)
        if not self.same(exponent, total):
            raise Fail("this is not the exponent")
        return product

    def _base_power(self, i: int, size: Fraction, root: Term) -> Term:
        if size.denominator != 1:
            self.sign(("root", i, size.denominator), root, ">=")
            if not self.same(root.power(size.denominator), self.arguments[i]):
                raise Fail("this is not the root")
            return root.power(size.numerator)
        return self.arguments[i].power(size.numerator)

    def _floor(self, value: Term, reading: Any) -> Term:
        """⌊v⌋ = I + ⌊v - I⌋ for an integer I."""
        i, outside = reading[0], Term(*reading[1])
        self.known(outside)
        if not self.whole(outside):
            raise Fail("what is taken out of a floor is no integer")
        if i is None:
            rest = Term(self.reduce((value - outside).top), (value - outside).bottom).number()
            if rest is None or not 0 <= rest < 1:
                raise Fail("a floor that is not the integer")
            return outside
        if self.atoms[i].kind != "floor" or not self.same(value, outside + self.arguments[i]):
            raise Fail("a floor of something else")
        return outside + Term(variable(i))

    def _extreme(self, node: Node, sign: int, parts: list[Term], reading: Any) -> Term:
        """max(x, y) = x + max(0, y - x) = y + max(0, x - y), and min(x, y) = x - max(0, x - y) = y - max(0, y - x)."""
        total = parts[0]
        for other, (way, i, size) in zip(parts[1:], reading, strict=True):
            if way == "same":
                if not self.same(total, other):
                    raise Fail("two that are not the same")
                continue
            if way in ("stays", "moves"):
                gap = (other - total) * number(sign if way == "moves" else -sign)
                self.sign(("order", node, i), gap, ">=")
                total = other if way == "moves" else total
                continue
            one, two = (total, other) if way == "first" else (other, total)
            if self.atoms[i].kind != "positive" or not size > 0 or way not in ("first", "second"):
                raise Fail("a piece of another kind")
            if not self.same((two - one) * number(sign), self.arguments[i] * number(size)):
                raise Fail("a positive part of something else")
            total = one + Term(variable(i)) * number(size * sign)
        return total

"""Polynomials and quotients over Fractions, for the re-check alone: plain dictionaries, nothing is cancelled.

A monomial is a sorted tuple of (generator, power); generators are all integers or all texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

__all__ = [
    "Fail",
    "Poly",
    "Term",
    "add",
    "constant",
    "equal",
    "gens",
    "multiply",
    "power",
    "powers_of",
    "put_in",
    "reduce",
    "scale",
    "variable",
]

MAX_WORK = 1_000_000
MAX_TERMS = 5000

Monomial = tuple[tuple[Any, int], ...]
Poly = dict[Monomial, Fraction]


class Fail(ArithmeticError):
    """The derivation does not show what it says, or the check would take too long."""


def constant(value: Fraction | int) -> Poly:
    return {(): Fraction(value)} if value else {}


def variable(name: Any) -> Poly:
    return {((name, 1),): Fraction(1)}


def add(a: Mapping[Monomial, Fraction], b: Mapping[Monomial, Fraction]) -> Poly:
    total = dict(a)
    for monomial, value in b.items():
        new = total.get(monomial, 0) + value
        if new:
            total[monomial] = new
        else:
            total.pop(monomial, None)
    return total


def scale(a: Mapping[Monomial, Fraction], factor: Fraction | int) -> Poly:
    return {monomial: value * factor for monomial, value in a.items()} if factor else {}


def _joined(a: Monomial, b: Monomial) -> Monomial:
    if not a or not b:
        return a or b
    powers = dict(a)
    for name, e in b:
        powers[name] = powers.get(name, 0) + e
    return tuple(sorted(powers.items()))


def multiply(a: Mapping[Monomial, Fraction], b: Mapping[Monomial, Fraction]) -> Poly:
    if len(a) * len(b) > MAX_WORK:
        raise Fail("a large product")
    total: Poly = {}
    for one, x in a.items():
        for two, y in b.items():
            monomial = _joined(one, two)
            total[monomial] = total.get(monomial, Fraction(0)) + x * y
    total = {monomial: value for monomial, value in total.items() if value}
    if len(total) > MAX_TERMS:
        raise Fail("a large polynomial")
    return total


def power(a: Mapping[Monomial, Fraction], exponent: int) -> Poly:
    if not 0 <= exponent <= (200 if len(a) != 1 or () not in a else 1000):
        raise Fail("a high power")
    result = constant(1)
    for _ in range(exponent):
        result = multiply(result, a)
    return result


def gens(a: Mapping[Monomial, Fraction]) -> set[Any]:
    return {name for monomial in a for name, _ in monomial}


def equal(a: Mapping[Monomial, Fraction], b: Mapping[Monomial, Fraction]) -> bool:
    return not add(a, scale(b, -1))


def powers_of(a: Mapping[Monomial, Fraction], name: Any) -> list[Poly]:
    """The coefficients of 1, x, x², ... for one generator."""
    rows: dict[int, Poly] = {0: {}}
    for monomial, value in a.items():
        e = dict(monomial).get(name, 0)
        rest = tuple(pair for pair in monomial if pair[0] != name)
        rows.setdefault(e, {})[rest] = value
    return [rows.get(e, {}) for e in range(max(rows) + 1)]


def reduce(a: Mapping[Monomial, Fraction], relations: Mapping[Any, tuple[int, Poly]], order: list[Any]) -> Poly:
    """g to its degree replaced by its value, for every root in the order given (later ones first)."""
    total = dict(a)
    for _ in range(40):
        name = next((g for g in order if any(dict(m).get(g, 0) >= relations[g][0] for m in total)), None)
        if name is None:
            return total
        degree, value = relations[name]
        new: Poly = {}
        for e, row in enumerate(powers_of(total, name)):
            if row:
                part = multiply(row, power(value, e // degree))
                new = add(new, multiply(part, {((name, e % degree),): Fraction(1)} if e % degree else constant(1)))
        total = new
    raise Fail("a root that does not reduce")


class Term:
    """A quotient; whoever makes one knows that its denominator is not zero."""

    __slots__ = ("bottom", "top")

    def __init__(self, top: Mapping[Monomial, Fraction], bottom: Mapping[Monomial, Fraction] | None = None) -> None:
        self.top = dict(top)
        self.bottom = constant(1) if bottom is None else dict(bottom)
        if not self.bottom:
            raise Fail("a denominator that is zero")

    def __add__(self, other: Term) -> Term:
        if equal(self.bottom, other.bottom):
            return Term(add(self.top, other.top), self.bottom)
        return Term(
            add(multiply(self.top, other.bottom), multiply(other.top, self.bottom)), multiply(self.bottom, other.bottom)
        )

    def __neg__(self) -> Term:
        return Term(scale(self.top, -1), self.bottom)

    def __sub__(self, other: Term) -> Term:
        return self + (-other)

    def __mul__(self, other: Term) -> Term:
        if equal(self.top, other.bottom):
            return Term(other.top, self.bottom)
        if equal(self.bottom, other.top):
            return Term(self.top, other.bottom)
        return Term(multiply(self.top, other.top), multiply(self.bottom, other.bottom))

    def __truediv__(self, other: Term) -> Term:
        return self * Term(other.bottom, other.top)

    def power(self, exponent: int) -> Term:
        if exponent < 0:
            return Term(power(self.bottom, -exponent), power(self.top, -exponent))
        return Term(power(self.top, exponent), power(self.bottom, exponent))

    def number(self) -> Fraction | None:
        """Its value, if it is a number: the numerator is a multiple of the denominator."""
        monomial = next(iter(self.bottom))
        number = self.top.get(monomial, Fraction(0)) / self.bottom[monomial]
        return number if equal(self.top, scale(self.bottom, number)) else None

    def gens(self) -> set[Any]:
        return gens(self.top) | gens(self.bottom)


def put_in(a: Mapping[Monomial, Fraction], values: Callable[[Any], Term]) -> tuple[Poly, Poly]:
    """The polynomial with a quotient for each generator: numerator and denominator."""
    names = sorted(gens(a))
    parts = {name: values(name) for name in names}
    most = {name: max(dict(m).get(name, 0) for m in a) for name in names}
    total: Poly = {}
    for monomial, value in a.items():
        term, powers = constant(value), dict(monomial)
        for name in names:
            e = powers.get(name, 0)
            term = multiply(multiply(term, power(parts[name].top, e)), power(parts[name].bottom, most[name] - e))
        total = add(total, term)
    bottom = constant(1)
    for name in names:
        bottom = multiply(bottom, power(parts[name].bottom, most[name]))
    return total, bottom

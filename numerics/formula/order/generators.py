"""The generators that a formula is read in: names, roots, powers, logarithms, floors and positive parts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.grammar import Node
from numerics.formula.order.derivation import Atom, Sign
from numerics.formula.order.domain import Domain, names_of
from numerics.formula.order.evaluate import compiled
from numerics.formula.order.points import Point
from numerics.formula.order.ring import (
    GiveUp,
    Poly,
    Quotient,
    generator,
    is_constant,
    number,
    plain_quotient,
    reduced,
    used,
)

__all__ = ["MAX_POWER", "ONE_Q", "ZERO_Q", "Generator", "Generators", "NeedFraction", "NeedRoot", "lowest"]

ZERO_Q, ONE_Q = number(0), number(1)
MAX_POWER = 24


class NeedRoot(Exception):
    """A name must be read as a power of its root: reading begins again."""


class NeedFraction(Exception):
    """An exponent must be read as a multiple of a fraction of it: reading begins again."""


@dataclass
class Generator:
    """One generator while a formula is read; see ``derivation.Atom``."""

    kind: str
    name: str = ""
    degree: int = 1
    argument: Quotient | None = None
    base: int | None = None  # of a power: the logarithm of it; None is Euler's number
    whole: bool = False  # integer at every point of the domain
    fixed: bool = False  # no name in it: a number
    ball: arb | None = None  # its value at the sample point

    def atom(self) -> Atom:
        argument = None if self.argument is None else plain_quotient(self.argument)
        return Atom(self.kind, self.name, self.degree, argument, self.base)


class Generators:
    """Reads trees over a domain; ``show`` proves signs (>=, >, !=) or returns None."""

    def __init__(
        self,
        domain: Domain,
        sample: Point,
        roots: dict[str, int],
        fractions: dict[object, int],
        show: Callable[..., Sign | None],
    ) -> None:
        self.domain, self.sample, self.roots, self.fractions, self.show = domain, sample, roots, fractions, show
        self.generators: list[Generator] = []
        self.known: dict[object, int] = {}
        self.relations: dict[int, tuple[int, Poly]] = {}
        self.readings: dict[Node, Any] = {}
        self.signs: dict[tuple[object, ...], Sign] = {}
        self.memo: dict[Node, Quotient] = {}
        self.lowest = lowest(domain)
        for name in domain.free:
            self._name(name)

    # ------------------------------------------------------------------------------------------ generators

    def _name(self, name: str) -> None:
        degree = self.roots.get(name, 1)
        value = arb(self.sample[name])
        ball = value if degree == 1 else (value.log() / degree).exp() if value > 0 else arb(0)
        self._new(
            ("name", name),
            Generator("name", name, degree, whole=degree == 1 and name in self.domain.integers, ball=ball),
        )

    def _new(self, key: object, made: Generator) -> int:
        if key not in self.known:
            generator(len(self.generators))
            if made.ball is None or not made.ball.is_finite():
                raise GiveUp("no value at the sample point")
            i = self.known[key] = len(self.generators)
            self.generators.append(made)
            if made.argument is not None and not is_constant(made.argument.bottom):
                self.need(("bottom", i), Quotient(made.argument.bottom), "!=")
        return self.known[key]

    def _fixed(self, *parts: Quotient | None) -> bool:
        return all(self.generators[i].fixed for part in parts if part is not None for i in part.used())

    def at_sample(self, a: Poly) -> arb:
        total = arb(0)
        for monomial, value in a.to_dict().items():
            term = arb(fmpq(value))
            for i, e in enumerate(monomial):
                for _ in range(int(e)):
                    term = term * self.generators[i].ball
            total = total + term
        return total

    def sample_value(self, a: Quotient) -> arb:
        bottom = self.at_sample(a.bottom)
        if bottom.contains(0):
            raise GiveUp("a divisor that may vanish at the sample point")
        return self.at_sample(a.top) / bottom

    def simple(self, a: Quotient) -> Quotient:
        """With powers of roots replaced."""
        if not self.relations:
            return a
        return Quotient(reduced(a.top, self.relations), reduced(a.bottom, self.relations))

    def whole(self, a: Quotient) -> bool:
        """A polynomial with integer coefficients in integer generators, or one with integer values on a grid."""
        if not is_constant(a.bottom) or not all(self.generators[i].whole for i in used(a.top)):
            return False
        return all(fmpq(c).q == 1 for c in a.top.coeffs()) or _integer_valued(a.top)

    # --------------------------------------------------------------------------------------------- signs

    def need(self, key: tuple[object, ...], value: Quotient, relation: str) -> None:
        """The sign must be shown."""
        if key in self.signs and self.signs[key].relation == relation:
            return
        found = self.show(self, value, relation)
        if found is None:
            raise GiveUp(f"not shown: a value {relation} 0")
        self.signs[key] = found


def _integer_valued(a: Poly) -> bool:
    """Integers on the grid of 0 .. degree in each generator, and so everywhere (Newton's series)."""
    places = used(a)
    degrees = [int(a.degrees()[i]) + 1 for i in places]
    if math.prod(degrees) > 200:
        return False
    terms = a.to_dict()
    for index in range(math.prod(degrees)):
        values, rest = {}, index
        for i, d in zip(places, degrees, strict=True):
            values[i], rest = rest % d, rest // d
        total = fmpq(0)
        for monomial, c in terms.items():
            total += fmpq(c) * math.prod(values[i] ** int(monomial[i]) for i in places)
        if total.q != 1:
            return False
    return True


def lowest(domain: Domain) -> dict[str, Fraction]:
    """A number that each name is at least, from chains of constraints."""
    found: dict[str, Fraction] = {}
    for _ in domain.names:
        for c in domain.constraints:
            if c.larger[0] != "symbol":
                continue
            bound = found.get(c.smaller[1]) if c.smaller[0] == "symbol" else _exact(c.smaller)
            if bound is not None and bound > found.get(c.larger[1], bound - 1):
                found[c.larger[1]] = bound
    return found


def _exact(node: Node) -> Fraction | None:
    if names_of(node):
        return None
    try:
        value = compiled(node)({})
    except ArithmeticError:
        return None
    return Fraction(int(value.p), int(value.q)) if isinstance(value, fmpq) else None

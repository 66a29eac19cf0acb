"""One case of a proof: every generator written in non-negative unknowns, and signs seen from coefficients.

A rule replaces a generator by something that covers all its values: n >= k becomes k + u, a floor becomes x - t/(1+t),
2 to an integer power T >= 0 becomes 1 + T + u.  The rules and their conditions are listed in ``recheck_rules`` again,
by other code; here they serve the search.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq, fmpz

from numerics.formula.order.derivation import SignProof
from numerics.formula.order.normal import Reader
from numerics.formula.order.ring import (
    Poly,
    Quotient,
    coefficients_in,
    constant,
    degree_in,
    generator,
    number,
    reduced,
    substituted,
    times,
    used,
)

__all__ = ["ONE_Q", "Bound", "Names", "Unknown"]

ONE_Q = number(1)
Rule = tuple[int, str, tuple[Any, ...]]


@dataclass
class Unknown:
    """A generator of the ring of unknowns; ``kind`` is unknown (>= 0), number (a ball), root (>= 0) or any."""

    name: str
    kind: str
    positive: bool = False
    ball: arb | None = None


@dataclass(frozen=True)
class Bound:
    """A constraint read as a bound of a name's generator (to its degree), in the generators of other names."""

    place: int
    lower: bool
    strict: bool
    value: Quotient
    names: frozenset[int]


class Names:
    """The values of generators under some rules; ``copy`` before a rule is tried."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.unknowns: list[Unknown] = []
        self.places: dict[str, int] = {}
        self.relations: dict[int, tuple[int, Poly]] = {}
        self.values: dict[int, Quotient] = {}
        self.rules: list[Rule] = []

    def unknown(self, name: str, kind: str = "unknown", *, positive: bool = False, ball: arb | None = None) -> Quotient:
        if name not in self.places:
            self.places[name] = len(self.unknowns)
            generator(len(self.unknowns))
            self.unknowns.append(Unknown(name, kind, positive, ball))
        return Quotient(generator(self.places[name]))

    def simple(self, a: Quotient) -> Quotient:
        return Quotient(reduced(a.top, self.relations), reduced(a.bottom, self.relations)) if self.relations else a

    def put(self, a: Quotient) -> Quotient:
        """A quotient of generators in the unknowns."""
        top, below = self.raw(a.top)
        above, bottom = self.raw(a.bottom)
        return self.simple(Quotient(times(top, bottom), times(below, above)) if len(top) else number(0))

    def raw(self, a: Poly) -> tuple[Poly, Poly]:
        top, bottom = substituted(a, lambda i: self.values[i])
        return reduced(top, self.relations), reduced(bottom, self.relations)

    # --------------------------------------------------------------------------------------------- signs

    def shows(self, a: Quotient, *, strict: bool = False) -> bool:
        """The sign from the coefficients alone."""
        return self.coefficients(a.top, strict=strict) and self.coefficients(a.bottom, strict=True)

    def coefficients(self, a: Poly, *, strict: bool) -> bool:
        if not len(a):
            return not strict
        numbers = [i for i in used(a) if self.unknowns[i].kind == "number"]
        terms = (
            self._grouped(a, numbers) if numbers else {m: (fmpq(c) > 0) - (fmpq(c) < 0) for m, c in a.to_dict().items()}
        )
        never_zero = False
        for monomial, sign in terms.items():
            if sign is None or sign < 0:
                return False
            if any(e % 2 and self.unknowns[i].kind == "any" for i, e in enumerate(monomial)):
                return False
            never_zero |= sign > 0 and all(not e or self.unknowns[i].positive for i, e in enumerate(monomial))
        return never_zero or not strict

    def _grouped(self, a: Poly, numbers: list[int]) -> dict[tuple[int, ...], int | None]:
        sums: dict[tuple[int, ...], arb] = {}
        for monomial, c in a.to_dict().items():
            rest, value = list(monomial), arb(fmpq(c))
            for i in numbers:
                for _ in range(int(monomial[i])):
                    value = value * self.unknowns[i].ball
                rest[i] = 0
            sums[tuple(rest)] = sums.get(tuple(rest), arb(0)) + value
        return {m: 1 if s > 0 else -1 if s < 0 else None for m, s in sums.items()}

    def sign(self, a: Poly, *, strict: bool, depth: int = 2) -> SignProof | None:
        """By coefficients, by a square that removes a root, or by a discriminant."""
        if self.coefficients(a, strict=strict):
            return SignProof()
        if depth == 0:
            return None
        for i in used(a):
            if i in self.relations and self.relations[i][0] == 2 and degree_in(a, i) == 1:
                if (found := self._by_square(a, i, strict=strict, depth=depth)) is not None:
                    return found
            elif (
                i not in self.relations
                and degree_in(a, i) == 2
                and self.unknowns[i].kind != "number"
                and (found := self._by_discriminant(a, i, strict=strict, depth=depth)) is not None
            ):
                return found
        return None

    def _by_square(self, a: Poly, i: int, *, strict: bool, depth: int) -> SignProof | None:
        free, factor = coefficients_in(a, i)
        square = self.relations[i][1]
        excess = reduced(times(free, free) - times(times(factor, factor), square), self.relations)
        for first, base, gap in ((True, free, excess), (False, factor, -excess)):
            one = self.sign(base, strict=False, depth=depth - 1)
            two = self.sign(gap, strict=strict, depth=depth - 1) if one is not None else None
            if one is not None and two is not None:
                return SignProof("square", self.unknowns[i].name, first, (one, two))
        return None

    def _by_discriminant(self, a: Poly, i: int, *, strict: bool, depth: int) -> SignProof | None:
        c, b, lead = coefficients_in(a, i)
        gap = reduced(times(lead, c) * 4 - times(b, b), self.relations)
        parts = []
        for part, sharp in ((lead, False), (c, strict), (gap, strict)):
            found = self.sign(part, strict=sharp, depth=depth - 1)
            if found is None:
                return None
            parts.append(found)
        return SignProof("quadratic", self.unknowns[i].name, True, tuple(parts))

    # --------------------------------------------------------------------------------------------- names

    def cover(self, i: int, rule: str, bounds: tuple[Bound, ...], extra: tuple[Any, ...] = ()) -> bool:
        """Give a name's generator its value; False where the rule does not apply."""
        made = self.reader.generators[i]
        ends = [self.put(bound.value) for bound in bounds]
        roots: list[Any] = []
        if rule == "equal":
            ends = [number(extra[0])]
        if made.degree > 1:
            found = [self.root(end, made.degree) for end in ends]
            if any(root is None for root in found):
                return False
            ends = [root for root in found if root is not None]
            roots = [self.named(root) for root in ends]
        value = self._covered(f"u{i}", rule, ends, bounds)
        if value is None:
            return False
        self.values[i] = value
        self.rules.append((i, rule, (*(bound.place for bound in bounds), *extra, tuple(roots))))
        return True

    def _covered(self, name: str, rule: str, ends: list[Quotient], bounds: tuple[Bound, ...]) -> Quotient | None:
        if rule in ("equal", "at"):
            return ends[0]
        if rule == "half":
            return self.unknown(name)
        if rule == "lower":
            return ends[0] + self.unknown(name, positive=bounds[0].strict)
        if rule == "upper":
            return ends[0] - self.unknown(name, positive=bounds[0].strict)
        if rule == "between":
            low, high = bounds
            if low.strict and not high.strict:
                t = self.unknown(name)
                return (ends[0] * t + ends[1]) / (ONE_Q + t)
            if high.strict:
                t = self.unknown(name, positive=low.strict)
                return (ends[0] + ends[1] * t) / (ONE_Q + t)
            return None
        return self.unknown(name, "any") if rule == "free" else None

    def root(self, value: Quotient, degree: int) -> Quotient | None:
        """A non-negative quotient whose power is the value, if it is easy."""
        parts = [self._poly_root(part, degree) for part in (value.top, value.bottom)]
        return None if parts[0] is None or parts[1] is None else parts[0] / parts[1]

    def _poly_root(self, value: Poly, degree: int) -> Quotient | None:
        if not len(value):
            return number(0)
        content, factors = value.factor()
        result = self._number_root(fmpq(content), degree)
        for factor, power in factors:
            if result is None or int(power) % degree or not self.coefficients(factor, strict=False):
                return None
            result = result * Quotient(factor).power(int(power) // degree)
        return result

    def _number_root(self, value: fmpq, degree: int) -> Quotient | None:
        if value < 0:
            return None
        parts = [int(fmpz(part).root(degree)) for part in (value.p, value.q)]
        if parts[0] ** degree == int(value.p) and parts[1] ** degree == int(value.q):
            return number(Fraction(*parts))
        whole = fmpz(value.p) * fmpz(value.q) ** (degree - 1)
        name = f"r{whole}^{degree}"
        found = self.unknown(name, "number", positive=True, ball=arb(fmpz(whole)).root(degree))
        self.relations[self.places[name]] = (degree, constant(int(whole)))
        return found * number(Fraction(1, int(value.q)))

    def named(self, a: Quotient) -> tuple[dict[Any, Fraction], dict[Any, Fraction]]:
        """A quotient of unknowns as data, by their names."""

        def data(p: Poly) -> dict[Any, Fraction]:
            return {
                tuple((self.unknowns[i].name, int(e)) for i, e in enumerate(m) if e): Fraction(
                    int(fmpq(c).p), int(fmpq(c).q)
                )
                for m, c in p.to_dict().items()
            }

        return data(a.top), data(a.bottom)

"""One case of a proof: every generator written in non-negative unknowns, and signs seen from coefficients.

A rule replaces a generator by something that covers all its values: n >= k becomes k + u, a floor becomes x - t/(1+t),
2 to an integer power T >= 0 becomes 1 + T + u.  The rules and their conditions are listed in ``recheck_rules`` again,
by other code; here they serve the search.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq, fmpz

from numerics.formula.order.derivation import SignProof
from numerics.formula.order.normal import Generator, Reader
from numerics.formula.order.ring import (
    GiveUp,
    Poly,
    Quotient,
    coefficients_in,
    constant,
    degree_in,
    generator,
    is_constant,
    number,
    reduced,
    substituted,
    times,
    used,
)

__all__ = ["Bound", "Case", "Unknown"]

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


class Case:
    """The values of generators under some rules; ``copy`` before a rule is tried."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.unknowns: list[Unknown] = []
        self.places: dict[str, int] = {}
        self.relations: dict[int, tuple[int, Poly]] = {}
        self.values: dict[int, Quotient] = {}
        self.rules: list[Rule] = []

    def copy(self) -> Case:
        new = Case(self.reader)
        new.unknowns, new.places = list(self.unknowns), dict(self.places)
        new.relations, new.values, new.rules = dict(self.relations), dict(self.values), list(self.rules)
        return new

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
        terms = self._grouped(a, numbers) if numbers else {
            m: (fmpq(c) > 0) - (fmpq(c) < 0) for m, c in a.to_dict().items()}
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
            elif i not in self.relations and degree_in(a, i) == 2 and self.unknowns[i].kind != "number" and \
                    (found := self._by_discriminant(a, i, strict=strict, depth=depth)) is not None:
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
            return {tuple((self.unknowns[i].name, int(e)) for i, e in enumerate(m) if e):
                    Fraction(int(fmpq(c).p), int(fmpq(c).q)) for m, c in p.to_dict().items()}
        return data(a.top), data(a.bottom)

    # --------------------------------------------------------------------------------------------- atoms

    def apply(self, i: int, rule: str, extra: tuple[Any, ...] = ()) -> bool:
        """Give an atom its value by a rule; False where its condition is not seen."""
        made = self.reader.generators[i]
        if rule == "number":
            self.values[i] = self._as_number(i, made)
        else:
            assert made.argument is not None
            value = getattr(self, f"_{made.kind}_rule")(i, made, self.put(made.argument), rule, extra)
            if value is None:
                return False
            self.values[i] = value
            extra = (self.named(value),) if rule == "perfect" else extra
        self.rules.append((i, rule, extra))
        return True

    def _as_number(self, i: int, made: Generator) -> Quotient:
        found = self.unknown(f"s{i}", "number", positive=bool(made.ball is not None and made.ball > 0), ball=made.ball)
        if made.kind == "root":
            assert made.argument is not None
            inside = self.put(made.argument)
            if not is_constant(inside.bottom):
                raise GiveUp("a number with a denominator")
            square = inside.top * (1 / fmpq(inside.bottom.leading_coefficient()))
            self.relations[self.places[f"s{i}"]] = (made.degree, square)
        return found

    def _root_rule(self, i: int, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]) -> Quotient | None:
        if rule == "perfect":
            return self.root(a, made.degree)
        found = self.unknown(f"s{i}", "root", positive=self.shows(a, strict=True))
        inside = reduced(times(a.top, a.bottom ** (made.degree - 1)), self.relations)
        self.relations[self.places[f"s{i}"]] = (made.degree, inside)
        return found / Quotient(a.bottom)

    def _floor_rule(self, i: int, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]) -> Quotient | None:
        if rule == "exact":
            return number(math.floor(a.number())) if a.is_number() else None
        if rule == "free":
            return self.unknown(f"u{i}", "any")
        if rule == "slack":
            t = self.unknown(f"u{i}")
            return a - t / (ONE_Q + t)
        if rule == "under":
            return a - self.unknown(f"u{i}")
        if rule == "sharp":
            return self._sharp(i, made)
        bound = number(extra[0])
        if rule == "least":
            return bound + self.unknown(f"u{i}") if self.shows(a - bound) else None
        if rule == "most":
            return bound - self.unknown(f"u{i}") if self.shows(bound + ONE_Q - a, strict=True) else None
        return None

    def _sharp(self, i: int, made: Generator) -> Quotient | None:
        """⌊p/q⌋ >= (p - q + 1)/q for integers p and q > 0."""
        argument = made.argument
        assert argument is not None
        common = math.lcm(*(int(fmpq(c).q) for part in (argument.top, argument.bottom) for c in part.coeffs()))
        p, q = Quotient(argument.top * common), Quotient(argument.bottom * common)
        below = self.put(q)
        if not self.reader.whole(p) or not self.reader.whole(q) or not self.shows(below, strict=True):
            return None
        return (self.put(p) - below + ONE_Q) / below + self.unknown(f"u{i}")

    def _positive_rule(self, i: int, made: Generator, a: Quotient, rule: str,
                       extra: tuple[Any, ...]) -> Quotient | None:
        if rule == "self":
            return a if self.shows(a) else None
        if rule == "zero":
            return number(0) if self.shows(-a) else None
        u = self.unknown(f"u{i}")
        return u if rule == "free" else a + u

    def _log_rule(self, i: int, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]) -> Quotient | None:
        if rule == "free":
            return self.unknown(f"u{i}", "any")
        if rule == "zero":
            return number(0) if a == ONE_Q else None
        if rule == "nonneg":
            more = a - ONE_Q
            return self.unknown(f"u{i}", positive=self.shows(more, strict=True)) if self.shows(more) else None
        if rule == "nonpos":
            less = ONE_Q - a
            return -self.unknown(f"u{i}", positive=self.shows(less, strict=True)) if self.shows(less) else None
        if rule == "below":
            return a - ONE_Q - self.unknown(f"u{i}")
        if rule == "above":
            return ONE_Q - ONE_Q / a + self.unknown(f"u{i}")
        other = self.reader.generators[extra[0]].argument
        assert other is not None
        gap = a - self.put(other)
        u = self.unknown(f"u{i}")
        if rule == "over":
            return self.values[extra[0]] + u if self.shows(gap) else None
        return self.values[extra[0]] - u if self.shows(-gap) else None

    def _exp_rule(self, i: int, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]) -> Quotient | None:
        name = f"u{i}"
        if rule == "exact":
            base = self._base(made)
            if base is None or not base.is_number() or not a.is_number() or a.number().q != 1 or abs(a.number()) > 200:
                return number(1) if a.is_number() and a.number() == 0 else None
            return base.power(int(a.number().p))
        if rule == "free":
            return self.unknown(name, positive=True)
        base = self._base(made)
        if base is not None and not self.shows(base - ONE_Q):
            return None
        if rule in ("over", "under"):
            return self._compared(name, made, a, base, rule, extra[0])
        if rule == "one":
            return ONE_Q + self.unknown(name) if self.shows(a) else None
        if rule == "less":
            return ONE_Q / (ONE_Q + self.unknown(name)) if self.shows(-a) else None
        if rule == "tangent":
            return ONE_Q + a + self.unknown(name) if made.base is None else None
        return self._series(name, made, a, rule, extra)

    def _compared(self, name: str, made: Generator, a: Quotient, base: Quotient | None, rule: str,
                  other: int) -> Quotient | None:
        two = self.reader.generators[other]
        assert two.argument is not None
        exponent, sign = self.put(two.argument), number(1 if rule == "over" else -1)
        if two.base == made.base:
            fine = self.shows((a - exponent) * sign)
        else:
            below = self._base(two)
            low, high = (number(2), number(3)) if below is None else (below, below)
            mine = (number(2), number(3)) if base is None else (base, base)
            gap = mine[0] - high if rule == "over" else low - mine[1]
            fine = a == exponent and self.shows(a) and self.shows(gap)
        if not fine:
            return None
        u, known = self.unknown(name), self.values[other]
        return known * (ONE_Q + u) if rule == "over" else known / (ONE_Q + u)

    def _base(self, made: Generator) -> Quotient | None:
        argument = None if made.base is None else self.reader.generators[made.base].argument
        return None if argument is None else self.put(argument)

    def _series(self, name: str, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]) -> Quotient | None:
        """Partial sums: of the binomial series for an integer exponent, of Taylor's for any; the exponent is >= 0."""
        degree, rate = extra
        if not self.shows(a):
            return None
        if rule == "binomial":
            base = self._base(made)
            assert made.argument is not None
            if base is None or not base.is_number() or not self.reader.whole(made.argument):
                return None
            rate = Fraction(int(base.number().p), int(base.number().q)) - 1
        total = term = ONE_Q
        for j in range(1, degree + 1):
            step = a - number(j - 1) if rule == "binomial" else a
            term = term * step * number(rate / j)
            total = total + term
        return total + self.unknown(name)



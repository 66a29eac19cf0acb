"""The re-check of one case: each generator is covered by its rule, and the sign is seen from the coefficients."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.order.derivation import SignProof
from numerics.formula.order.recheck_terms import (
    Fail,
    Poly,
    Term,
    add,
    constant,
    equal,
    multiply,
    power,
    powers_of,
    put_in,
    reduce,
    scale,
    variable,
)

__all__ = ["ONE", "Limit", "Unknowns", "number"]

ONE = Term(constant(1))


@dataclass(frozen=True)
class Limit:
    """A relation that holds in this case: ``value`` >= 0 (> 0 if strict, == 0 if an equation)."""

    value: Term | None
    strict: bool = False
    equation: bool = False


def number(value: Fraction | int) -> Term:
    return Term(constant(value))


class Unknowns:
    """Unknowns of one leaf, and what is known of each."""

    def __init__(self, book: Any, limits: tuple[Limit, ...]) -> None:
        self.book, self.limits = book, limits
        self.values: dict[int, Term] = {}
        self.any: set[str] = set()  # unknowns of either sign
        self.positive: set[str] = set()
        self.balls: dict[str, arb] = {}  # unknowns that are numbers
        self.roots: dict[str, tuple[int, Poly]] = {}
        self.made: set[str] = set()

    def _known(self, generator: Any) -> Term:
        if generator not in self.values:
            raise Fail("a generator without a value")
        return self.values[generator]

    def _reduce(self, a: Poly) -> Poly:
        return reduce(a, self.roots, list(self.roots)[::-1]) if self.roots else dict(a)

    def put(self, term: Term) -> Term:
        top, below = put_in(term.top, self._known)
        above, bottom = put_in(term.bottom, self._known)
        return Term(self._reduce(multiply(top, bottom)), self._reduce(multiply(below, above)))

    # --------------------------------------------------------------------------------------------- signs

    def _coefficients(self, a: Mapping[Any, Fraction], *, strict: bool) -> bool:
        sums: dict[Any, arb | Fraction] = {}
        for monomial, value in a.items():
            size: arb | Fraction = value
            for name, e in monomial:
                if name in self.balls:
                    size = arb(fmpq(size.numerator, size.denominator)) if isinstance(size, Fraction) else size
                    for _ in range(e):
                        size = size * self.balls[name]
            rest = tuple(pair for pair in monomial if pair[0] not in self.balls)
            sums[rest] = _sum(sums[rest], size) if rest in sums else size
        for monomial, total in sums.items():
            if not total >= 0 or any(name in self.any and e % 2 for name, e in monomial):
                return False
        return not strict or any(
            total > 0 and all(name in self.positive for name, _ in monomial) for monomial, total in sums.items()
        )

    def _shows(self, term: Term, *, strict: bool = False) -> bool:
        return self._coefficients(term.top, strict=strict) and self._coefficients(term.bottom, strict=True)

    def _sign(self, a: Poly, proof: SignProof, *, strict: bool, depth: int = 0) -> None:
        if depth > 4:
            raise Fail("a sign by too many steps")
        if proof.method == "coefficients":
            if not self._coefficients(a, strict=strict):
                raise Fail("a coefficient that is negative")
        elif proof.method == "square":
            self._square(a, proof, strict=strict, depth=depth)
        elif proof.method == "quadratic":
            self._quadratic(a, proof, strict=strict, depth=depth)
        else:
            raise Fail(f"no such method: {proof.method}")

    def _square(self, a: Poly, proof: SignProof, *, strict: bool, depth: int) -> None:
        """a + b·s >= 0 from a >= 0 and a² >= b²s², or from b >= 0 and b²s² >= a²."""
        if proof.unknown not in self.roots or self.roots[proof.unknown][0] != 2:
            raise Fail("a square that removes no root")
        rows = powers_of(a, proof.unknown)
        if len(rows) > 2:
            raise Fail("a root that is left squared")
        free, factor = rows[0], rows[1] if len(rows) == 2 else {}
        gap = add(multiply(free, free), scale(multiply(multiply(factor, factor), self.roots[proof.unknown][1]), -1))
        base, gap = (free, gap) if proof.first else (factor, scale(gap, -1))
        one, two = proof.parts
        self._sign(self._reduce(base), one, strict=False, depth=depth + 1)
        self._sign(self._reduce(gap), two, strict=strict, depth=depth + 1)

    def _quadratic(self, a: Poly, proof: SignProof, *, strict: bool, depth: int) -> None:
        """a·x² + b·x + c for every real x, from a >= 0, c >= 0 (> 0) and 4ac - b² >= 0 (> 0)."""
        rows = powers_of(a, proof.unknown)
        if len(rows) != 3 or proof.unknown in self.roots:
            raise Fail("no quadratic form")
        c, b, lead = rows
        gap = add(scale(multiply(lead, c), 4), scale(multiply(b, b), -1))
        for part, how, sharp in zip((lead, c, gap), proof.parts, (False, strict, strict), strict=True):
            self._sign(self._reduce(part), how, strict=sharp, depth=depth + 1)

    # --------------------------------------------------------------------------------------------- unknowns

    def _new(self, name: str, *, positive: bool = False, either: bool = False) -> Term:
        if name in self.made:
            raise Fail("an unknown that is used twice")
        self.made.add(name)
        if positive:
            self.positive.add(name)
        if either:
            self.any.add(name)
        return Term(variable(name))

    def _constant_root(self, value: Fraction, degree: int) -> None:
        """The root of an integer as a number among the unknowns."""
        name = f"r{value}^{degree}"
        if name not in self.made and value.denominator == 1 and value > 0:
            self.made.add(name)
            self.positive.add(name)
            self.balls[name] = arb(int(value)).root(degree)
            self.roots[name] = (degree, constant(value))

    # --------------------------------------------------------------------------------------------- rules

    def _name(self, generator: int, atom: Any, rule: str, extra: tuple[Any, ...]) -> Term:
        *places, given = extra
        unknown = f"u{generator}"
        if rule == "free":
            return self._new(unknown, either=True)
        if rule == "half" and atom.degree > 1:
            return self._new(unknown)
        if rule == "equal":
            value = self.book.fixed_value(self.limits, generator, places[0])
            return self._ends([number(value)], atom, given)[0]
        bounds = [self.book.bound(self.limits, generator, place) for place in places]
        ends = self._ends([self.put(value) for value, _, _, _ in bounds], atom, given)
        sides = [(lower, strict) for _, lower, strict, _ in bounds]
        if rule == "at" and bounds[0][3]:
            return ends[0]
        if rule == "lower" and sides[0][0]:
            return ends[0] + self._new(unknown, positive=sides[0][1])
        if rule == "upper" and not sides[0][0]:
            return ends[0] - self._new(unknown, positive=sides[0][1])
        if rule == "between" and sides[0][0] and not sides[1][0]:
            return self._between(unknown, ends, low_open=sides[0][1], high_open=sides[1][1])
        raise Fail(f"a name cannot be covered by {rule}")

    def _between(self, unknown: str, ends: list[Term], *, low_open: bool, high_open: bool) -> Term:
        if high_open:
            t = self._new(unknown, positive=low_open)
            return (ends[0] + ends[1] * t) / (ONE + t)
        if low_open:
            t = self._new(unknown)
            return (ends[0] * t + ends[1]) / (ONE + t)
        raise Fail("a closed interval has two ends")

    def _ends(self, ends: list[Term], atom: Any, given: tuple[Any, ...]) -> list[Term]:
        """The ends themselves, or their roots as given, if the name is read by its root."""
        if atom.degree == 1:
            return ends
        if len(given) != len(ends):
            raise Fail("roots of ends are missing")
        return [self._checked_root(end, Term(*root), atom.degree) for end, root in zip(ends, given, strict=True)]

    def _checked_root(self, value: Term, root: Term, degree: int) -> Term:
        for name in root.gens():
            if name not in self.made and str(name).startswith("r"):
                self._constant_root(Fraction(str(name)[1:].split("^")[0]), degree)
        if not self.made >= root.gens():
            raise Fail("an unknown that nobody made")
        left = multiply(power(root.top, degree), value.bottom)
        right = multiply(value.top, power(root.bottom, degree))
        if not equal(self._reduce(left), self._reduce(right)) or not self._shows(root):
            raise Fail("this is not the root")
        return root

    def _as_number(self, generator: int, atom: Any) -> Term:
        name, ball = f"s{generator}", self.book.ball(generator)
        found = self._new(name, positive=bool(ball > 0))
        self.balls[name] = ball
        if atom.kind == "root":
            argument = self.put(self.book.arguments[generator])
            if len(argument.bottom) != 1 or () not in argument.bottom:
                raise Fail("a root of a quotient")
            self.roots[name] = (atom.degree, scale(argument.top, 1 / argument.bottom[()]))
        return found


def _sum(one: arb | Fraction, two: arb | Fraction) -> arb | Fraction:
    if isinstance(one, Fraction) and isinstance(two, Fraction):
        return one + two
    balls = [arb(fmpq(x.numerator, x.denominator)) if isinstance(x, Fraction) else x for x in (one, two)]
    return balls[0] + balls[1]

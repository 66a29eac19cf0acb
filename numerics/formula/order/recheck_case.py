"""The re-check of one case: each generator is covered by its rule, and the sign is seen from the coefficients."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.order.derivation import Leaf, SignProof
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

__all__ = ["CaseCheck", "Limit"]

ONE = Term(constant(1))


@dataclass(frozen=True)
class Limit:
    """A relation that holds in this case: ``value`` >= 0 (> 0 if strict, == 0 if an equation)."""

    value: Term | None
    strict: bool = False
    equation: bool = False


def _number(value: Fraction | int) -> Term:
    return Term(constant(value))


class CaseCheck:
    """Unknowns of one leaf, and what is known of each."""

    def __init__(self, book: Any, limits: tuple[Limit, ...]) -> None:
        self.book, self.limits = book, limits
        self.values: dict[int, Term] = {}
        self.any: set[str] = set()  # unknowns of either sign
        self.positive: set[str] = set()
        self.balls: dict[str, arb] = {}  # unknowns that are numbers
        self.roots: dict[str, tuple[int, Poly]] = {}
        self.made: set[str] = set()

    def run(self, leaf: Leaf, goal: Term, *, strict: bool) -> None:
        """Fail unless the goal is shown to be >= 0 (or > 0), with a denominator that is never 0."""
        for generator, rule, extra in leaf.rules:
            if generator in self.values:
                raise Fail("a generator with two values")
            value = self._value(generator, rule, extra)
            if not self._coefficients(value.bottom, strict=True):
                raise Fail("a denominator that may be zero")
            self.values[generator] = value
        sign = -1 if leaf.negated else 1
        top, _ = put_in(goal.top, self._known)
        bottom, _ = put_in(goal.bottom, self._known)
        self._sign(self._reduce(scale(bottom, sign)), leaf.bottom, strict=True)
        self._sign(self._reduce(scale(top, sign)), leaf.top, strict=strict)

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
                    size = (arb(fmpq(size.numerator, size.denominator)) if isinstance(size, Fraction) else size)
                    for _ in range(e):
                        size = size * self.balls[name]
            rest = tuple(pair for pair in monomial if pair[0] not in self.balls)
            sums[rest] = _sum(sums[rest], size) if rest in sums else size
        for monomial, total in sums.items():
            if not total >= 0 or any(name in self.any and e % 2 for name, e in monomial):
                return False
        return not strict or any(total > 0 and all(name in self.positive for name, _ in monomial)
                                 for monomial, total in sums.items())

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

    def _value(self, generator: int, rule: str, extra: tuple[Any, ...]) -> Term:
        atom = self.book.atoms[generator]
        if atom.kind == "name":
            return self._name(generator, atom, rule, extra)
        if rule == "number":
            return self._as_number(generator, atom)
        argument = self.put(self.book.arguments[generator])
        table = {"root": self._root, "floor": self._floor, "positive": self._positive, "log": self._log,
                 "exp": self._exp}
        return table[atom.kind](generator, atom, argument, rule, extra)

    def _name(self, generator: int, atom: Any, rule: str, extra: tuple[Any, ...]) -> Term:
        *places, given = extra
        unknown = f"u{generator}"
        if rule == "free":
            return self._new(unknown, either=True)
        if rule == "half" and atom.degree > 1:
            return self._new(unknown)
        if rule == "equal":
            value = self.book.fixed_value(self.limits, generator, places[0])
            return self._ends([_number(value)], atom, given)[0]
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

    def _root(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        if rule == "perfect":
            return self._checked_root(a, Term(*extra[0]), atom.degree)
        name = f"s{generator}"
        found = self._new(name, positive=self._shows(a, strict=True))
        self.roots[name] = (atom.degree, self._reduce(multiply(a.top, power(a.bottom, atom.degree - 1))))
        return found / Term(a.bottom)

    def _floor(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        unknown = f"u{generator}"
        if rule == "exact" and (value := a.number()) is not None:
            return _number(math.floor(value))
        if rule == "free":
            return self._new(unknown, either=True)
        if rule == "slack":
            t = self._new(unknown)
            return a - t / (ONE + t)
        if rule == "under":
            return a - self._new(unknown)
        if rule == "sharp":
            return self._sharp(generator) + self._new(unknown)
        bound = extra[0]
        if rule == "least" and bound.denominator == 1 and self._shows(a - _number(bound)):
            return _number(bound) + self._new(unknown)
        if rule == "most" and bound.denominator == 1 and self._shows(_number(bound + 1) - a, strict=True):
            return _number(bound) - self._new(unknown)
        raise Fail(f"a floor cannot be covered by {rule}")

    def _sharp(self, generator: int) -> Term:
        """⌊p/q⌋ >= (p - q + 1)/q for integers p and q > 0."""
        argument = self.book.arguments[generator]
        common = math.lcm(*(c.denominator for c in (*argument.top.values(), *argument.bottom.values())))
        p, q = Term(scale(argument.top, common)), Term(scale(argument.bottom, common))
        below = self.put(q)
        if not self.book.whole(p) or not self.book.whole(q) or not self._shows(below, strict=True):
            raise Fail("a floor of what is no quotient of integers")
        return (self.put(p) - below + ONE) / below

    def _positive(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        if rule == "self" and self._shows(a):
            return a
        if rule == "zero" and self._shows(-a):
            return _number(0)
        if rule in ("free", "over"):
            u = self._new(f"u{generator}")
            return u if rule == "free" else a + u
        raise Fail(f"a positive part cannot be covered by {rule}")

    def _log(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        name = f"u{generator}"
        if rule == "free":
            return self._new(name, either=True)
        if rule == "zero" and a.number() == 1:
            return _number(0)
        if rule == "nonneg" and self._shows(a - ONE):
            return self._new(name, positive=self._shows(a - ONE, strict=True))
        if rule == "nonpos" and self._shows(ONE - a):
            return -self._new(name, positive=self._shows(ONE - a, strict=True))
        if rule == "below":
            return a - ONE - self._new(name)
        if rule == "above":
            return ONE - Term(a.bottom, a.top) + self._new(name)
        if rule in ("over", "under") and self.book.atoms[extra[0]].kind == "log":
            gap = a - self.put(self.book.arguments[extra[0]])
            if self._shows(gap if rule == "over" else -gap):
                other, u = self._known(extra[0]), self._new(name)
                return other + u if rule == "over" else other - u
        raise Fail(f"a logarithm cannot be covered by {rule}")

    def _exp(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        name = f"u{generator}"
        base = None if atom.base is None else self.put(self.book.arguments[atom.base])
        if rule == "exact":
            return self._exact_power(base, a.number())
        if rule == "free":
            return self._new(name, positive=True)
        if base is not None and not self._shows(base - ONE):
            raise Fail("a base that may be less than 1")
        if rule in ("over", "under"):
            return self._compared(generator, atom, a, base, rule, extra[0])
        if rule == "one" and self._shows(a):
            return ONE + self._new(name)
        if rule == "less" and self._shows(-a):
            return ONE / (ONE + self._new(name))
        if rule == "tangent" and base is None:
            return ONE + a + self._new(name)
        if rule in ("binomial", "taylor") and self._shows(a):
            return self._series(generator, base, a, rule, extra) + self._new(name)
        raise Fail(f"a power cannot be covered by {rule}")

    def _compared(self, generator: int, atom: Any, a: Term, base: Term | None, rule: str, other: int) -> Term:
        """A power with the same base (>= 1) and another exponent, or with the same exponent (>= 0) and another base."""
        two = self.book.atoms[other]
        exponent, sign = self.put(self.book.arguments[other]), 1 if rule == "over" else -1
        if two.kind != "exp":
            raise Fail("a power against no power")
        if two.base == atom.base:
            fine = self._shows((a - exponent) * _number(sign))
        else:
            low = _number(2) if two.base is None else self.put(self.book.arguments[two.base])  # 2 < e < 3
            high = _number(3) if two.base is None else low
            mine = (_number(2), _number(3)) if base is None else (base, base)
            gap = mine[0] - high if rule == "over" else low - mine[1]
            fine = self._same_as(a, exponent) and self._shows(a) and self._shows(gap)
        if not fine:
            raise Fail("powers that are not ordered")
        u, known = self._new(f"u{generator}"), self._known(other)
        return known * (ONE + u) if rule == "over" else known / (ONE + u)

    def _same_as(self, one: Term, two: Term) -> bool:
        return equal(self._reduce(multiply(one.top, two.bottom)), self._reduce(multiply(two.top, one.bottom)))

    def _exact_power(self, base: Term | None, exponent: Fraction | None) -> Term:
        if exponent == 0:
            return ONE
        value = None if base is None else base.number()
        if value is None or exponent is None or exponent.denominator != 1 or abs(exponent) > 200:
            raise Fail("no exact power")
        return _number(value ** int(exponent))

    def _series(self, generator: int, base: Term | None, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        """A partial sum that a power is at least: of (1 + r)^T for integers T >= 0, of exp(cT) with c <= log(base)."""
        degree, rate = extra
        value = None if base is None else base.number()
        if rule == "binomial":
            if value is None or not self.book.whole(self.book.arguments[generator]):
                raise Fail("the binomial series needs an integer")
            rate = value - 1
        elif not self._slow(rate, base, value):
            raise Fail("a rate that is too high")
        if not 1 <= degree <= 6:
            raise Fail("a long series")
        total = term = ONE
        for j in range(1, degree + 1):
            term = term * ((a - _number(j - 1)) if rule == "binomial" else a) * _number(rate / j)
            total = total + term
        return total

    def _slow(self, rate: Fraction, base: Term | None, value: Fraction | None) -> bool:
        if base is None:
            return 0 <= rate <= 1
        return value is not None and rate >= 0 and \
            bool(arb(fmpq(value.numerator, value.denominator)).log() >= arb(fmpq(rate.numerator, rate.denominator)))


def _sum(one: arb | Fraction, two: arb | Fraction) -> arb | Fraction:
    if isinstance(one, Fraction) and isinstance(two, Fraction):
        return one + two
    balls = [arb(fmpq(x.numerator, x.denominator)) if isinstance(x, Fraction) else x for x in (one, two)]
    return balls[0] + balls[1]

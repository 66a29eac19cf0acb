"""The rules of the re-check: how a root, a floor, a positive part, a logarithm or a power is covered by unknowns."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.order.derivation import Leaf
from numerics.formula.order.recheck_case import ONE, Unknowns, number
from numerics.formula.order.recheck_terms import Fail, Poly, Term, equal, multiply, power, put_in, scale

__all__ = ["CaseCheck"]


class CaseCheck(Unknowns):
    """One leaf of a proof."""

    def run(self, leaf: Leaf, goal: Poly, *, strict: bool) -> None:
        """Fail unless the polynomial is shown to be >= 0 (or > 0)."""
        for generator, rule, extra in leaf.rules:
            if generator in self.values:
                raise Fail("a generator with two values")
            value = self._value(generator, rule, extra)
            if not self._coefficients(value.bottom, strict=True):
                raise Fail("a denominator that may be zero")
            self.values[generator] = value
        top, _ = put_in(goal, self._known)
        self._sign(self._reduce(top), leaf.sign, strict=strict)

    def _value(self, generator: int, rule: str, extra: tuple[Any, ...]) -> Term:
        atom = self.book.atoms[generator]
        if atom.kind == "name":
            return self._name(generator, atom, rule, extra)
        if rule == "number":
            return self._as_number(generator, atom)
        argument = self.put(self.book.arguments[generator])
        table = {
            "root": self._root,
            "floor": self._floor,
            "positive": self._positive,
            "log": self._log,
            "exp": self._exp,
        }
        return table[atom.kind](generator, atom, argument, rule, extra)

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
            return number(math.floor(value))
        if rule == "free":
            return self._new(unknown, either=True)
        if rule == "slack":
            t = self._new(unknown)
            return a - t / (ONE + t)
        if rule == "under":
            return a - self._new(unknown)
        if rule == "sharp":
            return self._sharp(generator) + self._new(unknown)
        if rule in ("above", "below"):
            return self._beside(unknown, a, rule, extra[0])
        bound = extra[0]
        if rule == "least" and bound.denominator == 1 and self._shows(a - number(bound)):
            return number(bound) + self._new(unknown)
        if rule == "most" and bound.denominator == 1 and self._shows(number(bound + 1) - a, strict=True):
            return number(bound) - self._new(unknown)
        raise Fail(f"a floor cannot be covered by {rule}")

    def _beside(self, unknown: str, a: Term, rule: str, other: int) -> Term:
        """⌊x⌋ >= ⌊y⌋ if x >= y."""
        if self.book.atoms[other].kind != "floor":
            raise Fail("a floor beside something else")
        gap = a - self.put(self.book.arguments[other])
        if not self._shows(gap if rule == "above" else -gap):
            raise Fail("floors that are not ordered")
        known, u = self._known(other), self._new(unknown)
        return known + u if rule == "above" else known - u

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
            return number(0)
        if rule in ("given", "given not"):
            return self._given(generator, a, rule, extra[0])
        if rule in ("free", "over"):
            u = self._new(f"u{generator}")
            return u if rule == "free" else a + u
        raise Fail(f"a positive part cannot be covered by {rule}")

    def _given(self, generator: int, a: Term, rule: str, place: int) -> Term:
        """The case itself says which sign the numerator has; the denominator is positive."""
        argument, limit = self.book.arguments[generator], self.limits[place]
        top = argument.top if rule == "given" else scale(argument.top, -1)
        if limit.value is None or not self.book.same(limit.value, Term(top)):
            raise Fail("the case says something else")
        if not self._shows(self.put(Term(argument.bottom)), strict=True):
            raise Fail("a denominator that may be negative")
        return a if rule == "given" else number(0)

    def _log(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        name = f"u{generator}"
        if rule == "free":
            return self._new(name, either=True)
        if rule == "zero" and a.number() == 1:
            return number(0)
        if rule == "nonneg" and self._shows(a - ONE):
            return self._new(name, positive=self._shows(a - ONE, strict=True))
        if rule == "nonpos" and self._shows(ONE - a):
            return -self._new(name, positive=self._shows(ONE - a, strict=True))
        if rule == "below":
            return a - ONE - self._new(name)
        if rule == "above":
            return ONE - Term(a.bottom, a.top) + self._new(name)
        return self._against(name, a, rule, extra[0])

    def _against(self, name: str, a: Term, rule: str, other: int) -> Term:
        """log(a) against log(q): a >= q or a <= q, or 1 - q/a <= log(a) - log(q) <= a/q - 1."""
        if self.book.atoms[other].kind != "log":
            raise Fail(f"a logarithm cannot be covered by {rule}")
        known, inside = self._known(other), self.put(self.book.arguments[other])
        if rule == "ratio below":
            return known + a / inside - ONE - self._new(name)
        if rule == "ratio above":
            return known + ONE - inside / a + self._new(name)
        gap = a - inside if rule == "over" else inside - a
        if rule not in ("over", "under") or not self._shows(gap):
            raise Fail(f"a logarithm cannot be covered by {rule}")
        u = self._new(name, positive=self._shows(gap, strict=True))
        return known + u if rule == "over" else known - u

    def _exp(self, generator: int, atom: Any, a: Term, rule: str, extra: tuple[Any, ...]) -> Term:
        name = f"u{generator}"
        base = None if atom.base is None else self.put(self.book.arguments[atom.base])
        if rule == "exact":
            return self._exact_power(base, a.number())
        if rule == "free":
            return self._new(name, positive=True)
        if rule == "step":
            return self._step(name, base, a, *extra)
        if base is not None and not self._shows(base - ONE):
            raise Fail("a base that may be less than 1")
        if rule in ("over", "under"):
            return self._compared(generator, atom, a, base, rule, extra[0])
        if rule == "tangent" and base is None:
            return ONE + a + self._new(name)
        if rule in ("binomial", "taylor") and self._shows(a):
            return self._series(generator, base, a, rule, extra) + self._new(name)
        raise Fail(f"a power cannot be covered by {rule}")

    def _step(self, name: str, base: Term | None, a: Term, place: Fraction, way: str) -> Term:
        """b^T >= b^c if b >= 1 and T >= c, or if b <= 1 and T <= c; b^T <= b^c in the two other cases."""
        if place not in (0, 1, 2) or way not in ("more", "less") or (base is None and place):
            raise Fail("no such step")
        large = base is None or self._shows(base - ONE)
        small = base is not None and self._shows(ONE - base)
        over, under = self._shows(a - number(place)), self._shows(number(place) - a)
        fine = (large and over) or (small and under) if way == "more" else (large and under) or (small and over)
        if not fine:
            raise Fail("a step that is not shown")
        known = ONE if base is None else base.power(int(place))
        u = ONE + self._new(name)
        return known * u if way == "more" else known / u

    def _compared(self, generator: int, atom: Any, a: Term, base: Term | None, rule: str, other: int) -> Term:
        """A power with the same base (>= 1) and another exponent, or with the same exponent (>= 0) and another base."""
        two = self.book.atoms[other]
        exponent, sign = self.put(self.book.arguments[other]), 1 if rule == "over" else -1
        if two.kind != "exp":
            raise Fail("a power against no power")
        if two.base == atom.base:
            fine = self._shows((a - exponent) * number(sign))
        else:
            low = number(2) if two.base is None else self.put(self.book.arguments[two.base])  # 2 < e < 3
            high = number(3) if two.base is None else low
            mine = (number(2), number(3)) if base is None else (base, base)
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
        return number(value ** int(exponent))

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
            term = term * ((a - number(j - 1)) if rule == "binomial" else a) * number(rate / j)
            total = total + term
        return total

    def _slow(self, rate: Fraction, base: Term | None, value: Fraction | None) -> bool:
        if base is None:
            return 0 <= rate <= 1
        return (
            value is not None
            and rate >= 0
            and bool(arb(fmpq(value.numerator, value.denominator)).log() >= arb(fmpq(rate.numerator, rate.denominator)))
        )

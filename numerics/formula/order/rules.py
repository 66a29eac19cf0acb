"""The rules by which the search covers atoms; the re-check has its own."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import fmpq

from numerics.formula.order.case import ONE_Q, Names
from numerics.formula.order.normal import Generator
from numerics.formula.order.ring import GiveUp, Quotient, is_constant, number, reduced, times

__all__ = ["Case"]


class Case(Names):
    """The values of generators under some rules; ``copy`` before a rule is tried."""

    def copy(self) -> Case:
        new = Case(self.reader)
        new.unknowns, new.places = list(self.unknowns), dict(self.places)
        new.relations, new.values, new.rules = dict(self.relations), dict(self.values), list(self.rules)
        return new

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
        if rule in ("above", "below"):
            return self._beside(i, a, rule, extra[0])
        bound = number(extra[0])
        if rule == "least":
            return bound + self.unknown(f"u{i}") if self.shows(a - bound) else None
        if rule == "most":
            return bound - self.unknown(f"u{i}") if self.shows(bound + ONE_Q - a, strict=True) else None
        return None

    def _beside(self, i: int, a: Quotient, rule: str, other: int) -> Quotient | None:
        """A floor does not fall where its argument grows."""
        argument = self.reader.generators[other].argument
        assert argument is not None
        gap = a - self.put(argument) if rule == "above" else self.put(argument) - a
        if not self.shows(gap):
            return None
        u = self.unknown(f"u{i}")
        return self.values[other] + u if rule == "above" else self.values[other] - u

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

    def _positive_rule(
        self, i: int, made: Generator, a: Quotient, rule: str, extra: tuple[Any, ...]
    ) -> Quotient | None:
        if rule == "self":
            return a if self.shows(a) else None
        if rule == "zero":
            return number(0) if self.shows(-a) else None
        if rule in ("given", "given not"):
            assert made.argument is not None
            below = self.put(Quotient(made.argument.bottom))
            return (a if rule == "given" else number(0)) if self.shows(below, strict=True) else None
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
        known, inside = self.values[extra[0]], self.put(other)
        if rule == "ratio below":
            return known + a / inside - ONE_Q - self.unknown(f"u{i}")
        if rule == "ratio above":
            return known + ONE_Q - inside / a + self.unknown(f"u{i}")
        gap = a - inside if rule == "over" else inside - a
        if not self.shows(gap):
            return None
        u = self.unknown(f"u{i}", positive=self.shows(gap, strict=True))
        return known + u if rule == "over" else known - u

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
        if rule == "step":
            return self._step(name, base, a, *extra)
        if base is not None and not self.shows(base - ONE_Q):
            return None
        if rule in ("over", "under"):
            return self._compared(name, made, a, base, rule, extra[0])
        if rule == "tangent":
            return ONE_Q + a + self.unknown(name) if made.base is None else None
        return self._series(name, made, a, rule, extra)

    def _step(self, name: str, base: Quotient | None, a: Quotient, place: Fraction, way: str) -> Quotient | None:
        """Against the base to the power 0, 1 or 2, by whether the base and the exponent are above or below."""
        large = base is None or self.shows(base - ONE_Q)
        if not large and (base is None or not self.shows(ONE_Q - base)):
            return None
        if base is None and place:
            return None
        above = large == (way == "more")  # the exponent must be at least the place
        gap = a - number(place) if above else number(place) - a
        if not self.shows(gap):
            return None
        known = ONE_Q if base is None else base.power(int(place))
        u = ONE_Q + self.unknown(name)
        return known * u if way == "more" else known / u

    def _compared(
        self, name: str, made: Generator, a: Quotient, base: Quotient | None, rule: str, other: int
    ) -> Quotient | None:
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

"""Roots, exponentials and logarithms in generators: of a product they are products and sums."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import fmpq, fmpz

from numerics.formula.order.generators import MAX_POWER, ONE_Q, ZERO_Q, Generator, Generators, NeedFraction, NeedRoot
from numerics.formula.order.ring import (
    ONE,
    GiveUp,
    Poly,
    Quotient,
    constant,
    generator,
    is_constant,
    number,
    plain_quotient,
    raised,
    times,
    used,
)

__all__ = ["Powers"]

PRIMES = tuple(p for p in range(2, 2000) if all(p % d for d in range(2, math.isqrt(p) + 1)))


class Powers(Generators):
    """What a root, a power or a logarithm of a quotient is."""

    def root(self, value: Quotient, degree: int) -> Quotient:
        """A quotient whose power is the value; its sign is for the caller to show."""
        if is_constant(value.bottom):
            return self._poly_root(value.top, degree)
        sign = -1 if self.at_sample(value.bottom) < 0 else 1
        return self._poly_root(value.top * sign, degree) / self._poly_root(value.bottom * sign, degree)

    def _poly_root(self, value: Poly, degree: int) -> Quotient:
        if not len(value):
            return ZERO_Q
        content, factors = value.factor()
        outside, inside, number_part = ONE_Q, ONE, fmpq(content)
        for factor, power in factors:
            factor, power = factor, int(power)
            if self.at_sample(factor) < 0:
                factor, number_part = -factor, number_part * (-1) ** power
            outside = outside * Quotient(raised(factor, power // degree))
            if power % degree:
                outside, inside = self._leftover(factor, power % degree, degree, outside, inside)
        if number_part < 0:
            raise GiveUp("a root of what is negative at the sample point")
        if not is_constant(inside):
            outside = outside * self._root_atom(inside, degree)
        return outside * self._number_root(number_part, degree)

    def _leftover(
        self, factor: Poly, power: int, degree: int, outside: Quotient, inside: Poly
    ) -> tuple[Quotient, Poly]:
        places = used(factor)
        if len(places) == 1 and factor == generator(places[0]):
            made = self.generators[places[0]]
            if made.kind == "name" and self.lowest.get(made.name, Fraction(-1)) >= 0:
                self.roots[made.name] = made.degree * degree
                if self.roots[made.name] > 12:
                    raise GiveUp("a high root")
                raise NeedRoot
        if self.show(self, Quotient(factor), ">=", 1) is not None:
            return outside * self._root_atom(factor, degree).power(power), inside
        return outside, times(inside, raised(factor, power))

    def _root_atom(self, inside: Poly, degree: int) -> Quotient:
        value = self.at_sample(inside)
        if not value > 0:
            raise GiveUp("a root of what is not positive at the sample point")
        argument = Quotient(inside)
        made = Generator("root", degree=degree, argument=argument, fixed=self._fixed(argument), ball=value.root(degree))
        i = self._new(("root", str(inside), degree), made)
        self.relations[i] = (degree, inside)
        self.need(("atom", i), argument, ">=")
        return Quotient(generator(i))

    def _number_root(self, value: fmpq, degree: int) -> Quotient:
        whole = fmpz(value.p) * fmpz(value.q) ** (degree - 1)
        outside, result = fmpq(1, value.q), ONE_Q
        for prime, power in _prime_factors(int(whole)):
            outside = outside * fmpq(prime) ** (power // degree)
            if power % degree:
                result = result * self._root_atom(constant(prime), degree).power(power % degree)
        return self.simple(result) * number(outside)

    # --------------------------------------------------------------------------- exponentials and logarithms

    def log(self, value: Quotient) -> tuple[Quotient, Any]:
        """Of what is positive: a sum over factors, and its pieces."""
        if self.sample_value(value) < 0:
            raise GiveUp("a logarithm of what is negative")
        parts = [*self._log_factors(value.top, 1), *self._log_factors(value.bottom, -1)]
        sign = math.prod(-1 if factor is None else 1 for factor, _ in parts)
        if sign < 0:
            raise GiveUp("a logarithm of what is negative")
        total, pieces = ZERO_Q, []
        for factor, power in parts:
            if factor is not None:
                for kind, i, size in self._log_factor(factor):
                    pieces.append((kind, i, size * power))
                    total = total + self._piece(kind, i) * number(size * power)
        return total, tuple(pieces)

    def _piece(self, kind: str, i: int) -> Quotient:
        made = self.generators[i]
        if kind == "log":
            return Quotient(generator(i))
        assert made.argument is not None
        return made.argument if made.base is None else made.argument * Quotient(generator(made.base))

    def _log_factors(self, value: Poly, side: int) -> list[tuple[Poly | None, int]]:
        """Factors that are positive at the sample point, with powers; None stands for a change of sign."""
        content, factors = value.factor()
        size = fmpq(content)
        found: list[tuple[Poly | None, int]] = [(None, 1)] if size < 0 else []
        for part, way in ((abs(int(size.p)), 1), (int(size.q), -1)):
            found += [(constant(prime), power * way * side) for prime, power in _prime_factors(part)]
        for factor, power in factors:
            if self.at_sample(factor) < 0:
                found.append((-factor, int(power) * side))
                found += [(None, 1)] if int(power) % 2 else []
            else:
                found.append((factor, int(power) * side))
        return found

    def _log_factor(self, factor: Poly) -> list[tuple[str, int, Fraction]]:
        places = used(factor)
        if len(places) == 1 and factor == generator(places[0]):
            made = self.generators[places[0]]
            if made.kind == "exp":
                return [("exp", places[0], Fraction(1))]
            if made.kind == "root" and made.argument is not None:
                return [(kind, i, size / made.degree) for kind, i, size in self.log(made.argument)[1]]
        argument = Quotient(factor)
        ball = self.at_sample(factor)
        if not ball > 0:
            raise GiveUp("a logarithm of what is not positive at the sample point")
        i = self._new(
            ("log", str(factor)), Generator("log", argument=argument, fixed=self._fixed(argument), ball=ball.log())
        )
        self.need(("atom", i), argument, ">")
        return [("log", i, Fraction(1))]

    def exp(self, value: Quotient) -> tuple[Quotient, Any]:
        """A product over the terms of the exponent, and its pieces."""
        result, pieces = ONE_Q, []
        for monomial, coefficient in value.top.to_dict().items():
            powers, size = list(monomial), fmpq(coefficient)
            logs = [i for i, e in enumerate(powers) if e and self.generators[i].kind == "log"]
            base: int | None = None
            if len(logs) == 1 and powers[logs[0]] == 1:
                base, powers[logs[0]] = logs[0], 0
            term = ONE
            for i, e in enumerate(powers):
                term = times(term, raised(generator(i), int(e))) if e else term
            factor, piece = self._exp_term(base, Quotient(term, value.bottom), Fraction(int(size.p), int(size.q)))
            result = result * factor
            pieces.append(piece)
        return result, tuple(pieces)

    def _exp_term(self, base: int | None, term: Quotient, size: Fraction) -> tuple[Quotient, Any]:
        lead = term.top.leading_coefficient()
        size = size * Fraction(int(fmpq(lead).p), int(fmpq(lead).q))
        term = Quotient(term.top * (1 / fmpq(lead)), term.bottom)
        if base is not None and term.is_number():
            if abs(size.numerator) > MAX_POWER or size.denominator > 12:
                raise GiveUp("a high power")
            inside = self.generators[base].argument
            assert inside is not None
            root = inside if size.denominator == 1 else self.simple(self.root(inside, size.denominator))
            if size.denominator != 1:
                self.need(("root", base, size.denominator), root, ">=")
            return root.power(size.numerator), ("base", base, size, plain_quotient(root))
        key = ("exp", base, term.key)
        part = self.fractions.setdefault(key, 1)
        if (size * part).denominator != 1:
            self.fractions[key] = math.lcm(part, size.denominator)
            if self.fractions[key] > 60:
                raise GiveUp("an exponent with many fractions")
            raise NeedFraction
        power = int(size * part)
        if abs(power) > MAX_POWER:
            raise GiveUp("a high power")
        i = self._exp_atom(key, base, term * number(Fraction(1, part)))
        return Quotient(generator(i)).power(power), ("atom", i, power)

    def _exp_atom(self, key: object, base: int | None, argument: Quotient) -> int:
        value, inside = self.sample_value(argument), None
        if base is not None:
            value, inside = value * self.generators[base].ball, self.generators[base].argument
        i = self._new(
            key, Generator("exp", argument=argument, base=base, ball=value.exp(), fixed=self._fixed(argument, inside))
        )
        if (
            inside is not None
            and inside.is_number()
            and inside.number().q == 1
            and self.whole(argument)
            and (sign := self.show(self, argument, ">=", 0)) is not None
        ):
            self.signs["whole", i], self.generators[i].whole = sign, True
        return i


def _prime_factors(value: int) -> list[tuple[int, int]]:
    """Small primes, and what is left as one factor (its root, if it is a perfect power, is not looked for)."""
    found = []
    for prime in PRIMES:
        if prime * prime > value:
            break
        power = 0
        while value % prime == 0:
            value, power = value // prime, power + 1
        if power:
            found.append((prime, power))
    if value > 1:
        root = math.isqrt(value)
        found.append((root, 2) if root * root == value else (value, 1))
    return found

"""A formula as a quotient of polynomials over generators, so that different writings of one formula agree.

⌈x⌉ is -⌊-x⌋, an integer is taken out of a floor, a root of a product is the product of roots, powers with unknown
exponents and exponentials multiply, logarithms add, min and max are a sum and a positive part.  Whatever must have a
sign to be defined is shown to have it on the way (``need``); nothing cancels before that.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import arb, fmpq, fmpz

from numerics.expression import Node
from numerics.formula.order.derivation import Atom, Sign
from numerics.formula.order.domain import Domain, names_of
from numerics.formula.order.evaluate import compiled
from numerics.formula.order.points import Point
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
    reduced,
    times,
    used,
)

__all__ = ["Generator", "NeedFraction", "NeedRoot", "Reader", "lowest"]

ZERO_Q, ONE_Q = number(0), number(1)
MAX_POWER = 24
PRIMES = tuple(p for p in range(2, 2000) if all(p % d for d in range(2, math.isqrt(p) + 1)))


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


class Reader:
    """Reads trees over a domain; ``show`` proves signs (>=, >, !=) or returns None."""

    def __init__(self, domain: Domain, sample: Point, roots: dict[str, int], fractions: dict[object, int],
                 show: Callable[..., Sign | None]) -> None:
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
        self._new(("name", name), Generator("name", name, degree, whole=degree == 1 and name in self.domain.integers,
                                            ball=ball))

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

    # --------------------------------------------------------------------------------------------- reading

    def read(self, node: Node) -> Quotient:
        if node not in self.memo:
            self.memo[node] = self.simple(self._read(node))
        return self.memo[node]

    def _read(self, node: Node) -> Quotient:
        match node:
            case ("number", value):
                return number(value)
            case ("symbol", name):
                i = self.known["name", name]
                return Quotient(raised(generator(i), self.generators[i].degree))
            case ("+", a, b):
                return self.read(a) + self.read(b)
            case ("-", a, b):
                return self.read(a) - self.read(b)
            case ("*", a, b):
                return self.read(a) * self.read(b)
            case ("neg", a):
                return -self.read(a)
            case ("/", a, b):
                top, below = self.read(a), self.read(b)
                self.need(("node", b, "!="), below, "!=")
                return top / below
        found, self.readings[node] = self._special(node)
        return found

    def _special(self, node: Node) -> tuple[Quotient, Any]:
        """The value of a node that is no arithmetic, and its reading (see ``Derivation``)."""
        match node:
            case ("sqrt", a):
                return self._rooted(node, a, Fraction(1, 2))
            case ("**", a, b):
                return self._power(node, a, b)
            case ("log", a):
                value = self.read(a)
                self.need(("node", a, ">"), value, ">")
                return self.log(value)
            case ("exp", a):
                return self.exp(self.read(a))
            case ("floor", a):
                return self.floor(self.read(a))
            case ("ceil", a):
                value, reading = self.floor(-self.read(a))
                return -value, reading
            case ("max" | "min" as name, first, *rest):
                return self._extreme(node, 1 if name == "max" else -1, self.read(first),
                                     [self.read(other) for other in rest])
        raise GiveUp(f"{node[0]} is not treated")

    # ------------------------------------------------------------------------------------ powers and roots

    def _power(self, node: Node, base: Node, exponent: Node) -> tuple[Quotient, Any]:
        power = self.read(exponent)
        value = self.read(base)
        if not power.is_number():
            self.need(("node", base, ">"), value, ">")
            logarithm, logs = self.log(value)
            found, pieces = self.exp(self.simple(power * logarithm))
            return found, (logs, pieces)
        size = power.number()
        if size.q != 1:
            return self._rooted(node, base, Fraction(int(size.p), int(size.q)))
        if abs(size) > MAX_POWER:
            raise GiveUp("a high power")
        if size < 0:
            self.need(("node", base, "!="), value, "!=")
        return value.power(int(size.p)), None

    def _rooted(self, node: Node, base: Node, power: Fraction) -> tuple[Quotient, Any]:
        value = self.read(base)
        relation = ">=" if power > 0 else ">"
        self.need(("node", base, relation), value, relation)
        if power.denominator > 12 or abs(power.numerator) > MAX_POWER:
            raise GiveUp("a high root")
        found = self.simple(self.simple(self.root(value, power.denominator)).power(power.numerator))
        self.need(("value", node), found, ">=")
        return found, plain_quotient(found)

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

    def _leftover(self, factor: Poly, power: int, degree: int, outside: Quotient,
                  inside: Poly) -> tuple[Quotient, Poly]:
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
        made = Generator("root", degree=degree, argument=argument, fixed=self._fixed(argument),
                         ball=value.root(degree))
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
        i = self._new(("log", str(factor)), Generator("log", argument=argument, fixed=self._fixed(argument),
                                                      ball=ball.log()))
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
        i = self._new(key, Generator("exp", argument=argument, base=base, ball=value.exp(),
                                     fixed=self._fixed(argument, inside)))
        if inside is not None and inside.is_number() and inside.number().q == 1 and self.whole(argument) and \
                (sign := self.show(self, argument, ">=", 0)) is not None:
            self.signs["whole", i], self.generators[i].whole = sign, True
        return i

    # ---------------------------------------------------------------------------------- floors and extremes

    def floor(self, value: Quotient) -> tuple[Quotient, Any]:
        if self.whole(value):
            return value, (None, plain_quotient(value))
        inside, outside = self._without_integers(value)
        if inside.is_number():
            outside = outside + number(math.floor(inside.number()))
            return outside, (None, plain_quotient(outside))
        ball = self.sample_value(inside).floor()
        i = self._new(("floor", inside.key), Generator("floor", argument=inside, whole=True, ball=ball,
                                                       fixed=self._fixed(inside)))
        return outside + Quotient(generator(i)), (i, plain_quotient(outside))

    def _without_integers(self, value: Quotient) -> tuple[Quotient, Quotient]:
        """What is left in a floor, and the integer that was taken out."""
        outside = ZERO_Q
        if is_constant(value.bottom):
            for monomial, coefficient in value.top.to_dict().items():
                steps = math.floor(fmpq(coefficient))
                if steps and all(self.generators[i].whole for i, e in enumerate(monomial) if e):
                    term = constant(steps)
                    for i, e in enumerate(monomial):
                        term = times(term, raised(generator(i), int(e)))
                    outside = outside + Quotient(term)
            return value - outside, outside
        lead = value.bottom.monomial(0)
        size = next((fmpq(c) for m, c in value.top.to_dict().items() if m == lead), fmpq(0))
        outside = number(math.floor(size / fmpq(value.bottom.leading_coefficient())))
        return value - outside, outside

    def _extreme(self, node: Node, sign: int, total: Quotient, rest: list[Quotient]) -> tuple[Quotient, Any]:
        steps = []
        for place, other in enumerate(rest):
            total, step = self._chosen(("order", node, place), sign, total, other) or self._greater(sign, total, other)
            steps.append(step)
        return total, tuple(steps)

    def _chosen(self, key: tuple[object, ...], sign: int, one: Quotient, two: Quotient) -> tuple[Quotient, Any] | None:
        """The one of two that is shown to be the greater (or smaller), with little effort."""
        gap = self.simple((two - one) * number(sign))
        for value, way in ((gap, "moves"), (-gap, "stays")):
            if not len(value.top) or self.sample_value(value) < 0:
                continue
            if (found := self.show(self, value, ">=", 0)) is not None:
                self.signs[key] = found
                return (two if way == "moves" else one), (way, key[2], Fraction(0))
        return None

    def _greater(self, sign: int, one: Quotient, two: Quotient) -> tuple[Quotient, Any]:
        """max is one + max(0, two - one), min is one - max(0, one - two); the difference in a standard form."""
        difference = self.simple((two - one) * number(sign))
        if not len(difference.top):
            return one, ("same", 0, Fraction(0))
        lead = fmpq(difference.top.leading_coefficient())
        argument = Quotient(difference.top * (1 / lead), difference.bottom)
        ball = self.sample_value(argument)
        i = self._new(("positive", argument.key), Generator(
            "positive", argument=argument, whole=self.whole(argument), fixed=self._fixed(argument),
            ball=ball.max(arb(0))))
        size = Fraction(int(abs(lead).p), int(abs(lead).q))
        extra = Quotient(generator(i)) * number(size * sign)
        return (one + extra, ("first", i, size)) if lead > 0 else (two + extra, ("second", i, size))


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

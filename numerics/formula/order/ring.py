"""Quotients of polynomials over generators that are found on the way (on flint; bounded in size)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeAlias

from flint import fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from numerics.formula.order.derivation import Plain, PlainQuotient

__all__ = [
    "CONTEXT",
    "GENERATORS",
    "GiveUp",
    "Poly",
    "Quotient",
    "constant",
    "generator",
    "plain",
    "plain_quotient",
    "substituted",
    "unplain",
]

GENERATORS = 28
MAX_TERMS = 600
MAX_WORK = 60_000  # products of terms in one multiplication
MAX_DEGREE = 60
MAX_BITS = 3000

CONTEXT = fmpq_mpoly_ctx.get(tuple(f"g{i}" for i in range(GENERATORS)), "degrevlex")
Poly: TypeAlias = fmpq_mpoly
_GENS = CONTEXT.gens()
ONE, ZERO = CONTEXT.constant(1), CONTEXT.constant(0)


class GiveUp(ArithmeticError):
    """Too large, too long, or not treated: nothing is shown."""


def generator(index: int) -> Poly:
    if index >= GENERATORS:
        raise GiveUp("too many generators")
    return _GENS[index]


def constant(value: Fraction | fmpq | int) -> Poly:
    found = value if isinstance(value, fmpq) else fmpq(value.numerator, value.denominator)
    if max(int(found.p).bit_length(), int(found.q).bit_length()) > MAX_BITS:
        raise GiveUp("a long number")
    return CONTEXT.constant(found)


def times(a: Poly, b: Poly) -> Poly:
    if len(a) * len(b) > MAX_WORK:
        raise GiveUp("a large product")
    return kept(a * b)


def kept(a: Poly) -> Poly:
    if len(a) > MAX_TERMS or (len(a) and a.total_degree() > MAX_DEGREE):
        raise GiveUp("a large polynomial")
    return a


def raised(a: Poly, power: int) -> Poly:
    if power < 0 or power > MAX_DEGREE or (len(a) > 1 and power > 12 and len(a) > 3):
        raise GiveUp("a high power")
    result, square = ONE, a
    while power:
        if power & 1:
            result = times(result, square)
        power >>= 1
        if power:
            square = times(square, square)
    return result


def degree_in(a: Poly, index: int) -> int:
    return int(a.degrees()[index]) if len(a) else 0


def used(a: Poly) -> list[int]:
    """The generators that occur."""
    return [i for i, d in enumerate(a.degrees()) if d > 0] if len(a) else []


def is_constant(a: Poly) -> bool:
    return bool(a.is_constant())


def constant_value(a: Poly) -> fmpq:
    return fmpq(0) if not len(a) else fmpq(a.leading_coefficient())


def coefficients_in(a: Poly, index: int) -> list[Poly]:
    """The coefficients of powers of one generator, from the power 0 on."""
    rows: list[dict[tuple[int, ...], fmpq]] = [{} for _ in range(degree_in(a, index) + 1)]
    for monomial, value in a.to_dict().items():
        rest = list(monomial)
        power, rest[index] = rest[index], 0
        rows[power][tuple(rest)] = value
    return [CONTEXT.from_dict(row) for row in rows]


class Quotient:
    """A quotient of polynomials, without common factors; the denominator's leading coefficient is 1."""

    __slots__ = ("bottom", "top")

    def __init__(self, top: Poly, bottom: Poly = ONE) -> None:
        if not len(bottom):
            raise GiveUp("division by zero")
        if not is_constant(bottom):
            common = top.gcd(bottom) if len(top) else bottom
            if not is_constant(common):
                top, bottom = top / common, bottom / common
        lead = fmpq(bottom.leading_coefficient())
        if lead != 1:
            top, bottom = top * (1 / lead), bottom * (1 / lead)
        self.top, self.bottom = kept(top), kept(bottom)

    def __add__(self, other: Quotient) -> Quotient:
        if self.bottom == other.bottom:
            return Quotient(self.top + other.top, self.bottom)
        return Quotient(times(self.top, other.bottom) + times(other.top, self.bottom), times(self.bottom, other.bottom))

    def __neg__(self) -> Quotient:
        return Quotient(-self.top, self.bottom)

    def __sub__(self, other: Quotient) -> Quotient:
        return self + (-other)

    def __mul__(self, other: Quotient) -> Quotient:
        return Quotient(times(self.top, other.top), times(self.bottom, other.bottom))

    def __truediv__(self, other: Quotient) -> Quotient:
        return Quotient(times(self.top, other.bottom), times(self.bottom, other.top))

    def power(self, exponent: int) -> Quotient:
        if exponent < 0:
            return Quotient(raised(self.bottom, -exponent), raised(self.top, -exponent))
        return Quotient(raised(self.top, exponent), raised(self.bottom, exponent))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quotient) and bool(self.top == other.top) and bool(self.bottom == other.bottom)

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def key(self) -> tuple[str, str]:
        return str(self.top), str(self.bottom)

    def is_number(self) -> bool:
        return is_constant(self.top) and is_constant(self.bottom)

    def number(self) -> fmpq:
        return constant_value(self.top) / constant_value(self.bottom)

    def used(self) -> list[int]:
        return sorted({*used(self.top), *used(self.bottom)})


def number(value: Fraction | fmpq | int) -> Quotient:
    return Quotient(constant(value))


def plain(a: Poly) -> Plain:
    """The polynomial as data."""
    return {
        tuple((i, int(e)) for i, e in enumerate(monomial) if e): Fraction(int(c.p), int(c.q))
        for monomial, c in a.to_dict().items()
    }


def unplain(a: Plain) -> Poly:
    """A polynomial from data."""
    terms = {}
    for monomial, value in a.items():
        powers = [0] * GENERATORS
        for i, e in monomial:
            powers[i] = e
        terms[tuple(powers)] = fmpq(value.numerator, value.denominator)
    return CONTEXT.from_dict(terms)


def plain_quotient(a: Quotient) -> PlainQuotient:
    return plain(a.top), plain(a.bottom)


def reduced(a: Poly, relations: Mapping[int, tuple[int, Poly]]) -> Poly:
    """With g^q replaced by its value, for every root g (the last first, since a root may stand under a root)."""
    for index in sorted(relations, reverse=True):
        degree, value = relations[index]
        rounds = 0
        while degree_in(a, index) >= degree:
            rows, total, g = coefficients_in(a, index), ZERO, generator(index)
            for power, row in enumerate(rows):
                if len(row):
                    total = total + times(times(row, raised(value, power // degree)), raised(g, power % degree))
            a, rounds = kept(total), rounds + 1
            if rounds > 4:
                raise GiveUp("a root that does not reduce")
    return a


def substituted(a: Poly, values: Callable[[int], Quotient]) -> tuple[Poly, Poly]:
    """The polynomial with a quotient put in for every generator: two polynomials, in which nothing is cancelled."""
    places = used(a)
    parts, top_degree = {i: values(i) for i in places}, {i: degree_in(a, i) for i in places}
    powers: dict[tuple[int, int], Poly] = {}

    def power(index: int, exponent: int) -> Poly:
        if (index, exponent) not in powers:
            q = parts[index]
            powers[index, exponent] = times(raised(q.top, exponent), raised(q.bottom, top_degree[index] - exponent))
        return powers[index, exponent]

    total = ZERO
    for monomial, value in a.to_dict().items():
        term = constant(value)
        for i in places:
            term = times(term, power(i, int(monomial[i])))
        total = total + term
    bottom = ONE
    for i in places:
        bottom = times(bottom, raised(parts[i].bottom, top_degree[i]))
    return total, bottom

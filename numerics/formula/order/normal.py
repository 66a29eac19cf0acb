"""A formula as a quotient of polynomials over generators, so that different writings of one formula agree.

⌈x⌉ is -⌊-x⌋, an integer is taken out of a floor, a root of a product is the product of roots, powers with unknown
exponents and exponentials multiply, logarithms add, min and max are a sum and a positive part.  Whatever must have a
sign to be defined is shown to have it on the way (``need``); nothing cancels before that.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from numerics.formula.grammar import Node
from numerics.formula.order.generators import MAX_POWER, ZERO_Q, Generator, NeedFraction, NeedRoot, lowest
from numerics.formula.order.powers import Powers
from numerics.formula.order.ring import (
    MAX_BITS,
    GiveUp,
    Quotient,
    constant,
    generator,
    is_constant,
    number,
    plain_quotient,
    raised,
    times,
)

__all__ = ["Generator", "NeedFraction", "NeedRoot", "Reader", "lowest"]


class Reader(Powers):
    """Reads trees over a domain; ``show`` proves signs (>=, >, !=) or returns None."""

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
                return self._extreme(
                    node, 1 if name == "max" else -1, self.read(first), [self.read(other) for other in rest]
                )
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
        if value.is_number() and abs(size) <= 1000:
            return self._number_power(base, value.number(), int(size.p)), None
        if abs(size) > MAX_POWER:
            raise GiveUp("a high power")
        if size < 0:
            self.need(("node", base, "!="), value, "!=")
        return value.power(int(size.p)), None

    def _number_power(self, base: Node, value: fmpq, power: int) -> Quotient:
        if power < 0:
            self.need(("node", base, "!="), number(value), "!=")
        if value.height_bits() * abs(power) > MAX_BITS:
            raise GiveUp("a long number")
        return number(value**power)

    def _rooted(self, node: Node, base: Node, power: Fraction) -> tuple[Quotient, Any]:
        value = self.read(base)
        relation = ">=" if power > 0 else ">"
        self.need(("node", base, relation), value, relation)
        if power.denominator > 12 or abs(power.numerator) > MAX_POWER:
            raise GiveUp("a high root")
        found = self.simple(self.simple(self.root(value, power.denominator)).power(power.numerator))
        self.need(("value", node), found, ">=")
        return found, plain_quotient(found)

    # ---------------------------------------------------------------------------------- floors and extremes

    def floor(self, value: Quotient) -> tuple[Quotient, Any]:
        if self.whole(value):
            return value, (None, plain_quotient(value))
        inside, outside = self._without_integers(value)
        if inside.is_number():
            outside = outside + number(math.floor(inside.number()))
            return outside, (None, plain_quotient(outside))
        ball = self.sample_value(inside).floor()
        i = self._new(
            ("floor", inside.key), Generator("floor", argument=inside, whole=True, ball=ball, fixed=self._fixed(inside))
        )
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
        i = self._new(
            ("positive", argument.key),
            Generator(
                "positive",
                argument=argument,
                whole=self.whole(argument),
                fixed=self._fixed(argument),
                ball=ball.max(arb(0)),
            ),
        )
        size = Fraction(int(abs(lead).p), int(abs(lead).q))
        extra = Quotient(generator(i)) * number(size * sign)
        return (one + extra, ("first", i, size)) if lead > 0 else (two + extra, ("second", i, size))

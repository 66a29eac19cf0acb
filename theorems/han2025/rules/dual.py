"""Numbers with derivatives along every trained entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flint import arb


class Dual:
    """A ball with the balls of its partial derivatives: the chain rule and nothing else."""

    def __init__(self, value: arb, partials: Sequence[arb]) -> None:
        self.value, self.partials = value, tuple(partials)

    def map(self, value: arb, slope: arb) -> Dual:
        return Dual(value, [slope * d for d in self.partials])

    def __add__(self, other: Dual) -> Dual:
        return Dual(self.value + other.value, [a + b for a, b in zip(self.partials, other.partials, strict=True)])

    def __mul__(self, other: Dual) -> Dual:
        pairs = zip(self.partials, other.partials, strict=True)
        return Dual(self.value * other.value, [a * other.value + self.value * b for a, b in pairs])

    def shift(self, constant: arb) -> Dual:
        return Dual(self.value + constant, self.partials)

    def scale(self, constant: arb) -> Dual:
        return self.map(self.value * constant, constant)

    def exp(self) -> Dual:
        value = self.value.exp()
        return self.map(value, value)

    def reciprocal(self) -> Dual:
        value = 1 / self.value
        return self.map(value, -value * value)


def total(items: Iterable[Dual], size: int) -> Dual:
    result = Dual(arb(0), [arb(0)] * size)
    for item in items:
        result = result + item
    return result

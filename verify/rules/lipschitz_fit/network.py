"""One hidden layer of smoothed neurons, exact weights: outputs and slopes in balls, norms, and one that interpolates.

The network is c + Σ_t α_t σ(β_t·v + c_t) with σ(z) = (z + √(z² + b))/2, for which |σ - ReLU| ≤ √b/2 and 0 ≤ σ' ≤ 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from verify.checker.reading import Rejected, as_rational, listing, rational

__all__ = ["Network", "dot", "entrywise", "exact", "interpolation", "vector"]


def exact(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def vector(value: Any, name: str, low: int, high: int) -> list[fmpq]:
    return [exact(as_rational(item, name)) for item in listing({name: value}, name, low, high)]


def dot(a: Sequence[fmpq], b: Sequence[fmpq]) -> fmpq:
    return sum((u * v for u, v in zip(a, b, strict=True) if v), fmpq(0))


def entrywise(row: Sequence[fmpq]) -> fmpq:
    """Σ|a|."""
    return sum(map(abs, row), fmpq(0))


class Network:
    def __init__(self, body: dict[str, Any], size: int, low: int, high: int) -> None:
        """The fields alpha, of low to high neurons, beta, bias and b; ``size`` is that of what goes in."""
        self.alpha = vector(body.get("alpha"), "alpha", low, high)
        width = len(self.alpha)
        self.beta = [vector(row, "beta", size, size) for row in listing(body, "beta", width, width)]
        self.bias, self.b = vector(body.get("bias"), "bias", width, width), rational(body, "b")
        self._outer, self._smooth = [arb(a) for a in self.alpha], arb(exact(self.b))

    def smoothed(self) -> Network:
        if self.b <= 0:
            raise Rejected("b must be positive")
        return self

    def neurons(self, v: Sequence[fmpq]) -> list[tuple[arb, arb]]:
        """z and √(z² + b) of every neuron."""
        inner = [arb(dot(row, v) + c) for row, c in zip(self.beta, self.bias, strict=True)]
        return [(z, (z * z + self._smooth).sqrt()) for z in inner]

    def output(self, v: Sequence[fmpq], offset: fmpq) -> arb:
        found = arb(offset)
        for a, (z, root) in zip(self._outer, self.neurons(v), strict=True):
            found += a * (z + root) / 2
        return found

    def slope(self, v: Sequence[fmpq], w: Sequence[fmpq], share: int) -> arb:
        """The derivative at v in the direction w/share."""
        found = arb(0)
        for a, row, (z, root) in zip(self.alpha, self.beta, self.neurons(v), strict=True):
            found += arb(a * dot(row, w)) * (1 + z / root) / (2 * share)
        return found

    def path(self) -> fmpq:
        """Σ_t |α_t| ‖β_t‖₁: a Lipschitz constant for the maximum norm."""
        return sum((abs(a) * entrywise(row) for a, row in zip(self.alpha, self.beta, strict=True)), fmpq(0))

    def entries(self) -> list[fmpq]:
        return [entry for row in self.beta for entry in row]


def interpolation(values: Sequence[int], sharp: Fraction, scale: Fraction, root: Fraction) -> tuple[Fraction, Fraction]:
    """A network that is near given values at t = 0..T: how far off it may be there, and Σ|α| times Σ|β|.

    It sees M t/T in one coordinate and M = ``scale`` in another, and has no biases.  Neuron j < T is σ(Λ(t - j)), with
    the weight ΛT/M on the first and -Λj/M on the second; its outer weight is the second difference over Λ.  One more
    neuron σ(ΛT), with the weight ΛT/M on the second, serves as the outer bias.  ``root`` is at least √b.
    """
    top = len(values) - 1
    outer = [values[1] - values[0]] + [values[j + 1] - 2 * values[j] + values[j - 1] for j in range(1, top)]
    slope, value = 0, values[0]
    for t in range(top + 1):  # the ReLU network, exactly
        if value != values[t]:
            raise Rejected(f"the network does not interpolate at {t}")
        slope += outer[t] if t < top else 0
        value += slope
    size, bias = sum(map(abs, outer)), Fraction(abs(values[0]), top)
    inner = sharp * (sum(range(top, 2 * top)) + top) / scale
    return (size + bias) * root / (2 * sharp), (size + bias) / sharp * inner

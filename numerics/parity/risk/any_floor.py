r"""A floor of the risk that no heads get below, for any model: the two inputs whose share no head can change.

Attention weights add up to one, so on the input 0...0 every share is 0 and on 1...1 every share is 1, whatever the
heads, their number, the positions and the temperature, also where whole rows are trained.  There the outputs are f(0)
and f(k), the labels 1 and (-1)^k, and losses are not negative: the risk is at least

    chance(0...0) ℓ(1, f(0)) + chance(1...1) ℓ((-1)^k, f(k)).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from flint import arb, fmpq

from numerics.parity.model.spec import ModelSpec

__all__ = ["Floor", "any_floor", "output_at"]


class Floor(NamedTuple):
    """A positive lower bound of the risk at n, k for all heads, rounded down; the outputs at S = 0 and S = k."""

    n: int
    k: int
    value: Fraction
    first: float
    last: float


def _ball(value: Fraction | int) -> arb:
    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


def output_at(model: ModelSpec, k: int, s: int) -> arb:
    """f(s) with k layers."""
    shape = model.classifier
    layers = [shape.weight(q) * model.sigma.enclose(_ball(s + shape.bias - q), 0)[0] for q in range(1, k + 1)]
    return _ball(shape.scale) * sum(layers, arb(1))


def any_floor(model: Any, n: int, k: int) -> Floor | None:
    """None where the two inputs cost nothing, or nearly so: then nothing is said."""
    first, last = output_at(model, k, 0), output_at(model, k, k)
    zero, one = (1 - model.bit_probability) ** n, model.bit_probability**n
    loss = model.loss_record.enclosure
    risk = _ball(zero) * loss(first)[0] + _ball(one) * loss((-1) ** k * last)[0]
    size = 10 ** (12 + n)
    found = Fraction(int((risk * size).lower().floor().unique_fmpz()), size) if risk.is_finite() else Fraction(0)
    return Floor(n, k, found, float(first), float(last)) if found > 0 else None

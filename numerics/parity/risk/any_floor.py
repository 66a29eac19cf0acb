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
from numerics.parity.suprema.any_activation import SMOOTH, jet

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


def _neuron(model: ModelSpec, z: Fraction) -> arb:
    if (corners := model.pieces) is not None:
        value = corners.origin + corners.slopes[0] * z
        for step, at in zip(corners.steps, corners.breaks, strict=True):
            value += step * (max(Fraction(0), z - at) - max(Fraction(0), -at))
        return _ball(value)
    if model.activation in SMOOTH:
        return jet(model.activation, _ball(z), 0)[0]
    return (_ball(z) + (_ball(z * z + model.smoothing)).sqrt()) / 2


def output_at(model: ModelSpec, k: int, s: int) -> arb:
    """f(s) with k layers."""
    shape = model.classifier
    layers = [shape.weight(q) * _neuron(model, s + shape.bias - q) for q in range(1, k + 1)]
    return _ball(shape.scale) * sum(layers, arb(1))


def _loss(name: str, margin: arb) -> arb:
    """ℓ at y·ŷ, for a label of ±1."""
    if name == "logistic":
        return (1 + (-margin).exp()).log()
    short = 1 - margin
    if name == "square":
        return short * short
    short = short.max(arb(0))
    return short if name == "hinge" else short * short


def any_floor(model: Any, n: int, k: int) -> Floor | None:
    """None where the two inputs cost nothing, or nearly so: then nothing is said."""
    first, last = output_at(model, k, 0), output_at(model, k, k)
    zero, one = (1 - model.bit_probability) ** n, model.bit_probability**n
    risk = _ball(zero) * _loss(model.loss, first) + _ball(one) * _loss(model.loss, (-1) ** k * last)
    size = 10 ** (12 + n)
    found = Fraction(int((risk * size).lower().floor().unique_fmpz()), size) if risk.is_finite() else Fraction(0)
    return Floor(n, k, found, float(first), float(last)) if found > 0 else None

"""One hidden layer and the losses, each with two derivatives on a ball; at corners these are no numbers.

Where derivatives are exactly zero on a whole ball the function is constant there, also at a corner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from verify.checker.balls import ball
from verify.rules.neurons.activations import activation as named
from verify.rules.neurons.line import Layer

Jet = tuple[arb, arb, arb]
Loss = Callable[[int, arb], Jet]  # by the output, for a label of 1 or -1
NOTHING = arb("nan")


def still(jet: Jet) -> bool:
    """Constant on the whole ball."""
    return bool(jet[1] == 0 and jet[2] == 0)


class Units:
    """c (1 + Σ_q w_q σ(s + h_q)) of an activation by its name."""

    def __init__(self, layers: Sequence[Layer], activation: Any, b: Fraction, scale: Fraction = Fraction(1)) -> None:
        self.layers = [(weight, fmpq(shift.numerator, shift.denominator)) for weight, shift in layers]
        self.sigma, self.scale = named(activation, b), scale

    def __call__(self, s: arb) -> Jet:
        value, slope, bend = arb(1), arb(0), arb(0)
        for weight, shift in self.layers:
            zero, one, two = self.activation(s + arb(shift))
            value, slope, bend = value + weight * zero, slope + weight * one, bend + weight * two
        if self.scale == 1:
            return value, slope, bend
        scale = ball(self.scale)
        return scale * value, scale * slope, scale * bend

    def value(self, s: arb) -> arb:
        found = arb(1)
        for weight, shift in self.layers:
            found += weight * self.sigma.value(s + arb(shift))
        return found if self.scale == 1 else ball(self.scale) * found

    def activation(self, z: arb) -> Jet:
        """σ, σ' and σ''; where one of them may not exist in the ball it is no number."""
        first, second = self.sigma.pair(z)
        if not self.sigma.jumps_on(z):
            return self.sigma.value(z), first, arb(0) if second is None else second
        return self.sigma.value(z), NOTHING if self.sigma.corners else first, NOTHING


def logistic(label: int, output: arb) -> Jet:
    margin = label * output
    share = 1 / (1 + margin.exp())
    return (1 + (-margin).exp()).log(), -label * share, share * (1 - share)


def quadratic(label: int, output: arb) -> Jet:
    short = 1 - label * output
    return short * short, -2 * label * short, arb(2)


def _excess(short: arb) -> arb:
    """max(0, z)."""
    return short if short > 0 else arb(0).union(short.upper().max(arb(0)))


def hinge(label: int, output: arb) -> Jet:
    """It has no slope at its margin."""
    short = 1 - label * output
    if short < 0:
        return arb(0), arb(0), arb(0)
    return (short, arb(-label), arb(0)) if short > 0 else (_excess(short), NOTHING, NOTHING)


def squared_hinge(label: int, output: arb) -> Jet:
    """It has a Lipschitz slope.

    At its margin the hull of both second derivatives, of which mean values along segments are made.
    """
    short = 1 - label * output
    if short <= 0:
        return arb(0), arb(0), arb(0)
    excess = _excess(short)
    return excess * excess, -2 * label * excess, arb(2) if short > 0 else arb(0).union(arb(2))


LOSSES: dict[str, Loss] = {"squared-hinge": squared_hinge, "hinge": hinge, "logistic": logistic, "square": quadratic}

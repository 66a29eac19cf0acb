"""Activations by their names, on balls: value, slope and second derivative.

``smoothed-relu`` is (z + √(z² + b))/2; ``piecewise:SLOPES;BREAKS;VALUE`` is continuous and piecewise linear.  At a
corner both slopes count, and all between them: a bound is one for every generalised gradient, and so for quotients of
differences.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

Pair = Callable[[arb], tuple[arb, arb | None]]
_NUMBER = re.compile(r"-?[0-9]{1,20}(?:/[1-9][0-9]{0,19})?")


def _square(z: arb) -> arb:
    """z², without a negative part where the ball contains zero."""
    size = z.abs_upper()
    return z * z if not z.contains(0) else arb(0).union(size * size)


def smoothed(b: Fraction) -> Pair:
    """(z + √(z² + b))/2."""
    if b <= 0:
        raise Rejected("the smoothed ReLU has b > 0; at b = 0 it is relu")

    def pair(z: arb) -> tuple[arb, arb | None]:
        inside = _square(z) + ball(b)
        root = inside.sqrt()
        return (1 + z / root) / 2, ball(b) / (2 * inside * root)

    return pair


def softplus(z: arb) -> tuple[arb, arb | None]:
    """log(1 + e^z)."""
    slope = 1 / (1 + (-z).exp())
    return slope, slope * (1 - slope)


def gelu(z: arb) -> tuple[arb, arb | None]:
    """z (1 + erf(z/√2))/2."""
    density = (-_square(z) / 2).exp() / (2 * arb.pi()).sqrt()
    return (1 + (z / arb(2).sqrt()).erf()) / 2 + z * density, (2 - _square(z)) * density


def silu(z: arb) -> tuple[arb, arb | None]:
    """z / (1 + e^-z)."""
    share = 1 / (1 + (-z).exp())
    bend = share * (1 - share)
    return share + z * bend, bend * (2 + z * (1 - 2 * share))


def tanh(z: arb) -> tuple[arb, arb | None]:
    """tanh z."""
    value = z.tanh()
    slope = 1 - _square(value)
    return slope, -2 * value * slope


SMOOTH: dict[str, Pair] = {"softplus": softplus, "gelu": gelu, "silu": silu, "tanh": tanh}


def pieces(slopes: list[Fraction], breaks: list[Fraction]) -> Pair:
    """Continuous and piecewise linear: the hull of the slopes of all pieces that the ball may meet."""

    def pair(z: arb) -> tuple[arb, arb | None]:
        met = [
            s
            for i, s in enumerate(slopes)
            if not (i > 0 and z < ball(breaks[i - 1])) and not (i < len(breaks) and z > ball(breaks[i]))
        ]
        hull = ball(met[0])
        for slope in met[1:]:
            hull = hull.union(ball(slope))
        return hull, None

    return pair


def _numbers(text: str) -> list[Fraction]:
    words = text.split(",")
    if len(words) > 20 or not all(_NUMBER.fullmatch(word) for word in words):
        raise Rejected("slopes and breakpoints are rationals, at most 20")
    return [Fraction(word) for word in words]


def derivative(name: Any, b: Fraction) -> Pair:
    """σ' and σ'' (None with corners) of an activation by its name."""
    if not isinstance(name, str) or len(name) > 1000:
        raise Rejected("activation must be a short text")
    if name == "smoothed-relu":
        return smoothed(b)
    if name in SMOOTH:
        return SMOOTH[name]
    if name == "relu":
        return pieces([Fraction(0), Fraction(1)], [Fraction(0)])
    stem, _, rest = name.partition(":")
    parts = rest.split(";")
    if stem != "piecewise" or len(parts) not in (2, 3):
        raise Rejected("activation must be smoothed-relu, relu, softplus, gelu, silu, tanh or piecewise:SLOPES;BREAKS")
    slopes, breaks, _ = (_numbers(part) for part in (*parts, "0")[:3])  # the value at 0 has no part in a derivative
    if len(slopes) != len(breaks) + 1 or any(one >= two for one, two in pairwise(breaks)):
        raise Rejected("one slope more than breakpoints, and these rise")
    return pieces(slopes, breaks)


def neuron(name: str, b: Fraction, z: arb) -> arb:
    """σ."""
    if name == "smoothed-relu":
        size = z.abs_lower(), z.abs_upper()
        return (z + ((size[0] * size[0]).union(size[1] * size[1]) + ball(b)).sqrt()) / 2
    if name == "softplus":
        return (1 + z.exp()).log()
    if name == "gelu":
        return z * (1 + (z / arb(2).sqrt()).erf()) / 2
    if name == "silu":
        return z / (1 + (-z).exp())
    if name == "tanh":
        return z.tanh()
    raise Rejected("activation must be smoothed-relu, softplus, gelu, silu or tanh: with corners nothing is smooth")

"""The checker's own table of activations, on balls: value, slope and second derivative.

It shares nothing with the records of the numerics; tests compare both.  ``smoothed-relu`` is (z + √(z² + b))/2;
``piecewise:SLOPES;BREAKS;VALUE`` is continuous and piecewise linear.  Where a derivative jumps, all values between
the two sides count: a bound is one for every generalised gradient, and so for quotients of differences.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

Pair = Callable[[arb], tuple[arb, arb | None]]
_NUMBER = re.compile(r"-?[0-9]{1,20}(?:/[1-9][0-9]{0,19})?")


@dataclass(frozen=True)
class Activation:
    """σ on a ball: ``value`` encloses σ; ``pair`` encloses σ' and σ'', or None in the place of σ'' with corners.

    ``jumps`` are the points where σ'' does not exist; with ``corners`` σ' does not exist there either.
    """

    value: Callable[[arb], arb]
    pair: Pair
    jumps: tuple[Fraction, ...] = ()
    corners: bool = False

    def jumps_on(self, z: arb) -> bool:
        """May there be a point in the ball where a derivative does not exist?"""
        return any(not (z < ball(at) or z > ball(at)) for at in self.jumps)


def _square(z: arb) -> arb:
    """z², without a negative part where the ball contains zero."""
    size = z.abs_upper()
    return z * z if not z.contains(0) else arb(0).union(size * size)


def smoothed(b: Fraction) -> Activation:
    """(z + √(z² + b))/2."""
    if b <= 0:
        raise Rejected("the smoothed ReLU has b > 0; at b = 0 it is relu")

    def value(z: arb) -> arb:
        size = z.abs_lower(), z.abs_upper()
        return (z + ((size[0] * size[0]).union(size[1] * size[1]) + ball(b)).sqrt()) / 2

    def pair(z: arb) -> tuple[arb, arb]:
        inside = _square(z) + ball(b)
        root = inside.sqrt()
        return (1 + z / root) / 2, ball(b) / (2 * inside * root)

    return Activation(value, pair)


def _softplus(z: arb) -> tuple[arb, arb]:
    slope = 1 / (1 + (-z).exp())
    return slope, slope * (1 - slope)


def _gelu(z: arb) -> tuple[arb, arb]:
    density = (-_square(z) / 2).exp() / (2 * arb.pi()).sqrt()
    return (1 + (z / arb(2).sqrt()).erf()) / 2 + z * density, (2 - _square(z)) * density


def _silu(z: arb) -> tuple[arb, arb]:
    share = 1 / (1 + (-z).exp())
    bend = share * (1 - share)
    return share + z * bend, bend * (2 + z * (1 - 2 * share))


def _tanh(z: arb) -> tuple[arb, arb]:
    value = z.tanh()
    slope = 1 - _square(value)
    return slope, -2 * value * slope


def _elu(z: arb) -> tuple[arb, arb]:
    low = z.min(arb(0)).exp()
    return low, arb(0) if z > 0 else low if z < 0 else low.union(arb(0))


def pieces(slopes: list[Fraction], breaks: list[Fraction], origin: Fraction) -> Activation:
    """Continuous and piecewise linear; the slope is the hull of those of all pieces that the ball may meet."""

    def value(z: arb) -> arb:
        found = ball(origin) + ball(slopes[0]) * z
        for low, high, at in zip(slopes[:-1], slopes[1:], breaks, strict=True):
            away = z - ball(at)
            over = away if away > 0 else arb(0) if away < 0 else (away + abs(away)) / 2
            found += ball(high - low) * (over - ball(max(Fraction(0), -at)))
        return found

    def pair(z: arb) -> tuple[arb, None]:
        met = [
            s
            for i, s in enumerate(slopes)
            if not (i > 0 and z < ball(breaks[i - 1])) and not (i < len(breaks) and z > ball(breaks[i]))
        ]
        hull = ball(met[0])
        for slope in met[1:]:
            hull = hull.union(ball(slope))
        return hull, None

    return Activation(value, pair, tuple(breaks), corners=True)


# By name, for a smoothing b that only the smoothed ReLU uses.
ACTIVATIONS: dict[str, Callable[[Fraction], Activation]] = {
    "smoothed-relu": smoothed,
    "relu": lambda b: pieces([Fraction(0), Fraction(1)], [Fraction(0)], Fraction(0)),
    "softplus": lambda b: Activation(lambda z: (1 + z.exp()).log(), _softplus),
    "gelu": lambda b: Activation(lambda z: z * (1 + (z / arb(2).sqrt()).erf()) / 2, _gelu),
    "silu": lambda b: Activation(lambda z: z / (1 + (-z).exp()), _silu),
    "tanh": lambda b: Activation(lambda z: z.tanh(), _tanh),
    "elu": lambda b: Activation(lambda z: z.max(arb(0)) + z.min(arb(0)).exp() - 1, _elu, (Fraction(0),)),
}


def _numbers(text: str) -> list[Fraction]:
    words = text.split(",")
    if len(words) > 20 or not all(_NUMBER.fullmatch(word) for word in words):
        raise Rejected("slopes and breakpoints are rationals, at most 20")
    return [Fraction(word) for word in words]


def activation(name: Any, b: Fraction) -> Activation:
    """An activation by its name; Rejected if there is none of that name."""
    if not isinstance(name, str) or len(name) > 1000:
        raise Rejected("activation must be a short text")
    if name in ACTIVATIONS:
        return ACTIVATIONS[name](b)
    stem, _, rest = name.partition(":")
    parts = rest.split(";")
    if stem != "piecewise" or len(parts) not in (2, 3):
        raise Rejected(f"activation must be {', '.join(ACTIVATIONS)} or piecewise:SLOPES;BREAKS")
    slopes, breaks, origin = (_numbers(part) for part in (*parts, "0")[:3])
    if len(slopes) != len(breaks) + 1 or any(one >= two for one, two in pairwise(breaks)) or len(origin) != 1:
        raise Rejected("one slope more than breakpoints, and these rise; one value at zero")
    return pieces(slopes, breaks, origin[0])

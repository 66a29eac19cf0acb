r"""What an activation brings into a bound for every size: largest values and total variations, certified.

A sum Σ_q w_q a_q over the layers, with a_q = g(S + h - q), is at most max_j |w_1 + ... + w_j| times
|g(-∞)| + the total variation of g, by summation by parts.  So three functions are measured on the whole line: σ', σ''
and δ = σ - σ(∞)'·max(0, z), each by balls on cells of [-T, T]: where the derivative has one sign the variation is a
difference of two values, elsewhere the cell's length times the largest derivative.  Beyond T each of them is monotone,
so that the tails are differences from the limits:

* softplus, with s = 1/(1 + e^-z): σ'' = s(1 - s) > 0, σ''' has the sign of -z, and δ = log(1 + e^-|z|) falls;
* gelu: σ'' = (2 - z²)φ and σ''' = (z² - 4)zφ, φ the density; δ = -|z|Φ(-|z|), and its slope is that of zφ less Φ(-z);
* silu, with t = tanh(z/2): σ'' = (1 - t²)(2 - zt)/4, σ''' = (1 - t²)(3zt²/2 - z/2 - 3t)/4, δ = -|z|/(1 + e^|z|);
* tanh: σ' = 1 - σ², σ'' = -2σσ', σ''' = -2σ'(1 - 3σ²), δ = σ itself.

From T = 16 on each of these signs is fixed, by inspection.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import sympy as sp
from flint import arb, arb_series, ctx

from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one
from numerics.parity.model.fields import pieces_of
from numerics.parity.model.symbolic import activation_at

__all__ = ["SMOOTH", "Measured", "contracts", "jet", "measured"]

T = 16  # beyond it everything below is monotone
CELLS = 4096
DIGITS = 10**4  # a measure is rounded up to so many parts of one

# σ as a power series around a ball, and its slope at +∞ (at -∞ it is zero, and so is σ, but for tanh)
SMOOTH: dict[str, tuple[Callable[[Any], Any], int]] = {
    "softplus": (lambda z: (z.exp() + 1).log(), 1),
    "gelu": (lambda z: z * ((z * (1 / arb(2).sqrt())).erf() + 1) * arb(0.5), 1),
    "silu": (lambda z: z / ((-z).exp() + 1), 1),
    "tanh": (lambda z: 1 - 2 / ((2 * z).exp() + 1), 0),
}


@dataclass(frozen=True)
class Measured:
    """Upper bounds, as rationals: of |σ'|, |σ''|, |δ|, and |g(-∞)| + the variation of each; ``rise`` is σ'(∞)."""

    slope: Fraction
    slope_turns: Fraction
    rise: Fraction
    bend: Fraction | None = None  # none with corners
    bend_turns: Fraction | None = None
    excess: Fraction | None = None  # none where σ'(-∞) is not zero
    excess_turns: Fraction | None = None


def jet(name: str, z: arb, order: int = 3) -> list[arb]:
    """σ, σ', ..., enclosed on a ball: by Taylor's formula around its middle, with the ball in the last term only."""
    middle, away = arb(z.mid()), z - z.mid()
    centre, box = _series(name, middle, order + 1), _series(name, z, order + 2)
    return [centre[i] + centre[i + 1] * away + box[i + 2] * (away * away / 2) for i in range(order + 1)]


def _series(name: str, z: arb, order: int) -> list[arb]:
    saved, ctx.cap = ctx.cap, order + 1
    try:
        found = SMOOTH[name][0](arb_series([z, 1]))
        return [found[i] * math.factorial(i) for i in range(order + 1)]
    finally:
        ctx.cap = saved


Pair = Callable[[arb], tuple[arb, arb]]  # a function and its derivative on a ball


def _cells(side: int) -> list[tuple[arb, arb, arb]]:
    """(low, high, the ball between them) over half of [-T, T], going away from zero."""
    ends = [arb(side * i) * T / (CELLS // 2) for i in range(CELLS // 2 + 1)]
    return [(low, high, low.union(high)) for low, high in pairwise(ends)]


def _half(pair: Pair, side: int, limit: int) -> tuple[arb, arb]:
    """The largest |g| and the variation of g on one side of zero; ``limit`` is its value at the end of that side."""
    top, total, run = arb(abs(limit)), arb(0), None
    sign, last = 0, arb(0)
    for low, high, box in _cells(side):
        value, slope = pair(box)
        top = top.max(value.abs_upper())
        now = 1 if slope > 0 else -1 if slope < 0 else 0
        if run is not None and now != sign:
            total += abs(pair(last)[0] - pair(run)[0])
            run = None
        if now == 0:
            total += slope.abs_upper() * abs(high - low)
        elif run is None:
            run = low
        sign, last = now, high
    if run is not None:
        total += abs(pair(last)[0] - pair(run)[0])
    return top, total + abs(pair(arb(side * T))[0] - limit)


def _measure(pair: Callable[[int], Pair], limits: tuple[int, int]) -> tuple[Fraction, Fraction]:
    """(the largest |g|, |g(-∞)| + the variation) of g, which may have one form on each side of zero."""
    left, right = (_half(pair(side), side, limit) for side, limit in zip((-1, 1), limits, strict=True))
    return _up(left[0].max(right[0])), _up(left[1] + right[1] + abs(limits[0]))


def _up(value: arb) -> Fraction:
    if not value.is_finite():
        raise ArithmeticError("an activation that is not bounded as it should be")
    return Fraction(int((value * DIGITS).upper().ceil().unique_fmpz()), DIGITS)


@cache
def measured(name: str) -> Measured:
    """The measures of an activation of the model file other than the smoothed ReLU, whose own hold for every b."""
    if (corners := pieces_of(name)) is not None:
        turns = abs(corners.slopes[0]) + sum((abs(step) for step in corners.steps), Fraction(0))
        plain = name == "relu"
        return Measured(
            max(map(abs, corners.slopes)),
            turns,
            corners.slopes[-1],
            excess=Fraction(0) if plain else None,
            excess_turns=Fraction(0) if plain else None,
        )
    rise = SMOOTH[name][1]
    ends = (-1, 1) if name == "tanh" else (0, 0)

    def derivative(order: int) -> Callable[[int], Pair]:
        def pair(z: arb) -> tuple[arb, arb]:
            found = jet(name, z, order + 1)
            return found[order], found[order + 1]

        return lambda side: pair

    def excess(side: int) -> Pair:
        def pair(z: arb) -> tuple[arb, arb]:
            value, slope = jet(name, z, 1)
            return (value - rise * z, slope - rise) if side > 0 else (value, slope)

        return pair

    slope, bend, rest = (_measure(derivative(1), (0, rise)), _measure(derivative(2), (0, 0)), _measure(excess, ends))
    return Measured(slope[0], slope[1], Fraction(rise), bend[0], bend[1], rest[0], rest[1])


@cache
def contracts(name: str) -> bool:
    """Is |σ'| ≤ 1 everywhere, exactly?  With w = e^z, 1 - σ' and 1 + σ' must be squares and positive factors alone."""
    if (corners := pieces_of(name)) is not None:
        return all(abs(slope) <= 1 for slope in corners.slopes)
    if name == "smoothed-relu":
        return activation_slope_grows_from_zero_to_one()
    z, w = sp.Symbol("z", real=True), sp.Symbol("w", positive=True)
    slope = sp.diff(activation_at(name, z), z).rewrite(sp.exp).subs(z, sp.log(w))
    return all(_not_negative(sp.together(sp.simplify(1 + sign * slope)), w) for sign in (1, -1))


def _not_negative(value: sp.Expr, w: sp.Symbol) -> bool:
    """A quotient of polynomials in w > 0 whose factors are squares or have no negative coefficient."""
    sides = sp.fraction(value)
    if not all(side.is_polynomial(w) for side in sides):
        return False
    for side in sides:
        leading, factors = sp.factor_list(side, w)
        if leading < 0 or any(power % 2 and min(sp.Poly(part, w).coeffs()) < 0 for part, power in factors):
            return False
    return True

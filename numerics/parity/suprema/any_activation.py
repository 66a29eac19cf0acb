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

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise

import sympy as sp
from flint import arb, fmpq

from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one
from numerics.parity.model.activations import Activation, activation
from numerics.parity.model.symbolic import activation_at

__all__ = ["Measured", "contracts", "measured"]

T = 16  # beyond it everything below is monotone
CELLS = 4096
DIGITS = 10**4  # a measure is rounded up to so many parts of one


@dataclass(frozen=True)
class Measured:
    """Upper bounds, as rationals: of |σ'|, |σ''|, |δ|, and |g(-∞)| + the variation of each; ``rise`` is σ'(∞)."""

    slope: Fraction
    slope_turns: Fraction
    rise: Fraction
    bend: Fraction | None = None  # none where σ'' is not continuous
    bend_turns: Fraction | None = None
    excess: Fraction | None = None  # none where σ'(-∞) is not zero
    excess_turns: Fraction | None = None


Pair = Callable[[Fraction, Fraction], tuple[arb, arb]]  # a function and its derivative between two points


def _cells(side: int) -> list[tuple[Fraction, Fraction]]:
    """The ends of the cells of half of [-T, T], going away from zero."""
    ends = [Fraction(side * i * T, CELLS // 2) for i in range(CELLS // 2 + 1)]
    return list(pairwise(ends))


def _half(pair: Pair, side: int, limit: int) -> tuple[arb, arb]:
    """The largest |g| and the variation of g on one side of zero; ``limit`` is its value at the end of that side."""
    top, total, run = arb(abs(limit)), arb(0), None
    sign, last = 0, Fraction(0)
    for low, high in _cells(side):
        value, slope = pair(low, high)
        top = top.max(value.abs_upper())
        now = 1 if slope > 0 else -1 if slope < 0 else 0
        if run is not None and now != sign:
            total += abs(pair(last, last)[0] - pair(run, run)[0])
            run = None
        if now == 0:
            total += slope.abs_upper() * ball(abs(high - low))
        elif run is None:
            run = low
        sign, last = now, high
    if run is not None:
        total += abs(pair(last, last)[0] - pair(run, run)[0])
    end = Fraction(side * T)
    return top, total + abs(pair(end, end)[0] - limit)


def _measure(pair: Callable[[int], Pair], limits: tuple[int, int]) -> tuple[Fraction, Fraction]:
    """(the largest |g|, |g(-∞)| + the variation) of g, which may have one form on each side of zero."""
    left, right = (_half(pair(side), side, limit) for side, limit in zip((-1, 1), limits, strict=True))
    return _up(left[0].max(right[0])), _up(left[1] + right[1] + abs(limits[0]))


def ball(value: Fraction) -> arb:
    return arb(fmpq(value.numerator, value.denominator))


def _up(value: arb) -> Fraction:
    if not value.is_finite():
        raise ArithmeticError("an activation that is not bounded as it should be")
    return Fraction(int((value * DIGITS).upper().ceil().unique_fmpz()), DIGITS)


def _enclosed(sigma: Activation, low: Fraction, high: Fraction, order: int) -> list[arb]:
    """The derivatives between two points; where one jumps at an end, it is that of the branch between them."""
    box, branch = ball(low).union(ball(high)), sigma.branch_on(min(low, high), max(low, high))
    return sigma.enclose(box, order) if branch is None or low == high else sigma.enclose_branch(branch, box, order)


@cache
def measured(name: str) -> Measured:
    """The measures of an activation of the model file without b; those of the smoothed ReLU hold for every b.

    Raises:
        ValueError: an activation that is unknown, that uses b, or whose slopes have other limits than the cells assume.
    """
    sigma = activation(name)
    if (corners := sigma.corners) is not None:
        turns = abs(corners.slopes[0]) + sum((abs(step) for step in corners.steps), Fraction(0))
        flat = None if sigma.excess is None else Fraction(0)
        return Measured(max(map(abs, corners.slopes)), turns, corners.slopes[-1], excess=flat, excess_turns=flat)
    if sigma.uses_b or sigma.slopes[0] != 0 or sigma.slopes[1] not in (0, 1) or sigma.excess is None:
        raise ValueError(f"activation {name}: only those without b whose slope tends to 0 and to 0 or 1 are measured")
    rise = int(sigma.slopes[1])

    def derivative(order: int) -> Callable[[int], Pair]:
        def pair(low: Fraction, high: Fraction) -> tuple[arb, arb]:
            found = _enclosed(sigma, low, high, order + 1)
            return found[order], found[order + 1]

        return lambda side: pair

    def excess(side: int) -> Pair:
        def pair(low: Fraction, high: Fraction) -> tuple[arb, arb]:
            value, slope = _enclosed(sigma, low, high, 1)
            return (value - rise * ball(low).union(ball(high)), slope - rise) if side > 0 else (value, slope)

        return pair

    slope, rest = _measure(derivative(1), (0, rise)), _measure(excess, sigma.excess)
    bend = _measure(derivative(2), (0, 0)) if sigma.twice_differentiable else (None, None)
    return Measured(slope[0], slope[1], Fraction(rise), bend[0], bend[1], rest[0], rest[1])


@cache
def contracts(name: str) -> bool:
    """Is |σ'| ≤ 1 everywhere, exactly?  With w = e^z, 1 - σ' and 1 + σ' must be squares and positive factors alone."""
    sigma = activation(name)
    if (corners := sigma.corners) is not None:
        return all(abs(slope) <= 1 for slope in corners.slopes)
    if sigma.breaks:
        return False  # the argument is about one formula for the whole line
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

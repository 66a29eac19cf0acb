"""The classifier with its first three derivatives on a piece, and the coefficients A and B of ``smoothness``."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from flint import arb

from verify.checker.balls import ball


class Curve(NamedTuple):
    """f, f', f'' on an interval of S."""

    value: arb
    slope: arb
    bend: arb


def tighter(first: arb, second: arb) -> arb:
    """Both enclose: take the smaller ball."""
    return first if first.rad() < second.rad() else second


def curve(k: int, b: Fraction, low: Fraction, high: Fraction) -> Curve:
    """Layer by layer (σ' increases, σ'' has one crest), and by the mean value theorem from the midpoint."""
    smooth, half = ball(b), ball((high - low) / 2)
    value, slope, bend = arb(1), arb(0), arb(0)
    slopes = bends = thirds = arb(0)
    for q in range(1, k + 1):
        weight, shift = (-1) ** q * (8 * q - 4), Fraction(1, 2) - q
        middle = _layer(ball((low + high) / 2 + shift), smooth)
        value, slope, bend = value + weight * middle[0], slope + weight * middle[1], bend + weight * middle[2]
        ends = [_layer(ball(s + shift), smooth) for s in (low, high)]
        slopes += weight * ends[0][1].union(ends[1][1])
        crest = ends[0][2].union(ends[1][2])
        if low + shift < 0 < high + shift:
            crest = crest.union(1 / (2 * smooth.sqrt()))
        bends += weight * crest
        z = ball(low + shift).union(ball(high + shift))
        thirds += weight * _third(z, smooth)
    delta = arb(0, half)
    bends = tighter(bends, bend + delta * thirds)
    slopes = tighter(slopes, slope + delta * bends)
    return Curve(value + delta * slopes, slopes, bends)


def _layer(z: arb, b: arb) -> tuple[arb, arb, arb]:
    """σ, σ', σ'' of (z + sqrt(z² + b))/2 at a point."""
    root = (z * z + b).sqrt()
    return (z + root) / 2, (1 + z / root) / 2, b / (2 * root * root * root)


def _third(z: arb, b: arb) -> arb:
    """σ''' = -3bz/2(z² + b)^{5/2}, nowhere larger than (3/4)(4/5)^{5/2}/b.

    σ'' = b(z² + b)^{-3/2}/2, whose derivative is the first formula.  |z|(z² + b)^{-5/2} has the derivative
    (z² + b)^{-7/2}(z² + b - 5z²) for z > 0, which changes its sign once, from + to -, at 4z² = b.  There z² + b = 5b/4
    and z = sqrt(b)/2, so that |σ'''| = (3b/2)(sqrt(b)/2)(5b/4)^{-5/2} = (3/4)(4/5)^{5/2}/b = (12/25) sqrt(4/5)/b.
    """
    low = z.abs_lower()
    root = (low * low + b).sqrt()
    crude = arb(0, (arb(12) / 25 * (arb(4) / 5).sqrt() / b).upper())
    power = root * root * root * root * root
    size = (3 * b * z.abs_upper() / (2 * power)).upper()
    return tighter(crude, arb(0, size)) if size.is_finite() else crude


def coefficients(name: str, label: int, f: Curve) -> tuple[arb, arb] | None:
    """(A, B) on the interval, or None where the loss vanishes."""
    if name == "hessian":
        return f.bend, f.slope
    if name == "product":
        return f.value * f.bend + f.slope * f.slope, f.value * f.slope
    if label * f.value > 1:
        return None
    gap = f.value - label
    return 2 * (f.slope * f.slope + gap * f.bend), 2 * gap * f.slope

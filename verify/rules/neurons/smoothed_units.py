"""Units whose slope rises from 0 to 1: f(s) = 1 + Σ_q w_q σ(s + h_q), σ(z) = (z + √(z² + b))/2, at b = 0 the ReLU.

On a piece σ' is enclosed by its values at the ends, σ'' by those and its one crest: sharper than balls of z, and with
the mean value theorem from the midpoint sharper still.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

from flint import arb

from verify.checker.balls import ball

from .curve import Curve, tighter
from .line import Layer


def broken(units: list[Layer], s: Fraction) -> Fraction:
    """f(s) with ReLU units, exactly."""
    return 1 + sum((weight * max(s + shift, Fraction(0)) for weight, shift in units), Fraction(0))


def layer(z: arb, b: arb) -> tuple[arb, arb, arb]:
    """σ, σ' and σ'' at a point, b > 0."""
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


class Rising:
    """f on pieces, b ≥ 0; its curve for b > 0 only."""

    def __init__(self, units: list[Layer], b: Fraction) -> None:
        self.units, self.b, self.smooth = units, b, ball(b)
        # Abel summation: σ' falls with h and lies in [0, 1], so |f'| is at most the largest sum of first weights
        falling = sorted(units, key=lambda unit: -unit[1])
        self.most = arb(max(abs(total) for total in accumulate(weight for weight, _ in falling)))

    def _slope(self, z: arb) -> arb:
        if self.b > 0:
            return layer(z, self.smooth)[1]
        return arb(1) if z > 0 else arb(0) if z < 0 else arb(0.5, 0.5)

    def size(self, low: Fraction, high: Fraction) -> arb:
        """Upper bound of |f'|; at a kink every slope between the two counts."""
        slope = arb(0)
        for weight, shift in self.units:
            ends = [self._slope(ball(s + shift)) for s in (low, high)]
            slope += weight * ends[0].union(ends[1])
        return min(slope.abs_upper(), self.most, key=lambda value: float(value.mid()))

    def value(self, low: Fraction, high: Fraction) -> arb:
        """f; with kinks its values at the ends and at the kinks inside."""
        if self.b > 0:
            return self.on(low, high).value
        points = [low, high, *(-shift for _, shift in self.units if low < -shift < high)]
        values = [broken(self.units, s) for s in points]
        return ball(min(values)).union(ball(max(values)))

    def on(self, low: Fraction, high: Fraction) -> Curve:
        """Unit by unit, and by the mean value theorem from the midpoint."""
        smooth, half = self.smooth, ball((high - low) / 2)
        value, slope, bend = arb(1), arb(0), arb(0)
        slopes = bends = thirds = arb(0)
        for weight, shift in self.units:
            middle = layer(ball((low + high) / 2 + shift), smooth)
            value, slope, bend = value + weight * middle[0], slope + weight * middle[1], bend + weight * middle[2]
            ends = [layer(ball(s + shift), smooth) for s in (low, high)]
            slopes += weight * ends[0][1].union(ends[1][1])
            crest = ends[0][2].union(ends[1][2])
            if low + shift < 0 < high + shift:
                crest = crest.union(1 / (2 * smooth.sqrt()))
            bends += weight * crest
            thirds += weight * _third(ball(low + shift).union(ball(high + shift)), smooth)
        delta = arb(0, half)
        bends = tighter(bends, bend + delta * thirds)
        slopes = tighter(slopes, slope + delta * bends)
        return Curve(value + delta * slopes, slopes, bends)

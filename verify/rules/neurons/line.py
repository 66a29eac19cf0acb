"""One hidden layer as a function of one number, c (1 + Σ_q w_q σ(rs + h_q)): bounds on intervals, halved where needed.

On a piece f' is enclosed by balls of σ', and by the mean value theorem with balls of σ'' where the activation has one;
f alike.  The factor r is 1 unless another is given.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .activations import Pair
from .activations import activation as named
from .curve import Curve, tighter

Layer = tuple[int, Fraction]  # w, h
Sums = tuple[arb, arb, arb]
MAX_PIECES = 50_000
MAX_DEPTH = 45
ONE = Fraction(1)


def halved(
    low: Fraction, high: Fraction, holds: Callable[[Fraction, Fraction], bool], failing: str, most: int = MAX_PIECES
) -> int:
    """How many pieces of the interval show what holds; Rejected, with these words and the place, where one does not."""
    waiting, count = [(low, high, 0)], 0
    while waiting:
        low, high, depth = waiting.pop()
        if holds(low, high):
            count += 1
            continue
        if depth >= MAX_DEPTH or count + len(waiting) > most:
            raise Rejected(f"{failing} {float(low)}")
        middle = (low + high) / 2
        waiting += [(middle, high, depth + 1), (low, middle, depth + 1)]
    return count


class Slope:
    """f' of c (1 + Σ_q w_q σ(rs + h_q)), corners allowed."""

    def __init__(self, layers: list[Layer], scale: Fraction, pair: Pair, factor: Fraction = ONE) -> None:
        self.pair, self.scale, self.layers, self.factor = pair, ball(scale * factor), layers, factor

    def size(self, low: Fraction, high: Fraction) -> arb:
        """Upper bound of |f'| on the interval."""
        low, high = self.factor * low, self.factor * high
        box, middle = ball(low).union(ball(high)), ball((low + high) / 2)
        natural, centre, bend = arb(0), arb(0), arb(0)
        smooth = True
        for weight, shift in self.layers:
            first, second = self.pair(box + ball(shift))
            natural += weight * first
            if second is None:
                smooth = False
            else:
                bend += weight * second
                centre += weight * self.pair(middle + ball(shift))[0]
        found = natural.abs_upper()
        if smooth:
            mean = centre.abs_upper() + bend.abs_upper() * ball((high - low) / 2)
            found = arb(min(found, mean.upper(), key=float)) if mean.is_finite() else found
        return (found * self.scale).upper()


class Network:
    """c (1 + Σ_q w_q σ(rs + h_q)) with two derivatives, of a twice differentiable activation, on an interval."""

    def __init__(
        self, layers: list[Layer], scale: Fraction, activation: str, b: Fraction, factor: Fraction = ONE
    ) -> None:
        self.sigma, self.factor = named(activation, b), factor
        if self.sigma.jumps:
            raise Rejected("the activation has corners, or points without a second derivative")
        self.layers = [(weight, ball(shift)) for weight, shift in layers]
        self.scales = [ball(scale * factor**order) for order in range(3)]  # of f, f' and f''

    def sums(self, z: arb) -> Sums:
        value, slope, bend = arb(1), arb(0), arb(0)
        for weight, shift in self.layers:
            first, second = self.sigma.pair(z + shift)
            if second is None:
                raise Rejected("the activation has corners")
            value += weight * self.sigma.value(z + shift)
            slope += weight * first
            bend += weight * second
        return value, slope, bend

    def _sums(self, low: Fraction, high: Fraction) -> tuple[Sums, Sums, arb]:
        """On the interval and in its middle, and half its length, as the units see it."""
        low, high = self.factor * low, self.factor * high
        return self.sums(ball(low).union(ball(high))), self.sums(ball((low + high) / 2)), ball((high - low) / 2)

    def sizes(self, low: Fraction, high: Fraction) -> Curve:
        """|f|, |f'| and |f''| from above."""
        whole, centre, half = self._sums(low, high)
        found = []
        for order in range(3):
            size = whole[order].abs_upper()
            if order < 2:
                mean = centre[order].abs_upper() + whole[order + 1].abs_upper() * half
                size = _smaller(size, mean)
            found.append((size * self.scales[order]).upper())
        return Curve(*found)

    def on(self, low: Fraction, high: Fraction) -> Curve:
        """Natural extensions, and the mean value theorem from the midpoint where that is sharper."""
        whole, centre, half = self._sums(low, high)
        away = arb(0, half.upper())
        slope = tighter(whole[1], centre[1] + away * whole[2])
        value = tighter(whole[0], centre[0] + away * slope)
        return Curve(*(part * scale for part, scale in zip((value, slope, whole[2]), self.scales, strict=True)))


def _smaller(one: arb, two: arb) -> arb:
    """The sharper of two upper bounds, of which one may be none."""
    known = [value.upper() for value in (one, two) if value.is_finite()]
    return arb(min(known, key=float)) if known else one

"""How many functions a cover needs: bounds for linear functions and softmax means, and functions that are far apart.

A cover at accuracy ε in the maximum norm over given samples is a list of functions, one of them within ε of each
function of the class on every sample.  Functions that are pairwise more than 2ε apart need one each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected

__all__ = ["PACKINGS", "boxes", "differ", "linear_cover", "linear_packing", "mean_cover", "packing"]

PACKINGS = ("sparse", "signs")

Number = Callable[[], arb]  # at the precision of the moment


def differ(samples: Sequence[Any], size: int) -> None:
    """Samples are texts of so many characters 0 and 1; no two places have the same characters on all of them."""
    if any(not isinstance(row, str) or len(row) != size or set(row) - {"0", "1"} for row in samples):
        raise Rejected(f"a sample is a text of {size} characters 0 and 1")
    if len(set(zip(*samples, strict=True))) < size:
        raise Rejected("two places have the same bits on every sample, so what they hold cannot be told apart")


def packing(distance: Number, logarithm: Number, epsilon: Fraction, claimed: Fraction) -> None:
    """Functions at that distance from each other, that many by the logarithm: no cover's logarithm is ``claimed``."""

    def answer() -> bool | None:
        apart, count = distance(), logarithm()
        if apart > 2 * ball(epsilon) and count > ball(claimed):
            return True
        return False if apart <= 2 * ball(epsilon) or count <= ball(claimed) else None

    if not decide(answer):
        raise Rejected("the functions are not that far apart, or their number is not that large")


def linear_packing(mode: str, points: int, reach: Fraction, epsilon: Fraction, claimed: Fraction) -> str:
    """How many linear functions of norm B at orthogonal points of norm R are more than 2ε apart; ``reach`` is BR.

    ``sparse``: 0 and ±B along each point, reach apart.  ``signs``: all (±B, …, ±B)/√m, 2·reach/√m apart.
    """
    sparse = mode == "sparse"
    if not (reach > 2 * epsilon if sparse else reach**2 > points * epsilon**2):
        raise Rejected("the functions are not more than 2 epsilon apart")

    def answer() -> bool | None:
        count = arb(2 * points + 1).log() if sparse else points * arb(2).log()
        return True if count > ball(claimed) else False if count <= ball(claimed) else None

    if not decide(answer):
        raise Rejected("the number of functions is not that large")
    return f"{2 * points + 1}" if sparse else f"2^{points}"


def boxes(points: int, scale: Fraction) -> arb:
    """The logarithm of the number of boxes of half width ε, for values of size at most ``scale``·ε at each point."""
    return points * arb(-(-scale.numerator // scale.denominator)).log()


def linear_cover(points: int, ratio: arb) -> arb:
    """At least the logarithm for linear functions of norm B at points of norm R; ``ratio`` is BR/ε.

    An update by ±(ε/R²)x wherever the error is above ε lowers the squared distance to the target by (ε/R)² at least, so
    there are ratio² updates at most, each one of 2m or none.
    """
    return ratio * ratio * arb(2 * points + 1).log()


def mean_cover(points: int, scale: Fraction, score: Fraction, upper: Fraction) -> str:
    """What shows that softmax means of any length have a cover with a logarithm below ``upper``; Rejected if nothing.

    A mean Σ p_t y_t has scores s_t of size at most S, linear in one vector, and values y_t of size at most M =
    ``scale``·ε, linear in another.  *Boxes*: the means are no larger than M.  *Two sums*: (1/T) Σ e^{s_t} and
    (1/T) Σ e^{s_t} y_t are linear in one vector each, of norm e^{S/2} and e^{S/2} B, at one point for every sample, of
    norm e^{S/2} and e^{S/2} R with BR = M.  The first is at least e^{-S}, so errors ε e^{-S}/(2M) and ε e^{-S}/2
    suffice: each is a linear cover of the ratio 2 ``scale`` e^{2S}.
    """
    if score > 10**4:
        raise Rejected("scores are at most 10^4 here")

    def answer() -> bool | None:
        sums = 2 * linear_cover(points, 2 * ball(scale) * (2 * ball(score)).exp())
        found, least = (boxes(points, scale), sums), ball(upper)
        return True if any(f < least for f in found) else False if all(f >= least for f in found) else None

    if not decide(answer):
        raise Rejected("neither argument gives that number")
    return "counting boxes" if boxes(points, scale) < ball(upper) else "the two sums of the softmax"

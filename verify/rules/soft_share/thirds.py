r"""How large the Hessian K of a share can be: the third cumulant of a bit and twice a feature.

A third cumulant does not change when a constant is taken off the features.

* Features within r of some point: κ = 2r²/(3√3).  For v of size at most r along a unit vector, with the means μ_1 and
  μ_0 in the subset and outside, δ = μ_1 - μ_0, Cov(x, (v - Ev)²) ≤ P(1-P)(r² - μ_1² + (1-2P)δ²).  For P ≥ 1/2 that is
  at most r²/4.  Below, δ² ≤ (r + |μ_1|)² makes it at most 4r²P(1-P)(1-2P) ≤ κ for P ≤ 1/4, and r²(1-P)/2 ≤ 3r²/8 < κ
  else.  The complement of the subset gives the other sign.
* On a line it is sharper.  For a vector a the cumulant Cov(x, v²), v the place less its mean, is linear in x and so at
  most E|v² - Ev²|/2 ≤ Ev².  That is enclosed on pieces of a; beyond the last one nearly all weight is at one end, and
  Ev² is at most the mean square of the distance from there.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .covers import at_most, everywhere

FAR = 64  # vectors beyond this over the least gap have nearly all their weight at one end
DEPTH = 26


def within(square: Fraction) -> arb:
    """κ of features within r of some point, from r²."""
    return 2 * ball(square) / (3 * arb(3).sqrt())


def check_cumulant(top: arb, square: Fraction, places: list[Fraction] | None = None) -> None:
    """κ is at most ``top`` for features within r of some point, from r²; or by their places, if they are on a line."""
    if at_most(within(square), top):
        return
    if places is None:
        raise Rejected("the third cumulant is not shown to be so small")
    check_on_a_line(places, top)


def check_on_a_line(places: list[Fraction], top: arb) -> None:
    """κ of rising places on a line is at most ``top``, for all vectors."""
    gap, span = min(b - a for a, b in pairwise(places)), places[-1] - places[0]
    if gap <= 0:
        raise Rejected("places on a line must rise")
    far, at, beyond = FAR / gap, [ball(place) for place in places], []
    for end in (places[0], places[-1]):
        rest = sum(((-ball(far * abs(end - place))).exp() for place in places if place != end), arb(0))
        beyond.append(at_most(rest * ball(span * span), top))

    def holds(a: arb) -> bool:
        return at_most(_deviation(at, a.lower(), a.upper()), top)

    if not (all(beyond) and everywhere(holds, ball(-far), ball(far), DEPTH)):
        raise Rejected("the third cumulant on the line is not shown to be so small")


def _deviation(places: list[arb], low: arb, high: arb) -> arb:
    """E|v² - E v²|/2 for vectors between the two, from above."""
    weights = []
    for i, p in enumerate(places):
        most = sum((((high if j > i else low) * (q - p)).exp() for j, q in enumerate(places)), arb(0))
        least = sum((((low if j > i else high) * (q - p)).exp() for j, q in enumerate(places)), arb(0))
        weights.append((1 / most).union(1 / least))
    mean = sum((w * p for w, p in zip(weights, places, strict=True)), arb(0))
    squares = [(p - mean) * (p - mean) for p in places]
    second = sum((w * s for w, s in zip(weights, squares, strict=True)), arb(0))
    parts = sum((w.upper() * (s - second).abs_upper() for w, s in zip(weights, squares, strict=True)), arb(0)) / 2
    known = [value.upper() for value in (parts, second) if value.is_finite()]
    return min(known, key=float) if known else parts

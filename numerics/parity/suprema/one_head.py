r"""The derivative of ŷ∇ŷ with one head, for every number of positions at once: a problem in the share P alone.

Where f < 0, f' < 0 and f'' < 0 on [0, 1] (k = 1 and b > 3/4), ŷ Hess ŷ + ∇ŷ∇ŷᵀ = (N K + A C Cᵀ)/τ² with N = f f' > 0
and A = f f'' + f'² > 0.  Along a unit vector, in the notation of :mod:`numerics.parity.facts.curvature`, eᵀKe ≤ qG(P)
with q = P(1-P), G(p) = 1 - c² - 2cd - 2pd², and e·C = qd.  So

    N eᵀKe + A (e·C)² ≤ N q G(P - Aq/2N)   and, complementing x,   -N eᵀKe - A (e·C)² ≤ N q G(1 - P + Aq/2N):

the square only moves the argument of G, whose largest value g(p) is 4(1-2p) for p ≤ 1/4, 1/(2p) up to p = 1/2 and 1
beyond, by the argument given there.  (For p ≤ 0, G is convex in d and largest at an end, again 4(1-2p) at most.)  Two
opposite positions attain it where p ≤ 1/4: nothing is given away.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

__all__ = ["product_stays_below"]


def _largest_gain(p: Any) -> Any:
    """g at the lower end of the ball, since g falls."""
    from flint import arb

    low = p.lower()
    if low <= arb(1) / 4:
        return 4 * (1 - 2 * low)
    return 1 / (2 * low) if low <= arb(1) / 2 else arb(1)


def _holds(b: Any, share: Any, bound: Callable[[Any], Any]) -> bool:
    """Is the derivative (times τ²) certainly at most the bound, for all b and P of the balls?"""
    from flint import arb

    z = share - arb(1) / 2
    root = (z * z + b).sqrt()
    f, slope, bend = 1 - 2 * (z + root), -2 * (1 + z / root), -2 * b / (root * root * root)
    if not (f < 0 and slope < 0 and bend < 0):
        return False
    product, outer, q = f * slope, f * bend + slope * slope, share * (1 - share)
    moved = outer * q / (2 * product)
    limit = bound(b).lower()
    return all(bool((product * q * _largest_gain(p)).upper() <= limit) for p in (share - moved, 1 - share + moved))


def product_stays_below(low: Fraction, high: Fraction, bound: Callable[[Any], Any], *, depth: int = 30) -> bool:
    """Whether sup ‖ŷ Hess ŷ + ∇ŷ∇ŷᵀ‖ τ² ≤ bound(b) for k = 1, all n and every b from low to high, by subdivision."""
    from flint import arb, fmpq

    def ball(a: Fraction, c: Fraction) -> Any:
        ends = [arb(fmpq(v.numerator, v.denominator)) for v in (a, c)]
        return ends[0].union(ends[1])

    stack = [(low, high, Fraction(0), Fraction(1), 0)]
    tried = 0
    while stack:
        b0, b1, p0, p1, level = stack.pop()
        tried += 1
        if _holds(ball(b0, b1), ball(p0, p1), bound):
            continue
        if level >= depth or tried > 200_000:
            return False
        if (b1 - b0) / (2 * high) > p1 - p0:
            middle = (b0 + b1) / 2
            stack += [(b0, middle, p0, p1, level + 1), (middle, b1, p0, p1, level + 1)]
        else:
            middle = (p0 + p1) / 2
            stack += [(b0, b1, p0, middle, level + 1), (b0, b1, middle, p1, level + 1)]
    return True

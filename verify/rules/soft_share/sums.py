r"""A function g of the sum T = Σ_i P_i of the shares of m softmaxes: its derivatives by all their vectors.

The gradient of g(T) is g' (C_1, …, C_m), and every function F(g) has the Hessian A C Cᵀ + B diag(K_i) with A and B of
:mod:`verify.rules.neurons.curve`.  What is asked of a piece low ≤ T ≤ high is one of

* ``gradient_below``: |g'|² Σ|C_i|² ≤ λ²;
* ``norm_below``: |A| Σ|C_i|² + |B| κ ≤ λ, with κ at least the norm of each K_i;
* ``matrix_below``: no eigenvalue of ±(A C Cᵀ + B diag K) is above λ, by the rows of ``plane`` (``several``).  The
  largest one grows with the first coefficient and is convex in the second.  Where that is negative the subset is
  complemented: K and C change sign, T becomes m - T;
* ``entry_below``, ``cross_below``, ``slope_below``: along one axis only, from rows of that type.

Bounds of Σ|C_i|² are ``by_rows``, |C|² ≤ α + βP with β ≥ 0 and by the complement α + β(1 - P), or ``by_variance``, for
points of length at most 1: |C|² ≤ P(1 - P), and the mean of these is at most (T/m)(1 - T/m), by concavity.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from flint import arb

from verify.checker.balls import ball
from verify.rules.neurons.curve import On, coefficients

from .covers import at_most
from .rows import Row
from .several import Heads

Holds = Callable[[Fraction, Fraction], bool]
Bound = Callable[[Fraction, Fraction], arb]  # from above, on a piece of T
Coefficients = Callable[[Fraction, Fraction], tuple[arb, arb] | None]  # A and B there; None where F vanishes


def by_rows(m: int, pairs: list[tuple[arb, arb]]) -> Bound:
    """Σ|C_i|² from pairs (β, α)."""

    def squares(low: Fraction, high: Fraction) -> arb:
        folded = ball(min(high, m - low))  # of T and m - T, the smaller
        return min(((m * alpha + beta * folded).upper() for beta, alpha in pairs), key=float)

    return squares


def by_variance(m: int) -> Bound:
    """Σ|C_i|² for points of length at most 1."""

    def squares(low: Fraction, high: Fraction) -> arb:
        at = min(max(Fraction(m, 2), low), high) / m
        return m * ball(at * (1 - at))

    return squares


def gradient_below(size: Bound, squares: Bound, aim: arb) -> Holds:
    """``size`` bounds |g'|, and ``aim`` is λ²."""

    def holds(low: Fraction, high: Fraction) -> bool:
        slope = size(low, high)
        return bool(slope.is_finite()) and at_most(slope * slope * squares(low, high), aim)

    return holds


def norm_below(pairs: Coefficients, squares: Bound, cumulant: arb, aim: arb) -> Holds:
    """``cumulant`` is κ."""

    def holds(low: Fraction, high: Fraction) -> bool:
        pair = pairs(low, high)
        if pair is None:
            return True
        value = pair[0].abs_upper() * squares(low, high) + pair[1].abs_upper() * cumulant
        return bool(value.is_finite()) and at_most(value, aim)

    return holds


def matrix_below(heads: Heads, pairs: Coefficients, aim: arb) -> Holds:
    """Both signs, both ends of B, the subset complemented where B < 0."""

    def holds(low: Fraction, high: Fraction) -> bool:
        pair = pairs(low, high)
        return pair is None or _either(heads.below, heads.k, pair, (low, high), aim)

    return holds


def _either(
    below: Callable[[arb, arb, tuple[arb, arb], arb], bool],
    m: int,
    pair: tuple[arb, arb],
    piece: tuple[Fraction, Fraction],
    aim: arb,
) -> bool:
    """A C Cᵀ + B diag K and its negative."""
    if not all(part.is_finite() for part in pair):
        return False
    low, high = piece
    for sign in (1, -1):
        a, c = (sign * pair[0]).upper(), sign * pair[1]
        for end in (c.lower(), c.upper()):  # convex in c
            ends = (ball(low), ball(high)) if end >= 0 else (ball(m - high), ball(m - low))
            if not below(a, abs(end), ends, aim):
                return False
    return True


def entry_below(heads: Heads, g: On, aim: arb) -> Holds:
    """A second derivative of g(T) by one coordinate of one vector: A = g'', B = g'."""

    def holds(low: Fraction, high: Fraction) -> bool:
        f = g(low, high)
        return _either(heads.top, heads.k, (f.bend, f.slope), (low, high), aim)

    return holds


def cross_below(heads: Heads, g: On, aim: arb) -> Holds:
    """A mixed one by a coordinate each of two vectors: |g'' C C'| ≤ |g''|(C² + C'²)/2, by one row."""

    def fits(row: Row, bend: arb, ends: tuple[arb, arb]) -> bool:
        return all(at_most(bend * (2 * row.offset + row.slope * p) / 2, aim) for p in heads.shares(ends, 2))

    return _by_a_row(heads, g, fits)


def slope_below(heads: Heads, g: On, aim: arb) -> Holds:
    """The derivative of g'(T) by a coordinate of one vector, |g''||C|, by one row."""

    def fits(row: Row, bend: arb, ends: tuple[arb, arb]) -> bool:
        squares = (bend * bend * (row.offset + row.slope * p) for p in heads.shares(ends, 1))
        return all(at_most(square, aim * aim) for square in squares)

    return _by_a_row(heads, g, fits)


def _by_a_row(heads: Heads, g: On, fits: Callable[[Row, arb, tuple[arb, arb]], bool]) -> Holds:
    def holds(low: Fraction, high: Fraction) -> bool:
        bend, ends = g(low, high).bend.abs_upper(), (ball(low), ball(high))
        return any(fits(row, bend, ends) for row in heads.plain)

    return holds


def curvature_below(heads: Heads, aim: arb) -> bool:
    """K of one vector along the axis, whatever T is, by one row."""
    return any(row.first == 0 and row.slope == 0 and at_most(row.offset, aim) for row in heads.tops)


ENTRIES = {"hessian-entry": entry_below, "cross-entry": cross_below, "slope-derivative": slope_below}


def named_below(of: str, loss: str, label: int, heads: Heads, g: On, aim: arb) -> Holds:
    """What is asked by its name: an entry, or the Hessian of a function of g (:mod:`verify.rules.neurons.curve`)."""
    if of in ENTRIES:
        return ENTRIES[of](heads, g, aim)
    return matrix_below(heads, coefficients(of, loss, label, g), aim)

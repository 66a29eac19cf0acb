r"""A certified upper bound of the gradient norm for other positions than the circle's, and for whole rows.

Rows (α, β) of :mod:`verify.rules.soft_share.points`, |C|² ≤ α + βP for every head and input, then the line of
:mod:`.any_gradient`.

* *circle:F* is the circle of n/gcd(F, n) places, each taken equally often: bits of merged positions average to anything
  in [0, 1], and a row is convex in the input.
* *Whole rows.*  The scores of x and 1 - x let a head choose P; given P, C = P(1-P)(1, -1, δ) with δ the difference of
  two means of places, so |C|² ≤ P²(1-P)²(2 + D²), and rows are those of P²(1-P)², in units of 2 + D².
"""

from __future__ import annotations

import functools
import math
import re
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.neurons.activations import derivative
from verify.rules.neurons.line import Slope
from verify.rules.soft_share.covers import everywhere
from verify.rules.soft_share.plane import check_envelope
from verify.rules.soft_share.points import Pair, check_points, two_points

from .any_gradient import SHAPES, layers, line
from .any_places import places, widest
from .supremum import _PRECISION

_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")
_TREE = re.compile(r"[012]{1,400000}")
FIELDS = ("positions", "trained", "n", "k", "heads", "tau", "b", "activation", "shape", "scale", "upper")


def check_chosen(pairs: list[Pair]) -> None:
    """P²(1-P)² ≤ α + βP for 0 ≤ P ≤ 1: rows of a head that chooses P, in units of 2 + D²."""
    for pair in pairs:
        if not everywhere(two_points(pair, arb(1), arb(0)), arb(0), arb(1)):
            raise Rejected("a row of whole rows fails")


def _taken(positions: Any, n: int) -> int | None:
    """How many places of the circle the positions take; None for other positions."""
    found = _CIRCLE.fullmatch(positions) if isinstance(positions, str) else None
    return None if found is None else n // math.gcd(int(found[1] or 1), n)


def _widest(positions: Any, n: int) -> arb:
    """At least the square of the largest distance of two positions."""
    if (taken := _taken(positions, n)) is None:
        return widest(positions, n)
    sine = (arb(taken // 2) / taken).sin_pi()
    return (4 * sine * sine).upper()


def rows_hold(body: dict[str, Any], n: int, slopes: list[Fraction], offsets: list[Fraction]) -> tuple[int, arb]:
    """Every row holds; the number of cells, and the unit of the rows."""
    positions, trees, radius = body["positions"], listing(body, "trees", 0, 8), rational(body, "radius")
    if not isinstance(positions, str) or not all(isinstance(tree, str) and _TREE.fullmatch(tree) for tree in trees):
        raise Rejected("positions are a text, and trees are strings of 0, 1 and 2")
    if not 0 < radius <= 10**7 or min(slopes) < 0 or min(offsets) < 0:
        raise Rejected("the radius must be positive, and slopes and offsets not negative")
    trained = choice(body, "trained", ("plane", "row"))
    cells = _shown(positions, trained, n, tuple(slopes), tuple(offsets), radius, tuple(trees))
    return cells, 2 + _widest(positions, n) if trained == "row" else arb(1)


@functools.lru_cache(maxsize=16)  # several certificates of a model stand on the same rows
def _shown(
    positions: str,
    trained: str,
    n: int,
    slopes: tuple[Fraction, ...],
    offsets: tuple[Fraction, ...],
    radius: Fraction,
    trees: tuple[str, ...],
) -> int:
    """How many cells show the rows; Rejected where one does not."""
    pairs = [(ball(beta), ball(alpha)) for beta, alpha in zip(slopes, offsets, strict=True)]
    if trained == "row":
        if trees or radius != 1:
            raise Rejected("whole rows need no cells: trees must be empty and radius 1")
        check_chosen(pairs)
        return 0
    if (taken := _taken(positions, n)) is not None:
        return _circle(taken, pairs, radius, list(trees))
    return check_points(places(positions, n), pairs, radius, list(trees))


def _circle(taken: int, pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    if len(trees) != 1 or "2" in trees[0] or taken < 2 or (taken == 2 and (trees[0] != "0" or radius != 1)):
        raise Rejected("a circle of two places or more needs one tree of 0 and 1, and that of two is 0 with radius 1")
    return check_envelope(taken, pairs, radius, trees[0])


def gradient_supremum_places(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads and all inputs of a model of any positions."""
    only(body, (*FIELDS, "slopes", "offsets", "radius", "trees"))
    n = integer(body, "n", 2, 32)
    k, m = integer(body, "k", 1, n), integer(body, "heads", 1, 1000)
    tau, b, upper, scale = (rational(body, name) for name in ("tau", "b", "upper", "scale"))
    if min(tau, upper, scale) <= 0 or b < 0:
        raise Rejected("tau, upper and scale must be positive and b not negative")
    slopes = [as_rational(v, "slopes") for v in listing(body, "slopes", 1, 12)]
    offsets = [as_rational(v, "offsets") for v in listing(body, "offsets", len(slopes), len(slopes))]
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        pairs = [(ball(beta), ball(alpha)) for beta, alpha in zip(slopes, offsets, strict=True)]
        cells, unit = rows_hold(body, n, slopes, offsets)
        slope = Slope(layers(k, choice(body, "shape", SHAPES)), scale, derivative(body["activation"], b))
        count = line(slope, k, m, [(beta * unit, alpha * unit) for beta, alpha in pairs], ball((upper * tau) ** 2))
    finally:
        ctx.prec = saved
    entries = "in the plane" if body["trained"] == "plane" else "with whole rows"
    return (
        f"the gradient norm of the output is at most {upper} for all heads {entries} and all inputs, for n = {n}, k = "
        f"{k}, {m} heads, positions {body['positions']}, tau = {tau}, b = {b}, the activation {body['activation']} and "
        f"{scale} times the classifier {body['shape']} ({cells} cells, {count} intervals)"
    )


KINDS = {"gradient-supremum-places": gradient_supremum_places}

r"""A certified upper bound of the gradient norm for other positions than the circle's, and for whole rows.

Rows (α, β) of :mod:`.any_places`, |C|² ≤ α + βP for every head and input, then the line of :mod:`.any_gradient`.

* *Beyond the radius*, in a sector of directions: γ_p ≤ 1/(1 + Σ exp(Rμ)) over the places that are further on by μ > 0
  in every direction of the sector.  All but ε of the weight is on some places: |C|² ≤ P(1-P)λ with λ = E|u - c|²; or on
  two at distance d: |C| ≤ dP(1-P) + (9/4)Dε with D the largest distance, by the law of total covariance (what is not on
  the two adds at most ε(D/4 + D), and their share is within ε of P).
* *circle:F* is the circle of n/gcd(F, n) places, each taken equally often: bits of merged positions average to anything
  in [0, 1], and a row is convex in the input.
* *Whole rows.*  The scores of x and 1 - x let a head choose P; given P, C = P(1-P)(1, -1, δ) with δ the difference of
  two means of places, so |C|² ≤ P²(1-P)²(2 + D²), and rows are those of P²(1-P)², in units of 2 + D².
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .any_gradient import SHAPES, Slope, derivative, line
from .any_places import DEPTH, Pair, Places, by_spread, check_cells, distance, places, sectors, top, widest
from .covers import at_most, everywhere
from .supremum import _PRECISION, check_plane, check_tail, check_two

_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")
_TREE = re.compile(r"[012]{1,400000}")
FIELDS = ("positions", "trained", "n", "k", "heads", "tau", "b", "activation", "shape", "scale", "upper")


def check_beyond(where: Places, pairs: list[Pair], radius: Fraction) -> None:
    """Every row for heads of at least that length."""
    for low, high in sectors(where.flat):
        _sector(where, pairs, ball(radius), low, high, 0)


def _sector(where: Places, pairs: list[Pair], radius: arb, low: Fraction, high: Fraction, depth: int) -> None:
    left = _alive(where, pairs, radius, ball(low).union(ball(high)))
    if not left:
        return
    if depth >= DEPTH or low == high:
        raise Rejected("a row is not shown beyond the radius")
    middle = (low + high) / 2
    _sector(where, left, radius, low, middle, depth + 1)
    _sector(where, left, radius, middle, high, depth + 1)


def _alive(where: Places, pairs: list[Pair], radius: arb, turn: arb) -> list[Pair]:
    """The rows that a few places with nearly all the weight do not show."""
    at, n = where.at, range(len(where.at))
    ex, ey = (2 * turn).cos_pi(), (2 * turn).sin_pi()
    most = []
    for p in n:
        ahead = [(ex * (at[q][0] - at[p][0]) + ey * (at[q][1] - at[p][1])).lower() for q in n]
        most.append((1 / (1 + sum(((radius * mu).exp() for mu in ahead if mu > 0), arb(0)))).upper())
    order, left = sorted(n, key=lambda p: -float(most[p])), pairs
    for size in n:
        alive, rest = order[: size + 1], sum((most[p] for p in order[size + 1 :]), arb(0)).upper()
        centre = (
            sum((at[p][0] for p in alive), arb(0)) / (size + 1),
            sum((at[p][1] for p in alive), arb(0)) / (size + 1),
        )
        near = top([distance(at[p], centre) for p in alive]) + rest * top([distance(at[p], centre) for p in n])
        left = [pair for pair in left if not by_spread(pair, near.upper())]
        if size == 1:
            across = distance(at[alive[0]], at[alive[1]]).sqrt()
            drift = (9 * where.diameter().sqrt() * rest / 4).upper()
            left = [pair for pair in left if not everywhere(_two(pair, across, drift), arb(0), arb(1))]
        if not left:
            break
    return left


def _two(pair: Pair, across: arb, drift: arb) -> Callable[[arb], bool]:
    beta, alpha = pair

    def holds(share: arb) -> bool:
        size = (across * share * (1 - share)).abs_upper() + drift
        return at_most(size * size - beta * share, alpha)

    return holds


def check_chosen(pairs: list[Pair]) -> None:
    """P²(1-P)² ≤ α + βP for 0 ≤ P ≤ 1: rows of a head that chooses P, in units of 2 + D²."""
    for pair in pairs:
        if not everywhere(_two(pair, arb(1), arb(0)), arb(0), arb(1)):
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
    where = places(positions, n)
    if len(trees) != len(sectors(where.flat)):
        raise Rejected(f"{len(sectors(where.flat))} trees are needed")
    check_beyond(where, pairs, radius)
    return check_cells(where, pairs, radius, list(trees))


def _circle(taken: int, pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    if len(trees) != 1 or "2" in trees[0] or taken < 2 or (taken == 2 and (trees[0] != "0" or radius != 1)):
        raise Rejected("a circle of two places or more needs one tree of 0 and 1, and that of two is 0 with radius 1")
    if taken == 2:
        check_two(pairs)
        return 0
    check_tail(taken, pairs, ball(radius))
    return check_plane(taken, pairs, radius, trees[0])


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
        slope = Slope(k, choice(body, "shape", SHAPES), scale, derivative(body["activation"], b))
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

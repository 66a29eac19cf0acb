"""Rows |C|² ≤ α + βP of a certificate, for points that are given one way or another."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from flint import arb

from verify.checker.reading import Rejected, listing

from .covers import everywhere, radius_of
from .plane import check_envelope
from .points import Pair, Places, check_points, two_points
from .rows import read_pairs

_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")
_TREE = re.compile(r"[012]{1,400000}")


class Polygon(NamedTuple):
    """The corners of a regular polygon of radius 1, each taken by equally many points.

    Points of one corner have equal weights, so their bits average to anything in [0, 1]; a row is convex in them.
    """

    corners: int

    def diameter(self) -> arb:
        """At least the square of the largest distance."""
        sine = (arb(self.corners // 2) / self.corners).sin_pi()
        return (4 * sine * sine).upper()


def polygon(named: Any, n: int) -> Polygon | None:
    """n points at F/n of a turn from each other, named circle or circle:F; None for another name."""
    found = _CIRCLE.fullmatch(named) if isinstance(named, str) else None
    return None if found is None else Polygon(n // math.gcd(int(found[1] or 1), n))


def read_trees(body: dict[str, Any], low: int, high: int) -> list[str]:
    trees = listing(body, "trees", low, high)
    if not all(isinstance(tree, str) and _TREE.fullmatch(tree) for tree in trees):
        raise Rejected("trees are strings of 0, 1 and 2")
    return trees


def check_placed(where: Polygon | Places, pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    """Every row for all vectors and subsets; how many cells."""
    if isinstance(where, Places):
        return check_points(where, pairs, radius, trees)
    if len(trees) != 1 or "2" in trees[0] or where.corners < 2:
        raise Rejected("a polygon of two corners or more needs one tree of 0 and 1")
    return check_envelope(where.corners, pairs, radius, trees[0])


def check_chosen(pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    """P²(1-P)² ≤ α + βP for 0 ≤ P ≤ 1, for scores that may depend on whether a point is in the subset.

    These choose P.  Given it, C is P(1-P) times the difference of two means of features, so rows in units of the square
    of the features' diameter are enough.
    """
    if trees or radius != 1:
        raise Rejected("rows of a chosen share need no cells: trees must be empty and radius 1")
    for pair in pairs:
        if not everywhere(two_points(pair, arb(1), arb(0)), arb(0), arb(1)):
            raise Rejected("a row of a chosen share fails")
    return 0


Named = Callable[[str, int], Places]  # n points by a name, if they are no polygon


@lru_cache(maxsize=16)  # several certificates may stand on the same rows
def _cells(
    named: str, n: int, others: Named, chosen: bool, rows: tuple[tuple[str, ...], ...], radius: Fraction, trees: Any
) -> int:
    pairs = read_pairs({"slopes": list(rows[0]), "offsets": list(rows[1])})
    if chosen:
        return check_chosen(pairs, radius, list(trees))
    return check_placed(polygon(named, n) or others(named, n), pairs, radius, list(trees))


def named_rows(body: dict[str, Any], named: Any, n: int, others: Named, chosen: bool) -> tuple[int, list[Pair]]:
    """Every row of a certificate holds of n named points, or of a chosen share; the number of cells, and the rows."""
    if not isinstance(named, str):
        raise Rejected("points are named by a text")
    pairs, rows = read_pairs(body), (tuple(body["slopes"]), tuple(body["offsets"]))
    cells = _cells(named, n, others, chosen, rows, radius_of(body, 10**7), tuple(read_trees(body, 0, 8)))
    return cells, pairs

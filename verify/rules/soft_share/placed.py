"""Rows |C|² ≤ α + βP of a certificate, for points that are given one way or another."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, NamedTuple

from flint import arb

from verify.checker.reading import Rejected, listing

from .covers import everywhere
from .plane import check_envelope
from .points import Pair, Places, check_points, two_points

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

"""The rules of a softmax over points of the plane: what holds of the share of a subset for every vector of scores.

A vector v gives the point u_p the weight γ_p ∝ exp⟨v, u_p⟩; P is the share of a subset, ∇P its gradient in v and ∇²P
its Hessian.  ``share-points``: |∇P|² ≤ α + βP for given points; ``share-rows``: quadratic forms on a regular polygon.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, listing, only

from .covers import radius_of, working
from .plane import check_rows
from .points import Places, check_points
from .row_conditions import read_trees
from .rows import read_pairs, read_rows

__all__ = ["KINDS"]

Point = tuple[Fraction, Fraction]


def _convex(points: list[Point]) -> bool:
    """Corners of a convex polygon against the clock: every turn is to the left, and they make one round."""
    sides = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise([*points, points[0]])]
    around = list(pairwise([*sides, sides[0]]))
    return all(a[0] * b[1] > a[1] * b[0] for a, b in around) and sum(a[1] < 0 <= b[1] for a, b in around) == 1


def _places(body: dict[str, Any]) -> tuple[list[Point], Places]:
    """The points of a certificate: in convex position, or rising on the first axis."""
    points = []
    for item in listing(body, "points", 2, 16):
        x, y = (as_rational(value, "points") for value in listing({"points": item}, "points", 2, 2))
        points.append((x, y))
    flat = all(y == 0 for _, y in points)
    if flat and not all(a[0] < b[0] for a, b in pairwise(points)):
        raise Rejected("points of the first axis must rise")
    if not flat and (len(points) < 3 or not _convex(points)):
        raise Rejected("points must be the corners of a convex polygon against the clock, or on the first axis")
    return points, Places([(ball(x), ball(y)) for x, y in points], flat)


@working()
def share_points(body: dict[str, Any]) -> str:
    """|∇P|² ≤ α + βP for every vector and every subset of the points, for each listed pair."""
    only(body, ("points", "slopes", "offsets", "radius", "trees"))
    points, where = _places(body)
    cells = check_points(where, read_pairs(body), radius_of(body, 10**7), read_trees(body, 2, 8))
    bounds = ", ".join(f"{alpha} + {beta} P" for beta, alpha in zip(body["slopes"], body["offsets"], strict=True))
    shown = ", ".join(f"({x}, {y})" for x, y in points)
    return (
        f"for every vector v and every subset of the points {shown}, the share P of the subset in the softmax of "
        f"<v, u> has |grad P|^2 at most each of {bounds} ({cells} cells)"
    )


@working()
def share_rows(body: dict[str, Any]) -> str:
    """Rows of ``plane`` on a regular polygon, for every vector and every subset of its corners."""
    only(body, ("n", "rows", "radius", "trees"))
    n, radius = integer(body, "n", 2, 24), radius_of(body, 10**7)
    rows = read_rows(body)
    trees = read_trees(body, len(rows), len(rows))
    if any("2" in tree for tree in trees):
        raise Rejected("the boxes of a polygon are strings of 0 and 1")
    boxes = check_rows(n, rows, radius, trees)
    shown = "; ".join(_row(row) for row in body["rows"])
    return (
        f"for every vector v and every subset of the {n} points u_p = (sin 2 pi p/{n}, cos 2 pi p/{n}), with P its "
        f"share in the softmax of <v, u>, C = grad P and K = Hess P: {shown} ({boxes} boxes)"
    )


def _row(row: list[Any]) -> str:
    kind, (first, second, slope, offset) = row[0], (as_rational(value, "rows") for value in row[1:])
    left = {
        "top": f"no eigenvalue of {first} C C^T + {second} K is above",
        "inner": f"I - {first} K is positive and C^T (I - {first} K)^-1 C is at most",
        "axis": f"{first} C_1^2 + {second} K_11 is at most",
    }[kind]
    return f"{left} {offset} + {slope} P"


KINDS = {"share-points": share_points, "share-rows": share_rows}

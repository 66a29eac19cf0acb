"""Stationary points of the expected risk: existence by Krawczyk's test, kind by signs of pivots, basins by contraction.

Krawczyk: with g the gradient, H its Hessian on the box X = c ± r and Y any matrix, K = c - Y g(c) + (I - Y H)(X - c).
If K lies inside X there is exactly one zero of g in X.  The signs of the pivots of H on X are those of its eigenvalues
(Sylvester).  Where H is positive definite on a box, gradient descent with a step of at most 1/trace(H) contracts
towards the minimum in every ball around it that lies inside the box.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from flint import arb, arb_mat, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, integer, listing, only, rational

from .samples import Head, centre, norm2, samples, second_order
from .transformer import Point, parity_set, place

_BITS = 128


def around(middle: list[Fraction], radius: Fraction) -> list[tuple[arb, arb]]:
    """The box as heads of balls; the radius is rounded up, the middle enclosed."""
    flat = [arb(0, ball(radius).upper()) + ball(c) for c in middle]
    return list(zip(flat[::2], flat[1::2], strict=True))


Table = list[list[arb]]
Expansion = Callable[[Point, frozenset[int], list[tuple[arb, arb]]], tuple[arb, list[arb], Table]]


def krawczyk(
    point: Point, parity: frozenset[int], middle: list[Fraction], radius: Fraction, expand: Expansion = second_order
) -> tuple[arb, Table]:
    """Risk and Hessian on the box, if it holds exactly one stationary point; raises otherwise."""
    size = len(middle)
    _, gradient, hessian = expand(point, parity, around(middle, Fraction(0)))
    inverse = arb_mat(size, size, [h.mid() for row in hessian for h in row]).inv()
    inverse = arb_mat(size, size, [arb(v.mid()) for v in inverse.entries()])
    risk, _, wide = expand(point, parity, around(middle, radius))
    step = inverse * arb_mat(size, 1, gradient)
    unit = arb_mat(size, size, [arb(int(i == j)) for i in range(size) for j in range(size)])
    rest = unit - inverse * arb_mat(size, size, [h for row in wide for h in row])
    for i in range(size):
        spread = sum((abs(rest[i, j]) for j in range(size)), arb(0)) * ball(radius)
        if not abs(step[i, 0]) + spread < ball(radius):
            raise Rejected("Krawczyk's test fails on the box")
    return risk, wide


def pivots(hessian: list[list[arb]]) -> list[arb]:
    """Pivots of symmetric elimination, without exchange."""
    rows, result = [list(row) for row in hessian], []
    for i in range(len(rows)):
        pivot = rows[i][i]
        if not (pivot > 0 or pivot < 0):
            raise Rejected("the sign of a pivot is not decided")
        result.append(pivot)
        for r in range(i + 1, len(rows)):
            for s in range(r, len(rows)):
                rows[r][s] = rows[r][s] - rows[i][r] * rows[i][s] / pivot
                rows[s][r] = rows[r][s]
    return result


STATIONARY_FIELDS = (*Point.FIELDS, "parity_set", "radius", "negative", "value")
BASIN_FIELDS = (*Point.FIELDS, "parity_set", "radius", "reach", "start", "step", "value")


def describe_stationary(body: dict[str, Any], point: Point, expand: Expansion, more: tuple[str, ...] = ()) -> str:
    radius, value = rational(body, "radius"), rational(body, "value")
    parity, middle = parity_set(body, point.n, point.k), centre(body, point.k)
    negative = integer(body, "negative", 0, 2 * point.k)
    if radius <= 0:
        raise Rejected("the radius must be positive")
    with ctx.workprec(_BITS):
        risk, hessian = krawczyk(point, parity, middle, radius, expand)
        signs = [pivot < 0 for pivot in pivots(hessian)]
        if not risk > ball(value) or sum(signs) != negative:
            raise Rejected("the risk or the number of negative eigenvalues is not as stated")
    kind = "a strict local minimum" if negative == 0 else f"a saddle with {negative} negative eigenvalues"
    kind = "a strict local maximum" if negative == 2 * point.k else kind
    where = place(body, (*Point.FIELDS, "parity_set", *more))
    found = f"within {radius} of these heads (in each entry) the risk has exactly one stationary point, {kind}"
    return f"{found} with risk > {value}: {where}"


def describe_basin(body: dict[str, Any], point: Point, expand: Expansion, more: tuple[str, ...] = ()) -> str:
    radius, reach, value, step = (rational(body, name) for name in ("radius", "reach", "value", "step"))
    parity, middle = parity_set(body, point.n, point.k), centre(body, point.k)
    if not 0 < radius < reach or step <= 0:
        raise Rejected("0 < radius < reach and step > 0 are needed")
    with ctx.workprec(_BITS):
        risk, _ = krawczyk(point, parity, middle, radius, expand)
        _, _, hessian = expand(point, parity, around(middle, reach))
        if not risk > ball(value) or not all(pivot > 0 for pivot in pivots(hessian)):
            raise Rejected("the risk is not above the bound, or the Hessian not positive definite on the box")
        trace = sum((hessian[i][i] for i in range(2 * point.k)), arb(0))
        start = [entry for raw in listing(body, "start", point.k, point.k) for entry in point.head(raw)]
        distance = norm2([s - ball(c) for s, c in zip(start, middle, strict=True)]).sqrt()
        room = distance + ball(radius) * arb(2 * point.k).sqrt() + ball(radius)
        if not (room < ball(reach) and ball(step) * trace <= 1):
            raise Rejected("the start is too far away, or the step too long")
    where = place(body, (*Point.FIELDS, "parity_set", *more))
    begun = place(body, ("start",))
    return (
        f"gradient descent with any constant step up to {step}, begun at {begun} or near it (reach {reach}), converges "
        f"to a strict local minimum within {radius} of these heads, with risk > {value}: {where}"
    )


def stationary_point(body: dict[str, Any]) -> str:
    """Exactly one stationary point in a small box, its kind, and a lower bound of its risk."""
    only(body, STATIONARY_FIELDS)
    return describe_stationary(body, Point(body), second_order)


def basin(body: dict[str, Any]) -> str:
    """Gradient descent from given heads converges to a spurious minimum, for every step up to a given size."""
    only(body, BASIN_FIELDS)
    return describe_basin(body, Point(body), second_order)


def average_risk(body: dict[str, Any]) -> str:
    """One head (k = 1) drawn uniformly from the unit circle: its mean risk exceeds a bound, by cells of the angle."""
    only(body, ("n", "tau", "b", "parity_set", "cells", "value"))
    point = Point({**{name: body[name] for name in ("n", "tau", "b")}, "k": 1, "heads": [["0", "0"]]})
    parity, value = parity_set(body, point.n, 1), rational(body, "value")
    cells = integer(body, "cells", 1, 4096)
    half, result = arb(0, ball(Fraction(1, cells)).upper()), arb(0)
    for i in range(cells):
        angle = ball(Fraction(2 * i + 1, cells)) + half  # in units of π
        heads = [Head(point, (angle.cos_pi(), angle.sin_pi()))]
        result = result + sum((sample.loss for sample in samples(point, heads, parity)), arb(0)) / 2**point.n
    if not result / cells > ball(value):
        raise Rejected("the mean is not above the bound")
    where = place(body, ("n", "tau", "b", "parity_set"))
    return f"the mean risk of one head drawn from the unit circle is > {value} at k = 1, {where} ({cells} cells)"


KINDS = {"stationary-point": stationary_point, "basin": basin, "average-risk": average_risk}

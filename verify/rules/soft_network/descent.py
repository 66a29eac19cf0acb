r"""Stationary points of a function with gradient and Hessian on boxes, and where gradient descent on it goes.

*Krawczyk's test.*  With g the gradient, H the Hessian on the box X = c ± r and Y any matrix: if c - Y g(c) +
(I - Y H)(X - c) lies inside X, there is exactly one zero of g in X.  The signs of the pivots of H on X are those of its
eigenvalues (Sylvester).

*Basins.*  Where H is positive definite on a box, descent with a step of at most 1/trace(H) contracts towards the
minimum in every ball around it that lies inside the box.
"""

from __future__ import annotations

from collections.abc import Callable

from flint import arb, arb_mat

from verify.checker.reading import Rejected

from .attention import Table, Vector, squared
from .network import Expansion, wide

Expand = Callable[[Vector], Expansion]
_NONE = arb(0)


def krawczyk(expand: Expand, centre: Vector, radius: arb) -> Expansion:
    """The expansion on the box, if it holds exactly one stationary point."""
    size, at = len(centre), expand(centre)
    try:
        middle = arb_mat(size, size, [h.mid() for row in at.hessian for h in row]).inv()
    except ZeroDivisionError:
        raise Rejected("the Hessian is singular") from None
    inverse = arb_mat(size, size, [arb(v.mid()) for v in middle.entries()])
    box = expand(wide(centre, radius))
    step = inverse * arb_mat(size, 1, at.gradient)
    unit = arb_mat(size, size, [arb(int(i == j)) for i in range(size) for j in range(size)])
    rest = unit - inverse * arb_mat(size, size, [h for row in box.hessian for h in row])
    for i in range(size):
        spread = sum((abs(rest[i, j]) for j in range(size)), arb(0)) * radius
        if not abs(step[i, 0]) + spread < radius:
            raise Rejected("Krawczyk's test fails on the box")
    return box


def pivots(hessian: Table, less: arb = _NONE) -> Vector:
    """Pivots of symmetric elimination, without exchange; of H - λ."""
    rows, result = [[h - less if r == s else h for s, h in enumerate(row)] for r, row in enumerate(hessian)], []
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


def trace(hessian: Table) -> arb:
    return sum((row[i] for i, row in enumerate(hessian)), arb(0))


def contracted(expand: Expand, centre: Vector, radius: arb, reach: arb, start: Vector, step: arb) -> arb:
    """The risk on the box of one radius, to whose only stationary point descent comes from the start."""
    risk, hessian = krawczyk(expand, centre, radius).risk, expand(wide(centre, reach)).hessian
    if not all(pivot > 0 for pivot in pivots(hessian)):
        raise Rejected("the Hessian is not positive definite on the box")
    distance = squared([s - c for s, c in zip(start, centre, strict=True)]).sqrt()
    room = distance + radius * arb(len(centre)).sqrt() + radius
    if not (room < reach and step * trace(hessian) <= 1):
        raise Rejected("the start is too far away, or the step too long")
    return risk

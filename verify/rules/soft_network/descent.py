r"""Stationary points of a function with gradient and Hessian on boxes, and where gradient descent on it goes.

*Krawczyk's test.*  With g the gradient, H the Hessian on the box X = c ± r and Y any matrix: if c - Y g(c) +
(I - Y H)(X - c) lies inside X, there is exactly one zero of g in X.  The signs of the pivots of H on X are those of its
eigenvalues (Sylvester).

*Basins.*  Where H is positive definite on a box, descent with a step of at most 1/trace(H) contracts towards the
minimum in every ball around it that lies inside the box.

*Traps.*  Let H ≥ λ > 0 on the ball |z - c| ≤ ρ, and ε = |g(c)|.  There R ≥ R(c) - ε²/2λ, and R ≥ R(c) - ερ + λρ²/2 = W
on the sphere.  Let M be at least the norm of the Hessian by the trained entries wherever z, a function of them, lies in
the ball.  A step of at most 2/M from a point with z in the ball and a value below W does not raise the value as long as
its segment stays inside, so it never meets the sphere: descent stays inside for ever.  In z itself, M ≤ trace H.

*By weights.*  In the weights g_p = (G/m) Σ_i γ_p of m heads, over places of length at most L, ‖Dg‖₁ ≤ GL/√m and
‖D²g‖₁ ≤ 2GL²/m in units of τ, since Σ γ|s - s̄| ≤ L and Σ γ|(s - s̄)² - Var| ≤ 2L² for scores s of a head of length
1; so M τ² ≤ L² ((G²/m) max|H| + (2G/m) max|∇R|).  At a corner nothing is a number, and nothing is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import reduce

from flint import arb, arb_mat

from verify.checker.balls import ball
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


def length(vector: Sequence[arb]) -> arb:
    """At least the Euclidean norm."""
    return squared([v.abs_upper() for v in vector]).sqrt()


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


def steepest(there: Expansion, tau: arb, mass: Fraction, heads: int, places: Sequence[Vector]) -> arb:
    """M by weights: at least the norm of the Hessian by the heads."""
    bend, slope = _largest([h for row in there.hessian for h in row]), _largest(there.gradient)
    return (
        _largest([squared(place) for place in places])
        * (ball(mass * mass / heads) * bend + ball(2 * mass / heads) * slope)
        / (tau * tau)
    )


def _largest(numbers: Vector) -> arb:
    """At least all of them in size."""
    if not all(number.is_finite() for number in numbers):
        raise Rejected("a corner lies in the ball, or it is too large")
    return reduce(arb.max, (number.abs_upper() for number in numbers), arb(0))


def trapped(here: Expansion, there: Expansion, radius: arb, curvature: arb, away: Vector, risk: arb) -> arb:
    """A bound of the risk in the ball, which descent from a start that lies so far away, with that risk, never leaves.

    ``here`` is the expansion at the centre, ``there`` that on the ball; the caller sees to the length of the step.
    """
    if not all(pivot > 0 for pivot in pivots(there.hessian, curvature)):
        raise Rejected("the Hessian is not as definite as stated on the ball")
    slope = length(here.gradient)
    wall = here.risk - slope * radius + curvature * radius * radius / 2
    if not length(away) < radius or not risk < wall:
        raise Rejected("the start does not lie in the ball, or its risk is not below that on the sphere")
    return here.risk - slope * slope / (2 * curvature)

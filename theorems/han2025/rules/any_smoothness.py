r"""Certified upper bounds of second derivatives (and crude ones of output and gradient) for any smooth activation.

* *Positions of length at most 1*: a head's covariance of bit and feature has |C|² ≤ P(1 - P), its third cumulant is at
  most 2/(3√3).  For whole rows features have length √2 and |C|² = P²(1-P)²(2 + |δ|²) ≤ 3/8, |δ| ≤ 2.
* *Given positions*: the rows of :mod:`.any_gradient`, and a third cumulant around the centre.  On a line features are
  within r = (n - 1)/(2n) of the middle, elsewhere r ≤ 1; a whole row adds (x, 1 - x), which is within 1/√2 of
  (1/2, 1/2), so r² grows by 1/2.
* *The circle*, and circle:F, by rows that know eigenvalues.  Where several positions share a place their bits are means
  in [0, 1]; a row that is convex in the bits (any but a top row with a negative first coefficient) holds there if it
  holds for bits 0 and 1.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, only, rational
from verify.rules.neurons.curve import LABELS, LOSSES
from verify.rules.soft_share.covers import working
from verify.rules.soft_share.plane import rows_of
from verify.rules.soft_share.row_conditions import polygon
from verify.rules.soft_share.several import Heads
from verify.rules.soft_share.sums import by_rows, by_variance
from verify.rules.soft_share.thirds import check_cumulant, within

from .any_gradient import CLASSIFIER, PLACED, reader, rows_hold, told

WHAT = {
    "output": "the output",
    "gradient": "the output's gradient",
    "hessian": "the output's Hessian",
    "product": "the derivative of output times gradient",
    "loss": "the Hessian of the {loss} loss",
}
NORMS = {
    "hessian": "the spectral norm of the output's Hessian",
    "product": "the Lipschitz constant of the output times its gradient",
    "loss": "the smoothness constant of the {loss}loss (any label)",
}


@working()
def smoothness_supremum_any(body: dict[str, Any]) -> str:
    """The named quantity is at most ``upper`` for all heads and inputs, every n, and positions of length at most 1."""
    only(body, (*CLASSIFIER, "of", "trained", "loss"))
    of, loss, (model, upper) = choice(body, "of", WHAT), choice(body, "loss", LOSSES), reader(body, 1000)
    if choice(body, "trained", ("plane", "row")) == "row":
        count = model.sizes(of, loss, lambda low, high: arb(3 * model.m) / 8, within(Fraction(2)), upper)
    else:
        count = model.sizes(of, loss, by_variance(model.m), within(Fraction(1)), upper)
    return (
        f"the norm of {WHAT[of].format(loss=loss)} is at most {upper} for all inputs and all heads ({body['trained']})"
        f", for every number of positions of length at most 1, {told(body, '', '')} ({count} intervals)"
    )


def _cumulant(body: dict[str, Any], n: int) -> arb:
    claimed, line, row = ball(rational(body, "cumulant")), body["positions"] == "line", body["trained"] == "row"
    square = (Fraction(n - 1, 2 * n) ** 2 if line else Fraction(1)) + (Fraction(1, 2) if row else 0)
    check_cumulant(claimed, square, [Fraction(p, n) for p in range(1, n + 1)] if line and not row else None)
    return claimed


@working()
def smoothness_supremum_places(body: dict[str, Any]) -> str:
    """The named norm of second derivatives is at most ``upper`` for all heads and all inputs of a model."""
    only(body, (*PLACED, "of", "loss", "cumulant"))
    of, loss, n = choice(body, "of", LABELS), choice(body, "loss", LOSSES), integer(body, "n", 2, 32)
    (model, upper), (cells, pairs) = reader(body, n), rows_hold(body, n)
    count = model.norm(of, loss, by_rows(model.m, pairs), _cumulant(body, n), upper)
    return (
        f"the norm of {WHAT[of].format(loss=loss)} is at most {upper} for all inputs and all heads ({body['trained']})"
        f", for n = {n}, {told(body, ', positions ' + body['positions'])} ({cells} cells, {count} intervals)"
    )


@working()
def matrix_supremum_any(body: dict[str, Any]) -> str:
    """The named norm of second derivatives is at most ``upper`` for all heads in the plane and all inputs."""
    only(body, (*CLASSIFIER, "name", "positions", "n", "loss", "rows", "radius", "planes"))
    name, loss, n = choice(body, "name", LABELS), choice(body, "loss", LOSSES), integer(body, "n", 2, 32)
    (model, upper), circle = reader(body, n, 32), polygon(body["positions"], n)
    if circle is None or circle.corners < 2:
        raise Rejected("positions must be circle or circle:F, with two places or more")
    once = circle.corners == n
    rows, boxes = rows_of(body, circle.corners, lambda row: row.type != "axis" and (once or row.first >= 0))
    count = model.matrix(name, loss, Heads(model.m, rows), upper)
    return (
        f"{NORMS[name].format(loss=f'{loss} ')} is at most {upper} for all heads in the plane and all inputs, for n = "
        f"{n}, {told(body, ', positions ' + body['positions'])} ({len(rows)} rows, {boxes} boxes, {count} intervals)"
    )


KINDS = {
    "matrix-supremum-any": matrix_supremum_any,
    "smoothness-supremum-any": smoothness_supremum_any,
    "smoothness-supremum-places": smoothness_supremum_places,
}

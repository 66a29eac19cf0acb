r"""Certified upper bounds of second derivatives for positions on a line, random ones, circle:F, and for whole rows.

With A and B of :mod:`.any_matrix`, functions of T = Σ P_i, each is ‖A C Cᵀ + B diag(K_i)‖ ≤ |A| Σ|C_i|² + |B| κ:

* Σ|C_i|² from the rows of :mod:`.any_rows`, |C|² ≤ α + βP (and α + β(1 - P)) for every head and input;
* κ: a third cumulant does not change when a constant is taken off the features, so features within r of some point have
  κ = 2r²/(3√3).  On a line r = (n - 1)/(2n), elsewhere r ≤ 1; a whole row adds (x, 1 - x), which is within 1/√2 of
  (1/2, 1/2), so r² grows by 1/2.
* On a line κ is sharper still.  For a head a the cumulant Cov(x, v²), v the place less its mean, is linear in x and so
  at most E|v² - E v²|/2.  That is enclosed on pieces of a; beyond the last one it is at most E v², with nearly all
  weight at one end.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.neurons.line import halved
from verify.rules.soft_share.covers import at_most, everywhere

from .any_gradient import SHAPES
from .any_matrix import LABELS, Classifier, coefficients
from .any_rows import FIELDS, rows_hold
from .any_smoothness import LOSSES
from .supremum import _PRECISION

WHAT = {
    "hessian": "the output's Hessian",
    "product": "the derivative of output times gradient",
    "loss": "the Hessian of the loss",
}
FAR = 64  # heads on a line beyond this, in units of τ·n, have nearly all their weight at one end


def centred(positions: Any, n: int, row: bool) -> arb:
    """κ of features around their centre."""
    square = Fraction(n - 1, 2 * n) ** 2 if positions == "line" else Fraction(1)
    return 2 * ball(square + (Fraction(1, 2) if row else 0)) / (3 * arb(3).sqrt())


def _deviation(n: int, low: arb, high: arb) -> arb:
    """E|v² - E v²|/2 for heads between the two on a line, from above."""
    places = [ball(Fraction(p, n)) for p in range(1, n + 1)]
    weights = []
    for i, p in enumerate(places):
        most = sum((((high if j > i else low) * (q - p)).exp() for j, q in enumerate(places)), arb(0))
        least = sum((((low if j > i else high) * (q - p)).exp() for j, q in enumerate(places)), arb(0))
        weights.append((1 / most).union(1 / least))
    mean = sum((w * p for w, p in zip(weights, places, strict=True)), arb(0))
    squares = [(p - mean) * (p - mean) for p in places]
    second = sum((w * s for w, s in zip(weights, squares, strict=True)), arb(0))
    parts = sum((w.upper() * (s - second).abs_upper() for w, s in zip(weights, squares, strict=True)), arb(0)) / 2
    return _least(parts.upper(), second.upper())


def _least(one: arb, two: arb) -> arb:
    known = [value for value in (one, two) if value.is_finite()]
    return min(known, key=float) if known else one


def check_line_cumulant(n: int, top: arb) -> None:
    """κ on a line is at most ``top``, for all heads."""
    ends = arb(-FAR * n), arb(FAR * n)

    def holds(a: arb) -> bool:
        return at_most(_deviation(n, a.lower(), a.upper()), top)

    rest = sum(((-FAR * arb(j)).exp() for j in range(1, n)), arb(0))  # of the weight, not at the end
    if not (at_most(rest, top) and everywhere(holds, *ends, 26)):
        raise Rejected("the third cumulant on the line is not shown to be so small")


def _cumulant(body: dict[str, Any], n: int) -> arb:
    claimed, row = ball(rational(body, "cumulant")), body["trained"] == "row"
    if at_most(centred(body["positions"], n, row), claimed):
        return claimed
    if body["positions"] != "line" or row:
        raise Rejected("the third cumulant is not shown to be so small")
    check_line_cumulant(n, claimed)
    return claimed


def _line(
    classifier: Classifier, what: tuple[str, str, int], m: int, rows: list[tuple[arb, arb]], cumulant: arb, aim: arb
) -> int:
    """How many pieces of [0, m] show the bound; Rejected where one does not."""

    def holds(low: Fraction, high: Fraction) -> bool:
        pair = coefficients(*what, classifier.on(low, high))
        if pair is None:
            return True
        folded = ball(min(high, m - low))  # of T and m - T, the smaller
        spread = [(m * alpha + beta * folded).upper() for alpha, beta in rows]
        value = pair[0].abs_upper() * min(spread, key=float) + pair[1].abs_upper() * cumulant
        return bool(value.is_finite()) and at_most(value, aim)

    return halved(Fraction(0), Fraction(m), holds, "the bound fails or is undecided near a sum of shares of")


def smoothness_supremum_places(body: dict[str, Any]) -> str:
    """The named norm of second derivatives is at most ``upper`` for all heads and all inputs of a model."""
    only(body, (*FIELDS, "of", "loss", "cumulant", "slopes", "offsets", "radius", "trees"))
    of, loss, shape = choice(body, "of", tuple(WHAT)), choice(body, "loss", LOSSES), choice(body, "shape", SHAPES)
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
        cumulant = _cumulant(body, n)
        classifier = Classifier(k, m, shape, scale, body["activation"], b)
        rows = [(alpha * unit, beta * unit) for beta, alpha in pairs]
        aim = ball(upper * tau * tau)
        count = sum(_line(classifier, (of, loss, label), m, rows, cumulant, aim) for label in LABELS[of])
    finally:
        ctx.prec = saved
    what = WHAT[of] if of != "loss" else f"the Hessian of the {loss} loss"
    return (
        f"the norm of {what} is at most {upper} for all inputs and all heads ({body['trained']}), for n = {n}, k = "
        f"{k}, {m} heads, positions {body['positions']}, tau = {tau}, b = {b}, the activation {body['activation']} and "
        f"{scale} times the classifier {shape} ({cells} cells, {count} intervals)"
    )


KINDS = {"smoothness-supremum-places": smoothness_supremum_places}

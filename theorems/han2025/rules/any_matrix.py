r"""Certified upper bounds of second derivatives on the circle for other activations, classifiers, losses, heads.

With m heads the classifier reads S = (k/m) T, T = Σ_i P_i.  With g(T) = f(kT/m) all is as in :mod:`.smoothness` for m
heads: the matrices are (A(T) C Cᵀ + B(T) diag(K_i))/τ², with

    hessian: A = g'', B = g';   product: A = g g'' + g'², B = g g';   loss: A = ℓ''g'² + ℓ'g'', B = ℓ'g',

ℓ' and ℓ'' by the output: 2(g - y) and 2 for the square, the same where yg < 1 and zero elsewhere for the squared hinge;
-y s and s(1 - s) with s = 1/(1 + e^{yg}) for the logistic loss.  The rows on one head know none of it.

Positions circle:F take n' = n/gcd(F, n) places of a circle, each equally often.  For n' = n it is the circle in another
order.  Else the positions of a place have equal weights, so P, C, K are those of the circle of n' places with bits in
[0, 1], their means; a row that is convex in the bits (any but a top row with a negative first coefficient) holds there
if it holds for bits 0 and 1.

The interval [0, m] is halved here until each piece shows the bound.
"""

from __future__ import annotations

import math
import re
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational
from verify.rules.neurons.line import Network, halved
from verify.rules.soft_share.plane import check_rows
from verify.rules.soft_share.rows import read_rows
from verify.rules.soft_share.several import Heads

from .any_gradient import SHAPES, layers
from .any_smoothness import LOSSES
from .curve import Curve, tighter
from .smoothness import _PRECISION, _WHAT, _tree

MAX_PIECES = 4000
LABELS = {"hessian": (0,), "product": (0,), "loss": (1, -1)}
_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")


class Classifier:
    """g, g' and g'' of C (1 + Σ_q w_q σ(kT/m + h - q)) on an interval of T."""

    def __init__(self, k: int, m: int, shape: str, scale: Fraction, activation: str, b: Fraction) -> None:
        self.inside, self.scale, self.factor = (
            Network(layers(k, shape), scale, activation, b),
            ball(scale),
            Fraction(k, m),
        )

    def on(self, low: Fraction, high: Fraction) -> Curve:
        """Natural extensions, and the mean value theorem from the midpoint where that is sharper."""
        ends = self.factor * low, self.factor * high
        whole, centre = (
            self.inside.sums(ball(ends[0]).union(ball(ends[1]))),
            self.inside.sums(ball((ends[0] + ends[1]) / 2)),
        )
        away = arb(0, ball((ends[1] - ends[0]) / 2).upper())
        slope = tighter(whole[1], centre[1] + away * whole[2])
        value = tighter(whole[0], centre[0] + away * slope)
        r = ball(self.factor)
        return Curve(self.scale * value, self.scale * r * slope, self.scale * r * r * whole[2])


def coefficients(name: str, loss: str, label: int, g: Curve) -> tuple[arb, arb] | None:
    """A and B on the interval; None where the loss vanishes."""
    if name == "hessian":
        return g.bend, g.slope
    if name == "product":
        return g.value * g.bend + g.slope * g.slope, g.value * g.slope
    if loss == "logistic":
        share = 1 / (1 + (label * g.value).exp())
        first, second = -label * share, share * (1 - share)
    else:
        if loss == "squared-hinge" and label * g.value > 1:
            return None
        first, second = 2 * (g.value - label), arb(2)
    return second * g.slope * g.slope + first * g.bend, first * g.slope


def _shown(heads: Heads, pair: tuple[arb, arb], low: Fraction, high: Fraction, bound: arb) -> bool:
    """As in :mod:`.smoothness`: both signs, both ends of B (convex in it), the input complemented where B < 0."""
    if not all(part.is_finite() for part in pair):
        return False
    for sign in (1, -1):
        a, c = (sign * pair[0]).upper(), sign * pair[1]
        for end in (c.lower(), c.upper()):
            ends = (ball(low), ball(high)) if end >= 0 else (ball(heads.k - high), ball(heads.k - low))
            if not heads.below(a, abs(end), ends, bound):
                return False
    return True


def line(heads: Heads, classifier: Classifier, name: str, loss: str, label: int, bound: arb) -> int:
    """How many pieces of [0, m] show the bound; Rejected where one does not."""

    def holds(low: Fraction, high: Fraction) -> bool:
        pair = coefficients(name, loss, label, classifier.on(low, high))
        return pair is None or _shown(heads, pair, low, high, bound)

    failing = "the bound fails or is undecided near a sum of shares of"
    return halved(Fraction(0), Fraction(heads.k), holds, failing, MAX_PIECES)


def places(positions: Any, n: int) -> int:
    """How many places of the circle the positions take."""
    found = _CIRCLE.fullmatch(positions) if isinstance(positions, str) else None
    if found is None:
        raise Rejected("positions must be circle or circle:F")
    return n // math.gcd(int(found[1] or 1), n)


def matrix_supremum_any(body: dict[str, Any]) -> str:
    """The named norm of second derivatives is at most ``upper`` for all heads in the plane and all inputs."""
    names = ("name", "positions", "n", "k", "heads", "tau", "b", "activation", "shape", "scale", "loss", "upper")
    only(body, (*names, "rows", "radius", "planes"))
    name, loss = choice(body, "name", LABELS), choice(body, "loss", LOSSES)
    n = integer(body, "n", 2, 32)
    k, m = integer(body, "k", 1, n), integer(body, "heads", 1, 32)
    tau, b, upper, radius, scale = (rational(body, key) for key in ("tau", "b", "upper", "radius", "scale"))
    if min(tau, upper, scale) <= 0 or b < 0 or not 0 < radius <= 10_000:
        raise Rejected("tau, upper, scale and radius must be positive and b not negative")
    taken = places(body["positions"], n)
    if taken < 2:
        raise Rejected("all positions are in one place")
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        rows = read_rows(body)
        if any(row.type == "axis" for row in rows):
            raise Rejected("axis rows are for entries")
        if taken < n and not all(row.first >= 0 for row in rows):
            raise Rejected("a row that is not convex in the input says nothing of places with several positions")
        boxes = check_rows(taken, rows, radius, [_tree(tree) for tree in listing(body, "planes", len(rows), len(rows))])
        heads = Heads(m, rows)
        classifier = Classifier(k, m, choice(body, "shape", SHAPES), scale, body["activation"], b)
        count = sum(line(heads, classifier, name, loss, label, ball(upper * tau * tau)) for label in LABELS[name])
    finally:
        ctx.prec = saved
    what = _WHAT[name] if name != "loss" else f"the smoothness constant of the {loss} loss (any label)"
    return (
        f"{what} is at most {upper} for all heads in the plane and all inputs, for n = {n}, k = {k}, {m} heads, "
        f"positions {body['positions']}, tau = {tau}, b = {b}, the activation {body['activation']} and {scale} times "
        f"the classifier {body['shape']} ({len(rows)} rows, {boxes} boxes, {count} intervals)"
    )


KINDS = {"matrix-supremum-any": matrix_supremum_any}

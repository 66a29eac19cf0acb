r"""Certified upper bounds of the output, its gradient and Hessian, of ŷ∇ŷ and of the loss, for any smooth activation.

For positions of length at most 1 (and for whole rows, whose features have length √2) a head's covariance of bit and
feature has |C|² ≤ P(1 - P) (rows: 3/8) and its third cumulant a norm of at most κ = 2/(3√3) (rows: 2κ): the derivations
in words are those of the paper's model, which use no more of the circle.  With m heads, S = (k/m) Σ P_i and
v = (S/k)(1 - S/k) ≥ the mean of P_i(1 - P_i), by concavity,

    ‖∇ŷ‖² τ² ≤ f'² (k²/m) v,      ‖∇²ŷ‖ τ² ≤ |f'| (k/m) κ + |f''| (k²/m) v.

The interval [0, k] is halved here until each piece shows the bound; f, f' and f'' are enclosed on it by balls.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, only, rational
from verify.rules.neurons.line import Network, halved
from verify.rules.soft_share.covers import at_most

from .any_gradient import SHAPES, layers
from .supremum import _PRECISION

WHAT = ("output", "gradient", "hessian", "product", "loss")
POWER = {"output": 0, "gradient": 1}  # of 1/τ in the quantity; the others have two
LOSSES = ("squared-hinge", "square", "logistic")
TRAINED = ("plane", "row")


def smoothness_supremum_any(body: dict[str, Any]) -> str:
    """The named quantity is at most ``upper`` for all heads and inputs, every n, and positions of length at most 1."""
    names = ("of", "k", "heads", "tau", "b", "activation", "shape", "scale", "trained", "loss", "upper")
    only(body, names)
    of, row = choice(body, "of", WHAT), choice(body, "trained", TRAINED) == "row"
    k, m = integer(body, "k", 1, 1000), integer(body, "heads", 1, 1000)
    tau, b, upper, scale = (rational(body, name) for name in ("tau", "b", "upper", "scale"))
    if min(tau, upper, scale) <= 0 or b < 0:
        raise Rejected("tau, upper and scale must be positive and b not negative")
    shape, loss, activation = choice(body, "shape", SHAPES), choice(body, "loss", LOSSES), body["activation"]
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        line = Network(layers(k, shape), scale, activation, b)
        aim = ball(upper * tau ** POWER.get(of, 2))

        def holds(low: Fraction, high: Fraction) -> bool:
            value = _value(of, loss, row, k, m, line.sizes(low, high), _spread(k, low, high, row))
            return bool(value.is_finite()) and at_most(value, aim)

        count = halved(Fraction(0), Fraction(k), holds, "the bound fails or is undecided near S =")
    finally:
        ctx.prec = saved
    what = {
        "output": "the output",
        "gradient": "the output's gradient",
        "hessian": "the output's Hessian",
        "product": "the derivative of output times gradient",
    }
    return (
        f"the norm of {what.get(of, f'the Hessian of the {loss} loss')} is at most {upper} for all inputs and all "
        f"heads ({body['trained']}), for every number of positions of length at most 1, k = {k}, {m} heads, "
        f"tau = {tau}, b = {b}, the activation {activation} and {scale} times the {shape} ({count} intervals)"
    )


def _spread(k: int, low: Fraction, high: Fraction, row: bool) -> arb:
    """The largest v on the interval."""
    at = min(max(Fraction(k, 2), low), high) / k
    return arb(3) / 8 if row else ball(at * (1 - at))


def _value(of: str, loss: str, row: bool, k: int, m: int, sizes: list[arb], spread: arb) -> arb:
    size, slope, bend = sizes
    if of == "output":
        return size
    cumulant = (4 if row else 2) / (3 * arb(3).sqrt())
    hessian = slope * k / m * cumulant + bend * k * k / m * spread
    square = slope * slope * k * k / m * spread
    match of:
        case "gradient":
            return square.sqrt()
        case "hessian":
            return hessian
        case "product":
            return size * hessian + square
    return hessian + square / 4 if loss == "logistic" else 2 * ((size + 1) * hessian + square)


KINDS = {"smoothness-supremum-any": smoothness_supremum_any}

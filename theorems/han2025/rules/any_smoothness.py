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
from verify.rules.soft_share.covers import at_most

from .any_gradient import MAX_DEPTH, MAX_PIECES, SHAPES, derivative
from .supremum import _PRECISION

WHAT = ("output", "gradient", "hessian", "product", "loss")
POWER = {"output": 0, "gradient": 1}  # of 1/τ in the quantity; the others have two
LOSSES = ("squared-hinge", "square", "logistic")
TRAINED = ("plane", "row")


def neuron(name: str, b: Fraction, z: arb) -> arb:
    """σ."""
    if name == "smoothed-relu":
        size = z.abs_lower(), z.abs_upper()
        return (z + ((size[0] * size[0]).union(size[1] * size[1]) + ball(b)).sqrt()) / 2
    if name == "softplus":
        return (1 + z.exp()).log()
    if name == "gelu":
        return z * (1 + (z / arb(2).sqrt()).erf()) / 2
    if name == "silu":
        return z / (1 + (-z).exp())
    if name == "tanh":
        return z.tanh()
    raise Rejected("activation must be smoothed-relu, softplus, gelu, silu or tanh: with corners nothing is smooth")


class Classifier:
    """|f|, |f'| and |f''| of C (1 + Σ_q w_q σ(S + h - q)) from above, on an interval."""

    def __init__(self, k: int, shape: str, scale: Fraction, activation: str, b: Fraction) -> None:
        self.activation, self.b, self.scale, self.pair = activation, b, ball(scale), derivative(activation, b)
        shift = Fraction(1, 2) if shape == "zigzag" else Fraction(1)
        size = [8 * q - 4 if shape == "zigzag" else 2 if q == 1 else 4 for q in range(1, k + 1)]
        self.layers = [((-1) ** q * w, ball(shift - q)) for q, w in enumerate(size, 1)]

    def _sums(self, z: arb) -> tuple[arb, arb, arb]:
        value, slope, bend = arb(1), arb(0), arb(0)
        for weight, shift in self.layers:
            first, second = self.pair(z + shift)
            if second is None:
                raise Rejected("the activation has corners")
            value += weight * neuron(self.activation, self.b, z + shift)
            slope += weight * first
            bend += weight * second
        return value, slope, bend

    def sizes(self, low: Fraction, high: Fraction) -> list[arb]:
        box, middle = ball(low).union(ball(high)), ball((low + high) / 2)
        whole, centre, half = self._sums(box), self._sums(middle), ball((high - low) / 2)
        found = []
        for order in range(3):
            size = whole[order].abs_upper()
            if order < 2:
                mean = centre[order].abs_upper() + whole[order + 1].abs_upper() * half
                size = _smaller(size, mean)
            found.append((size * self.scale).upper())
        return found


def _smaller(one: arb, two: arb) -> arb:
    """The sharper of two upper bounds, of which one may be none."""
    known = [value.upper() for value in (one, two) if value.is_finite()]
    return arb(min(known, key=float)) if known else one


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
        line = Classifier(k, shape, scale, activation, b)
        aim = ball(upper * tau ** POWER.get(of, 2))
        waiting, count = [(Fraction(0), Fraction(k), 0)], 0
        while waiting:
            low, high, depth = waiting.pop()
            value = _value(of, loss, row, k, m, line.sizes(low, high), _spread(k, low, high, row))
            if bool(value.is_finite()) and at_most(value, aim):
                count += 1
                continue
            if depth >= MAX_DEPTH or count + len(waiting) > MAX_PIECES:
                raise Rejected(f"the bound fails or is undecided near S = {float(low)}")
            middle = (low + high) / 2
            waiting += [(middle, high, depth + 1), (low, middle, depth + 1)]
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

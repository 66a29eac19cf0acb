r"""A certified upper bound of the gradient norm on the circle for other activations, classifiers and numbers of heads.

With m heads the classifier reads S = (k/m) Σ_i P_i, so ∇_i ŷ = (k/m) f'(S) C_i / τ.  The envelope |C|² ≤ α + β P of
:mod:`.supremum` (and |C|² ≤ α + β(1 - P), by the complement of the input) is about one head on the circle and knows
neither the activation nor the classifier; added over the heads

    ‖∇ŷ‖² τ² ≤ f'(S)² (k/m)² (m α + β (m/k) min(S, k - S)),      0 ≤ S ≤ k.

The line is halved until each piece shows it (:mod:`verify.rules.neurons`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.neurons.activations import derivative
from verify.rules.neurons.line import Layer, Slope, halved
from verify.rules.soft_share.covers import at_most
from verify.rules.soft_share.plane import check_envelope

from .supremum import _PRECISION, tree_of

SHAPES = ("zigzag", "triangle")


def layers(k: int, shape: str) -> list[Layer]:
    """Weights and shifts of the classifier C (1 + Σ_q w_q σ(S + h - q)), q = 1..k."""
    shift = Fraction(1, 2) if shape == "zigzag" else Fraction(1)
    size = [8 * q - 4 if shape == "zigzag" else 2 if q == 1 else 4 for q in range(1, k + 1)]
    return [((-1) ** q * w, shift - q) for q, w in enumerate(size, 1)]


def line(slope: Slope, k: int, m: int, pairs: list[tuple[arb, arb]], squared: arb) -> int:
    """How many pieces of [0, k] show the inequality above; Rejected where one does not."""

    def holds(low: Fraction, high: Fraction) -> bool:
        size, folded = slope.size(low, high), ball(min(high, k - low)) * m / k
        bound = [size * size * (m * alpha + beta * folded) * k * k / (m * m) for beta, alpha in pairs]
        return bool(size.is_finite()) and any(at_most(value, squared) for value in bound)

    return halved(Fraction(0), Fraction(k), holds, "the line inequality fails or is undecided near S =")


def gradient_supremum_any(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads in the plane and all inputs of a model with positions on the circle."""
    only(
        body,
        (
            "n",
            "k",
            "heads",
            "tau",
            "b",
            "activation",
            "shape",
            "scale",
            "upper",
            "slopes",
            "offsets",
            "radius",
            "plane",
        ),
    )
    n = integer(body, "n", 2, 32)
    k, m = integer(body, "k", 1, n), integer(body, "heads", 1, 1000)
    tau, b, upper, radius, scale = (rational(body, name) for name in ("tau", "b", "upper", "radius", "scale"))
    if min(tau, upper, scale) <= 0 or b < 0 or not 0 < radius <= 10_000:
        raise Rejected("tau, upper, scale and radius must be positive and b not negative")
    slopes = [as_rational(v, "slopes") for v in listing(body, "slopes", 1, 12)]
    offsets = [as_rational(v, "offsets") for v in listing(body, "offsets", len(slopes), len(slopes))]
    if min(slopes) < 0 or min(offsets) < 0:
        raise Rejected("slopes and offsets must not be negative")
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        pairs = [(ball(beta), ball(alpha)) for beta, alpha in zip(slopes, offsets, strict=True)]
        boxes = _envelope(n, pairs, radius, body)
        slope = Slope(layers(k, choice(body, "shape", SHAPES)), scale, derivative(body["activation"], b))
        count = line(slope, k, m, pairs, ball((upper * tau) ** 2))
    finally:
        ctx.prec = saved
    return (
        f"the gradient norm of the output is at most {upper} for all heads in the plane and all inputs, for n = "
        f"{n}, k = {k}, {m} heads on the circle, tau = {tau}, b = {b}, the activation {body['activation']} and "
        f"{scale} times the classifier {body['shape']} ({boxes} boxes, {count} intervals)"
    )


def _envelope(n: int, pairs: list[tuple[arb, arb]], radius: Fraction, body: dict[str, Any]) -> int:
    if n == 2:
        if body["plane"] != "0" or radius != 1:
            raise Rejected("two positions need no boxes: plane must be '0' and radius 1")
        return check_envelope(n, pairs, radius, "0")
    return check_envelope(n, pairs, radius, tree_of(body, "plane"))


KINDS = {"gradient-supremum-any": gradient_supremum_any}

r"""A certified upper bound of the gradient norm on the circle for other activations, classifiers and numbers of heads.

With m heads the classifier reads S = (k/m) Σ_i P_i, so ∇_i ŷ = (k/m) f'(S) C_i / τ.  The envelope |C|² ≤ α + β P of
:mod:`.supremum` (and |C|² ≤ α + β(1 - P), by the complement of the input) is about one head on the circle and knows
neither the activation nor the classifier; added over the heads

    ‖∇ŷ‖² τ² ≤ f'(S)² (k/m)² (m α + β (m/k) min(S, k - S)),      0 ≤ S ≤ k.

The line is halved here until each piece shows it.  On a piece f' is enclosed by balls of σ', and by the mean value
theorem with balls of σ'' where the activation has one.  At a corner both slopes count, and all between them: the bound
is one for every generalised gradient, and so for quotients of differences.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.soft_share.covers import at_most
from verify.rules.soft_share.plane import check_envelope

from .supremum import _PRECISION, tree_of

MAX_PIECES = 50_000
MAX_DEPTH = 45
SHAPES = ("zigzag", "triangle")
Pair = Callable[[arb], tuple[arb, arb | None]]
_NUMBER = re.compile(r"-?[0-9]{1,20}(?:/[1-9][0-9]{0,19})?")


def _square(z: arb) -> arb:
    """z², without a negative part where the ball contains zero."""
    size = z.abs_upper()
    return z * z if not z.contains(0) else arb(0).union(size * size)


def smoothed(b: Fraction) -> Pair:
    """(z + √(z² + b))/2."""
    if b <= 0:
        raise Rejected("the smoothed ReLU has b > 0; at b = 0 it is relu")

    def pair(z: arb) -> tuple[arb, arb | None]:
        inside = _square(z) + ball(b)
        root = inside.sqrt()
        return (1 + z / root) / 2, ball(b) / (2 * inside * root)

    return pair


def softplus(z: arb) -> tuple[arb, arb | None]:
    """log(1 + e^z)."""
    slope = 1 / (1 + (-z).exp())
    return slope, slope * (1 - slope)


def gelu(z: arb) -> tuple[arb, arb | None]:
    """z (1 + erf(z/√2))/2."""
    density = (-_square(z) / 2).exp() / (2 * arb.pi()).sqrt()
    return (1 + (z / arb(2).sqrt()).erf()) / 2 + z * density, (2 - _square(z)) * density


def silu(z: arb) -> tuple[arb, arb | None]:
    """z / (1 + e^-z)."""
    share = 1 / (1 + (-z).exp())
    bend = share * (1 - share)
    return share + z * bend, bend * (2 + z * (1 - 2 * share))


def tanh(z: arb) -> tuple[arb, arb | None]:
    """tanh z."""
    value = z.tanh()
    slope = 1 - _square(value)
    return slope, -2 * value * slope


SMOOTH: dict[str, Pair] = {"softplus": softplus, "gelu": gelu, "silu": silu, "tanh": tanh}


def pieces(slopes: list[Fraction], breaks: list[Fraction]) -> Pair:
    """Continuous and piecewise linear: the hull of the slopes of all pieces that the ball may meet."""

    def pair(z: arb) -> tuple[arb, arb | None]:
        met = [
            s
            for i, s in enumerate(slopes)
            if not (i > 0 and z < ball(breaks[i - 1])) and not (i < len(breaks) and z > ball(breaks[i]))
        ]
        hull = ball(met[0])
        for slope in met[1:]:
            hull = hull.union(ball(slope))
        return hull, None

    return pair


def _numbers(text: str) -> list[Fraction]:
    words = text.split(",")
    if len(words) > 20 or not all(_NUMBER.fullmatch(word) for word in words):
        raise Rejected("slopes and breakpoints are rationals, at most 20")
    return [Fraction(word) for word in words]


def derivative(name: Any, b: Fraction) -> Pair:
    """σ' and σ'' (None with corners) of an activation by its name in the model file."""
    if not isinstance(name, str) or len(name) > 1000:
        raise Rejected("activation must be a short text")
    if name == "smoothed-relu":
        return smoothed(b)
    if name in SMOOTH:
        return SMOOTH[name]
    if name == "relu":
        return pieces([Fraction(0), Fraction(1)], [Fraction(0)])
    stem, _, rest = name.partition(":")
    parts = rest.split(";")
    if stem != "piecewise" or len(parts) not in (2, 3):
        raise Rejected("activation must be smoothed-relu, relu, softplus, gelu, silu, tanh or piecewise:SLOPES;BREAKS")
    slopes, breaks, _ = (_numbers(part) for part in (*parts, "0")[:3])  # the value at 0 has no part in a derivative
    if len(slopes) != len(breaks) + 1 or any(one >= two for one, two in pairwise(breaks)):
        raise Rejected("one slope more than breakpoints, and these rise")
    return pieces(slopes, breaks)


class Slope:
    """f' of the classifier C (1 + Σ_q w_q σ(S + h - q))."""

    def __init__(self, k: int, shape: str, scale: Fraction, pair: Pair) -> None:
        self.pair, self.scale = pair, ball(scale)
        shift = Fraction(1, 2) if shape == "zigzag" else Fraction(1)
        size = [8 * q - 4 if shape == "zigzag" else 2 if q == 1 else 4 for q in range(1, k + 1)]
        self.layers = [((-1) ** q * w, shift - q) for q, w in enumerate(size, 1)]

    def size(self, low: Fraction, high: Fraction) -> arb:
        """Upper bound of |f'| on the interval."""
        box, middle = ball(low).union(ball(high)), ball((low + high) / 2)
        natural, centre, bend = arb(0), arb(0), arb(0)
        smooth = True
        for weight, shift in self.layers:
            first, second = self.pair(box + ball(shift))
            natural += weight * first
            if second is None:
                smooth = False
            else:
                bend += weight * second
                centre += weight * self.pair(middle + ball(shift))[0]
        found = natural.abs_upper()
        if smooth:
            mean = centre.abs_upper() + bend.abs_upper() * ball((high - low) / 2)
            found = arb(min(found, mean.upper(), key=float)) if mean.is_finite() else found
        return (found * self.scale).upper()


def line(slope: Slope, k: int, m: int, pairs: list[tuple[arb, arb]], squared: arb) -> int:
    """How many pieces of [0, k] show the inequality above; Rejected where one does not."""
    waiting, count = [(Fraction(0), Fraction(k), 0)], 0
    while waiting:
        low, high, depth = waiting.pop()
        size, folded = slope.size(low, high), ball(min(high, k - low)) * m / k
        bound = [size * size * (m * alpha + beta * folded) * k * k / (m * m) for beta, alpha in pairs]
        if bool(size.is_finite()) and any(at_most(value, squared) for value in bound):
            count += 1
            continue
        if depth >= MAX_DEPTH or count + len(waiting) > MAX_PIECES:
            raise Rejected(f"the line inequality fails or is undecided near S = {float(low)}")
        middle = (low + high) / 2
        waiting += [(middle, high, depth + 1), (low, middle, depth + 1)]
    return count


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
        slope = Slope(k, choice(body, "shape", SHAPES), scale, derivative(body["activation"], b))
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

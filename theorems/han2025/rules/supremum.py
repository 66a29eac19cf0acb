r"""A certified upper bound of the gradient norm of the output over all heads in the plane and all inputs.

The argument (each inequality is checked below in ball arithmetic, over boxes that the certificate lists):

1. For a head v (in units of τ) with weights γ, an input x, P = Σ x_p γ_p and C = Σ x_p γ_p (u_p - ū), the chain
   rule gives ‖∇ŷ‖² = f'(S)² Σ_i |C_i|² / τ² with S = Σ_i P_i.
2. *Envelope* (:mod:`verify.rules.soft_share.plane`): |C|² - β P ≤ α for each listed pair (β ≥ 0, α), for every v in
   the plane and every x.
3. Complementing x turns C into -C and P into 1-P, so Σ_i |C_i|² ≤ kα + β min(S, k - S).
4. *Line*: f'(S)² min_r(kα_r + β_r min(S, k - S)) ≤ (τ·upper)² on each interval of a subdivision of [0, k].
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, listing, only, rational
from verify.rules.soft_share.covers import at_most, leaves
from verify.rules.soft_share.plane import check_envelope

from .transformer import activation

_MAX_TREE = 400_000
_PRECISION = 64


def tree_of(body: dict[str, Any], name: str) -> str:
    tree = body.get(name)
    if not isinstance(tree, str) or not 1 <= len(tree) <= _MAX_TREE or set(tree) - {"0", "1"}:
        raise Rejected(f"{name} must be a string of 0 and 1 of at most {_MAX_TREE} characters")
    return tree


def check_line(k: int, b: Fraction, pairs: list[tuple[arb, arb]], squared: arb, tree: str) -> int:
    """f'(S)²·min(kα + β min(S, k-S)) stays below the square of τ·upper on every leaf of [0, k]."""
    count = 0
    for depth, path in leaves(tree, 2):
        index = 0
        for child in path:
            index = 2 * index + child
        width = Fraction(k, 2**depth)
        s = ball(index * width).union(ball((index + 1) * width))
        slope = arb(0)
        for q in range(1, k + 1):
            low, high = index * width + Fraction(1, 2) - q, (index + 1) * width + Fraction(1, 2) - q
            ends = [activation(ball(z), ball(b), b == 0)[1] for z in (low, high)]
            slope += (-1) ** q * (8 * q - 4) * ends[0].union(ends[1])  # σ' increases
        # Abel summation: σ' decreases in q and lies in [0, 1], so |f'| never exceeds 4k
        size = min(slope.abs_upper(), arb(4 * k), key=lambda value: float(value.mid()))
        folded = min(s.upper(), (k - s).upper(), key=lambda value: float(value.mid()))
        if not any(at_most(size * size * (k * alpha + beta * folded), squared) for beta, alpha in pairs):
            raise Rejected(f"the line inequality fails or is undecided near S = {s.str(6)}")
        count += 1
    return count


def gradient_supremum(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads and inputs of the model with the given n, k, τ, b on the circle."""
    only(body, ("n", "k", "tau", "b", "upper", "slopes", "offsets", "radius", "plane", "line"))
    n = integer(body, "n", 2, 32)
    k = integer(body, "k", 1, n)
    tau, b, upper, radius = (rational(body, name) for name in ("tau", "b", "upper", "radius"))
    if tau <= 0 or b < 0 or upper <= 0 or not 0 < radius <= 10_000:
        raise Rejected("tau, upper and radius must be positive and b not negative")
    slopes = [as_rational(v, "slopes") for v in listing(body, "slopes", 1, 12)]
    offsets = [as_rational(v, "offsets") for v in listing(body, "offsets", len(slopes), len(slopes))]
    if min(slopes) < 0 or min(offsets) < 0:
        raise Rejected("slopes and offsets must not be negative")  # offsets ≥ 0 also covers x = 0
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        pairs = [(ball(beta), ball(alpha)) for beta, alpha in zip(slopes, offsets, strict=True)]
        if n == 2:
            if body["plane"] != "0" or radius != 1:
                raise Rejected("two positions need no boxes: plane must be '0' and radius 1")
            boxes = check_envelope(n, pairs, radius, "0")
        else:
            boxes = check_envelope(n, pairs, radius, tree_of(body, "plane"))
        pieces = check_line(k, b, pairs, ball((upper * tau) ** 2), tree_of(body, "line"))
    finally:
        ctx.prec = saved
    return (
        f"the gradient norm of the output is at most {upper} for all heads in the plane and all inputs, "
        f"for n = {n}, k = {k}, tau = {tau}, b = {b} ({boxes} boxes, {pieces} intervals)"
    )


KINDS = {"gradient-supremum": gradient_supremum}

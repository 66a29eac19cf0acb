r"""A certified upper bound of the gradient norm of the output over all heads in the plane and all inputs.

The argument (each inequality is checked below in ball arithmetic, over boxes that the certificate lists):

1. For a head v (in units of τ) with weights γ, an input x, P = Σ x_p γ_p and C = Σ x_p γ_p (u_p - ū), the chain
   rule gives ‖∇ŷ‖² = f'(S)² Σ_i |C_i|² / τ² with S = Σ_i P_i.
2. *Envelope*: |C|² - β P ≤ α for each listed pair (β ≥ 0, α), for every v in the plane and every x.
   - |C|² - βP is convex in x, so it is largest at the indicator of a half-plane, that is at an arc or at x = 0.
   - By the symmetry of the regular n-gon v may be taken in the wedge 0 ≤ angle ≤ π/n seen from a position.
   - In a box of the plane: either |C|² ≤ P(1-P)λ, λ the top eigenvalue of Cov(u), suffices, or the mean value
     theorem for g = |C|² - βP, ∇g = 2JC - βC, J = Σ x_p γ_p (u_p - ū)(u_p - ū)ᵀ - P·Cov(u), does so for each arc.
   - Beyond the radius K the two nearest positions carry all but ε ≤ (n-2)exp(-K(1 - cos 2π/n)), since every other
     score is smaller than the largest by K·2 sin(π/n) sin(θ + π/n) ≥ K(1 - cos 2π/n).  Then |C| ≤ d P(1-P) + 4ε
     with d = 2 sin(π/n) (pairs that involve the rest weigh at most ε, and a distance is at most 2).  Or, for a pair
     that it shows: |C|² ≤ P(1-P)λ with λ = 1 - ⟨ū, e⟩² at the radius; along a ray v = re the mean of ⟨u, e⟩ grows,
     its derivative being a variance, and Cov(u) has the trace 1 - |ū|².
3. Complementing x turns C into -C and P into 1-P, so Σ_i |C_i|² ≤ kα + β min(S, k - S).
4. *Line*: f'(S)² min_r(kα_r + β_r min(S, k - S)) ≤ (τ·upper)² on each interval of a subdivision of [0, k].
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, listing, only, rational

from .covers import at_most, everywhere, leaves
from .plane import check_boxes, spread_beyond
from .rows import Row
from .transformer import activation

_MAX_TREE = 400_000
_PRECISION = 64


def tree_of(body: dict[str, Any], name: str) -> str:
    tree = body.get(name)
    if not isinstance(tree, str) or not 1 <= len(tree) <= _MAX_TREE or set(tree) - {"0", "1"}:
        raise Rejected(f"{name} must be a string of 0 and 1 of at most {_MAX_TREE} characters")
    return tree


def check_plane(n: int, pairs: list[tuple[arb, arb]], radius: Fraction, tree: str) -> int:
    """Every leaf of the square [0, K]² is outside the wedge or the disc, or satisfies the envelope: rows with ρ = 0."""
    nothing = arb(0)
    rows = [Row("inner", nothing, nothing, beta, alpha, False, True) for beta, alpha in pairs]
    return check_boxes(n, rows, radius, [tree] * len(rows))


def by_spread(beta: arb, alpha: arb, top: arb) -> bool:
    """P(1-P)λ - βP ≤ α for all P, from λ ≤ top."""
    excess = top - beta
    return bool(top.is_finite()) and (bool(excess <= 0) or at_most(excess * excess, 4 * top * alpha))


def check_tail(n: int, pairs: list[tuple[arb, arb]], radius: arb) -> None:
    distance = 2 * (arb.pi() / n).sin()
    rest = 4 * (n - 2) * (-radius * (1 - (2 * arb.pi() / n).cos())).exp()
    for beta, alpha in pairs:

        def holds(p: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            top = (distance * p * (1 - p)).abs_upper() + rest  # p(1-p) as a ball; bisection makes it tight
            return at_most(top * top - beta * p, alpha)

        def concentrated(part: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            return by_spread(beta, alpha, spread_beyond(n, radius, part))

        if not (everywhere(concentrated, arb(0), arb(1), 10) or everywhere(holds, arb(0), arb(1))):
            raise Rejected(f"the envelope is not shown beyond radius {radius.str(6, radius=False)}")


def check_two(pairs: list[tuple[arb, arb]]) -> None:
    """n = 2: two opposite points, |C| = 2P(1-P) exactly."""
    for beta, alpha in pairs:

        def holds(p: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            c = 2 * p * (1 - p)
            return at_most(c * c - beta * p, alpha)

        if not everywhere(holds, arb(0), arb(1)):
            raise Rejected("the envelope for two positions fails")


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
            check_two(pairs)
            boxes = 0
        else:
            check_tail(n, pairs, ball(radius))
            boxes = check_plane(n, pairs, radius, tree_of(body, "plane"))
        pieces = check_line(k, b, pairs, ball((upper * tau) ** 2), tree_of(body, "line"))
    finally:
        ctx.prec = saved
    return (
        f"the gradient norm of the output is at most {upper} for all heads in the plane and all inputs, "
        f"for n = {n}, k = {k}, tau = {tau}, b = {b} ({boxes} boxes, {pieces} intervals)"
    )


KINDS = {"gradient-supremum": gradient_supremum}

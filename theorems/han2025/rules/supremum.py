r"""A certified upper bound of the gradient norm of the output over all heads in the plane and all inputs.

For a head v (in units of τ) with weights γ, an input x, P = Σ x_p γ_p and C = Σ x_p γ_p (u_p - ū), the chain rule gives
‖∇ŷ‖² = f'(S)² Σ_i |C_i|² / τ² with S = Σ_i P_i.  The envelope |C|² ≤ α + βP is shown in
:mod:`verify.rules.soft_share.plane`, what follows from it on each piece of 0 ≤ S ≤ k in
:mod:`verify.rules.soft_share.sums`.
"""

from __future__ import annotations

from typing import Any

from verify.checker.balls import ball
from verify.checker.reading import Rejected, integer, only, rational
from verify.rules.neurons.smoothed_units import Rising
from verify.rules.soft_share.covers import as_tree, over, radius_of, working
from verify.rules.soft_share.plane import check_envelope
from verify.rules.soft_share.rows import read_pairs
from verify.rules.soft_share.sums import by_rows, gradient_below

from .any_gradient import layers


@working()
def gradient_supremum(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads and inputs of the model with the given n, k, τ, b on the circle."""
    only(body, ("n", "k", "tau", "b", "upper", "slopes", "offsets", "radius", "plane", "line"))
    n = integer(body, "n", 2, 32)
    k, tau, b, upper = integer(body, "k", 1, n), *(rational(body, name) for name in ("tau", "b", "upper"))
    if tau <= 0 or b < 0 or upper <= 0:
        raise Rejected("tau and upper must be positive and b not negative")
    pairs = read_pairs(body)
    boxes = check_envelope(n, pairs, radius_of(body, 10_000), as_tree(body["plane"]))
    holds = gradient_below(Rising(layers(k, "zigzag"), b).size, by_rows(k, pairs), ball((upper * tau) ** 2))
    pieces = over(k, as_tree(body["line"]), holds, "the line inequality fails or is undecided for S between")
    return (
        f"the gradient norm of the output is at most {upper} for all heads in the plane and all inputs, "
        f"for n = {n}, k = {k}, tau = {tau}, b = {b} ({boxes} boxes, {pieces} intervals)"
    )


KINDS = {"gradient-supremum": gradient_supremum}

r"""Certified upper bounds of the output and of second derivatives of the model over all heads in the plane and inputs.

With P_i, C_i, K_i of head i (:mod:`verify.rules.soft_share.plane`), S = Σ P_i and f the classifier, the Hessian
of the output, the Jacobian of ŷ∇ŷ and the Hessian of an active squared hinge loss are (A(S) C Cᵀ + B(S) diag(K_i))/τ²:
see :mod:`verify.rules.soft_share.sums`.
"""

from __future__ import annotations

from typing import Any

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational
from verify.rules.neurons.curve import LABELS
from verify.rules.neurons.smoothed_units import Rising
from verify.rules.soft_share.covers import as_tree, at_most, over, working
from verify.rules.soft_share.plane import rows_of
from verify.rules.soft_share.several import Heads
from verify.rules.soft_share.sums import curvature_below, named_below

from .any_gradient import layers
from .any_smoothness import NORMS

_FAILING = "the bound fails or is undecided for S between"
WHAT = {name: text.format(loss="") for name, text in NORMS.items()} | {
    "hessian-entry": "a second derivative of the output by a head's a13",
    "cross-entry": "a mixed second derivative of the output by a13 of two heads",
    "slope-derivative": "the derivative by a head's a13 of the output's derivative by the attended average",
    "share-curvature": "the second derivative of the attended average by a head's a13",
}


@working()
def matrix_supremum(body: dict[str, Any]) -> str:
    """The named second derivative is at most ``upper`` for all heads and inputs."""
    only(body, ("name", "n", "k", "tau", "b", "upper", "rows", "radius", "planes", "lines"))
    name, n = choice(body, "name", WHAT), integer(body, "n", 2, 32)
    k, tau, b, upper = integer(body, "k", 1, n), *(rational(body, key) for key in ("tau", "b", "upper"))
    if tau <= 0 or b < 0 or upper <= 0 or (b == 0 and name != "share-curvature"):
        raise Rejected("tau, b and upper must be positive")
    rows, boxes = rows_of(body, n, lambda row: (row.type == "axis") == (name not in LABELS))
    heads, f, aim, count = Heads(k, rows), Rising(layers(k, "zigzag"), b).on, ball(upper * tau**2), 0
    labels: tuple[int, ...] = () if name == "share-curvature" else LABELS.get(name, (0,))
    if not labels and not curvature_below(heads, k * aim):  # of S/k
        raise Rejected("no row shows it")
    if name == "slope-derivative":  # by S/k
        aim = ball(upper * tau / k)
    for label, tree in zip(labels, listing(body, "lines", len(labels), len(labels)), strict=True):
        if (n, k, label) == (2, 2, 1):
            continue  # the inputs of even parity are constant on two positions, no head changes anything
        count += over(k, as_tree(tree), named_below(name, "squared-hinge", label, heads, f, aim), _FAILING)
    return (
        f"{WHAT[name]} is at most {upper} for all heads in the plane and all inputs, for n = {n}, k = {k}, "
        f"tau = {tau}, b = {b} ({len(rows)} rows, {boxes} boxes, {count} intervals)"
    )


@working()
def output_supremum(body: dict[str, Any]) -> str:
    """|f(S)| ≤ upper for every S from 0 to k, hence for all heads and inputs."""
    only(body, ("k", "b", "upper", "line"))
    k, b, upper = integer(body, "k", 1, 64), rational(body, "b"), rational(body, "upper")
    if b < 0 or upper <= 0:
        raise Rejected("upper must be positive and b not negative")
    f = Rising(layers(k, "zigzag"), b).value
    count = over(k, as_tree(body["line"]), lambda low, high: at_most(f(low, high).abs_upper(), ball(upper)), _FAILING)
    return f"the output is at most {upper} in size for all heads and inputs, for k = {k}, b = {b} ({count} intervals)"


KINDS = {"matrix-supremum": matrix_supremum, "output-supremum": output_supremum}

r"""Certified upper bounds of the output and of second derivatives of the model over all heads in the plane and inputs.

With P_i, C_i, K_i of head i (:mod:`verify.rules.soft_share.plane`), S = Σ P_i and f the classifier, the Hessian
of the output, the Jacobian of ŷ∇ŷ and the Hessian of an active squared hinge loss are (A(S) C Cᵀ + B(S) diag(K_i))/τ²:
see :mod:`verify.rules.soft_share.sums`.
"""

from __future__ import annotations

from typing import Any

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational
from verify.rules.neurons.curve import LABELS, coefficients
from verify.rules.neurons.rising import Rising
from verify.rules.soft_share.covers import as_tree, at_most, over, working
from verify.rules.soft_share.plane import rows_of
from verify.rules.soft_share.several import Heads
from verify.rules.soft_share.sums import cross_below, curvature_below, entry_below, matrix_below, slope_below

from .any_gradient import layers
from .any_smoothness import NORMS

_FAILING = "the bound fails or is undecided for S between"
_ENTRIES = {"hessian-entry": entry_below, "cross-entry": cross_below, "slope-derivative": slope_below}
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
    heads, f, aim, count = Heads(k, rows), Rising(layers(k, "zigzag"), b).on, upper * tau**2, 0
    if name == "share-curvature":  # of S/k
        listing(body, "lines", 0, 0)
        if not curvature_below(heads, ball(k * aim)):
            raise Rejected("no row shows it")
    elif name in _ENTRIES:
        (tree,) = listing(body, "lines", 1, 1)
        aim = upper * tau / k if name == "slope-derivative" else aim  # by S/k
        count = over(k, as_tree(tree), _ENTRIES[name](heads, f, ball(aim)), _FAILING)
    else:
        for label, tree in zip(LABELS[name], listing(body, "lines", len(LABELS[name]), len(LABELS[name])), strict=True):
            if (n, k, label) == (2, 2, 1):
                continue  # the inputs of even parity are constant on two positions, no head changes anything
            pair = coefficients(name, "squared-hinge", label, f)
            count += over(k, as_tree(tree), matrix_below(heads, pair, ball(aim)), _FAILING)
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
    holds = lambda low, high: at_most(f(low, high).abs_upper(), ball(upper))  # noqa: E731
    count = over(k, as_tree(body["line"]), holds, _FAILING)
    return f"the output is at most {upper} in size for all heads and inputs, for k = {k}, b = {b} ({count} intervals)"


KINDS = {"matrix-supremum": matrix_supremum, "output-supremum": output_supremum}

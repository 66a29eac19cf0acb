r"""Stationary points and traps of gradient descent of any network, each with heads of a smaller risk elsewhere.

*Stationary points.*  Krawczyk's test on the box X = c ± r by the heads: c - Y g(c) + (I - Y H)(X - c) lies inside X, so
there is exactly one zero of the gradient g in X; the signs of the pivots of H on X are those of its eigenvalues.

*Traps.*  Let R be the risk in coordinates z (the heads, or the sum of their weights), H ≥ λ > 0 its Hessian on the ball
|z - c| ≤ ρ, and ε = |∇R(c)|.  There R ≥ R(c) - ε²/2λ, and R ≥ R(c) - ερ + λρ²/2 = W on the sphere.  Let the norm of
the Hessian by the heads be at most M wherever z lies in the ball.  A step of at most 2/M from heads in the ball with a
risk below W does not raise the risk as long as its segment stays inside, so it never meets the sphere: descent stays
inside for ever.  By the heads, M ≤ trace H.  By the weights, positions of length at most 1 give ‖Dg‖₁ ≤ k/√m and
‖D²g‖₁ ≤ 2k/m in units of τ, since Σ γ|s - s̄| ≤ 1 and Σ γ|(s - s̄)² - Var| ≤ 2 for scores s of a head of length 1; so
M τ² ≤ (k²/m) max|H| + (2k/m) max|∇R|.  At a corner of the activation or of the hinge nothing is a number, and the
certificate is rejected.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb, arb_mat

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .any_derivatives import Expansion, Table, by_heads, by_weights, risk, weights_of
from .any_network import Network, Vector, sharply
from .stationary import pivots
from .transformer import place

SPACES = ("heads", "weights")


def _wide(centre: Vector, radius: arb) -> Vector:
    return [c + arb(0, radius.upper()) for c in centre]


def _flat(heads: list[Vector]) -> Vector:
    return [entry for head in heads for entry in head]


def _norm(vector: Vector) -> arb:
    """At least the Euclidean norm."""
    return sum((v.abs_upper() * v.abs_upper() for v in vector), arb(0)).sqrt()


def krawczyk(network: Network, centre: Vector, radius: arb) -> Expansion:
    """The expansion on the box, if it holds exactly one stationary point."""
    size, at = len(centre), by_heads(network, centre)
    try:
        middle = arb_mat(size, size, [h.mid() for row in at.hessian for h in row]).inv()
    except ZeroDivisionError:
        raise Rejected("the Hessian is singular") from None
    inverse = arb_mat(size, size, [arb(v.mid()) for v in middle.entries()])
    box = by_heads(network, _wide(centre, radius))
    step = inverse * arb_mat(size, 1, at.gradient)
    unit = arb_mat(size, size, [arb(int(i == j)) for i in range(size) for j in range(size)])
    rest = unit - inverse * arb_mat(size, size, [h for row in box.hessian for h in row])
    for i in range(size):
        spread = sum((abs(rest[i, j]) for j in range(size)), arb(0)) * radius
        if not abs(step[i, 0]) + spread < radius:
            raise Rejected("Krawczyk's test fails on the box")
    return box


def _lower(network: Network, body: dict[str, Any], value: Fraction) -> None:
    if not risk(network, network.heads(body, "lower")) < ball(value):
        raise Rejected("the heads that should have a smaller risk do not")


def stationary_any(body: dict[str, Any]) -> str:
    """Exactly one stationary point in a box of heads, its kind, and heads elsewhere with a smaller risk."""
    only(body, (*Network.FIELDS, "centre", "radius", "negative", "value", "lower"))
    network, radius, value = Network(body), rational(body, "radius"), rational(body, "value")
    size = network.m * network.size
    negative = integer(body, "negative", 0, size)
    if radius <= 0:
        raise Rejected("the radius must be positive")
    box = krawczyk(network, _flat(network.heads(body, "centre")), ball(radius))
    if sum(pivot < 0 for pivot in pivots(box.hessian)) != negative or not box.risk > ball(value):
        raise Rejected("the risk or the number of negative eigenvalues is not as stated")
    _lower(network, body, value)
    kind = "a strict local minimum" if negative == 0 else f"a saddle with {negative} negative eigenvalues"
    kind = "a strict local maximum" if negative == size else kind
    where, lower = place(body, (*Network.FIELDS, "centre")), place(body, ("lower",))
    return (
        f"within {radius} of these heads (in each entry that changes a weight) the risk has exactly one stationary "
        f"point, {kind} with risk > {value}: {where}; it is less than {value} at {lower}"
    )


def _centre(network: Network, body: dict[str, Any], space: str) -> Vector:
    if space == "heads":
        return _flat(network.heads(body, "centre"))
    weights = [as_rational(entry, "centre") for entry in listing(body, "centre", network.n, network.n)]
    if sum(weights) != network.k or min(weights) < 0:
        raise Rejected("the weights of the centre must not be negative and add up to k")
    return [ball(weight) for weight in weights[:-1]]


def _expand(network: Network, space: str, centre: Vector, radius: arb) -> Expansion:
    return by_heads(network, _wide(centre, radius)) if space == "heads" else by_weights(network, centre, radius)


def _largest(numbers: Vector) -> arb:
    """At least all of them in size; no number if one is none."""
    found = arb(0)
    for number in numbers:
        if not number.is_finite():
            raise Rejected("a corner lies in the ball, or it is too large")
        found = found.max(number.abs_upper())
    return found


def _steepest(network: Network, space: str, there: Expansion) -> arb:
    """M: at least the norm of the Hessian by the heads, where it is positive definite in the coordinates."""
    if space == "heads":
        return sum((there.hessian[i][i] for i in range(len(there.hessian))), arb(0))
    size, k, m = ball(network.tau**2), network.k, network.m
    bend, slope = _largest([h for row in there.hessian for h in row]), _largest(there.gradient)
    return (arb(k * k) / m * bend + arb(2 * k) / m * slope) / size


def _definite(hessian: Table, least: arb) -> bool:
    """H - λ is positive definite."""
    shifted = [[h - least if r == s else h for s, h in enumerate(row)] for r, row in enumerate(hessian)]
    return all(pivot > 0 for pivot in pivots(shifted))


def trap_any(body: dict[str, Any]) -> str:
    """Gradient descent from unit heads near the given ones never comes below a risk that other heads are below."""
    names = ("space", "centre", "radius", "curvature", "start", "step", "value", "lower")
    only(body, (*Network.FIELDS, *names))
    network, space = Network(body), choice(body, "space", SPACES)
    radius, least, step, value = (rational(body, name) for name in ("radius", "curvature", "step", "value"))
    if min(radius, least, step) <= 0 or any(
        not isinstance(head, dict) for head in listing(body, "start", 1, network.m)
    ):
        raise Rejected("radius, curvature and step must be positive, and the start unit heads")
    centre, rho, lam = _centre(network, body, space), ball(radius), ball(least)
    here, there = _expand(network, space, centre, arb(0)), _expand(network, space, centre, rho)
    if not _definite(there.hessian, lam):
        raise Rejected("the Hessian is not as definite as stated on the ball")
    slope = _norm(here.gradient)
    wall = here.risk - slope * rho + lam * rho * rho / 2
    if not here.risk - slope * slope / (2 * lam) > ball(value):
        raise Rejected("the risk in the ball is not above the bound")
    heads = network.heads(body, "start")
    begun = _flat(heads) if space == "heads" else weights_of(network, heads)
    if not _norm([a - c for a, c in zip(begun, centre, strict=True)]) < rho or not risk(network, heads) < wall:
        raise Rejected("the start does not lie in the ball, or its risk is not below that on the sphere")
    if not ball(step) * _steepest(network, space, there) <= 2:
        raise Rejected("the step is too long")
    _lower(network, body, value)
    where = place(body, (*Network.FIELDS, "space", "centre", "radius", "curvature"))
    begun_at, lower = place(body, ("start",)), place(body, ("lower",))
    return (
        f"gradient descent with any constant step up to {step}, begun at the unit heads {begun_at} or near them, never "
        f"comes below risk {value}, and it is less at {lower}: {where}"
    )


KINDS = {"stationary-any": sharply(stationary_any), "trap-any": sharply(trap_any)}

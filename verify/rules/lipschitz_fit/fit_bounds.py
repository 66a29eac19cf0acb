"""The rules of the best risk on labelled points, from both sides: every Lipschitz function, and one explicit network.

Points of R^d with labels ±1, all of the same weight, and the mean of the squared hinge loss (1 - yh)_+².

*From below*: masses on pairs of points of opposite labels.  (1 - yh)_+² ≥ 2μ(1 - yh) - μ² for every μ ≥ 0; with μ the
mass at a point, Σ μ y h is the sum of mass times the difference of two values, each at most P times the distance in the
maximum norm.  *From above*: an explicit network Σ_t α_t σ(β_t·v + c_t) + c, σ(z) = (z + √(z² + b))/2, whose path norm
Σ_t |α_t| ‖β_t‖₁ is at most P; as 0 ≤ σ' ≤ 1 it is P-Lipschitz.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from verify.checker.reading import Rejected, as_rational, digest, listing, only, rational

from .network import Network, exact, vector

__all__ = ["KINDS", "fit_holds", "plan_holds"]

Points = Sequence[Sequence[fmpq]]


def plan_holds(body: dict[str, Any], points: Points, labels: Sequence[int], norm: Fraction) -> Fraction:
    """The value of a certificate, which its plan of masses shows; Rejected where it does not."""
    value, moved = rational(body, "value"), fmpq(0)
    mu = [fmpq(0)] * len(points)
    for item in listing(body, "plan", 0, 20_000):
        a, b, mass = listing({"plan": item}, "plan", 3, 3)
        mass = exact(as_rational(mass, "plan"))
        inside = all(type(i) is int and 0 <= i < len(points) for i in (a, b))
        if not inside or labels[a] == labels[b] or mass < 0:
            raise Rejected("a plan is triples of two inputs of opposite labels and a mass that is not negative")
        mu[a] += mass
        mu[b] += mass
        moved += mass * max(abs(u - v) for u, v in zip(points[a], points[b], strict=True))
    if (sum((2 * m - m * m for m in mu), fmpq(0)) - 2 * exact(norm) * moved) / len(points) < exact(value):
        raise Rejected("the plan gives less")
    return value


def fit_holds(body: dict[str, Any], points: Points, labels: Sequence[int], norm: Fraction) -> tuple[int, Fraction]:
    """The number of neurons of a certificate's network, and the value that its risk does not exceed."""
    value, offset = rational(body, "value"), exact(rational(body, "offset"))
    network = Network(body, len(points[0]), 0, 200)
    if network.path() > exact(norm) or network.b <= 0:
        raise Rejected(f"the path norm is {network.path()}, more than {norm}, or b is not positive")
    risk = arb(0)
    for v, label in zip(points, labels, strict=True):
        output = network.output(v, offset)
        margin = 1 - label * output
        if not margin < 0:
            risk += margin * margin  # at least the loss, whatever the sign
    if not risk / len(points) <= arb(exact(value)):
        raise Rejected("the risk is not shown to be that small")
    return len(network.alpha), value


def _labelled(body: dict[str, Any]) -> tuple[list[list[fmpq]], list[int], Fraction]:
    rows, norm = listing(body, "points", 1, 512), rational(body, "norm")
    size = len(listing({"points": rows[0]}, "points", 1, 16))
    points = [vector(row, "points", size, size) for row in rows]
    labels = listing(body, "labels", len(points), len(points))
    if any(type(label) is not int or label not in (1, -1) for label in labels) or norm < 0:
        raise Rejected("labels are 1 and -1, and the norm is not negative")
    return points, labels, norm


def _told(body: dict[str, Any], points: list[list[fmpq]]) -> str:
    code = digest({name: body[name] for name in ("points", "labels")})
    return f"the {len(points)} labelled points {code} of dimension {len(points[0])}"


def lipschitz_dual(body: dict[str, Any]) -> str:
    """A lower bound on the risk of every function of that Lipschitz constant."""
    only(body, ("points", "labels", "norm", "plan", "value"))
    points, labels, norm = _labelled(body)
    value = plan_holds(body, points, labels, norm)
    return (
        f"every function with Lipschitz constant at most {norm} in the maximum norm has a mean squared hinge loss "
        f"of at least {value} on {_told(body, points)}"
    )


def lipschitz_fit(body: dict[str, Any]) -> str:
    """An upper bound: an explicit network within the norm, its risk in balls."""
    only(body, ("points", "labels", "norm", "b", "alpha", "beta", "bias", "offset", "value"))
    points, labels, norm = _labelled(body)
    width, value = fit_holds(body, points, labels, norm)
    return (
        f"a network of {width} smoothed neurons, b = {rational(body, 'b')}, and path norm at most {norm} has a mean "
        f"squared hinge loss of at most {value} on {_told(body, points)}"
    )


KINDS = {"lipschitz-dual": lipschitz_dual, "lipschitz-fit": lipschitz_fit}

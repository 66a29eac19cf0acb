r"""Enclosures of the largest second derivatives of the model on the circle, over all heads and inputs.

``curvature_enclosure(name, n, k, tau, b)`` gives ``Enclosure(lower, upper, point, bound)``: lower < sup ≤ upper as
fractions, and the bodies of the two certificates that a checker re-derives.  The names:

===================  =========================================================================  ============
name                 supremum of                                                                scales as
===================  =========================================================================  ============
output               |ŷ|                                                                        1
hessian              ‖Hess ŷ‖, the spectral norm                                                1/τ²
hessian-entry        |∂²ŷ/∂a13²| of one head                                                    1/τ²
cross-entry          |∂²ŷ/∂a13∂a13'| of two heads (zero for k = 1)                              1/τ²
share-curvature      |∂²v1*/∂a13²|, v1* = (1/k) Σ P_i the first coordinate of the attention     1/τ²
slope-derivative     |∂/∂a13 (∂ŷ/∂v1*)| = k |f''| |C_1| / τ                                     1/τ
product              Lipschitz constant of ŷ∇ŷ, i.e. ‖ŷ Hess ŷ + ∇ŷ∇ŷᵀ‖                         1/τ²
loss                 smoothness of the squared hinge loss, any parity set                       1/τ²
risk                 smoothness of the expected risk (n ≤ 8; the upper end is the loss's)       1/τ²
frobenius            ‖Hess ŷ‖_F                                                                 1/τ²
===================  =========================================================================  ============

``strongest_curvature(name, n, k, b)`` gives only an explicit place in units where τ = 1 (fast, cached), and
``curvature_point(name, n, k, tau, b, place)`` the body of its certificate; ``body["value"]`` is the lower end.
How tight: with one head within 5 % for every b from 10⁻⁶ to 10⁶; with several heads (surveyed at n = 3 and 8) for
b ≤ 1/10 and b ≥ 1000, but ``loss`` with k = n within 12 %, and on three positions up to 9 % for small b.  For b from 1
to 100, where f' and f'' matter alike, the upper end of ``hessian``, ``product`` and ``loss`` is up to 27 % above the
lower, or the subdivision does not end (:class:`ArithmeticError`).  At n = 20, k = 3, b = 1/100 all are within 5 %.
A supremum that is identically zero (one position; two positions and an entry of a13) has lower = upper = 0 and no
certificate.  All need b > 0, except ``output`` and ``share-curvature``: the others are infinite for ReLU.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from numerics.parity.suprema.entries import entry_bound, output_bound
from numerics.parity.suprema.risk import roughest_risk
from numerics.parity.suprema.search import CurvaturePoint, equal_heads, largest, largest_output
from numerics.parity.suprema.upper import matrix_bound

__all__ = ["NAMES", "CurvaturePoint", "Enclosure", "curvature_enclosure", "curvature_point", "strongest_curvature"]

NAMES = (
    "output",
    "hessian",
    "hessian-entry",
    "cross-entry",
    "share-curvature",
    "slope-derivative",
    "product",
    "loss",
    "risk",
    "frobenius",
)


@dataclass(frozen=True)
class Enclosure:
    """lower < sup ≤ upper with the bodies of the certificates; ``None`` where a supremum is trivially zero."""

    lower: Fraction
    upper: Fraction
    point: dict[str, Any] | None
    bound: dict[str, Any] | None


def strongest_curvature(name: str, n: int, k: int, b: Fraction, effort: float = 1.0) -> CurvaturePoint:
    """An explicit place where the named quantity is large, in units where τ = 1; less effort, a quicker search.

    No effort at all tries equal heads only, for long circles and many heads.
    """
    _admit(name, n, k, b)
    if effort == 0 and name not in ("risk", "output"):
        names = ("loss+", "loss-") if name == "loss" else (name,)
        return max((equal_heads(each, n, k, b) for each in names), key=lambda place: place.value)
    if name == "loss":
        return max((largest(f"loss{sign}", n, k, b, effort) for sign in "+-"), key=lambda place: place.value)
    if name == "risk":
        return roughest_risk(n, k, b)
    if name == "output":
        return largest_output(n, k, b)
    return largest(name, n, k, b, effort)


def curvature_point(
    name: str, n: int, k: int, tau: Fraction, b: Fraction, place: CurvaturePoint | None = None
) -> dict[str, Any]:
    """The body of a certificate: at this place the named quantity exceeds a rational."""
    place = place or strongest_curvature(name, n, k, b)
    heads = [[str(a * tau), str(c * tau)] for a, c in place.heads]
    quantity, power = _QUANTITIES[name]
    body: dict[str, Any] = {"kind": "curvature-point", "n": n, "k": k, "tau": str(tau), "b": str(b), "heads": heads}
    value = _down(place.value) / tau**power
    body |= {"quantity": quantity, "relation": ">", "value": str(value)}
    if name != "risk":
        body["x"] = place.bits
    if place.parity_set is not None:
        body["parity_set"] = list(place.parity_set)
    if place.vector is not None:
        body["vector"] = [str(v) for v in place.vector]
    if name == "output":
        return body | {"kind": "model-point"} | ({} if place.value > 0 else {"relation": "<"})
    if name in _ENTRIES:
        body["entries"] = list(_ENTRIES[name])
    return body


_QUANTITIES = {  # the checker's name and the power of 1/τ
    "output": ("output", 0),
    "hessian": ("hessian-norm", 2),
    "hessian-entry": ("hessian-entry", 2),
    "cross-entry": ("hessian-entry", 2),
    "share-curvature": ("share-second-derivative", 2),
    "slope-derivative": ("slope-derivative", 1),
    "product": ("product-norm", 2),
    "loss": ("loss-hessian", 2),
    "risk": ("risk-hessian", 2),
    "frobenius": ("frobenius", 2),
}
_ENTRIES = {"hessian-entry": (0, 0), "cross-entry": (0, 2), "share-curvature": (0, 0), "slope-derivative": (0, 0)}


def _admit(name: str, n: int, k: int, b: Fraction) -> None:
    if name not in NAMES:
        raise ValueError(f"name must be one of {', '.join(NAMES)}, not {name!r}")
    if not 1 <= k <= n:
        raise ValueError(f"k must be from 1 to n = {n}, not {k}")
    if b < 0 or (b == 0 and name not in ("output", "share-curvature")):
        raise ValueError(f"b must be positive for {name}, not {b}: ReLU has no bounded second derivative")
    if name == "risk" and n > 8:
        raise ValueError(f"n must be at most 8 for risk, which enumerates the inputs, not {n}")


def _down(value: float) -> Fraction:
    """Seven significant digits, rounded towards zero with room for the rounding of the search."""
    size = abs(value) * (1 - 1e-8)
    if size < 1e-12:
        return Fraction(0)
    scale = Fraction(10) ** (6 - math.floor(math.log10(size)))
    result = Fraction(math.floor(Fraction(size) * scale)) / scale
    return result if value > 0 else -result


def curvature_enclosure(name: str, n: int, k: int, tau: Fraction, b: Fraction) -> Enclosure:
    """Both ends of the supremum over all heads in the plane and all inputs."""
    _admit(name, n, k, b)
    if name == "frobenius":
        raise ValueError("frobenius has a lower end only: use curvature_point")
    if _vanishes(name, n, k):
        return Enclosure(Fraction(0), Fraction(0), None, None)
    place = strongest_curvature(name, n, k, b)
    point = curvature_point(name, n, k, tau, b, place)
    lower = abs(Fraction(point["value"]))
    if name == "output":
        upper, line = output_bound(k, b)
        bound = {"kind": "output-supremum", "k": k, "b": str(b), "upper": str(upper), "line": line}
        return Enclosure(lower, upper, point, bound)
    proved = "loss" if name == "risk" else name  # an average is nowhere rougher than its roughest term
    goal = strongest_curvature(proved, n, k, b).value
    find = matrix_bound if proved in ("hessian", "product", "loss") else entry_bound
    upper, fields = find(proved, n, k, b, goal)
    upper /= tau ** _QUANTITIES[name][1]
    model = {"name": proved, "n": n, "k": k, "tau": str(tau), "b": str(b), "upper": str(upper)}
    return Enclosure(lower, upper, point, {"kind": "matrix-supremum", **model, **fields})


def _vanishes(name: str, n: int, k: int) -> bool:
    """One position has no covariance, two have none along a13, one head has no cross-head entry."""
    entries = ("hessian-entry", "cross-entry", "share-curvature", "slope-derivative")
    return (n == 1 and name != "output") or (n == 2 and name in entries) or (k == 1 and name == "cross-entry")

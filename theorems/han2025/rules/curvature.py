"""Second derivatives of the model at explicit points, by :mod:`verify.rules.soft_share.hyper`.

The Jacobian of ŷ∇ŷ is the Hessian of ŷ²/2.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from flint import arb

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, choice, only, rational
from verify.rules.soft_share import hyper
from verify.rules.soft_share.hyper import Hyper, Sample

from .any_gradient import layers
from .transformer import ONE_INPUT, Point, bits, parity_set, place


def _samples(point: Point, body: dict[str, Any], name: str) -> list[Sample]:
    """Inputs, with the function of S that the quantity names."""
    units, k = layers(point.k, "zigzag"), point.k
    chosen = parity_set(body, point.n, k) if "parity_set" in _EXTRA[name] else frozenset()

    def output(s: Hyper) -> Hyper:
        return hyper.of_units(units, point.b, s)

    def loss(x: tuple[int, ...]) -> Sample:
        return x, lambda s: hyper.squared_hinge(output(s), (-1) ** sum(x[p - 1] for p in chosen))

    if name == "risk-hessian":
        return [loss(x) for x in itertools.product((0, 1), repeat=point.n)]
    x = bits(body, point.n)
    if name == "loss-hessian":
        return [loss(x)]
    functions: dict[str, Callable[[Hyper], Hyper]] = {
        "share-second-derivative": lambda s: Hyper(s.value, st=s.st / k),
        "slope-derivative": lambda s: output(Hyper(s.value, s.s, arb(k))),  # the second direction moves v1* = S/k
        "product-norm": lambda s: output(s) * output(s) * Hyper(arb(0.5)),
    }
    return [(x, functions.get(name, output))]


def _size(point: Point, name: str, body: dict[str, Any]) -> arb:
    """The quantity: a Rayleigh quotient, an entry, or the Frobenius norm."""
    tau = ball(point.tau)
    at = [[part / tau for part in point.position(p)] for p in range(1, point.n + 1)]
    form = hyper.form(at, [point.head(entry) for entry in point.raw], _samples(point, body, name))
    return hyper.measured(body, form, point.k, 2)


_NORMS = ("hessian-norm", "product-norm", "loss-hessian", "risk-hessian")
_EXTRA = {
    "hessian-norm": ("x", "vector"),
    "product-norm": ("x", "vector"),
    "loss-hessian": ("x", "parity_set", "vector"),
    "risk-hessian": ("parity_set", "vector"),
    "hessian-entry": ("x", "entries"),
    "share-second-derivative": ("x", "entries"),
    "slope-derivative": ("x", "entries"),
    "frobenius": ("x",),
}


def curvature_point(body: dict[str, Any]) -> str:
    """A second derivative of the model lies above or below a rational at an explicit point.

    For a norm the certificate gives a vector w, and what is compared is |wᵀHw|/|w|², which the norm is not below:
    so only "above" is allowed there.
    """
    name = choice(body, "quantity", _EXTRA)
    only(body, (*Point.FIELDS, "quantity", "relation", "value", *_EXTRA[name]))
    point = Point(body, ONE_INPUT if name in _NORMS and "x" in _EXTRA[name] else Point.MOST)
    bound = rational(body, "value")
    relation = choice(body, "relation", (">",) if name in _NORMS else ("<", ">"))
    if point.b == 0 and name != "share-second-derivative":
        raise Rejected("b must be positive: ReLU has no second derivative at its kink")
    if name == "risk-hessian" and point.n > 8:
        raise Rejected("enumeration is checked for n up to 8 only")

    def predicate() -> bool | None:
        try:
            return compare(_size(point, name, body), relation, ball(bound))
        except hyper.Undecided:
            return None

    if not decide(predicate):
        raise Rejected(f"{name} is not {relation} {bound} there")
    return f"{name} {relation} {bound} at {place(body, (*Point.FIELDS, *_EXTRA[name]))}"


KINDS = {"curvature-point": curvature_point}

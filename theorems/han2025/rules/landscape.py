"""The expected risk of the paper's network at given heads: its gradient against it, products, floors and bounds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, only, rational
from verify.rules.soft_network import risk_fields
from verify.rules.soft_network.attention import Attention
from verify.rules.soft_network.units import LOSSES

from .samples import MAX_N, Head
from .transformer import FIELDS, Point, parity_set, place, units


def regime(point: Point, entry: Any) -> str:
    """The bounds on the attention that the appendix assumes, with c1 = n·tau and a stated c2; says so, or rejects."""
    if entry is None:
        return ""
    return within([Head(point, head) for head in point.heads()], point.tau, as_rational(entry, "regime"), strict=True)


def within(heads: list[Attention], tau: Fraction, c2: Fraction, strict: bool) -> str:
    """The nearest position has attention in [1/n, 1 - c1 tau], the others within an angle of π/4 of it in
    [c2 tau, c1 tau], and those further away less than c2 tau (or as much, where this is not strict).
    """
    n = len(heads[0].gamma)
    c1 = n * tau
    if not 0 < c2 < c1:
        raise Rejected("c2 must lie between 0 and c1 = n·tau")
    top, near = (ball(Fraction(1, n)), ball(1 - c1 * tau)), (ball(c2 * tau), ball(c1 * tau))
    if not all(head.around_peak(top, near, near[0], Fraction(1, 8), strict) for head in heads):
        raise Rejected("the appendix's bounds on the attention do not hold there")
    return f" (where the appendix's bounds on the attention hold with c1 = {c1}, c2 = {c2})"


def _look(body: dict[str, Any], *names: str) -> tuple[Point, risk_fields.Look]:
    """The model, and its network of all inputs with the heads."""
    only(body, (*FIELDS, *names))
    point = Point(body)
    parity = parity_set(body, point.n, point.k)
    return point, lambda: (point.network(parity, None, MAX_N), point.heads())


def pl_ratio(body: dict[str, Any]) -> str:
    """Half the squared gradient of the risk is less than a given multiple of the risk."""
    point, look = _look(body, "value", "regime")
    return risk_fields.ratio(body, look, place(body, FIELDS)) + regime(point, body["regime"])


def balanced_stationary(body: dict[str, Any]) -> str:
    """All heads zero, a parity set that a turn of the circle maps to itself: the gradient is exactly zero.

    At zero heads every γ is 1/n, so S and the loss depend on the number of ones and on the label only, and the gradient
    by a head is Σ_p G_p u_p with G_p a sum over inputs that contain p.  A turn that fixes the parity set permutes the
    inputs and fixes label and count, so G is constant on its orbits; over an orbit of a proper turn Σ u_p = 0.
    """
    only(body, (*FIELDS, "turn", "value"))
    point, value = Point(body), rational(body, "value")
    n, k, units = point.n, point.k, point.units
    parity, turn = parity_set(body, n, k), integer(body, "turn", 1, n - 1)
    if any(entry != ["0", "0"] for entry in point.raw) or point.b == 0:
        raise Rejected("all heads must be zero, and b positive")
    if n % turn or {(p - 1 + turn) % n + 1 for p in parity} != parity:
        raise Rejected("the turn must divide n and fix the parity set")
    ones = product(range(k + 1), range(n - k + 1))  # in the parity set and off it
    groups = [(Fraction(k * (i + j), n), (-1) ** i, comb(k, i) * comb(n - k, j)) for i, j in ones]
    risk_fields.counted(units, LOSSES["squared-hinge"], groups, value, n)
    where = f"{place(body, FIELDS)}; turn of {turn} positions"
    return f"the gradient of the risk by a13 and a14 of all heads is exactly zero and the risk > {value} at {where}"


def risk_floor(body: dict[str, Any]) -> str:
    """A positive lower bound of the risk for every temperature, every parity set and all heads.

    Odd k: the zero input has S = 0 and label 1, whatever the heads look at.  Even k: the k parity bits have weights
    that sum to at most k, so one of them has weight at most 1; alone it has label -1 and S in [0, 1].
    """
    only(body, ("n", "k", "b", "pieces", "value"))
    n, value, b = integer(body, "n", 1, 10**6), rational(body, "value"), rational(body, "b")
    k, pieces = integer(body, "k", 1, min(n, 1000)), integer(body, "pieces", 1, 4096)
    if b <= 0 or value <= 0:
        raise Rejected("b and the bound must be positive")
    label, totals = (1, (0, 0)) if k % 2 else (-1, (0, 1))
    risk_fields.floor(units(k, b), LOSSES["squared-hinge"], label, totals, pieces, value, n)
    where = f"n = {n}, k = {k}, b = {b} ({pieces} pieces)"
    whose = "all heads, whatever their entries" if k % 2 else "all heads in the plane"
    return f"the risk > {value} for {where}, every parity set, every tau > 0 and {whose}"


KINDS = {"pl-ratio": pl_ratio, "balanced-stationary": balanced_stationary, "risk-floor": risk_floor}

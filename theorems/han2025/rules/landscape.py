"""The expected risk as a function of the heads: value, gradient and Hessian in balls, by enumeration of all inputs.

Written for the checker alone.  With u_p the position vectors, γ the attention of a head and m its mean of u, the share
P of an input x has gradient C/τ, C = Σ_{p in x} Σ_{j not in x} γ_p γ_j (u_p - u_j), and Hessian K/τ²,
K = Σ_p γ_p (x_p - P)(u_p - m)(u_p - m)ᵀ.  The heads may be wide balls: then all results hold on the whole box.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, as_rational, choice, integer, only, rational

from .samples import Head, Sample, first_order, norm2, samples
from .transformer import Point, activation, bits, parity_set, place


def regime(point: Point, entry: Any) -> str:
    """The bounds on the attention that the appendix assumes, with c1 = n·tau and a stated c2; says so, or rejects.

    The nearest position has attention in [1/n, 1 - c1 tau], the others within an angle of π/4 of it in
    [c2 tau, c1 tau], and those further away less than c2 tau.
    """
    if entry is None:
        return ""
    c1, c2 = point.tau * point.n, as_rational(entry, "regime")
    if not 0 < c2 < c1:
        raise Rejected("c2 must lie between 0 and c1 = n·tau")
    n, tau = point.n, point.tau
    for raw in point.raw:
        gamma = Head(point, point.head(raw)).gamma
        peak = max(range(n), key=lambda p: float(gamma[p].mid()))
        inside = [gamma[peak] >= ball(Fraction(1, n)), gamma[peak] <= ball(1 - c1 * tau)]
        for p in range(n):
            distance = min((p - peak) % n, (peak - p) % n)
            if distance and 8 * distance <= n:
                inside += [gamma[p] >= ball(c2 * tau), gamma[p] <= ball(c1 * tau)]
            elif distance:
                inside.append(gamma[p] < ball(c2 * tau))
        if not all(inside):
            raise Rejected("the appendix's bounds on the attention do not hold there")
    return f" (where the appendix's bounds on the attention hold with c1 = {c1}, c2 = {c2})"


def _decide(predicate: Callable[[], bool | None], otherwise: str) -> None:
    if not decide(predicate):
        raise Rejected(otherwise)


def pl_ratio(body: dict[str, Any]) -> str:
    """Half the squared gradient of the risk is less than a given multiple of the risk."""
    only(body, (*Point.FIELDS, "parity_set", "value", "regime"))
    point, value = Point(body), rational(body, "value")
    parity = parity_set(body, point.n, point.k)

    def below() -> bool | None:
        risk, gradient, _ = first_order(point, parity)
        left, right = norm2(gradient) / 2, ball(value) * risk
        shown["risk"] = risk.str(8, radius=False)
        return True if left < right else False if left >= right else None

    shown: dict[str, str] = {}
    _decide(below, "half the squared gradient is not below that multiple of the risk")
    where = place(body, (*Point.FIELDS, "parity_set")) + regime(point, body["regime"])
    return f"half the squared gradient of the risk is below {value} times the risk ({shown['risk']}) at {where}"


def mean_square(body: dict[str, Any]) -> str:
    """The squared gradient of the risk against the squared gradients of the losses."""
    only(body, (*Point.FIELDS, "parity_set", "compare"))
    point = Point(body)
    parity, compare = parity_set(body, point.n, point.k), choice(body, "compare", ("mean", "sum"))
    factor = 2**point.n if compare == "sum" else 1

    def below() -> bool | None:
        _, gradient, square = first_order(point, parity)
        left, right = factor * norm2(gradient), square
        return True if left < right else False if left >= right else None

    _decide(below, "the squared gradient of the risk is not the smaller one")
    right = "mean over the inputs of the squared gradient of the loss"
    left = "squared gradient of the risk" + ("" if factor == 1 else f" times {factor}")
    return f"the {left} is less than the {right} at {place(body, (*Point.FIELDS, 'parity_set'))}"


def loss_product(body: dict[str, Any]) -> str:
    """The inner product of two samples' loss gradients in one head lies below a bound that is not positive."""
    only(body, (*Point.FIELDS, "parity_set", "x", "other", "head", "value", "regime"))
    point, value = Point(body), rational(body, "value")
    parity, i = parity_set(body, point.n, point.k), integer(body, "head", 1, point.k)
    pair = [bits({"x": body[name]}, point.n) for name in ("x", "other")]
    if pair[0] == pair[1] or value > 0:
        raise Rejected("the two inputs must differ and the bound must not be positive")

    def below() -> bool | None:
        heads = [Head(point, point.head(entry)) for entry in point.raw]
        first, second = (Sample(point, heads, x, parity).gradient(heads)[2 * i - 2 : 2 * i] for x in pair)
        product = first[0] * second[0] + first[1] * second[1]
        return True if product < ball(value) else False if product >= ball(value) else None

    _decide(below, "the product is not below the bound")
    where = place(body, (*Point.FIELDS, "parity_set")) + regime(point, body["regime"])
    pair_text = f"{body['x']} and {body['other']}"
    return f"the loss gradients of the inputs {pair_text} by head {i} have product < {value} at {where}"


def row_gradient(body: dict[str, Any]) -> str:
    """The risk's derivative by a token entry a11 or a12 of a head, where all token entries are zero."""
    only(body, (*Point.FIELDS, "parity_set", "head", "column", "relation", "value"))
    point, value = Point(body), rational(body, "value")
    parity, i = parity_set(body, point.n, point.k), integer(body, "head", 1, point.k) - 1
    sign, relation = (1, -1)[integer(body, "column", 1, 2) - 1], choice(body, "relation", ("<", ">"))

    def beyond() -> bool | None:
        heads, result = [Head(point, point.head(entry)) for entry in point.raw], arb(0)
        for sample in samples(point, heads, parity):
            share = heads[i].share(sample.x)
            if any(sample.x) and not all(sample.x) and sample.active is not False:
                result = result + sample.pull * sample.slope * share * (1 - share) * sign / heads[i].tau
        left, right = result / 2**point.n, ball(value)
        left, right = (right, left) if relation == "<" else (left, right)
        return True if left > right else False if left <= right else None

    _decide(beyond, "the derivative is not beyond the bound")
    where = place(body, (*Point.FIELDS, "parity_set")) + ", a11 = a12 = 0"
    return f"the derivative of the risk by a1{body['column']} of head {i + 1} is {relation} {value} at {where}"


def balanced_stationary(body: dict[str, Any]) -> str:
    """All heads zero, a parity set that a turn of the circle maps to itself: the gradient is exactly zero.

    At zero heads every γ is 1/n, so S and the loss depend on the number of ones and on the label only, and the gradient
    by a head is Σ_p G_p u_p with G_p a sum over inputs that contain p.  A turn that fixes the parity set permutes the
    inputs and fixes label and count, so G is constant on its orbits; over an orbit of a proper turn Σ u_p = 0.
    """
    only(body, (*Point.FIELDS, "parity_set", "turn", "value"))
    point, value = Point(body), rational(body, "value")
    parity, turn = parity_set(body, point.n, point.k), integer(body, "turn", 1, point.n - 1)
    if any(entry != ["0", "0"] for entry in point.raw) or point.b == 0:
        raise Rejected("all heads must be zero, and b positive")
    if point.n % turn or {(p - 1 + turn) % point.n + 1 for p in parity} != parity:
        raise Rejected("the turn must divide n and fix the parity set")

    def above() -> bool | None:
        risk = _risk_by_counts(point)
        return True if risk > ball(value) else False if risk <= ball(value) else None

    _decide(above, "the risk is not above the bound")
    where = place(body, (*Point.FIELDS, "parity_set"))
    return (
        f"the gradient of the risk by a13 and a14 of all heads is exactly zero and the risk > {value} at {where}; "
        f"turn of {turn} positions"
    )


def _risk_by_counts(point: Point) -> arb:
    """The risk at zero heads: S is k/n times the number of ones, so inputs are counted by ones in and off the set."""
    n, k, result = point.n, point.k, arb(0)
    for inside, outside in itertools.product(range(k + 1), range(n - k + 1)):
        output = classifier(k, point.b, ball(Fraction(k * (inside + outside), n)))
        miss = 1 - (-1) ** inside * output
        excess = (miss + abs(miss)) / 2
        result = result + math.comb(k, inside) * math.comb(n - k, outside) * excess * excess
    return result / arb(2) ** n


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

    def above() -> bool | None:
        if k % 2:
            return _above(1 - classifier(k, b, arb(0)), value, n)
        half = arb(0, ball(Fraction(1, 2 * pieces)).upper())
        cells = (ball(Fraction(2 * i + 1, 2 * pieces)) + half for i in range(pieces))
        return True if all(_above(1 + classifier(k, b, cell), value, n) for cell in cells) else None

    _decide(above, "the bound is too large")
    where = f"n = {n}, k = {k}, b = {b} ({pieces} pieces)"
    whose = "all heads, whatever their entries" if k % 2 else "all heads in the plane"
    return f"the risk > {value} for {where}, every parity set, every tau > 0 and {whose}"


def classifier(k: int, b: Fraction, total: arb) -> arb:
    result = arb(1)
    for q in range(1, k + 1):
        result = result + (-1) ** q * (8 * q - 4) * activation(total + ball(Fraction(1, 2) - q), ball(b), False)[0]
    return result


def _above(miss: arb, value: Fraction, n: int) -> bool | None:
    """miss > 0 and miss²/2^n > value."""
    return True if miss > 0 and miss * miss > ball(value) * arb(2) ** n else None


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {
    "pl-ratio": pl_ratio,
    "mean-square": mean_square,
    "loss-product": loss_product,
    "row-gradient": row_gradient,
    "balanced-stationary": balanced_stationary,
    "risk-floor": risk_floor,
}

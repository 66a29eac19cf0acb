"""The expected risk as a function of the heads: value, gradient and Hessian in balls, by enumeration of all inputs.

Written for the checker alone.  With u_p the position vectors, γ the attention of a head and m its mean of u, the share
P of an input x has gradient C/τ, C = Σ_{p in x} Σ_{j not in x} γ_p γ_j (u_p - u_j), and Hessian K/τ²,
K = Σ_p γ_p (x_p - P)(u_p - m)(u_p - m)ᵀ.  The heads may be wide balls: then all results hold on the whole box.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .transformer import Point, activation, bits, parity_set, place

Vector = tuple[arb, arb]
MAX_N = 9


class Head:
    """Attention of one head, its mean position, and share, gradient and curvature of an input."""

    def __init__(self, point: Point, a: Vector) -> None:
        tau, n = ball(point.tau), point.n
        self.tau, self.u = tau, [point.position(p) for p in range(1, n + 1)]
        self.gamma = []
        for p in range(n):  # differences of scores first: tighter on wide boxes
            gaps = [(a[0] * (v[0] - self.u[p][0]) + a[1] * (v[1] - self.u[p][1])) / tau for v in self.u]
            self.gamma.append(1 / sum((gap.exp() for q, gap in enumerate(gaps) if q != p), arb(1)))
        self.mean = tuple(sum((g * v[c] for g, v in zip(self.gamma, self.u, strict=True)), arb(0)) for c in (0, 1))

    def share(self, x: tuple[int, ...]) -> arb:
        if all(x):
            return arb(1)
        return sum((g for g, bit in zip(self.gamma, x, strict=True) if bit), arb(0))

    def gradient(self, x: tuple[int, ...]) -> list[arb]:
        inside, outside = [p for p, bit in enumerate(x) if bit], [p for p, bit in enumerate(x) if not bit]
        pairs = [(self.gamma[p] * self.gamma[j] / self.tau, p, j) for p in inside for j in outside]
        return [sum((w * (self.u[p][c] - self.u[j][c]) for w, p, j in pairs), arb(0)) for c in (0, 1)]

    def curvature(self, x: tuple[int, ...]) -> list[list[arb]]:
        share = self.share(x)
        moved = [(v[0] - self.mean[0], v[1] - self.mean[1]) for v in self.u]
        weights = [g * (bit - share) / (self.tau * self.tau) for g, bit in zip(self.gamma, x, strict=True)]
        pairs = list(zip(weights, moved, strict=True))
        return [[sum((w * d[c] * d[e] for w, d in pairs), arb(0)) for e in (0, 1)] for c in (0, 1)]


class Sample:
    """One input: label, loss, and the factors of its derivatives; ``active`` is None where the balls cannot tell."""

    def __init__(self, point: Point, heads: list[Head], x: tuple[int, ...], parity: frozenset[int]) -> None:
        self.x, self.label = x, (-1) ** sum(x[p - 1] for p in parity)
        self.constant = not any(x) or all(x)  # S is 0 or k whatever the heads
        self.total = arb(0) if not any(x) else sum((head.share(x) for head in heads), arb(0))
        self.output, self.slope = point.slope(self.total)
        margin = self.label * self.output
        self.active = True if margin < 1 else False if margin >= 1 else None
        excess = (1 - margin + abs(1 - margin)) / 2
        self.loss, self.pull = excess * excess, -2 * self.label * excess  # ℓ and ∂ℓ/∂ŷ

    def gradient(self, heads: list[Head]) -> list[arb]:
        """∂ℓ by the 2k entries, exactly zero on the two constant inputs and beyond the margin."""
        if self.constant or self.active is False:
            return [arb(0)] * (2 * len(heads))
        return [self.pull * self.slope * d for head in heads for d in head.gradient(self.x)]


def samples(point: Point, heads: list[Head], parity: frozenset[int]) -> Iterator[Sample]:
    if point.n > MAX_N:
        raise Rejected(f"enumeration is checked for n up to {MAX_N} only")
    return (Sample(point, heads, x, parity) for x in itertools.product((0, 1), repeat=point.n))


def first_order(point: Point, parity: frozenset[int]) -> tuple[arb, list[arb], arb]:
    """Risk, its gradient, and the mean over the inputs of the squared norm of the loss's gradient."""
    heads = [Head(point, point.head(entry)) for entry in point.raw]
    risk, gradient, square = arb(0), [arb(0)] * (2 * point.k), arb(0)
    for sample in samples(point, heads, parity):
        own = sample.gradient(heads)
        risk, gradient = risk + sample.loss, [a + b for a, b in zip(gradient, own, strict=True)]
        square = square + norm2(own)
    size = 2**point.n
    return risk / size, [g / size for g in gradient], square / size


def second_order(point: Point, parity: frozenset[int], box: list[Vector]) -> tuple[arb, list[arb], list[list[arb]]]:
    """Risk, gradient and Hessian on a box of heads, for b > 0.

    The gradient is Lipschitz; where an input crosses the margin inside the box the Hessian jumps, and the hull of both
    sides is returned.  That is what mean values of it along segments are made of.
    """
    if point.b == 0:
        raise Rejected("a Hessian needs b > 0")
    heads, size = [Head(point, a) for a in box], 2 * point.k
    risk, gradient, hessian = arb(0), [arb(0)] * size, [[arb(0)] * size for _ in range(size)]
    for sample in samples(point, heads, parity):
        risk = risk + sample.loss
        if sample.constant or sample.active is False:
            continue
        share = arb(1) if sample.active else arb(0.5, 0.5)
        parts = [head.gradient(sample.x) for head in heads]
        flat = [d for part in parts for d in part]
        bend = 2 * share * sample.slope * sample.slope + sample.pull * curvature(point, sample.total)
        for r, s in itertools.product(range(size), repeat=2):
            hessian[r][s] = hessian[r][s] + bend * flat[r] * flat[s]
        for i, head in enumerate(heads):
            for c, row in enumerate(head.curvature(sample.x)):
                for e, value in enumerate(row):
                    hessian[2 * i + c][2 * i + e] = hessian[2 * i + c][2 * i + e] + sample.pull * sample.slope * value
        gradient = [g + sample.pull * sample.slope * d for g, d in zip(gradient, flat, strict=True)]
    count = 2**point.n
    return risk / count, [g / count for g in gradient], [[h / count for h in row] for row in hessian]


def curvature(point: Point, total: arb) -> arb:
    """f''(S) = Σ_q (-1)^q (8q-4) b/(2(z²+b)^{3/2})."""
    b, result = ball(point.b), arb(0)
    for q in range(1, point.k + 1):
        z = total + ball(Fraction(1, 2) - q)
        root = (z * z + b).sqrt()
        result = result + (-1) ** q * (8 * q - 4) * b / (2 * root * root * root)
    return result


def norm2(vector: list[arb]) -> arb:
    return sum((v * v for v in vector), arb(0))


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
    return (f"the gradient of the risk by a13 and a14 of all heads is exactly zero and the risk > {value} at {where}; "
            f"turn of {turn} positions")


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


def centre(body: dict[str, Any], k: int) -> list[Fraction]:
    pairs = listing(body, "heads", k, k)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise Rejected("a head is a pair of rationals")
    return [as_rational(entry, "heads") for pair in pairs for entry in pair]


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {
    "pl-ratio": pl_ratio,
    "mean-square": mean_square,
    "loss-product": loss_product,
    "row-gradient": row_gradient,
    "balanced-stationary": balanced_stationary,
    "risk-floor": risk_floor,
}

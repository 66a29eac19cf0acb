"""One input after the other: attention, output, and the first and second derivatives of the risk, in balls."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, listing

from .transformer import Point

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


def centre(body: dict[str, Any], k: int) -> list[Fraction]:
    pairs = listing(body, "heads", k, k)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise Rejected("a head is a pair of rationals")
    return [as_rational(entry, "heads") for pair in pairs for entry in pair]

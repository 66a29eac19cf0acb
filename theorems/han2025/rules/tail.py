"""Stationary points at lengths where not all inputs can be enumerated: attention beyond a few positions as an interval.

The bits at the ``seen`` positions, the parity set among them, are enumerated.  Every other bit may be 0 or 1: its part
in each moment of the attention is the hull of nothing and all of it.  The mean over the unseen bits of any quantity
lies in the enclosure for the seen ones, because a ball is convex.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flint import arb

from verify.checker.reading import Rejected, listing, only

from .samples import Head, Vector, curvature
from .stationary import BASIN_FIELDS, STATIONARY_FIELDS, Expansion, describe_basin, describe_stationary
from .transformer import Point, parity_set

MAX_SEEN = 13
_HALF = arb(0.5, 0.5)  # the hull of 0 and 1
_PAIRS = ((0, 0), (0, 1), (1, 1))


class Moments:
    """γ_p (1, d, d dᵀ) of one head at every position, d = u_p - m, and what the unseen positions may add."""

    def __init__(self, head: Head, seen: list[int]) -> None:
        self.tau, self.parts = head.tau, []
        for gamma, u in zip(head.gamma, head.u, strict=True):
            d = (u[0] - head.mean[0], u[1] - head.mean[1])
            self.parts.append([gamma, gamma * d[0], gamma * d[1], *(gamma * d[r] * d[s] for r, s in _PAIRS)])
        self.spread = [sum((part[3 + c] for part in self.parts), arb(0)) for c in range(3)]
        unseen = [part for p, part in enumerate(self.parts, 1) if p not in seen]
        self.tail = [sum((_HALF * part[c] for part in unseen), arb(0)) for c in range(6)]

    def gradient(self, state: list[arb]) -> list[arb]:
        return [state[1] / self.tau, state[2] / self.tau]

    def curvature(self, state: list[arb]) -> list[list[arb]]:
        """Σ_p γ_p (x_p - P) d dᵀ/τ²."""
        a, b, c = ((state[3 + i] - state[0] * self.spread[i]) / (self.tau * self.tau) for i in range(3))
        return [[a, b], [b, c]]


def states(moments: list[Moments], seen: list[int], parity: frozenset[int]) -> Iterator[tuple[int, list[list[arb]]]]:
    """Label and moments of all inputs on the seen positions, by depth first search."""

    def visit(i: int, label: int, state: list[list[arb]]) -> Iterator[tuple[int, list[list[arb]]]]:
        if i == len(seen):
            yield label, state
            return
        yield from visit(i + 1, label, state)
        more = [m.parts[seen[i] - 1] for m in moments]
        grown = [[a + b for a, b in zip(s, part, strict=True)] for s, part in zip(state, more, strict=True)]
        yield from visit(i + 1, -label if seen[i] in parity else label, grown)

    return visit(0, 1, [list(m.tail) for m in moments])


def second_order_seen(
    point: Point, parity: frozenset[int], box: list[Vector], seen: list[int]
) -> tuple[arb, list[arb], list[list[arb]]]:
    """Risk, gradient and Hessian on a box of heads, as in :func:`landscape.second_order`."""
    if point.b == 0:
        raise Rejected("a Hessian needs b > 0")
    moments, size = [Moments(Head(point, a), seen) for a in box], 2 * point.k
    risk, gradient, hessian = arb(0), [arb(0)] * size, [[arb(0)] * size for _ in range(size)]
    for label, state in states(moments, seen, parity):
        total = sum((s[0] for s in state), arb(0))
        output, slope = point.slope(total)
        miss = 1 - label * output
        if miss <= 0:
            continue
        excess = (miss + abs(miss)) / 2
        pull, share = -2 * label * excess, arb(1) if miss > 0 else _HALF
        risk = risk + excess * excess
        flat = [d for m, s in zip(moments, state, strict=True) for d in m.gradient(s)]
        bend = 2 * share * slope * slope + pull * curvature(point, total)
        for r in range(size):
            gradient[r] = gradient[r] + pull * slope * flat[r]
            for s in range(r, size):
                hessian[r][s] = hessian[r][s] + bend * flat[r] * flat[s]
        for i, (m, part) in enumerate(zip(moments, state, strict=True)):
            own = m.curvature(part)
            for c, e in _PAIRS:
                hessian[2 * i + c][2 * i + e] = hessian[2 * i + c][2 * i + e] + pull * slope * own[c][e]
    count = 2 ** len(seen)
    table = [[hessian[min(r, s)][max(r, s)] / count for s in range(size)] for r in range(size)]
    return risk / count, [g / count for g in gradient], table


def _seen(body: dict[str, Any], point: Point, parity: frozenset[int]) -> tuple[list[int], Expansion]:
    seen = listing(body, "seen", 1, MAX_SEEN)
    if any(type(p) is not int or not 1 <= p <= point.n for p in seen) or seen != sorted(set(seen)):
        raise Rejected("seen must be increasing positions")
    if not parity <= set(seen):
        raise Rejected("the parity set must be seen")
    return seen, lambda model, bits, box: second_order_seen(model, bits, box, seen)


def long_stationary_point(body: dict[str, Any]) -> str:
    """As ``stationary-point``, for lengths up to 64, with the bits at the seen positions enumerated."""
    only(body, (*STATIONARY_FIELDS, "seen"))
    point = Point(body)
    return describe_stationary(body, point, _seen(body, point, parity_set(body, point.n, point.k))[1], ("seen",))


def long_basin(body: dict[str, Any]) -> str:
    """As ``basin``, for lengths up to 64, with the bits at the seen positions enumerated."""
    only(body, (*BASIN_FIELDS, "seen"))
    point = Point(body)
    return describe_basin(body, point, _seen(body, point, parity_set(body, point.n, point.k))[1], ("seen",))


KINDS = {"long-stationary-point": long_stationary_point, "long-basin": long_basin}

"""One head and one input of the paper's network, as the displays of the appendix look at them."""

from __future__ import annotations

from verify.checker.balls import ball
from verify.rules.soft_network.attention import Attention, Values, Vector

from .transformer import Point

MAX_N = 9


class Head(Attention):
    """Attention of one head, with share, gradient and curvature of an input."""

    def __init__(self, point: Point, a: Vector) -> None:
        super().__init__(a, point.places(), ball(point.tau))


class Sample:
    """One input: label, loss, and the factors of its derivatives; ``active`` is None where the balls cannot tell."""

    def __init__(self, point: Point, heads: list[Head], x: Values, parity: frozenset[int]) -> None:
        network = point.network(parity, [x])
        self.passed = passed = network.one(heads, network.samples[0])
        self.label, self.total, self.loss, self.active = passed.label, passed.total, passed.cost[0], passed.active
        self.output, self.slope, _ = passed.output

    def gradient(self, _heads: list[Head]) -> Vector:
        """∂ℓ by the 2k entries, exactly zero on the two constant inputs and beyond the margin."""
        return self.passed.gradient()

"""One head and one input of the paper's network, as the displays of the appendix look at them."""

from __future__ import annotations

from flint import arb

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
        self.passed = network.one(heads, network.samples[0])
        self.label, self.total = self.passed.label, self.passed.total
        self.output, self.slope, _ = self.passed.output
        self.loss = self.passed.cost[0]
        margin = self.label * self.output
        self.active = True if margin < 1 else False if margin >= 1 else None

    def gradient(self, _heads: list[Head]) -> list[arb]:
        """∂ℓ by the 2k entries, exactly zero on the two constant inputs and beyond the margin."""
        return self.passed.gradient()

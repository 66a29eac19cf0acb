"""A network f(g Σ_i P_i) of softmax shares P_i, a loss and samples: risk, gradient and Hessian by its heads, in balls.

Everything is data: a sample has its own places, values, label and chance; f is a hidden layer (:mod:`.units`).  An
input whose values are all alike has the same shares whatever the heads: it counts in the risk and in nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import reduce
from typing import NamedTuple

from flint import arb

from verify.checker.balls import ball

from .attention import Attention, Moments, Table, Values, Vector, square, squared
from .units import Loss, Units, still

MOST_SEEN = 13  # places whose values are enumerated beside unseen ones


class Sample(NamedTuple):
    places: Sequence[Vector]  # the same object where they are the same: then weights are computed once
    values: Values
    label: int
    chance: arb


class Expansion(NamedTuple):
    """Risk, gradient and Hessian; a corner in the way makes the latter two no numbers."""

    risk: arb
    gradient: Vector
    hessian: Table


class Network(NamedTuple):
    units: Units
    loss: Loss
    gain: Fraction
    tau: arb
    samples: Sequence[Sample] = ()

    def sum(self, parts: Sequence[Attention], values: Values) -> arb:
        """S."""
        if len(set(values)) == 1:
            return ball(self.gain * len(parts) * values[0])
        found = sum((part.share(values) for part in parts), arb(0))
        return found if self.gain == 1 else found * ball(self.gain)

    def attentions(self, heads: Sequence[Vector], wide: bool = True) -> Iterator[tuple[list[Attention], Sample]]:
        """Every sample with the weights of all heads."""
        parts: list[Attention] = []
        for sample in self.samples:
            if not parts or parts[0].places is not sample.places:
                parts = [Attention(head, sample.places, self.tau, wide) for head in heads]
            yield parts, sample

    def passed(self, heads: Sequence[Vector]) -> Iterator[Passed]:
        return (self.one(parts, sample) for parts, sample in self.attentions(heads))

    def one(self, parts: Sequence[Attention], sample: Sample) -> Passed:
        return Passed(self, parts, sample, self.sum(parts, sample.values), len(set(sample.values)) == 1)

    def outputs(self, heads: Sequence[Vector], wide: bool) -> Iterator[tuple[Sample, arb]]:
        for parts, sample in self.attentions(heads, wide):
            yield sample, self.units.value(self.sum(parts, sample.values))

    def risk(self, heads: Sequence[Vector], wide: bool = True) -> arb:
        """The expected loss."""
        pairs = self.outputs(heads, wide)
        return sum((sample.chance * self.loss(sample.label, output)[0] for sample, output in pairs), arb(0))

    def margin(self, heads: Sequence[Vector], wide: bool = True) -> arb:
        """The least product of label and output."""
        return reduce(arb.min, (sample.label * output for sample, output in self.outputs(heads, wide)))

    def first_order(self, heads: Sequence[Vector]) -> tuple[arb, Vector, arb]:
        """The risk, its gradient, and the mean of the squared norm of the losses' gradients."""
        risk, gradient, mean = arb(0), [arb(0)] * sum(map(len, heads)), arb(0)
        for passed in self.passed(heads):
            chance, own = passed.chance, passed.gradient()
            risk, mean = risk + chance * passed.cost[0], mean + chance * squared(own)
            gradient = [a + chance * b for a, b in zip(gradient, own, strict=True)]
        return risk, gradient, mean

    def second_order(self, heads: Sequence[Vector]) -> Expansion:
        """By all entries of all heads, one head after the other."""
        sums = _Sums(sum(map(len, heads)))
        for passed in self.passed(heads):
            if sums.risen(passed):
                sums.add(passed, passed.moved(), self.gain, [part.hessian(passed.values) for part in passed.parts])
        return sums.expansion()

    def second_order_seen(
        self, heads: Sequence[Vector], places: Sequence[Vector], seen: Sequence[int], label: Callable[[Values], int]
    ) -> Expansion:
        """As :meth:`second_order` for the mean over all values 0 and 1 at the seen places, which make the label.

        Each other value may be 0 or 1: its part in the moments of a head is the hull of nothing and all of it.  The
        mean over the unseen values of any quantity lies in the enclosure for the seen ones: a ball is convex.
        """
        unseen = [p for p in range(len(places)) if p not in seen]
        moments = [Moments(Attention(head, places, self.tau), unseen) for head in heads]
        sums, gain, chance = _Sums(sum(map(len, heads))), ball(self.gain), ball(Fraction(1, 2 ** len(seen)))
        for values, states in _states(moments, seen):
            total = gain * sum((state[0] for state in states), arb(0))
            passed = Passed(self, (), Sample(places, values, label(values), chance), total, False)
            if sums.risen(passed):
                own = list(zip(moments, states, strict=True))
                moved = [gain * entry for each, state in own for entry in each.gradient(state)]
                sums.add(passed, moved, self.gain, [each.hessian(state) for each, state in own])
        return sums.expansion()


class Passed:
    """One sample on its way: the jets of f at S and of the loss at f; ``still`` where no head changes the loss."""

    def __init__(
        self, network: Network, parts: Sequence[Attention], sample: Sample, total: arb, constant: bool
    ) -> None:
        self.parts, self.gain, self.total = parts, network.gain, total
        _, self.values, self.label, self.chance = sample
        self.output = network.units(total)
        self.cost = network.loss(self.label, self.output[0])
        self.still = constant or still(self.output) or still(self.cost)

    @property
    def active(self) -> bool | None:
        """Does the loss change with the output?  None where the balls cannot tell."""
        pull = self.cost[1]
        return True if pull > 0 or pull < 0 else False if still(self.cost) else None

    def moved(self) -> Vector:
        """∂S by all entries of all heads."""
        gain = ball(self.gain)
        return [gain * entry for part in self.parts for entry in part.gradient(self.values)]

    def gradient(self) -> Vector:
        """∂ of the loss."""
        if self.still:
            return [arb(0)] * sum(len(part.axes) for part in self.parts)
        pull = self.cost[1] * self.output[1]
        return [pull * entry for entry in self.moved()]


def _states(moments: Sequence[Moments], seen: Sequence[int]) -> Iterator[tuple[Values, list[Vector]]]:
    """The seen values and the state of every head, by depth first search."""

    def visit(values: Values, states: list[Vector]) -> Iterator[tuple[Values, list[Vector]]]:
        if len(values) == len(seen):
            yield values, states
            return
        yield from visit((*values, 0), states)
        more = [each.parts[seen[len(values)]] for each in moments]
        grown = [[a + b for a, b in zip(s, part, strict=True)] for s, part in zip(states, more, strict=True)]
        yield from visit((*values, 1), grown)

    return visit((), [list(each.tail) for each in moments])


class _Sums:
    """Risk, gradient and upper half of the Hessian, added up sample by sample."""

    def __init__(self, size: int) -> None:
        self.size, self.risk, self.gradient = size, arb(0), [arb(0)] * size
        self.hessian = [[arb(0)] * size for _ in range(size)]

    def risen(self, passed: Passed) -> bool:
        """Add the loss; does the sample have a part in the derivatives?"""
        self.risk += passed.chance * passed.cost[0]
        return not passed.still

    def add(self, passed: Passed, moved: Vector, gain: Fraction = Fraction(1), tables: Sequence[Table] = ()) -> None:
        """What S brings by its gradient and, head after head, by the Hessians of its shares."""
        (_, slope, bend), (_, pull, turn), chance = passed.output, passed.cost, passed.chance
        first, second = chance * pull * slope, chance * (turn * square(slope) + pull * bend)
        for r, one in enumerate(moved):
            row, bent = self.hessian[r], second * one
            self.gradient[r] += first * one
            row[r] += second * square(one)
            for s in range(r + 1, self.size):
                row[s] += bent * moved[s]
        start, first = 0, first * ball(gain)
        for table in tables:
            for c, entries in enumerate(table, start):
                for e, entry in enumerate(entries, c):
                    self.hessian[c][e] += first * entry
            start += len(table)

    def expansion(self) -> Expansion:
        count = range(self.size)
        table = [[self.hessian[min(r, s)][max(r, s)] for s in count] for r in count]
        return Expansion(self.risk, self.gradient, table)


def wide(centre: Sequence[arb], radius: arb) -> Vector:
    """The box; the radius is rounded up."""
    return [c + arb(0, radius.upper()) for c in centre]

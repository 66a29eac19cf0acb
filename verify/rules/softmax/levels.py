"""Bits under a softmax: what one head reads of a few positions, whatever the others are, and what no head can.

Of ``size`` positions some are *read*: their weights are the odds times a whole number each, all others weigh 1.  The
level of an input is the sum of these whole numbers over its ones.  The mean of all bits is then
(odds·level + r)/(odds·top + rest), top the highest level and r the number of ones elsewhere, from 0 to rest.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, choice, integer, listing, only, rational

__all__ = ["Levels", "exchanged", "head_sensitivity", "sparse_clash", "sparse_head"]

_EXHAUSTIVE = 12
Input = tuple[int, int]  # its level, and its ones elsewhere


def exchanged(size: int, score: Fraction) -> Callable[[], arb]:
    """How much one weight of ``size`` falls and another rises when the only score that is not 0 goes over to it."""
    if score > 10**4:
        raise Rejected("scores are at most 10^4 here")

    def gain() -> arb:
        e = ball(score).exp()
        return (e - 1) / (e + size - 1)

    return gain


class Levels:
    """``whole(j)`` is the whole number of read position j = 0, 1, …; their sum is ``top``."""

    def __init__(self, size: int, read: int, whole: Callable[[int], int], top: int) -> None:
        self.size, self.read, self.whole, self.top = size, read, whole, top
        self.rest = size - read

    def mean(self, odds: Fraction, at: Input) -> Fraction:
        return (odds * at[0] + at[1]) / (odds * self.top + self.rest)

    def apart(self, odds: Fraction) -> Fraction:
        """At most the distance of the means of two neighbouring levels: all others are ones below, and zeros above."""
        return self.mean(odds, (1, 0)) - self.mean(odds, (0, self.rest))

    def apart_on_every_input(self, odds: Fraction) -> Fraction:
        """The least distance between the means of two levels that follow each other, over all inputs."""
        each = [self.whole(j) for j in range(self.read)]
        weights = [odds * number for number in each] + [Fraction(1)] * self.rest
        total = sum(weights)
        spans: dict[int, tuple[Fraction, Fraction]] = {}
        for bits in product((0, 1), repeat=self.size):
            level = sum(bit * number for bit, number in zip(bits, each, strict=False))
            mean = sum((w for w, bit in zip(weights, bits, strict=True) if bit), Fraction(0)) / total
            low, high = spans.get(level, (mean, mean))
            spans[level] = min(low, mean), max(high, mean)
        return min(spans[two][0] - spans[one][1] for one, two in pairwise(sorted(spans)))

    def furthest(self, low: Fraction, high: Fraction, first: Input, second: Input) -> Fraction:
        """The largest distance of two inputs' means for all odds between two positive numbers.

        The difference is a quotient of two affine functions of the odds, monotone where it has no pole, so the two ends
        of the interval decide.
        """
        return max(abs(self.mean(odds, first) - self.mean(odds, second)) for odds in (low, high))


def _levels(body: dict[str, Any]) -> Levels:
    """``count``: the level is the number of ones; ``binary``: it is the number that the bits write."""
    size = integer(body, "T", 1, 10**18)
    read, code = integer(body, "s", 1, min(size, 10**6)), choice(body, "code", ("count", "binary"))
    if code == "count":
        return Levels(size, read, lambda j: 1, read)
    if read > 64:
        raise Rejected("binary codes are checked up to s = 64")
    return Levels(size, read, lambda j: 2**j, 2**read - 1)


def sparse_head(body: dict[str, Any]) -> str:
    """Levels are at least 1/lipschitz apart, whatever the other bits are, so a piecewise linear readout is exact."""
    only(body, ("T", "s", "code", "odds", "lipschitz"))
    levels, odds, lipschitz = _levels(body), rational(body, "odds"), rational(body, "lipschitz")
    if odds <= 0 or lipschitz <= 0:
        raise Rejected("odds and lipschitz must be positive")
    if lipschitz * levels.apart(odds) < 1:
        raise Rejected("two neighbouring levels are too close")
    how = "by the ends of each level"
    if levels.size <= _EXHAUSTIVE:
        if lipschitz * levels.apart_on_every_input(odds) < 1:
            raise Rejected("two neighbouring levels are too close on some input")
        how = f"on all {2**levels.size} inputs"
    what = "symmetric function" if body["code"] == "count" else "function"
    return (
        f"for every set of {levels.read} of {levels.size} positions and every Boolean {what} of their bits, a head "
        f"with odds {odds} or more ({body['code']}) and a readout with Lipschitz constant {lipschitz} equals it on "
        f"every input, checked {how}"
    )


def sparse_clash(body: dict[str, Any]) -> str:
    """Two inputs of neighbouring levels whose means are too close for the readout, for all odds of an interval."""
    only(body, ("T", "s", "code", "low", "high", "first", "second", "lipschitz"))
    levels = _levels(body)
    low, high, lipschitz = (rational(body, name) for name in ("low", "high", "lipschitz"))
    pair = []
    for name in ("first", "second"):
        level, others = listing(body, name, 2, 2)
        item = {"level": level, "others": others}
        pair.append((integer(item, "level", 0, levels.top), integer(item, "others", 0, levels.rest)))
    if abs(pair[0][0] - pair[1][0]) != 1 or not 0 < low <= high or lipschitz <= 0:
        raise Rejected("the two levels must be neighbours, the odds and lipschitz positive")
    if lipschitz * levels.furthest(low, high, *pair) >= 1:
        raise Rejected("the means are far enough apart at some odds")
    shown = " and ".join(f"(level {level}, {others} ones elsewhere)" for level, others in pair)
    return (
        f"with odds from {low} to {high} ({body['code']}) on {levels.read} of {levels.size} positions, the inputs "
        f"{shown} have means less than 1/{lipschitz} apart: no readout with that Lipschitz constant gives one of them "
        "0 and the other 1"
    )


def head_sensitivity(body: dict[str, Any]) -> str:
    """Replacing one token moves the output by at most 2·L·M·w, w = e^{2S}/(T - 1 + e^{2S}) its largest weight.

    Scores lie in [-S, S] and values in [-M, M]; both means lie between g - w(M + g) and g + w(M - g), g the mean of the
    other tokens.
    """
    only(body, ("T", "scores", "values", "lipschitz"))
    size = integer(body, "T", 2, 10**18)
    scores, values, lipschitz = (rational(body, name) for name in ("scores", "values", "lipschitz"))
    if min(scores, values, lipschitz) < 0 or scores > 10**4:
        raise Rejected("the bounds must not be negative, and scores at most 10^4")

    def answer() -> bool | None:
        e = (2 * ball(scores)).exp()
        left, right = 2 * ball(lipschitz * values) * e, size - 1 + e
        return True if left < right else False if left >= right else None

    if not decide(answer):
        raise Rejected("one token can move the output by 1")
    return (
        f"no head with {size} tokens, scores at most {scores}, values at most {values} and a readout with "
        f"Lipschitz constant {lipschitz} changes its output by 1 when one token is replaced: it equals no Boolean "
        "function that depends on a bit"
    )

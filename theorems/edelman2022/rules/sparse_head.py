"""A head that puts the odds e^beta on a few positions and reads their bits: what it represents, and what none can.

With ``count`` the s positions have equal odds and the level of an input is its number of ones there; with ``binary``
position j has 2^j times the odds and the level is the number that the bits write.  The mean of all bits is
(odds·level + r)/(odds·N + T - s), N the highest level and r the number of ones elsewhere, 0 to T - s.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, choice, integer, listing, only, rational

_EXHAUSTIVE = 12


def _levels(body: dict[str, Any]) -> tuple[int, int, str, int]:
    size = integer(body, "T", 1, 10**18)
    chosen, code = integer(body, "s", 1, min(size, 10**6)), choice(body, "code", ("count", "binary"))
    if code == "binary" and chosen > 64:
        raise Rejected("binary codes are checked up to s = 64")
    return size, chosen, code, chosen if code == "count" else 2**chosen - 1


def _mean(odds: Fraction, level: int, others: int, top: int, rest: int) -> Fraction:
    return (odds * level + others) / (odds * top + rest)


def _follows_every_input(size: int, chosen: int, code: str, odds: Fraction, lipschitz: Fraction, top: int) -> bool:
    """All 2^T inputs: softmax weights from their definition, the span of the means of each level, the gaps between."""
    weights = [odds * (2**j if code == "binary" else 1) for j in range(chosen)] + [Fraction(1)] * (size - chosen)
    whole = sum(weights)
    spans: dict[int, tuple[Fraction, Fraction]] = {}
    for bits in product((0, 1), repeat=size):
        level = sum(bit * (2**j if code == "binary" else 1) for j, bit in enumerate(bits[:chosen]))
        mean = sum((w for w, bit in zip(weights, bits, strict=True) if bit), Fraction(0)) / whole
        low, high = spans.get(level, (mean, mean))
        spans[level] = min(low, mean), max(high, mean)
    return all(lipschitz * (spans[k + 1][0] - spans[k][1]) >= 1 for k in range(top))


def sparse_head(body: dict[str, Any]) -> str:
    """Levels are at least 1/lipschitz apart, whatever the other bits are, so a piecewise linear readout is exact."""
    only(body, ("T", "s", "code", "odds", "lipschitz"))
    size, chosen, code, top = _levels(body)
    odds, lipschitz = rational(body, "odds"), rational(body, "lipschitz")
    if odds <= 0 or lipschitz <= 0:
        raise Rejected("odds and lipschitz must be positive")
    gap = _mean(odds, 1, 0, top, size - chosen) - _mean(odds, 0, size - chosen, top, size - chosen)
    if lipschitz * gap < 1:
        raise Rejected("two neighbouring levels are too close")
    how = "by the ends of each level"
    if size <= _EXHAUSTIVE:
        if not _follows_every_input(size, chosen, code, odds, lipschitz, top):
            raise Rejected("two neighbouring levels are too close on some input")
        how = f"on all {2**size} inputs"
    what = "symmetric function" if code == "count" else "function"
    return (
        f"for every set of {chosen} of {size} positions and every Boolean {what} of their bits, a head with odds "
        f"{odds} or more ({code}) and a readout with Lipschitz constant {lipschitz} equals it on every input, "
        f"checked {how}"
    )


def sparse_clash(body: dict[str, Any]) -> str:
    """Two inputs of neighbouring levels whose means are too close for the readout, for all odds of an interval.

    The difference of the means is a quotient of two affine functions of the odds, monotone where it has no pole, so
    the two ends of the interval decide.
    """
    only(body, ("T", "s", "code", "low", "high", "first", "second", "lipschitz"))
    size, chosen, code, top = _levels(body)
    low, high, lipschitz = (rational(body, name) for name in ("low", "high", "lipschitz"))
    pair = []
    for name in ("first", "second"):
        level, others = listing(body, name, 2, 2)
        item = {"level": level, "others": others}
        pair.append((integer(item, "level", 0, top), integer(item, "others", 0, size - chosen)))
    if abs(pair[0][0] - pair[1][0]) != 1 or not 0 < low <= high or lipschitz <= 0:
        raise Rejected("the two levels must be neighbours, the odds and lipschitz positive")
    for odds in (low, high):
        means = [_mean(odds, level, others, top, size - chosen) for level, others in pair]
        if lipschitz * abs(means[0] - means[1]) >= 1:
            raise Rejected(f"the means are far enough apart at odds {odds}")
    shown = " and ".join(f"(level {level}, {others} ones elsewhere)" for level, others in pair)
    return (
        f"with odds from {low} to {high} ({code}) on {chosen} of {size} positions, the inputs {shown} have means "
        f"less than 1/{lipschitz} apart: no readout with that Lipschitz constant gives one of them 0 and the other "
        "1"
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


KINDS = {"sparse-head": sparse_head, "sparse-clash": sparse_clash, "head-sensitivity": head_sensitivity}

"""A softmax as its temperature vanishes, in exact rationals, and the risk of what reads it.

The weights become uniform on the points of largest score.  A hard one takes the first or the last of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

TIES = ("first", "last")


def attention(scores: Sequence[Fraction], tie: str = "average") -> list[Fraction]:
    """The weights of all points."""
    best = [p for p, score in enumerate(scores) if score == max(scores)]
    if tie in TIES:
        best = best[:1] if tie == "first" else best[-1:]
    return [Fraction(int(p in best), len(best)) for p in range(len(scores))]


def share(scores: Sequence[Fraction], subset: Sequence[int], tie: str = "average") -> Fraction:
    """What the points of a subset, given by bits, have of the weight."""
    return sum((w for w, bit in zip(attention(scores, tie), subset, strict=True) if bit), Fraction(0))


def squared_hinge(samples: Iterable[tuple[int, Fraction]]) -> Fraction:
    """The mean of max(0, 1 - label·output)² over (label, output)."""
    losses = [max(1 - label * output, Fraction(0)) ** 2 for label, output in samples]
    return sum(losses, Fraction(0)) / len(losses)

"""Successes among runs: exact (Clopper-Pearson) intervals, and which side of a share they are on."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

__all__ = ["Rate", "clopper_pearson", "rate_of", "runs_needed", "side"]


class Rate(NamedTuple):
    """Successes among runs with a 95 % interval that holds for every true rate."""

    successes: int
    runs: int
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.successes} of {self.runs} (95 % interval {100 * self.low:.1f} to {100 * self.high:.1f} %)"


def _tail(count: int, runs: int, chance: float) -> float:
    """P[Bin(runs, chance) >= count]."""
    if count <= 0:
        return 1.0
    if chance <= 0.0:
        return 0.0
    if chance >= 1.0:
        return 1.0
    terms = (
        math.lgamma(runs + 1)
        - math.lgamma(i + 1)
        - math.lgamma(runs - i + 1)
        + i * math.log(chance)
        + (runs - i) * math.log1p(-chance)
        for i in range(count, runs + 1)
    )
    return math.fsum(math.exp(term) for term in terms)


@functools.cache
def clopper_pearson(successes: int, runs: int, level: float = 0.95) -> tuple[float, float]:
    """The exact interval: ends where a tail of the binomial is (1 - level)/2."""
    if not 0 <= successes <= runs or runs < 1:
        raise ValueError(f"{successes} of {runs}: allowed are 0 <= successes <= runs, runs >= 1")
    alpha = (1 - level) / 2

    def solve(above: Callable[[float], bool]) -> float:
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = 0.5 * (low + high)
            low, high = (low, middle) if above(middle) else (middle, high)
        return 0.5 * (low + high)

    lower = 0.0 if successes == 0 else solve(lambda p: _tail(successes, runs, p) > alpha)
    upper = 1.0 if successes == runs else solve(lambda p: 1 - _tail(successes + 1, runs, p) < alpha)
    return lower, upper


def rate_of(flags: Iterable[bool]) -> Rate:
    found = [flag is True for flag in flags]
    return Rate(sum(found), len(found), *clopper_pearson(sum(found), len(found)))


def _exact_tail(count: int, runs: int, chance: Fraction) -> Fraction:
    """P[Bin(runs, chance) >= count], exactly."""
    top, bottom = chance.numerator, chance.denominator
    ways = sum(math.comb(runs, i) * top**i * (bottom - top) ** (runs - i) for i in range(count, runs + 1))
    return Fraction(ways, bottom**runs)


def side(successes: int, runs: int, share: Fraction, doubt: Fraction = Fraction(1, 20)) -> int:
    """1 or -1 where the whole exact interval (level 1 - doubt) lies above or below the share, 0 where it does not.

    In exact arithmetic: the lower end is above the share if and only if so many successes or more have a chance below
    doubt/2 there, the upper end below it if and only if so many or fewer have.
    """
    if not 0 <= successes <= runs or runs < 1 or not 0 < share < 1 or not 0 < doubt < 1:
        raise ValueError(
            f"{successes} of {runs}, share {share}, doubt {doubt}: allowed are 0 <= successes <= runs, "
            "runs >= 1, and a share and a doubt between 0 and 1"
        )
    if _exact_tail(successes, runs, share) < doubt / 2:
        return 1
    return -1 if _exact_tail(runs - successes, runs, 1 - share) < doubt / 2 else 0


def runs_needed(successes: int, runs: int, share: Fraction, doubt: Fraction = Fraction(1, 20)) -> int | None:
    """About how many runs would decide if the rate stayed as it is; None if that is more than a million."""
    seen = Fraction(successes, runs)
    if seen == share:
        return None
    spread = 2.0 * math.sqrt(float(share * (1 - share))) * math.sqrt(max(1.0, -2 * math.log(float(doubt) / 2)) / 4)
    found = math.ceil((spread / abs(float(seen - share))) ** 2)
    return max(found, runs + 1) if found <= 10**6 else None

"""The risk of every parity set under given hard heads: which positions they reveal, counted over all inputs."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from numba import njit

from numerics.boolean.walsh import MAX_POSITIONS, superset_sums
from numerics.frozen.hard_heads import Head

__all__ = ["best_numerators"]

Integers = npt.NDArray[np.integer]


@njit(cache=True)
def _count_revealed(n: int, places: npt.NDArray[np.int64], tokens: npt.NDArray[np.int64]) -> npt.NDArray[np.int32]:
    """How many inputs reveal exactly the set M, for every M: a head walks its list until it finds its token."""
    counts = np.zeros(1 << n, np.int32)
    for x in range(1 << n):
        seen = 0
        for h in range(tokens.size):
            for place in places[h]:
                if place < 0:
                    break
                seen |= 1 << place
                if (x >> place) & 1 == tokens[h]:
                    break
        counts[seen] += 1
    return counts


def best_numerators(n: int, chosen: Sequence[Head]) -> Integers:
    """2^n times the best risk of every parity set B for these hard heads, from the tuple of what they attend to.

    The inputs on which the heads reveal the same positions with the same bits form a subcube, on which the label is
    constant if all of B is revealed and balanced if not: the best classifier errs on exactly the inputs that do not
    reveal B.  A list must name every position (a head that finds its token nowhere would look at its first
    position, having revealed the rest).
    """
    if not 1 <= n <= MAX_POSITIONS:
        raise ValueError(f"n = {n}: an integer from 1 to {MAX_POSITIONS} is needed, a table has 2^n entries")
    if any(sorted(head.positions) != list(range(1, n + 1)) for head in chosen):
        raise ValueError("lists of all positions are needed")
    places = np.array([[p - 1 for p in head.positions] for head in chosen], dtype=np.int64).reshape(len(chosen), n)
    tokens = np.array([head.token for head in chosen], dtype=np.int64)
    return 2**n - superset_sums(_count_revealed(n, places, tokens), narrow=True)

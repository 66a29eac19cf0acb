r"""Covers of linear functions in the maximum norm over given points, with constants, in any dimension.

‖w‖ ≤ B, N points of norm at most R, accuracy ε.  Start at 0; while some point has an error above ε, add ±(ε/R²) times
that point.  With ⟨w - w_t, x⟩ = ε + g, g > 0, and ‖x‖² = R² - h, the squared distance to w falls by
ε²/R² + 2gε/R² + hε²/R⁴ > ε²/R², so there are fewer than (BR/ε)² updates.  What is reached depends only on the list of
the points and signs used: at most (2N + 1)^k vectors, k = ⌈(BR/ε)²⌉ - 1, are within ε of every w.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

__all__ = ["cover_facts", "greedy_net", "linear_cover", "nearest_updates", "sharp_instance", "updates", "vector_facts"]


@functools.lru_cache(maxsize=1)
def updates() -> str | None:
    """Each update lowers the squared distance, at most B² at first, by more than ε²/R²: fewer than B²/(ε²/R²)."""
    return "B**2/(epsilon**2/R**2)" if all(cover_facts().values()) else None


def linear_cover(norm: str, radius: str, accuracy: str, points: str) -> str | None:
    """log N for linear functions of that norm at so many points of that radius: the updates times log(2N + 1)."""
    count = updates()
    if count is None:
        return None
    # all letters at once, so that a letter of one part is not taken for a name of another
    names = {"B": f"({norm})", "R": f"({radius})", "epsilon": f"({accuracy})"}
    return f"({re.sub(r'[A-Za-z]+', lambda word: names[word[0]], count)})*log(2*({points}) + 1)"


@functools.cache
def cover_facts() -> dict[str, bool]:
    """One update, with the error ε + g and the squared norm R² - h of the point."""
    import sympy as sp

    epsilon, radius, g, h, rest = sp.symbols("epsilon R g h D", positive=True)
    step = epsilon / radius**2
    after = rest - 2 * step * (epsilon + g) + step**2 * (radius**2 - h)
    fall = epsilon**2 / radius**2 + 2 * g * epsilon / radius**2 + h * epsilon**2 / radius**4
    return {"an update lowers the squared distance by more than ε²/R²": sp.expand(rest - after - fall) == 0}


@functools.cache
def vector_facts() -> dict[str, bool]:
    """Columns with norms b_j rounded up to b̂_j, accuracy ε_j² = ε² b̂_j / Σ b̂: the costs add up to (Σ b̂ R/ε)²."""
    import sympy as sp

    b, c, radius, epsilon = sp.symbols("b c R epsilon", positive=True)  # one column, and the sum of all others
    share = epsilon**2 * b / (b + c)
    one = b**2 * radius**2 / share
    return {
        "a column costs b Σb R²/ε²": sp.simplify(one - b * (b + c) * radius**2 / epsilon**2) == 0,
        "binomial(2k, k) is at most 4^k": all(math.comb(2 * k, k) <= 4**k for k in range(1, 200)),
        "its ratio to 4^k falls": sp.simplify(sp.Rational(1) - (2 * b + 1) / (2 * (b + 1)) - 1 / (2 * (b + 1))) == 0,
    }


def nearest_updates(
    points: Sequence[Sequence[Fraction]], target: Sequence[Fraction], epsilon: Fraction, radius: Fraction
) -> list[tuple[int, int]]:
    """The (point, sign) of every update, in exact rationals, always at the first point with an error above ε."""
    rest: list[Fraction] = list(target)
    steps: list[tuple[int, int]] = []
    while True:
        errors = [sum((r * u for r, u in zip(rest, x, strict=True)), Fraction(0)) for x in points]
        wrong = next((i for i, error in enumerate(errors) if abs(error) > epsilon), None)
        if wrong is None:
            return steps
        sign = 1 if errors[wrong] > 0 else -1
        steps.append((wrong, sign))
        step = sign * epsilon / radius**2
        rest = [r - step * u for r, u in zip(rest, points[wrong], strict=True)]


def sharp_instance(root: int, below: Fraction) -> dict[str, Any]:
    """n = root² orthonormal points, the target (1, …, 1), ε = 1 - below: exactly n = ⌈(B/ε)²⌉ - 1 updates."""
    n = root * root
    points = [["1" if i == j else "0" for j in range(n)] for i in range(n)]
    return {"B": str(root), "R": "1", "epsilon": str(1 - below), "points": points, "target": ["1"] * n}


def greedy_net(outputs: Any, radius: float) -> int:
    """The size of a maximal set of rows that are pairwise more than ``radius`` apart in the maximum norm.

    Such a set is a cover at ``radius`` (an upper bound) and needs as many elements at ``radius``/2 (a lower bound).
    """
    import numpy as np

    left, count = np.asarray(outputs), 0
    while len(left):
        far = np.abs(left - left[0]).max(axis=1) > radius
        left, count = left[far], count + 1
    return count

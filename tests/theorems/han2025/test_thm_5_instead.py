"""What stands in the place of Theorem 5: how likely its starts are, beside drawn heads."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from theorems.han2025.thm_5_basin.checks import SIZES, outside
from theorems.han2025.thm_5_one_bit.numbers import POINTS, chance


def _weights(n: int, tau: float, angles: np.ndarray) -> np.ndarray:
    """Attention of unit heads, position 0 first: plain softmax."""
    scores = np.cos(angles[:, None] - 2 * np.pi * np.arange(n) / n) / tau
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


def _one_bit_risk(weights: np.ndarray) -> np.ndarray:
    """The mean squared hinge loss over all inputs, with f(S) = 1 - 4(S - 1/2)_+; the bit is the first."""
    n = weights.shape[1]
    inputs = (np.arange(1 << n)[:, None] >> np.arange(n)) & 1
    outputs = 1 - 4 * np.maximum(weights @ inputs.T - 0.5, 0)
    return (np.maximum(0, 1 - (1 - 2 * inputs[:, 0]) * outputs) ** 2).mean(axis=1)


@pytest.mark.parametrize(("n", "tau"), [point for point in POINTS if point[0] == 8])
def test_share_of_all_angles_lies_between_the_bounds(n: int, tau: Fraction) -> None:
    angles = (np.arange(4000) + 0.5) * 2 * np.pi / 4000
    share = (_one_bit_risk(_weights(n, float(tau), angles)) < 0.5).mean()
    low, high = chance(n, tau)
    assert low <= share + 1e-3
    assert share - 1e-3 <= high
    assert share > 0


def test_never_is_said_only_where_the_best_head_fails() -> None:
    assert chance(8, Fraction(1, 3)) == (0, 0)
    assert _one_bit_risk(_weights(8, 1 / 3, np.zeros(1)))[0] >= 0.5
    assert chance(8, Fraction(1, 4))[1] > 0


@pytest.mark.parametrize(("n", "k", "tau"), SIZES)
def test_no_unit_heads_lie_in_the_basin(n: int, k: int, tau: Fraction) -> None:
    """Where attention allows it the loss of one input alone is above the level: over all angles, heads alike."""
    assert outside(n, k, tau)
    gap = 1 - np.cos(2 * np.pi / n)
    weights = _weights(n, float(tau), np.linspace(0, 2 * np.pi, 2001))
    near = weights[weights[:, 0] >= 0.5]
    short = k * (near[:, 1] + near[:, -1])
    assert ((4 * k * short) ** 2 / 2**n > (gap / (8 * k * k * (18 + 4 * n))) ** 2).all()
    assert k * (1 - weights[:, 0].max()) > 0.5 or len(near)


def test_cold_heads_may_lie_there() -> None:
    assert not outside(8, 3, Fraction(1, 1000))

"""What stands in the place of Theorem 5: how likely its starts are, beside drawn heads."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.basins import flattest, parity_sets, short_of
from theorems.han2025.thm_5_basin.checks import LEAVING, LENGTHS, SIZES, outside, stepped, touching, wedge_is_inside
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


@pytest.mark.parametrize(("n", "k", "tau"), SIZES)
def test_heads_of_the_wedges_miss_little_attention(n: int, k: int, tau: Fraction) -> None:
    level = (1 - np.cos(2 * np.pi / n)) / (8 * k * k * (18 + 4 * n))
    rng = np.random.default_rng(2)
    angles, lengths = rng.uniform(-0.5, 0.5, 400) * np.pi / n, LENGTHS[n] * rng.uniform(1, 3, 400)
    scores = lengths[:, None] * np.cos(angles[:, None] - 2 * np.pi * np.arange(n) / n) / float(tau)
    weights = np.exp(scores - scores[:, :1])
    assert (k * weights[:, 1:].sum(axis=1) < level / (4 * k)).all()
    assert wedge_is_inside(n, k, tau, LENGTHS[n])
    assert not wedge_is_inside(n, k, tau, LENGTHS[n] - 3)


def test_neighbours_leave_the_region_and_the_aligned_do_not() -> None:
    """The step in balls beside central differences of the mean loss over all inputs."""
    angles = 2 * np.pi * np.arange(1, 6) / 5
    table = np.stack([np.sin(angles), np.cos(angles)])
    inputs = (np.arange(32)[:, None] >> np.arange(5)) & 1

    def risk(flat: np.ndarray) -> float:
        weights = np.exp(flat.reshape(2, 2) @ table)
        s = inputs @ (weights / weights.sum(axis=1, keepdims=True)).sum(axis=0)
        f = 1 - 4 * np.maximum(s - 0.5, 0) + 12 * np.maximum(s - 1.5, 0)
        return float((np.maximum(0, 1 - (-1.0) ** (inputs[:, 0] + inputs[:, 1]) * f) ** 2).mean())

    heads = np.array(LEAVING).ravel() / 1e6
    gradient = np.array([(risk(heads + step) - risk(heads - step)) / 2e-6 for step in 1e-6 * np.eye(4)])
    before, after, clear = stepped(LEAVING)
    assert clear
    assert float(before) == pytest.approx(short_of(5, (1, 2), heads.reshape(2, 2)), abs=1e-12)
    assert float(after) == pytest.approx(short_of(5, (1, 2), (heads - gradient / 192).reshape(2, 2)), abs=1e-9)
    assert before < 0.5 < after
    inward = stepped(((3_000_000, 1_000_000), (1_800_000, -2_600_000)))  # each nearer to its own bit
    assert inward[1] < inward[0]


@pytest.mark.slow
def test_searches_come_down_to_the_bound_that_is_attained() -> None:
    assert flattest(3, (1,), 10, 0)[0] == pytest.approx(1, abs=1e-2)
    assert flattest(4, (1, 3), 10, 0)[0] > 1.3


def test_sets_up_to_symmetry_are_all_there() -> None:
    assert list(parity_sets(6, 2)) == [(1, 2), (1, 3), (1, 4)]
    assert [bits for bits in parity_sets(6, 3) if not touching(6, bits)] == [(1, 3, 5)]

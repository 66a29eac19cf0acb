"""Limit heads on the circle against softmax at a tiny temperature, and the census against its argument."""

from __future__ import annotations

import math

import numpy as np
import pytest

from numerics.frozen.limit_heads import adjacent, attention, census, hard_risk, limit_heads, soft_risk, zigzag


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 9])
def test_limits_are_limits_of_softmax(n):
    positions = np.array([[math.sin(2 * math.pi * p / n), math.cos(2 * math.pi * p / n)] for p in range(1, n + 1)])
    for head in limit_heads(n):
        angle = 0.0 if head is None else 2 * math.pi * head / 2 / n
        direction = (head is not None) * np.array([math.sin(angle), math.cos(angle)])
        scores = positions @ direction / 1e-5
        gamma = np.exp(scores - scores.max())
        assert np.allclose(gamma / gamma.sum(), [float(w) for w in attention(n, head)], atol=1e-6)


def test_wrap_around_is_the_only_separation_without_neighbours_on_the_line():
    assert soft_risk(4, [1, 1], [1, 4]) == 0
    assert hard_risk(4, [1, 1], [1, 4]) == hard_risk(4, [1, 1], [1, 4], last=True) == 2
    assert soft_risk(4, [2, 0], [1, 4]) == hard_risk(4, [2, 0], [1, 4]) == 0
    found = census(4, 4)
    assert (found.apart_line, found.apart_circle, found.not_one_each) == (1, 0, 0)
    assert adjacent(4, (1, 4), circle=True)
    assert not adjacent(4, (1, 4), circle=False)


def test_zero_risk_means_weights_of_the_indicator():
    """Brute force over all limit heads: soft risk zero if and only if the weights sum to the indicator of B."""
    import itertools

    for n, bits in ((4, (1, 2)), (5, (2, 4)), (3, (1, 2, 3))):
        for heads in itertools.combinations_with_replacement(limit_heads(n), len(bits)):
            weights = [sum(column) for column in zip(*(attention(n, h) for h in heads), strict=True)]
            exact = weights == [int(p in bits) for p in range(1, n + 1)]
            assert (soft_risk(n, heads, bits) == 0) == exact


def test_zigzag_at_integers():
    assert [zigzag(4, s) for s in range(5)] == [1, -1, 1, -1, 1]

"""Bits under a softmax with weights of any whole numbers: closed forms against all inputs."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import pytest

from verify.checker.reading import Rejected
from verify.rules.softmax.levels import Levels, exchanged, head_sensitivity, sparse_clash

NUMBERS = (1, 1, 3)  # every level from 0 to 5 is there


def levels(size=6):
    return Levels(size, len(NUMBERS), NUMBERS.__getitem__, sum(NUMBERS))


def means(size, odds):
    weights = [odds * number for number in NUMBERS] + [Fraction(1)] * (size - len(NUMBERS))
    for bits in itertools.product((0, 1), repeat=size):
        level = sum(b * number for b, number in zip(bits, NUMBERS, strict=False))
        yield level, sum(bits[len(NUMBERS) :]), sum(w * b for w, b in zip(weights, bits, strict=True)) / sum(weights)


@pytest.mark.parametrize("odds", [Fraction(1, 2), Fraction(3), Fraction(40)])
@pytest.mark.parametrize("size", [3, 4, 6])
def test_means_and_gaps_are_those_of_all_inputs(size, odds):
    found = levels(size)
    each = list(means(size, odds))
    assert all(found.mean(odds, (level, others)) == mean for level, others, mean in each)
    least = min(
        min(m for at, _, m in each if at == level + 1) - max(m for at, _, m in each if at == level)
        for level in range(5)
    )
    assert found.apart(odds) == found.apart_on_every_input(odds) == least


def test_a_level_that_no_input_has_is_not_asked_for():
    found = Levels(3, 2, (1, 3).__getitem__, 4)  # 0, 1, 3, 4
    assert found.apart_on_every_input(Fraction(5)) == Fraction(5 - 1, 5 * 4 + 1) == found.apart(Fraction(5))


def test_two_inputs_are_furthest_apart_at_an_end():
    found, first, second = levels(), (1, 0), (0, 3)
    low, high = Fraction(1, 3), Fraction(20)
    between = [low + (high - low) * Fraction(i, 200) for i in range(201)]
    most = max(abs(found.mean(odds, first) - found.mean(odds, second)) for odds in between)
    assert found.furthest(low, high, first, second) == most


def test_what_one_score_moves():
    for size, score in ((2, Fraction(1)), (7, Fraction(3)), (100, Fraction(1, 9))):
        e = math.exp(score)
        heavy, light = e / (e + size - 1), 1 / (e + size - 1)
        assert abs(float(exchanged(size, score)().mid()) - (heavy - light)) < 1e-12
    with pytest.raises(Rejected, match=r"10\^4"):
        exchanged(2, Fraction(10**4 + 1))


def test_what_is_just_reached_is_not_called_less():
    alike = {"T": 3, "scores": "0", "values": "1", "lipschitz": "1"}  # a mean of three moves by 2/3
    assert "no head with 3 tokens" in head_sensitivity(alike)
    with pytest.raises(Rejected, match="by 1"):
        head_sensitivity(alike | {"T": 2})
    clash = {"T": 4, "s": 1, "code": "count", "low": "1", "high": "1", "first": [0, 0], "second": [1, 0]}
    assert "less than 1/3 apart" in sparse_clash(clash | {"lipschitz": "3"})
    with pytest.raises(Rejected, match="far enough"):
        sparse_clash(clash | {"lipschitz": "4"})

"""How many functions a cover needs: packings counted one by one, bounds against greedy covers of small classes."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from flint import arb

from verify.checker.reading import Rejected
from verify.rules.linear_cover.sizes import boxes, differ, linear_cover, linear_packing, mean_cover, packing


def functions(mode, points):
    """Values at so many orthogonal points of norm 3 of linear functions of norm 1/2, with their square roots exact."""
    if mode == "sparse":
        rows = [[0] * points, *([s * (i == j) for i in range(points)] for j in range(points) for s in (1, -1))]
        return [[1.5 * v for v in row] for row in rows]
    return [[1.5 * s / math.sqrt(points) for s in row] for row in itertools.product((1, -1), repeat=points)]


@pytest.mark.parametrize("mode", ["sparse", "signs"])
@pytest.mark.parametrize("points", [1, 2, 4])
def test_a_packing_is_as_large_and_as_wide_as_it_is_told(mode, points):
    rows, reach = functions(mode, points), Fraction(3, 2)
    apart = min(max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in itertools.combinations(rows, 2))
    half, much = Fraction(apart) / 2, Fraction(1, 10**6)
    count = Fraction(math.log(len(rows)))
    told = linear_packing(mode, points, reach, half - much, count - much)
    assert told == {"sparse": str(len(rows)), "signs": f"2^{points}"}[mode]
    with pytest.raises(Rejected, match="not more than 2 epsilon apart"):
        linear_packing(mode, points, reach, half + much, count - much)
    with pytest.raises(Rejected, match="number of functions"):
        linear_packing(mode, points, reach, half - much, count + much)


def test_functions_at_a_distance_are_a_packing():
    packing(lambda: arb(2).sqrt(), lambda: arb(5).log(), Fraction(7, 10), Fraction(8, 5))
    for epsilon, claimed in (("71/100", "8/5"), ("7/10", "17/10")):
        with pytest.raises(Rejected, match="not that far apart"):
            packing(lambda: arb(2).sqrt(), lambda: arb(5).log(), Fraction(epsilon), Fraction(claimed))
    with pytest.raises(Rejected, match="undecided"):
        packing(lambda: arb("nan"), lambda: arb(5).log(), Fraction(1), Fraction(1))


def test_places_are_told_apart_by_some_sample():
    differ(["0011", "0101"], 4)
    for samples in (["0011", "0001"], ["0011"], ["0011", "010"], ["0011", "0102"], ["0011", 5]):
        with pytest.raises(Rejected):
            differ(samples, 4)


def greedy(rows, epsilon):
    """The size of a packing at epsilon: no cover at half of that is smaller."""
    kept: list[np.ndarray] = []
    for row in rows:
        if all(np.abs(row - other).max() > epsilon for other in kept):
            kept.append(row)
    return len(kept)


def test_no_class_needs_more_than_the_bounds():
    rng = np.random.default_rng(3)
    points = rng.normal(size=(3, 2))
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    targets = rng.normal(size=(4000, 2))
    targets /= np.maximum(1, np.linalg.norm(targets, axis=1, keepdims=True))
    for epsilon in (0.5, 0.25):
        needed = math.log(greedy(targets @ points.T, 2 * epsilon))
        assert needed <= float(linear_cover(3, arb(1 / epsilon)).mid())
        assert needed <= float(boxes(3, Fraction(1 / epsilon)).mid())


def test_half_a_box_is_a_box():
    assert abs(float(boxes(7, Fraction(3, 2)).mid()) - 7 * math.log(2)) < 1e-12
    assert boxes(7, Fraction(1, 2)) == 0


def test_means_are_covered_by_the_cheaper_argument():
    bound = float(boxes(1000, Fraction(10)).mid())
    assert mean_cover(1000, Fraction(10), Fraction(1), Fraction(math.ceil(bound))) == "counting boxes"
    with pytest.raises(Rejected, match="neither"):
        mean_cover(1000, Fraction(10), Fraction(1), Fraction(math.floor(bound)))
    sums = 8 * 4 * math.exp(4 / 100) * math.log(2 * 10**9 + 1)
    told = mean_cover(10**9, Fraction(2), Fraction(1, 100), Fraction(math.ceil(sums)))
    assert told == "the two sums of the softmax"
    with pytest.raises(Rejected, match="neither"):
        mean_cover(10**9, Fraction(2), Fraction(1, 100), Fraction(math.floor(sums)))
    with pytest.raises(Rejected, match=r"10\^4"):
        mean_cover(1, Fraction(1, 2), Fraction(10**4 + 1), Fraction(1))

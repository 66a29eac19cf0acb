from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics import linear_cover
from numerics.head import covering

TRIPLES = st.tuples(*[st.integers(-6, 6)] * 3)


@pytest.mark.parametrize(
    "facts", [linear_cover.cover_facts, covering.split_facts, linear_cover.vector_facts, covering.kernel_facts]
)
def test_the_algebra_is_confirmed(facts):
    assert all(value is True for value in facts().values())


@settings(max_examples=80, deadline=None)
@given(st.lists(TRIPLES, min_size=1, max_size=6), TRIPLES, st.integers(1, 30))
def test_the_update_rule_ends_in_time_and_within_epsilon(points, target, tenth):
    xs = [[Fraction(u) for u in x] for x in points]
    square = max(sum(u * u for u in x) for x in points)
    radius = Fraction(math.isqrt(square) + 1)
    epsilon = Fraction(tenth, 10) * radius
    w = [Fraction(u) for u in target]
    steps = linear_cover.nearest_updates(xs, w, epsilon, radius)
    bound = sum(u * u for u in w) * radius**2 / epsilon**2
    assert len(steps) < bound or not steps
    reached = [sum((sign * epsilon / radius**2 * xs[i][c] for i, sign in steps), Fraction(0)) for c in range(3)]
    assert all(abs(sum((a - b) * u for a, b, u in zip(w, reached, x, strict=True))) <= epsilon for x in xs)


def test_the_sharp_instance_uses_all_updates():
    body = linear_cover.sharp_instance(3, Fraction(1, 100))
    points = [[Fraction(u) for u in row] for row in body["points"]]
    steps = linear_cover.nearest_updates(points, [Fraction(1)] * 9, Fraction(body["epsilon"]), Fraction(1))
    assert len(steps) == 9 == math.ceil(9 / Fraction(body["epsilon"]) ** 2) - 1


def test_the_multiset_of_updates_counts_the_cover():
    """All linear functions of a grid are within ε of the vectors that at most k updates reach."""
    points, epsilon = [(1.0, 0.0), (0.0, 1.0)], 0.75
    k = math.ceil(1 / epsilon**2) - 1
    centres = {
        tuple(sum(sign * epsilon * points[i][c] for i, sign in steps) for c in range(2))
        for n in range(k + 1)
        for steps in itertools.product(itertools.product(range(2), (-1, 1)), repeat=n)
    }
    assert len(centres) <= 5**k
    for angle in np.linspace(0, 2 * np.pi, 200):
        w = (np.cos(angle), np.sin(angle))
        assert min(max(abs(w[c] - centre[c]) for c in range(2)) for centre in centres) <= epsilon + 1e-12


def test_greedy_nets_enclose_the_covering_number():
    """A line of 11 points, spacing 1: the covering number at 1 is 4; nets at 1 and 2 bound it."""
    line = np.arange(11.0)[:, None]
    assert linear_cover.greedy_net(line, 2.0) <= 4 <= linear_cover.greedy_net(line, 1.0)
    assert linear_cover.greedy_net(line, 0.5) == 11
    assert linear_cover.greedy_net(line, 100.0) == 1


def test_selectors_against_the_definition():
    from numerics.head.model import softmax

    rng = np.random.default_rng([3, 5, 1])
    bits = rng.choice((-1.0, 1.0), size=(7, 5))
    scores = 2.0 * np.eye(5)
    assert np.allclose(covering.selector_outputs(5, 2.0, 7, 3), softmax(scores) @ bits.T)


def test_the_sample_tells_all_positions_apart():
    for size in (2, 3, 8, 9, 100):
        rows = covering.packing_sample(size)
        assert len(rows) == max(1, math.ceil(math.log2(size)))
        assert len(set(zip(*rows, strict=True))) == size


def test_the_kernel_bound_respects_a_quotient():
    """The error of a quotient of two sums, at random numbers."""
    rng = np.random.default_rng(0)
    for _ in range(200):
        S, M = 1.0, 2.0
        A, g = rng.uniform(np.exp(-S), np.exp(S)), rng.uniform(-M, M)
        a, b = rng.uniform(0, 0.3, size=2)
        A2, G2 = max(A + rng.uniform(-a, a), np.exp(-S)), g * A + rng.uniform(-b, b)
        assert abs(g - G2 / A2) <= np.exp(S) * (b + M * a) + 1e-12

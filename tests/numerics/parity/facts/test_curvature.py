"""The facts behind the bounds for all sizes: confirmed, false for mutants, and attacked by random search."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.parity.facts import curvature as facts
from numerics.parity.suprema.moments import classifier, moments

KAPPA = 2 / (3 * np.sqrt(3))


@pytest.mark.parametrize("name", [name for name in facts.__all__ if name != "KAPPA"])
def test_every_fact_is_confirmed(name):
    assert getattr(facts, name)() is True


@pytest.mark.parametrize("mutant", [{"within": 2}, {"within": 0}, {"across": 1}])
def test_another_hessian_is_not_confirmed(mutant):
    assert facts.hessian_has_two_terms(**mutant) is False


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(0.001, 1), st.booleans()), min_size=2, max_size=7))
def test_the_third_cumulant_of_any_distribution_is_bounded(points):
    """Any weights on [-1, 1], not only attention: |E(x - P)(t - mean)²| ≤ 2/(3√3)."""
    t, weight, x = (np.array(column, dtype=float) for column in zip(*points, strict=True))
    weight /= weight.sum()
    apart = (t - weight @ t) ** 2
    assert abs(weight @ ((x - weight @ x) * apart)) <= KAPPA + 1e-12


def test_two_opposite_positions_attain_the_bound():
    share = (3 - np.sqrt(3)) / 6
    head = np.array([0.0, 0.5 * np.log((1 - share) / share)])
    third = moments(2, head, np.array([1.0, 0.0]))[2]
    assert abs(abs(third[2]) - KAPPA) < 1e-12


@pytest.mark.parametrize("k", [1, 2, 3, 7])
@pytest.mark.parametrize("b", [1e-4, 0.1, 4.0, 1e4])
def test_the_classifier_is_bounded_as_stated(k, b):
    f, slope, bend = classifier(k, b, np.linspace(0, k, 4001))
    assert np.abs(f).max() <= 2 * k - 1 + 4 * k * np.sqrt(b)
    assert np.abs(slope).max() <= 4 * k
    assert np.abs(bend).max() <= min(4 * k, 2 * k * k) / np.sqrt(b) * (1 + 1e-12)

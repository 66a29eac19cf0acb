"""Two trained numbers: the mixture is one, the slope is right, and descent reaches every set."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.two_parameters import descend, mixture, pair_identity, ray_slope


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 10])
def test_the_mixture_is_a_distribution_that_interpolates(count):
    rng = np.random.default_rng(count)
    for z in [0j, *(r * np.exp(1j * a) for r, a in rng.uniform(0, 1, (50, 2)) * [1, 2 * np.pi])]:
        c = mixture(count, z)
        assert c.min() >= -1e-12
        assert abs(c.sum() - 1) < 1e-12
    for i in range(count):
        assert np.allclose(mixture(count, np.exp(2j * np.pi * i / count)), np.eye(count)[i])


@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_the_slope_on_the_ray(count):
    def risk(radius):
        c = mixture(count, radius)  # the ray of the first set
        return 1 - 2 * c[0] + (c * c).sum()

    assert pair_identity()
    assert ray_slope(count, Fraction(1)) == 0
    for radius in (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10)):
        slope = ray_slope(count, radius)
        assert slope < 0
        difference = (risk(float(radius) + 1e-6) - risk(float(radius) - 1e-6)) / 2e-6
        assert abs(difference - float(slope) / count) < 1e-6


def test_descent_reaches_every_set_of_size_two_on_four_bits():
    """With the real output: a mixture of the six parities, squared hinge risk by enumeration."""
    n, sets = 4, list(itertools.combinations(range(4), 2))
    inputs = np.array(list(itertools.product((0, 1), repeat=n)))
    parities = np.array([(-1.0) ** inputs[:, list(b)].sum(axis=1) for b in sets])
    slopes = [float(ray_slope(len(sets), Fraction(i, 100))) / len(sets) for i in range(101)]
    bend = 100 * max(abs(b - a) for a, b in itertools.pairwise(slopes))
    for target in range(len(sets)):
        risk, z = descend(len(sets), target, step=0.9 / bend, steps=300)
        assert abs(z) <= 1 + 1e-6
        output = mixture(len(sets), z) @ parities
        hinge = (np.maximum(1 - parities[target] * output, 0) ** 2).mean()
        assert abs(hinge - risk) < 1e-9
        assert hinge < 1e-3


def test_the_output_stays_in_range_so_the_hinge_is_not_active():
    for radius in np.linspace(0, 1, 11):
        assert np.abs(mixture(5, radius * np.exp(0.3j))).sum() <= 1 + 1e-12

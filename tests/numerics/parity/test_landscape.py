from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.parity import rates
from numerics.parity.facts import gradient as closed_forms
from numerics.parity.landscape import Landscape, aligned


@given(st.integers(0, 10**6), st.sampled_from([(2, 1, (1,)), (3, 2, (1, 3)), (5, 3, (1, 2, 4)), (6, 2, (2, 5))]))
@settings(max_examples=15, deadline=None)
def test_gradient_is_that_of_finite_differences(seed, size):
    n, k, bits = size
    landscape, heads = Landscape(n, k, 1 / n, 0.05, bits), np.random.default_rng(seed).normal(size=2 * k)
    numeric = [(landscape.risk(heads + e) - landscape.risk(heads - e)) / 2e-6 for e in np.eye(2 * k) * 1e-6]
    gradient = landscape.risk_and_gradient(heads)[1]
    assert np.allclose(gradient, numeric, rtol=1e-4, atol=1e-6)
    assert np.allclose(landscape.sample_gradients(heads).mean(axis=0).ravel(), gradient)


def test_risk_by_hand():
    """Two positions, zero head, ReLU: S is 0, 1/2, 1/2, 1, outputs 1, 1, 1, -1, labels 1, -1, 1, -1."""
    assert Landscape(2, 1, 0.5, 0.0, (1,)).risk(np.zeros(2)) == 1.0
    assert rates.family_risk(Fraction(1, 2)) == 1
    assert rates.family_risk(Fraction(3, 4)) == Fraction(1, 4)


@pytest.mark.parametrize("w", [0.1, 0.45, 0.55, 0.9])
def test_the_family_is_the_model(w):
    tau = 0.5
    a = tau / 2 * np.log(w / (1 - w))
    landscape = Landscape(2, 1, tau, 0.0, (2,))
    assert landscape.risk(np.array([0.0, a])) == pytest.approx(float(rates.family_risk(Fraction(w))))
    here, ahead = rates.family_run(a, 0.01, tau, 2)
    assert here == pytest.approx(landscape.risk(np.array([0.0, a])))
    step = -0.01 * landscape.risk_and_gradient(np.array([0.0, a]))[1][1]
    assert ahead == pytest.approx(landscape.risk(np.array([0.0, a + step])))


def test_balanced_parity_sets_have_no_gradient_at_zero_heads():
    for n, bits in ((4, (1, 3)), (6, (1, 3, 5)), (6, (1, 4)), (3, (1, 2, 3))):
        landscape = Landscape(n, len(bits), 1 / n, 0.01, bits)
        assert np.abs(landscape.risk_and_gradient(np.zeros(2 * len(bits)))[1]).max() < 1e-12
    assert np.abs(Landscape(4, 2, 0.25, 0.01, (1, 2)).risk_and_gradient(np.zeros(4))[1]).max() > 1e-3


def test_aligned_heads_point_at_their_positions():
    assert np.allclose(aligned(4, (1,)), [1, 0])


@pytest.mark.parametrize(
    ("fact", "wrong"),
    [
        (closed_forms.classifier_is_piecewise_linear, 2 - 4 * closed_forms._J**2),
        (closed_forms.residual_is_twice_the_difference, 1),
        (closed_forms.hinge_derivative_squared, 5),
        (closed_forms.attention_gradient_by_pairs, 1),
        (closed_forms.averages_square, 1),
        (closed_forms.four_cosines, -1),
        (closed_forms.descent_from_smoothness, closed_forms.sp.Rational(2, 3)),
    ],
)
def test_closed_forms_and_their_mutants(fact, wrong):
    assert fact() is True
    assert fact(wrong) is False


def test_other_facts():
    assert closed_forms.smoothing_vanishes()
    assert closed_forms.share_gradient_is_a_covariance()
    assert closed_forms.cosines_are_positive_within_a_quarter_turn(40)
    assert not closed_forms.cosines_are_positive_within_a_quarter_turn(40, share=7)
    assert rates.family_slope_is_right()
    assert rates.family_increment_limit()
    assert not rates.two_position_risk_is(lambda w: 4 * (1 - w) ** 2, lambda w: 1 + (1 - 2 * w))


def test_the_law_on_the_ray_and_its_mutant():
    """The closed form is the enumerated risk; the constant of the law is not another one."""
    landscape = Landscape(5, 1, 0.3, 0.0, (1,))
    assert rates.axis_risk(5, 1.5, 0.3)[0] == pytest.approx(landscape.risk(aligned(5, (1,), 1.5)))
    run = rates.axis_run(3, 1.0, 0.02, 0.5, 20000)
    assert run == pytest.approx(1, abs=0.1)
    assert rates.axis_logarithmic_slope(4, 80, 1.0) == pytest.approx(1, abs=1e-3)


def test_assembled_rate():
    from flint import arb

    found = rates.assembled(arb(1), arb(2), Fraction(1, 4))
    assert found.contraction == 0.5
    assert abs(found.steps - 2) < 1e-10
    assert rates.first_integer_above(arb("6.6")) == 7
    assert rates.first_integer_above(arb(2) + arb(0, 1)) is None

from __future__ import annotations

import pytest
import sympy as sp

from numerics.parity.facts import classifier as identities

J = sp.Symbol("j", integer=True, nonnegative=True)
HALF = sp.Rational(1, 2)


def test_the_facts_are_confirmed():
    assert identities.layer_weights_telescope()
    assert identities.activation_slope_grows_from_zero_to_one()
    assert identities.bit_variance_is_at_most_a_quarter()
    assert identities.positions_are_unit_vectors()
    assert identities.activation_excess_decreases()
    assert identities.weighted_excess_grows()


@pytest.mark.parametrize("weight", [8 * J - 3, 8 * J + 4, 4 * J - 4, 8 * J - 4 + 1 / (1 + J)])
def test_other_weights_do_not_telescope(weight):
    assert not identities.layer_weights_telescope(weight, J)
    assert not identities.zigzag_is_parity(weight, HALF - J, J)


def test_zigzag_is_recognised_in_any_writing_and_no_other():
    assert identities.zigzag_is_parity(4 * (2 * J - 1), HALF - J, J)
    assert not identities.zigzag_is_parity(8 * J - 4, 1 - J, J)

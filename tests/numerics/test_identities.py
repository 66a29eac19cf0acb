from __future__ import annotations

import pytest
import sympy as sp

from numerics import identities
from numerics.dominance import never_smaller
from numerics.expression import parse

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


SYMBOLS = ("n", "k", "tau", "b")


@pytest.mark.parametrize(
    ("larger", "shown"),
    [
        ("8*k**2*sqrt(2*k)/tau", True),
        ("2*k**(3/2)/tau", True),
        ("2*k*sqrt(k)/tau", True),
        ("2*k**2/tau + b", True),
        ("2*n*k/tau", True),
        ("1.999*k*sqrt(k)/tau", False),
        ("2*k**2", False),
        ("k**2/tau", False),
        ("2*k*sqrt(k)/tau - b", False),
    ],
)
def test_dominance(larger, shown):
    assert never_smaller(parse(larger, SYMBOLS), parse("2*k*sqrt(k)/tau", SYMBOLS)) is shown


@pytest.mark.parametrize(
    "text",
    [
        "9*k**2*sqrt(2*k)/tau*(k-5)/(k-5)",
        "20*k**2/tau*(n-k)/(n-k)",
        "20*k**2/tau*log(k)/log(k)",
        "20*k**2/tau*(1-tau)/(1-tau)",
        "20*k**2/tau+sqrt(k-2)**2",
        "20*k**2/tau+sqrt(-k)*sqrt(-k)+k",
        "2*k**2/tau+0**(k-3)",
    ],
)
def test_a_formula_that_is_undefined_somewhere_dominates_nothing(text):
    assert not never_smaller(parse(text, SYMBOLS), parse("2*k*sqrt(k)/tau", SYMBOLS))


def test_dominance_is_never_wrong_on_random_points():
    import random

    rng = random.Random(3)
    texts = ["k**2/tau", "k*n/tau", "2*k/tau + b", "k/tau**2", "sqrt(k)+b/tau", "n-k+1", "3*sqrt(k*n)/tau"]
    for larger in texts:
        for smaller in texts:
            one, two = parse(larger, SYMBOLS), parse(smaller, SYMBOLS)
            if never_smaller(one, two):
                for _ in range(50):
                    k = rng.randint(1, 9)
                    from fractions import Fraction

                    at = {
                        "k": k,
                        "n": k + rng.randint(0, 9),
                        "tau": Fraction(1, rng.randint(1, 50)),
                        "b": Fraction(rng.randint(0, 9), 7),
                    }
                    assert not one.ball(at) < two.ball(at)

"""Two rationals around a formula's value, and shorter numbers that still lie above."""

from __future__ import annotations

from fractions import Fraction

import mpmath

from numerics.enclosures import enclosure, shorter
from numerics.formulas import read


def test_a_rational_value_is_both_ends_and_an_irrational_one_lies_between():
    assert enclosure(read("x**2/3", ("x",)), {"x": 5}) == (Fraction(25, 3), Fraction(25, 3))
    low, high = enclosure(read("sqrt(x)", ("x",)), {"x": 2})
    assert low**2 < 2 < high**2
    assert high - low <= Fraction(2, 2**352)
    low, high = enclosure(read("exp(x)", ("x",)), {"x": 1}, bits=60)
    with mpmath.workdps(40):
        assert mpmath.mpf(low.numerator) / low.denominator < mpmath.e < mpmath.mpf(high.numerator) / high.denominator


def test_where_there_is_no_value_there_is_no_enclosure():
    assert enclosure(read("1/x", ("x",)), {"x": 0}) is None
    assert enclosure(read("sqrt(x)", ("x",)), {"x": -1}) is None


def test_a_shorter_number_is_above_what_is_best_and_not_above_what_is_claimed():
    best = Fraction(1, 3)
    claimed = best + Fraction(1, 10**20 + 1)
    found = shorter(claimed, best)
    assert best < found <= claimed
    assert found.denominator < claimed.denominator
    assert shorter(Fraction(1, 2), best) == Fraction(1, 2)
    assert shorter(Fraction(100), best) <= best + 2

"""``best``: a constant is bracketed by a certificate and a counterexample."""

from __future__ import annotations

from fractions import Fraction

import pytest

from verify.checker import seal
from verify.engines.best import best
from verify.errors import BadInput


@pytest.mark.parametrize(
    ("said", "over", "given", "expected"),
    [
        ("x*y <= c*(x**2 + y**2)", "x > 0, y > 0", "", Fraction(1, 2)),
        ("x*y >= c*(x**2 + y**2)", "x : reals, y : reals", "", Fraction(-1, 2)),
        ("a/(b + d) + b/(d + a) + d/(a + b) >= c", "a > 0, b > 0, d > 0", "", Fraction(3, 2)),
        ("a*b <= c", "a >= 0, b >= 0", "a + b == 3", Fraction(9, 4)),
    ],
)
def test_a_best_constant_has_a_certificate_and_just_beside_it_a_counterexample(said, over, given, expected):
    found = best(said, over=over, given=given, limit=20)
    assert found.holds == expected
    assert found.fails is not None
    assert abs(found.fails - expected) < Fraction(1, 10**5)
    assert found.certified.verdict == "holds"
    assert found.refuted.verdict == "refuted"
    for answer in (found.certified, found.refuted):
        assert seal({"kind": "statement", "certificate": answer.certificate["certificate"]})["says"]


def test_a_best_constant_that_is_no_fraction_is_between_two():
    found = best("exp(x) >= c*x", over="x >= 0", limit=20)
    assert found.holds is not None
    assert found.fails is not None
    assert found.holds < found.fails < found.holds + Fraction(1, 100)
    assert found.holds < Fraction(2718281829, 10**9)
    assert found.fails > Fraction(2718281828, 10**9)


def test_a_constant_that_does_not_exist_and_a_name_that_is_not_there():
    found = best("x <= c", over="x >= 0", limit=5)
    assert (found.holds, found.fails) == (None, None)
    with pytest.raises(BadInput):
        best("x <= 1", over="x >= 0")


def test_the_command_prints_both_ends(verify_command):
    done = verify_command("best", "x*y <= k*(x**2 + y**2)", "--for-all", "x > 0, y > 0", "--constant", "k")
    assert done.returncode == 0
    assert done.stdout.startswith("true for k = 1/2 (about 0.5)")
    assert "false for k = 0" not in done.stdout

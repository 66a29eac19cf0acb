"""``smt``: z3 proposes points, an exact evaluation decides; that it finds none is no proof."""

from __future__ import annotations

import pytest

from verify.engines import certify

pytest.importorskip("z3")


@pytest.mark.parametrize(
    ("said", "over", "given"),
    [
        ("x**2 + y**2 >= 2.01*x*y", "x : reals; y : reals", ""),
        ("x + y <= 3", "x : reals; y : reals", "x*y == 2, x > 0"),  # an equation, which floats do not meet
        ("n**2 - 85*n + 1805 > 0", "n : naturals", ""),  # zero or below only from 41 on
        ("sqrt(x) >= x", "x >= 0", ""),
        ("1/x <= 10**9", "x > 0", ""),
    ],
)
def test_a_model_becomes_a_point_that_the_checker_accepts(said, over, given):
    answer = certify(said, over=over, given=given, engine="smt", effort="quick")
    assert answer.verdict == "refuted", answer.summary
    assert answer.certificate["certificate"]["kind"] == "point"


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("x**2 >= 0", "x : reals"),
        ("n**2 != 2", "n : naturals"),
        ("x/x <= 1", "x : reals"),
        ("sqrt(x) >= 0", "x : reals"),
        ("sin(x) <= 1/2", "x : reals"),
        ("abs(x) + max(y, 0) >= x + y/2", "x : reals; y < -1"),
    ],
)
def test_nothing_is_concluded_from_no_model(said, over):
    answer = certify(said, over=over, engine="smt", effort="quick")
    assert (answer.verdict, answer.evidence, answer.certificate) == ("open", "none", None)

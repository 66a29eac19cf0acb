"""Odd functions of what grows like an exponential: the value at infinity has the right sign."""

from __future__ import annotations

import pytest

import verify


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("abs(arctan(exp(x)) - pi/2) <= 1/x", "x >= 3"),
        ("abs(arctan(x - exp(x)) + pi/2) <= 1/x", "x >= 3"),
        ("arctan(exp(x) - x**2) >= pi/2 - 3/x", "x >= 4"),
    ],
)
def test_what_is_so_far_out(said, over):
    assert verify.certify(said, over=over, effort="quick").verdict == "holds"


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("arctan(x**3 - exp(x)) >= 0", "x >= 5"),
        ("arctan(exp(-x) - 1/x) >= 0", "x >= 3"),
        ("arctan(3*exp(x) - 4*exp(x)) >= 0", "x >= 3"),
        ("arctan(exp(x)*(1/x - 1/2)) >= 0", "x >= 3"),
    ],
)
def test_what_is_false_far_out(said, over):
    assert verify.certify(said, over=over, engine="boxes", effort="quick").verdict != "holds"
    assert verify.certify(said, over=over, effort="quick").verdict == "refuted"

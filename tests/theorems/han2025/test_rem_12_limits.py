"""Limits along sequences: right where they are given, and silent where a rounding does not settle."""

from __future__ import annotations

import pytest
import sympy as sp

from theorems.han2025.rem_12.limits import limit_along
from verify.statement.formula import read_formula

ALL = {"n": (1, 1), "m": (1, 1)}  # as many heads as positions
ONE = {"n": (1, 1), "m": (1, 0)}


@pytest.mark.parametrize(
    ("text", "sequence", "limit"),
    [
        ("2*m/2**ceil((n - 1)/(5*m))", ALL, sp.oo),
        ("-2*m/2**ceil((n - 1)/(5*m))", ALL, -sp.oo),
        ("1/2**ceil((n - 1)/(5*m))", ALL, sp.Rational(1, 2)),
        ("m/n", ALL, 1),
        ("2*m", ONE, 2),
        ("floor(n/n + 1/2)", ONE, 1),
        ("2*m/2**ceil((n - 1)/(5*m))", ONE, None),  # the rounding grows with the size
        ("2*m/2**ceil((n - 1)/m)", ALL, None),  # its argument tends to an integer
        ("n - n + max(0, n - 10**9)/n", ONE, None),
    ],
)
def test_limits(text, sequence, limit):
    assert limit_along(read_formula(text, ("n", "m")), sequence) == limit

"""Arguments from Python: numbers of NumPy, infinities, and SymPy symbols that are no names."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

from verify.engines import as_text, certify
from verify.errors import BadInput

X, R = sp.Symbol("x"), sp.Symbol("r", real=True)


@pytest.mark.parametrize(
    "constant",
    [np.float64(1.5), np.float32(1.5), np.int64(2), Decimal("1.5"), Fraction(3, 2), sp.Rational(3, 2), "3/2"],
)
def test_numbers(constant):
    assert certify(X, "<=", constant, over={"x": (np.float64(0), np.int64(1))}).verdict == "holds"


@pytest.mark.parametrize(
    "constant",
    [
        *(float("inf"), float("-inf"), float("nan"), np.nan, np.float64("inf"), Decimal("NaN"), Decimal("Infinity")),
        *(1j, sp.oo, sp.nan, sp.zoo, np.array([1.0, 2.0]), None, object()),
    ],
)
def test_what_is_no_number(constant):
    with pytest.raises(BadInput):
        certify(X, "<=", constant, over={"x": (0, 1)})


@pytest.mark.parametrize("ends", [(float("inf"), 5), (0, float("-inf")), (float("nan"), 1), (0, np.nan), (0, sp.zoo)])
def test_ends_that_are_none(ends):
    with pytest.raises(BadInput):
        certify(X, "<=", 9, over={"x": ends})


def test_a_domain_without_ends():
    for ends in ((float("-inf"), float("inf")), (None, sp.oo), (-sp.oo, None), (-np.inf, np.inf)):
        assert certify(X**2, ">=", 0, over={"x": ends}).verdict == "holds"


@pytest.mark.parametrize(
    "symbol",
    [
        sp.Symbol("x+1"),
        sp.Symbol("pi"),
        sp.Symbol("e_"),
        sp.Symbol("x y"),
        sp.Symbol("x; says 1"),
        sp.Symbol("2"),
        sp.Symbol(""),
        sp.Symbol("real"),
        sp.Symbol("for_all"),
        sp.Symbol("x\n"),
        sp.Dummy("x"),
        sp.Symbol("x", integer=True),
        sp.Symbol("x", positive=True),
        sp.Symbol("x", imaginary=True),
        sp.Symbol("x", commutative=False),
        X + sp.Symbol("x", real=True),
        sp.Dummy("y") - sp.Dummy("y"),
    ],
)
def test_symbols_that_are_no_names(symbol):
    with pytest.raises(BadInput):
        as_text(2 * symbol + 1)


def test_names_of_a_domain():
    with pytest.raises(BadInput):
        certify("x <= 1", over={"x+1": (0, 1)})
    assert as_text(X + R) in ("(r + x)", "(x + r)")

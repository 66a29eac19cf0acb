"""Bounds for all sizes are computed from the model: a changed digit anywhere fails, and explicit points obey them."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

from numerics.bound.symbolic import as_sympy
from numerics.formulas import read
from numerics.parity.facts import bounds as suprema
from numerics.parity.facts import critical_points
from numerics.parity.suprema.curvature import strongest_curvature
from numerics.parity.suprema.gradient import equal_heads_point
from numerics.parity.suprema.moments import moments

Z = np.linspace(-60, 60, 400_001)

SYMBOLS = ("n", "k", "tau", "b")


def _derivatives(b):
    """σ', σ'', σ''' by formulas of their own, and σ - ReLU."""
    root = np.sqrt(Z * Z + b)
    return (1 + Z / root) / 2, b / (2 * root**3), -3 * b * Z / (2 * root**5), (Z + root) / 2 - np.maximum(Z, 0)


@pytest.mark.parametrize("b", [0.01, 1.0, 7.0])
def test_the_peaks_of_the_activation_are_those_of_a_fine_grid(b):
    slope, bend, excess = (float(top) for top in critical_points.activation_tops())
    found = _derivatives(b)
    assert slope == 1
    assert found[0].max() < slope
    assert found[1].max() == pytest.approx(bend / np.sqrt(b), rel=1e-5)
    assert np.abs(found[2]).max() == pytest.approx(float(suprema.third_derivative_top()) / b, rel=1e-4)
    assert found[3].max() == pytest.approx(excess * np.sqrt(b), rel=1e-5)


def test_the_old_bound_of_the_third_derivative_was_too_small():
    top = suprema.third_derivative_top()
    assert top == sp.Rational(3, 4) * sp.Rational(4, 5) ** sp.Rational(5, 2)
    assert float(top) > 3 / 7


def test_partial_sums_of_other_weights_are_refused_or_differ():
    j = suprema._J
    assert suprema.alternating_sum(8 * j - 4) == 4 * j
    for other in (8 * j - 3, 8 * j, j**2, 7 * j - 4):
        with pytest.raises(critical_points.Unproved):
            suprema.alternating_sum(other)


def test_a_peak_needs_one_turning_point_and_nothing_above_it():
    x = sp.Symbol("x", positive=True)
    assert critical_points.peak(x / (1 + x) ** 2, x) == sp.Rational(1, 4)
    for other in (x, x**2 - x, (x - 1) ** 2 * (x - 3) ** 2 / (1 + x) ** 4, sp.Integer(1) / (1 + x)):
        with pytest.raises(critical_points.Unproved):
            critical_points.peak(other, x)


@pytest.mark.parametrize("k", [1, 2, 3, 8])
def test_the_zigzag_stays_below_its_top(k):
    s = np.linspace(0, k, 1200 * k + 1)
    q = np.arange(1, k + 1)
    value = 1 + np.maximum(0, s[:, None] + 0.5 - q) @ ((-1.0) ** q * (8 * q - 4))
    assert np.abs(value).max() == pytest.approx(float(suprema.zigzag_top().subs(suprema._K, k)))


NORMS = ("hessian", "product", "loss", "hessian-entry", "cross-entry", "share-curvature", "slope-derivative", "output")


@pytest.mark.parametrize("name", NORMS)
@pytest.mark.parametrize(
    ("n", "k", "b"), [(2, 1, "1/1000000"), (3, 2, "1"), (5, 5, "1/100"), (16, 16, "10000"), (4, 1, "1000000000000")]
)
def test_explicit_places_obey_the_bounds(name, n, k, b):
    if n == 2 and name not in ("hessian", "product", "loss", "output"):
        return
    b = Fraction(b)
    value = abs(strongest_curvature(name, n, k, b, 0).value)
    for one in {False, k == 1}:
        assert value <= float(read(suprema.bound(name, one=one), SYMBOLS).ball({"n": n, "k": k, "tau": 1, "b": b})) * (
            1 + 1e-9
        )


@pytest.mark.parametrize("name", ["hessian", "product", "loss"])
def test_on_two_positions_the_bounds_of_one_head_are_nearly_attained(name):
    b = Fraction(1, 10**16)
    value = strongest_curvature(name, 2, 1, b, 0).value
    assert value > 0.99 * float(read(suprema.bound(name, one=True), SYMBOLS).ball({"n": 2, "k": 1, "tau": 1, "b": b}))


def test_gradients_obey_their_bounds_and_come_near():
    for n, k in ((2, 1), (3, 3), (8, 8), (32, 32)):
        value = equal_heads_point(n, k, Fraction(1, 10**9)).value
        assert value <= float(read(suprema.bound("gradient"), SYMBOLS).ball({"n": n, "k": k, "tau": 1, "b": 1}))
    assert equal_heads_point(2, 1, Fraction(1, 10**12)).value > 1.999


def test_the_whole_row_needs_no_more_than_its_bound():
    """|Cov(x, (x, 1 - x, u))|² of random weights, by sums."""
    rng = np.random.default_rng(3)
    top = float(suprema.factors().row) ** 2
    for _ in range(300):
        n = int(rng.integers(2, 9))
        weights, bits = rng.dirichlet(np.ones(n)), rng.integers(0, 2, n).astype(float)
        angle = 2 * np.pi * np.arange(1, n + 1) / n
        features = np.stack([bits, 1 - bits, np.sin(angle), np.cos(angle)])
        cov = features @ (weights * bits) - (features @ weights) * (weights @ bits)
        assert cov @ cov <= top + 1e-12
    assert top == pytest.approx(3 / 8)


def test_the_third_cumulant_is_attained_on_two_positions():
    share = (1 - 1 / np.sqrt(3)) / 2
    head = np.array([0.0, -np.log(share / (1 - share)) / 2])
    third = moments(2, head, np.array([1.0, 0.0]))[2]
    assert abs(third[2]) == pytest.approx(float(critical_points.cumulant_top()), rel=1e-9)


def test_formulas_are_written_in_our_grammar():
    k, b = sp.symbols("k b", positive=True)
    for expr in (2 * k**2 / 3, sp.sqrt(b) * k - 1, (k + 1) ** 3 / (sp.sqrt(b) * k), k ** sp.Rational(3, 2)):
        text = read(suprema.written(expr), ("k", "b"))
        assert sp.simplify(as_sympy(text.tree, {"k": k, "b": b}) - expr) == 0

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from numerics.head import sparse as sh
from numerics.head.model import softmax


@pytest.mark.parametrize("facts", [sh.gap_facts, sh.sensitivity_facts])
def test_the_algebra_is_confirmed(facts):
    assert all(value is True for value in facts().values())


@pytest.mark.parametrize(("T", "s"), [(1, 1), (4, 2), (5, 3), (5, 5)])
def test_small_heads_are_exact(T, s):
    assert sh.represents(T, s, Fraction(2 * T), binary=False) > 0


def test_all_functions_of_two_bits():
    assert sh.represents(5, 2, Fraction(10), binary=True) == 10 * 2**5 * 16


def test_a_scale_that_is_too_small_is_seen():
    with pytest.raises(ValueError, match="T = 4"):
        sh.represents(4, 2, Fraction(2), binary=False)


def test_the_head_against_softmax():
    bits, chosen, odds = (1, 0, 1, 1, 0, 1), (0, 3), 7.0
    scores = np.where(np.isin(np.arange(6), chosen), np.log(odds), 0.0)
    exact = sh.exact_head(bits, chosen, Fraction(7), binary=False)
    assert float(exact) == pytest.approx(softmax(scores) @ np.array(bits))


def test_the_gap_is_the_distance_of_the_levels():
    T, s, odds = 7, 3, Fraction(9)
    spans = {}
    for bits in itertools.product((0, 1), repeat=T):
        spans.setdefault(sum(bits[:s]), []).append(sh.exact_head(bits, range(s), odds, binary=False))
    for level in range(s):
        assert min(spans[level + 1]) - max(spans[level]) == sh.gap(T, s, s, odds)


def test_the_readout_has_its_lipschitz_constant():
    rho, table = Fraction(1, 2), (0, 1, 0, 1)
    grid = [Fraction(i, 400) for i in range(401)]
    values = [sh.readout(x, table, rho) for x in grid]
    steepest = max(abs(a - b) for a, b in itertools.pairwise(values)) * 400
    assert steepest == Fraction(3) * 2 + 1 == (3 + rho) / (1 - rho)


@pytest.mark.parametrize(
    ("name", "values"),
    [("and", (0, 0, 0, 1)), ("or", (0, 1, 1, 1)), ("majority", (0, 0, 1, 1)), ("parity", (0, 1, 0, 1))],
)
def test_the_named_functions(name, values):
    assert tuple(sh.FUNCTIONS[name](ones, 3) for ones in range(4)) == values


def test_clashing_inputs_are_the_closest_of_their_levels():
    for odds in (Fraction(5, 2), Fraction(1, 3), Fraction(40)):
        T, s = 10, 2
        first, second = sh.clash(T, s, s, odds)
        found = abs(sh.mean(odds, *first, s, T - s) - sh.mean(odds, *second, s, T - s))
        brute = min(
            abs(sh.mean(odds, 0, j, s, T - s) - sh.mean(odds, 1, i, s, T - s))
            for i in range(T - s + 1)
            for j in range(T - s + 1)
        )
        assert found == brute


def test_no_head_is_more_sensitive_than_the_bound():
    rng = np.random.default_rng(0)
    for _ in range(300):
        T, S, M = int(rng.integers(2, 9)), rng.uniform(0, 2), 1.5
        s, y = rng.uniform(-S, S, size=T), rng.uniform(-M, M, size=T)
        s2, y2 = s.copy(), y.copy()
        s2[0], y2[0] = rng.choice((-S, S)), rng.choice((-M, M))
        w = np.exp(2 * S) / (T - 1 + np.exp(2 * S))
        assert abs(softmax(s) @ y - softmax(s2) @ y2) <= 2 * M * w + 1e-12


def test_coherence_against_loops():
    u = sh.sign_positions(12, 20, 1)
    brute = max(abs(int(u[i] @ u[j])) for i in range(12) for j in range(i))
    assert sh.coherence(u) == Fraction(brute, 20)


def test_few_dimensions_give_exact_scores():
    """The Gram solve of the argument, in exact rationals at one small size."""
    import sympy as sp

    s, T = 2, 6
    d, seed = next(
        (d, seed)
        for d in (40, 60, 80)
        for seed in range(30)
        if sh.coherence(sh.sign_positions(T, d, seed)) <= Fraction(1, 3 * s - 1)
    )
    u = sh.sign_positions(T, d, seed)
    G = sp.Matrix(u[:s] @ u[:s].T) / d
    c = G.LUsolve(sp.ones(s, 1))
    scores = [sum(c[j] * int(u[j] @ u[t]) for j in range(s)) / sp.Integer(d) for t in range(T)]
    assert scores[:s] == [1, 1]
    assert max(abs(score) for score in scores[s:]) <= sp.Rational(1, 2)
    assert (sp.ones(1, s) * c)[0] <= sp.Rational(3 * s - 1, 2)

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics import softmax as sb
from numerics.head.model import softmax


@pytest.mark.parametrize("facts", [sb.modulus_facts, sb.derivative_facts, sb.moment_facts])
def test_the_algebra_is_confirmed(facts):
    assert all(value is True for value in facts().values())


@settings(max_examples=200, deadline=None)
@given(st.lists(st.floats(-20, 20), min_size=1, max_size=12), st.floats(0, 6), st.integers(0, 2**12 - 1))
def test_no_scores_move_further_than_the_modulus(scores, delta, signs):
    """Shifts of ±δ are the worst for a convex function; the modulus is proved for all."""
    s = np.array(scores)
    shift = np.array([delta if signs >> i & 1 else -delta for i in range(len(s))])
    moved = np.abs(softmax(s + shift) - softmax(s)).sum()
    assert moved <= 2 * np.tanh(delta / 2) + 1e-12


@pytest.mark.parametrize("length", [2, 3, 50])
def test_the_modulus_is_attained_at_every_length(length):
    delta = 0.7
    scores = np.zeros(length)
    scores[0] = np.log(length - 1) - delta  # the odds of the first token are e^-δ
    shift = np.where(np.arange(length) == 0, delta, -delta)
    moved = np.abs(softmax(scores + shift) - softmax(scores)).sum()
    assert np.isclose(moved, 2 * np.tanh(delta / 2), rtol=1e-12)


def test_the_derivative_norm_by_enumeration():
    rng = np.random.default_rng(0)
    for length in (1, 2, 5, 8):
        p = softmax(rng.normal(size=length))
        J = np.diag(p) - np.outer(p, p)
        signs = np.array([[1 if n >> i & 1 else -1 for i in range(length)] for n in range(2**length)])
        masses = (signs > 0) @ p
        assert np.allclose(np.abs(signs @ J).sum(axis=1), 4 * masses * (1 - masses))


@pytest.mark.parametrize(
    ("vary", "best"), [("scores", 2.0), ("values", 1.0), ("context", 6.0), ("tokens", 2 * 10**0.5)]
)
def test_sharp_heads_tend_to_the_best_constant(vary, best):
    norms = {"L": Fraction(1), "B_X": Fraction(1), "B_V": Fraction(2), "B_QK": Fraction(3)}
    quotients = [float(sb.change_quotient(sb.sharp_change(vary, norms, Fraction(1, 10**k))).mid()) for k in (2, 4, 6)]
    assert quotients == sorted(quotients)
    assert quotients[-1] <= best + 1e-9
    assert quotients[-1] == pytest.approx(best, rel=1e-5)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_random_tokens_respect_the_token_constant(seed):
    rng = np.random.default_rng(seed)
    T, d = int(rng.integers(1, 6)), 3

    def ball(shape, radius):
        v = rng.normal(size=shape)
        return v / np.linalg.norm(v, axis=-1, keepdims=True) * radius * rng.random((*shape[:-1], 1)) ** 0.2

    X, Y, z, v = ball((T, d), 1.0), ball((T, d), 1.0), ball((d,), 1.0), ball((d,), 2.0)
    W = rng.normal(size=(d, d))
    W *= 3 / np.linalg.norm(W)

    def f(tokens):
        return softmax(tokens @ (W.T @ z)) @ (tokens @ v)

    allowed = 2 * np.sqrt(1 + 9) * np.linalg.norm(X - Y, axis=1).max()
    assert abs(f(X) - f(Y)) <= allowed + 1e-12

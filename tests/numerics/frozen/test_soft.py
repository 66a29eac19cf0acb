"""Frozen soft attention: counts by brute force, the reader as a real network, flips and the sandwich, exactly."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.frozen import counting
from numerics.frozen.sandwich import Frozen, fit, geometric, lower_bound, random_heads, uniform_head
from numerics.frozen.soft import (
    capped_attention,
    good_share,
    grid,
    own_change,
    proved_bound,
    reader,
    with_few_maximisers,
)

# ------------------------------------------------------------------------------------------------------- counting


@pytest.mark.parametrize(("n", "m"), [(2, 1), (5, 1), (6, 2), (7, 1), (9, 3), (11, 1), (4, 4)])
def test_bad_inputs_by_brute_force(n, m):
    length = max(math.ceil(Fraction(n - 1, m)) - 1, 0)
    few = sum(sum(x[:length]) < Fraction(n, 5 * m) for x in itertools.product((0, 1), repeat=n))
    assert counting.bad_inputs(n, m) == few


def test_the_printed_lines_are_as_printed():
    for n, m in ((7, 1), (22, 2), (31, 3), (12, 11)):
        length, t = math.ceil(Fraction(n - 1, m)) - 1, math.ceil(Fraction(n, 5 * m))
        power = 2 ** (n - math.ceil(Fraction(n - 1, m)) + 1)
        assert counting.printed_line_3(n, m) == m * sum(math.comb(length, i) for i in range(1, t + 1)) * power
        assert counting.printed_line_4(n, m) == m * 16**t * power


def test_the_audit_finds_what_fails_and_what_does_not():
    found = counting.audit(60)
    assert found.pairs == sum(1 for _ in counting.pairs(60))
    for name in ("line 4, (5e)^t", "line 4, 16^t", "the whole count", "the bound from the exact count"):
        assert found.failures[name] == 0
    assert found.first["line 3 is at least"][:2] == [(2, 1), (2, 2)]
    assert counting.printed_line_3(7, 1) == 60 != counting.bad_inputs(7, 1) == 24
    follows = [
        (n, m)
        for n, m in counting.pairs(60)
        if 1 - Fraction(counting.printed_line_4(n, m), 2**n) >= 1 - Fraction(2 * m, 2 ** counting.exponent(n, m))
    ]
    assert found.pairs - found.failures["the bound from 16^t"] == len(follows)
    for n, m in follows:
        c = math.ceil(Fraction(n - 1, m))
        assert m > 1
        assert c % 5 == 0
        assert n <= c * m


def test_the_exact_share_at_large_sizes():
    """The proof of the first factor, at sizes far beyond the table."""
    for n, m in ((5001, 1), (5000, 1), (9999, 7), (20000, 1999), (4006, 1)):
        bad = Fraction(m * counting.tail(counting.prefix(n, m), counting.threshold(n, m)), 2 ** counting.prefix(n, m))
        assert bad <= Fraction(2 * m, 2 ** counting.exponent(n, m))
    assert counting.chernoff_step()


@pytest.mark.parametrize("m", [1, 2, 3, 4, 7, 16, 33])
def test_first_size(m):
    def factor(n):
        return 1 - Fraction(2 * m, 2 ** counting.exponent(n, m))

    n = counting.first_size(m)
    assert factor(n) > 0
    assert all(factor(smaller) <= 0 for smaller in range(2, n))


# --------------------------------------------------------------------------------------------------------- reader


@pytest.mark.parametrize(("b", "norm"), [(Fraction(1, 100), Fraction(1, 50)), (Fraction(9), Fraction(2))])
def test_the_reader_is_a_network_of_small_weights(b, norm):
    """Built here from α, β and the attention, in floating point, for every parity set of four positions."""
    n, found = 4, reader(4, b, norm)
    top, sharp, scale = 2**n - 1, float(found.sharpness), float(found.scale)
    inputs = np.array(list(itertools.product((0, 1), repeat=n)))
    gamma = np.array([2**j for j in range(n)]) / top
    v = np.stack([scale * inputs @ gamma, np.full(len(inputs), scale)], axis=1)
    beta = np.array([[sharp * top / scale, -sharp * j / scale] for j in range(top)] + [[0, sharp * top / scale]])
    z = v @ beta.T
    hidden = (z + np.sqrt(z * z + float(b))) / 2
    t = (inputs @ np.array([2**j for j in range(n)])).astype(int)
    for bits in range(1, 2**n):
        values = np.array([2 * (-1) ** (s & bits).bit_count() for s in range(top + 1)])
        outer = np.array([values[1] - values[0], *np.diff(values, 2)]) / sharp
        alpha = np.append(outer, 2 / (sharp * top))
        outputs = hidden @ alpha
        assert (outputs * np.sign(values[t]) >= 1 - 1e-9).all()
        assert np.abs(alpha).sum() * np.abs(beta).sum() <= float(norm) * (1 + 1e-9)


# ---------------------------------------------------------------------------------------------------- the lower bound


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 3), st.integers(0, 2))
def test_a_flip_moves_the_attention_vector_little(seed, m, t):
    """|Δv*| ≤ 2/(t+1) in every coordinate where each prefix of length ⌈n/m⌉ - 1 holds t preferred tokens."""
    n = 6
    frozen = random_heads(n, m, seed)
    vectors = dict(zip(itertools.product((0, 1), repeat=n), frozen.vectors(), strict=True))
    fronts, preferred = [], []
    for weights, tokens in frozen.heads:
        fronts.append(sorted(range(n), key=lambda j, w=weights: (-w[j], j))[: -(-n // m) - 1])
        preferred.append(int(tokens[1] > tokens[0]))
    missed = set(range(n)).difference(*fronts)
    assert missed
    p, good = min(missed), 0
    for x, v in vectors.items():
        if all(sum(x[j] == u for j in front) >= t for front, u in zip(fronts, preferred, strict=True)):
            other = vectors[(*x[:p], 1 - x[p], *x[p + 1 :])]
            good += 1
            assert max(abs(a - b) for a, b in zip(v, other, strict=True)) <= Fraction(2, t + 1)
    assert Fraction(good, 2**n) >= good_share(n, m, t)


def test_the_proved_bound_covers_the_printed_one_where_that_makes_sense():
    for n, m, norm in grid(30):
        first = 1 - Fraction(2 * m, 2 ** counting.exponent(n, m))
        assert 5 * m * m * norm <= n
        assert proved_bound(n, m, norm) >= first * (1 - 5 * m * norm / n) ** 2
    assert proved_bound(9, 9, Fraction(1, 2)) == Fraction(1, 4)  # (1 - P)², many heads
    assert proved_bound(9, 2, Fraction(0)) == 1


def test_the_examples_of_large_attention():
    for n in (3, 7, 20):
        example = with_few_maximisers(n)
        weights = [Fraction(example["token_weights"][bit]) for bit in example["x"]]
        before = weights[-1] / sum(weights)
        after = 1 / (sum(weights[:-1]) + 1)
        assert capped_attention(n) == after
        assert own_change(n) == after - before
    assert capped_attention(2) is None


# ------------------------------------------------------------------------------------------------------- the sandwich


def _risk(frozen, bits, found, b):
    points = np.array([[float(e) for e in row] for row in frozen.vectors()])
    return float((np.maximum(1 - np.array(frozen.labels(bits)) * found.outputs(points, b), 0) ** 2).mean())


@pytest.mark.parametrize("norm", [Fraction(1, 2), Fraction(3), Fraction(20)])
@pytest.mark.parametrize("make", [uniform_head, geometric, lambda n, m: random_heads(n, m, 7)])
def test_the_dual_is_below_every_classifier(make, norm):
    frozen, bits, b = make(5, 2), (1, 4), Fraction(1, 100)
    low, plan = lower_bound(frozen, bits, norm)
    high = fit(frozen, bits, norm, b, steps=800)
    assert 0 <= low <= high.value <= 1
    assert _risk(frozen, bits, high, 0.01) <= float(high.value)
    path = sum(abs(a) * sum(map(abs, row)) for a, row in zip(high.alpha, high.beta, strict=True))
    assert path <= norm
    assert all(Fraction(mass) > 0 for _, _, mass in plan)


def test_equal_scores_show_the_number_of_ones_and_nothing_else():
    """The exact best risk for one bit of five is 1 - 1/5, from both sides."""
    frozen = uniform_head(5)
    low, _ = lower_bound(frozen, (2,), Fraction(100))
    assert Fraction(4, 5) - Fraction(1, 10**4) <= low <= Fraction(4, 5)
    assert fit(frozen, (2,), Fraction(10), Fraction(1, 100)).value <= Fraction(4, 5) + Fraction(1, 10**4)


def test_attention_vectors_against_softmax():
    frozen = random_heads(4, 2, 3)
    assert isinstance(frozen, Frozen)
    for x, v in zip(itertools.product((0, 1), repeat=4), frozen.vectors(), strict=True):
        total = np.zeros(2)
        for weights, tokens in frozen.heads:
            scores = np.array([math.log(w) + math.log(tokens[bit]) for w, bit in zip(weights, x, strict=True)])
            gamma = np.exp(scores - scores.max())
            gamma /= gamma.sum()
            rows = np.array([[2 * bit - 1, float(frozen.positions[j][0])] for j, bit in enumerate(x)])
            total += gamma @ rows / 2
        assert np.allclose(total, [float(e) for e in v])

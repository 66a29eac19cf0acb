"""Bounds for hard attention: subsets, ties and formulas against brute force."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.formula.grammar import parse
from numerics.formula.rationals import enclosure, shorter
from numerics.frozen.hard_bounds import against_minimax, against_subset, far_signs, most_heads, tried
from numerics.frozen.hard_heads import closed_value
from numerics.frozen.minimax import Head, minimax, prefix_length, probe_prefixes, subset_size, worst_risk


def inputs(n):
    """Bit p - 1 of the number is x_p."""
    return [tuple(number >> p & 1 for p in range(n)) for number in range(2**n)]


def test_subset_is_counted_as_defined():
    chosen = (Head((1, 2, 3, 4), 1), Head((2, 4, 1, 3), 0))
    for length in range(4):
        count = sum(all(any(x[p - 1] == h.token for p in h.positions[:length]) for h in chosen) for x in inputs(4))
        assert subset_size(4, chosen, length) == count


def test_prefixes_miss_a_position():
    assert [prefix_length(n, 1) for n in (1, 2, 3, 8)] == [0, 0, 1, 6]
    assert all(m * prefix_length(n, m) < n for n in range(1, 60) for m in range(1, 70))


def test_ties_break_the_strict_inequality_only():
    tied, distinct = probe_prefixes(3, 3, distinct=False), probe_prefixes(3, 4, distinct=True)
    assert tied.not_strict > 0
    assert (tied.attended, tied.changed) == (0, 0)
    assert (distinct.not_strict, distinct.attended, distinct.changed) == (0, 0, 0)


def test_enclosures():
    root = enclosure(parse("sqrt(n)", ("n",)), {"n": 2})
    assert root[0] < root[1]
    assert root[0] ** 2 < 2 < root[1] ** 2
    assert enclosure(parse("n/3", ("n",)), {"n": 2}) == (Fraction(2, 3), Fraction(2, 3))
    assert enclosure(parse("1/(n-2)", ("n",)), {"n": 2}) is None


@settings(max_examples=50, deadline=None)
@given(st.fractions(0, 1), st.fractions(0, 1))
def test_a_shorter_claim_is_still_a_false_one(best, more):
    claimed = best + more + Fraction(1, 10**40)
    assert best < shorter(claimed, best) <= claimed


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("1 - 2*m/2**ceil((n-1)/m)", "below"),
        ("1 - n/2**(n-1)", "exceeds"),
        ("1 - 1/n", "exceeds"),
        ("0", "below"),
        ("1/(m-1) - 1/(m-1)", "undefined"),
        ("(1 - min(1, (n-7)**2 + (m-3)**2)) * 43/64", "undecided"),
        ("max(0, m - 2*n)", "exceeds"),
        ("max(0, min(1, n - 5000))", "exceeds"),
        ("1 - 2*sqrt(m)/2**ceil(n/m)", "exceeds"),
    ],
)
def test_formulas_are_compared(text, outcome):
    found = against_minimax(parse(text, ("n", "m")), {(4, 2): minimax(4, 2), (4, 3): minimax(4, 3)})
    assert found.outcome == outcome
    if outcome == "exceeds" and found.n < 12:
        assert worst_risk(found.n, found.heads)[0] == found.best < found.claimed


def test_subset_formulas_are_compared():
    printed = "2**n - m*2**(n - ceil((n-1)/m) + 1)"
    assert against_subset(parse(printed, ("n", "m"))).outcome == "below"
    found = against_subset(parse(printed + " + 1", ("n", "m")))
    assert subset_size(found.n, found.heads, prefix_length(found.n, found.m)) == found.best < found.claimed


def test_points_reach_beyond_the_triangle():
    everywhere = set(tried())
    assert len(everywhere) == len(list(tried()))
    assert {(1, 3), (5, 25), (100, 10_000), (7, 1000), (10_000, 2), (10_000, 20_000)} <= everywhere


def test_signs_far_out():
    far = {text: set(far_signs(parse(text, ("n", "m"))).values()) for text in ("0 - n", "1 - 9**99*m/2**n", "1/(n-n)")}
    assert far["0 - n"] == {False}
    assert True in far["1 - 9**99*m/2**n"]
    assert far["1/(n-n)"] == {None}


def test_the_printed_bound_is_positive_for_few_heads_only():
    printed = parse("1 - 2*m/2**ceil((n-1)/m)", ("n", "m"))
    assert [most_heads(printed, n) for n in (24, 100, 300, 1000)] == [7, 19, 49, 127]
    assert most_heads(parse("0 - n", ("n", "m")), 24) == 0
    assert [closed_value(n, m) for n, m in ((4, 1), (4, 2), (9, 9), (5, 3))] == [
        Fraction(7, 8),
        Fraction(1, 2),
        0,
        None,
    ]

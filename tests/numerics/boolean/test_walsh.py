"""The fast transform against the integer butterfly and the definition."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.walsh import minimax_row, plain_minimax
from numerics.boolean.tables import best_risks, walsh_hadamard
from numerics.boolean.walsh import fast_walsh_hadamard, superset_sums, transform_in_place
from numerics.frozen.hard_head_risks import best_numerators
from numerics.frozen.hard_heads import Head
from numerics.frozen.minimax import minimax, worst_risk


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 13), st.sampled_from([1, 1000, 2**20, 2**40, 2**49]), st.integers(0, 2**32))
def test_against_the_butterfly(bits, largest, seed):
    """Over the limits of single and of double precision as well."""
    table = np.random.default_rng(seed).integers(-largest, largest + 1, 2**bits)
    assert np.array_equal(fast_walsh_hadamard(table), walsh_hadamard(table))


@pytest.mark.long
def test_against_the_definition():
    table = np.array([3, -1, 4, 1, -5, 9, 2, -6])
    direct = [sum(int(v) * (-1) ** (x & b).bit_count() for x, v in enumerate(table)) for b in range(8)]
    assert fast_walsh_hadamard(table).tolist() == direct


@pytest.mark.parametrize("table", [np.zeros(3, dtype=int), np.zeros((2, 2), dtype=int), np.zeros(4)])
def test_what_has_no_exact_transform_is_refused(table):
    with pytest.raises(ValueError, match="needed"):
        fast_walsh_hadamard(table)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 13), st.sampled_from([1, 2**17, 2**40]), st.booleans(), st.integers(0, 2**32))
def test_sums_over_supersets_against_the_definition(bits, largest, narrow, seed):
    rng = np.random.default_rng(seed)
    table = rng.integers(-largest, largest + 1, 2**bits)
    found = superset_sums(table, narrow=narrow)
    numbers = np.arange(2**bits)
    for b in rng.integers(0, 2**bits, 5):
        assert found[b] == sum(int(v) for v in table[numbers & b == b])


@pytest.mark.parametrize("bits", [3, 10, 11, 12, 14, 15])
def test_in_place_and_narrow_give_the_same(bits):
    table = np.random.default_rng(bits).integers(-9, 10, 2**bits)
    expected = walsh_hadamard(table)
    assert np.array_equal(fast_walsh_hadamard(table, narrow=True), expected)
    own = table.astype(np.int32)
    transform_in_place(own)
    assert np.array_equal(own, expected)


@pytest.mark.long
def test_the_limit_of_32_bits_is_where_it_is_said_to_be():
    """The largest sum is 2^31 - 8 in one table and 2^31 in the other."""
    for value, kind in ((2**28 - 1, np.int32), (2**28, np.int64)):
        found = fast_walsh_hadamard(np.full(8, value), narrow=True)
        assert found.dtype == kind
        assert found[0] == 8 * value
        assert not found[1:].any()
    with pytest.raises(ValueError, match="2\\^63"):
        fast_walsh_hadamard(np.full(8, 2**60))
    with pytest.raises(ValueError, match="fast_walsh_hadamard"):
        transform_in_place(np.full(8, 2**28, dtype=np.int32))


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 7), st.integers(1, 3), st.integers(0, 2**32))
def test_all_parity_sets_at_once_against_the_groups(n, m, seed):
    rng = np.random.default_rng(seed)
    chosen = [Head(tuple(int(p) + 1 for p in rng.permutation(n)), int(rng.integers(2))) for _ in range(m)]
    numerators = best_numerators(n, chosen)
    columns = np.stack([head.outcomes(n) for head in chosen])
    groups = np.unique(columns, axis=1, return_inverse=True)[1].reshape(-1)
    assert [risk * 2**n for risk in best_risks(groups)] == numerators.tolist()
    assert worst_risk(n, chosen)[0] * 2**n == numerators[1:].max()


def test_lists_that_leave_out_a_position_are_refused():
    with pytest.raises(ValueError, match="all positions"):
        best_numerators(3, [Head((1, 2), 1)])
    with pytest.raises(ValueError, match="2\\^n"):
        best_numerators(40, [])


@pytest.mark.parametrize(("n", "m"), [(2, 1), (2, 2), (3, 1), (3, 2)])
def test_the_plain_loop_is_the_oracle_of_the_search(n, m):
    assert plain_minimax(n, m) == minimax(n, m).value


def test_a_scaled_time_says_how_many_tuples_were_timed():
    task, _, instead, seconds, plain = minimax_row(4, 2, 3)
    assert "4 positions" in task
    assert "3 of " in instead
    assert plain > 100 * seconds

"""The fast transform against the integer butterfly and the definition."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.boolean import walsh_hadamard
from numerics.walsh import fast_walsh_hadamard


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 11), st.sampled_from([1, 1000, 2**20, 2**40, 2**50]), st.integers(0, 2**32))
def test_against_the_butterfly(bits, largest, seed):
    """Over the limits of single and of double precision as well."""
    table = np.random.default_rng(seed).integers(-largest, largest + 1, 2**bits)
    assert np.array_equal(fast_walsh_hadamard(table), walsh_hadamard(table))


def test_against_the_definition():
    table = np.array([3, -1, 4, 1, -5, 9, 2, -6])
    direct = [sum(int(v) * (-1) ** (x & b).bit_count() for x, v in enumerate(table)) for b in range(8)]
    assert fast_walsh_hadamard(table).tolist() == direct


@pytest.mark.parametrize("table", [np.zeros(3, dtype=int), np.zeros((2, 2), dtype=int), np.zeros(4)])
def test_what_has_no_exact_transform_is_refused(table):
    with pytest.raises(ValueError, match="needed"):
        fast_walsh_hadamard(table)

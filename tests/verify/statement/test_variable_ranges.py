"""Ranges that a statement's conditions give, and when a certificate shows all of a statement and not an instance."""

from __future__ import annotations

from fractions import Fraction

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused
from verify.statement.variable_ranges import held, is_whole, ranges

PRELUDE = read_prelude("names n, k, p : nat\nnames i : int\nnames s, t : real\nnames x : bits(n)")


def said(text):
    return read_statement(text, PRELUDE)


@pytest.mark.parametrize(
    ("text", "name", "low", "high"),
    [
        ("for_all 1 <= k <= n <= 6\nsays k <= n", "k", 1, 6),
        ("for_all 1 <= k <= n <= 6\nsays k <= n", "n", 1, 6),
        ("for_all 6 >= n > k, k >= 2\nsays k <= n", "n", 2, 6),
        ("for_all n : nat\ngiven n == 4\nsays n > 0", "n", 4, 4),
        ("for_all -1/2 <= s < 2*3 - 1\nsays s < 9", "s", Fraction(-1, 2), 5),
        ("for_all s : real\nsays s < 9", "s", None, None),
        ("for_all s : real\ngiven s < 1 or s < 2\nsays s < 9", "s", None, None),  # one of two says nothing of each
        ("for_all s : real\ngiven not s > 1\nsays s < 9", "s", None, None),
        ("for_all n >= 1\nexists k >= 1\ngiven n <= 3\nsays k == n", "n", 1, None),  # a hypothesis after what exists
        ("for_all n : nat, 0 <= s <= n\nsays s <= n", "s", 0, None),
        ("for_all n <= 3, 0 <= s <= n\nsays s <= n", "s", 0, 3),
    ],
)
def test_ranges_are_those_of_the_conditions(text, name, low, high):
    assert ranges(said(text))[name] == (low, high)


def test_every_value_of_a_range_is_gone_through():
    statement = said("for_all 1 <= k <= n <= 4, x : bits(n)\nsays sum(x[p] for p in span(1, n)) <= n")
    data = held(statement)
    assert data is not None
    assert check(data).cases == sum(n * 2**n for n in range(1, 5))  # counted by hand
    with pytest.raises(Refused, match="a case of the instance is false"):
        check(certificate(said("for_all 1 <= n <= 4\nsays n != 4"), "finite", fixed={}))
    with pytest.raises(Refused, match="its values cannot be listed"):
        check(certificate(said("for_all n >= 1\nsays n >= 1"), "finite", fixed={}))
    with pytest.raises(Refused, match="its values cannot be listed"):
        check(certificate(said("for_all i <= 3\nsays i <= 3"), "finite", fixed={}))  # an integer may be negative


def test_an_instance_is_not_the_whole():
    statement = said("for_all 0 <= s <= 1, 0 <= t <= 1\nsays s*t <= 2")
    for boxes, whole in (
        ({"s": ["0", "1"], "t": ["0", "1"]}, True),
        ({"s": ["-1", "2"], "t": ["0", "1"]}, True),
        ({"s": ["0", "1"], "t": ["0", "1/2"]}, False),
        ({"s": ["1/9", "1"], "t": ["0", "1"]}, False),
    ):
        data = certificate(statement, "cover", fixed={}, boxes=boxes, leaves=50)
        assert check(data).cases
        assert is_whole(data) is whole
    fixed = certificate(statement, "cover", fixed={"t": "1"}, boxes={"s": ["0", "1"]}, leaves=50)
    assert check(fixed).cases
    assert not is_whole(fixed)
    pinned = certificate(
        said("for_all 0 <= s <= 1, n : nat\ngiven n == 2\nsays s <= n"),
        "cover",
        fixed={"n": 2},
        boxes={"s": ["0", "1"]},
        leaves=50,
    )
    assert check(pinned).cases
    assert is_whole(pinned)
    small = certificate(said("for_all 1 <= n <= 6\nsays n >= 1"), "finite", fixed={"n": 2})
    assert check(small).cases == 1
    assert not is_whole(small)


@pytest.mark.long
def test_what_is_false_or_touches_is_not_held():
    assert held(said("for_all 1 <= n <= 9\nsays n**2 < 81")) is None
    assert held(said("for_all 0 <= s <= 1\nsays s**2 < 1")) is None
    assert held(said("for_all n >= 1\nsays n >= 1")) is None
    assert held(said("for_all 1 <= n <= 3\ngiven n > 5\nsays n > 9")) is None  # nothing is said

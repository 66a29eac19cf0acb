"""Limits and orders of growth say something only where the domain reaches the limit."""

from __future__ import annotations

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement.reach import is_reached

UNREACHED = [
    ("limit(n) = 7 as n -> oo", "n : integers, n <= 5"),
    ("limit(n) = 8 as n -> oo", "n : integers, n <= 5"),
    ("limit(x) = 2 as x -> -oo", "x : naturals, x <= 100"),
    ("limit(x) = 5 as x -> 0", "3 <= x <= 4"),
    ("limit(x) = 5 as x -> 0", "x >= 3"),
    ("limit(x) = 5 as x -> 0", "x : integers"),
    ("limit(x) = 5 as x -> 0-", "x >= 0"),
    ("limit(x) = 1 as x -> oo", "0 <= x <= 2"),
    ("limit(x*y) = 3 as x -> oo, y -> oo", "0 <= x <= 2, 0 <= y <= 2"),
    ("limit(x + y) = 5 as x -> 0, y -> 0", "2 <= x <= 3, 2 <= y <= 3"),
    ("limit(x + y) = 5 as x -> 0, y -> 0", "0 <= x <= 1, 2 <= y <= 3"),
    ("limit(n*m) = 3 as n, m -> oo", "n : naturals, m : naturals, n + m <= 5"),
    ("limit(n*m) = 3 as n, m -> oo", "n : naturals, m : naturals, n > m, m > n"),
    ("limit(n) = 3 as n -> oo", "n : naturals, n <= k, k : naturals"),
    ("limit(n) = 3 as n -> oo uniformly in k", "n : naturals, k : naturals, n <= k, k <= 9"),
    ("limit(n) = 3 as n -> oo uniformly in k", "n : naturals, k : span(n, 9)"),
    ("exp(n) = o(1) as n -> oo", "0 <= n <= 2"),
    ("exp(n) = O(1) as n -> oo", "0 <= n <= 2"),
    ("exp(n) = Theta(1) as n -> oo", "0 <= n <= 2"),
    ("exists C > 0, N : real; for_all n : nat, n >= N; given n <= 5; says exp(n) <= C", ""),
    ("for_all c > 0; exists N : real; for_all x : real, 0 <= x <= 2, x >= N; says abs(x - 9) <= c", ""),
]
REACHED = [
    ("limit(1/n) = 0 as n -> oo", "n : naturals, n >= 5, n != 9"),
    ("limit(1/n) = 0 as n -> oo", "n : naturals, n >= k, k : naturals"),
    ("m = O(n) as n, m -> oo", "n : naturals, m : naturals, m <= n"),
    ("limit(k/n) = 0 as n -> oo uniformly in k", "n : naturals, k : span(1, n)"),
    ("limit(exp(x)) = 0 as x -> -oo", "x <= -1"),
    ("limit(x) = 0 as x -> 0", "0 <= x <= 1"),
    ("limit(x) = 0 as x -> 0", "abs(x) < 1"),
    ("limit(x) = 0 as x -> 0+", "x : reals"),
    ("limit(x) = a as x -> a", "x : reals, a : reals"),
    ("limit(sin(x)) = 1 as x -> pi/2", "0 <= x <= pi/2"),
    ("limit(x + y) = 3 as x -> 1, y -> 2", "0 <= x <= 1, y > 2"),
]


@pytest.mark.parametrize(("said", "over"), UNREACHED)
def test_nothing_is_said_of_a_limit_out_of_reach(said, over):
    assert not is_reached(asked(said, over))


@pytest.mark.parametrize(("said", "over"), REACHED)
def test_domains_that_reach_their_limit(said, over):
    assert is_reached(asked(said, over))


@pytest.mark.parametrize(("said", "over"), [UNREACHED[0], UNREACHED[3], UNREACHED[9], UNREACHED[17]])
def test_it_is_undecided_and_told_why(said, over):
    answer = certify(said, over=over, effort="quick", limit=5)
    assert answer.verdict == "open"
    assert "does not reach the limit" in answer.summary

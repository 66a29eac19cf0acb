"""The built-in search finds what a point can refute, nothing else; its certificates check."""

from __future__ import annotations

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.search import Budget, hunt, refute

FIVE_LINES = """
names m, p : nat
names s, t, c : real
names x : bits(m)
names h : function(bits(m), real)
spread(m, s) = sum((p - s)**2 for p in span(1, m))
"""


def said(text: str):
    return read_statement(text, read_prelude(FIVE_LINES))


REFUTABLE = {
    "a stranger's claim": "for_all m >= 1, s : real\nsays spread(m, s) >= m**3/12",
    "false at one size": "for_all m >= 1\nsays m**2 - m + 11 != 121",
    "a strict relation at equality": "for_all s : real\nsays (s - 1)**2 > 0",
    "only at a tiny number": "for_all 0 < t <= 1\nsays t > 1/10**7",
    "only for a large number": "for_all t >= 1\nsays t < 10**7",
    "a wrong derivative": "for_all s > 0\nsays D(s*log(s), s) == log(s)",
    "a narrow place": "for_all 0 <= s <= 3\nsays 300*(s - 22/10)**2 > 1/10 or s == 5",
    "all ones": "for_all m >= 2, x : bits(m)\nsays sum(x[p] for p in span(1, m)) < m",
    "some constant for all sizes": "exists c > 0\nfor_all m >= 1, x : bits(m)\nsays c <= sum(x[p] for p in span(1, m))",
    "a function": "for_all m >= 1, h : function(bits(m), real)\nlet mu = mean(h(x) for x in bits(m))\n"
    "says mean(h(x)**2 for x in bits(m)) > mu**2",
    "an equality as a hypothesis": "for_all m >= 1, t > 0\ngiven t == 1/m\nsays t**2 < t",
    "something that should exist": "for_all m >= 1\nexists p : span(1, m)\nsays p**2 == m",
}


@pytest.mark.parametrize("name", REFUTABLE)
def test_what_is_false_is_refuted_and_the_certificate_checks(name):
    statement = said(REFUTABLE[name])
    found = refute(statement, Budget(seconds=8, shrink=0.2))
    assert found is not None
    assert check(certificate(statement, "point", assignment=dict(found.assignment)), expected=statement.digest).refutes


@pytest.mark.parametrize("seconds", [0.4, pytest.param(2.0, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "text",
    [
        "for_all m >= 1, s : real\nsays spread(m, s) >= 0",
        "for_all s : real, t : real\nsays s*t <= (s**2 + t**2)/2",
        "for_all s > 0\nsays D(s*log(s), s) == log(s) + 1",
        "for_all m >= 1, x : bits(m)\nsays prod(1 - 2*x[p] for p in span(1, m)) == (-1)**sum(x[p] for p in span(1, m))",
        "for_all s : real\nsays s*(1/s) == 1",  # undefined at zero: not refuted
    ],
)
def test_what_is_true_is_not_refuted(text, seconds):
    """The search goes on until its time is over."""
    assert refute(said(text), Budget(seconds=seconds)) is None


def test_the_smallest_sizes_are_found():
    found = refute(said("for_all m >= 1, x : bits(m)\nsays sum(x[p]*p for p in span(1, m)) != 3"), Budget(seconds=6))
    assert found is not None
    assert found.assignment == {"m": 2, "x": "11"}


def test_the_same_seed_finds_the_same_point():
    statement = said(REFUTABLE["all ones"])
    one, two = (refute(statement, Budget(seconds=5, seed=3)) for _ in range(2))
    assert one is not None
    assert two is not None
    assert one.assignment == two.assignment


def test_a_search_says_how_many_points_it_looked_at_and_gives_up_where_none_can_be_drawn():
    nothing = said("for_all 1 < t < 0\nsays t > 1")
    beyond = said("for_all m >= 1\nexists h : function(bits(m), real)\nsays mean(h(x) for x in bits(m)) < 0")
    for statement in (nothing, beyond):
        assert hunt(statement, Budget(seconds=60, tries=100)) == (None, 0)
    true = said("for_all s : real, t : real\nsays s*t <= (s**2 + t**2)/2")
    assert hunt(true, Budget(seconds=60, tries=100)) == (None, 100)


def test_counted_work_ends_a_search_before_its_points_do():
    true = said("for_all m >= 1, s : real\nsays spread(m, s) >= 0")
    (none, few), (_, more) = (hunt(true, Budget(seconds=60, tries=300, work=work)) for work in (500, 5_000))
    assert none is None
    assert 0 < few < more < 300
    assert hunt(true, Budget(seconds=60, tries=300, work=500)) == (None, few)  # the same again

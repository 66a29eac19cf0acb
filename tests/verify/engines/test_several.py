"""Limits and orders of growth of several numbers at once: rates of all, paths, and what is uniform in a parameter."""

from __future__ import annotations

import pytest

from tests.verify.engines.test_quantifiers import accepted, shown
from verify.engines import certify
from verify.engines.asking import asked
from verify.errors import BadInput
from verify.statement import Refused
from verify.statement.certificate import certificate
from verify.statement.joint_limit import paths_of, reduced_along

PATH = "for_all C > 0, N : reals; exists n : naturals, m : naturals, n >= N, m >= N; says abs(n*m) > C*abs(n**2 + m)"
BOTH = "for_all c > 0; exists N : reals; for_all n : naturals, m : naturals, n >= N, m >= N; says abs(1/n + 1/m) <= c"
FREE = "for_all C > 0, N : reals; exists n : naturals, m : naturals, n >= N; says abs(m/n) > C*abs(1)"
HERE = (
    "for_all N > 0; exists x : reals, y : reals, 0 - N < x < 0 + N, 0 - N < y < 0 + N; says abs(x*y) > (x**2 + y**2)/4"
)


@pytest.mark.long
@pytest.mark.parametrize(
    ("said", "path", "rate", "start"),
    [
        (PATH, {"m": "n**2"}, "sqrt(h)", "20"),
        (BOTH, {}, "1/h", "1"),
        (FREE, {"m": "n**2"}, "sqrt(h)", "3"),
        (HERE, {"y": "x"}, "h", "1/2"),
    ],
)
def test_a_path_or_a_rate_of_all(said, path, rate, start):
    statement = asked(said, "")
    more = {"path": path, "start": start, "factor": "1/4" if path else "1", "rate": rate}
    inner = [shown(part) for part in reduced_along(statement, **more)]
    assert len(inner) == (2 if path else 1)
    data = certificate(statement, "along", **more, inner=inner)
    assert accepted(data)
    assert not accepted({**data, "start": "7"})
    assert not accepted({**data, "inner": inner[:-1]})
    assert not accepted({**data, "path": {"m": "n**3"}})
    assert not accepted({**data, "path": []})


@pytest.mark.parametrize(
    ("said", "path"),
    [
        (PATH, {}),
        (PATH, {"m": "C"}),
        (PATH, {"m": "N"}),
        (PATH, {"m": "m + 1"}),
        (PATH, {"m": "n", "n": "m"}),
        (PATH, {"m": "sqrt(n)"}),  # no natural number by its form
        (PATH, {"k": "n"}),
        (BOTH, {"m": "n"}),  # for all of them
        (FREE, {"n": "m"}),  # m goes nowhere, so it cannot lead
        (HERE, {"y": "N"}),
    ],
)
def test_paths_that_show_nothing(said, path):
    with pytest.raises(Refused):
        reduced_along(asked(said, ""), path, "1/2", "1", "h")


@pytest.mark.parametrize(
    ("said", "path"),
    [
        (PATH, {"m": "3"}),  # stays behind
        (PATH, {"m": "n - 1"}),
        (HERE, {"y": "2*x"}),  # farther off than what leads
        (HERE, {"y": "1/x"}),
        ("for_all N : reals; exists n : naturals, m : naturals, m <= 9, n >= N, m >= N; says n >= m", {"m": "n"}),
    ],
)
def test_a_path_has_to_lead_where_all_go(said, path):
    from verify.engines import decide

    where = reduced_along(asked(said, ""), path, "1/2", "1", "h")[0]
    assert decide(where, effort="quick").verdict != "holds", where.text


@pytest.mark.parametrize(
    "said",
    [
        "for_all c > 0; exists N : reals; for_all n : naturals, m : naturals, n >= N, m >= N; says 1/n <= c and N <= 3",
        "for_all c > 0; exists N : reals; for_all n : naturals, m : naturals, n >= N, m >= c; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals; for_all n : naturals, m : naturals, n >= N, m >= 2*N; says abs(1/n) <= c",
        "for_all c > 0; exists N : reals; for_all n : naturals, m : naturals, n >= m; says abs(1/n) <= c",
        "for_all N : reals; exists n : naturals, m : naturals, n >= N, m >= N; says N <= 7",
        "for_all C > 0, N : reals; exists n : naturals, m : naturals, n >= N, m >= N; says n < C",
        "for_all N : reals; exists n : naturals, m : naturals, n >= N, n <= -N; says n >= m",
    ],
)
def test_statements_of_several_numbers_of_another_shape_are_refused(said):
    with pytest.raises(Refused):
        paths_of(asked(said, ""))


def test_what_leads_has_numbers_without_end():
    said = "for_all N : reals; exists n : naturals, m : naturals, n <= 9, n >= N, m >= N; says n >= 0"
    with pytest.raises(Refused):
        reduced_along(asked(said, ""), {"m": "n"}, "3", "1", "h")


SEVERAL = [  # true along each axis and false along a path, and their neighbours
    ("refuted", "n*m = O(n**2 + m) as n, m -> oo", "n : naturals, m : naturals"),  # m = n**2
    ("holds", "n*m = O(n**2 + m**2) as n, m -> oo", "n : naturals, m : naturals"),
    ("refuted", "limit(n/(n + m)) = 1 as n, m -> oo", "n : naturals, m : naturals"),
    ("refuted", "limit(m/n**2) = 0 as n, m -> oo", "n : naturals, m : naturals"),
    ("refuted", "n = O(m**5) as n, m -> oo", "n > 0, m > 0"),  # n = exp(m): m is log(n)
    ("holds", "m = O(n) as n, m -> oo", "n : naturals, m : naturals, m <= n"),
    ("refuted", "m = o(n) as n, m -> oo", "n : naturals, m : naturals, m <= n"),
    ("holds", "limit(1/n + 1/m) = 0 as n, m -> oo", "n : naturals, m : naturals"),
    ("refuted", "limit(x*y/(x**2 + y**2)) = 0 as x, y -> 0", "x : reals, y : reals"),
    ("holds", "limit(x**2*y/(x**2 + y**2)) = 0 as x, y -> 0", "x : reals, y : reals"),
    ("holds", "limit(x + y) = 3 as x -> 1, y -> 2", "x : reals, y : reals"),
    ("refuted", "limit(n - m) = oo as n, m -> oo", "n : naturals, m : naturals"),
    ("refuted", "m/n = O(1) as n -> oo uniformly in m", "n : naturals, m : naturals"),
    ("holds", "m/(n + m) = O(1) as n -> oo uniformly in m", "n : naturals, m : naturals"),
    ("refuted", "limit(m/(n + m)) = 0 as n -> oo uniformly in m", "n : naturals, m : naturals"),
    ("holds", "limit(m/(n + m)) = 0 as n -> oo", "n : naturals, m : naturals"),
    ("refuted", "limit(x**2*y/(x**4 + y**2)) = 0 as x, y -> 0", "x : reals, y : reals"),  # y = x**2
    ("refuted", "log(n) = O(m) as n, m -> oo", "n > 1, m > 1"),
]


DECIDED = (0, 1, 7, 12, 13)
SEARCHED = (4, 17)  # a dozen seconds each
OTHERS = [case for i, case in enumerate(SEVERAL) if i not in (*DECIDED, *SEARCHED)]


@pytest.mark.long
@pytest.mark.sample(6)
@pytest.mark.parametrize(("verdict", "said", "over"), OTHERS)
def test_several_numbers_are_never_told_wrongly(verdict, said, over):
    assert certify(said, over=over, effort="quick").verdict in (verdict, "open")


@pytest.mark.slow
@pytest.mark.parametrize(("verdict", "said", "over"), [SEVERAL[i] for i in SEARCHED])
def test_nor_where_the_search_is_long(verdict, said, over):
    assert certify(said, over=over, effort="quick").verdict in (verdict, "open")


@pytest.mark.long
@pytest.mark.parametrize(("verdict", "said", "over"), [SEVERAL[i] for i in DECIDED])
def test_several_numbers_are_decided(verdict, said, over):
    assert certify(said, over=over, effort="quick").verdict == verdict


@pytest.mark.parametrize(
    "said",
    [
        "n = O(m) as n -> oo, m -> 0",
        "n = O(m) as n, n -> oo",
        "n = O(m) as n -> oo uniformly in n",
        "n = O(m) as n -> oo -> m",
    ],
)
def test_ways_that_cannot_be_read(said):
    with pytest.raises(BadInput):
        certify(said, over="n : naturals, m : naturals")

"""Small certificates that would take minutes: the work is counted, and they are rejected with the count."""

from __future__ import annotations

import pytest

from verify.statement import Refused, evaluate, read_prelude, read_statement
from verify.statement.certificate import certificate, check

NAMES = "names x, a, b, c, d : real\nnames i, j, k : nat\n"


def derived(term: str, times: int) -> str:
    for _ in range(times):
        term = f"D({term}, x)"
    return term


def doubling(first: str, following: str, count: int) -> str:
    """Definitions f0, f1, … of which each uses the one before it."""
    return f"f0(x) = {first}\n" + "".join(f"f{i}(x) = {following.replace('#', f'f{i - 1}')}\n" for i in range(1, count))


ONE = "for_all x : real"
SMALL = {  # statement, definitions beside the names, the value of x
    "repeated squares": (f"{ONE}\nsays after(10000000, x, x*x) < 0", "", "2"),
    "repeated squares of a small number": (f"{ONE}\nsays after(10000000, x, x*x) < 0", "", "1/2"),
    "repeated powers": (f"{ONE}\nsays after(3000000, x, x**20000) < 0", "", "2"),
    "repeated nothing": (f"{ONE}\nsays after(100000000, x, x) < 0", "", "2"),
    "nested steps": (f"{ONE}\nsays after(1000, x, after(1000, x, after(1000, x, x/2 + 1))) < 0", "", "2"),
    "long rationals": (f"{ONE}\nsays sum(after(15000, x, x/2 + 1/3) for i in span(1, 1000)) < 0", "", "1/7"),
    "derivatives": (f"{ONE}\nsays {derived('exp(x*sin(x))', 16)} < 0", "", "2"),
    "derivatives of a power": (f"{ONE}\nsays {derived('x**40', 16)} < 0", "", "2"),
    "derivatives of steps": (f"{ONE}\nsays {derived('after(50, x, sin(x))', 14)} < 0", "", "2"),
    "derivatives in definitions": (f"{ONE}\nsays f39(x) < 0", doubling("exp(x*x)", "D(#(x), x)", 40), "2"),
    "calls": (f"{ONE}\nsays f39(x) < 0", doubling("x*x", "#(x + 1)*#(x + 2)", 40), "1/3"),
    "a sum of sums": (f"{ONE}\nsays sum(sum(i*j for i in span(1, 99999)) for j in span(1, 99999)) < 0", "", "2"),
    "sums of nothing": (
        f"{ONE}\nsays sum(sum(x for k in span(2, 1)) for i in span(1, 9999) for j in span(1, 9999)) > 0",
        "",
        "2",
    ),
}


@pytest.fixture(autouse=True)
def _allow_less(monkeypatch):
    """The limits of the checker allow a few seconds; a test has less time."""
    monkeypatch.setattr(evaluate, "EXTRA", 50_000)


@pytest.mark.parametrize("name", SMALL)
def test_the_work_of_a_point_is_counted(name):
    text, more, x = SMALL[name]
    data = certificate(read_statement(text, read_prelude(NAMES + more)), "point", assignment={"x": x})
    assert len(str(data)) < 2500
    with pytest.raises(Refused, match=r"steps that are allowed|a number beyond"):
        check(data, fuel=300_000)


EMPTY = "i : span(1, 1000000), j : span(1, 1000000), k : span(2, 1)\nsays 1 < 0"


@pytest.mark.parametrize(
    ("text", "kind", "own"),
    [
        (f"for_all {EMPTY}", "finite", {"fixed": {}}),
        (f"exists {EMPTY}", "finite", {"fixed": {}}),
        (f"exists {EMPTY}", "point", {"assignment": {}}),
    ],
)
def test_values_that_are_only_listed_are_counted(text, kind, own):
    data = certificate(read_statement(text, read_prelude(NAMES)), kind, **own)
    with pytest.raises(Refused, match="more than the 50,000 steps"):
        check(data)


def test_products_of_unknowns_are_bounded():
    text = "exists a > 0, b > 0, c > 0, d > 0\nsays (a + b + c + d + 1)**40 < 0"
    data = certificate(read_statement(text, read_prelude(NAMES)), "point", assignment={})
    with pytest.raises(Refused):
        check(data)


def test_a_type_that_doubles_with_every_alias_is_refused():
    rows = "".join(f"type a{i}(k) = a{i - 1}(k + k)\n" for i in range(1, 60))
    with pytest.raises(Refused, match="more than 1000 parts"):
        read_statement("for_all z : a59(1)\nsays 1 < 2", read_prelude(NAMES + "type a0(k) = array(k, 2)\n" + rows))


def test_what_fits_is_accepted():
    statement = read_statement(f"{ONE}\nsays {derived('x**8', 4)} < 0", read_prelude(NAMES))
    data = certificate(statement, "point", assignment={"x": "2"})
    assert check(data, fuel=1_000).refutes
    with pytest.raises(Refused, match="more than the 5 steps"):
        check(data, fuel=5)

"""What exists, by Krawczyk's test: roots and stationary points, and what must not pass for one."""

from __future__ import annotations

import math

import pytest

from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate, check
from verify.statement.errors import Refused
from verify.statement.variable_ranges import is_whole

PRELUDE = read_prelude("""
names n, i : nat
names s, t, c : real
names A : array(2)
bowl(A) = (A[1] - 1)**2 + (A[2] + 2)**2 + sin(A[1]*A[2])/10
""")


def shows(text, boxes, **fixed):
    data = certificate(read_statement(text, PRELUDE), "zero", fixed=fixed, boxes=boxes)
    return check(data), is_whole(data)


def test_a_root_exists_where_it_is():
    found, whole = shows("exists s : real\nsays s**3 == 2 and s > 0", {"s": ["6/5", "13/10"]})
    assert (found.refutes, found.cases, whole) == (False, 1, True)
    assert 6 / 5 < 2 ** (1 / 3) < 13 / 10
    found, whole = shows("for_all n >= 2\nexists s > 0\nsays s**2 == n", {"s": ["17/10", "18/10"]}, n=3)
    assert not whole
    assert found.sentence == (
        "at n = 3, s in [17/10, 18/10] it holds that for all n >= 2, there is s > 0 such that s**2 == n (1 numbers)"
    )


def test_two_equations_and_an_array():
    low, high = math.log(2) - 0.01, math.log(2) + 0.01
    box = {"s": [str(round(low * 1000)) + "/1000", str(round(high * 1000)) + "/1000"], "t": ["1/2", "3/4"]}
    assert shows("exists s, t : real\nsays exp(s) == 2 and s == t", box)[0].cases == 2
    stationary = "exists A : array(2)\nsays every(D(bowl(A), A[i]) == 0 for i in span(1, 2))"
    assert shows(stationary, {"A": [["9/10", "12/10"], ["-21/10", "-19/10"]]})[0].cases == 2


def test_what_exists_may_be_fixed_and_conditions_may_be_equations():
    circle = "exists s, t : real, s**2 + t**2 == 1, s > 0\nsays t > 1/2"
    found, whole = shows(circle, {"s": ["79/100", "81/100"]}, t="3/5")
    assert (found.cases, whole) == (1, True)
    assert shows(circle, {}, s="4/5", t="3/5")[1]  # the equation holds at the point
    assert shows("exists s, t : real, s == 2*t\nsays t**2 == 2", {"t": ["7/5", "3/2"], "s": ["14/5", "3"]})[1]
    assert shows("exists s : real\nsays s**3 <= 2", {"s": ["6/5", "13/10"]})[1]  # equality is enough
    both = "exists s, t : real, s + t == 3\nsays s*t <= 1 and s*t >= 1 and s > t"
    assert shows(both, {"s": ["261/100", "262/100"], "t": ["38/100", "39/100"]})[1]
    _, whole = shows("for_all n >= 1\nexists s, t : real\nsays s**2 == n*t", {"s": ["2", "4"]}, n=3, t="3")
    assert not whole


@pytest.mark.parametrize(
    ("text", "boxes", "fixed"),
    [
        ("exists s, t : real, s**2 + t**2 == 1\nsays t > 3/5", {"s": ["79/100", "81/100"]}, {"t": "3/5"}),
        ("exists s, t : real, s**2 + t**2 == 1\nsays t > 1/2", {}, {"s": "4/5", "t": "7/10"}),  # not on the circle
        ("exists s, t : real, s**2 + t**2 == 1\nsays t > 1/2", {}, {"s": "4/5"}),  # t is neither fixed nor in a box
        ("exists s, t : real, s == t\nsays t > 1/2", {"t": ["1", "2"]}, {"s": "3/2", "t": "3/2"}),  # both
        ("exists s, t : real, s**2 == 2, t == 1\nsays t**2 == 2", {"s": ["7/5", "3/2"]}, {"t": "1"}),
        ("exists s : real\nsays s**3 < 2", {"s": ["6/5", "13/10"]}, {}),
        (
            "exists s, t : real, s + t == 3\nsays s*t <= 2 and s*t >= 2 and s > t",
            {"s": ["2/1", "3"], "t": ["0", "1"]},
            {},
        ),
        ("exists s, t : real, s == t, s == 2*t - 1\nsays s > 0", {"s": ["1/2", "3/2"]}, {"t": "1"}),  # two equations
        ("exists s : real\nfor_all t : real\nsays s*t == t", {}, {"s": "1", "t": "1"}),
        ("for_all t : real\nexists s : real\nsays s == t", {"t": ["0", "2"]}, {"s": "1"}),  # what is for all in a box
        ("exists n : nat\nsays n < 1", {}, {"n": -1}),  # not of its type
        ("exists s : real\nsays 1/s > 1 or s == 0", {}, {"s": "0"}),  # undefined at the point
        ("exists s : real, s**2 == 2\nsays sqrt(s) > 1", {"s": ["-3/2", "-7/5"]}, {}),
    ],
)
def test_forged_points_are_refused(text, boxes, fixed):
    with pytest.raises(Refused):
        shows(text, boxes, **fixed)


@pytest.mark.parametrize(
    ("text", "boxes", "fixed"),
    [
        ("exists s : real\nsays s**2 == 2", {"s": ["0", "1"]}, {}),  # no root there
        ("exists s : real\nsays s**2 == 0", {"s": ["-1", "1"]}, {}),  # a root, but a double one
        ("exists s : real\nsays s**2 == -1", {"s": ["-1", "1"]}, {}),
        ("exists s : real\nsays s**3 == 2 and s > 5/4", {"s": ["6/5", "13/10"]}, {}),  # the rest is not told on the box
        ("exists s : real\nsays s**3 == 2 and s < 0", {"s": ["6/5", "13/10"]}, {}),
        ("exists s < 0\nsays s**3 == 2", {"s": ["6/5", "13/10"]}, {}),
        ("exists s : real\nsays abs(s) == 0", {"s": ["-1", "1"]}, {}),  # a kink
        ("exists s : real\nsays max(0, s) == 0", {"s": ["-1", "1"]}, {}),
        ("exists s, t : real\nsays s*t == 1", {"s": ["1/2", "2"], "t": ["1/2", "2"]}, {}),  # one equation, two unknowns
        ("exists s : real\nfor_all t : real\nsays s*t == t", {"s": ["1/2", "2"]}, {"t": "1"}),  # for all after it
        ("for_all t : real\nexists s : real\nsays s == t", {"s": ["0", "2"], "t": ["0", "2"]}, {}),
        ("for_all t : real\ngiven t > 3\nexists s : real\nsays s == t", {"s": ["0", "2"]}, {"t": "1"}),
        ("exists s : real\nsays s == 1", {"s": ["1", "1"]}, {}),  # no inside
        ("exists s : real\nsays s == 1", {"s": ["2", "0"]}, {}),
        ("exists s : real\nsays s == 1", {"s": ["0", "2"], "t": ["0", "1"]}, {}),
        ("exists s : real\nsays 1/s == 1", {"s": ["-1", "2"]}, {}),  # undefined inside
        ("exists s : real\nsays s == 1 or s == 2", {"s": ["0", "3/2"]}, {}),
        ("exists A : array(2)\nsays A[1] == 0 and A[2] == 0", {"A": [["-1", "1"]]}, {}),  # another shape
    ],
)
def test_what_is_not_shown_is_refused(text, boxes, fixed):
    with pytest.raises(Refused):
        shows(text, boxes, **fixed)

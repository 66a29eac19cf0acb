"""Equations, alternatives and inequalities that are only !=, through simpler statements."""

from __future__ import annotations

import copy

import pytest

import verify
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.certificate import certificate, check

TRUE = [
    ("1 < s and s < 2", "1 < a < 9, 1 < b < 9, 1 < c < 9, s : reals", "s == 1 + a/(a + b + c)"),
    ("z*(3*x) <= y*x*(15 + 8*x**2)", "z >= 0, 0 < x <= 1, y >= 0", "z*z == 75 + 80*x**2 and y*y == 3"),
    ("x**2 > y", "x : reals, y < 1", "x > 1 or x < -2"),
    ("x != y", "x : reals, y : reals", "x > y**2 + 1"),
    ("x > 1 or y > 1", "x > 0, y > 0", "x*y >= 3/2"),
    ("(2 + x**2 + x*y)/2 <= exp(x)", "x >= 0, y >= 0", "y**2 == 4 + x**2"),
]
FALSE = [
    ("1 < s and s < 3/2", "a > 0, b > 0, c > 0, s : reals", "s == 1 + a/(a + b + c)"),
    ("z*(3*x) <= y*x*(15 + x**2)", "z >= 0, 0 < x <= 1, y >= 0", "z*z == 80 + 80*x**2 and y*y == 3"),
    ("x**2 > y", "x : reals, y < 5", "x > 1 or x < -2"),
    ("x != y", "x : reals, y : reals", "x > y**2 - 1"),
    ("x > 1 or y > 1", "x > 0, y > 0", "x*y >= 1/2"),
    ("(2 + x**2 + 2*x*y)/2 <= exp(x)", "x >= 0, y >= 0", "y**2 == 4 + x**2"),
]


@pytest.mark.parametrize(("said", "over", "given"), TRUE)
def test_true_statements(said, over, given):
    answer = verify.certify(said, over=over, given=given, engine="cases", effort="quick")
    assert answer.verdict == "holds"
    assert answer.certificate["certificate"]["kind"] == "reduced"


@pytest.mark.parametrize(("true", "false"), list(zip(TRUE, FALSE, strict=True)))
def test_false_statements_and_the_proofs_of_their_neighbours(true, false):
    answer = verify.certify(false[0], over=false[1], given=false[2], effort="quick")
    assert answer.verdict == "refuted"
    body = verify.certify(true[0], over=true[1], given=true[2], engine="cases", effort="quick").certificate[
        "certificate"
    ]
    statement = asked(*false)
    with pytest.raises(Refused):
        check(certificate(statement, "reduced", inside=body["inside"], proof=copy.deepcopy(body["proof"])))


def test_nothing_is_shown_where_nothing_is_said():
    answer = verify.certify("x > 5", over="x : reals, y : reals", given="x**2 + y**2 == -1", effort="quick")
    assert answer.verdict == "open"

"""Simpler forms of a relation: what they say carries over, and where a step would be wrong it is not taken."""

from __future__ import annotations

import pytest

from verify.engines.relation import decide
from verify.engines.simpler import Question, simplified, with_rational_roots
from verify.statement.parser import Parser, spelled
from verify.statement.tokens import tokens


def read(text):
    return Parser(tokens(text)).whole()


def question(left, sign, right, types, *conditions):
    return Question(read(left), sign, read(right), types, tuple(map(read, conditions)))


def shown(made):
    return spelled(made.left), spelled(made.right), [spelled(node) for node in made.conditions]


def test_a_name_under_a_root_is_a_square():
    made, needed = simplified(question("sqrt(2*k)*k", ">=", "1", {"k": "int"}, "k >= 4"))
    assert shown(made) == ("k_r*sqrt(2)*k_r**2", "1", ["k_r >= 0", "k_r >= 2"])
    assert made.types == {"k_r": "real"}
    assert [spelled(node) for node in needed] == ["k >= 0"]


def test_a_name_that_scales_is_one_only_if_it_is_positive_and_alone():
    types = {"k": "int", "tau": "real"}
    made, _ = simplified(question("2*k/tau", ">=", "k/tau + 1/tau", types, "k >= 1", "0 < tau <= 1"))
    assert "tau" not in made.types
    for left, conditions in (
        ("2*k/tau", ["0 <= tau <= 1"]),
        ("2*k/tau**2", ["0 < tau <= 1"]),
        ("k/tau", ["k > tau > 0"]),
    ):
        made, _ = simplified(question(left, ">=", "k/tau + 1/tau", types, "k >= 1", *conditions))
        assert "tau" in made.types, left


def test_what_is_left_out_on_both_sides_must_be_defined_and_not_negative():
    made, needed = simplified(question("x*log(y)", ">", "y*log(y)", {"x": "real", "y": "real"}, "x > y"))
    assert shown(made)[:2] == ("x", "y")
    assert [spelled(node) for node in needed] == ["log(y) > 0"]
    made, needed = simplified(question("x + 1/y", ">=", "1/y", {"x": "real", "y": "real"}, "x > y"))
    assert shown(made)[:2] == ("x", "0")
    assert [spelled(node) for node in needed] == ["1/y == 1/y"]


def test_a_root_of_a_number_lies_between_two_rational_numbers():
    made = with_rational_roots(question("sqrt(2)*x", ">=", "x + sqrt(2)", {"x": "real"}, "x >= 9"))
    assert shown(made) == ("root0*x", "x + root0", ["x >= 9", "root0 >= 7/5", "root0 <= 3/2"])


@pytest.mark.parametrize(
    ("left", "relation", "right", "over", "answer"),
    [
        ("8*k**2*sqrt(2*k)/tau", ">=", "sqrt(6)*sqrt(k)**3/tau", "k : int, k >= 1, 0 < tau <= 1", "yes"),
        ("x*y", ">=", "2*x*y", "x : real, y : real", "no"),
        ("x*(y - 1)", ">=", "y*(y - 1)", "x >= y, y >= 0", "no"),
        ("x + 1/(y - 1)", ">=", "1/(y - 1)", "x >= 0, y >= 0", "no"),
        ("sqrt(x)*sqrt(x)", "==", "x", "x : real", "no"),
        ("exp(log(x))", "==", "x", "x : real", "no"),
        ("exp(-log(x))", "==", "1/x", "x > 0", "yes"),
        ("sqrt(2)*x", ">", "1.4142135*x", "x > 0", "yes"),
        ("sqrt(2)*x", ">", "1.4142136*x", "x > 0", "no"),
        ("x/y", ">=", "2*x/y", "x : real, y > 0", "no"),
    ],
)
def test_answers(left, relation, right, over, answer):
    assert decide(left, relation, right, over).answer == answer

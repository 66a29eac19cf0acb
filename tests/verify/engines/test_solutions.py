"""Points that meet equations and inequalities: what exists, and where statements with hypotheses fail."""

from __future__ import annotations

import pytest

import verify


def asked(said, over="", given=""):
    answer = verify.certify(said, over=over, given=given, engine="solutions", effort="quick")
    return answer.verdict, answer.certificate and answer.certificate["certificate"]["kind"]


@pytest.mark.parametrize(
    ("said", "over", "given", "kind"),
    [
        ("a*a != 2", "a : reals, b : reals", "b*b == 3", "denial"),  # irrational numbers are enclosed
        ("x + y <= 7/5", "x > 0, y > 0", "x**2 + y**2 == 1", "point"),  # 4/5, 3/5 or the like, or an enclosure
        ("x < 2", "x : reals", "x**3 == 10 + x", "denial"),
        ("x*y < 1 or x*y > 1", "x : reals, y : reals", "x + y == 3", "denial"),
        ("x <= 1/2", "x : reals", "sin(x) == x/2", "denial"),
        ("x**2 + y**2 + z**2 < 3", "x >= 0, y >= 0, z >= 0", "x + y + z == 3", "point"),
    ],
)
def test_false_statements_with_equations(said, over, given, kind):
    verdict, found = asked(said, over, given)
    assert verdict == "refuted"
    assert found == kind or {found, kind} == {"point", "denial"}


@pytest.mark.parametrize(
    "said",
    [
        "exists x : reals, y : reals; says x < y and x**2 >= y**2",
        "exists x : reals, y : reals, z : reals; says x*y*z == 2 and x + y + z == 4 and x > 0 and y > 0 and z > 0",
        "exists x > 0; says x == exp(-x)",
    ],
)
def test_what_exists_is_found(said):
    assert asked(said) == ("holds", "zero")


@pytest.mark.parametrize(
    ("said", "over", "given"),
    [
        ("x + y <= 3/2", "x : reals, y : reals", "x**2 + y**2 == 1"),
        ("a*a != 2", "a : reals, b : reals", "b*b == -3"),
        ("x**2 + y**2 >= 9/2", "x : reals, y : reals", "x + y == 3"),  # an equality somewhere
    ],
)
def test_true_statements_are_not_refuted(said, over, given):
    assert asked(said, over, given)[0] == "open"
    assert asked("exists x : reals, y : reals; says x**2 + y**2 < 2*x*y")[0] == "open"

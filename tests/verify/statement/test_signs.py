"""Signs that a form and the ends of the sides show, of which it is decided whether a condition has a value."""

from __future__ import annotations

import pytest

from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes.conditions import require_defined
from verify.statement.boxes.goals import problems
from verify.statement.boxes.signs import signs

DEFINED = [
    ("a > 0, b > 0", "1/(a + b) <= 3"),
    ("a > 0, b > 0", "a + b >= 1/a + 1/b"),
    ("a >= 0, b > 0", "sqrt(a) <= 1/(sqrt(a) + b)"),
    ("a < 0, b > 0", "1/(a*b) <= 3"),
    ("a : reals, b : reals", "1/(a**2 + b**2 + 1) <= 3"),
    ("a > 0, b <= 0", "1/(b - a) <= 3"),
    ("a : reals, b : reals", "0 <= 3 - a, sqrt(3 - a) <= b"),
    ("a : reals, b : reals", "a >= b, sqrt(a - b) <= 3"),
]
UNDEFINED = [
    ("a >= 0, b >= 0", "1/(a + b) <= 3"),
    ("a > 0, b > 0", "1/(a - b) <= 3"),
    ("a > 0, b >= 0", "1/(a*b) <= 3"),
    ("a < 0, b > 0", "log(a) <= b"),
    ("a > 0, b > 0", "sqrt(a - b) <= 3"),
    ("a : reals, b : reals", "1/(a**2 + b**2) <= 3"),
    ("a : reals, b : reals", "1/(a**3 + 1) <= 3"),
    ("a >= -1, b > 0", "1/(a + 1) <= 3"),
    ("a > 0, b > 0", "arcsin(a) <= 3"),
    ("a : reals, b : reals", "a <= b, sqrt(a - b) <= 3"),
    ("a : reals, b : reals", "0 >= 3 - a, sqrt(3 - a) <= b"),
    ("a : reals, b : reals", "sqrt(3 - a) <= b, 0 <= 3 - a"),
    ("a : reals, b : reals", "a - b >= 0, 1/(a - b) <= 3"),
]


@pytest.mark.parametrize(("over", "given"), DEFINED)
def test_conditions_have_values_where_the_signs_of_their_divisors_are_plain(over, given):
    require_defined(asked("a + b >= b", over, given, ""))


@pytest.mark.parametrize(("over", "given"), UNDEFINED)
def test_a_divisor_that_may_be_zero_is_refused(over, given):
    with pytest.raises(Refused):
        require_defined(asked("a + b >= b", over, given, ""))


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        ("a", {1}),
        ("b", {0, 1}),
        ("c", {-1}),
        ("d", {-1, 0, 1}),
        ("a + b", {1}),
        ("a - c", {1}),
        ("a + c", {-1, 0, 1}),
        ("b*c", {-1, 0}),
        ("d**2", {0, 1}),
        ("d**2*c", {-1, 0}),
        ("sqrt(b) + abs(d)", {0, 1}),
        ("exp(d) + b", {1}),
        ("a/c", {-1}),
        ("tanh(a)", {-1, 0, 1}),
    ],
)
def test_the_signs_of_a_form(term, expected):
    (problem,) = problems(asked(f"{term} <= e1", "a > 0, b >= 0, c <= -1/2, d : reals, e1 : reals", "", ""))
    gap = next(goal.gap for goal in problem.goals if goal.what == "said")
    op, _, node = problem.tape.nodes[gap]
    assert op in ("sub", "add")
    inner = node if op == "sub" else problem.tape.nodes[node][1]
    assert signs(problem, inner) == expected

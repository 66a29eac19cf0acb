"""A statement that is undefined at a point that it allows is not called true by any kind of certificate."""

import pytest

from verify.engines import decide, quantifiers
from verify.statement import Refused, read_prelude, read_statement
from verify.statement.boxes.conditions import require_defined
from verify.statement.certificate import certificate, check
from verify.statement.quantified import branches
from verify.statement.variable_ranges import is_whole, ranges


def statement(text, prelude=""):
    return read_statement(text, read_prelude(prelude))


UNDEFINED = (
    "for_all x : real\ngiven x >= 1 + 0*(1/x)\nsays x >= 1",
    "for_all x : real\ngiven log(x) >= 0, x >= 1\nsays x >= 0",
    "for_all x : real\ngiven 1 <= x <= 3 + 0*sqrt(x)\nsays x >= 0",
    "for_all x : real, y : real\ngiven x > 0, log(y/x) >= 0\nsays x >= 0",
    "for_all x : real, y : real\ngiven log(y/x) >= 0, x > 0, y > 0\nsays x >= 0",
    "for_all x : real, y : real\ngiven x > 0, y >= 0, log(y/x) <= 0\nsays x >= 0",
    "for_all x : real, y : real\ngiven x > 0, y > 0, log(x/y)/log(y/x) <= 0\nsays x >= 0",
    "for_all x : real, y : real\ngiven x > 0, y > 0, log(log(x)*y/x) <= 0\nsays x >= 0",
)


@pytest.mark.parametrize("text", UNDEFINED)
def test_a_condition_does_not_guard_itself(text):
    with pytest.raises(Refused):
        require_defined(statement(text))


def test_a_condition_is_guarded_by_those_before_it():
    require_defined(statement("for_all x : real\ngiven x >= 1, log(x) >= 0, 1/x <= 1\nsays x >= 0"))
    require_defined(
        statement("for_all x : real, y : real\ngiven x >= 1, y > 0, log(y/x) >= 0, 1/(x*y) <= 1\nsays x >= 0")
    )


@pytest.mark.parametrize("conditions", ["n >= 1 + 0*(1/n), n <= 5", "n >= -3, 1/n <= 5, n >= 1, n <= 6"])
def test_cases_are_not_left_out_by_a_condition_that_may_be_undefined(conditions):
    own = statement(f"for_all n : int\ngiven {conditions}\nsays n >= 1")
    with pytest.raises(Refused):
        check(certificate(own, "finite", fixed={}))


def test_a_cover_does_not_leave_out_where_a_condition_is_undefined():
    own = statement("for_all x : real\ngiven x >= 1 + 0*(1/x), x <= 5\nsays x >= 1/2")
    assert ranges(own)["x"] == (None, None)
    assert not is_whole(certificate(own, "cover", fixed={}, boxes={"x": ["1", "5"]}, leaves=500))


def test_every_part_of_a_choice_is_defined():
    own = statement("for_all x : real\nsays x < 1 or log(x) < 0 or x >= 1")
    made = branches(own)
    beside = made[len(made) // 2 :]
    assert len(beside) == 3
    assert all(any("log(x)" in part.text and "given" not in part.text for part in way) for way in beside)
    assert quantifiers.run(own, 0).certificate is None


def test_sizes_of_bits_do_not_depend_on_arguments():
    prelude = "names n : nat\nnames x : bits(n)\nnames z : bits(3)\nflip(n, x) = put(x, 1, 1)"
    with pytest.raises(Refused, match="sizes that depend"):
        statement("for_all n : nat, z : bits(3)\nsays flip(3, z)[n] >= 0", prelude)


@pytest.mark.parametrize(
    "text",
    [
        "for_all C : real, N : real, log(C) > 0\nexists n : real, n >= N\nsays n > C",
        "for_all C : real, N : real, C > 0, 1/(C - 1) > 0\nexists n : nat, n >= N\nsays n > C",
        "for_all k : int\nfor_all C : real, N : real, 1/k > -2\nexists n, m : real, n >= N, m >= N\nsays n + m > C",
        "exists p : int, 1/p > 0\nsays p == 3",
        "exists p : int\nexists q : int, 1/p > 0\nsays p == q",
        "exists x : real\ngiven log(x) > 0\nsays x == 3",
        "exists p : span(-2, 3), 1/p < 0\nsays p == -2",
        "exists p : span(-2, 3)\ngiven 1/p < 0\nsays p == -2",
    ],
)
def test_what_exists_does_not_hide_where_a_condition_is_undefined(text):
    assert decide(statement(text), effort="quick").verdict == "open"


@pytest.mark.parametrize(
    "text",
    [
        "for_all C : real, N : real, C > 1, sqrt(C - 1) > 0\nexists n : nat, n >= N\nsays n > C",
        "exists p : int, p >= 1, 1/p > 0\nsays p == 3",
        "exists x : real\ngiven x > 0, log(x) > 0\nsays x == 3",
        "exists p : span(-2, 3), p < 0, 1/p < 0\nsays p == -2",
    ],
)
def test_what_exists_is_chosen_where_conditions_are_guarded(text):
    assert decide(statement(text), effort="quick").verdict == "holds"

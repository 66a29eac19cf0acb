"""An enclosure that may be an integer is never taken for a proof that there is no value."""

from __future__ import annotations

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import Undecided
from verify.statement.assign import refutes, undefined, violated
from verify.statement.evaluate import Machine

LONG = "2**40000 - 2**40000"  # an integer that is carried as a ball


@pytest.mark.parametrize(
    "said",
    [
        "x**(sqrt(2)*0) == 1",
        "(x - 2)**(sqrt(2)**2) >= 0",
        "(x - x)**(sqrt(2) - sqrt(2)) == 1",
        "D((x - 2)**(y - y), y) == 0",
        "(x - 2)**(log(exp(1) + 0*exp(2))) >= -2",
        f"(x - 2)**({LONG} + 2) > 0",
    ],
)
def test_a_power_with_an_exponent_that_may_be_an_integer(said):
    statement = asked(said, "x : reals, y : reals")
    point = {"x": "-1", "y": "3"}
    assert undefined(statement, point) == ""
    assert not refutes(statement, point)


@pytest.mark.parametrize(
    "said",
    [
        f"a[{LONG} + 1] > 5",
        f"sum(1 for i in span(1, {LONG} + 2)) == 5",
        f"after({LONG} + 1, v, v + 1) > 5",
        f"b[{LONG} + 1] == 7",
    ],
)
def test_an_index_that_is_not_told(said):
    statement = asked(f"for_all a : array(2), b : bits(2), v : real; says {said}", "")
    point = {"a": ["0", "0"], "b": "01", "v": "0"}
    with pytest.raises(Undecided):
        violated(statement, point, Machine(statement.prelude.definitions))
    assert undefined(statement, point) == ""


@pytest.mark.parametrize("said", ["(x - 2)**(1/2) > 0", "(x - 2)**sqrt(2) > 0", "0**(sqrt(2)) == 0", "x**(pi) > 0"])
def test_an_exponent_that_is_no_integer_still_has_no_value(said):
    statement = asked(said, "x : reals")
    assert "no integer" in undefined(statement, {"x": "-1"})


def test_no_answer_calls_such_a_power_undefined():
    assert "not defined" not in certify("x**(sqrt(2)*0) == 1", over="x : span(-2, -1)", limit=3).summary

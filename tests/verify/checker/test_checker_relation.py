"""The certificate kind that knows no model: exact, bounded, and false as soon as a field is changed."""

from __future__ import annotations

import copy
import operator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify import checker
from verify.statement import relations
from verify.statement.formula import FormulaError, read_formula

FAILS = {
    "kind": "relation-fails",
    "at": [["L", "2"], ["mu", "1"], ["x", "1"]],
    "define": [["y", ["-", "x", ["/", "x", "L"]]], ["new", ["/", ["^", "y", "2"], "2"]]],
    "given": [["0", "<", "mu"], ["mu", "<=", "L"]],
    "left": "new",
    "relation": "<=",
    "right": ["*", ["-", "1", ["/", ["*", "2", "mu"], "L"]], ["/", ["^", "x", "2"], "2"]],
}
HOLDS = {
    "kind": "relation-holds",
    "at": [["a", "-3/4"]],
    "define": [],
    "given": [],
    "left": ["abs", "a"],
    "relation": "=",
    "right": ["max", "a", ["neg", "a"]],
}


def _with(body, **changes):
    return {**copy.deepcopy(body), **changes}


def test_it_says_what_was_evaluated():
    assert checker.establish(FAILS) == (
        "new <= (1 - ((2 * mu) / L)) * ((x ^ 2) / 2) is false: the sides are 1/8 and 0 at L = 2, mu = 1, x = 1, "
        "where y = x - (x / L) = 1/2, new = (y ^ 2) / 2 = 1/8, with 0 < mu and mu <= L"
    )
    assert checker.establish(HOLDS) == "abs(a) = max(a, neg(a)): the sides are 3/4 and 3/4 at a = -3/4"
    assert checker.check_body(checker.seal(FAILS))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"kind": "relation-holds"}, "fails there"),
        ({"relation": ">"}, "holds there"),
        ({"at": [["L", "2"], ["mu", "3"], ["x", "1"]]}, "hypothesis mu <= L does not hold"),
        ({"at": [["L", "0"], ["mu", "0"], ["x", "1"]]}, "division by zero"),
        ({"at": [["L", "2"], ["L", "2"]]}, "given twice"),
        ({"at": [["L", "2"], ["mu", "1"], ["x", "1"], ["y", "1"]]}, "y is given twice"),
        ({"at": [["2L", "2"]]}, "a name is one or two letters"),
        ({"at": [["L", 2]]}, "exact rational"),
        ({"at": [["L", "2"]]}, "x has no value"),
        ({"define": [["y", "new"], ["new", "1"]]}, "new has no value"),
        ({"define": [["y", ["^", "x", "1/2"]]]}, "exponent is an integer"),
        ({"define": [["y", ["^", "x", "65"]]]}, "exponent is an integer"),
        ({"define": [["y", ["^", "0", "-1"]]]}, "division by zero"),
        ({"define": [["y", ["exec", "x"]]]}, "unknown operation"),
        ({"define": [["y", ["-", "x"]]]}, "unknown operation"),
        ({"define": [["y", ["+"]]]}, "unknown operation"),
        ({"define": [["y", []]]}, "begins with an operation"),
        ({"define": [["y", 3]]}, "begins with an operation"),
        ({"define": [["y", ["+", *["x"] * 700]]]}, "more than 600 parts"),
        ({"relation": "~"}, "relation must be one of"),
        ({"given": [["0", "<"]]}, "given must be a list of 3"),
        ({"more": 1}, "unknown fields"),
        ({"left": ["^", ["^", ["^", "7", "64"], "64"], "2"]}, "more than 8000 bits"),
    ],
)
def test_a_changed_field_is_rejected(changes, complaint):
    with pytest.raises(checker.Rejected, match=complaint):
        checker.establish(_with(FAILS, **changes))


def _deep(depth):
    tree = "x"
    for _ in range(depth):
        tree = ["neg", tree]
    return tree


def test_depth_is_bounded():
    with pytest.raises(checker.Rejected, match="deeply"):
        checker.establish(_with(FAILS, left=_deep(5000)))


def test_a_changed_number_says_something_else():
    sealed = checker.seal(FAILS)
    forged = _with(sealed, at=[["L", "3"], ["mu", "1"], ["x", "1"]])
    forged["digest"] = checker.digest(forged)
    with pytest.raises(checker.Rejected, match="says something else"):
        checker.check_body(forged)


_numbers = st.fractions(max_denominator=9, min_value=-9, max_value=9)
_RELATIONS = {"<": operator.lt, "<=": operator.le, "=": operator.eq, ">=": operator.ge, ">": operator.gt}


@settings(max_examples=40, deadline=None)
@given(_numbers, _numbers, st.sampled_from(sorted(_RELATIONS)))
def test_exactly_one_of_the_two_kinds_is_accepted(a: Fraction, b: Fraction, relation: str):
    accepted = []
    for kind in ("relation-holds", "relation-fails"):
        body = {
            "kind": kind,
            "at": [["a", str(a)], ["b", str(b)]],
            "define": [],
            "given": [],
            "left": ["*", "a", "a"],
            "relation": relation,
            "right": ["+", "a", "b"],
        }
        try:
            checker.establish(body)
        except checker.Rejected:
            continue
        accepted.append(kind)
    assert accepted == ["relation-holds" if _RELATIONS[relation](a * a, a + b) else "relation-fails"]


def test_relations_are_written_as_one_writes_them():
    body = relations.fails(
        "new <= (1 - (2*mu)/L)*(x**2/2)",
        at={"L": 2, "mu": 1, "x": 1},
        define={"y": "x - x/L", "new": "y**2/2"},
        given=["0 < mu", "mu <= L"],
    )
    assert body == FAILS
    define = {"other": "ceil(3/4) - floor(1/4) + a/-3"}
    body = relations.holds("other = max(a, -a)", at={"a": Fraction(-3, 4)}, define=define)
    with pytest.raises(checker.Rejected, match="fails there: the sides are 5/4 and 3/4"):
        checker.establish(body)
    rate = read_formula("a/2", ("a",))
    assert "rate = a / 2 = 1" in checker.establish(relations.holds("rate > 0", at={"a": 2}, define={"rate": rate}))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("a", "two formulas"), ("a < 1 < 2", "two formulas"), ("a < sqrt(2)", "not exact"), ("b < 1", "b")],
)
def test_a_relation_that_cannot_be_written_is_one_line(text, complaint):
    with pytest.raises(FormulaError, match=complaint):
        relations.holds(text, at={"a": 1})

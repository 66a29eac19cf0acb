"""Relations of two formulas on a domain: answers, witnesses, domains with equations, certificates."""

from __future__ import annotations

from fractions import Fraction

import pytest

from verify.checker import establish
from verify.engines.relation import decide, defined, names, proportional
from verify.statement.formula import FormulaError, read_formula

SIZES = "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0"
NORMED = "n : int, m : int, n >= 1, m >= 1, norm >= 0"


@pytest.mark.parametrize(
    ("larger", "answer"),
    [
        ("8*k**2*sqrt(2*k)/tau", "yes"),
        ("2*k**(3/2)/tau", "yes"),
        ("2*n*k/tau", "yes"),
        ("1.999*k*sqrt(k)/tau", "no"),
        ("2*k**2", "no"),
        ("2*k*sqrt(k)/tau - b", "no"),
    ],
)
def test_an_answer_has_a_certificate_or_a_point(larger, answer):
    found = decide(larger, ">=", "2*k*sqrt(k)/tau", SIZES)
    assert found.answer == answer
    assert establish({"kind": "statement", "certificate": found.certificate["certificate"]})
    if answer == "no":
        at = dict(found.witness)
        assert read_formula(larger, tuple(at)).ball(at) < read_formula("2*k*sqrt(k)/tau", tuple(at)).ball(at)


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("(k-1)/(k**2-k)", "k", 1),
        ("(2*k+2)*(n-100)/(n-100)", "n", 100),
        ("1/(n-k)", None, None),
        ("n*(n-98765)/(n-98765)", "n", 98765),
        ("log(k-1)", "k", 1),
        ("sqrt(k-3)", None, None),
        ("0**(k-3)", None, None),
    ],
)
def test_what_is_undefined_somewhere_is_found(text, name, value):
    found = defined(text, SIZES)
    assert (found.answer, found.undefined) == ("no", "left")
    assert name is None or found.witness[name] == Fraction(value)
    assert decide("0", "<=", text, SIZES).undefined == "right"


def test_a_name_of_the_domain_may_mean_something_in_the_language():
    assert names(NORMED) == ("n", "m", "norm")
    assert decide("n - norm", "<=", read_formula("n", ("n",)), NORMED).answer == "yes"
    assert "norm" in decide("n", ">=", "n + norm", NORMED).witness


def test_a_term_stands_for_a_name():
    assert decide("n + norm", "<=", "n", f"{NORMED}, norm == 0").answer == "yes"
    assert decide("n - norm", ">=", "n", f"{NORMED}, m == 3").witness["m"] == 3
    even = decide("k", ">=", "n + 1", "h : int, i : int, h >= i >= 1, n == 2*h, k == 2*i")
    assert even.answer == "no"
    assert even.witness["n"] == 2 * even.witness["h"]
    assert decide("k", "<", "3", "k == 1, k <= 4").answer == "yes"
    # a broken number is no value of an integer: the equation stays a condition
    assert decide("n", ">=", "1", "n : int, n == x/2, 0 < x < 1").answer != "no"


@pytest.mark.parametrize("over", ["n >= ", "n >= __import__('os')", "n : nonesuch", "1 <"])
def test_a_domain_that_cannot_be_read_is_refused(over):
    with pytest.raises(FormulaError):
        decide("n", ">=", "0", over)


def test_a_name_without_a_domain_is_refused():
    with pytest.raises(FormulaError):
        decide("x", ">=", "0", SIZES)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5*norm*m**2/n", Fraction(5)),
        ("norm*m*m/(3*n)", Fraction(1, 3)),
        ("norm*m**3/n", None),
        ("-norm*m**2/n", -1),
        ("norm*m**2/n + max(0, n - 100)", None),
        ("norm*m**2/n + 0/(n - 4)", None),
        ("0*norm", Fraction(0)),
    ],
)
def test_proportion(text, number):
    assert proportional(text, "norm*m**2/n", NORMED) == number


def test_a_decision_is_no_truth_value():
    with pytest.raises(TypeError, match="three answers"):
        bool(decide("n", ">=", "1", SIZES))


def test_what_only_a_later_engine_refutes_is_refuted():
    found = decide("(n - 123456)*(n - 123458)", ">=", "0", SIZES)
    assert (found.answer, found.witness["n"]) == ("no", 123457)


def test_a_side_without_a_value_or_a_point_of_another_type_decides_nothing():
    assert decide("a/(b/(c-22/71))", "<=", "a*2", "a >= 1, b >= 1, 0 <= c <= 1").answer != "yes"
    assert decide("n", ">=", "5", "n : int, k : nat, k == n - 5").answer != "no"

"""The table of constants: one word each, evaluated twice, and nothing shown that contradicts an enclosure."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.verify.report.samples import claim, sample, step
from verify.records import Kind, Verdict
from verify.report import constants
from verify.report.evaluated import evaluated, latex
from verify.report.text import shorten
from verify.results.schema import ConstantResult, Results


def constant(**fields) -> ConstantResult:
    defaults = {
        "name": "constant",
        "at": {"n": 8, "k": 3, "tau": "1/8"},
        "paper": "100",
        "best_lower": "9",
        "best_upper": "10",
        "ratio": "10",
    }
    return ConstantResult(**(defaults | fields))


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({}, "loose ×10"),
        ({"paper": "8900", "best_upper": "10", "best_lower": "9.9"}, "loose ×890"),
        ({"paper": "8.9"}, "wrong"),
        ({"paper": "9.5"}, "undecided"),
        ({"paper": "9.5", "best_lower": "9.4", "best_upper": "9.6"}, "tight"),
        ({"paper": "10", "best_lower": "10"}, "tight"),
        ({"bound": "lower", "paper": "1"}, "loose ×9"),
        ({"bound": "lower", "paper": "11"}, "wrong"),
        ({"bound": "lower", "paper": "0"}, "says nothing"),
        ({"bound": "lower", "paper": "-3"}, "says nothing"),
        ({"bound": "lower", "paper": "0.1", "best_lower": "0", "best_upper": "0"}, "wrong"),
        ({"bound": "exact", "paper": "9.5"}, "undecided"),
        ({"bound": "exact", "paper": "0"}, "wrong"),
        ({"bound": "exact", "paper": "9", "best_upper": "9"}, "exact"),
        ({"bound": "choice"}, ""),
        ({"best_lower": "none", "best_upper": "none"}, ""),
        ({"paper": "NaN"}, ""),
        ({"best_upper": "?", "best_lower": "?"}, ""),
    ],
)
def test_one_word(fields, word):
    assert constants.word(constant(**fields)) == word


def results(*points: ConstantResult, verdict: Verdict = Verdict.HOLDS, steps=(), **fields) -> Results:
    item = claim("lemma-15", verdict, steps, constants=points, **fields)
    return msgspec.structs.replace(
        sample(), claims=(item,), model={"n": 8, "k": 3, "temperature": "1/n"}, environment={"digits": "40"}
    )


def test_a_row_has_words_formulas_the_models_point_and_the_agreement():
    other = constant(at={"n": 20, "k": 3, "tau": "1/20"})
    mine = constant(
        formula="8*k**2*sqrt(2*k)/tau", best="2*k*sqrt(k)/tau", paper="1410.906", best_upper="33", best_lower="32"
    )
    [row] = constants.rows(results(other, mine, meanings={"constant": "Lipschitz constant of the output"}))
    assert row.name == "Lipschitz constant of the output"
    assert (row.point, row.points) == (mine, 2)
    assert "sqrt" in row.printed
    assert row.proved_value == shorten("83.138438763306110")
    assert row.word == "loose ×42.8"
    assert constants.agreement(row) == "the table's value differs", "of 1410.906 more digits are wanted"
    exact = constant(formula="8*k**2*sqrt(2*k)/tau", paper="1410.90609184340")
    [row] = constants.rows(results(exact))
    assert constants.agreement(row) == "40 digits"
    wrong = constant(formula="8*k**2*sqrt(2*k)/tau", paper="1410.91609184340")
    [row] = constants.rows(results(wrong))
    assert constants.agreement(row) == "the table's value differs"


def test_a_formula_that_contradicts_its_enclosure_is_not_called_proved():
    [row] = constants.rows(results(constant(best="k")))  # 3, and the best possible is at least 9
    assert (row.proved, row.proved_value) == (None, "")
    [low] = constants.rows(results(constant(bound="lower", paper="1", best="100*k")))
    assert low.proved is None


def test_a_formula_of_a_refuted_statement_is_false_elsewhere():
    said = latex("8*k**2/tau")
    mine = constant(formula="8*k**2/tau", paper="576")
    [row] = constants.rows(results(mine, verdict=Verdict.REFUTED, statement=f"At most ${said}$."))
    assert row.word == "loose ×57.6, false elsewhere"
    broken = step("lemma-15.entry", Verdict.REFUTED, printed=said)
    [row] = constants.rows(results(mine, steps=(broken,)))
    assert row.word.endswith("false elsewhere")
    [row] = constants.rows(results(mine, statement=f"At most ${said}$."))
    assert row.word == "loose ×57.6"


# -- two evaluators ----------------------------------------------------------------------------------------


def test_letters_stand_for_formulas_of_letters():
    letters = {
        "mu": "min(64*mu1, mu2)/2**(n + 1)",
        "mu1": "2*c2**2/(n**2*k**2)",
        "mu2": "64*k**2*c2**2/n**2",
        "n": "8",
        "k": "3",
        "c2": "1",
    }
    found = evaluated("mu", letters, 50)
    value = Fraction(min(Fraction(128, 64 * 9), Fraction(64 * 9, 64))) / 2**9
    assert found.digits == 50
    assert abs(Fraction(found.mpmath) - value) < Fraction(1, 10**48)


@pytest.mark.parametrize("text", ["x", "1/(n - 8)", "sqrt(n - 9)", "log(n - 8)", "eta", "n;", "", "(" * 60])
def test_what_has_no_value_has_none(text):
    assert evaluated(text, {"n": "8", "eta": "eta2", "eta2": "eta"}, 30) is None


@settings(max_examples=40, deadline=None)
@given(st.fractions(min_value=Fraction(1, 50), max_value=100, max_denominator=50), st.integers(1, 12))
def test_both_agree_with_exact_rationals(tau, k):
    found = evaluated("max(8*k**2/tau, k + 1)", {"tau": str(tau), "k": str(k)}, 30)
    exact = max(8 * k**2 / tau, Fraction(k + 1))
    assert found.digits == 30
    assert abs(Fraction(found.mpmath) - exact) <= exact / 10**29


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        ("0.99999999999574697839", "1 - 4.253e-12"),
        ("1.0000000000000001", "1 + 1.000e-16"),
        ("1", "1"),
        ("-0.99999999999", "-1 + 1.000e-11"),
        ("1410.9064176457", "1410.906"),
        ("1234567", "1234567"),
    ],
)
def test_what_is_not_one_is_not_shown_as_one(number, shown):
    assert shorten(number) == shown


def test_a_bound_stays_a_bound_when_it_is_shortened():
    assert Fraction(shorten("0.99999999999", "down")) < Fraction("0.99999999999")
    assert Fraction(shorten("1.00000000001", "up")) > Fraction("1.00000000001")


def test_a_number_that_nothing_stands_behind_is_not_compared():
    lost = constant(best_lower="?", best_upper="?", ratio="?", evidence=Kind.NONE, best="k")
    [row] = constants.rows(results(lost))
    assert (row.word, row.proved, row.share) == ("", None, 0)

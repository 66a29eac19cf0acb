"""Lemma 7: the conditional statement, the printed numbers put in, and mutants of the cases."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.lemma_7.cases import at_least
from theorems.han2025.lemma_7.checks import NAMES, assembled
from theorems.han2025.lemma_7.figures import ratio_against_every_parameter
from theorems.han2025.lemma_7.numbers import learning_rate
from theorems.han2025.shared.printed import rough_risk
from theorems.han2025.shared.suprema import SYMBOLS, proved
from verify.statement.formula import read_formula

CLAIM = claim_of("lemma-7")


def test_readings_steps_and_repair():
    assert not Court(CLAIM).surprises()


@pytest.mark.parametrize(
    ("name", "text", "step", "verdict"),
    [
        ("case_ii", "l1*C", "case-ii", "refuted"),
        ("case_ii", "3*l1*C", "case-ii", "holds"),
        ("case_iii", "2*l2 + B", "case-iii", "refuted"),
        ("case_iii", "2*l2 + 3*B", "case-iii", "holds"),
        ("case_iii", "l2 + 2*B", "case-iii", "refuted"),
        ("factor", "1/2", "loss-to-risk", "refuted"),
    ],
)
def test_mutants_of_the_cases(name, text, step, verdict):
    assert Court(CLAIM, **{name: text}).step(step) == verdict


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("2*l1*C + 2*l2 + 2*B", "holds"),
        ("max(2*l1*C, 2*l2 + 2*B, B**2)", "holds"),
        ("2*(l2 + B)", "holds"),
        ("(l2 + B)/50", "refuted"),
        ("l1/1000", "refuted"),
        ("2*l1*C", "refuted"),
        ("2*l1 + 2*C", "refuted"),
        ("2*(l2 + B)/5", "refuted"),
        ("2*(l2 + B)/3", "open"),
    ],
)
def test_mutants_of_the_constant(text, verdict):
    assert Court(CLAIM, constant=text).reading() == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("max(l1*C, l2 + B)", "refuted"),
        ("2*(l2 - B)", "refuted"),
        ("min(2*l1*C, 2*(l2 + B))", "refuted"),
        ("2*l2 + B", "refuted"),
        ("2*l1*C", "refuted"),
        ("2*l1*C + 2*(l2 + B)", "holds"),
        ("2*(l2 + B)", "holds"),
        ("2*(l2 + B) - l1*C/10", "refuted"),
    ],
)
def test_mutants_as_a_statement_about_any_output(text, verdict):
    assert Court(CLAIM, constant=text).reading("any-output") == verdict


@pytest.mark.parametrize("label", [1, -1])
def test_the_second_part_is_enough_by_brute_force(label):
    """Outputs that wave across the margin many times: the gradient of the loss never moves faster than 2(l2 + B)."""
    a = np.linspace(-3, 3, 20_001)
    for height, rate in ((0.2, 9.0), (1.0, 5.0), (3.0, 2.0), (0.05, 40.0)):
        output = 1 + height * np.sin(rate * a)
        slope, bend = height * rate * np.cos(rate * a), -height * rate**2 * np.sin(rate * a)
        l2, b = np.abs(slope**2 + output * bend).max(), np.abs(bend).max()
        gradient = np.where(label * output < 1, 2 * (output - label) * slope, 0.0)
        assert np.abs(np.diff(gradient) / np.diff(a)).max() <= 2 * (l2 + b) + 1e-6


def test_the_printed_numbers_fail_where_the_certificate_says_and_not_at_the_proved_end():
    assert float(Fraction(rough_risk(Fraction(402_000))["value"])) > _number(402_000)
    assert float(Fraction(rough_risk(Fraction(17_860))["value"])) < _number(17_860)


def _number(b):
    return float(read_formula(assembled(), SYMBOLS).ball({"n": 2, "k": 1, "tau": Fraction(1), "b": Fraction(b)}))


def test_at_least_needs_every_coefficient():
    assert at_least(read_formula("max(2*l1*C, 2*(l2 + B))", NAMES), "2*l1*C").answer == "yes"
    assert at_least(read_formula("max(l1*C, 2*(l2 + B))", NAMES), "2*l1*C").answer == "no"
    assert at_least(read_formula("2*l1*C - B", NAMES), "2*l1*C").answer == "no"


def test_learning_rates_at_fifty_digits():
    at = {"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)}
    rate = learning_rate(assembled(), at, 50)
    assert len(rate.split("e")[0].replace(".", "").lstrip("0")) >= 50
    assert abs(1 / float(rate) - float(read_formula(assembled(), SYMBOLS).ball(at))) < 1e-6 / float(rate)
    assert float(learning_rate(proved("loss").text, at, 50)) > 100 * float(rate)


@pytest.mark.slow
def test_the_figure_is_deterministic():
    ctx = context(CLAIM)
    assert ratio_against_every_parameter(ctx) == ratio_against_every_parameter(ctx)

"""Remarks 12 and 13 and contribution (ii): limits, slips of O and Ω, and what is true."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.frozen.hard_heads import heads
from numerics.frozen.minimax import minimax, worst_risk
from tests.theorems.helpers import Court, claim_of


@pytest.mark.slow
def test_verdicts_of_remark_12():
    court = Court(claim_of("rem-12"))
    assert {r.id: str(court.reading(r.id)) for r in claim_of("rem-12").readings} == {
        "literal": "refuted",
        "charitable": "holds",
        "threshold-as-printed": "refuted",
    }
    assert court.step("limit-first-factor") == "refuted"
    assert court.step("limit-first-factor", "weights-bounded-below") == "holds"
    assert court.step("limit-second-factor") == "holds"
    assert court.step("conclusion") == "refuted"
    assert court.step("conclusion", "bounded-embeddings") == "holds"
    assert court.repair() == "holds"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "text", "step"),
    [
        ("second", "5*norm*m**2/n + max(0, n - 100)", "limit-second-factor"),
        ("first", "m/2**n", "limit-first-factor"),  # does tend to zero
        ("first", "min(n, max(0, 3000 - n)) + 0*m", "limit-first-factor"),  # grows at the sizes that are tried
    ],
)
def test_mutants_of_the_factors_are_not_called_true_or_false(name, text, step):
    assert Court(claim_of("rem-12"), **{name: text}).step(step) == "open"


def test_a_risk_just_below_one_is_not_excluded():
    """Every risk below 1 stays below 1: what is excluded is a fixed margin."""
    second = claim_of("contribution-ii")
    texts = [claim_of("rem-12").repair.text, second.repair.text, second.readings[-1].text]
    assert all("varepsilon" in text or "ε" in text for text in texts)


def test_verdicts_of_remark_13():
    court = Court(claim_of("rem-13"))
    assert {r.id: str(court.reading(r.id)) for r in claim_of("rem-13").readings} == {
        "literal": "refuted",
        "lower-bound": "holds",
        "finite-n": "refuted",
        "by-corollary-20": "refuted",
    }
    assert court.repair() == "holds"


def test_the_linear_bound_by_brute_force():
    """For every head on three positions some single bit has a risk of at least 1 - 2m/n."""
    for head in heads(3):
        assert worst_risk(3, (head,), 1)[0] >= Fraction(1, 3)
    assert minimax(5, 2, 1).value >= Fraction(1, 5)
    assert minimax(4, 1, 2).value >= Fraction(1, 2)


def test_verdicts_of_contribution_ii():
    court = Court(claim_of("contribution-ii"))
    assert {r.id: str(court.reading(r.id)) for r in claim_of("contribution-ii").readings} == {
        "literal": "refuted",
        "lower-bound": "refuted",
        "upper-bound": "refuted",
        "charitable": "holds",
    }
    assert court.repair() == "holds"

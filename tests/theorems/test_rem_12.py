"""Remarks 12 and 13 and contribution (ii): limits, slips of O and Ω, and what is true."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.hard_attention import minimax, worst_risk
from numerics.hard_heads import heads
from tests.theorems.helpers import Court
from theorems.han2025 import contribution_ii, rem_12, rem_13


def test_verdicts_of_remark_12():
    court = Court(rem_12.CLAIM)
    assert {r.id: str(court.reading(r.id)) for r in rem_12.CLAIM.readings} == {
        "literal": "refuted", "charitable": "holds", "threshold-as-printed": "refuted"}
    assert court.step("limit-first-factor") == "refuted"
    assert court.step("limit-first-factor", "weights-bounded-below") == "holds"
    assert court.step("limit-second-factor") == "holds"
    assert court.step("conclusion") == "refuted"
    assert court.step("conclusion", "bounded-embeddings") == "holds"
    assert court.repair() == "holds"


@pytest.mark.parametrize(("name", "text", "step"), [
    ("second", "norm*5*m**3/n", "limit-second-factor"),  # does not follow from the hypothesis
    ("first", "m/2**n", "limit-first-factor"),  # does tend to zero
])
def test_mutants_of_the_factors_are_not_called_true_or_false(name, text, step):
    assert Court(rem_12.CLAIM, **{name: text}).step(step) == "open"


def test_verdicts_of_remark_13():
    court = Court(rem_13.CLAIM)
    assert {r.id: str(court.reading(r.id)) for r in rem_13.CLAIM.readings} == {
        "literal": "holds", "upper-bound": "refuted", "by-corollary-20": "refuted"}
    assert court.repair() == "holds"


def test_the_linear_bound_by_brute_force():
    """For every head on three positions some single bit has a risk of at least 1 - 2m/n."""
    for head in heads(3):
        assert worst_risk(3, (head,), 1)[0] >= Fraction(1, 3)
    assert minimax(5, 2, 1).value >= Fraction(1, 5)
    assert minimax(4, 1, 2).value >= Fraction(1, 2)


def test_verdicts_of_contribution_ii():
    court = Court(contribution_ii.CLAIM)
    assert {r.id: str(court.reading(r.id)) for r in contribution_ii.CLAIM.readings} == {
        "literal": "refuted", "upper-bound": "refuted", "charitable": "holds"}
    assert court.repair() == "holds"

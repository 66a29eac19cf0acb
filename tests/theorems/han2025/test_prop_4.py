"""Proposition 4 and Remarks 9 and 10: edges, ignored bits, and what stays open."""

from __future__ import annotations

import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of


def test_verdicts_of_proposition_4():
    assert not Court(claim_of("prop-4")).surprises()


def test_mutants_of_proposition_4():
    assert Court(claim_of("prop-4"), risk="1 + 1/1000").step("missing-edge-risk", "at-least") == "refuted"
    assert Court(claim_of("prop-4"), risk="sqrt(2)").step("missing-edge-risk", "at-least") == "refuted"
    assert Court(claim_of("prop-4"), risk="1/sqrt(2)").step("missing-edge-risk", "at-least") == "holds"
    assert Court(claim_of("prop-4"), risk="1/2").step("missing-edge-risk", "at-least") == "holds"
    assert Court(claim_of("prop-4"), edges="n + 1").step("count") == "refuted"
    assert Court(claim_of("prop-4"), edges="n + max(0, n - 8)").step("count") == "refuted"
    assert Court(claim_of("prop-4"), edges="n + max(0, n - k)").step("count") == "open"  # more only where k < n
    assert Court(claim_of("prop-4"), edges="n - 1").step("count") == "holds"
    assert Court(claim_of("prop-4"), risk="2").step("count") == "refuted"  # the output 0 is below it without edges


@pytest.mark.parametrize(
    ("fields", "verdict"),
    [
        ({"inputs": "bernoulli:1/3"}, "open"),
        ({"loss": "logistic"}, "open"),
        ({"loss": "hinge"}, "holds"),
        ({"activation": "gelu"}, "holds"),
    ],
)
def test_other_models_are_judged_where_the_argument_carries_over(fields, verdict):
    """It needs fair bits and a loss that costs opposed labels 2; the explicit networks are smoothed ones."""
    model = decode_model({"schema": 1, "model": fields})
    court = Court(claim_of("prop-4"), model=model)
    assert court.reading("edges") == court.step("count") == verdict


def test_remark_9_is_refuted_by_either_rule_and_open_where_it_rests_on_others():
    court = Court(claim_of("rem-9"))
    assert court.reading() == court.reading("edges") == court.reading("trained") == "refuted"
    assert [str(court.step(name)) for name in ("upper-bound", "lower-bound", "heads")] == ["open", "holds", "open"]
    assert court.step("heads", "edges") == "refuted"


def test_remark_10_is_true_of_expressing_and_refuted_of_learning():
    court = Court(claim_of("rem-10"))
    assert court.reading() == "refuted"
    assert court.reading("expressivity") == "holds"

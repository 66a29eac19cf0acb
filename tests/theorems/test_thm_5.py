from __future__ import annotations

import numpy as np
import pytest

from numerics.landscape import Landscape
from numerics.model import decode_model
from tests.theorems.helpers import Court, context
from theorems.han2025.minima import SPURIOUS, START
from theorems.han2025.thm_5 import CLAIM
from theorems.han2025.thm_5_checks import scores_use_the_first_row_only
from theorems.han2025.thm_5_numbers import constants, law_of_the_family, steps_against_length
from verify.checker import establish


def test_verdicts_of_the_printed_theorem():
    court = Court(CLAIM)
    assert {reading.id: court.reading(reading.id) for reading in CLAIM.readings} == {
        "literal": "refuted", "relu": "refuted", "infimum": "refuted",
    }
    assert {step.id.split(".")[1]: court.step(step.id.split(".")[1]) for step in CLAIM.steps} == {
        "trained-entries": "holds", "optimum-exists": "limit", "initial-risk": "refuted", "descent-lemma": "holds",
        "linear-rate": "refuted", "iteration-count": "holds", "every-parity-set": "refuted",
    }
    assert court.step("trained-entries", "only-two") == "refuted"
    assert court.step("optimum-exists", "infimum") == "holds"
    assert court.step("initial-risk", "average") == "refuted"
    assert court.step("linear-rate", "inference") == "holds"
    assert court.step("linear-rate", "relu") == "refuted"
    assert court.step("iteration-count", "actual-start") == "refuted"
    assert court.repair() == "holds"


@pytest.mark.parametrize(
    ("iterations", "verdict"),
    [
        ("-log(eps)/(-2*log(c))", "refuted"),
        ("-log(eps)/(-log(c)) - 1", "refuted"),
        ("-2*log(eps)/(-log(c))", "holds"),
    ],
)
def test_other_counts(iterations, verdict):
    assert Court(CLAIM, iterations=iterations).step("iteration-count") == verdict


@pytest.mark.parametrize(
    "model",
    [{"n": 5, "k": 1}, {"n": 6, "k": 2}, {"n": 4, "k": 4}, {"n": 20, "k": 3, "b": "1/10"}, {"n": 9, "k": 5, "b": "0"}],
)
def test_the_verdict_does_not_depend_on_the_size(model):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": model}))
    assert court.reading() == "refuted"
    assert court.step("optimum-exists") == "limit"


def test_first_row_and_its_mutant():
    assert scores_use_the_first_row_only()
    assert not scores_use_the_first_row_only(row=2)


def test_descent_really_stays_in_the_spurious_basin():
    """An independent run from the certificate's unit heads: 3000 steps of 1/20."""
    landscape = Landscape(6, 2, 0.172833, 0.01, (1, 4))
    angles = 2 * np.pi * np.array([eval_fraction(head["position"]) for head in START]) / 6
    heads = np.stack([np.sin(angles), np.cos(angles)], axis=1).ravel() + 1e-4
    for _ in range(3000):
        heads = heads - 0.05 * landscape.risk_and_gradient(heads)[1]
    wanted = np.array([eval_fraction(entry) for pair in SPURIOUS["heads"] for entry in pair])
    assert np.abs(heads - wanted).max() < 1e-6
    assert landscape.risk(heads) > 1.7


def eval_fraction(text: str) -> float:
    from fractions import Fraction

    return float(Fraction(text))


def test_tables_and_figures():
    rows = constants(context(CLAIM, profile="standard"))
    steps = [row for row in rows if row.name == "steps to 1/100"]
    assert [row.at["c2"] for row in steps if row.at["n"] == 8] == ["1", "161/250"]
    assert float(steps[-1].paper) > 1e15
    infima = [row for row in rows if row.name == "infimum of the risk"]
    assert [float(row.best_lower) < float(row.best_upper) for row in infima] == [True] * 3
    for certificate in (c for row in infima for c in row.certificates):
        establish(certificate.body)
    assert "age of the universe" in steps_against_length(context(CLAIM)).caption
    assert law_of_the_family(context(CLAIM)).svg.startswith("<?xml")

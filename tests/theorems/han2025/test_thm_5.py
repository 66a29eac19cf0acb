from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.shared.floor import even_part_decreases_to_zero, floor_facts, layers_split
from theorems.han2025.thm_5.checks import scores_use_the_first_row_only
from theorems.han2025.thm_5.figures import law_of_the_family, steps_against_length
from theorems.han2025.thm_5.numbers import constants
from theorems.han2025.thm_5.rates import axis_risk_decreases
from verify.checker import establish

CLAIM = claim_of("thm-5")


COUNTED = {  # by training runs, of which a quick audit makes too few
    "thm-5.initial-risk/counted",
    "thm-5.linear-rate/observed-law",
    "thm-5.linear-rate/printed-step",
    "thm-5.every-parity-set/counted",
}


@pytest.mark.slow
def test_verdicts_of_the_printed_theorem():
    assert not Court(CLAIM).surprises(but=COUNTED)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("iterations", "verdict"),
    [("-log(eps)/(-2*log(c))", "refuted"), ("-log(eps)/(-log(c)) - 1", "refuted"), ("-2*log(eps)/(-log(c))", "open")],
)
def test_other_counts(iterations, verdict):
    assert Court(CLAIM, iterations=iterations).step("iteration-count") == verdict


@pytest.mark.parametrize(
    "model", [{"n": 5, "k": 1}, {"n": 6, "k": 2}, {"n": 4, "k": 4}, {"n": 20, "k": 3, "b": "1/10"}]
)
def test_the_verdict_does_not_depend_on_the_size(model):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": model}))
    assert court.reading() == "refuted"
    assert court.step("optimum-exists") == "limit"


def test_the_floor_is_proved_for_every_k():
    court = Court(CLAIM)
    floor = court.evidence(CLAIM.repair.checks[0])
    assert (floor.finding, floor.kind) == ("yes", "argued")
    assert all(value is True for value in floor_facts().values())
    assert not layers_split(weight=7)
    assert not even_part_decreases_to_zero(end="1/3")


@pytest.mark.parametrize("k", [2, 4, 8])
def test_the_even_classifier_stays_above_minus_one(k):
    """An independent route: the output in double precision, from b = 10^-4 to 10^4, against its lower part."""
    s = np.linspace(0, 1, 401)
    for b in np.logspace(-4, 4, 9):
        layers = [(-1) ** q * (8 * q - 4) * (z + np.sqrt(z**2 + b)) / 2 for q in range(1, k + 1) for z in [s + 0.5 - q]]
        t = s - 0.5
        excess = (np.sqrt((1 - t) ** 2 + b) - (1 - t)) / 2
        lower = 2 - 2 * (t + np.sqrt(t**2 + b)) + 8 * (1 - t) * excess
        assert (2 + sum(layers) > 0).all()
        assert (2 + sum(layers) >= lower - 1e-8 * (1 + b)).all()
        assert (lower >= -1e-8 * (1 + b)).all()


def test_the_ray_needs_more_than_half_of_the_attention():
    assert all(axis_risk_decreases().values())
    assert not all(axis_risk_decreases(Fraction(1, 3)).values())


def test_inferences_are_printed_as_inferences():
    printed = {step.id: step.printed for step in CLAIM.steps}
    assert all(r"\implies" in printed[f"thm-5.{name}"] for name in ("descent-lemma", "iteration-count"))


def test_a_relu_model_is_judged_by_the_reading_that_is_about_it():
    """The literal reading has b > 0, and its counterexample too: it says nothing of b = 0."""
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": {"n": 9, "k": 5, "b": "0"}}))
    assert court.reading() == court.step("optimum-exists") == "open"


def test_other_models_have_no_table():
    for change in ({"loss": "hinge"}, {"inputs": "bernoulli:1/3"}):
        assert constants(context(CLAIM, model=decode_model({"schema": 1, "model": change}))) == ()


def test_first_row_and_its_mutant():
    assert scores_use_the_first_row_only()
    assert not scores_use_the_first_row_only(row=2)


@pytest.mark.slow
def test_tables_and_figures():
    rows = constants(context(CLAIM, profile="standard"))
    steps = [row for row in rows if row.name == "steps to risk 1/100"]
    assert [row.at["c2"] for row in steps if row.at["n"] == 8] == ["1", "161/250"]
    assert float(steps[-1].paper) > 1e15
    infima = [row for row in rows if row.name == "infimum of the risk"]
    assert [float(row.best_lower) < float(row.best_upper) for row in infima] == [True] * 3
    for certificate in (c for row in infima for c in row.certificates):
        establish(certificate.body)
    assert "age of the universe" in steps_against_length(context(CLAIM)).caption
    assert law_of_the_family(context(CLAIM)).svg.startswith("<?xml")

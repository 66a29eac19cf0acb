from __future__ import annotations

import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.lemma_15.figures import constants_against_the_number_of_heads
from theorems.han2025.lemma_15.numbers import constants

CLAIM = claim_of("lemma-15")


@pytest.mark.slow
def test_verdicts_of_the_printed_lemma():
    court = Court(CLAIM)
    assert court.reading() == "holds"
    assert court.reading("this-model") == "holds"
    assert {step.id: court.step(step.id.split(".")[1]) for step in CLAIM.steps} == {
        "lemma-15.derivative": "refuted",
        "lemma-15.entry-bound": "holds",
        "lemma-15.norm": "holds",
        "lemma-15.mean-value": "holds",
    }
    assert court.repair() == "holds"


@pytest.mark.parametrize(
    "constant",
    [
        "k**2/tau",
        "1.99*k*sqrt(k)/tau",
        "8*k**2*sqrt(2*k)",
        "8*k**2*sqrt(2*k)*tau",
        "8*sqrt(2*k)/(tau*n**2)",
        "1.9999*k*sqrt(k)/tau",
    ],
)
def test_mutants_that_are_false_are_refuted(constant):
    assert Court(CLAIM, constant=constant).reading() == "refuted"


@pytest.mark.parametrize(
    "constant", ["2*k*sqrt(k)/tau", "2*k**(3/2)/tau", "16*k**2*sqrt(k/2)/tau", "9*k**3/tau", "8*k**2*sqrt(2*k)/tau + b"]
)
def test_mutants_that_are_true_are_kept(constant):
    assert Court(CLAIM, constant=constant).reading() == "holds"


def test_just_outside_the_certified_gap():
    """At the model's own sizes: a little below the lower end is refuted, the upper end is not, between is
    open."""
    row = constants(context(CLAIM))[0]
    below, above = f"{float(row.best_lower) * 0.999}", f"{float(row.best_upper) * 1.0001}"
    between = f"{(float(row.best_lower) + float(row.best_upper)) / 2}"
    assert Court(CLAIM, constant=below).reading("this-model") == "refuted"
    assert Court(CLAIM, constant=below).reading() == "refuted"
    assert Court(CLAIM, constant=above).reading("this-model") == "holds"
    assert Court(CLAIM, constant=between).reading("this-model") == "open"


@pytest.mark.parametrize(
    ("entry", "verdict"),
    [
        ("k/tau", "refuted"),
        ("2*k", "refuted"),
        ("1.9*k/tau", "refuted"),
        ("-k", "refuted"),
        ("2*k/tau", "holds"),
        ("8*k**2/tau", "holds"),
    ],
)
def test_entry_bound_mutants(entry, verdict):
    assert Court(CLAIM, entry=entry).step("entry-bound") == verdict


def test_a_constant_that_does_not_follow_from_the_entries():
    assert Court(CLAIM, constant="7*k**2*sqrt(2*k)/tau").step("norm") == "open"


@pytest.mark.slow
@pytest.mark.parametrize("change", [{"activation": "gelu"}, {"positions": "line"}, {"heads": 5}, {"trained": "row"}])
def test_other_models_are_judged_by_their_own_bounds(change):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": change}))
    assert court.reading() == court.reading("this-model") == court.step("norm") == "holds"
    assert court.repair() == "open"  # that the factor is the best one is not shown there


def test_a_model_with_corners_is_not_judged_for_every_size():
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": {"activation": "piecewise:1/10,1;0"}}))
    assert court.reading() == court.step("norm") == "open"
    assert "not applicable" in court.rule(CLAIM.readings[0].checks).summary


@pytest.mark.parametrize("model", [{"temperature": "2"}, {"b": "0"}])
def test_the_attack_stays_inside_the_statement(model):
    """τ > 1 and b = 0 are outside the literal reading: a constant that is true inside must not be refuted there."""
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": model}), constant="2*k*sqrt(n)/tau**4")
    assert court.reading() != "refuted"


@pytest.mark.parametrize(
    "model", [{"n": 1, "k": 1}, {"n": 30, "k": 3}, {"n": 2, "k": 1, "b": "1/1000000", "temperature": "1"}]
)
def test_this_model_is_never_below_the_bound_for_all_sizes(model):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": model}), constant="2*k*sqrt(k)/tau")
    assert court.reading("this-model") == "holds"


def test_the_whole_row_reading():
    assert Court(CLAIM).reading("matrices") == "holds"


@pytest.mark.slow
def test_the_figure_is_deterministic():
    ctx = context(CLAIM)
    assert constants_against_the_number_of_heads(ctx) == constants_against_the_number_of_heads(ctx)

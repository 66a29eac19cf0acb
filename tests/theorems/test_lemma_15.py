from __future__ import annotations

import pytest

from numerics.model import ModelSpec
from tests.theorems.helpers import Court, context
from theorems.han2025.lemma_15 import CLAIM
from theorems.han2025.lemma_15_checks import constants, ratio_against_the_number_of_heads


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
    "constant", ["k**2/tau", "1.99*k*sqrt(k)/tau", "8*k**2*sqrt(2*k)", "8*k**2*sqrt(2*k)*tau", "8*sqrt(2*k)/(tau*n**2)"]
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
    ("entry", "verdict"), [("k/tau", "refuted"), ("2*k", "refuted"), ("2*k/tau", "holds"), ("8*k**2/tau", "holds")]
)
def test_entry_bound_mutants(entry, verdict):
    assert Court(CLAIM, entry=entry).step("entry-bound") == verdict


def test_a_constant_that_does_not_follow_from_the_entries():
    assert Court(CLAIM, constant="7*k**2*sqrt(2*k)/tau").step("norm") == "open"


@pytest.mark.parametrize("change", [{"activation": "gelu"}, {"positions": "line"}, {"m": 5}, {"trained": "row"}])
def test_other_models_are_not_judged(change):
    import msgspec

    spec = ModelSpec(**({"heads": 5} if "m" in change else change)) if "m" not in change else _with_heads(5)
    court = Court(CLAIM, model=spec)
    assert court.reading() == "open"
    assert "not applicable" in court.rule(CLAIM.readings[0].checks).summary
    assert msgspec


def _with_heads(m):
    from numerics.model import decode_model

    return decode_model({"schema": 1, "model": {"heads": m}})


def test_the_figure_is_deterministic():
    ctx = context(CLAIM)
    assert ratio_against_the_number_of_heads(ctx) == ratio_against_the_number_of_heads(ctx)

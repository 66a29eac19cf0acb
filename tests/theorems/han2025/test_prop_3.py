from __future__ import annotations

import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.prop_3.figures import risk_against_temperature
from theorems.han2025.prop_3.numbers import constants

CLAIM = claim_of("prop-3")


def test_verdicts_of_the_printed_proposition():
    court = Court(CLAIM)
    assert court.reading() == "holds"
    assert court.reading("as-constructed") == "limit"
    assert court.reading("feed-forward") == "holds"
    assert {step.id: court.step(step.id.split(".")[1]) for step in CLAIM.steps} == {
        "prop-3.ffnn-formula": "holds",
        "prop-3.ffnn-parameters": "holds",
        "prop-3.alignment": "holds",
        "prop-3.attention-average": "limit",
        "prop-3.transformer-parameters": "holds",
        "prop-3.transformer-risk": "limit",
    }
    assert court.step("ffnn-parameters", "edges") == "refuted"
    assert court.step("transformer-parameters", "entries") == "refuted"
    assert court.repair() == "holds"


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        ({"coefficient": "8*j - 3"}, "refuted"),
        ({"coefficient": "8*j + 4"}, "refuted"),
        ({"coefficient": "4*j"}, "refuted"),
        ({"coefficient": "8*j - 4 + 1/1000000"}, "refuted"),
        ({"offset": "1 - j"}, "refuted"),
        ({"offset": "j - 1/2"}, "refuted"),
        ({"coefficient": "4*(2*j - 1)"}, "holds"),
        ({"offset": "0.5 - j"}, "holds"),
    ],
)
def test_network_mutants(change, verdict):
    court = Court(CLAIM, **change)
    assert court.step("ffnn-formula") == verdict
    assert court.reading("feed-forward") == "holds"  # some network does, whatever is put in for this one


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "model",
    [
        {"n": 4, "k": 1},
        {"n": 4, "k": 4},
        {"n": 5, "k": 2, "b": "1000"},
        {"n": 6, "k": 3, "temperature": "1/n**2"},
        {"n": 3, "k": 2, "temperature": "1"},
        {"n": 30, "k": 3},
        {"n": 8, "k": 3, "b": "0"},
        {"n": 8, "k": 3, "parity_set": [1, 3, 6]},
    ],
)
def test_the_verdict_does_not_depend_on_the_size(model):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": model}))
    assert court.reading() == "holds"
    assert court.reading("as-constructed") == "limit"
    assert court.step("attention-average") == "limit"
    assert court.repair() == "holds"


@pytest.mark.slow
def test_the_table_and_the_figure():
    ctx = context(CLAIM)
    assert float(constants(ctx)[0].best_lower) > 1
    assert risk_against_temperature(ctx) == risk_against_temperature(ctx)


@pytest.mark.parametrize(
    "change", [{"ffnn_parameters": "2*k + 2 + max(0, k - 40)"}, {"transformer_parameters": "18*k + 2 + max(0, n - 8)"}]
)
def test_what_fails_only_at_large_sizes_is_refuted(change):
    assert Court(CLAIM, **change).reading() == "refuted"


def test_weights_that_fail_only_in_large_networks_are_not_called_true():
    assert Court(CLAIM, coefficient="8*j - 4 + max(0, j - 20)").step("ffnn-formula") != "holds"


def test_a_failed_limit_check_leaves_the_step_open(monkeypatch):
    from theorems.han2025.shared import aligned

    monkeypatch.setattr(aligned, "aligned_risk", lambda *args: float("nan"))
    assert Court(CLAIM).step("transformer-risk") == "open"


def test_token_entries_escape_the_argument_about_positional_heads():
    """n = k = 2 with a11 = τ log(3/2): risk zero with the printed classifier at b = 1/100."""
    import numpy as np

    from numerics.parity.aligned import smoothed_output

    sums = np.array([0.0, 2 * 1.5 / 2.5, 2 * 1.5 / 2.5, 2.0])
    assert (np.array([1, -1, -1, 1]) * smoothed_output(2, 0.01, sums)).min() >= 1

"""The exact risk and training from Python: the same numbers as the command line, and objects that show themselves."""

from __future__ import annotations

import json

import numpy as np
import pytest

import verify
from numerics.parity.model import ModelSpec
from verify.errors import BadInput


def test_the_risk_is_that_of_the_command(verify_command):
    found = verify.risk("init:3", gradient=True)
    told = json.loads(verify_command("risk", "--heads", "init:3", "--gradient", "--json").stdout)
    assert found.value == told["risk"]
    np.testing.assert_array_equal(found.gradient, told["gradient"])
    assert found._repr_html_().startswith("<table><tr><th>risk</th>")
    assert "gradient of head 3" in found._repr_markdown_()


def test_training_resumes_and_shows_itself(tmp_path):
    spec = ModelSpec(n=6, k=2)
    run = verify.train(model=spec, parity_set=(1, 4), optimiser="adam", rate=0.08, steps=30, out=tmp_path)
    again = verify.train(model=spec, parity_set=(1, 4), optimiser="adam", rate=0.08, steps=30, out=tmp_path)
    assert run.records == again.records
    assert run.outcome.last < run.outcome.first
    assert run._repr_html_().count("<svg") == 3
    assert verify.train(model=spec, rate="prescribed", steps=1).settings.rate < 1e-3
    given = verify.train(model=spec, heads=[[0.0, 1.0], [1.0, 0.0]], steps=0)
    assert given.records[0]["heads"] == [[0.0, 1.0], [1.0, 0.0]]


@pytest.mark.parametrize(
    "call",
    [
        lambda: verify.risk("nowhere"),
        lambda: verify.risk([[1.0]]),
        lambda: verify.risk([["x", 1]]),
        lambda: verify.risk(method="guess"),
        lambda: verify.risk(parity_set=(1, 1, 2)),
        lambda: verify.risk(model="nowhere"),
        lambda: verify.train(rate="0.1,0.2"),
        lambda: verify.train(rate=-1),
        lambda: verify.train(optimiser="x"),
        lambda: verify.train(speed=3),
    ],
)
def test_bad_input_is_one_line(call):
    with pytest.raises(BadInput) as caught:
        call()
    assert len(str(caught.value).splitlines()) == 1

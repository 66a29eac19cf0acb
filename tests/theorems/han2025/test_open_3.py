"""open-3: the recipe on fresh strings, its kept runs repeated, and torch beside them."""

from __future__ import annotations

import pytest

from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.agreement import fresh_apart
from numerics.parity.training.losses import COMPARED, errors_on_fresh, heads_on_fresh
from numerics.parity.training.runs import Settings
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.open_3 import checks, recorded
from theorems.han2025.shared import confirm
from verify.records import Finding, Verdict


@pytest.mark.slow
def test_kept_runs_come_out_again_and_a_forged_one_is_caught(monkeypatch):
    first = recorded.kept(20, 2)[:1]
    assert recorded.differing(first, 0) == []
    forged = [first[0] | {"early": [[float.fromhex(x).__add__(1e-9).hex() for x in row] for row in first[0]["early"]]}]
    assert recorded.differing(forged, 0) == [first[0]["seed"]]
    monkeypatch.setattr(recorded, "differing", lambda runs, whole: [3])
    assert checks.kept_runs_come_out_again(context(claim_of("open-3"))).finding is Finding.UNKNOWN


def test_kept_runs_are_those_that_were_planned():
    for cell in recorded.CELLS:
        seeds = [run["seed"] for run in recorded.kept(*cell)]
        assert seeds == list(range(recorded.FIRST, recorded.FIRST + recorded.PLANNED))


@pytest.mark.parametrize(("errors", "verdict"), [(0.0, Verdict.ANSWERED), (0.5, Verdict.ANSWERED)])
def test_counts_decide_both_ways(monkeypatch, errors, verdict):
    monkeypatch.setattr(recorded, "errors", lambda run: errors)
    monkeypatch.setattr(recorded, "differing", lambda runs, whole: [])
    monkeypatch.setattr(confirm, "_fresh", lambda *given: 0.0)
    checks.wide.cache_clear()
    court = Court(claim_of("open-3"))
    assert court.reading("recipe-wide") is verdict
    assert ("fails" in court.ruling("recipe-wide").answer) == (errors > 0)
    checks.wide.cache_clear()


@pytest.mark.parametrize("loss", COMPARED)
def test_torch_takes_the_same_steps_on_fresh_strings(loss):
    settings = Settings(optimiser="sgd-adam", rate=0.08, steps=20, batch=50, seed=3)
    assert fresh_apart(loss, ModelSpec(n=30, k=2, b="0", temperature="1"), (4, 17), settings) < 1e-9


def test_one_bit_is_learned_on_fresh_strings_and_its_errors_are_counted():
    spec = ModelSpec(n=6, k=1, b="0", temperature="1")
    settings = Settings(optimiser="sgd-adam", rate=0.08, steps=600, batch=100, seed=1)
    heads = heads_on_fresh("sigmoid-hinge", spec, (2,), settings)
    assert errors_on_fresh(spec, heads, (2,), 1) == 0
    assert errors_on_fresh(spec, heads, (5,), 1) == pytest.approx(0.5, abs=0.02)
    assert errors_on_fresh(spec, heads * float("nan"), (2,), 1) == 1

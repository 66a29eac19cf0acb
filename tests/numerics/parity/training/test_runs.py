"""Training: independent optimisers as oracles, resumption, failures that stay failures, exact intervals."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from numerics.parity.model import ModelSpec
from numerics.parity.risk.exact import drawn_heads, error_rate, hard_risk, risk
from numerics.parity.training.figures import draw_run, fitted_slopes
from numerics.parity.training.runs import Settings, TrainingError, batch_gradient, outcome_of, resume, train
from numerics.parity.training.sweeps import clopper_pearson, grid, named_set, rate_of, run_job, sweep

SPEC = ModelSpec(n=6, k=2, b="1/10")
SET = (2, 5)


def test_gradient_descent_is_what_it_says():
    records = train(SPEC, SET, Settings(rate=0.05, steps=20, every=1, seed=3, target=0))
    heads = drawn_heads(SPEC, 3)
    for record in records:
        np.testing.assert_allclose(record["heads"], heads, atol=1e-12)
        found = risk(SPEC, heads, SET, gradient=True)
        assert record["risk"] == pytest.approx(found.value, abs=1e-9)
        assert record["pl"] == pytest.approx(np.sum(found.gradient**2) / (2 * found.value), rel=1e-5)
        heads = heads - 0.05 * found.gradient
    assert records[-1]["status"] == "spent"


def test_adam_agrees_with_torch():
    import torch

    from numerics.parity.risk.autograd import exact_risk

    records = train(SPEC, SET, Settings(optimiser="adam", rate=0.08, steps=30, every=1, seed=1, target=0))
    heads = torch.tensor(drawn_heads(SPEC, 1), requires_grad=True)
    adam = torch.optim.Adam([heads], lr=0.08)
    for record in records:
        np.testing.assert_allclose(record["heads"], heads.detach().numpy(), atol=1e-6)
        adam.zero_grad()
        exact_risk(heads, SPEC, SET).backward()
        adam.step()


def test_a_batch_of_all_inputs_is_the_exact_gradient():
    inputs = (np.arange(64)[:, None] >> np.arange(6) & 1).astype(float)
    heads = drawn_heads(SPEC, 2)
    value, gradient = batch_gradient(SPEC, heads, SET, inputs)
    exact = risk(SPEC, heads, SET, gradient=True)
    assert value == pytest.approx(exact.value, abs=1e-12)
    np.testing.assert_allclose(gradient, exact.gradient, atol=1e-11)


@pytest.mark.parametrize("optimiser", ["gd", "adam", "sgd", "sgd-adam"])
def test_a_run_that_was_cut_short_resumes_to_the_same_end(tmp_path, optimiser):
    settings = Settings(optimiser=optimiser, rate=0.05, steps=40, every=10, batch=50, target=0, seed=4)
    whole = list(resume(tmp_path / "whole.jsonl", SPEC, SET, settings))
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:3]) + lines[3][:17])
    again = list(resume(tmp_path / "cut.jsonl", SPEC, SET, settings))
    assert [r["step"] for r in again] == [r["step"] for r in whole]
    for one, two in zip(again, whole, strict=True):
        np.testing.assert_allclose(one["heads"], two["heads"], atol=1e-12)
    assert list(resume(tmp_path / "cut.jsonl", SPEC, SET, settings)) == again
    with pytest.raises(TrainingError, match="another run"):
        list(resume(tmp_path / "cut.jsonl", SPEC, (1, 2), settings))


def test_a_run_that_diverges_is_a_failure():
    """A step without end throws the heads to infinity: recorded as non-finite, never as reached."""
    records = train(SPEC, SET, Settings(rate=1e308, steps=50, every=1, seed=1))
    ended = outcome_of(records)
    assert ended.status == "non-finite" or not ended.succeeded
    assert records[-1]["risk"] is None or records[-1]["status"] == "spent"
    wild = train(SPEC, SET, Settings(rate=0.1, steps=5), heads=np.array([[math.inf, 0.0], [0.0, 1.0]]))
    assert outcome_of(wild).status == "non-finite"
    assert not outcome_of(wild).succeeded
    json.dumps(wild, allow_nan=False)


def test_one_bit_is_learned_at_small_size():
    ended = outcome_of(train(ModelSpec(n=4, k=1, b="0"), (2,), Settings(rate=0.3, steps=500, seed=0, target=1e-2)))
    assert ended.succeeded
    assert ended.reached["0.01"] is not None


@pytest.mark.parametrize(
    ("given_", "words"),
    [
        ({"optimiser": "x"}, "optimiser"),
        ({"rate": 0}, "rate"),
        ({"rate": math.nan}, "rate"),
        ({"steps": -1}, "steps"),
        ({"batch": 0}, "batch"),
        ({"target": math.inf}, "target"),
        ({"seed": -1}, "seed"),
    ],
)
def test_refusals(given_, words):
    with pytest.raises(TrainingError, match=words):
        Settings(**given_)


def test_clopper_pearson_is_exact():
    """Known values, and the defining tails by exact rationals."""
    assert clopper_pearson(0, 20)[1] == pytest.approx(1 - 0.025 ** (1 / 20), abs=1e-12)
    assert clopper_pearson(20, 20)[0] == pytest.approx(0.025 ** (1 / 20), abs=1e-12)
    low, high = clopper_pearson(7, 30)
    above = sum(math.comb(30, i) * low**i * (1 - low) ** (30 - i) for i in range(7, 31))
    below = sum(math.comb(30, i) * high**i * (1 - high) ** (30 - i) for i in range(8))
    assert above == pytest.approx(0.025, abs=1e-10)
    assert below == pytest.approx(0.025, abs=1e-10)
    assert rate_of([True, False, None]).successes == 1
    with pytest.raises(ValueError, match="successes"):
        clopper_pearson(3, 2)


def test_named_sets():
    assert named_set("spread", 20, 3) == (1, 7, 14)
    assert named_set("adjacent", 8, 3) == (2, 3, 4)
    assert set(named_set("wrap", 8, 3)) == {7, 8, 1}
    assert all(len(set(named_set("random", 9, 4, s))) == 4 for s in range(20))
    with pytest.raises(TrainingError):
        named_set("none", 8, 3)


def test_a_sweep_resumes_without_losing_or_repeating(tmp_path):
    jobs = list(grid(SPEC, {"n": [4, 6]}, {"rate": [0.1], "steps": [20]}, ["random"], range(3)))
    path = tmp_path / "runs.jsonl"
    first = sweep(jobs[:3], path)
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"key": "cut sho')
    everything = sweep(jobs, path)
    assert everything[:3] == first
    assert path.read_bytes().startswith(kept)
    assert len(path.read_text().splitlines()) == 6
    before = path.read_bytes()
    assert sweep(jobs, path) == everything
    assert path.read_bytes() == before
    assert run_job(jobs[0]) == everything[0]


def test_hard_attention_and_error_rate():
    """Heads that point at their bits: hard attention is right on every input, whatever the temperature."""
    spec = ModelSpec(n=10, b="0", temperature="1")
    aligned = np.array([[np.sin(2 * np.pi * p / 10), np.cos(2 * np.pi * p / 10)] for p in (1, 4, 8)])
    assert hard_risk(spec, aligned, (1, 4, 8)).value == pytest.approx(0, abs=1e-12)
    assert error_rate(spec, aligned, (1, 4, 8), hard=True) == 0
    assert error_rate(spec, aligned, (1, 4, 8)) > 0.1
    assert error_rate(spec, aligned, (1, 4, 9), hard=True) == 0.5


@pytest.mark.long
def test_pictures_are_the_same_every_time():
    records = train(SPEC, SET, Settings(rate=0.05, steps=40, every=5, seed=3, target=0))
    one, two = draw_run(SPEC, SET, records), draw_run(SPEC, SET, records)
    assert one == two
    assert set(one) == {"attention.svg", "risk.svg", "heads.svg"}
    geometric = [{"step": t, "risk": 0.5**t} for t in range(20)]
    assert fitted_slopes(geometric)["log-linear"] == pytest.approx(math.log(0.5))


@pytest.mark.long
def test_rates_are_swept_or_prescribed(verify_command, tmp_path):
    done = verify_command("train", "--steps", 20, "--rate", "0.1,0.3,prescribed", "--out", tmp_path / "t", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [run["rate"] for run in told[:2]] == [0.1, 0.3]
    assert 0 < told[2]["rate"] < 1e-6
    assert all((Path(run["out"]) / "risk.svg").is_file() for run in told)
    model = tmp_path / "relu.toml"
    model.write_text('schema = 1\n[model]\nb = "0"\n')
    done = verify_command("train", "--model", model, "--rate", "prescribed", "--out", tmp_path / "none")
    assert done.returncode == 2
    assert "prescribed" in done.stderr


@pytest.mark.long
def test_commands(verify_command, tmp_path):
    done = verify_command("train", "--steps", 20, "--out", tmp_path / "t", "--json")
    assert json.loads(done.stdout)["status"] == "spent"
    assert json.loads(verify_command("train", "--steps", 20, "--out", tmp_path / "t", "--json").stdout)["step"] == 20
    done = verify_command(
        "sweep", "--n", "4,5", "--k", "1", "--seeds", 2, "--steps", 5, "--out", tmp_path / "s", "--json"
    )
    assert [row["runs"] for row in json.loads(done.stdout)] == [2, 2]
    wide = tmp_path / "wide.toml"
    wide.write_text('schema = 1\n[model]\nn = 40\ntrained = "row"\n')
    refused = (
        ["train", "--model", wide],
        ["sweep", "--model", wide],
        ["train", "--optimiser", "x"],
        ["train", "--rate", "-1"],
        ["train", "--heads", "nowhere"],
        ["sweep", "--n", "4,x"],
        ["sweep", "--parity-set", "1,2,99"],
        ["sweep", "--seeds", "0"],
        ["sweep", "--k", "99"],
        ["sweep", "--rate", "fast"],
        ["sweep", "--jobs", "0"],
    )
    for arguments in refused:
        out = tmp_path / "nothing"
        done = verify_command(*arguments, "--out", out)
        assert done.returncode == 2, (arguments, done)
        assert len(done.stderr.strip().splitlines()) == 1
        assert not out.exists(), arguments

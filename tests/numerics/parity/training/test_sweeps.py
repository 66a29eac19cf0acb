"""Sweeps: one compiled call against the loop, kills and resumption, failures that stay failures, what is reported."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.parity.model import ModelSpec
from numerics.parity.risk.exact import PopulationError, drawn_heads, risk
from numerics.parity.training.engine import batch_gradient, compiled, drawn_inputs, evaluate
from numerics.parity.training.run_display import training_run
from numerics.parity.training.runs import Settings, follow, outcome_of, train, train_many
from numerics.parity.training.sweep_figures import basins, ends
from numerics.parity.training.sweeps import grid, run_job, run_jobs, smallest_curvature, sweep
from tests.third_party import ROOT

SPEC = ModelSpec(n=6, k=2, b="1/10")


@settings(max_examples=25, deadline=None)
@given(
    n=st.integers(1, 11),
    k=st.integers(1, 4),
    b=st.sampled_from(["0", "1/100", "1/2"]),
    seed=st.integers(0, 99),
    loss=st.sampled_from(["squared-hinge", "hinge", "square"]),
    tau=st.sampled_from(["1/n", "1", "1/n**2"]),
)
def test_compiled_steps_see_the_exact_risk(n, k, b, seed, loss, tau):
    spec = ModelSpec(n=n, k=min(k, n), b=b, loss=loss, temperature=tau)
    members = tuple(range(1, spec.k + 1))
    heads = 2 * drawn_heads(spec, seed)
    assert compiled(spec)
    value, gradient = evaluate(spec, heads, members, 1e-12)
    exact = risk(spec, heads, members, method="enumerate", gradient=True)
    assert value == pytest.approx(exact.value, abs=1e-11)
    if (loss, b) != ("hinge", "0"):  # there the slope jumps, and rounding may choose the side
        np.testing.assert_allclose(gradient, exact.gradient, atol=1e-9 * max(1, float(np.abs(exact.gradient).max())))


def test_what_the_compiled_loop_leaves_to_the_engine():
    assert not compiled(ModelSpec(n=15))
    assert not compiled(SPEC.at(trained="row"))
    assert compiled(SPEC.at(loss="logistic"))
    assert not compiled(SPEC.at(activation="softplus"))


@pytest.mark.parametrize("optimiser", ["gd", "adam", "sgd", "sgd-adam"])
def test_one_call_is_the_loop(optimiser):
    """The same runs through the compiled call and step by step with the exact engine."""
    chosen = [
        Settings(optimiser=optimiser, rate=rate, steps=40, seed=seed, target=0, batch=30, every=40)
        for seed in range(4)
        for rate in (0.02, 0.2)
    ]
    sets = [(1 + i % 3, 5) for i in range(len(chosen))]
    together = list(train_many(SPEC, sets, chosen))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("numerics.parity.training.runs.compiled", lambda spec: False)
        alone = [
            outcome_of(list(follow(SPEC, members, one, compiled_steps=False)))
            for members, one in zip(sets, chosen, strict=True)
        ]
    for one, two in zip(together, alone, strict=True):
        assert (one.status, one.steps, one.reached) == (two.status, two.steps, two.reached)
        assert one.last == pytest.approx(two.last, rel=1e-6)
        assert one.best == pytest.approx(two.best, rel=1e-6)
        np.testing.assert_allclose(one.heads, two.heads, atol=1e-6)


def test_a_run_does_not_depend_on_its_company():
    jobs = list(grid(SPEC, {"n": [5, 6]}, {"rate": [0.1, 0.3], "steps": [30]}, ["random", "adjacent"], range(3)))
    assert run_jobs(jobs) == [run_job(job) for job in jobs] == sweep(jobs, chunk=2)


def test_rates_that_depend_on_the_model():
    jobs = list(grid(SPEC, {"n": [4, 8]}, {"rate": [lambda spec: 1 / spec.n]}, ["spread"], [0]))
    assert [job["settings"]["rate"] for job in jobs] == [1 / 4, 1 / 8]


@pytest.mark.long
def test_whole_rows_are_trained():
    """Descent on rows lowers the exact risk, and a batch of all inputs has the exact gradient."""
    spec = ModelSpec(n=5, k=2, trained="row")
    inputs = (np.arange(32)[:, None] >> np.arange(5) & 1).astype(np.int8)
    heads = drawn_heads(spec, 3) + np.random.default_rng(0).normal(size=(2, 4))
    value, gradient = batch_gradient(spec, heads, (1, 3), inputs)
    exact = risk(spec, heads, (1, 3), gradient=True)
    assert value == pytest.approx(exact.value, abs=1e-12)
    np.testing.assert_allclose(gradient, exact.gradient, atol=1e-11)
    run = training_run(spec, (1, 3), Settings(rate=0.02, steps=30, every=5))
    risks = [record["risk"] for record in run.records]
    assert risks == sorted(risks, reverse=True)
    assert risks[-1] < risks[0]
    assert set(run.pictures()) == {"attention.svg", "risk.svg", "heads.svg"}
    assert np.shape(run.outcome.heads) == (2, 4)
    sampled = outcome_of(train(spec, (1, 3), Settings(optimiser="sgd", rate=0.01, steps=5, batch=20, every=5)))
    assert sampled.status == "spent"
    with pytest.raises(PopulationError, match="n up to"):
        train(ModelSpec(n=40, k=2, trained="row"), (1, 3), Settings(steps=1))


def test_batches_follow_from_the_seed_and_the_step():
    spec = ModelSpec(n=6, k=2)
    one = drawn_inputs(spec, 50, 3, 100)
    np.testing.assert_array_equal(one[0], drawn_inputs(spec, 50, 3, 0)[100])
    assert set(np.unique(one)) == {0, 1}
    assert not np.array_equal(drawn_inputs(spec, 50, 4, 100)[0], one[0])


@pytest.mark.long
def test_not_finite_is_a_failure_in_a_sweep(tmp_path):
    """Steps beyond all bounds: recorded as failures on disk, never as successes, and not trained again."""
    jobs = list(grid(SPEC, {}, {"rate": [1e308], "steps": [30]}, ["spread"], range(4)))
    jobs += list(grid(ModelSpec(n=15, k=2), {}, {"rate": [1e308], "steps": [4]}, ["spread"], range(2)))
    found = sweep(jobs, tmp_path / "runs.jsonl")
    assert all(result["status"] == "non-finite" for result in found)
    assert not any(result["succeeded"] for result in found)
    assert [json.loads(line)["status"] for line in (tmp_path / "runs.jsonl").read_text().splitlines()] == [
        "non-finite"
    ] * 6
    assert sweep(jobs, tmp_path / "runs.jsonl") == found
    assert "svg" in ends(SPEC, found[:4])


def test_curvature_by_an_independent_difference():
    """The smallest eigenvalue at a point against second differences of the risk itself."""
    heads = drawn_heads(SPEC, 5)
    flat, h = heads.reshape(-1), 1e-3

    def value(shift):
        return risk(SPEC, (flat + shift).reshape(heads.shape), (2, 5), method="enumerate").value

    unit = np.eye(len(flat)) * h
    matrix = np.array(
        [[(value(a + b) - value(a - b) - value(b - a) + value(-a - b)) / (4 * h * h) for a in unit] for b in unit]
    )
    assert smallest_curvature(SPEC, heads, (2, 5)) == pytest.approx(np.linalg.eigvalsh(matrix)[0], rel=1e-3)


@pytest.mark.long
def test_pictures_of_a_sweep():
    found = sweep(grid(ModelSpec(n=4, k=1, b="0"), {}, {"rate": [0.3], "steps": [60]}, ["random"], range(6)))
    for draw in (ends, basins):
        one = draw(ModelSpec(n=4, k=1, b="0"), found)
        assert one == draw(ModelSpec(n=4, k=1, b="0"), found)
        assert one.startswith("<?xml")
    assert "drawn starts" in basins(SPEC, sweep(grid(SPEC, {}, {"steps": [3]}, ["random"], range(3))))


@pytest.mark.long
def test_a_run_shows_itself():
    run = training_run(SPEC, (2, 5), Settings(steps=30, every=5))
    page, text = run._repr_html_(), run._repr_markdown_()
    assert page.startswith("<table>")
    assert page.count("<svg") == 3
    assert "<?xml" not in page
    assert "exact risk" in text
    assert f"{run.outcome.last:.4g}" in repr(run)


@pytest.mark.long
def test_a_killed_sweep_loses_nothing(tmp_path):
    """kill -9 in the middle: what was finished stays as it was, and nothing is trained twice."""
    command = [
        sys.executable,
        "-m",
        "verify",
        "sweep",
        "--n",
        "15",
        "--k",
        "2",
        "--seeds",
        "40",
        "--steps",
        "800",
        "--parity-set",
        "random",
        "--out",
        str(tmp_path),
    ]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    path = tmp_path / "runs.jsonl"
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=surroundings
    )
    deadline = time.monotonic() + 300  # kernels may have to be compiled first, on a busy machine
    while time.monotonic() < deadline and not (path.exists() and path.read_bytes().count(b"\n") >= 2):
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = path.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    assert 2 <= whole.count(b"\n") < 40, "the kill came too late to show anything"
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=surroundings)
    assert path.read_bytes().startswith(whole)
    keys = [json.loads(line)["key"] for line in path.read_text().splitlines()]
    assert len(keys) == len(set(keys)) == 40

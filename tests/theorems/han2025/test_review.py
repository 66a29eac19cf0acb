"""The review's experiments: what counts as *most*, what never counts, and an answer in the quick profile."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from numerics.parity.training.classifiers import Network, least_error, network_accuracy, network_parameters
from numerics.parity.training.sweeps import rate_of
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.review import checks as review_checks
from theorems.han2025.review import experiments as review_experiments
from theorems.han2025.review import questions as review_open
from theorems.han2025.shared import runs as review_runs
from verify.records import Finding, Kind, Verdict

CLAIMS = [claim_of(name) for name in (
    "exp-1", "exp-2", "exp-3", "check-1", "check-2", "check-3", "open-1", "open-3")]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_quick_answers_with_counts_and_never_refutes(claim):
    court = Court(claim)
    for reading in claim.readings:
        assert court.reading(reading.id) in (Verdict.OPEN, Verdict.HOLDS)
        for check in reading.checks:
            found = court.evidence(check)
            assert found.kind is Kind.EMPIRICAL
            assert found.finding is not Finding.FAILED
            assert found.cases
            assert "nan" not in found.summary.split()
    for figure in claim.figures:
        assert figure(court.ctx).name.startswith(claim.id + ".")


@pytest.mark.parametrize(("flags", "finding"), [
    ([True] * 10, Finding.YES), ([True] * 9, Finding.UNKNOWN), ([False] * 10, Finding.NO),
    ([True] * 6 + [False] * 6, Finding.UNKNOWN), ([None] * 20, Finding.NO),
])
def test_most_needs_the_whole_interval(flags, finding):
    assert review_runs.majority(rate_of(flags), "", "").finding is finding


def test_a_run_that_is_not_finite_never_counts():
    good = {"status": "spent", "best": 0.001}
    assert review_runs.came_below(good, 0.01)
    assert not review_runs.came_below(good | {"status": "non-finite"}, 0.01)
    assert not review_runs.came_below(good | {"best": None}, 0.01)
    assert not review_runs.came_below(good | {"best": float("nan")}, 0.01)


def test_frozen_heads_mutant(monkeypatch):
    """The same check with classifiers that learn must not say yes."""
    claim = next(c for c in CLAIMS if c.id == "exp-2")
    for value, verdict in ((0.95, Verdict.HOLDS), (0.85, Verdict.OPEN)):
        monkeypatch.setattr(review_experiments, "_table", lambda ctx, v=value: {(12, 3): (v,) * 12, (12, 64): (v,)})
        monkeypatch.setattr(review_experiments, "_best_fits", lambda ctx: {(12, 3): 0.4, (12, 64): 0.3})
        assert Court(claim).reading() is verdict


def test_reading_off_mutant(monkeypatch):
    """Successful runs whose peaks are elsewhere must not say yes."""
    claim = next(c for c in CLAIMS if c.id == "open-1")
    for seen, verdict in ((True, Verdict.HOLDS), (False, Verdict.OPEN)):
        run = {"status": "reached", "best": 0.001, "read_off": seen, "hard_risk": 0.0}
        monkeypatch.setattr(review_open, "_runs", lambda ctx, spec, count, r=run: [r] * 2)
        assert Court(claim).reading("after-success") is verdict


@pytest.mark.parametrize(("claim_id", "reading", "module", "name"), [
    ("open-1", "seldom", review_open, "_own_runs"), ("check-2", "none", review_checks, "outcomes"),
    ("check-3", "none", review_checks, "outcomes"), ("check-1", "seldom", review_checks, "outcomes"),
    ("open-3", "three-bits-seldom", review_open, "outcomes"), ("exp-3", "seldom", review_experiments, "_trained"),
])
def test_the_other_way_round_has_a_mutant(monkeypatch, claim_id, reading, module, name):
    """With runs that all succeed the same check must not say that they seldom do."""
    claim = next(c for c in CLAIMS if c.id == claim_id)
    for good, verdict in ((False, Verdict.HOLDS), (True, Verdict.OPEN)):
        run = {"status": "spent", "best": 0.001 if good else 1.0, "read_off": good, "peaks": [1, 2, 3], "last": 1.0}
        monkeypatch.setattr(module, name, lambda *a, r=run, **k: [r] * 12)
        assert Court(claim).reading(reading) is verdict


def test_the_accuracy_of_heads_has_a_mutant(monkeypatch):
    claim = next(c for c in CLAIMS if c.id == "exp-1")
    for error, verdict in ((0.5, Verdict.HOLDS), (0.0, Verdict.OPEN)):
        monkeypatch.setattr(review_experiments, "_errors", lambda ctx, e=error: [e] * 12)
        assert Court(claim).reading("seldom") is verdict


@pytest.mark.parametrize(("flags", "finding"), [
    ([False] * 12, Finding.YES), ([False] * 9, Finding.UNKNOWN), ([True] * 12, Finding.NO),
    ([True] * 6 + [False] * 6, Finding.UNKNOWN)])
def test_few_needs_the_whole_interval_of_every_group(flags, finding):
    assert review_runs.minority([rate_of(flags)], "", "").finding is finding
    assert review_runs.minority([rate_of([False] * 12), rate_of(flags)], "", "").finding is finding


def test_network_gradient_by_differences_and_counts():
    network = Network(3, 4, 1)
    rng = np.random.default_rng(0)
    x, labels = rng.normal(size=(7, 3)), rng.choice([-1.0, 1.0], 7)
    _, gradients = network.gradient(x, labels)
    for part, gradient in zip(network.parts, gradients, strict=True):
        for index in np.ndindex(part.shape):
            kept = part[index]
            part[index] = kept + 1e-6
            up = network.gradient(x, labels)[0]
            part[index] = kept - 1e-6
            down = network.gradient(x, labels)[0]
            part[index] = kept
            assert gradient[index] == pytest.approx((up - down) / 2e-6, abs=1e-7)
    assert network_parameters(3, 4) == sum(part.size for part in network.parts)
    assert network_accuracy(4, (1,), 8, 200, 0) > 0.99


def test_least_error_by_brute_force():
    """Against every sign pattern with few changes; a network of that width never errs less."""
    rng = np.random.default_rng(3)
    for changes in (0, 1, 2, 4):
        s, labels = rng.integers(0, 6, 9).astype(float), rng.choice([-1.0, 1.0], 9)
        patterns = [p for p in itertools.product((-1, 1), repeat=6)
                    if sum(a != b for a, b in itertools.pairwise(p)) <= changes]
        best = min(np.mean([labels[i] != p[int(s[i])] for i in range(9)]) for p in patterns)
        assert least_error(s, labels, changes) == pytest.approx(best)
    for seed in range(20):
        s, labels = rng.normal(size=40), rng.choice([-1.0, 1.0], 40)
        network = Network(1, 3, seed)
        for part in network.parts:
            part *= 5
        output = network.output(s[:, None])
        assert least_error(s, labels, 4) <= np.mean(output * labels <= 0)


def test_another_model_is_not_answered_for():
    ctx = context(CLAIMS[6], model=context(CLAIMS[6]).model.at(trained="row"))
    assert review_open.peaks_are_the_parity_set_in_most_runs(ctx).finding is Finding.NOT_RUN

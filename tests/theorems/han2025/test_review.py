"""The review's experiments: both answers from runs, what never counts, torch beside the kernels, the quick profile."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.training.classifiers import Network, least_error, network_accuracy, network_parameters
from numerics.parity.training.losses import COMPARED
from numerics.parity.training.sweeps import rate_of
from tests.theorems.helpers import Court, claim_of, context, rulings
from theorems.han2025.check_1 import checks as check_1
from theorems.han2025.check_2 import checks as check_2
from theorems.han2025.check_3 import checks as check_3
from theorems.han2025.exp_1 import checks as exp_1
from theorems.han2025.exp_2 import checks as exp_2
from theorems.han2025.exp_3 import checks as exp_3
from theorems.han2025.open_1 import checks as open_1
from theorems.han2025.open_3 import checks as open_3
from theorems.han2025.rem_10 import losses as rem_10
from theorems.han2025.shared import confirm
from theorems.han2025.shared import runs as review_runs
from verify.records import Finding, Kind, Verdict

CLAIMS = [claim_of(name) for name in ("exp-1", "exp-2", "exp-3", "check-1", "check-2", "check-3", "open-1", "open-3")]


WORDS = (Verdict.OPEN, Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.ANSWERED)


@pytest.fixture
def torch_agrees(monkeypatch):
    """Torch takes seconds, and has a test of its own."""
    monkeypatch.setattr(confirm, "_steps", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_whole", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_batches", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_fresh", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_classifier", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_aligned", lambda *given: 0.0)


@pytest.mark.slow
@pytest.mark.sample(3)
@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_quick_answers_with_counts_in_the_words_of_experiments(claim, torch_agrees):
    court = Court(claim)
    for reading in claim.readings:
        ruling = court.ruling(reading.id)
        assert ruling.verdict in WORDS
        assert (ruling.verdict is Verdict.ANSWERED) is bool(ruling.answer)
        if ruling.verdict is Verdict.OPEN:
            assert "would decide it" in ruling.summary
        for check in reading.checks:
            found = court.evidence(check)
            assert found.kind is Kind.EMPIRICAL
            assert found.finding is not Finding.FAILED
            assert found.cases or "standard profile" in found.summary
            assert "nan" not in found.summary.split()
    for figure in claim.figures:
        assert figure(court.ctx).name.startswith(claim.id + ".")


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_every_reading_is_repeated_in_torch(claim):
    for reading in claim.readings:
        assert any("torch" in check.__name__ for check in reading.checks), reading.id


def test_what_torch_does_not_repeat_is_open(monkeypatch, torch_agrees):
    run = {"status": "spent", "best": 1.0, "read_off": False, "peaks": [1, 2, 3], "last": 1.0}
    monkeypatch.setattr(open_1, "own_runs", lambda ctx: [run] * 40)
    assert Court(claim_of("open-1")).reading() is Verdict.ANSWERED
    for apart in (1e-3, float("nan")):
        monkeypatch.setattr(confirm, "_steps", lambda *given, a=apart: a)
        assert Court(claim_of("open-1")).reading() is Verdict.OPEN


@pytest.mark.parametrize(
    ("flags", "finding"),
    [
        ([True] * 10, Finding.YES),
        ([True] * 9, Finding.UNKNOWN),
        ([False] * 10, Finding.NO),
        ([True] * 6 + [False] * 6, Finding.UNKNOWN),
        ([None] * 20, Finding.NO),
    ],
)
def test_most_needs_the_whole_interval(flags, finding):
    assert review_runs.majority(rate_of(flags), "", "").finding is finding


def test_a_run_that_is_not_finite_never_counts():
    good = {"status": "spent", "best": 0.001}
    assert review_runs.came_below(good, 0.01)
    assert not review_runs.came_below(good | {"status": "non-finite"}, 0.01)
    assert not review_runs.came_below(good | {"best": None}, 0.01)
    assert not review_runs.came_below(good | {"best": float("nan")}, 0.01)


def test_frozen_heads_mutant(monkeypatch, torch_agrees):
    """The same check with classifiers that learn must say no."""
    claim = next(c for c in CLAIMS if c.id == "exp-2")
    for value, verdict in ((0.95, Verdict.REPRODUCED), (0.85, Verdict.NOT_REPRODUCED)):
        monkeypatch.setattr(exp_2, "risks_by_size", lambda ctx, v=value: {(12, 3): (v,) * 12, (12, 64): (v,)})
        monkeypatch.setattr(exp_2, "best_fits", lambda ctx: {(12, 3): 0.4, (12, 64): 0.3})
        assert Court(claim).reading() is verdict


def test_reading_off_mutant(monkeypatch, torch_agrees):
    """Successful runs whose peaks are elsewhere must give the other answer."""
    claim = next(c for c in CLAIMS if c.id == "open-1")
    answers = {r.id: r.trial for r in claim.readings}["after-success"]
    for seen, answer in ((True, answers.yes), (False, answers.no)):
        run = {"status": "reached", "best": 0.001, "read_off": seen, "hard_risk": 0.0}
        monkeypatch.setattr(open_1, "_runs", lambda ctx, spec, count, r=run: [r] * 2)
        assert Court(claim).ruling("after-success").answer == answer


@pytest.mark.parametrize(
    ("claim_id", "reading", "module", "name"),
    [
        ("open-1", "literal", open_1, "own_runs"),
        ("check-2", "literal", check_2, "outcomes"),
        ("check-3", "literal", check_3, "outcomes"),
        ("check-1", "literal", check_1, "outcomes"),
        ("open-3", "three-bits", open_3, "outcomes"),
        ("exp-3", "literal", exp_3, "trained"),
    ],
)
def test_runs_decide_both_ways(monkeypatch, torch_agrees, claim_id, reading, module, name):
    """Runs that all succeed and runs that all fail must give the two answers."""
    claim, found = next(c for c in CLAIMS if c.id == claim_id), []
    for good in (False, True):
        run = {"status": "spent", "best": 0.001 if good else 1.0, "read_off": good, "peaks": [1, 2, 3], "last": 1.0}
        monkeypatch.setattr(module, name, lambda *a, r=run, **k: [r] * 40)
        found.append(Court(claim).ruling(reading))
    if claim.kind == "question":
        trial = {r.id: r.trial for r in claim.readings}[reading]
        assert [ruling.answer for ruling in found] == [trial.no, trial.yes]
    else:
        assert [ruling.verdict for ruling in found] == [Verdict.NOT_REPRODUCED, Verdict.REPRODUCED]


def test_the_accuracy_of_heads_decides_both_ways(monkeypatch, torch_agrees):
    claim = next(c for c in CLAIMS if c.id == "exp-1")
    for error, verdict in ((0.5, Verdict.NOT_REPRODUCED), (0.0, Verdict.REPRODUCED)):
        monkeypatch.setattr(exp_1, "errors_at_twenty", lambda ctx, e=error: [e] * 12)
        assert Court(claim).reading() is verdict


def test_other_losses_are_counted_by_errors(monkeypatch, torch_agrees):
    from numerics.parity.training.losses import Ended

    for errors, answer in ((0.0, "yes"), (0.5, "no")):
        ended = Ended(np.zeros((3, 2)), errors, 5)
        for claim_id, module in (("check-2", check_2), ("check-3", check_3)):
            monkeypatch.setattr(module, "losses", lambda *a, e=ended, **k: (((1, 2, 3), e),) * 40)
            claim = claim_of(claim_id)
            trial = {r.id: r.trial for r in claim.readings}["losses"]
            assert Court(claim).ruling("losses").answer == getattr(trial, answer)


ALIGNED, MIDWAY = (8, 11, 18), (16.5, 16.5, 8)


def _pointing(places, length):
    angles = 2 * np.pi * np.array(places) / 20
    return length * np.stack([np.sin(angles), np.cos(angles)], axis=1)


@pytest.mark.parametrize(("claim_id", "module", "places"), [("exp-3", exp_3, ALIGNED), ("check-1", check_1, MIDWAY)])
def test_the_public_experiment_with_another_loss_decides_both_ways(monkeypatch, torch_agrees, claim_id, module, places):
    """One loss that works is enough; all that fail, often enough, say no; few runs say nothing."""
    good, bad = _pointing(places, 300), _pointing((1, 2, 3), 300)
    claim = claim_of(claim_id)
    found = []
    for count, works in ((100, {"hinge"}), (100, set()), (16, set())):
        ends = {loss: [good if loss in works else bad] * count for loss in COMPARED}
        monkeypatch.setattr(module, "changed", lambda ctx, members, loss, law, e=ends: e[loss])
        found.append(Court(claim).ruling("losses"))
    if claim.kind == "question":
        trial = {r.id: r.trial for r in claim.readings}["losses"]
        assert [ruling.answer for ruling in found] == [trial.yes, trial.no, ""]
    else:
        assert [r.verdict for r in found] == [Verdict.REPRODUCED, Verdict.NOT_REPRODUCED, Verdict.OPEN]
    assert "What would decide it" in found[2].summary


def test_neighbours_are_shared_by_two_only_where_hard_attention_errs(monkeypatch):
    midway = _pointing(MIDWAY, 300)
    assert check_1.shared_by_two(midway)
    assert not check_1.shared_by_two(_pointing((8, 16, 17), 300))
    monkeypatch.setattr(check_1, "error_rate", lambda *given, **how: 0.0)
    assert not check_1.shared_by_two(midway)


@pytest.mark.parametrize(
    ("rates", "verdict"),
    [
        ({}, Verdict.HOLDS),
        ({("hinge", 1): 0.1}, Verdict.OPEN),
        ({("logistic", 3): 0.9}, Verdict.OPEN),
        ({("sigmoid-hinge", 4): 0.1}, Verdict.OPEN),
    ],
)
def test_the_losses_of_remark_10_are_judged_cell_by_cell(monkeypatch, torch_agrees, rates, verdict):
    """A count never refutes a theorem's reading, but one cell on the wrong side leaves it open."""

    def learned(ctx, loss, k):
        share = rates.get((loss, k), 1.0 if k == 1 else 0.5 if loss == "sigmoid-hinge" else 0.1)
        return rate_of([True] * round(60 * share) + [False] * (60 - round(60 * share)))

    monkeypatch.setattr(rem_10, "learned", learned)
    assert Court(claim_of("rem-10")).reading("counted-losses") is verdict


@pytest.mark.parametrize(
    ("flags", "finding"),
    [
        ([False] * 12, Finding.YES),
        ([False] * 9, Finding.UNKNOWN),
        ([True] * 12, Finding.NO),
        ([True] * 6 + [False] * 6, Finding.UNKNOWN),
    ],
)
def test_few_needs_the_whole_interval_of_every_group(flags, finding):
    assert review_runs.minority({"": rate_of(flags)}, "", "").finding is finding
    found = review_runs.minority({"one": rate_of([False] * 12), "two": rate_of(flags)}, "", "")
    assert found.finding is finding
    assert [(c.name, c.successes, c.runs) for c in found.counts] == [("one", 0, 12), ("two", sum(flags), len(flags))]
    assert ("What would decide it" in found.summary) is (finding is Finding.UNKNOWN)


@pytest.mark.parametrize(
    ("flags", "finding"),
    [
        ([True] * 12, Finding.YES),
        ([True] * 9, Finding.UNKNOWN),
        ([False] * 13, Finding.NO),
        ([True] * 6 + [False] * 14, Finding.UNKNOWN),
    ],
)
def test_more_than_a_share_needs_the_whole_interval_of_every_cell(flags, finding):
    for cells in ({"": rate_of(flags)}, {"sure": rate_of([True] * 40), "other": rate_of(flags)}):
        found = review_runs.more_than(Fraction(1, 4), cells, "", "")
        assert found.finding is finding
        assert ("What would decide it" in found.summary) is (finding is Finding.UNKNOWN)


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
        patterns = [
            p for p in itertools.product((-1, 1), repeat=6) if sum(a != b for a, b in itertools.pairwise(p)) <= changes
        ]
        best = min(np.mean([labels[i] != p[int(s[i])] for i in range(9)]) for p in patterns)
        assert least_error(s, labels, changes) == pytest.approx(best)
    for seed in range(20):
        s, labels = rng.normal(size=40), rng.choice([-1.0, 1.0], 40)
        network = Network(1, 3, seed)
        for part in network.parts:
            part *= 5
        output = network.output(s[:, None])
        assert least_error(s, labels, 4) <= np.mean(output * labels <= 0)


@pytest.mark.parametrize(
    "address", ["prop-4/distinct", "rem-9.upper-bound", "rem-9.heads", "lemma-8/some-c2", "thm-5-failure/rows"]
)
def test_what_is_open_says_what_would_decide_it(address):
    claim = claim_of(address.split("/")[0].split(".")[0])
    (ruling,) = rulings(claim, at=(address,)).values()
    assert ruling.verdict is Verdict.OPEN
    assert "would decide it" in ruling.summary


def test_another_model_is_not_answered_for():
    claim = claim_of("open-1")
    ctx = context(claim, model=context(claim).model.at(trained="row"))
    assert open_1.peaks_are_the_parity_set_in_most_runs(ctx).finding is Finding.NOT_RUN

"""fig-2: the predicates on known heads, the mutant of the midpoint, words by counts, kept runs repeated."""

from __future__ import annotations

import numpy as np
import pytest

from numerics.parity.model import ModelSpec
from numerics.parity.risk.exact import aligned_heads, risk
from numerics.parity.training.experiment import PUBLISHED, Experiment, library_hinge, run_experiment
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.fig_2 import checks as fig_2
from theorems.han2025.fig_2 import figures, recorded
from theorems.han2025.shared import confirm, published
from theorems.han2025.shared.kept import sample
from verify.records import Finding, Verdict


def _heads(*places, length=16.0):
    angles = 2 * np.pi * np.array(places) / 20
    return length * np.stack([np.sin(angles), np.cos(angles)], axis=1)


def test_predicates_know_the_two_pictures():
    assert published.takes_one_bit_each(_heads(8, 11, 18, length=80), fig_2.LEFT)
    assert not published.takes_one_bit_each(_heads(8, 11, 17, length=80), fig_2.LEFT)
    assert not published.takes_one_bit_each(_heads(8, 11, 18, length=1), fig_2.LEFT)
    assert published.pair_of(_heads(16.5, 16.45, 8))
    assert not published.pair_of(_heads(16.5, 16, 8))
    np.testing.assert_allclose(published._directions(_heads(3, 19.5, 8)), [3, 19.5, 8])


def test_the_midpoint_is_an_optimum_and_its_mutant_is_not(monkeypatch):
    court = Court(claim_of("fig-2"))
    assert court.step("midpoint", "optimum") is Verdict.HOLDS
    for wrong in (16.0, 16.4, 15.5):
        monkeypatch.setattr(fig_2, "MIDPOINT", wrong)
        assert Court(claim_of("fig-2")).step("midpoint", "optimum") is Verdict.OPEN


@pytest.fixture
def torch_agrees(monkeypatch):
    monkeypatch.setattr(confirm, "_whole", lambda *given: 0.0)
    monkeypatch.setattr(confirm, "_batches", lambda *given: 0.0)


@pytest.mark.slow
def test_quick_leaves_it_open_and_says_what_would_decide_it(torch_agrees):
    court = Court(claim_of("fig-2"))
    for reading in ("literal", "as-run"):
        assert court.reading(reading) is Verdict.OPEN
        assert "would decide it" in court.ruling(reading).summary
    for step in ("left", "right", "midpoint"):
        assert court.step(step) is Verdict.OPEN


def test_a_run_that_shows_the_picture_is_counted(monkeypatch, torch_agrees):
    """With the experiment replaced by known ends, the counts are what they must be."""
    ends = [(_heads(16.5, 16.5, 8), 1e-6, 0.5), (_heads(1, 2, 3), 4.0, 0.5)] * 20
    monkeypatch.setattr(fig_2, "as_published", lambda ctx, members: ends)
    monkeypatch.setattr(fig_2, "as_later", lambda members: ends)
    ctx = context(claim_of("fig-2"))
    for check in (fig_2.public_code_pairs_heads_midway, fig_2.later_code_pairs_heads_midway):
        assert [(c.successes, c.runs) for c in check(ctx).counts] == [(20, 40)]
    for check in (fig_2.public_code_separates_the_bits, fig_2.later_code_separates_the_bits):
        assert [(c.successes, c.runs) for c in check(ctx).counts] == [(0, 40)]
    court = Court(claim_of("fig-2"))
    assert court.reading("as-run") is Verdict.NOT_REPRODUCED
    assert court.step("right", "as-run") is Verdict.REPRODUCED
    assert court.step("left", "as-run") is Verdict.NOT_REPRODUCED


def test_the_description_is_judged_by_its_runs_both_ways(monkeypatch, torch_agrees):
    ends = {
        True: {fig_2.LEFT: _heads(8, 11, 18), fig_2.RIGHT: _heads(16.5, 16.5, 8)},
        False: dict.fromkeys((fig_2.LEFT, fig_2.RIGHT), _heads(1, 2, 3)),
    }
    for shows, verdict in ((False, Verdict.NOT_REPRODUCED), (True, Verdict.REPRODUCED)):
        monkeypatch.setattr(
            fig_2,
            "_described_at",
            lambda ctx, members, rate, s=shows: (
                [{"status": "spent", "heads": ends[s][members], "read_off": s, "weights": [1.0] * 3, "best": 0.001}]
                * 20
            ),
        )
        assert Court(claim_of("fig-2")).reading() is verdict


def test_one_learning_rate_that_works_is_not_hidden_by_two_that_do_not(monkeypatch, torch_agrees):
    """Pooled, 40 of 120 would be fewer than half."""

    def runs(ctx, members, rate):
        works = rate == fig_2.RATES[1]
        heads = _heads(*((8, 11, 18) if members == fig_2.LEFT else (16.5, 16.5, 8))) if works else _heads(1, 2, 3)
        return [{"status": "spent", "heads": heads, "read_off": works, "weights": [1.0] * 3, "best": 0.001}] * 40

    monkeypatch.setattr(fig_2, "_described_at", runs)
    assert Court(claim_of("fig-2")).reading() is Verdict.REPRODUCED


@pytest.mark.slow
def test_kept_runs_come_out_again_and_a_forged_one_is_caught(monkeypatch):
    """The beginning of a kept run to the last bit; one bit changed and nothing of the file is believed."""
    first = recorded.kept(fig_2.LEFT)[:1]
    assert recorded.differing(first, 0) == []
    forged = [first[0] | {"early": [[float.fromhex(x).__add__(1e-15).hex() for x in row] for row in first[0]["early"]]}]
    assert recorded.differing(forged, 0) == [first[0]["seed"]]
    monkeypatch.setattr(recorded, "differing", lambda runs, whole: [3])
    assert fig_2.kept_runs_come_out_again(context(claim_of("fig-2"))).finding is Finding.UNKNOWN


def test_kept_runs_are_one_of_each_seed():
    for members in recorded.PICTURES:
        seeds = [run["seed"] for run in recorded.kept(members)]
        assert len(seeds) == len(set(seeds))
        assert sorted(seeds) == list(range(len(seeds)))  # none was left out
        assert 40 <= len(seeds) <= recorded.PILOT + recorded.PLANNED[members]
        counted = recorded.counted(members)
        assert {run["seed"] for run in counted} == set(seeds) - set(range(recorded.PILOT))


def test_a_sample_of_kept_runs_is_of_them_and_another_for_another_seed():
    runs = recorded.kept(fig_2.LEFT)
    some, others = (sample(runs, 5, seed) for seed in (0, 1))
    assert [run["seed"] for run in some] != [run["seed"] for run in others]
    assert len({run["seed"] for run in some}) == 5
    assert {run["seed"] for run in some} <= {run["seed"] for run in runs}
    assert len(sample(runs, 10**6, 0)) == len(runs)


def test_the_library_hinge_by_hand_and_by_differences():
    from numerics.parity.risk.loss import loss_of

    loss = loss_of(ModelSpec(n=20, b="0"))
    inside = np.array([0.0, 1.0, 2.0])  # outputs 0, 1, 0: all in [0, 1]
    value, _ = library_hinge(loss, inside, np.array([False, True, True]))
    assert value == pytest.approx((1 + 0 + 1) / 3)
    s, odd = np.array([0.2, 1.4, 2.7, 2.2]), np.array([True, True, False, False])
    value, slope = library_hinge(loss, s, odd)
    outputs = 1 / (1 + np.exp(-0.5 * (1 - loss.output(s))))  # one leaves [0, 1]: all go through the logistic function
    assert value == pytest.approx(np.mean(1 - np.where(odd, outputs, -outputs)))
    for i in range(4):
        step = np.eye(4)[i] * 1e-6
        difference = (library_hinge(loss, s + step, odd)[0] - library_hinge(loss, s - step, odd)[0]) / 2e-6
        assert slope[i] == pytest.approx(difference, abs=1e-8)


def test_the_compiled_batch_is_the_library_hinge():
    from numerics.parity.risk.loss import loss_of
    from numerics.parity.training.batches import batch_sums
    from numerics.parity.training.experiment import _halves

    loss, rng = loss_of(ModelSpec(n=7, b="0")), np.random.default_rng(1)
    for size in (2, 60):  # few strings may stay inside [0, 1], many do not
        c = rng.dirichlet(np.ones(7)) * 3
        numbers, odd = rng.integers(0, 128, size), rng.random(size) < 0.5
        bits = (numbers[:, None] >> np.arange(7) & 1).astype(float)
        mean, slope = library_hinge(loss, bits @ c, odd)
        marked, bins = (numbers | odd << 7).astype(np.int32), np.empty((2, 16))
        found = batch_sums(marked, 7, *_halves(c), 3, loss.offsets, loss.slopes, bins, np.empty((3, size)))
        assert found == pytest.approx(mean)
        table = (np.arange(16)[:, None] >> np.arange(4) & 1).astype(float)
        inner = np.concatenate([bins[0][:8] @ table[:8, :3], bins[1][:16] @ table])
        np.testing.assert_allclose(inner, slope @ bits, atol=1e-12)


@pytest.mark.slow
def test_the_experiment_learns_a_single_bit():
    """At a tiny size the same loop finds its bit, and is the same for the same seed."""
    spec = ModelSpec(n=6, k=1, b="0", temperature="1/4")
    small = Experiment(batch=10, epochs=40, rate=0.08)
    heads, _ = run_experiment(spec, (2,), small, 0)
    again, _ = run_experiment(spec, (2,), small, 0)
    np.testing.assert_array_equal(heads, again)
    assert risk(spec, heads, (2,)).value < risk(spec, aligned_heads(spec, (2,)), (2,)).value
    assert (PUBLISHED.batch, PUBLISHED.epochs, PUBLISHED.rate) == (8000, 30, 0.08)


@pytest.mark.slow
def test_the_later_experiment_is_its_torch_self():
    """Own hinge, squared mean, a sample with replacement: compiled code beside autograd at a small size."""
    from numerics.parity.training.agreement import batches_apart
    from numerics.parity.training.losses import COMPARED

    spec = ModelSpec(n=8, b="0", temperature="n/4")
    small = Experiment(batch=40, rate=0.2, loss="own hinge", square_of_mean=True, replacement=True)
    assert batches_apart(spec, (2, 4, 7), small, 5, 6) < 1e-12
    for loss in COMPARED:
        assert batches_apart(spec, (2, 4, 7), Experiment(batch=40, loss=loss), 5, 6) < 1e-12


@pytest.mark.slow
def test_the_figure_is_drawn():
    figure = figures.attention_after_training(context(claim_of("fig-2")))
    assert figure.name.startswith("fig-2.")
    assert figure.svg.startswith("<?xml")

"""The compiled head beside a plain torch module, and what ends a trial."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from numerics.head.training import batch as st
from numerics.head.training.batch import Recipe
from numerics.trials import sample
from numerics.trials.climb import Parts, climb, least_size, part_size
from numerics.trials.online import all_strings, train_online
from numerics.trials.problem import Batch, Problem, SparseTrainingError, strings
from numerics.trials.sample import Strings, train_on_sample

SMALL = Recipe(width=8, hidden=8, steps=60, batch=8, every=10, validation=60, rate=0.01)
SEEDS = [(5, trial) for trial in range(3)]


@pytest.mark.long
@pytest.mark.parametrize("function", ["and", "parity", "0110"])
def test_batched_training_is_that_of_separate_modules(function):
    import torch

    from tests.numerics.head.training import plain

    problem = Problem(function, 7, 2 if function.isdigit() else 3)
    rows = Strings(problem, SEEDS, 2, 12)
    batch = Batch(problem, SMALL, SEEDS)
    chosen = np.tile(np.arange(12), (3, 1))
    losses = np.array([batch.step(*rows.rows(chosen)) for _ in range(8)])
    bits, labels = torch.from_numpy(rows.bits), torch.from_numpy(rows.labels)
    for trial, seed in enumerate(SEEDS):
        module = plain.Plain(st.draw_parameters(problem, SMALL, seed))
        optimiser = torch.optim.Adam(module.parameters(), lr=SMALL.rate)
        for step in range(8):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(module(bits[trial]), labels[trial])
            assert abs(loss.item() - losses[step, trial]) < 1e-5
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        for name, value in module.named_parameters():
            assert np.abs(value.detach().numpy() - batch.parameters[name][trial]).max() < 1e-4, name
        shown = st.logits(batch.flat, rows.part(0, 12)[0], SMALL.width, SMALL.hidden)[trial]
        assert np.abs(module(bits[trial]).detach().numpy() - shown).max() < 1e-4


@pytest.mark.parametrize(("width", "hidden", "length"), [(8, 8, 7), (5, 3, 4), (9, 12, 1)])
def test_gradients_are_those_of_automatic_differentiation(width, hidden, length):
    """One step from rest: Adam's first moment is a tenth of the gradient, for widths that no vector divides."""
    import torch

    from tests.numerics.head.training import plain

    problem = Problem("parity", length, 1)
    recipe = Recipe(width=width, hidden=hidden, rate=1e-6)
    seeds = [(9, trial) for trial in range(4)]
    rows, batch = Strings(problem, seeds, 2, 10), Batch(problem, recipe, seeds)
    batch.step(rows.bits, rows.labels)
    for trial, seed in enumerate(seeds):
        module = plain.Plain(st.draw_parameters(problem, recipe, seed))
        torch.nn.functional.binary_cross_entropy_with_logits(
            module(torch.from_numpy(rows.bits[trial])), torch.from_numpy(rows.labels[trial])
        ).backward()
        wanted = np.concatenate([value.grad.numpy().ravel() for _, value in module.named_parameters()])
        assert np.abs(10 * batch.mean[trial] - wanted).max() < 2e-6


def test_sharp_attention_does_not_cancel():
    """Scores far apart: the masses of ones and zeros are summed apart, so none comes out by a difference."""
    import torch

    from tests.numerics.head.training import plain

    problem = Problem("and", 6)
    drawn = st.draw_parameters(problem, SMALL, (1,))
    drawn["bit"] = drawn["bit"] * 60
    module = plain.Plain(drawn)
    bits = all_strings(6)
    flat = np.concatenate([np.ravel(value) for value in drawn.values()])[None]
    found = st.logits(flat, bits[None], SMALL.width, SMALL.hidden)[0]
    wanted = module(torch.from_numpy(bits)).detach().numpy()
    assert np.abs(found - wanted).max() < 1e-3 * np.abs(wanted).max()


def test_labels_are_the_function_of_the_hidden_bits():
    bits = all_strings(5)
    hidden = (0, 2, 3)
    wanted_and = [int(row[0] and row[2] and row[3]) for row in bits]
    wanted_parity = [int(row[0] ^ row[2] ^ row[3]) for row in bits]
    assert Problem("and", 5).labels(bits, hidden).tolist() == wanted_and
    assert Problem("parity", 5).labels(bits, hidden).tolist() == wanted_parity


@pytest.mark.parametrize("ones", [0.5, 0.5 ** (1 / 3)])
def test_strings_have_the_chance_of_ones(ones):
    drawn = strings(Problem("and", 50, ones=ones), np.random.default_rng(0), 4000)
    assert set(np.unique(drawn)) == {0, 1}
    assert abs(drawn.mean() - ones) < 5 * math.sqrt(ones * (1 - ones) / drawn.size)


def test_training_is_the_same_twice_and_trials_do_not_touch_each_other():
    problem = Problem("and", 6, ones=0.8)
    first = train_on_sample(problem, SMALL, 40, SEEDS)
    assert first == train_on_sample(problem, SMALL, 40, SEEDS)
    alone = train_on_sample(problem, SMALL, 40, SEEDS[1:2])
    assert alone[0] == first[1]
    assert any(trial.succeeded for trial in first)


def _poisoned(monkeypatch, bad):
    draw = st.draw_parameters

    def drawn(problem, recipe, seed):
        found = draw(problem, recipe, seed)
        return found | {"outer": found["outer"] * np.float32("nan")} if seed == bad else found

    monkeypatch.setattr(st, "draw_parameters", drawn)


def test_a_loss_that_is_not_finite_is_a_failure_and_stays_alone(monkeypatch):
    problem = Problem("and", 6, ones=0.8)
    sound = train_on_sample(problem, SMALL, 40, SEEDS)
    _poisoned(monkeypatch, SEEDS[1])
    found = train_on_sample(problem, SMALL, 40, SEEDS)
    assert found[1].status == "non-finite"
    assert not found[1].succeeded
    assert found[1].loss is None
    assert [found[i].status for i in (0, 2)] == [sound[i].status for i in (0, 2)]


def test_a_run_that_explodes_is_a_failure():
    wild = Recipe(width=8, hidden=8, steps=40, batch=8, every=40, validation=20, rate=1e20)
    assert not any(trial.succeeded for trial in train_on_sample(Problem("and", 6), wild, 20, SEEDS))


def test_logits_that_are_not_finite_are_wrong():
    problem = Problem("and", 4)
    batch = Batch(problem, SMALL, SEEDS)
    batch.flat[:, -1] = np.nan  # the last bias
    rows = Strings(problem, SEEDS, 3, 9)
    assert batch.errors(*rows.part(0, 9)).tolist() == [9, 9, 9]


def test_a_look_asks_every_validation_string():
    """The first strings are asked alone; a trial that errs only on a later one has not succeeded."""
    problem = Problem("and", 4)
    batch = Batch(problem, SMALL, SEEDS)
    rows = Strings(problem, SEEDS, 3, sample.SCREEN + 10)
    shown = st.logits(batch.flat, rows.part(0, 60)[0], SMALL.width, SMALL.hidden)
    rows.labels = (shown > 0).astype(np.float32)
    assert sample.all_right(batch, rows).tolist() == [True] * 3
    rows.labels[1, -1] = 1 - rows.labels[1, -1]
    rows.labels[2, 0] = 1 - rows.labels[2, 0]
    assert sample.all_right(batch, rows).tolist() == [True, False, False]


@pytest.mark.parametrize(
    "bad",
    [
        {"function": "xor", "length": 5},
        {"function": "011", "length": 5},
        {"function": "and", "length": 2},
        {"function": "and", "length": 5, "ones": 1.0},
    ],
)
def test_problems_that_cannot_be_are_refused(bad):
    with pytest.raises(SparseTrainingError):
        Problem(**bad)


@pytest.mark.parametrize("bad", [{"width": 0}, {"steps": 0}, {"rate": float("nan")}, {"rate": -1.0}])
def test_recipes_that_cannot_be_are_refused(bad):
    with pytest.raises(SparseTrainingError):
        Recipe(**bad)


# -- the search


def test_finished_parts_are_kept_and_shared(tmp_path):
    problem = Problem("and", 6, ones=0.8)
    first, second = Parts(tmp_path), Parts(tmp_path)
    found = first.get(problem, SMALL, 20, SEEDS)
    assert second.get(problem, SMALL, 20, SEEDS) == found
    assert (first.trained, second.trained) == (1, 0)
    path = next(tmp_path.glob("*.json"))
    record = json.loads(path.read_text())
    record["trials"][0]["status"] = "reached"
    record["trials"][0]["reached"] = 1
    path.write_text(json.dumps(record))
    third = Parts(tmp_path)
    assert third.get(problem, SMALL, 20, SEEDS) == found
    assert third.trained == 1
    path.write_text("{")
    assert Parts(tmp_path).get(problem, SMALL, 20, SEEDS) == found


def test_a_climb_starts_at_the_least_size_and_ends_after_two_good_ones():
    class Fake(Parts):
        def get(self, problem, recipe, size, seeds):
            good = size >= 32
            return [
                sample.Trial(tuple(seed), "reached" if good else "not reached", 1 if good else None, 0.0)
                for seed in seeds
            ]

    counts = [count for count, _ in climb(Problem("and", 40), SMALL, 30, (1,), Fake())]
    assert [count.size for count in counts] == [16, 23, 32, 45]
    assert [count.successes for count in counts] == [0, 0, 30, 30]
    assert least_size(Problem("and", 40)) == math.ceil(math.log2(math.comb(40, 3)))
    assert 10 <= part_size(10**6) <= part_size(10) <= 100


# -- online


def test_online_training_learns_a_small_parity_and_says_when():
    recipe = Recipe(width=16, hidden=16, rate=0.01, batch=64, steps=600, every=10)
    problem = Problem("parity", 4, 2)
    curves = train_online(problem, recipe, SEEDS)
    assert curves == train_online(problem, recipe, SEEDS)
    assert any(curve.succeeded for curve in curves)
    for curve in curves:
        if curve.succeeded:
            first = curve.accuracies.index(1.0)
            assert curve.reached == (first + 1) * recipe.every
            assert curve.losses[-1] < 0.1 * math.log(2)
            assert curve.left() <= len(curve.losses) * recipe.every
        assert all(0 <= accuracy <= 1 for accuracy in curve.accuracies)


def test_online_loss_that_is_not_finite_is_a_failure(monkeypatch):
    _poisoned(monkeypatch, SEEDS[0])
    curves = train_online(Problem("parity", 4, 2), SMALL, SEEDS)
    assert curves[0].status == "non-finite"
    assert not curves[0].succeeded
    assert curves[0].losses == ()


def test_all_strings_are_all_strings():
    assert len({tuple(row) for row in all_strings(6)}) == 64
    with pytest.raises(SparseTrainingError):
        all_strings(17)
    with pytest.raises(SparseTrainingError):
        train_online(Problem("parity", 4, ones=0.7), SMALL, SEEDS)


def test_bench_rows_compare_the_same_training():
    import torch

    from benchmarks.head_training import Reference, bench_rows

    assert issubclass(Reference, torch.nn.Module)
    (row,) = bench_rows(trials=3, steps=5, length=8)
    assert len(row) == 5
    assert row[3] > 0
    assert row[4] > 0

"""The loops of trials with a learner that is no head: a linear classifier learns what is linear, and no parity."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from numerics.trials.climb import Parts, climb, least_size
from numerics.trials.online import all_strings, train_online
from numerics.trials.problem import Batch, Problem, Recipe, SparseTrainingError, hidden_positions, stream
from numerics.trials.sample import train_on_sample

SEEDS = [(7, trial) for trial in range(4)]


@dataclass(frozen=True, kw_only=True)
class Linear(Recipe):
    """Logistic regression on the bits, by plain gradient descent; the moments are not used."""

    start: float = 0.01

    def draw(self, problem, seed):
        return {"weights": self.start * stream(seed, 1).standard_normal(problem.length), "bias": np.zeros(())}

    def outputs(self, flat, bits):
        return np.einsum("rmt,rt->rm", bits, flat[:, :-1]) + flat[:, -1:]

    def step(self, flat, mean, square, bits, labels, step):
        output = self.outputs(flat, bits)
        away = 1 / (1 + np.exp(-output)) - labels
        flat[:, :-1] -= self.rate * np.einsum("rmt,rm->rt", bits, away) / bits.shape[1]
        flat[:, -1] -= self.rate * away.mean(axis=1)
        return np.logaddexp(0, np.where(labels > 0.5, -output, output)).mean(axis=1)

    @property
    def sources(self):
        return (Path(__file__),)


LINEAR = Linear(rate=1.0, steps=800, batch=32, every=20, validation=200)


@pytest.mark.parametrize(("function", "learnt"), [("majority", True), ("and", True), ("or", True), ("parity", False)])
def test_a_linear_learner_learns_the_linear_functions(function, learnt):
    trials = train_on_sample(Problem(function, 8), LINEAR, 400, SEEDS)
    assert [trial.succeeded for trial in trials] == [learnt] * 4
    curves = train_online(Problem(function, 8), LINEAR, SEEDS[:2])
    assert [curve.reached is not None for curve in curves] == [learnt] * 2
    assert (curves[0].left() is not None) == learnt


def test_functions_by_name_and_by_their_values():
    bits = all_strings(3)
    for name, values in {"and": "00000001", "or": "01111111", "majority": "00010111", "parity": "01101001"}.items():
        one, two = Problem(name, 3), Problem(values, 3)
        assert one.labels(bits, (0, 1, 2)).tolist() == two.labels(bits, (0, 1, 2)).tolist() == [int(v) for v in values]
    first = Problem("0011", 5, 2)  # the second of its positions
    assert (first.labels(all_strings(5), (1, 4)) == all_strings(5)[:, 4]).all()


def test_a_climb_counts_successes_and_keeps_its_parts(tmp_path):
    problem, parts = Problem("majority", 6), Parts(tmp_path)
    counts = [count for count, _ in climb(problem, LINEAR, 5, (1,), parts, sizes=(4, 8, 64, 256, 300))]
    assert counts[0].size >= least_size(problem) == 5
    assert counts[-1].successes == 5 > counts[0].successes
    again = Parts(tmp_path)
    assert [count for count, _ in climb(problem, LINEAR, 5, (1,), again, sizes=(4, 8, 64, 256, 300))] == counts
    assert (again.trained, parts.trained) == (0, len(counts))
    other = Parts(tmp_path)
    list(climb(problem, Linear(rate=0.5, steps=20), 5, (1,), other, sizes=(8,)))
    assert other.trained == 1  # another learner has its own parts


def test_a_batch_is_its_trials():
    problem = Problem("or", 6, 2)
    bits = np.stack([all_strings(6)] * 4)
    labels = np.stack([problem.labels(all_strings(6), hidden_positions(problem, seed)) for seed in SEEDS])
    batch = Batch(problem, LINEAR, SEEDS)
    losses = [batch.step(bits, labels) for _ in range(30)]
    alone = Batch(problem, LINEAR, SEEDS[2:3])
    assert [alone.step(bits[2:3], labels[2:3])[0] for _ in range(30)] == [row[2] for row in losses]
    assert batch.parameters["weights"][2] == pytest.approx(alone.parameters["weights"][0], abs=0)


def test_learners_that_cannot_be_are_refused():
    with pytest.raises(SparseTrainingError, match="steps 0"):
        Linear(steps=0)
    with pytest.raises(SparseTrainingError, match="2\\^s digits"):
        Problem("0120", 5, 2)
    with pytest.raises(TypeError):
        Recipe()

"""Training on fresh strings at every step, with the loss curve kept: where a run leaves chance, and when it is right.

For the lengths used here every one of the $2^T$ strings can be asked, so *right* means right on all of them, exactly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.trials.problem import Batch, Problem, Recipe, SparseTrainingError, hidden_positions, stream, strings

__all__ = ["Curve", "all_strings", "train_online"]

CHANCE = 0.6931471805599453  # log 2, the logistic loss of the constant answer to a fair question
SETTLED = 0.1  # share of chance below which the loss must come, once every string is right, for a run to be over
MOST_BITS = 16
CHUNK = 2048  # strings that are asked at a time: what they need stays in the cache


@dataclass(frozen=True)
class Curve:
    """One run.  ``losses`` are means over windows of ``every`` steps, on strings that were never trained on before."""

    seed: tuple[int, ...]
    status: str  # "settled", "not settled" or "non-finite"
    reached: int | None  # the first look at which all strings are right
    every: int
    losses: tuple[float, ...]
    accuracies: tuple[float, ...]  # over all strings, at the end of each window

    def left(self, share: float = 0.9) -> int | None:
        """The end of the first window whose mean loss is below ``share`` of chance; None if there is none."""
        below = (i for i, loss in enumerate(self.losses) if loss < share * CHANCE)
        return next(((i + 1) * self.every for i in below), None)

    @property
    def succeeded(self) -> bool:
        return self.status == "settled" and self.reached is not None


@lru_cache(maxsize=4)
def all_strings(length: int) -> Any:
    """Every string of a length, in rows."""
    if not 1 <= length <= MOST_BITS:
        raise SparseTrainingError(f"length {length}; all strings are asked for 1 to {MOST_BITS} bits")
    return ((np.arange(1 << length)[:, None] >> np.arange(length)) & 1).astype(np.uint8)


def _accuracies(batch: Batch, tables: Sequence[Any], labels: Sequence[Any]) -> list[float]:
    """The exact share of right answers of each run; a logit that is not finite is wrong."""
    found = []
    for index, run in enumerate(batch.alive):
        one, answers = batch.single(index), labels[int(run)]
        wrong, total = 0, 0
        for table in tables:
            count = table.shape[1]
            wrong += int(one.errors(table, answers[:, total : total + count])[0])
            total += count
        found.append(1 - wrong / total)
    return found


def _fresh(problem: Problem, recipe: Recipe, rngs: Sequence[Any], hidden: Sequence[Any], count: int) -> tuple[Any, Any]:
    """``count`` steps of new strings of each run, and their labels: (steps, runs, batch, T), (steps, runs, batch)."""
    shape = (count, recipe.batch)
    bits = [strings(problem, rng, count * recipe.batch) for rng in rngs]
    labels = [problem.labels(x, chosen).reshape(shape) for x, chosen in zip(bits, hidden, strict=True)]
    return (np.stack([x.reshape(*shape, problem.length) for x in bits], axis=1), np.stack(labels, axis=1))


def train_online(problem: Problem, recipe: Recipe, seeds: Sequence[Sequence[int]]) -> list[Curve]:
    """Train every run until all strings are right and the loss is low, or the steps are over.

    A loss that is not finite ends a run as a failure, whatever it had reached before.
    """
    if problem.ones != 0.5:
        raise SparseTrainingError(f"ones {problem.ones}; all strings count alike only where bits are fair")
    every = all_strings(problem.length)
    hidden = [hidden_positions(problem, seed) for seed in seeds]
    rngs = [stream(seed, 5) for seed in seeds]
    losses: list[list[float]] = [[] for _ in seeds]
    accuracies: list[list[float]] = [[] for _ in seeds]
    right: dict[int, int] = {}
    ended: dict[int, str] = {}
    tables = [every[None, start : start + CHUNK] for start in range(0, len(every), CHUNK)]
    answers = [problem.labels(every, chosen)[None].astype(np.float32) for chosen in hidden]
    batch = Batch(problem, recipe, seeds)
    while batch.steps < recipe.steps and len(batch.alive):
        alive = batch.alive
        bits, labels = _fresh(problem, recipe, [rngs[i] for i in alive], [hidden[i] for i in alive], recipe.every)
        window = np.mean([batch.step(x, y.astype(np.float32)) for x, y in zip(bits, labels, strict=True)], axis=0)
        found = _accuracies(batch, tables, answers)
        for index, loss, accuracy in zip(alive, window, found, strict=True):
            if not math.isfinite(loss):
                ended[int(index)] = "non-finite"
                continue
            losses[index].append(float(loss))
            accuracies[index].append(accuracy)
            if accuracy == 1.0:
                right.setdefault(int(index), batch.steps)
            if int(index) in right and loss < SETTLED * CHANCE:
                ended[int(index)] = "settled"
        if any(int(i) in ended for i in alive):
            batch.keep(np.array([int(i) not in ended for i in alive]))
    return [
        Curve(
            tuple(seed), ended.get(i, "not settled"), right.get(i), recipe.every, tuple(losses[i]), tuple(accuracies[i])
        )
        for i, seed in enumerate(seeds)
    ]

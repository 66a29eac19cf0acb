"""Training on a fixed sample, trial by trial in one batch, until every validation string is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numerics.trials.problem import Batch, Problem, Recipe, SparseTrainingError, hidden_positions, stream, strings

__all__ = ["Strings", "Trial", "train_on_sample"]

SCREEN = 50  # validation strings that are asked first: most looks end there


@dataclass(frozen=True)
class Trial:
    """How a trial ended.  ``reached`` is the first look with every validation string right, None if there was none."""

    seed: tuple[int, ...]
    status: str  # "reached", "not reached" or "non-finite"
    reached: int | None
    loss: float | None  # of the training sample at the last finite step

    @property
    def succeeded(self) -> bool:
        return self.status == "reached" and self.reached is not None


class Strings:
    """Labelled strings of each trial; a trial's rows go when the trial is over."""

    def __init__(self, problem: Problem, seeds: Sequence[Sequence[int]], purpose: int, count: int) -> None:
        bits = [strings(problem, stream(seed, purpose), count) for seed in seeds]
        labels = [problem.labels(x, hidden_positions(problem, seed)) for x, seed in zip(bits, seeds, strict=True)]
        self.bits, self.labels = np.stack(bits), np.stack(labels).astype(np.float32)

    def keep(self, mask: Any) -> None:
        self.bits, self.labels = self.bits[mask], self.labels[mask]

    def rows(self, chosen: Any) -> tuple[Any, Any]:
        """The chosen strings (trials, batch) of each trial."""
        trials = np.arange(len(self.bits))[:, None]
        return self.bits[trials, chosen], self.labels[trials, chosen]

    def part(self, start: int, stop: int, trials: Any = slice(None)) -> tuple[Any, Any]:
        return self.bits[trials, start:stop], self.labels[trials, start:stop]


def all_right(batch: Batch, validation: Strings) -> Any:
    """Which trials have every validation string right; the few that pass the first strings are asked the others."""
    total = validation.bits.shape[1]
    right = batch.errors(*validation.part(0, min(SCREEN, total))) == 0
    for index in np.flatnonzero(right):
        one = batch.single(int(index))
        right[index] = one.errors(*validation.part(0, total, slice(index, index + 1)))[0] == 0
    return right


def train_on_sample(problem: Problem, recipe: Recipe, size: int, seeds: Sequence[Sequence[int]]) -> list[Trial]:
    """Train on ``size`` strings a trial, until every validation string is right or the steps are over.

    Each step takes ``batch`` of them, drawn with replacement; a loss that is not finite ends a trial as a failure.
    """
    if size < 1 or not seeds:
        raise SparseTrainingError(f"{size} strings and {len(seeds)} trials; allowed is 1 or more of each")
    train, validation = Strings(problem, seeds, 2, size), Strings(problem, seeds, 3, recipe.validation)
    order = [stream(seed, 4).integers(size, size=(recipe.steps, recipe.batch)) for seed in seeds]
    drawn = np.stack(order, axis=1)  # (steps, trials, batch)
    batch = Batch(problem, recipe, seeds)
    ended: dict[int, Trial] = {}
    last: dict[int, float] = {}
    while batch.steps < recipe.steps and len(batch.alive):
        losses = batch.step(*train.rows(drawn[batch.steps, batch.alive]))
        finite = np.isfinite(losses)
        last |= {int(i): float(loss) for i, loss in zip(batch.alive[finite], losses[finite], strict=True)}
        over: dict[int, tuple[str, int | None]] = {int(i): ("non-finite", None) for i in batch.alive[~finite]}
        if batch.steps % recipe.every == 0 or batch.steps == recipe.steps:
            right = finite & all_right(batch, validation)
            over |= {int(i): ("reached", batch.steps) for i in batch.alive[right]}
        if over:
            ended |= {i: Trial(tuple(seeds[i]), *how, last.get(i)) for i, how in over.items()}
            going = np.array([i not in over for i in batch.alive])
            for part in (batch, train, validation):
                part.keep(going)
    return [ended.get(i) or Trial(tuple(seed), "not reached", None, last.get(i)) for i, seed in enumerate(seeds)]

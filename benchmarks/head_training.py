"""A row for ``verify bench``: the compiled trials beside a loop over torch modules, the same steps of both.

A row is (task, ours, instead, seconds, instead seconds); one run, one thread.  The losses are compared first.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from numerics.head.training.batch import Recipe, draw_parameters
from numerics.trials.problem import Batch, Problem
from numerics.trials.sample import Strings

__all__ = ["Reference", "bench_rows"]

Row = tuple[str, str, str, float, float]
AGREEMENT = 1e-3


class Reference(nn.Module):
    """What a user would write: one trial, a softmax over the scores of all tokens."""

    def __init__(self, problem: Problem, recipe: Recipe, seed: tuple[int, ...]) -> None:
        super().__init__()
        drawn = draw_parameters(problem, recipe, seed)
        self.parts = nn.ParameterDict({name: nn.Parameter(torch.from_numpy(part)) for name, part in drawn.items()})

    def forward(self, bits: Any) -> Any:
        p = self.parts
        tokens = p["bit"][bits] + p["position"]
        scores = tokens @ (p["key"] @ (p["query"].T @ p["context"])) / math.sqrt(len(p["context"]))
        mixed = (torch.softmax(scores, dim=1)[..., None] * tokens).sum(dim=1)
        return torch.relu(mixed @ p["value"] @ p["inner"] + p["inner_bias"]) @ p["outer"] + p["outer_bias"]


def _looped(
    problem: Problem, recipe: Recipe, seeds: Sequence[tuple[int, ...]], rows: Strings, drawn: Any
) -> list[float]:
    """The last losses of a loop over trials with torch's own Adam."""
    last = []
    for trial, seed in enumerate(seeds):
        module = Reference(problem, recipe, seed)
        optimiser = torch.optim.Adam(module.parameters(), lr=recipe.rate)
        bits, labels = torch.from_numpy(rows.bits[trial]).long(), torch.from_numpy(rows.labels[trial])
        loss = torch.zeros(())
        for step in range(recipe.steps):
            chosen = torch.from_numpy(drawn[step, trial])
            loss = nn.functional.binary_cross_entropy_with_logits(module(bits[chosen]), labels[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        last.append(float(loss.detach()))
    return last


def bench_rows(trials: int = 40, steps: int = 40, length: int = 80) -> list[Row]:
    problem, recipe = Problem("and", length, ones=0.5 ** (1 / 3)), Recipe(steps=steps)
    seeds = [(77, trial) for trial in range(trials)]
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        rows = Strings(problem, seeds, 2, 64)
        drawn = np.random.default_rng(0).integers(64, size=(steps, trials, recipe.batch))
        Batch(problem, recipe, seeds).step(*rows.rows(drawn[0]))  # the first call warms both sides up
        _looped(problem, Recipe(steps=1), seeds[:1], rows, drawn)
        start = time.process_time()
        batch, losses = Batch(problem, recipe, seeds), np.zeros(trials)
        for step in range(steps):
            losses = batch.step(*rows.rows(drawn[step]))
        seconds = time.process_time() - start
        start = time.process_time()
        looped = _looped(problem, recipe, seeds, rows, drawn)
        instead = time.process_time() - start
    finally:
        torch.set_num_threads(before)
    gap = float(np.abs(losses - np.array(looped)).max())
    if not gap <= AGREEMENT:
        raise ArithmeticError(f"the losses of the two differ by {gap}")
    task = f"{steps} steps of {trials} trials of a sparse AND, T = {length}"
    return [(task, "compiled, trial by trial", "a loop over torch modules", seconds, instead)]

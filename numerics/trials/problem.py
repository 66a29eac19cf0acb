"""Learning a Boolean function of a few hidden positions: the problem, what a learner has to offer, trials under way.

All arrays have a leading axis of trials, which do not touch each other.  Every random number of a trial comes from its
own seed; if a learner's sums have one order too, a trial is the same in any batch and on any processor, to the bit.
"""

from __future__ import annotations

import copy
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

__all__ = ["FUNCTIONS", "Batch", "Problem", "Recipe", "SparseTrainingError", "hidden_positions", "stream", "strings"]

FUNCTIONS = ("and", "or", "majority", "parity")
MOST_HIDDEN = 12  # positions that a function may depend on


class SparseTrainingError(ValueError):
    """A problem or a recipe that cannot be trained: the message names the field."""


@dataclass(frozen=True)
class Problem:
    """Learn a function of ``sparsity`` hidden positions among ``length`` (T); a bit is one with chance ``ones``.

    The function is a name, or its values as text: entry i is that at the bits of i, the first position the lowest.
    """

    function: str
    length: int
    sparsity: int = 3
    ones: float = 0.5

    def __post_init__(self) -> None:
        if not 1 <= self.sparsity <= self.length:
            raise SparseTrainingError(f"sparsity {self.sparsity} with length {self.length}; allowed is 1 to the length")
        written = len(self.function) == 2**self.sparsity and set(self.function) <= {"0", "1"}
        if self.sparsity > MOST_HIDDEN or not (written or self.function in FUNCTIONS):
            names = ", ".join(FUNCTIONS)
            raise SparseTrainingError(
                f"function {self.function[:40]!r} of {self.sparsity} positions; allowed are {names}, or 2^s digits "
                f"0 and 1, with s up to {MOST_HIDDEN}"
            )
        if not 0 < self.ones < 1:
            raise SparseTrainingError(f"ones {self.ones}; allowed is a chance between 0 and 1")

    @cached_property
    def values(self) -> Any:
        """The function at every setting of its bits."""
        if self.function not in FUNCTIONS:
            return np.array([int(digit) for digit in self.function], dtype=np.uint8)
        count = np.array([i.bit_count() for i in range(2**self.sparsity)])
        least = {"and": self.sparsity, "or": 1, "majority": self.sparsity // 2 + 1}
        chosen = count % 2 if self.function == "parity" else count >= least[self.function]
        return chosen.astype(np.uint8)

    def labels(self, bits: Any, positions: Any) -> Any:
        """The function of the hidden positions, 0 or 1, for strings in the rows of ``bits``."""
        return self.values[(bits[:, list(positions)].astype(np.int64) << np.arange(len(positions))).sum(axis=1)]


@dataclass(frozen=True, kw_only=True)
class Recipe(ABC):
    """A learner and how a trial of it is trained; ``every`` is the number of steps between two looks."""

    rate: float = 0.003
    steps: int = 500
    batch: int = 16  # strings a step
    every: int = 20
    validation: int = 500  # fresh strings: success is no error on any of them

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if isinstance(value, int) and value < 1:
                raise SparseTrainingError(f"{name} {value}; allowed is 1 or more")
        if not (self.rate > 0 and math.isfinite(self.rate)):
            raise SparseTrainingError(f"rate {self.rate}; allowed is a positive finite number")

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @abstractmethod
    def draw(self, problem: Problem, seed: Sequence[int]) -> dict[str, Any]:
        """The parameters that a trial begins with, by name."""

    @abstractmethod
    def step(self, flat: Any, mean: Any, square: Any, bits: Any, labels: Any, step: int) -> Any:
        """One step of every trial in place (``step`` counts from 1): flat rows of parameters, two moments of them,
        strings (trials, m, T) and labels (trials, m); the losses before it."""

    @abstractmethod
    def outputs(self, flat: Any, bits: Any) -> Any:
        """A number for every string of every trial, positive for the answer 1: (trials, m)."""

    @property
    @abstractmethod
    def sources(self) -> Sequence[Path]:
        """The files that the learner's numbers depend on: kept results are not taken up when one has changed."""


# -- random numbers: a stream for each purpose and trial


def stream(seed: Sequence[int], purpose: int) -> np.random.Generator:
    return np.random.default_rng([*seed, purpose])


def hidden_positions(problem: Problem, seed: Sequence[int]) -> tuple[int, ...]:
    chosen = stream(seed, 0).choice(problem.length, problem.sparsity, replace=False)
    return tuple(sorted(int(p) for p in chosen))


def strings(problem: Problem, rng: np.random.Generator, count: int) -> Any:
    """``count`` independent strings, in rows of zeros and ones."""
    if problem.ones == 0.5:  # bits of random bytes: many times cheaper than numbers
        size = count * problem.length
        packed = np.frombuffer(rng.bytes((size + 7) // 8), dtype=np.uint8)
        return np.unpackbits(packed, count=size).reshape(count, problem.length)
    return (rng.random((count, problem.length), dtype=np.float32) < problem.ones).astype(np.uint8)


# -- trials under way


class Batch:
    """Trials under way: each one's parameters in a flat row, its moments, and who is still there."""

    def __init__(self, problem: Problem, recipe: Recipe, seeds: Sequence[Sequence[int]]) -> None:
        drawn = [recipe.draw(problem, seed) for seed in seeds]
        self.recipe, self.steps = recipe, 0
        self.shapes = {name: part.shape for name, part in drawn[0].items()}
        self.flat = np.stack([np.concatenate([p.ravel() for p in one.values()]) for one in drawn])
        self.mean, self.square = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self.alive = np.arange(len(seeds))

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters by name, as views of the flat rows."""
        found, start = {}, 0
        for name, shape in self.shapes.items():
            stop = start + math.prod(shape)
            found[name] = self.flat[:, start:stop].reshape(len(self.flat), *shape)
            start = stop
        return found

    def step(self, bits: Any, labels: Any) -> Any:
        """One step of every trial on its strings; the losses before it."""
        self.steps += 1
        return self.recipe.step(self.flat, self.mean, self.square, np.ascontiguousarray(bits), labels, self.steps)

    def keep(self, mask: Any) -> None:
        self.flat, self.mean, self.square = self.flat[mask], self.mean[mask], self.square[mask]
        self.alive = self.alive[mask]

    def single(self, index: int) -> Batch:
        """One trial alone, to be asked and not to be trained."""
        found = copy.copy(self)
        found.alive, found.flat = self.alive[index : index + 1], self.flat[index : index + 1]
        return found

    def errors(self, bits: Any, labels: Any) -> Any:
        """Wrong answers of each trial; a logit that is not finite is wrong."""
        output = self.recipe.outputs(self.flat, np.ascontiguousarray(bits))
        right = np.isfinite(output) & ((output > 0) == (labels > 0.5))
        return (~right).sum(axis=1)

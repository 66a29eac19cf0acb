r"""One attention head with a context token, trained on sparse Boolean functions: many trials in one batch.

A string $x\in\{0,1\}^T$ becomes the tokens $e_{x_t}+p_t$ (learned embeddings of bit and position); a learned context
token $c$ attends to them, and the mixed values go through a small ReLU network to one number, the logit:

.. math:: \gamma_t \propto \exp\bigl((e_{x_t}+p_t)^\top W_K W_Q^\top c/\sqrt d\bigr), \qquad
   f(x) = a^\top\mathrm{relu}\Bigl(M\,W_V^\top\sum_t\gamma_t(e_{x_t}+p_t)+b\Bigr)+b_0 .

All arrays have a leading axis of trials, which do not touch each other.  A score is a number of the bit plus a number
of the position, so the softmax over T tokens of a string needs a table of T rows and two sums, of the ones and of the
zeros (apart, which keeps every mass positive); no m by T array of scores is made.  Every random number of a trial comes
from its own seed and every sum has one order (:mod:`numerics.head.training.kernels`), so a trial is the same in any
batch and on any processor, to the bit.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

__all__ = [
    "FUNCTIONS",
    "Batch",
    "Problem",
    "Recipe",
    "SparseTrainingError",
    "draw_parameters",
    "hidden_positions",
    "logits",
    "stream",
    "strings",
]

FUNCTIONS = ("and", "parity")


class SparseTrainingError(ValueError):
    """A problem or a recipe that cannot be trained: the message names the field."""


@dataclass(frozen=True)
class Problem:
    """Learn a function of ``sparsity`` hidden positions among ``length`` (T); a bit is one with chance ``ones``."""

    function: str
    length: int
    sparsity: int = 3
    ones: float = 0.5

    def __post_init__(self) -> None:
        if self.function not in FUNCTIONS:
            raise SparseTrainingError(f"function {self.function!r}; allowed are {', '.join(FUNCTIONS)}")
        if not 1 <= self.sparsity <= self.length:
            raise SparseTrainingError(f"sparsity {self.sparsity} with length {self.length}; allowed is 1 to the length")
        if not 0 < self.ones < 1:
            raise SparseTrainingError(f"ones {self.ones}; allowed is a chance between 0 and 1")

    def labels(self, bits: Any, positions: Any) -> Any:
        """The function of the hidden positions, 0 or 1, for strings in the rows of ``bits``."""
        chosen = bits[:, list(positions)]
        return chosen.min(axis=1) if self.function == "and" else chosen.sum(axis=1) % 2


@dataclass(frozen=True)
class Recipe:
    """How a trial is trained; ``every`` is the number of steps between two looks at the validation strings."""

    width: int = 32  # d, of the embeddings
    hidden: int = 32  # of the ReLU network
    rate: float = 0.003
    steps: int = 500
    batch: int = 16  # strings a step
    every: int = 20
    validation: int = 500  # fresh strings: success is no error on any of them
    spread: float = 1.0  # standard deviation of the embeddings' entries times sqrt(width)

    def __post_init__(self) -> None:
        for name in ("width", "hidden", "steps", "batch", "every", "validation"):
            if getattr(self, name) < 1:
                raise SparseTrainingError(f"{name} {getattr(self, name)}; allowed is 1 or more")
        if not (self.rate > 0 and math.isfinite(self.rate)):
            raise SparseTrainingError(f"rate {self.rate}; allowed is a positive finite number")

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


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


def draw_parameters(problem: Problem, recipe: Recipe, seed: Sequence[int]) -> dict[str, Any]:
    """Gaussian embeddings and matrices of one trial; biases start at zero."""
    rng, d, h = stream(seed, 1), recipe.width, recipe.hidden

    def normal(scale: float, *shape: int) -> Any:
        return (scale * rng.standard_normal(shape)).astype(np.float32)

    entry = recipe.spread / math.sqrt(d)
    return {
        "bit": normal(entry, 2, d),
        "position": normal(entry, problem.length, d),
        "context": normal(entry, d),
        "query": normal(1 / math.sqrt(d), d, d),
        "key": normal(1 / math.sqrt(d), d, d),
        "value": normal(1 / math.sqrt(d), d, d),
        "inner": normal(math.sqrt(2 / d), d, h),
        "inner_bias": np.zeros(h, dtype=np.float32),
        "outer": normal(1 / math.sqrt(h), h),
        "outer_bias": np.zeros((), dtype=np.float32),
    }


# -- trials under way


def logits(flat: Any, bits: Any, width: int, hidden: int) -> Any:
    """f(x) of every string (trials, m, T) of every trial, from the flat rows of their parameters: (trials, m)."""
    from numerics.head.training.kernels import outputs

    return outputs(flat, np.ascontiguousarray(bits), width, hidden)


class Batch:
    """Trials under way: each one's parameters in a flat row, its moments, and who is still there."""

    def __init__(self, problem: Problem, recipe: Recipe, seeds: Sequence[Sequence[int]]) -> None:
        drawn = [draw_parameters(problem, recipe, seed) for seed in seeds]
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
        from numerics.head.training.kernels import steps_of_adam

        self.steps += 1
        return steps_of_adam(
            self.flat,
            self.mean,
            self.square,
            np.ascontiguousarray(bits),
            labels,
            self.recipe.width,
            self.recipe.hidden,
            self.steps,
            self.recipe.rate,
        )

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
        output = logits(self.flat, bits, self.recipe.width, self.recipe.hidden)
        right = np.isfinite(output) & ((output > 0) == (labels > 0.5))
        return (~right).sum(axis=1)

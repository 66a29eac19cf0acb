r"""One attention head with a context token as a learner of Boolean functions: many trials in one batch.

A string $x\in\{0,1\}^T$ becomes the tokens $e_{x_t}+p_t$ (learned embeddings of bit and position); a learned context
token $c$ attends to them, and the mixed values go through a small ReLU network to one number, the logit:

.. math:: \gamma_t \propto \exp\bigl((e_{x_t}+p_t)^\top W_K W_Q^\top c/\sqrt d\bigr), \qquad
   f(x) = a^\top\mathrm{relu}\Bigl(M\,W_V^\top\sum_t\gamma_t(e_{x_t}+p_t)+b\Bigr)+b_0 .

All arrays have a leading axis of trials, which do not touch each other.  A score is a number of the bit plus a number
of the position, so the softmax over T tokens of a string needs a table of T rows and two sums, of the ones and of the
zeros (apart, which keeps every mass positive); no m by T array of scores is made.  Every sum has one order
(:mod:`numerics.head.training.kernels`), so a trial is the same in any batch and on any processor, to the bit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from numerics.arithmetic import portable
from numerics.trials.problem import Problem, stream
from numerics.trials.problem import Recipe as AnyRecipe

__all__ = ["Recipe", "draw_parameters", "logits"]


@dataclass(frozen=True, kw_only=True)
class Recipe(AnyRecipe):
    """The head, and how a trial of it is trained."""

    width: int = 32  # d, of the embeddings
    hidden: int = 32  # of the ReLU network
    spread: float = 1.0  # standard deviation of the embeddings' entries times sqrt(width)

    def draw(self, problem: Problem, seed: Sequence[int]) -> dict[str, Any]:
        return draw_parameters(problem, self, seed)

    def step(self, flat: Any, mean: Any, square: Any, bits: Any, labels: Any, step: int) -> Any:
        from numerics.head.training.kernels import steps_of_adam

        return steps_of_adam(flat, mean, square, bits, labels, self.width, self.hidden, step, self.rate)

    def outputs(self, flat: Any, bits: Any) -> Any:
        return logits(flat, bits, self.width, self.hidden)

    @property
    def sources(self) -> Sequence[Path]:
        here = Path(__file__)
        return here, here.with_name("kernels.py"), Path(portable.__file__)


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


def logits(flat: Any, bits: Any, width: int, hidden: int) -> Any:
    """f(x) of every string (trials, m, T) of every trial, from the flat rows of their parameters: (trials, m)."""
    from numerics.head.training.kernels import outputs

    return outputs(flat, np.ascontiguousarray(bits), width, hidden)

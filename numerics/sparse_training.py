r"""One attention head with a context token, trained on sparse Boolean functions: many trials in one batch.

A string $x\in\{0,1\}^T$ becomes the tokens $e_{x_t}+p_t$ (learned embeddings of bit and position); a learned context
token $c$ attends to them, and the mixed values go through a small ReLU network to one number, the logit:

.. math:: \gamma_t \propto \exp\bigl((e_{x_t}+p_t)^\top W_K W_Q^\top c/\sqrt d\bigr), \qquad
   f(x) = a^\top\mathrm{relu}\Bigl(M\,W_V^\top\sum_t\gamma_t(e_{x_t}+p_t)+b\Bigr)+b_0 .

All tensors have a leading axis of trials, and the sum of the trials' losses is differentiated: trials do not touch each
other.  A score is a number of the bit plus a number of the position, so the softmax over T tokens of m strings is one
product of the strings (ones and zeros apart, which keeps every mass positive) with a table of T rows; no m by T array
of scores is made.  Every random number of a trial comes from its own seed, so a trial is the same in any batch up to
the rounding of the products.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

__all__ = [
    "FUNCTIONS", "Batch", "Problem", "Recipe", "SparseTrainingError", "adam_step", "both_halves", "draw_parameters",
    "hidden_positions", "logits", "one_thread", "stream", "strings", "trial_losses",
]

FUNCTIONS = ("and", "parity")
BETAS, EPSILON = (0.9, 0.999), 1e-8


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


@contextmanager
def one_thread() -> Iterator[None]:
    """Sums in one order: the same numbers whatever the number of cores."""
    import torch

    before, strict = torch.get_num_threads(), torch.are_deterministic_algorithms_enabled()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    try:
        yield
    finally:
        torch.set_num_threads(before)
        torch.use_deterministic_algorithms(strict)


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
        "bit": normal(entry, 2, d), "position": normal(entry, problem.length, d), "context": normal(entry, d),
        "query": normal(1 / math.sqrt(d), d, d), "key": normal(1 / math.sqrt(d), d, d),
        "value": normal(1 / math.sqrt(d), d, d), "inner": normal(math.sqrt(2 / d), d, h),
        "inner_bias": np.zeros(h, dtype=np.float32), "outer": normal(1 / math.sqrt(h), h),
        "outer_bias": np.zeros((), dtype=np.float32),
    }


# -- the model and its optimiser, every tensor with a leading axis of trials


def both_halves(bits: Any) -> Any:
    """Where strings (trials, m, T) are one, above where they are zero, as floats (trials, 2m, T)."""
    import torch

    x = torch.from_numpy(np.ascontiguousarray(bits)).float()
    return torch.cat([x, 1 - x], dim=1)


def logits(parameters: dict[str, Any], halves: Any) -> Any:
    """f(x) of every string of every trial: (trials, m)."""
    import torch

    bit, position = parameters["bit"], parameters["position"]
    root = math.sqrt(bit.shape[-1])
    direction = parameters["key"] @ (parameters["query"].mT @ parameters["context"][..., None])  # W_K W_Q^T c
    bit_score = bit @ direction / root  # (trials, 2, 1)
    position_score = position @ direction / root  # (trials, T, 1)
    bit_mass = torch.exp(bit_score - bit_score.amax(dim=1, keepdim=True).detach())
    position_mass = torch.exp(position_score - position_score.amax(dim=1, keepdim=True).detach())
    zero, one = bit_mass[:, :1], bit_mass[:, 1:]
    mass_of_ones, mass_of_zeros = (halves @ position_mass).chunk(2, dim=1)  # (trials, m, 1)
    sum_of_ones, sum_of_zeros = (halves @ (position_mass * position)).chunk(2, dim=1)  # (trials, m, d)
    ones, zeros = one * mass_of_ones, zero * mass_of_zeros
    mixed = (one * sum_of_ones + zero * sum_of_zeros + ones * bit[:, 1:] + zeros * bit[:, :1]) / (ones + zeros)
    inner = torch.relu(mixed @ (parameters["value"] @ parameters["inner"]) + parameters["inner_bias"][:, None])
    return (inner @ parameters["outer"][..., None]).squeeze(-1) + parameters["outer_bias"][:, None]


def trial_losses(parameters: dict[str, Any], halves: Any, labels: Any) -> Any:
    """Mean logistic loss of each trial."""
    import torch

    output = logits(parameters, halves)
    return (torch.nn.functional.softplus(output) - labels * output).mean(dim=1)


def gradients(parameters: dict[str, Any], halves: Any, labels: Any) -> tuple[Any, tuple[Any, ...]]:
    """Losses of the trials and the gradient of each trial's own loss."""
    import torch

    losses = trial_losses(parameters, halves, labels)
    return losses.detach(), torch.autograd.grad(losses.sum(), list(parameters.values()))


def adam_step(flat: Any, mean: Any, square: Any, slope: Any, step: int, rate: float) -> None:
    """One step of Adam (no weight decay) in place, elementwise, so that trials stay apart; ``step`` counts from 1."""
    import torch

    with torch.no_grad():
        mean.lerp_(slope, 1 - BETAS[0])
        square.mul_(BETAS[1]).addcmul_(slope, slope, value=1 - BETAS[1])
        scale = (square / (1 - BETAS[1] ** step)).sqrt_().add_(EPSILON)
        flat.addcdiv_(mean, scale, value=-rate / (1 - BETAS[0] ** step))


class Batch:
    """Trials under way: their parameters (views of one flat tensor, so that Adam is a few operations) and moments."""

    def __init__(self, problem: Problem, recipe: Recipe, seeds: Sequence[Sequence[int]]) -> None:
        import torch

        drawn = [draw_parameters(problem, recipe, seed) for seed in seeds]
        self.recipe, self.steps = recipe, 0
        self.shapes = {name: part.shape for name, part in drawn[0].items()}
        self.flat = torch.from_numpy(np.stack([np.concatenate([p.ravel() for p in one.values()]) for one in drawn]))
        self.mean, self.square = torch.zeros_like(self.flat), torch.zeros_like(self.flat)
        self.parameters = self._views(self.flat)
        self.alive = np.arange(len(seeds))

    def _views(self, flat: Any) -> dict[str, Any]:
        found, start = {}, 0
        for name, shape in self.shapes.items():
            stop = start + math.prod(shape)
            found[name] = flat[:, start:stop].view(len(flat), *shape).detach().requires_grad_(True)
            start = stop
        return found

    def step(self, halves: Any, labels: Any) -> Any:
        """One step of every trial; the losses before it."""
        import torch

        self.steps += 1
        losses, slopes = gradients(self.parameters, halves, labels)
        slope = torch.cat([part.flatten(start_dim=1) if part.dim() > 1 else part[:, None] for part in slopes], dim=1)
        adam_step(self.flat, self.mean, self.square, slope, self.steps, self.recipe.rate)
        return losses.numpy()

    def keep(self, mask: Any) -> None:
        import torch

        chosen = torch.from_numpy(np.flatnonzero(mask))
        self.flat, self.mean, self.square = self.flat[chosen], self.mean[chosen], self.square[chosen]
        self.parameters = self._views(self.flat)
        self.alive = self.alive[mask]

    def single(self, index: int) -> Batch:
        """One trial alone, to be asked and not to be trained."""
        found = copy.copy(self)
        found.alive = self.alive[index:index + 1]
        found.parameters = {name: t.detach()[index:index + 1] for name, t in self.parameters.items()}
        return found

    def errors(self, halves: Any, labels: Any) -> Any:
        """Wrong answers of each trial; a logit that is not finite is wrong."""
        import torch

        with torch.no_grad():
            output = logits(self.parameters, halves)
            right = torch.isfinite(output) & ((output > 0) == (labels > 0.5))
        return (~right).sum(dim=1).numpy()

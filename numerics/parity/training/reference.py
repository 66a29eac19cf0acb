"""The model and its training in plain torch, as a user would write it: float64, autograd, ``torch.optim``.

This is the reference that the compiled kernels are held to.  It shares with them the drawn start, the drawn batches
and the numbers of the model file, and no arithmetic: embeddings, scores, softmax, classifier and loss are written out
over tensors, and derivatives are autograd's.  Up to n = 16 the expected risk is the mean over all inputs; beyond that
it is the exact risk as a torch function (:mod:`numerics.parity.risk.autograd`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from numerics.parity.model.losses import loss_record
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads, positions, temperature
from numerics.parity.training.engine import drawn_inputs
from numerics.parity.training.runs import OPTIMISERS, Settings, State, begin, record_of

__all__ = [
    "MOST_LISTED",
    "ParityTransformer",
    "all_bits",
    "follow_in_torch",
    "labels_of",
    "loss_of_outputs",
    "optimiser_of",
]

MOST_LISTED = 16  # n up to which all inputs are listed
Array = np.ndarray[Any, Any]


class ParityTransformer(nn.Module):
    """m heads that look from one place, their mean, and the frozen classifier; ``heads`` is what is trained."""

    def __init__(self, spec: ModelSpec, heads: Array) -> None:
        super().__init__()
        self.spec = spec
        self.heads = nn.Parameter(torch.tensor(np.asarray(heads), dtype=torch.float64))
        self.register_buffer("places", torch.tensor(np.array(positions(spec)), dtype=torch.float64))
        neuron = torch.arange(1, spec.k + 1, dtype=torch.float64)
        weights = [float(spec.classifier.weight(q)) for q in range(1, spec.k + 1)]
        self.register_buffer("shift", float(spec.classifier.bias) - neuron)
        self.register_buffer("outer", torch.tensor(weights, dtype=torch.float64))

    def attention(self, bits: torch.Tensor) -> torch.Tensor:
        """The weights of every head on every position: (inputs, heads, n), or (1, heads, n) if tokens do not count."""
        scores = (self.heads[:, -2:] @ self.places.T)[None]
        if self.spec.whole_rows:
            ones, zeros = self.heads[None, :, 0, None], self.heads[None, :, 1, None]
            scores = scores + ones * bits[:, None, :] + zeros * (1 - bits[:, None, :])
        return torch.softmax(scores / temperature(self.spec), dim=-1)

    def forward(self, bits: torch.Tensor) -> torch.Tensor:
        """ŷ of each row of 0 and 1."""
        seen = (self.attention(bits) * bits[:, None, :]).sum(dim=-1)  # the share of ones that each head sees
        s = self.spec.k * seen.mean(dim=1)
        hidden = self.spec.sigma.in_torch(s[:, None] + self.shift)
        return float(self.spec.classifier.scale) * (1 + (hidden * self.outer).sum(dim=1))


def all_bits(n: int) -> torch.Tensor:
    """Every input, the number's low bit first."""
    numbers = torch.arange(1 << n)
    return ((numbers[:, None] >> torch.arange(n)) & 1).to(torch.float64)


def labels_of(bits: torch.Tensor, parity_set: Sequence[int]) -> torch.Tensor:
    return 1 - 2 * (bits[:, [p - 1 for p in parity_set]].sum(dim=1) % 2)


def loss_of_outputs(name: str, outputs: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """The loss of each input; "sigmoid-hinge" is in no model file."""
    if name == "sigmoid-hinge":  # on outputs of 0 and 1 that went through the logistic function; label 1 is even
        return 1 + labels * torch.sigmoid(0.5 * (1 - outputs))
    return loss_record(name).tensor(labels * outputs)


class _Population:
    """The expected risk of a module: every input with its chance, or the exact engine where that is too many."""

    def __init__(self, spec: ModelSpec, parity_set: Sequence[int], accuracy: float, loss: str) -> None:
        self.spec, self.members, self.accuracy, self.loss = spec, tuple(parity_set), accuracy, loss
        if spec.n <= MOST_LISTED:
            self.bits = all_bits(spec.n)
            self.labels = labels_of(self.bits, parity_set)
            chance, ones = float(spec.bit_probability), self.bits.sum(dim=1)
            self.weights = chance**ones * (1 - chance) ** (spec.n - ones)

    def __call__(self, module: ParityTransformer) -> torch.Tensor:
        if self.spec.n > MOST_LISTED:
            from numerics.parity.risk.autograd import exact_risk

            return exact_risk(module.heads, self.spec, self.members, self.accuracy)
        return (self.weights * loss_of_outputs(self.loss, module(self.bits), self.labels)).sum()


def optimiser_of(module: nn.Module, settings: Settings) -> torch.optim.Optimizer:
    match settings.optimiser:
        case "adam" | "sgd-adam":
            return torch.optim.Adam(module.parameters(), lr=settings.rate)
        case "gd" | "sgd":
            return torch.optim.SGD(module.parameters(), lr=settings.rate)
        case other:
            raise ValueError(f"optimiser {other!r}; allowed are {', '.join(OPTIMISERS)}")


def follow_in_torch(
    spec: ModelSpec,
    parity_set: Sequence[int],
    settings: Settings,
    heads: Array | None = None,
    loss: str | None = None,
    along: Sequence[Array] = (),
) -> Iterator[dict[str, Any]]:
    """The records of a run, as :func:`numerics.parity.training.runs.follow` gives them; the last has a ``status``.

    ``loss``: train on another loss than the model's ("sigmoid-hinge" is in no model file).  ``along``: the heads of
    another run, from which each step begins; its own heads are told before they are put aside.
    """
    start = np.array(drawn_heads(spec, settings.seed) if heads is None else heads, dtype=float)
    module, state = ParityTransformer(spec, start), begin(start)
    population = _Population(spec, parity_set, settings.accuracy, loss or spec.loss)
    optimiser, sampled = optimiser_of(module, settings), settings.optimiser.startswith("sgd")
    while True:
        due = state.step % settings.every == 0 or state.step >= settings.steps
        optimiser.zero_grad()
        value = population(module) if due or not sampled else None
        if value is not None:
            value.backward()
            status = _noted(module, state, float(value.detach()), settings)
            if due or status:
                yield record_of(state, float(value.detach()), _gradient(module), status)
            if status:
                return
        if sampled:
            optimiser.zero_grad()
            inputs = torch.tensor(drawn_inputs(spec, settings.batch, settings.seed, state.step)[0], dtype=torch.float64)
            loss_of_outputs(loss or spec.loss, module(inputs), labels_of(inputs, parity_set)).mean().backward()
        optimiser.step()
        state.step += 1
        state.heads = module.heads.detach().numpy().copy()
        if len(along) > state.step:
            module.heads.data.copy_(torch.as_tensor(along[state.step], dtype=torch.float64))


def _gradient(module: ParityTransformer) -> Array:
    return np.asarray(module.heads.grad.numpy())


def _noted(module: ParityTransformer, state: State, value: float, settings: Settings) -> str:
    """How the run ends here, if it does; the least risk so far is kept."""
    finite = math.isfinite(value) and bool(np.isfinite(_gradient(module)).all())
    if not finite or not np.isfinite(state.heads).all():
        return "non-finite"
    state.note(value)
    if value < settings.target:
        return "reached"
    return "spent" if state.step >= settings.steps else ""

"""One-hidden-layer ReLU classifiers trained with Adam: on frozen attention, or on the bits themselves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from numerics.arithmetic.portable import power, product
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import aligned_heads, attention, drawn_heads
from numerics.parity.training.runs import ADAM

__all__ = [
    "Network",
    "aligned_attention_risk",
    "frozen_attention_risk",
    "least_error",
    "least_frozen_error",
    "network_accuracy",
    "network_parameters",
]

Array = np.ndarray[Any, Any]


def network_parameters(inputs: int, width: int) -> int:
    """Weights and biases of a network with one hidden layer."""
    return width * (inputs + 2) + 1


class Network:
    """Weights uniform in ±1/sqrt(inputs of the layer), squared hinge loss, Adam."""

    def __init__(self, inputs: int, width: int, seed: int) -> None:
        rng = np.random.default_rng([seed, 19])
        first, second = 1 / math.sqrt(inputs), 1 / math.sqrt(width)
        self.parts = [
            rng.uniform(-first, first, (inputs, width)),
            rng.uniform(-first, first, width),
            rng.uniform(-second, second, width),
            rng.uniform(-second, second, 1),
        ]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def output(self, x: Array) -> Array:
        inner, bias, outer, shift = self.parts
        return product(np.maximum(product(x, inner) + bias, 0.0), outer) + shift

    def gradient(self, x: Array, labels: Array) -> tuple[float, list[Array]]:
        """The mean squared hinge loss and its gradient, part by part."""
        inner, bias, outer, shift = self.parts
        before = product(x, inner) + bias
        hidden = np.maximum(before, 0.0)
        margin = np.maximum(1.0 - labels * (product(hidden, outer) + shift), 0.0)
        slope = -2.0 * labels * margin / len(x)
        back = np.outer(slope, outer) * (before > 0)
        return float(np.mean(margin * margin)), [
            product(x.T, back),
            back.sum(axis=0),
            product(slope[None], hidden)[0],
            slope.sum(keepdims=True),
        ]

    def step(self, x: Array, labels: Array, rate: float) -> float:
        """One step of Adam; the loss before it."""
        loss, gradients = self.gradient(x, labels)
        one, two, small = ADAM
        self.steps += 1
        for part, mean, square, gradient in zip(self.parts, self.mean, self.square, gradients, strict=True):
            mean += (1 - one) * (gradient - mean)
            square += (1 - two) * (gradient * gradient - square)
            spread = np.sqrt(square / (1.0 - power(two, self.steps)))
            part -= rate * mean / (1.0 - power(one, self.steps)) / (spread + small)
        return loss


def _frozen(spec: ModelSpec, parity_set: Sequence[int], heads: Array) -> tuple[Array, Array]:
    """S and the label of every input, for given heads."""
    if spec.n > 16:
        raise ValueError(f"n = {spec.n}; allowed is n up to 16")
    bits = (np.arange(1 << spec.n)[:, None] >> np.arange(spec.n) & 1).astype(float)
    s = product(bits, attention(spec, heads).sum(axis=0))
    return s, 1.0 - 2.0 * (bits[:, [p - 1 for p in parity_set]].sum(axis=1) % 2)


def frozen_attention_risk(
    spec: ModelSpec, parity_set: Sequence[int], width: int, steps: int, seed: int, rate: float = 0.02
) -> float:
    """The least risk over all inputs met while the classifier alone is trained, on heads left as drawn; n up to 16.

    Heads that see positions only give a vector whose one varying coordinate is S/k (the token's other coordinate
    is 1 minus it): it is standardised, which is kind to the classifier.
    """
    return _trained_on(spec, parity_set, drawn_heads(spec, seed), width, steps, seed, rate)


def aligned_attention_risk(
    spec: ModelSpec, parity_set: Sequence[int], width: int, steps: int, seed: int, rate: float = 0.02
) -> float:
    """The same on heads that look at the bits of the set: the control of an experiment with frozen attention."""
    return _trained_on(spec, parity_set, aligned_heads(spec, parity_set), width, steps, seed, rate)


def _trained_on(
    spec: ModelSpec, parity_set: Sequence[int], heads: Array, width: int, steps: int, seed: int, rate: float
) -> float:
    s, labels = _frozen(spec, parity_set, heads)
    x = ((s - s.mean()) / s.std())[:, None]
    network = Network(1, width, seed)
    losses = [network.step(x, labels, rate) for _ in range(steps)]
    return min(losses) if all(map(math.isfinite, losses)) else math.nan


def least_error(s: Array, labels: Array, changes: int) -> float:
    """The least share of errors of any function of S whose sign changes at most so often; inputs of one S go together.

    A network of w ReLU neurons on one number is linear between at most w corners, so its sign changes at most w + 1
    times; and where the sign is wrong or the output 0 the squared hinge loss is at least 1.  So this share is below
    the risk of every such network, trained or not.
    """
    order = np.argsort(s, kind="stable")
    joined = np.flatnonzero(np.diff(s[order]) > 1e-12) + 1
    gains = np.add.reduceat(labels[order], np.concatenate([[0], joined]))  # for answering +1 rather than -1, by group
    best = np.zeros((2, changes + 1))  # [answer now, changes so far]: the sum of label times answer
    for gain in gains:
        moved = np.maximum(best, np.concatenate([np.full((2, 1), -np.inf), best[::-1, :-1]], axis=1))
        best = moved + np.array([[gain], [-gain]])
    return float((len(s) - best.max()) / (2 * len(s)))


def least_frozen_error(spec: ModelSpec, parity_set: Sequence[int], width: int, seed: int) -> float:
    """The same for heads left as drawn, the S of :func:`frozen_attention_risk`."""
    s, labels = _frozen(spec, parity_set, drawn_heads(spec, seed))
    return least_error(s, labels, width + 1)


def network_accuracy(
    n: int, parity_set: Sequence[int], width: int, steps: int, seed: int, batch: int = 256, rate: float = 0.01
) -> float:
    """Accuracy on 20,000 fresh inputs of a feed-forward network trained on fresh mini-batches."""
    network = Network(n, width, seed)
    rng = np.random.default_rng([seed, 17])
    members = [p - 1 for p in parity_set]

    def drawn(count: int) -> tuple[Array, Array]:
        bits = rng.integers(0, 2, (count, n), dtype=np.int8)
        return 2.0 * bits - 1.0, 1.0 - 2.0 * (bits[:, members].sum(axis=1) % 2)

    for _ in range(steps):
        network.step(*drawn(batch), rate)
    x, labels = drawn(20_000)
    return float(np.mean(network.output(x) * labels > 0))

"""Training with one loss and judging by another: runs that differ in the loss alone, judged by their share of errors.

A risk of one loss says little beside that of another, so every run is judged by the exact share of inputs whose output
has the wrong sign, which is the same question for every loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.portable import product
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import attention, drawn_heads
from numerics.parity.risk.loss import loss_of
from numerics.parity.training.engine import LOSSES, compiled, drawn_inputs, kernel_arguments, odd_bits
from numerics.parity.training.runs import Settings

__all__ = ["COMPARED", "Ended", "errors_on_fresh", "heads_on_fresh", "train_with"]

Array = np.ndarray[Any, Any]
COMPARED = ("squared-hinge", "hinge", "logistic", "sigmoid-hinge")


class Ended(NamedTuple):
    """Heads at the end and the share of all inputs that they get wrong."""

    heads: Array
    errors: float
    steps: int


def train_with(
    loss: str, spec: ModelSpec, sets: Sequence[Sequence[int]], settings: Settings, seeds: Iterable[int]
) -> list[Ended]:
    """Runs from drawn heads on the expected loss over all inputs (n up to 14), one for each seed and its set."""
    from numerics.parity.training.kernels import descend_all, error_shares

    plain = spec.at(loss="squared-hinge")
    if not compiled(plain) or settings.optimiser not in ("gd", "adam") or spec.inputs != "uniform":
        raise ValueError(
            "losses are compared where compiled code trains on all inputs: n up to 14, heads that see "
            "positions only, uniform inputs, gd or adam"
        )
    numbers = list(seeds)
    heads = np.stack([drawn_heads(plain, seed) for seed in numbers])
    odd = np.stack([odd_bits(spec.n, members) for members in sets])
    table, tau, scale, chance, outer, b, relu, _ = kernel_arguments(plain)
    rates = np.full(len(numbers), settings.rate)
    ended = descend_all(
        heads,
        odd,
        table,
        tau,
        scale,
        chance,
        outer,
        b,
        relu,
        LOSSES[loss],
        settings.optimiser == "adam",
        rates,
        settings.steps,
        settings.target,
    )
    errors = error_shares(heads, odd, table, tau, scale, outer, b, relu)
    return [Ended(*found) for found in zip(heads, errors.tolist(), ended[0].tolist(), strict=True)]


def heads_on_fresh(loss: str, spec: ModelSpec, members: Sequence[int], settings: Settings) -> Array:
    """The heads after training on batches of strings drawn afresh, at any n; compiled step by step."""
    from numerics.parity.training.kernels import sample_steps

    if not settings.optimiser.startswith("sgd") or spec.whole_rows:
        raise ValueError("batches drawn afresh: allowed are sgd and sgd-adam, and heads that see positions only")
    table, tau, scale, _, outer, b, relu, _ = kernel_arguments(spec.at(loss="squared-hinge"))
    state, step = np.zeros((3, spec.heads, 2)), 0
    state[0] = drawn_heads(spec, settings.seed)
    rest = (odd_bits(spec.n, members), table, tau, scale, outer, b, relu, LOSSES[loss])
    while step < settings.steps and np.isfinite(state[0]).all():
        inputs = drawn_inputs(spec, settings.batch, settings.seed, step)[: settings.steps - step]
        step = sample_steps(*state, step, inputs, *rest, settings.optimiser == "sgd-adam", settings.rate)
    return state[0]


def errors_on_fresh(spec: ModelSpec, heads: Array, members: Sequence[int], seed: int, count: int = 20_000) -> float:
    """The share of so many further strings whose output has the wrong sign or none; 1 for heads that are not finite."""
    if not np.isfinite(heads).all():
        return 1.0
    inputs = np.random.default_rng([seed, 29]).integers(0, 2, (count, spec.n), dtype=np.int8)
    s = product(inputs.astype(float), (spec.k / spec.heads) * attention(spec, heads).sum(axis=0))
    labels = 1 - 2 * (inputs[:, odd_bits(spec.n, members)].sum(axis=1) % 2)
    return float(np.mean(~(loss_of(spec).output(s) * labels > 0)))

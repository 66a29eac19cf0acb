"""Training with one loss and judging by another: runs that differ in the loss alone, judged by their share of errors.

A risk of one loss says little beside that of another, so every run is judged by the exact share of inputs whose output
has the wrong sign, which is the same question for every loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads
from numerics.parity.training.engine import LOSSES, compiled, kernel_arguments, odd_bits
from numerics.parity.training.runs import Settings

__all__ = ["COMPARED", "Ended", "train_with"]

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

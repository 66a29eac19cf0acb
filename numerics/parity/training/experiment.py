"""Training as a public experiment ran it: a fixed sample of all strings, mini-batches, a library's hinge loss.

That loss takes outputs of 0 and 1.  If any output of a batch leaves [0, 1] it first puts all of them through the
logistic function; then it is the mean of max(0, 1 - o) for label 1 and of 1 + o for label 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numerics.arithmetic.portable import tanh
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads, positions, temperature
from numerics.parity.risk.loss import Loss, loss_of
from numerics.parity.training.runs import begin

__all__ = ["PUBLISHED", "REVISED", "Experiment", "library_hinge", "run_experiment"]

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Experiment:
    """What the schema of a model file does not hold: sample, batches, epochs, optimiser, square of the mean."""

    share: float = 0.8
    batch: int = 8000
    epochs: int = 30
    rate: float = 0.08
    square_of_mean: bool = False


PUBLISHED = Experiment()
REVISED = Experiment(rate=0.1, square_of_mean=True)


def library_hinge(loss: Loss, s: Array, odd: Array) -> tuple[float, Array]:
    """The mean loss of a batch, and its derivative in each S (the mean's division included)."""
    output, change = 0.5 * (1.0 - loss.output(s)), -0.5 * loss.output_slope(s)
    if not ((output >= 0) & (output <= 1)).all():
        output = 0.5 * (1.0 + tanh(0.5 * output))
        change = change * output * (1.0 - output)
    measure = 1.0 - np.where(odd, output, -output)
    slope = np.where(measure > 0, np.where(odd, -change, change), 0.0)
    return float(np.maximum(measure, 0.0).mean()), slope / len(s)


def _halves(c: Array) -> tuple[Array, Array]:
    """Sums over the low and over the high bits, to be looked up by number."""
    low = len(c) // 2
    tables = []
    for part in (c[:low], c[low:]):
        sums = np.zeros(1)
        for x in part:
            sums = np.concatenate([sums, sums + x])
        tables.append(sums)
    return tables[0], tables[1]


def run_experiment(spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment,
                   seed: int) -> tuple[Array, float]:
    """The heads at the end and the mean loss of the last batch; n up to 24."""
    if spec.n > 24 or spec.effective_activation != "relu":
        raise ValueError(f"n = {spec.n}, activation {spec.effective_activation}: allowed are n up to 24 and relu")
    from numerics.parity.training.batches import epoch

    rng = np.random.default_rng([seed, 13])
    sample = rng.permutation(1 << spec.n)[:int(experiment.share * (1 << spec.n))]
    parity = np.zeros(len(sample), dtype=np.int64)
    for p in parity_set:
        parity ^= sample >> (p - 1) & 1
    marked = sample | parity << spec.n  # the label travels with its string
    loss, state = loss_of(spec), begin(drawn_heads(spec, seed))
    mean = np.nan
    for _ in range(experiment.epochs):
        shuffled = rng.permutation(marked)
        state.step, mean = epoch(
            state.heads, state.mean, state.square, state.step, shuffled & ((1 << spec.n) - 1), shuffled >> spec.n,
            experiment.batch, positions(spec), temperature(spec), spec.k / spec.heads, loss.offsets, loss.slopes,
            experiment.rate, experiment.square_of_mean)
        if not np.isfinite(state.heads).all():
            return state.heads, np.nan
    return state.heads, float(mean)

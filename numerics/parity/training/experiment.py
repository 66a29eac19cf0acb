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
from numerics.parity.training.engine import LOSSES
from numerics.parity.training.runs import begin

__all__ = ["LATER", "PUBLISHED", "Experiment", "library_hinge", "marked_sample", "run_experiment"]

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Experiment:
    """What the schema of a model file does not hold: sample, batches, epochs, optimiser, loss.

    ``loss`` is "library hinge" (above), "own hinge" (the mean of max(0, 1 - y f) on outputs 1 and -1, squared where
    ``square_of_mean``) or one of LOSSES, for the same experiment with another loss.  ``replacement``: the sample
    is drawn with replacement instead of being a share of all strings.
    """

    share: float = 0.8
    batch: int = 8000
    epochs: int = 30
    rate: float = 0.08
    loss: str = "library hinge"
    square_of_mean: bool = False
    replacement: bool = False


PUBLISHED = Experiment()  # commit 2a91b0b of 2024-11-27
LATER = Experiment(
    share=0.6, batch=80_000, epochs=2000, rate=0.2, loss="own hinge", square_of_mean=True, replacement=True
)  # commits 8bebbb0 to 21f21c1 of May 2025, with the rate named there for (20, 3)


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


def run_experiment(
    spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment, seed: int, epochs: int | None = None
) -> tuple[Array, float]:
    """The heads at the end and the mean loss of the last batch; n up to 24.  ``epochs``: stop after so many."""
    if spec.n > 24 or spec.effective_activation != "relu":
        raise ValueError(f"n = {spec.n}, activation {spec.effective_activation}: allowed are n up to 24 and relu")
    count = experiment.epochs if epochs is None else min(epochs, experiment.epochs)
    run = {"library hinge": _library}.get(experiment.loss, _compiled)
    return run(spec, parity_set, experiment, seed, count)


def _marked(spec: ModelSpec, parity_set: Sequence[int], sample: Array) -> Array:
    """Strings as numbers, with the parity as bit n: the label travels with its string."""
    parity = np.zeros(len(sample), dtype=np.int64)
    for p in parity_set:
        parity ^= sample >> (p - 1) & 1
    return sample | parity << spec.n


def marked_sample(spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment, seed: int) -> Array:
    """The strings of the first epoch in the order in which it takes them."""
    marked, rng, shuffling = _drawn(spec, parity_set, experiment, seed)
    if experiment.loss == "library hinge":
        return rng.permutation(marked)
    from numerics.arithmetic.shuffling import shuffle

    shuffle(marked, shuffling)
    return marked


def _drawn(spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment, seed: int) -> tuple[Array, Any, Any]:
    """The sample with its labels, the generator after it, and the state of the compiled shuffling."""
    rng = np.random.default_rng([seed, 13])
    count = int(experiment.share * (1 << spec.n))
    sample = rng.integers(0, 1 << spec.n, count) if experiment.replacement else rng.permutation(1 << spec.n)[:count]
    marked = _marked(spec, parity_set, sample)
    if experiment.loss == "library hinge":
        return marked, rng, None
    return marked.astype(np.int32), rng, rng.integers(0, 2**63, 1).astype(np.uint64)


def _library(
    spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment, seed: int, epochs: int
) -> tuple[Array, float]:
    from numerics.arithmetic.shuffling import state_of
    from numerics.parity.training.batches import library_epochs

    marked, rng, _ = _drawn(spec, parity_set, experiment, seed)
    loss, state = loss_of(spec), begin(drawn_heads(spec, seed))
    with np.errstate(over="ignore"):  # a generator's numbers are taken modulo 2^64, also where nothing is compiled
        _, mean = library_epochs(
            state.heads,
            state.mean,
            state.square,
            0,
            epochs,
            marked.astype(np.int32),
            experiment.batch,
            state_of(rng),
            positions(spec),
            temperature(spec),
            spec.k / spec.heads,
            loss.offsets,
            loss.slopes,
            experiment.rate,
            experiment.square_of_mean,
        )
    return state.heads, float(mean) if np.isfinite(state.heads).all() else np.nan


def _compiled(
    spec: ModelSpec, parity_set: Sequence[int], experiment: Experiment, seed: int, epochs: int
) -> tuple[Array, float]:
    from numerics.parity.training.batches import hinge_epochs, loss_epochs

    marked, _, shuffling = _drawn(spec, parity_set, experiment, seed)
    loss, state = loss_of(spec), begin(drawn_heads(spec, seed))
    given = (
        state.heads,
        state.mean,
        state.square,
        0,
        epochs,
        marked,
        experiment.batch,
        shuffling,
        positions(spec),
        temperature(spec),
        spec.k / spec.heads,
        loss.offsets,
        loss.slopes,
        experiment.rate,
    )
    if experiment.loss == "own hinge":
        _, mean = hinge_epochs(*given, experiment.square_of_mean)
    else:
        _, mean = loss_epochs(*given, LOSSES[experiment.loss])
    return state.heads, float(mean)

"""Prints a digest for each way of training, of every bit that it leaves: for test_portable, in other surroundings."""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from collections.abc import Iterator

import numpy as np

from numerics.head.training.batch import Recipe
from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.classifiers import frozen_attention_risk, network_accuracy
from numerics.parity.training.experiment import Experiment, run_experiment
from numerics.parity.training.figures import fitted_slopes
from numerics.parity.training.runs import Settings, train
from numerics.parity.training.sweeps import job, named_set, run_jobs
from numerics.trials.online import train_online
from numerics.trials.problem import Problem
from numerics.trials.sample import train_on_sample

VARIANTS = (
    {"activation": "softplus"},
    {"activation": "gelu"},
    {"loss": "logistic"},
    {"loss": "hinge"},
    {"loss": "square"},
    {"trained": "row"},
    {"inputs": "bernoulli:1/3"},
)


def short() -> Iterator[tuple[str, object]]:
    """What uncompiled code can do in a second."""
    for n, k, b, optimiser in ((4, 2, "0", "gd"), (5, 3, "1/100", "adam"), (6, 2, "1/10", "sgd-adam")):
        spec = ModelSpec(n=n, k=k, b=b, temperature="1/n")
        settings = Settings(optimiser=optimiser, steps=12, every=1, batch=20, rate=0.3, target=0, seed=3)
        records = train(spec, named_set("random", n, k, 1), settings)
        yield f"n = {n}, {optimiser}", [records, fitted_slopes(records)]
    for fields in VARIANTS:
        settings = Settings(steps=4, every=1, target=0)
        yield str(fields), train(ModelSpec(n=4, k=2, b="1/10", **fields), (1, 3), settings)
    spec = ModelSpec(n=8, k=2, b="0", temperature="1/n")
    yield (
        "experiment",
        [
            part.tolist() if isinstance(part, np.ndarray) else part
            for part in run_experiment(spec, (1, 4), Experiment(epochs=1, batch=50), 1)
        ],
    )
    problem, recipe = Problem("and", 5, 2), Recipe(width=6, hidden=5, steps=6, batch=4, every=3, validation=20)
    trials = train_on_sample(problem, recipe, 12, [(3, trial) for trial in range(2)])
    yield "a head on a sample", [[trial.status, trial.reached, trial.loss] for trial in trials]
    yield "networks", [network_accuracy(6, (1, 4), 8, 5, 1, batch=10), frozen_attention_risk(spec, (1, 4), 4, 5, 1)]


def long() -> Iterator[tuple[str, object]]:
    """Whole runs with what is counted, and the engine beyond n = 14."""
    for n, b in ((16, "1/100"), (16, "0"), (40, "1/100"), (60, "1/100")):
        spec = ModelSpec(n=n, k=3, b=b, temperature="1/n")
        yield f"engine, n = {n}, b = {b}", train(spec, named_set("random", n, 3, 1), Settings(steps=3, accuracy=1e-8))
    for n, k, b in ((8, 3, "1/100"), (8, 2, "0"), (12, 3, "0")):
        spec = ModelSpec(n=n, k=k, b=b, temperature="1/n")
        runs = [job(spec, named_set("random", n, k, s), Settings(rate=0.3, steps=300, seed=s)) for s in range(12)]
        yield f"runs, n = {n}, k = {k}, b = {b}", run_jobs(runs)


def _heads() -> Iterator[tuple[str, object]]:
    online = Recipe(width=16, hidden=16, rate=0.01, batch=64, steps=400, every=10)
    curves = train_online(Problem("parity", 4, 2), online, [(5, trial) for trial in range(4)])
    yield "heads on fresh strings", [[curve.status, curve.reached, curve.losses] for curve in curves]
    trials = train_on_sample(Problem("and", 20, ones=0.5 ** (1 / 3)), Recipe(steps=200), 64, [(1, t) for t in range(6)])
    yield "heads on samples", [[trial.status, trial.reached, trial.loss] for trial in trials]


if __name__ == "__main__":
    parts = (short, long, _heads)[: 1 if {"first", "short"} & {*sys.argv} else 3]
    for part in parts:
        for name, value in itertools.islice(part(), 1 if "first" in sys.argv else None):
            print(name, hashlib.sha256(json.dumps(value).encode()).hexdigest()[:20])

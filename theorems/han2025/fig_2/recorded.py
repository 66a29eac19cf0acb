"""Runs of the later public experiment: twelve seconds each, so they are kept in ``runs.jsonl``, and replayed.

A run is fixed by its seed on every machine: the heads after the first epochs and at the end are kept to the last bit.
The checks replay the beginning of every kept run and some runs to the end, and believe none if one differs.
``python -m theorems.han2025.fig_2.recorded FILE COUNT`` makes the file, or goes on with it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.experiment import LATER, run_experiment

__all__ = ["EARLY", "Run", "differing", "kept", "model", "record"]

EARLY = 20  # epochs after which the heads are kept too
PICTURES = ((8, 11, 18), (8, 16, 17))
Run = dict[str, Any]


def model() -> Any:

    return ModelSpec(n=20, b="0", temperature="n/4")


def _heads(members: Sequence[int], seed: int, epochs: int | None) -> list[list[str]]:

    heads, _ = run_experiment(model(), members, LATER, seed, epochs)
    return [[float(x).hex() for x in row] for row in heads]


def record(members: Sequence[int], seed: int) -> Run:
    return {
        "bits": list(members),
        "seed": seed,
        "early": _heads(members, seed, EARLY),
        "end": _heads(members, seed, None),
    }


def kept(members: Sequence[int]) -> list[Run]:
    """The kept runs of a picture, each with its heads at the end as numbers."""

    text = (resources.files(__package__) / "runs.jsonl").read_text(encoding="utf-8")
    runs = [json.loads(line) for line in text.splitlines()]
    return [
        run | {"heads": np.array([[float.fromhex(x) for x in row] for row in run["end"]])}
        for run in runs
        if run["bits"] == list(members)
    ]


def differing(runs: Sequence[Run], whole: int) -> list[int]:
    """Seeds of kept runs that do not come out again: all are begun anew, the first ``whole`` are run to the end."""
    begun = [run["seed"] for run in runs if _heads(run["bits"], run["seed"], EARLY) != run["early"]]
    ended = [run["seed"] for run in runs[:whole] if _heads(run["bits"], run["seed"], None) != run["end"]]
    return sorted({*begun, *ended})


def main(path: Path, count: int) -> None:
    done = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    for seed in range(count):
        for members in PICTURES:
            if not any(run["bits"] == list(members) and run["seed"] == seed for run in done):
                with path.open("a", encoding="utf-8") as stream:
                    stream.write(json.dumps(record(members, seed)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))

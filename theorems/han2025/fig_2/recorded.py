"""Runs of the later public experiment: five seconds each, so they are kept in ``runs.jsonl``, and replayed.

A run is fixed by its seed on every machine: the heads after the first epochs and at the end are kept to the last bit.
The checks replay the beginnings of kept runs and some runs to the end, and believe none if one differs.  The first
runs were a pilot, by which the number of runs was chosen; counted are the runs after it, at most as many as PLANNED.
``python -m theorems.han2025.fig_2.recorded FILE [PART PARTS]`` makes the file, or goes on with it, or makes a part.
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

__all__ = ["EARLY", "PILOT", "PLANNED", "Run", "counted", "differing", "kept", "model", "record"]

EARLY = 20  # epochs after which the heads are kept too
PICTURES = ((8, 11, 18), (8, 16, 17))
PILOT = 21  # seeds below: 3 of 21 for the first picture, 12 of 21 for the second
# Runs after the pilot, written down before they were made.  Time ended them at 78 and 21, before anyone had counted.
# The second picture was brought to all of its 40 after those 21 had been counted; ``main`` goes on with the first.
AT_FIRST = 21
PLANNED = {(8, 11, 18): 400, (8, 16, 17): 40}
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


def counted(members: Sequence[int]) -> list[Run]:
    """The runs after the pilot."""
    return [run for run in kept(members) if run["seed"] >= PILOT]


def differing(runs: Sequence[Run], whole: int) -> list[int]:
    """Seeds of kept runs that do not come out again: all are begun anew, the first ``whole`` are run to the end."""
    begun = [run["seed"] for run in runs if _heads(run["bits"], run["seed"], EARLY) != run["early"]]
    ended = [run["seed"] for run in runs[:whole] if _heads(run["bits"], run["seed"], None) != run["end"]]
    return sorted({*begun, *ended})


def main(path: Path, part: int = 0, parts: int = 1) -> None:
    """Every ``parts``-th of the planned runs that is not in the file."""
    done = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    known = {(tuple(run["bits"]), run["seed"]) for run in done}
    plan = [(members, seed) for members in PICTURES for seed in range(PILOT + PLANNED[members])]
    for members, seed in plan[part::parts]:
        if (members, seed) not in known:
            with path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(record(members, seed)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))

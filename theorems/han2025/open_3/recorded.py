"""Runs of the recipe on fresh strings at n = 20, 30 and 40, a second or two each: kept in ``runs.jsonl``, and replayed.

The authors' hinge of logistic outputs at temperature 1, ReLU, one head a bit, Adam 0.08, 4000 steps on batches of 1000
strings that are drawn afresh.  A run is fixed by its seed on every machine; its heads after the first steps and at the
end are kept to the last bit, and how many of 20,000 further strings those get wrong is counted when they are read.
``python -m theorems.han2025.open_3.recorded FILE [PART PARTS]`` makes the file, or goes on with it, or makes a part.
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
from numerics.parity.training.losses import errors_on_fresh, heads_on_fresh
from numerics.parity.training.runs import Settings
from numerics.parity.training.sweeps import named_set

__all__ = ["CELLS", "PLANNED", "differing", "errors", "kept", "model", "record"]

CELLS = tuple((n, k) for n in (20, 30, 40) for k in (1, 2, 3))
PLANNED = 40  # runs of each cell, written down before they were made, as was what is claimed of them
FIRST = 500_000  # seeds from here on; a pilot of four runs had others
EARLY, STEPS = 100, 4000
LOSS = "sigmoid-hinge"
Run = dict[str, Any]


def model(n: int, k: int) -> ModelSpec:
    return ModelSpec(n=n, k=k, b="0", temperature="1")


def _heads(n: int, k: int, seed: int, steps: int) -> list[list[str]]:
    settings = Settings(optimiser="sgd-adam", rate=0.08, steps=steps, batch=1000, seed=seed)
    heads = heads_on_fresh(LOSS, model(n, k), named_set("random", n, k, seed), settings)
    return [[float(x).hex() for x in row] for row in heads]


def record(n: int, k: int, seed: int) -> Run:
    return {"n": n, "k": k, "seed": seed, "early": _heads(n, k, seed, EARLY), "end": _heads(n, k, seed, STEPS)}


def kept(n: int, k: int) -> list[Run]:
    text = (resources.files(__package__) / "runs.jsonl").read_text(encoding="utf-8")
    return [run for run in map(json.loads, text.splitlines()) if (run["n"], run["k"]) == (n, k)]


def errors(run: Run) -> float:
    """The share of 20,000 further strings that the kept heads get wrong; 1 where they are not finite."""
    n, k, seed = run["n"], run["k"], run["seed"]
    heads = np.array([[float.fromhex(x) for x in row] for row in run["end"]])
    return errors_on_fresh(model(n, k), heads, named_set("random", n, k, seed), seed)


def differing(runs: Sequence[Run], whole: int) -> list[int]:
    """Seeds of kept runs that do not come out again: all are begun anew, the first ``whole`` are run to the end."""

    def again(run: Run, steps: int) -> list[list[str]]:
        return _heads(run["n"], run["k"], run["seed"], steps)

    begun = [run["seed"] for run in runs if again(run, EARLY) != run["early"]]
    ended = [run["seed"] for run in runs[:whole] if again(run, STEPS) != run["end"]]
    return sorted({*begun, *ended})


def main(path: Path, part: int = 0, parts: int = 1) -> None:
    """Every ``parts``-th of the planned runs that is not in the file."""
    done = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    known = {(run["n"], run["k"], run["seed"]) for run in done}
    plan = [(*cell, FIRST + index) for index in range(PLANNED) for cell in CELLS]
    for one in plan[part::parts]:
        if one not in known:
            with path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(record(*one)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))

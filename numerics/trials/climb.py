"""The smallest sample size by climbing: counts of successes at growing sizes, in parts that are kept when finished.

A part is a handful of trials at one length and one size.  With a folder, each finished part is a file named by the
content address of all that determines it (this code included), written atomically; what is there is not trained again,
so a killed search resumes where it was, and two searches that need the same parts share them.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path

from numerics.regular import read_regular
from numerics.statistics.thresholds import Count
from numerics.trials.problem import Problem, Recipe
from numerics.trials.sample import Trial, train_on_sample

__all__ = ["SIZES", "Parts", "climb", "least_size", "part_size"]

LARGEST_FILE = 64_000_000  # bytes
LARGEST_PART = 100  # trials that are trained together
ROWS = 6400  # positions of all trials of a part together: beyond that a batch gains nothing
SIZES = (8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512)  # powers of the square root of 2
ENOUGH = 0.95  # two sizes in a row with this share of successes end a climb


@lru_cache(maxsize=8)
def _code(sources: tuple[Path, ...]) -> str:
    """What the kept parts depend on beside their own settings: this code, the learner's and the libraries."""
    import numpy

    here = Path(__file__).parent
    texts = [
        path.read_bytes() for path in (*sources, *(here / f"{name}.py" for name in ("problem", "sample", "climb")))
    ]
    return hashlib.sha256(b"\0".join([*texts, numpy.__version__.encode()])).hexdigest()


class Parts:
    """Finished parts: in memory, and in a folder if one is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder, self.trained = folder, 0  # how many parts were trained here rather than found
        self._known: dict[str, list[Trial]] = {}

    def get(self, problem: Problem, recipe: Recipe, size: int, seeds: Sequence[Sequence[int]]) -> list[Trial]:
        asked = {
            "problem": asdict(problem),
            "recipe": recipe.to_dict(),
            "size": size,
            "seeds": [list(seed) for seed in seeds],
            "learner": type(recipe).__qualname__,
            "code": _code(tuple(recipe.sources)),
        }
        key = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
        found = self._known.get(key) or self._read(key)
        if found is None:
            found = train_on_sample(problem, recipe, size, seeds)
            self.trained += 1
            self._write(key, found)
        self._known[key] = found
        return found

    def _read(self, key: str) -> list[Trial] | None:
        """A kept part, or None where there is none that can be trusted."""
        if self.folder is None:
            return None
        try:
            record = json.loads(read_regular(self.folder / f"{key}.json", LARGEST_FILE))
            body = json.dumps(record["trials"], sort_keys=True)
            if hashlib.sha256(body.encode()).hexdigest() != record["sha256"]:
                return None
            return [Trial(**(trial | {"seed": tuple(trial["seed"])})) for trial in record["trials"]]
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _write(self, key: str, trials: list[Trial]) -> None:
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        body = [asdict(trial) for trial in trials]
        digest = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
        handle, name = tempfile.mkstemp(dir=self.folder, prefix=".part-")
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump({"sha256": digest, "trials": body}, stream, sort_keys=True)
        Path(name).replace(self.folder / f"{key}.json")


def least_size(problem: Problem) -> int:
    """Labels of a bit each cannot tell the C(T, s) functions apart below this many strings."""
    return max(1, (math.comb(problem.length, problem.sparsity) - 1).bit_length())


def part_size(length: int) -> int:
    return max(10, min(LARGEST_PART, ROWS // length))


def climb(
    problem: Problem, recipe: Recipe, trials: int, seed: Sequence[int], parts: Parts, sizes: Sequence[int] = SIZES
) -> Iterator[tuple[Count, list[Trial]]]:
    """Counts at growing sizes from the least that could do, until two in a row succeed nearly always.

    Where a climb ends depends only on counts that it has seen, so the likelihood of the counts is not biased by it.
    """
    good = 0
    for size in (m for m in sizes if m >= least_size(problem)):
        seeds = [(*seed, problem.length, size, trial) for trial in range(trials)]
        ended: list[Trial] = []
        step = part_size(problem.length)
        for start in range(0, trials, step):
            ended += parts.get(problem, recipe, size, seeds[start : start + step])
        successes = sum(trial.succeeded for trial in ended)
        yield Count(problem.length, size, successes, trials), ended
        good = good + 1 if successes >= ENOUGH * trials else 0
        if good == 2:
            return

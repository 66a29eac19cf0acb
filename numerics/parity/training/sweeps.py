"""Grids of training runs: finished ones are kept as JSON lines, and what was kept is never trained again.

Rates come with exact (Clopper-Pearson) intervals and with the count that they rest on.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from numerics.arithmetic.portable import eigenvalues
from numerics.parity.model.spec import ModelSpec, decode_model
from numerics.parity.risk.exact import attention, hard_risk
from numerics.parity.training.engine import compiled, evaluate, meets
from numerics.parity.training.runs import Outcome, Settings, TrainingError, train_many
from numerics.statistics.rates import Rate, clopper_pearson, rate_of

__all__ = [
    "SETS",
    "Rate",
    "clopper_pearson",
    "grid",
    "job",
    "named_set",
    "rate_of",
    "run_job",
    "run_jobs",
    "smallest_curvature",
    "sweep",
]

Array = np.ndarray[Any, Any]
CHUNK = 256  # runs that are trained in one call and kept together, at the most
HALF_A_SECOND = 6 * 10**7  # evaluations of one neuron at one input
SETS = ("spread", "adjacent", "wrap", "random")


# -- jobs


def named_set(kind: str, n: int, k: int, seed: int = 0) -> tuple[int, ...]:
    """spread, adjacent (from 2 on), wrap (k positions around n and 1), or random from the seed."""
    if kind == "spread":
        return tuple(1 + i * n // k for i in range(k))
    if kind == "adjacent":
        return tuple(sorted((i + 1) % n + 1 for i in range(k)))
    if kind == "wrap":
        return tuple(sorted((n - (k + 1) // 2 + i) % n + 1 for i in range(k)))
    if kind == "random":
        return tuple(sorted(int(p) + 1 for p in np.random.default_rng([seed, 11]).choice(n, k, replace=False)))
    raise TrainingError(f"parity set {kind!r}; allowed are {', '.join(SETS)} or positions")


def job(spec: ModelSpec, parity_set: Sequence[int], settings: Settings) -> dict[str, Any]:
    """One run as JSON data, with the key that it is kept under."""
    from dataclasses import asdict

    data = {"model": spec.to_dict(), "parity_set": list(parity_set), "settings": asdict(settings)}
    return {"key": hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:20], **data}


def grid(
    base: ModelSpec,
    axes: Mapping[str, Sequence[Any]],
    settings: Mapping[str, Sequence[Any]],
    sets: Sequence[str | tuple[int, ...]],
    seeds: Iterable[int],
) -> Iterator[dict[str, Any]]:
    """Every combination of model fields, settings, parity sets and seeds; a setting may be a function of the model."""
    numbers = list(seeds)
    for values in itertools.product(*axes.values()):
        spec = base.at(**dict(zip(axes, values, strict=True)), parity_set=None)
        settled = ([value(spec) if callable(value) else value for value in axis] for axis in settings.values())
        for chosen in itertools.product(*settled):
            for which in sets:
                if not isinstance(which, str):
                    spec.at(parity_set=which)  # refuses a set that is none of this model's
                for seed in numbers:
                    members = named_set(which, spec.n, spec.k, seed) if isinstance(which, str) else which
                    name = which if isinstance(which, str) else ",".join(map(str, which))
                    found = job(spec, members, Settings(**dict(zip(settings, chosen, strict=True)), seed=seed))
                    yield found | {"set": name}


def run_job(data: Mapping[str, Any]) -> dict[str, Any]:
    """Train one run and say how it ended; plain JSON data in and out, so that any executor can carry it."""
    return run_jobs([data])[0]


def run_jobs(jobs: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Train many runs; those that differ in seed, rate and parity set alone share one compiled call."""
    groups: dict[str, list[int]] = {}
    for index, data in enumerate(jobs):
        groups.setdefault(_together(data), []).append(index)
    results: dict[int, dict[str, Any]] = {}
    for members in groups.values():
        chosen = [jobs[i] for i in members]
        results.update(zip(members, _one_call(chosen), strict=True))
    return [results[i] for i in range(len(jobs))]


def _together(data: Mapping[str, Any]) -> str:
    """What runs must have in common to share a call."""
    apart = ("seed", "rate")
    shared = {name: value for name, value in data["settings"].items() if name not in apart}
    return json.dumps([data["model"], shared], sort_keys=True)


def _one_call(jobs: Sequence[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    spec = decode_model({"schema": 1, "model": dict(jobs[0]["model"])})
    settings = [Settings(**data["settings"]) for data in jobs]
    sets = [tuple(data["parity_set"]) for data in jobs]
    for data, ended in zip(jobs, train_many(spec, sets, settings), strict=True):
        yield {**data, **_told(spec, data["parity_set"], ended)}


def smallest_curvature(spec: ModelSpec, heads: Array, members: Sequence[int], step: float = 1e-4) -> float | None:
    """The smallest eigenvalue of the Hessian of the risk, from central differences of the exact gradient."""
    flat = heads.reshape(-1)
    rows = []
    for i in range(len(flat)):
        shift = np.zeros_like(flat)
        shift[i] = step
        up, down = (evaluate(spec, (flat + sign * shift).reshape(heads.shape), members, 1e-10)[1] for sign in (1, -1))
        rows.append((up - down).reshape(-1) / (2 * step))
    matrix = np.array(rows)
    return float(eigenvalues(0.5 * (matrix + matrix.T))[0]) if np.isfinite(matrix).all() else None


def _told(spec: ModelSpec, members: Sequence[int], ended: Outcome) -> dict[str, Any]:
    result: dict[str, Any] = {
        "status": ended.status,
        "steps": ended.steps,
        "heads": ended.heads,
        "reached": ended.reached,
        "first": _finite(ended.first),
        "best": _finite(ended.best),
        "last": _finite(ended.last),
        "gradient_norm": _finite(ended.gradient_norm),
        "succeeded": ended.succeeded,
    }
    if ended.status != "non-finite":
        heads = np.array(ended.heads)
        gamma = attention(spec, heads[:, -2:])  # a row's entries for the token do not choose between positions
        peaks = gamma.argmax(axis=1) + 1
        result |= {
            "peaks": peaks.tolist(),
            "weights": gamma.max(axis=1).tolist(),
            "read_off": sorted(set(peaks.tolist())) == sorted(members),
            "hard_risk": hard_risk(spec, heads, members).value,
            "curvature": smallest_curvature(spec, heads, members),
        }
    return result


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _kept(path: Path) -> dict[str, dict[str, Any]]:
    """The finished runs of a file by key; a line that a kill cut short is taken off."""
    if not path.exists():
        return {}
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
    try:
        found = [json.loads(line) for line in whole.splitlines()]
        return {line["key"]: line for line in found}
    except (ValueError, KeyError, TypeError):
        raise TrainingError(f"{path} is not a sweep: a line is not a finished run") from None


def sweep(
    jobs: Iterable[Mapping[str, Any]],
    path: Path | None = None,
    executor: Executor | None = None,
    done: Callable[[int, int], None] | None = None,
    chunk: int = CHUNK,
) -> list[dict[str, Any]]:
    """The results of all jobs, in order.  With a path, finished runs are read from it and appended to it.

    Runs are trained and kept in chunks, neighbours together: a kill costs at most the chunks under way.
    """
    wanted = list(jobs)
    kept = {} if path is None else _kept(path)
    fresh = list({data["key"]: data for data in wanted if data["key"] not in kept}.values())
    stream = None if path is None or not fresh else path.open("a", encoding="utf-8")
    count = 0
    try:
        for results in _results(_chunks(fresh, chunk), executor):
            kept |= {result["key"]: result for result in results}
            count += len(results)
            if stream is not None:
                stream.write("".join(json.dumps(result, allow_nan=False) + "\n" for result in results))
                stream.flush()
            if done is not None:
                done(count, len(fresh))
    finally:
        if stream is not None:
            stream.close()
    return [{**kept[data["key"]], **data} for data in wanted]  # one run may belong to two kinds of set


def _chunks(jobs: Sequence[Mapping[str, Any]], most: int) -> list[list[dict[str, Any]]]:
    """Runs that can share a call side by side: at most ``most``, and about half a second of them."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for data in jobs:
        groups.setdefault(_together(data), []).append(dict(data))
    chunks = []
    for members in groups.values():
        spec = decode_model({"schema": 1, "model": dict(members[0]["model"])})
        evaluations = (members[0]["settings"]["steps"] + 1) * spec.k << (spec.n if compiled(spec) else spec.n // 2 + 5)
        size = max(1, min(most, HALF_A_SECOND // evaluations)) if compiled(spec) or meets(spec) else 1
        chunks += [members[i : i + size] for i in range(0, len(members), size)]
    return chunks


def _results(
    chunks: Sequence[Sequence[Mapping[str, Any]]], executor: Executor | None
) -> Iterator[list[dict[str, Any]]]:
    if executor is None:
        yield from map(run_jobs, chunks)
        return
    for future in as_completed([executor.submit(run_jobs, chunk) for chunk in chunks]):
        yield future.result()


# -- what several claims ask for

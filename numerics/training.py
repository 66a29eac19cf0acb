"""Training the heads: gradient descent and Adam on the exact risk, and mini-batches drawn at random.

A run is a sequence of records, one JSON line each, so that it can be watched, killed and taken up again: all
that the next step needs is in the last line (a mini-batch is drawn from the seed and the number of the step).
A loss that is not a finite number ends the run as a failure, never as a success.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from numerics.model.spec import ModelSpec
from numerics.population import attention, drawn_heads, positions, risk, temperature
from numerics.population_loss import Loss, loss_of

__all__ = [
    "OPTIMISERS", "Outcome", "Settings", "TrainingError", "batch_gradient", "follow", "outcome_of", "resume", "train",
]

Array = np.ndarray[Any, Any]
OPTIMISERS = ("gd", "adam", "sgd", "sgd-adam")
ADAM = (0.9, 0.999, 1e-8)


class TrainingError(ValueError):
    """Settings that cannot be used, or a run on disk that is another one."""


@dataclass(frozen=True)
class Settings:
    optimiser: str = "gd"  # gd, adam: on the exact risk; sgd, sgd-adam: on mini-batches
    rate: float = 0.1
    steps: int = 1000
    batch: int = 1000
    target: float = 1e-4  # training stops below this risk
    every: int = 10  # steps between two records
    accuracy: float = 1e-9  # of the exact risk
    seed: int = 0

    def __post_init__(self) -> None:
        if self.optimiser not in OPTIMISERS:
            raise TrainingError(f"optimiser {self.optimiser!r}; allowed are {', '.join(OPTIMISERS)}")
        for name in ("rate", "accuracy"):
            if not 0 < getattr(self, name) < math.inf:
                raise TrainingError(f"{name} {getattr(self, name)}; allowed is a positive finite number")
        if not 0 <= self.target < math.inf:
            raise TrainingError(f"target {self.target}; allowed is a finite number, 0 or more")
        for name, least in (("steps", 0), ("batch", 1), ("every", 1), ("seed", 0)):
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= 10**9:
                raise TrainingError(f"{name} {value}; allowed is an integer from {least} to 10^9")


@dataclass(frozen=True)
class Outcome:
    """How a run ended: reached (the target), spent (the steps), or non-finite."""

    status: str
    steps: int
    first: float  # the risk at the start
    best: float
    last: float
    heads: list[list[float]]
    gradient_norm: float
    reached: dict[str, int | None]  # first recorded step with risk below 0.01 and 1e-4

    @property
    def succeeded(self) -> bool:
        return self.status == "reached" and math.isfinite(self.last)


def batch_gradient(spec: ModelSpec, heads: Array, parity_set: Sequence[int], inputs: Array,
                   loss: Loss | None = None) -> tuple[float, Array]:
    """Mean loss and gradient over given inputs; another loss than the model's may be given."""
    loss = loss or loss_of(spec)
    gamma = attention(spec, heads)
    scale = spec.k / spec.heads
    s = inputs @ (scale * gamma.sum(axis=0))
    labels = 1 - 2 * (inputs[:, [p - 1 for p in parity_set]].sum(axis=1) % 2)
    positive = labels > 0
    value = np.where(positive, loss.value(1, s), loss.value(-1, s)).mean()
    slope = np.where(positive, loss.slope(1, s), loss.slope(-1, s)) @ inputs / len(inputs)
    weighted = gamma * slope
    table = positions(spec)
    moved = weighted @ table - weighted.sum(axis=1, keepdims=True) * (gamma @ table)
    return float(value), moved * (scale / temperature(spec))


def _drawn(spec: ModelSpec, settings: Settings, step: int) -> Array:
    rng = np.random.default_rng([settings.seed, 7, step])
    if spec.inputs == "uniform":
        return rng.integers(0, 2, (settings.batch, spec.n), dtype=np.int8).astype(float)
    return (rng.random((settings.batch, spec.n)) < float(spec.bit_probability)).astype(float)


@dataclass
class _State:
    step: int
    heads: Array
    mean: Array
    square: Array


def _start(heads: Array) -> _State:
    return _State(0, heads.copy(), np.zeros_like(heads), np.zeros_like(heads))


def _moved(state: _State, gradient: Array, settings: Settings) -> None:
    """One step of the optimiser, in place."""
    state.step += 1
    if not settings.optimiser.endswith("adam"):
        state.heads -= settings.rate * gradient
        return
    one, two, small = ADAM
    state.mean = one * state.mean + (1 - one) * gradient
    state.square = two * state.square + (1 - two) * gradient * gradient
    centred = state.mean / (1 - one**state.step)
    spread = np.sqrt(state.square / (1 - two**state.step))
    state.heads -= settings.rate * centred / (spread + small)


def follow(spec: ModelSpec, parity_set: Sequence[int], settings: Settings, state: _State | None = None,
           heads: Array | None = None) -> Iterator[dict[str, Any]]:
    """The records of a run from a state (or from heads, or from the drawn ones); the last has a ``status``."""
    if state is None:
        state = _start(np.array(drawn_heads(spec, settings.seed) if heads is None else heads, dtype=float))
    sampled = settings.optimiser.startswith("sgd")
    while True:
        if not np.isfinite(state.heads).all():
            yield _record(state, math.nan, None, "non-finite")
            return
        due = state.step % settings.every == 0 or state.step >= settings.steps
        gradient = np.zeros_like(state.heads)
        if not sampled or due:
            found = risk(spec, state.heads, parity_set, gradient=True, accuracy=settings.accuracy)
            value, gradient = found.value, np.asarray(found.gradient)
            status = ""
            if not math.isfinite(value) or not np.isfinite(gradient).all():
                status = "non-finite"
            elif value < settings.target:
                status = "reached"
            elif state.step >= settings.steps:
                status = "spent"
            if due or status:
                yield _record(state, value, gradient, status)
            if status:
                return
        if sampled:
            _, gradient = batch_gradient(spec, state.heads, parity_set, _drawn(spec, settings, state.step))
        with np.errstate(over="ignore", invalid="ignore"):
            _moved(state, gradient, settings)


def _record(state: _State, value: float, gradient: Array | None, status: str) -> dict[str, Any]:
    norm = math.nan if gradient is None else float(np.linalg.norm(gradient))
    finite = math.isfinite(value)
    record: dict[str, Any] = {
        "step": state.step, "risk": value if finite else None,
        "gradient_norm": norm if math.isfinite(norm) else None,
        "pl": norm * norm / (2 * value) if finite and value > 0 and math.isfinite(norm) else None,
        "heads": [[x if math.isfinite(x) else None for x in row] for row in state.heads.tolist()],
    }
    if state.mean.any():
        record["adam"] = [state.mean.tolist(), state.square.tolist()] if np.isfinite(state.square).all() else None
    return record | ({"status": status} if status else {})


def outcome_of(records: Sequence[dict[str, Any]]) -> Outcome:
    """The outcome of a finished run from its records."""
    last = records[-1]
    if "status" not in last:
        raise TrainingError(f"the run is not finished: its last record is step {last['step']}")
    risks = [math.nan if r["risk"] is None else r["risk"] for r in records]
    finite = [value for value in risks if math.isfinite(value)]

    def first_below(level: float) -> int | None:
        return next((r["step"] for r, value in zip(records, risks, strict=True) if value < level), None)

    return Outcome(
        status=last["status"], steps=last["step"], first=risks[0], best=min(finite, default=math.nan), last=risks[-1],
        heads=last["heads"], gradient_norm=math.nan if last["gradient_norm"] is None else last["gradient_norm"],
        reached={"0.01": first_below(0.01), "0.0001": first_below(1e-4)})


def train(spec: ModelSpec, parity_set: Sequence[int], settings: Settings,
          heads: Array | None = None) -> list[dict[str, Any]]:
    """A whole run in memory."""
    return list(follow(spec, parity_set, settings, heads=heads))


def resume(path: Path, spec: ModelSpec, parity_set: Sequence[int], settings: Settings,
           heads: Array | None = None) -> Iterator[dict[str, Any]]:
    """A run kept on disk as JSON lines: what is there is given back, the rest is trained and appended."""
    header = {"model": spec.to_dict(), "parity_set": list(parity_set), "settings": asdict(settings),
              "heads": None if heads is None else np.asarray(heads).tolist()}
    records = _read(path, header)
    yield from records
    if records and "status" in records[-1]:
        return
    with path.open("a", encoding="utf-8") as stream:
        if stream.tell() == 0:
            stream.write(json.dumps(header) + "\n")
        start = None
        if records:
            last = records[-1]
            table = np.array(last["heads"], dtype=float)
            mean, square = (np.array(x) for x in last["adam"]) if "adam" in last else (0 * table, 0 * table)
            start = _State(last["step"], table, mean, square)
        fresh = follow(spec, parity_set, settings, start, heads)
        if records:
            next(fresh)  # the record that is there already
        for record in fresh:
            stream.write(json.dumps(record) + "\n")
            stream.flush()
            yield record


def _read(path: Path, header: dict[str, Any]) -> list[dict[str, Any]]:
    """The complete records of a file; a line that a kill cut short is taken off."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[:data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
    lines = whole.splitlines()
    if not lines:
        return []
    try:
        found = [json.loads(line) for line in lines]
    except ValueError:
        raise TrainingError(f"{path} is not a run: a line is not JSON") from None
    if found[0] != json.loads(json.dumps(header)):
        raise TrainingError(f"{path} holds another run (model, parity set or settings differ); give another file")
    return found[1:]

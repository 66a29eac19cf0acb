"""Training the heads: gradient descent and Adam on the exact risk, and mini-batches drawn at random.

A run is a sequence of records, one JSON line each, so that it can be watched, killed and taken up again: all
that the next step needs is in the last line (a mini-batch is drawn from the seed and the number of the step).
A loss that is not a finite number ends the run as a failure, never as a success.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from numerics.arithmetic.portable import dot, power
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads
from numerics.parity.training.engine import (
    batch_gradient,
    compiled,
    descents,
    drawn_inputs,
    evaluate,
    kernel_arguments,
    meets,
    odd_bits,
    through_engine,
)

__all__ = [
    "LEVELS",
    "OPTIMISERS",
    "Outcome",
    "Settings",
    "State",
    "TrainingError",
    "batch_gradient",
    "begin",
    "follow",
    "moved",
    "outcome_of",
    "record_of",
    "resume",
    "train",
    "train_many",
]

Array = np.ndarray[Any, Any]
OPTIMISERS = ("gd", "adam", "sgd", "sgd-adam")
ADAM = (0.9, 0.999, 1e-8)
LEVELS = (0.01, 0.0001)  # what a run may come below
ENDINGS = ("", "reached", "spent", "non-finite")  # by the codes of the compiled loop


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
    heads: list[list[float | None]]
    gradient_norm: float
    reached: dict[str, int | None]  # first step whose risk was seen below 0.01 and 1e-4

    @property
    def succeeded(self) -> bool:
        return self.status == "reached" and math.isfinite(self.last)


@dataclass
class State:
    """Where a run is: heads, moments of Adam, the least risk so far, the first steps below 1/100 and 1/10,000."""

    step: int
    heads: Array
    mean: Array
    square: Array
    best: float = math.inf
    below: list[int] = field(default_factory=lambda: [-1, -1])

    def note(self, value: float) -> None:
        self.best = min(self.best, value)
        for i, level in enumerate(LEVELS):
            if self.below[i] < 0 and value < level:
                self.below[i] = self.step


def begin(heads: Array) -> State:
    return State(0, heads.copy(), np.zeros_like(heads), np.zeros_like(heads))


def moved(state: State, gradient: Array, settings: Settings) -> None:
    """One step of the optimiser, in place."""
    state.step += 1
    with np.errstate(over="ignore", invalid="ignore"):
        if not settings.optimiser.endswith("adam"):
            state.heads -= settings.rate * gradient
            return
        one, two, small = ADAM
        state.mean = one * state.mean + (1 - one) * gradient
        state.square = two * state.square + (1 - two) * gradient * gradient
        centred = state.mean / (1.0 - power(one, state.step))
        spread = np.sqrt(state.square / (1.0 - power(two, state.step)))
        state.heads -= settings.rate * centred / (spread + small)


def follow(
    spec: ModelSpec,
    parity_set: Sequence[int],
    settings: Settings,
    state: State | None = None,
    heads: Array | None = None,
    compiled_steps: bool = True,
) -> Iterator[dict[str, Any]]:
    """The records of a run from a state (or from heads, or from the drawn ones); the last has a ``status``.

    Without ``compiled_steps`` every step goes through the exact engine, whatever n (an oracle, and a measure).
    """
    if state is None:
        state = begin(np.array(drawn_heads(spec, settings.seed) if heads is None else heads, dtype=float))
    sampled = settings.optimiser.startswith("sgd")
    while True:
        due = min(settings.steps, (state.step // settings.every + 1) * settings.every)
        if state.step % settings.every == 0 or state.step >= settings.steps:
            due = state.step
        advance = _by_samples if sampled else (_by_descent if compiled_steps and _batched(spec) else _by_engine)
        value, gradient, status = advance(spec, parity_set, settings, state, due)
        yield record_of(state, value, gradient, status)
        if status:
            return
        if sampled:
            _sampled(spec, parity_set, settings, state, 1)
        else:
            moved(state, gradient, settings)


def _batched(spec: ModelSpec) -> bool:
    return compiled(spec) or meets(spec)


def _ending(value: float, gradient: Array, step: int, settings: Settings) -> str:
    if not math.isfinite(value) or not np.isfinite(gradient).all():
        return "non-finite"
    if value < settings.target:
        return "reached"
    return "spent" if step >= settings.steps else ""


def _by_descent(
    spec: ModelSpec, parity_set: Sequence[int], settings: Settings, state: State, due: int
) -> tuple[float, Array, str]:
    """Steps on the exact risk in compiled code until a record is due."""
    descend, _, arguments = descents(spec, settings.accuracy)
    gradient, best = np.zeros_like(state.heads), np.array([state.best, *state.below], dtype=float)
    state.step, value, code = descend(
        state.heads,
        state.mean,
        state.square,
        state.step,
        due,
        odd_bits(spec.n, parity_set),
        *arguments,
        settings.optimiser == "adam",
        float(settings.rate),  # a whole number would have it all compiled once more, for whole numbers
        settings.steps,
        float(settings.target),
        gradient,
        best,
    )
    state.best, state.below = float(best[0]), [int(best[1]), int(best[2])]
    return float(value), gradient, ENDINGS[code]


def _by_steps(
    spec: ModelSpec,
    parity_set: Sequence[int],
    settings: Settings,
    state: State,
    due: int,
    found: Callable[..., tuple[float, Array]] = evaluate,
) -> tuple[float, Array, str]:
    """The same a step at a time."""
    while True:
        value, gradient = math.nan, np.zeros_like(state.heads)
        if np.isfinite(state.heads).all():
            value, gradient = found(spec, state.heads, parity_set, settings.accuracy)
        status = _ending(value, gradient, state.step, settings)
        if status != "non-finite":
            state.note(value)
        if status or state.step >= due:
            return value, gradient, status
        moved(state, gradient, settings)


def _by_engine(
    spec: ModelSpec, parity_set: Sequence[int], settings: Settings, state: State, due: int
) -> tuple[float, Array, str]:
    return _by_steps(spec, parity_set, settings, state, due, through_engine)


def _by_samples(
    spec: ModelSpec, parity_set: Sequence[int], settings: Settings, state: State, due: int
) -> tuple[float, Array, str]:
    """Steps on mini-batches until a record is due; then the exact risk."""
    while state.step < due and np.isfinite(state.heads).all():
        _sampled(spec, parity_set, settings, state, due - state.step)
    return _by_steps(spec, parity_set, settings, state, state.step)


def _sampled(spec: ModelSpec, parity_set: Sequence[int], settings: Settings, state: State, most: int) -> None:
    inputs = drawn_inputs(spec, settings.batch, settings.seed, state.step)[:most]
    if compiled(spec):
        from numerics.parity.training.kernels import sample_steps

        table, tau, scale, _, *rest = kernel_arguments(spec)
        state.step = sample_steps(
            state.heads,
            state.mean,
            state.square,
            state.step,
            inputs,
            odd_bits(spec.n, parity_set),
            table,
            tau,
            scale,
            *rest,
            settings.optimiser == "sgd-adam",
            settings.rate,
        )
        return
    for batch in inputs:
        moved(state, batch_gradient(spec, state.heads, parity_set, batch)[1], settings)


def record_of(state: State, value: float, gradient: Array, status: str) -> dict[str, Any]:
    norm = math.sqrt(dot(gradient, gradient)) if status != "non-finite" else math.nan
    finite = math.isfinite(value)
    record: dict[str, Any] = {
        "step": state.step,
        "risk": value if finite else None,
        "gradient_norm": norm if math.isfinite(norm) else None,
        "pl": norm * norm / (2 * value) if finite and value > 0 and math.isfinite(norm) else None,
        "best": state.best if math.isfinite(state.best) else None,
        "below": [None if step < 0 else step for step in state.below],
        "heads": _plain(state.heads),
    }
    if state.mean.any():
        record["adam"] = [state.mean.tolist(), state.square.tolist()] if np.isfinite(state.square).all() else None
    return record | ({"status": status} if status else {})


def _plain(heads: Array) -> list[list[float | None]]:
    """Heads as JSON data, which has no infinities."""
    return [[x if math.isfinite(x) else None for x in row] for row in heads.tolist()]


def outcome_of(records: Sequence[dict[str, Any]]) -> Outcome:
    """The outcome of a finished run from its records."""
    last = records[-1]
    if "status" not in last:
        raise TrainingError(f"the run is not finished: its last record is step {last['step']}")

    def number(value: float | None) -> float:
        return math.nan if value is None else value

    return Outcome(
        status=last["status"],
        steps=last["step"],
        first=number(records[0]["risk"]),
        best=number(last["best"]),
        last=number(last["risk"]),
        heads=last["heads"],
        gradient_norm=number(last["gradient_norm"]),
        reached=dict(zip(map(str, LEVELS), last["below"], strict=True)),
    )


def train(
    spec: ModelSpec, parity_set: Sequence[int], settings: Settings, heads: Array | None = None
) -> list[dict[str, Any]]:
    """A whole run in memory."""
    return list(follow(spec, parity_set, settings, heads=heads))


def train_many(
    spec: ModelSpec, sets: Sequence[Sequence[int]], settings: Sequence[Settings], order: int | None = None
) -> Iterator[Outcome]:
    """Outcomes of runs from drawn heads, in one compiled call; by default in the faster order of summation."""
    first = settings[0]
    if not _batched(spec) or first.optimiser.startswith("sgd"):
        for members, chosen in zip(sets, settings, strict=True):
            whole = chosen if first.optimiser.startswith("sgd") else replace(chosen, every=10**9)
            yield outcome_of(train(spec, members, whole))
        return
    _, descend_all, arguments = descents(spec, first.accuracy, order)
    heads = np.stack([drawn_heads(spec, chosen.seed) for chosen in settings])
    odd = np.stack([odd_bits(spec.n, members) for members in sets])
    rates = np.array([chosen.rate for chosen in settings], dtype=float)
    found = descend_all(heads, odd, *arguments, first.optimiser == "adam", rates, first.steps, float(first.target))
    for step, code, value, start, gradient, best, table in zip(*found, heads, strict=True):
        yield Outcome(
            status=ENDINGS[code],
            steps=int(step),
            first=float(start),
            best=float(best[0]),
            last=float(value),
            heads=_plain(table),
            gradient_norm=math.sqrt(dot(gradient, gradient)) if ENDINGS[code] != "non-finite" else math.nan,
            reached=dict(zip(map(str, LEVELS), (None if x < 0 else int(x) for x in best[1:]), strict=True)),
        )


def resume(
    path: Path, spec: ModelSpec, parity_set: Sequence[int], settings: Settings, heads: Array | None = None
) -> Iterator[dict[str, Any]]:
    """A run kept on disk as JSON lines: what is there is given back, the rest is trained and appended."""
    header = {
        "model": spec.to_dict(),
        "parity_set": list(parity_set),
        "settings": asdict(settings),
        "heads": None if heads is None else np.asarray(heads).tolist(),
    }
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
            below = [-1 if step is None else step for step in last["below"]]
            start = State(last["step"], table, mean, square, math.inf if last["best"] is None else last["best"], below)
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
    whole = data[: data.rfind(b"\n") + 1]
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

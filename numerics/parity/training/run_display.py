"""A whole training run as an object that shows itself: numbers, fitted slopes, pictures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.training.engine import require_trainable
from numerics.parity.training.runs import Outcome, Settings, follow, outcome_of, resume

__all__ = ["TrainingRun", "training_run"]

ENDS = {"reached": "reached the target", "spent": "spent its steps", "non-finite": "failed: a loss was not finite"}


@dataclass(frozen=True)
class TrainingRun:
    """A finished run: the model, the parity set, the settings and the records (dictionaries, one for each)."""

    spec: ModelSpec
    parity_set: tuple[int, ...]
    settings: Settings
    records: tuple[dict[str, Any], ...]

    @property
    def outcome(self) -> Outcome:
        return outcome_of(self.records)

    def slopes(self) -> dict[str, float | None]:
        """Of log risk against the step and against its logarithm, over the second half of the run."""
        from numerics.parity.training.figures import fitted_slopes

        return fitted_slopes(self.records)

    def pictures(self) -> dict[str, str]:
        """SVG texts by name: attention against steps, the risk with fitted slopes, where the heads point."""
        from numerics.parity.training.figures import draw_run

        return draw_run(self.spec, self.parity_set, self.records)

    def _facts(self) -> list[tuple[str, str]]:
        ended, spec, settings = self.outcome, self.spec, self.settings
        slopes = ", ".join(f"{name} {value:.3g}" for name, value in self.slopes().items() if value is not None)
        return [
            ("model", f"n = {spec.n}, k = {spec.k}, temperature {spec.temperature}, b = {spec.b}"),
            ("parity set", ", ".join(map(str, self.parity_set))),
            ("optimiser", f"{settings.optimiser}, rate {settings.rate:.6g}, seed {settings.seed}"),
            ("end", f"{ENDS[ended.status]} at step {ended.steps}"),
            ("exact risk", f"{ended.first:.6g} at the start, {ended.last:.6g} at the end, {ended.best:.6g} at best"),
            ("gradient norm", f"{ended.gradient_norm:.3g}"),
            ("fitted slopes", slopes or "too few records"),
        ]

    def __repr__(self) -> str:
        ended = self.outcome
        return f"<TrainingRun: {ENDS[ended.status]} at step {ended.steps}, risk {ended.first:.4g} to {ended.last:.4g}>"

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><th>{name}</th><td>{text}</td></tr>" for name, text in self._facts())
        drawn = "".join(svg[svg.index("<svg") :] for svg in self.pictures().values())
        return f"<table>{rows}</table>{drawn}"

    def _repr_markdown_(self) -> str:
        return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {text} |" for name, text in self._facts())])


def training_run(
    spec: ModelSpec,
    parity_set: Sequence[int],
    settings: Settings,
    *,
    heads: np.ndarray[Any, Any] | None = None,
    path: Path | None = None,
    watch: Callable[[Iterable[dict[str, Any]]], Iterable[dict[str, Any]]] = iter,
    engine: str = "compiled",
) -> TrainingRun:
    """Train to the end.  With a path the records are kept there, and a second call takes up what it finds.

    With the engine torch every step is plain autograd and ``torch.optim``; a second call begins such a run anew.
    """
    require_trainable(spec, heads)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    if engine == "torch":
        return TrainingRun(
            spec, tuple(parity_set), settings, tuple(watch(_in_torch(spec, parity_set, settings, heads, path)))
        )
    fresh = (
        follow(spec, parity_set, settings, heads=heads)
        if path is None
        else resume(path, spec, parity_set, settings, heads)
    )
    return TrainingRun(spec, tuple(parity_set), settings, tuple(watch(fresh)))


def _in_torch(
    spec: ModelSpec,
    parity_set: Sequence[int],
    settings: Settings,
    heads: np.ndarray[Any, Any] | None,
    path: Path | None,
) -> Iterable[dict[str, Any]]:
    """A run in plain torch; its records are written at the end, under a header that says which engine made them."""
    import torch

    from numerics.parity.training.reference import follow_in_torch

    torch.set_num_threads(1)
    kept = (
        []
        if path is None
        else [
            json.dumps(
                {
                    "engine": f"torch {torch.__version__}",
                    "model": spec.to_dict(),
                    "parity_set": list(parity_set),
                    "settings": asdict(settings),
                }
            )
        ]
    )
    for record in follow_in_torch(spec, parity_set, settings, heads):
        kept.append(json.dumps(record))
        yield record
    if path is not None:
        path.write_text("\n".join(kept) + "\n", encoding="utf-8")

"""A whole training run as an object that shows itself: numbers, fitted slopes, pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
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
            ("gradient norm", f"{ended.gradient_norm:.3g}"), ("fitted slopes", slopes or "too few records"),
        ]

    def __repr__(self) -> str:
        ended = self.outcome
        return f"<TrainingRun: {ENDS[ended.status]} at step {ended.steps}, risk {ended.first:.4g} to {ended.last:.4g}>"

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><th>{name}</th><td>{text}</td></tr>" for name, text in self._facts())
        drawn = "".join(svg[svg.index("<svg"):] for svg in self.pictures().values())
        return f"<table>{rows}</table>{drawn}"

    def _repr_markdown_(self) -> str:
        return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {text} |" for name, text in self._facts())])


def training_run(spec: ModelSpec, parity_set: Sequence[int], settings: Settings, *,
                 heads: np.ndarray[Any, Any] | None = None, path: Path | None = None,
                 watch: Callable[[Iterable[dict[str, Any]]], Iterable[dict[str, Any]]] = iter) -> TrainingRun:
    """Train to the end.  With a path the records are kept there, and a second call takes up what it finds."""
    require_trainable(spec, heads)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    fresh = follow(spec, parity_set, settings, heads=heads) if path is None else resume(
        path, spec, parity_set, settings, heads)
    return TrainingRun(spec, tuple(parity_set), settings, tuple(watch(fresh)))

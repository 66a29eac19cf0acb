"""``verify train``: runs on the exact risk (or on mini-batches), kept as JSON lines, with pictures."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path
from typing import Any

from numerics.parity.commands.rates import given_rates
from numerics.parity.commands.risk import heads_from, model_from, parity_set_from
from verify.errors import BadInput
from verify.run import environment

__all__ = ["train"]

ENGINES = ("compiled", "torch")


def train(
    model: Path | None,
    heads: str | None,
    parity_set: str | None,
    rate: str,
    out: Path,
    json: bool,
    engine: str = "compiled",
    **given: Any,
) -> None:
    """One run for each rate; with several rates each has a directory of its own."""
    if engine not in ENGINES:
        raise BadInput(f"--engine {engine}; allowed are {', '.join(ENGINES)}")
    environment.require("numpy", "numba", "matplotlib", *(["torch"] if engine == "torch" else []))
    from numerics.parity.risk.exact import PopulationError
    from numerics.parity.training.run_display import training_run
    from numerics.parity.training.runs import Settings, TrainingError

    spec = model_from(model)
    members = parity_set_from(spec, parity_set)
    start = None if heads is None else heads_from(spec, heads, members)
    if out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    rates = [chosen(spec) if callable(chosen) else chosen for chosen in given_rates(rate)]
    told = []
    try:
        chosen = [Settings(rate=value, **given) for value in rates]
        for settings in chosen:
            place = out if len(chosen) == 1 else out / f"rate-{settings.rate:.6g}"
            watched = _Watcher(settings.steps)
            run = training_run(
                spec, members, settings, heads=start, path=place / "run.jsonl", watch=watched, engine=engine
            )
            for name, svg in run.pictures().items():
                (place / name).write_text(svg, encoding="utf-8")
            told.append(
                {
                    "parity_set": list(members),
                    "rate": settings.rate,
                    "slopes": run.slopes(),
                    "records": len(run.records),
                    **run.records[-1],
                    "out": str(place),
                }
            )
    except (TrainingError, PopulationError) as error:
        raise BadInput(f"train: {error}") from None
    if json:
        print(json_format.dumps(told[0] if len(told) == 1 else told, indent=2))
    else:
        print("\n".join(map(_line, told)))


class _Watcher:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, steps: int) -> None:
        self.steps = max(1, steps)

    def __call__(self, records: Any) -> Any:
        if not sys.stderr.isatty():
            yield from records
            return
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task("training", total=self.steps)
            for record in records:
                shown = "no finite risk" if record["risk"] is None else f"risk {record['risk']:.3g}"
                bar.update(task, completed=record["step"], description=shown)
                yield record


def _line(data: dict[str, Any]) -> str:
    risk = "not finite" if data["risk"] is None else f"{data['risk']:.6g}"
    words = {"reached": "reached the target", "spent": "spent its steps", "non-finite": "FAILED: a loss was not finite"}
    slopes = ", ".join(f"{name} slope {value:.3g}" for name, value in data["slopes"].items() if value is not None)
    shown = f"; {slopes}" if slopes else ""
    return (
        f"rate {data['rate']:.6g}, step {data['step']}: risk {risk}; {words[data['status']]}{shown}; see {data['out']}"
    )

"""``verify train``: one run on the exact risk (or on mini-batches), kept as JSON lines, with pictures."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path
from typing import Any

from verify import environment
from verify.commands.risk import heads_from, model_from, parity_set_from
from verify.errors import BadInput

__all__ = ["train"]


def train(model: Path | None, heads: str | None, parity_set: str | None, out: Path, json: bool, **given: Any) -> None:
    environment.require("numpy", "numba", "matplotlib")
    from numerics.population import PopulationError
    from numerics.training import Settings, TrainingError, resume
    from numerics.training_figures import draw_run, fitted_slopes

    spec = model_from(model)
    members = parity_set_from(spec, parity_set)
    start = None if heads is None else heads_from(spec, heads, members)
    if out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    try:
        settings = Settings(**given)
        if spec.trained != "plane":
            raise TrainingError(f"trained = {spec.trained!r}; allowed is plane, the exact risk needs it")
        out.mkdir(parents=True, exist_ok=True)
        records = list(_watched(resume(out / "run.jsonl", spec, members, settings, start), settings.steps))
    except (TrainingError, PopulationError) as error:
        raise BadInput(f"train: {error}") from None
    for name, svg in draw_run(spec, members, records).items():
        (out / name).write_text(svg, encoding="utf-8")
    data = {"parity_set": list(members), "slopes": fitted_slopes(records), "records": len(records), **records[-1],
            "out": str(out)}
    print(json_format.dumps(data, indent=2) if json else _line(data))


def _watched(records: Any, steps: int) -> Any:
    """The records as they come; on a terminal with a progress bar."""
    if not sys.stderr.isatty():
        yield from records
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("training", total=max(1, steps))
        for record in records:
            shown = "no finite risk" if record["risk"] is None else f"risk {record['risk']:.3g}"
            bar.update(task, completed=record["step"], description=shown)
            yield record


def _line(data: dict[str, Any]) -> str:
    risk = "not finite" if data["risk"] is None else f"{data['risk']:.6g}"
    words = {"reached": "reached the target", "spent": "spent its steps", "non-finite": "FAILED: a loss was not finite"}
    return f"step {data['step']}: risk {risk}; {words[data['status']]}; see {data['out']}"

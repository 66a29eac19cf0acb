"""``verify sweep``: grids of training runs, resumable, with exact intervals beside every rate."""

from __future__ import annotations

import contextlib
import json as json_format
import re
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

from numerics.parity.commands.rates import given_rates
from numerics.parity.commands.risk import model_from
from verify.errors import BadInput
from verify.run import environment

__all__ = ["sweep"]

MAX_RUNS = 10**6
MAX_DRAWN = 12  # cells of the grid with pictures
FIELDS = {"n": int, "k": int, "temperature": str, "b": str}


def sweep(
    model: Path | None,
    axes: dict[str, str | None],
    optimisers: str,
    rates: str,
    sets: list[str],
    seeds: int,
    out: Path,
    jobs: int,
    dask: str | None,
    json: bool,
    **shared: Any,
) -> None:
    environment.require("numpy", "numba", "matplotlib")
    from numerics.parity.model.spec import ModelError, decode_model
    from numerics.parity.risk.exact import PopulationError
    from numerics.parity.training.engine import require_trainable
    from numerics.parity.training.runs import TrainingError
    from numerics.parity.training.sweeps import grid
    from numerics.parity.training.sweeps import sweep as run_all

    if out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    if not 1 <= seeds <= MAX_RUNS:
        raise BadInput(f"--seeds {seeds}; allowed is 1 to {MAX_RUNS}")
    if not 1 <= jobs <= 256:
        raise BadInput(f"--jobs {jobs}; allowed is 1 to 256")
    settings: dict[str, list[Any]] = {"optimiser": optimisers.split(","), "rate": given_rates(rates)}
    settings |= {name: [value] for name, value in shared.items()}
    fields = {name: _values(name, text) for name, text in axes.items() if text is not None}
    try:
        todo = list(grid(model_from(model), fields, settings, [_set(word) for word in sets], range(seeds)))
        if len(todo) > MAX_RUNS:
            raise TrainingError(f"{len(todo)} runs; allowed are {MAX_RUNS}")
        for data in {json_format.dumps(entry["model"]): entry["model"] for entry in todo}.values():
            require_trainable(decode_model({"schema": 1, "model": dict(data)}))
        with _executor(jobs, dask) as executor:
            out.mkdir(parents=True, exist_ok=True)
            results = run_all(todo, out / "runs.jsonl", executor, _report)
    except (ModelError, TrainingError, PopulationError) as error:
        raise BadInput(f"sweep: {error}") from None
    rows = _rows(results)
    for name, svg in _pictures(results):
        (out / name).write_text(svg, encoding="utf-8")
    (out / "summary.json").write_text(json_format.dumps(rows, indent=2) + "\n", encoding="utf-8")
    print(json_format.dumps(rows, indent=2) if json else "\n".join(map(_line, rows)))


def _values(name: str, text: str) -> list[Any]:
    words = [word.strip() for word in text.split(",")]
    if FIELDS[name] is int:
        if not all(re.fullmatch(r"[0-9]{1,7}", word) for word in words):
            raise BadInput(f"--{name} {text!r}; allowed are integers with commas")
        return [int(word) for word in words]
    return words


def _set(word: str) -> str | tuple[int, ...]:
    return tuple(sorted(int(p) for p in word.split(","))) if re.fullmatch(r"\d{1,7}(,\d{1,7})*", word) else word


@contextlib.contextmanager
def _executor(jobs: int, dask: str | None) -> Iterator[Executor | None]:
    """Nothing for one process, local processes, or a Dask cluster: all the same to the sweep."""
    if dask is not None:
        from verify.run.pool import DaskPool, Watched

        try:
            with Watched(DaskPool(dask)) as executor:
                yield executor
        except CancelledError:
            raise BadInput(
                f"--dask {dask}: the scheduler is gone; finished runs are kept, and the same command goes on from them"
            ) from None
    elif jobs > 1:
        import multiprocessing

        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as executor:
            yield executor
    else:
        yield None


def _report(count: int, total: int) -> None:
    if sys.stderr.isatty() and (count == total or count % 10 == 0):
        print(f"\r{count} of {total} runs", end="\n" if count == total else "", file=sys.stderr)


def _cells(results: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The cells of the grid: runs that share everything but the seed (and a random set's members)."""
    cells: dict[str, list[dict[str, Any]]] = {}
    for result in results:
        settings = {name: value for name, value in result["settings"].items() if name != "seed"}
        shared = [result["model"], settings, result["set"]]
        cells.setdefault(json_format.dumps(shared, sort_keys=True), []).append(result)
    return list(cells.values())


def _pictures(results: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """How the runs of a cell ended, and from where they began; for the first few cells of a large grid."""
    from numerics.parity.model.spec import decode_model
    from numerics.parity.training.sweep_figures import basins, ends

    for number, runs in enumerate(_cells(results)[:MAX_DRAWN], start=1):
        spec = decode_model({"schema": 1, "model": dict(runs[0]["model"])})
        yield f"ends-{number}.svg", ends(spec, runs)
        yield f"basins-{number}.svg", basins(spec, runs)


def _rows(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row for each cell of the grid."""
    from numerics.parity.training.sweeps import rate_of

    rows = []
    for number, members in enumerate(_cells(results), start=1):
        rates = {}
        for name, level in (("below 0.01", 0.01), ("below 0.0001", 1e-4)):
            found = rate_of(_came_below(r, level) for r in members)
            rates[name] = {**found._asdict(), "text": str(found)}
        row = {
            "model": members[0]["model"],
            "set": members[0]["set"],
            "rates": rates,
            "settings": members[0]["settings"] | {"seed": None},
            "runs": len(members),
            "non_finite": sum(r["status"] == "non-finite" for r in members),
            "median_last_risk": _median(r["last"] for r in members),
            "failures": _failures(members),
            "read_off": str(rate_of(r.get("read_off") is True for r in members)),
        }
        rows.append(row | ({"pictures": [f"ends-{number}.svg", f"basins-{number}.svg"]} if number <= MAX_DRAWN else {}))
    return rows


def _failures(members: list[dict[str, Any]]) -> dict[str, Any]:
    """What the runs that stayed above 0.01 look like at their end."""
    failed = [r for r in members if not _came_below(r, 0.01) and r["status"] != "non-finite"]
    return {
        "runs": len(failed),
        "median_gradient_norm": _median(r["gradient_norm"] for r in failed),
        "median_smallest_curvature": _median(r.get("curvature") for r in failed),
        "heads_share_a_peak": sum(len(set(r["peaks"])) < len(r["peaks"]) for r in failed),
        "peaks_outside_the_set": sum(not set(r["peaks"]) <= set(r["parity_set"]) for r in failed),
    }


def _median(values: Any) -> float | None:
    known = sorted(value for value in values if value is not None)
    return known[len(known) // 2] if known else None


def _came_below(result: dict[str, Any], level: float) -> bool:
    return result["status"] != "non-finite" and result["best"] is not None and result["best"] < level


def _line(row: dict[str, Any]) -> str:
    model, settings, failed = row["model"], row["settings"], row["failures"]
    median = "none" if row["median_last_risk"] is None else f"{row['median_last_risk']:.4g}"
    ends = (
        ""
        if not failed["runs"]
        else (
            f"; {failed['runs']} failures: median gradient norm {_shown(failed['median_gradient_norm'])}, smallest "
            f"curvature {_shown(failed['median_smallest_curvature'])}"
        )
    )
    return (
        f"n={model['n']} k={model['k']} tau={model['temperature']} b={model['b']} {row['set']} "
        f"{settings['optimiser']} "
        f"{settings['rate']:g}: below 0.01 in {row['rates']['below 0.01']['text']}; median last risk {median}; "
        f"{row['non_finite']} not finite{ends}"
    )


def _shown(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.2g}"

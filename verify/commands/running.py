"""``verify run``, ``verify report``, ``verify index``, ``verify export`` and ``verify bench``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from verify.errors import BadInput

__all__ = ["bench", "export", "index", "report", "run"]


def run(claims: list[str], *, out: Path | None, jobs: int | None, dask: str | None, **request: Any) -> None:
    """Validate, then audit.  Whatever was found, a finished audit is a success."""
    from verify import runner
    from verify.answer import answer
    from verify.progress import progress

    if out is not None and out.exists() and not out.is_dir():
        raise BadInput(f"--out {out}: is a file; allowed is a directory")
    todo = runner.plan(claims, **request)
    directory = out or Path("reports") / todo.paper.id
    try:
        with progress(len(todo.jobs)) as shown:
            results = runner.run(todo, directory, jobs=jobs, dask=dask, progress=shown)
    except runner.Interrupted as stopped:
        print(f"verify: {stopped} ({directory / 'results.json'} is partial)", file=sys.stderr)
        sys.exit(130)
    print(answer(results, directory, tuple(claims)))


def report(directory: Path | None, readme: Path | None, jobs: int | None = None) -> None:
    from verify import registry
    from verify.pool import MAX_JOBS
    from verify.report import read_results, refresh_readme, write_report

    directory = directory or registry.default_report()
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise BadInput(f"--jobs {jobs}: allowed is 1 to {MAX_JOBS}")
    for path in write_report(directory, jobs=jobs):
        print(path)
    if readme is not None and refresh_readme(readme, read_results(directory)):
        print(readme)


def export(directory: Path | None, out: Path | None, junit: Path | None, csv: Path | None) -> None:
    from verify import registry
    from verify.export import export as write

    for path in write(directory or registry.default_report(), out=out, junit_file=junit, csv_file=csv):
        print(path)


def index(directory: Path) -> None:
    from verify.report.index import write_index

    for path in write_index(directory):
        print(path)


def bench(json: bool) -> None:
    from verify.bench import run_bench

    run_bench(json)

"""Public problems with a known truth: how many are decided, by source; how long it takes; what is not readable.

    python -m benchmarks.public FOLDER [--sample 15 --seed 1] [--limit 30] [--jobs 2] [--out rows.jsonl]

FOLDER has files of JSON lines; a line is one problem: ``id``, ``truth``, ``kind`` and ``certify``, a table with
``said``, ``for_all`` and ``given``.  Each problem is asked in a process of its own, which the system ends soon after
twice the limit.  The problems are the property of others and are not in this repository.

An answer is ``right``, ``wrong``, ``undecided``, ``unreadable`` (the reader refuses it) or ``late`` (the process was
ended from outside).  A wrong answer is a defect, and makes the exit code 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

__all__ = ["ANSWERS", "ask", "main", "problems", "table"]

ANSWERS = ("right", "wrong", "undecided", "unreadable", "late")
GRACE = 3  # seconds beyond twice the limit


def problems(folder: Path, sample: int | None = None, seed: int = 0, only: str = "") -> list[dict[str, Any]]:
    """The problems of a folder, each with the name of its file; ``sample`` of each file, the same for the same seed."""
    found = []
    for file in sorted(folder.glob("*.jsonl")):
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        rows = [{**row, "file": file.stem} for row in rows if only in f"{file.stem}/{row['id']}"]
        if sample is not None and sample < len(rows):
            rows = random.Random(f"{seed} {file.stem}").sample(rows, sample)
        found += rows
    return found


def ask(problem: dict[str, Any], limit: float, effort: str = "standard") -> dict[str, Any]:
    """Ask the engines about one problem, in this process."""
    import verify
    from verify.errors import BadInput

    asked, before = problem["certify"], time.process_time()
    try:
        answer = verify.certify(asked["said"], over=asked["for_all"], given=asked["given"], limit=limit, effort=effort)
    except BadInput as error:
        return {"answer": "unreadable", "why": str(error), "seconds": time.process_time() - before}
    decided = {"holds": True, "refuted": False}.get(answer.verdict)
    right = "undecided" if decided is None else "right" if decided == problem["truth"] else "wrong"
    kind = "" if answer.certificate is None else answer.certificate["certificate"]["kind"]
    return {
        "answer": right,
        "engine": answer.engine or "",
        "certificate": kind,
        "why": answer.summary if decided is None else "",
        "seconds": time.process_time() - before,
    }


def _work(connection: Connection, problem: dict[str, Any], limit: float, effort: str) -> None:
    import resource  # not on every system

    seconds = int(2 * limit) + GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    connection.send(ask(problem, limit, effort))
    connection.close()


def rows_of(chosen: list[dict[str, Any]], limit: float, jobs: int, effort: str) -> Iterator[dict[str, Any]]:
    """An answer for each problem, in the order in which they are found."""
    import verify  # noqa: F401  (loaded once, before the processes are made)
    from verify.commands.certify import use_one_thread

    use_one_thread()
    context, waiting = multiprocessing.get_context("fork"), list(reversed(chosen))
    running: dict[Any, tuple[Any, dict[str, Any], float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            problem = waiting.pop()
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_work, args=(theirs, problem, limit, effort))
            process.start()
            theirs.close()
            running[ours] = process, problem, time.monotonic()
        for ready in [one for one in running if one in wait(list(running), timeout=60)]:
            process, problem, start = running.pop(ready)
            try:
                found = ready.recv()
            except EOFError:
                found = {"answer": "late", "seconds": time.monotonic() - start}
            process.join()
            yield {key: problem[key] for key in ("file", "id", "kind", "truth")} | found


def table(rows: Iterable[dict[str, Any]], by: str) -> str:
    """Counts of the answers and the seconds of processor time, one line for each file or kind."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(row[by], []).append(row)
        groups.setdefault("all", []).append(row)
    lines = [f"{by:28}" + "".join(f"{answer:>11}" for answer in ANSWERS) + f"{'median s':>10}{'most s':>8}"]
    for name in sorted(groups, key=lambda name: (name == "all", name)):
        own = groups[name]
        counts = [sum(row["answer"] == answer for row in own) for answer in ANSWERS]
        seconds = sorted(row["seconds"] for row in own)
        numbers = "".join(f"{count:11}" for count in counts)
        lines.append(f"{name:28}{numbers}{seconds[len(seconds) // 2]:10.1f}{seconds[-1]:8.1f}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.public", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=int, help="problems of each file")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=float, default=30.0, help="seconds of processor time for each problem")
    parser.add_argument("--effort", default="standard")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="problems whose file/id contains this text")
    parser.add_argument("--out", type=Path, help="a file for one JSON line for each problem")
    chosen = parser.parse_args(arguments)
    found = problems(chosen.folder, chosen.sample, chosen.seed, chosen.only)
    rows = []
    with open(chosen.out or "/dev/null", "w", encoding="utf-8") as out:
        for row in rows_of(found, chosen.limit, chosen.jobs, chosen.effort):
            rows.append(row)
            print(json.dumps(row), file=out, flush=True)
            if row["answer"] == "wrong":
                print(f"WRONG: {row['file']}/{row['id']}", file=sys.stderr)
    print(table(rows, "file"), table(rows, "kind"), sep="\n\n")
    return int(any(row["answer"] == "wrong" for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())

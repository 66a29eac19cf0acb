"""The coverage page: how many problems of our own are decided, by kind, beside z3 and cvc5.

    python -m benchmarks.coverage [--limit 10] [--jobs 2] [--write]

The problems are ``benchmarks/own.jsonl``; their truth was settled by hand.  ``--write`` stores the answers in
``benchmarks/coverage.json`` and writes ``docs/coverage.md`` from them.  z3 and cvc5 are asked if they are installed
(``pip install z3-solver cvc5``); their word is not checked.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.public import problems, rows_of
from benchmarks.solvers import SOLVERS, answer

__all__ = ["HERE", "PAGE", "STORED", "fallen", "main", "page"]

HERE = Path(__file__).parent
STORED, PAGE = HERE / "coverage.json", HERE.parent / "docs" / "coverage.md"
GRACE = 2  # seconds for a solver beyond its limit, of which it is told


def own() -> list[dict[str, Any]]:
    return [row for row in problems(HERE) if row["file"] == "own"]


def solved(problem: dict[str, Any], solver: str, limit: float) -> str:
    """``right``, ``wrong`` or ``undecided``: what a solver says, in a process that is ended if it is late."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_solve, args=(theirs, problem, solver, limit))
    process.start()
    theirs.close()
    found = None
    if ours.poll(limit + GRACE):
        try:
            found = ours.recv()
        except EOFError:
            found = None
    if process.is_alive():
        process.kill()
    process.join()
    return "undecided" if found is None else "right" if found == problem["truth"] else "wrong"


def _solve(connection: Any, problem: dict[str, Any], solver: str, limit: float) -> None:
    from verify.engines.asking import asked

    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), 2)  # what a parser complains of is no answer
    said = problem["certify"]
    connection.send(answer(solver, asked(said["said"], said["for_all"], said["given"]), limit))


def measured(limit: float, jobs: int) -> Iterator[dict[str, Any]]:
    """The answers so far, after each problem."""
    chosen = {problem["id"]: problem for problem in own()}
    there = [solver for solver in SOLVERS if importlib.util.find_spec(solver) is not None]
    found: dict[str, dict[str, Any]] = {}
    for row in rows_of(list(chosen.values()), limit, jobs, "standard"):
        kept = {key: row[key] for key in ("id", "kind", "truth", "answer")} | {"seconds": round(row["seconds"], 1)}
        found[row["id"]] = kept | {solver: solved(chosen[row["id"]], solver, limit) for solver in there}
        yield {"limit": limit, "solvers": there, "rows": [found[key] for key in chosen if key in found]}


def page(stored: dict[str, Any]) -> str:
    """The page in Markdown."""
    rows, solvers = stored["rows"], stored["solvers"]
    together = " and ".join(solvers)
    columns = [
        "kind",
        "problems",
        "decided",
        "wrong",
        "median s",
        *solvers,
        *([f"{together}, one of them"] * bool(solvers)),
    ]
    lines = [
        "# Coverage",
        "",
        f"What the engines decide of {len(rows)} problems of our own (`benchmarks/own.jsonl`), within "
        f"{stored['limit']:g} seconds of processor",
        "time each. A decided problem has a certificate that the checker accepted; the numbers of z3 and cvc5 are",
        "their word, which nothing checks. They are not asked about sums, arrays and limits, and z3 not about",
        "functions. This page is written by `python -m benchmarks.coverage --write`; `python -m benchmarks.public",
        "FOLDER` measures problems of others.",
        "",
        "| " + " | ".join(columns) + " |",
        "|---" * len(columns) + "|",
    ]
    kinds = sorted({row["kind"] for row in rows})
    for kind in [*kinds, "all"]:
        chosen = [row for row in rows if kind in (row["kind"], "all")]
        seconds = sorted(row["seconds"] for row in chosen)
        cells = [kind, len(chosen), _count(chosen, "answer"), sum(row["answer"] == "wrong" for row in chosen)]
        cells += [f"{seconds[len(seconds) // 2]:.1f}", *(_count(chosen, solver) for solver in solvers)]
        if solvers:
            cells.append(sum(any(row[solver] == "right" for solver in solvers) for row in chosen))
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    said = {row["id"]: row["certify"] for row in own()}
    lines += ["", "## Undecided", ""]
    for row in rows:
        if row["answer"] != "right" and row["id"] in said:
            asked = said[row["id"]]
            where = "; ".join(filter(None, (asked["for_all"], asked["given"])))
            lines.append(f"- {row['kind']}: `{asked['said']}`" + (f" for `{where}`" if where else ""))
    return "\n".join(lines) + "\n"


def _count(rows: list[dict[str, Any]], who: str) -> int:
    return sum(row[who] == "right" for row in rows)


def fallen(before: dict[str, Any], now: dict[str, dict[str, Any]]) -> list[str]:
    """The problems that were decided and are not any more, among those that were asked now."""
    decided = {row["id"] for row in before["rows"] if row["answer"] == "right"}
    return sorted(key for key, row in now.items() if key in decided and row["answer"] != "right")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.coverage", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--limit", type=float, default=10.0, help="seconds for each problem")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="store the answers and write the page")
    chosen = parser.parse_args(arguments)
    before = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {"rows": []}
    found: dict[str, Any] = {"limit": chosen.limit, "solvers": [], "rows": []}
    for found in measured(chosen.limit, chosen.jobs):
        if chosen.write:  # after each problem: what ends the command loses nothing
            STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            PAGE.write_text(page(found), encoding="utf-8")
    for key in fallen(before, {row["id"]: row for row in found["rows"]}):
        print(f"decided before, and not now: {key}", file=sys.stderr)
    print(page(found))
    return int(any(row["answer"] == "wrong" for row in found["rows"]))


if __name__ == "__main__":
    raise SystemExit(main())

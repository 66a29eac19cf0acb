"""Coq at work: compiles a folder in a scratch directory and asks the kernel what each theorem rests on."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from verify.errors import EngineMissing
from verify.proofs import text
from verify.proofs.folder import Folder, Row

__all__ = ["Failure", "assumptions", "compile_all", "dependencies", "require", "second_opinion", "version"]

PATIENCE = 3600  # seconds for one file, on a machine with much else to do
CHUNK = 12  # theorems asked about in one file: each question walks through all that the theorem rests on
QUIET = ["-q", "-w", "-ambiguous-paths"]
CLEAN = ("type-in-type", "unsafe (co)fixpoints", "positivity is assumed")


class Failure(Exception):
    """One line: which file or theorem, and what Coq says."""


def require() -> None:
    """Coq is needed from here on."""
    missing = [name for name in ("coqc", "coqchk") if shutil.which(name) is None]
    if missing:
        raise EngineMissing(
            f"{' and '.join(missing)}: not installed (Debian: coq libcoq-coquelicot libcoq-interval), which costs: "
            "the formal proofs are not rebuilt here; what the manifest says of them is believed only while every "
            "digest matches"
        )


def version() -> str:
    return _run(["coqc", "-print-version"], Path.cwd()).stdout.split()[0]


def _run(command: Sequence[str], place: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, cwd=place, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"{command[0]} {command[-1]}: not done after {PATIENCE} s") from None


def dependencies(folder: Folder) -> dict[str, set[str]]:
    """Which files of the folder each one requires, read from its sentences."""
    names = {path.stem for path in folder.sources}
    found = {}
    for path in folder.sources:
        words = [sentence.split() for sentence in text.sentences(path.read_text(encoding="utf-8"))]
        mine = [line for line in words if line[:2] == ["From", folder.settings.library]]
        found[path.stem] = {word for line in mine for word in line} & names - {path.stem}
    return found


def _rounds(needs: dict[str, set[str]]) -> Iterator[list[str]]:
    """Files in rounds: each needs only files of the rounds before."""
    done: set[str] = set()
    while len(done) < len(needs):
        ready = sorted(name for name in needs.keys() - done if needs[name] <= done)
        if not ready:
            raise Failure(f"{', '.join(sorted(needs.keys() - done))}: require one another in a circle")
        yield ready
        done |= set(ready)


def compile_all(folder: Folder, scratch: Path, only: Iterable[str] | None = None, jobs: int = 2) -> None:
    """Compile copies of the sources (all, or ``only`` some and what they need) in dependency order."""
    needs = dependencies(folder)
    wanted = _closure(needs, needs if only is None else only)
    for name in wanted:
        shutil.copy(folder.path / f"{name}.v", scratch)
    with ThreadPoolExecutor(jobs) as pool:
        for ready in _rounds({name: needs[name] for name in wanted}):
            list(pool.map(lambda name: compile_one(folder, scratch, name), ready))


def _closure(needs: dict[str, set[str]], names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += needs[name]
    return found


def compile_one(folder: Folder, scratch: Path, name: str) -> None:
    done = _run(["coqc", *QUIET, "-R", ".", folder.settings.library, f"{name}.v"], scratch)
    if done.returncode:
        raise Failure(f"{name}.v: {_complaint(done.stderr)}")


def _complaint(stderr: str) -> str:
    """What Coq says, in one line, with the place."""
    words = " ".join(stderr.split())
    found = re.search(r'File "[^"]*", line (\d+), characters [-\d]+: (.*)', words)
    return f"line {found[1]}: {found[2][:300]}" if found else words[-300:]


def assumptions(folder: Folder, scratch: Path, rows: Sequence[Row], jobs: int = 2) -> dict[str, list[str] | Failure]:
    """For each row the axioms under its theorem and its companion, or why they are not what the page states."""
    parts = [rows[start : start + CHUNK] for start in range(0, len(rows), CHUNK)]
    with ThreadPoolExecutor(jobs) as pool:
        answers = list(pool.map(lambda each: _ask(folder, scratch, each[1], f"Audit{each[0]}"), enumerate(parts)))
    return {name: answer for found in answers for name, answer in found.items()}


def _ask(folder: Folder, scratch: Path, rows: Sequence[Row], name: str) -> dict[str, list[str] | Failure]:
    """One file of questions; a theorem that is not what the page states is taken out, and the rest asked again."""
    found: dict[str, list[str] | Failure] = {}
    left = list(rows)
    while left:
        done = _audit(folder, scratch, left, name)
        place = re.search(r"line (\d+), characters", done.stderr)
        if done.returncode == 0:
            return found | {row.name: _axioms(scratch, row) for row in left}
        if place is None or not 2 <= int(place[1]) <= 2 * len(left) + 1:
            raise Failure(f"the audit does not compile: {_complaint(done.stderr)}")
        bad = left.pop((int(place[1]) - 2) // 2)
        found[bad.name] = Failure(f"{bad.name}: {_complaint(done.stderr).partition(': ')[2]}")
    return found


def _audit(folder: Folder, scratch: Path, rows: Sequence[Row], name: str) -> subprocess.CompletedProcess[str]:
    """A file of our own: each theorem has the type that the page of statements gives, and what it rests on."""
    pages = sorted({page for row in rows for page in _pages(folder, row)})
    lines = [f"From {folder.settings.library} Require {' '.join(pages)}."]
    for row in rows:
        lines += [
            f"Definition audit_{row.name} : {_type(folder, row)} := {_proof(folder, row)}.",
            f'Redirect "assumed_{row.name}" Print Assumptions audit_{row.name}.',
        ]
    (scratch / f"{name}.v").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return _run(["coqc", *QUIET, "-R", ".", folder.settings.library, f"{name}.v"], scratch)


def _pages(folder: Folder, row: Row) -> tuple[str, str]:
    """The page that states it, and the page that proves it."""
    names = folder.settings
    if row.pointed:
        pair = (names.failures, names.pointed)
    else:
        pair = (names.said, names.bridge) if row.generated else (names.statements, names.theorems)
    return Path(pair[0]).stem, Path(pair[1]).stem


def _type(folder: Folder, row: Row) -> str:
    """The statement (or its negation) and its companion, by the names of the page that has them."""
    page = f"{folder.settings.library}.{_pages(folder, row)[0]}"
    name = f"{page}.{row.name}.statement" if row.generated else f"{page}.{row.name}"
    says = f"(Coq.Init.Logic.not {name})" if row.refuted else name
    return name if row.pointed else f"Coq.Init.Logic.and {says} {name}_means"  # no notation that a page could change


def _proof(folder: Folder, row: Row) -> str:
    name = f"{folder.settings.library}.{_pages(folder, row)[1]}.{row.name}"
    return name if row.pointed else f"Coq.Init.Logic.conj {name} {name}_means"


def _axioms(scratch: Path, row: Row) -> list[str] | Failure:
    lines = (scratch / f"assumed_{row.name}.out").read_text(encoding="utf-8").splitlines()
    if lines == ["Closed under the global context"]:
        return []
    names = [re.match(r"([\w.']+)\s*(:|$)", line) for line in lines[1:] if not line.startswith(" ")]
    if lines[:1] != ["Axioms:"] or not names or None in names:
        return Failure(f"{row.name}: cannot read what it rests on: {' '.join(lines)[:200]}")
    return sorted({found[1] for found in names if found})


def second_opinion(folder: Folder, scratch: Path) -> list[str]:
    """What ``coqchk``, a checker apart from the compiler, finds wrong in the compiled theorems and all they need.

    The page of points is not among them: ``coqchk`` has no virtual machine, and the evaluations would take very long.
    """
    library = folder.settings.library
    pages = [folder.settings.theorems, *([folder.settings.bridge] if folder.settings.generated else [])]
    names = [f"{library}.{Path(page).stem}" for page in pages]
    done = _run(["coqchk", "-silent", "-o", "-R", ".", library, *names], scratch)
    if done.returncode:
        return [f"coqchk rejects the theorems: {' '.join(done.stderr.split())[-300:]}"]
    summary = " ".join(f"{done.stdout} {done.stderr}".split())
    bad = [f"coqchk: something relies on {word}" for word in CLEAN if f"{word}: <none>" not in summary]
    listed = re.search(r"Axioms: (.*?) \*", summary)
    assumed = [] if listed is None or listed[1] == "<none>" else listed[1].split()
    return bad + [
        f"coqchk: {axiom} is assumed, which is not listed"
        for axiom in assumed
        if not (axiom.startswith("Coq.") and axiom.endswith(tuple(f".{known}" for known in folder.settings.axioms)))
    ]

"""Coq at work: compiles a folder in a scratch directory and asks the kernel what each theorem rests on."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from verify.errors import EngineMissing
from verify.proofs import AXIOMS, text
from verify.proofs.folder import Folder, Row

__all__ = [
    "Failure",
    "assumptions",
    "compile_all",
    "dependencies",
    "foreign_libraries",
    "opinion_on_answers",
    "require",
    "second_opinion",
    "taken",
    "version",
]

PATIENCE = 3600  # seconds for one file, on a machine with much else to do
CHUNK = 12  # theorems asked about in one file: each question walks through all that the theorem rests on
QUIET = ["-q", "-w", "-ambiguous-paths"]
KEPT = ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR")  # variables that are passed on to Coq; all others could name libraries
PLACE = "by-us-"  # begins a name that is no identifier: nothing in it can be required as a page of the paper
ROOT = "Accepted_"
PLAINLY = ("Set Printing All.", "Set Printing Width 9999.", "Set Printing Depth 9999.")
UNSAFE = ("type-in-type", "unsafe (co)fixpoints", "assumed positivity")
SUMMARY = (
    r"CONTEXT SUMMARY =+ \* Theory: Set is predicative \* Axioms: (.*?) "
    r"\* Constants/Inductives relying on type-in-type: (.*?) "
    r"\* Constants/Inductives relying on unsafe \(co\)fixpoints: (.*?) "
    r"\* Inductives whose positivity is assumed: (.*?)$"
)


class Failure(Exception):
    """One line: which file or theorem, and what Coq says."""


def require() -> None:
    """Coq is needed from here on."""
    missing = [name for name in ("coqc", "coqchk") if shutil.which(name) is None]
    if missing:
        raise EngineMissing(
            f"{' and '.join(missing)}: not installed (Debian: coq libcoq-coquelicot libcoq-interval); "
            "Coq proofs are not rebuilt here, and the manifest counts only while every digest matches"
        )


def version() -> str:
    return _run(["coqc", "-print-version"], Path.cwd()).stdout.split()[0]


def _run(command: Sequence[str], place: Path) -> subprocess.CompletedProcess[str]:
    """Run a program of Coq with an empty home and none of the variables that name libraries, plugins or settings."""
    require()
    program = str(Path(shutil.which(command[0]) or command[0]).absolute())
    with tempfile.TemporaryDirectory(prefix="home-") as home:
        try:
            return subprocess.run(
                [program, *command[1:]],
                cwd=place,
                env=_environment(Path(program).parent, home),
                capture_output=True,
                text=True,
                encoding="utf-8",
                errors="replace",
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Failure(f"{command[0]} {command[-1]}: not done after {PATIENCE} s") from None


def _environment(programs: Path, home: str) -> dict[str, str]:
    own = {name: os.environ[name] for name in KEPT if name in os.environ}
    path = os.pathsep.join((str(programs), os.defpath))
    folders = dict.fromkeys(("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "XDG_DATA_HOME"), home)
    return {**own, **folders, "PATH": path, "HOME": home, "LC_ALL": "C.UTF-8"}


def foreign_libraries(scratch: Path) -> list[str]:
    """Folders that Coq would take a library from and that are not part of its own installation, one line each.

    Raises:
        Failure: if Coq does not say where it looks.
    """
    own = scratch / "places"
    own.mkdir()
    (own / "Places.v").write_text("Set Printing Width 9999.\nPrint LoadPath.\n", encoding="utf-8")
    installed, told = _run(["coqc", "-where"], own), _run(["coqc", *QUIET, "Places.v"], own)
    lines = [line.split(maxsplit=1) for line in told.stdout.splitlines()[1:]]
    shutil.rmtree(own)
    if installed.returncode or told.returncode or not lines or any(len(line) != 2 for line in lines):
        raise Failure("Coq does not say where it takes its libraries from")
    inside = Path(installed.stdout.strip()).resolve()
    found = [(name, Path(path)) for name, path in lines if name != "<>" and path != "."]
    return [
        f"{name}: a library outside of the installation of Coq, in {path}"
        for name, path in found
        if not path.resolve().is_relative_to(inside)
    ]


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


def compile_all(
    folder: Folder,
    scratch: Path,
    only: Iterable[str] | None = None,
    jobs: int = 2,
    written: Mapping[str, str] | None = None,
) -> None:
    """Compile copies of the sources (all, or ``only`` some and what they need), those that state something first.

    The generated pages are compiled while nothing else is in ``scratch``, then the pages that the statements by hand
    stand on, then the rest: so no statement can depend on a page of proofs.  At the end the compiled statements must be
    the same bytes as before the pages of proofs were read.  ``written`` has the pages that the program writes, by
    name: their texts are taken from it and not from the folder.
    """
    needs = dependencies(folder)
    wanted = _closure(needs, needs if only is None else only)
    stated: dict[Path, str] = {}
    for stage in _stages(folder, wanted):
        for name in stage:
            page = f"{name}.v"
            text_of_page = folder.read(page) if written is None or page not in written else written[page]
            (scratch / page).write_text(text_of_page, encoding="utf-8")
        with ThreadPoolExecutor(jobs) as pool:
            for ready in _rounds({name: needs[name] & stage for name in stage}):
                list(pool.map(lambda name: compile_one(folder, scratch, name), ready))
        changed = sorted(path.name for path, known in stated.items() if _digest(path) != known)
        if changed:
            raise Failure(f"{', '.join(changed)}: changed while the pages of proofs were compiled")
        stated |= {path: _digest(path) for name in stage for path in scratch.glob(f"{name}.v*")}


def _stages(folder: Folder, wanted: set[str]) -> list[set[str]]:
    """The generated pages; those that the statements by hand stand on; the pages of proofs."""
    names = folder.settings
    written = [*([names.said] if names.generated else []), *([names.failures] if names.points else [])]
    first = {Path(page).stem for page in written} & wanted
    second = {Path(page).stem for page in folder.relied_on} & wanted - first
    return [stage for stage in (first, second, wanted - first - second) if stage]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


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


def taken(names: Iterable[str], scratch: Path) -> list[str]:
    """Which of these names a page can read that imports all that a page of statements may, and has nothing of its own.

    Raises:
        Failure: for a name it cannot be read what Coq says.
    """
    asked = sorted(set(names) - text.COMMON)
    lines = [f"From {library} Require Import {' '.join(sorted(pages))}." for library, pages in text.IMPORTS.items()]
    (scratch / "Names.v").write_text(
        "\n".join([*lines, *(f"Locate {name}." for name in asked)]) + "\n", encoding="utf-8"
    )
    done = _run(["coqc", *QUIET, "Names.v"], scratch)
    if done.returncode:
        raise Failure(f"the names of the pages: {_complaint(done.stderr)}")
    told = done.stdout.splitlines()
    free = {line.rpartition(" ")[2] for line in told if line.startswith("No object of basename ")}
    found, longer = set[str](), set[str]()
    for line, after in zip(told, [*told[1:], ""], strict=True):
        if re.fullmatch(r"[A-Z]\w*( [A-Z]\w*)* [\w.']+", line):
            is_longer = after.strip().startswith("(shorter name to refer to it in current context is ")
            (longer if is_longer else found).add(line.rpartition(".")[2].rpartition(" ")[2])
    if unknown := sorted(set(asked) - free - found - longer):
        raise Failure(f"{unknown[0]}: cannot read whether Coq has the name")
    return sorted(found & set(asked))


def assumptions(folder: Folder, scratch: Path, rows: Sequence[Row], jobs: int = 2) -> dict[str, list[str] | Failure]:
    """For each row the axioms under its theorem and its companion, or why they are not what is stated.

    An axiom that is not one of the classical reals, by name and type, is given with its type.
    """
    token = secrets.token_hex(8)  # made after the pages were read: none of them can have this name
    place, root = scratch / f"{PLACE}{token}", f"{ROOT}{token}"
    place.mkdir()
    known = _known_axioms(folder, place, root)
    parts = [rows[start : start + CHUNK] for start in range(0, len(rows), CHUNK)]
    with ThreadPoolExecutor(jobs) as pool:
        answers = list(
            pool.map(lambda each: _ask(_Question(folder, place, root, each[0], known), each[1]), enumerate(parts))
        )
    return {name: answer for found in answers for name, answer in found.items()}


class _Question(NamedTuple):
    """Two pages of our own: what is asked, over the statements alone, and that the theorems have these types."""

    folder: Folder
    place: Path
    root: str
    number: int
    known: dict[str, str]  # what Coq prints of an axiom that is allowed -> its name

    @property
    def asked(self) -> str:
        return f"Asked{self.number}"

    @property
    def answered(self) -> str:
        return f"Answered{self.number}"

    def run(self, name: str, lines: Sequence[str]) -> subprocess.CompletedProcess[str]:
        (self.place / f"{name}.v").write_text("\n".join(lines) + "\n", encoding="utf-8")
        paths = ["-Q", "..", self.folder.settings.library, "-Q", ".", self.root]
        return _run(["coqc", *QUIET, *paths, f"{name}.v"], self.place)


def _known_axioms(folder: Folder, place: Path, root: str) -> dict[str, str]:
    """What Coq prints of each axiom of the classical reals in a session without any page of the paper."""
    lines = [f"Require {' '.join(sorted({name.rpartition('.')[0] for name in AXIOMS.values()}))}.", *PLAINLY]
    for place_of, name in enumerate(AXIOMS.values()):
        lines += [f"Definition axiom{place_of} := @{name}.", _assumed_by(f"axiom{place_of}")]
    done = _Question(folder, place, root, 0, {}).run("Axioms", lines)
    if done.returncode:
        raise Failure(f"the axioms of the classical reals: {_complaint(done.stderr)}")
    found: dict[str, str] = {}
    for place_of, short in enumerate(AXIOMS):
        printed = _printed(place / f"axiom{place_of}.out")
        if len(printed) != 1:
            raise Failure(f"{short}: cannot read what Coq prints of it")
        found[printed[0]] = short
    return found


def _assumed_by(name: str) -> str:
    return f'Redirect "{name}" Print Assumptions {name}.'


def _printed(path: Path) -> list[str]:
    """The entries of a list of assumptions, each in one line; raises if it is not such a list."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines == ["Closed under the global context"]:
        return []
    if lines[:1] != ["Axioms:"] or len(lines) < 2 or lines[1][:1] in ("", " "):
        raise Failure(f"cannot read its axioms: {' '.join(lines)[:200]}")
    found: list[str] = []
    for line in lines[1:]:
        if line.startswith(" "):
            found[-1] += f" {' '.join(line.split())}"
        else:
            found.append(" ".join(line.split()))
    return found


def _ask(question: _Question, rows: Sequence[Row]) -> dict[str, list[str] | Failure]:
    """One page of questions; a theorem that is not what is stated is taken out, and the rest asked again."""
    _state(question, rows)
    found: dict[str, list[str] | Failure] = {}
    left = list(rows)
    while left:
        done, first = _answer(question, left)
        place = re.search(r"line (\d+), characters", done.stderr)
        if done.returncode == 0:
            return found | {row.name: _axioms(question, row) for row in left}
        if place is None or not first <= int(place[1]) < first + 2 * len(left):
            raise Failure(f"the audit does not compile: {_complaint(done.stderr)}")
        bad = left.pop((int(place[1]) - first) // 2)
        found[bad.name] = Failure(f"{bad.name}: {_complaint(done.stderr).partition(': ')[2]}")
    return found


def _state(question: _Question, rows: Sequence[Row]) -> None:
    """The page of questions: it requires the pages of statements, and no page of proofs is loaded for it."""
    library = question.folder.settings.library
    pages = sorted({_pages(question.folder, row)[0] for row in rows})
    lines = [f"Require {library}.{page}." for page in pages]
    lines += [f"Definition {row.name} : Prop := {_type(question.folder, row)}." for row in rows]
    done = question.run(question.asked, lines)
    if done.returncode:
        raise Failure(f"the questions do not compile: {_complaint(done.stderr)}")


def _answer(question: _Question, rows: Sequence[Row]) -> tuple[subprocess.CompletedProcess[str], int]:
    """The page of answers, compiled, and the line of its first theorem.  Nothing is imported on it."""
    library = question.folder.settings.library
    asked = f"{question.root}.{question.asked}"
    lines = [f"Require {asked}."]
    lines += [f"Require {library}.{page}." for page in sorted({_pages(question.folder, row)[1] for row in rows})]
    lines += PLAINLY
    first = len(lines) + 1
    for row in rows:
        lines.append(f"Definition {row.name} : {asked}.{row.name} := {_proof(question.folder, row)}.")
        lines.append(_assumed_by(row.name))
    return question.run(question.answered, lines), first


def _pages(folder: Folder, row: Row) -> tuple[str, str]:
    """The page that states it, and the page that proves it."""
    names = folder.settings
    if row.pointed:
        pair = (names.failures, names.pointed)
    else:
        pair = (names.said, names.bridge) if row.generated else (names.statements, names.theorems)
    return Path(pair[0]).stem, Path(pair[1]).stem


def _type(folder: Folder, row: Row) -> str:
    """The statement (or its negation) and its companion, by their whole names."""
    page = f"{folder.settings.library}.{_pages(folder, row)[0]}"
    name = f"{page}.{row.name}.statement" if row.generated else f"{page}.{row.name}"
    says = f"(Coq.Init.Logic.not {name})" if row.refuted else name
    return name if row.pointed else f"Coq.Init.Logic.and {says} {name}_means"


def _proof(folder: Folder, row: Row) -> str:
    name = f"{folder.settings.library}.{_pages(folder, row)[1]}.{row.name}"
    return name if row.pointed else f"Coq.Init.Logic.conj {name} {name}_means"


def _axioms(question: _Question, row: Row) -> list[str] | Failure:
    try:
        printed = _printed(question.place / f"{row.name}.out")
    except Failure as error:
        return Failure(f"{row.name}: {error}")
    return sorted({question.known.get(entry, entry) for entry in printed})


def second_opinion(folder: Folder, scratch: Path, points: bool = False, installed: bool = True) -> list[str]:
    """What ``coqchk``, a checker apart from the compiler, finds wrong in all compiled pages.

    Unless ``points`` is set the page of points and the pages of long evaluations are loaded and not checked again:
    ``coqchk`` has no virtual machine, and the evaluations would take very long.  Without ``installed`` the libraries of
    Coq are not checked again.
    """
    library = folder.settings.library
    evaluated = {Path(page).stem for page in (folder.settings.pointed, *folder.settings.evaluated)}
    names = sorted(path.stem for path in scratch.glob("*.vo"))
    checked = [f"{library}.{name}" for name in names if points or name not in evaluated]
    admitted = [f"{library}.{name}" for name in names if not points and name in evaluated]
    words = checked if installed else [word for name in checked for word in ("-norec", name)]
    words += [word for name in admitted for word in ("-admit", name)]
    return _checked(scratch, ["-Q", ".", library], words, library)


def opinion_on_answers(folder: Folder, scratch: Path) -> list[str]:
    """The same of the pages of questions and answers, upon the pages that :func:`second_opinion` checks."""
    bad: list[str] = []
    for place in scratch.glob(f"{PLACE}*"):
        root = ROOT + place.name.removeprefix(PLACE)
        words = [word for path in sorted(place.glob("*.vo")) for word in ("-norec", f"{root}.{path.stem}")]
        bad += _checked(place, ["-Q", "..", folder.settings.library, "-Q", ".", root], words, root)
    return bad


def _checked(place: Path, paths: Sequence[str], words: Sequence[str], root: str) -> list[str]:
    """Complaints from one run of ``coqchk``: what it rejects, what is unsafe, and what under ``root`` is assumed.

    Axioms of installed libraries are in its list whether a theorem uses them or not: of these Coq is asked for each
    theorem.
    """
    done = _run(["coqchk", "-silent", "-o", *paths, *words], place)
    if done.returncode:
        return [f"coqchk rejects the theorems: {' '.join(done.stderr.split())[-300:]}"]
    summary = " ".join(f"{done.stdout} {done.stderr}".split())
    found = re.search(SUMMARY, summary)
    if found is None:
        return [f"coqchk: cannot read its output: {summary[-300:]}"]
    assumed, *unsafe = (() if part == "<none>" else part.split() for part in found.groups())
    bad = [f"coqchk: {name} relies on {what}" for what, names in zip(UNSAFE, unsafe, strict=True) for name in names]
    return bad + [f"coqchk: {name} is assumed" for name in assumed if name.startswith(f"{root}.")]

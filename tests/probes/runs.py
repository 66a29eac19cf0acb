"""Classes 18, 19, 22 in part and 25: runs, clusters, and the processor."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.probes import Tree, exit_and_lines
from tests.probes.certificates import judged, trial

COMMITTED = Path("reports/han2025")


def _committed(tree: Tree, place: Path) -> set[Path]:
    """A copy of the committed report where a run in ``place`` would find it; its files."""
    shutil.copytree(tree.path / COMMITTED, place / COMMITTED, ignore=shutil.ignore_patterns(".verify"))
    return {path for path in (place / COMMITTED).rglob("*") if path.is_file()}


def _lost(files: set[Path]) -> str:
    gone = sum(not path.is_file() for path in files)
    return "committed files are deleted" if gone else "nothing is deleted"


def a_part_of_a_run(tree: Tree, place: Path) -> str:
    files = _committed(tree, place)
    done = tree.verify("run", "rem-13", "--profile", "quick", "--jobs", 1, cwd=place)
    return f"exit {done.returncode}, {_lost(files)}"


def an_interruption(tree: Tree, place: Path) -> str:
    """Ctrl-C in the middle of a run of one claim, with the default output."""
    files = _committed(tree, place)
    process = tree.start("run", "thm-5", "--jobs", 1, cwd=place)
    time.sleep(12)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=120)
    return _lost(files)


# ------------------------------------------------------------------------------------------ another's code

SAYS = """
import time
def says(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary="newer")
def waits(ctx):
    time.sleep(600)
"""


@contextlib.contextmanager
def _cluster(tree: Tree, where: Path, place: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler and one worker, processes of their own, ended by their ids."""
    with contextlib.closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    options = {
        "cwd": place,
        "env": tree.surroundings(where),
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
    dask = [sys.executable, "-m", "dask"]
    scheduler = [*dask, "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show"]
    worker = [*dask, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    started = [subprocess.Popen(command, **options) for command in (scheduler, worker)]
    try:
        _wait_for_a_worker(address)
        yield address, started[1]
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def _wait_for_a_worker(address: str) -> None:
    import distributed

    deadline = time.monotonic() + 90
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            with distributed.Client(address, timeout="5s", set_as_default=False) as client:
                client.wait_for_workers(1, timeout=30)
            return
        if time.monotonic() > deadline:
            raise TimeoutError(address)


def an_older_worker(tree: Tree, place: Path) -> str:
    """A cluster whose worker has an older copy of the paper, then a run at home."""
    where = trial(place, SAYS, 'claim("one", "one", says)')
    older = place / "older"
    shutil.copytree(where, older)
    text = (older / "trial_paper.py").read_text()
    (older / "trial_paper.py").write_text(text.replace("newer", "older"))
    with _cluster(tree, older, place) as (address, _):
        run = ["run", "--paper", "trial", "--profile", "quick", "--out", place / "out"]
        done = tree.verify(*run, "--dask", address, first=(where,))
    summary = judged(tree, place / "out", where)["one"]["summary"]
    return f"{exit_and_lines(done)}; the next run at home says what the {summary} code says"


def all_workers_gone(tree: Tree, place: Path) -> str:
    """The only worker is killed while it works."""
    where = trial(place, SAYS, 'claim("one", "one", waits)')
    run = ["run", "--paper", "trial", "--profile", "thorough", "--out", place / "out"]
    with _cluster(tree, where, place) as (address, worker):
        process = tree.start(*run, "--dask", address, first=(where,))
        time.sleep(20)
        worker.kill()
        try:
            out, err = process.communicate(timeout=90)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return "silent for 90 s"
    return exit_and_lines(subprocess.CompletedProcess((), process.returncode, out, err))


def no_scheduler(tree: Tree, place: Path) -> str:
    """The scheduler is killed while a check runs."""
    where = trial(place, SAYS, 'claim("one", "one", waits)')
    run = ["run", "--paper", "trial", "--profile", "thorough", "--out", place / "out"]
    with contextlib.ExitStack() as stack:
        address, _ = stack.enter_context(_cluster(tree, where, place))
        process = tree.start(*run, "--dask", address, first=(where,))
        time.sleep(20)
        stack.close()
        try:
            out, err = process.communicate(timeout=90)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            return "silent for 90 s"
    return exit_and_lines(subprocess.CompletedProcess((), process.returncode, out, err))


EDITS = """
def says(ctx):
    if "TRIAL_EDIT" in os.environ:
        with open(__file__) as stream:
            text = stream.read()
        with open(__file__, "w") as stream:
            stream.write(text.replace("be" + "fore", "after"))
    import importlib, trial_paper
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary=importlib.reload(trial_paper).SAID)
SAID = "before"
"""


def code_edited_during_a_run(tree: Tree, place: Path) -> str:
    """A check whose file changes while it runs; then the file as it was, and a second run."""
    where = trial(place, EDITS, 'claim("one", "one", says)')
    text = (where / "trial_paper.py").read_text()
    run = ["run", "--paper", "trial", "--profile", "quick", "--jobs", 1, "--out", place / "out"]
    done = tree.verify(*run, first=(where,), TRIAL_EDIT="1")
    assert (where / "trial_paper.py").read_text() != text
    (where / "trial_paper.py").write_text(text)
    summary = judged(tree, place / "out", where)["one"]["summary"]
    return f"{exit_and_lines(done)}; the code before then says what the code {summary} says"


FILES = [
    ("verify/worker.py", "verify/run/worker.py"),
    ("verify/models.py", "verify/verdicts/models.py"),
    ("verify/results.py", "verify/results/schema.py"),
    ("verify/profiles.py", "verify/verdicts/profiles.py"),
]
ADDRESS = 'print(environment.code_digest("theorems.han2025"))'


def files_in_the_address(tree: Tree, place: Path) -> str:
    """Files that decide what a worker does, each changed in a copy of the tree: is the address another one?"""
    for part in ("verify", "numerics", "theorems", "proofs", "pyproject.toml"):
        if (tree.path / part).is_dir():
            shutil.copytree(tree.path / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
        elif (tree.path / part).is_file():
            shutil.copy(tree.path / part, place)
    copy, known = Tree(place), 0
    before = copy.python(ADDRESS)
    for names in FILES:
        (path,) = (place / name for name in names if (place / name).is_file())
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "\nCHANGED = 1\n", encoding="utf-8")
        known += copy.python(ADDRESS) != before
        path.write_text(text, encoding="utf-8")
    return f"{known} of {len(FILES)} in the address"


# ------------------------------------------------------------------------------------------ the processor


def two_processors(tree: Tree, place: Path) -> str:
    """One training with one seed, here and as on a processor without vectors and fused products."""
    from tests.numerics.arithmetic.test_portable import PLAIN_X86

    for name, surroundings in (("here", {}), ("there", PLAIN_X86)):
        (place / name).mkdir(parents=True)
        options = ["--steps", 300, "--seed", 3]
        cache = {"NUMBA_CACHE_DIR": str(place / f"{name}-cache")}
        done = tree.verify("train", *options, "--out", place / name, **surroundings, **cache)
        if done.returncode:
            return f"exit {done.returncode}: {done.stderr.strip().splitlines()[-1]}"
    here, there = ((place / name / "run.jsonl").read_bytes() for name in ("here", "there"))
    return "the same bits" if here == there else "other numbers"

"""Shared fixtures: papers made up for a test, found through an entry point as a third party's would be."""

from __future__ import annotations

import contextlib
import gc
import io
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import textwrap
import tomllib
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from importlib import metadata
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import forked

ROOT = Path(__file__).resolve().parent.parent
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each worker and each child compiles the whole tree anew
sys.dont_write_bytecode = False
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # how fast examples are drawn depends on what else the machine does
os.environ["COLUMNS"] = "200"  # lines are as long as a pipe gets them, whatever the terminal
os.environ.setdefault("OMP_NUM_THREADS", "1")  # small tensors, and a worker for each core: threads only wait


def spread(total: int, count: int, seed: str) -> set[int]:
    """One index from each of ``count`` stretches of equal length, by a seed: neighbours in a table are alike."""
    draw, count = random.Random(seed), min(count, total)
    return {draw.randrange(i * total // count, (i + 1) * total // count) for i in range(count)}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a family that is marked with ``sample(count)`` so many cases stay in ``make test``; the others are slow."""
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sample"):
            families.setdefault(item.nodeid.split("[")[0], []).append(item)
    for name, members in families.items():
        mark = members[0].get_closest_marker("sample")
        kept = spread(len(members), mark.args[0], name) if mark else set()
        for index in {*range(len(members))} - kept:
            members[index].add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """What is loaded by now stays loaded: the garbage collector need not visit it again."""
    gc.freeze()


def write_distribution(place: Path, name: str, points: dict[str, str]) -> None:
    """The packaging metadata that makes papers below ``place`` known, without installing anything."""
    info = place / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{key} = {value}" for key, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[verify.papers]", *lines, ""]))


def _put_on_path(place: Path) -> None:
    sys.path.insert(0, str(place))
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [str(place), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    )


@pytest.fixture(scope="session", autouse=True)
def _project_is_registered(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A checkout that is not installed has no entry points; the tests read them from pyproject.toml then."""
    if any(point.name == "han2025" for point in metadata.entry_points(group="verify.papers")):
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    place = tmp_path_factory.mktemp("registered")
    write_distribution(place, project["name"], project["entry-points"]["verify.papers"])
    _put_on_path(place)
    _put_on_path(ROOT)


@pytest.fixture(scope="session", autouse=True)
def _state_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The key of kept outcomes and parts of long checks: never those of the user who runs the tests."""
    os.environ["XDG_STATE_HOME"] = str(tmp_path_factory.mktemp("state"))


@pytest.fixture(scope="session", autouse=True)
def _workers_are_forked(_project_is_registered: None, _state_of_its_own: None) -> Iterator[None]:
    """Only in this process: the tests that start ``verify`` in another one see its workers spawned, as users do."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        yield
        return
    forked.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multiprocessing, "get_context", forked.context)
        yield


@pytest.fixture
def write_metadata() -> Callable[[Path, str, dict[str, str]], None]:
    return write_distribution


FILES = {
    "prelude": "model.prelude",
    "statements": "statements.toml",
    "points": "counterexamples.json",
    "seals": "seals.json",
}


@pytest.fixture
def make_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """``make_paper(id, source)``: a module with a PAPER, registered for this process and its children.

    Its code may run (VERIFY_TRUST_CODE), as only papers of our own distribution may otherwise; with files beside it
    (``prelude=…, statements=…, points=…``) a package.  Checks are written for the formulas of ``statements`` as they
    are given, unless these name another ``checked_formula``.
    """
    from verify.verdicts import papers as registry
    from verify.verdicts.checked_formula import find_outdated

    def forget() -> None:
        from verify.statement import catalogue

        for kept in (registry._entry_points, registry.paper, catalogue._text, catalogue.known_of, catalogue.tables_of):
            kept.cache_clear()

    made: list[str] = []

    def make(paper_id: str, source: str, **files: str) -> Path:
        place = tmp_path / f"site-{paper_id}"
        module = f"{paper_id}_paper"
        write_distribution(place, f"{paper_id}-dist", {paper_id: f"{module}:PAPER"})
        code = place / (f"{module}/__init__.py" if files else f"{module}.py")
        code.parent.mkdir(exist_ok=True)
        code.write_text(textwrap.dedent(source))
        shutil.rmtree(code.parent / "__pycache__", ignore_errors=True)  # an edit of equal length in one second
        for name, text in files.items():  # prelude="..." and so on: the files beside the claims
            (code.parent / FILES[name]).write_text(textwrap.dedent(text))
        monkeypatch.syspath_prepend(str(place))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(place), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        named = os.environ.get(registry.TRUST, "").split()
        monkeypatch.setenv(registry.TRUST, " ".join([*named, paper_id]))
        made.append(module)
        sys.modules.pop(module, None)  # made anew, with other words
        forget()
        if "checked_formula" not in files.get("statements", "checked_formula"):
            place = code.parent / FILES["statements"]
            for address, (_, digits) in find_outdated(registry.paper(paper_id)).items():
                named = f'["{address}"]\n'
                place.write_text(place.read_text().replace(named, f'{named}checked_formula = "{digits}"\n'))
            sys.modules.pop(module, None)
            forget()
        return code

    yield make
    forget()
    for module in made:
        sys.modules.pop(module, None)


Ran = subprocess.CompletedProcess[str]


@pytest.fixture
def verify_command() -> Callable[..., Ran]:
    """``verify`` with these arguments, in this process: what it prints and the code that it leaves with."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # libraries that warn of their own future
        from verify.cli import main

    def call(*arguments: object, cwd: Path | None = None) -> Ran:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
        place = contextlib.chdir(cwd) if cwd else contextlib.nullcontext()
        with redirect_stdout(out), redirect_stderr(err), place, pytest.raises(SystemExit) as left:
            main([str(item) for item in arguments])
        said = [stream.buffer.getvalue().decode() for stream in (out, err)]  # type: ignore[attr-defined]
        return subprocess.CompletedProcess(arguments, left.value.code, *said)  # type: ignore[arg-type]

    return call


@pytest.fixture
def verify_process() -> Callable[..., Ran]:
    """``verify`` as a user starts it, in a process of its own: where starting, or another process, is the point."""

    def call(*arguments: object, cwd: Path | None = None) -> Ran:
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-m", "verify", *map(str, arguments)],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=cwd,
            check=False,
            env={**os.environ, "PYTHONPATH": path},
        )

    return call

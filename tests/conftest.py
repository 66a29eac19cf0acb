"""Shared fixtures: papers made up for a test, found through an entry point as a third party's would be."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def write_distribution(place: Path, name: str, points: dict[str, str]) -> None:
    """The packaging metadata that makes papers below ``place`` known, without installing anything."""
    info = place / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{key} = {value}" for key, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[verify.papers]", *lines, ""]))


def _put_on_path(place: Path) -> None:
    sys.path.insert(0, str(place))
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [str(place), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))])


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


@pytest.fixture
def write_metadata() -> Callable[[Path, str, dict[str, str]], None]:
    return write_distribution


FILES = {"prelude": "model.prelude", "statements": "statements.toml", "points": "counterexamples.json"}


@pytest.fixture
def make_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """``make_paper(id, source)``: a module with a PAPER, registered for this process and its children; with files
    beside it (``prelude=…, statements=…, points=…``) a package."""
    from verify.court import papers as registry

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
        for name, text in files.items():  # prelude="..." and so on: the files beside the claims
            (code.parent / FILES[name]).write_text(textwrap.dedent(text))
        monkeypatch.syspath_prepend(str(place))
        monkeypatch.setenv(
            "PYTHONPATH", os.pathsep.join([str(place), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        made.append(module)
        forget()
        return code

    yield make
    forget()
    for module in made:
        sys.modules.pop(module, None)


@pytest.fixture
def verify_command() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run ``verify`` as a user does, in a process of its own."""

    def call(*arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-m", "verify", *map(str, arguments)],
            capture_output=True, text=True, timeout=120, cwd=cwd, check=False,
            env={**os.environ, "PYTHONPATH": path})

    return call

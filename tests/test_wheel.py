"""The wheel outside of the repository: built from the sources, installed in an environment of its own, and used.

The environment borrows the libraries of this one (nothing is fetched).  ``VERIFY_INSTALLED=/path/to/python`` walks
through an environment that somebody else has installed it in, as ``nox -s wheel`` does on every Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import tomllib
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.walk import PAGES, ROOT, blocks, differs, place

pytestmark = pytest.mark.slow
BUILD = "import sys, setuptools.build_meta as make; out = sys.argv[1]; make.build_sdist(out); make.build_wheel(out)"
Run = Callable[..., subprocess.CompletedProcess[str]]


def _tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with the wheel and the source distribution of what git knows."""
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    for name in _tracked():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, source / name)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", BUILD, str(out)], cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return out


@pytest.fixture(scope="module")
def python(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if "VERIFY_INSTALLED" in os.environ:
        return Path(os.environ["VERIFY_INSTALLED"])
    place = tmp_path_factory.mktemp("a place with spaces") / "env"
    venv.create(place, with_pip=False)
    scripts, packages = (
        Path(sysconfig.get_path(name, "venv", {"base": str(place), "platbase": str(place)}))
        for name in ("scripts", "purelib")
    )
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    found = scripts / ("python.exe" if os.name == "nt" else "python")
    subprocess.run(
        [
            found,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--no-index",
            "--ignore-installed",
            *built.glob("*.whl"),
        ],
        check=True,
    )
    return found


@pytest.fixture(scope="module")
def call(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """``verify`` as it was installed, in a directory that has nothing to do with the repository."""
    place = tmp_path_factory.mktemp("work elsewhere")
    keep = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    def run(*arguments: object, script: str = "verify", code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [python.parent / script, *map(str, arguments)],
            cwd=place,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            env={**keep, "PYTHONUTF8": "1"},
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return run


def test_the_wheel_holds_what_the_repository_holds(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    inside = {
        name.partition(".data/data/share/theorem-referee/")[2] or name for name in zipfile.ZipFile(wheel).namelist()
    }
    ours = [
        name
        for name in _tracked()
        if name.split("/")[0] in ("verify", "theorems", "numerics", "proofs", "models")
        or (name.startswith("reports/") and name.endswith("/results.json"))
    ]
    assert sorted(set(ours) - inside) == []
    papers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert {f"reports/{paper}/results.json" for paper in papers["verify.papers"]} <= inside


def test_the_source_distribution_is_the_repository(built: Path) -> None:
    import tarfile

    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    missing = {name for name in _tracked() if name not in inside and not name.startswith(".")}
    assert missing == set()


def test_the_code_is_the_installed_one(python: Path, call: Run) -> None:
    where = "import verify, theorems, numerics; print(verify.__file__, theorems.__file__, numerics.__file__)"
    found = call("-I", "-c", where, script=python.name).stdout
    assert str(ROOT) not in found


def test_looking(call: Run) -> None:
    assert "lemma-15" in call("list").stdout
    assert "k**2" in call("show", "lemma-15").stdout
    assert "lemma-15" in call("explain", "lemma-15").stdout, "the kept results came with it"
    assert "gelu" in call("variants").stdout
    assert "han2025" in call("doctor").stdout


def test_a_constant_of_ones_own(call: Run) -> None:
    said = call("run", "lemma-15", "--set", "lemma-15.constant=k**2/tau", "--profile", "quick", "--out", "mine").stdout
    assert "refuted" in said


def test_audit_report_bundle_diff(call: Run, tmp_path: Path) -> None:
    """One claim on two models: formal evidence is there, the report is written, the bundle checks itself."""
    first = json.loads(call("run", "lemma-7", "--profile", "quick", "--out", "one", "--json").stdout)
    assert first["claims"][0]["evidence"] == "formal", "the proofs came with it"
    call("report", "one")
    call("check", "one/certificates")
    assert "accepted, 0 rejected" in call("one/certificates", script="verify-check").stdout
    call("export", "one", "--out", tmp_path / "bundle.zip")
    with zipfile.ZipFile(tmp_path / "bundle.zip") as archive:
        archive.extractall(tmp_path)
    checked = subprocess.run(
        [sys.executable, "check.py"], cwd=tmp_path / "han2025-audit", capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    (tmp_path / "gelu.toml").write_text('schema = 1\n[model]\nactivation = "gelu"\n', encoding="utf-8")
    second = call("run", "lemma-7", "--profile", "quick", "--model", tmp_path / "gelu.toml", "--out", "two").stdout
    assert "Compared with the paper's own model" in second, "the kept results came with it"
    assert "activation" in call("diff", "one", "two", "--fail-on", "refuted").stdout


def test_an_inequality_of_ones_own(call: Run, tmp_path: Path) -> None:
    file = tmp_path / "tanh.json"
    assert "holds" in call("certify", "abs(diff(tanh(x), x)) <= 1", "--for-all", "x : reals", "--out", file).stdout
    assert "ok tanh.json" in call(file, script="verify-check").stdout


@pytest.fixture(scope="module")
def scripts(python: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a shell needs to find the installed commands; pip takes nothing from a network, and installs there."""
    place = tmp_path_factory.mktemp("scripts")
    for name in ("pip", "pytest"):
        (place / name).write_text(f'#!/bin/sh\nexec "{python}" -m {name} "$@"\n', encoding="utf-8")
        (place / name).chmod(0o755)
    keep = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_QUIET": "1"}
    path = os.pathsep.join([str(place), str(python.parent), keep.get("PATH", "")])
    return {**keep, **offline, "PATH": path, "PYTHONUTF8": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


@pytest.mark.skipif(os.name == "nt", reason="the blocks of the pages are for a POSIX shell")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_is_walked_with_what_is_installed(
    page: Path, python: Path, scripts: dict[str, str], tmp_path: Path
) -> None:
    """Every block of a page that is run at all, in order, as a reader would: in a shell, outside of the repository."""
    folder, text = place(page, tmp_path / "a reader"), page.read_text(encoding="utf-8")
    for block in (block for block in blocks(text) if not block.dry):
        if block.kind == "python":
            (folder / "example.py").write_text(f'if __name__ == "__main__":\n{textwrap.indent(block.text, "    ")}')
            command = [python, "example.py"]
        else:
            command = ["bash", "-euo", "pipefail", "-c", block.text]
        done = subprocess.run(
            command, cwd=folder, env=scripts, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == block.code, (block.line, done.stdout[-3000:], done.stderr[-3000:])
        if block.output is not None:
            assert not (wrong := differs(done.stdout, block.output)), f"{page.name}:{block.line}: {wrong}"

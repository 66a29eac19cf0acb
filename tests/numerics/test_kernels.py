"""Compiled kernels survive where the package cannot be written, and a place is found where nothing can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from numerics import kernels
from tests.third_party import ROOT

USE = """
import os
from numerics.boolean.tiny import double
print(double(21), sum(double.stats.cache_hits.values()), double.stats.cache_path)
"""
TINY = "from numba import njit\n\n@njit(cache=True)\ndef double(x):\n    return 2 * x\n"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A package into which nothing can be written: a file stands where its cache would be (also for root)."""
    package = tmp_path / "site" / "numerics"
    (package / "boolean").mkdir(parents=True)
    for name in ("__init__.py", "kernels.py"):
        shutil.copy(ROOT / "numerics" / name, package / name)
    (package / "boolean" / "__init__.py").touch()
    (package / "boolean" / "tiny.py").write_text(TINY)
    (package / "__pycache__").touch()
    (package / "boolean" / "__pycache__").touch()
    return tmp_path


def _use(place: Path, home: Path) -> list[str]:
    drop = ("XDG_CACHE_HOME", "NUMBA_CACHE_DIR", "PYTHONPATH", "LOCALAPPDATA")
    keep = {name: value for name, value in os.environ.items() if name not in drop}
    surroundings = {**keep, "PYTHONPATH": str(place / "site"), "HOME": str(home), "TMPDIR": str(place)}
    done = subprocess.run(
        [sys.executable, "-c", USE], cwd=place, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the home of a user is found in another way")
def test_a_read_only_package_is_compiled_once_for_a_user(installed):
    home = installed / "home"
    home.mkdir()
    first, second = _use(installed, home), _use(installed, home)
    assert (first[:2], second[:2]) == (["42", "0"], ["42", "1"]), "the second process finds what the first compiled"
    assert Path(second[2]).is_relative_to(home)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the home of a user is found in another way")
def test_where_nothing_can_be_written_it_works_and_leaves_nothing_behind(installed):
    found = _use(installed, Path(os.devnull))
    assert found[0] == "42"
    assert Path(found[2]).parent.name.startswith("theorem-referee-kernels-")
    assert not list(installed.glob("theorem-referee-kernels-*"))


@pytest.mark.parametrize(
    ("beside", "home", "where"),
    [(True, False, "package/__pycache__"), (False, True, "cache/numba"), (False, False, "own-")],
)
def test_a_place_of_its_own_only_where_there_is_no_other(beside, home, where, tmp_path, monkeypatch):
    package, cache = tmp_path / "package", tmp_path / "cache"
    package.mkdir()
    if not beside:
        (package / "__pycache__").touch()
    cache.mkdir() if home else cache.touch()
    monkeypatch.setattr(kernels, "_user_cache", lambda: cache)
    monkeypatch.setattr(kernels.atexit, "register", lambda *_, **__: None)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.setattr(kernels.tempfile, "mkdtemp", lambda prefix: str(tmp_path / "own-"))
    for _ in range(2):  # a worker that inherits it stays there
        kernels.find_place(package)
        assert Path(os.environ["NUMBA_CACHE_DIR"]) == tmp_path / where / kernels.folder_of(package)


def test_a_place_that_the_user_names_is_taken_with_a_folder_for_these_sources(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    kernels.find_place(ROOT / "numerics")
    assert Path(os.environ["NUMBA_CACHE_DIR"]) == tmp_path / kernels.folder_of(ROOT / "numerics")


OUTER = "from numba import njit\n\nfrom numerics.boolean.inner import FACTOR, inner\n\n@njit(cache=True)\n"
OUTER += "def double(x):\n    return FACTOR * inner(x)\n"
INNER = "from numba import njit\n\nFACTOR = {}\n\n@njit(cache=True)\ndef inner(x):\n    return x + {}\n"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the home of a user is found in another way")
def test_a_kernel_is_compiled_anew_where_what_it_has_from_another_file_changed(installed):
    """By itself numba would find the old one: the kernel's own file is the same."""
    home, code = installed / "home", installed / "site" / "numerics" / "boolean"
    home.mkdir()
    (code / "tiny.py").write_text(OUTER)
    answers = []
    for factor, more in ((2, 0), (2, 1), (3, 1), (2, 0)):
        (code / "inner.py").write_text(INNER.format(factor, more))
        answers.append(_use(installed, home)[:2])
    assert answers == [["42", "0"], ["44", "0"], ["66", "0"], ["42", "1"]]

"""Defects planted one by one into a copy of the tree, and which of them the tests notice.

``python -m tests.planted [TREE]`` reads ``planted.toml``, plants each defect alone into a copy of ``TREE`` (this one
unless told otherwise) and runs the tests that are named beside it there; defects that nobody notices are listed, and
the command ends with 1.  Before anything is planted the same tests must pass: a test that always fails notices nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
COPIED = ("verify", "numerics", "theorems", "proofs", "models", "tests", "reports", "pyproject.toml", "README.md")


def defects() -> list[dict[str, Any]]:
    return list(tomllib.loads((HERE / "planted.toml").read_text(encoding="utf-8"))["defect"])


def copy_of(tree: Path, place: Path) -> Path:
    """What the tests need, without caches: compiled files of one edition must not be taken for another's."""
    ignored = shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc", ".verify", ".*_cache")
    for name in COPIED:
        if (tree / name).is_dir():
            shutil.copytree(tree / name, place / name, ignore=ignored)
        else:
            shutil.copy(tree / name, place / name)
    return place


def passes(copy: Path, tests: Iterable[str]) -> bool:
    """Do these tests, which must exist, pass there?"""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        *tests,
    ]
    surroundings = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=copy, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(tests)}: pytest ended with {done.returncode}\n{done.stdout[-800:]}")
    return done.returncode == 0


def noticed(copy: Path, defect: dict[str, Any]) -> bool:
    """Plant one defect, run its tests, and take it back."""
    path = copy / defect["file"]
    sound = path.read_text(encoding="utf-8")
    if sound.count(defect["before"]) != 1:
        raise SystemExit(f"{defect['what']}: {defect['file']} does not have its text once")
    path.write_text(sound.replace(defect["before"], defect["after"]), encoding="utf-8")
    try:
        return not passes(copy, defect["tests"])
    finally:
        path.write_text(sound, encoding="utf-8")


def main(tree: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy, planted = copy_of(tree, Path(folder)), defects()
        if not passes(copy, sorted({test for defect in planted for test in defect["tests"]})):
            raise SystemExit("the tests fail before anything is planted")
        missed = 0
        for defect in planted:
            seen = noticed(copy, defect)
            missed += not seen
            print("noticed" if seen else "MISSED ", defect["what"], flush=True)
    print(f"{len(planted) - missed} of {len(planted)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else HERE.parent))

"""Building and installing a package with a paper in it, without a network, as a third party's would be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def install(source: Path, target: Path) -> None:
    """``pip install`` of a source tree into a directory; nothing is fetched and nothing else is touched."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "--no-warn-conflicts",
        "--target",
        str(target),
        str(source),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def environment(*places: Path) -> dict[str, str]:
    """The environment of a child that has ``places`` on its path, before this checkout."""
    path = [*map(str, places), str(ROOT), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def python(*arguments: object, places: tuple[Path, ...], cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=cwd,
        env=environment(*places),
        check=False,
    )

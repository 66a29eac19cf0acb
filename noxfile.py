"""`nox`: the tests on several versions of Python, and with the lowest versions of the libraries that are allowed."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import nox

PYTHONS = ("3.11", "3.12", "3.13")
nox.options.default_venv_backend = "venv"


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    session.install("-c", "constraints.txt", "-e", ".[test]")
    session.run("python", "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not slow", *session.posargs)


@nox.session(python=PYTHONS)
def wheel(session: nox.Session) -> None:
    """The built wheel with the core dependencies and nothing else, used outside of the repository."""
    session.install("build")
    session.run("python", "-m", "build", "--wheel", "--outdir", session.create_tmp())
    (built,) = Path(session.create_tmp()).glob("*.whl")
    session.install("-c", "constraints.txt", str(built), "pytest", "pytest-xdist", "setuptools")
    python = str(Path(session.bin) / ("python.exe" if os.name == "nt" else "python"))
    session.run(
        "python",
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-m",
        "slow",
        "tests/test_wheel.py",
        env={"VERIFY_INSTALLED": python},
    )


@nox.session(python="3.11")
def lowest(session: nox.Session) -> None:
    """Every dependency at the lowest version that pyproject.toml admits."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = [
        re.sub(r">=([0-9.]+)", r"~=\1", item) if item.count(".") > 1 else item.replace(">=", "==") + ".*"
        for item in project["dependencies"]
    ]
    session.install(*pins)
    session.install("-e", ".[test]")
    session.run("python", "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not slow", *session.posargs)


@nox.session(python="3.11")
def coverage(session: nox.Session) -> None:
    """Branch coverage over both processes."""
    session.install("-c", "constraints.txt", "-e", ".[test,coverage]")
    session.run(
        "python",
        "-m",
        "pytest",
        "-n",
        "2",
        "--dist",
        "worksteal",
        "-m",
        "not slow",
        "--cov",
        "--cov-report=term:skip-covered",
        *session.posargs,
    )

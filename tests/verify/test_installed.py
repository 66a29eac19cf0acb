"""Entry points: ours go first, and nobody takes the place of one of ours."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from importlib import metadata
from pathlib import Path

import pytest

import verify
from verify import installed

with warnings.catch_warnings():  # of the command line's library, as a user has it
    warnings.simplefilter("ignore", DeprecationWarning)
    from verify.commands import shell

OURS = metadata.distribution("theorem-referee")
GROUP = "verify.commands"


def _points(monkeypatch: pytest.MonkeyPatch, *points: metadata.EntryPoint) -> None:
    monkeypatch.setattr(
        installed.metadata, "entry_points", lambda group: [point for point in points if point.group == group]
    )


def test_ours_go_first_whatever_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    other = metadata.EntryPoint("aaa", "nowhere:add", GROUP)
    ours = metadata.EntryPoint("parity", "numerics.parity.commands:add", GROUP)._for(OURS)
    _points(monkeypatch, other, ours)
    assert installed.entry_points(GROUP) == [ours, other]
    assert installed.entry_points(GROUP, "aaa") == [other]


def test_commands_that_cannot_be_added_are_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = [point for point in metadata.entry_points(group=GROUP) if installed.is_of_ours(point)]
    _points(monkeypatch, metadata.EntryPoint("aaa", "no_such_module_anywhere:add", GROUP), *ours)
    shell.plugged.cache_clear()
    try:
        assert "minimax" in shell.plugged()
    finally:
        shell.plugged.cache_clear()
    assert "cannot be added (ModuleNotFoundError)" in capsys.readouterr().err


def test_a_package_of_the_same_import_name_is_named(tmp_path: Path) -> None:
    """The other one was installed later: its ``__init__`` replaced ours, and our other files are still there."""
    mixed = tmp_path / "verify"
    mixed.mkdir()
    for path in Path(verify.__path__[0]).iterdir():
        if path.name not in ("__init__.py", "__pycache__"):
            (mixed / path.name).symlink_to(path)
    (mixed / "__init__.py").write_text('__version__ = "1.1.1"\n')
    done = subprocess.run(
        [sys.executable, "-m", "verify", "list"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (3, "")
    [line] = done.stderr.splitlines()
    assert line.startswith(f"verify: the package `verify` in {mixed} is another distribution's")
    assert "pip uninstall verify theorem-referee" in line

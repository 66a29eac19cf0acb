"""The digest of a file is that of its content now, although a file that did not change is read once."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from verify.run import sources


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _aged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the file had been there for an hour."""
    later = path.stat().st_ctime_ns + 3600 * 10**9
    monkeypatch.setattr(sources.time, "time_ns", lambda: later)


def test_a_file_that_did_not_change_is_read_once(tmp_path, monkeypatch):
    path = tmp_path / "a.py"
    path.write_text("x = 1\n")
    _aged(path, monkeypatch)
    assert sources._hashed(path) == _digest("x = 1\n")
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("it is read again"))
    assert sources._hashed(path) == _digest("x = 1\n")


@pytest.mark.parametrize("aged", [False, True])
def test_an_edit_of_the_same_size_under_the_same_time_is_seen(tmp_path, monkeypatch, aged):
    path = tmp_path / "a.py"
    path.write_text("x = 1\n")
    before = path.stat()
    if aged:
        _aged(path, monkeypatch)
    assert sources._hashed(path) == _digest("x = 1\n")
    path.write_text("x = 2\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert sources._hashed(path) == _digest("x = 2\n")


def test_an_edit_within_one_tick_of_the_clock_is_seen(tmp_path, monkeypatch):
    """Times that do not move: nothing that was written lately is remembered."""
    path, real = tmp_path / "a.py", Path.stat
    path.write_text("x = 1\n")
    frozen = real(path)
    monkeypatch.setattr(Path, "stat", lambda self, **_: frozen if self == path else real(self))
    assert sources._hashed(path) == _digest("x = 1\n")
    path.write_text("x = 2\n")
    assert sources._hashed(path) == _digest("x = 2\n")


def test_a_file_that_is_gone_is_unreadable(tmp_path, monkeypatch):
    path = tmp_path / "a.py"
    path.write_text("x = 1\n")
    _aged(path, monkeypatch)
    sources._hashed(path)
    path.unlink()
    assert sources._hashed(path) == "unreadable"

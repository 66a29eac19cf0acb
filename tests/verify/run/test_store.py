"""The store of outcomes: what is damaged is as good as absent."""

from __future__ import annotations

import os

import pytest

from verify.errors import BadInput
from verify.results.schema import Outcome
from verify.run.store import FOLDER, Store, locked


def _some_outcome(job: str = "a/b") -> Outcome:
    from verify.records import Evidence, Finding, Kind

    evidence = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")
    return Outcome(job=job, evidence=evidence, seconds=1.5)


def test_every_truncation_and_every_changed_byte_is_as_good_as_absent(tmp_path):
    store = Store(tmp_path)
    store.put("key", _some_outcome())
    path = tmp_path / FOLDER / "key.json"
    whole = path.read_bytes()
    assert store.get("key", "a/b") == _some_outcome()
    assert store.get("key", "a/c") is None
    assert store.get("other", "a/b") is None
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert store.get("key", "a/b") is None
    for index in range(len(whole)):
        path.write_bytes(whole[:index] + bytes([whole[index] ^ 1]) + whole[index + 1 :])
        assert store.get("key", "a/b") is None, index


def test_failures_are_not_kept_and_a_failed_write_leaves_nothing(tmp_path, monkeypatch):
    store = Store(tmp_path)
    store.put("key", Outcome(job="a/b", failure="time-out"))
    assert not (tmp_path / FOLDER).exists()

    def broken(*_):
        raise OSError("no space left")

    store.put("key", _some_outcome())
    before = (tmp_path / FOLDER / "key.json").read_bytes()
    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="no space"):
        store.put("key", _some_outcome("a/other"))
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == ["key.json"]
    assert (tmp_path / FOLDER / "key.json").read_bytes() == before


def test_sweep_removes_what_a_kill_left_behind(tmp_path):
    store = Store(tmp_path)
    store.put("key", _some_outcome())
    (tmp_path / FOLDER / ".key.json.abc_1234").write_text("half")
    store.sweep()
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == ["key.json"]


def test_two_runs_in_one_directory_are_refused(tmp_path):
    with locked(tmp_path), pytest.raises(BadInput, match="another run is under way"), locked(tmp_path):
        pass
    with locked(tmp_path):  # released
        pass

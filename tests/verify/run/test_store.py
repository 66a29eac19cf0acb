"""The store of outcomes: what is damaged is as good as absent."""

from __future__ import annotations

import os

import pytest

from verify.errors import BadInput
from verify.files import read_results_file
from verify.results.schema import Outcome
from verify.run.certificates import holds
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


def _endless(path):
    path.symlink_to("/dev/zero")


def _huge(path):
    with path.open("wb") as stream:
        stream.truncate(1 << 40)


HOSTILE = {
    "a pipe": os.mkfifo,
    "a link to an endless device": _endless,
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "a folder": os.mkdir,
    "a file of a terabyte": _huge,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_an_entry_that_is_no_regular_file_of_bounded_size_is_absent_and_blocks_nothing(tmp_path, capfd, name):
    store = Store(tmp_path)
    store.put("other", _some_outcome())
    HOSTILE[name](tmp_path / FOLDER / "key.json")
    HOSTILE[name](tmp_path / FOLDER / ".key.json.abc_1234")
    assert store.get("key", "a/b") is None
    (line,) = capfd.readouterr().err.splitlines()
    assert "key.json" in line
    assert line.endswith("this stored outcome is ignored")
    store.sweep()
    store.prune(0)
    store.drop("key")
    store.put("key", _some_outcome())
    found = store.get("key", "a/b")
    assert found == (None if name == "a folder" else _some_outcome())


@pytest.mark.parametrize("name", HOSTILE)
def test_a_lock_that_is_no_regular_file_is_one_line(tmp_path, name):
    (tmp_path / FOLDER).mkdir()
    HOSTILE[name](tmp_path / FOLDER / "lock")
    if name == "a file of a terabyte":
        with locked(tmp_path):
            return
    with pytest.raises(BadInput, match="cannot be written"), locked(tmp_path):
        pass


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_of_a_run_that_is_no_regular_file_is_one_line(tmp_path, name):
    """Results, and certificates that are compared with what would be written."""
    HOSTILE[name](tmp_path / "results.json")
    with pytest.raises(BadInput, match=r"results\.json"):
        read_results_file(tmp_path / "results.json")
    assert not holds(tmp_path / "results.json", "{}")

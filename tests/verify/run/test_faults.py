"""Faults: what was finished is not lost, what is half-written is not read, and the message says what to do.

Kills by signal, dying workers and time-outs inside a check are in test_kills.py and test_runner.py.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.third_party import ROOT
from verify.checker import check_file
from verify.errors import BadInput
from verify.records import Profile, Verdict
from verify.report import write_report
from verify.results.schema import decode
from verify.run import certificates, runner, worker
from verify.run.store import FOLDER, Store

PAPER = """
import os, signal, time
from verify.records import *

LOG = os.environ.get("TRIAL_LOG")

def note(name):
    if LOG:
        with open(LOG, "a") as stream:
            stream.write(name + "\\n")

def yes(text="it does", **more):
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary=text, **more)

def first(ctx):
    note("first")
    point = {"kind": "classifier-point", "k": ctx.model.k, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}
    return yes(certificates=(Certificate(name="one.point.json", body=point),))

def second(ctx):
    note("second")
    return yes()

def drawing(ctx):
    note("drawing")
    return Figure(name="one.plot.svg", caption="A plot.", svg="<svg>" + f"{ctx.model.k}" * 30_000 + "</svg>")

def slow(ctx):
    note("slow")
    end = time.monotonic() + float(os.environ.get("TRIAL_SLEEP", "0"))
    while time.monotonic() < end and not os.path.exists(LOG + ".awake"):
        time.sleep(0.02)
    return yes()

def hangs(ctx):
    note("hangs")
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(1000)

def dies(ctx):
    note("dies")
    os._exit(3)

def claim(key, *checks, **more):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=checks),), **more)

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("one", first, figures=(drawing,)), claim("two", second), claim("three", slow),
    claim("stuck", hangs), claim("lost", dies)))
"""
GOOD = ["one", "two", "three"]
QUICK = Profile("quick", 0, 1.0)


@pytest.fixture
def trial(make_paper, tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("TRIAL_LOG", str(tmp_path / "log"))
    make_paper("trial", PAPER)
    return tmp_path


def _log(place: Path) -> list[str]:
    lines = (place / "log").read_text().split() if (place / "log").exists() else []
    (place / "log").write_text("")
    return sorted(lines)


def _start(out: Path, *claims: str, **more) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "verify",
            "run",
            *claims,
            "--paper",
            "trial",
            "--profile",
            "quick",
            "--jobs",
            "1",
            "--out",
            str(out),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        **more,
    )


def _wait_for(name: str, log: Path) -> None:
    deadline = time.monotonic() + 120
    while name not in (log.read_text() if log.exists() else "") and time.monotonic() < deadline:
        time.sleep(0.05)


def _sound(out: Path) -> None:
    """No results, or results all of whose files are there, whole and accepted."""
    if (out / "results.json").exists():
        results = decode((out / "results.json").read_bytes())
        for claim in results.claims:
            for name in claim.certificates:
                says = check_file(out / name)
                assert f"k = {results.model['k']}" in says
            for name in claim.figures:
                assert str(results.model["k"]) * 30_000 in (out / name).read_text()
    for path in out.rglob("*.json"):
        msgspec.json.decode(path.read_bytes())


# --------------------------------------------------------------------------------------------- disk and directory


@pytest.mark.long
def test_a_full_disk_loses_nothing_that_was_finished(trial, monkeypatch):
    """A limit on the size of a file stands in for the disk: outcomes fit, the figure does not."""
    out = trial / "out"
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # a compiled module that is cut short would spoil this tree
    done = _start(out, *GOOD, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)))
    _, err = done.communicate(timeout=60)
    assert done.returncode == 2
    last = err.strip().splitlines()[-1]
    assert re.match(r"verify: --out .* cannot be written \(File too large\); what was finished is kept", last)
    assert "Traceback" not in err
    _sound(out)
    kept = len(list((out / FOLDER).glob("*.json")))
    assert not list(out.rglob(".*.json.*"))  # nothing half-written is left
    started = _log(trial)
    again = _start(out, *GOOD)
    again.communicate(timeout=60)
    assert again.returncode == 0
    assert len(_log(trial)) == 4 - kept  # nothing that was kept is computed again
    assert "first" in started
    _sound(out)
    assert (out / "results.json").exists()


def _full(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("moment", ["keeping", "writing"])
def test_no_space_left_says_what_to_do_and_the_same_command_goes_on(trial, monkeypatch, moment):
    out = trial / "out"
    with monkeypatch.context() as patch:
        patch.setattr(*((Store, "put", _full) if moment == "keeping" else (certificates, "write_atomically", _full)))
        with pytest.raises(BadInput, match=r"No space left on device\); what was finished is kept there"):
            runner.audit(GOOD, paper="trial", out=out, jobs=1, profile="quick")
    assert not (out / "results.json").exists()
    results = runner.audit(GOOD, paper="trial", out=out, jobs=1, profile="quick")
    assert [claim.verdict for claim in results.claims] == [Verdict.HOLDS] * 3


@contextlib.contextmanager
def _mounted(place: Path, options: str) -> Iterator[None]:
    place.mkdir(exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", place], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("mounting needs privileges")
    try:
        yield
    finally:
        subprocess.run(["umount", place], check=True)


@pytest.mark.skipif(os.geteuid() != 0, reason="mounting needs privileges")
def test_a_disk_that_is_really_full_and_a_file_system_that_is_really_read_only(trial):
    with _mounted(trial / "disk", "size=56k"):
        with pytest.raises(BadInput, match="No space left on device"):
            runner.audit(GOOD, paper="trial", out=trial / "disk/out", jobs=1, profile="quick")
        _sound(trial / "disk/out")
        subprocess.run(["mount", "-o", "remount,ro,size=1m", trial / "disk"], check=True)
        for out in ("disk/out", "disk/new"):
            with pytest.raises(BadInput, match="Read-only file system"):
                runner.audit(GOOD, paper="trial", out=trial / out, jobs=1, profile="quick")
        subprocess.run(["mount", "-o", "remount,rw", trial / "disk"], check=True)
        _log(trial)
        results = runner.audit(GOOD, paper="trial", out=trial / "disk/out", jobs=1, profile="quick")
        assert [claim.verdict for claim in results.claims] == [Verdict.HOLDS] * 3
        assert "first" not in _log(trial)  # it was kept before the disk was full


def _read_only(*_, **__):
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def test_a_read_only_directory_is_one_line_before_anything_is_computed(trial, monkeypatch):
    monkeypatch.setattr(Path, "mkdir", _read_only)
    with pytest.raises(BadInput, match=r"--out .*out: cannot be written \(Read-only file system\)"):
        runner.audit(GOOD, paper="trial", out=trial / "out", jobs=1, profile="quick")
    assert _log(trial) == []


def test_a_report_into_a_read_only_directory_is_one_line(trial, monkeypatch):
    runner.audit(["two"], paper="trial", out=trial / "out", jobs=1, profile="quick")
    monkeypatch.setattr(os, "replace", _read_only)
    with pytest.raises(BadInput, match="cannot be written"):
        write_report(trial / "out")
    assert sorted(path.name for path in (trial / "out").iterdir()) == [FOLDER, "results.json"]


# ------------------------------------------------------------------------------------------------ interruption


class Killed(BaseException):
    """Stands in for a kill: nothing after it runs."""


@pytest.mark.long
def test_a_kill_between_any_two_writes_leaves_a_directory_whose_parts_agree(trial, monkeypatch):
    """First a run on one model; then one on another in the same place, killed before its first, second, ... write."""
    from numerics.parity.model import ModelSpec

    out, whole = trial / "out", certificates.write_atomically
    other = {"claims": GOOD, "paper": "trial", "out": out, "jobs": 1, "profile": "quick", "model": ModelSpec(k=2)}
    runner.audit(**other)  # so that its outcomes are kept: from here on nothing is computed
    for survived in range(4):
        runner.audit(**{**other, "model": None})
        _sound(out)
        count = iter(range(100))

        def write(path, contents, survived=survived, count=count):
            if next(count) >= survived:
                raise Killed
            whole(path, contents)

        with monkeypatch.context() as patch:
            patch.setattr(certificates, "write_atomically", write)
            with contextlib.suppress(Killed):
                runner.audit(**other)
        _sound(out)
    assert decode((out / "results.json").read_bytes()).model["k"] == 2  # three files: the last round was not killed


def test_half_written_files_are_not_read_and_go_with_the_next_run(trial):
    out = trial / "out"
    runner.audit(GOOD, paper="trial", out=out, jobs=1, profile="quick")
    halves = [
        out / ".results.json.a1b2c3d4",
        out / "certificates/.one.point.json.a1b2c3d4",
        out / "figures/.one.plot.svg.a1b2c3d4",
        next((out / FOLDER).glob("*.json")).with_name(".x.json.a1b2c3d4"),
    ]
    for half in halves:
        half.write_text('{"schema": 1, "claims": [')
    mine = [out / ".gitignore", out / "certificates/.mine", out / "notes.json.txt"]
    for path in mine:
        path.write_text("mine")
    runner.audit(GOOD, paper="trial", out=out, jobs=1, profile="quick")
    assert not any(half.exists() for half in halves)
    assert all(path.exists() for path in mine)


@pytest.mark.long
def test_two_runs_in_one_directory(trial, monkeypatch, verify_process):
    monkeypatch.setenv("TRIAL_SLEEP", "60")
    one = _start(trial / "out", *GOOD)
    _wait_for("slow", trial / "log")
    two = verify_process("run", *GOOD, "--paper", "trial", "--profile", "quick", "--out", trial / "out")
    assert two.returncode == 2
    assert re.fullmatch(
        r"verify: --out \S+: another run is under way there; wait or give another directory", two.stderr.strip()
    )
    assert one.poll() is None  # it was under way all the time
    (trial / "log.awake").touch()
    _, err = one.communicate(timeout=60)
    assert one.returncode == 0, err
    _sound(trial / "out")


# -------------------------------------------------------------------------------------------------- workers


@pytest.mark.long
def test_a_worker_that_hangs_and_one_that_dies_leave_the_others_alone(trial, monkeypatch):
    monkeypatch.setattr(worker, "GRACE", 1.0)
    monkeypatch.setattr(worker, "PATIENCE", 4.0)  # in this process, which abandons what hangs
    short = Profile("quick", 0, 0.5)
    results = runner.audit(paper="trial", out=trial / "out", jobs=2, profile=short)
    found = {claim.id: claim for claim in results.claims}
    assert [found[key].verdict for key in GOOD] == [Verdict.HOLDS] * 3
    assert found["stuck"].verdict is found["lost"].verdict is Verdict.OPEN
    assert re.match(r"stuck/hangs: hung: abandoned after \d+ s", found["stuck"].failures[0])
    assert found["lost"].failures == ("lost/dies: the worker process died, twice",)
    _log(trial)
    runner.audit(paper="trial", out=trial / "out", jobs=2, profile=short)
    assert set(_log(trial)) == {"hangs", "dies"}  # failures are tried again, nothing else is


# ---------------------------------------------------------------------------------------------------- clock

JUMPING = """
import itertools, time
import time as _clock
_jumps = itertools.cycle([0.0, -1e9, 4e9, 1e6])
_clock.time = lambda: next(_jumps)
_clock.time_ns = lambda: int(next(_jumps) * 10**9)
"""


def test_a_clock_that_jumps_changes_nothing(trial, make_paper, monkeypatch):
    make_paper("jumpy", JUMPING + PAPER.replace('id="trial"', 'id="jumpy"'))
    jumps = iter([0.0, -1e9, 4e9] * 10_000)
    monkeypatch.setattr(time, "time", lambda: next(jumps))
    results = runner.audit(GOOD, paper="jumpy", out=trial / "out", jobs=2, profile=QUICK)
    assert [claim.verdict for claim in results.claims] == [Verdict.HOLDS] * 3
    assert 0 <= results.seconds < 60
    assert all(0 <= claim.seconds < 60 for claim in results.claims)


def test_no_duration_is_taken_from_the_clock_of_the_day():
    for package in ("verify", "numerics", "theorems"):
        for path in (ROOT / package).rglob("*.py"):
            assert not re.search(r"\btime\.time\(|datetime\.now\(|\butcnow\(", path.read_text()), path


@pytest.mark.long
def test_an_interrupted_terminal_leaves_no_worker_behind(trial, monkeypatch):
    monkeypatch.setenv("TRIAL_SLEEP", "30")
    process = _start(trial / "out", *GOOD, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    _wait_for("slow", trial / "log")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)  # it does not wait for the check under way
    assert process.returncode == 130
    assert "the same command resumes" in err
    _sound(trial / "out")

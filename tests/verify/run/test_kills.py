"""Hangs, kills and interruptions: at most the check under way is lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from tests.verify.run.trial import HEADER, QUICK, SHARED, without_seconds
from verify.records import Verdict
from verify.results.schema import decode
from verify.run import runner
from verify.run.pool import LocalPool, drive
from verify.run.store import FOLDER


@pytest.mark.long
def test_a_cluster_is_driven_through_the_executor_interface(make_paper, tmp_path, monkeypatch):
    """A stand-in for Dask: its tasks run in threads, where no alarm can be set."""
    client = type(
        "Client",
        (),
        {
            "__init__": lambda self, address, **_: None,
            "nthreads": lambda self: {"a": 1, "b": 1},
            "get_executor": lambda self, **_: ThreadPoolExecutor(2),
            "close": lambda self: None,
        },
    )
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=client))
    make_paper("trial", SHARED)
    plan = runner.plan(paper="trial", profile="quick")
    runner.run(plan, tmp_path / "dask", dask="tcp://nowhere:1")
    runner.run(plan, tmp_path / "local", jobs=1)
    one, two = (without_seconds(tmp_path / name / "results.json") for name in ("dask", "local"))
    assert one == two


HANG = (
    HEADER
    + """
def hangs(ctx):
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(1000)
def stands(ctx):
    time.sleep(0.3)
    return yes()
PAPER = paper(claim("hangs", hangs), claim("stands", stands))
"""
)


@pytest.mark.long
def test_a_job_that_no_signal_reaches_is_abandoned_and_the_others_finish(make_paper):
    make_paper("trial", HANG)
    plan = runner.plan(paper="trial", profile=QUICK)
    ended: dict[int, str] = {}
    drive(
        LocalPool(2),
        [msgspec.json.encode(job.task) for job in (*plan.jobs, plan.jobs[1])],
        limit=4.0,
        done=lambda index, message: ended.update({index: "done"}),
        failed=lambda index, reason: ended.update({index: reason}),
    )
    assert ended.pop(0).startswith("hung: abandoned after")
    assert ended == {1: "done", 2: "done"}


SLOW = (
    HEADER
    + "".join(
        f"""
def slow_{index}(ctx):
    note("slow_{index}")
    time.sleep(0.5)
    return yes("{index}")
"""
        for index in range(6)
    )
    + """
ALL = (slow_0, slow_1, slow_2, slow_3, slow_4, slow_5)
PAPER = paper(*(claim(f.__name__.replace("_", "-"), f) for f in ALL))
"""
)


def _start(tmp_path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "verify",
            "run",
            "--paper",
            "trial",
            "--profile",
            "quick",
            "--jobs",
            "1",
            "--out",
            str(tmp_path / "out"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # a test run in the background inherits an ignored SIGINT: the child must hear it all the same
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def _wait_for_lines(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stderr is not None
    return [process.stderr.readline() for _ in range(count)]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.long
def test_kill_nine_in_the_middle_loses_at_most_the_check_under_way(make_paper, tmp_path, monkeypatch):
    log = tmp_path / "log"
    monkeypatch.setenv("TRIAL_LOG", str(log))
    make_paper("trial", SLOW)
    process = _start(tmp_path)
    lines = _wait_for_lines(process, 2)
    assert lines[0].startswith("[1/6] slow-0/slow_0: supports the statement")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    started = [line.split() for line in log.read_text().splitlines()]
    workers = {int(pid) for _, pid in started}
    deadline = time.monotonic() + 60
    while any(map(_alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_alive, workers)), "a worker outlived its parent"
    kept = len(list((tmp_path / "out" / FOLDER).glob("*.json")))
    assert kept >= 2
    assert not (tmp_path / "out" / "results.json").exists()
    for name in ("slow_0", "slow_1"):  # finished before the kill
        assert [n for n, _ in started].count(name) == 1

    log.write_text("")
    again = _start(tmp_path)
    out, err = again.communicate(timeout=60)
    assert again.returncode == 0, err
    assert err.count("(kept)") == kept
    rerun = [line.split()[0] for line in log.read_text().splitlines()]
    assert rerun == [f"slow_{index}" for index in range(kept, 6)]
    results = decode((tmp_path / "out" / "results.json").read_bytes())
    assert [claim.verdict for claim in results.claims] == [Verdict.HOLDS] * 6
    assert "partial" not in results.environment
    assert "6 true" in out


@pytest.mark.long
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_writes_partial_results(make_paper, tmp_path, sign):
    make_paper("trial", SLOW)
    process = _start(tmp_path)
    _wait_for_lines(process, 2)
    process.send_signal(sign)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    results = decode((tmp_path / "out" / "results.json").read_bytes())
    assert "of 6 jobs" in results.environment["partial"]
    verdicts = [claim.verdict for claim in results.claims]
    assert verdicts[:2] == [Verdict.HOLDS] * 2
    assert verdicts[-1] is Verdict.OPEN
    assert "was not run" in results.claims[-1].summary

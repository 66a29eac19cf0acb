"""A real Dask cluster on this machine: a scheduler and two worker processes carry a sweep and an audit."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, as_completed
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.errors import BadInput
from verify.run import pool, runner
from verify.run.progress import Silent

if importlib.util.find_spec("distributed") is None:
    pytest.skip("distributed is not installed", allow_module_level=True)

pytestmark = pytest.mark.long
PATIENCE = 30.0


def _free_port() -> int:
    with contextlib.closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _start(place: Path, port: int, paths: str) -> list[subprocess.Popen[bytes]]:
    """A scheduler and two workers, each a process of its own."""
    address = f"tcp://127.0.0.1:{port}"
    surroundings = {**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"}
    worker = ["worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    commands = [
        ["scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show"],
        [*worker, "--name", "one"],
        [*worker, "--name", "two"],
    ]
    return [
        subprocess.Popen(
            [sys.executable, "-m", "dask", *command],
            cwd=place,
            env=surroundings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for command in commands
    ]


def _end(started: list[subprocess.Popen[bytes]]) -> None:
    for process in started:
        process.kill()  # a worker that is told to end first waits for its check, and for a scheduler that is gone
        process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, all processes of their own; ended by their ids."""
    place, port = tmp_path_factory.mktemp("dask"), _free_port()
    started = _start(place, port, os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    try:
        _wait_for_two_workers(f"tcp://127.0.0.1:{port}")
        yield f"tcp://127.0.0.1:{port}"
    finally:
        _end(started)


def _wait_for_two_workers(address: str) -> None:
    import distributed

    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with distributed.Client(address, timeout="2s", set_as_default=False) as client:
                client.wait_for_workers(2, timeout=max(1.0, deadline - time.monotonic()))
            return
        except (OSError, TimeoutError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


@pytest.mark.long
def test_a_sweep_on_a_cluster_is_the_sweep_at_home(cluster, verify_command, tmp_path):
    arguments = ["sweep", "--n", "4,6", "--k", "1", "--seeds", 3, "--steps", 20, "--json"]
    away = verify_command(*arguments, "--out", tmp_path / "away", "--dask", cluster)
    home = verify_command(*arguments, "--out", tmp_path / "home")
    assert (away.returncode, home.returncode) == (0, 0), away.stderr + home.stderr
    assert json.loads(away.stdout) == json.loads(home.stdout)
    kept = [
        {json.loads(line)["key"] for line in (tmp_path / place / "runs.jsonl").read_text().splitlines()}
        for place in ("away", "home")
    ]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 6


@pytest.mark.slow  # the same with a stand-in: test_kills.py
def test_an_audit_on_a_cluster(cluster, verify_process, tmp_path):
    done = verify_process("run", "lemma-6", "--profile", "quick", "--out", tmp_path / "away", "--dask", cluster)
    assert done.returncode == 0, done.stderr
    home = verify_process("run", "lemma-6", "--profile", "quick", "--out", tmp_path / "home", "--jobs", 1)
    assert home.returncode == 0, home.stderr
    verdicts = [
        {
            claim["id"]: (claim["verdict"], claim["evidence"], claim["summary"])
            for claim in json.loads((tmp_path / place / "results.json").read_text())["claims"]
        }
        for place in ("away", "home")
    ]
    assert verdicts[0] == verdicts[1]


@pytest.mark.long
def test_no_scheduler_is_one_line(verify_command, tmp_path, monkeypatch):
    monkeypatch.setattr(pool, "ANSWER", 1.0)
    done = verify_command(
        "sweep", "--seeds", 1, "--steps", 1, "--out", tmp_path / "none", "--dask", "tcp://127.0.0.1:1"
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("address", ["notanaddress", "tcp://x", "", "tcp://127.0.0.1:99999", "a b:3", "tcp://h:1/x"])
def test_what_is_no_address_is_one_line(verify_command, tmp_path, address):
    done = verify_command("run", "prop-4", "--profile", "quick", "--out", tmp_path / "none", "--dask", address)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.long
@pytest.mark.parametrize("address", ["notanaddress", "tcp://127.0.0.1:99999"])  # by its form, and by its port
def test_what_is_no_address_leaves_nothing_at_the_end(verify_process, tmp_path, address):
    """Once a line, and behind it the traceback of a client that could not be closed."""
    done = verify_process("run", "prop-4", "--profile", "quick", "--out", tmp_path / "none", "--dask", address)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "none").exists()


SLOW = """
import time
from verify.records import *

def first(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, summary="first")

def second(ctx):
    time.sleep(600)

def claim(key, check):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=(check,)),))

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("one", first), claim("two", second)))
"""


@pytest.mark.long
@pytest.mark.parametrize(("lost", "words"), [(slice(0, 1), "the scheduler"), (slice(1, 3), "no worker is left")])
def test_a_cluster_that_is_lost_is_one_line_and_loses_nothing(make_paper, tmp_path, monkeypatch, lost, words):
    """The scheduler is killed, or both workers: once a traceback, and minutes of silence."""
    source = make_paper("trial", SLOW)
    monkeypatch.setattr(pool, "LOOK", 0.5)
    monkeypatch.setattr(pool, "ALONE", 2.0)
    port = _free_port()
    started = _start(tmp_path, port, os.pathsep.join(filter(None, [str(source.parent), os.environ.get("PYTHONPATH")])))

    class Kill(Silent):
        def finished(self, outcome, *, kept):
            for process in started[lost]:
                process.kill()

    try:
        _wait_for_two_workers(f"tcp://127.0.0.1:{port}")
        plan = runner.plan(paper="trial", profile="quick")
        start = time.monotonic()
        with pytest.raises(BadInput, match=f"--dask tcp://127.0.0.1:{port}: {words}") as caught:
            runner.run(plan, tmp_path / "out", dask=f"tcp://127.0.0.1:{port}", progress=Kill())
        assert time.monotonic() - start < 180
        assert "\n" not in str(caught.value)
        assert "the same command goes on" in str(caught.value)
        assert [path.suffix for path in (tmp_path / "out/.verify").glob("*.json")] == [".json"]
    finally:
        _end(started)


@pytest.mark.slow  # the same with a stand-in: test_believed.py
def test_a_worker_with_older_code_is_refused(make_paper, tmp_path):
    """A copy of the paper with another word in it, on the path of the workers only."""
    source = make_paper("trial", SLOW.replace("time.sleep(600)", "return first(ctx)"))
    older = tmp_path / "older"
    shutil.copytree(source.parent, older)
    (older / source.name).write_text(source.read_text().replace('summary="first"', 'summary="older"'))
    port = _free_port()
    started = _start(tmp_path, port, os.pathsep.join([str(older), str(ROOT)]))
    try:
        _wait_for_two_workers(f"tcp://127.0.0.1:{port}")
        with pytest.raises(BadInput, match="its worker has other code"):
            runner.run(runner.plan(paper="trial", profile="quick"), tmp_path / "out", dask=f"tcp://127.0.0.1:{port}")
    finally:
        _end(started)
    assert not list((tmp_path / "out/.verify").glob("*.json"))
    results = runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick")
    assert {claim.summary for claim in results.claims} == {"first"}


class _Lost:
    """A pool whose cluster goes after the first look."""

    def __init__(self) -> None:
        self.given: list[Future[int]] = []
        self.closed = False

    def hand(self, function, *given):
        self.given.append(Future())
        return self.given[-1]

    def look_after(self) -> None:
        if len(self.given) == 2:
            raise BadInput("--dask there: no worker is left")

    def close(self, *, kill: bool) -> None:
        self.closed = True


def test_whoever_waits_for_a_lost_cluster_hears_of_it():
    """A sweep waits for its futures: once for ever."""
    lost = _Lost()
    with pool.Watched(lost) as executor:
        first = executor.submit(abs, -1)
        first.set_result(1)
        second = executor.submit(abs, -2)
        assert set(as_completed([first, second], timeout=10)) == {first, second}
    assert lost.closed
    assert first.result() == 1
    with pytest.raises(BadInput, match="no worker is left"):
        second.result()

"""A real Dask cluster on this machine: a scheduler and two worker processes carry a sweep and an audit."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

distributed = pytest.importorskip("distributed")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


def _free_port() -> int:
    with contextlib.closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, all processes of their own; ended by their ids."""
    place, port = tmp_path_factory.mktemp("dask"), _free_port()
    address = f"tcp://127.0.0.1:{port}"
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    surroundings = {**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"}
    worker = ["worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    commands = [["scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show"],
                [*worker, "--name", "one"], [*worker, "--name", "two"]]
    started = [subprocess.Popen([sys.executable, "-m", "dask", *command], cwd=place, env=surroundings,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    try:
        _wait_for_two_workers(address)
        yield address
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for_two_workers(address: str) -> None:
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


def test_a_sweep_on_a_cluster_is_the_sweep_at_home(cluster, verify_command, tmp_path):
    arguments = ["sweep", "--n", "4,6", "--k", "1", "--seeds", 3, "--steps", 20, "--json"]
    away = verify_command(*arguments, "--out", tmp_path / "away", "--dask", cluster)
    home = verify_command(*arguments, "--out", tmp_path / "home")
    assert (away.returncode, home.returncode) == (0, 0), away.stderr + home.stderr
    assert json.loads(away.stdout) == json.loads(home.stdout)
    kept = [{json.loads(line)["key"] for line in (tmp_path / place / "runs.jsonl").read_text().splitlines()}
            for place in ("away", "home")]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 6


def test_an_audit_on_a_cluster(cluster, verify_command, tmp_path):
    done = verify_command("run", "lemma-6", "--profile", "quick", "--out", tmp_path / "away", "--dask", cluster)
    assert done.returncode == 0, done.stderr
    home = verify_command("run", "lemma-6", "--profile", "quick", "--out", tmp_path / "home", "--jobs", 1)
    assert home.returncode == 0, home.stderr
    verdicts = [{claim["id"]: (claim["verdict"], claim["evidence"], claim["summary"])
                 for claim in json.loads((tmp_path / place / "results.json").read_text())["claims"]}
                for place in ("away", "home")]
    assert verdicts[0] == verdicts[1]


def test_no_scheduler_is_one_line(verify_command, tmp_path):
    done = verify_command("sweep", "--seeds", 1, "--steps", 1, "--out", tmp_path / "none", "--dask", "tcp://127.0.0.1:1")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "none").exists()

"""The same inputs give the same results: on one process and on several, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.third_party import ROOT

FEW = ["lemma-19", "exp-2"]  # displays, a fit of a network
RUNS = [("1", "0"), ("2", "12345")]  # --jobs, PYTHONHASHSEED


def without_times(path: Path) -> Any:
    data = msgspec.json.decode(path.read_bytes())
    del data["seconds"]
    for claim in data["claims"]:
        del claim["seconds"]
    return data


def differences(one: Any, two: Any, path: str = "") -> list[str]:
    """Where two JSON values differ, by path: what to look for."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return [line for key in one for line in differences(one[key], two[key], f"{path}.{key}")]
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return [line for index, (a, b) in pairs for line in differences(a, b, f"{path}[{index}]")]
    return [] if one == two else [f"{path}: {str(one)[:200]} | {str(two)[:200]}"]


def _files(out: Path) -> dict[str, bytes]:
    """Everything beside the results, but what is kept for resuming."""
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and ".verify" not in path.parts and path.name != "results.json"
    }


def _run(out: Path, jobs: str, seed: str, *arguments: str, report: bool) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": jobs}
    commands = [["run", *arguments, "--profile", "quick", "--jobs", jobs, "--out", str(out)]]
    commands += [["report", str(out), "--jobs", jobs]] if report else []
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "verify", *command],
            cwd=ROOT,
            env=environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=1500,
        )
        assert done.returncode == 0, done.stderr[-2000:]


def _compare(tmp_path: Path, *arguments: str, report: bool) -> None:
    places = []
    for jobs, seed in RUNS:
        places.append(tmp_path / f"jobs-{jobs}")
        _run(places[-1], jobs, seed, *arguments, report=report)
    one, two = (without_times(place / "results.json") for place in places)
    assert not differences(one, two)
    assert not [failure for claim in one["claims"] for failure in claim["failures"]]
    files = [_files(place) for place in places]
    assert list(files[0]) == list(files[1])
    assert [name for name in files[0] if files[0][name] != files[1][name]] == []


@pytest.mark.long
def test_a_few_claims_twice(tmp_path):
    _compare(tmp_path, *FEW, report=True)


@pytest.mark.slow
@pytest.mark.parametrize("paper", ["han2025", "edelman2022"])
def test_all_claims_twice(tmp_path, paper):
    _compare(tmp_path, "--paper", paper, report=True)


def test_differences_are_found():
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == [".a[1].b: 2 | 3"]
    assert differences([1], [1, 2])
    assert not differences({"a": None}, {"a": None})

"""``verify-check``: certificates on a machine that has python-flint and nothing else."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

from verify.checker import seal, trials

ROOT = Path(__file__).resolve().parents[3]
BODY = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}
ALONE = """
import runpy, sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {*sys.stdlib_module_names, "verify", "theorems", %s}:  # theorems: the rules of its papers
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Nothing())
sys.argv = ["verify-check", *sys.argv[1:]]
runpy.run_module("verify.checker", run_name="__main__")
"""


def check_alone(*names: object, known: str = '"flint"') -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ALONE % known, *map(str, names)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"},
    )


@pytest.fixture
def place(tmp_path: Path) -> Path:
    folder = tmp_path / "ein Ort mit Lücken"
    folder.mkdir()
    (folder / "good.json").write_text(json.dumps(seal(BODY)), encoding="utf-8")
    return folder


def test_it_needs_nothing_but_flint_and_says_what_is_established(place: Path) -> None:
    done = check_alone(place)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ok good.json: ")
    assert "1 certificates accepted, 0 rejected" in done.stdout


def test_it_knows_the_rules_of_instruments() -> None:
    done = check_alone(ROOT / "reports/published_rates/certificates/triple-momentum.bound.4.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "ok triple-momentum.bound.4.json: by the rule worst-case-bound of the instrument worst_case: f3 <= 1/2*(|x0|^2)"
    )


def test_a_changed_certificate_is_rejected_and_the_other_is_still_told(place: Path) -> None:
    (place / "a.json").write_text(json.dumps({**seal(BODY), "value": "-10"}), encoding="utf-8")
    done = check_alone(place)
    assert done.returncode == 1
    assert [line.split(":")[0] for line in done.stdout.splitlines()[:2]] == ["REJECTED a.json", "ok good.json"]


def test_without_flint_it_says_so(place: Path) -> None:
    done = check_alone(place, known="")
    assert done.returncode == 3
    assert done.stderr == "verify-check: python-flint is missing: pip install python-flint\n"


@pytest.mark.parametrize("names", [(), ("-x",), ("nowhere.json",)])
def test_nothing_to_check_is_no_success(names: tuple[str, ...]) -> None:
    assert check_alone(*names).returncode == 2


def test_an_empty_directory_is_no_success(tmp_path: Path) -> None:
    assert check_alone(tmp_path).returncode == 2


def test_where_processes_cannot_be_forked_they_are_started(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    ((accepted, said),) = trials.trials([place / "good.json"])
    assert accepted, said

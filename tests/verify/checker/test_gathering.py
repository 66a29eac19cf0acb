"""What is checked when a folder is named: every certificate in it, and nothing that is none."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.verify.checker.test_alone import BODY, check_alone
from verify.checker import seal
from verify.checker.gathering import FOLDER, Nothing, gather

GOOD = json.dumps(seal(BODY))
FALSE = json.dumps({**seal(BODY), "says": "2 > 3"})
RESULTS = json.dumps({"schema": 2, "paper": "p", "says": ["words"], "seconds": 0.5, "claims": []})


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run's folder as `verify run` writes it."""
    (tmp_path / FOLDER).mkdir()
    for name, text in {f"{FOLDER}/good.json": GOOD, "results.json": RESULTS, "battery.json": "[1.5]"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_folder_of_a_run_means_its_certificates(run: Path) -> None:
    found = gather([run])
    assert found.files == [run / FOLDER / "good.json"]
    assert found.others == [run / "battery.json", run / "results.json"]


def test_both_commands_tell_of_what_they_passed_over(run: Path, verify_command) -> None:
    for done in (check_alone(run), verify_command("check", run, "--jobs", "1")):
        assert done.returncode == 0, done.stderr
        assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
            "ok good.json",
            "battery.json",
            "results.json",
            "1 certificates accepted, 0 rejected",
        ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hidden.json", FALSE),  # beside the results
        (".hidden.json", FALSE),
        ("kind.json", '{"kind": "no such kind"}'),
        ("digest.json", '{"digest": ""}'),
        ("twice.json", '{"format": "verify-certificate", "format": 1}'),
        ("float.json", '{"certificate": 0.5}'),
        ("broken.json", GOOD[:-2]),
        ("wide.json", GOOD.encode("utf-16").decode("latin-1")),
        (f"{FOLDER}/empty.json", "{}"),  # what lies among certificates is taken for one
        (f"{FOLDER}/results.json", RESULTS),
        (f"{FOLDER}/more/false.json", FALSE),
    ],
)
def test_nothing_that_may_be_a_certificate_goes_unlooked_at(run: Path, name: str, text: str) -> None:
    (run / name).parent.mkdir(exist_ok=True)
    (run / name).write_text(text, encoding="latin-1")
    done = check_alone(run)
    assert done.returncode == 1, done.stdout
    assert f"REJECTED {Path(name).name}: " in done.stdout


def test_a_link_a_pipe_and_what_is_named_itself_are_for_the_checker(run: Path) -> None:
    (run / "link.json").symlink_to(run / "results.json")
    os.mkfifo(run / "pipe.json")
    assert {path.name for path in gather([run]).files} == {"good.json", "link.json", "pipe.json"}
    assert gather([run / "results.json"]) == ([run / "results.json"], [])


def test_what_is_no_certificate_alone_is_no_success(run: Path) -> None:
    (run / FOLDER / "good.json").unlink()
    with pytest.raises(Nothing, match="no certificate"):
        gather([run])
    assert check_alone(run).returncode == 2


def test_a_folder_of_runs_and_a_bundle_are_answered_with_what_to_do(run: Path) -> None:
    (run / "some.zip").write_bytes(b"PK")
    with pytest.raises(Nothing, match=r"check\.py"):
        gather([run / "some.zip"])
    with pytest.raises(Nothing, match=f"did you mean .*{FOLDER}"):
        gather([run.parent])

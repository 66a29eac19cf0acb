"""The command line as a user meets it: exit codes, one line of complaint, nothing written, JSON alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from numerics.parity.commands.minimax import printed_bounds
from tests.walk import ROOT
from verify import __version__

TRIAL = """
from verify.records import *

def stands(ctx):
    bound = ctx.quantities["bound"].text
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=f"n = {ctx.model.n}, {bound}")

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    Claim(id="one", title="First", where="Section 1", statement="It is so.", depends_on=("two",),
          readings=(Reading(id="literal", text="as it stands", checks=(stands,)),),
          steps=(Step(id="one.step", text="a step", printed="x = y", checks=(stands,), uses=("two",)),),
          quantities=(Quantity(name="bound", text="n/k", symbols=("n", "k"), meaning="the bound"),)),
    Claim(id="two", title="Second", where="Section 2"),
))
"""


@pytest.fixture
def trial(make_paper):
    make_paper("trial", TRIAL)


def _refused(done, code: int = 2) -> str:
    """One line on stderr, nothing on stdout, no traceback."""
    assert done.returncode == code, done
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stderr.startswith("verify: ")
    return done.stderr


@pytest.mark.long
def test_version_and_help(verify_process):
    assert verify_process("--version").stdout == f"verify {__version__}\n"
    for arguments in ((), ("--help",)):
        shown = verify_process(*arguments)
        assert shown.returncode == 0
        for name in ("list", "show", "run", "diff", "report", "check", "certify", "best", "new-paper", "doctor", "lab"):
            assert re.search(rf"^  {name} ", shown.stdout, re.MULTILINE), name
        assert not [line for line in shown.stdout.splitlines()[1:] if line.endswith("...")]  # sentences are told whole
    assert "--set" in verify_process("run", "--help").stdout


def test_parts_of_claims_can_be_run_and_quiet_is_quiet(verify_command, trial, tmp_path):
    done = verify_command("run", "one.step", "-q", "-o", "x", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Verdicts on the parts:\n  one.step: ✓ true (informal argument)." in done.stdout
    assert "not in these results" in verify_command("run", "one/other", "-q", "-o", "x", cwd=tmp_path).stderr


def test_list_and_show(verify_command, trial):
    listed = verify_command("list", "--paper", "trial")
    assert listed.returncode == 0
    assert "  one  ○ not run    First" in listed.stdout
    assert "  two  ○ unchecked  Second" in listed.stdout
    rows = json.loads(verify_command("list", "--paper", "trial", "--json").stdout)
    assert [(row["id"], row["state"], row["verdict"]) for row in rows] == [
        ("one", "checked", None),
        ("two", "unchecked", None),
    ]
    shown = verify_command("show", "one").stdout
    for text in (
        "It is so.",
        "Depends on: two",
        "one/literal: as it stands",
        "one.step: a step",
        "printed: x = y",
        "one.bound = n/k: the bound",
    ):
        assert text in shown
    data = json.loads(verify_command("show", "one", "--json").stdout)
    assert data["quantities"] == [
        {
            "name": "bound",
            "text": "n/k",
            "symbols": ["n", "k"],
            "meaning": "the bound",
            "ours": False,
            "set": "one.bound",
        }
    ]
    assert data["steps"][0]["uses"] == ["two"]


@pytest.mark.long
def test_run_and_diff_of_what_both_asked(verify_command, trial, tmp_path):
    done = verify_command("run", "--paper", "trial", "--profile", "quick", "--out", "a", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\[1/1\] one/stands: supports the statement, \d+\.\d s$", done.stderr, re.MULTILINE)
    assert "1 true, 1 unchecked" in done.stdout
    model = tmp_path / "model.toml"
    model.write_text("schema = 1\n[model]\nn = 9\nk = 2\n")
    done = verify_command("run", "one", "--model", model, "--set", "one.bound=n+k", "--out", "b", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    results = json.loads((tmp_path / "b/results.json").read_text())
    assert [claim["id"] for claim in results["claims"]] == ["one"]
    assert results["claims"][0]["summary"] == "n = 9, n+k"

    partial = verify_command("diff", "a", "b/results.json", cwd=tmp_path)  # claim two was not asked
    assert partial.returncode == 0
    assert "1 not compared" in partial.stdout
    assert "model n: 8 -> 9" in partial.stdout
    assert "--set one.bound: absent -> n+k" in partial.stdout
    assert verify_command("run", "two", "--profile", "quick", "--out", "c", cwd=tmp_path).returncode == 0
    other = verify_command("diff", "a", "c", cwd=tmp_path)  # claim one, which held, was not asked: that is not worse
    assert other.returncode == 0
    assert verify_command("diff", "a", "c", "-v", cwd=tmp_path).stdout.count("not compared: one (") == 1
    assert verify_command("diff", "b", "a", cwd=tmp_path).returncode == 0
    data = json.loads(verify_command("diff", "a", "c", "--json", cwd=tmp_path).stdout)
    assert data["worse"] is False


@pytest.mark.long
def test_the_default_directory_is_named_after_the_paper(verify_command, trial, tmp_path):
    """Only an audit of everything, with nothing changed, goes where the committed report is."""
    assert verify_command("run", "--paper", "trial", cwd=tmp_path).returncode == 0
    assert (tmp_path / "reports/trial/results.json").is_file()
    before = {path: path.read_bytes() for path in (tmp_path / "reports").rglob("*") if path.is_file()}
    for arguments in (
        ["two"],
        ["two", "--profile", "quick"],
        ["--paper", "trial", "--profile", "quick"],
        ["--paper", "trial", "--seed", "1"],
        ["--paper", "trial", "--digits", "60"],
        ["one", "--set", "one.bound=n"],
    ):
        assert verify_command("run", *arguments, cwd=tmp_path).returncode == 0
    assert {path: path.read_bytes() for path in (tmp_path / "reports").rglob("*") if path.is_file()} == before
    made = {path.parent.name for path in (tmp_path / "runs").glob("*/results.json")}
    assert {"trial-standard", "trial-quick", "trial-standard-seed-1", "trial-standard-digits-60"} < made
    assert sum(name.startswith("trial-standard-set-") for name in made) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["run", "three"], ["three", "the closest of", "verify list"]),
        (["run", "--paper", "absent"], ["absent", "trial"]),
        (["run", "one", "--profile", "fast"], ["fast", "'quick', 'standard', 'thorough'"]),
        (["run", "one", "--digits", "5"], ["--digits 5", "15 to 1000"]),
        (["run", "one", "--digits", "many"], ["--digits", "integer"]),
        (["run", "one", "--seed", "-1"], ["--seed -1", "0 to"]),
        (["run", "one", "--jobs", "0"], ["--jobs 0", "1 to 256"]),
        (["run", "one", "--set", "one.bond=1"], ["one.bond=1", "bound"]),
        (["run", "one", "--set", "one.bound=n+"], ["one.bound"]),
        (["run", "one", "--set", "one.bound=__import__('os').system('true')"], ["one.bound"]),
        (["run", "one", "--set", "nonsense"], ["nonsense", "CLAIM.NAME=EXPR"]),
        (["run", "one", "--model", "absent.toml"], ["absent.toml"]),
        (["run", "one", "--model", "bad.toml"], ["bad.toml"]),
        (["run", "one", "--out", "bad.toml"], ["bad.toml", "directory"]),
        (["run", "one", "--nonsense"], ["--nonsense"]),
        (["show", "three"], ["three", "the closest of"]),
        (["show"], ["ADDRESS"]),
        (["list", "--paper", "absent"], ["absent"]),
        (["report", "absent"], ["absent"]),
        (["check", "absent.json"], ["absent.json"]),
        (["check", "."], ["no certificate"]),
        (["diff", "absent", "absent"], ["absent"]),
        (["diff", "bad.toml", "bad.toml"], ["bad.toml", "not a results file ("]),
        (["minimax", "--n", "0", "--m", "1"], ["n = 0"]),
        (["minimax", "--n", "4", "--m", "2", "--k", "5"], ["k = 5"]),
        (["minimax", "--n", "4", "--m", "2", "--representation", "sum"], ["sum", "tuple"]),
        (["minimax", "--n", "4"], ["--m"]),
        (["nonsense"], ["nonsense"]),
    ],
)
def test_bad_input_is_one_line_exit_two_and_writes_nothing(verify_command, trial, tmp_path, arguments, words):
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "bad.toml").write_text("schema = 1\n[model]\nn = 2\nk = 3\n")
    before = sorted(folder.rglob("*"))
    line = _refused(verify_command(*arguments, cwd=folder))
    for word in words:
        assert word in line
    assert sorted(folder.rglob("*")) == before


def test_dask_without_its_package_is_a_missing_engine(verify_process, trial, tmp_path, monkeypatch):
    (tmp_path / "hide" / "distributed").mkdir(parents=True)
    (tmp_path / "hide/distributed/__init__.py").write_text("raise ImportError('hidden')\n")
    monkeypatch.syspath_prepend(str(tmp_path / "hide"))
    places = [str(tmp_path / "hide"), os.environ.get("PYTHONPATH")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))
    done = verify_process("run", "one", "--dask", "tcp://127.0.0.1:1", "--out", tmp_path / "x")
    assert "distributed" in _refused(done, code=3)
    assert not (tmp_path / "x").exists()


def test_a_run_in_a_directory_in_use_is_refused(verify_command, trial, tmp_path):
    from verify.run.store import locked

    with locked(tmp_path):
        assert "another run" in _refused(verify_command("run", "two", "--out", tmp_path))


def test_check_says_what_it_accepts_and_rejects(verify_command, tmp_path):
    (tmp_path / "x.json").write_text('{"format": "verify-certificate", "version": 1, "says": "2 > 3"}')
    (tmp_path / "y.json").write_text("{")
    done = verify_command("check", tmp_path)
    assert done.returncode == 1
    *told, counted = done.stdout.splitlines()
    assert [line.split(":")[0] for line in told] == ["REJECTED x.json", "REJECTED y.json"]
    assert counted == "0 certificates accepted, 2 rejected"
    assert done.stderr == ""


@pytest.mark.parametrize(("n", "m", "bound"), [(4, 2, "0"), (4, 1, "3/4"), (5, 2, "0"), (9, 2, "3/4"), (4, 4, "-3")])
def test_the_printed_bound(n, m, bound):
    assert printed_bounds(n, m) == [{"paper": "han2025", "quantity": "cor-20.bound", "bound": bound}]
    assert Fraction(bound) == 1 - Fraction(2 * m, 2 ** -(-(n - 1) // m))


def test_minimax_prints_json_alone(verify_command):
    data = json.loads(verify_command("minimax", "--n", 3, "--m", 1, "--json").stdout)
    assert (data["n"], data["m"], data["k"]) == (3, 1, None)
    assert Fraction(data["minimax"]) == Fraction(3, 4)  # one head reveals 2 of 8 inputs
    assert data["printed_bound"] == "1/2"
    assert data["relation"] == "above"
    text = verify_command("minimax", "--n", 3, "--m", 1).stdout
    assert "minimax risk   3/4" in text
    assert "printed bound  1/2" in text


def test_doctor_names_every_piece(verify_command):
    done = verify_command("doctor")
    assert done.returncode == 0
    for name in ("sympy", "python-flint", "torch", "han2025", "edelman2022"):
        assert name in done.stdout
    pieces = json.loads(verify_command("doctor", "--json").stdout)["pieces"]
    assert {piece["name"] for piece in pieces} >= {"sympy", "distributed", "clarabel", "z3-solver"}


def test_doctor_reports_what_a_helper_needs_and_no_path_of_a_home(verify_command, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(Path.home() / "kernels"))
    monkeypatch.setenv("SECRET_TOKEN", "abracadabra")
    said = verify_command("doctor", "--report").stdout
    assert "- trial: holds (certified), checked: " in said
    assert "NUMBA_CACHE_DIR=~" in said
    assert "abracadabra" not in said
    assert f"{Path.home()}{os.sep}" not in said
    monkeypatch.setattr("verify.checker.check_body", lambda _: 1 / 0)
    assert "- trial: FAILED: ZeroDivisionError" in verify_command("doctor", "--report").stdout
    assert json.loads(verify_command("doctor", "--report", "--json").stdout)["trial"].startswith("FAILED")


def test_a_reader_that_leaves_early_is_no_error(tmp_path):
    """``verify list | true``: no traceback, no complaint."""
    script = f"{sys.executable} -m verify list 2>{tmp_path}/err | true; exit ${{PIPESTATUS[0]}}"
    assert subprocess.run(["bash", "-c", script], check=False).returncode == 0
    assert (tmp_path / "err").read_text() == ""


def test_report_of_a_run(verify_command, trial, tmp_path):
    verify_command("run", "--paper", "trial", "--profile", "quick", "--out", tmp_path / "a")
    done = verify_command("report", tmp_path / "a")
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        assert Path(line).exists()


def test_results_decode_strictly(verify_command, trial, tmp_path):
    verify_command("run", "two", "--profile", "quick", "--out", tmp_path)
    data = msgspec.json.decode((tmp_path / "results.json").read_bytes())
    assert data["schema"] == 2
    data["schema"] = 3
    (tmp_path / "results.json").write_bytes(msgspec.json.encode(data))
    assert "schema" in _refused(verify_command("diff", tmp_path, tmp_path))


def test_a_plain_question_is_answered_the_same_without_the_library(capsys):
    from verify import cli
    from verify.commands import plainly

    for arguments in (["explain", "lemma-16"], ["explain", "lemma-16.norm"], ["show", "lemma-15"]):
        asked = plainly.command(arguments)
        assert asked is not None
        asked()
        told = capsys.readouterr().out
        with pytest.raises(SystemExit) as end:
            cli.main(arguments)
        assert (end.value.code, capsys.readouterr().out) == (0, told)
    for arguments in ([], ["list"], ["explain"], ["explain", ""], ["show", "lemma-15", "--json"], ["show", "a", ""]):
        assert plainly.command(arguments) is None


def test_a_plain_question_loads_no_library_of_the_command_line():
    script = (
        "import sys; sys.argv = ['verify', 'explain', 'lemma-15.derivative']\n"
        "from verify.__main__ import main\n"
        "try: main()\n"
        "except SystemExit as end: assert end.code == 0\n"
        "assert not {'typer', 'click', 'jinja2', 'numba'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_plain_question_that_is_wrong_is_one_line(verify_command, verify_process):
    for arguments in (["explain", "lemma-99"], ["explain", "lemma-15", "nowhere"]):
        done = verify_process(*arguments)
        assert (done.returncode, done.stderr) == (2, verify_command(*arguments).stderr)
        assert done.stderr.count("\n") == 1

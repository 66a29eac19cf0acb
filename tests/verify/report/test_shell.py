"""The command line: groups, suggestions, completion, JSON, and verdicts that cannot be read as their opposite."""

from __future__ import annotations

import io
import json
import warnings
from fractions import Fraction

import msgspec
import pytest

from numerics.parity.commands.minimax import _decimal
from tests.verify.report.samples import lay_out, sample
from verify.errors import meant
from verify.records import Evidence, Finding, Kind
from verify.report import notebook
from verify.report.answer import found
from verify.report.attached import Attached
from verify.results.schema import Outcome
from verify.run.progress import Lines, line
from verify.statement.formula import FormulaError, read_formula

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the command-line library, which a pytest that is strict would stop at
    from typer.main import get_command

    from verify.cli import app, shell


def test_every_visible_command_is_in_one_group():
    placed = [name for _, names in shell.GROUPS for name in names]
    assert len(placed) == len(set(placed)) == 11, "ten commands and the group of instruments"
    assert {name for name, command in get_command(app).commands.items() if not command.hidden} == set(placed)


def test_help_lists_the_groups_and_no_hidden_command(verify_command):
    text = verify_command("-h").stdout
    assert text == verify_command("--help").stdout == verify_command().stdout
    for heading in ("Read:", "Audit:", "Your own:", "Setup:", "More:", "Examples:"):
        assert heading in text
    for name in ("explain", "export", "mutants", "points", "minimax", "train"):
        assert f"  {name} " not in text
        assert verify_command(name, "-h").returncode == 0, "old names still work"


def test_the_instruments_are_in_a_group_and_at_their_old_names(verify_command):
    listed = verify_command("lab").stdout
    for name in ("minimax", "risk", "train", "sweep"):
        assert f"  {name} " in listed
    arguments = ("--n", 3, "--m", 1, "--json")
    assert verify_command("lab", "minimax", *arguments).stdout == verify_command("minimax", *arguments).stdout


def test_the_engines_of_certify_are_those_that_there_are():
    from verify import cli
    from verify.engines import ENGINES

    assert tuple(ENGINES) == cli.ENGINES


def test_enumerations_are_shown(verify_command):
    assert "[quick|standard|thorough]" in verify_command("run", "-h").stdout
    assert "[refuted|undecided|any]" in verify_command("diff", "-h").stdout


@pytest.mark.parametrize(
    ("given", "wanted"),
    [("lema-15", ", did you mean lemma-15?"), ("lemma-15", ", did you mean lemma-15?"), ("xyz", ""), ("", "")],
)
def test_suggestions(given, wanted):
    assert meant(given, ["lemma-15", "thm-5"]) == wanted


def test_a_claim_a_quantity_and_a_power_are_suggested(verify_command):
    for arguments, words in (
        (("show", "lema-15"), "did you mean lemma-15"),
        (("run", "lemma-15", "--set", "lemma-15.constnt=k"), "did you mean constant"),
        (("run", "lemma-15", "--set", "lemma-15.constant=k^2"), "a power is written **"),
    ):
        done = verify_command(*arguments)
        assert done.returncode == 2
        assert words in done.stderr
        assert len(done.stderr) < 400, "one line, and no list of everything"


def test_the_hint_is_for_a_power_only():
    with pytest.raises(FormulaError, match=r"a power is written \*\*"):
        read_formula("k^2", ["k"])
    with pytest.raises(FormulaError) as caught:
        read_formula("k;2", ["k"])
    assert "power" not in str(caught.value)


def test_completion_knows_claims_steps_and_papers():
    assert "lemma-15" in shell.claims("lemma-1")
    assert all(name.startswith("lemma-1") for name in shell.claims("lemma-1"))
    assert "lemma-15.entry-bound" in shell.steps("lemma-15.")
    assert shell.steps("lemma-15") == ["lemma-15"]
    assert shell.papers("han") == ["han2025"]


@pytest.mark.parametrize(
    ("finding", "words"),
    [
        (Finding.YES, "supports the statement"),
        (Finding.NO, "contradicts the statement"),
        (Finding.UNKNOWN, "no answer"),
    ],
)
def test_progress_does_not_answer_the_name_of_a_check(finding, words):
    evidence = Evidence(finding=finding, kind=Kind.ARGUED, summary="s")
    outcome = Outcome(job="c/displayed_derivative_has_a_wrong_sign", evidence=evidence, seconds=0.25)
    assert line(outcome, False) == f"c/displayed_derivative_has_a_wrong_sign: {words}, 0.2 s"


def test_progress_says_what_runs_for_how_long_and_how_much_is_left():
    now, out = [0.0], io.StringIO()
    shown = Lines(5, out, lambda: now[0])
    evidence = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="s")
    shown.finished(Outcome(job="c/kept", evidence=evidence, seconds=50.0), kept=True)
    now[0] = 29.0
    shown.running([("c/slow", 29.0)])
    assert out.getvalue().count("\n") == 1, "not before it is quiet for long"
    now[0] = 31.0
    shown.running([("c/quick", 1.0), ("c/slow", 31.0)])
    shown.running([("c/quick", 1.1), ("c/slow", 31.1)])
    assert out.getvalue().splitlines()[1:] == ["[1/5] now: 31 s c/slow, 1 s c/quick; time left not known yet"]
    now[0] = 40.0
    shown.finished(Outcome(job="c/slow", evidence=evidence, seconds=40.0), kept=False)
    now[0] = 80.0
    shown.running([("c/quick", 50.0)])
    assert out.getvalue().splitlines()[-1] == "[2/5] now: 50 s c/quick; about 4 min left"


@pytest.mark.parametrize("value", [Fraction(10**9 - 1, 10**9), Fraction(2**70 - 1, 2**70), Fraction(1, 3)])
def test_what_is_not_one_is_not_shown_as_one(value):
    shown = _decimal(str(value)).split(" = ")[1].rstrip(".")
    assert Fraction(shown) < 1
    assert 0 <= value - Fraction(shown) < Fraction(1, 10**5)


def test_the_report_as_one_file_and_as_json(tmp_path, verify_command):
    run = lay_out(tmp_path / "run", sample())
    done = verify_command("report", run, "--single-file", tmp_path / "all.html", "--json")
    assert done.returncode == 1, "the sample's certificates are made up"
    told = json.loads(done.stdout)
    assert told["written"] == [str(tmp_path / "all.html")]
    assert set(told["rejected"]) >= {"certificates/lemma-15.entry.json", "certificates/lemma-15.lost.json"}
    assert not (run / "report.html").exists()
    refused = verify_command("report", run, "--single-file", tmp_path)
    assert refused.returncode == 2
    assert "is a directory" in refused.stderr


def test_an_answer_as_data(tmp_path):
    data = found(sample(), tmp_path, ("lemma-15",))
    assert [item["id"] for item in data["claims"]] == ["lemma-15"]
    assert data["claims"][0]["instead"]["verdict"] == "holds"
    assert "Details: verify show lemma-15" in data["answer"]
    assert json.loads(msgspec.json.encode(data)) == json.loads(json.dumps(data))


def test_a_notebook_shows_the_first_screen_and_escapes_what_it_shows(tmp_path):
    hostile = msgspec.structs.replace(sample(), title="<script>x</script>")
    shown = notebook.audit(hostile)
    assert "<script>" not in shown
    for words in ("What is true", "Confidence", "✗ false", "<math"):
        assert words in shown
    claim = notebook.claim(sample(), sample().claims[0], Attached(lay_out(tmp_path / "run", sample())))
    for words in ("The statement is true as stated", "Sharper statement", "✓ true"):
        assert words in claim

"""A run of some claims over what is there: the other claims keep their results and their files, whatever happens."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests.third_party import ROOT
from verify.errors import BadInput
from verify.records import Verdict
from verify.report import write_report
from verify.results.schema import Results, decode
from verify.run import runner, writing
from verify.verdicts import papers as registry

PAPER = """
import os, time
from verify.records import *

def certified(claim):
    def check(ctx):
        if "TRIAL_BEGUN" in os.environ:
            open(os.environ["TRIAL_BEGUN"], "w").close()
            time.sleep(30)
        point = {"kind": "classifier-point", "k": ctx.model.k, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}
        item = Certificate(name=f"{claim}.point.json", body=point)
        finding = Finding.NO if claim == "base" else Finding.YES
        return Evidence(finding=finding, kind=Kind.CERTIFIED, summary=claim, certificates=(item,))
    check.__name__ = "check_" + claim.replace("-", "_").replace(".", "_")
    return check

def drawn(claim):
    def draw(ctx):
        return Figure(name=f"{claim}.plot.svg", caption="A plot.", svg=f"<svg>{claim}</svg>")
    return draw

def claim(key, *under):
    false = "says 2 + 2 == 5" if key == "base" else ""  # a refutation needs an assignment
    bound = "887d9fcc3db4" if false else ""
    literal = Reading(id="literal", text=key, formula=false, checked_formula=bound, checks=(certified(key),))
    return Claim(id=key, title=key, where="x", readings=(literal,), figures=(drawn(key),), depends_on=under)

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("base"), claim("one", "base"), claim("one-more"), claim("two", "one")))
"""


@pytest.fixture(scope="module")
def made_once(tmp_path_factory) -> Path:
    """Where the audit that every test here begins with is kept, once one of them has made it."""
    return tmp_path_factory.mktemp("whole") / "out"


@pytest.fixture
def whole(make_paper, tmp_path, made_once) -> Path:
    """The finished audit of a paper with four claims, and its report."""
    make_paper("trial", PAPER)
    if not made_once.exists():
        runner.audit(paper="trial", out=made_once, jobs=1, profile="quick")
        write_report(made_once)
    return Path(shutil.copytree(made_once, tmp_path / "out"))


def _files(out: Path) -> dict[str, bytes]:
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and ".verify" not in path.parts
    }


def _timeless(text: bytes) -> Results:
    results = decode(text)
    claims = tuple(msgspec.structs.replace(claim, seconds=0.0) for claim in results.claims)
    return msgspec.structs.replace(results, seconds=0.0, claims=claims)


def _same(one: dict[str, bytes], two: dict[str, bytes]) -> bool:
    return one.keys() == two.keys() and all(
        _timeless(one[name]) == _timeless(two[name]) if name == "results.json" else one[name] == two[name]
        for name in one
    )


@pytest.mark.parametrize("claims", [["one"], ["one-more"], ["two"], ["base", "two"]])
def test_one_claim_again_takes_nothing_from_the_others(whole, claims):
    """A name that begins with another claim's id is that other claim's: one and one-more."""
    before = _files(whole)
    assert len(before) == 23  # two pages a claim, two of the report, certificates
    results = runner.audit(claims, paper="trial", out=whole, jobs=1, profile="quick")
    assert [claim.id for claim in results.claims] == ["base", "one", "one-more", "two"]
    assert _same(_files(whole), before)


@pytest.mark.long
def test_parts_joined_are_the_whole(make_paper, tmp_path):
    """Claim by claim, in any order, gives what one run gives: the marks of what rests on what are drawn anew."""
    make_paper("trial", PAPER)
    runner.audit(paper="trial", out=tmp_path / "whole", jobs=1, profile="quick")
    for claim in ("two", "one-more", "base", "one"):
        runner.audit([claim], paper="trial", out=tmp_path / "parts", jobs=1, profile="quick")
    assert _same(_files(tmp_path / "parts"), _files(tmp_path / "whole"))
    marks = {c.id: c.rests_on for c in decode((tmp_path / "parts/results.json").read_bytes()).claims}
    assert marks == {"base": (), "one": ("base",), "one-more": (), "two": ("base",)}


@pytest.mark.parametrize("request_", [{"seed": 1}, {"digits": 60}, {"profile": "standard"}, {"model": "another"}])
def test_what_was_found_otherwise_is_not_mixed_in(whole, request_):
    from numerics.parity.model import ModelSpec

    before = _files(whole)
    given = {"paper": "trial", "out": whole, "jobs": 1, "profile": "quick", **request_}
    if "model" in given:
        given["model"] = ModelSpec(k=2)
    with pytest.raises(BadInput, match=r"holds results of 3 other claims .* another (seed|d|p|m)") as e:
        runner.audit(["one"], **given)
    assert "\n" not in str(e.value)
    assert _files(whole) == before


@pytest.mark.long
def test_results_of_other_code_are_not_mixed_in(whole, make_paper, tmp_path):
    before = _files(whole)
    source = tmp_path / "site-trial/trial_paper.py"
    source.write_text(source.read_text() + "\n# edited\n")
    with pytest.raises(BadInput, match="another code"):
        runner.audit(["one"], paper="trial", out=whole, jobs=1, profile="quick")
    assert _files(whole) == before
    results = runner.audit(paper="trial", out=whole, jobs=1, profile="quick")  # of everything: nothing is mixed
    assert len(results.claims) == 4


def test_another_paper_is_refused(whole, make_paper):
    make_paper("other", PAPER.replace('id="trial"', 'id="other"'))
    before = _files(whole)
    with pytest.raises(BadInput, match="holds an audit of trial"):
        runner.audit(paper="other", out=whole, jobs=1, profile="quick")
    assert _files(whole) == before


def test_results_that_cannot_be_read_are_not_overwritten_by_a_part(whole):
    (whole / "results.json").write_text("{")
    with pytest.raises(BadInput, match="cannot be read"):
        runner.audit(["one"], paper="trial", out=whole, jobs=1, profile="quick")
    assert (whole / "results.json").read_text() == "{"


@pytest.mark.long
def test_an_audit_of_everything_is_never_refused_for_what_it_replaces(whole, make_paper, tmp_path):
    """Results that cannot be read, and a claim that the paper no longer has."""
    (whole / "results.json").write_text("{")
    assert len(runner.audit(paper="trial", out=whole, jobs=1, profile="quick").claims) == 4
    source = tmp_path / "site-trial/trial_paper.py"
    source.write_text(source.read_text().replace('claim("one-more"), ', ""))
    sys.modules.pop("trial_paper", None)
    registry.paper.cache_clear()
    results = runner.audit(paper="trial", out=whole, jobs=1, profile="quick")
    assert [claim.id for claim in results.claims] == ["base", "one", "two"]


def test_formal_proofs_that_changed_are_another_way_of_finding(whole, tmp_path):
    """A theorem makes a verdict: claims judged before and after it was there are not shown side by side."""
    before = _files(whole)
    place = tmp_path / "site-trial/proofs/trial"
    place.mkdir(parents=True)
    (place / "Claims.v").write_text("Theorem one : True.\n")
    with pytest.raises(BadInput, match=r"another (code, )?proofs"):
        runner.audit(["one"], paper="trial", out=whole, jobs=1, profile="quick")
    assert _files(whole) == before


def _begun(out: Path) -> Path:
    return out.parent / "begun"


def _wait_for_a_check(out: Path) -> None:
    deadline = time.monotonic() + 100
    while not _begun(out).exists() and time.monotonic() < deadline:
        time.sleep(0.05)


def _command(out: Path, *claims: str) -> subprocess.Popen[str]:
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
        env={**os.environ, "TRIAL_BEGUN": str(_begun(out))},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


@pytest.mark.long
@pytest.mark.parametrize("delay", [0.4, 1.5, None])
def test_an_interruption_takes_nothing_away(whole, delay):
    """Early, before a worker is up, or in the middle of a check: the report is what it was."""
    before = _files(whole)
    for path in (whole / ".verify").glob("*.json"):
        path.unlink()  # so that there is something to compute
    process = _command(whole, "one")
    time.sleep(delay) if delay else _wait_for_a_check(whole)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode in (130, -signal.SIGINT), err  # the latter: before our own code was loaded
    assert "Traceback" not in err or process.returncode < 0
    assert _same(_files(whole), before)


@pytest.mark.long
def test_an_interruption_of_other_code_leaves_the_old_report(whole, tmp_path):
    source = tmp_path / "site-trial/trial_paper.py"
    source.write_text(source.read_text() + "\n# edited\n")
    before = _files(whole)
    process = _command(whole)
    _wait_for_a_check(whole)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "is still there" in err
    assert _files(whole) == before


def test_an_interruption_while_files_are_written_waits_for_them(whole, monkeypatch):
    """Ctrl-C between two files: both are written, and then it takes effect."""
    write, count = writing.certificates.write_atomically, []
    for path in whole.glob("certificates/*.json"):
        path.write_text("{}")  # so that all are written again

    def slow(path, contents):
        count.append(path)
        if len(count) == 2:
            threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
            time.sleep(0.3)
        write(path, contents)

    monkeypatch.setattr(writing.certificates, "write_atomically", slow)
    with pytest.raises(KeyboardInterrupt):
        runner.audit(paper="trial", out=whole, jobs=1, profile="quick")
    monkeypatch.undo()
    assert len(count) == 6
    results = decode((whole / "results.json").read_bytes())
    assert [claim.verdict for claim in results.claims][1:] == [Verdict.HOLDS] * 3
    from verify.checker import check_file

    assert all(check_file(path) for path in whole.glob("certificates/*.json"))


def test_a_report_that_is_there_is_renewed(whole, verify_command):
    """It must not go on saying what the results beside it no longer say."""
    old = (whole / "report.md").read_bytes()
    (whole / "report.md").write_text("An old report.")
    done = verify_command("run", "two", "--paper", "trial", "--profile", "quick", "--out", whole, "--jobs", 1)
    assert done.returncode == 0, done.stderr
    assert (whole / "report.md").read_bytes() == old


@pytest.mark.long
def test_a_run_brings_a_readme_and_the_pages_with_each_certificate_derived_once(
    make_paper, tmp_path, verify_command, monkeypatch
):
    make_paper("trial", PAPER)
    readme, out = tmp_path / "README.md", tmp_path / "out"
    run = ("run", "--paper", "trial", "--profile", "quick", "--out", out, "--jobs", 1, "--readme", readme)
    readme.write_text("no markers\n")
    done = verify_command(*run)
    assert done.returncode == 2
    assert "needs one line <!-- verdicts:begin -->" in done.stderr
    assert not out.exists()  # said before anything is computed
    readme.write_text("<!-- verdicts:begin -->\n<!-- verdicts:end -->\n")
    assert verify_command(*run).returncode == 0
    table, page = readme.read_text(), (out / "report.md").read_bytes()
    assert "one" in table
    readme.write_text("<!-- verdicts:begin -->\n<!-- verdicts:end -->\n")
    assert verify_command("report", out, "--jobs", 1, "--readme", readme).returncode == 0
    assert (readme.read_text(), (out / "report.md").read_bytes()) == (table, page)

    from verify.commands import running
    from verify.run import checking

    derived, check_all = [], checking.check_all
    monkeypatch.setattr(
        checking, "check_all", lambda paths, *a, **k: (derived.extend(paths), check_all(paths, *a, **k))
    )
    running._renew(out, 1, readme, quiet=True)
    assert sorted(derived) == sorted((out / "certificates").resolve().glob("*.json"))


def test_an_own_folder_for_every_way_of_finding(make_paper, tmp_path, monkeypatch):
    """Without --out: parts of one kind go together, what does not agree gets the next folder."""
    from verify.commands.running import default_directory

    source = make_paper("trial", PAPER)
    monkeypatch.chdir(tmp_path)
    first = runner.plan(["one"], paper="trial", profile="quick")
    assert default_directory(first) == Path("runs/trial-quick")
    runner.run(first, default_directory(first), jobs=1)
    assert default_directory(runner.plan(["two"], paper="trial", profile="quick")) == Path("runs/trial-quick")
    source.write_text(source.read_text() + "\n# edited\n")
    assert default_directory(runner.plan(["one"], paper="trial", profile="quick")) == Path("runs/trial-quick")
    assert default_directory(runner.plan(["two"], paper="trial", profile="quick")) == Path("runs/trial-quick-2")
    assert default_directory(runner.plan(paper="trial")) == Path("reports/trial")


@pytest.mark.parametrize("arguments", [["--out", ""], ["--out="], ["--model", ""]])
def test_an_empty_name_is_bad_input(make_paper, tmp_path, verify_command, arguments):
    make_paper("trial", PAPER)
    empty = tmp_path / "empty"
    empty.mkdir()
    done = verify_command("run", "one", "--paper", "trial", *arguments, cwd=empty)
    assert done.returncode == 2
    option = arguments[0].rstrip("=")
    assert done.stderr.splitlines() == [f"verify: {option}: is empty; allowed is a value, or to leave it out"]
    assert not list(empty.iterdir())

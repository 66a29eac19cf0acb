"""An edited results file: no verdict is shown or exported that its evidence does not support."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import verify
from tests.third_party import ROOT
from verify.commands.explain import explain
from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.report import read_supported, support, write_checked
from verify.report.index import entries
from verify.results.bundle import export
from verify.results.schema import ReadingResult
from verify.verdicts.decide import told_by_certificate

REFUTED, HOLDS = "sigmoid-smooth-rounded", "sigmoid-smooth"  # of network_constants, by certificates
Edit = Callable[[dict[str, Any]], None]


def run_of(place: Path, paper: str, *claims: str) -> Path:
    """The committed run of a paper, of some claims only and without figures, which are not committed."""
    committed = ROOT / "reports" / paper
    data = json.loads((committed / "results.json").read_text())
    data["claims"] = [claim for claim in data["claims"] if claim["id"] in claims]
    run = place / "run"
    (run / "certificates").mkdir(parents=True)
    for claim in data["claims"]:
        claim["figures"], claim["captions"] = [], {}
        for name in claim["certificates"]:
            shutil.copy(committed / name, run / name)
    (run / "results.json").write_text(json.dumps(data))
    return run


def edit(run: Path, claim: str, change: Edit) -> None:
    """Change a claim and its literal reading in the same way."""
    path = run / "results.json"
    data = json.loads(path.read_text())
    (found,) = (item for item in data["claims"] if item["id"] == claim)
    literal = found["readings"][0]
    change(literal)
    found["verdict"], found["evidence"] = literal["verdict"], literal["evidence"]
    path.write_text(json.dumps(data))


def says(verdict: str, evidence: str, **more: Any) -> Edit:
    return lambda item: item.update({"verdict": verdict, "evidence": evidence, **more})


FORMAL = {"theorem": "it_is_so", "axioms": [], "by_hand": False, "rebuilt": True}
OTHERS = [f"certificates/{HOLDS}.statement.tiling.json"]
EDITS: dict[str, Edit] = {
    "formal without a theorem": says("holds", "formal", certificates=[], counterexample={}),
    "formal with a theorem that is nowhere": says("holds", "formal", formal=FORMAL, certificates=[], counterexample={}),
    "certified with nothing": says("holds", "certified", certificates=[], counterexample={}),
    "certified with its own refuting point": says("holds", "certified"),
    "exhaustive with its own refuting point": says("holds", "exhaustive"),
    "certified with another claim's certificate": says("holds", "certified", certificates=OTHERS, counterexample={}),
    "argued beside its refuting point": says("holds", "argued"),
    "argued, of which there is no check": says("holds", "argued", certificates=[], counterexample={}),
    "derived, of which there is no check": says("holds", "derived", certificates=[], counterexample={}),
    "vacuous and certified": says("vacuous", "certified"),
    "no evidence": says("holds", "none", certificates=[], counterexample={}),
    "another digest": says("refuted", "certified", digest="0" * 64),
    "another formula": says("refuted", "certified", formula="for_all x : real\nsays x <= x + 1"),
    "another counterexample": says("refuted", "certified", counterexample={"x": "0"}),
    "no certificate": says("refuted", "certified", certificates=[], counterexample={}),
    "refuted by words": says("refuted", "argued", certificates=[], counterexample={}),
}


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run = run_of(tmp_path_factory.mktemp("honest"), "network_constants", REFUTED, HOLDS)
    _, complaints = write_checked(run, jobs=1)
    assert complaints == {}
    return run


@pytest.fixture
def run(honest: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(honest, tmp_path / "reports" / "run"))


def test_an_honest_run_is_shown_and_exported_as_it_is(run: Path, tmp_path: Path) -> None:
    verdicts = {claim.id: claim.verdict for claim in read_supported(run).claims}
    assert verdicts == {REFUTED: Verdict.REFUTED, HOLDS: Verdict.HOLDS}
    assert export(run, out=tmp_path / "x.zip", junit_file=None, csv_file=None) == [tmp_path / "x.zip"]


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_verdict_is_shown_as_open_and_not_exported(name: str, run: Path, tmp_path: Path) -> None:
    edit(run, REFUTED, EDITS[name])
    (claim,) = (item for item in read_supported(run, {REFUTED}).claims if item.id == REFUTED)
    assert claim.verdict is Verdict.OPEN
    assert claim.summary.startswith("Not decided here: ")
    with pytest.raises(BadInput, match=REFUTED):
        export(run, out=None, junit_file=tmp_path / "x.xml", csv_file=None)
    assert not (tmp_path / "x.xml").exists()


def test_the_words_are_those_of_the_paper_while_the_formula_is_the_same(run: Path) -> None:
    """A corrected word needs no new run, and an edited one is not shown."""
    (before,) = (item for item in read_supported(run, {REFUTED}).claims if item.id == REFUTED)
    edit(run, REFUTED, says("refuted", "certified", text="Everything is well."))
    assert write_checked(run, jobs=1)[1] == {}
    (claim,) = (item for item in read_supported(run, {REFUTED}).claims if item.id == REFUTED)
    assert claim == before
    assert "Everything is well" not in (run / f"claims/{REFUTED}.md").read_text()


@pytest.mark.parametrize("claim", [REFUTED, HOLDS])
def test_what_a_certificate_shows_is_told_by_the_checker(claim: str, run: Path, tmp_path: Path) -> None:
    """No check explains it, so its summary is not taken from the file."""
    (before,) = (item for item in read_supported(run, {claim}).claims if item.id == claim)
    data = json.loads((run / "results.json").read_text())
    (found,) = (item for item in data["claims"] if item["id"] == claim)
    found["summary"] = found["readings"][0]["summary"] = "It is the other way round."
    (run / "results.json").write_text(json.dumps(data))
    (after,) = (item for item in read_supported(run, {claim}).claims if item.id == claim)
    assert after.verdict is before.verdict
    assert before.summary.startswith(after.summary)
    assert export(run, out=None, junit_file=tmp_path / "x.xml", csv_file=None)
    assert "the other way round" not in (tmp_path / "x.xml").read_text()


@pytest.mark.parametrize("theorem", ["it_is_so", "another"])
def test_a_summary_names_the_theorems_that_its_certificate_takes_as_proved(theorem: str) -> None:
    data = {
        "kind": "implied",
        "digest": "d",
        "statement": "says 1 == 1",
        "sources": [{"theorem": theorem, "digest": "e"}],
    }
    item = ReadingResult(
        id="literal",
        text="",
        verdict=Verdict.HOLDS,
        evidence=Kind.CERTIFIED,
        summary=told_by_certificate(Verdict.HOLDS, data, "").replace("another", "it_is_so"),
        formula="says 1 == 1",
        digest="d",
        certificates=("certificates/a.json",),
    )
    found = support._mismatch(item, None, [support._point("certificates/a.json", data)])
    assert ("names a theorem" in found) == (theorem == "another")


def test_a_draft_names_results_of_another_formula_in_one_line(run: Path, verify_command) -> None:
    edit(run, REFUTED, EDITS["another digest"])
    done = verify_command("report", run, "--draft")
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert f"{REFUTED}: its formula or its digest is not that of the installed paper; `verify run` judges" in line


@pytest.mark.long
@pytest.mark.parametrize("name", list(EDITS)[:7])
def test_the_commands_show_it_as_open_or_refuse(name: str, run: Path, tmp_path: Path, verify_command) -> None:
    edit(run, REFUTED, EDITS[name])
    for command in (("export", run, "--out", tmp_path / "x.zip"), ("export", run, "--csv", tmp_path / "x.csv")):
        refused = verify_command(*command)
        assert refused.returncode == 2
        assert REFUTED in refused.stderr
    assert not (tmp_path / "x.zip").exists()
    done = verify_command("report", run)
    assert done.returncode == 1
    assert REFUTED in done.stderr
    assert "✓ holds" not in (run / f"claims/{REFUTED}.md").read_text().partition("##")[0]
    told = verify_command("explain", REFUTED, run)
    assert REFUTED in told.stderr
    assert "holds" not in told.stdout.splitlines()[0]


def test_every_reader_that_shows_verdicts_shows_it_as_open(run: Path, capfd: pytest.CaptureFixture[str]) -> None:
    edit(run, REFUTED, EDITS["certified with its own refuting point"])
    assert verify.load(run)[REFUTED].verdict is Verdict.OPEN
    (entry,) = entries(run.parent)
    assert entry.counts == {"open": 1, "holds": 1}
    assert REFUTED in capfd.readouterr().err


def test_a_claim_does_not_say_something_else_than_its_reading(run: Path) -> None:
    data = json.loads((run / "results.json").read_text())
    data["claims"][0]["verdict"] = "refuted" if data["claims"][0]["verdict"] == "holds" else "holds"
    (run / "results.json").write_text(json.dumps(data))
    assert read_supported(run).claims[0].verdict is Verdict.OPEN
    with pytest.raises(BadInput, match="its literal reading is"):
        export(run, out=None, junit_file=run / "x.xml", csv_file=None)


def test_a_page_that_was_edited_is_not_exported(run: Path, tmp_path: Path) -> None:
    page = run / "report.html"
    page.write_text(page.read_text().replace("refuted", "holds"))
    with pytest.raises(BadInput, match=r"report\.html does not match its results"):
        export(run, out=tmp_path / "x.zip", junit_file=None, csv_file=None)


def test_of_a_paper_that_is_not_installed_arguments_count_for_nothing(run: Path) -> None:
    path = run / "results.json"
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "paper": "unheard-of"}))
    edit(
        run, REFUTED, says("holds", "argued", certificates=[], counterexample={}, formula="", digest="", summary="Yes.")
    )
    assert [claim.verdict for claim in read_supported(run).claims] == [Verdict.HOLDS, Verdict.OPEN]


def test_of_a_paper_that_is_not_installed_certificates_count_and_theorems_do_not(run: Path) -> None:
    path = run / "results.json"
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "paper": "unheard-of"}))
    assert [claim.verdict for claim in read_supported(run).claims] == [Verdict.HOLDS, Verdict.REFUTED]
    edit(run, HOLDS, EDITS["formal with a theorem that is nowhere"])
    assert [claim.verdict for claim in read_supported(run).claims] == [Verdict.OPEN, Verdict.REFUTED]
    edit(
        run, HOLDS, says("holds", "certified", formal=None, certificates=OTHERS, formula="for_all x : real\nsays x > x")
    )
    assert [claim.verdict for claim in read_supported(run).claims] == [Verdict.OPEN, Verdict.REFUTED]


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        (says("refuted", "formal"), "refuted"),
        (says("holds", "formal"), "open"),
        (says("holds", "argued", formal=None, certificates=[], counterexample={}), "open"),
        (lambda item: item["formal"].update(theorem="it_is_so"), "open"),
        (lambda item: item["formal"].update(by_hand=not item["formal"]["by_hand"]), "open"),
        (lambda item: item["formal"].update(axioms=[]), "open"),
    ],
)
def test_a_theorem_is_looked_up_in_the_manifest(change: Edit, verdict: str, tmp_path: Path) -> None:
    run = run_of(tmp_path, "han2025", "sec-3-scope")
    edit(run, "sec-3-scope", change)
    assert str(read_supported(run).claims[0].verdict) == verdict


def _step(claim: dict[str, Any]) -> None:
    claim["steps"] = [step for step in claim["steps"] if step["verdict"] != "refuted"]
    claim["proof"] = {"verdict": "holds", "summary": "All steps hold.", "rests_on": []}


def _quantity(claim: dict[str, Any]) -> None:
    claim["quantities"]["repair.constant"] = "k/tau"
    claim["repair"]["text"] = claim["repair"]["text"].replace(r"\frac{2\,k\,\sqrt{k}}{\tau}", r"\frac{k}{\tau}")


def _stated(claim: dict[str, Any]) -> None:
    claim["repair"]["stated"] = "generated"


def _vacuous(claim: dict[str, Any]) -> None:
    step = next(step for step in claim["steps"] if step["verdict"] == "refuted")
    more = {"formal": None, "stated": "", "certificates": [], "counterexample": {}}
    step.update({"verdict": "vacuous", "evidence": "argued", **more})


LEMMA = "lemma-15"
OF_A_CLAIM: dict[str, tuple[Edit, str]] = {
    "a formula of a correction, with its words": (_quantity, LEMMA),
    "a statement by hand called generated": (_stated, f"{LEMMA}!repair"),
    "the verdict on the argument": (lambda claim: claim["proof"].update(verdict="holds"), f"{LEMMA}:proof"),
    "a refuted step that is gone": (_step, LEMMA),
    "a refuted step that is called vacuous": (_vacuous, f"{LEMMA}.derivative"),
    "no mark of what it rests on": (lambda claim: claim["steps"][1].update(rests_on=[]), LEMMA),
    "a verdict of what was skipped": (lambda claim: claim["readings"][0].update(skipped="torch"), LEMMA),
    "another enclosure": (lambda claim: claim["constants"][0].update(best_upper="1.5"), f"{LEMMA}, constant 1"),
    "ends without a digit that counts": (
        lambda claim: claim["constants"][0].update(best_lower="1e60", best_upper="1e60"),
        f"{LEMMA}, constant 1",
    ),
    "ends that are a size": (
        lambda claim: claim["constants"][0].update(best_lower="8", best_upper="8"),
        f"{LEMMA}, constant 1",
    ),
    "swapped ends": (
        lambda claim: claim["constants"][0].update(
            best_lower=claim["constants"][0]["best_upper"], best_upper=claim["constants"][0]["best_lower"]
        ),
        f"{LEMMA}, constant 1",
    ),
    "an enumeration of other numbers": (
        lambda claim: claim["constants"][0].update(best_lower="12345", best_upper="12346", evidence="exhaustive"),
        f"{LEMMA}, constant 1",
    ),
    "a size that the paper does not have": (
        lambda claim: claim["constants"][0].update(at={**claim["constants"][0]["at"], "it_is_so": 9}),
        f"{LEMMA}, constant 1",
    ),
    "a dependency that the paper does not have": (lambda claim: claim.update(rests_on=["lemma-16"]), LEMMA),
    "other sizes": (
        lambda claim: claim["constants"][0].update(at={**claim["constants"][0]["at"], "n": 9}),
        f"{LEMMA}, constant 1",
    ),
    "a refuted statement that is called a conflict": (
        lambda claim: next(step for step in claim["steps"] if step["verdict"] == "refuted").update(
            verdict="open",
            evidence="none",
            formal=None,
            stated="",
            counterexample={},
            summary="Conflicting evidence: no error.",
        ),
        f"{LEMMA}.derivative",
    ),
}


@pytest.fixture(scope="module")
def lemma(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run_of(tmp_path_factory.mktemp("lemma"), "han2025", LEMMA)


@pytest.mark.long
def test_what_else_an_edited_file_says_is_compared(lemma: Path) -> None:
    """The words of a claim are those of the installed paper, whatever the file says."""
    path = lemma / "results.json"
    honest = path.read_text()
    assert write_checked(lemma, jobs=1)[1] == {}
    page = lemma / "claims" / f"{LEMMA}.md"
    words = page.read_text()
    data = json.loads(honest)
    data["claims"][0].update(statement="It is so.", title="It is so")
    data["claims"][0]["steps"][0].update(printed="1 = 1")
    path.write_text(json.dumps(data))
    write_checked(lemma, jobs=1)
    assert page.read_text() == words
    for name, (change, address) in OF_A_CLAIM.items():
        data = json.loads(honest)
        change(data["claims"][0])
        path.write_text(json.dumps(data))
        assert address in write_checked(lemma, jobs=1)[1], name
        with pytest.raises(BadInput, match=LEMMA):
            export(lemma, out=lemma / "x.zip", junit_file=None, csv_file=None)


def test_a_file_that_is_named_for_the_output_is_no_device_or_pipe(run: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="is no regular file"):
        export(run, out=None, junit_file=None, csv_file=tmp_path / "pipe")
    assert (tmp_path / "pipe").is_fifo()


def test_a_results_file_of_any_name_is_compared(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(run, REFUTED, EDITS["formal with a theorem that is nowhere"])
    explain(REFUTED, (run / "results.json").rename(run / "other.json"))
    assert "The statement is undecided" in capsys.readouterr().out

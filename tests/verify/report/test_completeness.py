"""Claims that are not in the results, and a paper that is not installed, are told before any verdict."""

from __future__ import annotations

import json
import zipfile

import pytest

from tests.verify.report.test_support import HOLDS, run_of
from verify.commands.explain import explain, show
from verify.files import read_results_file
from verify.report import write_checked, write_report
from verify.report.completeness import notes
from verify.results.bundle import export
from verify.verdicts import papers as registry


def _edit(run, change):
    data = json.loads((run / "results.json").read_text())
    change(data)
    (run / "results.json").write_text(json.dumps(data))


def test_deleted_claims_are_counted_and_absent_main_results_named(tmp_path):
    run = run_of(tmp_path, "han2025", "cor-20")
    paper = registry.paper("han2025")
    (note,) = notes(read_results_file(run / "results.json"))
    assert note.startswith(f"These results have 1 of the {len(paper.claims)} claims of the paper.")
    for name in paper.main:
        assert (name in note) is (name != "cor-20")
    write_report(run)
    assert (run / "report.md").read_text().startswith(f"**{note[:40]}")
    assert note[:40] in (run / "report.html").read_text()


def test_no_claims_at_all(tmp_path):
    run = run_of(tmp_path, "network_constants", HOLDS)
    _edit(run, lambda data: data.update(claims=[]))
    (note,) = notes(read_results_file(run / "results.json"))
    assert note.startswith("These results have 0 of the ")
    write_report(run)
    assert "have 0 of the" in (run / "report.md").read_text()


def test_a_bundle_says_it(tmp_path):
    run = run_of(tmp_path, "network_constants", HOLDS)
    write_report(run)
    out = tmp_path / "out.zip"
    export(run, out=out, junit_file=None, csv_file=None)
    with zipfile.ZipFile(out) as archive:
        texts = {name.partition("/")[2]: archive.read(name).decode() for name in archive.namelist()}
    (note,) = notes(read_results_file(run / "results.json"))
    assert note in texts["README.txt"]
    assert texts["report.md"].startswith("**These results have 1 of the")


def test_a_whole_run_has_no_note(tmp_path):
    names = [claim.id for claim in registry.paper("network_constants").claims]
    assert notes(read_results_file(run_of(tmp_path, "network_constants", *names) / "results.json")) == []


@pytest.fixture
def unknown(tmp_path):
    """A run of a paper that is not installed, with words that are not those of its formula."""
    run = run_of(tmp_path, "network_constants", HOLDS)

    def change(data):
        data["paper"] = "unknown2026"
        for item in (data["claims"][0], data["claims"][0]["readings"][0]):
            item["statement" if "statement" in item else "text"] = "The Riemann hypothesis holds."
            item["summary"] = "This is the Riemann hypothesis, proved."
        data["claims"][0]["plain"] = "The Riemann hypothesis holds."

    _edit(run, change)
    return run


def test_a_paper_that_is_not_installed_is_told_and_shown_by_its_formulas(unknown, tmp_path, capsys):
    complaints = write_checked(unknown)[1]
    assert complaints == {}
    formula = read_results_file(unknown / "results.json").claims[0].readings[0].formula.split()
    for name in ("report.md", "report.html", f"claims/{HOLDS}.md", f"claims/{HOLDS}.html"):
        text = (unknown / name).read_text()
        assert "The paper unknown2026 is not installed: nothing was compared with it." in text.replace("\\", ""), name
        assert "Riemann" not in text, name
    assert formula[0] in (unknown / "claims" / f"{HOLDS}.md").read_text()
    export(unknown, out=tmp_path / "out.zip", junit_file=None, csv_file=None)
    for command in (show, explain):
        command(HOLDS, unknown)
        told = capsys.readouterr().out
        assert told.startswith("The paper unknown2026 is not installed")
        assert "Riemann" not in told

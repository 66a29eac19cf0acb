"""A row of constants and the summary of a theorem: what stands beside certificates is compared with the paper, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.verify.report.test_support import HOLDS, run_of
from verify.files import read_results_file
from verify.records import Kind, Verdict
from verify.report import enclosures, support, trust, write_checked

FORGED: dict[str, dict[str, Any]] = {
    "another name": {"name": "Lipschitz constant of P=NP"},
    "no size": {"at": {"zz": 1}},
    "a size too few": {"at": {"L": "3"}},
    "another size": {"at": {"n": 3, "L": "3"}},
    "another printed value": {"paper": "123456"},
    "another value and its formula": {"paper": "123456", "formula": "123456", "ratio": "411520"},
    "a value without a formula": {"paper": "123456", "formula": ""},
    "another formula of the same value": {"formula": "2*L/(n + 1)**2 + 0*n"},
    "another ratio": {"ratio": "77"},
    "another kind of bound": {"bound": "sharp"},
    "a certificate of another claim": {"certificates": ["certificates/ogm.at-least.json"]},
    "another end": {"best_upper": "0.2"},
}


def _change(run: Path, fields: dict[str, Any]) -> None:
    data = json.loads((run / "results.json").read_text())
    data["claims"][0]["constants"][0].update(fields)
    (run / "results.json").write_text(json.dumps(data))


@pytest.mark.parametrize("what", FORGED)
def test_a_row_that_is_not_the_papers_is_told_and_not_shown(tmp_path, what):
    run = run_of(tmp_path, "published_rates", "fgm", "ogm")
    before = read_results_file(run / "results.json")
    assert not [name for name in trust.examined(run, before, 1).complaints if "constant" in name]
    _change(run, FORGED[what])
    complaints = write_checked(run)[1]
    assert [name for name in complaints if name.startswith("fgm, constant 1")], complaints
    results = read_results_file(run / "results.json")
    shown = trust.believed(results, trust.examined(run, results, 1)).claims[0].constants[0]
    assert shown.evidence is Kind.NONE
    assert shown.best_lower == shown.best_upper == shown.ratio == "?"
    for value in (FORGED[what].get("name", ""), FORGED[what].get("paper", "")):
        assert not value or value not in (run / "report.md").read_text() + (run / "claims" / "fgm.md").read_text()


def test_what_the_papers_code_computes_is_compared_whatever_its_class(tmp_path):
    """A row without a certificate: the printed value of Corollary 20."""
    run = run_of(tmp_path, "han2025", "cor-20")
    results = read_results_file(run / "results.json")
    (claim,) = results.claims
    assert [enclosures.differs(results, claim, item) for item in claim.constants] == [""] * len(claim.constants)
    _change(run, {"paper": "0.99999"})
    results = read_results_file(run / "results.json")
    assert enclosures.differs(results, results.claims[0], results.claims[0].constants[0])


@pytest.mark.long
def test_every_committed_row_is_the_papers():
    root = Path(__file__).resolve().parents[3]
    seen = 0
    for path in [*root.glob("reports/*/results.json"), *root.glob("models/variants/results/*.json.xz")]:
        results = read_results_file(path)
        for claim in results.claims:
            for item in claim.constants:
                assert enclosures.differs(results, claim, item) == "", (path, claim.id, item)
                seen += 1
    assert seen > 100


SUMMARIES = {
    "another theorem": "The Coq theorem `riemann_hypothesis` proves this.",
    "another theorem beside it": "{} The Coq theorem `riemann_hypothesis` proves this, too.",
    "no theorem": "It is so.",
    "the other answer": "{}".replace("{}", "The Coq theorem `{theorem}` disproves this."),
}


@pytest.mark.parametrize("what", SUMMARIES)
@pytest.mark.parametrize(("part", "name"), [("reading", "cor-20"), ("step", "sec-3-scope")])
def test_the_summary_of_a_formal_verdict_is_about_its_theorem(tmp_path, what, part, name):
    run = run_of(tmp_path, "han2025", name)
    data = json.loads((run / "results.json").read_text())
    (claim,) = data["claims"]
    items = claim["readings"] if part == "reading" else claim["steps"]
    item = next(item for item in items if item["evidence"] == "formal")
    new = SUMMARIES[what].replace("{theorem}", item["formal"]["theorem"]).replace("{}", item["summary"])
    assert new != item["summary"]
    if item is claim["readings"][0]:
        claim["summary"] = new
    item["summary"] = new
    (run / "results.json").write_text(json.dumps(data))
    results = read_results_file(run / "results.json")
    found = trust.examined(run, results, 1)
    address = name if part == "reading" else item["id"]
    assert "summary" in found.unsupported[address]
    after = trust.believed(results, found).claims[0]
    shown = after.readings[0] if part == "reading" else next(step for step in after.steps if step.id == item["id"])
    assert shown.verdict is Verdict.OPEN
    assert "riemann" not in shown.summary


def test_the_committed_summaries_are_those_of_the_theorems(tmp_path):
    from verify.report.current_texts import with_current_texts

    run = run_of(tmp_path, "han2025", "cor-20", "sec-3-scope", "lemma-19")
    results = with_current_texts(read_results_file(run / "results.json"))[0]
    known = support.read_installed(results, results.claims)
    formal = [pair for claim in results.claims for pair in support.addressed(claim) if pair[1].formal]
    assert len(formal) > 5
    assert [support._theorem_differs(item, known[address]) for address, item in formal] == [""] * len(formal)


def test_a_summary_names_a_theorem_only_if_the_verdict_is_formal(tmp_path):
    run = run_of(tmp_path, "network_constants", HOLDS)
    data = json.loads((run / "results.json").read_text())
    for item in (data["claims"][0], data["claims"][0]["readings"][0]):
        item["summary"] = "The Coq theorem `riemann_hypothesis` proves this."
    (run / "results.json").write_text(json.dumps(data))
    results = read_results_file(run / "results.json")
    found = trust.examined(run, results, 1)
    assert found.unsupported[HOLDS] == "its summary names a theorem, and its verdict is not formal"
    assert "riemann" not in trust.believed(results, found).claims[0].summary

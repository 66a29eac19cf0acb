"""Planted falsehoods between a formula and a formal verdict: a paper of another distribution, a changed prelude,
statements by hand.  The constructs of the printer have their own (tests/verify/statement/test_coq_planted.py)."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest

from tests.third_party import ROOT
from verify import api
from verify.proofs import folder as folders
from verify.proofs import formal, generated, manifest
from verify.records import Kind
from verify.report import answer, markdown, page, summary
from verify.report.attached import Attached
from verify.results.diff import compare
from verify.results.schema import BY_HAND, GENERATED, class_of, decode
from verify.statement import catalogue
from verify.verdicts import papers as registry

MARK = "Coq proof, statement written by hand"
SOURCE = """
    from verify.records import Claim, Paper, Reading

    CLAIM = Claim(id="square", title="Square", where="here", statement="a square is at least 1",
                  readings=(Reading(id="literal", text="for all z"),))
    PAPER = Paper(id="planted", title="Planted", authors="nobody", year=2026, claims=(CLAIM,))
"""
STATEMENTS = '[square]\nstatement = """\nfor_all z : real\nsays z*z >= 1\n"""\n'
SETTINGS = """library = "Planted"
definitions = ["Model.v"]
statements = "Claims.v"
theorems = "Theorems.v"
constants = "Constants.v"
naturals = []
quantities = []
axioms = ["ClassicalDedekindReals.sig_not_dec"]
[generated]
square = "holds"
"""


@pytest.fixture
def planted(make_paper, tmp_path, monkeypatch):
    """A false formula, a page of proofs that proves nothing, a manifest and the note of a build that never was."""
    from verify.proofs import constants

    code = make_paper("planted", SOURCE, prelude="names z : real\n", statements=STATEMENTS)
    place = code.parent.parent / "proofs" / "planted"
    place.mkdir(parents=True)
    for name in ("Model", "Claims", "Theorems"):
        (place / f"{name}.v").write_text("(* nothing *)\n")
    (place / "Bridge.v").write_text("trust me, I am a doctor\n")
    (place / "proofs.toml").write_text(SETTINGS)
    paper, folder = registry.paper("planted"), folders.load(place)
    (place / "Constants.v").write_text(constants.page(folder, paper))
    (place / "Said.v").write_text(generated.page(folder, paper))
    sources = folders.digests(folder)
    entries = manifest.entries(folder, paper)
    manifest.write(folder, manifest.Manifest(coq="8.16", sources=sources, theorems=entries))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    note = hashlib.sha256(json.dumps(sources, sort_keys=True).encode()).hexdigest()
    kept = tmp_path / "cache" / "theorem-referee" / "proofs"
    kept.mkdir(parents=True)
    (kept / note).write_text("")
    return paper


def test_nothing_that_another_distribution_writes_makes_a_verdict_formal(planted, monkeypatch):
    folder = folders.find("planted")
    assert folder is not None
    assert list(manifest.complaints(folder, planted)) == []
    assert manifest.entries(folder, planted)[0].address == "square"
    assert formal(planted) == {}
    monkeypatch.setattr(registry, "comes_with_us", lambda paper_id: True)  # it is only whose paper it is
    assert formal(planted).keys() == {"square"}


@pytest.fixture
def changed_prelude(monkeypatch):
    """``change(old, new)``: the prelude of han2025 with another text, for this test."""
    read = catalogue._text

    def change(old: str, new: str) -> None:
        text = read("han2025", "model.prelude")
        assert text.count(old) == 1
        other = text.replace(old, new)
        monkeypatch.setattr(
            catalogue, "_text", lambda *key: other if key == ("han2025", "model.prelude") else read(*key)
        )

    return change


def test_a_changed_definition_under_a_generated_statement_makes_nothing_formal(changed_prelude):
    """Where a head looks: ties are left open.  The page of the generated statements is not the one that was proved."""
    paper = registry.paper("han2025")
    assert formal(paper)
    changed_prelude(
        "looks(g, att, m) = every(every(every(g(j, p, x[p]) < g(j,",
        "looks(g, att, m) = every(every(every(g(j, p, x[p]) <= g(j,",
    )
    assert formal(paper) == {}


def test_the_manifest_has_the_digest_of_every_formula():
    paper = registry.paper("han2025")
    folder = folders.find("han2025")
    assert folder is not None
    entries = catalogue.entries_of(paper)
    for entry in manifest.read(folder).theorems:
        said = entries.get(manifest.parts_of(entry.address)[0])
        assert entry.digest == (said.statement.digest if said is not None and said.statement is not None else "")


# --- a statement by hand says so wherever its class is shown


@pytest.fixture(scope="module")
def results():
    return decode((ROOT / "reports" / "han2025" / "results.json").read_bytes())


def judged_of(results):
    for claim in results.claims:
        yield from (claim, *claim.readings, *claim.steps, *(r for step in claim.steps for r in step.readings))
        if claim.repair is not None:
            yield claim.repair


def test_results_say_who_stated_what_is_formal(results):
    found = {item.stated for item in judged_of(results) if item.evidence is Kind.FORMAL}
    assert found == {BY_HAND, GENERATED}
    assert {item.stated for item in judged_of(results) if item.evidence is not Kind.FORMAL} == {""}
    for item in judged_of(results):
        assert ("stated by hand" in class_of(item)) == (item.stated == BY_HAND)
        if getattr(item, "formal", None) is not None:
            assert item.formal.by_hand == (item.stated == BY_HAND)


def test_every_page_marks_a_statement_by_hand(results, tmp_path):
    attached = Attached(tmp_path)
    by_hand = [claim for claim in results.claims if claim.stated == BY_HAND]
    assert by_hand
    texts, html = markdown.pages(results, attached), page.pages(results, attached)
    for claim in by_hand:
        assert MARK in summary.headline(claim)
        assert MARK in answer.explanation(results, claim)
    assert sum(f"| {MARK} |" in row for row in texts["report.md"].splitlines()) == len(by_hand)
    assert html["report.html"].count(
        'data-label="Evidence">Coq proof <span class="badge-note">statement written by hand<'
    ) == len(by_hand)
    for made, ending in ((texts, "md"), (html, "html")):
        for claim in by_hand:
            assert "statement written by hand" in made[f"claims/{claim.id}.{ending}"]
    assert "with a statement written by hand" in texts["report.md"]


def test_the_api_marks_a_statement_by_hand(results, tmp_path, monkeypatch):
    monkeypatch.setattr(api, "_frame", lambda rows: rows)
    audit = api.Audit(results, tmp_path)
    for row, claim in zip(audit.verdicts(), results.claims, strict=True):
        assert row["evidence"] == class_of(claim)
        assert [step["evidence"] for step in audit[claim.id].steps()] == list(map(class_of, claim.steps))
        assert (MARK in repr(audit[claim.id])) == (claim.stated == BY_HAND)


def test_a_comparison_says_that_a_statement_is_now_by_hand(results):
    step = next(step for claim in results.claims for step in claim.steps if step.stated == GENERATED)
    by_hand = msgspec.structs.replace(step, stated=BY_HAND)
    claims = tuple(
        msgspec.structs.replace(c, steps=tuple(by_hand if s is step else s for s in c.steps)) for c in results.claims
    )
    found = compare(results, msgspec.structs.replace(results, claims=claims)).changes
    assert [(c.id, c.old, c.new) for c in found] == [(step.id, "formal", "formal, stated by hand")]
    assert found[0].summary == "the evidence is weaker"

"""The first screen of a made-up audit as a golden text, and what the committed ones must answer by themselves."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from tests.verify.report.samples import claim, lay_out, sample, step, texts
from verify.records import Kind, Verdict
from verify.report import front_page, markdown
from verify.report.attached import Attached
from verify.results.schema import RepairResult, Results, decode

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = Path(__file__).with_name("first_screen.md")
LABELS = ("Verdict", "Confidence", "What is wrong", "What is true", "What the paper claims", "Where to check")


def audit() -> Results:
    """A main result that falls with its correction, one that stands, one that is open, and a slip."""
    mended = RepairResult(
        text="For $n\\ge2$ it is so. More.",
        plain="It is so for two or more.",
        verdict=Verdict.HOLDS,
        evidence=Kind.FORMAL,
    )
    claims = (
        claim(
            "thm-1",
            Verdict.REFUTED,
            title="A great theorem",
            plain="Everything is claimed to be so.",
            summary="At n = 1 it is not. There is more.",
            repair=mended,
            rests_on=("lemma-2.slip",),
        ),
        claim("lemma-2", Verdict.HOLDS, (step("lemma-2.slip", Verdict.REFUTED), step("lemma-2.rest"))),
        claim(
            "cor-3",
            Verdict.OPEN,
            title="A corollary",
            summary="Open: it rests on the theorem.",
            evidence=Kind.NONE,
            rests_on=("thm-1",),
        ),
        claim("exp-1", Verdict.HOLDS, kind="experiment", evidence=Kind.EMPIRICAL, title="An experiment"),
    )
    return msgspec.structs.replace(sample(), claims=claims, main=("thm-1", "cor-3"), says=("It says that all is so.",))


def first_screen(tmp_path: Path) -> str:
    text = texts(tmp_path, audit())["report.md"]
    return text.split("## Summary\n\n")[1].split("\n## ")[0]


def test_the_first_screen_is_the_golden_one(tmp_path):
    """``UPDATE_GOLDEN=1`` writes it anew; read it aloud before it is committed."""
    found = first_screen(tmp_path)
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(found)
    assert found == GOLDEN.read_text()


@pytest.mark.parametrize("paper", ["han2025", "edelman2022"])
def test_a_committed_first_screen_answers_five_questions(paper, tmp_path):
    path = ROOT / "reports" / paper / "results.json"
    if not path.is_file():
        pytest.skip("no committed report yet: `make audit` writes it")
    results = decode(path.read_bytes())
    blocks = {block.label: block for block in front_page.opening(results)}
    wanted = {"Verdict", "What is true", "Confidence", "Where to check"}
    if any(c.verdict is Verdict.REFUTED for c in results.claims):
        wanted |= {"What is wrong"}
    assert wanted <= set(blocks)
    for name in results.main:
        assert any(span.to == name for block in blocks.values() for line in block.lines for span in line)
    words = sum(len(front_page.text_of(block).split()) for block in blocks.values())
    assert words < 1000, "a screen, not a page"
    ids = {c.id for c in results.claims}
    assert not ids & set(" ".join(map(front_page.text_of, blocks.values())).split()), "names, not ids"


def test_the_labels_come_in_the_order_of_the_questions(tmp_path):
    assert [block.label for block in front_page.opening(audit())] == list(LABELS)
    made = markdown.pages(audit(), Attached(lay_out(tmp_path / "run", audit())))
    places = [made["report.md"].index(f"**{label}.**") for label in LABELS]
    assert places == sorted(places)


def test_errors_are_counted_by_severity_and_restatements_once() -> None:
    false = [
        claim("lemma-1", Verdict.REFUTED, severity="misprint"),
        claim("lemma-2", Verdict.REFUTED, severity="needs a hypothesis"),
        claim("lemma-3", Verdict.REFUTED, severity="needs a hypothesis", restates="lemma-2"),
    ]
    assert front_page.severities(false) == ({"needs a hypothesis": 1, "misprint": 1}, 1)
    results = msgspec.structs.replace(sample(), claims=tuple(false))
    (said,) = [block for block in front_page.opening(results) if block.label == "Severity"]
    text = "2 independent errors in statements: 1 needs a hypothesis and 1 is a misprint; 1 more statement repeats"
    assert front_page.text_of(said) == f"{text} one of them."


@pytest.mark.parametrize(
    ("kinds", "word"),
    [
        ((Kind.FORMAL, Kind.CERTIFIED), "High: 2 of 2"),
        ((Kind.ARGUED, Kind.CERTIFIED), "Medium: 1 of 2"),
        ((Kind.ARGUED, Kind.NUMERIC), "Low: 0 of 2"),
    ],
)
def test_confidence_is_the_share_of_machine_checked_verdicts(kinds: tuple[Kind, ...], word: str) -> None:
    claims = tuple(claim(f"lemma-{n}", Verdict.REFUTED, evidence=kind) for n, kind in enumerate(kinds))
    results = msgspec.structs.replace(sample(), claims=claims)
    (said,) = [block for block in front_page.opening(results) if block.label == "Confidence"]
    assert front_page.text_of(said).startswith(f"{word} verdicts on the paper’s statements are machine-checked")


def test_no_high_confidence_where_a_main_result_is_argued() -> None:
    claims = tuple(claim(f"lemma-{n}", Verdict.HOLDS, evidence=Kind.FORMAL) for n in range(20))
    weak = claim("thm-1", Verdict.REFUTED, evidence=Kind.ARGUED)
    results = msgspec.structs.replace(sample(), claims=(*claims, weak), main=("thm-1",))
    (said,) = [block for block in front_page.opening(results) if block.label == "Confidence"]
    assert front_page.text_of(said).startswith("Medium: 20 of 21")

"""The summary of a formal verdict: the theorem and its counterexample, and no inference that is left to words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from verify.records import Certificate, Claim, Evidence, Finding, Kind, Quantity, Reading, Verdict
from verify.report.witness import shown_point
from verify.results.schema import Formal, ReadingResult
from verify.run.points import Point
from verify.verdicts.decide import Support, explain
from verify.verdicts.judge import Ruling
from verify.verdicts.proof_support import Backing
from verify.verdicts.statements import filled, statements

ROOT = Path(__file__).resolve().parents[3]
POINT = Point(
    address="thm-1",
    assignment={"n": 2},
    sentence="at n = 2, att = {1,00: 1}: f(n) <= 1 is false (left 2, right 1)",
    certificate=Certificate(name="thm-1.statement.point.json", body={}),
)
FORMULA = "for_all n >= 1\nsays f(n) <= 1"


def _told(verdict: Verdict, text: str, *, by_hand: bool, point: Point | None = None) -> str:
    finding = Finding.NO if verdict is Verdict.REFUTED else Finding.YES
    evidence = [
        Evidence(finding=finding, kind=Kind.ARGUED, summary=text),
        Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Not decided."),
    ]
    ruling = Ruling(verdict=verdict, evidence=Kind.FORMAL, summary="Trusted, not checked: all of it.")
    backing = Backing(theorem="thm_1", by_hand=by_hand, formula=FORMULA, refuted=verdict is Verdict.REFUTED)
    return explain(ruling, evidence if text else (), Support(backing=backing, point=point), "f is at most 1.").summary


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("It falls. The inference in words: how the three add up.", "It falls."),
        ("It falls. The inference in words: by $a. B$ and (c). At n = 2 it is 3.", "It falls. At n = 2 it is 3."),
        ("It falls (the facts are computed; the inference in words: f(x) is (a) limit). So.", "It falls. So."),
        ("It is 1; for all sizes the inference is in words.", "It is 1."),
        ("Signs follow from sums, which is the inference in words.", "Signs follow from sums."),
        ("(It is free.) The inference in words: the sum.", "(It is free.)"),
        ("The interval $(0, 1]$ is met (the inference in words).", "The interval $(0, 1]$ is met."),
        ("It falls. Not machine-checked: by $a. B$ and (c). At n = 2 it is 3.", "It falls. At n = 2 it is 3."),
        ("It is 1; for all sizes it is not machine-checked.", "It is 1."),
        ("Signs follow from sums, which is not machine-checked.", "Signs follow from sums."),
        ("The interval $(0, 1]$ is met (not machine-checked).", "The interval $(0, 1]$ is met."),
    ],
)
def test_what_a_check_leaves_to_words_is_not_beside_a_theorem(text, kept):
    assert _told(Verdict.HOLDS, text, by_hand=False) == f"{kept} The Coq theorem `thm_1` proves this."


def test_a_refutation_shows_the_counterexample_of_its_theorem():
    said = _told(Verdict.REFUTED, "It grows.", by_hand=False, point=POINT)
    assert said == (
        "It grows. The Coq theorem `thm_1` proves that this is false. "
        "Its counterexample: at n = 2, att = {1,00: 1} (left 2, right 1)."
    )
    said = _told(Verdict.REFUTED, "It grows: at n = 7 it is 9.", by_hand=True, point=POINT)
    assert said.startswith("It grows: at n = 7 it is 9. The Coq theorem `thm_1`, whose statement was written by hand, ")
    assert "Another counterexample: at n = 2" in said
    assert "Trusted" not in said
    assert _told(Verdict.REFUTED, "", by_hand=False).endswith("proves that this is false: f is at most 1.")


def test_the_counterexample_that_is_shown_is_the_one_that_is_explained():
    """Of a theorem by hand the checks explain and certify one; the stored assignment is another."""

    def reading(by_hand: bool, *certificates: str) -> ReadingResult:
        return ReadingResult(
            id="literal",
            text="t",
            verdict=Verdict.REFUTED,
            evidence=Kind.FORMAL,
            summary="s",
            formal=Formal(theorem="thm_1", by_hand=by_hand),
            counterexample={"n": 2},
            certificates=certificates,
        )

    point = "certificates/thm-1.statement.point.json"
    assert shown_point(reading(True, "certificates/thm-1.reader.json", point)) == {}
    assert shown_point(reading(True, point)) == {"n": 2}
    assert shown_point(reading(False, "certificates/thm-1.reader.json", point)) == {"n": 2}


def _records(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if value.get("evidence") == "formal" and "summary" in value:
            yield value
        value = list(value.values())
    for item in value if isinstance(value, list) else ():
        yield from _records(item)


@pytest.mark.parametrize("paper", ["han2025", "edelman2022", "published_rates", "network_constants"])
def test_no_formal_record_speaks_of_an_inference_in_words(paper):
    """Whatever the checks of the four papers say: their sentences are in the committed results."""
    found = list(_records(json.loads((ROOT / "reports" / paper / "results.json").read_bytes())))
    assert found or paper in ("published_rates", "network_constants")
    for record in found:
        said = _told(Verdict(record["verdict"]), record["summary"], by_hand=True)
        assert "inference in words" not in said.lower()
        assert "inference is in words" not in said.lower()
        assert said.count("$") % 2 == record["summary"].count("$") % 2 == 0
        assert len(said) > 40


def _noted(evidence: list[Evidence], *, anew: bool = False, kind: Kind = Kind.CERTIFIED) -> str:
    ruling = Ruling(verdict=Verdict.REFUTED, evidence=kind, summary="Refuted at n = 2.")
    return explain(ruling, evidence, Support(point=POINT), "", "It grows with n.", anew).summary


def test_a_note_explains_a_theorem_that_no_check_explains():
    ruling = Ruling(verdict=Verdict.HOLDS, evidence=Kind.FORMAL, summary="")
    backing = Backing(theorem="thm_1", formula=FORMULA)
    told = explain(ruling, (), Support(backing=backing), "f is at most 1.", "By Lemma 1.").summary
    assert told == "By Lemma 1. The Coq theorem `thm_1` proves this."
    yes = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="A check.")
    told = explain(ruling, (yes,), Support(backing=backing), "f is at most 1.", "By Lemma 1.").summary
    assert told == "A check. The Coq theorem `thm_1` proves this."


def test_a_note_explains_a_counterexample_of_the_statement_of_the_paper_only():
    no = Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary="A check.")
    assert _noted([]) == "Refuted at n = 2. It grows with n."
    assert _noted([no]) == _noted([], anew=True) == "Refuted at n = 2."


def test_a_note_is_read_from_a_claim_and_mentions_no_quantity():
    claim = Claim(
        id="thm-1",
        title="",
        where="",
        readings=(Reading(id="literal", text="It is at most 1.", note="Since ${=c}$ is small."),),
        quantities=(Quantity(name="c", text="k**2", symbols=("k",), meaning=""),),
    )
    (stated,) = statements(claim)
    assert stated.mentions == frozenset()
    assert [said.note for said in statements(filled(claim, {"c": "k**3"}))] == ["Since $k^{3}$ is small."]

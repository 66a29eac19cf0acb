"""From the ruling on the checks, theorems, counterexamples and certificates to the verdict and its class."""

from __future__ import annotations

import pytest

from verify.records import Certificate, Evidence, Finding, Kind, Scope, Verdict
from verify.run.points import Point
from verify.verdicts.decide import Support, decide
from verify.verdicts.judge import Ruling, judge
from verify.verdicts.proof_support import Backing

POINT = Point(
    address="a",
    assignment={"n": 1},
    sentence="at n = 1: 2 == 1 is false",
    certificate=Certificate(name="a.point.json", body={}),
)
SILENT = Evidence(finding=Finding.NOT_RUN, kind=Kind.NONE, summary="not applicable")


def limit(finding: Finding, part: str = "") -> Evidence:
    return Evidence(finding=finding, kind=Kind.ARGUED, summary="of the limit", scope=Scope.LIMIT, part=part)


def ruled(*evidence: Evidence, point: Point | None = POINT) -> Verdict:
    return decide(judge(evidence), evidence, Support(point=point)).verdict


FOR, AGAINST = Backing(theorem="it_is_so"), Backing(theorem="it_is_not", refuted=True)


@pytest.mark.parametrize(
    ("found", "theorem", "verdict", "kind"),
    [
        (Verdict.HOLDS, FOR, Verdict.HOLDS, Kind.FORMAL),
        (Verdict.REFUTED, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.LIMIT, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.VACUOUS, FOR, Verdict.VACUOUS, Kind.ARGUED),
        (Verdict.OPEN, FOR, Verdict.HOLDS, Kind.FORMAL),
        (Verdict.HOLDS, AGAINST, Verdict.OPEN, Kind.NONE),
        (Verdict.REFUTED, AGAINST, Verdict.REFUTED, Kind.FORMAL),
        (Verdict.LIMIT, AGAINST, Verdict.LIMIT, Kind.ARGUED),
        (Verdict.VACUOUS, AGAINST, Verdict.OPEN, Kind.NONE),
        (Verdict.OPEN, AGAINST, Verdict.REFUTED, Kind.FORMAL),
        (Verdict.UNDERSPECIFIED, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.HOLDS, Backing(), Verdict.HOLDS, Kind.ARGUED),
        (Verdict.REFUTED, Backing(), Verdict.OPEN, Kind.NONE),
        (Verdict.LIMIT, Backing(), Verdict.LIMIT, Kind.ARGUED),
    ],
)
def test_a_theorem_meets_what_the_checks_found(found, theorem, verdict, kind):
    ruling = decide(Ruling(verdict=found, evidence=Kind.ARGUED, summary="x"), (), Support(backing=theorem))
    assert (ruling.verdict, ruling.evidence) == (verdict, kind)


def test_a_statement_that_does_not_apply_stays_as_it_is():
    ruling = Ruling(verdict=Verdict.OPEN, evidence=Kind.NONE, summary="not applicable")
    assert decide(ruling, (), Support(backing=FOR, applicable=False)) == ruling


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        (Verdict.HOLDS, Verdict.OPEN, Kind.NONE),
        (Verdict.OPEN, Verdict.REFUTED, Kind.CERTIFIED),
        (Verdict.REFUTED, Verdict.REFUTED, Kind.CERTIFIED),
        (Verdict.LIMIT, Verdict.LIMIT, Kind.ARGUED),
        (Verdict.VACUOUS, Verdict.OPEN, Kind.NONE),
    ],
)
def test_a_point_decides_what_was_open_and_contradicts_a_yes(before, after, kind):
    paper = Certificate(name="c.json", body={})
    point = Point(address="c", assignment={"n": 1}, sentence="at n = 1: no", certificate=paper)
    found = decide(Ruling(verdict=before, evidence=Kind.ARGUED, summary="x"), (), Support(point=point))
    assert (found.verdict, found.evidence) == (after, kind)
    assert "c.json" in found.certificates


@pytest.mark.parametrize(
    ("evidence", "verdict"),
    [
        ((SILENT, limit(Finding.YES)), Verdict.LIMIT),
        ((SILENT, limit(Finding.NO)), Verdict.REFUTED),
        ((limit(Finding.YES),), Verdict.LIMIT),
        ((SILENT, limit(Finding.UNKNOWN)), Verdict.OPEN),
        ((SILENT, limit(Finding.YES), limit(Finding.FAILED)), Verdict.OPEN),
        ((SILENT, limit(Finding.YES, part="other")), Verdict.OPEN),  # which part the point breaks is not known
        ((SILENT,), Verdict.REFUTED),  # no limit was asked about
    ],
)
def test_a_point_and_an_answered_limit_decide(evidence, verdict):
    assert ruled(*evidence) is verdict
    assert ruled(*evidence, point=None) is Verdict.OPEN


def test_a_yes_beside_a_point_is_a_conflict():
    yes = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")
    assert ruled(yes, limit(Finding.YES)) is Verdict.OPEN
    unknown = Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="unknown", scope=Scope.INFORMATIVE)
    assert ruled(yes, unknown, limit(Finding.YES)) is Verdict.OPEN


def test_both_sentences_are_said():
    evidence = (SILENT, limit(Finding.YES))
    assert (
        decide(judge(evidence), evidence, Support(point=POINT)).summary
        == f"False as stated {POINT.sentence}. of the limit"
    )

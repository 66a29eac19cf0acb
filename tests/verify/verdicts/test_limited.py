"""A point beside answers about a limit: the judge decides from both, and only where nothing is left open."""

from __future__ import annotations

import pytest

from verify.records import Certificate, Evidence, Finding, Kind, Scope, Verdict
from verify.run.points import Point
from verify.verdicts.judge import judge
from verify.verdicts.proof_support import limited

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
    return limited(judge(evidence), evidence, point).verdict


@pytest.mark.parametrize(
    ("evidence", "verdict"),
    [
        ((SILENT, limit(Finding.YES)), Verdict.LIMIT),
        ((SILENT, limit(Finding.NO)), Verdict.REFUTED),
        ((limit(Finding.YES),), Verdict.LIMIT),
        ((SILENT, limit(Finding.UNKNOWN)), Verdict.OPEN),
        ((SILENT, limit(Finding.YES), limit(Finding.FAILED)), Verdict.OPEN),
        ((SILENT, limit(Finding.YES, part="other")), Verdict.OPEN),  # which part the point breaks is not known
        ((SILENT,), Verdict.OPEN),  # no limit was asked about: the point alone is another rule's
    ],
)
def test_a_point_and_an_answered_limit_decide(evidence, verdict):
    assert ruled(*evidence) is verdict
    assert ruled(*evidence, point=None) is Verdict.OPEN


def test_a_yes_beside_a_point_stays_a_conflict_for_the_next_rule():
    yes = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")
    assert ruled(yes, limit(Finding.YES)) is Verdict.HOLDS
    unknown = Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="unknown", scope=Scope.INFORMATIVE)
    assert ruled(yes, unknown, limit(Finding.YES)) is Verdict.OPEN


def test_both_sentences_are_said():
    evidence = (SILENT, limit(Finding.YES))
    assert limited(judge(evidence), evidence, POINT).summary == f"False as stated {POINT.sentence}. of the limit"

"""``verify diff``: the order of verdicts, what is worse, and what explains it."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from verify.diff import RANK, compare, render
from verify.records import Kind, Verdict
from verify.results import (
    ClaimResult,
    ConstantResult,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
)


def _claim(key: str = "c", verdict: Verdict = Verdict.HOLDS, **more) -> ClaimResult:
    return ClaimResult(
        id=key, title="", where="", statement="", depends_on=(), verdict=verdict, evidence=Kind.PROOF,
        summary=f"{key} {verdict}", checked=True,
        **{"proof": ProofResult(verdict=Verdict.OPEN, summary=""), **more})


def _results(*claims: ClaimResult, **more) -> Results:
    given = {"paper": "p", "title": "", "profile": "quick", "model": {"n": 8}, "environment": {"code": "1"},
             "seconds": 0.0, **more}
    return Results(claims=claims, **given)


@pytest.mark.parametrize(("old", "new"), list(itertools.product(Verdict, Verdict)))
def test_the_order_of_verdicts(old, new):
    order = [{Verdict.REFUTED}, {Verdict.OPEN, Verdict.UNDERSPECIFIED}, {Verdict.LIMIT}, {Verdict.VACUOUS},
             {Verdict.HOLDS}]
    place = {verdict: index for index, group in enumerate(order) for verdict in group}
    found = compare(_results(_claim(verdict=old)), _results(_claim(verdict=new)))
    assert found.worse == (place[new] < place[old])
    assert len(found.changes) == (old is not new)
    assert place == RANK


def _step(verdict: Verdict) -> StepResult:
    return StepResult(id="c.s", text="", verdict=verdict, evidence=Kind.PROOF, summary="")


def _reading(verdict: Verdict) -> ReadingResult:
    return ReadingResult(id="kind", text="", verdict=verdict, evidence=Kind.PROOF, summary="")


def _repair(verdict: Verdict) -> RepairResult:
    return RepairResult(text="", verdict=verdict, evidence=Kind.PROOF)


@pytest.mark.parametrize(("part", "key"), [
    (lambda verdict: {"steps": (_step(verdict),)}, "c.s"),
    (lambda verdict: {"readings": (_reading(verdict),)}, "c:kind"),
    (lambda verdict: {"repair": _repair(verdict)}, "c:repair"),
    (lambda verdict: {"proof": ProofResult(verdict=verdict, summary="")}, "c:proof"),
])
def test_every_part_that_is_judged_is_compared(part, key):
    old, new = _results(_claim(**part(Verdict.HOLDS))), _results(_claim(**part(Verdict.REFUTED)))
    found = compare(old, new)
    assert found.worse
    assert [(change.id, change.effect) for change in found.changes] == [(key, "worse")]
    back = compare(new, old)
    assert not back.worse
    assert [change.effect for change in back.changes] == ["better"]


def test_a_missing_claim_is_worse_and_a_new_one_is_not():
    both, one = _results(_claim("a"), _claim("b")), _results(_claim("a"))
    gone = compare(both, one)
    assert gone.worse
    assert ("b", "gone") in {(change.id, change.new) for change in gone.changes}
    assert not compare(one, both).worse


def test_equal_results_say_so():
    found = compare(_results(_claim()), _results(_claim()))
    assert found.changes == ()
    assert render(found) == ["Same paper, model, profile and code.", "No verdict and no constant changed."]


def _constant(low: str, high: str, **more) -> ClaimResult:
    given = {"name": "best", "at": {"n": 8}, "paper": "10", "ratio": "1", **more}
    return _claim(constants=(ConstantResult(best_lower=low, best_upper=high, **given),))


@pytest.mark.parametrize(("old", "new", "changes", "worse"), [
    (("1", "2"), ("1.5", "3"), 0, False),  # they overlap
    (("1", "2"), ("2", "3"), 0, False),  # they touch
    (("1.0000000000000000000001", "2"), ("1", "1.0000000000000000000000"), 1, True),  # beyond a double
    (("1", "2"), ("2.1", "3"), 1, True),
    (("1/3", "1/2"), ("2/3", "3/4"), 1, True),
    (("", ""), ("", ""), 0, False),
    (("", ""), ("1", "2"), 1, False),  # not comparable: said, not counted
    (("1", "nan"), ("5", "6"), 1, False),
])
def test_constants_are_compared_by_overlap(old, new, changes, worse):
    found = compare(_results(_constant(*old)), _results(_constant(*new)))
    assert len(found.changes) == changes
    assert found.worse == worse


def test_disjoint_constants_of_two_models_are_no_contradiction():
    found = compare(_results(_constant("1", "2")), _results(_constant("3", "4"), model={"n": 8, "b": "0"}))
    assert [change.effect for change in found.changes] == ["changed"]
    assert not found.worse


def test_the_circumstances_are_named():
    old = _results(_claim())
    new = _results(_claim(quantities={"q": "n + 1"}, replaced=("q",)), profile="thorough",
                   model={"n": 9}, environment={"code": "2", "sympy": "1.14"})
    assert compare(old, new).circumstances == (
        "profile: quick -> thorough", "model n: 8 -> 9", "--set c.q: absent -> n + 1",
        "environment code: 1 -> 2", "environment sympy: absent -> 1.14")


def test_weaker_evidence_is_said_and_is_not_worse():
    old = _results(_claim())
    new = _results(msgspec.structs.replace(_claim(), evidence=Kind.NUMERIC))
    found = compare(old, new)
    assert [(item.what, item.old, item.new) for item in found.changes] == [("evidence", "proof", "numeric")]
    assert not found.worse


def test_the_worse_come_first():
    old = _results(_claim("a", Verdict.OPEN), _claim("b", Verdict.HOLDS))
    new = _results(_claim("a", Verdict.HOLDS), _claim("b", Verdict.REFUTED))
    lines = render(compare(old, new))
    assert lines[1] == "WORSE   b (claim): holds -> refuted"
    assert lines[-1] == "1 worse, 1 better"

"""The truth table, row by row and as a whole."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.records import Certificate, Evidence, Finding, Kind, Scope, Verdict
from verify.verdicts.judge import falls_with, judge

CERTIFICATE = (Certificate(name="x.json", body={}),)


def make(finding, scope=Scope.STATED, kind=Kind.CERTIFIED, certificates=CERTIFICATE, **more):
    return Evidence(finding=finding, kind=kind, scope=scope, summary="s", certificates=certificates, **more)


YES, NO, UNKNOWN, FAILED, NOT_RUN = Finding


@pytest.mark.parametrize(
    ("evidence", "verdict"),
    [
        ([], Verdict.OPEN),
        ([make(YES)], Verdict.HOLDS),
        ([make(YES), make(UNKNOWN)], Verdict.OPEN),
        ([make(YES), make(FAILED)], Verdict.OPEN),
        ([make(YES), make(NOT_RUN)], Verdict.OPEN),
        ([make(NO)], Verdict.REFUTED),
        ([make(NO), make(FAILED)], Verdict.REFUTED),
        ([make(NO), make(YES)], Verdict.OPEN),  # a conflict
        ([make(NO, part="a"), make(YES, part="b")], Verdict.REFUTED),  # one part of two is false
        ([make(NO, certificates=())], Verdict.OPEN),  # a refutation without exact numbers
        ([make(NO, kind=Kind.NUMERIC)], Verdict.OPEN),
        ([make(NO, kind=Kind.ARGUED, certificates=())], Verdict.REFUTED),
        ([make(NO), make(YES, Scope.LIMIT)], Verdict.LIMIT),
        ([make(NO), make(NO, Scope.LIMIT)], Verdict.REFUTED),
        ([make(NO), make(FAILED, Scope.LIMIT)], Verdict.OPEN),
        ([make(YES), make(NO, Scope.INFORMATIVE)], Verdict.VACUOUS),
        ([make(YES), make(UNKNOWN, Scope.INFORMATIVE)], Verdict.OPEN),
        ([make(YES), make(NO, Scope.DEFINED)], Verdict.UNDERSPECIFIED),
        ([make(YES), make(UNKNOWN, Scope.DEFINED)], Verdict.OPEN),
        ([make(YES, Scope.LIMIT)], Verdict.OPEN),
    ],
)
def test_truth_table(evidence, verdict):
    assert judge(evidence).verdict is verdict
    assert judge(list(reversed(evidence))).verdict is verdict


def test_unchecked_says_so():
    assert "unchecked" in judge([]).summary


def test_a_conflict_says_so():
    assert "conflict" in judge([make(NO), make(YES)]).summary


def test_evidence_is_as_strong_as_its_weakest_necessary_part():
    assert judge([make(YES, kind=Kind.ARGUED), make(YES, kind=Kind.NUMERIC)]).evidence is Kind.NUMERIC
    assert judge([make(YES, kind=Kind.ARGUED), make(YES, kind=Kind.NUMERIC, corroborates=True)]).evidence is Kind.ARGUED


ITEMS = st.builds(
    make,
    st.sampled_from(Finding),
    st.sampled_from(Scope),
    st.sampled_from(Kind),
    st.sampled_from([CERTIFICATE, ()]),
    part=st.sampled_from(["", "a"]),
)


@given(st.lists(ITEMS, max_size=5))
def test_total_and_never_holds_without_a_positive_predicate(evidence):
    ruling = judge(evidence)
    stated = [e for e in evidence if e.scope is Scope.STATED]
    if ruling.verdict is Verdict.HOLDS:
        assert stated
        assert all(e.finding is YES for e in stated)
    if ruling.verdict is Verdict.REFUTED:
        assert any(e.finding is NO for e in stated)


@given(st.lists(ITEMS, max_size=4), st.sampled_from([UNKNOWN, FAILED, NOT_RUN]), st.sampled_from(Scope))
def test_a_check_that_did_not_answer_only_ever_opens(evidence, finding, scope):
    """Losing an answer may leave a verdict open; it never turns one verdict into another."""
    for i in range(len(evidence)):
        if sum(e.scope is evidence[i].scope for e in evidence) == 1:
            lost = [*evidence[:i], make(finding, evidence[i].scope, part=evidence[i].part), *evidence[i + 1 :]]
            before, after = judge(evidence).verdict, judge(lost).verdict
            weakened = {before, Verdict.OPEN}
            if evidence[i].scope is Scope.LIMIT or evidence[i].scope is Scope.INFORMATIVE:
                assert after in weakened
            if before in (Verdict.HOLDS, Verdict.REFUTED):
                assert after in weakened


def test_marks_follow_the_graph():
    verdicts = {"a": Verdict.REFUTED, "b": Verdict.HOLDS, "c": Verdict.HOLDS, "d": Verdict.LIMIT, "e": Verdict.OPEN}
    edges = {"a": (), "b": ("a",), "c": ("b", "d"), "d": ("c",), "e": ("object",)}
    assert falls_with(verdicts, edges) == {"a": (), "b": ("a",), "c": ("a", "d"), "d": ("a",), "e": ()}


def test_every_pair_of_findings_has_a_verdict():
    for first, second in itertools.product(Finding, repeat=2):
        assert judge([make(first), make(second, Scope.LIMIT)]).verdict in Verdict

"""The words of experiments and questions: by counts against a share, both ways, and never by a check's own word."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.statistics.rates import clopper_pearson, runs_needed, side
from verify.records import Count, Evidence, Finding, Kind, Scope, Trial, Verdict
from verify.verdicts.judge import judge


def runs(*counts, finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, **more):
    return Evidence(finding=finding, kind=kind, summary="told.", counts=tuple(counts), **more)


EXPERIMENT = Trial(kind="experiment", threshold="1/2")
SOME = Trial(kind="experiment", threshold="1/2", cells="some")
QUESTION = Trial(kind="question", threshold="1/2", yes="It does.", no="It does not.")
GOOD, BAD, EVEN, FEW = Count(40, 40, "a"), Count(0, 40, "b"), Count(20, 40, "c"), Count(9, 9, "d")


@pytest.mark.parametrize(
    ("evidence", "trial", "verdict"),
    [
        ([runs(GOOD)], EXPERIMENT, Verdict.REPRODUCED),
        ([runs(BAD)], EXPERIMENT, Verdict.NOT_REPRODUCED),
        ([runs(EVEN)], EXPERIMENT, Verdict.OPEN),
        ([runs(FEW)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD, BAD)], EXPERIMENT, Verdict.NOT_REPRODUCED),  # every cell is asked for
        ([runs(GOOD, BAD)], SOME, Verdict.REPRODUCED),
        ([runs(BAD, EVEN)], SOME, Verdict.OPEN),
        ([runs(GOOD, EVEN)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD), runs(BAD)], SOME, Verdict.NOT_REPRODUCED),  # two parts, both are claimed
        ([runs(GOOD)], QUESTION, Verdict.ANSWERED),
        ([runs(BAD)], QUESTION, Verdict.ANSWERED),
        ([runs(EVEN)], QUESTION, Verdict.OPEN),
        ([runs(GOOD, finding=Finding.NO)], EXPERIMENT, Verdict.REPRODUCED),  # the counts decide, not the check's word
        ([runs(BAD, finding=Finding.YES)], EXPERIMENT, Verdict.NOT_REPRODUCED),
        ([runs(finding=Finding.NO)], EXPERIMENT, Verdict.NOT_REPRODUCED),  # a decision without a share
        ([runs(finding=Finding.YES)], EXPERIMENT, Verdict.REPRODUCED),
        ([runs(finding=Finding.UNKNOWN)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD), runs(finding=Finding.YES, corroborates=True)], EXPERIMENT, Verdict.REPRODUCED),
        ([runs(GOOD), runs(finding=Finding.UNKNOWN, corroborates=True)], EXPERIMENT, Verdict.OPEN),
        ([runs(BAD), runs(finding=Finding.NO, corroborates=True)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD), runs(finding=Finding.FAILED)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD, finding=Finding.NOT_RUN)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD), runs(finding=Finding.UNKNOWN, scope=Scope.DEFINED)], EXPERIMENT, Verdict.OPEN),
        ([runs(finding=Finding.YES, kind=Kind.NUMERIC)], EXPERIMENT, Verdict.HOLDS),  # no run: the truth table
        ([runs(GOOD), runs(finding=Finding.NO, kind=Kind.NUMERIC)], EXPERIMENT, Verdict.OPEN),
        ([runs(GOOD)], None, Verdict.OPEN),
        ([runs(BAD, finding=Finding.NO)], None, Verdict.OPEN),  # a theorem is not refuted by runs
        ([runs(GOOD)], Trial(kind="experiment"), Verdict.OPEN),  # counts without a share decide nothing
        ([], EXPERIMENT, Verdict.OPEN),
    ],
)
def test_the_word_follows_from_the_counts(evidence, trial, verdict):
    assert judge(evidence, trial).verdict is verdict
    assert judge(list(reversed(evidence)), trial).verdict is verdict


def test_a_question_has_its_answer_in_one_sentence_and_an_open_one_says_what_would_decide():
    assert judge([runs(GOOD)], QUESTION).answer == "It does."
    assert judge([runs(BAD)], QUESTION).answer == "It does not."
    assert judge([runs(BAD)], QUESTION).summary.startswith("It does not. told.")
    found = judge([runs(Count(24, 40, "x"))], QUESTION)
    assert found.answer == ""
    assert "What would decide it: about" in found.summary
    assert "runs of x if the rate stays" in found.summary
    assert "the two codes" in judge([runs(GOOD), runs(finding=Finding.NO, corroborates=True)], QUESTION).summary


def test_more_cells_need_a_smaller_doubt():
    """Ten fair coins, each tried often: one of them may look unfair, and must not decide."""
    lucky = Count(28, 40, "x")  # the interval of 95 % is above one half
    assert clopper_pearson(28, 40)[0] > 0.5
    assert judge([runs(lucky)], SOME).verdict is Verdict.REPRODUCED
    assert judge([runs(lucky, *[EVEN] * 9)], SOME).verdict is Verdict.OPEN


@pytest.mark.parametrize("share", [Fraction(1, 2), Fraction(1, 10), Fraction(9, 10)])
def test_the_exact_side_is_that_of_the_interval(share):
    for total in (1, 9, 10, 20, 40, 101):
        for part in range(total + 1):
            low, high = clopper_pearson(part, total)
            assert side(part, total, share) == (1 if low > share else -1 if high < share else 0)


def test_so_many_runs_do_decide():
    for part, total, share in ((24, 40, Fraction(1, 2)), (3, 11, Fraction(1, 10)), (8, 20, Fraction(1, 2))):
        assert side(part, total, share) == 0
        more = runs_needed(part, total, share)
        assert side(round(Fraction(part, total) * 2 * more), 2 * more, share) != 0
    assert runs_needed(1, 2, Fraction(1, 2)) is None

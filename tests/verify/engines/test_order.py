"""The engine ``order``: the questions of the inequality prover keep their answers, now with certificates."""

from __future__ import annotations

import pytest

from tests.verify.engines.order_questions import QUESTIONS
from verify.checker import establish
from verify.engines import certify
from verify.engines.asking import asked
from verify.engines.preparation import prepare, wrap
from verify.statement.certificate import certificate, check
from verify.statement.reduced import parts

LIMIT = 20  # seconds of counted work


def _marked():
    """One of four is asked each time, all of them in the long tests."""
    return [pytest.param(*row, marks=[pytest.mark.long] * (i % 4 > 0)) for i, row in enumerate(QUESTIONS)]


@pytest.mark.long
@pytest.mark.parametrize(("says", "over", "answer"), _marked())
def test_a_question_has_its_answer_and_a_certificate(says, over, answer):
    found = certify(says, over=over, effort="quick", limit=LIMIT)
    assert found.verdict == answer
    if answer != "open":
        assert found.evidence == "certified"
        assert establish({"kind": "statement", "certificate": found.certificate["certificate"]})


def test_there_are_as_many_as_before():
    answers = [answer for _, _, answer in QUESTIONS]
    assert len(QUESTIONS) == 210
    assert (answers.count("holds"), answers.count("refuted")) == (137, 42)


@pytest.mark.parametrize(
    ("says", "over", "answer"),
    [
        ("n <= 10**7", "n : nat, k : nat, n >= k >= 1", "refuted"),
        ("(2*n - 9)**2 >= 1", "n : int", "holds"),
        ("(2*n - 9)**2 >= 1", "n : nat", "holds"),
        ("n**2 >= 4", "n : naturals, 2 <= n <= 9", "holds"),
        ("n**2 >= 5", "n : naturals, 2 <= n <= 9", "refuted"),
        ("2 + 2 == 4", "", "holds"),
        ("floor(7/2) == 4", "", "refuted"),
        ("sqrt(2)*sqrt(3) == sqrt(6)", "", "holds"),
        ("1/0 == 1/0", "", "open"),
    ],
)
def test_integers_ranges_and_statements_without_variables(says, over, answer):
    assert certify(says, over=over, effort="quick").verdict == answer


def test_what_does_not_matter_is_left_out():
    statement = asked("x*y >= y", "x >= y, y >= 1, b > 0, 0 < tau <= 1")
    ((made, rule),) = prepare(statement)
    assert made.text == "for_all x : real, y : real\ngiven x >= y, y >= 1\nsays x*y >= y"
    assert parts(statement, {**rule, "inner": []})[0].digest == made.digest
    inner = certify("x*y >= y", over="x >= y, y >= 1", engine="nonneg").certificate["certificate"]
    proof = wrap([(made, rule)], {"kind": "squares", "cases": inner["cases"]})
    inside = {"x": "2", "y": "1", "b": "1", "tau": "1/2"}
    check(certificate(statement, "reduced", inside=inside, proof=proof), statement.digest)


def test_a_condition_that_may_be_undefined_is_kept():
    assert prepare(asked("n >= 1", "n : int, m : int, n >= 1, 1/m > 0")) == []
    assert prepare(asked("n >= 1", "n : int, n >= 1")) == []

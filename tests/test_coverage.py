"""The coverage page: it is what its stored answers say, none of them is wrong, and what was decided still is."""

from __future__ import annotations

import json
import warnings

import pytest

from benchmarks.coverage import PAGE, STORED, fallen, own, page
from benchmarks.public import ask
from benchmarks.solvers import script
from verify.engines.asking import asked
from verify.statement import Refused

DATA = json.loads(STORED.read_text(encoding="utf-8"))
PROBLEMS = {problem["id"]: problem for problem in own()}
QUICK = [row["id"] for row in DATA["rows"] if row["answer"] == "right" and row["seconds"] <= 1.0]
ALLOWED = 0.1  # of the problems that are asked again: a busy machine reaches a limit earlier


def test_the_page_is_written_from_the_stored_answers():
    assert PAGE.read_text(encoding="utf-8") == page(DATA)


def test_every_problem_is_read_and_none_is_wrong():
    assert [row["id"] for row in DATA["rows"]] == list(PROBLEMS)
    assert not [row["id"] for row in DATA["rows"] if row["answer"] in ("wrong", "unreadable")]
    for problem in PROBLEMS.values():
        said = problem["certify"]
        asked(said["said"], said["for_all"], said["given"])


@pytest.mark.long
def test_what_was_decided_quickly_still_is():
    """It warns of each problem that is not, and fails if these are many or one answer is wrong."""
    chosen = QUICK[::4]
    now = {key: ask(PROBLEMS[key], DATA["limit"]) for key in chosen}
    assert not [key for key, row in now.items() if row["answer"] == "wrong"]
    lost = fallen(DATA, now)
    assert len(lost) <= ALLOWED * len(chosen), lost
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        for key in lost:
            warnings.warn(f"decided before, and not now: {key}", stacklevel=1)


def test_fallen_names_what_is_not_decided_any_more():
    before = {
        "rows": [{"id": "a", "answer": "right"}, {"id": "b", "answer": "right"}, {"id": "c", "answer": "undecided"}]
    }
    now = {"a": {"answer": "undecided"}, "b": {"answer": "right"}, "c": {"answer": "undecided"}}
    assert fallen(before, now) == ["a"]


def test_a_statement_is_written_for_solvers():
    text, functions = script(asked("sqrt(x) <= exp(y)", "x >= 0, y : real"))
    assert functions
    assert text.splitlines() == [
        "(set-logic ALL)",
        "(declare-const v_x Real)",
        "(declare-const v_y Real)",
        "(declare-const u_0 Real)",
        "(assert (and (>= u_0 0.0) (= (* u_0 u_0) v_x)))",
        "(assert (>= v_x (/ 0.0 1.0)))",
        "(assert (not (<= u_0 (exp v_y))))",
        "(check-sat)",
    ]
    with pytest.raises(Refused):
        script(asked("sum(t for t in span(1, n)) >= 0", "n : nat"))

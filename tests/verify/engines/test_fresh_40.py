"""fresh_40.toml: forty questions by somebody who had not read the engines, with the verdicts of the first run.

No verdict may be wrong; what was decided at the first run, or is decided since, stays decided.
"""

from __future__ import annotations

import shlex
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.verify.engines.test_forty import MOST_LINES, answer
from verify.engines import certify

QUESTIONS = tomllib.loads((Path(__file__).parent / "fresh_40.toml").read_text(encoding="utf-8"))["question"]
RIGHT = {True: ("holds", "yes", "proved"), False: ("refuted", "no")}
OPEN = {
    "hard-swish",  # the constant is a slope at one side of a kink
    "rms-norm-at-zero",  # 0/0 at one point: open is the right word
}


def asked_of(lines: str) -> str:
    """As typed: a whole statement has no --for-all."""
    first = lines.strip()
    if first.startswith("verify certify ") and "--for-all" not in first:
        return certify(shlex.split(first)[2], effort="quick").verdict
    return answer(lines)


def test_ten_of_each_kind_and_truth_in_ten_lines_and_what_the_first_run_said():
    assert set(Counter((one["kind"], one["truth"]) for one in QUESTIONS).values()) == {10}
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES
    first = Counter(one["first"] in RIGHT[one["truth"]] for one in QUESTIONS)
    assert first[True] == 31
    assert Counter(one["first"] for one in QUESTIONS if one["first"] not in RIGHT[one["truth"]]) == {
        "open": 8,
        "not read": 1,
    }


@pytest.mark.long
@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = asked_of(asked["lines"])
    assert found in (*RIGHT[asked["truth"]], "open", "unknown", "seen"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in RIGHT[asked["truth"]]

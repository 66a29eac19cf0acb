"""fresh_40_fifth.toml: forty questions by a fifth person, with the verdicts of the first run.

No verdict may be wrong; what was decided at the first run stays decided.
"""

from __future__ import annotations

import shlex
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.verify.engines.test_forty import MOST_LINES
from tests.verify.engines.test_fresh_40 import RIGHT, asked_of
from verify.engines import certify

QUESTIONS = tomllib.loads((Path(__file__).parent / "fresh_40_fifth.toml").read_text(encoding="utf-8"))["question"]
OPEN = {
    "b07",  # with d = 1 it holds: the scaling is not seen through the case and the quotient in the root
    "b16",  # touches on surfaces, with six kinks
    "b17",  # multiplied by log n it holds
    "b20",  # n = exp(x^2) under erfc
}
LONG = {"b05"}  # decided at the effort of the first run, not at a smaller one


def test_twenty_of_each_truth_in_ten_lines_and_what_the_first_run_said():
    assert Counter(one["truth"] for one in QUESTIONS) == {True: 20, False: 20}
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES
    assert {one["id"] for one in QUESTIONS if one["first"] == "open"} == OPEN
    assert all(one["first"] in RIGHT[one["truth"]] for one in QUESTIONS if one["id"] not in OPEN)


@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", [one for one in QUESTIONS if one["id"] not in LONG], ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = asked_of(asked["lines"])
    assert found in (*RIGHT[asked["truth"]], "open", "unknown", "seen"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in RIGHT[asked["truth"]]


@pytest.mark.slow
@pytest.mark.parametrize("asked", [one for one in QUESTIONS if one["id"] in LONG], ids=lambda one: one["id"])
def test_what_takes_long_is_right(asked):
    words = shlex.split(asked["lines"])
    assert certify(words[2], over=words[4]).verdict in RIGHT[asked["truth"]]

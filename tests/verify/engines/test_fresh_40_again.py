"""fresh_40_again.toml: forty questions by a fourth person, with the verdicts of the first run.

No verdict may be wrong; what was decided at the first run, or is decided since, stays decided.
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

QUESTIONS = tomllib.loads((Path(__file__).parent / "fresh_40_again.toml").read_text(encoding="utf-8"))["question"]
OPEN = {"c09"}  # it touches on a surface of four numbers, with kinks: clipping a vector of the plane
LONG = {"c05", "c06", "c10", "c18"}  # decided since, at the effort of the first run


def test_ten_of_each_kind_and_truth_in_ten_lines_and_what_the_first_run_said():
    assert set(Counter((one["kind"], one["truth"]) for one in QUESTIONS).values()) == {10}
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES
    assert Counter("right" if one["first"] in RIGHT[one["truth"]] else one["first"] for one in QUESTIONS) == {
        "right": 35,
        "open": 5,
    }
    assert {one["id"] for one in QUESTIONS if one["first"] == "open"} == OPEN | LONG


@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", [one for one in QUESTIONS if one["id"] not in LONG], ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = asked_of(asked["lines"])
    assert found in (*RIGHT[asked["truth"]], "open", "unknown", "seen"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in RIGHT[asked["truth"]]


@pytest.mark.slow
@pytest.mark.parametrize("asked", [one for one in QUESTIONS if one["id"] in LONG], ids=lambda one: one["id"])
def test_what_was_open_at_the_first_run_is_right(asked):
    words = shlex.split(asked["lines"])
    assert certify(words[2], over=words[4]).verdict in RIGHT[asked["truth"]]

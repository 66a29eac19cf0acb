"""fresh_78.toml: forty questions and 38 twins by somebody who had not read the engines, with the first verdicts.

No verdict may be wrong; what was decided at the first run, or is decided since, stays decided.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.verify.engines.test_forty import MOST_LINES
from tests.verify.engines.test_fresh_40 import RIGHT, asked_of

QUESTIONS = tomllib.loads((Path(__file__).parent / "fresh_78.toml").read_text(encoding="utf-8"))["question"]
OPEN = {
    "b02-dunkl-williams",  # it touches on a surface of four numbers: |x| = |y|
    "b09-clipping-nonexpansive",  # the same, and with kinks
    "b15t",  # it touches where p = q, and the slopes from there have roots
}


def _is_twin(one) -> bool:
    return one["id"].endswith("t") and "-" not in one["id"]


def test_there_are_forty_and_their_twins_and_what_the_first_run_said():
    asked, twins = [one for one in QUESTIONS if not _is_twin(one)], [one for one in QUESTIONS if _is_twin(one)]
    assert (len(asked), len(twins), len({one["id"] for one in QUESTIONS})) == (40, 38, 78)
    assert set(Counter((one["kind"], one["truth"]) for one in asked).values()) == {10}
    truths = {one["id"].split("-")[0]: one["truth"] for one in asked}
    assert all(one["truth"] is not truths[one["id"][:-1]] for one in twins)
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES
    first = Counter("right" if one["first"] in RIGHT[one["truth"]] else one["first"] for one in QUESTIONS)
    assert first == {"right": 68, "open": 9, "not read": 1}
    assert len(OPEN) <= 3  # so 75 of 78 are decided
    assert {one["id"] for one in QUESTIONS} > OPEN


@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = asked_of(asked["lines"])
    assert found in (*RIGHT[asked["truth"]], "open", "unknown", "seen"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in RIGHT[asked["truth"]]

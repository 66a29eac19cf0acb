"""eighty.toml: statements of the kinds of forty.toml, written with their truth before the engines were mended.

No verdict may be wrong; what was decided stays decided, and that is more than nine of ten.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.verify.engines.test_forty import MOST_LINES, RIGHT, answer

QUESTIONS = tomllib.loads((Path(__file__).parent / "eighty.toml").read_text(encoding="utf-8"))["question"]
OPEN = {"mf11-forward-step-monotone"}  # the class has no instances here: open is the right word
PROVED = {True: (*RIGHT[True], "proved"), False: RIGHT[False]}


def test_half_are_true_and_all_are_short_and_nearly_all_are_decided():
    assert sum(one["truth"] for one in QUESTIONS) * 2 == len(QUESTIONS) == 84
    assert len({one["id"] for one in QUESTIONS}) == len(QUESTIONS)
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES
    assert len(OPEN) <= len(QUESTIONS) // 10


@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = answer(asked["lines"])
    assert found in (*PROVED[asked["truth"]], "open", "unknown"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in PROVED[asked["truth"]]

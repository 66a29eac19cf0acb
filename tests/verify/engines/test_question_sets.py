"""Question sets by people who had not read the engines, as typed, some with the verdicts of the first run.

No verdict may be wrong; what was decided at the first run, or is decided since, stays decided.
"""

from __future__ import annotations

import contextlib
import io
import shlex
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from verify.engines import certify

RIGHT = {True: ("holds", "yes", "proved"), False: ("refuted", "no")}
SETS = {
    name: tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))["question"]
    for name in ("forty", "eighty", "fresh_40", "fresh_40_again", "fresh_40_fifth", "fresh_78")
}
OPEN = {
    "forty": {
        "ct06-gauss-tail-abramowitz",
        "ct07-layernorm-gradient",
        "cf07-layernorm-undefined",  # 0/0 on a line: open is the right word
    },
    "eighty": {"mf11-forward-step-monotone"},  # the class has no instances here: open is the right word
    "fresh_40": {
        "hard-swish",  # the constant is a slope at one side of a kink
        "rms-norm-at-zero",  # 0/0 at one point: open is the right word
    },
    "fresh_40_again": {"c09"},  # it touches on a surface of four numbers, with kinks: clipping a vector of the plane
    "fresh_40_fifth": {
        "b07",  # with d = 1 it holds: the scaling is not seen through the case and the quotient in the root
        "b16",  # touches on surfaces, with six kinks
        "b17",  # multiplied by log n it holds
        "b20",  # n = exp(x^2) under erfc
    },
    "fresh_78": {
        "b02-dunkl-williams",  # it touches on a surface of four numbers: |x| = |y|
        "b09-clipping-nonexpansive",  # the same, and with kinks
        "b15t",  # it touches where p = q, and the slopes from there have roots
    },
}
STANDARD = {"fresh_40_again": {"c05", "c06", "c10", "c18"}, "fresh_40_fifth": {"b05"}}  # not decided at less effort
FIRST = {  # of the first run: right, open, not read
    "fresh_40": (31, 8, 1),
    "fresh_40_again": (35, 5, 0),
    "fresh_40_fifth": (36, 4, 0),
    "fresh_78": (68, 9, 1),
}
MOST_LINES = 10
ALL = [
    pytest.param(name, one, marks=[pytest.mark.slow] if one["id"] in STANDARD.get(name, ()) else [], id=one["id"])
    for name, questions in SETS.items()
    for one in questions
]


def answer(lines: str, effort: str) -> str:
    """What the lines print: a command of the terminal, or Python."""
    first = lines.strip()
    if first.startswith("verify certify "):
        said, *options = shlex.split(first)[2:]
        given = dict(zip(options[::2], options[1::2], strict=True))
        assert set(given) <= {"--for-all", "--given"}
        if not given:  # a whole statement
            return certify(said, effort=effort).verdict
        return certify(said, over=given["--for-all"], given=given.get("--given", ""), effort=effort).verdict
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(lines, "question", "exec"), {})
    return shown.getvalue().strip()


@pytest.mark.parametrize("name", SETS)
def test_half_are_true_all_are_short_and_the_first_run_is_as_recorded(name):
    questions = SETS[name]
    names = {one["id"] for one in questions}
    assert len(names) == len(questions) >= 40
    assert names >= OPEN[name] | STANDARD.get(name, set())
    assert abs(2 * sum(one["truth"] for one in questions) - len(questions)) <= 2
    assert max(len(one["lines"].strip().splitlines()) for one in questions) <= MOST_LINES
    assert 10 * len(OPEN[name]) <= len(questions)
    if name in FIRST:
        first = Counter("right" if one["first"] in RIGHT[one["truth"]] else one["first"] for one in questions)
        assert (first["right"], first["open"], first["not read"]) == FIRST[name]
        assert sum(FIRST[name]) == len(questions)


def test_the_twins_of_a_set_have_the_opposite_truth():
    asked = {one["id"].split("-")[0]: one["truth"] for one in SETS["fresh_78"] if "-" in one["id"]}
    twins = [one for one in SETS["fresh_78"] if "-" not in one["id"]]
    assert (len(asked), len(twins)) == (40, 38)
    assert all(one["truth"] is not asked[one["id"][:-1]] for one in twins)


@pytest.mark.long
@pytest.mark.parametrize(("name", "asked"), ALL)
def test_the_answer_is_right_or_open(name, asked):
    found = answer(asked["lines"], "standard" if asked["id"] in STANDARD.get(name, ()) else "quick")
    assert found in (*RIGHT[asked["truth"]], "open", "unknown", "seen"), "a wrong verdict"
    if asked["id"] not in OPEN[name]:
        assert found in RIGHT[asked["truth"]]

"""forty.toml: twenty true and twenty subtly false statements by somebody who had not seen the engines, as typed.

No verdict may be wrong.  Of what was open at the first run three may stay open (OPEN); what was decided stays decided.
"""

from __future__ import annotations

import contextlib
import io
import shlex
import tomllib
from pathlib import Path

import pytest

from verify.engines import certify

QUESTIONS = tomllib.loads((Path(__file__).parent / "forty.toml").read_text(encoding="utf-8"))["question"]
RIGHT = {True: ("holds", "yes"), False: ("refuted", "no")}
OPEN = {
    "ct06-gauss-tail-abramowitz",
    "ct07-layernorm-gradient",
    "cf07-layernorm-undefined",  # 0/0 on a line: open is the right word
}
MOST_LINES = 10


def answer(lines: str) -> str:
    """What the lines print: a command of the terminal, or Python."""
    first = lines.strip()
    if first.startswith("verify certify "):
        said, *options = shlex.split(first)[2:]
        given = dict(zip(options[::2], options[1::2], strict=True))
        assert set(given) <= {"--for-all", "--given"}
        return certify(said, over=given["--for-all"], given=given.get("--given", ""), effort="quick").verdict
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(lines, "question", "exec"), {})
    return shown.getvalue().strip()


def test_there_are_ten_true_and_ten_false_of_each_kind_in_ten_lines():
    for kind in "rc":
        truths = [one["truth"] for one in QUESTIONS if one["kind"] == kind]
        assert (truths.count(True), truths.count(False)) == (10, 10)
    assert max(len(one["lines"].strip().splitlines()) for one in QUESTIONS) <= MOST_LINES


@pytest.mark.sample(8)
@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda one: one["id"])
def test_the_answer_is_right_or_open(asked):
    found = answer(asked["lines"])
    assert found in (*RIGHT[asked["truth"]], "open", "unknown"), "a wrong verdict"
    if asked["id"] not in OPEN:
        assert found in RIGHT[asked["truth"]]

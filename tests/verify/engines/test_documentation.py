"""The page docs/bound.md: its example runs and prints what the page says; its numbers are those of the code."""

from __future__ import annotations

import contextlib
import io
import re

from tests.third_party import ROOT
from verify.engines import ENGINES, boxes
from verify.engines.asking import STANDARD
from verify.statement.boxes import goals, shown, tape

PAGE = (ROOT / "docs" / "bound.md").read_text()
BLOCKS = dict(re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL))


def test_the_ten_lines_print_what_the_page_says():
    out = io.StringIO()
    assert len([row for row in BLOCKS["python"].splitlines() if row.strip()]) <= 10
    with contextlib.redirect_stdout(out):
        exec(compile(BLOCKS["python"], "docs/bound.md", "exec"), {})  # our own page
    assert out.getvalue() == BLOCKS["output"]


def test_engines_and_names_are_all_there():
    assert all(f"| `{name}` |" in PAGE for name in ENGINES)
    assert " ".join(STANDARD) in PAGE


def test_the_limits_are_those_of_the_code():
    assert f"{goals.MAX_SIDES} real variables, {goals.MAX_CASES} cases of integers" in PAGE
    assert f"{tape.MAX_NODES:,} operations a formula, {shown.MAX_POINTS} touching points" in PAGE
    assert [work // 10**6 for work in boxes.WORK] == [1, 6, 40]
    assert shown.MAX_WORK == 40_000_000

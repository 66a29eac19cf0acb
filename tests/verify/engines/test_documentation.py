"""The page docs/bound.md: its numbers are those of the code."""

from __future__ import annotations

import re

from numerics.nonneg import proof
from tests.third_party import ROOT
from verify.engines import ENGINES, boxes, nonneg
from verify.engines.asking import STANDARD
from verify.statement import polynomials
from verify.statement.boxes import goals, shown, tape

PAGE = (ROOT / "docs" / "bound.md").read_text()
BLOCKS = dict(re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL))


def test_the_ten_lines_are_ten():
    assert len([row for row in BLOCKS["python"].splitlines() if row.strip()]) <= 10


def test_engines_and_names_are_all_there():
    assert all(f"| `{name}` |" in PAGE for name in ENGINES)
    assert " ".join(STANDARD) in PAGE


def test_the_limits_are_those_of_the_code():
    assert f"{goals.MAX_SIDES} real variables, {goals.MAX_CASES} cases of integers" in PAGE
    assert f"{tape.MAX_NODES:,} operations a formula, {shown.MAX_POINTS} touching points" in PAGE
    assert [work // 10**6 for work in boxes.WORK] == [1, 30, 100]
    assert shown.MAX_WORK == 20_000_000


def test_the_limits_of_squares_are_those_of_the_code():
    text = (ROOT / "docs" / "nonneg.md").read_text()
    assert f"{polynomials.MAX_NAMES} variables and functions together, at most {nonneg.ATOMS} of them functions" in text
    assert f"degree {polynomials.MAX_DEGREE} and {polynomials.MAX_TERMS:,} terms" in text
    assert proof.ENTRIES == (900, 2_500, 6_000)
    assert (goals.HEAD, proof.ROUNDS, proof.MEANT[-1]) == (3, 5, 400)

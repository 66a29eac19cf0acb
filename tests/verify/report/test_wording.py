"""What is cut, named and shortened in the report says no less than it did."""

from __future__ import annotations

import msgspec
import pytest

from tests.verify.report.samples import claim, sample
from verify.records import Verdict
from verify.report import front_page, summary
from verify.report.unicode_math import unicode_maths
from verify.report.witness import in_words


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Open. (Meant is that so many do. To express it they do.) Then more.", "Open. (Meant is that so many do. To"),
        ("It is so (by Lemma 3. Also by hand). Another.", "It is so (by Lemma 3. Also by hand)."),
        ("Over $[0, 1)$ and $(0, 1]$ it holds. Another.", "Over $[0, 1)$ and $(0, 1]$ it holds."),
        ("Half-open $(0, 1$ counts as a formula. Another.", "Half-open $(0, 1$ counts as a formula."),
    ],
)
def test_a_sentence_ends_outside_of_parentheses(text: str, first: str) -> None:
    assert summary.first_sentence(text).startswith(first)
    assert summary.first_sentence(text).count("(") == first.count("(") or "$" in text


def test_a_correction_is_whole_or_says_that_it_goes_on() -> None:
    hypotheses = "Let every coordinate lie in the interval from one to two, and let all of them be drawn alike."
    conclusion = "Then the risk is at least one half for every classifier on top, whatever the heads are."
    both = f"{hypotheses} {conclusion}"
    assert summary.correction(both) == both
    assert summary.correction(f"{both} {'And more of it. ' * 80}").endswith("(The rest is on its page.)")


def test_cases_are_readable_in_a_terminal() -> None:
    shown = unicode_maths(r"x\le\begin{cases}\delta&\text{if }p=r\\\gamma_{p}&\text{else}\end{cases}+1")
    assert shown == "x ≤ {δ if p = r; γₚ else}+1"
    assert unicode_maths(r"\begin{aligned}a&=b\\c&=d\end{aligned}") == "a = b; c = d"


def test_arrays_of_zeros_are_said_so() -> None:
    assert in_words({"mats": [[["0", "0"], ["0", "0"]]], "bias": ["0"]}) == "mats all zero, bias = (0)"
    assert in_words({"tokens": [["0", "1"]]}) == "tokens = ((0, 1))"


def test_our_own_statements_are_not_counted_as_the_papers() -> None:
    own = msgspec.structs.replace(claim("thm-9-instead", Verdict.HOLDS), where="in the place of Theorem 9")
    found = msgspec.structs.replace(sample(), claims=(claim("thm-9", Verdict.REFUTED), own), main=())
    assert summary.tally(found) == [(Verdict.REFUTED, 1)]
    told = " ".join("".join(span.text for span in line) for line in front_page.evidence_lines(found))
    assert "1 statement is false" in told
    assert "1 further statement of ours is true" in told
    assert "1 statement is true" not in told

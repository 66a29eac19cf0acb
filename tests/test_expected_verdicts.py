"""The table of expected verdicts is what the committed reports say, and its comparison can fail."""

from __future__ import annotations

import copy

import pytest

from tests.expected import TABLE, differences, found, table, text, verdicts_of
from verify.verdicts import papers


def test_the_reports_say_what_is_expected():
    changes = differences(table(), found())
    assert not changes, "look at each, then: python -m tests.expected --write"
    assert TABLE.read_text(encoding="utf-8") == text(found())


def test_every_claim_of_every_paper_is_in_it():
    for paper in table():
        assert {claim.id for claim in papers.paper(paper).claims} <= set(table()[paper])
    assert len(table()) >= 4


@pytest.mark.parametrize("index", [0, 1])
def test_another_verdict_another_class_and_a_lost_line_are_differences(index):
    paper = next(iter(table()))
    name = next(iter(table()[paper]))
    other = copy.deepcopy(table())
    other[paper][name][index] = "another"
    assert differences(table(), other)[0].startswith(f"{paper} {name}: ")
    assert len(differences(table(), other)) == 1
    del other[paper][name]
    assert differences(table(), other)[0].endswith("-> absent")
    assert name in verdicts_of(name.partition(".")[0])

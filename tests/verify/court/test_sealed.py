"""A word of a repair that nothing computes with cannot be changed and keep its verdict."""

from __future__ import annotations

import msgspec
import pytest

from tests.theorems.han2025.test_falsified_texts import edited
from tests.theorems.helpers import verdicts
from verify.court import papers
from verify.court.judge import Ruling
from verify.court.sealed import as_sealed, seal
from verify.court.statements import Stated, statements
from verify.records import Kind, Verdict

REPAIRS = [
    stated
    for name in papers.paper_ids()
    for claim in papers.paper(name).claims
    for stated in statements(claim)
    if stated.role == "repair"
]
HOLDS = Ruling(verdict=Verdict.HOLDS, evidence=Kind.FORMAL, summary="so it is")


@pytest.mark.parametrize("stated", REPAIRS, ids=lambda stated: stated.address)
def test_every_repair_of_ours_is_sealed_as_it_stands(stated):
    assert stated.sealed == seal(stated), "read its checks again, then renew the seal"
    assert as_sealed(stated, HOLDS) == HOLDS


def test_other_words_are_open_whatever_stands_behind_them_and_what_is_not_sealed_is_as_it_was():
    stated = Stated(address="a!repair", role="repair", text="At most ${=bound}$.")
    assert as_sealed(stated, HOLDS) == HOLDS
    kept = msgspec.structs.replace(stated, sealed=seal(stated))
    assert as_sealed(kept, HOLDS) == HOLDS
    for text in ("At least ${=bound}$.", "At most ${=bound}$", "At most ${=other}$.", ""):
        found = as_sealed(msgspec.structs.replace(kept, text=text), HOLDS)
        assert (found.verdict, found.evidence) == (Verdict.OPEN, Kind.NONE)
        assert seal(msgspec.structs.replace(kept, text=text)) in found.summary


@pytest.mark.parametrize(
    ("claim", "before", "after"),
    [
        ("rem-12", "}=o(", "}=O("),
        ("rem-13", "risk of at least", "risk of at most"),
        ("thm-5", "for odd k", "for all k"),
        ("lemma-15", "}$-Lipschitz", "}$-smooth"),
        ("prop-21", "Let $b=0$", "Let $b\\ge0$"),
        ("cor-20", "every parity set", "no parity set"),
    ],
)
def test_a_word_of_a_repair_is_no_smaller_a_change_than_a_number(monkeypatch, claim, before, after):
    address = f"{claim}!repair"
    assert verdicts(edited(monkeypatch, claim, before, after), at=(address,)) == {address: "open"}

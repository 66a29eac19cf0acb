"""Plain sentences of a paper: about its claims only, without formulas, and gone where a formula was replaced."""

from __future__ import annotations

from typing import Any

import pytest

from verify.records import Claim, Kind, Paper, Plain, Reading, Repair, Verdict
from verify.results.assembly import assemble
from verify.results.schema import Results
from verify.verdicts import papers as registry
from verify.verdicts.decide import Support, decide, explain
from verify.verdicts.judge import judge
from verify.verdicts.proof_support import Backing


@pytest.mark.parametrize("paper_id", registry.paper_ids())
def test_every_main_result_has_a_plain_sentence_and_no_other_id_occurs(paper_id: str) -> None:
    paper = registry.paper(paper_id)
    ids = {claim.id for claim in paper.claims}
    assert 1 <= len(paper.says) <= 4
    assert set(paper.main) <= set(paper.plain) <= ids
    sentences = [*paper.says, *(text for item in paper.plain.values() for text in (item.claim, item.repair) if text)]
    for text in sentences:
        assert text.endswith(".")
        assert not set("$\\{}") & set(text), text
    mended = {claim.id for claim in paper.claims if claim.repair is not None}
    assert {key for key, item in paper.plain.items() if item.repair} <= mended


def _results(replaced: dict[str, tuple[str, ...]]) -> Results:
    claim = Claim(id="c-1", title="t", where="w", readings=(Reading(id="literal", text="x"),), repair=Repair(text="y"))
    paper = Paper(
        id="made",
        title="t",
        authors="a",
        year=1,
        claims=(claim,),
        says=("It says so.",),
        plain={"c-1": Plain("It is so.", "It is nearly so.")},
    )
    fields: dict[str, Any] = {"claims": (claim,), "profile": "quick", "model": {}, "environment": {}, "seconds": 0.0}
    return assemble(paper, {}, quantities={"c-1": {"q": "1"}}, replaced=replaced, **fields)


def test_the_results_carry_them_unless_a_formula_was_replaced() -> None:
    found = _results({})
    claim = found.claims[0]
    assert found.says == ("It says so.",)
    assert claim.repair is not None
    assert (claim.plain, claim.repair.plain) == ("It is so.", "It is nearly so.")
    swapped = _results({"c-1": ("q",)}).claims[0]
    assert swapped.repair is not None
    assert (swapped.plain, swapped.repair.plain) == ("", "")


def test_a_theorem_alone_decides_and_does_not_say_unchecked() -> None:
    support = Support(backing=Backing(theorem="one_bit_rate"))
    backed = decide(judge(()), (), support)
    assert (backed.verdict, backed.evidence) == (Verdict.HOLDS, Kind.FORMAL)
    told = explain(backed, (), support, "The rate is 1/t.")
    assert told.summary == "The Coq theorem `one_bit_rate` proves this: The rate is 1/t."

"""The formulas, digests and theorems of a paper's statements."""

from __future__ import annotations

import msgspec
import pytest

from verify.proofs import folder as folders
from verify.proofs import formal
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.proof_support import backings


def _behind(**replaced):
    paper = registry.paper("han2025")
    quantities = {claim.id: {q.name: q.text for q in claim.quantities} for claim in paper.claims}
    for address, text in replaced.items():
        claim, _, name = address.partition(".")
        quantities[claim][name] = text
    names = {address.partition(".")[0]: (address.partition(".")[2],) for address in replaced}
    return backings(paper, models.as_data(paper), quantities, names)


@pytest.mark.long
def test_the_papers_statements_have_formulas_and_a_replaced_quantity_changes_the_digest_and_takes_the_theorem_away():
    before = _behind()
    after = _behind(**{"lemma-15.constant": "k/tau"})
    assert before["lemma-15"].formula.startswith("for_all")
    assert before["lemma-15"].digest != after["lemma-15"].digest
    assert before["lemma-15"].theorem
    assert not after["lemma-15"].theorem
    assert after["lemma-16"] == before["lemma-16"]


@pytest.mark.long
def test_a_quantity_that_a_theorem_writes_out_is_noticed_when_it_changes():
    paper = registry.paper("han2025")
    assert "lemma-14.slope-bound" in formal(paper)

    def changed(claim):
        if claim.id != "lemma-14":
            return claim
        replace = msgspec.structs.replace
        swapped = tuple(replace(q, text="k**2/100") if q.name == "slope" else q for q in claim.quantities)
        return replace(claim, quantities=swapped)

    other = msgspec.structs.replace(paper, claims=tuple(map(changed, paper.claims)))
    assert "lemma-14.slope-bound" not in formal(other)


def test_a_theorem_is_of_the_definitions_that_it_has_whatever_the_settings_of_its_folder_say(monkeypatch):
    """Settings that do not name the loss: under another loss the formulas have other digests, and no theorem."""
    paper = registry.paper("han2025")
    quantities = {claim.id: {q.name: q.text for q in claim.quantities} for claim in paper.claims}
    data = models.as_data(paper)
    folder = folders.find(paper.id)
    assert folder is not None
    fields = {name: value for name, value in folder.settings.model.items() if name != "loss"}
    other = msgspec.structs.replace(folder, settings=msgspec.structs.replace(folder.settings, model=fields))
    monkeypatch.setattr(folders, "find", lambda paper_id: other)
    here = backings(paper, data, quantities, {})
    there = backings(paper, data | {"loss": "logistic"}, quantities, {})
    assert here["lemma-8.part-ii-loss"].theorem
    assert not there["lemma-8.part-ii-loss"].theorem
    assert here["lemma-15"].theorem == there["lemma-15"].theorem != ""  # the output, without a loss

"""A formula and a theorem beside the checks: what agrees is formal, what contradicts is open."""

from __future__ import annotations

import msgspec
import pytest

from verify.proofs import folder as folders
from verify.proofs import formal
from verify.records import Kind, Verdict
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.judge import Ruling
from verify.verdicts.proof_support import Backing, backings, meets

FOR, AGAINST = Backing(theorem="it_is_so"), Backing(theorem="it_is_not", refuted=True)


@pytest.mark.parametrize(
    ("found", "theorem", "verdict", "kind"),
    [
        (Verdict.HOLDS, FOR, Verdict.HOLDS, Kind.FORMAL),
        (Verdict.REFUTED, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.LIMIT, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.VACUOUS, FOR, Verdict.VACUOUS, Kind.ARGUED),
        (Verdict.OPEN, FOR, Verdict.HOLDS, Kind.FORMAL),
        (Verdict.HOLDS, AGAINST, Verdict.OPEN, Kind.NONE),
        (Verdict.REFUTED, AGAINST, Verdict.REFUTED, Kind.FORMAL),
        (Verdict.LIMIT, AGAINST, Verdict.LIMIT, Kind.ARGUED),
        (Verdict.VACUOUS, AGAINST, Verdict.OPEN, Kind.NONE),
        (Verdict.OPEN, AGAINST, Verdict.REFUTED, Kind.FORMAL),
        (Verdict.UNDERSPECIFIED, FOR, Verdict.OPEN, Kind.NONE),
        (Verdict.HOLDS, Backing(), Verdict.HOLDS, Kind.ARGUED),
    ],
)
def test_a_theorem_meets_what_the_checks_found(found, theorem, verdict, kind):
    ruling = meets(Ruling(verdict=found, evidence=Kind.ARGUED, summary="x"), theorem, True)
    assert (ruling.verdict, ruling.evidence) == (verdict, kind)


def test_a_statement_that_does_not_apply_stays_as_it_is():
    ruling = Ruling(verdict=Verdict.OPEN, evidence=Kind.NONE, summary="not applicable")
    assert meets(ruling, FOR, False) == ruling


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

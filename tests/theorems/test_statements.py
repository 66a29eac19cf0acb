"""The statements of the papers: every address is there, every formula is read, and none contradicts what is known."""

from __future__ import annotations

import pytest
from latex2mathml.converter import convert

from numerics.parity.model import ModelSpec
from verify.statement import latex, read_prelude, read_statement
from verify.statement.catalogue import (
    addresses,
    counterexample,
    entries_of,
    known_of,
    prelude_of,
    statements_of,
    tables_of,
)
from verify.statement.certificate import check
from verify.statement.search import Budget
from verify.verdicts import papers as registry

PAPER = registry.paper("han2025")
ENTRIES = entries_of(PAPER)
FORMULAS = {address: entry.statement for address, entry in ENTRIES.items() if entry.statement is not None}


def test_every_statement_is_a_formula_or_says_why_not():
    """A new reading, step or repair needs a formula in its claim.toml, or words_only with the reason."""
    wanted = {address for claim in PAPER.claims for address in addresses(claim)}
    assert wanted == set(tables_of(PAPER.id))
    theorems = [address for address, entry in ENTRIES.items() if entry.words_only != "an experiment"]
    assert len(FORMULAS) >= 0.75 * len(theorems)
    unreadable = {address: entry.unreadable for address, entry in ENTRIES.items() if entry.unreadable}
    assert all("repair." in why for why in unreadable.values()), unreadable


@pytest.mark.long
def test_the_companion_paper_is_read_by_the_same_readers():
    paper = registry.paper("edelman2022")
    entries = entries_of(paper)
    assert {address for claim in paper.claims for address in addresses(claim)} == set(tables_of(paper.id))
    assert sum(entry.statement is not None for entry in entries.values()) >= 20
    assert not [entry for entry in entries.values() if entry.unreadable]
    for address, wrong in (
        ("edelman-lipschitz/softmax", {"edelman-lipschitz.constant": "1/2"}),
        ("edelman-representation.levels", {"edelman-representation.beta": "log(T)"}),
    ):
        assert counterexample(paper, address, replaced=wrong, budget=Budget(seconds=8)) is not None, address
        assert counterexample(paper, address, budget=Budget(seconds=0.5)) is None, address


@pytest.mark.long
def test_every_formula_is_latex_and_can_be_read_again():
    for address, statement in FORMULAS.items():
        assert convert(latex.statement(statement)), address
        definitions, text = statement.source().split("\n---\n")
        assert read_statement(text, read_prelude(definitions)).digest == statement.digest, address


KNOWN = known_of(PAPER.id)


def test_known_counterexamples_are_at_the_smallest_sizes_that_were_found():
    assert len(KNOWN) >= 80
    assert set(KNOWN) <= set(FORMULAS)
    assert sum(point.get("n", 1) <= 4 for point in KNOWN.values()) >= 0.8 * len(KNOWN)


@pytest.mark.sample(24)
@pytest.mark.parametrize("address", KNOWN)
def test_what_is_known_to_be_false_is_refuted_by_the_formula_alone(address):
    found = counterexample(PAPER, address)
    assert found is not None
    assert check(found.certificate, expected=FORMULAS[address].digest).refutes


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "address",
    [
        "lemma-15",
        "lemma-14",
        "lemma-16/small-smoothing",
        "lemma-15.norm",
        "lemma-14.softmax-derivative-14/sign-corrected",
        "lemma-14.chain-13/sign-corrected",
        "lemma-14.outer-derivative",
        "lemma-14.product-rule",
        "lemma-14.inner-derivative",
        "lemma-17.loss-gradient/minus",
        "lemma-17!repair",
        "lemma-8.expansion-5",
        "lemma-17.trigonometry",
        "lemma-18.expansion/equality",
        "thm-11.attention-cap",
        "thm-11.pair-loss/positive-part",
        "lemma-7.case-i",
        "cor-20.pigeonhole",
        "cor-20.flip-invariance",
        "cor-20.never-attended/fixed-order",
        "cor-20.count/at-least",
        "thm-11.complement-count/ends",
        "thm-11.complement-count-2",
        "thm-11.score-order/once",
        "thm-11.lipschitz/path-norm",
        "prop-21/charitable",
        "prop-21.three-cases/faces",
        "prop-21!repair",
        "thm-5.trained-entries",
        "lemma-17.conclusion/truncated",
    ],
)
def test_what_is_known_to_be_true_is_not_refuted(address):
    found = counterexample(PAPER, address, budget=Budget(seconds=0.4))
    assert found is None, found


@pytest.mark.long
def test_a_replaced_quantity_is_what_is_judged():
    weak = {"lemma-15.constant": "1/1000"}
    assert statements_of(PAPER, replaced=weak)["lemma-15"].digest != FORMULAS["lemma-15"].digest
    found = counterexample(PAPER, "lemma-15", replaced=weak, budget=Budget(seconds=10))
    assert found is not None
    assert check(found.certificate, expected=statements_of(PAPER, replaced=weak)["lemma-15"].digest).refutes
    with pytest.raises(ValueError, match="another statement"):
        check(found.certificate, expected=FORMULAS["lemma-15"].digest)


def test_another_model_asks_every_statement_again():
    other = entries_of(PAPER, ModelSpec(activation="gelu", positions="line", head="triangle:2", trained="row", m=2))
    read = [a for a, e in other.items() if e.statement is not None]
    assert len(read) >= len(FORMULAS) - 12  # whole rows have no attention without an input, and GELU has no b
    assert other["lemma-15"].statement is not None
    assert other["lemma-15"].statement.digest != FORMULAS["lemma-15"].digest
    assert "erf(" in other["lemma-15"].statement.source()


def test_formulas_are_read_once_and_one_reader_does_not_spoil_them_for_another():
    first = entries_of(PAPER, claims=("lemma-15",))
    kept = first["lemma-15"].statement.digest
    first.clear()
    prelude_of(PAPER).definitions.clear()
    again = entries_of(PAPER, claims=("lemma-15",))["lemma-15"]
    assert again is entries_of(PAPER, claims=("lemma-15",))["lemma-15"]
    assert again.statement.digest == kept
    other = entries_of(PAPER, None, {"lemma-15.constant": "k/tau"}, ("lemma-15",))["lemma-15"]
    assert other.statement.digest != kept
    assert entries_of(PAPER, ModelSpec(activation="gelu"), claims=("lemma-15",))["lemma-15"].statement.digest != kept

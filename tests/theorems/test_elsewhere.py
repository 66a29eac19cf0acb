"""Another model than the paper's: the same proposition keeps its verdict, another one is asked over its definitions."""

from __future__ import annotations

import math
from fractions import Fraction
from importlib import resources

import pytest

from numerics.parity.model import ModelSpec
from theorems.han2025 import PAPER, statement_choices
from verify.commands.variants import statements
from verify.court.elsewhere import elsewhere, own_sizes, pinned
from verify.court.profiles import PROFILES
from verify.court.statements import statements as stated_in
from verify.records import Evidence, Finding, Kind, Verdict
from verify.results.assembly import assemble
from verify.results.schema import Outcome
from verify.run import points
from verify.statement.assign import refutes
from verify.statement.catalogue import _everywhere, _own, addresses, entries_of
from verify.statement.prelude import read_prelude
from verify.statement.search import Budget, refute
from verify.statement.statement import read_statement

GELU, RELU = ModelSpec(activation="gelu"), ModelSpec(b="0")


def beyond(model: ModelSpec, *claims: str):
    return elsewhere(PAPER, claims or tuple(claim.id for claim in PAPER.claims), model.to_dict())


def test_the_papers_own_model_is_nowhere_else():
    for model in (ModelSpec(), ModelSpec(n=5, k=2, temperature="1/n**2", b="3", parity_set=(1, 4))):
        assert beyond(model) is None


def test_a_formula_without_the_changed_definition_is_the_same_proposition():
    found = beyond(GELU, "lemma-19", "lemma-15")
    assert "lemma-19.complement-value" in found.same  # shares of the attention, no activation in it
    assert {"lemma-15", "lemma-19"} <= found.other
    assert found.twin == ModelSpec().to_dict()
    assert not any(entry.leaves_out for address, entry in entries_of(PAPER, GELU).items() if address in found.same)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "model",
    [
        GELU,
        RELU,
        ModelSpec(loss="logistic"),
        ModelSpec(m=5),
        ModelSpec(trained="row"),
        ModelSpec(inputs="bernoulli:1/3"),
        ModelSpec(positions="random:3"),
    ],
)
def test_what_is_called_the_same_has_the_same_text_and_definitions(model):
    found = beyond(model)
    here, there = entries_of(PAPER, model), entries_of(PAPER, ModelSpec())
    assert found.same
    assert all(here[a].statement.source() == there[a].statement.source() for a in found.same)
    assert not found.same & found.other
    assert not (found.same | found.other) & set(found.none)


def test_what_the_paper_proved_of_the_same_proposition_counts_and_of_another_does_not():
    """The worst case: every check says yes for the paper's model."""
    outcomes = {}
    for claim in (claim for claim in PAPER.claims if claim.id == "lemma-19"):
        for check in {check for step in claim.steps for check in step.checks}:
            for end in ("", points.TWIN):
                job = f"{claim.id}/{check.__name__}{end}"
                yes = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="yes")
                silent = Evidence(finding=Finding.NOT_RUN, kind=Kind.NONE, summary="", inapplicable="needs a ReLU")
                outcomes[job] = Outcome(job=job, evidence=yes if end else silent)
    claims = [claim for claim in PAPER.claims if claim.id == "lemma-19"]
    result = assemble(
        PAPER,
        outcomes,
        claims=claims,
        profile="quick",
        model=GELU.to_dict(),
        environment={},
        seconds=0,
        quantities={},
        replaced={},
    )
    found, same = dict(statements(result)), beyond(GELU, "lemma-19").same
    assert any(item.verdict is Verdict.HOLDS for item in found.values())
    assert {step.id for step in result.claims[0].steps if step.verdict is Verdict.HOLDS} <= same
    wrong = next(step for step in result.claims[0].steps if step.id == "lemma-19.complement-value")
    assert "the theorem point_lemma_19_complement_value says that it is false" in wrong.summary


def test_twice_a_derivative_has_no_meaning_for_corners_and_for_nothing_else():
    assert "second derivatives" in beyond(RELU).none["lemma-14.frobenius"]
    assert "second derivatives" in beyond(ModelSpec(activation="piecewise:1/10,1;0")).none["lemma-14.frobenius"]
    assert "lemma-15" not in beyond(RELU).none
    assert "lemma-14.frobenius" not in beyond(GELU).none


@pytest.mark.parametrize(
    "model",
    [
        GELU,
        RELU,
        ModelSpec(positions="line"),
        ModelSpec(m=6),
        ModelSpec(trained="row"),
        ModelSpec(loss="square"),
        ModelSpec(head="triangle"),
    ],
)
def test_at_most_one_statement_in_ten_has_no_meaning(model):
    count = sum(1 for claim in PAPER.claims for _ in stated_in(claim))
    assert len(beyond(model).none) <= count / 10


def test_a_counterexample_is_one_over_the_other_definitions():
    found, tried = points.examined(
        PAPER, next(c for c in PAPER.claims if c.id == "lemma-19"), GELU, {}, profile=PROFILES["quick"]
    )
    assert {"lemma-19", "lemma-19.outputs"} <= {point.address for point in found}
    here = entries_of(PAPER, GELU)
    assert all(refutes(here[point.address].statement, point.assignment) for point in found)
    assert set(tried) <= beyond(GELU, "lemma-19").other


def test_random_positions_are_those_of_one_size():
    """A table that was drawn for n = 5 says nothing of n = 4: no counterexample comes from it."""
    model = ModelSpec(positions="random:1", n=5, k=2)
    statement = entries_of(PAPER, model)["lemma-17.conclusion"].statement
    at = {"n": 5, "k": 2, "tau": "1/5", "x": "00000", "A": [["1", "0"], ["0", "0"]], "i": 1, "p": 2, "q": 1}
    assert refutes(statement, at)
    assert not refutes(statement, at | {"n": 4, "x": "0000"})


def test_the_sizes_of_a_model_as_an_assignment_has_them():
    assert own_sizes(PAPER, ModelSpec()) == {"n": 8, "k": 3, "b": "1/100", "tau": "1/8"}
    assert Fraction(own_sizes(PAPER, ModelSpec(temperature="1/n**2"))["tau"]) == Fraction(1, 64)
    assert "tau" not in own_sizes(PAPER, ModelSpec(temperature="1/sqrt(n)"))


def test_a_new_activation_is_one_line_and_every_formula_is_asked_over_it():
    line = "sigma(z) [activation = sine] = sin(z)"
    text = (resources.files("theorems.han2025") / "model.prelude").read_text(encoding="utf-8")
    known = read_prelude(
        text.replace("outer(q) [shape = zigzag]", f"{line}\nouter(q) [shape = zigzag]"),
        statement_choices(ModelSpec()) | {"activation": "sine"},
    )
    usual = entries_of(PAPER, ModelSpec())
    across = known.with_quantities(_everywhere(PAPER, {}))
    new = {}
    for claim in PAPER.claims:
        own = across.with_quantities(_own(claim, {}))
        formulas = [a for a in addresses(claim) if a in usual and usual[a].statement is not None]
        new |= {address: read_statement(usual[address].statement.text, own) for address in formulas}
    changed = [address for address in new if new[address].digest != usual[address].statement.digest]
    assert len(new) > 150
    assert len(changed) > 80
    found = refute(new["lemma-19.outputs"], Budget(seconds=10, tries=100, largest=3))
    assert found is not None
    at = found.assignment
    layers = range(1, at["k"] + 1)
    zero = 1 + sum((-1) ** q * (8 * q - 4) * math.sin(0.5 - q) for q in layers)
    full = 1 + sum((-1) ** q * (8 * q - 4) * math.sin(at["k"] + 0.5 - q) for q in layers)
    assert abs(zero) > 1e-9 or abs(full - at["k"] % 2) > 1e-9  # what the statement says of the two outputs


@pytest.mark.parametrize(
    ("field", "name", "lines", "least"),
    [
        ("loss", "exponential", "loss(y, z) [loss = exponential] = exp(-y*z)", 30),
        ("positions", "bow", "u1(p) [positions = bow] = p/n\nu2(p) [positions = bow] = (p/n)**2", 80),
    ],
)
def test_a_new_loss_and_new_positions_are_a_line_or_two_and_every_formula_is_asked_over_them(field, name, lines, least):
    text = (resources.files("theorems.han2025") / "model.prelude").read_text(encoding="utf-8")
    known = read_prelude(
        text.replace("score(i, p) [trained = plane]", f"{lines}\nscore(i, p) [trained = plane]"),
        statement_choices(ModelSpec()) | {field: name},
    )
    usual = entries_of(PAPER, ModelSpec())
    across = known.with_quantities(_everywhere(PAPER, {}))
    new = {}
    for claim in PAPER.claims:
        own = across.with_quantities(_own(claim, {}))
        formulas = [a for a in addresses(claim) if a in usual and usual[a].statement is not None]
        new |= {address: read_statement(usual[address].statement.text, own) for address in formulas}
    changed = [address for address in new if new[address].digest != usual[address].statement.digest]
    assert len(new) > 150
    assert len(changed) > least
    found = refute(new["lemma-8"], Budget(seconds=10, tries=200, largest=3))
    assert found is not None  # one position: no gradient, and a loss that is never zero, or the classifier's own


def test_a_counterexample_does_not_choose_a_letter_that_the_model_has_no_use_for():
    """A bound with b in it, over an activation without b, is asked at the model's own b and at no other."""
    gelu, relu = (entries_of(PAPER, model, claims=("lemma-15", "lemma-14")) for model in (GELU, RELU))
    assert pinned(PAPER, GELU, gelu["lemma-15.derivative"].statement) == {"b": "1/100"}
    assert pinned(PAPER, RELU, relu["lemma-15.derivative"].statement) == {"b": "0"}
    assert pinned(PAPER, GELU, gelu["lemma-15"].statement) == {}  # no b in what it says
    assert pinned(PAPER, ModelSpec(m=5), entries_of(PAPER, ModelSpec(m=5))["lemma-15.derivative"].statement) == {}


@pytest.mark.parametrize(("model", "own"), [pytest.param(GELU, "1/100", marks=pytest.mark.slow), (RELU, "0")])
def test_a_search_keeps_such_a_letter_at_the_models_own_value(model, own):
    claim = next(claim for claim in PAPER.claims if claim.id == "lemma-15")
    found, _ = points.examined(PAPER, claim, model, {}, profile=PROFILES["quick"])
    at = {point.address: point.assignment for point in found}
    assert at.get("lemma-15.derivative", {}).get("b", own) == own
    if model is RELU:
        assert "lemma-15.derivative" not in at  # b > 0 is asked there, and this ReLU has b = 0

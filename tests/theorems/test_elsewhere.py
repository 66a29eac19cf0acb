"""Another model than the paper's: the same proposition keeps its verdict, another one is asked over its definitions."""

from __future__ import annotations

import math
from fractions import Fraction
from importlib import resources

import pytest

from numerics.parity.model import ModelSpec
from theorems.han2025 import PAPER, statement_choices
from verify.commands.variants import statements
from verify.records import Evidence, Finding, Kind, Verdict
from verify.results.assembly import assemble
from verify.results.schema import Outcome
from verify.run import points
from verify.run.points import job_of
from verify.statement.assign import refutes
from verify.statement.catalogue import _everywhere, _own, addresses, entries_of
from verify.statement.prelude import read_prelude
from verify.statement.search import Budget, refute
from verify.statement.statement import read_statement
from verify.verdicts.other_model import elsewhere, own_sizes, pinned
from verify.verdicts.profiles import PROFILES
from verify.verdicts.statements import statements as stated_in

GELU, RELU = ModelSpec(activation="gelu"), ModelSpec(b="0")


def beyond(model: ModelSpec, *claims: str):
    return elsewhere(PAPER, claims or tuple(claim.id for claim in PAPER.claims), model.to_dict())


def test_the_papers_own_model_is_nowhere_else():
    for model in (ModelSpec(), ModelSpec(n=5, k=2, temperature="1/n**2", b="3", parity_set=(1, 4))):
        assert beyond(model) is None


@pytest.mark.long
def test_a_formula_without_the_changed_definition_is_the_same_proposition():
    found = beyond(GELU, "lemma-19", "lemma-15")
    assert "lemma-19.complement-value" in found.same  # shares of the attention, no activation in it
    assert {"lemma-15", "lemma-19"} <= found.other
    assert found.twin == ModelSpec().to_dict()
    assert not any(entry.leaves_out for address, entry in entries_of(PAPER, GELU).items() if address in found.same)


@pytest.mark.long
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
    for address in addresses(claims[0]):  # the searches for counterexamples, which found nothing
        job = f"lemma-19/{job_of(address)}"
        outcomes[job] = Outcome(job=job)
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
    assert (wrong.verdict, wrong.formal.theorem) == (Verdict.REFUTED, "point_lemma_19_complement_value")


@pytest.mark.long
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


NEW = {  # a field, its new value, the lines that define it, how many formulas it changes at least, one that breaks
    "activation": ("sine", "sigma(z) [activation = sine] = sin(z)", 80, "lemma-19.outputs"),
    "loss": ("exponential", "loss(y, z) [loss = exponential] = exp(-y*z)", 30, "lemma-8.part-ii-loss"),
    "positions": (
        "bow",
        "u1(p) [positions = bow] = p/n\nu2(p) [positions = bow] = (p/n)**2",
        80,
        "lemma-17.trigonometry",
    ),
}


def over_a_new(field: str):
    """Every formula of the paper over a definition that a test adds, and over the paper's own."""
    name, lines, _, _ = NEW[field]
    text = (resources.files("theorems.han2025") / "model.prelude").read_text(encoding="utf-8")
    mark = "score(i, p) [trained = plane]"
    known = read_prelude(text.replace(mark, f"{lines}\n{mark}"), statement_choices(ModelSpec()) | {field: name})
    usual = entries_of(PAPER, ModelSpec())
    across = known.with_quantities(_everywhere(PAPER, {}))
    new, old = {}, {}
    for claim in PAPER.claims:
        own = across.with_quantities(_own(claim, {}))
        for address in addresses(claim):
            if address in usual and usual[address].statement is not None:
                old[address] = usual[address].statement
                new[address] = read_statement(old[address].text, own)
    return new, old


@pytest.mark.long
@pytest.mark.parametrize("field", NEW)
def test_a_new_value_of_a_field_is_a_line_or_two_and_every_formula_is_asked_over_it(field):
    """Each formula is read; those with the definition in them are other propositions; one of these is broken by a
    point that an evaluation by hand confirms."""
    new, old = over_a_new(field)
    *_, least, broken = NEW[field]
    assert len(new) == sum(entry.statement is not None for entry in entries_of(PAPER, ModelSpec()).values()) > 200
    assert sum(new[address].digest != old[address].digest for address in new) > least
    assert new[broken].digest != old[broken].digest
    found = refute(new[broken], Budget(seconds=10, tries=200, largest=3))
    assert found is not None
    assert by_hand(field, found.assignment)


def by_hand(field: str, at) -> bool:
    """Is the statement false at the point, by a few lines of plain arithmetic?"""
    if field == "loss":  # the square of its slope is at least four times the loss
        margin = float(Fraction(at["y"]) * Fraction(at["guess"]))
        return abs(Fraction(at["y"])) == 1 and margin <= 1 and math.exp(-2 * margin) < 4 * math.exp(-margin)
    n, k = at["n"], at["k"]
    if field == "activation":
        layers = range(1, k + 1)
        zero = 1 + sum((-1) ** q * (8 * q - 4) * math.sin(0.5 - q) for q in layers)
        full = 1 + sum((-1) ** q * (8 * q - 4) * math.sin(k + 0.5 - q) for q in layers)
        return abs(zero) > 1e-9 or abs(full - k % 2) > 1e-9  # what the statement says of the two outputs
    span, p, q = range(1, n + 1), at["p"], at["q"]  # sums of positions are not sums of cosines on a bow
    first, second = (float(Fraction(entry)) for entry in at["A"][at["i"] - 1])
    scores = [(first * j / n + second * (j / n) ** 2) / float(Fraction(at["tau"])) for j in span]
    masses = [math.exp(score - max(scores)) for score in scores]
    w = {j: mass / sum(masses) for j, mass in zip(span, masses, strict=True)}

    def side(of: int, power: int) -> float:
        return w[of] * sum(w[j] * ((of / n) ** power + (j / n) ** power) for j in span if j != of)

    turns = [
        w[j] * w[r] * sum(math.cos(2 * math.pi * (a - c) / n) for a in (p, j) for c in (q, r))
        for j in span
        for r in span
        if j != p and r != q
    ]
    return abs(side(p, 1) * side(q, 1) + side(p, 2) * side(q, 2) - w[p] * w[q] * sum(turns)) > 1e-9


@pytest.mark.slow
@pytest.mark.parametrize("field", NEW)
def test_every_formula_over_a_new_value_is_judged_by_a_search(field):
    """A counterexample that is one over the new definitions, or none within a few points; never a failure."""
    new, old = over_a_new(field)
    broken = 0
    for address in (a for a in new if new[a].digest != old[a].digest):
        found = refute(new[address], Budget(seconds=2, tries=15, largest=3))
        broken += found is not None
        assert found is None or refutes(new[address], found.assignment), address
    assert broken > 10


@pytest.mark.long
def test_a_counterexample_does_not_choose_a_letter_that_the_model_has_no_use_for():
    """A bound with b in it, over an activation without b, is asked at the model's own b and at no other."""
    gelu, relu = (entries_of(PAPER, model, claims=("lemma-15", "lemma-14")) for model in (GELU, RELU))
    assert pinned(PAPER, GELU, gelu["lemma-15.derivative"].statement) == {"b": "1/100"}
    assert pinned(PAPER, RELU, relu["lemma-15.derivative"].statement) == {"b": "0"}
    assert pinned(PAPER, GELU, gelu["lemma-15"].statement) == {}  # no b in what it says
    assert pinned(PAPER, ModelSpec(m=5), entries_of(PAPER, ModelSpec(m=5))["lemma-15.derivative"].statement) == {}


@pytest.mark.long
@pytest.mark.parametrize(("model", "own"), [pytest.param(GELU, "1/100", marks=pytest.mark.slow), (RELU, "0")])
def test_a_search_keeps_such_a_letter_at_the_models_own_value(model, own):
    claim = next(claim for claim in PAPER.claims if claim.id == "lemma-15")
    found, _ = points.examined(PAPER, claim, model, {}, profile=PROFILES["quick"])
    at = {point.address: point.assignment for point in found}
    assert at.get("lemma-15.derivative", {}).get("b", own) == own
    if model is RELU:
        assert "lemma-15.derivative" not in at  # b > 0 is asked there, and this ReLU has b = 0

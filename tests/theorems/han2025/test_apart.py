"""What is said of fair bits or of k heads says nothing of biased inputs or of another number of heads."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest

from numerics.parity.model import ModelSpec
from tests.theorems.helpers import Court, claim_of
from theorems.han2025 import PAPER
from theorems.han2025.choices import BITS, BOTH, FIXED
from verify.records import Verdict
from verify.statement.assign import refutes
from verify.statement.catalogue import entries_of, prelude_of
from verify.statement.statement import read_statement
from verify.verdicts import models
from verify.verdicts.other_model import elsewhere
from verify.verdicts.statements import statements


def found_for(claim: str, model: ModelSpec):
    return elsewhere(PAPER, (claim,), models.as_data(PAPER, model))


def largest_risk(n: int, chance: Fraction) -> Fraction:
    """Over all parity sets, the least squared hinge risk of a classifier that sees bit 1 alone; exact."""
    worst = Fraction(0)
    for chosen in product((0, 1), repeat=n):
        risk = Fraction(0)
        for seen in (0, 1):
            weight = {1: Fraction(0), -1: Fraction(0)}
            for rest in product((0, 1), repeat=n - 1):
                bits = (seen, *rest)
                odds = chance ** sum(bits) * (1 - chance) ** (n - sum(bits))
                weight[(-1) ** sum(b * c for b, c in zip(bits, chosen, strict=True))] += odds
            total = weight[1] + weight[-1]
            risk += 4 * weight[1] * weight[-1] / total  # at y = (w+ - w-)/(w+ + w-)
        worst = max(worst, risk)
    return worst


def test_the_lower_bound_for_hard_heads_fails_for_biased_bits_and_is_not_carried_over():
    assert largest_risk(4, Fraction(1, 2)) == 1
    assert largest_risk(4, Fraction(9, 10)) == Fraction(11529, 15625) < Fraction(3, 4)  # the bound at n = 4, m = 1
    beyond = found_for("cor-20", ModelSpec(n=4, k=2, inputs="bernoulli:9/10"))
    assert "cor-20" in beyond.other  # with the model's own mean: asked again
    assert "cor-20" not in beyond.same
    assert not beyond.apart & (beyond.same | beyond.other)
    assert "cor-20" in found_for("cor-20", ModelSpec(n=4, k=2, activation="gelu")).same


def test_k_counts_the_heads_only_where_there_are_k():
    more, fewer = ModelSpec(n=8, k=3, m=5), ModelSpec(n=8, k=3, activation="gelu")
    assert {"lemma-14.inner-derivative", "lemma-14.chain-13/sign-corrected"} <= found_for("lemma-14", more).apart
    assert "lemma-14.inner-derivative" in found_for("lemma-14", fewer).same
    assert "lemma-15/matrices" in found_for("lemma-15", more).other
    assert {"prop-3!repair", "prop-3.transformer-risk"} <= found_for("prop-3", more).apart  # a head for every bit
    assert "lemma-14.cross-bound/as-displayed" in found_for("lemma-14", more).apart


def at(address: str, model: ModelSpec):
    return entries_of(PAPER, model, claims=(address.split(".")[0].split("/")[0].split("!")[0],))[address].statement


def test_a_displayed_2k_stays_2k_with_more_heads_and_with_whole_rows():
    """entry·√(2k) is the constant, whatever the heads; √(2·5) in its place would be above it and refute what holds."""
    norm = at("lemma-15.norm", ModelSpec(n=8, k=3, trained="row"))
    place = {"n": 2, "k": 1, "tau": "1", "b": "1", "x": "00", "A": [["0"] * 4]}
    assert not refutes(norm, place)
    more = ModelSpec(n=8, k=3, m=5)
    assert not refutes(at("lemma-15.norm", more), place | {"A": [["0", "0"]] * 5})
    assert "lemma-15.norm" in found_for("lemma-15", more).apart


def test_the_average_of_five_heads_has_a_fifth_of_each():
    """∂v/∂γ is x/5, not x/3: an exact point, and none where there are three heads."""
    place = {"n": 3, "k": 3, "x": "100", "i": 1, "p": 1}
    five = place | {"G": [["0", "0", "0"]] * 5}
    assert refutes(at("lemma-14.inner-derivative", ModelSpec(n=8, k=3, m=5)), five)
    assert not refutes(at("lemma-14.inner-derivative", ModelSpec(n=8, k=3)), place | {"G": [["0", "0", "0"]] * 3})


LIMIT = """
for_all n >= k >= 1, b >= 0, B : subset(n, k), A : heads(k)
given   b == 0
says    lim_risk == {soft} and hard_risk == {hard}
"""


@pytest.mark.parametrize(
    ("inputs", "soft"), [("uniform", Fraction(1)), ("bernoulli:1/3", Fraction(8, 9))], ids=["fair", "biased"]
)
def test_the_limit_risk_is_that_of_all_heads_under_the_models_inputs(inputs, soft):
    """One bit, two heads, at the positions 1 and 3 of four: S = (x1 + x3)/2, and f = 1, 1, -1 at 0, 1/2, 1.

    So exactly the inputs with x1 = 1, x3 = 0 cost 4, and there are as many under hard attention.
    """
    model = ModelSpec(n=4, k=1, m=2, activation="relu", inputs=inputs)
    place = {"n": 4, "k": 1, "b": "0", "B": [1], "A": [["1", "0"], ["-1", "0"]]}
    prelude = prelude_of(PAPER, model)
    assert not refutes(read_statement(LIMIT.format(soft=soft, hard=soft), prelude), place)
    assert refutes(read_statement(LIMIT.format(soft=soft + Fraction(1, 100), hard=soft), prelude), place)
    both = place | {"A": [["1", "0"], ["1", "0"]]}
    assert not refutes(read_statement(LIMIT.format(soft=0, hard=0), prelude), both)


def test_words_that_fix_the_inputs_or_the_loss_are_about_the_papers_model():
    biased, logistic, both = (
        ModelSpec(inputs="bernoulli:1/3"),
        ModelSpec(loss="logistic"),
        ModelSpec(inputs="bernoulli:1/3", activation="gelu"),
    )
    assert {"rem-10", "rem-10!repair", "rem-10/expressivity"} <= found_for("rem-10", biased).fixed
    assert not found_for("rem-10", logistic).fixed
    assert "cor-20!repair" in found_for("cor-20", logistic).fixed & found_for("cor-20", logistic).same
    besides = found_for("rem-10", both)
    assert "rem-10" in besides.unasked
    assert not besides.unasked & (besides.same | besides.other)


def test_what_is_listed_says_so_in_its_words():
    for claim in PAPER.claims:
        for stated in statements(claim):
            fields, said = FIXED.get(stated.address, ()), f"{claim.statement} {stated.text}"
            assert not ("inputs" in fields and "uniform" not in said), stated.address
            assert not ("loss" in fields and "squared hinge loss" not in said), stated.address
            named = re.search(r"uniform (inputs|bits|distribution over the inputs)", stated.text)
            assert not named or "inputs" in fields, stated.address
    known = {stated.address for claim in PAPER.claims for stated in statements(claim)}
    assert BITS | BOTH | set(FIXED) <= known


def test_no_formula_for_any_number_of_heads_counts_them_by_k():
    found = entries_of(PAPER, ModelSpec())
    for address in BITS:
        text = found[address].statement.text
        assert not re.search(r"\b[ir] (:|in) span\(1, k\)|array\(k|aligned\(", text), address


@pytest.mark.parametrize("loss", ["logistic", "square"])
def test_a_bound_that_is_vacuous_for_two_heads_is_not_refuted_by_one(loss):
    court = Court(claim_of("thm-11"), model=ModelSpec(loss=loss), bound="2*(2 - m)")
    assert court.reading("fixed-dimension") is not Verdict.REFUTED


@pytest.mark.parametrize(
    ("activation", "verdict"),
    [
        ("piecewise:1/10,1;0", Verdict.OPEN),
        ("relu", Verdict.OPEN),
        ("tanh", Verdict.HOLDS),  # its slope reaches one and is at most that, as is said
        ("gelu", Verdict.OPEN),  # its slope exceeds one
    ],
)
def test_a_slope_that_does_not_exist_or_exceeds_one_is_not_bounded_by_words_about_another(activation, verdict):
    court = Court(claim_of("thm-11"), model=ModelSpec(activation=activation))
    assert court.step("lipschitz", "path-norm") is verdict

"""Formulas about fair bits or about k heads say nothing of biased inputs or of another number of heads."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from numerics.parity.model import ModelSpec
from tests.theorems.helpers import Court, claim_of
from theorems.han2025 import PAPER
from verify.court import models
from verify.court.elsewhere import elsewhere
from verify.records import Verdict


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
    assert "cor-20" in beyond.apart
    assert not beyond.apart & (beyond.same | beyond.other)
    assert "cor-20" in found_for("cor-20", ModelSpec(n=4, k=2, activation="gelu")).same


def test_k_counts_the_heads_only_where_there_are_k():
    more, fewer = ModelSpec(n=8, k=3, m=5), ModelSpec(n=8, k=3, activation="gelu")
    assert "lemma-14.inner-derivative" in found_for("lemma-14", more).apart
    assert "lemma-14.inner-derivative" in found_for("lemma-14", fewer).same
    assert "lemma-15/matrices" in found_for("lemma-15", more).apart


@pytest.mark.parametrize("loss", ["logistic", "square"])
def test_a_bound_that_is_vacuous_for_two_heads_is_not_refuted_by_one(loss):
    court = Court(claim_of("thm-11"), model=ModelSpec(loss=loss), bound="2*(2 - m)")
    assert court.reading("fixed-dimension") is not Verdict.REFUTED


@pytest.mark.parametrize("activation", ["piecewise:1/10,1;0", "relu", "tanh"])
def test_a_slope_that_does_not_exist_or_reaches_one_is_not_bounded_by_words_about_another(activation):
    court = Court(claim_of("thm-11"), model=ModelSpec(activation=activation))
    assert court.step("lipschitz", "path-norm") is Verdict.OPEN

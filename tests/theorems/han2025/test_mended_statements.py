"""Statements of our own that were wrong as written, or right for a wrong reason: each against arithmetic of its own."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.theorems.helpers import claim_of, context, verdicts
from verify.records import Verdict
from verify.verdicts import papers
from verify.verdicts.dependencies import edges as edges_of
from verify.verdicts.judge import falls_with


def smoothed(z, b):
    return (z + np.sqrt(z * z + b)) / 2


def classifier(total, k, b):
    layers = np.arange(1, k + 1)
    return 1 + ((-1.0) ** layers * (8 * layers - 4) * smoothed(np.add.outer(total, 0.5 - layers), b)).sum(-1)


def test_the_repair_of_proposition_3_is_certified_at_the_numbers_that_it_states_one_position_too():
    """R(1 - cos 2π/n) = τ log(16k²n); a classifier of sharpness Λ is one with the smoothing b/Λ²."""
    claim = claim_of("prop-3")
    bodies = [item.body for check in claim.repair.checks for item in check(context(claim)).certificates]
    assert {1, 2} <= {body["n"] for body in bodies}
    for body in bodies:
        n, k = body["n"], body["k"]
        gap = 1 - math.cos(2 * math.pi / n) if n > 1 else 1.0
        reach = float(Fraction(body["tau"])) * math.log(16 * k * k * n)
        assert all(float(Fraction(head["radius"])) * gap == pytest.approx(reach, rel=1e-6) for head in body["heads"])
        stated = [b / max(1, 8 * k * k * math.sqrt(b)) ** 2 for b in (0.01, 100.0)]
        assert any(float(Fraction(body["b"])) == pytest.approx(value, rel=1e-6) for value in stated)


@pytest.mark.parametrize("b", [1e-4, 0.01, 1.0, 50.0])
def test_one_bit_of_two_has_no_stationary_point_and_the_repair_of_lemma_8_does_not_say_so(b):
    """On two positions only the cosine counts: the weight of the bit is a logistic function of the second entry."""
    steps = np.linspace(-12, 12, 2001)
    weight = 1 / (1 + np.exp(-steps))
    slope = weight * (1 - weight)
    risks = np.zeros_like(steps)
    for bit, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        total, label = bit * weight + other * (1 - weight), 1 - 2 * bit
        output, push = classifier(total, 1, b), -4 * (1 + (total - 0.5) / np.sqrt((total - 0.5) ** 2 + b)) / 2
        risks += -2 * label * np.maximum(0, 1 - label * output) * push * (bit - other) * slope / 4
    assert np.all(risks < 0), "the risk falls along the whole line"
    text = claim_of("lemma-8").repair.text
    assert "minim" not in text
    assert "by 1 to n - 1 positions" in text, "a turn by none maps every set to itself"


@pytest.mark.parametrize("k", [2, 4, 6, 10])
@pytest.mark.parametrize("b", [1e-4, 0.01, 1.0, 100.0])
def test_the_output_of_an_even_number_of_bits_stays_above_minus_one_up_to_one(k, b):
    assert classifier(np.linspace(0, 1, 4001), k, b).min() > -1


def test_what_holds_for_any_constants_does_not_fall_with_those_of_lemma_16():
    edges = edges_of(papers.paper("han2025").claims)
    marks = falls_with({"lemma-16": Verdict.REFUTED, "lemma-7": Verdict.HOLDS}, edges)
    assert marks["lemma-7"] == ()
    assert "lemma-16" in marks["lemma-7/printed-constants"]


def test_the_last_step_of_lemma_14_is_an_inference_and_not_the_statement():
    claim = claim_of("lemma-14")
    last = next(step for step in claim.steps if step.id == "lemma-14.final")
    assert "given" in last.formula
    assert "constant" not in last.formula
    assert last.formula != claim.readings[0].formula


def test_remark_10_is_refuted_as_the_theorem_is():
    assert verdicts(claim_of("rem-10"), at=("rem-10",)) == {"rem-10": "refuted"}

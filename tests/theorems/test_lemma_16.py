"""Lemma 16: refuted for a huge smoothing, true below a located boundary; mutants on both sides."""

from __future__ import annotations

import numpy as np
import pytest

from numerics.smooth_model import classifier
from tests.theorems.helpers import Court
from theorems.han2025.lemma_16 import CLAIM


@pytest.fixture(scope="module")
def court():
    return Court(CLAIM)


def test_readings_and_repair(court):
    assert court.reading() == "refuted"
    assert court.reading("small-smoothing") == "holds"
    assert court.reading("located") == "holds"
    assert court.repair() == "holds"


def test_steps(court):
    assert court.step("product-rule") == "refuted"
    assert court.step("product-rule", "one-component") == "holds"
    assert court.step("output-bound") == "refuted"
    assert court.step("output-bound", "small-smoothing") == "holds"
    assert court.step("norm") == "refuted"
    assert court.step("norm", "one-column") == "holds"


def test_the_repair_is_accepted_in_the_place_of_the_constant():
    text = "((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"
    assert Court(CLAIM, constant=text).reading() == "holds"
    assert Court(CLAIM, constant=text).reading("small-smoothing") == "holds"


@pytest.mark.parametrize("constant", ["k**2/tau**2", "k**3/(10*tau**2*sqrt(b))"])
def test_constants_that_are_too_small_are_refuted(constant):
    assert Court(CLAIM, constant=constant).reading() == "refuted"
    assert Court(CLAIM, constant=constant).reading("small-smoothing") == "refuted"


@pytest.mark.parametrize(("bound", "literal", "small"), [
    ("2*k - 1 + 4*k*sqrt(b)", "holds", "holds"), ("k", "refuted", "refuted"), ("10*k**3", "refuted", "holds")])
def test_mutants_of_the_output_bound(bound, literal, small):
    court = Court(CLAIM, output=bound)
    assert court.step("output-bound") == literal
    assert court.step("output-bound", "small-smoothing") == small


def test_the_boundary_of_the_output_bound_by_brute_force():
    s = np.linspace(0, 1, 2001)
    assert np.abs(classifier(1, 15 / 4, s)[0]).max() <= 4 + 1e-12
    assert np.abs(classifier(1, 15 / 4 + 0.01, s)[0]).max() > 4


def test_a_constant_that_does_not_follow_from_the_entries():
    assert Court(CLAIM, constant="k**3/tau**2").step("norm", "one-column") == "open"

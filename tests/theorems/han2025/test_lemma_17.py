from __future__ import annotations

import itertools

import numpy as np

from numerics.parity.landscape import Landscape
from tests.theorems.helpers import Court, claim_of
from theorems.han2025.lemma_17.checks import bilinear_expansion

CLAIM = claim_of("lemma-17")


def test_verdicts_of_the_printed_lemma():
    court = Court(CLAIM)
    assert {reading.id: court.reading(reading.id) for reading in CLAIM.readings} == {
        "literal": "refuted",
        "appendix-bounds": "refuted",
        "in-total": "refuted",
    }
    assert {step.id.split(".")[1]: court.step(step.id.split(".")[1]) for step in CLAIM.steps if step.checks} == {
        "slope-closed-form": "limit",
        "reduction": "holds",
        "trigonometry": "holds",
    }
    assert court.step("loss-gradient", "minus") == "holds"
    assert court.step("output-closed-form", "with-k") == "limit"
    assert court.step("conclusion", "truncated") == "holds"
    assert court.repair() == "holds"


def test_opposed_pairs_by_brute_force():
    """Autograd would say the same: differences of losses at two positions, two bits, zero heads."""
    landscape, zero = Landscape(2, 2, 0.5, 0.01, (1, 2)), np.zeros(4)
    units = np.eye(4) * 1e-6
    numeric = np.stack([(landscape.losses(zero + e)[0] - landscape.losses(zero - e)[0]) / 2e-6 for e in units], axis=1)
    products = [float(numeric[a, :2] @ numeric[b, :2]) for a, b in itertools.combinations(range(4), 2)]
    assert min(products) < -0.01


def test_mutant_of_the_reduction():
    assert bilinear_expansion()
    assert not bilinear_expansion(-1)


def test_the_reduction_is_printed_as_an_inference():
    assert r"\implies" in next(step.printed for step in CLAIM.steps if step.id == "lemma-17.reduction")

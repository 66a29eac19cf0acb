"""Readings against brute force, and verdicts on changed formulas that a mutation test once found wrong."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.theorems.han2025 import brute_force, brute_force_model, brute_force_transformer
from theorems.han2025 import PAPER
from verify.mutation import Judge

CLAIMS = {claim.id: claim for claim in PAPER.claims}


def answer(claim: str, unit: str, quantity: str = "", text: str = "") -> str:
    return Judge(PAPER.id, CLAIMS[claim]).answer(unit, quantity, text)


# ------------------------------------------------------------------------- quantifiers and domains


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("claim", "unit", "true", "oracle"),
    [
        ("prop-3", "literal", True, "scaled_weights"),  # for every tau and b some weights
        ("prop-3", "as-constructed", False, "written_weights"),  # the displayed weights for every tau and b
        ("lemma-7", "printed-constants", False, "huge_smoothness"),  # every b > 0
        ("lemma-8", "literal", False, "stationary"),
        ("thm-11", "bounded-embeddings", False, "long_weights"),
        ("rem-13", "finite-n", False, "one_head"),
        ("rem-13", "literal", False, "extra_heads"),
        ("lemma-16", "literal", False, "huge_product"),
        ("appendix-a-setup", "unit-heads", False, "band"),
        ("lemma-17", "literal", False, "opposed_gradients"),
        ("lemma-17", "in-total", False, "opposed_gradients"),
        ("lemma-19", "literal", False, "odd_heads"),
        ("lemma-19", "even", True, "even_heads"),
        ("cor-20", "any-maximiser", False, "any_maximiser"),
        ("prop-21", "literal", False, "neighbours"),
        ("prop-4", "prop-4.missing-edge-risk", False, "larger_than_one"),
        ("prop-4", "prop-4.missing-edge-risk/at-least", True, "pair_costs"),
        ("thm-11", "thm-11.complement-count-3", False, "equality_of_counts"),
        ("cor-20", "cor-20.never-attended", False, "strict_scores"),
        ("cor-20", "cor-20.never-attended/fixed-order", True, "fixed_order"),
        ("cor-20", "cor-20.count/size", False, "two_sizes"),
    ],
)
def test_readings_as_they_stand_are_judged_as_brute_force_finds(claim, unit, true, oracle):
    """Readings that differ in a quantifier or a strictness, beside what a few lines of enumeration say; a name of a
    reading that is gone fails here."""
    module = next(place for place in (brute_force, brute_force_transformer) if hasattr(place, oracle))
    assert getattr(module, oracle)(), "the oracle must find what it is there to find"
    assert answer(claim, unit) in (("affirmed", "open") if true else ("refuted", "open"))


def test_the_best_risk_of_a_view_is_that_of_the_best_outputs():
    """A group of p and q labels, against a fine grid of outputs."""
    words = list(product((0, 1), repeat=3))
    seen = [min(2, sum(word)) for word in words]
    best = Fraction(0)
    for group in set(seen):
        labels = [(-1) ** sum(word) for word, view in zip(words, seen, strict=True) if view == group]
        outputs = [Fraction(i, 8) for i in range(-16, 17)]
        best += min(sum(max(Fraction(0), 1 - y * v) ** 2 for y in labels) for v in outputs)
    assert brute_force._best_risk(words, seen, 7) == best / 8


# ---------------------------------------------------------------------------------------------- the oracles


@pytest.mark.slow
def test_the_small_transformer_agrees_with_automatic_differentiation():
    import numpy as np
    import torch

    heads, x, b = np.array([[0.3, -0.7], [0.2, 0.9]]), np.array([1.0, 0, 1, 0]), 0.01
    angle = 2 * np.pi * np.arange(1, 5) / 4
    u = torch.tensor(np.stack([np.sin(angle), np.cos(angle)], 1))

    def output(flat):
        total = (torch.softmax(flat.reshape(2, 2) @ u.T, 1) @ torch.tensor(x)).sum()
        q = torch.arange(1, 3, dtype=torch.float64)
        z = total + 0.5 - q
        return 1 + ((-1) ** q * (8 * q - 4) * (z + torch.sqrt(z * z + b)) / 2).sum()

    at = torch.tensor(heads.reshape(-1))
    gradient = torch.autograd.functional.jacobian(output, at)
    hessian = torch.autograd.functional.hessian(output, at)
    found = brute_force_model._numbers(heads, x, b)
    assert found["gradient"] == pytest.approx(float(gradient.norm()))
    assert found["hessian"] == pytest.approx(float(torch.linalg.eigvalsh(hessian).abs().max()))
    assert found["cross"] == pytest.approx(float(hessian[:2, 2:].abs().max()))
    assert found["output"] == pytest.approx(abs(float(output(at))))


# ----------------------------------------------------------------- verdicts that a mutation test once found wrong

FAR = 10**7
BOUND, SIZE = "1 - 2*m/2**ceil((n - 1)/m)", "2**n - m*2**(n - ceil((n - 1)/m) + 1)"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", f"max({BOUND}, n - {FAR})"),
        ("cor-20", "every-size", "bound", f"max({BOUND}, n - {FAR})"),
        ("cor-20", "cor-20.count/at-least", "subset_size", f"max({SIZE}, n - {FAR})"),
        ("cor-20", "cor-20.final", "bound", f"max({BOUND}, n - {FAR})"),
        ("thm-5", "thm-5.iteration-count", "iterations", f"min(log(eps)/log(c), {FAR})"),
    ],
)
def test_a_formula_that_is_false_far_away_does_not_hold(claim, unit, quantity, text):
    """Each was once said to hold, because it is right wherever it was tried."""
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", "1 - 2*m/2**((n - 1)/m) - 1/10**n"),
        ("cor-20", "cor-20.final", "pair_loss", "2.0001"),
    ],
)
def test_what_only_a_grid_supports_is_left_open(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "open"


@pytest.mark.parametrize(("claim", "unit", "text"), [("prop-4", "edges", "2"), ("prop-4", "edges", "1.001")])
def test_a_false_part_is_no_conflict_with_a_true_one(claim, unit, text):
    """The two parts were taken for one, and a refutation of the risk for a defect of the instruments."""
    assert answer(claim, unit, "risk", text) == "refuted"


@pytest.mark.slow
@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("lemma-8", "lemma-8.part-ii-attention", "mu1", "2*c2**2/(n**2*(k - 1)**2)"),
        ("lemma-8", "lemma-8.part-iii", "mu2", "64*(k - 1)**2*c2**2/n**2"),
        ("lemma-8", "lemma-8.mu", "mu", "min(64*mu1, mu1)/2**(n + 1)"),
        ("rem-12", "rem-12.limit-first-factor", "first", "m/2**ceil((n - 1)/(5*m))"),
        ("rem-12", "rem-12.limit-second-factor", "second", "norm*5*m**2"),
        ("thm-11", "thm-11.attention-cap", "attention_cap", "1/(n/5 + 1)"),
        ("thm-11", "thm-11.pair-loss/positive-part", "pair", "2*(1 - norm*4*m**2/n)**2"),
    ],
)
def test_survivors_that_were_mended_stay_refuted(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("claim", "unit", "quantity", "text"),
    [
        ("cor-20", "literal", "bound", f"999/1000*({BOUND})"),
        ("cor-20", "cor-20.final", "subset_size", f"{SIZE} + 1"),
        ("lemma-18", "truncated", "bound", "c2*c2*tau**2/n**2"),
        ("appendix-a-setup", "appendix-a-setup.peak/lower-half", "peak_lower", "1/(n + 1)"),
        ("lemma-8", "literal", "mu", "-mu1*mu2"),
        ("rem-12", "rem-12.limit-first-factor/weights-bounded-below", "first", "7*m/2**ceil((n - 1)/(5*m))"),
    ],
)
def test_weaker_statements_hold(claim, unit, quantity, text):
    assert answer(claim, unit, quantity, text) == "affirmed"

"""Lemma 16: refuted for a huge smoothing, true below a located boundary; mutants on both sides."""

from __future__ import annotations

from fractions import Fraction

import flint
import numpy as np
import pytest

from numerics.parity.suprema.moments import classifier
from numerics.parity.suprema.one_head import product_stays_below
from tests.theorems.helpers import Court, claim_of
from theorems.han2025.shared.printed import ENTRY, PRODUCT, several_heads_stay_below

CLAIM = claim_of("lemma-16")


LOCATED = Fraction(next(q.text for q in CLAIM.quantities if q.name == "located"))


@pytest.fixture(scope="module")
def court():
    return Court(CLAIM)


@pytest.mark.slow
def test_the_lemma_its_steps_and_its_repair_are_judged_as_expected(court):
    assert not court.surprises()
    assert court.step("norm") == "holds"  # the display bounds the derivative of a vector: a column


@pytest.mark.parametrize("factor", ["99/100", "1/2"])
def test_a_little_less_is_refuted_below_the_boundary(factor):
    assert Court(CLAIM, constant=f"{factor}*({PRODUCT})").reading("located") == "refuted"


@pytest.mark.slow
def test_the_repair_is_accepted_in_the_place_of_the_constant():
    text = "((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"
    assert Court(CLAIM, constant=text).reading() == "holds"
    assert Court(CLAIM, constant=text).reading("small-smoothing") == "holds"


@pytest.mark.parametrize("constant", ["k**2/tau**2", "k**3/(10*tau**2*sqrt(b))"])
def test_constants_that_are_too_small_are_refuted(constant):
    assert Court(CLAIM, constant=constant).reading() == "refuted"
    assert Court(CLAIM, constant=constant).reading("small-smoothing") == "refuted"


@pytest.mark.parametrize(
    ("bound", "literal", "small"),
    [("2*k - 1 + 4*k*sqrt(b)", "holds", "holds"), ("k", "refuted", "refuted"), ("10*k**3", "refuted", "holds")],
)
def test_mutants_of_the_output_bound(bound, literal, small):
    court = Court(CLAIM, output=bound)
    assert court.step("output-bound") == literal
    assert court.step("output-bound", "small-smoothing") == small


def test_the_boundary_is_where_brute_force_finds_it():
    """n = 2, k = 1, τ = 1: the derivative of ŷ∇ŷ on a fine grid of heads, against √2(144 + 128/√b)."""
    a = np.linspace(-3, 3, 60_001)
    share = 1 / (1 + np.exp(2 * a))
    cov, third = 2 * share * (1 - share), 4 * share * (1 - share) * (1 - 2 * share)

    def excess(b):
        f, slope, bend = classifier(1, b, share)
        return np.abs((f * bend + slope**2) * cov**2 + f * slope * third).max() - 2**0.5 * (144 + 128 / b**0.5)

    assert excess(float(LOCATED)) < 0 < excess(17863.0)


def test_one_head_on_any_circle_stays_below_the_two_opposite_positions():
    """Random distributions of t in [-1, 1] and sets never exceed what the argument allows at their share."""
    rng = np.random.default_rng(16)
    weights, t = rng.dirichlet(np.full(5, 0.4), 20_000), rng.uniform(-1, 1, (20_000, 5))
    t[:10_000] = np.sign(t[:10_000])
    x = rng.integers(0, 2, (20_000, 5)).astype(float)
    share, mean = (weights * x).sum(-1), (weights * t).sum(-1)
    d = t - mean[:, None]
    cov = (weights * x * d).sum(-1)
    third = (weights * x * d**2).sum(-1) - share * (weights * d**2).sum(-1)
    for b in (16_000.0, 17_860.0):
        f, slope, bend = classifier(1, b, share)
        product, outer, q = f * slope, f * bend + slope**2, share * (1 - share)
        value = product * third + outer * cov**2
        for sign, p in ((1, share - outer * q / (2 * product)), (-1, 1 - share + outer * q / (2 * product))):
            gain = np.where(p <= 0.25, 4 * (1 - 2 * p), np.where(p <= 0.5, 1 / (2 * np.maximum(p, 0.25)), 1.0))
            assert (sign * value <= product * q * gain + 1e-9).all()


@pytest.mark.parametrize(("low", "high", "expected"), [(16_000, 17_860, True), (17_800, 17_870, False)])
def test_the_subdivision_of_one_head(low, high, expected):
    def constant(b):
        return flint.arb(2).sqrt() * (144 + 128 / b.sqrt())

    assert product_stays_below(Fraction(low), Fraction(high), constant) is expected


def test_several_heads_do_not_stay_below_for_ever():
    assert several_heads_stay_below(LOCATED)
    assert not several_heads_stay_below(Fraction(10**6))


def test_the_boundary_of_the_output_bound_by_brute_force():
    s = np.linspace(0, 1, 2001)
    assert np.abs(classifier(1, 15 / 4, s)[0]).max() <= 4 + 1e-12
    assert np.abs(classifier(1, 15 / 4 + 0.01, s)[0]).max() > 4


def test_a_constant_that_does_not_follow_from_the_entries():
    assert Court(CLAIM, constant="k**3/tau**2").step("norm", "one-column") == "open"


M = "(4*k**3*(20/tau**2 + 32*k**2/(tau**2*sqrt(b))) + (8*k**2/tau)**2)"


@pytest.mark.parametrize(
    ("constant", "columns"),
    [
        (f"2*k*{M}", "holds"),
        (f"3*k*{M}", "holds"),
        (f"99/100*sqrt(2*k)*{M}", "open"),
        (f"sqrt(3*k)*{M}", "holds"),
        ("k**3/tau**2", "open"),
    ],
)
def test_the_step_to_the_norm_looks_at_the_constant(constant, columns):
    assert Court(CLAIM, constant=constant).step("norm") == columns


@pytest.mark.slow
@pytest.mark.parametrize(
    ("output", "literal", "moderate"),
    [
        ("4*k**3*(1 + sqrt(b))", "holds", "holds"),
        ("k/100 - 4*k**2", "refuted", "refuted"),
        ("5*k**3", "refuted", "holds"),
        ("k**3/2", "refuted", "open"),
    ],
)
def test_mutants_of_the_entry_bound(output, literal, moderate):
    court = Court(CLAIM, component=f"({output})*({ENTRY}) + (8*k**2/tau)**2")
    assert (court.step("entry-bound"), court.step("entry-bound", "moderate-smoothing")) == (literal, moderate)


def test_the_entry_bound_by_brute_force():
    """n = 2, k = 1, a14: the component against 144 + 128/√b on a fine grid, on both sides of where it fails."""
    a = np.linspace(-3, 3, 60_001)
    share = 1 / (1 + np.exp(2 * a))
    cov, third = 2 * share * (1 - share), 4 * share * (1 - share) * (1 - 2 * share)

    def excess(b):
        f, slope, bend = classifier(1, b, share)
        return np.abs((f * bend + slope**2) * cov**2 + f * slope * third).max() - 144 - 128 / b**0.5

    assert excess(2000.0) < excess(9000.0) < 0 < excess(9100.0)


@pytest.mark.parametrize("text", [f"{PRODUCT} + 1", f"2*k*({PRODUCT})", f"{PRODUCT} + b"])
def test_larger_constants_hold_up_to_the_located_boundary(text):
    assert Court(CLAIM, constant=text).reading("located") == "holds"


def test_a_negative_output_is_reported_by_its_size():
    court = Court(CLAIM, output="2*k - 1")
    found = court.evidence(next(s for s in CLAIM.steps if s.id == "lemma-16.output-bound").checks[0])
    assert found.finding.value == "no"
    assert "exceeds -" not in found.summary

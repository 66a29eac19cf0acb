"""Lemma 14: verdicts of the printed lemma, and mutants of each bound and display."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model import decode_model
from numerics.parity.suprema.moments import classifier
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.lemma_14.figures import printed_and_proved
from theorems.han2025.shared import tables as bounds_table

CLAIM = claim_of("lemma-14")


@pytest.fixture(scope="module")
def court():
    return Court(CLAIM)


@pytest.mark.slow
def test_the_lemma_its_steps_and_its_repair_are_judged_as_expected(court):
    assert not court.surprises()
    assert len(CLAIM.steps) >= 20


@pytest.mark.parametrize("constant", ["k/tau**2", "k**2/(3*tau**2*sqrt(b))", "8*k/(3*sqrt(3)) + k**2/sqrt(b)"])
def test_constants_that_are_too_small_are_refuted(constant):
    assert Court(CLAIM, constant=constant).reading() == "refuted"


@pytest.mark.parametrize("constant", ["(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2", "(2*k + k**3/sqrt(b))/tau**2"])
def test_constants_that_are_proved_are_kept(constant):
    assert Court(CLAIM, constant=constant).reading() == "holds"


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("name", "text", "step", "verdict"),
    [
        ("cross", "k**2/(100*tau**2*sqrt(b))", "cross-bound", "refuted"),
        ("cross", "k/(tau**2*sqrt(b))", "cross-bound", "holds"),
        ("mixed", "k**3/(100*tau*sqrt(b))", "mixed-bound", "refuted"),
        ("mixed", "16*k**3/sqrt(b)", "mixed-bound", "refuted"),
        ("cross", "32*k**2/(tau*sqrt(b))", "cross-bound", "refuted"),  # a power of τ too few
        ("entry", "20/tau**2 + 32*k**2/(tau*sqrt(b))", "entry-bound", "refuted"),
        ("second", "1/(100*tau**2*k)", "second-derivative-bound", "refuted"),
        ("second", "1/(tau**2*k)", "second-derivative-bound", "holds"),
        ("entry", "k/(10*tau**2)", "entry-bound", "refuted"),
        ("entry", "(2*k + k/sqrt(b))/tau**2", "entry-bound", "open"),  # true, and no engine shows it
        ("coefficient", "8*q - 3", "outer-derivative", "refuted"),
        ("inner", "1/k**2", "inner-derivative", "refuted"),
        ("inner", "1/k + (k - 1)*(k - 2)*(k - 3)", "inner-derivative", "refuted"),  # right for one, two and three heads
    ],
)
def test_mutants_of_the_steps(name, text, step, verdict):
    assert Court(CLAIM, **{name: text}).step(step) == verdict


@pytest.mark.parametrize("entry", ["1/(10*k)", "tau", "b/(8*k)"])
def test_a_small_right_side_does_not_bound_the_eigenvalue(entry):
    assert Court(CLAIM, entry=entry).step("eigenvalue") != "holds"


@pytest.mark.parametrize("b", [1e-6, 0.3, 50.0])
def test_the_slope_by_brute_force(b):
    for k in (1, 2, 3, 7):
        slope = classifier(k, b, np.linspace(0, k, 4001))[1]
        assert k * np.abs(slope).max() <= 4 * k**2


def test_a_bound_that_fails_at_the_end_of_its_range_only():
    court = Court(CLAIM, entry="20 + 32*k**2/(tau**2*sqrt(b))")
    assert court.step("entry-bound", "small-smoothing") == "refuted"


def test_a_mutant_of_the_loss_slope_is_refuted():
    assert Court(CLAIM, loss_slope="2*guess - y").step("loss-derivative", "one-loss") == "refuted"


def test_a_constant_that_does_not_follow_from_the_entries():
    assert Court(CLAIM, constant="k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))").step("frobenius", "with-squares") == "open"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "whole"), [({"activation": "gelu"}, "open"), ({"positions": "line"}, "holds"), ({"heads": 5}, "open")]
)
def test_other_models_are_judged_by_their_own_bounds_only(change, whole):
    court = Court(CLAIM, model=decode_model({"schema": 1, "model": change}))
    assert court.reading() == whole  # for every b: a GELU's Hessian does not vanish with 1/√b
    assert court.reading("this-model") == "holds"
    assert all(court.step(name) == "open" for name in ("softmax-derivative-13", "entry-bound"))
    assert court.step("loss-derivative") == "underspecified"  # an index is free and bound, whatever the network


@pytest.mark.slow
def test_just_outside_the_certified_gap():
    """At a small model: a little below the lower end is refuted, the upper end is not, between is open."""
    model = decode_model({"schema": 1, "model": {"n": 4, "k": 2}})
    ctx = context(CLAIM, profile="standard", model=model)
    found = bounds_table.ends(ctx, "lemma-14", "hessian", (4, 2, Fraction(1, 4), Fraction(1, 100)))
    low, high = float(found.lower), float(found.upper)
    assert low < high <= 1.1 * low

    def verdict(value):
        return Court(CLAIM, profile="standard", model=model, constant=f"{value}").reading("this-model")

    assert [verdict(low * 0.999), verdict((low + high) / 2), verdict(high * 1.001)] == ["refuted", "open", "holds"]


def test_lemma_6_is_the_same_statement_without_a_number():
    court = Court(claim_of("lemma-6"))
    assert court.reading() == court.reading("lemma-14") == court.repair() == "holds"
    assert Court(claim_of("lemma-6"), constant="k/tau**2").reading("lemma-14") == "refuted"


@pytest.mark.slow
def test_the_figure_is_deterministic():
    ctx = context(CLAIM)
    assert printed_and_proved(ctx) == printed_and_proved(ctx)

"""Corollary 20: its verdicts as printed, its numbers and its figure."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.parity.model import ModelSpec
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.cor_20.checks import the_argument_in_general
from theorems.han2025.cor_20.figures import gap_against_the_number_of_positions
from theorems.han2025.shared.hard import losses_of_opposed_labels
from verify.checker import establish
from verify.records import Kind

CLAIM = claim_of("cor-20")


@pytest.fixture(scope="module")
def printed():
    return Court(CLAIM)


# ------------------------------------------------------------------------------------------------ as printed


@pytest.mark.slow
def test_readings_steps_and_repair(printed):
    assert not printed.surprises()
    assert printed.rule(CLAIM.readings[0].checks).evidence is Kind.ARGUED


def test_every_step_has_a_printed_and_a_derived_formula(printed):
    for step in CLAIM.steps:
        assert step.printed
        assert not step.checks or any(printed.evidence(check).derived for check in step.checks)


def test_algebra_of_the_argument():
    assert the_argument_in_general() == []
    assert losses_of_opposed_labels() == []


def _check(reading):
    return next(r for r in CLAIM.readings if r.id == reading).checks[0]


@pytest.mark.slow
def test_summaries_name_their_conditions(printed):
    literal, sized = (printed.evidence(_check(reading)).summary for reading in ("literal", "every-size"))
    assert literal.startswith("It stands if ties are broken by a fixed order of the positions, a rule that does not")
    assert "7, 19, 49, 127, 999" not in literal, "numbers of the printed bound, said where they are counted"
    assert "32 of 64" in literal
    assert sized.startswith("For every k from 1 to n")
    assert "k = 1 decides" in sized
    positive = printed.evidence(CLAIM.readings[0].checks[1]).summary
    assert "at n = 24, 100, 300, 1000, 10000 for m up to 7, 19, 49, 127, 999" in positive
    assert CLAIM.readings[0].checks[1] is CLAIM.readings[1].checks[1]
    assert "squared hinge loss and uniform bits" in CLAIM.repair.text
    assert "for which every classifier on top" in CLAIM.statement


# ------------------------------------------------------------------------------------------ numbers and figure


def test_constants_are_exact_and_in_order():
    rows = CLAIM.constants[0](context(CLAIM))
    table = {(row.name, row.at["n"], row.at["m"]): row for row in rows}
    assert table["bound", 4, 1].paper == "0.75"
    assert table["bound", 4, 1].best_lower == table["bound", 4, 1].best_upper == "0.875"
    assert table["what the bound lacks to 1", 4, 1].ratio == "2"
    own = table["bound", 8, 3]
    assert Fraction(own.paper) < Fraction(own.best_lower) <= Fraction(own.best_upper)
    assert own.kind is Kind.EXHAUSTIVE
    (witness,) = own.certificates
    assert "is at most 105/128" in establish(witness.body)
    assert Fraction(witness.body["value"]) == Fraction(own.best_upper)


@pytest.mark.slow
def test_an_upper_end_that_no_certificate_holds_is_only_computed():
    rows = CLAIM.constants[0](context(CLAIM, model=ModelSpec(n=12, m=7)))
    own = next(row for row in rows if row.at == {"n": 12, "m": 7})
    assert (own.kind, own.certificates) == (Kind.NUMERIC, ())


@pytest.mark.slow
def test_figure_is_deterministic():
    ctx = context(CLAIM)
    first, second = gap_against_the_number_of_positions(ctx), gap_against_the_number_of_positions(ctx)
    assert first.svg == second.svg
    assert first.svg.lstrip().startswith("<?xml")

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.lemma_8.expansion import lines_agree, pairs_by_induction
from theorems.han2025.lemma_8.figures import ratio_along_rays
from theorems.han2025.lemma_8.minima import minimum_is_within_the_bounds
from theorems.han2025.lemma_8.numbers import constants

CLAIM = claim_of("lemma-8")


@pytest.mark.slow
def test_verdicts_of_the_printed_lemma():
    assert not Court(CLAIM).surprises()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "step", "verdict"),
    [
        ({"loss_factor": "4 + 1/1000"}, "part-ii-loss", "refuted"),
        ({"loss_factor": "3"}, "part-ii-loss", "holds"),
        ({"loss_factor": "sqrt(17)"}, "part-ii-loss", "refuted"),
        ({"loss_factor": "sqrt(15)"}, "part-ii-loss", "holds"),
        ({"loss_factor": "sqrt(17)"}, "assembly", "holds"),
        ({"loss_factor": "sqrt(15)"}, "assembly", "refuted"),
        ({"slope": "1/1000"}, "part-ii-output", "refuted"),
        ({"slope": "8"}, "assembly", "refuted"),
        ({"slope": "17"}, "assembly", "holds"),
        ({"mu1": "0"}, "part-ii-attention", "open"),
        ({"mu2": "0"}, "part-iii", "open"),
    ],
)
def test_mutants_of_the_steps(change, step, verdict):
    assert Court(CLAIM, **change).step(step) == verdict


@pytest.mark.parametrize(
    ("mu", "verdict"),
    [
        ("1/10**30", "refuted"),
        ("max(0, k - 2)", "refuted"),
        ("max(0, k - 3)", "refuted"),
        ("0", "holds"),
        ("-1", "holds"),
        ("max(0, 1 - k)", "holds"),
    ],
)
def test_any_positive_constant_is_refuted(mu, verdict):
    assert Court(CLAIM, mu=mu).reading() == verdict


def test_without_smoothing_sixteen_is_the_best_slope():
    assert Court(CLAIM, slope="16 + 1/1000").step("part-ii-output", "relu") == "refuted"
    assert Court(CLAIM, slope="sqrt(255)").step("part-ii-output", "relu") == "holds"


def test_the_assembly_names_the_factors_that_were_given():
    court = Court(CLAIM, slope="17", loss_factor="5")
    step = next(step for step in CLAIM.steps if step.id == "lemma-8.assembly")
    assert "(5)(17)" in court.rule(step.checks).summary


def test_a_small_c2_is_settled_only_in_a_window():
    assert [minimum_is_within_the_bounds(Fraction(1, 10**power)) for power in (4, 5, 8, 11, 13)] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert Court(CLAIM, mu="0").reading("some-c2") == "holds"


def test_inferences_are_printed_as_inferences():
    printed = {step.id: step.printed for step in CLAIM.steps}
    assert all(r"\implies" in printed[f"lemma-8.{name}"] for name in ("assembly", "mu"))


def test_lines():
    assert lines_agree(0, 1)
    assert lines_agree(3, 4)
    assert not lines_agree(0, 2)
    assert lines_agree(1, 3)
    assert lines_agree(4, 5)
    assert pairs_by_induction()
    assert not pairs_by_induction(cross=1)
    assert not lines_agree(1, 2)
    assert not lines_agree(2, 3)


def test_of_other_models_only_what_instruments_for_any_model_show_is_said():
    within = {"loss": "refuted", "inputs": "refuted", "positions": "open"}  # heads within the bounds were found, or not
    for change in ({"loss": "hinge"}, {"inputs": "bernoulli:1/3"}, {"positions": "line"}):
        court = Court(CLAIM, model=decode_model({"schema": 1, "model": change}))
        assert court.reading() == "refuted"
        assert court.reading("appendix-bounds") == within[next(iter(change))]
        assert court.reading("initialisation") == "refuted"
        assert court.step("mu", "number") == "underspecified"  # a formula that is no number, whatever the model
        assert constants(court.ctx) == ()


def test_table_and_figure():
    rows = constants(context(CLAIM, profile="standard"))
    assert [row.at["n"] for row in rows] == [6, 8, 10, 20]
    assert rows[1].paper.startswith("0.000434027777777777")
    assert ratio_along_rays(context(CLAIM)).svg.startswith("<?xml")

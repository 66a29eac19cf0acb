"""What a head of the companion paper represents: verdicts, mutants of every quantity, and the model."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from numerics.head.model import HeadSpec
from tests.theorems.edelman2022.courts import court
from tests.theorems.helpers import claim_of, context

REPRESENTATION = claim_of("edelman-representation")


@pytest.mark.long
def test_representation_verdicts():
    assert not court(REPRESENTATION).surprises()


@pytest.mark.long
@pytest.mark.parametrize(
    ("beta", "verdict"),
    [
        ("log(T)", "refuted"),
        ("log(2*T) - 1/100", "refuted"),
        ("0", "refuted"),
        ("1", "refuted"),
        ("sqrt(log(2*T))", "refuted"),
        ("-log(2*T)", "refuted"),
        ("log(2*T)/2", "refuted"),
        ("5", "refuted"),
        ("log(2*T)", "holds"),
        ("log(T) + 1", "holds"),
        ("2*log(T)", "holds"),
        ("log(2*T) + s", "holds"),
    ],
)
def test_scale_mutants(beta, verdict):
    found = court(REPRESENTATION, beta=beta)
    assert found.step("levels") == verdict
    if verdict == "refuted":
        assert found.reading() == "refuted"


@pytest.mark.parametrize(
    ("lipschitz", "verdict"),
    [("2*N", "refuted"), ("N", "refuted"), ("2*N + 0.99", "refuted"), ("0", "refuted"), ("3*N + 5", "holds")],
)
def test_readout_mutants(lipschitz, verdict):
    found = court(REPRESENTATION, lipschitz=lipschitz)
    assert (found.step("levels"), found.step("all-functions")) == (verdict, verdict)


def test_a_constant_for_counting_is_too_small_for_all_functions():
    found = court(REPRESENTATION, lipschitz="2*s + 1")
    assert (found.step("levels"), found.step("all-functions")) == ("holds", "refuted")


@pytest.mark.long
@pytest.mark.parametrize(
    ("norm", "verdict"),
    [
        ("3", "refuted"),
        ("log(T)/10", "refuted"),
        ("20", "open"),
        ("sqrt(2*s)*log(T)", "open"),
        ("2*s*log(2*T)", "holds"),
        ("sqrt(2*s)*log(3*T)", "holds"),
    ],
)
def test_norm_mutants(norm, verdict):
    assert court(REPRESENTATION, norm=norm).step("norms") == verdict


@pytest.mark.parametrize(
    ("model", "verdict"),
    [
        (HeadSpec(T=200, s=5, beta="log(T)"), "refuted"),
        (HeadSpec(T=200, s=5), "holds"),
        (HeadSpec(T=3, s=3, beta="0"), "holds"),
        (HeadSpec(T=1, s=1, beta="0"), "holds"),
        (HeadSpec(T=10**6, s=1, beta="14"), "refuted"),
    ],
)
def test_the_models_own_scale(model, verdict):
    assert court(REPRESENTATION, model=model).reading("this-model") == verdict


def test_representation_figure_and_table():
    ctx = context(REPRESENTATION, model=HeadSpec())
    assert REPRESENTATION.figures[0](ctx).name == "edelman-representation.norms.svg"
    for row in REPRESENTATION.constants[0](ctx):
        assert float(row.best_lower) < float(row.best_upper) < float(row.paper)
        scale = math.log(2 * (row.at["T"] - 3))  # the least scale for the constant 2s + 1 = 7
        assert float(row.best_upper) == pytest.approx(math.sqrt(24 / 7) * scale)
        assert float(row.ratio) == pytest.approx(float(row.paper) / float(row.best_upper), rel=1e-4)


def test_the_table_without_a_readout_that_is_steep_enough():
    assert REPRESENTATION.constants[0](context(REPRESENTATION, model=HeadSpec(), lipschitz="N")) == ()
    rows = REPRESENTATION.constants[0](context(REPRESENTATION, model=HeadSpec(T=3, s=3)))
    assert (rows[0].best_upper, rows[0].ratio) == ("0", "unbounded")


def test_a_readout_may_need_a_bias():
    """NOR is 1 where no bit is set, and the mean is 0 there."""
    from numerics.head.sparse import exact_head, readout

    mean = exact_head((0, 0, 0, 0), (0, 1), Fraction(8), binary=False)
    assert mean == 0
    assert readout(mean, (1, 0, 0), Fraction(1, 4)) == 1
    assert "bias" in REPRESENTATION.statement

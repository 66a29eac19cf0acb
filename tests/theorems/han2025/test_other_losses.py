"""Lower bounds for the hinge and the square loss, and the PL inequality for any model, against the test's own code."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest

from numerics.frozen.hard_heads import heads
from numerics.parity.model import ModelSpec, load_model
from tests.theorems.helpers import claim_of, context
from theorems.han2025.contribution_ii.checks import bounded_embeddings_require_it
from theorems.han2025.cor_20.argument import opposed_labels_cost_at_least_two
from theorems.han2025.cor_20.checks import some_parity_set_has_the_risk, some_parity_set_of_every_size_has_the_risk
from theorems.han2025.lemma_8.checks import gradient_vanishes_where_the_risk_does_not
from theorems.han2025.rem_12.checks import risk_tends_to_one_for_bounded_embeddings
from theorems.han2025.thm_11.checks import bound_holds_for_bounded_embeddings
from theorems.han2025.thm_11.pairs import pair_costs_the_positive_part
from verify import checker
from verify.records import Finding, Kind

HINGE, SQUARE = ModelSpec(loss="hinge"), ModelSpec(loss="square")
LIBRARY = Path(__file__).parents[3] / "models" / "variants"


def cost(loss: str, margin: np.ndarray) -> np.ndarray:
    short = np.maximum(0, 1 - margin)
    return {"hinge": short, "square": (1 - margin) ** 2, "squared-hinge": short**2}[loss]


@pytest.mark.parametrize("loss", ["hinge", "square", "squared-hinge"])
def test_two_outputs_of_opposed_labels_cost_what_squared_hinges_do_at_least(loss):
    outputs = np.linspace(-4, 4, 801)
    apart = np.abs(outputs[:, None] - outputs[None, :])
    total = cost(loss, outputs)[:, None] + cost(loss, -outputs)[None, :]
    assert (total >= np.maximum(0, 2 - apart) ** 2 / 2 - 1e-12).all()
    assert (cost(loss, outputs) + cost(loss, -outputs)).min() == pytest.approx(2)


@pytest.mark.parametrize("loss", ["hinge", "square", "squared-hinge"])
def test_the_best_risk_on_hard_heads_is_the_same_for_these_losses(loss):
    """All heads of three positions: what they show fixes the label or leaves it fair, and then 1 is the least loss."""
    n, outputs = 3, np.linspace(-2, 2, 401)
    for chosen in itertools.combinations_with_replacement([h for h in heads(n) if len(h.positions) == n], 2):
        groups = np.unique(np.stack([h.outcomes(n) for h in chosen]), axis=1, return_inverse=True)[1].reshape(-1)
        for parity in range(1, 2**n):
            labels = (-1) ** np.array([int(int(code) & parity).bit_count() for code in range(2**n)])
            risk, undecided = 0.0, 0
            for group in range(groups.max() + 1):
                inside = labels[groups == group]
                risk += sum(cost(loss, label * outputs) for label in inside).min() / 2**n
                undecided += len(inside) if len(set(inside.tolist())) == 2 else 0
            assert risk == pytest.approx(undecided / 2**n)


@pytest.mark.slow
@pytest.mark.parametrize("model", [HINGE, SQUARE], ids=["hinge", "square"])
def test_lower_bounds_carry_over_and_larger_ones_do_not(model):
    said = {
        "thm-11": bound_holds_for_bounded_embeddings,
        "rem-12": risk_tends_to_one_for_bounded_embeddings,
        "contribution-ii": bounded_embeddings_require_it,
        "cor-20": some_parity_set_has_the_risk,
    }
    for claim, check in said.items():
        found = check(context(claim_of(claim), model=model))
        assert (found.finding, found.kind) == (Finding.YES, Kind.ARGUED), claim
        assert not [item for item in found.certificates if item.body.get("loss", model.loss) != model.loss]
    assert some_parity_set_of_every_size_has_the_risk(context(claim_of("cor-20"), model=model)).finding is Finding.YES
    larger = context(
        claim_of("thm-11"), model=model, bound="(1 - 2*m/2**ceil((n-1)/(5*m)))*(1 - 4*m**2*norm/n)**2 + 1/9"
    )
    assert bound_holds_for_bounded_embeddings(larger).finding is not Finding.YES
    larger = context(claim_of("cor-20"), model=model, bound="1 - m/2**ceil((n-1)/m)/4")
    assert some_parity_set_has_the_risk(larger).finding is not Finding.YES
    pair = context(claim_of("thm-11"), model=model)
    assert pair_costs_the_positive_part(pair).finding is Finding.YES


def test_other_losses_inputs_and_activations_that_stretch_get_nothing():
    for model in (
        ModelSpec(loss="logistic"),
        ModelSpec(loss="hinge", inputs="bernoulli:1/3"),
        ModelSpec(loss="hinge", activation="gelu"),
        ModelSpec(loss="square", activation="silu"),
    ):
        found = bound_holds_for_bounded_embeddings(context(claim_of("thm-11"), model=model))
        assert found.finding is not Finding.YES


def test_a_pair_loss_above_two_is_refuted_for_the_hinge_with_a_certificate():
    found = opposed_labels_cost_at_least_two(context(claim_of("cor-20"), model=HINGE, pair_loss="2 + 1/100"))
    assert found.finding is Finding.NO
    assert found.certificates[0].body["loss"] == "hinge"
    checker.establish(found.certificates[0].body)
    with pytest.raises(checker.Rejected):
        checker.establish(found.certificates[0].body | {"claimed": "2"})
    wider = {"kind": "pair-loss", "loss": "hinge", "output": "3", "claimed": "5"}
    assert "sum to 4" in checker.establish(wider)


@pytest.mark.parametrize("name", ["relu", "leaky-relu", "figure-2-published", "figure-2-revised", "random-positions"])
def test_no_constant_serves_the_inequality_of_lemma_8(name):
    model = load_model(LIBRARY / f"{name}.toml")
    claim = claim_of("lemma-8")
    found = gradient_vanishes_where_the_risk_does_not(context(claim, model=model))
    assert (found.finding, found.kind) == (Finding.NO, Kind.ARGUED)
    replaced = context(claim, model=model, mu="0")
    assert gradient_vanishes_where_the_risk_does_not(replaced).finding is not Finding.NO


def test_in_one_place_and_beyond_what_is_enumerated_nothing_is_said():
    claim = claim_of("lemma-8")
    for model in (ModelSpec(n=8, k=3, positions="circle:8"), ModelSpec(n=12, positions="random:1")):
        assert gradient_vanishes_where_the_risk_does_not(context(claim, model=model)).finding is Finding.NOT_RUN

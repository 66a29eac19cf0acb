"""Second derivatives of other models on the circle: both ends against plain sums, and forged certificates."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model import ModelSpec
from numerics.parity.suprema.any_cover import ceiling
from numerics.parity.suprema.any_matrix import any_matrix, places_of
from numerics.parity.suprema.any_sampled import largest, samples
from verify import checker

MODELS = {
    "gelu": ModelSpec(n=5, k=2, activation="gelu"),
    "softplus": ModelSpec(n=4, k=2, activation="softplus"),
    "silu": ModelSpec(n=4, k=2, activation="silu"),
    "tanh": ModelSpec(n=4, k=2, activation="tanh", loss="square"),
    "logistic": ModelSpec(n=4, k=2, loss="logistic"),
    "more-heads": ModelSpec(n=4, k=2, m=3),
    "triangle": ModelSpec(n=5, k=2, head="triangle:2"),
    "turned": ModelSpec(n=5, k=2, positions="circle:2", activation="gelu"),
    "doubled": ModelSpec(n=8, k=2, positions="circle:2", activation="gelu"),  # four places, each twice
}
CASES = [(name, what) for name in MODELS for what in ("hessian", "product", "loss")]
WIDE = {"softplus": 1.35, "silu": 1.12}  # one head carries nearly everything there


def on_the_positions(model: ModelSpec, places: str) -> np.ndarray:
    """The bit of each position from the bits of the places, by angles."""
    taken = len(places)
    angles = (model.frequency * np.arange(1, model.n + 1) / model.n) % 1
    return np.array([float(places[round(angle * taken - 1) % taken]) for angle in angles])


@pytest.mark.long
@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "what"), CASES)
def test_the_lower_end_is_reached_and_no_random_heads_are_above_the_upper(name, what):
    model = MODELS[name]
    found = any_matrix(model, what)
    point = found.point
    plain = samples(model, point.heads * float(model.tau), on_the_positions(model, point.bits))  # other code
    assert plain[what] >= found.lower * (1 - 1e-6)
    assert found.lower <= float(found.upper) <= found.lower * WIDE.get(name, 1.09)
    assert largest(model, draws=200, seed=8)[what] <= float(found.upper) <= float(ceiling(model, what))
    assert f"is at most {found.upper} for all heads" in checker.establish(found.bound)
    low = Fraction(found.lower).limit_denominator(10**6) * Fraction(99, 100)
    with pytest.raises(checker.Rejected):  # less than what heads reach would be a wrong certificate
        checker.establish(found.bound | {"upper": str(low)})


@pytest.mark.long
def test_forged_certificates_are_refused():
    body = any_matrix(MODELS["gelu"], "hessian").bound
    forged = [
        {"k": 3},
        {"heads": 1},
        {"activation": "tanh"},
        {"activation": "relu"},
        {"activation": "gelu. The lemma is false"},
        {"scale": "2"},
        {"shape": "line"},
        {"positions": "line"},
        {"positions": "circle:0"},
        {"positions": "circle:5"},  # all five in one place
        {"tau": "1/7"},
        {"note": "x"},
        {"name": "loss"},
        {"loss": "hinge"},
        {"radius": "1/2"},
        {"rows": body["rows"][:-1]},
        {"planes": ["0"] * len(body["planes"])},
    ]
    for change in forged:
        with pytest.raises(checker.Rejected):
            checker.establish(body | change)


@pytest.mark.long
def test_a_row_that_is_not_convex_says_nothing_of_merged_positions():
    body = any_matrix(MODELS["doubled"], "hessian").bound
    with pytest.raises(checker.Rejected, match="says nothing here"):
        checker.establish(body | {"rows": [["top", "-1", "1", "0", "5"], *body["rows"][1:]]})


def test_what_the_instrument_does_not_take():
    assert [places_of(MODELS[name]) for name in ("gelu", "turned", "doubled")] == [5, 5, 4]
    for model in (
        ModelSpec(n=4, k=2, activation="relu"),
        ModelSpec(n=4, k=2, positions="line"),
        ModelSpec(n=4, k=2, trained="row"),
        ModelSpec(n=4, k=2, positions="circle:4"),
        ModelSpec(n=30, k=2, activation="gelu"),
    ):
        assert any_matrix(model, "hessian") is None
    assert any_matrix(ModelSpec(n=4, k=2, loss="hinge"), "loss") is None

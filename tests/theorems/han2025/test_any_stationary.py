"""Drawn heads of any model: accepted, true by code of the test's own, and no forgery."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.risk.any_stationary import any_draws
from tests.own_network import entries, gradient, own_risk
from theorems.han2025.rules.any_points import KINDS
from verify.checker.reading import Rejected

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}
FAST = ("leaky-relu", "line", "logistic", "more-heads", "relu", "silu")  # the others take half a second each


def few(names):
    return [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in sorted(names)]


def _heads(body: dict, name: str) -> np.ndarray:
    return np.array([entries(body, head) for head in body[name]])


@pytest.mark.parametrize("name", few(LIBRARY))
def test_drawn_heads_have_the_risks_that_are_said(name):
    for found in any_draws(LIBRARY[name]):
        KINDS["risk-any"](found.body)
        assert own_risk(found.body, _heads(found.body, "places")) == pytest.approx(found.risk, rel=1e-9)


# --- other sizes and fields that no variant has --------------------------------------------------------------

OTHERS = {
    "row": ModelSpec(trained="row", activation="softplus"),
    "scaled": ModelSpec(head="triangle:3/2", loss="logistic", inputs="bernoulli:2/7"),
    "five": ModelSpec(m=5, activation="silu", positions="random:3", n=5, k=2, loss="square"),
    "line": ModelSpec(positions="line", activation="gelu", trained="row"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_the_rule_finds_the_risk_of_any_model(name):
    """The risk at some heads from both sides, and its derivatives by differences."""
    from numerics.parity.risk.any_landscape import AnyLandscape
    from numerics.parity.risk.any_stationary import model_fields

    model = OTHERS[name]
    landscape = AnyLandscape(model, 5 if model.seed is not None else 4, 2, (1, 3))
    rng = np.random.default_rng(2)
    places = [[str(Fraction(int(v), 100)) for v in rng.integers(-150, 150, landscape.d)] for _ in range(landscape.m)]
    body = model_fields(model, landscape, Fraction(1, 3)) | {"places": places}
    heads = _heads(body, "places")
    slope, risk = gradient(body, heads), own_risk(body, heads)
    above, below = (str(Fraction(risk * factor).limit_denominator(10**9)) for factor in (1.001, 0.999))
    KINDS["risk-any"](body | {"relation": "<", "value": above})
    with pytest.raises(Rejected, match="is not <"):
        KINDS["risk-any"](body | {"relation": "<", "value": below})
    flat = np.array([float(Fraction(v)) for head in places for v in head])[None] * 3
    found, by_heads, by_entry = landscape.expand(flat)
    assert found[0] == pytest.approx(risk, rel=1e-10)
    assert by_heads[0] @ by_heads[0] * 9 == pytest.approx(slope @ slope, rel=1e-5)
    moved = np.array(
        [(landscape.expand(flat + e)[1] - landscape.expand(flat - e)[1])[0] for e in np.eye(flat.size) * 1e-5]
    )
    assert np.allclose(moved / 2e-5, by_entry[0], atol=1e-6)

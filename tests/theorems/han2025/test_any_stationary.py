"""Traps, strict minima and small ratios of any model: accepted, true by code of the test's own, and no forgery."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.risk.any_ratio import any_ratio
from numerics.parity.risk.any_stationary import any_draws, any_mean, any_minimum, any_trap
from tests.own_network import entries, gradient, hessian, own_risk
from theorems.han2025.rules import KINDS
from verify.checker.reading import Rejected

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}
FREE = {"hinge", "figure-2-published", "figure-2-revised", "gelu", "softplus", "random-positions", "whole-row"}
TRAPPED = sorted(set(LIBRARY) - FREE)
FAST = ("leaky-relu", "line", "logistic", "more-heads", "relu", "silu")  # the others take half a second each
STRICT = [
    "biased",
    "default",
    "double-frequency",
    "leaky-relu",
    "line",
    "logistic",
    "relu",
    "square",
    "triple-frequency",
]


def few(names):
    return [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in sorted(names)]


def _heads(body: dict, name: str) -> np.ndarray:
    return np.array([entries(body, head) for head in body[name]])


@pytest.mark.parametrize("name", few(TRAPPED))
def test_descent_from_the_start_of_a_trap_stays_above_the_level(name):
    body = any_trap(LIBRARY[name]).body
    assert "never comes below risk" in KINDS["trap-any"](body)
    level, step, heads = float(Fraction(body["value"])), float(Fraction(body["step"])), _heads(body, "start")
    assert np.allclose((heads[:, 2:] ** 2).sum(1), 1)
    assert 0 < Fraction(body["tau"]) <= 1
    assert own_risk(body, _heads(body, "lower")) < level < own_risk(body, heads)
    trained, flat, before = slice(2, 4), heads.copy(), own_risk(body, heads)
    for _ in range(40):
        flat[:, trained] -= step * gradient(body, flat).reshape(-1, 2)
    assert level < own_risk(body, flat) <= before + 1e-9


@pytest.mark.parametrize("name", few(STRICT))
def test_a_strict_minimum_has_no_gradient_and_only_positive_eigenvalues(name):
    body = any_minimum(LIBRARY[name]).body
    assert "a strict local minimum" in KINDS["stationary-any"](body)
    heads = _heads(body, "centre")
    assert np.abs(gradient(body, heads)).max() < 1e-7
    values = np.linalg.eigvalsh(hessian(body, heads))
    flat = len(heads) if name == "line" else 0  # the entries a14 change nothing there
    assert (np.abs(values[:flat]) < 1e-5).all()
    assert values[flat] > 1e-4
    assert own_risk(body, _heads(body, "lower")) < float(Fraction(body["value"])) < own_risk(body, heads)


@pytest.mark.parametrize("name", few(LIBRARY))
def test_drawn_heads_have_the_risks_that_are_said(name):
    for found in any_draws(LIBRARY[name]):
        KINDS["risk-any"](found.body)
        assert own_risk(found.body, _heads(found.body, "places")) == pytest.approx(found.risk, rel=1e-9)


@pytest.mark.parametrize("name", few(set(LIBRARY) - {"random-positions", "whole-row"}))
def test_unit_heads_have_a_ratio_below_the_stated_constant(name):
    for n, k in ((4, 2), (4, 1)):
        if (found := any_ratio(LIBRARY[name], n, k, Fraction(51, 100 * n), None)) is not None:
            break
    body, heads = found.body, _heads(found.body, "places")
    KINDS["ratio-any"](body)
    slope = gradient(body, heads, 1e-6)
    assert slope @ slope / 2 < (float(Fraction(body["value"])) + 1e-8) * own_risk(body, heads)
    assert Fraction(body["value"]) < Fraction(min(64 * 2, 64 * k**4), 4 * n**2 * k**2 * 2 ** (n + 1))  # μ at c2 = 1/2


def test_the_mean_over_one_drawn_head():
    body = any_mean(LIBRARY["gelu"], 1.0).body
    KINDS["average-risk-any"](body)
    turns = [[{"turn": str(Fraction(2 * i + 1, 400))}] for i in range(200)]
    mean = np.mean([own_risk(body, np.array([entries(body, head[0])])) for head in turns])
    assert mean > float(Fraction(body["value"])) > 1.2
    with pytest.raises(Rejected, match="beyond"):
        KINDS["average-risk-any"](body | {"value": "7/4"})
    with pytest.raises(Rejected, match="one head"):
        KINDS["average-risk-any"](body | {"heads": 2})


# --- other sizes and fields that no variant has --------------------------------------------------------------

OTHERS = {
    "row": ModelSpec(trained="row", activation="softplus"),
    "scaled": ModelSpec(head="triangle:3/2", loss="logistic", inputs="bernoulli:2/7"),
    "five": ModelSpec(m=5, activation="silu", positions="random:3", n=5, k=2, loss="square"),
    "line": ModelSpec(positions="line", activation="gelu", trained="row"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_the_rule_finds_the_gradient_and_the_risk_of_any_model(name):
    """The ratio at some heads, from both sides, by differences."""
    from numerics.parity.risk.any_landscape import AnyLandscape
    from numerics.parity.risk.any_stationary import model_fields

    model = OTHERS[name]
    landscape = AnyLandscape(model, 5 if model.seed is not None else 4, 2, (1, 3))
    rng = np.random.default_rng(2)
    places = [[str(Fraction(int(v), 100)) for v in rng.integers(-150, 150, landscape.d)] for _ in range(landscape.m)]
    body = model_fields(model, landscape, Fraction(1, 3)) | {"places": places, "regime": None}
    heads = _heads(body, "places")
    slope, risk = gradient(body, heads), own_risk(body, heads)
    ratio = Fraction(float(slope @ slope / 2 / risk))
    KINDS["ratio-any"](body | {"value": str((ratio * Fraction(1001, 1000)).limit_denominator(10**9))})
    with pytest.raises(Rejected, match="not below"):
        KINDS["ratio-any"](body | {"value": str((ratio * Fraction(999, 1000)).limit_denominator(10**9))})
    flat = np.array([float(Fraction(v)) for head in places for v in head])[None] * 3
    found, by_heads, by_entry = landscape.expand(flat)
    assert found[0] == pytest.approx(risk, rel=1e-10)
    assert by_heads[0] @ by_heads[0] * 9 == pytest.approx(slope @ slope, rel=1e-5)
    moved = np.array(
        [(landscape.expand(flat + e)[1] - landscape.expand(flat - e)[1])[0] for e in np.eye(flat.size) * 1e-5]
    )
    assert np.allclose(moved / 2e-5, by_entry[0], atol=1e-6)


# --- forgeries -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict() -> dict:
    return any_minimum(LIBRARY["square"]).body


@pytest.fixture(scope="module")
def trap() -> dict:
    return any_trap(LIBRARY["square"]).body


def _moved(heads: list) -> list:
    return [[str(Fraction(heads[0][0]) + Fraction(1, 100)), *heads[0][1:]], *heads[1:]]


STRICT_FORGERIES = {
    "centre": lambda body: body | {"centre": _moved(body["centre"])},
    "tiny radius": lambda body: body | {"radius": f"1/{10**18}"},
    "large radius": lambda body: body | {"radius": "1"},
    "no radius": lambda body: body | {"radius": "0"},
    "activation": lambda body: body | {"activation": "gelu"},
    "loss": lambda body: body | {"loss": "squared-hinge"},
    "inputs": lambda body: body | {"inputs": "bernoulli:1/3"},
    "positions": lambda body: body | {"positions": "circle:2"},
    "parity set": lambda body: body | {"parity_set": [1, 3]},
    "smoothing": lambda body: body | {"b": "1/50"},
    "temperature": lambda body: body | {"tau": "9/10"},
    "shape": lambda body: body | {"shape": "triangle"},
    "scale": lambda body: body | {"scale": "101/100"},
    "a saddle": lambda body: body | {"negative": 1},
    "risk": lambda body: body | {"value": "19/10"},
    "nothing lower": lambda body: body | {"lower": body["centre"]},
    "fewer heads": lambda body: body | {"heads": 1},
    "whole rows": lambda body: body | {"trained": "row"},
}


@pytest.mark.parametrize("name", STRICT_FORGERIES)
def test_a_forged_minimum_is_rejected(strict, name):
    KINDS["stationary-any"](strict)
    with pytest.raises(Rejected):
        KINDS["stationary-any"](STRICT_FORGERIES[name](strict))


TRAP_FORGERIES = {
    "centre": lambda body: body | {"centre": ["1/2"] * 4},
    "sum": lambda body: body | {"centre": ["1/2", "1/2", "1/2", "1"]},
    "ball": lambda body: body | {"radius": "1/2"},
    "tiny ball": lambda body: body | {"radius": f"1/{10**14}"},
    "curvature": lambda body: body | {"curvature": "1000"},
    "step": lambda body: body | {"step": "1"},
    "level": lambda body: body | {"value": "2"},
    "start": lambda body: body | {"start": [{"turn": "0"}, {"turn": "1/3"}]},
    "start that is not drawn": lambda body: body | {"start": [["1", "0"], ["0", "1"]]},
    "loss": lambda body: body | {"loss": "logistic"},
    "activation": lambda body: body | {"activation": "softplus"},
    "another space": lambda body: body | {"space": "heads"},
    "whole rows": lambda body: body | {"trained": "row"},
    "nothing lower": lambda body: body | {"lower": [["0", "0"], ["0", "0"]]},
    "more": lambda body: body | {"extra": "1"},
}


@pytest.mark.parametrize("name", TRAP_FORGERIES)
def test_a_forged_trap_is_rejected(trap, name):
    KINDS["trap-any"](trap)
    with pytest.raises(Rejected):
        KINDS["trap-any"](TRAP_FORGERIES[name](trap))


def test_a_saddle_is_no_minimum():
    """Newton's method without a sign ends at saddles as well; each is one by its eigenvalues, and is called so."""
    from numerics.parity.risk.any_landscape import AnyLandscape, resting_points
    from numerics.parity.risk.any_stationary import model_fields

    model = LIBRARY["square"]
    landscape = AnyLandscape(model, 5, 2, (1, 2))
    _, best = resting_points(landscape, 12)
    rng, found = np.random.default_rng(4), None
    heads = rng.normal(size=(60, 4)) * 3
    for _ in range(60):
        _, slope, bend = landscape.expand(heads)
        step = np.linalg.solve(bend + 1e-9 * np.eye(4), slope[..., None])[..., 0]
        heads = heads - step * np.minimum(1, 0.5 / np.maximum(np.linalg.norm(step, axis=1, keepdims=True), 1e-30))
    for point, slope, bend in zip(heads, *landscape.expand(heads)[1:], strict=True):
        values = np.linalg.eigvalsh(bend)
        if np.abs(slope).max() < 1e-12 and np.abs(values).min() > 1e-3 and values[0] < 0 and np.abs(point).max() < 9:
            found = point, int((values < 0).sum()), float(landscape.risks(point[None])[0])
    point, negative, risk = found
    centre, lower = (
        [[str(Fraction(round(float(v) * 10**14), 10**14)) for v in row] for row in part.reshape(2, 2)]
        for part in (point, best)
    )
    body = model_fields(model, landscape, Fraction(1)) | {"centre": centre, "radius": "1/1000000", "lower": lower}
    body |= {"negative": negative, "value": str(Fraction(round(risk * 10) - 1, 10))}
    assert "a saddle with" in KINDS["stationary-any"](body)
    assert (np.linalg.eigvalsh(hessian(body, _heads(body, "centre"))) < 0).sum() == negative
    for wrong in {0, 1, 2, 3, 4} - {negative}:
        with pytest.raises(Rejected, match="negative eigenvalues"):
            KINDS["stationary-any"](body | {"negative": wrong})


def test_no_point_at_a_corner_is_accepted():
    """Zero heads at n = 4, k = 2 have S = 1/2 on single bits, which is a corner of the ReLU classifier."""
    body = any_minimum(LIBRARY["relu"]).body | {"n": 4, "parity_set": [1, 3], "regime": None}
    zero = [["0", "0"], ["0", "0"]]
    for name in ("radius", "negative", "lower", "centre"):
        body.pop(name)
    with pytest.raises(Rejected):
        KINDS["ratio-any"](body | {"places": zero, "value": "1000"})
    smooth = body | {"activation": "smoothed-relu", "b": "1/100"}
    assert "half the squared gradient" in KINDS["ratio-any"](smooth | {"places": zero, "value": "1/1000"})

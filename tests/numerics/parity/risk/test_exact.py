"""The exact risk: three methods held to each other, to the generated model, to torch and to finite differences."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.parity.model import ModelSpec
from numerics.parity.model.functions import Functions
from numerics.parity.risk.exact import (
    PopulationError,
    aligned_heads,
    attention,
    drawn_heads,
    error_rate,
    hard_risk,
    risk,
)
from numerics.parity.risk.loss import loss_of
from numerics.parity.risk.rows import row_shares

SPECS = [
    ModelSpec(n=9),
    ModelSpec(n=9, b="0"),
    ModelSpec(n=10, k=4, b="0"),
    ModelSpec(n=8, k=8),
    ModelSpec(n=7, k=1, b="10"),
    ModelSpec(n=9, b="1/10000"),
    ModelSpec(n=9, inputs="bernoulli:1/3"),
    ModelSpec(n=9, m=5, temperature="1/2"),
    ModelSpec(n=9, loss="hinge"),
    ModelSpec(n=9, loss="logistic"),
    ModelSpec(n=9, loss="square", b="0"),
    ModelSpec(n=9, activation="softplus"),
    ModelSpec(n=9, activation="gelu", positions="random:3"),
    ModelSpec(n=9, temperature="1/n**2"),
    ModelSpec(n=9, temperature="1/n**4", inputs="bernoulli:2/5"),
    ModelSpec(n=1, k=1),
    ModelSpec(n=2, k=2, positions="line"),
    ModelSpec(n=9, positions="circle:3"),
    ModelSpec(n=8, positions="circle:6"),
    ModelSpec(n=9, head="triangle"),
    ModelSpec(n=9, head="triangle", b="0"),
    ModelSpec(n=9, k=4, head="zigzag:3/2"),
    ModelSpec(n=9, head="triangle:1/3", b="0", loss="hinge"),
    ModelSpec(n=9, m=2, head="triangle", loss="square", b="0"),
    ModelSpec(n=9, activation="piecewise:1/10,1;0"),
    ModelSpec(n=9, activation="piecewise:0,1,0;-1,1"),
    ModelSpec(n=9, k=2, activation="piecewise:0,1/6,0;-3,3;1/2", loss="logistic", inputs="bernoulli:2/3"),
    ModelSpec(n=9, activation="piecewise:-1,1/2,2;-1/3,1/4;7", head="triangle", loss="hinge"),
]


def _set(spec):
    return tuple(1 + i * spec.n // spec.k for i in range(spec.k))


@pytest.mark.long
@pytest.mark.parametrize(
    "spec", SPECS, ids=lambda s: f"{s.n}-{s.k}-{s.b}-{s.activation}-{s.loss}-{s.temperature}-{s.head}"
)
def test_meet_agrees_with_enumeration_and_with_the_generated_model(spec):
    members = _set(spec)
    for index, heads in enumerate((drawn_heads(spec, 5), aligned_heads(spec, members), np.zeros((spec.heads, 2)))):
        oracle = risk(spec, heads, members, method="enumerate", gradient=True)
        found = risk(spec, heads, members, method="meet", gradient=True)
        assert abs(found.value - oracle.value) <= max(found.error, 1e-12)
        corners = spec.pieces is not None and (spec.head != "zigzag" or spec.effective_activation != "relu")
        if not corners or index == 0:  # symmetric heads put S at corners, where one side's slope is chosen
            np.testing.assert_allclose(found.gradient, oracle.gradient, atol=2e-11 * max(1, spec.k))
    functions = Functions(spec)
    assert float(functions.risk(heads, members)) == pytest.approx(oracle.value, abs=1e-11, rel=1e-12)
    if spec.pieces is None:  # at a corner the two may choose different slopes
        np.testing.assert_allclose(functions.risk_gradient(heads, members), oracle.gradient.ravel(), atol=1e-10)


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(
    n=st.integers(2, 11),
    k=st.integers(1, 4),
    b=st.sampled_from(["0", "1/1000", "1/10", "3"]),
    law=st.sampled_from(["1/n**2", "1/n", "1/3", "1"]),
    seed=st.integers(0, 10**6),
    size=st.sampled_from([0.1, 1, 30]),
)
def test_meet_agrees_with_enumeration_anywhere(n, k, b, law, seed, size):
    spec = ModelSpec(n=n, k=min(k, n), b=b, temperature=law)
    rng = np.random.default_rng(seed)
    members = tuple(sorted(rng.choice(n, spec.k, replace=False) + 1))
    heads = rng.normal(size=(spec.heads, 2)) * size
    oracle = risk(spec, heads, members, method="enumerate", gradient=True)
    found = risk(spec, heads, members, gradient=True)
    assert found.method == "meet"
    assert abs(found.value - oracle.value) <= found.error + 1e-12
    scale = 1 + np.abs(oracle.gradient).max() + n**2
    assert np.abs(found.gradient - oracle.gradient).max() <= 1e-11 * scale


@pytest.mark.long
@pytest.mark.parametrize("b", ["0", "1/100"])
def test_characteristic_functions_keep_their_error(b):
    spec = ModelSpec(n=16, b=b, temperature="2")
    heads = drawn_heads(spec, 2)
    oracle = risk(spec, heads, (1, 5, 9), method="enumerate", gradient=True)
    found = risk(spec, heads, (1, 5, 9), method="characteristic", gradient=True)
    assert abs(found.value - oracle.value) <= found.error
    assert np.abs(found.gradient - oracle.gradient).max() < 1e-3
    sharp, members = ModelSpec(n=12, temperature="1/n**2"), (2, 6, 9)
    hard = risk(sharp, aligned_heads(sharp, members), members, method="characteristic")
    assert hard.error > 1e-8  # few positions hold the attention: it says that it does not know


@pytest.mark.long
def test_spread_attention_meets_the_asked_accuracy_at_large_n():
    spec = ModelSpec(n=36, temperature="1/4")
    heads = drawn_heads(spec, 1)
    waves = risk(spec, heads, (3, 4, 20), method="characteristic", gradient=True, accuracy=1e-9)
    meet = risk(spec, heads, (3, 4, 20), method="meet", gradient=True, accuracy=1e-9)
    assert waves.error < 1e-8
    assert waves.value == pytest.approx(meet.value, abs=waves.error + meet.error)
    np.testing.assert_allclose(waves.gradient, meet.gradient, atol=1e-6)
    large = ModelSpec(n=2000)
    found = risk(large, drawn_heads(large, 1), (100, 900, 1500), gradient=True)
    assert found.method == "characteristic"
    assert found.error < 1e-12
    assert found.kept < 1000


def test_the_gradient_is_that_of_finite_differences():
    spec = ModelSpec(n=24)
    heads, members = drawn_heads(spec, 4), (3, 4, 20)
    gradient = risk(spec, heads, members, gradient=True).gradient
    step = 1e-5
    for i in range(3):
        for j in range(2):
            moved = np.zeros((3, 2))
            moved[i, j] = step
            up, down = (risk(spec, heads + sign * moved, members).value for sign in (1, -1))
            assert (up - down) / (2 * step) == pytest.approx(gradient[i, j], rel=1e-6, abs=1e-7)


def test_symmetries():
    """Permuted heads, and rotated positions, leave the risk alone; an unseen bit gives the mean of both labels."""
    spec = ModelSpec(n=14)
    heads, members = drawn_heads(spec, 7), (2, 6, 11)
    value = risk(spec, heads, members).value
    assert risk(spec, heads[::-1], members).value == pytest.approx(value, abs=1e-12)
    angle = 2 * np.pi * 3 / 14
    turned = heads @ np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    assert risk(spec, turned, tuple(sorted((p + 2) % 14 + 1 for p in members))).value == pytest.approx(value, abs=1e-11)
    hard = spec.at(temperature="1/n**3")
    one = aligned_heads(hard, (1, 2, 3))
    assert risk(hard, one, (1, 2, 5)).value == pytest.approx(risk(hard, one, (1, 2, 8)).value, abs=1e-12)


def test_attention_sums_to_one_and_the_loss_is_zero_where_it_should_be():
    spec = ModelSpec(n=10, b="0")
    np.testing.assert_allclose(attention(spec, drawn_heads(spec, 1)).sum(axis=1), 1)
    loss = loss_of(spec)
    s = np.arange(4.0)
    np.testing.assert_allclose(np.where(s % 2 == 0, loss.value(1, s), loss.value(-1, s)), 0, atol=1e-12)


def test_torch_function():
    import torch

    from benchmarks.risk import torch_enumeration
    from numerics.parity.risk.autograd import exact_risk

    spec = ModelSpec(n=10)
    heads = drawn_heads(spec, 3)
    tensor = torch.tensor(heads, requires_grad=True)
    value = exact_risk(tensor, spec, (1, 4, 8))
    (2 * value).backward()
    instead, gradient = torch_enumeration(spec, heads, (1, 4, 8))()
    assert value.item() == pytest.approx(instead, abs=1e-12)
    np.testing.assert_allclose(tensor.grad.numpy(), 2 * gradient, atol=1e-11)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"method": "guess"}, "method 'guess'"),
        ({"parity_set": (1, 1, 2)}, "parity set"),
        ({"parity_set": (0, 1, 2)}, "1 to 8"),
        ({"heads": [[1, 2]]}, "3 rows"),
        ({"heads": [[float("nan"), 0], [1, 0], [1, 0]]}, "finite"),
        ({"accuracy": 0}, "accuracy"),
    ],
)
def test_refusals(changes, words):
    given_ = {"heads": np.ones((3, 2)), "parity_set": (1, 2, 3)} | changes
    with pytest.raises(PopulationError, match=words):
        risk(ModelSpec(), given_.pop("heads"), given_.pop("parity_set"), **given_)


def test_refusals_of_models():
    with pytest.raises(PopulationError, match="a11, a12, a13, a14"):
        risk(ModelSpec(trained="row"), np.ones((3, 2)), (1, 2, 3))
    with pytest.raises(PopulationError, match="up to 24"):
        risk(ModelSpec(n=25), np.ones((3, 2)), (1, 2, 3), method="enumerate")
    with pytest.raises(PopulationError, match="hold weight"):
        risk(ModelSpec(n=60, temperature="1"), np.ones((3, 2)), (1, 2, 3), method="meet")


def test_command(verify_command, tmp_path):
    shown = verify_command("risk", "--heads", "init:3", "--gradient", "--json")
    data = json.loads(shown.stdout)
    again = risk(ModelSpec(), drawn_heads(ModelSpec(), 3), data["parity_set"], gradient=True)
    assert data["risk"] == again.value
    assert data["method"] == "meet"
    np.testing.assert_array_equal(data["gradient"], again.gradient)
    (tmp_path / "heads.json").write_text("[[1, 0], [0, 1], [NaN, 0]]")
    refused = (
        ["--heads", "init:x"],
        ["--parity-set", "1,2"],
        ["--method", "no"],
        ["--heads", str(tmp_path / "heads.json")],
        ["--model", "none.toml"],
        ["--accuracy", "2"],
        ["--heads", "nowhere.json"],
    )
    for arguments in refused:
        done = verify_command("risk", *arguments)
        assert done.returncode == 2, arguments
        assert done.stdout == ""
        assert len(done.stderr.strip().splitlines()) == 1


# ------------------------------------------------------------------------------------------------- whole rows

ROWS = [
    ModelSpec(n=7, trained="row"),
    ModelSpec(n=6, k=2, m=4, trained="row", inputs="bernoulli:1/3", loss="logistic"),
    ModelSpec(n=5, k=2, trained="row", temperature="1/n**2", activation="gelu", positions="line"),
    ModelSpec(n=6, k=3, trained="row", head="triangle", activation="softplus", positions="circle:2", loss="square"),
    ModelSpec(n=1, k=1, trained="row"),
]


@pytest.mark.parametrize("spec", ROWS, ids=lambda s: f"{s.n}-{s.heads}-{s.activation}-{s.loss}-{s.head}")
def test_whole_rows_have_the_risk_and_gradient_of_the_generated_model(spec):
    members, rng = _set(spec), np.random.default_rng(spec.n)
    functions = Functions(spec)
    for heads in (rng.normal(size=(spec.heads, 4)), drawn_heads(spec, 5), np.zeros((spec.heads, 4))):
        found = risk(spec, heads, members, gradient=True)
        assert found.method == "enumerate"
        assert float(functions.risk(heads, members)) == pytest.approx(found.value, abs=found.error + 1e-12)
        np.testing.assert_allclose(functions.risk_gradient(heads, members), found.gradient.ravel(), atol=1e-9)
    plane = spec.at(trained="plane")
    for heads in (aligned_heads(spec, members), drawn_heads(spec, 2)):
        assert not heads[:, :2].any()
        assert risk(spec, heads, members).value == pytest.approx(risk(plane, heads[:, 2:], members).value, abs=1e-11)
        assert hard_risk(spec, heads, members).value == pytest.approx(
            hard_risk(plane, heads[:, 2:], members).value, abs=1e-11
        )
        for hard in (False, True):
            assert error_rate(spec, heads, members, hard=hard) == pytest.approx(
                error_rate(plane, heads[:, 2:], members, hard=hard), abs=1e-12
            )


def test_only_the_difference_of_the_token_entries_matters_and_far_scores_stay_finite():
    spec, members, rng = ModelSpec(n=6, k=2, trained="row"), (1, 4), np.random.default_rng(3)
    heads = rng.normal(size=(2, 4))
    moved = heads + np.array([[5.0, 5.0, 0.0, 0.0]])
    assert risk(spec, moved, members).value == pytest.approx(risk(spec, heads, members).value, abs=1e-12)
    near, far = (row_shares(spec, heads, np.eye(6), hard=hard) for hard in (False, True))
    assert np.abs(row_shares(spec, 1e4 * heads, np.eye(6)) - far).max() < 1e-12
    assert np.abs(near - far).max() > 1e-3
    for factor in (99.9, 100.1):  # on both sides of where logarithms take over
        scaled = heads * factor
        found = risk(spec, scaled, members, gradient=True)
        assert np.isfinite(found.gradient).all()
        assert found.value == pytest.approx(float(Functions(spec).risk(scaled, members)), abs=1e-9)


def test_a_wrong_sign_of_the_token_entries_would_be_seen():
    spec, members, step = ModelSpec(n=5, k=2, trained="row"), (1, 3), 1e-6
    heads = np.random.default_rng(1).normal(size=(2, 4))
    found = risk(spec, heads, members, gradient=True).gradient
    for entry in range(8):
        ahead, behind = heads.copy(), heads.copy()
        ahead.flat[entry] += step
        behind.flat[entry] -= step
        slope = (risk(spec, ahead, members).value - risk(spec, behind, members).value) / (2 * step)
        assert found.flat[entry] == pytest.approx(slope, abs=1e-6)
    assert abs(found[0, 0]) > 1e-3


@pytest.mark.parametrize(
    ("spec", "method", "words"),
    [
        (ModelSpec(n=6, k=2, trained="row"), "meet", "enumerate and auto"),
        (ModelSpec(n=6, k=2, trained="row"), "characteristic", "enumerate and auto"),
        (ModelSpec(n=25, k=2, trained="row"), "auto", "up to 24"),
    ],
)
def test_methods_that_need_positions_only_are_refused_for_whole_rows(spec, method, words):
    with pytest.raises(PopulationError, match=words):
        risk(spec, np.zeros((spec.heads, 4)), (1, 2), method=method)


def test_coinciding_positions_share_their_attention():
    """circle:F with a common divisor of F and n: p and p + n/gcd are one point, and no head tells them apart."""
    spec = ModelSpec(n=8, k=2, positions="circle:2", temperature="1/n**3", b="0")
    gamma = attention(spec, drawn_heads(spec, 4))
    np.testing.assert_array_equal(gamma[:, :4], gamma[:, 4:])
    assert risk(spec, 50 * aligned_heads(spec, (1, 2)), (1, 2)).value > 0.4
    coprime = spec.at(positions="circle:3")  # a relabelling of the circle: p is where 3p was
    usual, members = spec.at(positions="circle"), (1, 2)
    moved = tuple(sorted(3 * p % 8 or 8 for p in members))
    heads = drawn_heads(spec, 9)
    assert risk(coprime, heads, members).value == pytest.approx(risk(usual, heads, moved).value, abs=1e-12)

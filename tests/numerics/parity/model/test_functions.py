"""The generated functions: held to autograd of a model written another way, and to proofs for symbolic n and k."""

from __future__ import annotations

import dataclasses
import importlib
import itertools
import math
import re

import flint
import numpy as np
import pytest
import sympy as sp

from numerics.arithmetic.compiled import compile
from numerics.arithmetic.kinds import Arb, Mpmath, NotAvailable, Numpy, Torch
from numerics.parity.model import ModelSpec, symbolic
from numerics.parity.model.functions import Functions, all_inputs
from numerics.parity.model.positions import random_positions
from numerics.parity.model.symbolic import covariance, mean, output_derivatives, same, symbolic_model, third_cumulant
from tests.numerics.parity.model.forward import IDS, KINKED, SPECS, close, forward, point, to_ball
from tests.third_party import ROOT

# ---------------------------------------------------------------------------------------- against autograd


@pytest.mark.sample(8)
@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_output_gradient_and_hessian_are_those_of_autograd(spec):
    import torch

    functions = [Functions(spec, Numpy()), Functions(spec, Torch())]
    for seed in range(8):
        heads, x = point(spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        value = forward(spec, flat, x)
        (gradient,) = torch.autograd.grad(value, flat)
        hessian = torch.autograd.functional.hessian(lambda t, x=x: forward(spec, t, x), flat.detach())
        for generated in functions:
            assert close(generated.output(heads, x), value.detach())
            assert close(generated.gradient(heads, x), gradient)
            assert close(generated.hessian(heads, x), hessian)


@pytest.mark.parametrize("spec", KINKED, ids=lambda spec: f"{spec.activation},{spec.head},{spec.trained}")
def test_piecewise_linear_models_in_four_arithmetics(spec):
    """Also against one another: away from the corners, where all choose the same slope."""
    import torch

    functions = [Functions(spec, arithmetic) for arithmetic in (Numpy(), Torch(), Mpmath(40), Arb())]
    for seed in (1, 2, 4, 10):
        heads, x = point(spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        value = forward(spec, flat, x)
        (gradient,) = torch.autograd.grad(value, flat)
        for generated in functions:
            assert close(generated.output(heads, x), value.detach())
            if bool(np.asarray(x).any()):
                assert close(generated.gradient(heads, x), gradient)
    with pytest.raises(NotAvailable, match="corners"):
        functions[0].hessian(heads, x)


def gradient_is_wrong_somewhere(functions: Functions) -> bool:
    import torch

    for seed in range(8):
        heads, x = point(functions.spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        (gradient,) = torch.autograd.grad(forward(functions.spec, flat, x), flat)
        if not close(functions.gradient(heads, x), gradient, 1e-6):
            return True
    return False


def test_a_wrong_sign_in_the_softmax_derivative_is_caught():
    spec, model = ModelSpec(), symbolic_model()
    assert not gradient_is_wrong_somewhere(Functions(spec))
    first, second = model.share_gradient
    plus = (
        mean(model, symbolic.x[symbolic.p] * model.features[1])
        + mean(model, symbolic.x[symbolic.p]) * mean(model, model.features[1])
    ) / symbolic.tau
    for mutant in ((first, -second), (first, plus), (second, first)):
        wrong = dataclasses.replace(model, share_gradient=mutant)
        assert gradient_is_wrong_somewhere(Functions(spec, model=wrong))
        assert not all(same(one, other) for one, other in zip(mutant, model.share_gradient, strict=True))


def test_autograd_passes_through_the_generated_torch_functions():
    import torch

    spec = ModelSpec(n=6, k=2)
    functions = Functions(spec, Torch())
    heads, x = point(spec, 1)
    table = torch.tensor(heads, requires_grad=True)
    (gradient,) = torch.autograd.grad(functions.output(table, x), table)
    assert close(gradient.ravel(), functions.gradient(heads, x))
    (slope,) = torch.autograd.grad(functions.risk(table, (1, 4)), table)
    assert close(slope.ravel(), functions.risk_gradient(heads, (1, 4)))


# ---------------------------------------------------------------------------------------- loss and risk


def plain_risk(spec: ModelSpec, heads, parity_set) -> float:
    """By the definitions, one input at a time."""
    import torch

    result = 0.0
    chance = float(spec.bit_probability)
    for x in itertools.product([0, 1], repeat=spec.n):
        label = math.prod(-1 if x[p - 1] else 1 for p in parity_set)
        margin = label * float(forward(spec, torch.tensor(np.asarray(heads, dtype=float).ravel()), x))
        loss = {
            "squared-hinge": max(0.0, 1 - margin) ** 2,
            "hinge": max(0.0, 1 - margin),
            "logistic": math.log1p(math.exp(-margin)),
            "square": (1 - margin) ** 2,
        }[spec.loss]
        result += chance ** sum(x) * (1 - chance) ** (spec.n - sum(x)) * loss
    return result


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"loss": "hinge"},
        {"loss": "logistic"},
        {"loss": "square"},
        {"inputs": "bernoulli:1/3"},
        {"b": "0"},
        {"m": 3},
        {"trained": "row"},
    ],
)
def test_risk_is_the_mean_loss_over_all_inputs(changes):
    spec = ModelSpec(n=4, k=2, **changes)
    heads, _ = point(spec, 3)
    expected = plain_risk(spec, heads, (1, 3))
    for arithmetic in (Numpy(), Torch(), Mpmath(30), Arb()):
        functions = Functions(spec, arithmetic)
        assert close(functions.risk(heads, (1, 3)), expected)
    ball = Functions(spec, Arb()).risk(heads, (1, 3))
    assert ball.contains(to_ball(Functions(spec, Mpmath(60)).risk(heads, (1, 3))))
    step = 1e-6
    gradient = Functions(spec).risk_gradient(heads, (1, 3))
    for entry in range(heads.size):
        ahead, behind = heads.copy(), heads.copy()
        ahead.flat[entry] += step
        behind.flat[entry] -= step
        slope = (plain_risk(spec, ahead, (1, 3)) - plain_risk(spec, behind, (1, 3))) / (2 * step)
        assert abs(slope - gradient[entry]) < 1e-5 * (1 + abs(slope))


def test_aligned_heads_at_a_low_temperature_have_almost_no_risk():
    spec = ModelSpec(n=8, k=3, temperature="1/n**3", b="0")
    heads = [[math.sin(2 * math.pi * p / 8), math.cos(2 * math.pi * p / 8)] for p in (1, 3, 6)]
    assert Functions(spec).risk(heads, (1, 3, 6)) < 1e-9
    assert Functions(spec).risk(heads, (1, 3, 7)) > 0.5


def test_inputs_come_in_batches():
    spec = ModelSpec(n=5, k=2)
    functions = Functions(spec)
    heads, _ = point(spec, 1)
    x = np.concatenate(list(all_inputs(5)))
    assert sorted(map(tuple, x)) == sorted(itertools.product([0, 1], repeat=5))
    assert functions.hessian(heads, x.reshape(4, 8, 5)).shape == (4, 8, 4, 4)
    for row, gradient in zip(x, functions.gradient(heads, x), strict=True):
        assert close(functions.gradient(heads, row), gradient, 1e-13)


# ------------------------------------------------------------------------------- proofs for symbolic n and k


@pytest.mark.long
@pytest.mark.parametrize("trained", ["plane", "row"])
def test_derivatives_of_a_share_are_cumulants_for_every_n(trained):
    model, bit = symbolic_model(trained), symbolic.x[symbolic.p]
    for r, feature in enumerate(model.features):
        centred = feature - mean(model, feature)
        assert same(model.weight_gradient[r], model.weight * centred / symbolic.tau)
        assert same(model.share_gradient[r], covariance(model, bit, feature) / symbolic.tau)
        assert not same(model.share_gradient[r], -covariance(model, bit, feature) / symbolic.tau)
        assert not same(model.share_gradient[r], covariance(model, bit, feature))
        for s, other in enumerate(model.features):
            third = third_cumulant(model, bit, feature, other)
            assert same(model.share_hessian[r][s], third / symbolic.tau**2)


def test_the_shift_of_the_scores_cancels_for_every_n():
    model = symbolic_model()
    assert same(sp.diff(model.weight, symbolic.shift), sp.Integer(0))
    assert same(mean(model, sp.Integer(1)), sp.Integer(1))


@pytest.mark.parametrize("activation", ["smoothed-relu", "softplus", "gelu"])
def test_derivatives_of_the_output_are_the_chain_rule_for_every_k(activation):
    model = symbolic_model("plane", activation)
    derived = output_derivatives(model)
    scale = symbolic.k / symbolic.m
    slope, curvature = (part.xreplace({symbolic.S: scale * symbolic.total}) for part in (model.slope, model.curvature))
    for r in range(2):
        assert same(derived.gradient[r], slope * scale * derived.here[r])
        for s in range(2):
            squares = curvature * scale**2
            assert same(
                derived.within[r][s], squares * derived.here[r] * derived.here[s] + slope * scale * derived.second[r][s]
            )
            assert same(derived.across[r][s], squares * derived.here[r] * derived.there[s])
            assert not same(derived.across[r][s], sp.Integer(0))


# ---------------------------------------------------------------------------------------------- refusals


def test_what_a_variant_cannot_do_is_said():
    heads, x = [[1, 0], [0, 1]], [1, 0, 1, 0]
    with pytest.raises(NotAvailable, match="relu has no second derivative"):
        Functions(ModelSpec(n=4, k=2, b="0")).hessian(heads, x)
    with pytest.raises(NotAvailable, match="depend on the input"):
        Functions(ModelSpec(n=4, k=2, trained="row")).weights([1, 0, 0, 1])
    with pytest.raises(NotAvailable, match="n up to 12"):
        Functions(ModelSpec(n=13, k=2), Arb()).risk(heads, (1, 2))
    with pytest.raises(ValueError, match="the model has 2"):
        Functions(ModelSpec(n=4, k=2)).output([[1, 0]], x)
    with pytest.raises(ValueError, match="n = 4 bits"):
        Functions(ModelSpec(n=4, k=2)).output(heads, [1, 0])
    with pytest.raises(ValueError, match="a13, a14"):
        Functions(ModelSpec(n=4, k=2)).output([[1], [1]], x)
    with pytest.raises(NotAvailable, match="tan"):
        compile([sp.tan(symbolic.S)], [symbolic.S], Numpy(), sizes={})
    with pytest.raises(NotAvailable, match="symbol S"):
        compile([symbolic.S], [], Numpy(), sizes={})


def test_a_kink_in_a_ball_gives_every_slope_between():
    spec = ModelSpec(n=2, k=1, temperature="1", b="0")
    gradient = Functions(spec, Arb()).gradient([[flint.arb(0), flint.arb(0, 0.1)]], [1, 0])
    assert all(entry.is_finite() for entry in gradient)
    for second in (-0.09, 0.0, 0.09):
        inside = Functions(spec, Mpmath(60)).gradient([[0.0, second]], [1, 0])
        assert all(ball.contains(to_ball(value)) for ball, value in zip(gradient, inside, strict=True))


def test_random_positions_are_rational_unit_vectors_and_replayable():
    table = random_positions(50, 4)
    assert all(c * c + s * s == 1 for s, c in table)
    assert table == random_positions(50, 4) != random_positions(50, 5)
    assert len({(s > 0, c > 0) for s, c in table}) == 4


def test_the_notation_names_modules_and_names_that_exist():
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    own, _, companion = text.partition("## The companion paper")  # there the names are those of certificates too
    rows = [line.split("|") for line in own.splitlines() if "`numerics." in line]
    assert len(rows) > 20
    for module in re.findall(r"`numerics\.([a-z0-9_.]+)`", companion):
        importlib.import_module(f"numerics.{module}")
    known = {
        "parity.model.functions": dir(Functions),
        "parity.model.spec": ModelSpec.__struct_fields__ + tuple(dir(ModelSpec)),
        "parity.model.symbolic": [
            *dir(symbolic),
            *symbolic.SymbolicModel.__dataclass_fields__,
            *dir(symbolic.SymbolicModel),
        ],
    }
    for row in rows:
        modules = re.findall(r"`numerics\.([a-z0-9_.]+)`", "|".join(row))
        names = re.findall(r"`(\w+)`", row[2]) if len(row) == 6 else []
        for module in modules:
            importlib.import_module(f"numerics.{module}")
        found = {name for module in [*modules, "parity.model.functions"] for name in known.get(module, [])}
        found |= {name for module in modules for name in dir(importlib.import_module(f"numerics.{module}"))}
        assert all(name in found or name in ("head", "heads", "zigzag", "activation") for name in names), row

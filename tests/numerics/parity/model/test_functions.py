"""The generated functions: held to each other, to autograd of a model written another way, and to differences.

The forward model below is written from matrices and embeddings, with torch's own softmax, and shares nothing
with the symbolic one.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import itertools
import math
import random
import re
from fractions import Fraction

import flint
import numpy as np
import pytest
import sympy as sp
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.arithmetic.compiled import compile
from numerics.arithmetic.kinds import Arb, Mpmath, NotAvailable, Numpy, Torch
from numerics.parity.model import ModelSpec, symbolic
from numerics.parity.model.functions import Functions, all_inputs, random_positions
from numerics.parity.model.symbolic import covariance, mean, output_derivatives, same, symbolic_model, third_cumulant
from tests.third_party import ROOT

# ------------------------------------------------------------------------------ an independent forward model

SIGMA = {
    "smoothed-relu": lambda z, b: (z + torch.sqrt(z * z + b)) / 2,
    "relu": lambda z, b: torch.relu(z),
    "softplus": lambda z, b: torch.nn.functional.softplus(z),
    "gelu": lambda z, b: torch.nn.functional.gelu(z),
}


def sigma(spec: ModelSpec, z: torch.Tensor) -> torch.Tensor:
    if spec.pieces is None or spec.effective_activation == "relu":
        return SIGMA[spec.effective_activation](z, float(spec.smoothing))
    edges = [spec.pieces.breaks[0] - 1000, *spec.pieces.breaks, spec.pieces.breaks[-1] + 1000]
    value = z * 0 + float(spec.pieces.at(edges[0])) + float(spec.pieces.slopes[0]) * (z - float(edges[0]))
    for low, high in itertools.pairwise(edges[1:]):  # values at the breakpoints, and straight lines between them
        left, right = spec.pieces.at(low), spec.pieces.at(high)
        line = float(left) + float((right - left) / (high - low)) * (z - float(low))
        value = torch.where(z > float(low), line, value)
    return value


def classified(spec: ModelSpec, s: torch.Tensor) -> torch.Tensor:
    """Written from the corners of the wave: a zigzag through (-1)^s that is flat at first, or a triangle wave."""
    scale, neuron = float(spec.classifier.scale), torch.arange(1, spec.k + 1, dtype=torch.float64)
    if spec.classifier.shape == "triangle":
        weights = torch.tensor([-2.0] + [4.0 * (-1) ** q for q in range(2, spec.k + 1)], dtype=torch.float64)
        return scale * (1 + (weights * sigma(spec, s - (neuron - 1))).sum())
    return scale * (1 + ((-1) ** neuron * (8 * neuron - 4) * sigma(spec, s + 0.5 - neuron)).sum())


def forward(spec: ModelSpec, flat: torch.Tensor, x) -> torch.Tensor:
    """ŷ from 4 x 4 attention matrices, token and position embeddings, for one input."""
    bits = torch.tensor(np.asarray(x), dtype=torch.float64)
    places = torch.arange(1, spec.n + 1, dtype=torch.float64)
    if spec.positions.startswith("circle"):
        angle = 2 * math.pi * int((spec.positions + ":1").split(":")[1]) * places / spec.n
        where = torch.stack([torch.sin(angle), torch.cos(angle)], 1)
    elif spec.positions == "line":
        where = torch.stack([places / spec.n, 0 * places], 1)
    else:
        pairs = random_positions(spec.n, spec.seed)
        where = torch.tensor([[float(c) for c in pair] for pair in pairs], dtype=torch.float64)
    tokens = torch.cat([torch.stack([bits, 1 - bits], 1), where], 1)  # w_j
    cls = torch.tensor([1.0, 0, 0, 0], dtype=torch.float64)  # w_0
    width = 2 if spec.trained == "plane" else 4
    vectors = []
    for entries in flat.reshape(spec.heads, width):
        row = torch.cat([torch.zeros(4 - width, dtype=torch.float64), entries])
        matrix = torch.cat([row[None], torch.zeros(3, 4, dtype=torch.float64)])
        weights = torch.softmax((cls @ matrix @ tokens.T) / float(spec.tau_ball()), dim=0)
        vectors.append(weights @ tokens)
    attention = sum(vectors) / spec.heads  # v*
    return classified(spec, spec.k * attention[0])


SPECS = [
    ModelSpec(), ModelSpec(n=1, k=1), ModelSpec(n=2, k=1, temperature="1"), ModelSpec(n=5, k=5, b="1"),
    ModelSpec(n=6, k=2, m=4, temperature="1/n**2"), ModelSpec(n=7, k=3, m=1, temperature="1", b="100"),
    ModelSpec(n=5, k=2, activation="softplus"), ModelSpec(n=5, k=2, activation="gelu"),
    ModelSpec(n=5, k=3, positions="line"), ModelSpec(n=5, k=3, positions="random:11"),
    ModelSpec(n=4, k=2, trained="row"), ModelSpec(n=6, k=2, temperature="1/sqrt(n)"),
    ModelSpec(n=5, k=3, positions="circle:2"), ModelSpec(n=6, k=3, positions="circle:4"),
    ModelSpec(n=5, k=3, head="triangle"), ModelSpec(n=5, k=2, head="zigzag:3/2"),
    ModelSpec(n=5, k=1, head="triangle:2"),
    ModelSpec(n=4, k=2, m=3, trained="row", head="triangle", activation="softplus", positions="line"),
]
KINKED = [  # no second derivative
    ModelSpec(n=5, k=3, activation="relu"), ModelSpec(n=5, k=3, activation="piecewise:1/10,1;0"),
    ModelSpec(n=5, k=3, activation="piecewise:-1,1/2,2;-1/3,1/4;7", head="triangle", positions="circle:2"),
    ModelSpec(n=4, k=2, activation="piecewise:0,1/6,0;-3,3;1/2", trained="row", m=3, inputs="bernoulli:2/3"),
]
IDS = [",".join(f"{key}={value}" for key, value in spec.to_dict().items()
                if value != ModelSpec().to_dict()[key]) or "default" for spec in SPECS]


def point(spec: ModelSpec, seed: int, radius: float = 1.0):
    """Heads of a given size and an input; every third input is fractional, some are all zeros or all ones."""
    rng = np.random.default_rng([seed, spec.n, spec.k, spec.heads])
    heads = radius * rng.normal(size=(spec.heads, 2 if spec.trained == "plane" else 4))
    x = rng.random(spec.n) if seed % 3 == 0 else rng.integers(0, 2, spec.n).astype(float)
    return heads, {5: 0 * x, 7: 0 * x + 1}.get(seed % 8, x)


def close(one, other, tolerance: float = 1e-9) -> bool:
    first, second = np.asarray(one, dtype=float), np.asarray(other, dtype=float)
    return bool(np.all(np.abs(first - second) <= tolerance * (1 + np.abs(second).max())))


# ---------------------------------------------------------------------------------------- against autograd

@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_output_gradient_and_hessian_are_those_of_autograd(spec):
    functions = [Functions(spec, Numpy()), Functions(spec, Torch())]
    for seed in range(8):
        heads, x = point(spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        value = forward(spec, flat, x)
        gradient, = torch.autograd.grad(value, flat)
        hessian = torch.autograd.functional.hessian(lambda t, x=x: forward(spec, t, x), flat.detach())
        for generated in functions:
            assert close(generated.output(heads, x), value.detach())
            assert close(generated.gradient(heads, x), gradient)
            assert close(generated.hessian(heads, x), hessian)


@pytest.mark.parametrize("spec", KINKED, ids=lambda spec: f"{spec.activation},{spec.head},{spec.trained}")
def test_piecewise_linear_models_in_four_arithmetics(spec):
    """Also against one another: away from the corners, where all choose the same slope."""
    functions = [Functions(spec, arithmetic) for arithmetic in (Numpy(), Torch(), Mpmath(40), Arb())]
    for seed in (1, 2, 4, 10):
        heads, x = point(spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        value = forward(spec, flat, x)
        gradient, = torch.autograd.grad(value, flat)
        for generated in functions:
            assert close(generated.output(heads, x), value.detach())
            if bool(np.asarray(x).any()):
                assert close(generated.gradient(heads, x), gradient)
    with pytest.raises(NotAvailable, match="corners"):
        functions[0].hessian(heads, x)


def gradient_is_wrong_somewhere(functions: Functions) -> bool:
    for seed in range(8):
        heads, x = point(functions.spec, seed)
        flat = torch.tensor(heads.ravel(), requires_grad=True)
        gradient, = torch.autograd.grad(forward(functions.spec, flat, x), flat)
        if not close(functions.gradient(heads, x), gradient, 1e-6):
            return True
    return False


def test_a_wrong_sign_in_the_softmax_derivative_is_caught():
    spec, model = ModelSpec(), symbolic_model()
    assert not gradient_is_wrong_somewhere(Functions(spec))
    first, second = model.share_gradient
    plus = (mean(model, symbolic.x[symbolic.p] * model.features[1])
            + mean(model, symbolic.x[symbolic.p]) * mean(model, model.features[1])) / symbolic.tau
    for mutant in ((first, -second), (first, plus), (second, first)):
        wrong = dataclasses.replace(model, share_gradient=mutant)
        assert gradient_is_wrong_somewhere(Functions(spec, model=wrong))
        assert not all(same(one, other) for one, other in zip(mutant, model.share_gradient, strict=True))


def test_autograd_passes_through_the_generated_torch_functions():
    spec = ModelSpec(n=6, k=2)
    functions = Functions(spec, Torch())
    heads, x = point(spec, 1)
    table = torch.tensor(heads, requires_grad=True)
    gradient, = torch.autograd.grad(functions.output(table, x), table)
    assert close(gradient.ravel(), functions.gradient(heads, x))
    slope, = torch.autograd.grad(functions.risk(table, (1, 4)), table)
    assert close(slope.ravel(), functions.risk_gradient(heads, (1, 4)))


# ----------------------------------------------------------------------------------- against one another

def to_ball(value) -> flint.arb:
    """An mpf exactly."""
    sign, mantissa, exponent, _ = value._mpf_
    with flint.ctx.workprec(2000):
        return flint.arb(-int(mantissa) if sign else int(mantissa)) * flint.arb(2) ** int(exponent)


def quantities(functions: Functions, heads, x) -> dict[str, list]:
    found = {
        "weights": functions.weights(heads[0], x), "share": functions.share(heads[0], x),
        "output": functions.output(heads, x), "gradient": functions.gradient(heads, x),
        "hessian": functions.hessian(heads, x), "share-hessian": functions.share_derivatives(heads[0], x)[2],
    }
    return {name: list(np.ravel(values)) for name, values in found.items()}


@functools.cache
def build(spec: ModelSpec, arithmetic: type, digits: int | None = None, bits: int = 53) -> Functions:
    """Functions are compiled once for all points; balls of the positions have the precision of ``bits``."""
    with flint.ctx.workprec(bits):
        return Functions(spec, arithmetic() if digits is None else arithmetic(digits))


def contained(spec: ModelSpec, heads, x, bits: int = 53, digits: int = 60) -> bool:
    """Every ball must be finite and contain the value at so many digits; False where a ball is not finite."""
    reference = quantities(build(spec, Mpmath, digits), heads, x)
    with flint.ctx.workprec(bits):
        balls = quantities(build(spec, Arb, bits=bits), heads, x)
    if not all(ball.is_finite() for values in balls.values() for ball in values):
        return False
    for name, values in balls.items():
        for ball, value in zip(values, reference[name], strict=True):
            assert ball.contains(to_ball(value)), (name, heads, x, ball, value)
    return True


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_balls_contain_the_sixty_digit_values(spec):
    for seed in range(8):
        assert contained(spec, *point(spec, seed))
        assert contained(spec, *point(spec, seed), bits=400, digits=200)


@pytest.mark.parametrize("temperature", ["1/n**2", "1"])
@pytest.mark.parametrize("b", ["1/10**30", "1/100", "10**12"])
@pytest.mark.parametrize("radius", [0.0, 1e-8, 1.0, 40.0, 1e6])
def test_balls_contain_the_values_at_extreme_radii_smoothings_and_temperatures(temperature, b, radius):
    for n, k in [(1, 1), (2, 1), (5, 3)]:
        spec = ModelSpec(n=n, k=k, temperature=temperature, b=b)
        for seed in range(4):
            heads, x = point(spec, seed, radius)
            # sqrt(z^2 + b) with z = 0 and b = 10^-30 needs more than 53 bits to be told from 0
            assert contained(spec, heads, x) or contained(spec, heads, x, bits=150)
            numbers = quantities(build(spec, Numpy), heads, x)
            assert all(np.all(np.isfinite(values)) for values in numbers.values())


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 6), st.data())
def test_four_arithmetics_agree(n, data):
    entry = st.fractions(-3, 3, max_denominator=1000)
    k = data.draw(st.integers(1, n))
    spec = ModelSpec(n=n, k=k, temperature=data.draw(st.sampled_from(["1", "1/n", "1/(2*n)"])),
                     b=data.draw(st.sampled_from(["1/100", "1", "3"])))
    heads = data.draw(st.lists(st.tuples(entry, entry), min_size=k, max_size=k))
    x = data.draw(st.lists(st.integers(0, 1), min_size=n, max_size=n))
    results = [quantities(Functions(spec, arithmetic), heads, x)
               for arithmetic in (Mpmath(60), Numpy(), Torch(), Arb())]
    for name, reference in results[0].items():
        for other in results[1:3]:
            assert close(other[name], reference), name
        assert all(ball.is_finite() and ball.contains(to_ball(value))
                   for ball, value in zip(results[3][name], reference, strict=True)), name


def test_finite_differences_at_sixty_digits():
    for spec in [s for s in SPECS if s.n <= 6]:
        functions = Functions(spec, Mpmath(60))
        mp = functions.arithmetic.mp
        step = mp.mpf(10) ** -20
        heads, x = point(spec, 2)
        table = functions.arithmetic.array(heads)
        gradient, hessian = functions.gradient(table, x), functions.hessian(table, x)
        for entry in range(min(4, table.size)):
            ahead, behind = table.copy(), table.copy()
            ahead.flat[entry] += step
            behind.flat[entry] -= step
            slope = (functions.output(ahead, x) - functions.output(behind, x)) / (2 * step)
            column = (functions.gradient(ahead, x) - functions.gradient(behind, x)) / (2 * step)
            scale = 1 + max(abs(value) for value in gradient)
            assert abs(slope - gradient[entry]) < scale * mp.mpf(10) ** -30
            assert all(abs(value) < 10**6 * mp.mpf(10) ** -30 for value in column - hessian[entry])


def test_a_ball_of_temperatures_and_heads_encloses_what_happens_inside():
    spec, rng = ModelSpec(n=4, k=2), random.Random(5)
    heads, x = [[Fraction(1, 3), 1], [-1, Fraction(1, 2)]], [1, 0, 1, 1]
    wide = [[flint.arb(flint.fmpq(*Fraction(c).as_integer_ratio())) + flint.arb(0, 0.01) for c in row]
            for row in heads]
    balls = quantities(Functions(spec, Arb(), tau=flint.arb(0.25, 0.01)), wide, x)
    functions = Functions(spec, Mpmath(60))
    for _ in range(40):
        near = [[float(c) + rng.uniform(-0.0099, 0.0099) for c in row] for row in heads]
        functions.tau = functions.arithmetic.array(0.25 + rng.uniform(-0.0099, 0.0099))
        inside = quantities(functions, near, x)
        assert all(ball.contains(to_ball(value)) for name in balls
                   for ball, value in zip(balls[name], inside[name], strict=True))


# ---------------------------------------------------------------------------------------- loss and risk

def plain_risk(spec: ModelSpec, heads, parity_set) -> float:
    """By the definitions, one input at a time."""
    result = 0.0
    chance = float(spec.bit_probability)
    for x in itertools.product([0, 1], repeat=spec.n):
        label = math.prod(-1 if x[p - 1] else 1 for p in parity_set)
        margin = label * float(forward(spec, torch.tensor(np.asarray(heads, dtype=float).ravel()), x))
        loss = {"squared-hinge": max(0.0, 1 - margin) ** 2, "hinge": max(0.0, 1 - margin),
                "logistic": math.log1p(math.exp(-margin)), "square": (1 - margin) ** 2}[spec.loss]
        result += chance ** sum(x) * (1 - chance) ** (spec.n - sum(x)) * loss
    return result


@pytest.mark.parametrize("changes", [
    {}, {"loss": "hinge"}, {"loss": "logistic"}, {"loss": "square"}, {"inputs": "bernoulli:1/3"}, {"b": "0"},
    {"m": 3}, {"trained": "row"}])
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
    slope, curvature = (part.xreplace({symbolic.S: scale * symbolic.total})
                        for part in (model.slope, model.curvature))
    for r in range(2):
        assert same(derived.gradient[r], slope * scale * derived.here[r])
        for s in range(2):
            squares = curvature * scale**2
            assert same(derived.within[r][s], squares * derived.here[r] * derived.here[s]
                        + slope * scale * derived.second[r][s])
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
    known = {"parity.model.functions": dir(Functions),
             "parity.model.spec": ModelSpec.__struct_fields__ + tuple(dir(ModelSpec)),
             "parity.model.symbolic": [*dir(symbolic), *symbolic.SymbolicModel.__dataclass_fields__]}
    for row in rows:
        modules = re.findall(r"`numerics\.([a-z0-9_.]+)`", "|".join(row))
        names = re.findall(r"`(\w+)`", row[2]) if len(row) == 6 else []
        for module in modules:
            importlib.import_module(f"numerics.{module}")
        found = {name for module in [*modules, "parity.model.functions"] for name in known.get(module, [])}
        found |= {name for module in modules for name in dir(importlib.import_module(f"numerics.{module}"))}
        assert all(name in found or name in ("head", "heads", "zigzag", "activation") for name in names), row

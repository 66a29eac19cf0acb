"""Bounds for any model against computations of our own: dense sums, autograd, and certificates with less in them."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from numerics.formulas import read
from numerics.parity.facts.bounds import bound
from numerics.parity.model import ModelSpec
from numerics.parity.model.activations import ACTIVATIONS
from numerics.parity.suprema.any_activation import measured
from numerics.parity.suprema.any_bounds import any_bound, key_of
from numerics.parity.suprema.any_cover import QUANTITIES, ceiling, certificate_body
from numerics.parity.suprema.any_sampled import SAMPLED, SMOOTH_ONLY, largest, samples
from verify import checker
from verify.checker.reading import Rejected

NAMES = (*SAMPLED, *SMOOTH_ONLY)
MODELS = {
    "gelu": ModelSpec(n=6, k=2, activation="gelu"),
    "one-bit": ModelSpec(n=3, k=1, activation="gelu", temperature="1/2"),
    "softplus": ModelSpec(n=5, k=4, activation="softplus", loss="square"),
    "silu": ModelSpec(n=5, k=3, activation="silu"),
    "tanh": ModelSpec(n=5, k=2, activation="tanh", loss="logistic"),
    "line": ModelSpec(n=6, k=3, positions="line"),
    "double": ModelSpec(n=5, k=2, positions="circle:2", b="1"),
    "random": ModelSpec(n=5, k=2, positions="random:3"),
    "more-heads": ModelSpec(n=5, k=2, m=5),
    "fewer-heads": ModelSpec(n=5, k=4, m=2, activation="silu"),
    "triangle": ModelSpec(n=5, k=3, head="triangle:2"),
    "rows": ModelSpec(n=5, k=2, trained="row", activation="tanh"),
}


def _value(text, at):
    return read(text, ("n", "k", "tau", "b")).ball(at)


def dense(name: str) -> dict[str, np.ndarray]:
    """σ', σ'' and σ less its asymptote on a fine grid, by formulas that the instrument does not have."""
    z = np.linspace(-40, 40, 800_001)
    share = 1 / (1 + np.exp(-z))
    if name == "softplus":
        first, second, value = share, share * (1 - share), np.logaddexp(0, z)
    elif name == "silu":
        first, second = share + z * share * (1 - share), share * (1 - share) * (2 + z * (1 - 2 * share))
        value = z * share
    elif name == "tanh":
        value = np.tanh(z)
        first, second = 1 - value**2, -2 * value * (1 - value**2)
    elif name == "elu":
        value, first = np.where(z > 0, z, np.exp(np.minimum(z, 0)) - 1), np.exp(np.minimum(z, 0))
        second = np.where(z > 0, 0, first)
    else:
        assert name == "gelu", name
        density = np.exp(-z * z / 2) / math.sqrt(2 * math.pi)
        normal = (1 + np.vectorize(math.erf)(z / math.sqrt(2))) / 2
        value, first, second = z * normal, normal + z * density, (2 - z * z) * density
    asymptote = 0 * z if name == "tanh" else np.maximum(0, z)
    return {"slope": first, "bend": second, "excess": value - asymptote}


@pytest.mark.parametrize(
    "name", [name for name, record in ACTIVATIONS.items() if record.branches and not record.corners]
)
def test_an_activations_measures_are_those_of_a_dense_grid_and_hardly_more(name):
    found = measured(name)
    for what, values in dense(name).items():
        top, turns = np.abs(values).max(), abs(values[0]) + np.abs(np.diff(values)).sum()
        if what == "bend" and not ACTIVATIONS[name].twice_differentiable:
            assert found.bend is None
            assert found.bend_turns is None
            continue
        for ours, true in ((getattr(found, what), top), (getattr(found, f"{what}_turns"), turns)):
            assert true - 1e-6 <= float(ours) <= 1.05 * true + 2e-4


def test_pieces_are_measured_by_their_slopes():
    assert (measured("relu").slope_turns, measured("relu").excess_turns, measured("relu").bend) == (1, 0, None)
    leaky = measured("piecewise:1/10,1,-2;0,1")
    assert (leaky.slope, leaky.slope_turns, leaky.excess) == (2, Fraction(1, 10) + Fraction(9, 10) + 3, None)


@pytest.mark.parametrize("one", [False, True])
def test_for_the_papers_own_model_the_bounds_are_those_of_the_paper(one):
    at = {"n": 7, "k": 1 if one else 4, "tau": Fraction(1, 3), "b": Fraction(1, 7)}
    for name in NAMES:
        ours = any_bound(key_of(ModelSpec()), name, one=one)
        assert float(_value(ours, at)) == pytest.approx(float(_value(bound(name, one=one), at)), rel=1e-12)


@pytest.mark.parametrize("name", list(MODELS))
def test_no_random_heads_are_above_a_bound_at_any_size(name):
    spec = MODELS[name]
    for k in {1, 2, spec.k}:
        model = spec.at(k=k, heads=spec.m)
        at = {"n": model.n, "k": k, "tau": model.tau, "b": model.smoothing}
        found = largest(model, draws=150, seed=3)
        for what, value in found.items():
            for one in {False, k == 1}:
                assert 0 <= value <= float(_value(any_bound(key_of(model), what, one=one), at))


@pytest.mark.parametrize("name", list(MODELS))
def test_the_certified_ceiling_lies_above_random_heads_and_below_the_bound_for_all_sizes(name):
    model = MODELS[name]
    at = {"n": model.n, "k": model.k, "tau": model.tau, "b": model.smoothing}
    found = largest(model, draws=300, seed=5)
    for what in QUANTITIES:
        upper = ceiling(model, what)
        assert found[what] <= float(upper) <= 1.002 * float(_value(any_bound(key_of(model), what), at))
        assert f"is at most {upper} for all inputs" in checker.establish(certificate_body(model, what, upper))
        with pytest.raises(Rejected):  # a true bound of less than what heads reach would be a wrong certificate
            checker.establish(certificate_body(model, what, Fraction(found[what]).limit_denominator(10**6) * 98 / 100))


@pytest.mark.long
def test_the_size_of_the_output_is_met_within_two_percent():
    """S is where |f| is largest for equal heads on one position of two, and the certificate of 2 % less is refused."""
    for model in (ModelSpec(n=2, k=2, activation="gelu"), ModelSpec(n=2, k=2, activation="tanh"), ModelSpec(n=2, k=2)):
        upper = ceiling(model, "output")
        places = [np.full((2, 2), [0.0, a]) for a in np.linspace(-4, 4, 801)]
        reached = max(samples(model, heads, np.array([1.0, 0.0]))["output"] for heads in places)
        assert 0.98 * float(upper) <= reached <= float(upper)
        with pytest.raises(Rejected):
            checker.establish(certificate_body(model, "output", upper * Fraction(98, 100)))


@pytest.mark.parametrize("name", ["gelu", "line", "more-heads", "rows", "triangle"])
def test_the_sampled_derivatives_are_those_of_autograd(name):
    torch = pytest.importorskip("torch")
    spec = MODELS[name]
    draw = np.random.default_rng(11)
    heads = draw.normal(size=(spec.heads, 4 if spec.trained == "row" else 2)) * 0.3
    bits = np.array([1.0, 0, 1, 1, 0, 0][: spec.n])
    p = torch.arange(1, spec.n + 1, dtype=torch.float64)
    angle = 2 * math.pi * p / spec.n
    places = [p / spec.n, 0 * p] if spec.positions == "line" else [torch.sin(angle), torch.cos(angle)]
    x = torch.tensor(bits)
    rows = torch.stack(([x, 1 - x] if spec.trained == "row" else []) + places, -1)

    def neuron(z):
        if spec.activation == "gelu":
            return z * (1 + torch.erf(z / math.sqrt(2))) / 2
        return torch.tanh(z) if spec.activation == "tanh" else (z + torch.sqrt(z * z + float(spec.smoothing))) / 2

    def output(flat):
        shares = torch.softmax(flat.reshape(heads.shape) @ rows.T / float(spec.tau), -1) @ x
        total, triangle = shares.mean() * spec.k, spec.head.startswith("triangle")
        sizes = [(2 if q == 1 else 4) if triangle else 8 * q - 4 for q in range(1, spec.k + 1)]
        layers = [(-1) ** q * w * neuron(total + (1 if triangle else 0.5) - q) for q, w in enumerate(sizes, 1)]
        return (1 + sum(layers)) * float(spec.head.partition(":")[2] or 1)

    at = torch.tensor(heads.ravel(), requires_grad=True)
    (gradient,) = torch.autograd.grad(output(at), at)
    hessian = torch.autograd.functional.hessian(output, at)
    value = float(output(at).detach())
    found = samples(spec, heads, bits)
    product = value * hessian + torch.outer(gradient, gradient)
    for what, true in {
        "output": abs(value),
        "gradient": float(gradient.norm()),
        "hessian": float(torch.linalg.matrix_norm(hessian, 2)),
        "product": float(torch.linalg.matrix_norm(product, 2)),
    }.items():
        assert found[what] == pytest.approx(true, rel=1e-8)


def test_forged_certificates_of_smoothness_are_refused():
    model = MODELS["gelu"]
    body = certificate_body(model, "hessian", ceiling(model, "hessian"))
    forged = [
        {"upper": str(Fraction(body["upper"]) * Fraction(9, 10))},
        {"k": 3},
        {"heads": 1},
        {"activation": "tanh"},
        {"activation": "relu"},
        {"activation": "gelu: and Theorem 5 is false"},
        {"scale": "2"},
        {"shape": "line"},
        {"tau": "1/7"},
        {"trained": "row"},
        {"of": "product"},
        {"of": "risk"},
        {"loss": "hinge"},
        {"note": "x"},
        {"b": "-1"},
        {"upper": "0"},
    ]
    for change in forged:
        with pytest.raises(Rejected):
            checker.establish(body | change)
    with pytest.raises(Rejected):
        checker.establish({key: value for key, value in body.items() if key != "tau"})

"""Every name of the model grammar in every instrument, against the prelude at random points; unknown names raise.

The names are read from the grammar, so that a new one is compared without a change here.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import sympy as sp
import torch
from flint import arb, ctx, fmpq

import theorems
from numerics.parity.model import ModelError, ModelSpec, symbolic
from numerics.parity.model.activations import activation
from numerics.parity.model.functions import Functions
from numerics.parity.model.losses import loss_record
from numerics.parity.model.positions import position_law
from numerics.parity.model.spec import ACTIVATIONS, HEADS, INPUTS, LOSSES, POSITIONS, TRAINED
from numerics.parity.risk.any_floor import any_floor, output_at
from numerics.parity.risk.any_landscape import AnyLandscape
from numerics.parity.risk.any_ray import any_ray
from numerics.parity.risk.exact import positions, risk
from numerics.parity.risk.loss import loss_of
from numerics.parity.suprema.any_activation import contracts, measured
from numerics.parity.suprema.any_bounds import any_bound, key_of
from numerics.parity.suprema.any_cover import ceiling
from numerics.parity.suprema.any_gradient import classifier_slope
from numerics.parity.suprema.any_matrix import coefficients
from numerics.parity.suprema.any_rows import vectors
from numerics.parity.suprema.any_sampled import samples
from numerics.parity.training.engine import LOSSES as COMPILED_LOSSES
from numerics.parity.training.engine import compiled
from numerics.parity.training.kernels import _zigzag
from numerics.parity.training.pointwise import losses_at
from numerics.parity.training.reference import ParityTransformer, loss_of_outputs, optimiser_of
from numerics.parity.training.runs import OPTIMISERS, Settings
from theorems.han2025.choices import statement_choices
from theorems.han2025.rules.any_gradient import layers
from verify.checker.reading import Rejected
from verify.rules.neurons.activations import activation as checked_activation
from verify.rules.neurons.curve import LOSSES as CURVED_LOSSES
from verify.rules.neurons.curve import outer, outer_sizes
from verify.rules.soft_network.places import vectors as checked_vectors
from verify.rules.soft_network.units import LOSSES as CHECKED_LOSSES
from verify.rules.soft_network.units import Units
from verify.statement import read_prelude
from verify.statement.arithmetic import Exact
from verify.statement.assign import bound
from verify.statement.evaluate import Machine
from verify.statement.parser import Parser
from verify.statement.reader import Reader
from verify.statement.tokens import tokens

TEXT = (Path(theorems.__file__).parent / "han2025/model.prelude").read_text()
NAMED = (*ACTIVATIONS, "piecewise:1/10,1;1/3", "piecewise:-1,1/2,2;-1/4,3/4;1/5")
PARAMETERS = {"circle:": "circle:2", "random:": "random:17", "zigzag:": "zigzag:3/4", "triangle:": "triangle:2"}
B = Fraction(1, 10)
DRAW = random.Random(5)
POINTS = [Fraction(DRAW.randint(-400, 400), 64) + Fraction(1, 1024) for _ in range(12)]  # no corner among them


@pytest.fixture(autouse=True)
def _precisely():
    saved, ctx.prec = ctx.prec, 128
    yield
    ctx.prec = saved


def given(names: Any) -> list[str]:
    """Names of the grammar; a stem with a colon gets a parameter."""
    return [PARAMETERS.get(name, name) for name in names]


def ball(value: Fraction) -> arb:
    return arb(fmpq(value.numerator, value.denominator))


@lru_cache(maxsize=4)
def _prelude(choices: tuple[tuple[str, str], ...]) -> Any:
    return read_prelude(TEXT, dict(choices))


def said(model: ModelSpec, text: str, tau: Fraction | int = 1) -> arb:
    """What the prelude says of this model; the temperature is the letter that stands for a number here."""
    prelude = _prelude(tuple(statement_choices(model).items()))
    machine, env = Machine(prelude.definitions, Exact()), {}
    numbers = {"n": model.n, "k": model.k, "tau": str(tau), "b": str(model.smoothing), "x": "0" * model.n}
    for name, value in numbers.items():
        env[name] = bound(prelude.types[name], value, machine, env)
    return arb(machine.run(Reader(prelude).read(Parser(tokens(text)).whole()))(env))


def near(found: Any, wanted: Any, room: float = 1e-9) -> bool:
    """A number, or the middle of a ball, is near; NaN never is."""
    return bool(abs(arb(found) - arb(wanted)) < room)


@pytest.mark.parametrize("name", NAMED)
def test_an_activation_is_the_same_in_every_instrument(name):
    model = ModelSpec(n=4, k=1, activation=name, b=str(B))
    sigma, checker, units = model.sigma, checked_activation(name, B), Units([(1, Fraction(0))], name, B)
    z = sp.Symbol("z", real=True)
    form = [symbolic.activation_at(name, z).subs(symbolic.b, sp.Rational(1, 10))]
    form += [sp.diff(form[0], z), sp.diff(form[0], z, 2)]
    for at in POINTS:
        x = float(at)
        wanted = [said(model, "sigma(tau)", at), said(model, "D(sigma(tau), tau)", at)]
        wanted.append(said(model, "D(D(sigma(tau), tau), tau)", at))
        doubles = sigma.doubles(np.array([x]))
        assert np.allclose(sigma.slope(np.array([x])), doubles[1], rtol=1e-13)
        balls = sigma.enclose(ball(at), 2)
        jet = units.activation(ball(at))
        tensor = torch.tensor(x, dtype=torch.float64, requires_grad=True)
        value = sigma.in_torch(tensor)
        (slope,) = torch.autograd.grad(value, tensor, create_graph=True)
        assert near(value.item(), wanted[0])
        assert near(slope.item(), wanted[1])
        if slope.requires_grad:
            assert near(torch.autograd.grad(slope, tensor)[0].item(), wanted[2])
        assert near(checker.value(ball(at)), wanted[0])
        assert near(checker.pair(ball(at))[0], wanted[1])
        for order in range(3):
            assert near(float(doubles[order][0]), wanted[order]), (name, at, order)
            assert balls[order].overlaps(wanted[order])
            assert balls[order].rad() < 1e-9
            assert jet[order].overlaps(wanted[order])
            exact = form[order].subs(z, sp.Rational(at.numerator, at.denominator))
            assert near(str(sp.N(exact, 30)), wanted[order])
    assert sigma.twice_differentiable == (not checker.jumps)
    assert sigma.has_gradient == (not checker.corners)
    assert set(sigma.breaks) == set(checker.jumps)


@pytest.mark.parametrize("name", NAMED)
def test_a_wide_ball_contains_what_is_inside(name):
    sigma, checker = activation(name, B), checked_activation(name, B)
    for at in POINTS:
        wide = arb(float(at), 0.7)
        boxes = sigma.enclose(wide, 2)
        slope, bend = checker.pair(wide)
        inside = sigma.doubles(float(at) + np.linspace(-0.69, 0.69, 41))
        for order in range(3 if sigma.has_gradient else 2):
            for value in inside[order]:
                assert boxes[order].overlaps(arb(value, 1e-12))
        for first, second in zip(*inside[1:], strict=True):
            assert slope.overlaps(arb(first, 1e-12))
            assert bend is None or bend.overlaps(arb(second, 1e-12))


@pytest.mark.parametrize("name", [name for name in NAMED if compiled(ModelSpec(activation=name))])
def test_the_compiled_loops_have_the_same_activation(name):
    loss = loss_of(ModelSpec(n=4, k=3, activation=name, b=str(B)))
    s = np.linspace(0.01, 2.97, 30)
    output, change = np.empty_like(s), np.empty_like(s)
    _zigzag(s, loss.outer, float(B), name == "relu", output, change)
    assert np.allclose(output, loss.output(s), rtol=1e-12)
    assert np.allclose(change, loss.output_slope(s), rtol=1e-12)


@pytest.mark.parametrize("name", LOSSES)
def test_a_loss_is_the_same_in_every_instrument(name):
    model = ModelSpec(n=4, k=2, loss=name)
    record = loss_record(name)
    y, out = sp.symbols("y out", real=True)
    form = record.symbolic(y, out)
    for at in POINTS:
        for label in (1, -1):
            cost = f"loss({label}, tau)"
            wanted = [said(model, text, at) for text in (cost, f"D({cost}, tau)", f"D(D({cost}, tau), tau)")]
            values = record.doubles(np.array([label * float(at)]))
            signs = (1, label, 1)
            assert all(near(signs[i] * float(values[i][0]), wanted[i]) for i in range(3)), (name, at)
            cost, slope = record.enclosure(label * ball(at))
            assert near(cost, wanted[0])
            assert near(label * slope, wanted[1])
            tensor = torch.tensor([float(at)], dtype=torch.float64, requires_grad=True)
            found = loss_of_outputs(name, tensor, torch.tensor([float(label)], dtype=torch.float64))
            found.sum().backward()
            assert near(found.item(), wanted[0])
            assert near(tensor.grad.item(), wanted[1])
            output, change = np.array([float(at)]), np.ones(1)
            losses_at(np.array([float(label)]), COMPILED_LOSSES[name], output, change, np.empty(1))
            assert near(float(output[0]), wanted[0])
            assert near(float(change[0]), wanted[1])
            jet = CHECKED_LOSSES[name](label, ball(at))
            assert all(jet[i].overlaps(wanted[i]) for i in range(3))
            if name in CURVED_LOSSES:
                pair = outer("loss", name, label, ball(at)) or (arb(0), arb(0))
                assert pair[0].overlaps(wanted[1])
                assert pair[1].overlaps(wanted[2])
            exact = form.subs({y: label, out: sp.Rational(at.numerator, at.denominator)})
            assert near(str(sp.N(exact, 30)), wanted[0])
            if record.tops is not None:
                first, second = record.tops(abs(ball(at)))
                assert not arb(first) < abs(wanted[1])
                assert not ball(second) < abs(wanted[2])
                assert not outer_sizes("loss", name, abs(ball(at)))[0] < abs(wanted[1])
    assert (name in CURVED_LOSSES) == (record.tops is not None)


@pytest.mark.parametrize("name", given(POSITIONS))
@pytest.mark.parametrize("n", [1, 4, 6])
def test_positions_are_the_same_in_every_instrument(name, n):
    model = ModelSpec(n=n, k=1, positions=name)
    law, floats = position_law(name), positions(model)
    wanted = [[said(model, f"{u}({p})") for u in ("u1", "u2")] for p in range(1, n + 1)]
    checked = checked_vectors(name, n)
    for found in (floats, vectors(model), law.balls(n), np.stack(Functions(model).positions, axis=-1)):
        assert all(near(found[p][i], wanted[p][i]) for p in range(n) for i in (0, 1))
    assert all(near(checked[p][i], wanted[p][i]) for p in range(n) for i in range(len(checked[p])))
    assert all(len(row) == 2 or abs(wanted[p][1]) < 1e-30 for p, row in enumerate(checked))
    assert np.allclose(ParityTransformer(model, np.zeros((1, 2))).places.numpy(), floats)
    if law.symbolic is not None:
        formula = symbolic.positions_at(name)
        for p, i in ((1, 0), (n, 1)):
            assert near(str(sp.N(formula[i].subs({symbolic.p: p, symbolic.n: n}), 30)), wanted[p - 1][i])
    same = [[near(a[0], b[0]) and near(a[1], b[1]) for a in wanted] for b in wanted]
    assert same == [[a == b for a in law.places(n)] for b in law.places(n)]
    plain = [[float(value.mid()) for value in row] for row in wanted]
    assert max(np.hypot(a[0] - c[0], a[1] - c[1]) for a in plain for c in plain) <= 2 * float(law.radius(n)) + 1e-12
    assert all(np.hypot(*row) <= 1 + 1e-12 for row in plain)


@pytest.mark.parametrize("name", given(HEADS))
@pytest.mark.parametrize("k", [1, 3])
def test_classifiers_are_the_same_in_every_instrument(name, k):
    model = ModelSpec(n=4, k=k, head=name, b=str(B))
    shape, units = (
        model.classifier,
        Units(layers(k, model.classifier.shape), "smoothed-relu", B, model.classifier.scale),
    )
    landscape = AnyLandscape(model, 4, k, tuple(range(1, k + 1)))
    form = symbolic.classifier_at(name, "smoothed-relu").subs({symbolic.b: sp.Rational(1, 10), symbolic.k: k})
    for s in (Fraction(0), Fraction(k), Fraction(5, 16)):
        wanted = [said(model, "f(tau)", s), said(model, "D(f(tau), tau)", s)]
        assert near(float(loss_of(model).output(np.array([float(s)]))[0]), wanted[0])
        assert near(float(classifier_slope(model, np.array([float(s)]))[0]), wanted[1])
        assert all(near(float(landscape.classifier(np.array([float(s)]))[i][0]), wanted[i]) for i in (0, 1))
        assert all(units(ball(s))[i].overlaps(wanted[i]) for i in (0, 1))
        exact = form.subs(symbolic.S, sp.Rational(s.numerator, s.denominator)).doit()
        assert near(str(sp.N(exact, 30)), wanted[0])
        if s.denominator == 1:
            assert output_at(model, k, int(s)).overlaps(wanted[0])
    assert [shape.weight(q) for q in range(1, k + 1)] == [weight for weight, _ in layers(k, shape.shape)]


UNKNOWN = "nonesuch"


def changed(**fields: str) -> ModelSpec:
    """A model with a name that no module has heard of, past the check of the model file."""
    spec = ModelSpec(n=4, k=2, activation="gelu")
    for field, value in fields.items():
        msgspec.structs.force_setattr(spec, field, value)
    return spec


HEADS_AT = np.array([[0.3, 0.4], [0.1, -0.2]])
BITS = np.array([1.0, 0, 1, 0])
INSTRUMENTS = {
    "statement": lambda m: said(m, "loss(1, sigma(1)) + outer(1) + u1(1) + width + chance(x)"),
    "functions": lambda m: Functions(m).loss(HEADS_AT, BITS, [1, 2]),
    "risk": lambda m: risk(m, HEADS_AT, [1, 2]),
    "landscape": lambda m: AnyLandscape(m, 4, 2, (1, 2)).ratios(HEADS_AT.reshape(1, -1)),
    "ray": lambda m: any_ray.__wrapped__(m, 4, 2),
    "torch": lambda m: loss_of_outputs(
        m.loss, ParityTransformer(m, HEADS_AT)(torch.ones(1, 4, dtype=torch.float64)), torch.ones(1)
    ),
    "samples": lambda m: samples(m, HEADS_AT, BITS),
}
ONE_FIELD = {
    "activation": {
        "floor": lambda m: any_floor(m, 4, 2),
        "cover": lambda m: ceiling.__wrapped__(m, "output"),
        "slope": lambda m: classifier_slope(m, np.zeros(1)),
        "matrix": lambda m: coefficients(m, "hessian", 0, np.zeros(1)),
        "measures": lambda m: measured(m.effective_activation),
        "contracts": lambda m: contracts(m.effective_activation),
        "bounds": lambda m: any_bound(key_of(m), "gradient"),
        "rule": lambda m: checked_activation(m.activation, B),
        "units": lambda m: Units([(1, Fraction(0))], m.activation, B),
    },
    "loss": {
        "floor": lambda m: any_floor(m, 4, 2),
        "cover": lambda m: ceiling.__wrapped__(m, "loss"),
        "matrix": lambda m: coefficients(m, "loss", 1, np.zeros(1)),
        "bounds": lambda m: any_bound(key_of(m), "loss"),
        "rule": lambda m: outer("loss", m.loss, 1, arb(0)),
        "sizes": lambda m: outer_sizes("loss", m.loss, arb(1)),
    },
    "positions": {
        "bounds": lambda m: any_bound(key_of(m), "gradient"),
        "rows": vectors,
        "rule": lambda m: checked_vectors(m.positions, 4),
    },
    "head": {
        "floor": lambda m: any_floor(m, 4, 2),
        "bounds": lambda m: any_bound(key_of(m), "gradient"),
        "rule": lambda m: layers(2, m.head),
    },
    "trained": {"bounds": lambda m: any_bound(key_of(m), "gradient")},
    "inputs": {"floor": lambda m: any_floor(m, 4, 2)},
}
BLIND = {("torch", "inputs"), ("samples", "inputs"), ("functions", "inputs")}  # they are given the inputs


@pytest.mark.parametrize("field", ONE_FIELD)
def test_an_unknown_name_raises_in_every_instrument(field):
    with pytest.raises(ModelError, match=rf"model\.{field} = 'nonesuch'; allowed is"):
        ModelSpec(**{field: UNKNOWN})
    for name, instrument in (INSTRUMENTS | ONE_FIELD[field]).items():
        if (name, field) in BLIND:
            continue
        instrument(ModelSpec(n=4, k=2, activation="gelu"))  # it works for a known name
        with pytest.raises((ValueError, LookupError, ArithmeticError, Rejected)):
            print(name, instrument(changed(**{field: UNKNOWN})))


def test_every_registry_of_the_grammar_is_compared():
    """A new field of the grammar needs a test above."""
    assert set(ONE_FIELD) == {"activation", "loss", "positions", "head", "trained", "inputs"}
    assert all((ACTIVATIONS, LOSSES, POSITIONS, HEADS, INPUTS, TRAINED))


def test_an_unknown_optimiser_is_an_error():
    module = ParityTransformer(ModelSpec(n=4, k=2), HEADS_AT)
    for name in OPTIMISERS:
        assert optimiser_of(module, Settings(optimiser=name)) is not None
    settings = Settings()
    object.__setattr__(settings, "optimiser", "adamax")
    with pytest.raises(ValueError, match="optimiser 'adamax'; allowed are gd, adam, sgd, sgd-adam"):
        optimiser_of(module, settings)

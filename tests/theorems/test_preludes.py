"""The preludes against the models of numerics: every choice of the model file, at random points, balls and floats."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flint import ctx

import theorems
from numerics.arithmetic.kinds import Arb, Numpy
from numerics.head.model import softmax
from numerics.parity.model import ModelSpec
from numerics.parity.model.functions import Functions
from theorems.han2025.choices import statement_choices
from verify.statement import read_prelude
from verify.statement.arithmetic import Exact
from verify.statement.assign import bound
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.parser import Parser
from verify.statement.reader import Reader
from verify.statement.tokens import tokens

HOME = Path(theorems.__file__).parent
TEXT = (HOME / "han2025/model.prelude").read_text()
MODELS = {
    "default": {},
    "relu": {"activation": "relu"},
    "no smoothing": {"b": "0"},
    "softplus": {"activation": "softplus"},
    "gelu": {"activation": "gelu"},
    "silu": {"activation": "silu"},
    "tanh": {"activation": "tanh"},
    "leaky": {"activation": "piecewise:1/10,1;1/3"},
    "three pieces": {"activation": "piecewise:-1,1/2,2;-1/4,3/4;1/5"},
    "double": {"positions": "circle:2"},
    "line": {"positions": "line"},
    "random": {"positions": "random:17"},
    "triangle": {"head": "triangle"},
    "scaled": {"head": "zigzag:3/4"},
    "both": {"head": "triangle:2", "loss": "hinge"},
    "logistic": {"loss": "logistic"},
    "square": {"loss": "square"},
    "biased": {"inputs": "bernoulli:1/3"},
    "row": {"trained": "row"},
    "more heads": {"m": 4},
    "fewer heads": {"m": 1, "trained": "row"},
}


class Point:
    """A random point of a model, in both worlds."""

    def __init__(self, name: str, seed: int) -> None:
        draw = random.Random(f"{name}:{seed}")
        n = draw.randint(1, 6)
        given = {"n": n, "k": draw.randint(1, min(3, n)), "temperature": draw.choice(["1/n", "1/2", "1"]), "b": "1/10"}
        self.model = ModelSpec(**{**given, **MODELS[name]})
        width = 2 if self.model.trained == "plane" else 4
        self.heads = [[Fraction(draw.randint(-40, 40), 16) for _ in range(width)] for _ in range(self.model.heads)]
        self.x = [draw.randint(0, 1) for _ in range(n)]
        self.set = sorted(draw.sample(range(1, n + 1), self.model.k))
        self.prelude = read_prelude(TEXT, statement_choices(self.model))

    def value(self, text: str, arithmetic: Any) -> Any:
        machine = Machine(self.prelude.definitions, arithmetic)
        model, env = self.model, {}
        given = {
            "n": model.n,
            "k": model.k,
            "tau": str(model.tau),
            "b": str(model.smoothing),
            "x": "".join(map(str, self.x)),
            "A": [[str(e) for e in row] for row in self.heads],
            "B": self.set,
        }
        for name, value in given.items():
            env[name] = bound(self.prelude.types[name], value, machine, env)
        return machine.run(Reader(self.prelude).read(Parser(tokens(text)).whole()))(env)


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", MODELS)
def test_values_in_balls_contain_those_of_numerics(name):
    saved = ctx.prec
    ctx.prec = 128
    try:
        for seed in range(2):
            point = Point(name, seed)
            theirs = Functions(point.model, Arb())
            for text, wanted in (
                ("share(1)", theirs.share(point.heads[0], point.x)),
                ("yhat", theirs.output(point.heads, point.x)),
                ("cost", theirs.loss(point.heads, point.x, point.set)),
                ("risk", theirs.risk(point.heads, point.set)),
            ):
                found = point.value(text, Exact())
                assert abs(found - np.asarray(wanted).item()) < 1e-25, text
    finally:
        ctx.prec = saved


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", MODELS)
def test_gradients_in_floats_are_those_of_numerics(name):
    for seed in range(3):
        point = Point(name, seed)
        theirs = Functions(point.model, Numpy())
        heads = [[float(e) for e in row] for row in point.heads]
        try:
            found = point.value("grad(yhat, A)", Floats()).entries
        except ArithmeticError:  # a kink: there is no derivative
            assert point.model.pieces is not None
            continue
        assert np.allclose([float(e) for e in found], theirs.gradient(heads, point.x), rtol=1e-9, atol=1e-9)
        if point.model.pieces is None:
            second = point.value("hess(yhat, A)", Floats()).entries
            wanted = theirs.hessian(heads, point.x)
            assert np.allclose(np.array(second, dtype=float).reshape(wanted.shape), wanted, rtol=1e-8, atol=1e-8)


def test_the_gradient_of_the_risk_is_that_of_numerics():
    point = Point("default", 5)
    heads = [[float(e) for e in row] for row in point.heads]
    wanted = Functions(point.model, Numpy()).risk_gradient(heads, point.set)
    assert np.allclose([float(e) for e in point.value("grad(risk, A)", Floats()).entries], wanted, atol=1e-9)


def test_the_covariance_is_the_gradient_of_a_share_and_the_display_is_not():
    point = Point("default", 1)
    point.x, point.heads = [1] + [0] * (point.model.n - 1), [[Fraction(1, 3), Fraction(1, 2)]] * point.model.k
    one, two = (point.value(text, Floats()) for text in ("D(share(1), A[1, 1])", "cov1(1)/tau"))
    assert abs(one - two) < 1e-9
    if point.model.n > 1:
        assert abs(point.value("D(share(1), A[1, 2]) - shown2(1)/tau", Floats())) > 1e-6


def test_a_wrong_definition_is_seen():
    point = Point("default", 0)
    wanted = np.asarray(
        Functions(point.model, Numpy()).output([[float(e) for e in r] for r in point.heads], point.x)
    ).item()
    for old, new in (
        ("(8*q - 4)", "(8*q - 5)"),
        ("s + 1/2 - q", "s - 1/2 - q"),
        ("z**2 + b", "z**2 - b"),
        ("/tau)", "*tau)"),
    ):
        changed = read_prelude(TEXT.replace(old, new), statement_choices(point.model))
        point.prelude = changed
        try:
            assert abs(point.value("yhat", Floats()) - wanted) > 1e-6, old
        except ArithmeticError:
            continue


def test_the_attention_head_is_that_of_numerics():
    draw = np.random.default_rng(3)
    prelude = read_prelude((HOME / "edelman2022/model.prelude").read_text())
    for _ in range(5):
        T, d = int(draw.integers(1, 5)), int(draw.integers(1, 4))
        X, z, W, v = (np.round(draw.normal(size=size), 3) for size in ((T, d), d, (d, d), d))
        machine, env = Machine(prelude.definitions, Floats()), {}
        given = {"T": T, "d": d, "X": X, "context": z, "W": W, "value": v}
        for name, value in given.items():
            data = value if isinstance(value, int) else np.vectorize(lambda e: str(Fraction(str(e))))(value).tolist()
            env[name] = bound(prelude.types[name], data, machine, env)
        found = machine.run(Reader(prelude).read(Parser(tokens("inner")).whole()))(env)
        weights = softmax(X @ W.T @ z)
        assert abs(found - float(weights @ X @ v)) < 1e-9

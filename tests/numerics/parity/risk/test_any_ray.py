"""Saturating heads of any model: limit, ratio and a lower risk against code of the test's own."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest
from mpmath import mp

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.model.positions import random_positions
from numerics.parity.risk.any_ray import any_ray

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[4] / "models" / "variants").glob("*.toml"))
}
SMALL = {
    "relu-hinge": ModelSpec(n=5, k=2, b="0", loss="hinge"),
    "leaky-line": ModelSpec(n=4, k=2, activation="piecewise:1/10,1;0", positions="line"),
    "gelu-logistic": ModelSpec(n=4, k=3, activation="gelu", loss="logistic"),
    "random-square": ModelSpec(n=5, k=2, positions="random:2", loss="square"),
    "merged": ModelSpec(n=6, k=3, positions="circle:2", m=4),
    "row-biased": ModelSpec(n=4, k=1, trained="row", inputs="bernoulli:9/10"),
    "one-bit": ModelSpec(n=2, k=1, activation="tanh"),
    "all-bits": ModelSpec(n=3, k=3, activation="softplus"),
}


def sigma(model: ModelSpec, z: mp.mpf) -> mp.mpf:
    match model.effective_activation:
        case "relu":
            return max(mp.mpf(0), z)
        case "piecewise:1/10,1;0":
            return z if z > 0 else z / 10
        case "gelu":
            return z * (1 + mp.erf(z / mp.sqrt(2))) / 2
        case "tanh":
            return mp.tanh(z)
        case "softplus":
            return mp.log(1 + mp.exp(z))
        case "smoothed-relu":
            return (z + mp.sqrt(z * z + mp.mpf(1) / 100)) / 2
    raise AssertionError(model.effective_activation)


def own_risk(model: ModelSpec, n: int, k: int, parity_set: tuple[int, ...], heads: list[list[mp.mpf]]) -> mp.mpf:
    """At τ = 1, from the definitions; heads have the entries for the bits first where whole rows are trained."""
    kind, _, number = model.positions.partition(":")
    if kind == "line":
        places = [(mp.mpf(p) / n, mp.mpf(0)) for p in range(1, n + 1)]
    elif kind == "random":
        places = [tuple(mp.mpf(v.numerator) / v.denominator for v in pair) for pair in random_positions(n, int(number))]
    else:
        angle = [2 * mp.pi * p * int(number or 1) / n for p in range(1, n + 1)]
        places = [(mp.sin(a), mp.cos(a)) for a in angle]
    one = mp.mpf(model.bit_probability.numerator) / model.bit_probability.denominator
    total = mp.mpf(0)
    for x in itertools.product((0, 1), repeat=n):
        shares = []
        for head in heads:
            scores = [head[-2] * a + head[-1] * c for a, c in places]
            if len(head) == 4:
                scores = [s + (head[0] if bit else head[1]) for s, bit in zip(scores, x, strict=True)]
            sizes = [mp.exp(s - max(scores)) for s in scores]
            shares.append(sum(size for size, bit in zip(sizes, x, strict=True) if bit) / sum(sizes))
        s = k * sum(shares) / len(shares)
        value = 1 + sum((-1) ** q * (8 * q - 4) * sigma(model, s + mp.mpf(1) / 2 - q) for q in range(1, k + 1))
        margin = (-1) ** sum(x[p - 1] for p in parity_set) * value
        short = max(mp.mpf(0), 1 - margin)
        costs = {"hinge": short, "square": (1 - margin) ** 2, "logistic": mp.log(1 + mp.exp(-margin))}
        cost = costs.get(model.loss, short**2)
        total += one ** sum(x) * (1 - one) ** (n - sum(x)) * cost
    return total


@pytest.mark.parametrize("name", SMALL)
def test_limit_ratio_and_lower_risk_are_those_of_plain_sums(name):
    mp.dps = 120  # a difference over 2e-25 is exact to about 1e-95
    model = SMALL[name]
    found = any_ray(model, model.n, model.k)
    row = [mp.mpf(0), mp.mpf(0)] if model.trained == "row" else []
    head = [*row, *(mp.mpf(v) for v in found.head)]
    heads = [list(head) for _ in range(model.heads)]
    risk = own_risk(model, model.n, model.k, found.parity_set, heads)
    assert float(risk) == pytest.approx(found.limit, rel=1e-6)
    assert found.limit > 0
    square, step = mp.mpf(0), mp.mpf(10) ** -25
    for column in range(len(head)):  # heads are equal: one is enough
        sides = []
        for sign in (1, -1):
            moved = [list(one) for one in heads]
            moved[0][column] += sign * step
            sides.append(own_risk(model, model.n, model.k, found.parity_set, moved))
        square += ((sides[0] - sides[1]) / (2 * step)) ** 2 * model.heads
    ratio = square / (2 * risk)
    assert ratio <= found.ratio * (1 + 1e-6)
    assert ratio >= found.ratio / 10**6 or ratio < 1e-25
    if found.better is not None:
        lower = own_risk(model, model.n, model.k, found.parity_set, [[*row, *map(mp.mpf, h)] for h in found.heads])
        assert float(lower) == pytest.approx(found.better, rel=1e-6, abs=1e-9)
        assert found.better < found.limit


@pytest.mark.long
def test_the_ratio_falls_and_the_risk_does_not_on_every_variant():
    for name, model in LIBRARY.items():
        sizes = (model.n, model.k) if model.n <= 10 else (8, 3)
        found = any_ray(model, *sizes)
        assert found is not None, name
        cheapest = 2 * float(min(model.bit_probability, 1 - model.bit_probability))  # opposed labels cost 2, or 2 log 2
        assert found.limit >= cheapest * (np.log(2) if model.loss == "logistic" else 1) * (1 - 1e-12), name
        assert found.ratio < 1e-12, name


def test_one_place_says_nothing():
    assert any_ray(ModelSpec(n=4, k=2, positions="circle:4"), 4, 2) is None
    assert any_ray(ModelSpec(n=1, k=1), 1, 1) is None
    assert any_ray(ModelSpec(n=12), 12, 3) is None

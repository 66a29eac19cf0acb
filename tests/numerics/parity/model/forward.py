"""A forward model written from matrices and embeddings, with torch's own softmax: it shares nothing with ours."""

from __future__ import annotations

import itertools
import math

import flint
import numpy as np
import torch

from numerics.parity.model import ModelSpec
from numerics.parity.model.positions import random_positions

SIGMA = {
    "smoothed-relu": lambda z, b: (z + torch.sqrt(z * z + b)) / 2,
    "relu": lambda z, b: torch.relu(z),
    "softplus": lambda z, b: torch.nn.functional.softplus(z),
    "gelu": lambda z, b: torch.nn.functional.gelu(z),
    "silu": lambda z, b: torch.nn.functional.silu(z),
    "tanh": lambda z, b: torch.tanh(z),
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
    ModelSpec(),
    ModelSpec(n=1, k=1),
    ModelSpec(n=2, k=1, temperature="1"),
    ModelSpec(n=5, k=5, b="1"),
    ModelSpec(n=6, k=2, m=4, temperature="1/n**2"),
    ModelSpec(n=7, k=3, m=1, temperature="1", b="100"),
    ModelSpec(n=5, k=2, activation="softplus"),
    ModelSpec(n=5, k=2, activation="gelu"),
    ModelSpec(n=5, k=2, activation="silu"),
    ModelSpec(n=5, k=2, activation="tanh"),
    ModelSpec(n=5, k=3, positions="line"),
    ModelSpec(n=5, k=3, positions="random:11"),
    ModelSpec(n=4, k=2, trained="row"),
    ModelSpec(n=6, k=2, temperature="1/sqrt(n)"),
    ModelSpec(n=5, k=3, positions="circle:2"),
    ModelSpec(n=6, k=3, positions="circle:4"),
    ModelSpec(n=5, k=3, head="triangle"),
    ModelSpec(n=5, k=2, head="zigzag:3/2"),
    ModelSpec(n=5, k=1, head="triangle:2"),
    ModelSpec(n=4, k=2, m=3, trained="row", head="triangle", activation="softplus", positions="line"),
]
KINKED = [  # no second derivative
    ModelSpec(n=5, k=3, activation="relu"),
    ModelSpec(n=5, k=3, activation="piecewise:1/10,1;0"),
    ModelSpec(n=5, k=3, activation="piecewise:-1,1/2,2;-1/3,1/4;7", head="triangle", positions="circle:2"),
    ModelSpec(n=4, k=2, activation="piecewise:0,1/6,0;-3,3;1/2", trained="row", m=3, inputs="bernoulli:2/3"),
]
IDS = [
    ",".join(f"{key}={value}" for key, value in spec.to_dict().items() if value != ModelSpec().to_dict()[key])
    or "default"
    for spec in SPECS
]


def point(spec: ModelSpec, seed: int, radius: float = 1.0):
    """Heads of a given size and an input; every third input is fractional, some are all zeros or all ones."""
    rng = np.random.default_rng([seed, spec.n, spec.k, spec.heads])
    heads = radius * rng.normal(size=(spec.heads, 2 if spec.trained == "plane" else 4))
    x = rng.random(spec.n) if seed % 3 == 0 else rng.integers(0, 2, spec.n).astype(float)
    return heads, {5: 0 * x, 7: 0 * x + 1}.get(seed % 8, x)


def close(one, other, tolerance: float = 1e-9) -> bool:
    first, second = np.asarray(one, dtype=float), np.asarray(other, dtype=float)
    return bool(np.all(np.abs(first - second) <= tolerance * (1 + np.abs(second).max())))


def to_ball(value) -> flint.arb:
    """An mpf exactly."""
    sign, mantissa, exponent, _ = value._mpf_
    with flint.ctx.workprec(2000):
        return flint.arb(-int(mantissa) if sign else int(mantissa)) * flint.arb(2) ** int(exponent)

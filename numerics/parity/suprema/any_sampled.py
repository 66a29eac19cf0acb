"""The derivatives of any model at random heads and inputs, in floats and by plain sums: what its bounds must exceed.

Nothing here shares code with the bounds or with the generated functions of the model, but for the model's records.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.heads import positions

__all__ = ["SAMPLED", "SMOOTH_ONLY", "Climb", "climb", "climbed", "largest", "samples"]

DRAWS = 400
SAMPLED = ("output", "slope", "gradient", "gradient-entry", "share-curvature")
SMOOTH_ONLY = ("slope-derivative", "hessian", "hessian-entry", "cross-entry", "product", "loss")


def _classifier(model: ModelSpec, s: float) -> Array:
    """f, f', f''."""
    shape = model.classifier
    layers = [
        shape.weight(q) * np.array(model.sigma.doubles(np.float64(s + float(shape.bias) - q)))
        for q in range(1, model.k + 1)
    ]
    return float(shape.scale) * (np.array([1.0, 0, 0]) + np.sum(layers, axis=0))


def _head(model: ModelSpec, places: Array, head: Array, bits: Array) -> tuple[float, Array, Array]:
    """P, and its first and second derivatives by the trained entries, by sums over the positions."""
    features = np.column_stack([bits, 1 - bits, places]) if model.whole_rows else places
    tau = float(model.tau_ball())
    scores = features @ head / tau
    weights = np.exp(scores - scores.max())
    weights /= weights.sum()
    share = float(weights @ bits)
    away = features - weights @ features
    first = (weights * (bits - share)) @ away
    second = np.einsum("p,pr,ps->rs", weights * (bits - share), away, away)
    return share, first / tau, second / tau**2


def _norm(matrix: Array) -> float:
    return float(np.abs(np.linalg.eigvalsh(matrix)).max())


class _Derivatives(NamedTuple):
    """Of the output at one place, the share of every head among them."""

    shares: tuple[float, ...]
    firsts: tuple[Array, ...]
    seconds: tuple[Array, ...]
    value: float
    slope: float
    bend: float
    gradient: Array
    hessian: Array


def _derivatives(model: ModelSpec, heads: Array, bits: Array) -> _Derivatives:
    m, places = model.heads, positions(model)
    shares, firsts, seconds = zip(*(_head(model, places, head, bits) for head in heads), strict=True)
    factor = model.k / m
    value, slope, bend = _classifier(model, factor * sum(shares))
    gradient = slope * factor * np.concatenate(firsts)
    size = len(heads[0])
    hessian = bend * factor**2 * np.outer(np.concatenate(firsts), np.concatenate(firsts))
    for i, second in enumerate(seconds):
        hessian[i * size : (i + 1) * size, i * size : (i + 1) * size] += slope * factor * second
    return _Derivatives(shares, firsts, seconds, value, slope, bend, gradient, hessian)


def samples(model: ModelSpec, heads: Array, bits: Array) -> dict[str, float]:
    """The size of each quantity at one place."""
    m, size, factor = model.heads, len(heads[0]), model.k / model.heads
    _, firsts, seconds, value, slope, bend, gradient, hessian = _derivatives(model, heads, bits)
    own = [abs(hessian[i * size + r, i * size + r]) for i in range(m) for r in (size - 2, size - 1)]
    cross = [abs(hessian[i * size + size - 2, j * size + size - 2]) for i in range(m) for j in range(i)]
    rough = [model.loss_record.doubles(np.float64(label * value))[1:] for label in (-1, 1)]
    plane = slice(size - 2, size)  # a13 and a14
    return {
        "output": abs(value),
        "slope": abs(model.k * slope),
        "share-curvature": max(float(np.abs(second[plane, plane].diagonal()).max()) for second in seconds) / m,
        "slope-derivative": abs(model.k * bend * factor) * max(float(np.abs(first[plane]).max()) for first in firsts),
        "gradient": float(np.linalg.norm(gradient)),
        "gradient-entry": max(abs(gradient[i * size + r]) for i in range(m) for r in (size - 2, size - 1)),
        "hessian": _norm(hessian),
        "hessian-entry": max(own),
        "cross-entry": max(cross, default=0.0),
        "product": _norm(value * hessian + np.outer(gradient, gradient)),
        "loss": max(_norm(one * hessian + two * np.outer(gradient, gradient)) for one, two in rough),
    }


@lru_cache(maxsize=32)
def _largest(model: ModelSpec, draws: int, seed: int) -> dict[str, float]:
    draw, best = np.random.default_rng(seed), dict.fromkeys(SAMPLED + SMOOTH_ONLY, 0.0)
    entries, tau = 4 if model.whole_rows else 2, float(model.tau_ball())
    for number in range(draws):
        length = tau * 10 ** draw.uniform(-1, 1.5)
        one = draw.normal(size=(1, entries)) if number % 2 else draw.normal(size=(model.heads, entries))
        heads = length * np.broadcast_to(one, (model.heads, entries))
        ones = draw.integers(1, model.n + 1)
        bits = (
            np.roll(np.arange(model.n) < ones, draw.integers(model.n)) if number % 3 else draw.integers(2, size=model.n)
        )
        for name, value in samples(model, heads, np.asarray(bits, dtype=float)).items():
            best[name] = max(best[name], value)
    return best


class Climb(NamedTuple):
    """What a climb reaches, and where: the heads in units of τ, and the direction that is stretched most."""

    lower: float
    heads: Array
    bits: str
    vector: Array


def climbed(model: Any, name: str, *, seed: int = 0) -> float:
    """The largest of one quantity that a seeded climb reaches."""
    return climb(model, name, seed=seed).lower


def _direction(model: Any, name: str, heads: Array, bits: Array) -> Array:
    """Of the Hessian, or of the derivative of ŷ∇ŷ: its eigenvector of the largest size, for each head a row."""
    found = _derivatives(model, heads, bits)
    matrix = found.hessian
    if name == "product":
        matrix = found.value * found.hessian + np.outer(found.gradient, found.gradient)
    sizes, vectors = np.linalg.eigh(matrix)
    return np.asarray(vectors[:, int(np.abs(sizes).argmax())].reshape(heads.shape))


@lru_cache(maxsize=64)
def climb(model: Any, name: str, *, seed: int = 0, starts: int = 60, steps: int = 1200) -> Climb:
    """The largest of one quantity that a seeded climb reaches: two groups of equal heads, and an input."""
    draw, m, n, tau = np.random.default_rng(seed), model.heads, model.n, float(model.tau_ball())
    entries = 4 if model.whole_rows else 2

    def value(state: tuple[Array, Array, int]) -> float:
        pair, bits, group = state
        found = samples(model, tau * np.repeat(pair, [group, m - group], axis=0), bits)[name]
        return found if math.isfinite(found) else 0.0

    def start() -> tuple[Array, Array, int]:
        pair = draw.normal(size=(2, entries)) * 10 ** draw.uniform(-1, 1.5)
        pair[1] = pair[0] if draw.random() < 0.6 else pair[1]
        return (
            pair,
            np.roll(np.arange(n) < draw.integers(1, n), draw.integers(n)).astype(float),
            int(draw.integers(1, m + 1)),
        )

    def scaled(state: tuple[Array, Array, int]) -> tuple[float, tuple[Array, Array, int]]:
        """The best length along a ray: bends of the classifier are narrow."""
        tried = [(state[0] * 1.18**i, state[1], state[2]) for i in range(-14, 15)]
        values = [value(item) for item in tried]
        at = int(np.argmax(values))
        return values[at], tried[at]

    pool = sorted((scaled(start()) for _ in range(starts)), key=lambda item: item[0])[-4:]
    best, top = 0.0, pool[-1][1]
    for score, (pair, bits, group) in pool:
        step = 0.3
        for _ in range(steps // 4):
            other = bits.copy()
            if draw.random() < 0.2:
                at = draw.integers(n)
                other[at] = 1 - other[at]
            trial = (pair + draw.normal(size=pair.shape) * step * (1 + 0.1 * np.abs(pair).max()), other, group)
            if (found := value(trial)) > score:
                score, (pair, bits, group), step = found, trial, min(1.0, step * 1.3)
            else:
                step = max(1e-4, step * 0.93)
        if score > best:
            best, top = score, (pair, bits, group)
    heads = np.repeat(top[0], [top[2], m - top[2]], axis=0)
    places = "".join(str(int(bit)) for bit in top[1])
    return Climb(best, heads, places, _direction(model, name, tau * heads, top[1]))


def largest(model: Any, *, draws: int = DRAWS, seed: int = 0) -> dict[str, float]:
    """The largest of each quantity over random heads, alike and not, and random inputs, arcs of ones among them."""
    found = _largest(model, draws, seed)
    return {name: value for name, value in found.items() if model.sigma.twice_differentiable or name not in SMOOTH_ONLY}

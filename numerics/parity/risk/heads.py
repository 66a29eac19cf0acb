"""The heads of a model: where its positions lie, how heads are drawn or aligned, and what they attend to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import circle, exp, product
from numerics.parity.model.positions import position_law
from numerics.parity.model.spec import ModelSpec

__all__ = ["aligned_heads", "attention", "drawn_heads", "entries", "positions", "temperature"]

Array = np.ndarray[Any, Any]


@lru_cache(maxsize=64)
def _positions(n: int, name: str) -> Array:
    table: Array = position_law(name).doubles(n)
    table.setflags(write=False)
    return table


@lru_cache(maxsize=256)
def positions(spec: ModelSpec) -> Array:
    """The position vectors, n x 2."""
    return _positions(spec.n, spec.positions)


@lru_cache(maxsize=256)
def _temperature(law: str, n: int, k: int) -> float:
    spec = ModelSpec(n=n, k=k, temperature=law)
    rational = spec.rational_tau
    return float(spec.tau_ball().mid() if rational is None else rational)


@lru_cache(maxsize=256)
def temperature(spec: ModelSpec) -> float:
    return _temperature(spec.temperature, spec.n, spec.k)


def entries(spec: ModelSpec) -> tuple[str, ...]:
    """The trained entries of one head, in the order of a row of the table of heads."""
    return ("a11", "a12", "a13", "a14") if spec.whole_rows else ("a13", "a14")


def _whole(spec: ModelSpec, plane: Array) -> Array:
    """A table of (a13, a14) as heads of this model: the token's entries, where they are trained, begin at 0."""
    return np.concatenate([np.zeros_like(plane), plane], axis=1) if spec.whole_rows else plane


def aligned_heads(spec: ModelSpec, parity_set: Sequence[int]) -> Array:
    """The heads of equation (2): head i points at its own bit (with more heads than bits they repeat)."""
    table = positions(spec)
    return _whole(spec, np.array([table[parity_set[i % len(parity_set)] - 1] for i in range(spec.heads)]))


def drawn_heads(spec: ModelSpec, seed: int | np.random.SeedSequence) -> Array:
    """Heads drawn as the paper does: a13 = cos w, a14 = sin w, w uniform."""
    angles = np.random.default_rng(seed).uniform(0.0, 2 * np.pi, spec.heads)
    return _whole(spec, np.stack(circle(angles), axis=1))


def attention(spec: ModelSpec, heads: Any) -> Array:
    """γ: heads x positions."""
    with np.errstate(over="ignore", invalid="ignore"):  # heads beyond all bounds: the risk is then not a number
        scores = product(np.asarray(heads, dtype=float), positions(spec).T) / temperature(spec)
        scores -= scores.max(axis=-1, keepdims=True)
    scores = exp(scores)
    scores /= scores.sum(axis=-1, keepdims=True)
    return scores

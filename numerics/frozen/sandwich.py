"""The best risk of a classifier of given path norm on frozen heads: :mod:`numerics.lipschitz_fit` on what they show."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from flint import fmpq

from numerics import lipschitz_fit
from numerics.lipschitz_fit import Fit

__all__ = ["Fit", "Frozen", "fit", "geometric", "lower_bound", "random_heads", "uniform_head"]

Vector = tuple[Fraction, ...]


@dataclass(frozen=True)
class Frozen:
    """Heads as positive weights of positions and tokens (exponentials of scores), and the embeddings."""

    n: int
    heads: tuple[tuple[Vector, Vector], ...]
    tokens: tuple[Vector, Vector]
    positions: tuple[Vector, ...]

    def vectors(self) -> list[list[Fraction]]:
        """The mean attention vector of each input; the last position varies fastest."""
        return [list(row) for row in _vectors(self)]

    def labels(self, bits: tuple[int, ...]) -> list[int]:
        return [(-1) ** sum(x[p - 1] for p in bits) for x in itertools.product((0, 1), repeat=self.n)]

    def body(self, bits: tuple[int, ...], norm: Fraction) -> dict[str, Any]:
        heads = [
            {"position_weights": [str(w) for w in weights], "token_weights": [str(w) for w in preference]}
            for weights, preference in self.heads
        ]
        return {
            "n": self.n,
            "heads": heads,
            "tokens": [[str(e) for e in row] for row in self.tokens],
            "positions": [[str(e) for e in row] for row in self.positions],
            "parity_set": list(bits),
            "norm": str(norm),
        }


@functools.lru_cache(maxsize=16)  # both ends, at several norms, are asked of the same heads
def _vectors(frozen: Frozen) -> tuple[Vector, ...]:
    heads = [([_exact(w) for w in weights], [_exact(w) for w in preference]) for weights, preference in frozen.heads]
    tokens = [[_exact(e) for e in row] for row in frozen.tokens]
    positions = [[_exact(e) for e in row] for row in frozen.positions]
    result = []
    for x in itertools.product((0, 1), repeat=frozen.n):
        rows = [(*tokens[bit], *place) for bit, place in zip(x, positions, strict=True)]
        total = [fmpq(0)] * len(rows[0])
        for weights, preference in heads:
            raw = [w * preference[bit] for w, bit in zip(weights, x, strict=True)]
            whole = sum(raw, fmpq(0))
            for c in range(len(total)):
                total[c] += sum((w * row[c] for w, row in zip(raw, rows, strict=True)), fmpq(0)) / whole
        means = [t / len(heads) for t in total]
        result.append(tuple(Fraction(int(t.p), int(t.q)) for t in means))
    return tuple(result)


def _exact(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def _signs(n: int) -> tuple[tuple[Vector, Vector], tuple[Vector, ...]]:
    """Tokens at ±1 in one coordinate, positions spread over [-1, 1] in another."""
    tokens = ((Fraction(-1),), (Fraction(1),))
    return tokens, tuple((Fraction(2 * j - (n - 1), max(n - 1, 1)),) for j in range(n))


def uniform_head(n: int, m: int = 1) -> Frozen:
    """m heads of constant score: they show the number of ones."""
    return Frozen(n, (((Fraction(1),) * n, (Fraction(1),) * 2),) * m, *_signs(n))


def geometric(n: int, m: int = 1) -> Frozen:
    """m heads with weights 2^j: they show the whole input, on a fine scale."""
    return Frozen(n, ((tuple(Fraction(2**j) for j in range(n)), (Fraction(1),) * 2),) * m, *_signs(n))


def random_heads(n: int, m: int, seed: int) -> Frozen:
    rng = np.random.default_rng(seed)

    def weights(count: int) -> Vector:
        return tuple(Fraction(int(w), 8) for w in rng.integers(1, 65, count))

    return Frozen(n, tuple((weights(n), weights(2)) for _ in range(m)), *_signs(n))


def lower_bound(frozen: Frozen, bits: tuple[int, ...], norm: Fraction) -> tuple[Fraction, list[list[Any]]]:
    """A proved lower bound (rounded down) for every classifier of that path norm, and the plan that proves it."""
    return lipschitz_fit.lower_bound(frozen.vectors(), frozen.labels(bits), norm)


def fit(frozen: Frozen, bits: tuple[int, ...], norm: Fraction, b: Fraction, *, steps: int = 3000) -> Fit:
    """An explicit classifier of that path norm, and its risk."""
    return lipschitz_fit.fit(frozen.vectors(), frozen.labels(bits), norm, b, steps=steps)

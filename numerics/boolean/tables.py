"""Functions on {0, 1}^n as integer tables: every parity set at once, exactly.

Input number x has bit p - 1 equal to x_p, and parity set number B has bit p - 1 equal to [p in B], so that
the label is χ_B(x) = (-1)^popcount(B & x).

**Best risk.**  A classifier that sees only a representation φ(x) is constant on each group g of inputs with
the same φ.  If the labels of g have mean μ = S_g(B)/|g|, the squared hinge loss of the constant y averages
to

    (1+μ)/2 · (1-y)_+² + (1-μ)/2 · (1+y)_+²,

which is convex in y, has derivative -(1+μ)(1-μ) + (1-μ)(1+μ) = 0 at y = μ in [-1, 1], and the value 1 - μ²
there. (The unclipped square loss gives the same.)  Weighted by |g|/2^n:

    best risk(B) = 1 - Σ_g S_g(B)² / (|g| 2^n),

and S_g is the Walsh-Hadamard transform of the indicator of g, for all 2^n parity sets at once.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import numpy.typing as npt

__all__ = ["best_risks", "input_bits", "parity_sets", "set_members", "walsh_hadamard"]

Integers = npt.NDArray[np.int64]


def input_bits(n: int) -> Integers:
    """All 2^n inputs, one a row; column p - 1 is x_p."""
    return (np.arange(2**n, dtype=np.int64)[:, None] >> np.arange(n)) & 1


def walsh_hadamard(table: npt.NDArray[np.integer]) -> Integers:
    """Σ_x table[..., x] χ_B(x) for every B, along the last axis (whose length is a power of two)."""
    size = table.shape[-1]
    if size < 1 or size & (size - 1):
        raise ValueError(f"the table has {size} columns; a power of two is needed")
    result = np.array(table, dtype=np.int64)
    half = 1
    while half < size:
        pairs = result.reshape(*result.shape[:-1], size // (2 * half), 2, half)
        low, high = pairs[..., 0, :].copy(), pairs[..., 1, :].copy()
        pairs[..., 0, :], pairs[..., 1, :] = low + high, low - high
        half *= 2
    return result


def best_risks(groups: npt.NDArray[np.integer]) -> list[Fraction]:
    """The best risk for each parity set, given the group label of each of the 2^n inputs."""
    labels, member, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    indicator = np.zeros((len(labels), len(groups)), dtype=np.int64)
    indicator[member, np.arange(len(groups))] = 1
    squares = walsh_hadamard(indicator) ** 2
    common = math.lcm(*(int(size) for size in sizes))
    weights = [common // int(size) for size in sizes]
    # Parseval bounds the sum by common · |X| · Σ|g|; beyond int64, Python's own integers take over
    kind: type = np.int64 if common * len(groups) ** 2 < 2**62 else object
    informed = (squares.astype(kind) * np.array(weights, dtype=kind)[:, None]).sum(axis=0)
    whole = common * len(groups)
    return [Fraction(whole - int(value), whole) for value in informed]


def parity_sets(n: int, k: int | None = None) -> list[int]:
    """The non-empty parity sets as numbers, or those of size k."""
    return [b for b in range(1, 2**n) if k is None or b.bit_count() == k]


def set_members(number: int) -> tuple[int, ...]:
    """The positions, from 1, of a set given as a number."""
    return tuple(p + 1 for p in range(number.bit_length()) if number >> p & 1)

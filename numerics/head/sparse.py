r"""One head that reads s of T bits: scores β on the s positions, 0 elsewhere; the mean of the bits; a readout.

Token t is (e_t, b_t)/√2 with norm at most 1, so ⟨W_QKᵀ z, x_t⟩ = β on the set needs ‖W_QK‖_F = β√(2s), and the value
map √2 (0, 1) gives the bit.  With E = e^β and a level ℓ = number of ones on the set, the mean is (Eℓ + r)/(Es + T -
s), where r is the number of ones elsewhere.  The means of level ℓ fill [ℓ, ℓ + ρ]/(s + ρ), ρ = (T - s)/E, so
neighbouring levels are (1 - ρ)/(s + ρ) apart: a readout that is constant on each level and linear between has the
Lipschitz constant (s + ρ)/(1 - ρ), which is at most 2s + 1 where ρ ≤ 1/2, that is where β ≥ log(2(T - s)).

For a function that is not symmetric, position j of the set gets the score β + j log 2: the level is then the number
that the bits write, N = 2^s - 1 takes the place of s, and the constant is at most 2^{s+1} - 1.

The readout is the head's output map and may have a bias: where the function is 1 on the input without ones (NOR, NOT)
its value at the mean 0 is 1.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

__all__ = [
    "FUNCTIONS",
    "clash",
    "coherence",
    "exact_head",
    "gap",
    "gap_facts",
    "mean",
    "readout",
    "represents",
    "sensitivity_facts",
    "sign_positions",
    "tables",
]

FUNCTIONS: dict[str, Callable[[int, int], int]] = {  # name -> value at a number of ones among s bits
    "and": lambda ones, s: int(ones == s),
    "or": lambda ones, s: int(ones > 0),
    "majority": lambda ones, s: int(2 * ones > s),
    "parity": lambda ones, s: ones % 2,
}


@functools.cache
def gap_facts() -> dict[str, bool]:
    """The distance of two levels, and when 2s + 1 suffices: (1-ρ)(2N+1) - (N+ρ) = (N+1)(1-2ρ)."""
    import sympy as sp

    N, rho, E, rest = sp.symbols("N rho E R", positive=True)
    lower, upper = E / (E * N + rest), rest / (E * N + rest)
    distance = (1 - rho) / (N + rho)
    return {
        "levels are (1-ρ)/(N+ρ) apart": sp.simplify(lower - upper - distance.subs(rho, rest / E)) == 0,
        "2N + 1 suffices where ρ ≤ 1/2": sp.expand((1 - rho) * (2 * N + 1) - (N + rho) - (N + 1) * (1 - 2 * rho)) == 0,
        "the distance falls with ρ": sp.simplify(sp.diff(distance, rho) + (N + 1) / (N + rho) ** 2) == 0,
    }


@functools.cache
def sensitivity_facts() -> dict[str, bool]:
    """A token of weight w and value y, the others of mean g: g + w(y - g) lies in an interval of length 2Mw."""
    import sympy as sp

    g, w, M, a, D, y = sp.symbols("g w M a D y", real=True)
    mixed = (D * g + a * y) / (D + a)
    return {
        "the mean is g + w(y - g)": sp.simplify(mixed - (g + a / (D + a) * (y - g))) == 0,
        "the interval has length 2Mw": sp.expand((g + w * (M - g)) - (g - w * (M + g)) - 2 * M * w) == 0,
    }


def gap(size: int, levels: int, chosen: int, odds: Any) -> Any:
    """(1 - ρ)/(N + ρ) with ρ = (T - s)/odds: the distance of neighbouring levels (negative if they overlap)."""
    return (odds - (size - chosen)) / (odds * levels + (size - chosen))


def mean(odds: Fraction, level: int, others: int, levels: int, rest: int) -> Fraction:
    return (odds * level + others) / (odds * levels + rest)


def exact_head(bits: Sequence[int], chosen: Sequence[int], odds: Fraction, binary: bool) -> Fraction:
    """The mean of the bits under the softmax weights, from the definition; ``chosen`` are positions from 0."""
    weights = [Fraction(1)] * len(bits)
    for j, position in enumerate(chosen):
        weights[position] = odds * (2**j if binary else 1)
    return sum((w for w, bit in zip(weights, bits, strict=True) if bit), Fraction(0)) / sum(weights)


def readout(value: Fraction, table: Sequence[int], rho: Fraction) -> Fraction:
    """Constant table[ℓ] on [ℓ, ℓ + ρ]/(N + ρ), linear between."""
    levels = len(table) - 1
    scaled = value * (levels + rho)
    level = min(int(scaled), levels)
    inside = scaled - level
    if inside <= rho or level == levels:
        return Fraction(table[level])
    return table[level] + (inside - rho) / (1 - rho) * (table[level + 1] - table[level])


def tables(chosen: int, binary: bool) -> Iterator[tuple[int, ...]]:
    """Every function of the level: all Boolean functions of s bits (binary), or all symmetric ones."""
    return itertools.product((0, 1), repeat=2**chosen if binary else chosen + 1)


def represents(size: int, chosen: int, odds: Fraction, binary: bool) -> int:
    """Compare head and function for every set, every function of the level and all inputs; the number of comparisons.

    Raises ValueError at the first difference.  Everything is exact.
    """
    rho, count = (size - chosen) / odds, 0
    every = list(tables(chosen, binary))
    for subset in itertools.combinations(range(size), chosen):
        for bits in itertools.product((0, 1), repeat=size):
            level = sum(bits[p] << j if binary else bits[p] for j, p in enumerate(subset))
            value = exact_head(bits, subset, odds, binary)
            for table in every:
                count += 1
                if readout(value, table, rho) != table[level]:
                    raise ValueError(f"T = {size}, set {subset}, input {bits}, table {table}")
    return count


def clash(size: int, chosen: int, levels: int, odds: Fraction) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two inputs (level, ones elsewhere) of levels 0 and 1 with the closest means."""
    rest = size - chosen
    others = min(rest, round(odds)) if odds < rest else rest
    return (0, others), (1, 0)


# ---------------------------------------------------------------------------- positions in few dimensions


def sign_positions(size: int, dimension: int, seed: int) -> Any:
    """T vectors of signs (their norm is √d), from a seed."""
    import numpy as np

    return np.random.default_rng([seed, size, dimension]).choice((-1, 1), size=(size, dimension)).astype(np.int64)


def coherence(positions: Any) -> Fraction:
    """The largest |⟨u_i, u_j⟩|/d over two different positions, exactly."""
    import numpy as np

    table = np.abs(positions @ positions.T)
    np.fill_diagonal(table, 0)
    return Fraction(int(table.max()), positions.shape[1])

"""Exact linear algebra over the rationals: a solution near a guess, and whether a symmetric matrix is psd."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import fmpq, fmpq_mat

__all__ = ["is_psd", "near", "rational", "rounded"]

Matrix = list[list[Fraction]]


def rounded(value: float, denominator: int) -> Fraction:
    """A float to the nearest multiple of 1/denominator."""
    return Fraction(round(value * denominator), denominator)


def rational(value: float, largest: int, tolerance: float) -> Fraction | None:
    """The last convergent of a float with a small denominator, if it is near."""
    top, bottom, last_top, last_bottom, rest = 1, 0, 0, 1, value
    for _ in range(40):
        whole = math.floor(rest)
        following = whole * bottom + last_bottom
        if following > largest:
            break
        top, bottom, last_top, last_bottom = whole * top + last_top, following, top, bottom
        if abs(top / bottom - value) <= 1e-14 * max(1.0, abs(value)) or rest - whole < 1e-13:
            break
        rest = 1 / (rest - whole)
    return Fraction(top, bottom) if abs(top / bottom - value) <= tolerance * max(1.0, abs(value)) else None


def _fmpq(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def near(
    rows: Sequence[dict[int, Fraction]], right: Sequence[Fraction], guess: Sequence[Fraction], weight: Sequence[float]
) -> list[Fraction] | None:
    """Σ row[i] x_i = right exactly, with x near the guess; None if there is no solution.

    The unknowns of great weight absorb the correction, so that those near a bound stay where they were put.
    """
    order = sorted(range(len(guess)), key=lambda i: -weight[i])
    if not rows:
        return list(guess)
    table = fmpq_mat(
        len(rows),
        len(guess) + 1,
        [
            _fmpq(value)
            for row, b in zip(rows, right, strict=True)
            for value in [*(row.get(i, Fraction(0)) for i in order), b]
        ],
    )
    reduced, rank = table.rref()
    return _back(reduced, rank, order, guess)


def _back(reduced: Any, rank: int, order: list[int], guess: Sequence[Fraction]) -> list[Fraction] | None:
    width, pivots = len(order), []
    for r in range(rank):
        pivot = next(c for c in range(width + 1) if reduced[r, c] != 0)
        if pivot == width:
            return None  # 0 = 1
        pivots.append(pivot)
    free = sorted(set(range(width)) - set(pivots))
    result = list(guess)
    for r, pivot in enumerate(pivots):
        value = reduced[r, width] - sum((reduced[r, c] * _fmpq(guess[order[c]]) for c in free), fmpq(0))
        result[order[pivot]] = Fraction(int(value.p), int(value.q))
    return result


def is_psd(matrix: Matrix) -> bool:
    """By elimination: a pivot is positive, or its whole row is zero."""
    rest = [[_fmpq(value) for value in row] for row in matrix]
    size = len(rest)
    for k in range(size):
        pivot = rest[k][k]
        if pivot < 0 or (pivot == 0 and any(rest[k][j] != 0 for j in range(k, size))):
            return False
        if pivot == 0:
            continue
        for i in range(k + 1, size):
            if rest[i][k] != 0:
                factor = rest[i][k] / pivot
                for j in range(k + 1, size):
                    rest[i][j] -= factor * rest[k][j]
    return True

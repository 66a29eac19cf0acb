"""Arrays of balls (midpoint and radius) in double precision, with the rules that Arb uses.

Not rigorous: the radii ignore rounding.  It is the scout that proposes a subdivision quickly; the checker
goes
over the same boxes in true ball arithmetic and decides.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Balls:
    mid: Array
    rad: Array

    def __add__(self, other: Balls | Array | float) -> Balls:
        if isinstance(other, Balls):
            return Balls(self.mid + other.mid, self.rad + other.rad)
        return Balls(self.mid + other, self.rad + np.zeros_like(np.asarray(other)))

    def __neg__(self) -> Balls:
        return Balls(-self.mid, self.rad)

    def __sub__(self, other: Balls | Array | float) -> Balls:
        return self + (-other)

    def __mul__(self, other: Balls | Array | float) -> Balls:
        if isinstance(other, Balls):
            rad = np.abs(self.mid) * other.rad + np.abs(other.mid) * self.rad + self.rad * other.rad
            return Balls(self.mid * other.mid, rad)
        return Balls(self.mid * other, self.rad * np.abs(other))

    def exp(self) -> Balls:
        mid = np.exp(self.mid)
        return Balls(mid, mid * np.expm1(self.rad))

    def reciprocal(self) -> Balls:
        """Infinite radius where the ball touches zero."""
        size = np.abs(self.mid)
        with np.errstate(divide="ignore", invalid="ignore"):
            rad = np.where(self.rad < size, self.rad / (size * (size - self.rad)), np.inf)
            return Balls(1.0 / self.mid, rad)

    def sum(self, axis: int) -> Balls:
        return Balls(self.mid.sum(axis), self.rad.sum(axis))

    def take(self, rows: NDArray[np.intp]) -> Balls:
        return Balls(self.mid[rows], self.rad[rows])

    def matmul(self, matrix: Array) -> Balls:
        """Along the last axis, with a matrix of exact numbers."""
        return Balls(self.mid @ matrix, self.rad @ np.abs(matrix))

    @property
    def upper(self) -> Array:
        return self.mid + self.rad

    @property
    def lower(self) -> Array:
        return self.mid - self.rad

    @property
    def magnitude(self) -> Array:
        return np.abs(self.mid) + self.rad

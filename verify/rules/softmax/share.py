"""A sum of softmax shares and a function f of it, with two derivatives by the entries of the vectors behind the scores.

Vector i gives the point φ_p the weight γ_p ∝ exp⟨a_i, φ_p⟩/τ, and values v_p the share P_i = Σ_p v_p γ_p; S = Σ_i P_i.
An entry is a number e: entry e mod d of vector e // d, with d the dimension of the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from flint import arb

from verify.checker.reading import Rejected

__all__ = ["Shares", "Weight"]


class Weight(Protocol):
    """γ_p, and its derivatives by the entries of its vector."""

    @property
    def value(self) -> arb: ...

    @property
    def partials(self) -> Sequence[arb]: ...


class Shares:
    """S for given weights of every vector at every point; ``square`` is τ²."""

    def __init__(
        self, vectors: Sequence[Sequence[Weight]], points: Sequence[Sequence[arb]], values: Sequence[int], square: arb
    ) -> None:
        self.vectors, self.points, self.values, self.square = vectors, points, values, square
        self.gamma = [[w.value for w in row] for row in vectors]
        shares = [sum((g * v for g, v in zip(row, values, strict=True) if v), arb(0)) for row in self.gamma]
        self.total = sum(shares, arb(0))

    def _entry(self, e: int) -> tuple[int, int]:
        size = len(self.points[0])
        if not 0 <= e < size * len(self.vectors):
            raise Rejected(f"an entry is a number from 0 to {size * len(self.vectors) - 1}")
        return divmod(e, size)

    def gradient(self, e: int) -> arb:
        """∂S."""
        vector, c = self._entry(e)
        pairs = zip(self.vectors[vector], self.values, strict=True)
        return sum((w.partials[c] * v for w, v in pairs if v), arb(0))

    def hessian(self, e: int, other: int) -> arb:
        """∂²S: Σ_p v_p γ_p ((φ_pr - E φ_r)(φ_ps - E φ_s) - Cov(φ_r, φ_s))/τ², and zero across vectors."""
        (vector, r), (second, s) = self._entry(e), self._entry(other)
        if vector != second:
            return arb(0)
        gamma = self.gamma[vector]
        mean = {c: sum((g * u[c] for g, u in zip(gamma, self.points, strict=True)), arb(0)) for c in (r, s)}
        products = [(u[r] - mean[r]) * (u[s] - mean[s]) for u in self.points]
        spread = sum((g * c for g, c in zip(gamma, products, strict=True)), arb(0))
        chosen = (g * (c - spread) * v for g, c, v in zip(gamma, products, self.values, strict=True) if v)
        return sum(chosen, arb(0)) / self.square

    def bend(self, slope: arb, curvature: arb, e: int, other: int) -> arb:
        """∂² f(S) where f has this slope and curvature at S."""
        return slope * self.hessian(e, other) + curvature * self.gradient(e) * self.gradient(other)

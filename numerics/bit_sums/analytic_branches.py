"""Two functions of one number as chains of analytic branches that meet at kinks.

A branch may be evaluated beyond its piece (it is analytic), which is what lets :mod:`numerics.bit_sums.plan` treat a
kink as "add a smooth function to the right of it".  :class:`Chains` is what the sums need to know; :class:`Pair` makes
it of functions that are given.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

__all__ = ["Chains", "Function", "Pair", "Piece", "measured", "polynomial"]

Array = np.ndarray[Any, Any]


class Chains(Protocol):
    """Continuous functions on [0, top], one for the sign 1 (an even number of ones in the set) and one for -1."""

    @property
    def top(self) -> float: ...
    @property
    def kinks(self) -> Mapping[int, Array]: ...  # rising, inside of [0, top]
    @property
    def branches(self) -> Mapping[int, Sequence[Any]]: ...  # one more than there are kinks
    @property
    def quadratic(self) -> bool: ...  # every branch is a polynomial of degree 2 at the most
    @property
    def smooth(self) -> bool: ...  # the slopes are continuous
    @property
    def finest(self) -> float: ...  # the length on which a branch may change

    def value(self, label: int, s: Array, branch: Any = None) -> Array: ...
    def slope(self, label: int, s: Array, branch: Any = None) -> Array: ...
    def curvature(self, branch: Any) -> float: ...  # of a quadratic branch: the coefficient of S²
    def constant(self, branch: Any) -> bool: ...  # of a quadratic branch
    def bounds(self) -> tuple[float, float, float]: ...  # of values, of slopes, of the growth of slopes

    def __hash__(self) -> int: ...  # tables are kept for each


@dataclass(frozen=True, eq=False)
class Piece:
    """An analytic function of arrays and its slope; ``powers`` are its coefficients, lowest first, if it has them."""

    value: Callable[[Array], Array]
    slope: Callable[[Array], Array]
    powers: tuple[float, ...] | None = None


def polynomial(*powers: float) -> Piece:
    found = np.polynomial.Polynomial(powers)
    return Piece(found, found.deriv(), powers)


class Function:
    """Pieces from left to right on [0, top], continuous at the kinks between them."""

    def __init__(self, top: float, kinks: Sequence[float], pieces: Sequence[Piece]) -> None:
        self.top, self.kinks, self.pieces = float(top), np.asarray(kinks, dtype=float), tuple(pieces)
        ends = [0.0, *self.kinks.tolist(), self.top]
        if len(self.pieces) != len(self.kinks) + 1 or any(a >= b for a, b in itertools.pairwise(ends)):
            raise ValueError(
                f"kinks {self.kinks.tolist()}; allowed are rising numbers in (0, {top}), one fewer than pieces"
            )
        for t, before, after in zip(self.kinks, self.pieces, self.pieces[1:], strict=False):
            one, two = (float(piece.value(np.array([t]))[0]) for piece in (before, after))
            if not abs(one - two) <= 1e-12 * max(1.0, abs(one)):
                raise ValueError(f"the pieces do not meet at {t}: {one} and {two}")


class Pair:
    """The first function where the number of ones in the set is even, the second where it is odd."""

    def __init__(self, even: Function, odd: Function, finest: float = math.inf) -> None:
        if even.top != odd.top:
            raise ValueError(f"functions on [0, {even.top}] and [0, {odd.top}]; allowed is one interval")
        self.top, self.finest = even.top, finest
        self.of = {1: even, -1: odd}
        self.kinks = {label: function.kinks for label, function in self.of.items()}
        self.branches: dict[int, Sequence[Piece]] = {label: function.pieces for label, function in self.of.items()}

    def value(self, label: int, s: Array, branch: Piece | None = None) -> Array:
        return self._at(label, s, "value", branch)

    def slope(self, label: int, s: Array, branch: Piece | None = None) -> Array:
        return self._at(label, s, "slope", branch)

    def _at(self, label: int, s: Array, which: str, branch: Piece | None) -> Array:
        if branch is not None:
            return np.asarray(getattr(branch, which)(s)) + np.zeros_like(s)
        found, at = np.zeros(np.shape(s)), np.searchsorted(self.kinks[label], s)  # at a kink the branch on the left
        for number, piece in enumerate(self.branches[label]):
            found = np.where(at == number, getattr(piece, which)(s), found)
        return found

    def _every(self) -> list[Piece]:
        return [piece for pieces in self.branches.values() for piece in pieces]

    @cached_property
    def quadratic(self) -> bool:
        return all(piece.powers is not None and len(piece.powers) <= 3 for piece in self._every())

    @cached_property
    def smooth(self) -> bool:
        """Whether the slopes of neighbours meet too, but for rounding."""
        return all(
            abs(float(before.slope(np.array([t]))[0]) - float(after.slope(np.array([t]))[0])) <= 1e-12
            for function in self.of.values()
            for t, before, after in zip(function.kinks, function.pieces, function.pieces[1:], strict=False)
        )

    def curvature(self, branch: Piece) -> float:
        return float(dict(enumerate(branch.powers or ())).get(2, 0.0))

    def constant(self, branch: Piece) -> bool:
        return branch.powers is not None and not any(branch.powers[1:])

    def bounds(self) -> tuple[float, float, float]:
        return measured(self)


def measured(chains: Chains) -> tuple[float, float, float]:
    """Bounds, at dense points, of |f|, |f'| and of the growth of f' (where f' does not jump)."""
    points = 4000 * int(np.ceil(chains.top))
    s = np.linspace(0.0, chains.top, points + 1)
    values = max(float(np.abs(chains.value(y, s)).max()) for y in (1, -1))
    slopes = [chains.slope(y, s) for y in (1, -1)]
    growth = max(float(np.abs(np.diff(d)).max()) * points / chains.top for d in slopes)
    return values, max(float(np.abs(d).max()) for d in slopes), growth

"""The linear program over cones behind a sum of squares: blocks with a factor and a basis, equations with cofactors.

Σ factor·(basis' Gram basis) + Σ cofactor·equation = target, coefficient by coefficient.  A block of one basis
element is a number that is not negative.  Floats propose; what is kept is solved exactly.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import clarabel
import numpy as np
from flint import fmpq, fmpq_mat
from scipy import sparse

__all__ = ["Block", "Table", "monomials", "squares_of"]

Array = np.ndarray[Any, Any]
Polynomial = Any  # fmpq_mpoly
Exponents = tuple[int, ...]


@dataclass(frozen=True)
class Block:
    """``factor`` is a product of the facts in ``facts``; ``basis`` are the polynomials under the squares."""

    facts: tuple[int, ...]
    factor: Polynomial
    basis: tuple[Polynomial, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return [(i, j) for j in range(len(self.basis)) for i in range(j + 1)]


def monomials(names: int, degree: int, caps: Sequence[int]) -> Iterator[Exponents]:
    """All exponents of at most this total degree, and at most these in each name."""
    if names == 0:
        yield ()
        return
    for first in range(min(degree, caps[0]) + 1):
        for rest in monomials(names - 1, degree - first, caps[1:]):
            yield (first, *rest)


class Table:
    """The equations of a target: unknowns are the triangles of the Gram matrices, then the cofactors' coefficients."""

    def __init__(
        self, target: Polynomial, blocks: Sequence[Block], cofactors: Sequence[tuple[int, Polynomial]]
    ) -> None:
        self.target, self.blocks, self.cofactors = target, list(blocks), list(cofactors)
        columns = [self._entry(block, i, j) for block in blocks for i, j in block.pairs]
        columns += [product for _, product in cofactors]
        self.columns = [self.column(column) for column in columns]
        wanted = target.to_dict()
        keys = set(wanted).union(*self.columns) if self.columns else set(wanted)
        self.rows = {key: place for place, key in enumerate(sorted(keys))}
        self.right = [wanted.get(key, fmpq(0)) for key in self.rows]

    @staticmethod
    def _entry(block: Block, i: int, j: int) -> Polynomial:
        product = block.factor * block.basis[i] * block.basis[j]
        return product if i == j else 2 * product

    def column(self, product: Polynomial) -> dict[Exponents, Any]:
        """The coefficients that one unknown has, by equation."""
        found: dict[Exponents, Any] = product.to_dict()
        return found

    @property
    def cost(self) -> int:
        """What an elimination is counted for, about two microseconds each."""
        return len(self.rows) * len(self.columns)

    @property
    def program_cost(self) -> int:
        """What a program over cones is counted for: every step of the solver factors a dense matrix for each block."""
        return self.cost + sum(len(block.pairs) ** 3 for block in self.blocks) // 2_000

    @property
    def gram_entries(self) -> int:
        return sum(len(block.pairs) for block in self.blocks)

    # --- floats

    def proposal(self, inside: bool, seconds: float = 20.0) -> tuple[float, list[Array], Array] | None:
        """Gram matrices (with the largest margin t, if ``inside``) and cofactors; None if the solver has none, or if
        there is none: then other engines are asked.  ``seconds`` of wall time are a
        backstop: work is counted before."""
        count = len(self.columns)
        scale = [1.0 / max((abs(float(v)) for v in column.values()), default=1.0) for column in self.columns]
        equal = sparse.lil_matrix((len(self.rows), 1 + count))
        for place, column in enumerate(self.columns):
            for key, value in column.items():
                equal[self.rows[key], 1 + place] = float(value) * scale[place]
        cap = sparse.csc_matrix(([1.0], ([0], [0])), shape=(1, 1 + count))
        lefts, rights = [equal, cap], [np.array([float(v) for v in self.right]), np.array([1.0 if inside else 0.0])]
        cones: list[Any] = [clarabel.ZeroConeT(len(self.rows)), clarabel.NonnegativeConeT(1)]
        place = 1
        for block in self.blocks:
            lefts.append(self._cone(block, place, count, scale, inside))
            rights.append(np.zeros(len(block.pairs)))
            cones.append(clarabel.PSDTriangleConeT(len(block.basis)))
            place += len(block.pairs)
        cost = np.zeros(1 + count)
        cost[0] = -1.0 if inside else 0.0
        found = _solved(cost, sparse.vstack(lefts).tocsc(), np.concatenate(rights), cones, seconds)
        if found is None:
            return None
        numbers = found * np.array([1.0, *scale])
        return float(found[0]), self._matrices(numbers[1:]), numbers[1 + self.gram_entries :]

    def _cone(self, block: Block, place: int, count: int, scale: Sequence[float], inside: bool) -> Any:
        data = [
            (k, place + k, -scale[place + k - 1] * (1.0 if i == j else math.sqrt(2)))
            for k, (i, j) in enumerate(block.pairs)
        ]
        data += [(k, 0, 1.0) for k, (i, j) in enumerate(block.pairs) if i == j and inside]
        row, col, value = zip(*data, strict=True)
        return sparse.csc_matrix((value, (row, col)), shape=(len(block.pairs), 1 + count))

    def _matrices(self, numbers: Array) -> list[Array]:
        found, place = [], 0
        for block in self.blocks:
            gram = np.zeros((len(block.basis),) * 2)
            for k, (i, j) in enumerate(block.pairs):
                gram[i, j] = gram[j, i] = numbers[place + k]
            found.append(gram)
            place += len(block.pairs)
        return found

    # --- exactly

    def solutions(self, grams: Sequence[Array], cofactors: Array, grids: Sequence[int]) -> Iterator[list[fmpq]]:
        """Exact solutions of the equations near a proposal, rounded to coarser and finer grids."""
        guess = [float(gram[i, j]) for block, gram in zip(self.blocks, grams, strict=True) for i, j in block.pairs]
        guess += [float(value) for value in cofactors]
        order = sorted(range(len(guess)), key=lambda i: -self._weight(i, guess))
        zero = fmpq(0)
        width = len(order)
        table = fmpq_mat(
            len(self.rows),
            width + 1,
            [
                (self.columns[i].get(key, zero) if i is not None else self.right[place])
                for key, place in self.rows.items()
                for i in [*order, None]
            ],
        )
        reduced, rank = table.rref()
        pivots = [next(c for c in range(width + 1) if reduced[r, c] != 0) for r in range(rank)]
        if width in pivots:
            return
        for grid in grids:
            yield self._filled(reduced, pivots, order, [fmpq(round(value * grid), grid) for value in guess])

    def _weight(self, at: int, guess: Sequence[float]) -> float:
        return 1e9 if at >= self.gram_entries else abs(guess[at])

    @staticmethod
    def _filled(reduced: Any, pivots: list[int], order: list[int], guess: list[fmpq]) -> list[fmpq]:
        width = len(order)
        free = sorted(set(range(width)) - set(pivots))
        result = list(guess)
        for r, pivot in enumerate(pivots):
            result[order[pivot]] = reduced[r, width] - sum(
                (reduced[r, c] * guess[order[c]] for c in free if reduced[r, c] != 0), fmpq(0)
            )
        return result


def _solved(cost: Array, left: Any, right: Array, cones: list[Any], seconds: float) -> Array | None:
    settings = clarabel.DefaultSettings()
    settings.verbose, settings.max_iter, settings.max_threads, settings.time_limit = False, 100, 1, seconds
    settings.tol_gap_abs = settings.tol_gap_rel = settings.tol_feas = 1e-11
    none = sparse.csc_matrix((len(cost), len(cost)))
    found = clarabel.DefaultSolver(none, cost, left, right, cones, settings).solve()
    usable = {"Solved", "AlmostSolved", "InsufficientProgress", "MaxIterations"}
    numbers = np.array(found.x)
    return numbers if str(found.status) in usable and np.all(np.isfinite(numbers)) else None


def squares_of(entries: Sequence[fmpq], block: Block) -> list[tuple[Fraction, Polynomial]] | None:
    """Positive weights and squares that a Gram matrix is, by exact elimination; None if it is not semidefinite."""
    size = len(block.basis)
    rest = [[fmpq(0)] * size for _ in range(size)]
    for (i, j), value in zip(block.pairs, entries, strict=True):
        rest[i][j] = rest[j][i] = value
    found = []
    for k in range(size):
        pivot = rest[k][k]
        if pivot < 0 or (pivot == 0 and any(rest[k][j] != 0 for j in range(k, size))):
            return None
        if pivot == 0:
            continue
        row = [rest[k][j] / pivot for j in range(size)]
        square = sum((row[j] * block.basis[j] for j in range(k, size) if row[j] != 0), 0 * block.basis[k])
        found.append((Fraction(int(pivot.p), int(pivot.q)), square))
        for i, j in itertools.product(range(k + 1, size), repeat=2):
            if row[i] != 0 and rest[k][j] != 0:
                rest[i][j] -= row[i] * rest[k][j]
    return found

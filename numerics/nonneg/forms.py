"""Homogeneous polynomials on the cone y >= 0 as sums of squares times products of coordinates, with their symmetry.

Σ over sets S of coordinates: y^S·(squares), each square a form.  Three things make the program over cones small and
exact:

- only monomials m with 2m + S in the Newton polytope can be in a square of the set S;
- a permutation of coordinates that leaves the form as it is leaves a sum of squares as it is on average: one set S of
  each orbit is taken, its squares in spaces that the permutations which fix S do not mix, and only one of the monomials
  that they exchange has an equation;
- at a zero of the form every square whose product is positive there is zero: zeros among small integers are found
  first, and squares are looked for among the forms that vanish there.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from flint import fmpq, fmpq_mat
from scipy.optimize import linprog

from numerics.nonneg.blocks import Array, Block, Polynomial, Table
from numerics.nonneg.proof import Term, shown_by

__all__ = ["Cone", "squares_in_cone"]

MOST_NAMES = 6
MOST_FACTORS = 4  # coordinates in one product
MOST_BESIDE = 3  # of them beside another fact
MOST_ENTRIES = 2_400  # of all Gram matrices
MOST_MONOMIALS = 130  # of one square
MOST_SIDE = 45  # of one Gram matrix
REACH = {1: 1, 2: 40, 3: 9, 4: 4, 5: 3, 6: 2}  # largest coordinate of a zero that is looked for
Exponents = tuple[int, ...]
Permutation = tuple[int, ...]
Rows = list[list[Any]]


@dataclass(frozen=True)
class Cone:
    """Where a form has to be not negative: the first ``signed`` coordinates are not negative.

    The last ``fixed`` coordinates are exchanged with none.  ``others`` are forms that are not negative, ``equations``
    forms that are zero.
    """

    signed: int
    fixed: int = 0
    others: tuple[Polynomial, ...] = ()
    equations: tuple[Polynomial, ...] = ()

    def positive(self, size: int) -> list[int]:
        """The places of coordinates that are not negative: those that are fixed are numbers."""
        return [*range(self.signed), *range(size - self.fixed, size)]

    @property
    def is_plain(self) -> bool:
        return not self.others and not self.equations


def squares_in_cone(
    value: Polynomial, cone: Cone, work: list[int]
) -> tuple[list[Term], list[tuple[int, Polynomial]]] | None:
    """Terms and cofactors of equations, or None.

    The facts of a term are the places of coordinates, and beyond their number the places of ``others``.
    """
    size = value.context().nvars()
    if not 1 <= size <= MOST_NAMES:
        return None
    zeros = _zeros(value, cone)
    if zeros is None:
        return None
    group = _symmetries(value, cone)
    one_of, weight = _orbits(group)
    cofactors = list(_cofactors(value, cone, group))
    every = list(_blocks(value, cone, group, zeros, work))
    blocks: list[Block] = []
    for most in range(MOST_FACTORS, -1, -1):  # fewer products, if all are too many
        blocks = [block for block in every if len(block.facts) <= most]
        if sum(len(block.pairs) for block in blocks) + len(cofactors) <= MOST_ENTRIES:
            break
    else:
        return None
    if not blocks:
        return None

    def averaged(goal: Polynomial, own: Sequence[Block], products: Any) -> Table:
        return _Averaged(goal, own, products, one_of, weight)

    target = value.context().from_dict({key: c for key, c in _table(value).items() if one_of(key) == key})
    found = shown_by(target, blocks, cofactors, work, averaged)
    if found is None:
        return None
    terms = [image for term in found[0] for image in _images(term, group)]
    sums: dict[int, Polynomial] = {}
    first = size + len(cone.others)
    for i, product in found[1]:
        for moved in group:
            own = moved[first + i] - first
            sums[own] = sums.get(own, 0 * value) + _moved(product, moved)
    return terms, [(i, total / cone.equations[i]) for i, total in sums.items() if total != 0]


class _Averaged(Table):
    """Equations for one monomial of each orbit, of squares that are summed over all permutations."""

    def __init__(
        self,
        target: Polynomial,
        blocks: Sequence[Block],
        cofactors: Sequence[tuple[int, Polynomial]],
        one_of: Callable[[Exponents], Exponents],
        weight: Callable[[Exponents], int],
    ) -> None:
        self.one_of, self.weight = one_of, weight
        super().__init__(target, blocks, cofactors)

    def column(self, product: Polynomial) -> dict[Exponents, Any]:
        found: dict[Exponents, Any] = {}
        for key, c in _table(product).items():
            own = self.one_of(key)
            found[own] = found.get(own, 0) + c
        return {key: c * self.weight(key) for key, c in found.items() if c != 0}


def _table(value: Polynomial) -> dict[Exponents, Any]:
    return {tuple(map(int, key)): c for key, c in value.to_dict().items()}


def _cofactors(value: Polynomial, cone: Cone, group: Sequence[Permutation]) -> Iterator[tuple[int, Any]]:
    """Multiples of the equations by monomials, one of each orbit."""
    size = value.context().nvars()
    first = size + len(cone.others)
    for i, equation in enumerate(cone.equations):
        own = [moved for moved in group if moved[first + i] == first + i]
        room = int(value.total_degree()) - int(equation.total_degree())
        if room >= 0 and min(moved[first + i] for moved in group) == first + i:
            for key in _keys(size, room):
                if max(_key(key, moved) for moved in own) == key:
                    yield i, equation * value.context().from_dict({key: fmpq(1)})


def _images(term: Term, group: Sequence[Permutation]) -> Iterator[Term]:
    """A term under each permutation; equal ones are added."""
    found: dict[Any, Term] = {}
    for moved in group:
        facts = tuple(sorted(moved[i] for i in term.facts))
        square = None if term.square is None else _moved(term.square, moved)
        key = facts, "" if square is None else min(str(square), str(-square))
        weight = term.weight + (found[key].weight if key in found else 0)
        found[key] = Term(weight, facts, square)
    yield from found.values()


def _moved(value: Polynomial, moved: Permutation) -> Polynomial:
    return value.context().from_dict({_key(key, moved): c for key, c in _table(value).items()})


def _key(key: Exponents, moved: Permutation) -> Exponents:
    """The exponent of coordinate i becomes that of coordinate moved[i]."""
    found = [0] * len(key)
    for place, e in zip(moved, key, strict=False):
        found[place] = e
    return tuple(found)


# --- symmetry


def _symmetries(value: Polynomial, cone: Cone) -> list[Permutation]:
    """The permutations of coordinates that leave the form as it is, and exchange other facts, and equations.

    Each is followed by the places to which the other facts and the equations go.
    """
    size, found = value.context().nvars(), []
    free = size - cone.fixed
    rest, table = tuple(range(free, size)), _table(value)
    one, two = range(min(cone.signed, free)), range(min(cone.signed, free), free)
    others, equations = [[_table(own) for own in part] for part in (cone.others, cone.equations)]
    for a, b in itertools.product(itertools.permutations(one), itertools.permutations(two)):
        own = (*a, *b, *rest)
        if all(table.get(_key(key, own)) == c for key, c in table.items()):
            places = _places(others, own, size), _places(equations, own, size + len(others))
            if None not in places:
                found.append((*own, *(places[0] or ()), *(places[1] or ())))
    return found


def _places(tables: Sequence[dict[Exponents, Any]], moved: Permutation, first: int) -> Permutation | None:
    """Where a permutation takes each of some forms; None if one goes elsewhere."""
    found = []
    for table in tables:
        image = {_key(key, moved): c for key, c in table.items()}
        if image not in tables:
            return None
        found.append(first + tables.index(image))
    return tuple(found) if len(set(found)) == len(tables) else None


def _orbits(group: Sequence[Permutation]) -> tuple[Callable[[Exponents], Exponents], Callable[[Exponents], int]]:
    """One monomial of each orbit, and how many permutations leave it as it is."""
    held: dict[Exponents, tuple[Exponents, int]] = {}

    def look(key: Exponents) -> tuple[Exponents, int]:
        if key not in held:
            images = [_key(key, own) for own in group]
            held[key] = max(images), images.count(key)
        return held[key]

    return lambda key: look(key)[0], lambda key: look(key)[1]


def _parts(keys: Sequence[Exponents], group: Sequence[Permutation]) -> Iterator[Rows]:
    """Spaces of forms, as rows over the monomials, that no sum of squares which the group leaves as it is mixes.

    Those that other spaces are images of are left out: squares are summed over the group.
    """
    place = {key: i for i, key in enumerate(keys)}

    def mean(key: Exponents, own: Sequence[Permutation], sign: Callable[[Permutation], int]) -> list[Any]:
        row = [fmpq(0)] * len(keys)
        for moved in own:
            row[place[_key(key, moved)]] += fmpq(sign(moved), len(own))
        return row

    def plain(_: Permutation) -> int:
        return 1

    if len(group) == 1:
        yield [[fmpq(int(i == j)) for j in range(len(keys))] for i in range(len(keys))]
        return
    same = [mean(key, group, plain) for key in keys]
    yield same
    turn = next((own for own in group if _sign(own) < 0), None)
    if turn is None:
        yield [[fmpq(int(i == j)) - row[j] for j in range(len(keys))] for i, row in enumerate(same)]
        return
    both = [tuple(range(len(turn))), turn]
    even = [mean(key, both, plain) for key in keys]
    yield [[x - y for x, y in zip(one, two, strict=True)] for one, two in zip(even, same, strict=True)]
    alternating = len(group) in (2, 6)  # of three coordinates the other odd forms are images of even ones
    yield [mean(key, group if alternating else both, _sign) for key in keys]


def _sign(moved: Permutation) -> int:
    """-1 for a permutation that is its own inverse, and not the identity."""
    return -1 if moved != tuple(range(len(moved))) and all(moved[j] == i for i, j in enumerate(moved)) else 1


# --- squares


def _blocks(
    value: Polynomial, cone: Cone, group: Sequence[Permutation], zeros: Sequence[Exponents], work: list[int]
) -> Iterator[Block]:
    context, degree = value.context(), int(value.total_degree())
    size, inside = context.nvars(), _polytope(value) if cone.is_plain else None
    positive = cone.positive(size)
    flat = {(z, i) for z in zeros for i in positive if not z[i] and value.derivative(i)(*map(fmpq, z)) == 0}
    flat = flat if cone.is_plain else set()  # along an equation other directions count
    for extra, count in itertools.product(range(-1, len(cone.others)), range(min(len(positive), MOST_FACTORS) + 1)):
        other = value**0 if extra < 0 else cone.others[extra]
        room = degree - int(other.total_degree()) - count
        if room < 0 or room % 2 or (extra >= 0 and count > MOST_BESIDE):
            continue
        for chosen in itertools.combinations(positive, count):
            named = (*chosen, *([size + extra] if extra >= 0 else []))
            images = [tuple(sorted(moved[i] for i in named)) for moved in group]
            if min(images) != named:
                continue
            own = [moved for moved, image in zip(group, images, strict=True) if image == named]
            if math.comb(room // 2 + size - 1, size - 1) > 10 * MOST_MONOMIALS:
                return
            keys = list(_keys(size, room // 2))
            if inside is not None:
                keys = [key for key in keys if inside([2 * e + (i in chosen) for i, e in enumerate(key)])]
            work[0] -= 100 * len(keys)
            if not keys or len(keys) > MOST_MONOMIALS:
                continue
            at = [z for z in zeros if _vanishes(z, chosen, flat) and other(*map(fmpq, z)) > 0]
            for rows in _parts(keys, own):
                basis = _vanishing(rows, keys, at)
                if 0 < len(basis) <= MOST_SIDE:
                    forms = tuple(
                        context.from_dict({key: c for key, c in zip(keys, row, strict=True) if c != 0}) for row in basis
                    )
                    factor = math.prod((context.gens()[i] for i in chosen), start=other)
                    yield Block(named, factor, forms)


def _vanishes(zero: Exponents, chosen: Sequence[int], flat: set[tuple[Exponents, int]]) -> bool:
    """Are the squares of this product zero at a zero: is the product positive, or as small as the form is not?"""
    absent = [i for i in chosen if not zero[i]]
    return not absent or (len(absent) == 1 and (zero, absent[0]) in flat)


def _keys(size: int, degree: int) -> Iterator[Exponents]:
    if size == 1:
        yield (degree,)
        return
    for first in range(degree + 1):
        for rest in _keys(size - 1, degree - first):
            yield (first, *rest)


def _polytope(value: Polynomial) -> Callable[[Sequence[int]], bool]:
    """Is a monomial in the convex hull of those of the form?  By its box, or a linear program."""
    table = _table(value)
    points = np.array(list(table), dtype=float).T
    count, known = points.shape[1], set(table)
    held: dict[Exponents, bool] = {}

    def inside(key: Sequence[int]) -> bool:
        own = tuple(key)
        if own in known:
            return True
        if own not in held:
            low, high = points.min(axis=1), points.max(axis=1)
            held[own] = bool(np.all(own >= low) and np.all(own <= high))
            if held[own]:
                equal = np.vstack([points, np.ones(count)])
                found = linprog(np.zeros(count), A_eq=equal, b_eq=np.array([*own, 1.0]), method="highs-ds")
                held[own] = found.status == 0
        return held[own]

    return inside


def _vanishing(rows: Rows, keys: Sequence[Exponents], zeros: Sequence[Exponents]) -> Rows:
    """A basis of the part of a space that is zero at some points."""
    basis = _independent(rows)
    if not basis or not zeros:
        return basis
    at = fmpq_mat([[fmpq(math.prod(x**e for x, e in zip(z, key, strict=True))) for z in zeros] for key in keys])
    kernel = _kernel((fmpq_mat(basis) * at).transpose())
    if not kernel:
        return []
    return _independent((fmpq_mat(kernel) * fmpq_mat(basis)).tolist())


def _independent(rows: Rows) -> Rows:
    reduced, rank = fmpq_mat(rows).rref()
    return [[reduced[i, j] for j in range(reduced.ncols())] for i in range(rank)]


def _kernel(matrix: Any) -> Rows:
    """Vectors that a matrix takes to zero."""
    reduced, rank = matrix.rref()
    width = matrix.ncols()
    pivots = [next(j for j in range(width) if reduced[i, j] != 0) for i in range(rank)]
    found = []
    for free in (j for j in range(width) if j not in pivots):
        row = [fmpq(0)] * width
        row[free] = fmpq(1)
        for i, pivot in enumerate(pivots):
            row[pivot] = -reduced[i, free]
        found.append(row)
    return found


def _zeros(value: Polynomial, cone: Cone) -> list[Exponents] | None:
    """Where the form is zero, among points with small integers; None if it is negative at one of them."""
    size, reach = value.context().nvars(), REACH[value.context().nvars()]
    positive = cone.positive(size)
    sides = [range(reach + 1) if i in positive else range(-reach, reach + 1) for i in range(size)]
    grid = np.array([row for row in itertools.product(*sides) if any(row)])
    grid = grid[np.gcd.reduce(grid, axis=1) == 1]
    floats = grid.astype(float)
    low, size_of = _at(value, floats)
    near = low <= 1e-9 * size_of
    for equation in cone.equations:
        own, sizes = _at(equation, floats)
        near &= np.abs(own) <= 1e-9 * sizes
    for other in cone.others:
        near &= _at(other, floats)[0] >= 0
    zeros = []
    for i in np.flatnonzero(near):
        point = tuple(int(x) for x in grid[i])
        exact = value(*map(fmpq, point))
        if any(equation(*map(fmpq, point)) != 0 for equation in cone.equations):
            continue
        if exact < 0:
            return None
        if exact == 0:
            zeros.append(point)
    return zeros


def _at(value: Polynomial, points: Array) -> tuple[Array, Array]:
    """Values at points in floats, and the sums of the sizes of their terms."""
    found, sizes = np.zeros(len(points)), np.zeros(len(points))
    for key, c in _table(value).items():
        terms = np.prod(points ** np.array(key), axis=1) * (int(c.p) / int(c.q))
        found, sizes = found + terms, sizes + np.abs(terms)
    return found, sizes

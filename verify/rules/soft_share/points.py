r"""Rows on the share of a subset and its gradient, for a softmax over any points in convex position or on a line.

For a vector v with weights γ_p ∝ exp⟨v, u_p⟩ at distinct points u_p, and a subset x, write P = Σ x_p γ_p,
C = Σ x_p γ_p (u_p - ū) and K = Σ (x_p - P) γ_p (u_p - ū)(u_p - ū)ᵀ; then ∂P = C, ∂C = K.  A row (α, β), β ≥ 0, says
|C|² ≤ α + βP for every vector and every subset.

* *Subsets.*  |C|² - βP is convex in x, so it is largest at the trace of a half-plane, or at x = 0 where it is zero.  In
  the order of a line, and around where the points are the corners of a convex polygon, that is a run of points.
* *Cells.*  Vectors r e(θ) with r0 ≤ r ≤ r1 and |θ - θ'| ≤ Δ lie in a rectangle along e(θ').  There either
  |C|² ≤ P(1-P)λ with λ = E|u - c|² for any c, or the mean value theorem with ∂(|C|² - βP) = (2K - β)C.
* On a line only the part of a vector along it counts: two directions.
* *Beyond the radius*, in a sector of directions: γ_p ≤ 1/(1 + Σ exp(Rμ)) over the points that are further on by μ > 0
  in every direction of the sector.  All but ε of the weight is on some points: |C|² ≤ P(1-P)λ with λ = E|u - c|²; or on
  two at distance d: |C| ≤ dP(1-P) + (9/4)Dε with D the largest distance, by the law of total covariance (what is not on
  the two adds at most ε(D/4 + D), and their share is within ε of P).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .covers import at_most, everywhere

ROOTS = 8  # sectors that the trees begin with
DEPTH = 60
Pair = tuple[arb, arb]  # β, α
Point = tuple[arb, arb]


class Places(NamedTuple):
    """Where the points are, in the order in which half-planes meet runs; ``flat``: on the first axis."""

    at: list[Point]
    flat: bool

    def inputs(self) -> list[list[int]]:
        """Runs of points, neither none nor all: from either end of a line, or around."""
        n = len(self.at)
        if self.flat:
            return [list(range(i)) for i in range(1, n)] + [list(range(i, n)) for i in range(1, n)]
        return [[(start + i) % n for i in range(size)] for start in range(n) for size in range(1, n)]

    def diameter(self) -> arb:
        """At least the square of the largest distance."""
        return top([distance(p, q) for p in self.at for q in self.at])


def distance(p: Point, q: Point) -> arb:
    x, y = p[0] - q[0], p[1] - q[1]
    return x * x + y * y


def by_spread(pair: Pair, top: arb) -> bool:
    """P(1-P)λ - βP ≤ α for all P, from λ ≤ top."""
    beta, alpha = pair
    excess = top - beta
    return bool(top.is_finite()) and (bool(excess <= 0) or at_most(excess * excess, 4 * top * alpha))


def top(values: list[arb]) -> arb:
    found = arb(0)
    for value in values:
        found = found.max(value.upper())
    return found


def _turned(at: list[Point], low: arb, high: arb) -> tuple[list[Point], arb]:
    """Coordinates along and across the middle direction of a sector (in turns), and half its angle."""
    middle = 2 * arb.pi() * (low + high) / 2
    c, s = middle.cos(), middle.sin()
    return [(c * x + s * y, c * y - s * x) for x, y in at], (arb.pi() * (high - low)).upper()


class Cell:
    """A rectangle of vectors, along and across a direction, with the weights on it."""

    def __init__(self, at: list[Point], centre: arb, along: arb, across: arb) -> None:
        self.h = (along.upper(), across.upper())
        n = range(len(at))
        self.g, self.g0 = [], []
        for p in n:
            low = high = middle = arb(0)
            for q in n:
                da, db = at[q][0] - at[p][0], at[q][1] - at[p][1]
                e, d = centre * da, self.h[0] * abs(da) + self.h[1] * abs(db)
                middle, low, high = middle + e.exp(), low + (e + d).exp(), high + (e - d).exp()
            self.g0.append(1 / middle)
            self.g.append((1 / low).union(1 / high))
        mean = [sum((self.g0[p] * at[p][j] for p in n), arb(0)) for j in (0, 1)]
        self.v = [(a - mean[0], c - mean[1]) for a, c in at]
        self.spread = sum((self.g[p].upper() * (x * x + y * y) for p, (x, y) in enumerate(self.v)), arb(0)).upper()

    def _means(self) -> None:
        """E v and E v vᵀ on the cell; E v is zero in the middle, and its derivative is a covariance."""
        pairs = list(zip(self.g, self.v, strict=True))
        first = [sum((g * v[j] for g, v in pairs), arb(0)) for j in (0, 1)]
        self.second = [sum((g * v[i] * v[j] for g, v in pairs), arb(0)) for i, j in ((0, 0), (0, 1), (1, 1))]
        cov = [self.second[i + j] - first[i] * first[j] for i, j in ((0, 0), (0, 1), (1, 1))]
        moved = [self._move(cov[0], cov[1]), self._move(cov[1], cov[2])]
        self.first = [b if b.rad() < a.rad() else a for a, b in zip(first, moved, strict=True)]

    def _move(self, one: arb, two: arb) -> arb:
        """All values of one·s + two·t on the cell, s and t counted from its middle."""
        return arb(0, (one.abs_upper() * self.h[0] + two.abs_upper() * self.h[1]).upper())

    def holds(self, pairs: list[Pair], inputs: list[list[int]]) -> bool:
        left = [pair for pair in pairs if not by_spread(pair, self.spread)]
        if not left:
            return True
        self._means()
        return all(self._input(left, set(x)) for x in inputs)

    def _share(self, x: set[int]) -> tuple[arb, arb]:
        """P in the middle, and on the cell."""
        inside = sum((g for p, g in enumerate(self.g) if p in x), arb(0))
        outside = 1 - sum((g for p, g in enumerate(self.g) if p not in x), arb(0))
        share = inside if inside.rad() < outside.rad() else outside
        return sum((self.g0[p] for p in x), arb(0)), share

    def _input(self, pairs: list[Pair], x: set[int]) -> bool:
        middle, share = self._share(x)
        left = [(b, a) for b, a in pairs if not at_most(_bulge(self.spread, b, share), a)]
        if not left:
            return True
        n, v = range(len(self.v)), self.v
        z = [(1 if p in x else 0) - middle for p in n]
        joint = [sum((self.g[p] * z[p] * v[p][j] for p in n), arb(0)) for j in (0, 1)]
        d = share - middle
        drift = self._move(joint[0] - d * self.first[0], joint[1] - d * self.first[1])
        d = drift if drift.abs_upper() < d.abs_upper() else d
        c = [joint[j] - d * self.first[j] for j in (0, 1)]
        k = []
        for i, j in ((0, 0), (0, 1), (1, 1)):
            third = sum((self.g[p] * z[p] * v[p][i] * v[p][j] for p in n), arb(0))
            k.append(third - d * self.second[i + j] - c[i] * self.first[j] - c[j] * self.first[i])
        c0 = [sum((self.g0[p] * z[p] * v[p][j] for p in n), arb(0)) for j in (0, 1)]
        c = [c0[0] + self._move(k[0], k[1]), c0[1] + self._move(k[1], k[2])]
        for b, a in left:
            slope = [(2 * k[0] - b) * c[0] + 2 * k[1] * c[1], 2 * k[1] * c[0] + (2 * k[2] - b) * c[1]]
            value = c0[0] * c0[0] + c0[1] * c0[1] - b * middle + self._move(slope[0], slope[1])
            if not at_most(value.upper(), a):
                return False
        return True


def _bulge(spread: arb, beta: arb, share: arb) -> arb:
    """The largest λP(1-P) - βP over the ball of P: at its ends or at the vertex of the parabola."""
    ends = [share.lower().max(arb(0)), share.upper().min(arb(1))]
    vertex = (spread - beta) / (2 * spread)
    if not (vertex < ends[0] or vertex > ends[1]):
        return ((spread - beta) * (spread - beta) / (4 * spread)).upper()
    return top([spread * p * (1 - p) - beta * p for p in ends]) if all(p.is_finite() for p in ends) else arb("nan")


def _cells(tree: str, radius: Fraction, low: Fraction, high: Fraction) -> Iterator[tuple[Fraction, ...]]:
    """(r0, r1, θ0, θ1) of every leaf, in turns: 0 a leaf, 1 halves the radii, 2 the angles."""
    waiting = [(Fraction(0), radius, low, high, 0)]
    for symbol in tree:
        if not waiting:
            raise Rejected("the subdivision goes on after its end")
        r0, r1, t0, t1, depth = waiting.pop()
        if symbol == "0":
            yield r0, r1, t0, t1
            continue
        if depth >= DEPTH or (symbol == "2" and t0 == t1):
            raise Rejected("the subdivision is too deep, or halves an angle of zero")
        r, t = (r0 + r1) / 2, (t0 + t1) / 2
        parts = [(r0, r, t0, t1), (r, r1, t0, t1)] if symbol == "1" else [(r0, r1, t0, t), (r0, r1, t, t1)]
        waiting += [(*part, depth + 1) for part in reversed(parts)]
    if waiting:
        raise Rejected("the subdivision is incomplete")


def sectors(flat: bool) -> list[tuple[Fraction, Fraction]]:
    """In turns; both directions of a line."""
    if flat:
        return [(Fraction(0), Fraction(0)), (Fraction(1, 2), Fraction(1, 2))]
    return [(Fraction(i, ROOTS), Fraction(i + 1, ROOTS)) for i in range(ROOTS)]


def check_cells(where: Places, pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    """Every row on every cell within the radius; how many cells."""
    inputs, count = where.inputs(), 0
    for (low, high), tree in zip(sectors(where.flat), trees, strict=True):
        for r0, r1, t0, t1 in _cells(tree, radius, low, high):
            at, half = _turned(where.at, ball(t0), ball(t1))
            near, far = ball(r0) * half.cos().lower(), ball(r1)
            cell = Cell(at, (near + far) / 2, (far - near) / 2, far * half.sin())
            if not cell.holds(pairs, inputs):
                raise Rejected(f"a row fails or is undecided for heads of length {float(r0)} to {float(r1)}")
            count += 1
    return count


def check_beyond(where: Places, pairs: list[Pair], radius: Fraction) -> None:
    """Every row for vectors of at least that length."""
    for low, high in sectors(where.flat):
        _sector(where, pairs, ball(radius), low, high, 0)


def _sector(where: Places, pairs: list[Pair], radius: arb, low: Fraction, high: Fraction, depth: int) -> None:
    left = _alive(where, pairs, radius, ball(low).union(ball(high)))
    if not left:
        return
    if depth >= DEPTH or low == high:
        raise Rejected("a row is not shown beyond the radius")
    middle = (low + high) / 2
    _sector(where, left, radius, low, middle, depth + 1)
    _sector(where, left, radius, middle, high, depth + 1)


def _alive(where: Places, pairs: list[Pair], radius: arb, turn: arb) -> list[Pair]:
    """The rows that a few points with nearly all the weight do not show."""
    at, n = where.at, range(len(where.at))
    ex, ey = (2 * turn).cos_pi(), (2 * turn).sin_pi()
    most = []
    for p in n:
        ahead = [(ex * (at[q][0] - at[p][0]) + ey * (at[q][1] - at[p][1])).lower() for q in n]
        most.append((1 / (1 + sum(((radius * mu).exp() for mu in ahead if mu > 0), arb(0)))).upper())
    order, left = sorted(n, key=lambda p: -float(most[p])), pairs
    for size in n:
        alive, rest = order[: size + 1], sum((most[p] for p in order[size + 1 :]), arb(0)).upper()
        centre = (
            sum((at[p][0] for p in alive), arb(0)) / (size + 1),
            sum((at[p][1] for p in alive), arb(0)) / (size + 1),
        )
        near = top([distance(at[p], centre) for p in alive]) + rest * top([distance(at[p], centre) for p in n])
        left = [pair for pair in left if not by_spread(pair, near.upper())]
        if size == 1:
            across = distance(at[alive[0]], at[alive[1]]).sqrt()
            drift = (9 * where.diameter().sqrt() * rest / 4).upper()
            left = [pair for pair in left if not everywhere(two_points(pair, across, drift), arb(0), arb(1))]
        if not left:
            break
    return left


def two_points(pair: Pair, across: arb, drift: arb) -> Callable[[arb], bool]:
    beta, alpha = pair

    def holds(share: arb) -> bool:
        size = (across * share * (1 - share)).abs_upper() + drift
        return at_most(size * size - beta * share, alpha)

    return holds


def check_points(where: Places, pairs: list[Pair], radius: Fraction, trees: list[str]) -> int:
    """Every row for all vectors; how many cells."""
    if len(trees) != len(sectors(where.flat)):
        raise Rejected(f"{len(sectors(where.flat))} trees are needed")
    check_beyond(where, pairs, radius)
    return check_cells(where, pairs, radius, trees)

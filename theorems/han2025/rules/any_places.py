r"""Rows on the share and the covariance of one head, for positions on a line and for random ones.

For a head v (in units of τ) with weights γ_p ∝ exp⟨v, u_p⟩ at distinct places u_p, and an input x, write P = Σ x_p γ_p,
C = Σ x_p γ_p (u_p - ū) and K = Σ (x_p - P) γ_p (u_p - ū)(u_p - ū)ᵀ; then ∂P = C, ∂C = K.  A row (α, β), β ≥ 0, says
|C|² ≤ α + βP for every head and every input.  It knows neither the activation nor the number of heads; what follows
from rows is in :mod:`.any_gradient`.

* *Inputs.*  |C|² - βP is convex in x, so it is largest at the trace of a half-plane, or at x = 0 where it is zero.  In
  the order of a line, and of the angle where all places lie on one circle around zero, that is a run of places.
* *Cells.*  Heads r e(θ) with r0 ≤ r ≤ r1 and |θ - θ'| ≤ Δ lie in a rectangle along e(θ').  There either
  |C|² ≤ P(1-P)λ with λ = E|u - c|² for any c, or the mean value theorem with ∂(|C|² - βP) = (2K - β)C.
* On a line only the part of a head along it counts: two directions.

What holds beyond the radius is in :mod:`.any_rows`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cmp_to_key
from typing import Any, NamedTuple

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .covers import at_most

ROOTS = 8  # sectors that the trees begin with
DEPTH = 60
_RANDOM = re.compile(r"random:([0-9]{1,18})")  # as many digits as a model file may have
Pair = tuple[arb, arb]  # β, α
Point = tuple[arb, arb]


class Places(NamedTuple):
    """Where the positions are, in the order in which half-planes meet runs; ``flat``: on the first axis."""

    at: list[Point]
    flat: bool

    def inputs(self) -> list[list[int]]:
        """Runs of places, neither none nor all: from either end of a line, around a circle."""
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


def _drawn(n: int, seed: int) -> list[tuple[Fraction, Fraction]]:
    """Rational unit vectors, as the model file draws them."""
    vectors = []
    for position in range(1, n + 1):
        draw = int.from_bytes(hashlib.sha256(f"positions:{seed}:{position}".encode()).digest()[:8], "big")
        t, sign = Fraction((draw >> 1) % (1 << 20) - (1 << 19), 1 << 19), 1 if draw & 1 else -1
        vectors.append((sign * 2 * t / (1 + t * t), sign * (1 - t * t) / (1 + t * t)))
    return vectors


def _around(one: tuple[Fraction, Fraction], two: tuple[Fraction, Fraction]) -> int:
    """By the angle from 0 to 2π, exactly."""
    halves = [y < 0 or (y == 0 and x < 0) for x, y in (one, two)]
    if halves[0] != halves[1]:
        return 1 if halves[0] else -1
    turn = one[0] * two[1] - one[1] * two[0]
    return -1 if turn > 0 else 1 if turn < 0 else 0


def places(positions: Any, n: int) -> Places:
    """Distinct places of a line, or of random unit vectors."""
    if positions == "line":
        return Places([(ball(Fraction(p, n)), arb(0)) for p in range(1, n + 1)], True)
    drawn = _vectors(positions, n)
    if len(set(drawn)) < n or n < 3:
        raise Rejected("random positions must be three different unit vectors or more")
    return Places([(ball(x), ball(y)) for x, y in drawn], False)


def _vectors(positions: Any, n: int) -> list[tuple[Fraction, Fraction]]:
    """Random unit vectors in the order of their angles, equal ones beside each other."""
    found = _RANDOM.fullmatch(positions) if isinstance(positions, str) else None
    if found is None:
        raise Rejected("positions must be line or random:SEED")
    drawn = sorted(_drawn(n, int(found[1])), key=cmp_to_key(_around))
    if any(x * x + y * y != 1 for x, y in drawn):
        raise Rejected("random positions must be unit vectors")
    return drawn


def widest(positions: Any, n: int) -> arb:
    """At least the square of the largest distance of two positions of a line or of random ones, distinct or not."""
    if positions == "line":
        return places(positions, n).diameter()
    return Places([(ball(x), ball(y)) for x, y in _vectors(positions, n)], False).diameter()


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
    """A rectangle of heads, along and across a direction, with the weights on it."""

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

r"""Inequalities between the share of a subset, its gradient and its Hessian, for a softmax on a regular polygon.

For a vector v with weights γ on the corners, |u_p| = 1, d_p = u_p - ū, and a subset x, all of P = Σ x_p γ_p,
C = Σ x_p γ_p d_p, K = Σ x_p γ_p (d_p d_pᵀ - Cov u) and T = ∂K = Σ x_p γ_p (ddd - M₃ - d·Cov u, three times) are
linear in x, and ∂P = C, ∂C = K.  A row is one of

* ``top``   (a, c, β, α):  λ_max(a C Cᵀ + c K) - β P ≤ α,
* ``axis``  (a, c, β, α):  a (e·C)² + c eᵀK e - β P ≤ α for e the first axis,
* ``inner`` (ρ, 0, β, α):  I - ρK is positive and Cᵀ(I - ρK)⁻¹C - β P ≤ α.

With a ≥ 0 the left side is convex in x (a supremum over y of functions 2y·C - |y|² + ρ yᵀKy - βP linear in x), so it
is largest at a set {p : q(⟨y, d_p⟩) > 0} with a quadratic q that is convex (its leading coefficient is ρ or c): the
complement of a slab of consecutive corners in the order of some direction, half-planes included, or at x = 0 or
x = 1, where C and K vanish.  For ρ = 0 the quadratic is linear, and arcs are enough.  So they are where it grows over
all corners: with λ the top eigenvalue of Cov u, K ≤ λ and |C|² ≤ λ/4, so y = (I - ρK)⁻¹C has |y| ≤ √λ/(2(1 - ρλ)),
|⟨y, d_p⟩| ≤ 2|y|, and q(t) = ρt² + 2t - s grows for t > -1/ρ; hence ρ√λ < 1 - ρλ is enough.  Or they are where the
other side of q is out of reach (``reach``).  With a < 0 all subsets are tried.
The dihedral symmetry brings v into the wedge 0 ≤ angle ≤ π/n seen from a corner (and e to one of its images).  In a
box of the wedge the natural enclosure or the mean value theorem must show the row for each set.  An inner row needs
that only for shares P at which not every subset is shown by |C|² ≤ P(1-P)λ, |C| ≤ PD, K ≤ (1-P)λ, K ≤ PD² with D the
largest |d_p|: Σ xγ ddᵀ is at most Cov u, and at most PD².

Beyond the radius either argument may show a row.  *Two neighbours* carry all but ε of the weight: there C and K differ
by at most 4ε and 20ε from those of two points at distance 2 sin(π/n).  *Concentration*: along a ray v = r e the mean
of ⟨u, e⟩ grows, its derivative being a variance, so Cov u, of trace 1 - |ū|² ≤ 1 - ⟨ū, e⟩², has no eigenvalue above
what that is at the radius itself.

*Envelope*: a row |C|² - βP ≤ α alone, for pairs (β ≥ 0, α), may be shown beyond the radius by |C| ≤ d P(1-P) + 4ε with
d = 2 sin(π/n) as well: the two nearest corners carry all but ε ≤ (n-2)exp(-K(1 - cos 2π/n)), since every other score is
smaller than the largest by K·2 sin(π/n) sin(θ + π/n) ≥ K(1 - cos 2π/n); pairs that involve the rest weigh at most ε,
and a distance is at most 2.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property, partial
from typing import Any

from flint import arb, fmpq

from verify.checker.balls import ball
from verify.checker.reading import Rejected, listing

from .boxes import Circle, Moments
from .covers import as_tree, at_most, everywhere, leaves, radius_of
from .reach import growing, one_sided
from .rows import Row, by_spread, read_rows

WORTH = 1000  # slabs from which on it is sooner shown that arcs are enough
LARGE = fmpq(1, 4)  # half-width of a box that is asked for the boxes inside
Path = tuple[int, ...]


def _place(radius: fmpq, path: Path) -> tuple[fmpq, fmpq, fmpq]:
    """Centre and half-width of a box of the square [0, radius]²."""
    x = y = 0
    for child in path:
        x, y = 2 * x + (child >> 1), 2 * y + (child & 1)
    half = radius / 2 ** (len(path) + 1)
    return (2 * x + 1) * half, (2 * y + 1) * half, half


class Place:
    """A box of the square, inside of another; what is asked of it is computed when it is needed."""

    def __init__(self, circle: Circle, radius: fmpq, path: Path, around: Place | None) -> None:
        self.circle, self.around = circle, around
        self.x, self.y, self.half = _place(radius, path)
        self.known: dict[int, bool] = {}
        left, right, bottom = arb(self.x - self.half), arb(self.x + self.half), arb(self.y - self.half)
        self.outside = bottom > right * circle.tangent or left * left + bottom * bottom > arb(radius * radius)

    @cached_property
    def wide(self) -> Moments:
        r = arb(self.half)
        return Moments(self.circle, arb(self.x) + arb(0, r), arb(self.y) + arb(0, r))

    def narrow(self, index: int) -> bool:
        """Are arcs enough for the row, here or on a box around that is not too large to tell?"""
        if index not in self.known:
            row, around = self.circle.rows[index], self.around
            quick = growing(row, self.wide.spread)
            if quick or len(self.circle.inputs["slabs"].chosen) < WORTH:
                self.known[index] = quick
            else:
                above = around is not None and around.half <= LARGE and around.narrow(index)
                self.known[index] = above or one_sided(row, self.wide)
        return self.known[index]


def check_rows(n: int, rows: list[Row], radius: Fraction, trees: list[str]) -> int:
    """Every row holds for all vectors and subsets, each on the boxes of its own tree; the number of boxes."""
    if not all(row.offset >= 0 and row.offset + row.slope >= 0 for row in rows):
        raise Rejected("a row fails for the input without ones, or for the one without zeros")
    check_tail(n, rows, ball(radius))
    return 0 if n == 2 else check_boxes(n, rows, radius, trees)


def rows_of(body: dict[str, Any], n: int, allowed: Callable[[Row], bool]) -> tuple[list[Row], int]:
    """The rows of a certificate with a radius and a tree each, shown; and the number of boxes."""
    rows = read_rows(body)
    if not all(allowed(row) for row in rows):
        raise Rejected("a row is of a type, or has a sign, that says nothing here")
    trees = [as_tree(tree) for tree in listing(body, "planes", len(rows), len(rows))]
    return rows, check_rows(n, rows, radius_of(body, 10_000), trees)


def check_boxes(n: int, rows: list[Row], radius: Fraction, trees: list[str]) -> int:
    """The same within the radius, for subsets that are neither empty nor everything."""
    boxes: dict[Path, list[int]] = {}
    for index, tree in enumerate(trees):
        for _, path in leaves(tree, 4):
            boxes.setdefault(path, []).append(index)
    circle, size = Circle(n, rows), fmpq(radius.numerator, radius.denominator)
    last: Path = ()
    way: list[Place] = []  # from the whole square to the box
    for path in sorted(boxes):  # neighbours after each other: they have the boxes around them in common
        common = next((i for i, (a, b) in enumerate(zip(last, path, strict=False)) if a != b), 0)
        del way[common + 1 :]
        for depth in range(len(way), len(path) + 1):
            way.append(Place(circle, size, path[:depth], way[-1] if way else None))
        here, last = way[-1], path
        for index in () if here.outside else boxes[path]:
            if not circle.holds(rows[index], here.wide, partial(here.narrow, index)):
                raise Rejected(
                    f"a row fails or is undecided on the box at ({here.x}, {here.y}) of half-width {here.half}"
                )
    return len(boxes)


def spread_beyond(n: int, radius: arb, part: arb) -> arb:
    """Upper bound of the trace of Cov(u) for vectors beyond the radius in the direction part·π/n."""
    missed = mass = arb(0)
    for p in range(n):
        gap = 1 - (arb.pi() * (part - 2 * p) / n).cos()
        weight = (-radius * gap).exp()
        missed, mass = missed + gap * weight, mass + weight
    short = (missed / mass).upper()  # 1 - ⟨ū, e⟩, not above 1 since that mean is 0 at radius 0 and grows
    short = short.min(arb(1))
    return (short * (2 - short)).upper()


def concentrated(n: int, row: Row, radius: arb) -> bool:
    """Does the trace of Cov u at the radius, in every direction of the wedge, show the row from there on?"""
    return everywhere(lambda part: by_spread(row, spread_beyond(n, radius, part)), arb(0), arb(1), 10)


def check_tail(n: int, rows: list[Row], radius: arb) -> None:
    """Concentration, or two neighbours (for n = 2 all there is) and ε; also subsets that are constant on the two."""
    distance = 2 * (arb.pi() / n).sin()
    rest = arb(0) if n == 2 else (n - 2) * (-radius * (1 - (2 * arb.pi() / n).cos())).exp()
    for row in rows:
        if n == 2 and row.type == "axis":
            raise Rejected("two positions have no extent along a13")

        def holds(q: arb, row: Row = row) -> bool:
            c = distance * q * (1 - q)
            third = distance * c * (1 - 2 * q)
            loss = abs(row.slope) * rest - row.slope * q
            if row.type == "inner":
                room, aside = 1 - row.first * (third + 20 * rest), 1 - 20 * row.first * rest
                if not (room > 0 and aside > 0):  # along the two points, and across
                    return False
                size = c.abs_upper() + 4 * rest
                return at_most(size * size / room + 16 * rest * rest / aside + loss, row.offset)
            joint = row.first * c * c + row.second * third
            if row.type == "axis" and n % 2 == 0:  # the chord and an image of the axis are an odd multiple of π/n apart
                joint = joint * (arb.pi() / n).cos() * (arb.pi() / n).cos()
            drift = abs(row.first) * (8 * c.abs_upper() * rest + 16 * rest * rest) + 20 * row.second * rest
            return at_most(joint.upper().max(arb(0)) + drift + loss, row.offset)

        if not ((n > 2 and concentrated(n, row, radius)) or everywhere(holds, arb(0), arb(1))):
            raise Rejected(f"a row is not shown beyond radius {radius.str(6, radius=False)}")


def check_envelope_boxes(n: int, pairs: list[tuple[arb, arb]], radius: Fraction, tree: str) -> int:
    """Every leaf of the square [0, K]² is outside the wedge or the disc, or satisfies the envelope: rows with ρ = 0."""
    nothing = arb(0)
    rows = [Row("inner", nothing, nothing, beta, alpha, False, True) for beta, alpha in pairs]
    return check_boxes(n, rows, radius, [tree] * len(rows))


def _spread_enough(beta: arb, alpha: arb, top: arb) -> bool:
    """P(1-P)λ - βP ≤ α for all P, from λ ≤ top."""
    excess = top - beta
    return bool(top.is_finite()) and (bool(excess <= 0) or at_most(excess * excess, 4 * top * alpha))


def check_envelope_tail(n: int, pairs: list[tuple[arb, arb]], radius: arb) -> None:
    distance = 2 * (arb.pi() / n).sin()
    rest = 4 * (n - 2) * (-radius * (1 - (2 * arb.pi() / n).cos())).exp()
    for beta, alpha in pairs:

        def holds(p: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            top = (distance * p * (1 - p)).abs_upper() + rest  # p(1-p) as a ball; bisection makes it tight
            return at_most(top * top - beta * p, alpha)

        def concentrated(part: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            return _spread_enough(beta, alpha, spread_beyond(n, radius, part))

        if not (everywhere(concentrated, arb(0), arb(1), 10) or everywhere(holds, arb(0), arb(1))):
            raise Rejected(f"the envelope is not shown beyond radius {radius.str(6, radius=False)}")


def check_two(pairs: list[tuple[arb, arb]]) -> None:
    """n = 2: two opposite points, |C| = 2P(1-P) exactly."""
    for beta, alpha in pairs:

        def holds(p: arb, beta: arb = beta, alpha: arb = alpha) -> bool:
            c = 2 * p * (1 - p)
            return at_most(c * c - beta * p, alpha)

        if not everywhere(holds, arb(0), arb(1)):
            raise Rejected("the envelope for two positions fails")


def check_envelope(n: int, pairs: list[tuple[arb, arb]], radius: Fraction, tree: str) -> int:
    """|C|² ≤ α + βP for every vector and subset of a regular polygon, from (β, α); the number of boxes."""
    if n == 2:
        if tree != "0" or radius != 1:
            raise Rejected("two points need no boxes: the tree must be '0' and the radius 1")
        check_two(pairs)
        return 0
    check_envelope_tail(n, pairs, ball(radius))
    return check_envelope_boxes(n, pairs, radius, tree)

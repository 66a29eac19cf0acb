r"""Inequalities between the share, the covariance and the third cumulant of one head, for all heads and inputs.

For a head v (in units of τ) with weights γ on the circle, d_p = u_p - ū, and an input x, all of P = Σ x_p γ_p,
C = Σ x_p γ_p d_p, K = Σ x_p γ_p (d_p d_pᵀ - Cov u) and T = ∂K = Σ x_p γ_p (ddd - M₃ - d·Cov u, three times) are
linear in x, and ∂P = C, ∂C = K.  A row is one of

* ``top``   (a, c, β, α):  λ_max(a C Cᵀ + c K) - β P ≤ α,
* ``axis``  (a, c, β, α):  a (e·C)² + c eᵀK e - β P ≤ α for e the axis of a13,
* ``inner`` (ρ, 0, β, α):  I - ρK is positive and Cᵀ(I - ρK)⁻¹C - β P ≤ α.

With a ≥ 0 the left side is convex in x (a supremum over y of functions 2y·C - |y|² + ρ yᵀKy - βP linear in x), so it
is largest at a set {p : q(⟨y, d_p⟩) > 0} with a quadratic q that is convex (its leading coefficient is ρ or c): the
complement of a slab of consecutive positions in the order of some direction, half-planes included, or at x = 0 or
x = 1, where C and K vanish.  For ρ = 0 the quadratic is linear, and arcs are enough.  So they are where it grows over
all positions: with λ the top eigenvalue of Cov u, K ≤ λ and |C|² ≤ λ/4, so y = (I - ρK)⁻¹C has |y| ≤ √λ/(2(1 - ρλ)),
|⟨y, d_p⟩| ≤ 2|y|, and q(t) = ρt² + 2t - s grows for t > -1/ρ; hence ρ√λ < 1 - ρλ is enough.  With a < 0 all inputs
are tried.
The dihedral symmetry brings v into the wedge 0 ≤ angle ≤ π/n seen from a position (and e to one of its images).  In a
box of the wedge the natural enclosure or the mean value theorem must show the row for each set.  An inner row needs
that only for shares P at which not every input is shown by |C|² ≤ P(1-P)λ, |C| ≤ PD, K ≤ (1-P)λ, K ≤ PD² with D the
largest |d_p|: Σ xγ ddᵀ is at most Cov u, and at most PD².

Beyond the radius either argument may show a row.  *Two neighbours* carry all but ε of the weight: there C and K differ
by at most 4ε and 20ε from those of two points at distance 2 sin(π/n).  *Concentration*: along a ray v = r e the mean
of ⟨u, e⟩ grows, its derivative being a variance, so Cov u, of trace 1 - |ū|² ≤ 1 - ⟨ū, e⟩², has no eigenvalue above
what that is at the radius itself.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .covers import at_most, everywhere, leaves
from .inputs import Inputs, Table, arcs, everything, joined, slabs, sums
from .rows import Row, by_spread, coarse, mean_value, natural, one_sided, open_shares
from .supremum import spread_beyond

FEW = 200  # inputs that are sooner looked at than sorted by their share
MANY = 4000  # inputs of one box that may need the mean value theorem
Axis = tuple[arb, arb] | None


# --- boxes of the plane --------------------------------------------------------------------------------------


def axes(n: int) -> list[int]:
    """The images of the a13 axis as angles in units of π/2n, up to sign; positions are at multiples of 4."""
    return sorted({(n + 4 * j) % (2 * n) for j in range(n)})


class Moments:
    """What each position adds to P, C, K (``first``) and T (``second``) of an input, on a box or at a point."""

    def __init__(self, circle: Circle, x: arb, y: arb) -> None:
        n, u = circle.n, circle.u
        gamma = [1 / sum(((x * dx + y * dy).exp() for dx, dy in row), arb(0)) for row in circle.gaps]
        mean = [sum((g * v[c] for g, v in zip(gamma, u, strict=True)), arb(0)) for c in range(2)]
        d = [(v[0] - mean[0], v[1] - mean[1]) for v in u]
        self.reach = max((a * a + b * b).upper() for a, b in d)
        xx = xy = yy = arb(0)
        for p in range(n):
            for j in range(p):
                weight, (dx, dy) = gamma[p] * gamma[j], circle.gaps[p][j]
                wx = weight * dx
                xx, xy, yy = xx + wx * dx, xy + wx * dy, yy + weight * dy * dy
        self.spread, self.gamma, self.d = (xx, xy, yy), gamma, d
        self.known: dict[tuple[str, str], Table] = {}

    @cached_property
    def first(self) -> Table:
        xx, xy, yy = self.spread
        pairs = zip(self.gamma, self.d, strict=True)
        return [[g, g * a, g * b, g * (a * a - xx), g * (a * b - xy), g * (b * b - yy)] for g, (a, b) in pairs]

    @cached_property
    def second(self) -> Table:
        xx, xy, yy = self.spread
        cubes = [(a * a * a, a * a * b, a * b * b, b * b * b) for a, b in self.d]
        third = [sum((g * q[c] for g, q in zip(self.gamma, cubes, strict=True)), arb(0)) for c in range(4)]
        table = []
        for g, (a, b), q in zip(self.gamma, self.d, cubes, strict=True):
            corrections = (3 * a * xx, 2 * a * xy + b * xx, 2 * b * xy + a * yy, 3 * b * yy)
            table.append([g * (q[c] - third[c] - corrections[c]) for c in range(4)])
        return table

    def nodes(self, which: str, inputs: Inputs, name: str = "first") -> Table:
        if (which, name) not in self.known:
            self.known[which, name] = sums(getattr(self, name), inputs)
        return self.known[which, name]


class Circle:
    """Positions at the angles 2πp/n, p = 0..n-1; the wedge is seen from position 0."""

    def __init__(self, n: int, rows: list[Row]) -> None:
        self.n, self.rows = n, rows
        self.u = [(arb.cos_pi_fmpq(_turn(4 * p, n)), arb.sin_pi_fmpq(_turn(4 * p, n))) for p in range(n)]
        self.gaps = [[(b[0] - a[0], b[1] - a[1]) for b in self.u] for a in self.u]
        self.tangent = (arb.pi() / n).tan()
        self.inputs = {"slabs": slabs(n, tuple(range(1, 2 * n, 2))), "arcs": arcs(n)}
        if any(row.every for row in rows):
            if n > 10:
                raise Rejected("rows with a < 0 are checked for n up to 10 only")
            self.inputs["all"] = everything(n)
        self.axes: dict[str, tuple[arb, arb]] = {}
        for axis in axes(n) if any(row.type == "axis" for row in rows) else ():
            self.axes[str(axis)] = (arb.cos_pi_fmpq(_turn(axis, n)), arb.sin_pi_fmpq(_turn(axis, n)))
            self.inputs[str(axis)] = slabs(n, (axis,))

    def box(self, rows: list[Row], x: arb, y: arb) -> bool:
        """Do the rows hold on the box?"""
        half = x.rad().max(y.rad())
        wide = Moments(self, x, y)
        rows = [row for row in rows if not coarse(row, wide.spread)]
        centre: Moments | None = None
        for row in rows:
            for image in self.axes if row.type == "axis" else ("slabs",):
                narrow = row.alone or one_sided(row, wide.spread)
                axis, which = self.axes.get(image), "all" if row.every else "arcs" if narrow else image
                left = self._left(row, wide, which, axis)
                if not left:
                    continue
                centre = centre or Moments(self, x.mid(), y.mid())
                if len(left) > MANY or not self._by_mean_value(row, (wide, centre), which, left, half, axis):
                    return False  # too wide a box
        return True

    def _left(self, row: Row, wide: Moments, which: str, axis: Axis) -> list[tuple[int, int]]:
        """The inputs for which neither their share nor the natural enclosure shows the row."""
        inputs = self.inputs[which]
        few = len(inputs.chosen) < FEW
        low, high = (arb(0), arb(1)) if few else open_shares(row, wide.spread, wide.reach)
        if low > 1:  # no share is open
            return []
        lines = wide.nodes(which, inputs)
        shares = [line[0] for line in lines]
        left = []
        for pair in inputs.chosen:
            share = shares[pair[0]] + shares[pair[1]]
            if not (share < low or share > high or natural(row, joined(lines, pair), axis)):
                left.append(pair)
        return left

    def _by_mean_value(
        self, row: Row, boxes: tuple[Moments, Moments], which: str, left: list[tuple[int, int]], half: arb, axis: Axis
    ) -> bool:
        (wide, centre), inputs = boxes, self.inputs[which]
        first, second = wide.nodes(which, inputs), wide.nodes(which, inputs, "second")
        exact = centre.nodes(which, inputs)
        return all(
            mean_value(row, joined(first, pair) + joined(second, pair), joined(exact, pair), half, axis)
            for pair in left
        )


def _turn(units: int, n: int) -> Any:
    from flint import fmpq

    return fmpq(units, 2 * n)


# --- the whole plane -------------------------------------------------------------------------------------------


def _place(radius: Fraction, path: tuple[int, ...]) -> tuple[Fraction, Fraction, Fraction]:
    """Centre and half-width of a box of the square [0, radius]²."""
    x, y = radius / 2, radius / 2
    for level, child in enumerate(path, 2):
        step = radius / 2**level
        x, y = x + (step if child & 2 else -step), y + (step if child & 1 else -step)
    return x, y, radius / 2 ** (len(path) + 1)


def check_rows(n: int, rows: list[Row], radius: Fraction, trees: list[str]) -> int:
    """Every row holds for all heads and inputs, each on the boxes of its own tree; the number of boxes."""
    if not all(row.offset >= 0 and row.offset + row.slope >= 0 for row in rows):
        raise Rejected("a row fails for the input without ones, or for the one without zeros")
    check_tail(n, rows, ball(radius))
    if n == 2:
        return 0
    boxes: dict[tuple[int, ...], list[Row]] = {}
    for row, tree in zip(rows, trees, strict=True):
        for _, path in leaves(tree, 4):
            boxes.setdefault(path, []).append(row)
    circle = Circle(n, rows)
    for path, chosen in boxes.items():
        x, y, half = _place(radius, path)
        left, right, bottom, r = ball(x - half), ball(x + half), ball(y - half), ball(half)
        outside = bottom > right * circle.tangent or left * left + bottom * bottom > ball(radius * radius)
        if not (outside or circle.box(chosen, ball(x) + arb(0, r), ball(y) + arb(0, r))):
            raise Rejected(f"a row fails or is undecided on the box at ({x}, {y}) of half-width {half}")
    return len(boxes)


def concentrated(n: int, row: Row, radius: arb) -> bool:
    """Does the trace of Cov u at the radius, in every direction of the wedge, show the row from there on?"""
    return everywhere(lambda part: by_spread(row, spread_beyond(n, radius, part)), arb(0), arb(1), 10)


def check_tail(n: int, rows: list[Row], radius: arb) -> None:
    """Concentration, or two neighbours (for n = 2 all there is) and ε; also the inputs that are constant on the two."""
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

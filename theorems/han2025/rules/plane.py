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
x = 1, where C and K vanish.  For ρ = 0 the quadratic is linear, and arcs are enough.  With a < 0 all inputs are tried.
The dihedral symmetry brings v into the wedge 0 ≤ angle ≤ π/n seen from a position (and e to one of its images).  In a
box of the wedge the natural enclosure or the mean value theorem must show the row for each set.

Beyond the radius either argument may show a row.  *Two neighbours* carry all but ε of the weight: there C and K differ
by at most 4ε and 20ε from those of two points at distance 2 sin(π/n).  *Concentration*: along a ray v = r e the mean
of ⟨u, e⟩ grows, its derivative being a variance, so Cov u, of trace 1 - |ū|² ≤ 1 - ⟨ū, e⟩², has no eigenvalue above
what that is at the radius itself.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from flint import arb, arb_mat

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, listing

from .covers import at_most, everywhere, leaves
from .supremum import spread_beyond

TYPES = ("top", "axis", "inner")
MANY = 4000  # inputs of one box that may need the mean value theorem


class Row(NamedTuple):
    type: str
    first: arb  # a, or ρ of an inner row
    second: arb  # c
    slope: arb
    offset: arb
    every: bool  # a < 0: all inputs are tried, the sets of convex functions are not enough
    alone: bool = False  # an inner row with ρ = 0: |C|² - βP, largest at an arc or at x = 0


def read_rows(body: dict[str, Any], name: str = "rows") -> list[Row]:
    rows = []
    for entry in listing(body, name, 1, 40):
        if not isinstance(entry, list) or len(entry) != 5 or entry[0] not in TYPES:
            raise Rejected(f"a row is a type of {TYPES} and four rationals")
        first, second, slope, offset = (as_rational(value, name) for value in entry[1:])
        if (entry[0], second) not in (("top", 1), ("inner", 0), ("axis", 1), ("axis", 0)):
            raise Rejected("the second coefficient is 1 for a top row, 0 for an inner one, 0 or 1 for an axis")
        if (entry[0] == "inner" and first < 0) or ((entry[0], second) == ("axis", 0) and first != 1):
            raise Rejected("the first coefficient of an inner row is not negative, that of an axis row without K is 1")
        rows.append(
            Row(
                entry[0],
                ball(first),
                ball(second),
                ball(slope),
                ball(offset),
                first < 0,
                (entry[0], first) == ("inner", 0),
            )
        )
    return rows


# --- the inputs that matter ---------------------------------------------------------------------------------


def _slabs(n: int, direction: int) -> set[tuple[int, ...]]:
    """Complements of slabs in the order of a direction (an angle in units of π/2n), neither empty nor everything."""
    distance = [min((4 * p - direction) % (4 * n), (direction - 4 * p) % (4 * n)) for p in range(n)]
    levels = sorted(set(distance))
    found = set()
    for low, high in itertools.combinations(range(len(levels) + 1), 2):
        found.add(tuple(int(not levels[low] <= value <= levels[high - 1]) for value in distance))  # ties stay together
    return found - {(0,) * n}


@lru_cache(maxsize=32)
def inputs(n: int, which: str) -> list[tuple[int, ...]]:
    """For convex rows the complements of slabs of the n generic directions, arcs if they are about |C| alone."""
    if which == "arcs":
        return [tuple(int((p - start) % n < size) for p in range(n)) for size in range(1, n) for start in range(n)]
    if which == "all":
        return list(itertools.product((0, 1), repeat=n))
    sets: set[tuple[int, ...]] = set()
    for sector in range(n):
        sets |= _slabs(n, 2 * sector + 1)
    return sorted(sets)


def axes(n: int) -> list[int]:
    """The images of the a13 axis as angles in units of π/2n, up to sign; positions are at multiples of 4."""
    return sorted({(n + 4 * j) % (2 * n) for j in range(n)})


# --- boxes of the plane --------------------------------------------------------------------------------------


class Moments:
    """P, C, K, T of every input on a box (or at a point), as rows of a product of matrices."""

    NAMES = ("p", "x", "y", "xx", "xy", "yy", "xxx", "xxy", "xyy", "yyy")

    def __init__(self, circle: Circle, x: arb, y: arb) -> None:
        n, u = circle.n, circle.u
        gamma = [1 / sum(((x * dx + y * dy).exp() for dx, dy in row), arb(0)) for row in circle.gaps]
        mean = [sum((g * v[c] for g, v in zip(gamma, u, strict=True)), arb(0)) for c in range(2)]
        d = [(v[0] - mean[0], v[1] - mean[1]) for v in u]
        xx = xy = yy = arb(0)
        for p in range(n):
            for j in range(p):
                weight, (dx, dy) = gamma[p] * gamma[j], circle.gaps[p][j]
                wx = weight * dx
                xx, xy, yy = xx + wx * dx, xy + wx * dy, yy + weight * dy * dy
        self.spread = (xx, xy, yy)
        cubes = [(a * a * a, a * a * b, a * b * b, b * b * b) for a, b in d]
        third = [sum((g * q[c] for g, q in zip(gamma, cubes, strict=True)), arb(0)) for c in range(4)]
        table = []
        for g, (a, b), q in zip(gamma, d, cubes, strict=True):
            corrections = (3 * a * xx, 2 * a * xy + b * xx, 2 * b * xy + a * yy, 3 * b * yy)
            fourth = [g * (q[c] - third[c] - corrections[c]) for c in range(4)]
            table.append([g, g * a, g * b, g * (a * a - xx), g * (a * b - xy), g * (b * b - yy), *fourth])
        self.first, self.second = arb_mat([line[:6] for line in table]), arb_mat([line[6:] for line in table])
        self.circle = circle
        self.known: dict[str, list[list[arb]]] = {}

    def of(self, which: str) -> list[list[arb]]:
        """P, C and K of each input."""
        if which not in self.known:
            self.known[which] = _lines(self.circle.sets[which] * self.first)
        return self.known[which]

    def some(self, which: str, indices: list[int], *, fourth: bool) -> list[list[arb]]:
        """P, C, K and, if asked for, T of a few inputs."""
        chosen = arb_mat([list(self.circle.bits[which][index]) for index in indices])
        lines = _lines(chosen * self.first)
        return [a + b for a, b in zip(lines, _lines(chosen * self.second), strict=True)] if fourth else lines


def _lines(matrix: arb_mat) -> list[list[arb]]:
    columns, flat = matrix.ncols(), matrix.entries()
    return [flat[i : i + columns] for i in range(0, len(flat), columns)]


def _top(xx: arb, xy: arb, yy: arb) -> arb:
    """Upper bound of the larger eigenvalue of a matrix of balls."""
    difference, cross = (xx - yy).abs_upper() / 2, xy.abs_upper()
    return (((xx + yy) / 2).upper() + (difference * difference + cross * cross).sqrt()).upper()


def _matrix(row: Row, m: list[arb]) -> tuple[arb, arb, arb]:
    _, x, y, xx, xy, yy, *_ = m
    a, c = row.first, row.second
    return a * x * x + c * xx, a * x * y + c * xy, a * y * y + c * yy


def _matrix_slopes(row: Row, m: list[arb]) -> tuple[tuple[arb, arb, arb], tuple[arb, arb, arb]]:
    _, x, y, xx, xy, yy, xxx, xxy, xyy, yyy = m
    a, c = row.first, row.second
    return (
        (2 * a * x * xx + c * xxx, a * (x * xy + y * xx) + c * xxy, 2 * a * y * xy + c * xyy),
        (2 * a * x * xy + c * xxy, a * (x * yy + y * xy) + c * xyy, 2 * a * y * yy + c * yyy),
    )


class Circle:
    """Positions at the angles 2πp/n, p = 0..n-1; the wedge is seen from position 0."""

    def __init__(self, n: int, rows: list[Row]) -> None:
        self.n, self.rows = n, rows
        self.u = [(arb.cos_pi_fmpq(_turn(4 * p, n)), arb.sin_pi_fmpq(_turn(4 * p, n))) for p in range(n)]
        self.gaps = [[(b[0] - a[0], b[1] - a[1]) for b in self.u] for a in self.u]
        self.tangent = (arb.pi() / n).tan()
        self.bits = {"slabs": inputs(n, "slabs"), "arcs": inputs(n, "arcs")}
        if any(row.every for row in rows):
            if n > 10:
                raise Rejected("rows with a < 0 are checked for n up to 10 only")
            self.bits["all"] = inputs(n, "all")
        self.axes: dict[str, tuple[arb, arb]] = {}
        for axis in axes(n) if any(row.type == "axis" for row in rows) else ():
            self.axes[str(axis)] = (arb.cos_pi_fmpq(_turn(axis, n)), arb.sin_pi_fmpq(_turn(axis, n)))
            self.bits[str(axis)] = sorted(_slabs(n, axis))
        self.sets = {which: arb_mat([list(bits) for bits in chosen]) for which, chosen in self.bits.items()}

    def box(self, rows: list[Row], x: arb, y: arb) -> bool:
        """Do the rows hold on the box?"""
        half = x.rad().max(y.rad())
        wide = Moments(self, x, y)
        rows = [row for row in rows if not coarse(row, wide.spread)]
        centre = Moments(self, x.mid(), y.mid()) if rows else None
        for row in rows:
            for image in self.axes if row.type == "axis" else ("slabs",):
                axis, which = self.axes.get(image), "all" if row.every else "arcs" if row.alone else image
                left = [index for index, m in enumerate(wide.of(which)) if not natural(row, m, axis)]
                if not left:
                    continue
                if centre is None or len(left) > MANY:  # far too wide a box
                    return False
                exact = centre.some(which, left, fourth=False)
                for m, c in zip(wide.some(which, left, fourth=True), exact, strict=True):
                    if not mean_value(row, m, c, half, axis):
                        return False
        return True


def coarse(row: Row, spread: tuple[arb, arb, arb]) -> bool:
    return by_spread(row, _top(*spread))


def by_spread(row: Row, top: arb) -> bool:
    """λ bounds the top eigenvalue of Cov u: |C|² ≤ P(1-P)λ and K ≤ (1-P)λ, all P at once."""
    if not top.is_finite():
        return False
    if row.type == "inner":
        room = 1 - row.first * top
        if not room > 0:
            return False
        square, straight = top / room, arb(0)
    else:
        square, straight = (row.first * top).max(arb(0)), row.second * top
    # square·P(1-P) + straight·(1-P) - βP with q = 1-P is square·q(1-q) + (straight+β) q - β
    return at_most(_largest_parabola(square, straight + row.slope) - row.slope, row.offset)


def _turn(units: int, n: int) -> Any:
    from flint import fmpq

    return fmpq(units, 2 * n)


def _largest_parabola(square: arb, linear: arb) -> arb:
    """max over 0 ≤ q ≤ 1 of square·q(1-q) + linear·q, bounded above by both ends and the crest."""
    ends = linear.upper().max(arb(0))
    if square.upper() > 0 and abs(linear).upper() < square.upper():
        crest = (square + linear) * (square + linear) / (4 * square)
        return ends.max(crest.upper())
    return ends if not square.upper() > 0 or linear.abs_lower() >= square.upper() else ends + square.upper() / 4


def natural(row: Row, m: list[arb], axis: tuple[arb, arb] | None) -> bool:
    """The row from the enclosures of P, C, K on the box."""
    if row.type == "inner":
        _, x, y, xx, xy, yy = m
        p, q, r = 1 - row.first * xx, row.first * xy, 1 - row.first * yy
        det = p * r - q * q
        if not (det > 0 and p > 0):
            return False
        form = r * x * x + 2 * q * x * y + p * y * y
        tilt = row.slope * m[0]
        return at_most(form, (row.offset + tilt) * det) or at_most(form / det - tilt, row.offset)
    if axis:
        value = _along(axis, *_matrix(row, m))
        return at_most(value - row.slope * m[0], row.offset)
    return at_most(_top(*_matrix(row, m)) - row.slope * m[0], row.offset)


def _inner(row: Row, m: list[arb]) -> tuple[arb, arb]:
    """(a ball that is positive only if I - ρK is, Cᵀ(I - ρK)⁻¹C)."""
    _, x, y, xx, xy, yy, *_ = m
    rho = row.first
    p, q, r = 1 - rho * xx, -rho * xy, 1 - rho * yy
    det = p * r - q * q
    if not (det > 0 and p > 0):
        return arb(-1), arb(0)
    return det, (r * x * x - 2 * q * x * y + p * y * y) / det


def _along(e: tuple[arb, arb], xx: arb, xy: arb, yy: arb) -> arb:
    return e[0] * e[0] * xx + 2 * e[0] * e[1] * xy + e[1] * e[1] * yy


def mean_value(row: Row, m: list[arb], c: list[arb], half: arb, axis: tuple[arb, arb] | None) -> bool:
    """The row from its value at the centre and its derivatives on the box."""
    if row.type == "inner":
        det, _ = _inner(row, m)
        exact_det, g = _inner(row, c)
        if not (det > 0 and exact_det > 0):
            return False
        value, slopes = g, _inner_slopes(row, m, det)
    else:
        xx, xy, yy = _matrix(row, m)
        changes = _matrix_slopes(row, m)
        if axis:
            value = _along(axis, *_matrix(row, c))
            slopes = [_along(axis, *change) for change in changes]
        else:
            value = _top(*_matrix(row, c))
            slopes = [_top_slope(xx, xy, yy, change) for change in changes]
    total = abs(slopes[0] - row.slope * m[1]).upper() + abs(slopes[1] - row.slope * m[2]).upper()
    return at_most(value - row.slope * c[0] + half * total, row.offset)


def _inner_slopes(row: Row, m: list[arb], det: arb) -> list[arb]:
    """With y = (I - ρK)⁻¹C the derivative is 2y·∂C + ρ yᵀ∂K y."""
    _, x, y, xx, xy, yy, xxx, xxy, xyy, yyy = m
    rho = row.first
    p, q, r = 1 - rho * xx, -rho * xy, 1 - rho * yy
    s, t = (r * x - q * y) / det, (p * y - q * x) / det
    return [
        2 * (s * xx + t * xy) + rho * (s * s * xxx + 2 * s * t * xxy + t * t * xyy),
        2 * (s * xy + t * yy) + rho * (s * s * xxy + 2 * s * t * xyy + t * t * yyy),
    ]


def _top_slope(xx: arb, xy: arb, yy: arb, change: tuple[arb, arb, arb]) -> arb:
    """The derivative of the top eigenvalue: eᵀ∂N e with e the eigenvector, or any unit vector if it is not known."""
    dxx, dxy, dyy = change
    middle, half, dhalf = (dxx + dyy) / 2, (xx - yy) / 2, (dxx - dyy) / 2
    square = half * half + xy * xy
    any_vector = (dhalf.abs_upper() * dhalf.abs_upper() + dxy.abs_upper() * dxy.abs_upper()).sqrt().upper()
    if square > 0:
        known = (half * dhalf + xy * dxy) / square.sqrt()
        if known.is_finite() and known.abs_upper() < any_vector:
            return middle + known
    return middle + arb(0, any_vector)


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

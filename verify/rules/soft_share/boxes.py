"""Boxes of vectors: what each corner adds to a subset there, and which subsets are left for a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from flint import arb, arb_mat, fmpq

from verify.checker.reading import Rejected

from .inputs import Differences, Inputs, Pair, Sums, Table, arcs, everything, slabs
from .rows import Row, coarse, mean_value, natural, open_shares, room_for_all

FEW = 200  # subsets that are sooner looked at than sorted by their share
MANY = 4000  # subsets of one box that may need the mean value theorem
Axis = tuple[arb, arb] | None


def axes(n: int) -> list[int]:
    """The images of the first axis as angles in units of π/2n, up to sign; corners are at multiples of 4."""
    return sorted({(n + 4 * j) % (2 * n) for j in range(n)})


class Moments:
    """What each corner adds to P and C (``first``), K and T of a subset, on a box or at a point."""

    def __init__(self, circle: Circle, x: arb, y: arb) -> None:
        self.circle, self.x, self.y = circle, x, y
        self.exact = x.is_exact() and y.is_exact()
        if self.exact:
            powers = [(x * u + y * v).exp() for u, v in circle.u]
            total = sum(powers, arb(0))
            gamma = [power / total for power in powers]
        else:  # differences of scores keep a box tight
            gamma = [1 / sum([(x * dx + y * dy).exp() for dx, dy in row], arb(0)) for row in circle.gaps]
        mean = [sum([g * v[c] for g, v in zip(gamma, circle.u, strict=True)], arb(0)) for c in range(2)]
        d = [(v[0] - mean[0], v[1] - mean[1]) for v in circle.u]
        self.mean = mean[0], mean[1]
        self.reach = max((a * a + b * b).upper() for a, b in d)
        across, down = arb_mat([gamma]), arb_mat([[g] for g in gamma])
        xx, xy, yy = ((across * products * down)[0, 0] for products in circle.products)
        self.spread, self.gamma, self.d = (xx, xy, yy), gamma, d
        self.known: dict[tuple[str, str], Sums | Differences] = {}

    @cached_property
    def first(self) -> Table:
        return [[g, g * a, g * b] for g, (a, b) in zip(self.gamma, self.d, strict=True)]

    @cached_property
    def second(self) -> Table:
        xx, xy, yy = self.spread
        pairs = zip(self.gamma, self.d, strict=True)
        return [[g * (a * a - xx), g * (a * b - xy), g * (b * b - yy)] for g, (a, b) in pairs]

    @cached_property
    def third(self) -> Table:
        xx, xy, yy = self.spread
        cubes = [(a * a * a, a * a * b, a * b * b, b * b * b) for a, b in self.d]
        mean = [sum([g * q[c] for g, q in zip(self.gamma, cubes, strict=True)], arb(0)) for c in range(4)]
        table = []
        for g, (a, b), q in zip(self.gamma, self.d, cubes, strict=True):
            corrections = (3 * a * xx, 2 * a * xy + b * xx, 2 * b * xy + a * yy, 3 * b * yy)
            table.append([g * (q[c] - mean[c] - corrections[c]) for c in range(4)])
        return table

    def sums(self, which: str, inputs: Inputs, name: str = "first") -> Sums | Differences:
        if (which, name) not in self.known:
            kind = Differences if self.exact and inputs.spans else Sums
            self.known[which, name] = kind(getattr(self, name), inputs)
        return self.known[which, name]

    @cached_property
    def centre(self) -> Moments:
        return Moments(self.circle, self.x.mid(), self.y.mid())


class Circle:
    """Corners at the angles 2πp/n, p = 0..n-1; the wedge is seen from corner 0."""

    def __init__(self, n: int, rows: list[Row]) -> None:
        self.n, self.rows = n, rows
        self.u = [(arb.cos_pi_fmpq(fmpq(2 * p, n)), arb.sin_pi_fmpq(fmpq(2 * p, n))) for p in range(n)]
        self.gaps = [[(b[0] - a[0], b[1] - a[1]) for b in self.u] for a in self.u]
        # half of the products of the gaps: each pair of positions stands there twice
        self.products = [
            arb_mat([[gap[i] * gap[j] / 2 for gap in row] for row in self.gaps]) for i, j in ((0, 0), (0, 1), (1, 1))
        ]
        self.tangent = (arb.pi() / n).tan()
        self.inputs = {"slabs": slabs(n, tuple(range(1, 2 * n, 2))), "arcs": arcs(n)}
        if any(row.every for row in rows):
            if n > 10:
                raise Rejected("rows with a < 0 are checked for n up to 10 only")
            self.inputs["all"] = everything(n)
        self.axes: dict[str, tuple[arb, arb]] = {}
        for axis in axes(n) if any(row.type == "axis" for row in rows) else ():
            self.axes[str(axis)] = (arb.cos_pi_fmpq(fmpq(axis, 2 * n)), arb.sin_pi_fmpq(fmpq(axis, 2 * n)))
            self.inputs[str(axis)] = slabs(n, (axis,))

    def holds(self, row: Row, wide: Moments, narrow: Callable[[], bool]) -> bool:
        """Does the row hold on the box?  ``narrow``: are arcs enough for it there?"""
        if coarse(row, wide.spread):
            return True
        for image in self.axes if row.type == "axis" else ("slabs",):
            which = "all" if row.every else "arcs" if row.alone or narrow() else image
            axis = self.axes.get(image)
            left = self._left(row, wide, which, axis)
            if len(left) > MANY or not self._by_mean_value(row, wide, which, left, axis):
                return False  # too wide a box
        return True

    def _left(self, row: Row, wide: Moments, which: str, axis: Axis) -> list[Pair]:
        """The inputs for which neither their share nor the natural enclosure shows the row."""
        inputs, room = self.inputs[which], room_for_all(row, wide.spread)
        if room > 0:  # with K ≤ λ alone many are shown: Cᵀ(I - ρK)⁻¹C ≤ |C|²/(1 - ρλ)
            slope, offset, shares = row.slope * room, row.offset * room, wide.sums(which, inputs).joined
            left = []
            for pair in inputs.chosen:
                share, x, y = shares(pair)
                if not x * x + y * y <= offset + slope * share:
                    left.append(pair)
            return left if row.alone else self._unnatural(row, wide, which, left, axis)
        if len(inputs.chosen) < FEW:
            return self._unnatural(row, wide, which, inputs.chosen, axis)
        low, high = open_shares(row, wide.spread, wide.reach)
        if low > 1:  # no share is open
            return []
        shares = wide.sums(which, inputs).joined
        left = [pair for pair in inputs.chosen if not ((share := shares(pair)[0]) < low or share > high)]
        return self._unnatural(row, wide, which, left, axis)

    def _unnatural(self, row: Row, wide: Moments, which: str, pairs: list[Pair], axis: Axis) -> list[Pair]:
        """Those that the natural enclosure does not show."""
        inputs = self.inputs[which]
        first, second = wide.sums(which, inputs).joined, wide.sums(which, inputs, "second").joined
        return [pair for pair in pairs if not natural(row, first(pair) + second(pair), axis)]

    def _by_mean_value(self, row: Row, wide: Moments, which: str, left: list[Pair], axis: Axis) -> bool:
        if not left:
            return True
        inputs, half = self.inputs[which], wide.x.rad().max(wide.y.rad())
        first, second, third = (wide.sums(which, inputs, order).joined for order in ("first", "second", "third"))
        exact, above = (wide.centre.sums(which, inputs, order).joined for order in ("first", "second"))
        if row.alone:
            return all(mean_value(row, first(p) + second(p), exact(p), half, axis) for p in left)
        return all(mean_value(row, first(p) + second(p) + third(p), exact(p) + above(p), half, axis) for p in left)

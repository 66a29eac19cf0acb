"""What the rows of ``plane`` say of several softmaxes: eigenvalues of a C Cᵀ + c diag(K_i) at a sum S of their shares.

For c ≥ 0 (else complement the subset: K, C change sign and S becomes k - S) none exceeds λ if one of these shows it:

* *inner*: a Σ_i C_iᵀ(I - ρK_i)⁻¹C_i ≤ λ with ρ = c/λ, the secular equation; rows at two values of ρ interpolate;
* *top*: a Σ_{i≥2} |C_i|² + λ_max(a C_1C_1ᵀ + c K_1) for the worst one, whose share lies between S - (k-1) and S;
* *split*: for a < 0, the one with the largest share apart from the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from flint import arb

from verify.checker.balls import ball

from .covers import at_most
from .rows import Row

_PIECES = [Fraction(1, 2), Fraction(3, 5), Fraction(7, 10), Fraction(4, 5), Fraction(9, 10), Fraction(1)]


class Heads:
    """What the rows say of k heads with a given sum of shares, for a ≥ 0 or dropped, and c ≥ 0."""

    def __init__(self, k: int, rows: list[Row]) -> None:
        self.k = k
        self.tops = [row for row in rows if row.type != "inner" and row.second > 0]
        inner = [row for row in rows if row.type == "inner"]
        # complementing x turns ρ = 0 rows into rows of the opposite slope
        mirrored = [row._replace(slope=-row.slope, offset=row.offset + row.slope) for row in inner if row.first == 0]
        self.inner = inner + mirrored
        plain = [row for row in rows if row.type == "axis" and row.second == 0]
        mirrored = [row._replace(slope=-row.slope, offset=row.offset + row.slope) for row in plain]
        self.plain = [row for row in self.inner if row.first == 0] + plain + mirrored
        self.known: dict[str, tuple[Any, ...]] = {}

    def remembered(self, kind: str, choices: Callable[[], Iterator[Any]], test: Any) -> bool:
        """The choice that worked last works mostly again."""
        last = self.known.get(kind)
        if last is not None and test(*last):
            return True
        for rows in choices():
            if test(*rows):
                self.known[kind] = rows
                return True
        return False

    def below(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        """No eigenvalue of a C Cᵀ + c diag K exceeds the bound while S is between the ends; c ≥ 0 is a point."""
        return self._inner(a, c, ends, bound) or self.top(a, c, ends, bound) or self._split(a, c, ends, bound)

    def _inner(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        rho = c / bound
        if a <= 0:
            return any(row.first >= rho for row in self.inner)

        def test(low: Row, high: Row) -> bool:
            if not (low.first <= rho <= high.first):
                return False
            t = arb(0) if low.first == high.first else (rho - low.first) / (high.first - low.first)
            offset = low.offset + t * (high.offset - low.offset)
            slope = low.slope + t * (high.slope - low.slope)
            return all(at_most(a * (self.k * offset + slope * s), bound) for s in ends)

        return self.remembered("inner", lambda: product(self.inner, self.inner), test)

    def top(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        """The same by *top*; with rows of an axis, of one vector along it."""
        if not self.tops:
            return False
        if self.k > 1 and self.tops[0].type == "top":
            a = a.max(arb(0))  # with several heads a negative multiple of C Cᵀ may be cancelled: drop it
        shares = self.shares(ends, 1)
        others = self.plain if self.k > 1 and a > 0 and self.tops[0].type == "top" else [None]

        def test(first: Row, second: Row, other: Row | None) -> bool:
            found = _mix(first, second, a, c)
            if found is None:
                return False
            offset, slope = found
            rest, tilt = (arb(0), arb(0)) if other is None else (a * (self.k - 1) * other.offset, a * other.slope)
            return all(at_most(offset + rest + tilt * s + (slope - tilt) * p, bound) for s in ends for p in shares)

        def choices() -> Iterator[tuple[Row, ...]]:
            for first, second in product(self.tops, self.tops + self.plain):
                yield from ((first, second, other) for other in others)  # type: ignore[misc]

        return self.remembered(f"top {len(others)}", choices, test)

    def _split(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb) -> bool:
        """a < 0 and several heads: head 1 is the one with the largest share, the others have at most S/2 each."""
        if self.k == 1 or not a < 0:
            return False

        def small(row: Row) -> bool:  # K alone, for shares up to S/2
            shares = (arb(0), ends[1] / 2)
            return row.first >= 0 and all(at_most(c * (row.offset + row.slope * p), bound) for p in shares)

        if not any(small(row) for row in self.tops):
            return False
        return all(self._piece(a, c, ends, bound, index) for index in range(len(_PIECES) - 1))

    def _piece(self, a: arb, c: arb, ends: tuple[arb, arb], bound: arb, index: int) -> bool:
        """The largest share is a part of S between two listed ones."""
        low, high = ends
        shares = (ball(_PIECES[index]) * low).lower(), (ball(_PIECES[index + 1]) * high).upper()
        rest = (low - shares[1]).lower().max(arb(0)), (high - shares[0]).upper()
        second = rest[1].min((high / 2).upper())

        def test(own: Row, others: Row, plain: Row, part: arb) -> bool:
            eta = 1 + part * c * own.first / -a  # (1-η)|a| = part·c|a_r|
            if not (own.first < 0 and others.first == 0 and eta > 0):
                return False
            offset = part * own.offset + (1 - part) * others.offset
            slope = part * own.slope + (1 - part) * others.slope
            if not all(at_most(c * (offset + slope * p), bound) for p in shares):
                return False
            squares = [(self.k - 1) * plain.offset + plain.slope * r for r in rest]
            cross = -a * (1 / eta - 1) * squares[0].max(squares[1])
            return any(
                row.first == 0
                and all(at_most(c * (row.offset + row.slope * p) + cross, bound) for p in (arb(0), second))
                for row in self.tops
            )

        parts = [ball(Fraction(quarter, 4)) for quarter in (4, 3, 2, 1)]
        return self.remembered(f"piece {index}", lambda: product(self.tops, self.tops, self.plain, parts), test)

    def shares(self, ends: tuple[arb, arb], heads: int) -> tuple[arb, arb]:
        """What ``heads`` heads can have of a sum S between the ends."""
        low = (ends[0] - (self.k - heads)).lower().max(arb(0))
        return low, ends[1].upper().min(arb(heads))


def _mix(first: Row, second: Row, a: arb, c: arb) -> tuple[arb, arb] | None:
    """α and β for a C Cᵀ + c K from two rows (first has c = 1), or None if they do not reach it."""
    if second.second > 0:  # a/c between the two; a row with a larger first coefficient serves alone
        if first is second:
            return (c * first.offset, c * first.slope) if c * first.first >= a else None
        low, high = c * first.first, c * second.first
        if not (low < a <= high):
            return None
        t = (a - low) / (high - low)
        return (
            c * (first.offset + t * (second.offset - first.offset)),
            c * (first.slope + t * (second.slope - first.slope)),
        )
    extra = a - c * first.first
    if not extra >= 0:
        return None
    return c * first.offset + extra * second.offset, c * first.slope + extra * second.slope

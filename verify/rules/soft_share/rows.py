"""The rows of ``plane``: read from a certificate, and judged in a box by the natural or the mean value form."""

from __future__ import annotations

from typing import Any, NamedTuple

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, listing

from .covers import at_most

TYPES = ("top", "axis", "inner")
_SHARES = 32  # parts of 0 ≤ P ≤ 1 that are looked at one by one


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
        if second not in {"top": (1,), "inner": (0,), "axis": (0, 1)}[entry[0]]:
            raise Rejected("the second coefficient is 1 for a top row, 0 for an inner one, 0 or 1 for an axis")
        if (entry[0] == "inner" and first < 0) or (entry[0] == "axis" and second == 0 and first != 1):
            raise Rejected("the first coefficient of an inner row is not negative, that of an axis row without K is 1")
        rows.append(
            Row(
                entry[0],
                ball(first),
                ball(second),
                ball(slope),
                ball(offset),
                first < 0,
                entry[0] == "inner" and first == 0,
            )
        )
    return rows


def read_pairs(body: dict[str, Any]) -> list[tuple[arb, arb]]:
    """(β, α) of rows |C|² ≤ α + βP, neither negative: so they hold of the empty subset, and of its complement too."""
    slopes = [as_rational(value, "slopes") for value in listing(body, "slopes", 1, 12)]
    offsets = [as_rational(value, "offsets") for value in listing(body, "offsets", len(slopes), len(slopes))]
    if min(slopes) < 0 or min(offsets) < 0:
        raise Rejected("slopes and offsets must not be negative")
    return [(ball(beta), ball(alpha)) for beta, alpha in zip(slopes, offsets, strict=True)]


def top_eigenvalue(xx: arb, xy: arb, yy: arb) -> arb:
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


def coarse(row: Row, spread: tuple[arb, arb, arb]) -> bool:
    return by_spread(row, top_eigenvalue(*spread))


def open_shares(row: Row, spread: tuple[arb, arb, arb], reach: arb) -> tuple[arb, arb]:
    """From the least to the largest share P at which an inner row is not shown for all inputs at once (``plane``)."""
    top = top_eigenvalue(*spread)
    if row.type != "inner" or not (top.is_finite() and reach.is_finite()):
        return arb(0), arb(1)
    parts = [(arb(i) / _SHARES, arb(i + 1) / _SHARES) for i in range(_SHARES)]
    left = [ends for ends in parts if not _shown_at(row, top, reach, ends[0].union(ends[1]))]
    return (left[0][0], left[-1][1]) if left else (arb(2), arb(2))


def _shown_at(row: Row, top: arb, reach: arb, share: arb) -> bool:
    rest = 1 - share
    room = 1 - row.first * (rest * top).upper().min((share * reach).upper())
    square = (share * rest * top).upper().min((share * share * reach).upper())
    return bool(room > 0) and at_most(square / room - row.slope * share, row.offset)


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


def _largest_parabola(square: arb, linear: arb) -> arb:
    """max over 0 ≤ q ≤ 1 of square·q(1-q) + linear·q, bounded above by both ends and the crest."""
    ends = linear.upper().max(arb(0))
    if square.upper() > 0 and abs(linear).upper() < square.upper():
        crest = (square + linear) * (square + linear) / (4 * square)
        return ends.max(crest.upper())
    return ends if not square.upper() > 0 or linear.abs_lower() >= square.upper() else ends + square.upper() / 4


def room_for_all(row: Row, spread: tuple[arb, arb, arb]) -> arb:
    """What the eigenvalues of I - ρK of an inner row are not below for any input, since K ≤ λ; else nothing."""
    room = 1 - row.first * top_eigenvalue(*spread) if row.type == "inner" else arb(0)
    return room.lower() if room > 0 else arb(0)


def natural(row: Row, m: list[arb], axis: tuple[arb, arb] | None) -> bool:
    """The row from the enclosures of P, C, K on the box."""
    if row.alone:
        return at_most(m[1] * m[1] + m[2] * m[2] - row.slope * m[0], row.offset)
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
        value = along(axis, *_matrix(row, m))
        return at_most(value - row.slope * m[0], row.offset)
    return at_most(top_eigenvalue(*_matrix(row, m)) - row.slope * m[0], row.offset)


def along(e: tuple[arb, arb], xx: arb, xy: arb, yy: arb) -> arb:
    return e[0] * e[0] * xx + 2 * e[0] * e[1] * xy + e[1] * e[1] * yy


def mean_value(row: Row, m: list[arb], c: list[arb], half: arb, axis: tuple[arb, arb] | None) -> bool:
    """The row from its value at the centre and its derivatives on the box."""
    if row.alone:
        value = c[1] * c[1] + c[2] * c[2]
        slopes = [2 * (m[1] * m[3] + m[2] * m[4]), 2 * (m[1] * m[4] + m[2] * m[5])]
    elif row.type == "inner":
        inner, changed = _inner_value(row, c), _inner_slopes(row, m)
        if inner is None or changed is None:
            return False
        value, slopes = inner, changed
    else:
        xx, xy, yy = _matrix(row, m)
        changes = _matrix_slopes(row, m)
        if axis:
            value = along(axis, *_matrix(row, c))
            slopes = [along(axis, *change) for change in changes]
        else:
            value = top_eigenvalue(*_matrix(row, c))
            slopes = [_top_slope(xx, xy, yy, change) for change in changes]
    total = abs(slopes[0] - row.slope * m[1]).upper() + abs(slopes[1] - row.slope * m[2]).upper()
    return at_most(value - row.slope * c[0] + half * total, row.offset)


def _inner_value(row: Row, m: list[arb]) -> arb | None:
    """Cᵀ(I - ρK)⁻¹C, if I - ρK is positive for certain."""
    _, x, y, xx, xy, yy = m
    rho = row.first
    p, q, r = 1 - rho * xx, rho * xy, 1 - rho * yy
    det = p * r - q * q
    return (x * (r * x + 2 * q * y) + p * y * y) / det if det > 0 and p > 0 else None


def _inner_slopes(row: Row, m: list[arb]) -> list[arb] | None:
    """With y = (I - ρK)⁻¹C the derivative is 2y·∂C + ρ yᵀ∂K y; none if I - ρK is not positive for certain."""
    _, x, y, xx, xy, yy, xxx, xxy, xyy, yyy = m
    rho = row.first
    p, q, r = 1 - rho * xx, rho * xy, 1 - rho * yy
    det = p * r - q * q
    if not (det > 0 and p > 0):
        return None
    s, t = (r * x + q * y) / det, (p * y + q * x) / det
    ss, st, tt = s * s, 2 * s * t, t * t
    return [
        2 * (s * xx + t * xy) + rho * (ss * xxx + st * xxy + tt * xyy),
        2 * (s * xy + t * yy) + rho * (ss * xxy + st * xyy + tt * yyy),
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

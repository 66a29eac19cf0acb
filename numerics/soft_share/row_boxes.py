"""Rows are shown to hold: boxes of the plane in balls, and a tail beyond a radius (see ``rows`` for what a row is)."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Balls, Flags
from numerics.arithmetic.subdivision import preorder
from numerics.soft_share.circle import concentrated
from numerics.soft_share.rows import Row, slabs

__all__ = ["certificate", "prove", "tail_radius"]


WIDTH = 1e-4  # more than the pieces of the tail that the checker bisects


def tail_radius(n: int, rows: list[Row], *, wary: bool = False) -> Fraction:
    """The smallest half-integer radius beyond which concentration or two neighbours decide every row; a wary one has
    room for what a row changes within a piece of the checker, which a row that is steep in the share needs."""
    q = np.linspace(0, 1, 4001)
    distance = 2 * math.sin(math.pi / n)
    c = distance * q * (1 - q)
    third = distance * c * (1 - 2 * q)
    for half in range(1, 4000) if n > 2 else range(1):
        rest = (n - 2) * math.exp(-(half / 2) * (1 - math.cos(2 * math.pi / n)))
        top = concentrated(n, half / 2)
        if all(_by_spread(row, top).all() or _in_tail(n, row, rest, q, c, third, wary) for row in rows):
            return Fraction(max(1, half), 2)
    raise ArithmeticError(f"no tail radius found for n = {n}")


def _in_tail(n: int, row: Row, rest: float, q: Array, c: Array, third: Array, wary: bool) -> bool:
    loss = abs(row.slope) * rest - row.slope * q
    if row.type == "inner":
        room, aside = 1 - row.first * (third + 20 * rest), 1 - 20 * row.first * rest
        if aside <= 0 or room.min() <= 0:
            return False
        value = (c + 4 * rest) ** 2 / room + 16 * rest * rest / aside
    else:
        drift = abs(row.first) * (8 * c * rest + 16 * rest * rest) + 20 * row.second * rest
        aligned = math.cos(math.pi / n) ** 2 if row.type == "axis" and n % 2 == 0 else 1.0
        value = np.maximum(row.first * c * c + row.second * third, 0) * aligned + drift
    steep = abs(row.slope) + abs(row.first) + abs(row.second) if wary else 0.0
    margin = 1e-4 * (abs(row.offset) + 0.01) + WIDTH * steep
    return bool((value + loss).max() < row.offset - margin)


def prove(n: int, rows: list[Row], *, wary: bool = False) -> tuple[Fraction, list[str]]:
    """(radius, a quad-tree of [0, radius]² for each row) on which the checker will find the rows."""
    try:
        radius = tail_radius(n, rows, wary=wary)
    except ArithmeticError:  # a row that is met far out has no room
        radius = tail_radius(n, rows)
    return radius, ["0" if n == 2 else _subdivide(n, row, float(radius)) for row in rows]


def certificate(n: int, rows: list[Row]) -> dict[str, Any]:
    """Rows on a regular polygon, with what the checker re-derives them from; ArithmeticError where one is not shown."""
    radius, trees = prove(n, rows)
    return {"kind": "share-rows", "n": n, "rows": [row.text() for row in rows], "radius": str(radius), "trees": trees}


def _subdivide(n: int, row: Row, radius: float) -> str:
    rows = [replace(row, offset=row.offset - 1e-9)]
    level, half = np.array([[radius / 2] * 2]), radius / 2
    flags: list[Flags] = []
    while len(level):
        count = -(-len(level) // max(1, 60_000 // len(slabs(n, row.kind)[0][1])))
        with np.errstate(all="ignore"):  # a box that is too wide gives infinities: it is split
            done = np.concatenate([_accepted(n, c, half, rows, radius) for c in np.array_split(level, count)])
        flags.append(~done)
        half /= 2
        corners = np.array([[-half, -half], [-half, half], [half, -half], [half, half]])
        level = (level[~done][:, None, :] + corners).reshape(-1, 2)
        if len(flags) > 22 or len(level) > 40_000:
            raise ArithmeticError(f"the subdivision for n = {n}, {row} does not end")
    return preorder(flags, 4)


def _accepted(n: int, centres: Array, half: float, rows: list[Row], radius: float) -> Flags:
    low, high, sure = centres - half, centres + half, 1 + 1e-9
    accepted = (low[:, 1] > high[:, 0] * math.tan(math.pi / n) * sure) | ((low**2).sum(-1) > radius**2 * sure)
    rest = np.flatnonzero(~accepted)
    if len(rest) and half < 0.75:
        accepted[rest] = _inside(n, centres[rest], half, rows)
    return accepted


def _inside(n: int, centres: Array, half: float, rows: list[Row]) -> Flags:
    wide, spread = _features(n, centres, half)
    good = _coarse(rows, spread)
    rest = np.flatnonzero(~good & np.isfinite(wide.rad).all((-1, -2)))
    if len(rest):
        exact = _features(n, centres[rest], 0.0)[0]
        some = wide.take(rest)
        fine = np.ones(len(rest), dtype=bool)
        for row in rows:
            for axis, inputs in slabs(n, row.kind):
                left = np.flatnonzero(fine)
                if len(left):
                    w, c = (_combine(part.take(left), inputs.T) for part in (some, exact))
                    fine[left] &= (_natural(row, axis, w) | _mean_value(row, axis, w, c, half)).all(-1)
        good[rest] = fine
    return good


def _features(n: int, centres: Array, half: float) -> tuple[Balls, tuple[Balls, Balls, Balls]]:
    """The coefficients of x in P, C, K, T on each box: (boxes, n, 10), and Cov u."""
    angle = 2 * np.pi * np.arange(n) / n
    u = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    gaps = u[None, :, :] - u[:, None, :]
    exponents = np.einsum("bc,pjc->bpj", centres, gaps)
    width = np.broadcast_to(half * np.abs(gaps).sum(-1), exponents.shape)
    gamma = Balls(exponents, width).exp().sum(2).reciprocal()
    mean = [gamma.matmul(u[:, c]) for c in range(2)]
    shape = gamma.mid.shape
    a, b = (Balls(u[:, c] - m.mid[:, None], np.broadcast_to(m.rad[:, None], shape)) for c, m in enumerate(mean))
    first, second = np.triu_indices(n, 1)
    pairs = Balls(gamma.mid[:, first], gamma.rad[:, first]) * Balls(gamma.mid[:, second], gamma.rad[:, second])
    d = u[first] - u[second]
    xx, xy, yy = (pairs.matmul(d[:, i] * d[:, j]) for i, j in ((0, 0), (0, 1), (1, 1)))
    xx, xy, yy = (Balls(m.mid[:, None], m.rad[:, None]) for m in (xx, xy, yy))
    aa, ab, bb = a * a, a * b, b * b
    cubes = [aa * a, aa * b, ab * b, bb * b]
    corrections = [a * xx * 3.0, a * xy * 2.0 + b * xx, b * xy * 2.0 + a * yy, b * yy * 3.0]
    parts = [gamma, gamma * a, gamma * b, gamma * (aa - xx), gamma * (ab - xy), gamma * (bb - yy)]
    for cube, correction in zip(cubes, corrections, strict=True):
        third = (gamma * cube).sum(1)
        parts.append(gamma * (cube - Balls(third.mid[:, None], third.rad[:, None]) - correction))
    table = Balls(np.stack([p.mid for p in parts], -1), np.stack([p.rad for p in parts], -1))
    return table, (xx, xy, yy)


def _combine(table: Balls, mask: Array) -> list[Balls]:
    mid, rad = (np.ascontiguousarray(np.moveaxis(part, -1, 0)) @ mask for part in (table.mid, table.rad))
    return [Balls(m, r) for m, r in zip(mid, rad, strict=True)]


def _coarse(rows: list[Row], spread: tuple[Balls, Balls, Balls]) -> Flags:
    top = _top(*spread)[:, 0]
    return np.asarray(np.isfinite(top) & np.logical_and.reduce([_by_spread(row, top) for row in rows]))


def _by_spread(row: Row, top: Array) -> Flags:
    """|C|² ≤ P(1-P)λ and K ≤ (1-P)λ for all P at once, where λ bounds the largest eigenvalue of Cov u."""
    room = 1 - row.first * top if row.type == "inner" else np.ones_like(top)
    good = room > 0
    if row.type == "inner":
        square, straight = top / np.where(good, room, 1.0), 0.0 * top
    else:
        square, straight = np.maximum(row.first, 0) * top, row.second * top
    linear = straight + row.slope
    crest = (square + linear) ** 2 / (4 * np.maximum(square, 1e-300))
    best = np.where(np.abs(linear) < square, np.maximum(crest, np.maximum(linear, 0)), np.maximum(linear, 0))
    return np.asarray(good & (best - row.slope <= row.offset))


def _top(xx: Balls, xy: Balls, yy: Balls) -> Array:
    return (xx + yy).upper / 2 + np.sqrt(((xx - yy).magnitude / 2) ** 2 + xy.magnitude**2)


def _matrix(row: Row, m: list[Balls]) -> tuple[Balls, Balls, Balls]:
    a, c = row.first, float(row.second)
    return m[1] * m[1] * a + m[3] * c, m[1] * m[2] * a + m[4] * c, m[2] * m[2] * a + m[5] * c


def _matrix_slopes(row: Row, m: list[Balls]) -> tuple[tuple[Balls, Balls, Balls], tuple[Balls, Balls, Balls]]:
    _, x, y, xx, xy, yy, xxx, xxy, xyy, yyy = m
    a, c = row.first, float(row.second)
    return (
        (x * xx * (2 * a) + xxx * c, (x * xy + y * xx) * a + xxy * c, y * xy * (2 * a) + xyy * c),
        (x * xy * (2 * a) + xxy * c, (x * yy + y * xy) * a + xyy * c, y * yy * (2 * a) + yyy * c),
    )


def _along(e: Array, xx: Balls, xy: Balls, yy: Balls) -> Balls:
    return xx * float(e[0] ** 2) + xy * float(2 * e[0] * e[1]) + yy * float(e[1] ** 2)


def _natural(row: Row, axis: Array | None, m: list[Balls]) -> Flags:
    tilt = (m[0] * -row.slope).upper
    if row.type == "inner":
        positive, value = _inner(row, m)
        return positive & (value.upper + tilt <= row.offset)
    if axis is not None:
        return np.asarray(_along(axis, *_matrix(row, m)).upper + tilt <= row.offset)
    return np.asarray(_top(*_matrix(row, m)) + tilt <= row.offset)


def _inverse(row: Row, m: list[Balls]) -> tuple[Flags, Balls, Balls, Balls, Balls]:
    p, q, r = m[3] * -row.first + 1.0, m[4] * -row.first, m[5] * -row.first + 1.0
    det = p * r - q * q
    positive = (det.lower > 0) & (p.lower > 0)
    safe = Balls(np.where(positive, det.mid, 1.0), np.where(positive, det.rad, 0.0))
    return positive, p, q, r, safe.reciprocal()


def _inner(row: Row, m: list[Balls]) -> tuple[Flags, Balls]:
    positive, p, q, r, inverse = _inverse(row, m)
    x, y = m[1], m[2]
    return positive, (r * x * x - q * x * y * 2.0 + p * y * y) * inverse


def _inner_slopes(row: Row, m: list[Balls]) -> list[Balls]:
    _, x, y, xx, xy, yy, xxx, xxy, xyy, yyy = m
    _, p, q, r, inverse = _inverse(row, m)
    s, t = (r * x - q * y) * inverse, (p * y - q * x) * inverse
    ss, st, tt = s * s, s * t, t * t
    return [
        (s * xx + t * xy) * 2.0 + (ss * xxx + st * xxy * 2.0 + tt * xyy) * row.first,
        (s * xy + t * yy) * 2.0 + (ss * xxy + st * xyy * 2.0 + tt * yyy) * row.first,
    ]


def _mean_value(row: Row, axis: Array | None, m: list[Balls], c: list[Balls], half: float) -> Flags:
    positive = np.ones(m[0].mid.shape, dtype=bool)
    if row.type == "inner":
        positive, exact = _inner(row, c)
        positive &= _inverse(row, m)[0]
        value, slopes = exact.upper, _inner_slopes(row, m)
    elif axis is not None:
        value = _along(axis, *_matrix(row, c)).upper
        slopes = [_along(axis, *change) for change in _matrix_slopes(row, m)]
    else:
        value = _top(*_matrix(row, c))
        matrix = _matrix(row, m)
        slopes = [_top_slope(*matrix, change) for change in _matrix_slopes(row, m)]
    total = (slopes[0] - m[1] * row.slope).magnitude + (slopes[1] - m[2] * row.slope).magnitude
    return np.asarray(positive & (value - row.slope * c[0].mid + half * total <= row.offset))


def _top_slope(xx: Balls, xy: Balls, yy: Balls, change: tuple[Balls, Balls, Balls]) -> Balls:
    dxx, dxy, dyy = change
    middle, half, dhalf = (dxx + dyy) * 0.5, (xx - yy) * 0.5, (dxx - dyy) * 0.5
    square = half * half + xy * xy
    free = np.sqrt(dhalf.magnitude**2 + dxy.magnitude**2)
    low, high = np.sqrt(np.maximum(square.lower, 1e-300)), np.sqrt(np.maximum(square.upper, 1e-300))
    known = (half * dhalf + xy * dxy) * Balls((low + high) / 2, (high - low) / 2).reciprocal()
    usable = (square.lower > 0) & (known.magnitude < free)
    return middle + Balls(np.where(usable, known.mid, 0.0), np.where(usable, known.rad, free))

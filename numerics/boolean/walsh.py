"""Transforms of one large table over the subsets of n positions, exactly, compiled, depth first.

Every entry on the way is a sum of different entries of the table with signs, so it is at most the largest of them
times their number: if that is below 2^31 the work is done in 32 bits, below 2^63 in 64, and beyond that the table is
refused.

Two transforms share the order of the work: Walsh-Hadamard, Σ_x table[x] (-1)^|B ∩ x|, and the sum over supersets,
Σ_{x ⊇ B} table[x].
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

__all__ = ["MAX_POSITIONS", "fast_walsh_hadamard", "superset_sums", "transform_in_place"]

Integers = npt.NDArray[np.integer]
_ROW = 2**11  # entries that are finished at once: they fit the first-level cache
_EIGHT = 8
MAX_POSITIONS = 28


@njit(cache=True)
def _row(a: Integers, supersets: bool) -> None:
    """Both transforms along one contiguous row of at least eight entries, in place."""
    size = a.size
    if supersets:
        for g in range(0, size, 8):
            x0, x1, x2, x3, x4, x5, x6, x7 = (
                a[g],
                a[g + 1],
                a[g + 2],
                a[g + 3],
                a[g + 4],
                a[g + 5],
                a[g + 6],
                a[g + 7],
            )
            x0, x1, x2, x3 = x0 + x4, x1 + x5, x2 + x6, x3 + x7
            x0, x1, x4, x5 = x0 + x2, x1 + x3, x4 + x6, x5 + x7
            a[g], a[g + 2], a[g + 4], a[g + 6] = x0 + x1, x2 + x3, x4 + x5, x6 + x7
            a[g + 1], a[g + 3], a[g + 5] = x1, x3, x5
    else:
        for g in range(0, size, 8):
            x0, x1, x2, x3, x4, x5, x6, x7 = (
                a[g],
                a[g + 1],
                a[g + 2],
                a[g + 3],
                a[g + 4],
                a[g + 5],
                a[g + 6],
                a[g + 7],
            )
            y0, y1, y2, y3 = x0 + x4, x1 + x5, x2 + x6, x3 + x7
            y4, y5, y6, y7 = x0 - x4, x1 - x5, x2 - x6, x3 - x7
            x0, x1, x2, x3 = y0 + y2, y1 + y3, y0 - y2, y1 - y3
            x4, x5, x6, x7 = y4 + y6, y5 + y7, y4 - y6, y5 - y7
            a[g], a[g + 1], a[g + 2], a[g + 3] = x0 + x1, x0 - x1, x2 + x3, x2 - x3
            a[g + 4], a[g + 5], a[g + 6], a[g + 7] = x4 + x5, x4 - x5, x6 + x7, x6 - x7
    half = 8
    while 4 * half <= size:
        for g in range(0, size, 4 * half):
            _four(
                a[g : g + half],
                a[g + half : g + 2 * half],
                a[g + 2 * half : g + 3 * half],
                a[g + 3 * half : g + 4 * half],
                half,
                supersets,
            )
        half *= 4
    if half < size:
        _two(a[:half], a[half:], supersets)


@njit(cache=True, inline="always")
def _four(p0: Integers, p1: Integers, p2: Integers, p3: Integers, size: int, supersets: bool) -> None:
    """Two steps of the butterfly at once: half as many passes over the cache."""
    if supersets:
        for i in range(size):
            w, x, y, z = p0[i], p1[i], p2[i], p3[i]
            p0[i], p1[i], p2[i] = (w + x) + (y + z), x + z, y + z
    else:
        for i in range(size):
            w, x, y, z = p0[i], p1[i], p2[i], p3[i]
            p, q, r, s = w + x, w - x, y + z, y - z
            p0[i], p1[i], p2[i], p3[i] = p + r, q + s, p - r, q - s


@njit(cache=True, inline="always")
def _two(p0: Integers, p1: Integers, supersets: bool) -> None:
    if supersets:
        for i in range(p0.size):
            p0[i] = p0[i] + p1[i]
    else:
        for i in range(p0.size):
            w, x = p0[i], p1[i]
            p0[i], p1[i] = w + x, w - x


@njit(cache=True)
def _transform(work: Integers, out: Integers, row: int, supersets: bool) -> None:
    """The butterfly depth first: large strides of a block, then its quarters in turn, each while it is in a cache.

    A row is written to ``out``, which may be ``work`` itself, as soon as it is finished.
    """
    for start in range(0, work.size, row):
        size = work.size
        while size > row:
            part = size // 4 if size >= 4 * row else size // 2
            if start % size == 0:
                block = work[start : start + size]
                if 4 * part == size:
                    _four(
                        block[:part],
                        block[part : 2 * part],
                        block[2 * part : 3 * part],
                        block[3 * part :],
                        part,
                        supersets,
                    )
                else:
                    _two(block[:part], block[part:], supersets)
            size = part
        finished = work[start : start + row]
        _row(finished, supersets)
        out[start : start + row] = finished


def _checked(table: Integers) -> type:
    """Refuse what has no exact transform here; the narrowest type that holds every entry on the way."""
    size = table.size
    if table.ndim != 1 or size < 1 or size & (size - 1):
        raise ValueError(f"the table has shape {table.shape}; one axis with a power of two is needed")
    if not np.issubdtype(table.dtype, np.signedinteger) and table.dtype not in (np.uint8, np.uint16, np.uint32):
        raise ValueError(f"the table holds {table.dtype}; integers of at most 64 bits with sign are needed")
    largest = max(abs(int(table.max())), abs(int(table.min()))) * size
    if largest >= 2**63:
        raise ValueError("the largest entry times the size is 2^63 or more; an exact transform in 64 bits needs less")
    return np.int32 if largest < 2**31 else np.int64


def _apply(table: Integers, supersets: bool, narrow: bool) -> Integers:
    kind = _checked(table)
    if table.size < _EIGHT:
        return _tiny(table, supersets)
    work: Integers = table.astype(kind)
    out = work if narrow or kind is np.int64 else np.empty(table.size, np.int64)
    _transform(work, out, min(table.size, _ROW), supersets)
    return out


def _tiny(table: Integers, supersets: bool) -> npt.NDArray[np.int64]:
    result, half = table.astype(np.int64), 1
    while half < result.size:
        pairs = result.reshape(-1, 2, half)
        low, high = pairs[:, 0].copy(), pairs[:, 1].copy()
        pairs[:, 0] = low + high
        if not supersets:
            pairs[:, 1] = low - high
        half *= 2
    return result


def fast_walsh_hadamard(table: Integers, *, narrow: bool = False) -> Integers:
    """Σ_x table[x] χ_B(x) for every B, for a one-dimensional integer table whose length is a power of two.

    In 64 bits; with ``narrow`` in 32 where they hold every value (squares of them may need more).
    """
    return _apply(table, False, narrow)


def superset_sums(table: Integers, *, narrow: bool = False) -> Integers:
    """Σ table[x] over the x that contain B, for every B; ``narrow`` as above."""
    return _apply(table, True, narrow)


def transform_in_place(table: npt.NDArray[np.int32]) -> None:
    """The Walsh-Hadamard transform of a table of 32-bit integers in its own memory, as compiled libraries do it."""
    if table.dtype != np.int32 or not table.flags.c_contiguous or table.size < _EIGHT:
        raise ValueError("a contiguous table of at least eight 32-bit integers is needed")
    if _checked(table) is not np.int32:
        raise ValueError("the largest entry times the size is 2^31 or more; use fast_walsh_hadamard")
    _transform(table, table, min(table.size, _ROW), False)

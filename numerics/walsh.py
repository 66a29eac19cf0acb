"""The Walsh-Hadamard transform of one large table, exactly, at the speed of matrix products.

H_{2^k} is a Kronecker product of small Hadamard matrices: the transform is a few products with H_16, each of them one
pass over the table.  Products are done in floating point, which is exact as long as every partial sum is an integer
that the format holds: the partial sums are at most max|table| · size, below 2^24 for single and 2^53 for double
precision.  Beyond that the plain integer butterfly of :mod:`numerics.boolean` is used.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from numerics.boolean import walsh_hadamard

__all__ = ["fast_walsh_hadamard", "walsh_rows"]

Row = tuple[str, str, str, float, float]
_DIGITS = 4  # H_16: small enough for the registers, large enough to make few passes


def _hadamard(digits: int, kind: Any) -> npt.NDArray[Any]:
    matrix = np.ones((1, 1), dtype=kind)
    for _ in range(digits):
        matrix = np.block([[matrix, matrix], [matrix, -matrix]])
    return matrix


_LOCAL = threading.local()


def _buffers(size: int, kind: Any) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Two arrays to write in turn, kept for the next call: fresh memory would cost as much as the products."""
    kept = getattr(_LOCAL, "pair", None)
    if kept is None or kept[0].size != size or kept[0].dtype != kind:
        kept = _LOCAL.pair = (np.empty(size, dtype=kind), np.empty(size, dtype=kind))
    return kept


def fast_walsh_hadamard(table: npt.NDArray[np.integer]) -> npt.NDArray[np.int64]:
    """Σ_x table[x] χ_B(x) for every B, for a one-dimensional integer table whose length is a power of two."""
    size = table.size
    if table.ndim != 1 or size < 1 or size & (size - 1):
        raise ValueError(f"the table has shape {table.shape}; one axis with a power of two is needed")
    if not np.issubdtype(table.dtype, np.integer):
        raise ValueError(f"the table holds {table.dtype}; integers are needed for an exact transform")
    largest = max(abs(int(table.max())), abs(int(table.min()))) * size
    if largest >= 2**53:
        return walsh_hadamard(table)
    kind: Any = np.float32 if largest < 2**24 else np.float64
    (result, spare), done, bits = _buffers(size, kind), 0, size.bit_length() - 1
    np.copyto(result, table, casting="unsafe")  # exact: the values are below the limit of the format
    while done < bits:
        digits = min(_DIGITS, bits - done)
        matrix, rest = _hadamard(digits, kind), size >> (done + digits)
        if done == 0:
            shape: tuple[int, ...] = (rest, 1 << digits)
            np.matmul(result.reshape(shape), matrix, out=spare.reshape(shape))
        else:
            shape = (rest, 1 << digits, 1 << done)
            np.matmul(matrix, result.reshape(shape), out=spare.reshape(shape))
        result, spare, done = spare, result, done + digits
    return result.astype(np.int64)


def walsh_rows(rounds: int = 3) -> list[Row]:
    """Rows for ``verify bench``: beside the numpy butterfly, and beside a product with scipy's Hadamard matrix."""
    import statistics
    import time

    from scipy.linalg import hadamard

    def median(function: Any) -> float:
        times = []
        for _ in range(rounds):
            start = time.perf_counter()
            function()
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    rng, rows = np.random.default_rng(0), list[Row]()
    for exponent in (20, 22):
        table = rng.integers(0, 2, 2**exponent)
        if not np.array_equal(fast_walsh_hadamard(table), walsh_hadamard(table)):
            raise ArithmeticError("the two transforms disagree")
        rows.append((f"Walsh-Hadamard transform of 2^{exponent} bits, exact", "products with H_16", "numpy butterfly",
                     median(lambda t=table: fast_walsh_hadamard(t)), median(lambda t=table: walsh_hadamard(t))))
    small, matrix = rng.integers(0, 2, 2**11), hadamard(2**11)
    rows.append(("Walsh-Hadamard transform of 2^11 bits, exact", "products with H_16", "scipy.linalg.hadamard @ table",
                 median(lambda: fast_walsh_hadamard(small)), median(lambda: matrix @ small)))
    return rows

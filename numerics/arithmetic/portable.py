"""The same bits on every processor: elementary functions, sums and products in one order and without fusing.

A trained count is a fact about the seed only if rounding is.  Libraries choose their exponential, their sine and the
order of a sum by what the processor can do (vector width, fused multiply-add), and after a thousand steps the last bit
has become a success more or less.  What enters a trajectory is therefore computed from additions, multiplications,
divisions and square roots alone, which IEEE 754 fixes to the bit: compiled without any leave to reorder or to fuse,
each sum in the order that is written.  A division may give an infinity or a NaN and raises nothing
(``error_model``): one that could raise would keep lanes from sharing a loop.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit

__all__ = [
    "circle",
    "dot",
    "eigenvalues",
    "erf",
    "exp",
    "folded_sum",
    "log",
    "log1p_of_a_share",
    "log_add_exp",
    "power",
    "product",
    "scalar_exp",
    "scalar_log1p_exp",
    "tanh",
    "turn",
]

Array = np.ndarray[Any, Any]
FAR = 800.0
TO_INTEGER = 6755399441055744.0  # 3 * 2^51: added and taken away it rounds to the nearest integer
INTEGER_AS_BITS = np.float64(TO_INTEGER).view(np.int64)
LOG2_HIGH, LOG2_LOW, PER_LOG2 = 6.93147180369123816490e-01, 1.90821492927058770002e-10, 1.44269504088896338700
HALF_PI_1, HALF_PI_2, HALF_PI_3 = 1.57079632673412561417, 6.07710050630396597660e-11, 2.02226624879595063154e-21
PER_HALF_PI = 6.36619772367581382433e-01


@njit(cache=True, error_model="numpy")
def _two_to_the(exponent: int) -> float:
    """2^exponent for -1022 to 1023, from its bits: a table would have to be looked up one by one."""
    return np.int64((exponent + 1023) << 52).view(np.float64)


@njit(cache=True, error_model="numpy")
def scalar_exp(x: float) -> float:
    """e^x, within one unit of the last place, from x = k log 2 + r; no branch, so that loops vectorise."""
    x = FAR if x > FAR else -FAR if x < -FAR else x  # NaN stays what it is
    shifted = x * PER_LOG2 + TO_INTEGER  # the nearest integer stands in its last bits
    k = shifted - TO_INTEGER
    high, low = x - k * LOG2_HIGH, k * LOG2_LOW
    r = high - low
    t = r * r
    c = r - t * (
        1.66666666666666019037e-01
        + t
        * (
            -2.77777777770155933842e-03
            + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))
        )
    )
    y = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    whole = np.float64(shifted).view(np.int64) - INTEGER_AS_BITS
    half = whole >> 1  # 2^k in two factors: the result may be subnormal or infinite
    return y * _two_to_the(half) * _two_to_the(whole - half)


@njit(cache=True, error_model="numpy")
def _flat_exp(x: Any, result: Any) -> None:
    for i in range(len(x)):
        result[i] = scalar_exp(x[i])


@njit(cache=True, error_model="numpy")
def turn(x: float) -> Any:
    """(cos x, sin x) for |x| up to a million."""
    quarter = math.floor(x * PER_HALF_PI + 0.5)
    r = ((x - quarter * HALF_PI_1) - quarter * HALF_PI_2) - quarter * HALF_PI_3
    t = r * r
    s = r + r * t * (
        -1.66666666666666324348e-01
        + t
        * (
            8.33333333332248946124e-03
            + t
            * (
                -1.98412698298579493134e-04
                + t * (2.75573137070700676789e-06 + t * (-2.50507602534068634195e-08 + t * 1.58969099521155010221e-10))
            )
        )
    )
    c = (
        1.0
        - 0.5 * t
        + t
        * t
        * (
            4.16666666666666019037e-02
            + t
            * (
                -1.38888888888741095749e-03
                + t
                * (
                    2.48015872894767294178e-05
                    + t
                    * (-2.75573143513906633035e-07 + t * (2.08757232129817482790e-09 + t * -1.13596475577881948265e-11))
                )
            )
        )
    )
    which = int(quarter) & 3
    if which == 0:
        return c, s
    if which == 1:
        return -s, c
    if which == 2:
        return -c, -s
    return s, -c


@njit(cache=True, error_model="numpy")
def log1p_of_a_share(y: float) -> float:
    """log(1 + y) for 0 <= y <= 1: 2 artanh(y/(2 + y)), whose series falls by a factor of nine a term."""
    z = y / (2.0 + y)
    t, total = z * z, 1.0 / 41  # written out: a loop inside would keep lanes from sharing the work
    total = total * t + 1.0 / 39
    total = total * t + 1.0 / 37
    total = total * t + 1.0 / 35
    total = total * t + 1.0 / 33
    total = total * t + 1.0 / 31
    total = total * t + 1.0 / 29
    total = total * t + 1.0 / 27
    total = total * t + 1.0 / 25
    total = total * t + 1.0 / 23
    total = total * t + 1.0 / 21
    total = total * t + 1.0 / 19
    total = total * t + 1.0 / 17
    total = total * t + 1.0 / 15
    total = total * t + 1.0 / 13
    total = total * t + 1.0 / 11
    total = total * t + 1.0 / 9
    total = total * t + 1.0 / 7
    total = total * t + 1.0 / 5
    total = total * t + 1.0 / 3
    total = total * t + 1.0 / 1
    return 2.0 * z * total


@njit(cache=True, error_model="numpy")
def _flat_log(x: Any, result: Any) -> None:
    """From x = 2^e (1 + y); the error is absolute, some 1e-16."""
    for i in range(len(x)):
        if 0.0 < x[i] < np.inf:
            share, e = math.frexp(x[i])
            result[i] = (e - 1) * LOG2_HIGH + ((e - 1) * LOG2_LOW + log1p_of_a_share(2.0 * share - 1.0))
        else:
            result[i] = x[i] if x[i] > 0.0 else -np.inf if x[i] == 0.0 else np.nan


@njit(cache=True, error_model="numpy")
def scalar_log1p_exp(x: float) -> float:
    """log(1 + e^x)."""
    return (x if x > 0.0 else 0.0) + log1p_of_a_share(scalar_exp(x if x <= 0.0 else -x))


@njit(cache=True, error_model="numpy")
def _flat_log_add_exp(x: Any, result: Any) -> None:
    for i in range(len(x)):
        result[i] = scalar_log1p_exp(x[i])


@njit(cache=True, error_model="numpy")
def _flat_tanh(x: Any, result: Any) -> None:
    """From the series of sinh and cosh near 0, where 1 - e^{-2|x|} would cancel, else from the exponential."""
    for i in range(len(x)):
        t = x[i] * x[i]
        if t < 0.25:
            sinh, cosh = 0.0, 0.0
            for j in range(8, -1, -1):
                sinh = 1.0 + sinh * t / ((2 * j + 2) * (2 * j + 3))
                cosh = 1.0 + cosh * t / ((2 * j + 1) * (2 * j + 2))
            result[i] = x[i] * sinh / cosh
        else:
            e = scalar_exp(-2.0 * abs(x[i]))
            result[i] = math.copysign((1.0 - e) / (1.0 + e), x[i])


@njit(cache=True, error_model="numpy")
def _flat_erf(x: Any, result: Any) -> None:
    """2/sqrt(pi) e^{-x^2} sum of 2^j x^{2j+1}/(2j+1)!!: all terms have one sign; within 4e-15."""
    for i in range(len(x)):
        t, term, total, j = x[i] * x[i], x[i], x[i], 1
        if not t <= 36.0:
            result[i] = math.copysign(1.0, x[i]) if t > 36.0 else x[i]
            continue
        while abs(term) > 1e-18 * abs(total):
            term *= 2.0 * t / (2 * j + 1)
            total += term
            j += 1
        result[i] = 1.1283791670955126 * scalar_exp(-t) * total


def _over(flat: Any, x: Any) -> Array:
    values = np.ascontiguousarray(x, dtype=float)
    result = np.empty(values.size)
    flat(values.reshape(-1), result)
    return result.reshape(np.shape(x))


def exp(x: Any) -> Array:
    return _over(_flat_exp, x)


def tanh(x: Any) -> Array:
    return _over(_flat_tanh, x)


def erf(x: Any) -> Array:
    return _over(_flat_erf, x)


def log(x: Any) -> Array:
    return _over(_flat_log, x)


def log_add_exp(x: Any) -> Array:
    """log(1 + e^x)."""
    return _over(_flat_log_add_exp, x)


def circle(angles: Any) -> tuple[Array, Array]:
    """Cosines and sines of a few angles (doubles, taken as exact), from enclosures of a hundred bits."""
    from flint import arb, ctx

    before, ctx.prec = ctx.prec, 100
    try:
        found = [arb(float(angle)).sin_cos() for angle in angles]
        return np.array([float(c.mid()) for _, c in found]), np.array([float(s.mid()) for s, _ in found])
    finally:
        ctx.prec = before


@njit(cache=True, error_model="numpy")
def power(base: float, exponent: int) -> float:
    """base^exponent by squaring, for an exponent that is not negative."""
    result = 1.0
    while exponent > 0:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result


@njit(cache=True, error_model="numpy")
def folded_sum(table: Any, size: int) -> float:
    """The sum of the first ``size`` entries, a power of two: halves are added onto halves, in place, down to 8.

    A vector unit of any width adds the same pairs, so this is as fast as a sum may be and has one value.
    """
    while size > 8:
        size //= 2
        for i in range(size):
            table[i] += table[size + i]
    total = table[0]
    for i in range(1, size):
        total += table[i]
    return total


def dot(x: Array, y: Array) -> float:
    """The sum of products; numpy adds a flat array in an order of its own that no processor changes."""
    return float((x * y).sum())


@njit(cache=True, error_model="numpy")
def _rotate(table: Any, i: int, j: int) -> None:
    """The plane rotation that brings entry (i, j) of a symmetric table to zero, in place."""
    half = (table[j, j] - table[i, i]) / (2.0 * table[i, j])
    tangent = math.copysign(1.0, half) / (abs(half) + math.sqrt(half * half + 1.0))
    cosine = 1.0 / math.sqrt(tangent * tangent + 1.0)
    sine = tangent * cosine
    for p in range(len(table)):
        table[i, p], table[j, p] = (
            cosine * table[i, p] - sine * table[j, p],
            sine * table[i, p] + cosine * table[j, p],
        )
    for p in range(len(table)):
        table[p, i], table[p, j] = (
            cosine * table[p, i] - sine * table[p, j],
            sine * table[p, i] + cosine * table[p, j],
        )
    table[i, j] = table[j, i] = 0.0


@njit(cache=True, error_model="numpy")
def eigenvalues(matrix: Any) -> Any:
    """Of a small symmetric matrix, in rising order: rotations until nothing is left beside the diagonal."""
    table, turned = matrix.copy(), True
    for _ in range(60):
        if not turned:
            break
        turned = False
        for i in range(len(table)):
            for j in range(i + 1, len(table)):
                if abs(table[i, j]) > 1e-18 * (abs(table[i, i]) + abs(table[j, j])):
                    _rotate(table, i, j)
                    turned = True
    return np.sort(np.diag(table))


@njit(cache=True, error_model="numpy")
def _product(x: Any, y: Any) -> Any:
    result = np.zeros((x.shape[0], y.shape[1]))
    whole = x.shape[1] // 4 * 4
    for i in range(x.shape[0]):
        for j in range(0, whole, 4):  # four terms at a time, one after the other
            a, b, c, d = x[i, j], x[i, j + 1], x[i, j + 2], x[i, j + 3]
            for column in range(y.shape[1]):
                result[i, column] = (
                    ((result[i, column] + a * y[j, column]) + b * y[j + 1, column]) + c * y[j + 2, column]
                ) + d * y[j + 3, column]
        for j in range(whole, x.shape[1]):
            for column in range(y.shape[1]):
                result[i, column] += x[i, j] * y[j, column]
    return result


def product(x: Any, y: Any) -> Array:
    """A matrix times a matrix or a vector; each entry is summed from the first term to the last."""
    right = np.asarray(y, dtype=float)
    columns = np.ascontiguousarray(right if right.ndim == 2 else right[:, None])
    found: Array = _product(np.ascontiguousarray(x, dtype=float), columns)
    return found if right.ndim == 2 else found[:, 0]

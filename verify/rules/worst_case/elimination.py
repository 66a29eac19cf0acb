"""Is a symmetric matrix positive semidefinite?  By elimination without fractions, over integers or polynomials in k.

Each step divides by the pivot before it, exactly, so that an entry is a minor of the matrix and no longer than one.
How long they can become is known before anything is computed: what would take more than seconds is refused.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from flint import fmpq_poly, fmpz

from verify.checker.reading import Rejected

__all__ = ["bounded", "is_psd", "is_psd_for_every"]

MAX_BITS = 10_000  # of one number on the way: those that solvers and people find have some hundreds
MAX_MINOR = 40_000  # of an entry, times the rows and the coefficients: some seconds
Poly = Any  # of flint, which has no types


def bounded(value: Fraction) -> Fraction:
    """The number itself, if it is not so long that sums of such numbers take for ever."""
    if value.numerator.bit_length() + value.denominator.bit_length() > MAX_BITS:
        raise Rejected(f"a number has more than {MAX_BITS} bits on the way")
    return value


def is_psd(rows: list[list[Fraction]]) -> bool:
    common = _common((value.denominator for row in rows for value in row), len(rows))
    whole = [[int(value * common) for value in row] for row in rows]
    _short((value for row in whole for value in row), len(rows))
    return _eliminated([[fmpz(value) for value in row] for row in whole])


def is_psd_for_every(rows: list[list[Poly]]) -> bool:
    """For every k > 0, if no pivot has a negative coefficient; and then at 0, where it is a limit of such forms."""
    size = len(rows) * max(len(value.coeffs()) for row in rows for value in row)
    common = _common((int(value.denom()) for row in rows for value in row), size)
    whole = [[value * common for value in row] for row in rows]
    _short((int(number.p) for row in whole for value in row for number in value.coeffs()), size)
    return _eliminated(whole)


def _common(numbers: Iterable[int], size: int) -> int:
    found = 1
    for number in numbers:
        found = math.lcm(found, number)
        _short((found,), size)
    return found


def _short(numbers: Iterable[int], size: int) -> None:
    if any(number.bit_length() * size > MAX_MINOR for number in numbers):
        raise Rejected(f"a matrix whose minors may have more than {MAX_MINOR} bits")


def _eliminated(rows: list[list[Any]]) -> bool:
    """Each pivot is not negative, and zero only with its row."""
    last: Any = 1
    while rows:
        (pivot, *head), rest = rows[0], rows[1:]
        if _negative(pivot) or (pivot == 0 and any(entry != 0 for entry in head)):
            return False
        if pivot != 0:
            rest = [
                [row[0], *(_over(pivot * e - row[0] * h, last) for e, h in zip(row[1:], head, strict=True))]
                for row in rest
            ]
            last = pivot
        rows = [row[1:] for row in rest]
    return True


def _negative(value: Any) -> bool:
    return any(c < 0 for c in value.coeffs()) if isinstance(value, fmpq_poly) else value < 0


def _over(value: Any, by: Any) -> Any:
    quotient, rest = divmod(value, by)
    if rest != 0:
        raise Rejected("a division that is not exact")
    return quotient

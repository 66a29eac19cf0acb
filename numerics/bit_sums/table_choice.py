"""Meeting in the middle: which tables and which compiled sums serve a pair, and what they leave as error.

There are two orders of summation.  The second puts the bits of the set into one part and is two to four times
as fast; who has to repeat earlier numbers to the bit keeps the order that they were made with.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import dot
from numerics.bit_sums.analytic_branches import Chains
from numerics.bit_sums.meet_in_the_middle import bit_sums, half, pair_sums, quadratic_sums
from numerics.bit_sums.plan import Plan, plan_for
from numerics.bit_sums.quadratic_pieces import quadratic_meet
from numerics.bit_sums.series import series_for
from numerics.bit_sums.windows import smooth_meet

__all__ = ["meeting", "second_tables"]

Array = np.ndarray[Any, Any]
WIDEST = 32  # bits whose suffix moments the second order keeps in memory
ROUNDING = 1.28e-13


class _Halves:
    """The first order: two sorted halves with signs, and the sums over their pairs."""

    def __init__(self, c: Array, odd: Array, chance: float, offset: float, plan: Plan) -> None:
        self.size, self.middle, self.plan = len(c), (len(c) + 1) // 2, plan
        self.error = plan.error
        self.u, self.weight_u, self.sign_u, self.mask_u = half(c[: self.middle], odd[: self.middle], chance, offset)
        self.v, self.weight_v, self.sign_v, self.mask_v = half(c[self.middle :], odd[self.middle :], chance, 0.0)

    def sums(self, flip: bool = False) -> tuple[float, float, Array]:
        """E[f], E[f'] and E[x_p f'], with ``flip`` for the other signs."""
        sign = -self.sign_u if flip else self.sign_u
        from_u = self._pairs(self.u, sign, self.v, self.weight_v, self.sign_v, both=True)
        from_v = self._pairs(self.v, self.sign_v, self.u, self.weight_u, sign, both=False)
        slope_u = self.weight_u * from_u[0]
        inner = np.concatenate(
            [
                bit_sums(self.mask_u, slope_u, self.middle),
                bit_sums(self.mask_v, self.weight_v * from_v[0], self.size - self.middle),
            ]
        )
        return dot(self.weight_u, from_u[1]), float(slope_u.sum()), inner

    def _pairs(self, u: Array, sign_u: Array, v: Array, weight_v: Array, sign_v: Array, both: bool) -> Array:
        plan = self.plan
        if plan.quadratic:
            jumps = plan.jumps[:, 1:] / np.array([2 * plan.width, 4 * plan.width * plan.width])
            return quadratic_sums(u, sign_u, v, weight_v, sign_v, plan.start, plan.kinks, plan.labels, jumps, both)
        tables = plan.tables if both else plan.tables[:1]
        return pair_sums(u, sign_u, v, weight_v, sign_v, plan.width, tables, plan.kinks, plan.labels, plan.jumps)


@lru_cache(maxsize=64)
def _second(pair: Chains, accuracy: float) -> tuple[tuple[Any, ...], float]:
    plan = plan_for(pair, 2, accuracy) if pair.quadratic else None
    if plan is not None and plan.quadratic:
        nothing = np.zeros((1, 1, 1))
        return (True, plan.start, plan.width, nothing, plan.kinks, plan.labels, plan.corners), plan.error
    series = series_for(pair, accuracy)
    return (False, np.zeros(2), series.width, series.base, series.kinks, series.labels, series.jumps), series.error


def second_tables(pair: Chains, accuracy: float) -> tuple[Any, ...]:
    """Of the second order: are all pieces quadratic, the first pieces, the width, windows, kinks, signs, jumps."""
    return _second(pair, accuracy)[0]


class _Parts:
    """The second order: the set in the first part, and no signs."""

    def __init__(self, pair: Chains, c: Array, odd: Array, chance: float, offset: float, accuracy: float) -> None:
        self.given, self.error = (c, odd, chance, offset), _second(pair, accuracy)[1]
        self.quadratic, *self.tables = second_tables(pair, accuracy)

    def sums(self, flip: bool = False) -> tuple[float, float, Array]:
        start, width, base, *kinks = self.tables
        found: tuple[float, float, Array] = (
            quadratic_meet(*self.given, flip, start, *kinks)
            if self.quadratic
            else smooth_meet(*self.given, flip, width, base, *kinks)
        )
        return found


def _fits(pair: Chains, size: int, inside: int, accuracy: float) -> bool:
    """Whether the second order serves: the set is no burden to its part, and moments have room."""
    if inside > (size + 1) // 2:
        return False
    return size <= WIDEST or (pair.quadratic and second_tables(pair, accuracy)[0])


def meeting(
    pair: Chains, c: Array, odd: Array, chance: float, offset: float, factor: float, accuracy: float, order: int
) -> tuple[float, float, float, Array, float]:
    """Value, E[A'], E[χ D'], slopes in c and the error of the value; ``factor``: what hidden bits leave of χ."""
    size = len(c)
    parts: _Parts | _Halves
    if order == 2 and _fits(pair, size, int(odd.sum()), accuracy / 4):
        parts = _Parts(pair, c, odd, chance, offset, accuracy / 4)
    else:
        parts = _Halves(c, odd, chance, offset, plan_for(pair, 10 if size <= 24 else 6, accuracy / 4))
    error = parts.error + ROUNDING
    value, slope, inner = parts.sums()
    if factor == 1.0:  # nothing hidden: only the whole of E[f'] is ever asked for
        return value, slope, 0.0, inner, error
    # a bit of the set is out of sight: A and χD apart, from the signs as they are and reversed
    other, other_slope, other_inner = parts.sums(True)
    value = 0.5 * (value + other) + factor * 0.5 * (value - other)
    inner = 0.5 * (inner + other_inner) + factor * 0.5 * (inner - other_inner)
    return value, 0.5 * (slope + other_slope), 0.5 * (slope - other_slope), inner, error

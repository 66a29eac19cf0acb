r"""Upper ends: which rows are worth proving, and the subdivision of [0, k] on which they give the bound.

A cutting-plane loop: at the sum S where the bound is worst, ask which new row would help there, add it, repeat.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Flags
from numerics.arithmetic.subdivision import preorder
from numerics.parity.suprema.lines import intervals
from numerics.soft_share.row_boxes import prove
from numerics.soft_share.rows import Row, estimate, refined
from numerics.soft_share.several import Heads, Problems, below, joined, least

__all__ = ["matrix_bound"]

CONCAVE = 10  # rows that need every input are for n up to this
SLACK, LONG_SLACK = 0.007, 0.009  # claimed minus found α, in units of the row's own size; on long circles
LONG = 12  # positions beyond which a circle is long: thousands of inputs a box
ENOUGH = 1.025  # over the goal: no more rows
MARGIN = 1.003  # claimed over found maximum on the line
_SLOPES = np.concatenate([-np.sinh(np.linspace(2.4, 0.02, 40)), [0.0], np.sinh(np.linspace(0.02, 2.4, 40))]) * 0.5
IDLE = (2, 2, "loss+")  # the inputs with that label are constant: no head changes anything
_PARTS = {"hessian": ("hessian",), "product": ("product",), "loss": ("loss+", "loss-")}


def grid(k: int, b: float) -> Array:
    """Sums S, dense around the half-integers where f'' has its spikes of width sqrt(b)."""
    steps = np.sinh(np.linspace(-12, 12, 241)) * math.sqrt(b) * 1e-3
    near = (np.arange(1, k + 1)[:, None] - 0.5 + steps).ravel()
    return np.sort(np.concatenate([np.linspace(0, k, 1201), near[(near > 0) & (near < k)]]))


def finished(row: Row, n: int) -> Row:
    """With a provable offset, in few digits."""
    row = replace(row, first=_digits(row.first), slope=_digits(row.slope))
    size = refined(replace(row, slope=0.0), n)
    slack = SLACK if n <= LONG else LONG_SLACK
    offset = max(refined(row, n), 0.0, -row.slope) + slack * size * (1 + min(2.0, abs(row.slope)))
    return replace(row, offset=math.ceil(offset * 10**7) / 10**7)


def _digits(value: float) -> float:
    return float(f"{value:.5g}")


def ceiling(value: float) -> Fraction:
    """Seven significant digits, rounded up."""
    scale = Fraction(10) ** (6 - math.floor(math.log10(value)))
    return Fraction(math.ceil(Fraction(value) * scale)) / scale


@lru_cache(maxsize=256)
def matrix_bound(name: str, n: int, k: int, b: Fraction, goal: float) -> tuple[Fraction, dict[str, Any]]:
    """(upper bound at τ = 1, the certificate's fields that show it); ``goal`` is the lower end."""
    smooth = float(b)
    points = grid(k, smooth)
    parts = [part for part in _PARTS[name] if (n, k, part) != IDLE]
    problems = joined([intervals(part, k, smooth, points, points)[0] for part in parts])
    rows = relaxed(k, choose(n, k, problems, goal), problems)
    heads = Heads(k, rows)
    bound = float(least(heads, problems).max()) * MARGIN
    upper = ceiling(bound)
    lines = ["0" if (n, k, part) == IDLE else bisect(part, heads, smooth, float(upper)) for part in _PARTS[name]]
    radius, planes = prove(n, rows)
    return upper, {"rows": [row.text() for row in rows], "radius": str(radius), "planes": planes, "lines": lines}


def choose(n: int, k: int, problems: Problems, goal: float, limit: int = 22) -> list[Row]:
    """Rows that bring the bound close to the goal, most useful first; those that turn out idle are dropped."""
    kappa = refined(Row("top", 0.0, 1, 0.0), n)
    rows = [finished(Row("inner", 0.0, 0, 0.0), n), finished(Row("top", 0.0, 1, 0.0), n)]
    rows.append(finished(Row("inner", 0.5 / kappa, 0, 0.0), n))
    stuck = np.zeros(len(problems.a), dtype=bool)
    for _ in range(40):
        bounds = least(Heads(k, rows), problems)
        worst = int(np.where(stuck, -np.inf, bounds).argmax())
        if bounds[worst] <= max(goal * ENOUGH, float(bounds[stuck].max(initial=0.0))) or len(rows) >= limit:
            break
        new = [finished(row, n) for row in _helpful(n, k, problems.take(np.array([worst])), kappa, goal)]
        new = [row for row in new if row not in rows]
        after = least(Heads(k, rows + new), problems.take(np.array([worst])))[0] if new else math.inf
        if after > bounds[worst] * 0.998:
            stuck[worst] = True
            close = np.abs(problems.low - problems.low[worst]) < 0.02 * k
            stuck |= close & (bounds <= bounds[worst])
        else:
            rows += new
    return _needed(k, rows, problems)


def _needed(k: int, rows: list[Row], problems: Problems) -> list[Row]:
    """Drop what costs less than a part in a thousand."""
    bounds = least(Heads(k, rows), problems)
    top = float(bounds.max())
    hard = problems.take(np.argsort(-bounds)[:3000])
    rest = problems
    for row in list(rows):
        fewer = [other for other in rows if other is not row]
        if least(Heads(k, fewer), hard).max() <= top * 1.001 and least(Heads(k, fewer), rest).max() <= top * 1.001:
            rows = fewer
    return rows


def relaxed(k: int, rows: list[Row], problems: Problems) -> list[Row]:
    """Larger offsets where they cost less than a part in a thousand each: such rows are shown on fewer boxes."""
    goal = float(least(Heads(k, rows), problems).max())
    for index, row in enumerate(rows):
        for factor in (1.6, 1.25, 1.1, 1.04, 1.015):
            easier = replace(row, offset=math.ceil(row.offset * factor * 10**7) / 10**7)
            changed = [*rows[:index], easier, *rows[index + 1 :]]
            if least(Heads(k, changed), problems).max() <= goal * 1.001:
                rows = changed
                break
    return rows


def _helpful(n: int, k: int, problem: Problems, kappa: float, goal: float) -> list[Row]:
    """The rows that would bound one problem best, by either argument, as far as samples tell."""
    a, c, s = float(problem.a[0]), float(problem.c[0]), float(problem.low[0])
    inner = _inner_rows(n, k, a, c, s, kappa, goal)
    if inner[0] <= goal * 1.012 and a > 0:  # as a rule the cheaper rows to prove
        return inner[1]
    top = _top_rows(n, k, a, c, s)
    return min((inner, top), key=lambda found: found[0])[1]


def _inner_rows(n: int, k: int, a: float, c: float, s: float, kappa: float, goal: float) -> tuple[float, list[Row]]:
    best: tuple[float, list[Row]] = (math.inf, [])
    floor = c * kappa / 0.97
    for bound in max(goal, floor) * np.array([1.0, 1.01, 1.03, 1.06, 1.1, 1.2, 1.4, 2.0]):
        rho = _digits(c / bound * 1.0001)
        if a <= 0:
            return float(bound), [Row("inner", rho, 0, 0.0)]
        if rho * kappa < 0.01:
            rho = 0.0

        def value(t: float, rho: float = rho) -> float:
            return a * (k * max(estimate(Row("inner", rho, 0, t), n), 0.0, -t) + t * s)

        t = _best_slope(value)
        reached = max(float(bound), value(t))
        if reached < best[0]:
            best = (reached, [Row("inner", rho, 0, t), Row("inner", 0.0, 0, abs(t))])
            if rho == 0:  # complementing mirrors the slope
                best = (reached, best[1][1:])
    return best


def _best_slope(value: Callable[[float], float]) -> float:
    """The minimiser of a convex function of the slope: the grid, then thirds."""
    i = int(np.argmin([value(float(t)) for t in _SLOPES]))
    low, high = (float(_SLOPES[min(max(i + d, 0), len(_SLOPES) - 1)]) for d in (-1, 1))
    for _ in range(12):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, right) if value(left) < value(right) else (left, high)
    return _digits((low + high) / 2)


def _top_rows(n: int, k: int, a: float, c: float, s: float) -> tuple[float, list[Row]]:
    if c <= 0:
        return math.inf, []
    if a < 0 and n <= CONCAVE:
        ratio = _digits(a / c * (0.9999 if k == 1 else 0.9))

        def alone(t: float, share: float = min(1.0, s), first: float = ratio) -> float:
            return c * (max(estimate(Row("top", first, 1, t), n), 0.0, -t) + t * share)

        t = _best_slope(alone)
        rows = [Row("top", ratio, 1, t)]
        for part in () if k == 1 else (0.6, 0.3, 0.1):

            def small(t: float, share: float = part * min(1.0, s)) -> float:
                return alone(t, share, 0.0)

            rows.append(Row("top", 0.0, 1, _best_slope(small)))
        return alone(t), rows if k == 1 else [*rows, *_chord(n)]
    ratio = _digits(max(a, 0.0) / c * 1.0001)
    several = a > 0 and k > 1
    shares = (max(0.0, s - k + 1), min(1.0, s))

    def value(t: float) -> float:  # the slope of the row in units of c
        row = c * max(estimate(Row("top", ratio, 1, t), n), 0.0, -t)
        if not several:
            return row + max(c * t * p for p in shares)
        other = t / ratio
        return row + a * (k - 1) * max(estimate(Row("inner", 0.0, 0, other), n), 0.0, -other) + c * t * s

    t = _best_slope(value)
    rows = [Row("top", ratio, 1, t)]
    if several:
        rows.append(Row("inner", 0.0, 0, abs(_digits(t / ratio))))
    return value(t), rows


def _chord(n: int) -> list[Row]:
    """|C|² ≤ βP with nearly no offset: the steepest line of the envelope from the origin."""
    low, high = 0.0, 2.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if estimate(Row("inner", 0.0, 0, middle), n) <= 1e-4 else (middle, high)
    return [Row("inner", 0.0, 0, _digits(high))]


def bisect(part: str, heads: Heads, b: float, bound: float) -> str:
    """Intervals of [0, k] on each of which the rows give the bound."""
    level, width = np.zeros(1), float(heads.k)
    flags: list[Flags] = []
    while len(level):
        problems, where = intervals(part, heads.k, b, level, level + width)
        bad = np.zeros(len(level), dtype=bool)
        bad[where[~below(heads, problems, bound)]] = True
        flags.append(bad)
        width /= 2
        level = (level[bad][:, None] + np.array([0.0, width])).ravel()
        if len(flags) > 36 or len(level) > 60_000:
            raise ArithmeticError(f"the bisection for {part}, n, k = {heads.k}, b = {b} does not end")
    return preorder(flags, 2)

"""Walls of the risk between the sectors of two heads: boxes of attention, and rigorous bounds of the risk over them.

A head looks at angle and length; the sector of a position is all angles that are nearest to it.  Over a box of angles
and inverse lengths the attention of each position lies between two numbers, and so does S for every input and the loss
there: plain interval arithmetic in floating point, with a slack that is far above its rounding.  Beyond the length
``FAR`` a head's attention is split between the two nearest positions, up to the slack, and the split is the coordinate.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from numerics.arithmetic.portable import scalar_exp

__all__ = ["Model", "Pieces", "far_share", "lower", "rim", "risk_below", "sector", "share_below", "wall"]

Array = np.ndarray[Any, Any]
FAR = 10.0
SLACK = 1e-9  # added to every interval of attention and taken from every bound: rounding is below 1e-13


class Model(NamedTuple):
    """Two heads, two parity bits, positions on the circle."""

    n: int
    tau: float
    b: float
    bits: tuple[int, int]


class Pieces(NamedTuple):
    """Boxes of one head: [family, low or high] of up to two coordinates; the family says what they are."""

    position: int
    kind: str  # plane: angle and inverse length; far: the part of the next position, negative for the one before
    low: tuple[float, float]
    high: tuple[float, float]


def sector(model: Model, position: int, shortest: float) -> list[Pieces]:
    """All heads of a sector that are not shorter than this."""
    half = math.pi / model.n
    return [
        Pieces(position, "plane", (-half, 1 / FAR), (half, 1 / shortest)),
        Pieces(position, "far", (-0.5, 0.0), (0.5, 0.0)),
    ]


def wall(model: Model, position: int, shortest: float) -> list[Pieces]:
    """Those of them that point midway to a neighbour."""
    half = math.pi / model.n
    planes = [Pieces(position, "plane", (side, 1 / FAR), (side, 1 / shortest)) for side in (-half, half)]
    return planes + [Pieces(position, "far", (side, 0.0), (side, 0.0)) for side in (-0.5, 0.5)]


def rim(model: Model, position: int, shortest: float) -> list[Pieces]:
    """Those of them that are as short as can be."""
    half = math.pi / model.n
    return [Pieces(position, "plane", (-half, 1 / shortest), (half, 1 / shortest))]


def far_share(model: Model) -> float:
    """At most so much a head of length ``FAR`` or more leaves to positions but the nearest and the next on its side.

    Between the nearest position and the middle to the next, the one behind loses at least 1 - cos(a step) against the
    nearest (where the head points at it), and those beyond the next one more: cos(half a step) - cos(1.5 steps).
    """
    step = 2 * math.pi / model.n
    gap = min(1 - math.cos(step), math.cos(0.5 * step) - math.cos(1.5 * step))
    return model.n * math.exp(-gap * FAR / model.tau)


@njit(cache=True)
def _attention(n: int, tau: float, position: int, far: bool, low: Any, high: Any, out: Any) -> None:
    """Between which numbers the attention of every position lies over a box of one head."""
    if far:
        for p in range(n):
            out[0, p], out[1, p] = 0.0, SLACK
        t0, t1 = low[0], high[0]
        if t0 >= 0.0:
            side = position % n
            out[0, side], out[1, side] = t0 - SLACK, t1 + SLACK
            out[0, position - 1], out[1, position - 1] = 1.0 - t1 - SLACK, 1.0 - t0 + SLACK
        elif t1 <= 0.0:
            side = (position - 2) % n
            out[0, side], out[1, side] = -t1 - SLACK, -t0 + SLACK
            out[0, position - 1], out[1, position - 1] = 1.0 + t0 - SLACK, 1.0 + t1 + SLACK
        else:
            out[1, position % n], out[1, (position - 2) % n] = t1 + SLACK, -t0 + SLACK
            out[0, position - 1], out[1, position - 1] = 1.0 - max(t1, -t0) - SLACK, 1.0 + SLACK
        return
    middle, half = 0.5 * (low[0] + high[0]), 0.5 * (high[0] - low[0])
    shortest, longest = 1.0 / high[1], 1.0 / low[1]
    # cos(angle - i) - cos(angle - j) = 2 sin((i - j)/2) sin(angle - (i + j)/2), angles from the position
    step, sizes, sines = 2.0 * np.pi / n, np.empty(2 * n - 1), np.empty(2 * n - 1)
    for s in range(2 * n - 1):  # i - j and i + j take as many values, all pairs n times as many
        sizes[s] = 2.0 * np.sin(0.5 * step * (s - (n - 1)))
        sines[s] = np.sin(middle - step * (0.5 * s - (position - 1)))
    least, most = np.empty(n), np.empty(n)
    for j in range(n):
        for i in range(n):
            size = sizes[i - j + n - 1]
            at = size * sines[i + j]
            d0, d1 = at - abs(size) * half, at + abs(size) * half
            least[i] = scalar_exp((shortest if d0 > 0.0 else longest) * d0 / tau)
            most[i] = scalar_exp((longest if d1 > 0.0 else shortest) * d1 / tau)
        out[0, j], out[1, j] = 1.0 / _total(most) - SLACK, 1.0 / _total(least) + SLACK


@njit(cache=True)
def _total(values: Any) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


@njit(cache=True)
def _bounds(n: int, b: float, one: int, two: int, first: Any, second: Any) -> tuple[float, float]:
    """Between which numbers the risk lies for attention in these boxes."""
    return _bound(n, b, one, two, first, second, False), _bound(n, b, one, two, first, second, True)


@njit(cache=True)
def _bound(n: int, b: float, one: int, two: int, first: Any, second: Any, above: bool) -> float:
    """One of the two: of every input only the end of its output that this one needs."""
    down, up = np.empty(n), np.empty(n)
    for p in range(n):
        down[p], up[p] = first[0, p] + second[0, p], first[1, p] + second[1, p]
    least_all, most_all = _total(down), _total(up)
    least, most, losses = np.zeros(1 << n), np.zeros(1 << n), np.empty(1 << n)
    for p in range(n):  # the sums over the ones of an input, each from that without its last one
        for x in range(1 << p):
            least[x + (1 << p)] = least[x] + down[p]
            most[x + (1 << p)] = most[x] + up[p]
    for x in range(1 << n):
        s0, s1 = max(least[x], 2.0 - (most_all - most[x])), min(most[x], 2.0 - (least_all - least[x]))
        odd = (x >> (one - 1) & 1) != (x >> (two - 1) & 1)
        rises, falls = (s0, s1) if odd != above else (s1, s0)
        output = 1.0 - 4.0 * _smooth(falls - 0.5, b) + 12.0 * _smooth(rises - 1.5, b)
        losses[x] = max(1.0 + output if odd else 1.0 - output, 0.0) ** 2
    return _total(losses) / (1 << n) + (SLACK if above else -SLACK)


@njit(cache=True)
def _smooth(x: float, b: float) -> float:
    return 0.5 * (x + np.sqrt(x * x + b))


@njit(cache=True)
def _covered(
    n: int,
    tau: float,
    b: float,
    one: int,
    two: int,
    places: Any,
    far: Any,
    low: Any,
    high: Any,
    level: float,
    most: int,
) -> int:
    """Boxes that were needed to see that the risk is at least ``level`` on a product of two boxes; -1: not seen."""
    stack = np.empty((400, 2, 2, 2))  # [head, low or high, coordinate]
    known, widths = (
        np.empty((400, 2, 2, n)),
        np.empty((400, 2, 2)),
    )  # attention, and its width by coordinate (-1: not yet)
    for h in range(2):
        for c in range(2):
            stack[0, h, 0, c], stack[0, h, 1, c], widths[0, h, c] = low[h, c], high[h, c], -1.0
        _attention(n, tau, places[h], far[h], low[h], high[h], known[0, h])
    count, looked = 1, 0
    while count:
        top = count - 1
        box, wide = stack[top], widths[top]
        looked += 1
        if _bound(n, b, one, two, known[top, 0], known[top, 1], False) >= level:
            count = top
            continue
        if looked > most or count + 1 > len(stack):
            return -1
        # the coordinate whose halving gains most: by how far the attention goes over it alone
        head, axis, widest = 0, 0, -1.0
        for h in range(2):
            for c in range(2):
                if box[h, 1, c] > box[h, 0, c]:
                    if wide[h, c] < 0.0:
                        wide[h, c] = _width(n, tau, places[h], far[h], box[h], c)
                    if wide[h, c] > widest:
                        head, axis, widest = h, c, wide[h, c]
        if widest <= 0.0:
            return -1
        middle = 0.5 * (box[head, 0, axis] + box[head, 1, axis])
        for h in range(2):  # the halves: nothing has changed for the other head
            for e in range(2):
                stack[count, h, e, 0], stack[count, h, e, 1] = box[h, e, 0], box[h, e, 1]
                for p in range(n):
                    known[count, h, e, p] = known[top, h, e, p]
                widths[count, h, e] = wide[h, e]
        for half in range(2):
            stack[top + half, head, 1 - half, axis] = middle
            widths[top + half, head, 0] = widths[top + half, head, 1] = -1.0
            ends = stack[top + half, head]
            _attention(n, tau, places[head], far[head], ends[0], ends[1], known[top + half, head])
        count += 1
    return looked


@njit(cache=True)
def _width(n: int, tau: float, position: int, far: bool, box: Any, axis: int) -> float:
    """How far apart the ends of the attention are over one coordinate, the other in the middle."""
    low, high, room, widths = np.empty(2), np.empty(2), np.empty((2, n)), np.empty(n)
    low[axis], high[axis] = box[0, axis], box[1, axis]
    other = 1 - axis
    low[other] = high[other] = 0.5 * (box[0, other] + box[1, other])
    _attention(n, tau, position, far, low, high, room)
    for p in range(n):
        widths[p] = room[1, p] - room[0, p]
    return _total(widths)


def lower(model: Model, one: list[Pieces], two: list[Pieces], level: float, most: int = 200_000) -> int | None:
    """How many boxes show that the risk is at least ``level`` for all heads of both lists; None: they do not."""
    total = 0
    for first in one:
        for second in two:
            found = _covered(
                model.n,
                model.tau,
                model.b,
                *model.bits,
                np.array([first.position, second.position]),
                np.array([first.kind == "far", second.kind == "far"]),
                np.array([first.low, second.low]),
                np.array([first.high, second.high]),
                level,
                most,
            )
            if found < 0:
                return None
            total += found
    return total


@njit(cache=True)
def _below(n: int, tau: float, b: float, one: int, two: int, places: Any, level: float, cells: int) -> int:
    half = np.pi / n
    found = 0
    boxes = np.empty((2, cells, 2, n))  # [head, cell]
    low, high = np.empty(2), np.empty(2)
    low[1] = high[1] = 1.0
    for i in range(cells):
        low[0], high[0] = half * (2.0 * i / cells - 1.0), half * (2.0 * (i + 1) / cells - 1.0)
        for h in range(2):
            _attention(n, tau, places[h], False, low, high, boxes[h, i])
    for i in range(cells):
        for j in range(cells):
            found += _bound(n, b, one, two, boxes[0, i], boxes[1, j], True) < level
    return found


def share_below(model: Model, places: tuple[int, int], level: float, cells: int) -> tuple[int, int]:
    """Of how many cells of the square of angles of two unit heads the risk is below the level throughout."""
    found = _below(model.n, model.tau, model.b, *model.bits, np.array(places), level, cells)
    return int(found), cells * cells


def risk_below(model: Model, length: float, level: float) -> bool:
    """Whether heads of this length that point at the two parity bits have a risk below the level."""
    low = high = np.array([0.0, 1.0 / length])
    first, second = np.empty((2, model.n)), np.empty((2, model.n))
    for place, out in zip(model.bits, (first, second), strict=True):
        _attention(model.n, model.tau, place, False, low, high, out)
    return bool(_bounds(model.n, model.b, *model.bits, first, second)[1] < level)

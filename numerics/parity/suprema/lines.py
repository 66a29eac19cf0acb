r"""The classifier on intervals of S, and which problems of :mod:`numerics.soft_share.several` a named matrix is."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Balls
from numerics.soft_share.several import Problems, joined

__all__ = ["curve", "intervals"]


def curve(k: int, b: float, low: Array, high: Array) -> tuple[Balls, Balls, Balls]:
    """f, f', f'' on intervals: layer by layer and by the mean value theorem, as the checker does it."""
    layers = np.arange(1, k + 1)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)
    size = np.abs(weight)
    ends = [s[:, None] + 0.5 - layers for s in (low, high)]
    z = (ends[0] + ends[1]) / 2
    value, slope, bend = _layer(z, b)
    first = [_layer(end, b) for end in ends]
    slopes = Balls((first[0][1] + first[1][1]) @ weight / 2, (first[1][1] - first[0][1]) @ size / 2)
    top = np.maximum(first[0][2], first[1][2])
    top = np.where((ends[0] < 0) & (ends[1] > 0), 0.5 / math.sqrt(b), top)
    bottom = np.minimum(first[0][2], first[1][2])
    bends = Balls((top + bottom) @ weight / 2, (top - bottom) @ size / 2)
    near = np.where((ends[0] < 0) & (ends[1] > 0), 0.0, np.minimum(np.abs(ends[0]), np.abs(ends[1])))
    far = np.maximum(np.abs(ends[0]), np.abs(ends[1]))
    third = np.minimum(_third_top() / b, 3 * b * far / (2 * (near * near + b) ** 2.5)) @ size
    half = (high - low) / 2
    bends = _tighter(bends, Balls(bend @ weight, half * third))
    slopes = _tighter(slopes, Balls(slope @ weight, half * bends.magnitude))
    return Balls(1 + value @ weight, half * slopes.magnitude), slopes, bends


@cache
def _third_top() -> float:
    """max b|σ'''|, rounded up."""
    from numerics.parity.facts.bounds import third_derivative_top

    return float(third_derivative_top()) * (1 + 1e-12)


def _layer(z: Array, b: float) -> tuple[Array, Array, Array]:
    root = np.sqrt(z * z + b)
    size = np.abs(z)
    value = np.where(z < 0, b / (2 * (root + size)), (z + root) / 2)
    slope = np.where(z < 0, b / (2 * root * (root + size)), (1 + z / root) / 2)
    return value, slope, b / (2 * root**3)


def _tighter(first: Balls, second: Balls) -> Balls:
    better = first.rad < second.rad
    return Balls(np.where(better, first.mid, second.mid), np.where(better, first.rad, second.rad))


def intervals(name: str, k: int, b: float, low: Array, high: Array) -> tuple[Problems, Array]:
    """The problems of a named matrix on intervals of S (four an interval), and the interval of each."""
    f, slope, bend = curve(k, b, low, high)
    active = np.arange(len(low))
    if name == "hessian":
        a, c = bend, slope
    elif name == "product":
        a, c = f * bend + slope * slope, f * slope
    else:
        label = {"loss+": 1.0, "loss-": -1.0}[name]
        gap = f + -label
        a, c = (slope * slope + gap * bend) * 2.0, gap * slope * 2.0
        active = np.flatnonzero(~((f * label).lower > 1))
    parts = []
    for sign in (1.0, -1.0):
        height = (a * sign).upper
        for end in ((c * sign).lower, (c * sign).upper):
            ends = np.where(end >= 0, low, k - high), np.where(end >= 0, high, k - low)
            parts.append(Problems(height, np.abs(end), *ends).take(active))
    return joined(parts), np.tile(active, 4)

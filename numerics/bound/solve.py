"""Points at which equations vanish and inequalities hold, in floats: Gauss-Newton from many random points.

A program is plain data as in :mod:`numerics.bound.propose`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from numerics.bound.propose import Array, Node, drawn, evaluate

__all__ = ["System", "solve"]

ROOMS = (1e-1, 1e-2, 1e-4, 1e-7, 0.0)  # inequalities are wanted with so much room, as long as this can be had
ROUNDS = 40
STEP = 4.0  # the longest step, in units of the point's size
MET = 1e-9
TINY = 1e-8
APART = 1e-4


@dataclass(frozen=True)
class System:
    """Slots of nodes that have to be zero, and of those that must not be negative, with the slots of their slopes.

    ``strict`` tells for each inequality whether it has to be positive.
    """

    nodes: Sequence[Node]
    slots: dict[int, int]
    equations: Sequence[int]
    inequalities: Sequence[int]
    strict: Sequence[bool]
    slopes: Sequence[Sequence[int]]  # by equation, then by inequality; for each variable

    def at(self, points: Array) -> tuple[Array, Array]:
        """Values of equations and inequalities (a row for each point), and their slopes."""
        held = evaluate(self.nodes, self.slots, points)
        rows = [*self.equations, *self.inequalities]
        values = np.stack([np.broadcast_to(held[row], len(points)) for row in rows], axis=1)
        slopes = [[np.broadcast_to(held[at], len(points)) for at in row] for row in self.slopes]
        return values.astype(float), np.array(slopes, dtype=float).transpose(2, 0, 1)


def solve(
    system: System,
    box: Sequence[tuple[float, float]],
    seed: int = 0,
    points: int = 120,
    tick: Callable[[], None] = lambda: None,
) -> list[tuple[float, Array]]:
    """Points that meet the system, each with its room: the least value of an inequality there; the most room first."""
    x = drawn(np.random.default_rng(seed), box, points)
    low, high = (np.array([side[i] for side in box]) for i in (0, 1))
    found: list[tuple[float, Array]] = []
    count = len(system.equations)
    strict = np.array(system.strict, dtype=bool)
    for least in ROOMS:
        y, room = x, np.where(strict, max(least, TINY), least)
        for _ in range(ROUNDS):
            tick()
            y = _stepped(system, y, room, low, high)
        values, _ = system.at(y)
        with np.errstate(invalid="ignore"):
            met = np.all(np.abs(values[:, :count]) <= MET * (1 + np.abs(y).max(axis=1, initial=0.0))[:, None], axis=1)
            room_there = values[:, count:].min(axis=1, initial=np.inf)
            good = met & np.all(values[:, count:] >= np.where(room > 0, room / 2, -MET), axis=1)
        for i in np.flatnonzero(good):
            if _is_new(y[i], found):
                found.append((float(room_there[i]), y[i]))
        if len(found) >= 12:
            break
    return sorted(found, key=lambda pair: (-min(pair[0], 1.0), float(np.abs(pair[1]).sum())))[:24]


def _is_new(x: Array, found: Sequence[tuple[float, Array]]) -> bool:
    return all(float(np.abs(x - other).max(initial=0.0)) > APART for _, other in found)


@np.errstate(all="ignore")
def _stepped(system: System, x: Array, room: Array, low: Array, high: Array) -> Array:
    """One damped step of Gauss-Newton towards the equations, and the inequalities that lack room."""
    values, slopes = system.at(x)
    count = len(system.equations)
    wanted = values.copy()
    wanted[:, count:] = np.minimum(values[:, count:] - room, 0.0)
    active = np.ones_like(wanted)
    active[:, count:] = wanted[:, count:] < 0
    slopes = slopes * active[:, :, None]
    good = np.isfinite(wanted).all(axis=1) & np.isfinite(slopes).all(axis=(1, 2))
    wanted, slopes = np.where(good[:, None], wanted, 0.0), np.where(good[:, None, None], slopes, 0.0)
    scale = np.maximum(1e-12, np.abs(slopes).max(axis=2))
    wanted, slopes = wanted / scale, slopes / scale[:, :, None]
    try:
        step = -np.einsum("pnm,pm->pn", np.linalg.pinv(slopes, rcond=1e-9), wanted)
    except np.linalg.LinAlgError:
        return x
    size = np.linalg.norm(step, axis=1, keepdims=True)
    most = STEP * (1 + np.linalg.norm(x, axis=1, keepdims=True))
    step = np.where(size > most, step * most / size, step)
    return np.clip(x + np.nan_to_num(step), low, high)

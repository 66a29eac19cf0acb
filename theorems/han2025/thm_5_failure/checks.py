"""Starts from which descent never leaves the sectors that its heads begin in: walls of the risk, and how likely."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fractions import Fraction

import flint

from numerics.parity import traps
from theorems.han2025.shared.displays import by_proof
from theorems.han2025.shared.runs import effort
from theorems.han2025.shared.scope import for_every_smoothing
from verify.records import Context, Evidence

MODEL = traps.Model(8, 1 / 8, 0.01, (1, 5))
SHORTEST, LEVEL, CELLS = 0.4, 2.25, 400
APART = ((1, 3), (2, 4), (2, 8), (2, 6), (2, 7), (3, 7))  # one pair of sectors of each orbit that has walls


def orbit(pair: tuple[int, int]) -> frozenset[tuple[int, int]]:
    """Where the turns and reflections of the circle that keep the parity set bring an ordered pair of sectors."""
    n, kept = MODEL.n, set(MODEL.bits)
    found = set()
    for turn in range(n):
        for sign in (1, -1):

            def moved(p: int, sign: int = sign, turn: int = turn) -> int:
                return (sign * p + turn - 1) % n + 1

            if {moved(p) for p in kept} == kept:
                one, two = map(moved, pair)
                found |= {(one, two), (two, one)}
    return frozenset(found)


@functools.cache
def walled(pair: tuple[int, int]) -> bool:
    """The risk is at least ``LEVEL`` on the walls and on the inner rim of either head's sector."""
    one, two = pair
    return all(
        traps.lower(MODEL, part(MODEL, mine, SHORTEST), traps.sector(MODEL, other, SHORTEST), LEVEL) is not None
        for mine, other in ((one, two), (two, one))
        for part in (traps.wall, traps.rim)
    )


@functools.cache
def above(pair: tuple[int, int], floor: float) -> bool:
    """The risk is at least ``floor`` for all heads of both sectors."""
    one, two = (traps.sector(MODEL, place, SHORTEST) for place in pair)
    return traps.lower(MODEL, one, two, floor) is not None


@functools.cache
def share() -> Fraction:
    """Of all draws, those that begin below the walls in one of the pairs of sectors."""
    return sum(map(_part, APART), Fraction(0))


def _part(pair: tuple[int, int]) -> Fraction:
    cells, whole = traps.share_below(MODEL, pair, LEVEL, CELLS)
    return len(orbit(pair)) * Fraction(cells, whole) / MODEL.n**2


@for_every_smoothing
def many_draws_are_walled_in(ctx: Context) -> Evidence:
    """Walls, floors and shares as boxes; the inference is that a risk that falls cannot climb a wall."""
    if not effort(ctx, 0, 1, 1):
        return Evidence.unknown("What would decide it: the standard profile, which covers the walls with boxes.")
    stated, floor = (ctx.quantities[name].ball({}) for name in ("share", "floor"))
    found = share()
    if not bool(stated <= flint.fmpq(found.numerator, found.denominator)):
        return Evidence.unknown(f"The boxes show a probability of {float(found):.4f}, not the stated one.")
    facts = dict(_facts(float(floor.upper()) + traps.SLACK))
    words = (
        "The sector of a position is the directions that are nearest to it. For "
        f"{len(set(map(frozenset, _walled())))} pairs of sectors (up "
        f"to the symmetries of the circle {len(set(map(orbit, APART)))}) the risk is at least {LEVEL} where a "
        "head points midway "
        f"to a neighbour or has the length {SHORTEST}, the other head being anywhere in its own sector with "
        "that length or more; and at least the stated floor for all such heads. Boxes of angles and lengths "
        "cover all of this, with interval bounds of the risk over each. A step of at most 2/M lowers the risk "
        f"all along its segment, so descent that begins below {LEVEL} cannot meet these walls and stays in "
        f"its sectors. Of the draws the share {float(found):.4f} begins there, counted in cells on the whole of "
        f"which the risk is below {LEVEL}. Not machine-checked: the last two sentences but one, and that "
        "turns and reflections that keep the parity set keep the risk."
    )
    return by_proof(facts, words)


def _walled() -> frozenset[tuple[int, int]]:
    """Every ordered pair of sectors that has walls by one of those that were looked at."""
    return frozenset().union(*map(orbit, APART))


def _facts(floor: float) -> Iterator[tuple[str, bool]]:
    yield "the risk on the walls", all(map(walled, APART))
    yield "the risk between the walls", all(above(pair, floor) for pair in APART)
    yield "what long heads leave to other positions", traps.far_share(MODEL) < traps.SLACK
    yield "pairs of sectors are counted once", sum(len(orbit(pair)) for pair in APART) == len(_walled())
    yield "aligned heads of length 3", traps.risk_below(MODEL, 3.0, 0.001)

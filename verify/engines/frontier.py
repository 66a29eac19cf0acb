"""Trees of pieces, grown many pieces at a time: floats tell how to halve, and a walk over the tree decides.

Enclosures of many boxes at once (:mod:`numerics.bound.enclose`) tell which of the forms ``v``, ``n``, ``m`` and ``c``
decides a box.  What touches zero or an open end is asked one by one, as in :mod:`verify.statement.boxes.tree`.
"""

from __future__ import annotations

from typing import Any

from verify.statement.boxes import intervals
from verify.statement.boxes.cover import LETTERS, Box, Piece, Sheet
from verify.statement.boxes.domain import compared
from verify.statement.boxes.program import Program
from verify.statement.boxes.shown import MAX_WORK, work_of
from verify.statement.boxes.tree import EXACT, MAX_DEPTH, TOO_MANY, Grown, Points, Stuck, grow
from verify.statement.work_limits import spend

__all__ = ["grown"]

Array = Any
FEW = 60_000  # operations on boxes one by one, before many are asked at once
COUNTED = 2  # units of :mod:`verify.statement.work_limits` for one operation here
ROWS = 1_024  # boxes at a time
MANY = 40  # operations on many boxes cost as much as this share of those on each of them
SINGLE = 400  # boxes that are asked one by one at the most
LONG = 6_000  # steps of second derivatives
OFTEN = 2  # halvings between two questions one by one
LARGE = 1e150


def grown(sheet: Sheet, points: Points = (), work: int = 10_000_000) -> Grown | Stuck:
    """As :func:`verify.statement.boxes.tree.grow`: the first few pieces one by one, then many at a time."""
    start = sheet.start()
    if any(abs(end) > LARGE for side in start for end in side):
        return grow(sheet, points, work)
    first = grow(sheet, points, min(work, FEW))
    if isinstance(first, Grown) or first.negative or first.why != TOO_MANY or work <= FEW:
        return first
    return _Frontier(sheet, points, work - FEW).grown(start)


class _Frontier:
    def __init__(self, sheet: Sheet, points: Points, work: int) -> None:
        import numpy as np

        self.np, self.sheet, self.points, self.work, self.allowed = np, sheet, points, work, work
        self.at = [tuple(_near(value) for value in point) for point in points]
        self.letters: list[str] = [""]
        self.children: dict[int, tuple[int, int]] = {}
        self.single = SINGLE
        self.given = sorted(compared(sheet.held))
        self.cost = 0  # of the walk of the checker
        self.bends = len(sheet.second.steps) <= LONG

    def grown(self, start: Box) -> Grown | Stuck:
        np = self.np
        low, high = (np.array([[side[end] for side in start]], dtype=float) for end in (0, 1))
        waiting = [(np.zeros(1, dtype=int), low, high, np.zeros(1, dtype=int))]
        try:
            while waiting:
                ids, low, high, depth = waiting.pop()
                if len(ids) > ROWS:
                    waiting.append((ids[ROWS:], low[ROWS:], high[ROWS:], depth[ROWS:]))
                    ids, low, high, depth = ids[:ROWS], low[:ROWS], high[:ROWS], depth[:ROWS]
                found = self.step(ids, low, high, depth)
                if isinstance(found, Stuck):
                    return found
                if len(found[0]) and waiting and len(waiting[-1][0]) < ROWS // 2:  # small groups are one
                    other = waiting.pop()
                    found = tuple(np.concatenate(pair) for pair in zip(other, found, strict=True))
                if len(found[0]):
                    waiting.append(found)
        except _Beyond:
            return self.stuck(low[0], high[0], TOO_MANY, False)
        text = self.text()
        leaves = sum(letter != "" for letter in self.letters) - len(self.children)
        return Grown(text, leaves, spent=self.allowed - self.work)

    def step(self, ids: Array, low: Array, high: Array, depth: Array) -> Any:
        """Decide what can be decided of some boxes, and halve the others."""
        np, sheet = self.np, self.sheet
        left = np.ones(len(ids), dtype=bool)

        def settle(rows: Array, letter: str) -> None:
            for row in rows:
                self.letters[ids[row]] = letter
            left[rows] = False
            self.cost += len(rows) * work_of(sheet, letter)
            if self.cost > MAX_WORK:
                raise _Beyond

        outside = self.outside(low, high)
        settle(np.flatnonzero(outside), "v")
        rows = np.flatnonzero(left)
        smear = np.full(low.shape, np.nan)
        defined, corner = np.zeros(len(ids), dtype=bool), np.zeros(len(ids), dtype=bool)
        if len(rows):
            value, bad = self.run(sheet.value, low[rows], high[rows])
            defined[rows] = ~bad
            good = ~bad & self.enough(value[0])
            settle(rows[good], "n")
            rows = rows[~good]
        if len(rows):
            slopes, enough, corner[rows] = self.mean(low[rows], high[rows], defined[rows])
            smear[rows] = np.where(defined[rows, None], slopes * (high[rows] - low[rows]), np.nan)
            settle(rows[enough], "m")
            rows = rows[~enough]
        if len(rows) and self.bends:
            own = rows[defined[rows]]
            enough = self.bent(low[own], high[own]) if len(own) else np.zeros(0, dtype=bool)
            settle(own[enough], "c")
        rows = np.flatnonzero(left)
        for row in rows:
            box = _box(low[row], high[row])
            if self.single > 0 and depth[row] % OFTEN == 0 and (corner[row] or self.is_special(box)):
                self.single -= 1
                if letter := self.asked(box):
                    settle(np.array([row]), letter)
        rows = np.flatnonzero(left)
        if not len(rows):
            return ids[rows], low[rows], high[rows], depth[rows]
        negative = self.negative(low[rows], high[rows])
        if negative is not None:
            row = rows[negative]
            return self.stuck(low[row], high[row], "the gap is negative here", True)
        return self.halved(ids[rows], low[rows], high[rows], depth[rows], smear[rows])

    def halved(self, ids: Array, low: Array, high: Array, depth: Array, smear: Array) -> Any:
        np = self.np
        middle = low + (high - low) / 2
        free = (low < middle) & (middle < high)
        told = np.isfinite(smear).all(axis=1) & (np.where(free, smear, 0).max(axis=1) > 0)
        side = np.where(free, np.where(told[:, None], smear, high - low), -1.0).argmax(axis=1)
        every = np.arange(len(ids))
        ended = ~free[every, side] | (depth >= MAX_DEPTH)
        if ended.any():
            row = int(ended.argmax())
            return self.stuck(low[row], high[row], "too small a piece", False)
        first = len(self.letters)
        for place, (own, letter) in enumerate(zip(ids, side, strict=True)):
            self.letters[own] = LETTERS[letter]
            self.children[int(own)] = first + 2 * place, first + 2 * place + 1
        self.letters += [""] * (2 * len(ids))
        below, above = high.copy(), low.copy()
        below[every, side] = above[every, side] = middle[every, side]
        news = first + np.arange(2 * len(ids))
        lows, highs = np.repeat(low, 2, axis=0), np.repeat(high, 2, axis=0)
        lows[1::2], highs[::2] = above, below
        return news, lows, highs, np.repeat(depth + 1, 2)

    def text(self) -> str:
        found, waiting = [], [0]
        while waiting:
            at = waiting.pop()
            found.append(self.letters[at])
            waiting += reversed(self.children.get(at, ()))
        return "".join(found)

    def stuck(self, low: Array, high: Array, why: str, negative: bool) -> Stuck:
        at = tuple(intervals.cut(float(a), float(b)) for a, b in zip(low, high, strict=True))
        return Stuck(at, why, negative, len(self.children), self.allowed - self.work)

    # --- one by one

    def is_special(self, box: Box) -> bool:
        """Is it at an open end, or a point at which it touches?"""
        for at in self.at:
            if all(a <= x <= b for x, (a, b) in zip(at, box, strict=True)):
                return True
        ends = zip(box, self.sheet.problem.low, self.sheet.problem.high, strict=True)
        return any((low.left_out and a == low.at) or (high.left_out and b == high.at) for (a, b), low, high in ends)

    def asked(self, box: Box) -> str:
        sheet, piece = self.sheet, Piece(self.sheet, box)
        self.pay(20 * len(sheet.value.steps))
        if piece.by("m"):
            return "m"
        for side, (low, high) in enumerate(zip(sheet.problem.low, sheet.problem.high, strict=True)):
            for form, end, at in (("h", high, box[side][1]), ("l", low, box[side][0])):
                if end.left_out and at == end.at:
                    self.pay(EXACT * len(sheet.value.steps) // COUNTED)
                    if piece.by(form, side):
                        return form + LETTERS[side]
        if self.points:
            self.pay(EXACT * len(sheet.value.steps) // COUNTED)
            if piece.by("t", points=self.points):
                return "t"
        return ""

    # --- many at once

    def run(self, program: Program, low: Array, high: Array) -> Any:
        from numerics.bound.enclose import enclosed

        self.pay(len(program.steps) * (10 + len(low) // MANY))
        found = enclosed(program.nodes, program.slots, program.roots, low, high)
        return (found.roots[0] if len(program.roots) and program is self.sheet.value else found.roots), found.bad

    def pay(self, units: int) -> None:
        self.work -= units
        spend(COUNTED * units)
        if self.work < 0:
            raise _Beyond

    def enough(self, low: Array) -> Array:
        return low > 0 if self.sheet.goal.strict else low >= 0

    def outside(self, low: Array, high: Array) -> Array:
        from numerics.bound.enclose import truth

        np, sheet = self.np, self.sheet
        found = np.zeros(len(low), dtype=bool)
        if not sheet.held:
            return found
        values, bad = self.run(sheet.given, low, high)
        sides = dict(zip(self.given, values, strict=True))
        for said in sheet.held:
            if isinstance(said, bool):
                found |= not said
            else:
                found |= truth(said, sides)[1]
        return found & ~bad

    def mean(self, low: Array, high: Array, defined: Array) -> tuple[Array, Array, Array]:
        """The sizes of the slopes on the boxes, where the mean value form is enough, sides at their ends, and where it
        may be zero at a corner."""
        np, sheet = self.np, self.sheet
        slopes, bad = self.run(sheet.first, low, high)
        sizes = np.stack([np.maximum(np.abs(a), np.abs(b)) for a, b in slopes], axis=1)
        sizes[bad] = np.nan
        enough, corner = np.zeros(len(low), dtype=bool), np.zeros(len(low), dtype=bool)
        rows = np.flatnonzero(defined & ~bad)
        low, high = low[rows].copy(), high[rows].copy()
        fixed = np.zeros(low.shape, dtype=bool)
        lows, highs = (np.stack([pair[end][rows] for pair in slopes], axis=1) if len(rows) else low for end in (0, 1))
        active = np.arange(len(rows))
        for _ in range(sheet.size):
            up = (lows[active] >= 0) & ~fixed[active]
            down = (highs[active] <= 0) & ~fixed[active] & ~up
            moved = (up | down).any(axis=1)
            active, up, down = active[moved], up[moved], down[moved]
            if not len(active):
                break
            high[active] = np.where(up, low[active], high[active])
            low[active] = np.where(down, high[active], low[active])
            fixed[active] |= up | down
            own, wrong = self.run(sheet.first, low[active], high[active])
            new = ~wrong
            lows[active[new]] = np.stack([pair[0][new] for pair in own], axis=1)
            highs[active[new]] = np.stack([pair[1][new] for pair in own], axis=1)
            active = active[new & ~fixed[active].all(axis=1)]
        if len(rows):
            value, wrong = self.run(sheet.value, low, high)
            enough[rows] = fixed.any(axis=1) & ~wrong & self.enough(value[0])
            middle = low + (high - low) / 2
            centre, bad_centre = self.run(sheet.value, middle, middle)
            reach = np.maximum(high - middle, middle - low)
            drop = (np.maximum(np.abs(lows), np.abs(highs)) * reach).sum(axis=1)
            found = centre[0] - drop * (1 + 1e-14)
            enough[rows] |= ~bad_centre & ~fixed.all(axis=1) & self.enough(found) & (found > 1e-13 * drop)
            corner[rows] = fixed.all(axis=1) & ~wrong & (value[0] <= 0) & (value[1] >= 0)
        return sizes, enough, corner

    def bent(self, low: Array, high: Array) -> Array:
        """Where the second-order form at the middle is enough."""
        np, sheet = self.np, self.sheet
        middle = low + (high - low) / 2
        values, bad = self.run(sheet.second, low, high)
        slopes, wrong = self.run(sheet.first, middle, middle)
        centre, off = self.run(sheet.value, middle, middle)
        size = sheet.size
        bends = np.zeros(low.shape)
        pairs = [(row, column) for row in range(size) for column in range(row + 1)]
        for (i, j), (a, b) in zip(pairs, values, strict=True):
            if i == j:
                bends[:, i] += a
            else:
                largest = np.maximum(np.abs(a), np.abs(b))
                bends[:, i] -= np.where(high[:, j] > low[:, j], largest, 0)
                bends[:, j] -= np.where(high[:, i] > low[:, i], largest, 0)
        reach = np.maximum(high - middle, middle - low)
        slope = np.stack([np.maximum(np.abs(a), np.abs(b)) for a, b in slopes], axis=1)
        with np.errstate(all="ignore"):
            first = -slope * reach
            curved = np.where(bends > 0, np.maximum(first, -(slope**2) / (2 * bends)), first + bends * reach**2 / 2)
        drop = np.where(high > low, curved, 0.0).sum(axis=1)
        found = centre[0] + drop * (1 + 1e-13)
        return ~(bad | wrong | off) & self.enough(found) & (found > 1e-12 * np.abs(drop))

    def negative(self, low: Array, high: Array) -> int | None:
        np = self.np
        middle = low + (high - low) / 2
        value, bad = self.run(self.sheet.value, middle, middle)
        rows = np.flatnonzero(~bad & (value[1] < 0))
        for row in rows[:20]:
            point = _box(middle[row], middle[row])
            if not self.sheet.is_outside(point):
                return int(row)
        return None


class _Beyond(Exception):
    """More pieces than are allowed."""


def _near(value: Any) -> float:
    from verify.statement.boxes import exact

    low, high = exact.enclosure(value)
    return low / 2 + high / 2


def _box(low: Array, high: Array) -> Box:
    return tuple((float(a), float(b)) for a, b in zip(low, high, strict=True))

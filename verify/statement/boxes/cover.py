"""A cover: pieces that tile the domain, each decided by one of six forms.

``v``  what is given fails on the piece               ``n``  the gap's enclosure is not negative
``m``  monotone sides are put to their ends, then the mean value form
``c``  second-order Taylor form at the middle         ``t``  the gap touches zero at a point, and bends upwards
``h`` ``l``  the piece runs to the high or low end of a side, which is infinite or left out

A tree is text in preorder: a capital letter halves a side, a small one is a leaf (after ``h`` and ``l`` the side).
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Sequence
from typing import Any

from verify.statement.boxes import exact, intervals
from verify.statement.boxes.asymptotics import Far, Sharp, run
from verify.statement.boxes.domain import compared
from verify.statement.boxes.exact import Form
from verify.statement.boxes.goals import Goal, Problem
from verify.statement.boxes.intervals import Interval, Untold
from verify.statement.boxes.program import Program, at_point, rational, told
from verify.statement.boxes.signs import is_nonnegative
from verify.statement.boxes.slopes import derivative
from verify.statement.boxes.unbounded_ends import Tail

__all__ = ["LETTERS", "Box", "Piece", "Sheet"]

LETTERS = "ABCDEFGHIJKL"
Box = tuple[Interval, ...]


class Sheet:
    """One goal of a problem, with the programs that its forms need."""

    def __init__(self, problem: Problem, goal: Goal) -> None:
        self.problem, self.goal, self.tape = problem, goal, problem.tape
        self.size = len(problem.names)
        self.value = Program(self.tape, [goal.gap, *problem.risky])
        self.may_be_sharper = any(node[0] in ("erf", "erfc", "log") for node in self.value.nodes)
        self.has_roots = any(node[0] == "sqrt" for node in self.value.nodes)
        self.held = [said for said in problem.given if goal.what in ("said", "slope") or not self._has_root(said)]
        sides = sorted(compared(self.held))
        self.given = Program(self.tape, sides)
        self.places = {at: place for place, at in enumerate(sides)}
        self._first: Program | None = None
        self._second: Program | None = None
        self._slopes: list[int] = []

    def _has_root(self, said: Any) -> bool:
        """A root that may be undefined is read as defined on a box: its condition does not show that a root is."""
        nodes = [self.tape.nodes[at] for at in self.tape.reach(compared([said]))]
        return any(op == "sqrt" and not is_nonnegative(self.tape, args[0]) for op, *args in nodes)

    @property
    def first(self) -> Program:
        if self._first is None:
            symbols = [self.tape.known[("var", i)] for i in range(self.size)]
            self._slopes = [derivative(self.tape, self.goal.gap, symbol, strict=False) for symbol in symbols]
            self._first = Program(self.tape, self._slopes)
        return self._first

    @property
    def second(self) -> Program:
        """The second derivatives, row by row up to the diagonal."""
        if self._second is None:
            self.first  # noqa: B018
            symbols = [self.tape.known[("var", i)] for i in range(self.size)]
            pairs = [(i, j) for i in range(self.size) for j in range(i + 1)]
            roots = [derivative(self.tape, self._slopes[i], symbols[j], strict=False) for i, j in pairs]
            self._second = Program(self.tape, roots)
        return self._second

    @property
    def slopes(self) -> list[int]:
        self.first  # noqa: B018
        return self._slopes

    def start(self) -> Box:
        return tuple((low.at, high.at) for low, high in zip(self.problem.low, self.problem.high, strict=True))

    def enough(self, value: Interval) -> bool:
        return value[0] > 0 or (value[0] == 0 and not self.goal.strict)

    def is_outside(self, box: Box) -> bool:
        """Does something that is given fail on all of the box?"""
        if not self.held:
            return False
        try:
            values = self.given.run(box)
        except Untold:
            return False
        return any(self._truth(said, values) is False for said in self.held)

    def _truth(self, said: Any, values: list[Interval]) -> bool | None:
        if isinstance(said, bool):
            return said
        op, *parts = said
        if op == "cmp":
            return told(parts[0], values[self.places[parts[1]]], values[self.places[parts[2]]])
        found = [self._truth(part, values) for part in parts]
        if op == "not":
            return None if found[0] is None else not found[0]
        wanted = op == "or"
        return wanted if wanted in found else None if None in found else not wanted


class Piece:
    """The forms on one box."""

    def __init__(self, sheet: Sheet, box: Box) -> None:
        self.sheet, self.box = sheet, box
        self._value: Interval | None = None

    @property
    def value(self) -> Interval:
        """The gap on the box; Untold if anything may be undefined there."""
        if self._value is None:
            self._value = self.sheet.value.run(self.box)[0]
        return self._value

    def by(self, form: str, side: int = 0, points: Sequence[Sequence[Form]] = ()) -> bool:
        """Is the goal shown on this box by this form?"""
        try:
            match form:
                case "v":
                    return self.sheet.is_outside(self.box)
                case "n":
                    return self.sheet.enough(self.value)
                case "m":
                    return self._is_defined() and self._mean()
                case "c":
                    return self._is_defined() and self._bent()
                case "t":
                    return self._is_defined() and any(self._touched(point) for point in points)
                case "h" | "l":
                    return self._far(side, form == "h")
        except Untold:
            return False
        raise ValueError(form)

    def _is_defined(self) -> bool:
        """The value is not Untold."""
        return self.value[0] <= self.value[1]

    # --- first order

    def slopes(self, box: Box) -> list[Interval]:
        return self.sheet.first.run(box)

    def _mean(self) -> bool:
        box, fixed = self.box, dict[int, bool]()
        for _ in range(self.sheet.size):
            slopes = self.slopes(box)
            new = {i: s[0] >= 0 for i, s in enumerate(slopes) if i not in fixed and (s[0] >= 0 or s[1] <= 0)}
            new = {i: low for i, low in new.items() if not math.isinf(box[i][0 if low else 1])}
            if not new:
                break
            fixed |= new
            box = tuple((_end(side, fixed[i]) if i in fixed else side) for i, side in enumerate(box))
        if fixed and self.sheet.enough(self.sheet.value.run(box)[0]):
            return True
        if len(fixed) == self.sheet.size:
            return self._exactly([self._corner(i, fixed[i]) for i in range(self.sheet.size)])
        if any(math.isinf(end) for side in box for end in side):
            return False
        middle = _middle(box)
        found = self.sheet.value.run(middle)[0]
        for slope, side, centre in zip(self.slopes(box), box, middle, strict=True):
            found = intervals.add(found, intervals.mul(slope, intervals.sub(side, centre)))
        return self.sheet.enough(found)

    def _corner(self, i: int, low: bool) -> Form:
        """The end of a side, exactly: that of the domain if it is there."""
        end = (self.sheet.problem.low if low else self.sheet.problem.high)[i]
        at = self.box[i][0 if low else 1]
        return end.value if end.value is not None and at == end.at else rational(at)

    def _exactly(self, point: Sequence[Form]) -> bool:
        gap = self.sheet.goal.gap
        side = exact.sign(at_point(self.sheet.tape, (gap,), point)[gap])
        return side == 1 or (side == 0 and not self.sheet.goal.strict)

    # --- second order

    def _bends(self) -> list[float]:
        """Numbers l_i with h.H.h >= sum l_i h_i**2 on the box, by the rows of H."""
        rows, free = self._curvature(), self._free()
        found = [0.0] * self.sheet.size  # a side that does not vary needs nothing
        for i in free:
            low = rows[i][i]
            for j in free:
                if j != i:
                    off = intervals.absolute(rows[i][j])[1]
                    low = intervals.sub(low, (off, off))
            found[i] = low[0]
        return found

    def _free(self) -> list[int]:
        """The sides along which the box has a width."""
        return [i for i, (low, high) in enumerate(self.box) if low < high]

    def _curvature(self) -> list[list[Interval]]:
        size, values = self.sheet.size, self.sheet.second.run(self.box)
        rows: list[list[Interval]] = [[(0.0, 0.0)] * size for _ in range(size)]
        pairs = [(i, j) for i in range(size) for j in range(i + 1)]
        for (i, j), value in zip(pairs, values, strict=True):
            rows[i][j] = rows[j][i] = value
        return rows

    def _bent(self) -> bool:
        if any(math.isinf(end) for side in self.box for end in side):
            return False
        middle = _middle(self.box)
        found = self.sheet.value.run(middle)[0]
        bends = self._bends()
        for slope, bend, side, centre in zip(self.slopes(middle), bends, self.box, middle, strict=True):
            reach = intervals.absolute(intervals.sub(side, centre))[1]
            found = intervals.add(found, _least(intervals.absolute(slope)[1], bend, reach))
        return self.sheet.enough(found)

    def _touched(self, point: Sequence[Form]) -> bool:
        """g(p) >= 0, no slope at p leads down inside of the box, and g bends upwards on all of it."""
        places = [self._place(i, point[i]) for i in range(self.sheet.size)]
        if None in places or not self._exactly(point):
            return False
        return self._bends_up(point, places) or self._by_series(point)

    def _bends_up(self, point: Sequence[Form], places: Sequence[str | None]) -> bool:
        try:
            return self._slopes_lead_up(point, places) and (min(self._bends()) >= 0 or self._is_definite())
        except Untold:
            return False

    def _slopes_lead_up(self, point: Sequence[Form], places: Sequence[str | None]) -> bool:
        free = self._free()
        held = at_point(self.sheet.tape, self.sheet.slopes, point)
        for i, (at, place) in enumerate(zip(self.sheet.slopes, places, strict=True)):
            side = exact.sign(held[at])
            if i in free and not (side == 0 or (side == 1 and place == "low") or (side == -1 and place == "high")):
                return False
        return True

    def _by_series(self, point: Sequence[Form]) -> bool:
        """Along one side: the expansions at the point, to its right and to its left, are not negative."""
        free = self._free()
        if len(free) != 1 or any(math.isinf(end) for end in self.box[free[0]]):
            return False
        (side,) = free
        low, high = self.box[side]
        return self._beside(side, point, low, True) and self._beside(side, point, high, False)

    def _beside(self, side: int, point: Sequence[Form], near: float, high: bool) -> bool:
        """Between ``near`` and the point, which is its high end, or its low one."""
        if exact.sign(point[side] - self._corner(side, high)) == 0:
            return True
        for degree in (1, 2) if self.sheet.has_roots else (1,):
            with contextlib.suppress(Untold):
                far, moving = self._moving(point[side], near, high, False, degree=degree)
                others = [far.exact(value) for value in point]
                if self._is_shown_far(far, [moving if i == side else others[i] for i in range(self.sheet.size)]):
                    return True
        return False

    def _place(self, i: int, value: Form) -> str | None:
        """Where an exact number lies on a side: low end, high end, inside, or None."""
        low = exact.sign(value - self._corner(i, True)) if not math.isinf(self.box[i][0]) else 1
        high = exact.sign(value - self._corner(i, False)) if not math.isinf(self.box[i][1]) else -1
        if low is None or high is None or low < 0 or high > 0:
            return None
        return "low" if low == 0 else "high" if high == 0 else "inside"

    def _is_definite(self) -> bool:
        """All pivots of the second derivatives are positive: every matrix in the enclosure is positive definite."""
        free, whole = self._free(), self._curvature()
        rows = [[whole[i][j] for j in free] for i in free]
        for k in range(len(free)):
            if not rows[k][k][0] > 0:
                return False
            for i in range(k + 1, len(free)):
                for j in range(i, len(free)):
                    part = intervals.div(intervals.mul(rows[i][k], rows[j][k]), rows[k][k])
                    rows[i][j] = rows[j][i] = intervals.sub(rows[i][j], part)
        return True

    # --- far out

    def _far(self, side: int, high: bool) -> bool:
        end = (self.sheet.problem.high if high else self.sheet.problem.low)[side]
        far_end, near = self.box[side][1 if high else 0], self.box[side][0 if high else 1]
        if far_end != end.at or not end.left_out or math.isinf(near):
            return False
        ways = [
            (Far, 1),
            *([(Sharp, 1)] if self.sheet.may_be_sharper else []),
            *([(Far, 2)] if self.sheet.has_roots else []),
        ]
        for kind, degree in ways:
            with contextlib.suppress(Untold):
                far, moving = self._moving(end.value, near, high, math.isinf(far_end), kind, degree)
                sides = [moving if i == side else self._beside_it(i, far) for i in range(self.sheet.size)]
                if self._is_shown_far(far, sides):
                    return True
        return False

    def _beside_it(self, i: int, far: Far) -> Tail:
        low, high = self.box[i]
        return far.exact(self._corner(i, True)) if low == high else far.plain((low, high))

    def _is_shown_far(self, far: Far, sides: Sequence[Tail]) -> bool:
        program = self.sheet.value
        held = run(program.nodes, program.slots, far, sides)
        gap = held[program.roots[0]]
        return far.sign(gap) == 1 or (not self.sheet.goal.strict and far.never_negative(gap))

    def _moving(
        self, end: Form | None, near: float, high: bool, infinite: bool, kind: type[Far] = Far, degree: int = 1
    ) -> tuple[Far, Tail]:
        """The side as ±z**degree, or c ± 1/z**degree: with 2, roots of odd powers are whole powers of z."""
        way = Form.of(1 if high else -1)
        if infinite:
            far = kind(_rooted(near if high else -near, degree))
            return far, far.make({degree: way}, None)
        if end is None:
            raise Untold("an end without an exact value")
        width = intervals.absolute(intervals.sub(exact.enclosure(end), (near, near)))
        far = kind(_rooted(intervals.div((1.0, 1.0), (width[1], width[1]))[0], degree))
        return far, far.make({0: end, -degree: -way}, None)


def _rooted(value: float, degree: int) -> float:
    """At most its root."""
    return value if degree == 1 or not value > 0 else intervals.FUNCTIONS["sqrt"]((value, value))[0]


def _end(side: Interval, low: bool) -> Interval:
    return (side[0], side[0]) if low else (side[1], side[1])


def _middle(box: Box) -> Box:
    return tuple((m, m) for m in (intervals.cut(*side) if side[0] < side[1] else side[0] for side in box))


def _least(slope: float, bend: float, reach: float) -> Interval:
    """A lower bound of slope t + bend t**2/2 for |t| <= reach."""
    first = intervals.neg(intervals.mul((slope, slope), (reach, reach)))
    if bend <= 0:
        half = intervals.mul((bend / 2, bend / 2), intervals.power((reach, reach), 2))
        return intervals.add(first, half)
    second = intervals.neg(intervals.div(intervals.power((slope, slope), 2), intervals.mul((2.0, 2.0), (bend, bend))))
    return first if first[0] >= second[0] else second

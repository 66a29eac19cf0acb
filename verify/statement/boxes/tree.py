"""Making a tree, and walking one.  The walk is what a checker does: every leaf's form is tried, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from verify.statement.boxes import intervals
from verify.statement.boxes.cover import LETTERS, Box, Piece, Sheet
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Interval, Untold
from verify.statement.errors import Refused
from verify.statement.work_limits import spend

__all__ = ["MAX_DEPTH", "Grown", "Stuck", "grow", "walk"]

MAX_DEPTH = 90
EACH = 4  # units of :mod:`verify.statement.work_limits` for one operation on intervals
TOO_MANY = "too many pieces"
EXACT = 25  # for one operation on tails or exact numbers
Points = Sequence[Sequence[Form]]


@dataclass(frozen=True)
class Grown:
    """A tree that shows a goal on its whole domain; or over the one number through which it depends on it."""

    text: str
    leaves: int
    through: int | None = None
    points: list[list[str]] = field(default_factory=list)
    spent: int = 0


@dataclass(frozen=True)
class Stuck:
    """Where it did not go on: the middle of a box, why, and whether the gap is negative there."""

    at: tuple[float, ...]
    why: str
    negative: bool
    leaves: int
    spent: int = 0


def grow(sheet: Sheet, points: Points = (), work: int = 10_000_000) -> Grown | Stuck:
    """Halve until every piece is decided; stop at a piece where the gap is negative, or that is too small.

    ``work`` is counted in operations on intervals, about a microsecond each.
    """
    text: list[str] = []
    count, allowed = 0, work
    waiting: list[tuple[Box, int]] = [(sheet.start(), 0)]
    each = 2 * len(sheet.value.steps) + 2 * len(sheet.first.steps) + len(sheet.second.steps) + 20
    while waiting:
        box, depth = waiting.pop()
        work -= each
        spend(EACH * each)
        found = _decided(sheet, box, points)
        if found:
            text.append(found)
            count += 1
            continue
        at = _inside(box)
        if _is_negative(sheet, box):
            return Stuck(at, "the gap is negative here", True, count, allowed - work)
        side = _widest(sheet, box) if depth < MAX_DEPTH else None
        if side is None or work < 0:
            why = "too small a piece" if side is None else TOO_MANY
            return Stuck(at, why, False, count, allowed - work)
        text.append(LETTERS[side])
        waiting += [(half, depth + 1) for half in reversed(_halves(box, side))]
    return Grown("".join(text), count, spent=allowed - work)


def _decided(sheet: Sheet, box: Box, points: Points) -> str:
    piece = Piece(sheet, box)
    for form in "vnm":
        if piece.by(form):
            return form
    for side in range(sheet.size):
        for form in "hl":
            if _is_open(sheet, box, side, form == "h"):
                spend(EXACT * len(sheet.value.steps))
                if piece.by(form, side):
                    return form + LETTERS[side]
    if points:
        spend(EXACT * len(sheet.value.steps))
        if piece.by("t", points=points):
            return "t"
    return "c" if piece.by("c") else ""


def _is_open(sheet: Sheet, box: Box, side: int, high: bool) -> bool:
    end = (sheet.problem.high if high else sheet.problem.low)[side]
    return end.left_out and box[side][1 if high else 0] == end.at


def _inside(box: Box) -> tuple[float, ...]:
    return tuple(intervals.cut(*side) for side in box)


def _is_negative(sheet: Sheet, box: Box) -> bool:
    point = tuple((x, x) for x in _inside(box))
    try:
        return not sheet.is_outside(point) and sheet.value.run(point)[0][1] < 0
    except Untold:
        return False


def _widest(sheet: Sheet, box: Box) -> int | None:
    """The side along which the gap varies most, as far as that is told."""
    wide = [side[1] - side[0] for side in box]
    sides = [i for i, side in enumerate(box) if side[0] < intervals.cut(*side) < side[1]]
    if not sides:
        return None
    if any(math.isinf(w) for w in wide):
        return max(sides, key=lambda i: _reach(box[i]))
    try:
        piece = Piece(sheet, box)
        piece.value  # noqa: B018  (where something may be undefined, the slopes of the gap do not count)
        slopes: list[Interval] = piece.slopes(box)
        smear = [intervals.absolute(s)[1] * w for s, w in zip(slopes, wide, strict=True)]
        if all(math.isfinite(s) for s in smear) and max(smear[i] for i in sides) > 0:
            return max(sides, key=lambda i: smear[i])
    except Untold:
        pass
    return max(sides, key=lambda i: wide[i])


def _reach(side: Interval) -> float:
    """How much a side wants to be halved: a finite one by its width, an endless one the less the further it begins."""
    ends = [abs(end) for end in side if math.isfinite(end)]
    return math.inf if not ends else side[1] - side[0] if len(ends) == 2 else 16 / (1 + ends[0])


def _halves(box: Box, side: int) -> list[Box]:
    low, high = box[side]
    middle = intervals.cut(low, high)
    return [(*box[:side], part, *box[side + 1 :]) for part in ((low, middle), (middle, high))]


def walk(sheet: Sheet, text: str, points: Points) -> int:
    """How many leaves of a given tree there are, if each is decided as it says; Refused else.  At least one must not
    be outside of what is given."""
    waiting, at, count, spoken = [sheet.start()], 0, 0, False
    while waiting:
        if at >= len(text):
            raise Refused("a tree that ends too early")
        box, letter = waiting.pop(), text[at]
        at += 1
        if letter in LETTERS:
            side = LETTERS.index(letter)
            if side >= sheet.size or not box[side][0] < intervals.cut(*box[side]) < box[side][1]:
                raise Refused("a tree that halves what cannot be halved")
            waiting += reversed(_halves(box, side))
            continue
        side = 0
        if letter in "hl":
            side = LETTERS.find(text[at : at + 1] or "?")
            at += 1
            if not 0 <= side < sheet.size:
                raise Refused("a tree with a side that is not there")
        if letter not in "vnmcthl" or not Piece(sheet, box).by(letter, side, points):
            raise Refused("a piece is not decided as the tree says")
        spoken |= letter != "v"
        count += 1
    if at != len(text):
        raise Refused("a tree that does not end")
    if not spoken:
        raise Refused("no piece meets what is given: nothing is said")
    return count

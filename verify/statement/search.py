"""A counterexample to any statement: corners first, then random points and a climb, then the smallest sizes.

What is found in floats is only a proposal: :func:`verify.statement.assign.refutes` decides, at a rational point.
Silence is no evidence.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from verify.statement.assign import refutes
from verify.statement.draw import EXISTING, FAMILIES, Drawer, Unreachable, moved, rounded, simpler
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.gap import Gap
from verify.statement.statement import Part, Statement
from verify.statement.work_limits import Exhausted, current, limited, spend

__all__ = ["Budget", "Found", "hunt", "plainer", "refute"]

CLEAR = 1e-9  # a relative gap that rounding does not explain
DOUBTS = 4  # points that floats take for a counterexample and exact arithmetic does not, where work is counted
AT_LARGE = 6  # points at each of the larger sizes
WITH_ARRAYS = 2 * len(FAMILIES)  # the same where arrays are of such a size: each family twice
DEAR = 300_000  # steps of one evaluation in floats from which on no larger size is tried
DRAWN = 200  # units of work for a point that is drawn, beside its evaluation
MISSES = 2  # draws without a point, for one that may be looked at, after which a search gives up
FAILS = (Undefined, Undecided, TooMuch, Refused, ArithmeticError, ValueError, RecursionError, Unreachable)


@dataclass(frozen=True)
class Budget:
    """Effort of one search: seconds of computing, or, to find the same on every machine, so many points looked at."""

    seconds: float = 10.0
    tries: int | None = None
    work: int | None = None  # steps of the evaluator in floats; like tries, the same on every machine
    largest: int = 12  # sizes that are drawn
    seed: int = 0
    fuel: int = 1_000_000  # of one exact question
    shrink: float = 0.5  # of the time that finding took (three seconds at least), for a smaller one
    sizes: tuple[int, ...] = ()  # larger ones, tried at the end at a few structured points
    given: Mapping[str, Any] = field(default_factory=dict)  # variables that keep these values, if they are for_all


@dataclass(frozen=True)
class Found:
    """An assignment that refutes the statement, exactly; and how it was found."""

    assignment: Mapping[str, Any]
    tries: int
    how: str


def refute(statement: Statement, budget: Budget | None = None) -> Found | None:
    """An assignment that refutes the statement, or None if none was found."""
    return hunt(statement, budget or Budget())[0]


def hunt(statement: Statement, budget: Budget) -> tuple[Found | None, int]:
    """The same, and how many points were looked at."""
    search = _Hunt(statement, budget)
    return search.run(), search.tries


def plainer(statement: Statement, assignment: Mapping[str, Any], budget: Budget) -> dict[str, Any]:
    """An assignment that refutes, with smaller sizes and shorter numbers if such a one is found near it."""
    with contextlib.suppress(*FAILS):  # numbers that are written as terms stay as they are
        return _Hunt(statement, budget).smaller(dict(assignment))
    return dict(assignment)


class _Hunt:
    def __init__(self, statement: Statement, budget: Budget) -> None:
        self.statement, self.budget = statement, budget
        self.random = random.Random(f"{statement.digest}:{budget.seed}")
        bound = {name for part in statement.parts if part.word != "exists" for name in part.names}
        self.given = {name: value for name, value in budget.given.items() if name in bound}
        self.drawer = Drawer(statement, self.random, self.given)
        self.gap = Gap(statement)
        self.tries = self.misses = self.doubts = 0
        self.reachable = not any(part.word == "exists" and self._is_vast(part) for part in statement.parts)
        self.end = time.process_time() + budget.seconds
        self.last = budget.tries

    def _is_vast(self, part: Part) -> bool:
        """Does something exist that no drawer goes through?  Then no point refutes."""
        return any(self.statement.types[name].name not in EXISTING for name in part.names)

    def run(self) -> Found | None:
        start = time.process_time()
        for how, assignment in self._found():
            spent = time.process_time() - start
            self.end = time.process_time() + self.budget.shrink * max(spent, 3.0)
            if self.budget.tries is not None:
                self.end, self.last = start + self.budget.seconds, self.tries + self.budget.tries
            return Found(self._within_limit(assignment), self.tries, how)
        return None

    def _within_limit(self, at: dict[str, Any]) -> dict[str, Any]:
        """A smaller one, with half of the work that is left; the one that was found if that is not enough."""
        if (outer := current()) is None:
            return self.smaller(at)
        own = limited(outer.seconds / 2)
        try:
            with own:
                return self.smaller(at)
        except Exhausted as error:
            if error.work is not own:
                raise
            return at

    def _found(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for sizes in self._sizes():
            for at in self._corners(sizes):
                if (found := self._exact_if_clear(at)) is not None:
                    yield "a corner", found
        turn = 0
        while self._time():
            turn += 1
            largest = 2 + turn // 12 % self.budget.largest
            with contextlib.suppress(*FAILS):
                start = self._drawn(largest)
                if start is not None and (found := self._climbed(start)) is not None:
                    yield "a search", found
        yield from self._at_large()

    def _at_large(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Sizes that the search before does not reach, as long as a point costs little."""
        arrays = any(kind.name == "array" for kind in self.statement.types.values())
        for size in self.budget.sizes if self.reachable else ():
            for number in range(WITH_ARRAYS if arrays else AT_LARGE):
                large, before = self._drawn(size, number), self.gap.spent
                if large is not None and (found := self._exact_if_clear(large)) is not None:
                    yield "a larger size", found
                if self.gap.spent - before > DEAR:
                    return

    def _time(self) -> bool:
        """A search that counts its points gives up where nearly none can be drawn, too."""
        if not self.reachable or time.process_time() >= self.end or self._is_tired():
            return False
        return self.last is None or (self.tries < self.last and self.misses < MISSES * (self.last + self.tries))

    def _is_tired(self) -> bool:
        return self.budget.work is not None and (self.gap.spent > self.budget.work or self.doubts >= DOUBTS)

    def _sizes(self) -> Iterator[int]:
        yield from (1, 2, 3, 4, min(8, self.budget.largest))

    def _corners(self, largest: int) -> Iterator[dict[str, Any]]:
        """Structured points at this size: ends of ranges, all zeros, all ones, degenerate heads, ties."""
        limit = time.process_time() + (self.budget.seconds if self.last else self.budget.seconds / 8)
        for number in range(400 if self.last is None else self.last // 8):
            if not self._time() or time.process_time() > limit:
                return
            if (at := self._drawn(largest, number)) is not None:
                yield at

    def _drawn(self, largest: int, corner: int | None = None) -> dict[str, Any] | None:
        with contextlib.suppress(*FAILS):
            return self.drawer.point(largest, corner=corner)
        self.misses += 1
        return None

    # --- one point

    def _value(self, at: Mapping[str, Any]) -> float:
        self.tries += 1
        spend(DRAWN)
        try:
            return self.gap.at(at)
        except FAILS:
            return -float("inf")

    def _exact_if_clear(self, at: dict[str, Any]) -> dict[str, Any] | None:
        return self._confirmed(at) if self._value(at) > CLEAR else None

    def _climbed(self, at: dict[str, Any]) -> dict[str, Any] | None:
        best, step, stale = self._value(at), 0.5, 0
        while stale < 40 and best < 1e-6 and self._time():
            if best == -float("inf") and stale > 5:
                return None
            new = moved(self.statement, at, step, self.random) | self.given
            value = self._value(new)
            if value > best:
                at, best, stale = new, value, 0
            else:
                stale, step = stale + 1, step * 0.93
        return self._confirmed(at) if best > CLEAR else None

    def _confirmed(self, at: dict[str, Any]) -> dict[str, Any] | None:
        """The point with the shortest numbers that still refutes, if the point itself does."""
        found = self._refuting(at, 10**7)
        self.doubts += found is None
        for most in (1, 2, 10, 100, 10**4) if found is not None else ():
            if self._time() and (shorter := self._refuting(at, most)) is not None:
                return shorter
        return found

    def _refuting(self, at: dict[str, Any], most: int) -> dict[str, Any] | None:
        with contextlib.suppress(*FAILS):
            new = self.drawer.solved(rounded(self.statement, at, most) | self.given)
            if refutes(self.statement, new, self.budget.fuel):
                return new
        return None

    # --- smaller

    def smaller(self, at: dict[str, Any]) -> dict[str, Any]:
        """Smaller sizes first, by trying corners there; then, greedily, plainer numbers."""
        for largest in range(1, min(_weight(at)[0], self.budget.largest) + 1):
            for number in range(80):
                if not self._time():
                    return at
                with contextlib.suppress(*FAILS):
                    new = self.drawer.point(largest, corner=number)
                    if _weight(new) < _weight(at) and self._value(new) > CLEAR:
                        at = self._confirmed(new) or at
        again = True
        while again and self._time():
            again = False
            for new in simpler(self.statement, at):
                self.tries += 1
                if self._time() and self._is_better(new | self.given, at):
                    at, again = self.drawer.solved(new | self.given), True
                    break
        return at

    def _is_better(self, new: dict[str, Any], at: dict[str, Any]) -> bool:
        with contextlib.suppress(*FAILS):
            full = self.drawer.solved(new)
            return _weight(full) < _weight(at) and refutes(self.statement, full, self.budget.fuel)
        return False


def _weight(value: Any) -> tuple[int, int]:
    """Sizes first, then how much there is to write."""
    if isinstance(value, Mapping):
        sizes = sum(v for v in value.values() if type(v) is int)
        return sizes, sum(_written(v) for v in value.values())
    return 0, _written(value)


def _written(value: Any) -> int:
    if isinstance(value, list):
        return 1 + sum(map(_written, value))
    if isinstance(value, dict):
        return 1 + sum(map(_written, value.values()))
    if isinstance(value, str) and not set(value) <= set("01"):
        with contextlib.suppress(ValueError, ZeroDivisionError):
            number = Fraction(value)
            return 2 * len(value) + (number.numerator != 1 and number != 0)
    return len(str(value)) + (str(value).count("1") if isinstance(value, str) else 0)
